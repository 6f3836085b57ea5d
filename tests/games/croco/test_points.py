"""What a crocodile brings: its length by the number of the token that controls it."""

from __future__ import annotations

import pytest

LENGTHS = (3, 4, 5, 6, 7)
NAMES = [f"crocodile-{length}" for length in LENGTHS]


def _line(length: int, token: str) -> str:
    return f"{length}: {token}" + " ." * (length - 1)


class TestCrocodile:
    # 8: length by number; the rules' own examples are 3 by 3, 5 by 4 and 7 by 1.
    @pytest.mark.parametrize(
        ("length", "token", "points"),
        [
            (3, "g3+", 9),
            (5, "g4+", 20),
            (7, "g1+", 7),
            (3, "g1+", 3),
            (4, "g2+", 8),
            (6, "g5+", 30),
            (7, "g5+", 35),
            (7, "b6+", 42),
            (6, "b6+", 36),
        ],
    )
    def test_length_by_number(self, croco, length, token, points):
        state = croco.position(_line(length, token))
        seat = 1 if token[0] == "g" else 2
        assert croco.points(state, seat)[f"crocodile-{length}"] == points
        assert croco.totals(state)[seat - 1] == points
        assert croco.totals(state)[2 - seat] == 0
        assert state.board.worth(LENGTHS.index(length)) == points
        assert sum(map(state.board.worth, range(len(LENGTHS)))) == points

    # 8: sign ignored.
    @pytest.mark.parametrize(("token", "points"), [("g5-", 25), ("g1-", 5), ("b6-", 30)])
    def test_the_sign_is_ignored(self, croco, token, points):
        state = croco.position(_line(5, token), green="1+", blue="2+")
        assert sum(croco.totals(state)) == points

    def test_seven_minus_is_the_most_that_a_token_brings(self, croco):
        state = croco.position(_line(7, "g7-"), green="1+")
        assert croco.totals(state) == [49, 0]

    # 8: for the controller's owner.
    def test_it_belongs_to_who_controls_it_however_many_others_lie_there(self, croco):
        state = croco.position("7: g g g b2+ g g g", green="1+")
        assert croco.points(state, 2) == dict.fromkeys(NAMES, 0) | {"crocodile-7": 14}
        assert croco.totals(state) == [0, 14]

    def test_where_no_token_lies_nobody_gets_any(self, croco):
        assert croco.totals(croco.position()) == [0, 0]

    def test_number_of_the_token_and_not_of_its_cell(self, croco):
        state = croco.position("7: . . . . . . g2+")
        assert croco.totals(state) == [14, 0]

    def test_whoever_has_the_clan_gets_its_points(self, croco):
        lying = ("3: g3+ . .", "6: b5+ . . . . .")
        assert croco.totals(croco.position(*lying, seat=1)) == [9, 30]
        assert croco.totals(croco.position(*lying, seat=2)) == [30, 9]


class TestTotals:
    def test_a_score_says_crocodile_by_crocodile_what_it_is_made_of(self, croco):
        state = croco.position(
            "3: g . b2+", "4: . g4- . .", "5: . b b3+ . .", "6: . . . g1+ . .", "7: g5- . . . . g ."
        )
        first, second = croco.game.scores(state)
        assert first.parts == tuple(zip(NAMES, (0, 16, 0, 6, 35), strict=True))
        assert second.parts == tuple(zip(NAMES, (6, 0, 15, 0, 0), strict=True))
        assert (first.total, second.total) == (57, 21)

    def test_the_points_are_known_all_the_time(self, croco):
        state = croco.position("5: . b4- . . .", green="5+ 1+")
        assert croco.totals(state) == [0, 20]
        state = croco.play(state, "5+ on 5.5")
        assert croco.totals(state) == [25, 0]

    def test_before_a_clan_is_chosen_there_are_none(self, croco):
        assert croco.totals(croco.start()) == [0, 0]
        assert croco.points(croco.start()) == dict.fromkeys(NAMES, 0)

    @pytest.mark.parametrize(
        ("blue", "places", "reason"),
        [
            pytest.param("2+", (1, 2), "points", id="the first has more"),
            pytest.param("4+", (2, 1), "points", id="the second has more"),
            pytest.param("3+", (1, 1), "shared", id="equal is a draw"),
        ],
    )
    def test_most_points_win(self, croco, blue, places, reason):
        # 3 by 5 against 5 by 2, 4 and 3.
        state = croco.position("3: g5+ . .", _line(5, f"b{blue}"), green="1+", blue="6-")
        ranking = croco.game.ranking(state)
        assert ranking.places == places
        assert ranking.reason == reason
        assert set(ranking.winners) == {seat for seat, place in enumerate(places) if place == 1}


class TestEnd:
    def test_the_end_tells_the_points(self, croco):
        state = croco.position("3: g3+ . .", "5: . b4- . . .", green="1+", blue="2+")
        state, story = croco.tell(state, "1+ on 7.1", "2+ on 6.2")
        assert story[-2].points == (9 + 7, 20 + 12)
        assert croco.totals(state) == [16, 32]
        assert croco.game.ranking(state).winners == (1,)

    def test_they_are_told_by_seat(self, croco):
        state = croco.position("3: g3+ . .", "5: . b4- . . .", green="1+", blue="2+", seat=2)
        state, story = croco.tell(state, "1+ on 7.1", "2+ on 6.2")
        assert story[-2].points == (32, 16)
        assert story[-2].seat == 1
        assert croco.totals(state) == [32, 16]
