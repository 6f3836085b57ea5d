"""Positions and actions of Clever as lines of text.

A position reads like a table seen from above::

    may round 2 | first 1 active 1 asked 1 pick 1 | w3 y1 b5 g3 o2 p6 / - / - / - | - |
    y 3.1 5.3 b 7 g 4 o 5 8 p 3 r 1/2 e 0/1

that is: what was agreed and the round; who begins, who has the dice, who is asked
what, and the number of the roll; the dice in hand, on the platter and on the spaces
with their faces (``.`` where not thrown), and those used by extra die; the bonuses
that wait; and each sheet: the yellow cells by number and row, the blue sums, the
green crosses, the numbers written, and how many of the re-rolls and of the extra
dice that were earned are used. Seats count from 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, assert_never

from tabletop.games.clever.actions import (
    Action,
    Cross,
    Decline,
    Done,
    Extra,
    Forfeit,
    Nearest,
    Reroll,
    Rolled,
    Starts,
    Take,
    Write,
)
from tabletop.games.clever.chains import BLACK_CROSSES, BLACK_NUMBER, BLACK_NUMBERS
from tabletop.games.clever.position import MUST_TAKE, OPTIONS, Phase, Position
from tabletop.games.clever.position_check import check
from tabletop.games.clever.printed import (
    AREAS,
    DICE,
    PLACES,
    SUMS,
    YELLOW,
    Area,
    Die,
    Won,
)
from tabletop.games.clever.sheet import AREA_NAMES, Sheet
from tabletop.kernel.errors import NotationError, TabletopError
from tabletop.kernel.game import Seat
from tabletop.kernel.options import settled

_LETTERS: Final = "wybgop"
_DIE_NAMES: Final = {die: die.name.lower() for die in DICE}
_DICE: Final = {name: die for die, name in _DIE_NAMES.items()}
_AREAS: Final = dict(zip(AREA_NAMES, AREAS, strict=True))
_YELLOW: Final = tuple(f"{cell.number}.{cell.row}" for cell in YELLOW)
_WORDS: Final[dict[Action, str]] = {
    Reroll(): "reroll",
    Forfeit(): "forfeit",
    Decline(): "decline",
    Done(): "done",
}
_ACTIONS: Final = {text: action for action, text in _WORDS.items()}
_HEAD: Final = re.compile(r"(may|must) round ([0-9])")
_TURN: Final = re.compile(r"first ([1-4]) active ([1-4]) asked ([1-4]) ([a-z]+) ([0-3])")
_DIE: Final = re.compile(r"([wybgop])([1-6.])")
_SHEET: Final = re.compile(
    r"y((?: \d\.\d)*) b((?: \d+)*) g (\d+) o((?: \d+)*) p((?: \d)*) r (\d)/(\d) e (\d)/(\d)",
    re.ASCII,
)


# Actions


def encoded(action: Action) -> str:
    """The action as one short line."""
    match action:
        case Starts(seat):
            return f"starts {seat + 1}"
        case Rolled(faces):
            return f"roll {' '.join(map(str, faces))}"
        case Nearest(dice):
            return f"nearest {' '.join(_DIE_NAMES[die] for die in dice)}"
        case Take(die, area, cell):
            return f"take {_marked(die, area, cell)}"
        case Extra(die, area, cell):
            return f"extra {_marked(die, area, cell)}"
        case Cross(area, cell):
            return f"cross {_place(area, cell)}"
        case Write(area):
            return f"write {AREA_NAMES[area - 1]} {BLACK_NUMBER}"
        case Reroll() | Forfeit() | Decline() | Done():
            return _WORDS[action]
        case _:
            assert_never(action)


def _marked(die: Die, area: Area, cell: int) -> str:
    place = _place(area, cell)
    return place if int(die) == int(area) else f"{_DIE_NAMES[die]} as {place}"


def _place(area: Area, cell: int) -> str:
    name = AREA_NAMES[area - 1]
    match area:
        case Area.YELLOW:
            return f"{name} {_YELLOW[cell]}"
        case Area.BLUE:
            return f"{name} {cell}"
        case _:
            return name


def _all_places() -> dict[str, tuple[Area, int]]:
    cells: dict[Area, Iterable[int]] = {Area.YELLOW: range(len(YELLOW)), Area.BLUE: SUMS}
    return {_place(area, cell): (area, cell) for area in AREAS for cell in cells.get(area, (0,))}


def _all_marks() -> dict[str, tuple[Die, Area, int]]:
    return {
        _marked(die, area, cell): (die, area, cell)
        for area, cell in _all_places().values()
        for die in (Die.WHITE, Die(area))
    }


_PLACES: Final = _all_places()
_MARKS: Final = _all_marks()
_WRITES: Final = {f"{AREA_NAMES[area - 1]} {BLACK_NUMBER}": Write(area) for area in BLACK_NUMBERS}


def decoded(text: str) -> Action:
    """The action that a line tells; raises NotationError."""
    if text in _ACTIONS:
        return _ACTIONS[text]
    verb, _, rest = text.partition(" ")
    found = _decoded(verb, rest)
    if found is None:
        raise NotationError('"{line}" is no action of Clever.', line=text)
    return found


def _decoded(verb: str, rest: str) -> Action | None:
    match verb:
        case "take" if rest in _MARKS:
            return Take(*_MARKS[rest])
        case "extra" if rest in _MARKS:
            return Extra(*_MARKS[rest])
        case "cross" if rest in _PLACES and _PLACES[rest][0] in BLACK_CROSSES:
            return Cross(*_PLACES[rest])
        case "write" if rest in _WRITES:
            return _WRITES[rest]
        case "roll" if re.fullmatch("[1-6]( [1-6]){0,5}", rest):
            return Rolled(tuple(map(int, rest.split(" "))))
        case "starts" if re.fullmatch("[1-4]", rest):
            return Starts(Seat(int(rest) - 1))
        case "nearest":
            return _nearest(rest.split(" "))
        case _:
            return None


def _nearest(names: list[str]) -> Nearest | None:
    """Each die once, in the order of the dice."""
    dice = tuple(_DICE[name] for name in names if name in _DICE)
    in_order = len(dice) == len(names) and sorted(set(dice)) == list(dice)
    return Nearest(dice) if in_order else None


# Positions


def written(state: Position) -> str:
    """The position on one line."""
    return " | ".join(
        (
            f"{'must' if state.must_take else 'may'} round {state.round}",
            f"first {state.first + 1} active {state.active + 1} asked {state.asked + 1} "
            f"{state.phase.value} {state.roll}",
            _written_dice(state),
            ", ".join(f"{won.bonus.value} of {won.place}" for won in state.due) or "-",
            " / ".join(map(_written_sheet, state.sheets)),
        )
    )


def _written_dice(state: Position) -> str:
    shown = [
        " ".join(f"{_LETTERS[die]}{state.faces[die] or '.'}" for die in dice) or "-"
        for dice in (state.hand, state.platter, state.spaces)
    ]
    return " / ".join((*shown, "".join(_LETTERS[die] for die in state.extra) or "-"))


def _written_sheet(sheet: Sheet) -> str:
    yellow = [text for cell, text in enumerate(_YELLOW) if sheet.yellow >> cell & 1]
    blue = [total for total in SUMS if sheet.blue >> total & 1]
    return " ".join(
        map(
            str,
            ("y", *yellow, "b", *blue, "g", sheet.green, "o", *sheet.orange, "p", *sheet.purple),
        )
    ) + (f" r {sheet.rerolls_used}/{sheet.rerolls} e {sheet.extras_used}/{sheet.extras}")


def read(text: str) -> Position:
    """The position that a line tells; raises NotationError."""
    try:
        state = _read(text)
        check(state)
    except (ValueError, KeyError, TabletopError) as error:
        raise NotationError(
            '"{line}" is no position of Clever: {problem}',
            line=text,
            problem=error if isinstance(error, TabletopError) else str(error),
        ) from error
    # Leading zeros, another order: what can be read, but is never written.
    if written(state) != text:
        raise NotationError(
            '"{line}" is no position of Clever, but this is: {other}',
            line=text,
            other=written(state),
        )
    return state


def _read(text: str) -> Position:
    head, turn, dice, due, sheets = text.split(" | ")
    agreed = _matched(_HEAD, head)
    found = _matched(_TURN, turn)
    first, active, asked = (Seat(int(found[number]) - 1) for number in (1, 2, 3))
    hand, platter, spaces, extra = dice.split(" / ")
    shown = [_read_dice(part) for part in (hand, platter, spaces)]
    faces = {die: face for part in shown for die, face in part}
    in_hand, on_platter, on_spaces = (tuple(die for die, _ in part) for part in shown)
    return Position(
        settled(OPTIONS, {MUST_TAKE: agreed[1]}, "clever")[MUST_TAKE] == "must",
        tuple(map(_read_sheet, sheets.split(" / "))),
        int(agreed[2]),
        first,
        active,
        asked,
        Phase(found[4]),
        int(found[5]),
        tuple(faces.get(die, 0) for die in DICE),
        in_hand,
        on_platter,
        on_spaces,
        () if extra == "-" else tuple(Die(_LETTERS.index(letter)) for letter in extra),
        () if due == "-" else tuple(map(_read_due, due.split(", "))),
    )


def _matched(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    found = pattern.fullmatch(text)
    if found is None:
        raise NotationError('"{text}" cannot be read.', text=text)
    return found


def _read_dice(text: str) -> list[tuple[Die, int]]:
    found = [_matched(_DIE, word) for word in text.split(" ")] if text != "-" else []
    return [(Die(_LETTERS.index(die[1])), 0 if die[2] == "." else int(die[2])) for die in found]


def _read_due(text: str) -> Won:
    bonus, _, place = text.partition(" of ")
    won = PLACES[place]
    if won.bonus.value != bonus:
        raise NotationError('there is no "{bonus}" at {place}.', bonus=bonus, place=place)
    return won


def _read_sheet(text: str) -> Sheet:
    found = _matched(_SHEET, text)
    yellow, blue = found[1].split(), found[2].split()
    return Sheet(
        sum(1 << _YELLOW.index(cell) for cell in yellow),
        sum(1 << int(total) for total in blue if int(total) in SUMS),
        int(found[3]),
        tuple(map(int, found[4].split())),
        tuple(map(int, found[5].split())),
        int(found[7]),
        int(found[6]),
        int(found[9]),
        int(found[8]),
    )
