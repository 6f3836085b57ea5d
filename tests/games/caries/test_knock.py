"""The knock: a sixteen-sided die finds a tooth."""

import pytest

from tabletop.games.caries.events import Cause, NothingChanged, ToothChanged
from tabletop.games.caries.teeth import Tooth


@pytest.fixture
def hit(caries):
    """A player on the knock, with these teeth."""
    return lambda teeth="": caries.position(
        f"0.14+0 {teeth}", "0.00+0", turn="1 knock", dice="one 4"
    )


# 3.4: the die has sixteen sides, one a tooth.
def test_any_of_sixteen_teeth_may_be_hit(caries):
    state = caries.play(caries.position("0.10+0"), "one die", "roll 4")
    assert caries.says(state) == "1 knock"
    assert caries.may(state) == [f"knock {tooth}" for tooth in range(1, 17)]


# 3.4: black, in place of whatever lay there.
@pytest.mark.parametrize("marker", [".", "y", "o", "r"])
def test_the_tooth_turns_black(caries, hit, marker):
    state = caries.play(hit(f"{marker}{marker}"), "knock 2")
    assert caries.player(state) == f"0.14+0 {marker}b"
    assert caries.says(state) == "2 move"


# 3.4, reading 5: tooth 1 is bottom left, 16 bottom right.
@pytest.mark.parametrize("tooth", [1, 8, 16])
def test_teeth_count_from_bottom_left(caries, hit, tooth):
    state, story = caries.tell(hit(), f"knock {tooth}")
    assert state.players[0].mouth.index(Tooth.BLACK) == tooth - 1
    assert story[-1] == ToothChanged(0, tooth, Tooth.HEALTHY, Tooth.BLACK, Cause.KNOCK)


# Reading 5: a black one stays, and nothing is thrown again.
def test_a_black_tooth_stays_and_nothing_is_thrown_again(caries, hit):
    state, story = caries.tell(hit("b"), "knock 1")
    assert caries.player(state) == "0.14+0 b"
    assert story[-1] == NothingChanged(0, Cause.KNOCK)
    assert caries.says(state) == "2 move"
