"""What each action is worth: the chance to win the match, as the deep search sees it."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from tabletop import games
from tabletop.games.croco.actions import Choose, Clear
from tabletop.games.croco.advice import ADVICE
from tabletop.games.croco.compact import SIDE, Compact
from tabletop.games.croco.deep import POSITIONS_PER_SECOND, TRIED
from tabletop.games.croco.ending import NEAR, Ending, TooLong
from tabletop.games.croco.position import Phase
from tabletop.games.croco.printed import MOST, Clan
from tabletop.games.croco.stakes import UNITS, stakes
from tabletop.games.croco.tree import Tree
from tabletop.games.croco.verdict import Verdict
from tabletop.kernel.advice import Measure
from tabletop.kernel.game import CHANCE

GREEN = "1+ 2+ 3+ 3+ 4+ 5+ 1- 2- 3- 4- 5- 7-"
BLUE = "1+ 2+ 3+ 4+ 5+ 6+ 1- 2- 3- 3- 4- 6-"
QUICK = 0.04
NOBODY = ". . . . . . . . . . . ."


def weigh(croco, state, budget=QUICK):
    """By line, what each action is worth."""
    worth = ADVICE.weigh(croco.game, state, Random(4), budget)
    return {croco.game.encode(action): chance for action, chance in worth.items()}


def left(state):
    return sum(map(bool, state.board.camps[0] + state.board.camps[1]))


def outcomes(game, state, seat):
    """How *seat* ends, -1, 0 or 1, when both miss nothing: every way to the end, by the rules."""
    if game.turn(state) is None:
        winners = game.ranking(state).winners
        return 0 if len(winners) > 1 else (1 if winners == (seat,) else -1)
    found = [
        outcomes(game, game.apply(state, action).state, seat)
        for action in game.legal_actions(state)
    ]
    return max(found) if game.turn(state) == seat else min(found)


class TestWhole:
    def test_it_measures_chances_and_there_is_no_luck(self):
        assert ADVICE.measure is Measure.CHANCE
        assert ADVICE.outlook is None
        assert ADVICE.quick in games.bots("croco")

    def test_every_action_is_weighed_and_deep_takes_the_best(self, croco):
        deep = games.bot("croco", "deep")
        asked = set()
        for ply, state in enumerate(croco.walk(croco.start(games="2"), "weigh")):
            if croco.game.turn(state) in (None, CHANCE):
                continue
            if ply % 2 and state.phase is Phase.PLACE:
                continue
            asked.add(state.phase)
            worth = weigh(croco, state)
            assert set(worth) == set(croco.may(state))
            assert all(0 <= chance <= 1 for chance in worth.values())
            taken = deep(croco.game, state, Random(4), QUICK)
            assert worth[croco.game.encode(taken)] == max(worth.values())
        assert asked == {Phase.CHOOSE, Phase.PLACE, Phase.AGAIN, Phase.CLEAR}

    @pytest.mark.parametrize("budget", [0.0, 0.1, 1.0])
    def test_deep_takes_the_best_where_the_ending_is_only_tried(self, croco, budget):
        # With more time the winner is known, and then by how much.
        deep = games.bot("croco", "deep")
        for seed in range(2):
            for state in croco.walk(croco.start(), f"tried/{seed}"):
                if state.phase is Phase.PLACE and NEAR < left(state) <= TRIED:
                    worth = weigh(croco, state, budget)
                    taken = deep(croco.game, state, Random(4), budget)
                    assert worth[croco.game.encode(taken)] == max(worth.values())

    def test_the_same_question_has_the_same_answer(self, croco):
        for state in list(croco.walk(croco.start(), "same"))[2:22:5]:
            assert weigh(croco, state) == weigh(croco, state)


class TestSure:
    """Where the ending is known, so is what each action leads to."""

    def test_as_enumeration_by_the_rules(self, croco):
        seen = set()
        for seed in range(12):
            for state in croco.walk(croco.start(), f"sure/{seed}"):
                if left(state) != 4 or croco.game.turn(state) is None:
                    continue
                for line, chance in weigh(croco, state).items():
                    after = croco.play(state, line)
                    result = outcomes(croco.game, after, state.asked)
                    seen.add(result)
                    assert abs(chance - (1 + result) / 2) <= 0.01
        assert seen >= {-1, 1}

    def test_of_sure_wins_the_higher_one_comes_first(self, croco):
        # The last token; what is ahead anyway gets 9 to 18 more.
        state = croco.position("7: g7- b . . . . .", green="3+ . . . . .", blue=NOBODY)
        worth = weigh(croco, state)
        by_crocodile = [worth[f"place green 3+ from a1 on {length}.3"] for length in (3, 4, 5, 6)]
        assert by_crocodile == sorted(by_crocodile)
        assert len(set(by_crocodile)) == 4
        assert min(worth.values()) > 0.99

    def test_the_match_counts_and_not_the_game(self, croco):
        # The last token wins the game anywhere, but who is behind needs it on a long crocodile.
        state = croco.position(green="3+ . . . . .", blue=NOBODY, match="2/2 same | 20-34")
        worth = weigh(croco, state)
        for length, chance in ((3, 0), (4, 0), (5, 1), (6, 1), (7, 1)):
            line = f"place green 3+ from a1 on {length}.3"
            assert worth[line] == pytest.approx(chance, abs=0.01)


class TestKnownSooner:
    """Who wins is known sooner than by how much."""

    BUDGET = 0.4

    def test_what_is_known_by_then_is_told_and_done(self, croco):
        deep = games.bot("croco", "deep")
        seen = set()
        for state, won in self.known(croco):
            seen.add(won)
            worth = weigh(croco, state, self.BUDGET)
            assert max(worth.values()) == pytest.approx(int(won), abs=0.01)
            action = deep(croco.game, state, Random(4), self.BUDGET)
            assert worth[croco.game.encode(action)] == max(worth.values())
            if won:
                after = croco.game.apply(state, action).state
                assert self.wins(after, state.clan)
        assert seen == {True, False}

    def known(self, croco):
        """Positions of which it is found out in time who wins, but not by how much."""
        for seed in range(12):
            for state in croco.walk(croco.start(), f"sooner/{seed}"):
                if NEAR < left(state) <= TRIED and state.phase is Phase.PLACE:
                    position = Compact.of(state.board, state.clan)
                    ending = Ending(position, int(self.BUDGET / 2 * POSITIONS_PER_SECOND))
                    goal = 1 - SIDE[state.clan] * position.margin
                    won = None
                    with suppress(TooLong):
                        wins = ending.can_gain(goal) is not None
                        if wins or ending.can_gain(goal - 1) is None:
                            won = wins
                        ending.best()
                        won = None
                    if won is not None:
                        yield state, won

    def wins(self, state, clan):
        position = Compact.of(state.board, state.clan)
        goal = SIDE[clan] * position.margin
        if state.clan is clan:
            return Ending(position).can_gain(1 - goal) is not None
        return Ending(position).can_gain(goal) is None


class TestGuessed:
    def test_a_blunder_costs_chances(self, croco):
        # Blue's 6- brings 42; whoever does not take it from there is far behind.
        state = croco.laid()
        state = croco.play(state, "7- on 7.1")
        worth = weigh(croco, state, 0.2)
        assert max(worth.values()) - min(worth.values()) > 0.1

    def test_the_clan_that_can_still_do_something(self, croco):
        # A camp as it never lies: blue has two weak tokens.
        state = croco.play(croco.start(), f"lay green {GREEN}", f"lay blue {BLUE}")
        weak = replace(state, board=croco.position(green=GREEN, blue="1+ 1-").board)
        worth = ADVICE.weigh(croco.game, weak, Random(1), QUICK)
        assert worth[Choose(Clan.GREEN)] > 0.8
        assert worth[Choose(Clan.BLUE)] < 0.5

    def test_between_games_it_is_worth_what_the_lead_is_worth(self, croco):
        walk = croco.walk(croco.start(games="4"), "lead")
        between = next(state for state in walk if state.phase is Phase.CLEAR)
        chances = []
        for mine, yours in ((20, 50), (50, 50), (50, 20)):
            result = (mine, yours) if between.asked == 0 else (yours, mine)
            state = replace(between, results=(result,))
            chances.append(ADVICE.weigh(croco.game, state, Random(1), QUICK)[Clear()])
        assert chances[0] < 0.4
        assert chances[1] == pytest.approx(0.5)
        assert chances[2] > 0.6


class TestTree:
    def test_each_first_placement_is_tried_at_least_so_often(self, croco):
        position = Compact.of(croco.laid().board, Clan.GREEN)
        tree = Tree(position, stakes(croco.laid(), 0))
        tree.grow(Random(1), 5)
        tree.fill(Random(1), 3)
        # The worst of 50 was not among the first five; what it brought is an average of three.
        brought = [tree.brought(placed) for placed in position.placements()]
        assert all(0 <= worth <= UNITS for worth in brought)
        assert any(worth % 1 for worth in brought)


class TestVerdict:
    def verdict(self, croco, results="-", played=1, games=1):
        return Verdict.of(croco.position(match=f"{played}/{games} same | {results}"))

    def test_one_game_is_won_by_a_point_and_drawn_by_none(self, croco):
        verdict = self.verdict(croco)
        assert verdict.goals == (1, 0)
        chances = [verdict.sure(margin) for margin in (-1, 0, 1)]
        assert chances == [pytest.approx(chance, abs=0.01) for chance in (0, 0.5, 1)]

    def test_in_the_last_game_the_lead_counts(self, croco):
        # 20 behind: 20 more is a game each and a draw, 21 wins.
        assert self.verdict(croco, "40-60", 2, 2).goals == (21, 20)
        # With as many points who has won more games wins: there is no draw.
        assert self.verdict(croco, "50-30 50-30 50-30 40-60 40-90", 6, 6).goals == (10,)

    def test_while_games_are_to_come_nothing_is_decided(self, croco):
        verdict = self.verdict(croco, "-", 1, 4)
        assert verdict.goals == ()
        assert 0.45 < verdict.sure(0) < 0.55

    @pytest.mark.parametrize("games", [1, 4])
    def test_more_is_never_worth_less(self, croco, games):
        verdict = self.verdict(croco, games=games)
        chances = [verdict.sure(margin) for margin in range(-MOST, MOST + 1)]
        assert all(less < more for less, more in pairwise(chances))
        assert min(chances) >= 0
        assert max(chances) <= 1


def test_what_is_known_to_be_best_stays_so_where_the_others_can_only_be_guessed(croco):
    # Lost, but by how much is found out in time for one placement alone.
    state = croco.position(
        "3: b3- . .",
        "4: . b2+ . .",
        "5: . . . b2- g",
        "6: g . . g3- g .",
        "7: b . g g4- g g .",
        green=". 2+ . . . 3+ . . . 4+ . 5-",
        blue=". 1- . . 6- 3+ 4+ 5+ . 6+ 4- 3-",
        phase="again",
    )
    worth = weigh(croco, state, 0.2)
    taken = games.bot("croco", "deep")(croco.game, state, Random(4), 0.2)
    assert worth[croco.game.encode(taken)] == max(worth.values()) < 0.01
    assert min(worth.values()) < max(worth.values())
