"""A position of Hospital on one line, and back; see ``notation``."""

from __future__ import annotations

import re
from typing import Final

from tabletop.games.hospital.content_file import content_of
from tabletop.games.hospital.effects import Acted
from tabletop.games.hospital.lines import (
    bed_name,
    colours_of,
    read_bed,
    read_colours,
    read_patient,
)
from tabletop.games.hospital.position import Agreed, Intake, Phase, Position, Sent, Supply
from tabletop.games.hospital.position_check import check
from tabletop.games.hospital.printed import LETTERS, Colour, Patient
from tabletop.games.hospital.wards import Wards
from tabletop.kernel.errors import NotationError, TabletopError
from tabletop.kernel.game import Seat

_NONE: Final = "-"
_EMPTY: Final = "."
_PART: Final = " | "
_HOSPITAL: Final = " / "
_WITHIN: Final = "; "
_BASE: Final = "base"
_FIRST_GAME: Final = "first-game"
_HOUSE: Final = "house"
_SWITCHES: Final = ("panic", "epidemic", "virus", "experimental")
_HEAD: Final = re.compile(
    r"([a-z -]+) round ([1-8]) first ([1-4]) asked ([1-4]) ([a-z]+)", re.ASCII
)
_COUNTS: Final = re.compile(
    r"blood (\d+) deaths (\d+) ambulance (\d) points (\d+) (\d+) (\d+) (\d+)", re.ASCII
)
_SENT: Final = re.compile(r"sent (\w+) to (\w+) picked ([a-d1-3 -]+) acted ([\w. -]+)", re.ASCII)


def written(state: Position) -> str:
    """The position on one line."""
    supply, intake = state.supply, state.intake
    text = state.content.text
    return _PART.join(
        (
            f"{_written_agreed(state.agreed)} round {state.round} first {state.first + 1} "
            f"asked {state.asked + 1} {state.phase.value}",
            f"bag {' '.join(map(str, supply.bag))}",
            f"decks {' '.join(map(str, supply.departments))}{_HOSPITAL}"
            f"{' '.join(map(str, supply.specialists))}",
            f"cards {_words(supply.administrators)}{_HOSPITAL}{_words(supply.reports)}",
            f"market {_words(intake.market)} {intake.kind or _NONE}",
            f"ambulances {_HOSPITAL.join(map(_patients, intake.ambulances)) or _NONE}"
            f" swaps {intake.exchanges}",
            f"drawn {colours_of(intake.drawn) or _NONE} arriving {_patients(intake.arriving)}"
            f" offered {_words(intake.offered)}",
            _written_sent(state.sent),
            f"reports {_words(tuple(card or _EMPTY for card in state.reports))}"
            f" filed {colours_of(state.filed) or _NONE}",
            _HOSPITAL.join(map(_written_hospital, state.hospitals)),
            f"content {text or _HOUSE}",
        )
    )


def _words(cards: tuple[str, ...]) -> str:
    return " ".join(cards) or _NONE


def _patients(patients: tuple[Patient, ...]) -> str:
    return " ".join(map(str, patients)) or _NONE


def _written_agreed(agreed: Agreed) -> str:
    words = [name for name in _SWITCHES if getattr(agreed, name)]
    if not agreed.administrators:
        words.append(_FIRST_GAME)
    return " ".join(words) or _BASE


def _written_sent(sent: Sent | None) -> str:
    if sent is None:
        return f"sent {_NONE}"
    acted = " ".join(f"{bed_name(bed)}.{LETTERS[shown]}{value}" for bed, shown, value in sent.acted)
    picked = " ".join(map(bed_name, sent.picked))
    return f"sent {sent.worker} to {sent.room} picked {picked or _NONE} acted {acted or _NONE}"


def _written_hospital(wards: Wards) -> str:
    return _WITHIN.join(
        (
            " ".join(_EMPTY if one is None else str(one) for one in wards.beds),
            " ".join(map(_written_room, wards.rooms, wards.at_work)),
            _words(wards.specialists),
            wards.administrator or _NONE,
            _patients(wards.discharged),
            f"blood {wards.blood} deaths {wards.deaths} "
            f"ambulance {wards.ambulance} "
            f"points {wards.points} {wards.empty} {wards.charge} {wards.reports}",
        )
    )


def _written_room(room: str, worker: str) -> str:
    return f"{room}:{worker}" if worker else room


def read(text: str) -> Position:
    """The position that a line tells; raises NotationError."""
    try:
        state = _read(text)
        check(state)
    except (ValueError, KeyError, IndexError, TabletopError) as error:
        raise NotationError(
            '"{line}" is no position of Hospital: {problem}',
            line=text,
            problem=error if isinstance(error, TabletopError) else str(error),
        ) from error
    # Leading zeros, other blanks: what can be read, but is never written.
    if written(state) != text:
        raise NotationError(
            '"{line}" is no position of Hospital, but this is: {other}',
            line=text,
            other=written(state),
        )
    return state


def _read(text: str) -> Position:
    parts = text.split(_PART, _PARTS - 1)
    if len(parts) != _PARTS:
        raise NotationError(
            "it has {count} parts, and not {found}.", count=_PARTS, found=len(parts)
        )
    head, bag, decks, cards, market, ambulances, waiting, sent, reports, wards, content = parts
    found = _matched(_HEAD, head)
    words = _after("content ", content)
    agreed = _read_agreed(found[1].split(" "), "" if words == _HOUSE else words)
    return Position(
        agreed,
        int(found[2]),
        Seat(int(found[3]) - 1),
        Seat(int(found[4]) - 1),
        Phase(found[5]),
        tuple(map(_read_hospital, wards.split(_HOSPITAL))),
        _read_supply(bag, decks, cards),
        _read_intake(market, ambulances, waiting),
        _read_sent(sent),
        *_read_reports(reports),
    )


_PARTS: Final = 11


def _matched(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    found = pattern.fullmatch(text)
    if found is None:
        raise NotationError('"{text}" cannot be read.', text=text)
    return found


def _after(word: str, text: str) -> str:
    if not text.startswith(word):
        raise NotationError('"{text}" cannot be read.', text=text)
    return text.removeprefix(word)


def _split(text: str, *words: str) -> list[str]:
    """What stands after each of these words, which follow one another."""
    pattern = " ".join(f"{word} (.+)" for word in words)
    return list(_matched(re.compile(pattern), text).groups())


def _read_words(text: str) -> tuple[str, ...]:
    return () if text == _NONE else tuple(text.split(" "))


def _read_patients(text: str) -> tuple[Patient, ...]:
    return tuple(map(read_patient, _read_words(text)))


def _read_colours(text: str) -> tuple[Colour, ...]:
    return () if text == _NONE else read_colours(text)


def _read_agreed(words: list[str], content: str) -> Agreed:
    known = {_BASE, _FIRST_GAME, *_SWITCHES}
    if not set(words) <= known:
        raise NotationError('"{text}" cannot be read.', text=" ".join(words))
    panic, epidemic, virus, experimental = (name in words for name in _SWITCHES)
    administrators = _FIRST_GAME not in words
    return Agreed(content_of(content), panic, epidemic, virus, experimental, administrators)


def _read_supply(bag: str, decks: str, cards: str) -> Supply:
    red, yellow, green = map(int, _after("bag ", bag).split(" "))
    departments, specialists = _after("decks ", decks).split(_HOSPITAL)
    administrators, reports = _after("cards ", cards).split(_HOSPITAL)
    return Supply(
        (red, yellow, green),
        tuple(map(int, departments.split(" "))),
        tuple(map(int, specialists.split(" "))),
        _read_words(administrators),
        _read_words(reports),
    )


def _read_intake(market: str, ambulances: str, waiting: str) -> Intake:
    cards, _, kind = _after("market ", market).rpartition(" ")
    filled, exchanges = _split(ambulances, "ambulances", "swaps")
    drawn, arriving, offered = _split(waiting, "drawn", "arriving", "offered")
    return Intake(
        _read_words(cards),
        # An ambulance that was taken is empty, and so is the road without any.
        () if filled == _NONE else tuple(map(_read_patients, filled.split(_HOSPITAL))),
        _read_colours(drawn),
        _read_patients(arriving),
        _read_words(offered),
        "" if kind == _NONE else kind,
        int(exchanges),
    )


def _read_sent(text: str) -> Sent | None:
    if text == f"sent {_NONE}":
        return None
    worker, room, picked, acted = _matched(_SENT, text).groups()
    return Sent(
        worker,
        room,
        tuple(map(read_bed, _read_words(picked))),
        tuple(map(_read_acted, _read_words(acted))),
    )


def _read_acted(text: str) -> Acted:
    bed, _, before = text.partition(".")
    one = read_patient(before)
    return Acted(read_bed(bed), one.shown, one.value)


def _read_reports(text: str) -> tuple[tuple[str, ...], tuple[Colour, ...]]:
    reports, filed = _split(text, "reports", "filed")
    shown = tuple("" if card == _EMPTY else card for card in _read_words(reports))
    return shown, _read_colours(filed)


def _read_hospital(text: str) -> Wards:
    beds, rooms, specialists, administrator, discharged, counts = text.split(_WITHIN)
    built, at_work = zip(*map(_read_room, rooms.split(" ")), strict=True)
    found = list(map(int, _matched(_COUNTS, counts).groups()))
    blood, deaths, ambulance, points, empty, charge, reports = found
    return Wards(
        built,
        at_work,
        _read_words(specialists),
        tuple(None if bed == _EMPTY else read_patient(bed) for bed in beds.split(" ")),
        blood,
        deaths,
        "" if administrator == _NONE else administrator,
        ambulance,
        _read_patients(discharged),
        points,
        empty,
        charge,
        reports,
    )


def _read_room(text: str) -> tuple[str, str]:
    room, _, worker = text.partition(":")
    return room, worker
