"""Who begins, how pawns go round, and what ends a lap."""

import pytest

from tabletop.games.caries.events import LapEnded, PawnMoved, StartDrawn
from tabletop.games.caries.position import Space
from tabletop.kernel.errors import OptionError
from tabletop.kernel.game import CHANCE


class TestStart:
    # 1: from one to four players (the pieces are enough for four).
    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_all_pawns_stand_on_the_dentist_with_clean_teeth(self, caries, seats):
        state = caries.game.initial({}, seats)
        assert [caries.player(state, seat + 1) for seat in range(seats)] == ["0.00+0"] * seats

    @pytest.mark.parametrize("seats", [0, 5, -1])
    def test_no_other_number_can_play(self, caries, seats):
        with pytest.raises(OptionError, match=f"not by {seats}"):
            caries.game.initial({}, seats)

    # 3.1: who begins is drawn, then clockwise.
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_the_lot_may_fall_on_anybody(self, caries, seats):
        state = caries.game.initial({}, seats)
        assert caries.game.turn(state) == CHANCE
        assert caries.game.roller(state) is None
        assert caries.may(state) == [f"starts {seat + 1}" for seat in range(seats)]

    def test_who_is_drawn_moves_first_and_the_others_follow_clockwise(self, caries):
        state, story = caries.tell(caries.game.initial({}, 3), "starts 2")
        assert story == (StartDrawn(1),)
        order = []
        for _ in range(4):
            order.append(caries.says(state))
            state = caries.play(state, "one die", "roll 2")
        assert order == ["2 move", "3 move", "1 move", "2 move"]

    def test_alone_there_is_nothing_to_draw(self, caries):
        assert caries.says(caries.game.initial({}, 1)) == "1 move"

    # 2.4.3: the cube lies in the middle when it is not held.
    def test_the_cube_lies_in_the_middle(self, caries):
        assert caries.game.initial({}, 2).cube is None

    # Reading 2: no treatment before the first roll.
    def test_nothing_happens_on_the_dentist_before_the_first_throw(self, caries):
        state, story = caries.tell(caries.game.initial({}, 1), "one die")
        assert story == ()
        assert caries.says(state) == "1 moving"


class TestWalk:
    # 3.1: one six-sided die.
    def test_a_throw_shows_one_to_six(self, caries):
        state = caries.play(caries.position(), "one die")
        assert caries.may(state) == [f"roll {face}" for face in range(1, 7)]
        assert caries.game.roller(state) == 0

    def test_real_dice_may_be_thrown_for_everything(self, caries):
        for phase in ("lot", "moving", "sugar", "appointments", "knock"):
            assert not caries.game.deals(caries.position(DENTIST, DENTIST, turn=f"1 {phase}"))

    # A die falls with these two; what a space asks for is thrown after a look at the table.
    def test_who_moves_or_asks_for_appointments_throws_with_it(self, caries):
        lines = ("one die", "two dice", "ask appointments", "take cube", "stop", "tooth 1")
        thrown = [line for line in lines if caries.game.throws(caries.game.decode(line))]
        assert thrown == ["one die", "two dice", "ask appointments"]

    @pytest.mark.parametrize(
        ("start", "face", "end", "kind"),
        [
            pytest.param("00", 1, 1, Space.SUGAR, id="from the dentist to sugar"),
            pytest.param("00", 2, 2, Space.BRUSHING, id="from the dentist to brushing"),
            pytest.param("00", 3, 3, Space.APPOINTMENT, id="from the dentist to an appointment"),
            pytest.param("10", 4, 14, Space.KNOCK, id="to the knock, opposite the dentist"),
            pytest.param("24", 3, 27, Space.SUGAR, id="to the last space before the dentist"),
        ],
    )
    def test_the_pawn_goes_as_far_as_the_die_shows(self, caries, start, face, end, kind):
        before = caries.position(f"0.{start}+0", DENTIST)
        _, story = caries.tell(before, "one die", f"roll {face}")
        assert PawnMoved(0, int(start), end, kind) in story

    # Reading 1: pawns share spaces.
    def test_two_pawns_may_stand_on_one_space(self, caries):
        state = caries.play(caries.position("0.00+0", "0.02+0"), "one die", "roll 2")
        assert caries.player(state, 1) == caries.player(state, 2) == "0.02+0"

    # 3.6: the dentist stops the pawn, the rest of the throw is lost.
    @pytest.mark.parametrize(
        ("space", "face"),
        [
            pytest.param(22, 6, id="a throw that fits"),
            pytest.param(26, 3, id="a throw that would go past"),
            pytest.param(27, 6, id="a throw that would go far past"),
        ],
    )
    def test_the_pawn_stops_at_the_dentist(self, caries, space, face):
        before = caries.position(f"0.{space}+0")
        state, story = caries.tell(before, "one die", f"roll {face}")
        assert caries.player(state) == "1.00+0"
        assert PawnMoved(0, space, 0, Space.DENTIST) in story

    # 3.7: a blue token, and the next throw begins a new lap.
    def test_a_lap_ends_with_a_token_and_the_next_throw_begins_the_next(self, caries):
        state, story = caries.tell(caries.position("2.26+0"), "one die", "roll 2")
        assert story[-1] == LapEnded(0, 3)
        assert caries.player(caries.play(state, "one die", "roll 2")) == "3.02+0"


DENTIST = "0.00+0"
