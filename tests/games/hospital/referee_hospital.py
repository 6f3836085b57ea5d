"""One hospital of the second referee: patients are words by bed, and every group is tried.

What the cards do it reads from ``cards.toml``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator, Iterator
from itertools import permutations
from pathlib import Path

CARDS = tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))
STARTING = list(CARDS["starting rooms"])
DEPARTMENTS = [*CARDS["departments"], *CARDS["experimental departments"]]
EXPERIMENTAL = [*CARDS["experimental departments"], *CARDS["experimental specialists"]]
BEDS = [ward + bed for ward in "abcd" for bed in "123"]
SCALE = [0, 1] + [2] * 5 + [3] * 2 + [4] * 2 + [5] * 2
"""What each patient that leaves in a round brings, from the first to the twelfth."""

Asked = Generator[tuple[int, list[str]], str, None]
Group = tuple[str, ...]
Treated = list[tuple[str, str, int]]
"""Whom a room has treated: the bed, the colour, and the value before it."""
Acting = Generator[tuple[int, list[str]], str, Treated]


class Patient:
    """A die: its colour, its value, whether it was treated, the colour it passes for."""

    def __init__(self, told: str) -> None:
        self.die, self.value, self.treated, self.colour = told[0], int(told[1]), False, told[0]


class Hospital:
    def __init__(self) -> None:
        self.beds: dict[str, Patient] = {}
        self.rooms, self.staff = list(STARTING), list[str]()
        self.blood = self.deaths = self.ambulance = 0
        self.administrator = ""
        self.out: list[Patient] = []
        self.parts = {"discharged": 0, "empty": 0, "administrator": 0, "reports": 0}

    def there(self) -> list[str]:
        return [bed for bed in BEDS if bed in self.beds]

    def lies_down(self, patient: Patient) -> None:
        self.beds[next(bed for bed in BEDS if bed not in self.beds)] = patient

    def improvements(self) -> list[str]:
        return self.rooms[6:] + self.staff

    def better(self, bed: str, value: int) -> None:
        self.beds[bed].treated = True
        if value > 6:
            self.out.append(self.beds.pop(bed))
        else:
            self.beds[bed].value = value

    def bags(self) -> list[str]:
        """One level, or a colour until the end of the round."""
        if not self.blood:
            return []
        heal = [f"blood {bed}" for bed in self.there()]
        return heal + [
            f"blood {bed} as {colour}"
            for bed in self.there()
            for colour in "RYG"
            if colour != self.beds[bed].colour
        ]

    def bag_used(self, line: str) -> None:
        self.blood -= 1
        bed, *colour = line.replace(" as", "").split()[1:]
        if colour:
            self.beds[bed].colour = colour[0]
        else:
            self.better(bed, self.beds[bed].value + 1)

    def groups(self, effect: str, treated: Treated) -> Iterator[Group]:
        """Every way in which the patients of an effect can be picked one after the other."""
        words = effect.rpartition(" : ")[2].split()
        values = effect.partition(" from ")[2].split() or list("123456")
        fitting = [
            bed
            for bed in self.there()
            if words[1] in ("any", self.beds[bed].colour) and str(self.beds[bed].value) in values
        ]
        sizes = range(1, int(words[0]) + 1) if "reroll" in words else [int(words[0])]
        for size in sizes:
            for group in permutations(fitting, size):
                if self.belong(words, effect, group, treated):
                    yield group

    def belong(
        self,
        words: list[str],
        effect: str,
        group: Group,
        treated: Treated,
    ) -> bool:
        values = sorted(self.beds[bed].value for bed in group)
        colours = {self.beds[bed].colour for bed in group}
        by_room = [bed for bed, _, _ in treated]
        wanted = effect[3] if effect.startswith("if ") else "RYG"
        before = [value for _, colour, value in treated if colour in wanted]
        if treated and not before:
            return False
        return all(
            {
                "same": len(set(values)) == 1,
                "run": values == list(range(values[0], values[0] + len(values))),
                "colours": len(colours) == 3,
                "equal": values[0] in before,
                "other": group[0] not in by_room,
                "again": group[0] in by_room,
                "first": group[0] in by_room,
                "swap": "first" in words or values[0] != values[-1],
                "trial": self.beds[group[0]].value > 1,
                "level": values[0] != values[-1] and len(colours) == 1,
            }.get(word, True)
            for word in words[2:]
        )

    def can(self, effect: str, treated: Treated) -> bool:
        return next(self.groups(effect, treated), None) is not None

    def could(self, effect: str, treated: Treated) -> bool:
        """Whether a specialist can act, or could after bags for one patient."""
        if self.can(effect, treated):
            return True
        found = False
        for bed in self.there() if self.blood else []:
            lies = self.beds[bed]
            for bags in range(self.blood + 1):
                told = [f"{lies.colour}{lies.value + bags}"]
                if bags:
                    told += [f"{colour}{lies.value + bags - 1}" for colour in "RYG"]
                for each in told:
                    if int(each[1:]) <= 7:
                        self.beds[bed] = Patient(each)
                        found = found or self.can(effect, treated)
            self.beds[bed] = lies
        return found
