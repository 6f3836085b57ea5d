"""Positions and actions of Croco as one line of text, and back.

``2/4 alternate | 36-41 | first 2 asked 1 place green 2 | `` and what lies where (see
``setting``): game 2 of 4, after one that ended 36 to 41. A cell is ``5.2``, the second
from the head of the crocodile of 5; a space of a camp is ``c2``, the third of the lower row.
"""

from __future__ import annotations

import re
from typing import Final, assert_never

from tabletop.games.croco import names, setting
from tabletop.games.croco.actions import Action, Choose, Clear, Lay, Place
from tabletop.games.croco.position import GAMES, Agreed, Phase, Position
from tabletop.games.croco.printed import (
    CLAN_OF,
    CLANS,
    MOST,
    TOKENS,
    Clan,
)
from tabletop.kernel.errors import NotationError
from tabletop.kernel.game import Seat

_PLACE: Final = re.compile(r"(green|blue) (\S+) from (\S+) on (\S+)")
_HEAD: Final = re.compile(
    r"([1-6])/([1-6]) (alternate|same) \| (-|\d+-\d+(?: \d+-\d+)*) \| "
    r"first ([12]) asked ([12]) ([a-z]+) green ([-12]) \| (.*)",
    re.ASCII,
)


# Actions


def encoded(action: Action) -> str:
    """The action as one short line."""
    match action:
        case Lay(clan, camp):
            return f"lay {names.NAMES[clan]} {setting.written_camp(camp)}"
        case Choose(clan):
            return f"choose {names.NAMES[clan]}"
        case Place(token, space, cell):
            name = names.NAMES[CLAN_OF[token]]
            return (
                f"place {name} {names.face(token)} "
                f"from {names.space_name(space)} on {names.cell_name(cell)}"
            )
        case Clear():
            return "clear"
        case _:
            assert_never(action)


def decoded(text: str) -> Action:
    """The action that a line tells; raises NotationError."""
    text = text.replace(names.MINUS, "-")
    verb, _, rest = text.partition(" ")
    try:
        found = _decoded(verb, rest)
    except NotationError as error:
        raise NotationError(
            '"{line}" is no action of Croco: {problem}.', line=text, problem=error
        ) from error
    # Other blanks: what can be read, but is never written.
    if found is None or encoded(found) != text:
        raise NotationError('"{line}" is no action of Croco.', line=text)
    return found


def _decoded(verb: str, rest: str) -> Action | None:
    match verb:
        case "place":
            return _read_placement(rest)
        case "choose":
            return Choose(names.read_clan(rest))
        case "lay":
            clan_name, *tokens = rest.split(" ")
            clan = names.read_clan(clan_name)
            return Lay(clan, tuple(names.read_face(clan, token) for token in tokens))
        case "clear" if not rest:
            return Clear()
        case _:
            return None


def _read_placement(text: str) -> Place | None:
    found = _PLACE.fullmatch(text)
    if found is None:
        return None
    token = names.read_face(names.read_clan(found[1]), found[2])
    return Place(token, names.read_space(found[3]), names.read_cell(found[4]))


# Positions


def written(state: Position) -> str:
    """The position on one line."""
    agreed = state.agreed
    results = " ".join(f"{one}-{two}" for one, two in state.results)
    return " | ".join(
        (
            f"{state.game}/{agreed.games} {'alternate' if agreed.alternate else 'same'}",
            results or "-",
            f"first {state.first + 1} asked {state.asked + 1} {state.phase.value} "
            f"green {'-' if state.green is None else state.green + 1}",
            setting.written(state.board),
        )
    )


def read(text: str) -> Position:
    """The position that a line tells; raises NotationError."""
    try:
        state = _read(text)
        _check(state)
    except (NotationError, ValueError) as error:
        raise NotationError(
            '"{line}" is no position of Croco: {problem}.',
            line=text,
            problem=error if isinstance(error, NotationError) else str(error),
        ) from error
    # Leading zeros, other blanks: what can be read, but is never written.
    if written(state) != text:
        raise NotationError(
            '"{line}" is no position of Croco, but this is: {other}',
            line=text,
            other=written(state),
        )
    return state


def _read(text: str) -> Position:
    found = _HEAD.fullmatch(text)
    if found is None:
        raise NotationError("its head cannot be read")
    results = () if found[4] == "-" else tuple(map(_read_result, found[4].split(" ")))
    return Position(
        Agreed(int(found[2]), found[3] == "alternate"),
        results,
        Seat(int(found[5]) - 1),
        Seat(int(found[6]) - 1),
        Phase(found[7]),
        None if found[8] == "-" else Seat(int(found[8]) - 1),
        setting.read_board(found[9].split(" | ")),
    )


def _read_result(text: str) -> tuple[int, int]:
    one, two = map(int, text.split("-"))
    return one, two


def _check(state: Position) -> None:
    """Raises NotationError where a match could not be played on from here."""
    if state.agreed.games not in GAMES or not 1 <= state.game <= state.agreed.games:
        raise NotationError("there is no game {number}", number=state.game)
    if any(points > MOST for result in state.results for points in result):
        raise NotationError("no game brings more than {most} points", most=MOST)
    if (state.green is None) != (state.phase in (Phase.LAY, Phase.CHOOSE)):
        raise NotationError("a clan is chosen after the camps are laid, and before a token is")
    if state.phase in (Phase.LAY, Phase.CHOOSE):
        _check_camps(state)
    elif state.phase in (Phase.PLACE, Phase.AGAIN):
        if not state.board.in_camp(state.clan):
            raise NotationError("who is asked has no token")
    else:
        _check_end(state)


def _check_camps(state: Position) -> None:
    """Before a clan is chosen all tokens that are laid lie in the camps, and nothing else."""
    full = [sorted(camp) == sorted(TOKENS[clan]) for clan, camp in enumerate(state.board.camps)]
    empty = [not any(camp) for camp in state.board.camps]
    if state.phase is Phase.CHOOSE:
        are_laid = all(full)
    else:
        are_laid = empty[Clan.BLUE] and (empty[Clan.GREEN] or full[Clan.GREEN])
    if not are_laid or any(state.board.cells) or state.asked != state.first:
        raise NotationError("the camps are not laid like this")


def _check_end(state: Position) -> None:
    """After a game its points are the last result, and somebody has no token left."""
    is_last = state.game == state.agreed.games
    if is_last != (state.phase is Phase.OVER):
        raise NotationError("a match ends with its last game")
    if state.results[-1] != state.by_seat(state.board.all_worth):
        raise NotationError("the last result is not what lies on the board")
    if all(state.board.in_camp(clan) for clan in CLANS):
        raise NotationError("a game ends when somebody has no token left")
    if not is_last and state.asked != state.begins_next:
        raise NotationError("somebody else begins the next game")
