"""Where a die may be marked in each of the five areas, and what is written there."""

from __future__ import annotations

import pytest


@pytest.fixture
def marks(clever):
    """All that a lone die of seat 1 may do on a sheet."""

    def marks(sheet, die):
        lines = clever.may(clever.holding(die, sheet))
        return [line.removeprefix("take ") for line in lines]

    return marks


@pytest.fixture
def taken(clever):
    """The sheet after seat 1 has taken a die."""

    def taken(sheet, die, line):
        return clever.sheet(clever.play(clever.holding(die, sheet), line))

    return taken


class TestYellow:
    # 2: the face, where one likes, one of the two a die.
    @pytest.mark.parametrize(
        ("face", "cells"),
        [
            (1, ["yellow 1.2", "yellow 1.3"]),
            (2, ["yellow 2.2", "yellow 2.3"]),
            (3, ["yellow 3.1", "yellow 3.4"]),
            (4, ["yellow 4.3", "yellow 4.4"]),
            (5, ["yellow 5.1", "yellow 5.2"]),
            (6, ["yellow 6.1", "yellow 6.4"]),
        ],
    )
    def test_either_cell_of_its_number(self, marks, taken, face, cells):
        assert marks("", f"y{face}") == cells
        for cell in cells:
            assert taken("", f"y{face}", f"take {cell}") == cell.replace("yellow", "y")
            (other,) = set(cells) - {cell}
            assert marks(cell.replace("yellow", "y"), f"y{face}") == [other]

    def test_no_number_a_third_time(self, marks):
        assert marks("y 5.1 5.2", "y5") == ["forfeit"]


class TestBlue:
    # 2: the sum, which is crossed once.
    @pytest.mark.parametrize(("blue", "white"), [(1, 1), (1, 6), (3, 4), (6, 6)])
    def test_the_sum_once(self, clever, blue, white):
        dice = f"b{blue} / w{white} y1 g1 o1 p1 / -"
        total = blue + white
        state = clever.position("", "", dice=dice, turn="asked 1 pick 1")
        assert clever.may(state) == [f"take blue {total}"]
        state = clever.position(f"b {total}", "", dice=dice, turn="asked 1 pick 1")
        assert clever.may(state) == ["forfeit"]

    # Pitfall of the rules: never the face alone.
    def test_never_the_face_alone(self, clever):
        dice = "w2 / y1 b4 g1 o1 p1 / -"
        state = clever.position("b 6", "", dice=dice, turn="asked 1 pick 1")
        assert not [line for line in clever.may(state) if "blue" in line]


class TestGreen:
    # 2: from left to right, at least the number of the cell.
    @pytest.mark.parametrize(("count", "least"), list(enumerate([1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6])))
    def test_at_least_the_number_of_the_next_cell(self, marks, count, least):
        may = [face for face in range(1, 7) if marks(f"g {count}", f"g{face}") == ["green"]]
        assert may == list(range(least, 7))

    def test_a_full_row_takes_nothing(self, marks):
        assert marks("g 11", "g6") == ["forfeit"]

    def test_it_is_one_cross(self, taken):
        assert taken("g 7", "g6", "take green") == "g 8"


class TestOrange:
    # 2: any number; four cells double or treble it.
    @pytest.mark.parametrize(
        ("count", "written"),
        list(enumerate([5, 5, 5, 10, 5, 5, 10, 5, 10, 5, 15])),
    )
    def test_the_number_is_multiplied_by_its_cell(self, clever, count, written):
        before = [5, 5, 5, 10, 5, 5, 10, 5, 10, 5, 15][:count]
        sheet = " ".join(map(str, ("o", *before))) if before else ""
        after = clever.play(clever.holding("o5", sheet), "take orange")
        assert after.sheets[0].orange == (*before, written)

    @pytest.mark.parametrize("face", range(1, 7))
    def test_any_number_follows_any_other(self, marks, face):
        assert marks("o 4", f"o{face}") == ["orange"]

    def test_a_full_row_takes_nothing(self, marks):
        assert marks("o 1 1 1 2 1 1 2 1 2 1 3", "o6") == ["forfeit"]


class TestPurple:
    # 2: each more than the one before, but after a 6 any.
    @pytest.mark.parametrize(
        ("before", "least"),
        [
            pytest.param("", 1, id="the first may be any"),
            pytest.param("p 1", 2, id="more than a 1"),
            pytest.param("p 3", 4, id="more than a 3, equal is not enough"),
            pytest.param("p 5", 6, id="only a 6 after a 5"),
            pytest.param("p 2 6", 1, id="after a 6 everything"),
            pytest.param("p 6 6 3", 4, id="and then it climbs again"),
        ],
    )
    def test_each_number_exceeds_the_one_before(self, marks, before, least):
        may = [face for face in range(1, 7) if marks(before, f"p{face}") == ["purple"]]
        assert may == list(range(least, 7))

    def test_a_full_row_takes_nothing(self, marks):
        assert marks("p 6 6 6 6 6 6 6 6 6 6 6", "p6") == ["forfeit"]

    def test_the_number_is_written_as_it_is(self, taken):
        assert taken("p 3", "p5", "take purple") == "p 3 5"
