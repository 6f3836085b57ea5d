"""What is told of a position and of a match: chances, luck and what choices cost."""

from __future__ import annotations

from collections.abc import Iterator
from math import isclose
from typing import Any

import pytest

from tabletop import games
from tabletop.analysis import Choice, Luck, Tally, appraised, in_turn, outcome, outplayed, weighed
from tabletop.kernel.advice import Advice, Measure
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Played, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed

GAME = games.load("caries")


def by_place(game: Any, state: Any, rng: Any, budget: float) -> dict[Any, float]:
    """The later an action is listed, the more it is worth."""
    return {action: float(at) for at, action in enumerate(game.legal_actions(state))}


def by_points(game: Any, state: Any) -> tuple[float, ...]:
    """As if the match were over now."""
    return tuple(float(-score.total) for score in game.scores(state))


@pytest.fixture
def advised(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Caries with an adviser whose mind is known."""

    def advise(outlook: Any = by_points) -> None:
        advice = Advice(Measure.POINTS, by_place, outlook, quick="random")
        monkeypatch.setattr(games, "advice", lambda name: advice)

    advise()
    return advise


@pytest.fixture
def match(caries: Any) -> Match:
    """A match of two to its end."""
    made: Match = caries.begin("Anna", "Ben", teeth="choose", dice="two")
    caries.play_on(made, 10_000)
    assert made.turn is None
    return made


def of_chance(match: Match) -> Iterator[Played]:
    return (played for played in match.log if played.actor == CHANCE)


class TestTally:
    def test_a_shared_win_is_half_a_win(self) -> None:
        start = GAME.initial({option.id: option.default for option in GAME.options}, 2)
        found = outcome(GAME, start)
        assert found.games == 1
        assert found.won == (0.5, 0.5)

    def test_the_chance_to_win_is_the_share_of_wins(self, advised, match: Match) -> None:
        found = outplayed("caries", match.start, "x", range(12))
        for seat in (0, 1):
            chance = found.chance(seat)
            assert chance.value == found.won[seat] / 12
            assert 0 <= chance.low <= chance.value <= chance.high <= 1

    def test_alone_nobody_wins(self) -> None:
        start = GAME.initial({option.id: option.default for option in GAME.options}, 1)
        assert outcome(GAME, start).won == (0.0,)

    def test_heaps_add_up_whatever_their_order(self, advised, match: Match) -> None:
        state = match.state_at(20)
        whole = outplayed("caries", state, "x", range(12))
        heaps = [outplayed("caries", state, "x", numbers) for numbers in (range(5, 12), range(5))]
        assert heaps[0] + heaps[1] == whole
        assert Tally.of(2) + whole == whole
        assert whole.games == 12
        assert isclose(sum(whole.won), 12)

    def test_more_games_are_more_exact(self, advised, match: Match) -> None:
        few, many = (
            outplayed("caries", match.start, "x", range(number)).expected(0) for number in (10, 90)
        )
        assert few.low < few.value < few.high
        assert many.high - many.low < few.high - few.low

    def test_where_the_match_is_over_there_is_nothing_to_play(self, advised, match: Match) -> None:
        found = outplayed("caries", match.state, "x", range(3))
        end = outcome(GAME, match.state)
        assert found == end + end + end

    def test_other_dice_than_those_of_the_match(self, advised, caries: Any) -> None:
        """Matches of other seeds that stand alike have alike chances."""
        one, other = (caries.begin("Anna", "Ben", seed=seed) for seed in (7, 8))
        found = [outplayed("caries", match.state, "x", range(6)) for match in (one, other)]
        assert found[0] == found[1]
        assert outplayed("caries", one.state, "y", range(6)) != found[0]


class TestInTurn:
    def test_at_least_one_is_answered(self) -> None:
        assert in_turn(abs, [(-1,), (-2,)], 0) == [1]

    def test_all_where_there_is_time(self) -> None:
        assert in_turn(abs, [(-1,), (-2,)], 60) == [1, 2]


class TestChoices:
    def test_the_best_comes_first_and_costs_nothing(self, advised, match: Match) -> None:
        for played in match.log:
            legal = GAME.legal_actions(played.before)
            if played.actor == CHANCE or len(legal) == 1:
                continue
            found = appraised("caries", played, "x", 0.1)
            assert isinstance(found, Choice)
            assert (found.ply, found.seat, found.best) == (played.ply, played.actor, legal[-1])
            # The first was played, by our adviser's mind the worst of all.
            assert found.cost == len(legal) - 1

    def test_of_equals_the_first_is_called_the_best(self, monkeypatch, match: Match) -> None:
        def alike(game: Any, state: Any, rng: Any, budget: float) -> dict[Any, float]:
            return dict.fromkeys(reversed(game.legal_actions(state)), 1.0)

        advice = Advice(Measure.POINTS, alike, None, quick="random")
        monkeypatch.setattr(games, "advice", lambda name: advice)
        played = next(
            played
            for played in match.log
            if played.actor != CHANCE and len(GAME.legal_actions(played.before)) > 1
        )
        found = appraised("caries", played, "x", 0.1)
        assert isinstance(found, Choice)
        assert found.cost == 0

    def test_what_had_to_be_done_is_no_choice(self, advised, caries: Any) -> None:
        match = caries.begin("Anna", "Ben", dice="one")
        caries.play_on(match, 100)
        forced = [
            played
            for played in match.log
            if played.actor != CHANCE and len(GAME.legal_actions(played.before)) == 1
        ]
        assert forced
        assert {appraised("caries", played, "x", 0.1) for played in forced} == {None}

    def test_worths_come_best_first(self, advised, match: Match) -> None:
        worths = weighed("caries", match.state_at(0), "x", 0.1)
        assert sorted(worths, key=lambda each: -each[1]) == list(worths)


class TestLuck:
    def test_all_that_dice_may_show_adds_up_to_nothing(self, advised, match: Match) -> None:
        checked = 0
        for played in of_chance(match):
            outcomes = GAME.legal_actions(played.before)
            if not 1 < len(outcomes) <= 36:
                continue
            gains = [0.0, 0.0]
            for action in outcomes:
                after = GAME.apply(played.before, action).state
                told = Played(played.ply, CHANCE, action, played.before, after)
                found = appraised("caries", told, "x", 0.1)
                assert isinstance(found, Luck)
                gains = [one + more for one, more in zip(gains, found.gains, strict=True)]
            assert all(isclose(gain, 0, abs_tol=1e-9) for gain in gains)
            checked += 1
        assert checked

    def test_is_what_came_against_what_comes_on_average(self, advised, match: Match) -> None:
        gains = []
        for played in of_chance(match):
            outcomes = GAME.legal_actions(played.before)
            found = appraised("caries", played, "x", 0.1)
            if found is None or len(outcomes) > 36:
                continue
            might = [by_points(GAME, GAME.apply(played.before, each).state) for each in outcomes]
            means = [sum(each) / len(might) for each in zip(*might, strict=True)]
            came = by_points(GAME, played.after)
            assert isinstance(found, Luck)
            assert found.gains == pytest.approx(
                [one - mean for one, mean in zip(came, means, strict=True)]
            )
            gains += found.gains
        assert min(gains) < 0 < max(gains)

    def test_of_all_that_may_come_is_sure(self, advised, match: Match) -> None:
        found = [appraised("caries", played, "x", 0.1) for played in of_chance(match)]
        lucks = [one for one in found if isinstance(one, Luck)]
        assert lucks
        assert all(one.variances == (0.0, 0.0) for one in lucks)

    def test_of_what_is_only_sampled_is_as_sure_as_it_says(self) -> None:
        """Six dice of Clever have too many faces to look at all of them."""
        game = games.load("clever")
        match = Match(game, Setup(settled(game.options, {}, "clever"), unnamed([None]), 3))
        while listed := game.legal_actions(match.state):
            match.play(listed[0])
        rolled = match.play(match.drawn())
        found = [appraised("clever", rolled, str(seed), 0.1) for seed in range(12)]
        lucks = [one for one in found if isinstance(one, Luck)]
        gains = [one.gains[0] for one in lucks]
        told = sum(one.variances[0] for one in lucks) / len(lucks)
        seen = sum((gain - sum(gains) / len(gains)) ** 2 for gain in gains) / (len(gains) - 1)
        assert told > 0
        assert told / 4 < seen < told * 4

    def test_where_chance_can_bring_one_thing_only_there_is_none(self, advised) -> None:
        """Who plays Clever alone begins for certain."""
        game = games.load("clever")
        alone = Match(game, Setup(settled(game.options, {}, "clever"), unnamed([None]), seed=3))
        alone.play(game.decode("starts 1"))
        assert alone.log[0].actor == CHANCE
        assert appraised("clever", alone.log[0], "x", 0.1) is None

    def test_without_an_outlook_there_is_no_luck(self, advised, match: Match) -> None:
        advised(outlook=None)
        assert {appraised("caries", played, "x", 0.1) for played in of_chance(match)} == {None}

    def test_the_same_question_has_the_same_answer(self, advised, match: Match) -> None:
        played = next(of_chance(match))
        assert appraised("caries", played, "x", 0.1) == appraised("caries", played, "x", 0.1)
