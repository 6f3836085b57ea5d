"""Positions and actions of Hospital as lines of text, and back.

A patient is its colour and its value, ``R3``; ``R3+`` was treated, ``R3+>G`` shows green by
a blood bag. Beds are a1 to d3. A room has the worker who came to it this round, ``R_CCU:nurse``.
A position reads like a table seen from above: what was agreed, the round and who is asked
what; the bag, the decks and the cards that are left; what lies between the hospitals; the
worker who was sent; and each hospital. Seats, and ambulances, count from 1.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, assert_never

from tabletop.games.hospital.actions import (
    Action,
    Admit,
    Ambulance,
    Ambulances,
    Begins,
    Blood,
    Drawn,
    Enough,
    Exchange,
    Extra,
    Filled,
    Finish,
    Idle,
    Keep,
    Leave,
    Market,
    Mortuary,
    NoReport,
    Offered,
    Pick,
    Reports,
    Rethrown,
    Return,
    Reveal,
    Send,
    Skip,
    SpareOne,
    Take,
    Transfuse,
)
from tabletop.games.hospital.lines import (
    bed_name,
    colours_of,
    read_bed,
    read_colour,
    read_colours,
    read_patient,
)
from tabletop.games.hospital.position import KINDS
from tabletop.games.hospital.position_line import read, written
from tabletop.games.hospital.printed import BEST, LETTERS, VALUES, Patient
from tabletop.kernel.errors import NotationError
from tabletop.kernel.game import Seat

__all__ = ["decoded", "encoded", "read", "written"]

_CARD: Final = re.compile(r"[A-Za-z0-9_]{1,60}")
_BETWEEN: Final = " / "
_ALONE: Final[dict[str, Action]] = {
    "leave": Leave(),
    "enough": Enough(),
    "skip": Skip(),
    "idle": Idle(),
    "no report": NoReport(),
    "return nothing": Return(""),
    "spare nobody": SpareOne(None),
}
_WORDS: Final = {action: text for text, action in _ALONE.items()}


def encoded(action: Action) -> str:
    """The action as one short line."""
    match action:
        case Leave() | Enough() | Skip() | Idle() | NoReport() | Return("") | SpareOne(None):
            return _WORDS[action]
        case Send(worker, room):
            return f"send {worker} to {room}"
        case Pick(bed):
            return f"treat {bed_name(bed)}"
        case Blood(bed):
            return f"blood {bed_name(bed)}"
        case Transfuse(bed, colour):
            return f"blood {bed_name(bed)} as {LETTERS[colour]}"
        case Finish(report, colours):
            return f"report {report} {colours_of(colours)}"
        case Take() | Return() | Keep() | Reveal() | Admit():
            return _encoded_choice(action)
        case Ambulance() | Exchange() | Mortuary() | SpareOne():
            return _encoded_patient(action)
        case _:
            return _encoded_chance(action)


def _encoded_choice(action: Take | Return | Keep | Reveal | Admit) -> str:
    match action:
        case Take(card):
            return f"take {card}"
        case Return(card):
            return f"return {card}"
        case Keep(card):
            return f"keep {card}"
        case Reveal(kind):
            return f"reveal {kind}"
        case Admit(colour, value):
            return f"admit {LETTERS[colour]} as {value}"
        case _:
            assert_never(action)


def _encoded_patient(action: Ambulance | Exchange | Mortuary | SpareOne) -> str:
    match action:
        case Ambulance(number):
            return f"ambulance {number + 1}"
        case Exchange(ambulance, value, low, high):
            one, other = f"{LETTERS[low]}{value}", f"{LETTERS[high]}{value}"
            return f"swap {one} of {ambulance + 1} with {other} of {ambulance + 2}"
        case Mortuary(bed):
            return f"mortuary {bed_name(bed)}"
        case SpareOne(bed):
            assert bed is not None, "nobody has a line of its own"
            return f"spare {bed_name(bed)}"
        case _:
            assert_never(action)


def _encoded_chance(
    action: Begins | Drawn | Offered | Reports | Market | Filled | Extra | Rethrown,
) -> str:
    match action:
        case Begins(seat):
            return f"begin {seat + 1}"
        case Drawn(colours):
            return f"patients {colours_of(colours)}"
        case Offered(cards):
            return f"offer {' '.join(cards)}"
        case Reports(cards):
            return f"reports {' '.join(cards)}"
        case Market(cards):
            return f"market {' '.join(cards)}"
        case Filled(ambulances):
            return f"ambulances {_BETWEEN.join(' '.join(map(str, each)) for each in ambulances)}"
        case Extra(one):
            return f"extra {one}"
        case Rethrown(values):
            return f"reroll {' '.join(map(str, values))}"
        case _:
            assert_never(action)


def decoded(text: str) -> Action:
    """The action that a line tells; raises NotationError."""
    verb, _, rest = text.partition(" ")
    try:
        found = _ALONE.get(text) or _VERBS[verb](rest)
    except (NotationError, KeyError, ValueError, AttributeError) as error:
        raise _none(text) from error
    # Other blanks: what can be read, but is never written.
    if encoded(found) != text:
        raise _none(text)
    return found


def _none(text: str) -> NotationError:
    return NotationError('"{line}" is no action of Hospital.', line=text)


def _card(text: str) -> str:
    if not _CARD.fullmatch(text):
        raise NotationError('"{card}" is no card', card=text)
    return text


def _cards(text: str) -> tuple[str, ...]:
    return tuple(map(_card, text.split(" ")))


def _face(text: str) -> int:
    value = int(text)
    if value not in VALUES:
        raise NotationError('"{value}" is no value of a die', value=text)
    return value


def _number(text: str) -> int:
    """A seat or an ambulance, from 0."""
    if text not in ("1", "2", "3", "4", "5"):
        raise NotationError('"{number}" is no seat and no ambulance', number=text)
    return int(text) - 1


def _send(text: str) -> Action:
    worker, room = text.split(" to ")
    return Send(_card(worker), _card(room))


def _blood(text: str) -> Action:
    bed, _, colour = text.partition(" as ")
    return Transfuse(read_bed(bed), read_colour(colour)) if colour else Blood(read_bed(bed))


def _kind(text: str) -> Action:
    if text not in KINDS:
        raise NotationError('"{kind}" is no kind of improvement', kind=text)
    return Reveal(text)


_EXCHANGE: Final = re.compile(r"([RYG])([1-6]) of ([1-5]) with ([RYG])\2 of ([1-5])")


def _exchange(text: str) -> Action:
    found = _EXCHANGE.fullmatch(text)
    if found is None:
        raise NotationError('"{text}" are no two patients', text=text)
    low, high = read_colour(found[1]), read_colour(found[4])
    return Exchange(int(found[3]) - 1, int(found[2]), low, high)


def _admit(text: str) -> Action:
    colour, value = text.split(" as ")
    return Admit(read_colour(colour), _face(value))


def _report(text: str) -> Action:
    card, _, colours = text.partition(" ")
    return Finish(_card(card), read_colours(colours))


def _fresh(text: str) -> Patient:
    one = read_patient(text)
    if one.value > BEST or one.is_treated or one.shown is not one.colour:
        raise NotationError('"{patient}" does not come out of the bag', patient=text)
    return one


def _ambulances(text: str) -> Ambulances:
    return tuple(tuple(map(_fresh, each.split(" "))) for each in text.split(_BETWEEN))


_VERBS: Final[dict[str, Callable[[str], Action]]] = {
    "send": _send,
    "treat": lambda rest: Pick(read_bed(rest)),
    "blood": _blood,
    "mortuary": lambda rest: Mortuary(read_bed(rest)),
    "spare": lambda rest: SpareOne(read_bed(rest)),
    "take": lambda rest: Take(_card(rest)),
    "return": lambda rest: Return(_card(rest)),
    "ambulance": lambda rest: Ambulance(_number(rest)),
    "reveal": _kind,
    "swap": _exchange,
    "admit": _admit,
    "keep": lambda rest: Keep(_card(rest)),
    "report": _report,
    "begin": lambda rest: Begins(Seat(_number(rest))),
    "patients": lambda rest: Drawn(read_colours(rest)),
    "offer": lambda rest: Offered(_cards(rest)),
    "reports": lambda rest: Reports(_cards(rest)),
    "market": lambda rest: Market(_cards(rest)),
    "ambulances": lambda rest: Filled(_ambulances(rest)),
    "extra": lambda rest: Extra(_fresh(rest)),
    "reroll": lambda rest: Rethrown(tuple(map(_face, rest.split(" ")))),
}
