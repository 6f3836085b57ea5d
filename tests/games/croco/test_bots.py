"""The bots: what they decide where the choice is plain, and how well they do."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tabletop import games
from tabletop.games.croco.actions import Choose, Clear
from tabletop.games.croco.position import Agreed, Phase
from tabletop.games.croco.printed import MOST, Clan
from tabletop.games.croco.stakes import UNITS, stakes
from tabletop.kernel.game import CHANCE
from tabletop.simulation import played_out

GREEN = "1+ 2+ 3+ 3+ 4+ 5+ 1- 2- 3- 4- 5- 7-"
BLUE = "1+ 2+ 3+ 4+ 5+ 6+ 1- 2- 3- 3- 4- 6-"

LEVELS = ["greedy", "search", "deep"]
QUICK = 0.02


@pytest.fixture(params=LEVELS)
def bot(request):
    """A bot that thinks."""
    return games.bot("croco", request.param)


@pytest.fixture
def deep():
    return games.bot("croco", "deep")


@pytest.fixture
def decides(croco):
    """What a bot does, as a line."""

    def decides(bot, state, budget=0.1):
        return croco.game.encode(bot(croco.game, state, Random(1), budget))

    return decides


def wins(croco, better, worse, seed, **options):
    """Whether the first of two bots wins a match; they begin in turn, with the same camps."""
    begins = seed % 2 == 0
    bots = [games.bot("croco", level) for level in (better, worse)]
    ended = played_out(
        croco.game,
        croco.start(**options),
        bots if begins else bots[::-1],
        Random(f"camps/{seed // 2}"),
        [Random(f"mind/{seed}/{seat}") for seat in range(2)],
    )
    winners = croco.game.ranking(ended.state).winners
    return winners == ((0,) if begins else (1,))


class TestPhases:
    def test_levels_stand_weakest_first(self):
        assert list(games.bots("croco")) == ["random", *LEVELS]

    def test_they_keep_the_rules_all_through_a_match(self, croco, bot):
        asked = set()
        for state in croco.walk(croco.start(games="2"), "phases"):
            asked.add(state.phase)
            if croco.game.turn(state) not in (None, CHANCE):
                assert bot(croco.game, state, Random(3), QUICK) in croco.game.legal_actions(state)
        assert asked == set(Phase)

    def test_the_same_question_has_the_same_answer(self, croco, bot):
        for state in list(croco.walk(croco.start(), "again"))[2:20:3]:
            answers = {bot(croco.game, state, Random(9), QUICK) for _ in range(2)}
            assert len(answers) == 1

    def test_the_board_is_cleared(self, croco, bot):
        walk = croco.walk(croco.start(games="2"), "clear")
        (between,) = [state for state in walk if state.phase is Phase.CLEAR]
        assert bot(croco.game, between, Random(1), QUICK) == Clear()

    def test_a_position_that_was_set_up_is_played_to_its_end(self, croco, bot):
        line = "green | " + croco.board("7: . b6- . . . . .", green="7- 1+ 2+", blue="1+ 3+")
        ended = played_out(
            croco.game, croco.start(setup=line), [bot, bot], Random(1), [Random(2)] * 2
        )
        assert ended.state.phase is Phase.OVER


class TestTakingControl:
    # 5, 8: same sign, nearer the head; 42 points go and 49 come.
    @pytest.mark.parametrize("level", ["greedy", "deep"])
    def test_the_largest_crocodile_is_taken_from_the_other_clan(self, croco, decides, level):
        state = croco.position("7: . b6- . . . . .", green="1+ 7- 2+", blue="1- 2- 3-")
        assert decides(games.bot("croco", level), state) == "place green 7- from b1 on 7.1"

    def test_a_token_of_its_own_stays_where_it_is_worth_most(self, croco, decides, bot):
        # 1+ on 7.1 would win over its own 5+, where the head is free.
        state = croco.position("7: . . . . g5+ . .", green="1+ 2+", blue="1- 2-")
        assert not decides(bot, state).endswith(" 7.1")

    def test_greedy_keeps_a_strong_token_from_the_smallest_crocodile(self, croco, decides):
        # 3+ would bring 9 there and 1+ brings 3, but 3+ will be of more use.
        state = croco.position(
            "4: g g g b4-",
            "5: g g g g b3-",
            "6: . b b b b b6-",
            "7: g g b b b b g5-",
            green="1+ 3+",
            blue="1+",
        )
        assert decides(games.bot("croco", "greedy"), state) == "place green 1+ from a1 on 3.1"


class TestBurning:
    # 6: to place again is not for nothing; the token is gone.
    def test_who_can_take_something_does_not_burn_at_the_start(self, croco, bot):
        for seed in range(5):
            walk = list(croco.walk(croco.start(), f"burn/{seed}"))[2:]
            for state in (state for state in walk[:6] if state.phase is Phase.PLACE):
                after = croco.game.apply(state, bot(croco.game, state, Random(seed), 0.06)).state
                assert after.phase is Phase.PLACE

    @pytest.mark.parametrize(
        "blue",
        [
            pytest.param(". 1+ 2+ . 1- 2- . . . 3- . 3+", id="in the tree"),
            pytest.param(". 1+ 2+ . 1- 2- . . . . . .", id="in the ending"),
        ],
    )
    def test_a_sacrifice_that_frees_a_strong_token_is_found(self, croco, deep, blue):
        # 7- may leave only when 1+ or 1- has left; who waits with it does not win any more.
        state = croco.position(
            "3: b3- . .",
            "4: . b b4- g",
            "5: g g b b6+ g",
            "7: . b6- . . . . .",
            green="7- 1+ . 2+ 3+ . 1- . . 4- . .",
            blue=blue,
        )
        for seed in range(3):
            action = deep(croco.game, state, Random(seed), 1.2)
            assert croco.game.encode(action)[:14] in ("place green 1+", "place green 1-")
            assert croco.game.apply(state, action).state.phase is Phase.AGAIN

    def test_a_chain_is_burnt_through_to_its_end(self, croco, deep):
        # Blue has no token: this is the last turn, and only 7- turns the game.
        state = croco.position(
            "3: b3- . .",
            "7: . b6- . . . . .",
            green="7- 1+ . . . . 1- . . . . .",
            blue=". . . . . . . . . . . .",
        )
        while croco.game.turn(state) is not None:
            state = croco.game.apply(state, deep(croco.game, state, Random(1), QUICK)).state
        assert croco.controls(state, 7) == "g7-"
        assert croco.totals(state) == [49, 9]


class TestChoosingAClan:
    def test_the_clan_that_can_still_do_something(self, croco, bot):
        # A camp as it never lies: blue has two weak tokens.
        state = croco.play(croco.start(), f"lay green {GREEN}", f"lay blue {BLUE}")
        weak = croco.position(green=GREEN, blue="1+ 1-").board
        state = replace(state, board=weak)
        assert bot(croco.game, state, Random(1), 0.1) == Choose(Clan.GREEN)


class TestStakes:
    """What an end is worth in a match."""

    def worth(self, croco, results=(), played=1, games=1):
        state = croco.position(match=f"{played}/{games} same | {results or '-'}")
        assert state.agreed == Agreed(games, False)
        row = stakes(state, state.green)
        return lambda margin: row[margin + MOST]

    def test_a_win_is_worth_more_than_any_margin(self, croco):
        worth = self.worth(croco)
        assert worth(1) - worth(0) > worth(0) - worth(-MOST) - UNITS // 2
        assert worth(1) - worth(-1) > UNITS // 2
        assert worth(-1) < worth(0) < worth(1) < worth(40) < worth(MOST) <= UNITS

    def test_both_clans_share_the_stakes(self, croco):
        worth = self.worth(croco)
        assert all(abs(worth(m) + worth(-m) - UNITS) <= 1 for m in range(MOST + 1))

    def test_in_the_last_game_the_sum_decides(self, croco):
        worth = self.worth(croco, "40-60", 2, 2)
        assert worth(21) - worth(19) > UNITS // 2
        assert abs(worth(1) - worth(-1)) < UNITS // 50

    def test_an_equal_sum_goes_by_games(self, croco):
        # 20 to 0, and then 0 to 20, is a game each; with a draw before it is not.
        assert abs(self.worth(croco, "60-40", 2, 2)(-20) - UNITS // 2) < UNITS // 20
        lost = self.worth(croco, "40-60 50-30 50-50 50-50 50-50", 6, 6)
        assert lost(1) - lost(-1) > UNITS // 2

    def test_with_games_to_come_every_point_counts(self, croco):
        worth = self.worth(croco, "", 1, 4)
        steps = [worth(margin + 10) - worth(margin) for margin in range(-40, 40, 10)]
        assert min(steps) > UNITS // 50
        assert max(steps) < UNITS // 5


@pytest.mark.no_cover
class TestStrength:
    def test_greedy_wins_at_random_most_of_the_time(self, croco):
        assert sum(wins(croco, "greedy", "random", seed) for seed in range(60)) >= 50

    def test_search_wins_against_greedy(self, croco):
        assert sum(wins(croco, "search", "greedy", seed) for seed in range(8)) >= 6

    def test_deep_wins_matches_of_two_games(self, croco):
        won = [wins(croco, "deep", "greedy", seed, games="2") for seed in range(4)]
        assert sum(won) >= 3

    def test_search_does_not_think_longer_than_it_has_games_in_mind(self, croco):
        # A level of its own: with more time it does not become another one.
        search = games.bot("croco", "search")
        for state in list(croco.walk(croco.start(), "no longer"))[2:12:3]:
            answers = {search(croco.game, state, Random(1), budget) for budget in (0.06, 0.1, 9.0)}
            assert len(answers) == 1
