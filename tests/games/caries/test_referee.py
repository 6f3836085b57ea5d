"""A second referee, written from the rules alone, follows random matches and must agree.

It shares nothing with the rules but the lines of the actions. It plays as one reads them
aloud, paragraph after paragraph, with letters on teeth and tooth after tooth: a generator
that asks (who, and all that may be answered) and is sent the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from itertools import product
from random import Random
from typing import TypeAlias

import pytest

from tabletop.kernel.game import CHANCE, one_of

MATCHES, THOROUGHLY = 48, 2000
"""All numbers of players with all that can be agreed, once; and as ``make trust`` tries."""

CIRCUIT = "DSBRSBSRSBSRBSCSBRSBSRSBSRBS"
KINDS = [
    {"dice": dice, "mode": mode, "teeth": teeth}
    for dice, mode, teeth in product(
        ("one", "two"), ("standard", "educational", "collaborative"), ("auto", "choose")
    )
]
THROWN = (
    [f"roll {' '.join(faces)}" for dice in (1, 2) for faces in product("123456", repeat=dice)]
    + [f"knock {tooth}" for tooth in range(1, 17)]
    + [f"starts {seat}" for seat in range(1, 5)]
)
"""All that chance can ever say."""
MET = {
    *("starts", "roll", "knock", "one die", "two dice", "take cube", "ask appointments"),
    *("tooth", "choose for me", "give", "give nothing", "stop", "go on"),
    *("by points", "by progress", "by shared", "by alone", "by educational", "by collaborative"),
}
"""All that can be done, without its numbers, and all that can decide."""

MOLARS_FIRST = [1, 16, 2, 15, 3, 14, 4, 13, 5, 12, 6, 11, 7, 10, 8, 9]
"""In which order equal teeth are taken for who does not choose."""

Talk: TypeAlias = Generator["tuple[int, list[str]]", str, None]
Asked: TypeAlias = Generator["tuple[int, list[str]]", str, int]


class Referee:
    """A match as it lies on a table; a tooth is healthy, or it has its marker's letter."""

    def __init__(self, seats: int, agreed: dict[str, str]) -> None:
        self.seats = range(seats)
        self.circuit, self.mode = agreed["circuit"], agreed["mode"]
        self.may_throw = ["one die", "two dice"] if agreed["dice"] == "two" else ["one die"]
        self.chooses = agreed["teeth"] == "choose"
        self.mouths = [dict.fromkeys(range(1, 17), ".") for _ in self.seats]
        self.space, self.laps, self.appointments = ([0] * seats for _ in range(3))
        self.cube = -1
        """Who holds it; nobody while it lies in the middle."""

    def match(self) -> Talk:
        seat = 0
        if len(self.seats) > 1:
            answer = yield CHANCE, [f"starts {each + 1}" for each in self.seats]
            seat = int(answer.split()[1]) - 1
        yield from self.turns(seat)

    def turns(self, seat: int) -> Talk:
        while True:
            if self.mode == "standard" or self.laps[seat] < 5:
                ends = yield from self.turn(seat)
                if ends:
                    return
            seat = (seat + 1) % len(self.seats)

    # 3.1 and 5: the throw, and the effects of the space where one arrives

    def turn(self, seat: int) -> Asked:
        """Whether the match is over with it."""
        dice = yield from self.throws(seat)
        self.space[seat] += yield from self.roll(dice)
        if self.space[seat] > 27:
            self.space[seat] = 0
            return (yield from self.dentist(seat))
        kind = self.circuit[self.space[seat]]
        if kind == "S":
            yield from self.sugar(seat, dice)
        elif kind == "B":
            self.brushing(seat)
        elif kind == "C":
            answer = yield CHANCE, [f"knock {tooth}" for tooth in range(1, 17)]
            self.mouths[seat][int(answer.split()[1])] = "b"
        else:
            yield from self.appointment(seat)
        return 0

    def throws(self, seat: int) -> Asked:
        """With how many dice; where all play together, appointments may be given before (6)."""
        others = [other for other in self.seats if other != seat]
        while True:
            gifts = [f"give {other + 1}" for other in others] if self.gives(seat) else []
            answer = yield seat, self.may_throw + gifts
            if answer in self.may_throw:
                return 1 + self.may_throw.index(answer)
            self.given(seat, int(answer.split()[1]) - 1)

    def roll(self, dice: int) -> Asked:
        faces = product("123456", repeat=dice)
        answer = yield CHANCE, [f"roll {' '.join(each)}" for each in faces]
        return sum(map(int, answer.split()[1:]))

    def gives(self, seat: int) -> bool:
        return self.mode == "collaborative" and self.appointments[seat] > 0

    def given(self, seat: int, to: int) -> None:
        self.appointments[seat] -= 1
        self.appointments[to] += 1

    # 3.2 to 3.5

    def sugar(self, seat: int, dice: int) -> Talk:
        if self.cube == seat:
            self.cube = -1
            return
        amount = yield from self.roll(dice)
        before = dict(self.mouths[seat])
        for marker, worse in ("rb", "or", "yo", ".y"):
            equal = [tooth for tooth in before if before[tooth] == marker]
            yield from self.work(seat, equal, amount, worse)
            amount -= min(amount, len(equal))

    def brushing(self, seat: int) -> None:
        mouth = self.mouths[seat]
        mouth.update(
            {tooth: {"y": ".", "r": "o"}.get(mouth[tooth], mouth[tooth]) for tooth in mouth}
        )

    def appointment(self, seat: int) -> Talk:
        if self.cube == -1:
            answer = yield seat, ["take cube", "ask appointments"]
            if answer == "take cube":
                self.cube = seat
                return
        face = yield from self.roll(1)
        self.appointments[seat] += 1 if face in (1, 3, 5) else 2

    def work(self, seat: int, equal: list[int], count: int, after: str, price: int = 0) -> Talk:
        """Of the equal teeth so many change, one by one; which does not matter if all do."""
        asks, left = self.chooses, [tooth for tooth in MOLARS_FIRST if tooth in equal]
        for done in range(min(count, len(equal))):
            tooth = left[0]
            if asks and len(left) > count - done:
                answer = yield seat, [f"tooth {each}" for each in left] + ["choose for me"]
                asks = answer != "choose for me"
                tooth = int(answer.split()[1]) if asks else tooth
            left.remove(tooth)
            self.mouths[seat][tooth] = after
            self.appointments[seat] -= price

    # 3.6, 3.7 and 4: the dentist, the end of the lap, the end of the match

    def dentist(self, seat: int) -> Asked:
        self.brushing(seat)
        yield from self.gifts(seat)
        yield from self.treatment(seat)
        self.laps[seat] += 1
        if all(laps >= 5 for laps in self.laps):
            return 1
        if self.mode == "standard" and self.laps[seat] == 5:
            return (yield seat, ["stop", "go on"]) == "stop"
        return 0

    def gifts(self, seat: int) -> Talk:
        """One after the other may give what the teeth still need, where all play together."""
        for step in self.seats[1:]:
            other = (seat + step) % len(self.seats)
            while self.gives(other) and self.needs(seat) > self.appointments[seat]:
                answer = yield other, [f"give {seat + 1}", "give nothing"]
                if answer == "give nothing":
                    break
                self.given(other, seat)

    def needs(self, seat: int) -> int:
        return sum({"b": 2, "o": 1}.get(marker, 0) for marker in self.mouths[seat].values())

    def treatment(self, seat: int) -> Talk:
        # "As long as two appointments are left, and a black tooth": so many at one go.
        black = self.with_marker(seat, "b")
        yield from self.work(seat, black, self.appointments[seat] // 2, ".", price=2)
        if black := self.with_marker(seat, "b"):
            yield from self.work(seat, black, self.appointments[seat], "o", price=1)
        orange = self.with_marker(seat, "o")
        yield from self.work(seat, orange, self.appointments[seat], ".", price=1)

    def with_marker(self, seat: int, marker: str) -> list[int]:
        return [tooth for tooth, lies in self.mouths[seat].items() if lies == marker]

    # What it is worth

    def parts(self, seat: int) -> dict[str, int]:
        worth = {"black": 5, "red": 3, "orange": 2, "yellow": 1}
        return {
            marker: points * len(self.with_marker(seat, marker[0]))
            for marker, points in worth.items()
        }

    def places(self) -> list[int]:
        """Fewest points, then furthest on the circuit; where nobody competes all are alike."""
        if self.mode != "standard":
            return [1 for _ in self.seats]
        return [
            1 + sum(bool(self.is_before(other, seat)) for other in self.seats)
            for seat in self.seats
        ]

    def is_before(self, one: int, other: int) -> str:
        """What one is before another by; nothing where it is not."""
        points, others = (sum(self.parts(seat).values()) for seat in (one, other))
        if points != others:
            return "points" if points < others else ""
        if self.laps[one] != self.laps[other]:
            return "progress" if self.laps[one] > self.laps[other] else ""
        return "progress" if self.space[one] > self.space[other] else ""

    def won(self) -> tuple[list[int], str]:
        """Who has won and by what."""
        if self.mode != "standard":
            return [], self.mode
        if len(self.seats) == 1:
            return [], "alone"
        first = [seat for seat, place in enumerate(self.places()) if place == 1]
        if len(first) > 1:
            return first, "shared"
        by = [self.is_before(first[0], other) for other in self.seats if other != first[0]]
        return first, "progress" if "progress" in by else "points"

    def told(self) -> str:
        """What lies before the players and who holds the cube, as the notation has it."""
        players = [
            f"{self.laps[seat]}.{self.space[seat]:02}+{self.appointments[seat]} "
            + "".join(self.mouths[seat][tooth] for tooth in range(1, 17))
            for seat in self.seats
        ]
        return f"{' / '.join(players)} | cube {'-' if self.cube < 0 else self.cube + 1}"


def agrees(game, state, referee: Referee, asked) -> None:
    """Fails where the two say something different of a position."""
    where, (who, answers) = game.notation(state), asked or (None, [])
    lines = [game.encode(action) for action in game.legal_actions(state)]
    assert game.turn(state) == who, where
    assert sorted(lines) == sorted(answers), where
    if who == CHANCE:
        possible = [line for line in THROWN if game.is_outcome(state, game.decode(line))]
        assert sorted(possible) == sorted(answers), where
    scores = [dict(score.parts) for score in game.scores(state)]
    assert scores == [referee.parts(seat) for seat in referee.seats], where
    totals = [score.total for score in game.scores(state)]
    assert totals == [sum(referee.parts(seat).values()) for seat in referee.seats], where
    ranking = game.ranking(state)
    assert list(ranking.places) == referee.places(), where
    assert (list(ranking.winners), ranking.reason) == referee.won(), where
    assert " | ".join(where.split(" | ")[1:3]) == referee.told(), where


def followed(game, number: int, met: Counter[str], late: bool = False) -> int:
    """How many actions of a random match the referee followed; fails where it disagrees.

    Half of them do what was done least in all the matches before. A *late* one is begun already.
    """
    rng = Random(f"{'late' if late else 'referee'}/{number}")
    seats, agreed = 1 + number % 4, dict(KINDS[number // 4 % len(KINDS)])
    agreed["circuit"] = CIRCUIT if rng.random() < 0.5 else _circuit(rng)
    steered, referee = rng.random() < 0.5, Referee(seats, agreed)
    talk, state = referee.match(), game.initial(agreed, seats)
    if late:
        seat = _strewn(referee, rng)
        line = f"{' '.join(agreed.values())} | {referee.told()} | {seat + 1} move | one | - | -"
        talk, state = referee.turns(seat), game.parse(line)
    asked, count = next(talk), 0
    agrees(game, state, referee, asked)
    while asked is not None:
        who, answers = asked
        line = game.encode(game.sample(state, rng)) if who == CHANCE else one_of(answers, rng)
        if steered and who != CHANCE:
            line = min(answers, key=lambda each: (met[_kind(each)], each != line))
        assert line in answers
        met[_kind(line)] += 1
        state = game.apply(state, game.decode(line)).state
        try:
            asked = talk.send(line)
        except StopIteration:
            asked = None
        agrees(game, state, referee, asked)
        met[f"by {referee.won()[1]}"] += 1
        count += 1
    return count


def _strewn(referee: Referee, rng: Random) -> int:
    """Markers, tokens and pawns as they may lie late in a match; tells who is on the move."""
    equal = rng.random() < 0.5
    for seat in referee.seats:
        markers = one_of(["....yorb", "yorb", "..o", "bbbo", "."], rng)
        space = int(rng.random() * 28)
        if seat and equal:
            referee.mouths[seat], space = dict(referee.mouths[0]), referee.space[0]
        else:
            referee.mouths[seat] = {tooth: one_of(markers, rng) for tooth in range(1, 17)}
        referee.space[seat] = space
        referee.laps[seat] = one_of([1, 3, 4, 4, 5], rng)
        referee.appointments[seat] = int(rng.random() * 9)
    on_move = one_of(referee.seats, rng)
    referee.laps[on_move] = 4
    referee.cube = one_of([-1, *referee.seats], rng)
    return on_move


def _circuit(rng: Random) -> str:
    """Another order of the spaces, mostly of few kinds: sugar piles up, or nothing happens."""
    kinds = [kind for kind in "SSBRC" if rng.random() < 0.4] or ["B"]
    return "D" + "".join(one_of(kinds, rng) for _ in range(27))


def _kind(line: str) -> str:
    return line.rstrip(" 0123456789")


@pytest.mark.trust
def test_a_second_referee_agrees(caries, thorough, figure):
    matches, met = THOROUGHLY if thorough else MATCHES, Counter()
    late = [followed(caries.game, number, met, late=True) for number in range(matches)]
    whole = [followed(caries.game, number, met) for number in range(matches)]
    assert met.keys() == MET
    figure(
        "Rules checked twice",
        "Caries: matches that two referees told alike",
        len(whole),
        beside=f"{sum(whole):,} actions; {len(late):,} more from the middle, {sum(late):,} actions",
    )
