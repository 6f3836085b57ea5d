"""Files that are whole, one or several of each kind: what is then broken."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from msgspec.json import encode

from tabletop import games
from tabletop.kernel import save
from tabletop.kernel.counter import blank
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import Choice, File, Option, settled
from tabletop.kernel.seats import unnamed
from tabletop.library import Library
from tests.broken.kinds import played_on

SETUP = (
    "blue | green 1+ . . 3+ 3+ 5+ . 2- . . . 7- | blue . 2+ . . . . 1- . 3- 3- . 6- | "
    "g . b3+ | . . . . | . b4- g . . | g2+ . . . . b | . . . . . . ."
)


def _options(name: str) -> Iterator[Mapping[str, str]]:
    """Every option of a game once, the others as they are; and a file of one's own."""
    game = games.load(name)
    yield {}
    for option in game.options:
        if isinstance(option, Choice):
            for value in option.values[1:]:
                yield {option.id: value}


@cache
def matches() -> tuple[Match, ...]:
    """Matches of all games, of every option and every number of players, at some moment."""
    found = []
    for name in games.names():
        game = games.load(name)
        for number, options in enumerate(_options(name)):
            rng = Random(f"{name} {number}")
            seats = game.seats[number % len(game.seats)]
            bots = [None, *["random"] * (seats - 1)]
            agreed = settled(game.options, options, name)
            setup = Setup(agreed, unnamed(bots), number, number % 2 == 1, number % 3 == 1)
            match = Match(game, setup)
            played_on(match, int(rng.random() * 60), rng)
            match.undo()
            found.append(match)
    return tuple(found)


@cache
def saves() -> tuple[bytes, ...]:
    """The matches as files."""
    return tuple(save.to_json(match) for match in matches())


@cache
def documents() -> tuple[Any, ...]:
    """The files of matches as what JSON tells."""
    return tuple(json.loads(text) for text in saves())


@cache
def library() -> bytes:
    """A library in one file: some matches of all games, one that is over, pads."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "matches.sqlite"
        with closing(Library(path)) as found:
            for match in matches()[::4]:
                found.begin(match)
            game = games.load("croco")
            setup = Setup(settled(game.options, {}, "croco"), unnamed([None, "greedy"]), 3)
            over = Match(game, setup)
            played_on(over, 10_000, Random(3))
            found.begin(over)
            for name in games.names():
                counter = games.counter(name)
                if counter is not None:
                    pad = blank(name, counter).named(0, "Anna").entered(0, 0, 7)
                    found.counts.begin(pad)
        return path.read_bytes()


def option(name: str, known: str) -> Option:
    """An option of a game by its name."""
    return next(one for one in games.load(name).options if one.id == known)


def content() -> bytes:
    """Cards for Hospital."""
    taken = option("hospital", "content")
    assert isinstance(taken, File)
    return taken.example().encode()


def setup() -> bytes:
    """A position of Croco, set up by hand."""
    return SETUP.encode()


def circuit() -> bytes:
    """A circuit of Caries."""
    return option("caries", "circuit").default.encode()


def choice(name: str) -> bytes:
    """How a game was set up last."""
    from ui.new_match import Chosen

    game = games.load(name)
    options = settled(game.options, {}, name)
    return encode(Chosen(2, list(unnamed([None, "random"])), options))


def settings(choices: Mapping[str, str] | None = None, **others: str) -> bytes:
    """What was set, as the window writes it: *choices* by game, and *others*."""
    from PySide6.QtCore import QByteArray, QSettings

    with TemporaryDirectory() as folder:
        path = Path(folder) / "settings.ini"
        kept = QSettings(str(path), QSettings.Format.IniFormat)
        for name in games.names():
            kept.setValue(f"choices/{name}", (choices or {}).get(name, choice(name).decode()))
            kept.setValue(f"paces/{name}", others.get("pace", "calm"))
            kept.setValue(f"guides/{name}", others.get("guide", "no"))
        words = {"theme": "dark", "text": "large", "speed": "fast", "files": "/tmp/a\n/tmp/b"}
        for word, value in (words | others).items():
            kept.setValue(word, value)
        kept.setValue("geometry", QByteArray(b"\x01\xd9\xd0\xcb\x00\x03\x00\x00" + b"\x00" * 58))
        kept.sync()
        return path.read_bytes()


def mark() -> bytes:
    """What a window left that was ended with the first match on its table."""
    return b'{"match":1,"brought_back":null}'
