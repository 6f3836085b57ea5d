"""A match as a file: readable JSON that replays, action by action, through the rules.

Nothing in it is trusted: types are checked when it is read, every action when it
is replayed, and the position at the end must be the one that was written.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from tabletop.kernel import files
from tabletop.kernel.errors import (
    IllegalAction,
    NotationError,
    OptionError,
    SaveError,
    UnknownBot,
    UnknownGame,
)
from tabletop.kernel.game import AnyGame
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import COLOURS, SHAPES, Player
from tabletop.kernel.unread import told

FORMAT: Final = "tabletop-match"
SCHEMA: Final = 1
SUFFIX: Final = ".tabletop"
LARGEST: Final = 4 * 1024 * 1024
"""Bytes; a match of ten thousand actions has a twentieth of this.

Whatever they are, they become some thirty times as much in memory at the most.
"""
LONGEST_NAME: Final = 200
"""Letters of a player's name; at the table there is room for a tenth."""

Load = Callable[[str], AnyGame]
"""Finds a game by name; raises UnknownGame."""
Find = Callable[[str, str], object]
"""Finds a bot by the name of its game and its own; raises UnknownBot."""


class _Head(msgspec.Struct):
    format: str
    schema: int


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """What the file holds. *actions* and *undone* are lines of the game's notation."""

    format: str
    schema: int
    game: str
    rules_version: int
    options: dict[str, str]
    seats: list[Player]
    seed: int
    own_dice: bool
    fair_undo: bool
    actions: list[str]
    position: str
    undone: list[str] = []


_UNREADABLE: Final = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)
"""What the decoder raises."""

# Raw documents of an older schema, made into those of the next; by the older number.
_MIGRATIONS: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}


def saved(match: Match) -> Saved:
    """What a file of *match* holds."""
    game, setup = match.game, match.setup
    return Saved(
        FORMAT,
        SCHEMA,
        game.id,
        game.rules_version,
        dict(setup.options),
        list(setup.players),
        setup.seed,
        setup.own_dice,
        setup.fair_undo,
        [game.encode(action) for action in match.actions],
        game.notation(match.state),
        [game.encode(action) for action in match.undone],
    )


def to_json(match: Match) -> bytes:
    """The match as JSON that a person can read, an action a line."""
    return msgspec.json.format(msgspec.json.encode(saved(match)), indent=1) + b"\n"


def from_json(text: bytes, load: Load, bot: Find | None = None) -> Match:
    """The match that JSON tells. Its bots are looked for where *bot* is given. Raises SaveError."""
    head = _head(text)
    if head.format != FORMAT:
        raise SaveError(
            'this is no match of Tabletop: its format is "{format}".', format=head.format[:40]
        )
    if head.schema > SCHEMA:
        raise SaveError(
            "this match was saved by a newer Tabletop (schema {schema}; this one knows {known}).",
            schema=head.schema,
            known=SCHEMA,
        )
    try:
        if head.schema == SCHEMA:
            # At once what it must be: nothing else is ever made of it.
            found = msgspec.json.decode(text, type=Saved)
        else:
            found = msgspec.convert(_migrated(msgspec.json.decode(text), head.schema), Saved)
    except _UNREADABLE as error:
        raise SaveError("this match is broken: {why}.", why=told(str(error))) from error
    return restored(found, load, bot)


def _head(text: bytes) -> _Head:
    try:
        return msgspec.json.decode(text, type=_Head)
    except _UNREADABLE as error:
        raise SaveError("this is no match of Tabletop: {why}.", why=told(str(error))) from error


def _migrated(document: Any, schema: int) -> Any:
    while schema < SCHEMA:
        if schema not in _MIGRATIONS:
            raise SaveError(
                "this match is broken: there never was a schema {schema}.", schema=schema
            )
        document = _MIGRATIONS[schema](document)
        schema += 1
    return document


def restored(found: Saved, load: Load, bot: Find | None = None) -> Match:
    """The match played again from its log. Raises SaveError naming the action that fails."""
    try:
        game = load(found.game)
    except UnknownGame as error:
        raise SaveError("this match cannot be played here: {problem}", problem=error) from error
    if found.rules_version > game.rules_version:
        raise SaveError(
            "this match was played by newer rules of {game} "
            "({version}; this program knows {known}).",
            game=found.game,
            version=found.rules_version,
            known=game.rules_version,
        )
    _check_seats(found.seats)
    if bot is not None:
        _check_bots(game.id, found.seats, bot)
    try:
        options = settled(game.options, found.options, game.id)
        match = Match(
            game,
            Setup(options, tuple(found.seats), found.seed, found.own_dice, found.fair_undo),
        )
    except OptionError as error:
        raise SaveError("this match is broken: {problem}", problem=error) from error
    for number, line in enumerate(found.actions, 1):
        try:
            match.play(game.decode(line))
        except (NotationError, IllegalAction) as error:
            raise SaveError(
                "this match is broken at action {number}: {problem}", number=number, problem=error
            ) from error
    if game.notation(match.state) != found.position:
        raise SaveError("this match is broken: its actions do not lead to its last position.")
    _check_undone(match, found.undone)
    return match


def _check_seats(seats: list[Player]) -> None:
    """Nobody can sit there whose name, colour or shape the table cannot show."""
    for number, player in enumerate(seats):
        if len(player.name) > LONGEST_NAME:
            raise SaveError(
                "this match is broken: a name has up to {most} letters - at "
                "`$.seats[{number}].name`.",
                most=LONGEST_NAME,
                number=number,
            )
        if player.colour not in COLOURS:
            raise SaveError(
                'this match is broken: "{value}" is no colour - at `$.seats[{number}].colour`.',
                value=player.colour[:40],
                number=number,
            )
        if player.shape not in SHAPES:
            raise SaveError(
                'this match is broken: "{value}" is no shape - at `$.seats[{number}].shape`.',
                value=player.shape[:40],
                number=number,
            )


def _check_bots(game: str, seats: list[Player], bot: Find) -> None:
    """Nobody waits for a turn of a bot that is not there."""
    for player in seats:
        if player.bot is None:
            continue
        try:
            bot(game, player.bot[:40])
        except UnknownBot as error:
            raise SaveError("this match cannot be played here: {problem}", problem=error) from error


def _check_undone(match: Match, lines: list[str]) -> None:
    """Puts the actions taken back in place if they can come again."""
    ahead = Match(match.game, match.setup, list(match.log))
    try:
        undone = [match.game.decode(line) for line in lines]
        ahead.replayed(undone[::-1])
    except (NotationError, IllegalAction) as error:
        raise SaveError(
            "this match is broken in what was taken back: {problem}", problem=error
        ) from error
    match.undone = undone


def write(match: Match, path: Path) -> None:
    """Saves to a file in one piece: on failure the old file is as it was. Raises SaveError."""
    write_whole(path, to_json(match))


def write_whole(path: Path, content: bytes) -> None:
    """Writes beside *path*, then moves it there. Raises SaveError."""
    beside = None
    try:
        with tempfile.NamedTemporaryFile(
            dir=path.parent, prefix=f".{path.name[:40]}.", delete=False
        ) as file:
            beside = Path(file.name)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        # Closed by now: on Windows an open file cannot be moved.
        _keep_mode(beside, path)
        beside.replace(path)
    except BaseException as error:
        if beside is not None:
            with contextlib.suppress(OSError):
                beside.unlink()
        if isinstance(error, OSError):
            raise SaveError(
                "{path} could not be written: {why}.", path=path, why=error.strerror
            ) from error
        raise


def _keep_mode(beside: Path, path: Path) -> None:
    """A temporary file is the owner's alone; a save is as open as the one it replaces."""
    if path.exists():
        beside.chmod(path.stat().st_mode & 0o777)
    else:
        mask = os.umask(0)
        os.umask(mask)
        beside.chmod(0o666 & ~mask)


def is_there(path: Path) -> bool:
    """Whether there is anything under that name; a name that no disk takes is nowhere."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def is_meant(source: str) -> bool:
    """Whether a word that names no game is meant as a file's name."""
    path = Path(source)
    return is_there(path) or bool(path.suffix) or path.name != source


def read(path: Path, load: Load, bot: Find | None = None) -> Match:
    """The match of a file. Raises SaveError, which names the file."""
    text = _content(path)
    try:
        return from_json(text, load, bot)
    except SaveError as error:
        raise SaveError("{path}: {problem}", path=path, problem=error) from error


def _content(path: Path) -> bytes:
    try:
        return files.content(path, LARGEST)
    except files.Unreadable as error:
        raise SaveError("{path} could not be read: {why}.", path=path, why=error.why) from error
    except files.TooLarge as error:
        raise SaveError(
            "{path}: this is no match of Tabletop: {size} bytes are too many.",
            path=path,
            size=error.size,
        ) from error
