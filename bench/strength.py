"""How strong the best bots are: what is promised of them, each figure with its 95 % interval.

Run as ``python bench/strength.py [SECTION…] [--quick] [--jobs J] [--seed S]``; a section is a
game, and quick a tenth of the games. The best bot of a game is the last of its levels. All
of it takes many hours of a processor, most of them for Croco and Hospital. Times are those
of a processor that has nothing else to do.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from statistics import median
from typing import Any, Final, TypeVar

from tabletop import games
from tabletop.arena import Bout, Contender, Fought, Tournament, apart, fought_out, pairing
from tabletop.games.croco import actions as croco
from tabletop.games.croco.compact import SIDE, Compact, as_action
from tabletop.games.croco.ending import Ending
from tabletop.games.croco.position import Phase as CrocoPhase
from tabletop.games.croco.printed import CLANS
from tabletop.games.croco.search import grown
from tabletop.games.croco.verdict import Verdict
from tabletop.games.hospital.position import Phase as HospitalPhase
from tabletop.kernel.bots import random_bot
from tabletop.kernel.game import CHANCE, AnyGame, Rng
from tabletop.kernel.options import settled
from tabletop.printout import Bar
from tabletop.simulation import BUDGET, generators, played_out
from tabletop.workers import Workers, dealt

A_TURN: Final = 3.0
"""Seconds that the best bots may think at the table."""
ITERATIONS: Final = 1000
SEEDS_OF_POSITIONS: Final = "positions"
AT_WORK: Final = (HospitalPhase.WORK, HospitalPhase.GROUP, HospitalPhase.SPECIALIST)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured: a value, where it is in 95 of 100 cases, and what it must keep to."""

    what: str
    value: float
    interval: tuple[float, float] | None = None
    least: float | None = None
    most: float | None = None
    digits: int = 2

    @property
    def is_kept(self) -> bool:
        """Whether the value is good enough."""
        return self._keeps(self.value)

    def __str__(self) -> str:
        told = f"{self.what:66} {self._number(self.value):>8}"
        told += f"  {' to '.join(map(self._number, self.interval)) if self.interval else '':18}"
        bounds = [
            f"at {which} {bound:g}"
            for which, bound in (("least", self.least), ("most", self.most))
            if bound is not None
        ]
        return f"{told}  {' '.join(bounds):14} {self._verdict() if bounds else ''}".rstrip()

    def _verdict(self) -> str:
        verdict = "kept" if self.is_kept else "MISSED"
        # A bound within the interval: more games would tell.
        sure = len(set(map(self._keeps, self.interval or (self.value,)))) == 1
        return verdict if sure else f"{verdict}, not surely"

    def _keeps(self, value: float) -> bool:
        return (self.least is None or value >= self.least) and (
            self.most is None or value <= self.most
        )

    def _number(self, value: float) -> str:
        return f"{value:.{self.digits}f}"


@dataclass(frozen=True, slots=True)
class Run:
    """How it is measured: by whom, on what seed, and a part of the games or all."""

    workers: Workers
    seed: int
    part: int

    def games(self, all_of_them: int) -> int:
        """So many games of all."""
        return max(2, all_of_them // self.part)

    def fought(
        self,
        game: str,
        bout: Bout,
        rounds: int,
        options: Mapping[str, str] | None = None,
        budget: float = BUDGET,
    ) -> Fought:
        """What comes of a bout."""
        agreed = settled(games.load(game).options, options or {}, game)
        tournament = Tournament(game, (bout,), rounds, self.seed, agreed, budget)
        bar = Bar(tournament.games, sys.stderr)
        bar.show(0)
        try:
            (fought,) = fought_out(tournament, self.workers, bar.show).fought
        finally:
            bar.wipe()
        return fought

    def all_of(self, work: Callable[[range], list[T]], count: int) -> list[T]:
        """All that comes of the numbers below *count*."""
        bar = Bar(count, sys.stderr)
        found: list[T] = []
        try:
            for heap in dealt(work, count, self.workers):
                found += heap
                bar.show(min(count, len(found)))
        finally:
            bar.wipe()
        return found


def best(game: str) -> Contender:
    """The strongest level."""
    return Contender(list(games.bots(game))[-1])


def win_rate(what: str, fought: Fought, least: float) -> Figure:
    """The first of two against the other, in games of a hundred."""
    low, high = fought.interval(0)
    rate = fought.rate(0)
    assert rate is not None
    return Figure(
        f"{what}, won of 100 ({fought.games} games)",
        100 * rate,
        (100 * low, 100 * high),
        least=least,
        digits=1,
    )


def pace(fought: Fought, most: float | None = None) -> Iterator[Figure]:
    """Milliseconds a decision of the first."""
    side = fought.sides[0]
    yield Figure("milliseconds a decision", 1000 * side.seconds_a_move, most=most, digits=3)
    yield Figure("milliseconds of the longest decision", 1000 * side.longest, digits=1)


def caries(run: Run) -> Iterator[Figure]:
    """Alone against the known optimum, and by two dice against careful."""
    for dice, most in (("one", 15.6), ("two", 10.2)):
        bout = apart([best("caries")], 1)
        fought = run.fought("caries", bout, run.games(20_000), {"dice": dice})
        points = fought.sides[0].points
        what = f"mean points alone, dice={dice} ({fought.games} games)"
        yield Figure(what, points.mean, points.interval, most=most)
        yield from pace(fought)
    bout = pairing(best("caries"), Contender("careful"), 2)
    fought = run.fought("caries", bout, run.games(10_000) // 2, {"dice": "two"})
    yield win_rate("two players, dice=two, against careful", fought, 55)


def clever(run: Run) -> Iterator[Figure]:
    """Alone, and against planner."""
    fought = run.fought("clever", apart([best("clever")], 1), run.games(2000))
    points = fought.sides[0].points
    yield Figure(
        f"mean points alone ({fought.games} games)", points.mean, points.interval, least=258
    )
    yield Figure("standard deviation alone", points.error * sqrt(fought.games), digits=1)
    yield from pace(fought, most=20)
    bout = pairing(best("clever"), Contender("planner"), 2)
    fought = run.fought("clever", bout, run.games(400) // 2)
    yield win_rate("two players, against planner", fought, 85)


def thousand(game: AnyGame, state: Any, rng: Rng, budget: float) -> croco.Action:
    """A thousand games in its mind, without the exact ending."""
    legal: Sequence[croco.Action] = game.legal_actions(state)
    if len(legal) == 1:
        return legal[0]
    if state.phase is CrocoPhase.CHOOSE:
        trees = {clan: grown(state, clan, rng, ITERATIONS) for clan in CLANS}
        return croco.Choose(max(CLANS, key=lambda clan: trees[clan].brought(trees[clan].favourite)))
    tree = grown(state, state.clan, rng, ITERATIONS)
    return as_action(state.board, state.clan, tree.favourite)


def croco_figures(run: Run) -> Iterator[Figure]:
    """Against weaker ones at 3 s a turn, and how soon the ending is known."""
    for tokens, known, work in (
        (12, "winner", seconds_to_winner),
        (11, "score", seconds_to_score),
    ):
        times = sorted(run.all_of(partial(timed_endings, run.seed, tokens, work), run.games(100)))
        half, reach = len(times) / 2, sqrt(len(times))
        interval = (times[max(0, int(half - reach))], times[min(len(times) - 1, int(half + reach))])
        what = f"seconds to the {known} from {tokens} tokens, median of {len(times)}"
        yield Figure(what, median(times), interval, most=1)
        slow = times[int(0.9 * len(times))]
        yield Figure(f"seconds to the {known} from {tokens} tokens, 9 of 10", slow)
    for rival, least in ((Contender("greedy"), 98), (Contender("1,000 iterations", thousand), 65)):
        bout = pairing(best("croco"), rival, 2)
        fought = run.fought("croco", bout, run.games(100) // 2, budget=A_TURN)
        yield win_rate(f"at {A_TURN:g} s a turn, against {rival.name}", fought, least)
        yield from pace(fought)


def timed_endings(
    seed: int, tokens: int, seconds: Callable[[Any], float], numbers: range
) -> list[float]:
    """Seconds of the processor for one position of real play in each game of these numbers."""
    return [seconds(position) for number in numbers for position in _endings(seed, number, tokens)]


def _endings(seed: int, number: int, tokens: int) -> Iterator[Any]:
    """Where so many tokens are left, in a game of two that search and now and then err."""
    game, rng = games.load("croco"), Random(f"{seed}/{SEEDS_OF_POSITIONS}/{number}")
    search = games.bot("croco", "search")
    state = game.initial(settled(game.options, {}, "croco"), 2)
    while (turn := game.turn(state)) is not None:
        places = state.phase in (CrocoPhase.PLACE, CrocoPhase.AGAIN)
        if places and Compact.of(state.board, state.clan).tokens_left == tokens:
            yield state
            return
        if turn == CHANCE:
            action = game.sample(state, rng)
        else:
            bot = random_bot if rng.random() < 0.15 else search
            action = bot(game, state, rng, BUDGET)
        state = game.apply(state, action).state


def seconds_to_winner(state: Any) -> float:
    """Until it is certain who wins, or that nobody does."""
    began = time.thread_time()
    position = Compact.of(state.board, state.clan)
    margin, ending = SIDE[state.clan] * position.margin, Ending(position)
    for goal in Verdict.of(state).goals:
        if ending.can_gain(goal - margin) is not None:
            break
    return time.thread_time() - began


def seconds_to_score(state: Any) -> float:
    """Until the score is certain."""
    began = time.thread_time()
    Ending(Compact.of(state.board, state.clan)).best()
    return time.thread_time() - began


def hospital(run: Run) -> Iterator[Figure]:
    """Points over greedy with as many players as there may be, and seconds an activation."""
    for seats in games.load("hospital").seats:
        bout = apart([best("hospital"), Contender("greedy")], seats)
        fought = run.fought("hospital", bout, run.games(200), budget=A_TURN)
        lead, (own, others) = fought.lead, fought.sides
        assert lead is not None
        what = (
            f"{seats} players: {own.points.mean:.1f} points, greedy {others.points.mean:.1f}, "
            f"{fought.games // 2} games"
        )
        yield Figure(what, lead.mean, lead.interval, least=5)
    times = run.all_of(partial(timed_activations, run.seed), run.games(40))
    yield Figure(f"seconds an activation, mean of {len(times)}", sum(times) / len(times))
    yield Figure("seconds of the longest activation", max(times), most=A_TURN)


def timed_activations(seed: int, numbers: range) -> list[float]:
    """Seconds for all that one does in its hospital in a round, of the matches of these numbers."""
    game = games.load("hospital")
    choose = best("hospital").bot("hospital")
    found: list[float] = []
    for number in numbers:
        spent: dict[tuple[int, int], float] = {}

        def timed(
            game: AnyGame, state: Any, rng: Rng, budget: float, spent: dict[Any, float] = spent
        ) -> Any:
            began = time.thread_time()
            action = choose(game, state, rng, budget)
            if state.phase in AT_WORK:
                at = (state.round, state.asked)
                spent[at] = spent.get(at, 0.0) + time.thread_time() - began
            return action

        seats = game.seats[number % len(game.seats)]
        dice, minds = generators(seed, number, seats)
        start = game.initial(settled(game.options, {}, "hospital"), seats)
        played_out(game, start, [timed] * seats, dice, minds, A_TURN)
        found += spent.values()
    return found


SECTIONS: Final[Mapping[str, Callable[[Run], Iterator[Figure]]]] = {
    "caries": caries,
    "clever": clever,
    "croco": croco_figures,
    "hospital": hospital,
}


def main() -> int:
    """Prints the sections asked for, all by default; 1 where something promised is missed."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=", ".join(SECTIONS))
    parser.add_argument("--quick", action="store_true", help="a tenth of the games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all)")
    parser.add_argument("--seed", type=int, default=2026)
    chosen = parser.parse_args()
    if unknown := set(chosen.sections) - set(SECTIONS):
        parser.error(f"no section {', '.join(sorted(unknown))}; there is {', '.join(SECTIONS)}")
    run = Run(Workers(chosen.jobs), chosen.seed, 10 if chosen.quick else 1)
    missed = 0
    for name in chosen.sections or SECTIONS:
        print(f"{name}: {best(name).name}", flush=True)
        for figure in SECTIONS[name](run):
            print(f"  {figure}", flush=True)
            missed += not figure.is_kept
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
