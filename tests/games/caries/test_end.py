"""Five laps done: stop or go on, points, and who has won."""

import pytest

from tabletop.games.caries.events import MatchEnded, Stopped, WentOn
from tabletop.games.caries.teeth import appreciation


@pytest.fixture
def fifth(caries):
    """Seat 1 has just ended its fifth lap; the others stand as told."""

    def fifth(*others, teeth="", **kept):
        before = caries.position(f"4.27+0 {teeth}", *others, **kept)
        return caries.play(before, "one die", "roll 1")

    return fifth


class TestStopOrGoOn:
    # 4: with the fifth token one may stop the match, or let it go on.
    def test_who_is_first_is_asked(self, caries, fifth):
        state = fifth("4.20+0")
        assert caries.says(state) == "1 stop"
        assert caries.may(state) == ["stop", "go on"]

    # Reading 9: it ends for everybody, at once.
    def test_stop_ends_the_match_at_once_for_everybody(self, caries, fifth):
        state, story = caries.tell(fifth("2.20+0 yy", "0.03+4 rr"), "stop")
        assert caries.game.turn(state) is None
        assert caries.may(state) == []
        assert story == (Stopped(0), MatchEnded((0, 2, 6)))
        assert caries.player(state, 3) == "0.03+4 rr"

    def test_who_goes_on_keeps_throwing_and_its_teeth_can_suffer(self, caries, fifth):
        state, story = caries.tell(fifth("2.20+0"), "go on")
        assert story == (WentOn(0),)
        assert caries.says(state) == "2 move"
        state = caries.play(state, "one die", "roll 3", "one die", "roll 1", "roll 6")
        assert caries.player(state, 1) == "5.01+0 yyy..........yyy"

    # 4: the choice is never changed, not with the sixth lap either.
    def test_who_went_on_is_never_asked_again(self, caries):
        before = caries.position("5.27+0", "3.00+0")
        state = caries.play(before, "one die", "roll 1")
        assert caries.player(state, 1) == "6.00+0"
        assert caries.says(state) == "2 move"

    # 4: several may be first in turn; each is asked at its own fifth lap.
    def test_the_next_to_finish_is_asked_too_while_somebody_lacks_laps(self, caries):
        before = caries.position("5.04+0", "4.27+0", "3.00+0", turn="2 move")
        assert caries.says(caries.play(before, "one die", "roll 1")) == "2 stop"

    # 4: the last to finish has no choice.
    def test_the_last_to_finish_ends_the_match_unasked(self, caries):
        before = caries.position("6.04+0 y", "4.27+1 o", turn="2 move")
        state, story = caries.tell(before, "one die", "roll 1")
        assert caries.says(state) == "2 over"
        assert story[-1] == MatchEnded((1, 0))

    # Reading 9: alone it ends after five laps.
    def test_alone_the_match_ends_with_the_fifth_lap(self, caries, fifth):
        assert caries.says(fifth()) == "1 over"

    @pytest.mark.parametrize("laps", [0, 1, 2, 3])
    def test_nobody_is_asked_before_the_fifth_lap(self, caries, laps):
        before = caries.position(f"{laps}.27+0", "0.00+0")
        assert caries.says(caries.play(before, "one die", "roll 1")) == "2 move"


class TestPoints:
    # 4: black 5, red 3, orange 2, yellow 1.
    @pytest.mark.parametrize(
        ("before", "total"),
        [
            pytest.param((1, 0, 0, 0), 1, id="yellow"),
            pytest.param((0, 1, 0, 0), 2, id="orange"),
            pytest.param((0, 0, 1, 0), 3, id="red"),
            pytest.param((0, 0, 0, 1), 5, id="black"),
            pytest.param((2, 1, 2, 2), 20, id="the example of the readings"),
            pytest.param((0, 0, 0, 16), 80, id="the worst there is"),
        ],
    )
    def test_markers_count(self, caries, mouth, before, total):
        score = caries.game.scores(caries.position(f"0.00+0 {mouth(*before)}"))[0]
        assert score.total == total

    def test_a_score_says_what_it_is_made_of(self, caries, mouth):
        score = caries.game.scores(caries.position(f"0.00+0 {mouth(2, 1, 2, 2)}"))[0]
        assert score.parts == (("black", 10), ("red", 6), ("orange", 2), ("yellow", 2))

    def test_appointments_count_nothing(self, caries):
        assert caries.game.scores(caries.position("0.00+9"))[0].total == 0


class TestRanking:
    # 4: fewest points win; a tie goes to who is further; then it is shared (reading 10).
    @pytest.mark.parametrize(
        ("players", "places", "winners", "reason"),
        [
            pytest.param(("5.00+0 yy", "1.00+0 y"), (2, 1), (1,), "points", id="fewest points win"),
            pytest.param(
                ("5.00+0 y", "4.27+0 y"), (1, 2), (0,), "progress", id="equal: more laps win"
            ),
            pytest.param(
                ("4.26+0 y", "4.27+0 y"), (2, 1), (1,), "progress", id="equal: further wins"
            ),
            pytest.param(
                ("4.27+0 y", "5.00+0 o", "4.27+0 y"),
                (1, 3, 1),
                (0, 2),
                "shared",
                id="equal and as far: shared",
            ),
            pytest.param(
                ("5.01+0 oy", "6.00+0 r", "4.00+0 y"),
                (3, 2, 1),
                (2,),
                "points",
                id="a tie behind the winner decides nothing",
            ),
            pytest.param(("5.00+0 bb",), (1,), (), "alone", id="alone nobody wins"),
        ],
    )
    def test_who_has_won(self, caries, players, places, winners, reason):
        ranking = caries.game.ranking(caries.position(*players, turn="1 over"))
        assert (ranking.places, ranking.winners, ranking.reason) == (places, winners, reason)


# 6, reading 12: what a result is called where nobody competes.
@pytest.mark.parametrize(
    ("totals", "word"),
    [
        ((0, 0), "perfect"),
        ((1, 13), "very-good"),
        ((14, 26), "good"),
        ((27, 46), "watch"),
        ((47, 80), "ouch"),
    ],
)
def test_a_result_is_appreciated(totals, word):
    first, last = totals
    assert {appreciation(total) for total in range(first, last + 1)} == {word}


class TestLongest:
    """However slow and generous the table is, a match ends within what the game promises."""

    # Five laps of at most 28 throws; in each turn 24 actions and, of each player, two
    # appointments from each of the 27 spaces before the dentist, every lap.
    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_what_is_promised(self, caries, seats):
        given = 5 * 27 * 2 * seats
        assert caries.game.longest(seats) == seats * 5 * 28 * (24 + given)

    # 3.1, 3.2: all throws show 1, sugar is heavy, and every tooth is picked by hand.
    def test_the_slowest_match(self, caries):
        state = caries.game.initial({"teeth": "choose"}, 1)
        plies = _played(caries, state, lambda lines: lines[0], "roll 6")
        assert 500 < plies <= caries.game.longest(1)

    # 6: whoever is on the move passes all its appointments on.
    def test_the_most_generous_match(self, caries):
        state = caries.game.initial({"mode": "collaborative"}, 4)
        plies = _played(caries, state, lambda lines: lines[-1], "roll 2")
        assert 20_000 < plies <= caries.game.longest(4)


def _played(caries, state, choose, effect):
    """How many actions a match has in which the ways are all of one space."""
    plies = 0
    while caries.game.turn(state) is not None:
        lines = caries.may(state)
        if caries.says(state).endswith(("moving", "lot", "knock")):
            line = lines[0]
        elif "roll 1" in lines:
            line = effect
        else:
            line = choose(lines)
        state, plies = caries.play(state, line), plies + 1
    return plies
