"""Hospitals in short, and lines played on them.

A hospital is told by who lies in it, bed by bed from a1, and by whatever differs from an
empty one: ``ward("R3 R3+ . Y1", rooms="D_P3_R", specialists="S_EQ_R", blood=1)``. Rooms
are departments, and any room to which somebody was sent: ``R_CCU:nurse D_P3_R:S_EQ_R``.
``position`` puts hospitals on a table in round 3, after the intake, and leaves in the bag
and in the decks what does not lie out. Round, market and ambulances that were taken are as
they may be at what is asked, where a test does not say. Beds count from a1 to d3, seats from 1.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop import games
from tabletop.games.hospital.position import Position
from tabletop.kernel.game import CHANCE, Event, is_legal, one_of

CARDS = tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))
STARTING = list(CARDS["starting rooms"])
DEPARTMENTS, MORE_DEPARTMENTS = (
    list(CARDS[kind]) for kind in ("departments", "experimental departments")
)
SPECIALISTS, MORE_SPECIALISTS = (
    list(CARDS[kind]) for kind in ("specialists", "experimental specialists")
)
ADMINISTRATORS = list(CARDS["administrators"])
REPORTS = list(CARDS["reports"])
DICE = {1: 11, 2: 15, 3: 18, 4: 21}
"""Of each colour, by players."""
BEDS = [f"{ward}{bed}" for ward in "abcd" for bed in "123"]
TAKEN = {1: (2,), 2: (2, 1), 3: (3, 1, 2), 4: (3, 1, 2, 4)}
"""The ambulances that seats took, where a test does not say."""


def ward(
    beds: str = "",
    rooms: str = "",
    specialists: str = "",
    *,
    blood: int = 0,
    deaths: int = 0,
    administrator: str = "-",
    discharged: str = "-",
    ambulance: int | None = None,
    points: str = "0 0 0 0",
) -> str:
    """A hospital as the notation has it, but for an ambulance that is still a ``?``."""
    lying = beds.split()
    at_work = dict(room.split(":") for room in rooms.split() if room.startswith("R_"))
    own = [f"{room}:{at_work[room]}" if room in at_work else room for room in STARTING]
    added = [room for room in rooms.split() if not room.startswith("R_")]
    return "; ".join(
        (
            " ".join(lying + ["."] * (12 - len(lying))),
            " ".join(own + added),
            specialists or "-",
            administrator,
            discharged,
            f"blood {blood} deaths {deaths} "
            f"ambulance {'?' if ambulance is None else ambulance} points {points}",
        )
    )


class Table:
    """Hospital told in lines."""

    game = games.load("hospital")
    ward = staticmethod(ward)

    def start(self, seats: int = 2, **options: str) -> Position:
        """The position before the first action; ``virus="on"`` is an option."""
        return self.game.initial(options, seats)

    def position(
        self,
        *hospitals: str,
        phase: str = "work",
        asked: int = 1,
        first: int = 1,
        round: int | None = None,
        agreed: str = "base",
        market: str = "- -",
        ambulances: str = "- swaps 0",
        waiting: str = "drawn - arriving - offered -",
        sent: str = "-",
        reports: str = "M01 M02 M03 M04 M05 M06 filed -",
    ) -> Position:
        """A table with these hospitals; dice and cards that are not out are in bag and decks."""
        seats = len(hospitals)
        round = round or (1 if phase in PREPARING else 3)
        emptied = _emptied(ambulances) if phase in INTAKE else TAKEN[seats]
        came = _came(seats, phase, first, asked)
        beds = " / ".join(_with_ambulances(hospitals, came, emptied))
        if market == "- -" and phase in MARKET_LIES:
            market = _market(seats, phase)
        decks = [DEPARTMENTS, SPECIALISTS]
        if "experimental" in agreed:
            decks = [DEPARTMENTS + MORE_DEPARTMENTS, SPECIALISTS + MORE_SPECIALISTS]
        out = Counter(re.findall(r"(?<!:)\b\w+", f"{beds} {market}"))
        dice = Counter(re.findall(r"\b([RYG])[1-6]\b", f"{beds} {ambulances} {waiting}"))
        dice += Counter(re.findall(r"\b[RYG]\b", waiting))
        bag = (str(DICE[seats] - dice[colour]) for colour in "RYG")
        left = " / ".join(" ".join(str(2 - out[card]) for card in deck) for deck in decks)
        kept = [card for card in ADMINISTRATORS if card not in f"{beds} {waiting}"]
        if seats > 1:
            reports = "- filed -"
        stack = [card for card in REPORTS if card not in reports] if seats == 1 else []
        return self.game.parse(
            f"{agreed} round {round} first {first} asked {asked} {phase} | bag {' '.join(bag)} | "
            f"decks {left} | cards {_words(kept, 'first-game' not in agreed)} / {_words(stack)} | "
            f"market {market} | ambulances {ambulances} | {waiting} | sent {sent} | "
            f"reports {reports} | {beds} | content house"
        )

    def working(self, beds: str = "", *, agreed: str = "base", **other: Any) -> Position:
        """Seat 1 of two is asked for a worker; the other has an empty hospital."""
        return self.position(ward(beds, **other), ward(), agreed=agreed)

    def play(self, state: Position, *lines: str) -> Position:
        """The position after these actions, each of them legal."""
        return self.tell(state, *lines)[0]

    def tell(self, state: Position, *lines: str) -> tuple[Position, tuple[Event, ...]]:
        """The position after these actions and what is told of them."""
        story: tuple[Event, ...] = ()
        for line in lines:
            action = self.game.decode(line)
            assert is_legal(self.game, state, action), f"{line} in {self.game.notation(state)}"
            step = self.game.apply(state, action)
            state, story = step.state, story + step.events
        return state, story

    def walk(self, state: Position, seed: str) -> Iterator[Position]:
        """The positions of a match from here, by chance and whim."""
        rng = Random(seed)
        while (turn := self.game.turn(state)) is not None:
            yield state
            legal = self.game.legal_actions(state)
            action = self.game.sample(state, rng) if turn == CHANCE else one_of(legal, rng)
            state = self.game.apply(state, action).state
        yield state

    def may(self, state: Position, verb: str = "") -> list[str]:
        """All that may happen now, or all of it that begins so, as lines."""
        lines = [self.game.encode(action) for action in self.game.legal_actions(state)]
        return [line for line in lines if line.startswith(verb)]

    def rooms(self, state: Position, worker: str = "nurse") -> list[str]:
        """Where a worker may be sent."""
        return [line.split()[3] for line in self.may(state, f"send {worker} to ")]

    def picks(self, state: Position) -> str:
        """The beds of those who may be treated next: ``a1 b2``."""
        return " ".join(line.split()[1] for line in self.may(state, "treat "))

    def can(self, state: Position, line: str) -> bool:
        """Whether this may happen now, also by chance."""
        return is_legal(self.game, state, self.game.decode(line))

    def asks(self, state: Position) -> str:
        """Who is asked what, as the notation has it: ``1 work``."""
        return self._part(state, 0).split(" asked ")[1]

    def head(self, state: Position) -> str:
        """``round 3 first 1``."""
        return "round " + self._part(state, 0).split(" round ")[1].split(" asked ")[0]

    def bag(self, state: Position) -> list[int]:
        """Red, yellow and green dice in the bag."""
        return [int(count) for count in self._part(state, 1).split()[1:]]

    def part(self, state: Position, word: str) -> str:
        """What the notation has after this word: ``market``, ``ambulances``, ``reports``."""
        (found,) = (part for part in self._parts(state) if part.startswith(f"{word} "))
        return found.removeprefix(f"{word} ")

    def beds(self, state: Position, seat: int = 1) -> str:
        """Who lies where, without the empty beds at the end: ``R3+ . Y1``."""
        return self._hospital(state, seat)[0].rstrip(" .")

    def cards(self, state: Position, seat: int = 1) -> str:
        """The departments and specialists of a hospital."""
        rooms, specialists = self._hospital(state, seat)[1:3]
        added = [room.partition(":")[0] for room in rooms.split()[6:]]
        return " ".join([*added, *specialists.replace("-", "").split()])

    def discharged(self, state: Position, seat: int = 1) -> str:
        """Who has left since the last shift change, with the value before."""
        return self._hospital(state, seat)[4]

    def count(self, state: Position, what: str, seat: int = 1) -> int:
        """``blood``, ``deaths`` or ``ambulance`` of a hospital."""
        found = re.search(rf"\b{what} (\d+)", self._hospital(state, seat)[5])
        assert found, what
        return int(found[1])

    def points(self, state: Position, seat: int = 1) -> dict[str, int]:
        """The points of one seat by what they are for, without those that are none."""
        return {part: points for part, points in self.game.scores(state)[seat - 1].parts if points}

    def total(self, state: Position, seat: int = 1) -> int:
        """All the points of one seat."""
        return self.game.scores(state)[seat - 1].total

    def dice(self, state: Position) -> int:
        """All the dice of the table, wherever they are: each is told as a letter."""
        told = " ".join(re.findall(r"\b(?:drawn|arriving)[RYG1-6+> ]+", self._part(state, 6)))
        lie = re.findall(r"\b[RYG][1-6]", f"{self._part(state, 5)} {told} {self._part(state, 9)}")
        return sum(self.bag(state)) + len(lie) + len(re.findall(r"\b[RYG]\b", told))

    def _hospital(self, state: Position, seat: int) -> list[str]:
        return self._part(state, 9).split(" / ")[seat - 1].split("; ")

    def _part(self, state: Position, number: int) -> str:
        return self._parts(state)[number]

    def _parts(self, state: Position) -> list[str]:
        return self.game.notation(state).split(" | ", 10)


PREPARING = ("lot", "patients", "admit", "offer", "keep")
"""What is asked before the first round."""
ARRIVING = ("extra", "missing")
"""What is asked of who has just taken an ambulance."""
INTAKE = ("ties", "ambulance", *ARRIVING)
"""What is asked while ambulances wait."""
MARKET_LIES = ("reveal", "more", "fill", *INTAKE)
"""What is asked while the market lies there, and nothing of it was taken."""
TAKING = ("take", "return", "work", "group", "throw", "specialist", "again", "spare", "report")
"""What is asked once everybody has an ambulance."""


def _market(seats: int, phase: str) -> str:
    """The last cards of both decks."""
    each = {1: 1, 2: 1, 3: 2, 4: 3}[seats]
    chosen = ["D_RUN_ANY"] if seats < 3 and phase not in ("reveal", "more") else []
    kind = "department" if phase == "more" else "-"
    return " ".join([*chosen, *DEPARTMENTS[-each:], *SPECIALISTS[-each:], kind])


def _emptied(ambulances: str) -> list[int]:
    """The ambulances that somebody took: nobody waits in them any more."""
    waiting = ambulances.partition(" swaps")[0].split(" / ")
    return [number for number, each in enumerate(waiting, 1) if each == "-"]


def _came(seats: int, phase: str, first: int, asked: int) -> set[int]:
    """The seats that have taken an ambulance, from 0."""
    if phase in TAKING:
        return set(range(seats))
    before = (asked - first) % seats if phase in ("ambulance", *ARRIVING) else 0
    before += phase in ARRIVING
    return {(first - 1 + step) % seats for step in range(before)}


def _with_ambulances(hospitals: Sequence[str], came: set[int], taken: Sequence[int]) -> list[str]:
    """The hospitals with an ambulance each of those who came, where a test does not say."""
    told = [int(number) for each in hospitals for number in re.findall(r"ambulance (\d)", each)]
    left = iter([number for number in taken if number not in told])
    return [
        each.replace("?", str(next(left, 0) if seat in came and "?" in each else 0))
        for seat, each in enumerate(hospitals)
    ]


def _words(cards: list[str], there: bool = True) -> str:
    return " ".join(cards) if cards and there else "-"


@pytest.fixture(scope="session")
def hospital() -> Table:
    return Table()
