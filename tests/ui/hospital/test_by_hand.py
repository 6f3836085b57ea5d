"""Real patients: drawn and thrown at the table, and clicked here or typed; cards the app deals."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.ui.hospital.conftest import asked, bed, is_true, label, press, ward

NEW = {"ambulance": 0}
FILL = {"phase": "fill", "market": "D_P3_R D_ANAES S_EQ_R -"}
FILL_OF_4 = {"phase": "fill", "market": "D_P3_R D_ANAES D_SURG S_EQ_R S_PARA S_CONS -"}
THROWN = "ambulances R2 R2 R3 / Y3 Y4 G4 / G5 G5 G5"


def enter(table, *words):
    """Clicks what was drawn and thrown, one after the other: ``red``, ``green 3``."""
    for each in words:
        table.click(table.spot(f"It is {each}"))


def choices(table):
    """What can be entered next."""
    return [
        spot.words.removeprefix("It is ")
        for spot in table.scene.spots
        if spot.words.startswith("It is ")
    ]


def entered(table):
    """What lies there of what was entered, in order."""
    lines = [line for line in table.scene.dump() if line.startswith("entered-")]
    return [line.split(": ")[1].split()[0] for line in lines]


def lying_apart(table):
    """The dice of the tray, which lie inside of the table and nowhere on each other."""
    dice = [die.sceneBoundingRect().adjusted(1, 1, -1, -1) for die in table.scene._tray._dice]
    for number, die in enumerate(dice):
        assert table.scene.sceneRect().contains(die)
        assert not any(die.intersects(other) for other in dice[:number])
    return dice


def type_in(table, text):
    """Types a line into the field for dice and presses Enter."""
    field = table.page.moves._dice
    field.setText(text)
    table._qtbot.keyClick(field, Qt.Key.Key_Return)


class TestLot:
    """Who begins is said by a click on a hospital."""

    @pytest.mark.parametrize(("number", "line"), [(None, "begin 1"), (0, "begin 2")])
    def test_it_is_clicked(self, seated, number, line):
        table = seated(seats=3, own_dice=True)
        table.quiet()
        assert table.page.words.by_hand(table.session.state) == (
            "Who begins? Enter what your lot says."
        )
        hospital = table.scene.large if number is None else table.scene.small[number]
        table.click(hospital.where.center())
        assert table.actions == [line]

    def test_or_chosen_in_the_list(self, seated):
        table = seated(seats=3, own_dice=True)
        table.quiet()
        rows = table.page.moves.rows
        assert len(rows) == 3
        table.page.moves._choose(2)
        assert table.actions == ["begin 3"]

    def test_alone_there_is_none(self, seated):
        table = seated(own_dice=True)
        table.quiet()
        assert table.actions == []
        assert choices(table) == ["red", "yellow", "green"]


class TestFirstPatients:
    """The colours that came out of the bag."""

    def drawn(self, seated, **options):
        table = seated("begin 1", seats=2, own_dice=True, **options)
        table.quiet()
        return table

    def test_they_are_clicked(self, seated):
        table = self.drawn(seated)
        assert "Draw patients from your bag" in table.page.words.by_hand(table.session.state)
        enter(table, "green", "red", "yellow")
        assert table.actions == ["begin 1", "patients R Y G"]
        table.quiet()
        assert "is the 3?" in asked(table)

    def test_with_panic_five(self, seated):
        table = self.drawn(seated, panic="on")
        enter(table, "green", "red", "yellow", "red")
        assert len(table.actions) == 1
        enter(table, "red")
        assert table.actions[1] == "patients R R R Y G"

    def test_or_typed(self, seated):
        table = self.drawn(seated)
        type_in(table, "R Y G")
        assert table.actions[1] == "patients R Y G"

    @pytest.mark.parametrize("text", ["R Y", "R Y B", "1 2 3", "patients R R R R", "G Y R"])
    def test_what_cannot_be_is_refused(self, seated, text):
        table = self.drawn(seated)
        with table._qtbot.waitSignal(table.page.refused):
            type_in(table, text)
        assert len(table.actions) == 1


class TestAmbulances:
    """Every patient that was drawn and thrown, in any order."""

    def fill(self, at, **told):
        return at(ward("R3", **NEW), ward("Y3", **NEW), own_dice=True, **FILL, **told)

    def test_they_are_clicked_in_any_order(self, at):
        table = self.fill(at)
        assert choices(table) == [
            f"{colour} {value}" for colour in ("red", "yellow", "green") for value in (2, 3, 4, 5)
        ]
        enter(table, "green 5", "red 2", "yellow 4", "green 4", "red 3", "yellow 3", "red 2")
        enter(table, "green 5", "green 5")
        assert table.actions == [THROWN]
        table.quiet()
        assert entered(table) == []
        assert is_true(table)

    def test_of_equal_ones_across_a_boundary_the_first_that_was_entered_lies_lower(self, at):
        table = self.fill(at)
        enter(table, "green 5", "red 2", "yellow 4", "green 4", "yellow 3", "red 3", "red 2")
        enter(table, "green 5", "green 5")
        assert table.actions == ["ambulances R2 R2 Y3 / R3 Y4 G4 / G5 G5 G5"]

    def test_what_was_entered_lies_beside_in_order(self, at):
        table = self.fill(at)
        enter(table, "green 5", "red 2", "yellow 4")
        assert entered(table) == ["R-2", "Y-4", "G-5"]

    def test_of_a_colour_that_is_used_up_there_is_no_more(self, at):
        table = at(
            ward("R3 R3 R3 R3 R4 R4 R4 R4 R5 R5", **NEW),
            ward("R3 R3 R3 R3", **NEW),
            own_dice=True,
            **FILL,
        )
        assert "red 2" in choices(table)
        enter(table, "red 2")
        assert "red 2" not in choices(table)
        assert "yellow 2" in choices(table)

    @pytest.mark.parametrize("how", ["undo", "Backspace", "Escape"])
    def test_one_after_the_other_is_taken_back(self, at, how):
        table = self.fill(at)
        enter(table, "green 5", "red 2", "yellow 4")
        for left in (["R-2", "G-5"], ["G-5"], []):
            if how == "undo":
                table.page.undo()
            else:
                table.key({"Backspace": Qt.Key.Key_Backspace, "Escape": Qt.Key.Key_Escape}[how])
            assert entered(table) == left
        assert table.actions == []

    def test_a_look_at_another_hospital_forgets_nothing(self, at):
        table = self.fill(at)
        enter(table, "green 5", "red 2")
        table.click(table.scene.small[0].where.center())
        assert table.scene.large.seat == 1
        assert entered(table) == ["R-2", "G-5"]
        table.key(Qt.Key.Key_Escape)
        assert table.scene.large.seat == 0
        assert entered(table) == ["R-2", "G-5"]

    def test_or_typed(self, at):
        table = self.fill(at)
        type_in(table, "R2 R2 R3 / Y3 Y4 G4 / G5 G5 G5")
        assert table.actions == [THROWN]

    @pytest.mark.parametrize(
        "text",
        [
            "R2 R2 R3 / Y3 Y4 G4 / G5 G5 G6",
            "R2 R2 R3 / Y3 Y4 G4",
            "R2 R2 R1 / Y3 Y4 G4 / G5 G5 G5",
            "R4 R2 R3 / Y3 Y4 G4 / G5 G5 G5",
            "nonsense",
        ],
    )
    def test_what_cannot_come_is_refused(self, at, text):
        table = self.fill(at)
        with table._qtbot.waitSignal(table.page.refused) as said:
            type_in(table, text)
        assert said.args[0] == f"“{text}” cannot come here."
        assert table.actions == []

    def test_undo_asks_for_them_again(self, at):
        table = self.fill(at)
        type_in(table, THROWN)
        table.quiet()
        table.page.undo()
        table.quiet()
        assert table.actions == []
        assert len(choices(table)) == 12

    @pytest.mark.parametrize("seats", [1, 3, 4])
    def test_at_any_table(self, at, seats):
        fill = FILL_OF_4 if seats == 4 else FILL
        table = at(*[ward("R3", **NEW)] * seats, own_dice=True, **fill)
        for number in range(3 * (seats + 1)):
            assert table.actions == []
            enter(table, f"{('red', 'yellow', 'green')[number % 3]} {2 + number % 4}")
        assert table.actions[0].startswith("ambulances ")

    def test_dice_to_click_lie_apart_and_inside_of_the_table(self, at):
        table = at(*[ward("R3", **NEW)] * 4, own_dice=True, **FILL_OF_4)
        for number in range(14):
            enter(table, f"{('red', 'yellow', 'green')[number % 3]} {2 + number % 4}")
        assert len(lying_apart(table)) == 12 + 14


class TestEpidemic:
    def test_one_more_is_clicked(self, at):
        table = at(
            ward("R3", **NEW),
            ward("Y3", **NEW),
            phase="ambulance",
            ambulances="R2 Y2 G2 / R3 Y3 G3 / R4 Y4 G4 swaps 0",
            market="D_P3_R D_ANAES S_EQ_R -",
            agreed="epidemic",
            own_dice=True,
            lines=("ambulance 2",),
        )
        assert len(choices(table)) == 12
        enter(table, "green 4")
        assert table.actions[-1] == "extra G4"


class TestRethrown:
    """An experimental room throws patients anew: what each shows, in the order of picking."""

    def thrown(self, at):
        return at(
            ward("R3 Y2 G4", "X_DRUG"),
            ward("Y3"),
            agreed="experimental",
            own_dice=True,
            lines=("send nurse to X_DRUG", "treat a3", "treat a1", "enough"),
        )

    def test_they_are_clicked(self, at):
        table = self.thrown(at)
        assert choices(table) == [f"green {value}" for value in range(1, 7)]
        enter(table, "green 6")
        assert choices(table) == [f"red {value}" for value in range(1, 7)]
        enter(table, "red 1")
        assert table.actions[-1] == "reroll 6 1"
        table.quiet()
        assert table.scene.large.patient(2).face == 6
        assert table.scene.large.patient(0).face == 1

    def test_beside_lies_what_was_entered_in_the_order_of_the_beds(self, at):
        table = at(
            ward("R3 Y2 G4", "X_DRUG"),
            ward("Y3"),
            agreed="experimental",
            own_dice=True,
            lines=("send nurse to X_DRUG", "treat a3", "treat a1", "treat a2"),
        )
        assert label(table.scene, "entered") == "A3 · 0 of 3"
        enter(table, "green 6", "red 1")
        assert label(table.scene, "entered") == "A2 · 2 of 3"
        assert entered(table) == ["G-6", "R-1"]
        assert len(lying_apart(table)) == 6 + 2

    @pytest.mark.parametrize("text", ["6 1", "61", "reroll 6 1"])
    def test_or_typed(self, at, text):
        table = self.thrown(at)
        type_in(table, text)
        assert table.actions[-1] == "reroll 6 1"

    def test_typing_begins_wherever_one_is(self, at):
        table = self.thrown(at)
        table.page.table.setFocus()
        table.key(Qt.Key.Key_6)
        field = table.page.moves._dice
        assert field.hasFocus()
        table._qtbot.keyClicks(field, " 1")
        table._qtbot.keyClick(field, Qt.Key.Key_Return)
        assert table.actions[-1] == "reroll 6 1"

    def test_undo_goes_back_to_the_patients_in_the_end(self, at):
        table = self.thrown(at)
        enter(table, "green 6")
        table.page.undo()
        assert choices(table)[0] == "green 1"
        table.page.undo()
        table.quiet()
        assert table.actions[-1] == "treat a1"


class TestCards:
    """Cards are only in the app: it deals them, whatever is thrown at the table."""

    def test_administrators(self, seated):
        lines = ("begin 1", "patients R R R", "patients G G G")
        table = seated(*lines, seats=2, own_dice=True)
        table.quiet()
        assert table.actions[3].startswith("offer ")
        assert table.session.turn == 0

    def test_the_market(self, at):
        table = at(ward("R3", **NEW), ward("Y3", **NEW), phase="market", own_dice=True)
        assert table.actions[0].startswith("market ")
        press(table, "Another specialist")
        table._qtbot.waitUntil(lambda: len(table.actions) == 3)
        assert table.actions[2].startswith("market S_")
        table.quiet()
        assert table.page.host.awaits_dice
        assert len(choices(table)) == 12

    def test_reports(self, seated):
        table = seated("patients R R R", own_dice=True, administrators="off")
        table.quiet()
        assert [line.split()[0] for line in table.actions] == ["patients", "reports", "market"]

    def test_undo_does_not_stop_at_them(self, seated):
        table = seated("begin 1", "patients R R R", seats=2, own_dice=True, administrators="off")
        table.quiet()
        enter(table, "green", "green", "green")
        table.quiet()
        assert table.actions[-1].startswith("market ")
        table.page.undo()
        table.quiet()
        assert table.actions == ["begin 1", "patients R R R"]
        assert choices(table) == ["red", "yellow", "green"]

    def test_treating_goes_on_as_ever(self, at):
        table = at(ward("R3"), ward("Y3"), own_dice=True, lines=("send nurse to R_IMG",))
        table.click(bed(table, "a1"))
        assert table.actions[-1] == "treat a1"
