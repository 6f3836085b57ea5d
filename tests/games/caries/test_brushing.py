"""A brush takes sugar off, and nothing else."""

import pytest

from tabletop.games.caries.events import Cause, NothingChanged, ToothChanged
from tabletop.games.caries.teeth import Tooth


# 3.3: all yellow off, all red back to orange.
@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param((4, 0, 0, 0), (0, 0, 0, 0), id="yellow comes off"),
        pytest.param((0, 0, 3, 0), (0, 3, 0, 0), id="red is orange again"),
        pytest.param((0, 2, 0, 3), (0, 2, 0, 3), id="cavities stay"),
        pytest.param((3, 2, 1, 1), (0, 3, 0, 1), id="the example of the readings"),
    ],
)
def test_a_brush_takes_the_sugar_off(caries, mouth, before, after):
    state = caries.position(f"0.00+0 {mouth(*before)}")
    assert caries.counts(caries.play(state, "one die", "roll 2")) == after


def test_every_clean_tooth_is_told(caries):
    _, story = caries.tell(caries.position("0.00+0 y.r"), "one die", "roll 2")
    assert story[2:] == (
        ToothChanged(0, 1, Tooth.YELLOW, Tooth.HEALTHY, Cause.BRUSHING),
        ToothChanged(0, 3, Tooth.RED, Tooth.ORANGE, Cause.BRUSHING),
    )


def test_a_brush_without_work_is_told(caries):
    _, story = caries.tell(caries.position("0.00+0 ob"), "one die", "roll 2")
    assert story[-1] == NothingChanged(0, Cause.BRUSHING)


def test_the_turn_is_over_after_the_brush(caries):
    state = caries.position("0.00+0 yy", "0.00+0 yy")
    state = caries.play(state, "one die", "roll 2")
    assert caries.says(state) == "2 move"
    assert caries.player(state, 2) == "0.00+0 yy"
