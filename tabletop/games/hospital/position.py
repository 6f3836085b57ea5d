"""A position of Hospital: the hospitals, what lies between them, and what is asked of whom."""

from __future__ import annotations

from enum import Enum
from typing import Final

import msgspec

from tabletop.games.hospital.actions import Ambulances
from tabletop.games.hospital.content_file import Content
from tabletop.games.hospital.effects import Acted, Effect, Picked
from tabletop.games.hospital.printed import PANIC, PREPARED, Colour, Patient
from tabletop.games.hospital.wards import Wards
from tabletop.kernel.game import Seat

DEPARTMENT: Final = "department"
SPECIALIST: Final = "specialist"
KINDS: Final = (DEPARTMENT, SPECIALIST)
"""The kinds of improvements."""


class Phase(Enum):
    """What is asked, drawn or thrown next."""

    # An enum looks its name up for this each time, and phases are looked up at every action.
    __hash__ = object.__hash__

    LOT = "lot"
    PATIENTS = "patients"
    ADMIT = "admit"
    OFFER = "offer"
    KEEP = "keep"
    REPORTS = "reports"
    MARKET = "market"
    REVEAL = "reveal"
    MORE = "more"
    FILL = "fill"
    TIES = "ties"
    AMBULANCE = "ambulance"
    EXTRA = "extra"
    MISSING = "missing"
    TAKE = "take"
    RETURN = "return"
    WORK = "work"
    GROUP = "group"
    THROW = "throw"
    SPECIALIST = "specialist"
    AGAIN = "again"
    SPARE = "spare"
    REPORT = "report"
    OVER = "over"


CHANCES: Final = frozenset(
    {
        Phase.LOT,
        Phase.PATIENTS,
        Phase.OFFER,
        Phase.REPORTS,
        Phase.MARKET,
        Phase.MORE,
        Phase.FILL,
        Phase.EXTRA,
        Phase.THROW,
        Phase.AGAIN,
    }
)
"""Where chance acts: THROW and AGAIN throw anew for a room and for a specialist."""


DEALT: Final = frozenset({Phase.OFFER, Phase.REPORTS, Phase.MARKET, Phase.MORE})
"""Where cards are drawn."""
THROWN: Final = frozenset({Phase.FILL, Phase.EXTRA, Phase.THROW, Phase.AGAIN})
"""Where somebody throws patients."""


class Agreed(msgspec.Struct, frozen=True):
    """What the table agreed on."""

    content: Content
    panic: bool
    epidemic: bool
    virus: bool
    experimental: bool
    administrators: bool

    @property
    def prepared(self) -> tuple[int, ...]:
        """The values of the patients that everybody begins with."""
        return PANIC if self.panic else PREPARED

    @property
    def neglect(self) -> int:
        """By how much an untreated patient gets worse."""
        return 2 if self.virus else 1


class Supply(msgspec.Struct, frozen=True):
    """What is still drawn from.

    *bag* counts dice by colour; *departments* and *specialists* count the copies left by
    kind, in the order of the contents' decks. *administrators* and *reports* by card.
    """

    bag: tuple[int, int, int]
    departments: tuple[int, ...]
    specialists: tuple[int, ...]
    administrators: tuple[str, ...]
    reports: tuple[str, ...]


class Intake(msgspec.Struct, frozen=True):
    """What lies between the hospitals until somebody takes it.

    *drawn* waits for values, *arriving* for beds; *offered* are administrators. *kind* is
    that of the improvement still to be revealed. *exchanges* were made across boundaries.
    """

    market: tuple[str, ...] = ()
    ambulances: Ambulances = ()
    drawn: tuple[Colour, ...] = ()
    arriving: tuple[Patient, ...] = ()
    offered: tuple[str, ...] = ()
    kind: str = ""
    exchanges: int = 0


class Sent(msgspec.Struct, frozen=True):
    """A worker in a room: who is picked, and whom the room has treated once it has acted."""

    worker: str
    room: str
    picked: Picked = ()
    acted: tuple[Acted, ...] = ()


class Position(msgspec.Struct, frozen=True):
    """The whole table.

    Alone, *reports* lie in two rows, the upper one first, empty where none does; *filed*
    are the colours of those discharged this round whom a report has counted.
    """

    agreed: Agreed
    round: int
    first: Seat
    asked: Seat
    phase: Phase
    hospitals: tuple[Wards, ...]
    supply: Supply
    intake: Intake = Intake()
    sent: Sent | None = None
    reports: tuple[str, ...] = ()
    filed: tuple[Colour, ...] = ()

    @property
    def content(self) -> Content:
        """All that is in the box."""
        return self.agreed.content

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.hospitals)

    @property
    def is_alone(self) -> bool:
        """Whether one plays alone."""
        return len(self.hospitals) == 1

    @property
    def own(self) -> Wards:
        """The hospital of who is asked."""
        return self.hospitals[self.asked]

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats in turn order."""
        count = len(self.hospitals)
        return tuple(Seat((self.first + step) % count) for step in range(count))

    @property
    def last(self) -> Seat:
        """Who comes last in turn order."""
        return Seat((self.first - 1) % len(self.hospitals))

    @property
    def by_ambulance(self) -> tuple[Seat, ...]:
        """The seats in the order of the ambulances that they took."""
        return tuple(sorted(self.order, key=lambda seat: self.hospitals[seat].ambulance))

    @property
    def effect(self) -> Effect:
        """What is about to happen to the picked patients, while somebody is sent."""
        assert self.sent is not None, "nobody is sent"
        if self.phase in (Phase.SPECIALIST, Phase.AGAIN):
            return self.content.workers[self.sent.worker].effect
        return self.content.rooms[self.sent.room].effect

    def with_own(self, wards: Wards) -> tuple[Wards, ...]:
        """The hospitals, that of who is asked replaced."""
        return self.with_hospital(self.asked, wards)

    def with_hospital(self, seat: Seat, wards: Wards) -> tuple[Wards, ...]:
        """The hospitals, that of *seat* replaced."""
        return (*self.hospitals[:seat], wards, *self.hospitals[seat + 1 :])

    def next_seat(self) -> Seat | None:
        """Who comes after who is asked in turn order; None after the last."""
        seat = Seat((self.asked + 1) % len(self.hospitals))
        return None if seat == self.first else seat
