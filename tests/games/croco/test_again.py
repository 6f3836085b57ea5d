"""Who loses places again; when a turn ends, and when the game does."""

from __future__ import annotations

import pytest

from tabletop.games.croco.events import GameEnded, MatchEnded, PlacesAgain, TokensUsedUp
from tabletop.kernel.game import Seat


class TestAgain:
    # 6: the newcomer loses: that player must place again at once.
    @pytest.mark.parametrize(
        "lying",
        [
            pytest.param("5: . b4- . . .", id="against the other"),
            pytest.param("5: . g4- . . .", id="against one's own"),
        ],
    )
    def test_who_loses_places_again(self, croco, lying):
        state, story = croco.tell(croco.position(lying, green="1+ 2+"), "1+ on 5.1")
        assert croco.asked(state) == "asked 1 again"
        assert story[-1] == PlacesAgain(Seat(0))
        assert {told.split()[2] for told in croco.may(state)} == {"2+"}

    def test_one_must_place_again(self, croco):
        state = croco.play(croco.position("5: . b4- . . .", green="1+ 2+"), "1+ on 5.1")
        assert {told.split()[0] for told in croco.may(state)} == {"place"}

    @pytest.mark.parametrize(
        "lying",
        [
            pytest.param("5: . b4- . . .", id="over the other"),
            pytest.param("5: . g4- . . .", id="over one's own"),
            pytest.param("5: . . . . .", id="first on a crocodile"),
        ],
    )
    def test_who_controls_does_not(self, croco, lying):
        state, story = croco.tell(croco.position(lying, green="5+ 2+"), "5+ on 5.5")
        assert croco.asked(state) == "asked 2 place"
        assert PlacesAgain(Seat(0)) not in story

    # 6: without limit.
    def test_one_may_lose_many_in_a_row_before_one_that_wins(self, croco):
        state = croco.position("7: b1+ . . . . . .", green="2+ 3+ 3+ 4+ 5+ 1-")
        for line in ("2+ on 7.2", "3+ on 7.3", "4+ on 7.4", "5+ on 7.5"):
            state, story = croco.tell(state, line)
            assert croco.asked(state) == "asked 1 again", line
            assert story[-1] == PlacesAgain(Seat(0))
        assert croco.crocodile(state, 7) == "b1+ g g g g . ."
        state = croco.play(state, "1- on 7.7")
        assert croco.crocodile(state, 7) == "b g g g g . g1-"
        assert croco.asked(state) == "asked 2 place"

    def test_a_chain_goes_over_several_crocodiles_and_over_ones_own(self, croco):
        state = croco.position("5: . b4- . . .", "6: g4+ . . . . .", green="1+ 2+ 1-")
        state = croco.play(state, "1+ on 5.1", "2+ on 6.2", "1- on 6.6")
        assert croco.crocodile(state, 5) == "g b4- . . ."
        assert croco.crocodile(state, 6) == "g g . . . g1-"
        assert croco.asked(state) == "asked 2 place"

    def test_and_then_the_other_may_begin_one(self, croco):
        state = croco.position("7: b1+ . . . . . .", green="2+ 1-", blue="5+ 2-")
        state = croco.play(state, "2+ on 7.2", "1- on 7.7")
        assert croco.asked(state) == "asked 2 place"
        state = croco.play(state, "5+ on 7.5")
        assert croco.asked(state) == "asked 2 again"
        state = croco.play(state, "2- on 7.6")
        assert croco.crocodile(state, 7) == "b g . . b b2- g"


class TestNoneLeft:
    # 6: with no token left the turn ends.
    def test_who_loses_the_last_token_has_none_to_place_again(self, croco):
        state = croco.position("5: . b4- . . .", green="1+", blue="6- 5+")
        state, story = croco.tell(state, "1+ on 5.1")
        assert story[-1] == TokensUsedUp(Seat(0))
        assert PlacesAgain(Seat(0)) not in story
        assert croco.asked(state) == "asked 2 place"

    # 7: the end is tested at the start of a turn.
    @pytest.mark.parametrize(
        "line", [pytest.param("1+ on 5.1", id="lost"), pytest.param("1+ on 6.1", id="held")]
    )
    def test_who_has_none_left_waits_for_one_more_turn_of_the_other(self, croco, line):
        state = croco.position("5: . b4- . . .", green="1+", blue="6- 5+ 3+")
        state, story = croco.tell(state, line)
        assert not [event for event in story if isinstance(event, GameEnded)]
        assert croco.asked(state) == "asked 2 place"
        state, story = croco.tell(state, "5+ on 7.5")
        # Green is to move and has none; what blue has left is never placed.
        assert [type(event) for event in story[-2:]] == [GameEnded, MatchEnded]
        assert story[-2].seat == Seat(0)
        assert croco.asked(state) == "asked 1 over"
        assert croco.camp(state, "blue").split()[:3] == ["6-", ".", "3+"]
        assert croco.may(state) == []
        assert croco.game.turn(state) is None

    def test_that_last_turn_may_be_a_chain(self, croco):
        state = croco.position("7: g1+ . . . . . .", green="1-", blue="2+ 3+ 1- 4+")
        state = croco.play(state, "1- on 5.5")
        for line in ("2+ on 7.2", "3+ on 7.3"):
            state = croco.play(state, line)
            assert croco.asked(state) == "asked 2 again"
        state = croco.play(state, "1- on 7.7")
        assert croco.game.turn(state) is None
        assert "4+" in croco.camp(state, "blue")

    def test_both_may_use_up_their_tokens(self, croco):
        state = croco.play(croco.position(green="1+", blue="1-"), "1+ on 5.1")
        state, story = croco.tell(state, "1- on 4.4")
        assert croco.game.turn(state) is None
        assert story[-2].seat == Seat(0)

    def test_losing_the_last_token_of_all_ends_the_game(self, croco):
        # Green has placed its last one before; blue's last one loses.
        state = croco.position("5: . g4- . . .", green="7-", blue="1+")
        state, story = croco.tell(state, "7- on 7.1", "1+ on 5.1")
        assert [type(event) for event in story[-3:]] == [TokensUsedUp, GameEnded, MatchEnded]
        assert story[-2].seat == Seat(0)
        assert croco.game.turn(state) is None

    def test_who_loses_the_last_token_against_none_left_ends_the_game_too(self, croco):
        # The other has none: nobody is left to go on after a turn that is lost.
        state = croco.position(
            "5: . g4- . . .", green=" ".join("." * 12), blue="1+ 2-", places="blue"
        )
        state = croco.play(state, "1+ on 5.1")
        assert croco.asked(state) == "asked 1 again"
        state, story = croco.tell(state, "2- on 5.4")
        assert croco.game.turn(state) is None
        assert [type(event) for event in story[-3:]] == [TokensUsedUp, GameEnded, MatchEnded]
        assert story[-2].seat == Seat(1)

    # At least one cell stays free: 24 tokens, 25 cells.
    def test_a_cell_is_always_free(self, croco):
        for number in range(60):
            *_, last = croco.walk(croco.laid(), f"free/{number}")
            cells = " ".join(croco.crocodile(last, length) for length in range(3, 8)).split()
            assert cells.count(".") >= 1
            left = [croco.camp(last, clan).count(".") for clan in ("green", "blue")]
            assert 12 in left
            assert cells.count(".") == 25 - sum(left)
