"""What chance brings, and what games by whim alone look like."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

import pytest

from tabletop.games.croco.actions import Place
from tabletop.games.croco.events import GameEnded, PlacesAgain, TokenPlaced
from tabletop.games.croco.figures import counted, figures
from tabletop.games.croco.names import face
from tabletop.games.croco.position import Phase
from tabletop.games.croco.printed import TOKENS, Clan
from tabletop.kernel.game import CHANCE, one_of

GAMES = 4000


@dataclass
class Tally:
    """What was counted in games by whim."""

    placements: list[int] = field(default_factory=list)
    turns: int = 0
    ways: int = 0

    @property
    def mean(self) -> float:
        return sum(self.placements) / len(self.placements)

    @property
    def whole(self) -> float:
        """The share of games in which all tokens were placed."""
        return self.placements.count(24) / len(self.placements)


@pytest.fixture(scope="module")
def tally(croco) -> Tally:
    """Games in which every choice is as likely as the other."""
    game, counted = croco.game, Tally()
    for number in range(GAMES):
        rng, state, placed = Random(f"figures/{number}"), croco.start(), 0
        while (turn := game.turn(state)) is not None:
            if turn == CHANCE:
                action = game.sample(state, rng)
            else:
                ways = game.legal_actions(state)
                action = one_of(ways, rng)
                if isinstance(action, Place):
                    placed += 1
                    counted.ways += len(ways)
                    # A turn is the placements of one player in a row.
                    counted.turns += state.phase is Phase.PLACE
            state = game.apply(state, action).state
        counted.placements.append(placed)
    return counted


@pytest.mark.no_cover
class TestWhim:
    # Facts: 22.4 placements in 14.3 turns, 16.6 ways at each, all 24 placed in 38 of 100 games.
    def test_how_long_a_game_is(self, tally):
        assert tally.mean == pytest.approx(22.4, abs=0.2)
        assert tally.turns / GAMES == pytest.approx(14.3, abs=0.2)

    def test_how_many_ways_lead_on(self, tally):
        assert tally.ways / sum(tally.placements) == pytest.approx(16.6, abs=0.3)

    def test_how_often_all_tokens_are_placed(self, tally):
        assert tally.whole == pytest.approx(0.38, abs=0.03)

    def test_the_shortest_and_the_longest(self, tally):
        assert 15 <= min(tally.placements) <= 17
        assert max(tally.placements) == 24


def _chi(counts: Counter[int], outcomes: int) -> float:
    """Chi square, where each outcome should come as often as the other."""
    expected = counts.total() / outcomes
    return sum((counts[number] - expected) ** 2 for number in range(outcomes)) / expected


def _bearable(outcomes: int) -> float:
    """The mean of chi square and four deviations: more is no accident."""
    freedom = outcomes - 1
    return freedom + 4 * (2 * freedom) ** 0.5


class TestLay:
    @pytest.mark.parametrize("clan", list(Clan), ids=lambda clan: clan.name.lower())
    def test_each_token_comes_to_lie_on_each_space_as_often(self, croco, clan):
        state = croco.start()
        if clan is Clan.BLUE:
            state = croco.play(state, "lay green 1+ 2+ 3+ 3+ 4+ 5+ 1- 2- 3- 4- 5- 7-")
        rng = Random(1)
        camps = [croco.game.sample(state, rng).camp for _ in range(2400)]
        for token in set(TOKENS[clan]):
            seen = Counter(
                space for camp in camps for space, lying in enumerate(camp) if lying == token
            )
            assert _chi(seen, 12) < _bearable(12), face(token)

    def test_what_lies_beside_is_as_often_the_one_as_the_other(self, croco):
        """Not only each token by itself: a camp turned round as a whole would be found out."""
        rng = Random(2)
        camps = [croco.game.sample(croco.start(), rng).camp for _ in range(6600)]
        one, other = TOKENS[Clan.GREEN][0], TOKENS[Clan.GREEN][-1]
        apart = Counter((camp.index(one) - camp.index(other)) % 12 - 1 for camp in camps)
        assert _chi(apart, 11) < _bearable(11)

    @pytest.mark.parametrize("number", [0.0, 0.999999999999])
    def test_the_ends_of_the_generator_lay_camps_too(self, croco, number):
        class Fixed:
            def random(self):
                return number

        state = croco.start()
        for _ in range(2):
            action = croco.game.sample(state, Fixed())
            assert croco.game.is_outcome(state, action)
            state = croco.game.apply(state, action).state
        assert croco.asked(state) == "asked 1 choose"


class TestTold:
    """What a simulation tells of a game."""

    def test_what_is_counted_in_a_story(self, croco):
        state = croco.position("7: b1+ . . . . . .", green="2+ 1- 7-", blue="6- 5+")
        _, story = croco.tell(
            state, "2+ on 7.2", "7- on 3.3", "6- on 6.1", "1- on 7.7", "5+ on 5.5"
        )
        assert counted(story) == Counter(placements=5, freely=1, again=1, games=1)

    def test_a_full_board_and_games_of_a_match_are_counted_one_by_one(self, croco):
        for number in range(20):
            story, placed, full = [], 0, 0
            state, rng = croco.start(games="2"), Random(f"told/{number}")
            while (turn := croco.game.turn(state)) is not None:
                ways = croco.game.legal_actions(state)
                action = croco.game.sample(state, rng) if turn == CHANCE else one_of(ways, rng)
                step = croco.game.apply(state, action)
                placed += isinstance(action, Place)
                if any(isinstance(event, GameEnded) for event in step.events):
                    full += not any(any(camp) for camp in step.state.board.camps)
                state = step.state
                story += step.events
            found = counted(story)
            assert (found["games"], found["placements"], found["full"]) == (2, placed, full)
            assert found["again"] == sum(isinstance(event, PlacesAgain) for event in story)
            assert found["freely"] == sum(
                isinstance(event, TokenPlaced) and event.freely for event in story
            )

    def test_figures_are_of_a_game_and_not_of_a_match(self):
        counts = {"games": 4, "placements": 90, "again": 30, "freely": 10, "full": 1}
        assert figures(counts, 2) == {
            "placements_per_game": 22.5,
            "turns_per_game": 15,
            "placed_freely_per_game": 2.5,
            "all_tokens_placed": 0.25,
        }
        assert figures({}, 0) == {}
