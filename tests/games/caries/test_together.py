"""Where nobody competes: everybody plays five laps, and may share appointments."""

import pytest

from tabletop.games.caries.events import AppointmentGiven, LapEnded, MatchEnded


class TestEducational:
    # 6: everybody finishes five laps; reading 12: nobody wins.
    def test_nobody_is_asked_to_stop(self, caries):
        before = caries.position("4.27+0", "3.00+0", mode="educational")
        state = caries.play(before, "one die", "roll 1")
        assert caries.says(state) == "2 move"

    def test_who_has_five_laps_rests_while_the_others_play(self, caries):
        before = caries.position(
            "5.00+0", "3.00+0", "5.00+0", "2.00+0", turn="2 move", mode="educational"
        )
        state = caries.play(before, "one die", "roll 2")
        assert caries.says(state) == "4 move"
        state = caries.play(state, "one die", "roll 2")
        assert caries.says(state) == "2 move"

    def test_the_last_alone_throws_until_its_fifth_lap(self, caries):
        before = caries.position("5.00+0 o", "4.20+0", turn="2 move", mode="educational")
        state = caries.play(before, "one die", "roll 3")
        assert caries.says(state) == "2 move"
        state, story = caries.tell(state, "one die", "roll 6")
        assert caries.says(state) == "2 over"
        assert story[-2:] == (LapEnded(1, 5), MatchEnded((2, 0)))

    @pytest.mark.parametrize("mode", ["educational", "collaborative"])
    def test_nobody_wins(self, caries, mode):
        over = caries.position("5.00+0", "5.00+0 b", turn="2 over", mode=mode)
        ranking = caries.game.ranking(over)
        assert ranking.winners == ()
        assert ranking.places == (1, 1)
        assert ranking.reason == mode

    def test_there_are_no_gifts(self, caries):
        before = caries.position("0.00+3", "0.27+0 o", mode="educational")
        assert caries.may(before) == ["one die"]


class TestGiftsBeforeTheThrow:
    # 6, reading 12: before the own throw, to anybody.
    def test_appointments_may_go_to_any_other(self, caries):
        before = caries.position("0.00+1", "0.00+0", "0.00+0", mode="collaborative")
        assert caries.may(before) == ["one die", "give 2", "give 3"]

    def test_without_appointments_there_is_nothing_to_give(self, caries):
        before = caries.position("0.00+0", "0.00+5", mode="collaborative")
        assert caries.may(before) == ["one die"]

    def test_a_gift_changes_hands_and_one_may_give_on(self, caries):
        before = caries.position("0.00+2", "0.00+0", "0.00+1", mode="collaborative")
        state, story = caries.tell(before, "give 2")
        assert story == (AppointmentGiven(0, 1),)
        assert caries.may(state) == ["one die", "give 2", "give 3"]
        state = caries.play(state, "give 3")
        assert [caries.player(state, seat) for seat in (1, 2, 3)] == ["0.00+0", "0.00+1", "0.00+2"]
        assert caries.may(state) == ["one die"]

    def test_in_a_competition_nothing_is_given(self, caries):
        assert caries.may(caries.position("0.00+2", "0.00+0")) == ["one die"]


class TestGiftsAtTheDentist:
    @pytest.fixture
    def arrived(self, caries):
        """Seat 1 comes to the dentist; the others as told."""

        def arrived(player, *others, **kept):
            before = caries.position(player, *others, mode="collaborative", **kept)
            return caries.play(before, "one die", "roll 1")

        return arrived

    # 6, reading 12: on arrival at the dentist the others may give.
    def test_the_others_are_asked_in_turn(self, caries, arrived):
        state = arrived("0.27+0 bb", "0.00+1", "0.00+0", "0.00+1")
        assert caries.game.turn(state) == 1
        assert caries.may(state) == ["give 1", "give nothing"]
        state = caries.play(state, "give nothing")
        assert caries.game.turn(state) == 3
        state = caries.play(state, "give nothing")
        assert caries.says(state) == "2 move"
        assert caries.player(state) == "1.00+0 bb"

    def test_what_was_given_is_used_at_once(self, caries, arrived):
        state = caries.play(arrived("0.27+0 b", "0.00+2"), "give 1", "give 1")
        assert caries.player(state, 1) == "1.00+0"
        assert caries.player(state, 2) == "0.00+0"
        assert caries.says(state) == "2 move"

    def test_gifts_join_the_own_appointments(self, caries, arrived):
        state = caries.play(arrived("0.27+1 b", "0.00+1"), "give 1")
        assert caries.player(state, 1) == "1.00+0"

    def test_cleaning_comes_first(self, caries, arrived):
        assert caries.counts(arrived("0.27+0 yr", "0.00+1")) == (0, 1, 0, 0)

    @pytest.mark.parametrize(
        ("arriving", "other"),
        [
            pytest.param("0.27+0 yy", "0.00+3", id="teeth that cleaning makes healthy"),
            pytest.param("0.27+3 ob", "0.00+3", id="enough appointments of its own"),
            pytest.param("0.27+0 ob", "0.00+0", id="nobody with anything to give"),
        ],
    )
    def test_nobody_is_asked_in_vain(self, caries, arrived, arriving, other):
        assert caries.says(arrived(arriving, other)) == "2 move"

    def test_nobody_is_asked_for_more_than_the_teeth_need(self, caries, arrived):
        state = caries.play(arrived("0.27+0 o", "0.00+5"), "give 1")
        assert caries.says(state) == "2 move"
        assert caries.player(state, 2) == "0.00+4"

    def test_who_has_finished_may_still_give(self, caries, arrived):
        state = arrived("0.27+0 o", "5.00+1", "0.00+0")
        assert caries.game.turn(state) == 1
        assert caries.says(caries.play(state, "give 1")) == "3 move"

    def test_alone_there_is_nobody_to_ask(self, caries, arrived):
        assert caries.says(arrived("0.27+0 bb")) == "1 move"
