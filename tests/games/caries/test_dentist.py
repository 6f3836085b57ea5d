"""The dentist: cleaning, and treatment for the appointments there are."""

import pytest

from tabletop.games.caries.events import Cause, LapEnded, NothingChanged, ToothChanged
from tabletop.games.caries.teeth import Tooth


@pytest.fixture
def treated(caries, mouth):
    """Counts and appointments after the dentist has seen a mouth of these counts."""

    def treated(before, appointments):
        state = caries.position(f"1.27+{appointments} {mouth(*before)}")
        state = caries.play(state, "one die", "roll 1")
        return caries.counts(state), state.players[0].appointments

    return treated


# 3.6.1: cleaning, with or without appointments.
def test_the_dentist_cleans_without_appointments(treated):
    assert treated((3, 2, 1, 1), 0) == ((0, 3, 0, 1), 0)


# 3.6.2.1 and 3.6.2.2: black for two, black to orange for the last, orange for one; reading 8.
@pytest.mark.parametrize(
    ("before", "appointments", "after", "left"),
    [
        pytest.param((0, 0, 0, 1), 2, (0, 0, 0, 0), 0, id="two remove a black"),
        pytest.param((0, 0, 0, 3), 4, (0, 0, 0, 1), 0, id="black after black"),
        pytest.param((0, 0, 0, 1), 1, (0, 1, 0, 0), 0, id="a last one turns black to orange"),
        pytest.param((0, 0, 0, 2), 3, (0, 1, 0, 0), 0, id="two and then the last one"),
        pytest.param((0, 4, 0, 1), 1, (0, 5, 0, 0), 0, id="black before orange, also for one"),
        pytest.param((0, 3, 0, 0), 2, (0, 1, 0, 0), 0, id="one removes an orange"),
        pytest.param((0, 2, 0, 1), 3, (0, 1, 0, 0), 0, id="orange when no black is left"),
        pytest.param((0, 0, 2, 0), 1, (0, 1, 0, 0), 0, id="red is cleaned to orange, then treated"),
        pytest.param((2, 1, 2, 3), 5, (0, 4, 0, 0), 0, id="the example of the readings"),
        pytest.param((0, 1, 0, 1), 5, (0, 0, 0, 0), 2, id="what is not needed is kept"),
        pytest.param((4, 0, 0, 0), 3, (0, 0, 0, 0), 3, id="cleaning costs nothing"),
    ],
)
def test_the_dentist_treats_black_first(treated, before, appointments, after, left):
    assert treated(before, appointments) == (after, left)


# 3.6: in this order, then the token (3.7).
def test_the_story_is_cleaning_treatment_token(caries):
    _, story = caries.tell(caries.position("1.27+3 yob"), "one die", "roll 1")
    assert story[2:] == (
        ToothChanged(0, 1, Tooth.YELLOW, Tooth.HEALTHY, Cause.CLEANING),
        ToothChanged(0, 3, Tooth.BLACK, Tooth.HEALTHY, Cause.TREATMENT, paid=2),
        ToothChanged(0, 2, Tooth.ORANGE, Tooth.HEALTHY, Cause.TREATMENT, paid=1),
        LapEnded(0, 2),
    )


def test_two_appointments_remove_a_black_in_one_go(caries):
    _, story = caries.tell(caries.position("1.27+2 b"), "one die", "roll 1")
    assert story[3:-1] == (ToothChanged(0, 1, Tooth.BLACK, Tooth.HEALTHY, Cause.TREATMENT, paid=2),)


def test_clean_teeth_are_told_too(caries):
    _, story = caries.tell(caries.position("1.27+0"), "one die", "roll 1")
    assert story[2:] == (NothingChanged(0, Cause.CLEANING), LapEnded(0, 2))


# 3.6.2: the last lap is treated like the others, before the end.
def test_the_last_treatment_comes_before_the_count(caries):
    state = caries.play(caries.position("4.27+2 bo"), "one die", "roll 1")
    assert caries.says(state) == "1 over"
    assert caries.game.scores(state)[0].total == 2
