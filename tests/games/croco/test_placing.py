"""Where a token may go: to the cells that it names, and anywhere once they are all taken."""

from __future__ import annotations

import pytest

from tabletop.games.croco.events import TokenPlaced

ALL_HEADS = (
    "3: b1+ . .",
    "4: g4- . . .",
    "5: b2- . . . .",
    "6: b3- . . . . .",
    "7: b4- . . . . . .",
)


class TestNamed:
    def test_each_of_its_cells_on_any_crocodile(self, croco):
        state = croco.position(green="3+ 2-")
        assert croco.cells_for(state, "3+") == {"3.3", "4.3", "5.3", "6.3", "7.3"}
        assert croco.cells_for(state, "2-") == {"3.2", "4.3", "5.4", "6.5", "7.6"}

    # 2: the fixed n-th cell, not the n-th free one.
    def test_tokens_that_lie_before_it_do_not_move_it_on(self, croco):
        state = croco.position("5: b4- g . . .", "7: . . . . b . b1-", green="3+ 2-")
        assert "5.3" in croco.cells_for(state, "3+")
        assert not {"5.4", "5.5"} & croco.cells_for(state, "3+")
        assert "7.6" in croco.cells_for(state, "2-")
        assert not {"7.5", "7.4"} & croco.cells_for(state, "2-")

    # 2: a shorter crocodile has none.
    @pytest.mark.parametrize(
        ("clan", "token", "cells"),
        [
            ("green", "4+", {"4.4", "5.4", "6.4", "7.4"}),
            ("green", "5+", {"5.5", "6.5", "7.5"}),
            ("blue", "6+", {"6.6", "7.6"}),
            ("green", "4-", {"4.1", "5.2", "6.3", "7.4"}),
            ("green", "5-", {"5.1", "6.2", "7.3"}),
            ("blue", "6-", {"6.1", "7.2"}),
            ("green", "7-", {"7.1"}),
        ],
    )
    def test_a_shorter_crocodile_has_none(self, croco, clan, token, cells):
        state = croco.position(green="7-", blue="6-", places=clan)
        state = croco.position(**{"green": "7-", "blue": "6-", clan: token}, places=clan)
        assert croco.cells_for(state, token) == cells

    @pytest.mark.parametrize(
        "lying",
        [
            pytest.param("5: . . b1+ . .", id="the token that controls"),
            pytest.param("5: . b1+ g . .", id="a token of one's own, turned over"),
            pytest.param("5: . g2+ b . .", id="a token of the other's, turned over"),
        ],
    )
    def test_a_cell_that_is_taken_is_never_taken_again(self, croco, lying):
        state = croco.position(lying, green="3+ 3-")
        assert croco.cells_for(state, "3+") == {"3.3", "4.3", "6.3", "7.3"}
        assert croco.cells_for(state, "3-") == {"3.1", "4.2", "6.4", "7.5"}

    def test_a_crocodile_without_a_free_cell_takes_nothing_more(self, croco):
        state = croco.position("3: g b g1-", green="1+ 2+ 3+ 2- 3-")
        assert not [line for line in croco.may(state) if " on 3." in line]

    def test_one_named_cell_left_is_the_only_one(self, croco):
        state = croco.position("6: . . . . b1+ .", "7: . . . . g2+ . .", green="5+ 1-")
        assert croco.cells_for(state, "5+") == {"5.5"}

    def test_equal_tokens_leave_from_a_space_each(self, croco):
        state = croco.position(green="3+ 1+ 3+")
        lines = [line for line in croco.may(state) if line.endswith(" 3+ from c1 on 5.3")]
        assert lines == ["place green 3+ from c1 on 5.3"]
        assert croco.spaces(state) == {"a1", "b1", "c1"}

    def test_who_is_asked_places_only_tokens_of_the_own_clan(self, croco):
        for places, tokens in (("green", {"1+", "7-"}), ("blue", {"6+", "2-"})):
            state = croco.position(green="1+ 7-", blue="6+ 2-", places=places)
            assert {line.split()[2] for line in croco.may(state)} == tokens
            assert {line.split()[1] for line in croco.may(state)} == {places}

    def test_ways_are_told_space_by_space_and_cell_by_cell(self, croco):
        state = croco.position("7: b1+ . . . . . .", green="3- 7- 4+")
        ways = [tuple(line.split()[4::2]) for line in croco.may(state)]
        assert len(ways) == 5 + 24 + 4
        assert ways == sorted(ways)


class TestFreely:
    # 4: if every cell that a token names is taken, that token may go to any free cell.
    def test_seven_goes_anywhere_once_its_one_cell_is_taken(self, croco):
        state = croco.position("7: b1+ . . . . . .", green="7-")
        everywhere = {f"{length}.{cell}" for length in range(3, 8) for cell in range(1, length + 1)}
        assert croco.cells_for(state, "7-") == everywhere - {"7.1"}

    def test_any_free_cell_of_any_crocodile_and_no_other(self, croco):
        crocodiles = (
            "3: g b3+ b",
            "4: . . g1- .",
            "5: . . . . b4+",
            "6: . . b . g4+ .",
            "7: b2+ . . . g . .",
        )
        free = "4.1 4.2 4.4 5.1 5.2 5.3 5.4 6.1 6.2 6.4 6.6 7.2 7.3 7.4 7.6 7.7"
        state = croco.position(*crocodiles, green="5+")
        assert sorted(croco.cells_for(state, "5+")) == free.split()

    # 4: judged per token.
    def test_it_is_judged_token_by_token(self, croco):
        state = croco.position(*ALL_HEADS, green="1+ 5- 2+ 7-")
        free = 25 - 5
        assert len(croco.cells_for(state, "1+")) == free
        assert len(croco.cells_for(state, "7-")) == free
        assert croco.cells_for(state, "2+") == {"3.2", "4.2", "5.2", "6.2", "7.2"}
        assert croco.cells_for(state, "5-") == {"6.2", "7.3"}

    def test_a_cell_named_by_its_other_code_is_taken_all_the_same(self, croco):
        state = croco.position(
            "5: b4- . . . .", "6: . b3- . . . .", "7: . . b2- . . . .", green="5-"
        )
        assert len(croco.cells_for(state, "5-")) == 25 - 3

    def test_it_is_judged_by_the_cells_and_not_by_whose_lie_there(self, croco):
        state = croco.position("6: g . b1- . . .", "7: . g . b2- . . .", blue="6-", places="blue")
        assert len(croco.cells_for(state, "6-")) == 25 - 4

    @pytest.mark.parametrize(
        ("lying", "line", "freely"),
        [
            (("7: b1+ . . . . . .",), "7- on 5.3", True),
            ((), "7- on 7.1", False),
            (("5: b1+ . . . .", "6: . b2+ . . . ."), "5- on 7.3", False),
        ],
    )
    def test_it_is_told_whether_a_token_was_placed_freely(self, croco, lying, line, freely):
        state = croco.position(*lying, green="7- 5-")
        _, story = croco.tell(state, line)
        assert isinstance(story[0], TokenPlaced)
        assert story[0].freely is freely

    # 5: by the cell and not by the number.
    def test_placed_freely_it_fights_from_the_cell_on_which_it_lies(self, croco):
        state = croco.position("7: b1+ . . . . . .", "5: . . b2- . .", green="7-")
        assert croco.crocodile(croco.play(state, "7- on 5.2"), 5) == ". g7- b . ."
        assert croco.crocodile(croco.play(state, "7- on 5.4"), 5) == ". . b2- g ."


class TestPlaced:
    def test_a_token_goes_from_its_space_to_its_cell(self, croco):
        state = croco.position(green="5+ 1- 4-", blue="6- 2+")
        after = croco.play(state, "place green 1- from b1 on 6.6")
        assert croco.camp(after, "green") == "5+ . 4- . . . . . . . . ."
        assert croco.camp(after, "blue") == croco.camp(state, "blue")
        assert croco.crocodile(after, 6) == ". . . . . g1-"
        assert all(not croco.controls(after, length) for length in (3, 4, 5, 7))

    def test_of_equal_tokens_the_one_from_that_space(self, croco):
        after = croco.play(croco.position(green="3+ 1+ 3+"), "place green 3+ from c1 on 5.3")
        assert croco.camp(after, "green") == "3+ 1+ . . . . . . . . . ."
