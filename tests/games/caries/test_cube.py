"""Appointments, and the good resolution that may be had instead."""

import pytest

from tabletop.games.caries.events import AppointmentsGot, CubeReturned, CubeTaken


@pytest.fixture
def arrived(caries):
    """Who has just come to an appointment space, by where the cube is."""

    def arrived(cube="-", **kept):
        before = caries.position("0.00+0", "0.00+0", cube=cube, **kept)
        return caries.play(before, "one die", "roll 3")

    return arrived


class TestAppointments:
    # 3.5: odd brings one, even brings two; reading 7: no limit.
    @pytest.mark.parametrize(("face", "count"), [(1, 1), (2, 2), (3, 1), (4, 2), (5, 1), (6, 2)])
    def test_odd_is_one_and_even_is_two(self, caries, face, count):
        state = caries.position("0.03+0", turn="1 appointments", dice="one 3")
        state, story = caries.tell(state, f"roll {face}")
        assert caries.player(state) == f"0.03+{count}"
        assert story[-1] == AppointmentsGot(0, count)

    def test_they_pile_up_without_limit(self, caries):
        state = caries.position("0.03+37", turn="1 appointments", dice="one 3")
        assert caries.player(caries.play(state, "roll 6")) == "0.03+39"


class TestChoice:
    # 3.5: while the cube is in the middle one chooses, before the roll (reading 6).
    def test_while_it_is_free_the_cube_or_the_roll(self, caries, arrived):
        assert caries.may(arrived()) == ["ask appointments", "take cube"]

    def test_who_asks_rolls_and_leaves_the_cube(self, caries, arrived):
        state = caries.play(arrived(), "ask appointments")
        assert caries.says(state) == "1 appointments"
        assert caries.play(state, "roll 2").cube is None

    def test_who_takes_the_cube_does_not_roll(self, caries, arrived):
        state, story = caries.tell(arrived(), "take cube")
        assert story == (CubeTaken(0),)
        assert state.cube == 0
        assert caries.player(state) == "0.03+0"
        assert caries.says(state) == "2 move"

    def test_whoever_takes_it_has_it(self, caries):
        before = caries.position("0.00+0", "0.00+0", "0.03+0", turn="3 cube", dice="one 3")
        assert caries.play(before, "take cube").cube == 2

    # Reading 6: the cube cannot be had twice, nor from another.
    @pytest.mark.parametrize("holder", ["1", "2"])
    def test_while_anybody_holds_it_there_is_only_the_roll(self, caries, arrived, holder):
        assert caries.says(arrived(cube=holder)) == "1 appointments"


class TestResolution:
    # 3.2, 3.5: no sugar for the holder, and the cube goes back.
    def test_the_holder_eats_no_sugar_and_gives_the_cube_back(self, caries):
        before = caries.position("0.00+0 yyy", "0.00+0", cube="1")
        state, story = caries.tell(before, "one die", "roll 1")
        assert story[-1] == CubeReturned(0)
        assert state.cube is None
        assert caries.player(state) == "0.01+0 yyy"

    # Reading 6: its use is compulsory, before any die.
    def test_nobody_asks_the_holder_and_no_die_falls(self, caries):
        before = caries.position("0.00+0", "0.00+0", cube="1")
        state = caries.play(before, "one die", "roll 1")
        assert caries.says(state) == "2 move"

    def test_it_serves_its_holder_only(self, caries):
        before = caries.position("0.00+0", "0.00+0", cube="2")
        state = caries.play(before, "one die", "roll 1")
        assert caries.says(state) == "1 sugar"
        assert state.cube == 1

    @pytest.mark.parametrize(
        ("start", "face"),
        [
            pytest.param(0, 2, id="over a brushing"),
            pytest.param(26, 2, id="over the dentist and into the next lap"),
        ],
    )
    def test_it_is_kept_until_there_is_sugar(self, caries, start, face):
        before = caries.position(f"1.{start:02}+0", "0.00+0", cube="1")
        assert caries.play(before, "one die", f"roll {face}").cube == 0

    def test_it_is_kept_over_a_knock(self, caries):
        before = caries.position("0.10+0", cube="1")
        assert caries.play(before, "one die", "roll 4", "knock 3").cube == 0

    def test_it_protects_from_one_sugar_only(self, caries):
        before = caries.position("0.00+0", cube="1")
        state = caries.play(before, "one die", "roll 1", "one die", "roll 3")
        assert caries.says(state) == "1 sugar"

    # Reading 6: worth nothing at the end.
    def test_it_counts_nothing_at_the_end(self, caries):
        state = caries.play(caries.position("4.27+0", cube="1"), "one die", "roll 1")
        assert caries.says(state) == "1 over"
        assert caries.game.scores(state)[0].total == 0
