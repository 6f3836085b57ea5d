"""Alone: two ambulances to choose from, and reports to be finished with the discharged."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.ui.hospital.conftest import asked, is_true, label, plates, press, said, ward

LYING = "M01 M02 M03 M14 M04 M08 filed -"
"""The upper row and the lower one."""


def report(table, number):
    """The middle of a report: 1 to 3 above, 4 to 6 below."""
    return table.scene.road.report(number - 1).center()


@pytest.fixture
def filing(at):
    """Makes tables at the end of a shift that discharged these."""

    def lay(discharged, reports=LYING):
        return at(ward("R3", discharged=discharged), phase="report", reports=reports)

    return lay


def test_either_ambulance_may_be_taken(at):
    table = at(
        ward("R3", ambulance=0),
        phase="ambulance",
        ambulances="R2 Y2 G2 / R4 Y4 G4 swaps 0",
        market="D_P3_R D_ANAES S_EQ_R -",
    )
    assert label(table.scene, "note-0") == label(table.scene, "note-1") == "room for all"
    table.click(table.scene.road.in_ambulance(0, 1).center())
    assert table.actions == ["ambulance 1"]
    table.quiet()
    assert is_true(table)


def test_of_the_market_one_kind_is_chosen(at):
    table = at(ward("R3", ambulance=0), phase="reveal", market="D_P3_R S_EQ_R -")
    assert plates(table) == ["Another department", "Another specialist"]
    press(table, "Another specialist")
    assert table.actions[0] == "reveal specialist"


class TestReports:
    """Reports lie in two rows; those of the lower one are finished with the discharged."""

    def test_six_are_seen(self, at):
        table = at(ward("R3"), reports=LYING)
        shown = [card.face.name for card in table.scene.road.reports if card.isVisible()]
        assert shown == ["M01", "M02", "M03", "M14", "M04", "M08"]
        for at_place, card in enumerate(table.scene.road.reports):
            assert table.scene.road.report(at_place).contains(card.sceneBoundingRect().center())

    def test_a_click_finishes_one_of_the_lower_row(self, filing):
        table = filing("R6 Y6 G6 R6")
        assert "which report do you finish?" in asked(table)
        table.click(report(table, 5))
        assert table.actions == ["report M04 R Y G"]
        table.quiet()
        assert table.session.state.hospitals[0].reports == 3
        assert is_true(table)

    def test_none_of_the_upper_row_can_be(self, filing):
        table = filing("R6 R6 Y6 G6")
        why = said(table, lambda: table.click(report(table, 1)))
        assert why == "Only a report of the lower row can be finished."

    def test_nor_one_for_which_the_discharged_do_not_suffice(self, filing):
        table = filing("R6 Y6 G6")
        for number in (4, 6):
            why = said(table, lambda number=number: table.click(report(table, number)))
            assert "which report do you finish?" in why

    def test_a_single_way_is_not_asked_for(self, filing):
        table = filing("R6 R6 Y6 Y6 G6")
        table.click(report(table, 4))
        assert table.actions == ["report M14 R R Y Y G"]

    @pytest.mark.parametrize(
        ("colours", "line"),
        [
            ("red, red, yellow, yellow, and green", "report M14 R R Y Y G"),
            ("red, red, yellow, green, and green", "report M14 R R Y G G"),
            ("red, yellow, yellow, green, and green", "report M14 R Y Y G G"),
        ],
    )
    def test_of_several_ways_one_is_chosen(self, filing, colours, line):
        table = filing("R6 R6 Y6 Y6 G6 G6")
        table.click(report(table, 4))
        assert table.actions == []
        assert len(plates(table)) == 4
        press(table, f"Finish a report with {colours}: 6 points")
        assert table.actions == [line]

    @pytest.mark.parametrize("how", ["Escape", "Back"])
    def test_or_none(self, filing, how):
        table = filing("R6 R6 Y6 Y6 G6 G6")
        table.click(report(table, 4))
        if how == "Escape":
            table.key(Qt.Key.Key_Escape)
        else:
            press(table, "Back")
        assert table.actions == []
        assert plates(table) == ["No more reports"]

    def test_nobody_has_to(self, filing):
        table = filing("R6 Y6 G6")
        press(table, "No more reports")
        assert table.actions == ["no report"]

    def test_the_empty_place_stays_empty_until_the_shift_change(self, filing):
        table = filing("R6 Y6 G6 R6 R6 R6")
        table.click(report(table, 5))
        table.quiet()
        shown = [card.isVisible() for card in table.scene.road.reports]
        assert shown == [True, True, True, True, False, True]
        press(table, "No more reports")
        table.quiet()
        shown = [card.face.name for card in table.scene.road.reports]
        assert shown[4] == "M02", "the one above has moved down"
        assert all(card.isVisible() for card in table.scene.road.reports)
