"""The beginning of a game, and matches of several: who begins, what is cleared, who wins."""

from __future__ import annotations

import pytest

from tabletop.games.croco.events import (
    CampLaid,
    ClanChosen,
    GameBegan,
    GameEnded,
    MatchEnded,
)
from tabletop.kernel.errors import OptionError
from tabletop.kernel.game import CHANCE, Seat

GREEN = "1+ 2+ 3+ 3+ 4+ 5+ 1- 2- 3- 4- 5- 7-"
BLUE = "1+ 2+ 3+ 4+ 5+ 6+ 1- 2- 3- 3- 4- 6-"
LAY = (f"lay green {GREEN}", f"lay blue {BLUE}")


@pytest.fixture
def last_turn(croco):
    """Seat 1 places its last token, 1+, and seat 2 has none left: the game ends after it.

    Seat 1 has 7 points then, seat 2 those of the crocodile of 3.
    """

    def last_turn(match, against="b2+", first=1):
        return croco.position(
            f"3: {against} . .",
            green="1+",
            blue=" ".join("." * 12),
            match=match,
            first=first,
        )

    return last_turn


def _ended(croco, state):
    return croco.tell(state, "1+ on 7.1")


class TestBeginning:
    # 1: camps face up, drawn at random; whoever chooses the clan begins.
    def test_chance_lays_green_and_then_blue(self, croco):
        state = croco.start()
        assert croco.game.turn(state) == CHANCE
        assert croco.may(state) == []
        assert croco.game.is_outcome(state, croco.game.decode(LAY[0]))
        assert not croco.game.is_outcome(state, croco.game.decode(LAY[1]))
        state, story = croco.tell(state, LAY[0])
        assert [type(event) for event in story] == [CampLaid]
        assert croco.camp(state, "green") == GREEN
        assert croco.game.turn(state) == CHANCE
        assert croco.game.is_outcome(state, croco.game.decode(LAY[1]))
        assert not croco.game.is_outcome(state, croco.game.decode(LAY[0]))
        assert croco.camp(croco.play(state, LAY[1]), "blue") == BLUE

    @pytest.mark.parametrize(
        "line",
        [
            pytest.param("lay green 1+ 2+ 3+ 4+ 4+ 5+ 1- 2- 3- 4- 5- 7-", id="one too many"),
            pytest.param("lay green 2+ 3+ 3+ 4+ 5+ 1- 2- 3- 4- 5- 7-", id="one is lacking"),
            pytest.param("choose green", id="no camp at all"),
            pytest.param("clear", id="nothing to clear"),
            pytest.param("place green 1+ from a1 on 3.1", id="nothing to place"),
        ],
    )
    def test_chance_lays_all_the_tokens_of_the_clan(self, croco, line):
        assert not croco.game.is_outcome(croco.start(), croco.game.decode(line))

    def test_chance_lays_nothing_more_once_both_camps_lie(self, croco):
        state = croco.play(croco.start(), *LAY)
        assert not any(croco.game.is_outcome(state, croco.game.decode(line)) for line in LAY)

    # Chance lays tokens, not cards: whoever has the box lays them by hand.
    def test_camps_may_be_laid_by_hand(self, croco):
        state = croco.start()
        for line in LAY:
            assert not croco.game.deals(state)
            assert croco.game.roller(state) is None
            assert not croco.game.throws(croco.game.decode(line))
            state = croco.play(state, line)

    def test_seat_one_chooses_a_clan(self, croco):
        state = croco.play(croco.start(), *LAY)
        assert croco.asked(state) == "asked 1 choose"
        assert croco.may(state) == ["choose green", "choose blue"]

    @pytest.mark.parametrize("clan", ["green", "blue"])
    def test_who_chooses_has_that_clan_and_begins(self, croco, clan):
        state, story = croco.tell(croco.start(), *LAY, f"choose {clan}")
        assert story[-1] == ClanChosen(Seat(0), story[-1].clan)
        assert story[-1].clan.name.lower() == clan
        assert croco.asked(state) == "asked 1 place"
        assert {line.split()[1] for line in croco.may(state)} == {clan}
        state = croco.play(state, "1+ on 3.1")
        assert croco.asked(state) == "asked 2 place"
        assert {line.split()[1] for line in croco.may(state)} == {"green", "blue"} - {clan}

    def test_one_game_alone_is_not_announced(self, croco):
        _, story = croco.tell(croco.start(), *LAY)
        assert not [event for event in story if isinstance(event, GameBegan)]

    @pytest.mark.parametrize("seats", [1, 3, 4])
    def test_two_play(self, croco, seats):
        with pytest.raises(OptionError, match=f"not by {seats}"):
            croco.game.initial({}, seats)

    @pytest.mark.parametrize(
        ("options", "why"),
        [
            ({"games": "3"}, "1 or 2 or 4 or 6"),
            ({"games": "0"}, "1 or 2 or 4 or 6"),
            ({"starts": "loser"}, "alternate or same"),
        ],
    )
    def test_what_a_match_may_be(self, croco, options, why):
        with pytest.raises(OptionError, match=why):
            croco.start(**options)


class TestBetween:
    def test_after_a_game_that_is_not_the_last_the_board_is_cleared(self, croco, last_turn):
        state, story = _ended(croco, last_turn("1/2 alternate | -"))
        assert story[-1] == GameEnded(Seat(1), (7, 6))
        assert croco.may(state) == ["clear"]
        state = croco.play(state, "clear")
        assert croco.game.turn(state) == CHANCE
        assert croco.camp(state, "green") == croco.camp(state, "blue") == " ".join("." * 12)
        assert {croco.crocodile(state, length).strip(" .") for length in range(3, 8)} == {""}

    # 1: option "alternate starts": moving second is an advantage.
    @pytest.mark.parametrize(
        ("starts", "first", "next_one"),
        [("alternate", 1, 2), ("alternate", 2, 1), ("same", 1, 1), ("same", 2, 2)],
    )
    def test_who_begins_the_next_game_clears_and_chooses(
        self, croco, last_turn, starts, first, next_one
    ):
        state, _ = _ended(croco, last_turn(f"1/4 {starts} | -", first=first))
        assert croco.asked(state) == f"asked {next_one} clear"
        state = croco.play(state, "clear", *LAY)
        assert croco.asked(state) == f"asked {next_one} choose"
        state = croco.play(state, "choose blue")
        assert croco.asked(state) == f"asked {next_one} place"
        assert {line.split()[1] for line in croco.may(state)} == {"blue"}

    def test_every_game_of_several_is_announced(self, croco, last_turn):
        _, story = croco.tell(croco.start(games="4"), LAY[0])
        assert [type(event) for event in story] == [GameBegan, CampLaid]
        assert story[0] == GameBegan(1, 4)
        state, _ = _ended(croco, last_turn("2/4 alternate | 20-30"))
        _, story = croco.tell(state, "clear", *LAY)
        assert story[0] == GameBegan(3, 4)
        assert len(story) == 3

    @pytest.mark.parametrize("games", [1, 2, 4, 6])
    @pytest.mark.parametrize("starts", ["alternate", "same"])
    def test_a_match_has_as_many_games_as_agreed(self, croco, games, starts):
        began, ended = [], 0
        before = None
        for state in croco.walk(croco.start(games=str(games), starts=starts), f"match/{games}"):
            now = croco.asked(state)
            if now.endswith("choose"):
                began.append(int(now.split()[1]))
            if before != now and now.split()[2] in ("clear", "over"):
                ended += 1
            before = now
        assert ended == games
        assert began == ([1] * games if starts == "same" else [1, 2] * (games // 2) or [1])

    def test_the_last_one_ends_the_match(self, croco, last_turn):
        state, story = _ended(croco, last_turn("4/4 same | 20-30 10-5 6-8"))
        assert story[-2:] == (GameEnded(Seat(1), (7, 6)), MatchEnded())
        assert croco.game.turn(state) is None
        assert croco.may(state) == []


# Two camps are laid, a clan is chosen, 24 tokens are placed, the board is cleared.
def test_no_match_is_longer_than_six_games_of_all_tokens(croco):
    assert croco.game.longest(2) == 6 * (2 + 1 + 24 + 1)


class TestPoints:
    def test_of_several_games_a_score_tells_each(self, croco, last_turn):
        state = last_turn("3/4 same | 20-30 10-5")
        assert croco.points(state) == {"game-1": 20, "game-2": 10, "game-3": 0}
        assert croco.points(state, 2) == {"game-1": 30, "game-2": 5, "game-3": 6}
        assert croco.totals(state) == [30, 41]

    def test_what_is_on_the_table_is_counted_but_once(self, croco, last_turn):
        state, _ = _ended(croco, last_turn("3/4 same | 20-30 10-5"))
        assert croco.points(state) == {"game-1": 20, "game-2": 10, "game-3": 7}
        assert croco.totals(state) == [37, 41]
        state = croco.play(state, "clear")
        assert croco.points(state) == {"game-1": 20, "game-2": 10, "game-3": 7, "game-4": 0}
        assert croco.totals(state) == [37, 41]

    def test_what_a_game_has_brought_lies_there_till_the_board_is_cleared(self, croco, last_turn):
        state, _ = _ended(croco, last_turn("3/4 same | 20-30 10-5"))
        assert state.running == (7, 6)
        assert croco.play(state, "clear").running == (0, 0)

    def test_points_stay_with_the_seat_when_clans_change(self, croco):
        state = croco.position(
            "5: . g4- . . .",
            green=" ".join("." * 12),
            blue="2+",
            places="blue",
            match="2/2 alternate | 12-33",
            first=2,
        )
        state = croco.play(state, "2+ on 3.2")
        # Seat 1 has blue in this game: 6 for the crocodile of 3, seat 2 the 20 of the other.
        assert croco.totals(state) == [12 + 6, 33 + 20]
        assert croco.points(state) == {"game-1": 12, "game-2": 6}

    def test_a_game_alone_is_told_crocodile_by_crocodile(self, croco, last_turn):
        state, _ = _ended(croco, last_turn("1/1 same | -"))
        assert list(croco.points(state)) == [f"crocodile-{length}" for length in range(3, 8)]
        assert croco.totals(state) == [7, 6]


class TestWinner:
    @pytest.mark.parametrize(
        ("match", "places", "reason"),
        [
            pytest.param("1/1 same | -", (1, 2), "points", id="one game, by points"),
            pytest.param("2/2 same | 10-11", (1, 1), "shared", id="as many points, a game each"),
            pytest.param("2/2 same | 10-10", (1, 2), "points", id="a draw and a game won"),
            pytest.param("2/2 same | 10-12", (2, 1), "points", id="the sum, not the last game"),
            pytest.param(
                "4/4 same | 8-7 8-7 0-3", (1, 2), "games", id="as many points, then games won"
            ),
            pytest.param(
                "6/6 same | 20-10 7-8 7-8 7-8 7-8", (1, 2), "points", id="points before games won"
            ),
            pytest.param(
                "4/4 same | 9-9 9-9 7-8", (1, 1), "shared", id="drawn games are won by nobody"
            ),
            pytest.param(
                "6/6 same | 7-8 7-8 7-8 9-9 10-8", (2, 1), "games", id="more small games won"
            ),
        ],
    )
    def test_sum_of_points_then_games_won_then_shared(
        self, croco, last_turn, match, places, reason
    ):
        # The last game ends 7 to 6.
        state, _ = _ended(croco, last_turn(match))
        ranking = croco.game.ranking(state)
        assert (ranking.places, ranking.reason) == (places, reason)
        assert set(ranking.winners) == {seat for seat, place in enumerate(places) if place == 1}
