"""A second referee, written from the rules alone; see ``test_referee``.

It has a sheet of its own, tries cell after cell, and tells a match as one goes through it
at the table: a generator that asks (who, and all that may be answered) and is sent the
answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from itertools import combinations, product
from random import Random
from typing import TypeAlias

from tabletop.kernel.game import CHANCE, one_of

MOST_LISTED = 2
"""Throws of more dice have too many outcomes to be listed."""

DICE = ("white", "yellow", "blue", "green", "orange", "purple")
GRID = ((3, 6, 5, None), (2, 1, None, 5), (1, None, 2, 4), (None, 3, 4, 6))
COLUMN_POINTS = (10, 14, 16, 20)
THRESHOLDS = (1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6)
BLUE_SCALE = (0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56)
GREEN_SCALE = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66)
DOUBLED, TREBLED = (4, 7, 9), (11,)
BONUS_OF_CELL = {
    "green": {4: "extra", 6: "blue cross", 7: "fox", 9: "purple 6", 10: "reroll"},
    "orange": {3: "reroll", 5: "yellow cross", 6: "extra", 8: "fox", 10: "purple 6"},
    "purple": {
        **{3: "reroll", 4: "blue cross", 5: "extra", 6: "yellow cross", 7: "fox"},
        **{8: "reroll", 9: "green cross", 10: "orange 6", 11: "extra"},
    },
}
GROUPS = (
    ("yellow", {"3.1", "6.1", "5.1"}, "blue cross"),
    ("yellow", {"2.2", "1.2", "5.2"}, "orange 4"),
    ("yellow", {"1.3", "2.3", "4.3"}, "green cross"),
    ("yellow", {"3.4", "4.4", "6.4"}, "fox"),
    ("yellow", {"3.1", "1.2", "2.3", "6.4"}, "extra"),
    ("blue", {"2", "3", "4"}, "orange 5"),
    ("blue", {"5", "6", "7", "8"}, "yellow cross"),
    ("blue", {"9", "10", "11", "12"}, "fox"),
    ("blue", {"5", "9"}, "reroll"),
    ("blue", {"2", "6", "10"}, "green cross"),
    ("blue", {"3", "7", "11"}, "purple 6"),
    ("blue", {"4", "8", "12"}, "extra"),
)
CELLS = {
    "yellow": [f"{number}.{row}" for row, line in enumerate(GRID, 1) for number in line if number],
    "blue": [str(total) for total in range(2, 13)],
    **{area: [str(cell) for cell in range(1, 12)] for area in ("green", "orange", "purple")},
}
ROUNDS = {1: 6, 2: 6, 3: 5, 4: 4}
ROUND_BONUS = {1: "reroll", 2: "extra", 3: "reroll", 4: "black"}

Talk: TypeAlias = Generator["tuple[int, set[str]]", str, None]


@dataclass
class Paper:
    """One player's sheet, cell by cell; in the written areas a cell has its points."""

    cells: dict[str, dict[str, int]] = field(
        default_factory=lambda: {area: {} for area in DICE[1:]}
    )
    faces: list[int] = field(default_factory=list)
    """The numbers of the purple area as the dice showed them."""
    stock: Counter[str] = field(default_factory=Counter)
    """Re-rolls and extra dice that are left, and foxes."""

    def fits(self, area: str, cell: str, value: int, is_bonus: bool = False) -> bool:
        """Whether *value* may be marked in this very cell."""
        marked = self.cells[area]
        if cell in marked:
            return False
        if area == "yellow":
            return is_bonus or cell[0] == str(value)
        if area == "blue":
            return is_bonus or cell == str(value)
        if any(str(before) not in marked for before in range(1, int(cell))):
            return False
        if area == "green":
            return is_bonus or value >= THRESHOLDS[int(cell) - 1]
        if area == "purple":
            return not self.faces or self.faces[-1] == 6 or value > self.faces[-1]
        return True

    def open(self, area: str, value: int, is_bonus: bool = False) -> list[str]:
        return [cell for cell in CELLS[area] if self.fits(area, cell, value, is_bonus)]

    def mark(self, area: str, cell: str, value: int) -> list[str]:
        """Makes the mark and tells the bonuses that are printed there."""
        marked = self.cells[area]
        marked[cell] = 0
        if area == "orange":
            marked[cell] = value * (2 if int(cell) in DOUBLED else 3 if int(cell) in TREBLED else 1)
        if area == "purple":
            marked[cell] = value
            self.faces.append(value)
        if area in BONUS_OF_CELL:
            bonus = BONUS_OF_CELL[area].get(int(cell))
            return [bonus] if bonus else []
        return [
            bonus
            for where, group, bonus in GROUPS
            if where == area and cell in group and group <= set(marked)
        ]

    def points(self) -> dict[str, int]:
        columns = [
            {f"{line[column]}.{row}" for row, line in enumerate(GRID, 1) if line[column]}
            for column in range(4)
        ]
        whole = zip(columns, COLUMN_POINTS, strict=True)
        points = {
            "yellow": sum(worth for cells, worth in whole if cells <= set(self.cells["yellow"])),
            "blue": BLUE_SCALE[len(self.cells["blue"])],
            "green": GREEN_SCALE[len(self.cells["green"])],
            "orange": sum(self.cells["orange"].values()),
            "purple": sum(self.cells["purple"].values()),
        }
        return {**points, "foxes": self.stock["fox"] * min(points.values())}

    def result(self) -> tuple[int, int]:
        """All the points, and the best single area; a fox is none."""
        points = self.points()
        return sum(points.values()), max(points[area] for area in DICE[1:])

    def wear(self, rng: Random) -> None:
        """Marks by whim, each area up to a measure of its own."""
        for area in DICE[1:]:
            for _ in range(3 + int(rng.random() * 10)):
                value = 1 + int(rng.random() * 6)
                cells = self.open(area, value, is_bonus=True)
                if cells:
                    won = self.mark(area, one_of(cells, rng), value)
                    self.stock.update(set(won) & {"fox", "reroll", "extra"})

    def told(self) -> str:
        """The sheet as the notation has it."""
        marked, stock = self.cells, self.stock
        parts = [
            ["y", *(cell for cell in CELLS["yellow"] if cell in marked["yellow"])],
            ["b", *sorted(marked["blue"], key=int)],
            ["g", len(marked["green"])],
            ["o", *marked["orange"].values()],
            ["p", *marked["purple"].values()],
            [f"r 0/{stock['reroll']} e 0/{stock['extra']}"],
        ]
        return " ".join(str(word) for part in parts for word in part)


class Referee:
    """A match as it is told at the table."""

    def __init__(self, seats: int, must_take: bool) -> None:
        self.papers = [Paper() for _ in range(seats)]
        self.must_take = must_take
        self.faces = dict.fromkeys(DICE, 0)
        self.hand: list[str] = []
        self.platter: list[str] = []
        self.spaces: list[str] = []
        self.thrown: list[str] = []

    def match(self) -> Talk:
        answer = yield CHANCE, {f"starts {seat + 1}" for seat in range(len(self.papers))}
        yield from self.rounds(int(answer.removeprefix("starts ")) - 1)

    def rounds(self, first: int, begun: int = 0) -> Talk:
        """The rounds from one on that has begun; all of them if none has."""
        seats = len(self.papers)
        order = [(first + step) % seats for step in range(seats)]
        for number in range(begun or 1, ROUNDS[seats] + 1):
            for seat in order:
                if number in ROUND_BONUS and number != begun:
                    yield from self.chain(seat, [ROUND_BONUS[number]])
            for seat in order:
                yield from self.active_turn(seat)
                if seats == 1:
                    yield from self.roll_alone()
                    yield from self.passive(0)
                for step in range(1, seats):
                    yield from self.passive((seat + step) % seats)

    def active_turn(self, seat: int) -> Talk:
        self.hand, self.platter, self.spaces = list(DICE), [], []
        for _ in range(3):
            if self.hand:
                yield from self.roll_and_pick(seat)
        self.platter += self.hand
        yield from self.extra_dice(seat)

    def roll_and_pick(self, seat: int) -> Talk:
        stock, answer = self.papers[seat].stock, "reroll"
        while answer == "reroll":
            yield from self.throw(self.hand)
            answers = self.takes(seat, self.hand) or {"forfeit"}
            answer = yield seat, answers | ({"reroll"} if stock["reroll"] else set())
            stock["reroll"] -= answer == "reroll"
        if answer == "forfeit":
            return
        die = self.die_of(answer)
        lower = [other for other in self.hand if self.faces[other] < self.faces[die]]
        self.spaces.append(die)
        self.platter += lower
        self.hand = [other for other in self.hand if other != die and other not in lower]
        yield from self.mark(seat, answer)

    def throw(self, dice: list[str]) -> Talk:
        self.thrown = dice
        rolls = product("123456", repeat=len(dice)) if len(dice) <= MOST_LISTED else ()
        answer = yield CHANCE, {f"roll {' '.join(faces)}" for faces in rolls}
        in_order = [die for die in DICE if die in dice]
        self.faces.update(zip(in_order, map(int, answer.split()[1:]), strict=True))

    def roll_alone(self) -> Talk:
        self.hand, self.platter, self.spaces = [], [], []
        yield from self.throw(list(DICE))
        third = sorted(self.faces.values())[2]
        self.platter = [die for die in DICE if self.faces[die] < third]
        tied = [die for die in DICE if self.faces[die] == third]
        lacking = 3 - len(self.platter)
        if lacking == len(tied):
            self.platter += tied
            return
        answer = yield (
            CHANCE,
            {f"nearest {' '.join(nearest)}" for nearest in combinations(tied, lacking)},
        )
        self.platter += answer.split()[1:]

    def passive(self, seat: int) -> Talk:
        takes = self.takes(seat, self.platter) or self.takes(seat, self.spaces)
        answer = yield seat, takes | ({"decline"} if not takes or not self.must_take else set())
        if answer != "decline":
            yield from self.mark(seat, answer)
        yield from self.extra_dice(seat)

    def extra_dice(self, seat: int) -> Talk:
        stock, used = self.papers[seat].stock, set()
        while stock["extra"]:
            answers = self.takes(seat, [die for die in DICE if die not in used], "extra")
            if not answers:
                return
            answer = yield seat, answers | {"done"}
            if answer == "done":
                return
            stock["extra"] -= 1
            used.add(self.die_of(answer))
            yield from self.mark(seat, answer)

    def value(self, die: str, area: str) -> int:
        return self.faces["blue"] + self.faces["white"] if area == "blue" else self.faces[die]

    def takes(self, seat: int, dice: Iterable[str], verb: str = "take") -> set[str]:
        """Every cell of every area, tried with every die."""
        paper = self.papers[seat]
        return {
            f"{verb} white as {_told(area, cell)}" if die == "white" else _line(verb, area, cell)
            for die in dice
            for area in (DICE[1:] if die == "white" else (die,))
            for cell in CELLS[area]
            if paper.fits(area, cell, self.value(die, area))
        }

    def die_of(self, answer: str) -> str:
        return answer.split()[1]

    def mark(self, seat: int, answer: str) -> Talk:
        area, _, cell = answer.split(" ", 1)[1].removeprefix("white as ").partition(" ")
        paper, value = self.papers[seat], self.value(self.die_of(answer), area)
        cell = cell or paper.open(area, value)[0]
        yield from self.chain(seat, paper.mark(area, cell, value))

    def chain(self, seat: int, due: list[str]) -> Talk:
        """What needs no choice is done as it comes; for the rest the player says which first."""
        paper, due = self.papers[seat], list(due)
        while due:
            plain = [bonus for bonus in due if bonus not in ("yellow cross", "blue cross", "black")]
            if plain:
                due.remove(plain[0])
                due += self.used(paper, plain[0])
                continue
            answers = {line for bonus in due for line in _answers(paper, bonus)}
            if not answers:
                return
            answer = yield seat, answers
            verb, area, cell = (*answer.split(), "")[:3]
            due.remove("black" if "black" in due else f"{area} cross")
            value = 6 if verb == "write" else 0
            due += paper.mark(area, cell if verb == "cross" and cell else _next(paper, area), value)

    def used(self, paper: Paper, bonus: str) -> list[str]:
        """A bonus that leaves no choice: in the stock, or marked where it can be."""
        if bonus in ("reroll", "extra", "fox"):
            paper.stock[bonus] += 1
            return []
        area, what = bonus.split()
        value = 0 if what == "cross" else int(what)
        cells = paper.open(area, value, is_bonus=True)
        return paper.mark(area, cells[0], value) if cells else []

    # What it is worth

    def decided(self) -> tuple[list[int], list[int], str]:
        """The places, who has won, and by what: most points, then the best single area."""
        results = [paper.result() for paper in self.papers]
        places = [1 + sum(other > result for other in results) for result in results]
        if len(results) == 1:
            return places, [], "alone"
        winners = [seat for seat, place in enumerate(places) if place == 1]
        if len(winners) > 1:
            return places, winners, "shared"
        most = [total for total, _ in results].count(max(results)[0])
        return places, winners, "points" if most == 1 else "area"


def _told(area: str, cell: str) -> str:
    return f"{area} {cell}" if area in ("yellow", "blue") else area


def _line(verb: str, area: str, cell: str) -> str:
    return f"{verb} {_told(area, cell)}"


def _next(paper: Paper, area: str) -> str:
    return paper.open(area, 6, is_bonus=True)[0]


def _answers(paper: Paper, bonus: str) -> set[str]:
    areas = ("yellow", "blue", "green") if bonus == "black" else (bonus.removesuffix(" cross"),)
    crosses = {
        _line("cross", area, cell) for area in areas for cell in paper.open(area, 0, is_bonus=True)
    }
    numbers = ("orange", "purple") if bonus == "black" else ()
    return crosses | {f"write {area} 6" for area in numbers if paper.open(area, 6)}
