"""A file of contents, read and checked; what is wrong with it names the entry.

The file is JSON of the form of ``house.json``. Colours are R, Y, G or any; *values* are the
faces that count, all where they are left out; *rel* is how the patients of a group belong
together. A starting room has no tile and no copies.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, TypeVar

import msgspec

from tabletop.games.hospital.content import (
    ANY,
    MOST_BAGS,
    MOST_OF_REPORT,
    MOST_POINTS,
    TILES,
    Administrator,
    BloodBank,
    Bonus,
    Cards,
    Charge,
    Improvement,
    Names,
    PerDepartment,
    PerSpecialist,
    Report,
    Room,
    Spare,
    Specialist,
)
from tabletop.games.hospital.effects import (
    RELATIONS,
    Effect,
    Level,
    Opposite,
    Reroll,
    Swap,
    Treat,
    Trial,
)
from tabletop.games.hospital.entry import Entry
from tabletop.games.hospital.printed import (
    COLOURS,
    LETTERS,
    REPORT_COLUMNS,
    REVEALED,
    ROUNDS,
    SHOWN_REPORTS,
    Colour,
)
from tabletop.kernel.errors import OptionError, Problem, TabletopError
from tabletop.kernel.unread import told

T = TypeVar("T")

LARGEST: Final = 200_000
"""Characters; the house's own contents have a twentieth of this."""
_LONGEST_ABOUT: Final = 1000
_SECTIONS: Final = (
    "starting_rooms",
    "departments",
    "specialists",
    "administrators",
    "experimental_departments",
    "experimental_specialists",
    "solo_reports",
)
STARTING: Final = 6
"""Starting rooms that the hospital has room for."""
DECK: Final = max(REVEALED.values()) * ROUNDS
"""Departments, and specialists, that four players use up."""
ADMINISTRATORS: Final = 8
"""Two for each of four players."""
MOST_COPIES: Final = 24


class ContentError(OptionError):
    """A file of contents that cannot be played with; names the entry."""


# Effects


def _values(entry: Entry) -> tuple[int, ...]:
    return entry.faces("values")


def _colour(entry: Entry, key: str = "color") -> Colour | None:
    word = entry.word(key, (*LETTERS, ANY), ANY)
    return None if word == ANY else COLOURS[LETTERS.index(word)]


def _has_run(values: tuple[int, ...], pick: int) -> bool:
    return any(set(range(low, low + pick)) <= set(values) for low in values)


def _treat(entry: Entry, of: Colour | None) -> Effect:
    relation = entry.word("rel", tuple(RELATIONS), "any")
    pick = entry.number("pick", 1, len(COLOURS) if relation == "all_colors" else 6)
    colour, values = _colour(entry), _values(entry)
    again, other = entry.flag("already_treated_by_room"), entry.flag("other")
    if again and other:
        raise entry.wrong(Problem("nobody was treated by the room and was not"))
    if relation == "all_colors" and colour is not None:
        raise entry.wrong(Problem("patients of one colour are not of all colours"))
    if relation == "run" and not _has_run(values, pick):
        raise entry.wrong(Problem('"values" has no {count} faces in a row', {"count": pick}))
    if relation == "all_colors" and pick != len(COLOURS):
        raise entry.wrong(Problem("all_colors takes {count} patients", {"count": len(COLOURS)}))
    return Treat(
        pick,
        colour,
        relation,
        values,
        entry.number("add", 1, 5),
        again,
        other,
        entry.flag("same_value_as_treated"),
        of,
    )


_EFFECTS: Final[Mapping[str, Callable[[Entry, Colour | None], Effect]]] = {
    "treat": _treat,
    "swap": lambda entry, of: Swap(entry.flag("of_treated")),
    "trial": lambda entry, of: Trial(entry.number("add", 1, 5), entry.flag("of_treated")),
    "reroll": lambda entry, of: Reroll(entry.number("pick", 1, 6), _values(entry)),
    "level": lambda entry, of: Level(),
    "opposite": lambda entry, of: Opposite(_colour(entry), _values(entry)),
}
_CHARGES: Final[Mapping[str, Callable[[Entry], Charge]]] = {
    "spare": lambda entry: Spare(),
    "bonus": lambda entry: Bonus(
        _colour(entry), entry.number("at_least", 1, 12), entry.number("points", 1, MOST_POINTS)
    ),
    "blood_bank": lambda entry: BloodBank(
        entry.number("bags", 0, MOST_BAGS), entry.number("points", 1, MOST_POINTS)
    ),
    "departments": lambda entry: PerDepartment(entry.number("points", 1, MOST_POINTS)),
    "specialists": lambda entry: PerSpecialist(entry.number("points", 1, MOST_POINTS)),
}
_OF_SPECIALISTS: Final = ("already_treated_by_room", "other", "same_value_as_treated", "of_treated")


def _effect(entry: Entry, of: Colour | None = None) -> Effect:
    return _EFFECTS[entry.word("effect", tuple(_EFFECTS), "treat")](entry, of)


# Entries


def _names(entry: Entry) -> Names:
    return Names(entry.text("en"), entry.text("fr"))


def _starting(entry: Entry) -> Room:
    return Room(entry.id, _names(entry), "start", 1, _of_room(entry))


def _department(entry: Entry) -> Room:
    tile = entry.word("tile", TILES)
    copies = entry.number("copies", 1, MOST_COPIES)
    return Room(entry.id, _names(entry), tile, copies, _of_room(entry))


def _of_room(entry: Entry) -> Effect:
    for key in _OF_SPECIALISTS:
        if entry.flag(key):
            raise entry.wrong(Problem('"{key}" is for specialists', {"key": key}))
    return _effect(entry)


def _specialist(entry: Entry) -> Specialist:
    condition = entry.part("if")
    treated = _colour(condition, "treated_color")
    condition.finish()
    then = entry.part("then")
    effect = _effect(then, treated)
    then.finish()
    tile = entry.word("meeple", TILES)
    copies = entry.number("copies", 1, MOST_COPIES)
    return Specialist(entry.id, _names(entry), tile, copies, treated, effect)


def _administrator(entry: Entry) -> Administrator:
    charge = _CHARGES[entry.word("effect", tuple(_CHARGES))](entry)
    return Administrator(entry.id, _names(entry), charge)


def _report(entry: Entry) -> Report:
    """``R R Y`` and, if the report takes them, ``+ any 2``."""
    needs, adds, more = entry.text("needs").partition(" + any ")
    letters = needs.split(" ")
    if not set(letters) <= set(LETTERS) or (adds and more not in tuple("123456")):
        raise entry.wrong(Problem('needs are letters like "R R Y + any 2"'))
    red, yellow, green = (letters.count(letter) for letter in LETTERS)
    points = entry.number("points", 0, MOST_OF_REPORT)
    return Report(entry.id, (red, yellow, green), int(more or 0), points)


class _Reader:
    """Reads the sections of a file one after the other; no id may come twice."""

    def __init__(self, raw: Mapping[str, Any]):
        self._raw = raw
        self._seen: set[str] = set()

    def section(self, name: str, read: Callable[[Entry], T]) -> dict[str, T]:
        """What stands in a section, by id."""
        entries = self._raw.get(name)
        if not isinstance(entries, list):
            raise ContentError('the contents have no list "{section}".', section=name)
        found: dict[str, T] = {}
        for number, raw in enumerate(entries, 1):
            entry = Entry.of(name, number, raw)
            if entry.id in self._seen:
                raise entry.wrong(Problem("another entry has this id"))
            self._seen.add(entry.id)
            found[entry.id] = read(entry)
            entry.finish()
        return found


def _read(raw: object) -> Cards:
    if not isinstance(raw, dict):
        raise ContentError("the contents are no JSON object.")
    about = raw.get("about", "")
    if not isinstance(about, str) or len(about) > _LONGEST_ABOUT:
        raise ContentError('"about" is a text of up to {count} characters.', count=_LONGEST_ABOUT)
    for name in raw:
        if name not in _SECTIONS and name != "about":
            raise ContentError('the contents have an unknown part "{name}".', name=name[:40])
    reader = _Reader(raw)
    cards = Cards(
        reader.section("starting_rooms", _starting),
        reader.section("departments", _department),
        reader.section("specialists", _specialist),
        reader.section("administrators", _administrator),
        reader.section("experimental_departments", _department),
        reader.section("experimental_specialists", _specialist),
        reader.section("solo_reports", _report),
    )
    _check(cards)
    return cards


def _check(content: Cards) -> None:
    """Raises ContentError where there is too little for eight rounds with four players."""
    if len(content.starting) != STARTING:
        raise ContentError(
            "there are {found} starting rooms, and not {wanted}.",
            found=len(content.starting),
            wanted=STARTING,
        )
    copies = {
        "departments": sum(room.copies for room in content.departments.values()),
        "specialists": sum(one.copies for one in content.specialists.values()),
        "administrators": len(content.administrators),
        "solo_reports": len(content.reports),
    }
    wanted = {
        "departments": DECK,
        "specialists": DECK,
        "administrators": ADMINISTRATORS,
        "solo_reports": SHOWN_REPORTS + REPORT_COLUMNS,
    }
    for section, least in wanted.items():
        if copies[section] < least:
            raise ContentError(
                '"{section}" has only {found} cards; {wanted} are needed.',
                section=section,
                found=copies[section],
                wanted=least,
            )


# Doors


def example() -> str:
    """The file of the house's own contents."""
    return files(__package__).joinpath("house.json").read_text(encoding="utf-8")


class Content(msgspec.Struct, frozen=True):
    """What is in the box of a match: the text of its file; empty for the house's own.

    It is in every position, and so it is as small and as plain as this; what the text
    says is looked up.
    """

    text: str

    @property
    def starting(self) -> Mapping[str, Room]:
        """The starting rooms, by id."""
        return _cards_of(self.text).starting

    @property
    def departments(self) -> Mapping[str, Room]:
        """The departments of the base game, by id."""
        return _cards_of(self.text).departments

    @property
    def specialists(self) -> Mapping[str, Specialist]:
        """The specialists of the base game, by id."""
        return _cards_of(self.text).specialists

    @property
    def administrators(self) -> Mapping[str, Administrator]:
        """The administrators, by id."""
        return _cards_of(self.text).administrators

    @property
    def more_departments(self) -> Mapping[str, Room]:
        """The departments of Experimental Medicine, by id."""
        return _cards_of(self.text).more_departments

    @property
    def more_specialists(self) -> Mapping[str, Specialist]:
        """The specialists of Experimental Medicine, by id."""
        return _cards_of(self.text).more_specialists

    @property
    def reports(self) -> Mapping[str, Report]:
        """The reports for who plays alone, by id."""
        return _cards_of(self.text).reports

    @property
    def rooms(self) -> Mapping[str, Room]:
        """Every room that a hospital may have, by id."""
        return _cards_of(self.text).rooms

    @property
    def workers(self) -> Mapping[str, Specialist]:
        """Every specialist that a hospital may have, by id."""
        return _cards_of(self.text).workers

    def improvement(self, card: str) -> Improvement:
        """A department or a specialist by its id."""
        return _cards_of(self.text).improvement(card)

    def deck(self, is_experimental: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The kinds of departments and of specialists that are drawn from."""
        return _cards_of(self.text).deck(is_experimental)


HOUSE: Final = Content("")


@lru_cache(maxsize=16)
def _cards_of(text: str) -> Cards:
    """What a text says; raises ContentError."""
    source = text or example()
    if len(source) > LARGEST:
        raise ContentError("the contents have more than {count} characters.", count=LARGEST)
    try:
        raw = msgspec.json.decode(source)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise ContentError("the contents are no JSON: {why}.", why=told(str(error))) from error
    return _read(raw)


def content_of(text: str) -> Content:
    """What a file says, on one line; the house's contents for no text. Raises ContentError."""
    if not text.strip():
        return HOUSE
    _cards_of(text)
    raw = msgspec.json.decode(text)
    raw.pop("about", None)
    return Content(msgspec.json.encode(raw).decode())


def about(text: str) -> str:
    """What the text of a file, which can be played with, says of itself; empty for nothing."""
    return str(msgspec.json.decode(text or example()).get("about", ""))


def problem(text: str) -> Problem | None:
    """What is wrong with a file of contents, or None."""
    try:
        content_of(text)
    except TabletopError as error:
        return Problem("{problem}", {"problem": error})
    return None
