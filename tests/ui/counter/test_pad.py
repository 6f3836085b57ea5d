"""Numbers are typed into a table, which says what they come to and what cannot be."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

ANNA = (24, 7, 8, 41, 30, 44)
"""Yellow, crosses in blue and green, orange, purple, two foxes: 197 points."""
BEN = (40, 6, 5, 38, 35, 30)
"""174 points."""
_Key = Qt.Key


class TestTable:
    def test_totals_are_there_while_one_types_and_places_when_all_is_typed(self, counter) -> None:
        counter.fill(0, ANNA[:3], "Anna")
        assert counter.totals == [str(24 + 22 + 36), ""]
        counter.fill(1, BEN, "Ben")
        assert counter.totals == ["82", "174"]
        assert counter.places == ["", ""]
        assert counter.said == ""
        assert all(total.property("waits") for total in counter.window.card.table.totals[:2])
        counter.fill(0, ANNA)
        assert counter.totals == ["197", "174"]
        assert counter.places == ["1.", "2."]
        assert not any(total.property("waits") for total in counter.window.card.table.totals[:2])

    def test_nobody_has_a_place_beside_what_cannot_be(self, qtbot, counter) -> None:
        counter.fill(0, ANNA, "Anna")
        counter.fill(1, (*BEN[:5], 31), "Ben")
        assert "each fox is worth" in counter.said
        assert counter.places == ["", ""]
        assert not counter.window.card.table.totals[0].property("wins")

    def test_crosses_have_their_points_beside_them(self, counter) -> None:
        counter.fill(0, ANNA)
        assert [counter.field(0, line).worth for line in range(4)] == ["", "22", "36", ""]
        assert counter.field(0, 1).text() == "7"
        assert counter.field(0, 1).accessibleDescription().startswith("22 ")

    def test_the_winner_is_told_with_the_reason(self, counter) -> None:
        counter.fill(0, ANNA, "Anna")
        counter.fill(1, BEN, "Ben")
        assert counter.totals == ["197", "174"]
        assert counter.said == "Anna wins with the most points."
        anna, ben = counter.window.card.table.totals[:2]
        assert anna.property("wins")
        assert not ben.property("wins")

    def test_equal_totals_are_told_by_the_tie_break(self, counter) -> None:
        counter.fill(0, (20, 5, 5, 30, 30, 11), "Anna")
        counter.fill(1, (20, 5, 5, 20, 40, 11), "Ben")
        assert counter.totals == ["117", "117"]
        assert "Ben" in counter.said
        assert "best single area" in counter.said

    def test_alone_one_is_rated(self, qtbot, counter) -> None:
        qtbot.mouseClick(counter.window.card.players.button("1"), Qt.MouseButton.LeftButton)
        counter.fill(0, ANNA)
        assert counter.window.result().words.rating(197) in counter.said
        assert counter.places == []

    def test_what_cannot_be_is_told_at_once_with_who_and_why(self, qtbot, counter) -> None:
        counter.fill(0, (15,), "Anna")
        assert counter.said.startswith("Anna, Points in yellow: 15 is no sum of")
        assert counter.said.endswith(".")
        assert counter.field(0, 0).property("wrong")
        assert counter.totals == ["", ""]
        counter.field(0, 0).setFocus()
        counter.field(0, 0).selectAll()
        qtbot.keyClicks(counter.field(0, 0), "14")
        assert counter.said == ""
        assert not counter.field(0, 0).property("wrong")

    def test_foxes_are_judged_when_the_column_is_full(self, qtbot, counter) -> None:
        counter.fill(0, ANNA[:5])
        assert counter.said == ""
        qtbot.keyClicks(counter.field(0, 5), "45")
        assert counter.said.startswith("Player 1, Points of the foxes: each fox is worth")
        assert counter.field(0, 5).property("wrong")

    def test_a_fox_s_worth_is_told_when_the_areas_are_there(self, qtbot, counter) -> None:
        foxes = counter.field(0, 5)
        counter.fill(0, ANNA[:4])
        assert foxes.placeholderText() == ""
        counter.fill(0, ANNA[:5])
        assert foxes.placeholderText() == "× 22"
        assert foxes.accessibleDescription().startswith("22 point")
        assert foxes.accessibleDescription().endswith("each")
        assert counter.field(1, 5).placeholderText() == ""
        qtbot.keyClicks(foxes, "44")
        assert foxes.accessibleDescription().startswith("44 point")
        assert not foxes.accessibleDescription().endswith("each")

    def test_a_fox_has_no_worth_beside_an_area_that_cannot_be(self, counter) -> None:
        counter.fill(0, (15, *ANNA[1:5]))
        assert counter.field(0, 5).placeholderText() == ""

    def test_of_several_that_is_told_which_is_written_in(self, counter) -> None:
        counter.fill(0, (15, 12), "Anna")
        counter.field(0, 1).setFocus()
        assert "Crosses in blue" in counter.said
        counter.field(0, 0).setFocus()
        assert "Points in yellow" in counter.said

    def test_only_digits_are_taken(self, qtbot, counter) -> None:
        qtbot.keyClicks(counter.field(0, 3), "-4x1.9")
        assert counter.field(0, 3).text() == "419"

    def test_a_name_of_two_words_can_be_typed(self, qtbot, counter) -> None:
        qtbot.keyClicks(counter.name(1), "Ada van Dam")
        assert counter.window.pad.count.players[1].name == "Ada van Dam"

    def test_each_field_says_what_it_is_for_whom(self, qtbot, counter) -> None:
        assert counter.field(1, 1).accessibleName() == "Crosses in blue, Player 2"
        qtbot.keyClicks(counter.name(1), "Ben")
        assert counter.field(1, 1).accessibleName() == "Crosses in blue, Ben"

    def test_who_does_not_play_has_no_column_and_gets_it_back(self, qtbot, counter) -> None:
        counter.fill(1, BEN, "Ben")
        qtbot.mouseClick(counter.window.card.players.button("1"), Qt.MouseButton.LeftButton)
        assert not counter.field(1, 0).isVisible()
        assert len(counter.totals) == 1
        qtbot.mouseClick(counter.window.card.players.button("2"), Qt.MouseButton.LeftButton)
        assert counter.totals == ["", "174"]


class TestKeys:
    @pytest.mark.parametrize(
        ("key", "seat", "line"),
        [
            pytest.param(_Key.Key_Return, 0, 3, id="Enter goes down"),
            pytest.param(_Key.Key_Down, 0, 3, id="down"),
            pytest.param(_Key.Key_Up, 0, 1, id="up"),
            pytest.param(_Key.Key_Right, 1, 2, id="right"),
            pytest.param(_Key.Key_Left, 1, 2, id="left comes round to the last"),
            pytest.param(_Key.Key_Tab, 1, 2, id="Tab goes to the next player"),
        ],
    )
    def test_lead_through_the_table(self, qtbot, counter, key, seat, line) -> None:
        counter.field(0, 2).setFocus()
        qtbot.keyClick(counter.field(0, 2), key)
        assert counter.field(seat, line).hasFocus()

    def test_below_the_last_line_is_the_first_of_the_next_player(self, qtbot, counter) -> None:
        counter.field(0, 5).setFocus()
        qtbot.keyClick(counter.field(0, 5), _Key.Key_Return)
        assert counter.field(1, 0).hasFocus()

    def test_above_the_first_line_is_the_name(self, qtbot, counter) -> None:
        counter.field(1, 0).setFocus()
        qtbot.keyClick(counter.field(1, 0), _Key.Key_Up)
        assert counter.name(1).hasFocus()

    def test_arrows_stay_inside_what_is_being_typed(self, qtbot, counter) -> None:
        counter.field(0, 3).setFocus()
        qtbot.keyClicks(counter.field(0, 3), "41")
        qtbot.keyClick(counter.field(0, 3), _Key.Key_Left)
        assert counter.field(0, 3).hasFocus()
        assert counter.field(0, 3).cursorPosition() == 1

    def test_take_back_number_by_number_and_make_again(self, qtbot, counter) -> None:
        counter.fill(0, (24, 11))
        undo = Qt.KeyboardModifier.ControlModifier
        here = QApplication.focusWidget()
        qtbot.keyClick(here, _Key.Key_Z, undo)
        assert counter.window.pad.count.columns[0][:2] == (24, None)
        assert counter.field(0, 1).hasFocus()
        assert counter.field(0, 1).text() == ""
        qtbot.keyClick(counter.field(0, 1), _Key.Key_Z, undo)
        assert counter.window.pad.count.is_empty
        qtbot.keyClick(counter.field(0, 0), _Key.Key_Z, undo | Qt.KeyboardModifier.ShiftModifier)
        assert counter.window.pad.count.columns[0][:2] == (24, None)

    def test_a_number_written_over_comes_back(self, qtbot, counter) -> None:
        counter.fill(0, (24,))
        counter.field(0, 0).setFocus()
        counter.field(0, 0).selectAll()
        qtbot.keyClicks(counter.field(0, 0), "60")
        qtbot.keyClick(counter.field(0, 0), _Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert counter.field(0, 0).text() == "24"

    def test_escape_closes(self, qtbot, counter) -> None:
        qtbot.keyClick(counter.field(0, 0), _Key.Key_Escape)
        assert not counter.window.isVisible()
