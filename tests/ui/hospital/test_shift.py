"""Blood bags during a shift, and its end, before which it is named who would be neglected."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop.games.hospital.position import Phase
from tabletop.kernel.game import CHANCE
from tests.ui.hospital.conftest import (
    asked,
    bag,
    becoming,
    bed,
    is_true,
    label,
    patient,
    place,
    plates,
    press,
    room,
    said,
    ward,
    worker,
)
from tests.ui.hospital.test_table import OTHER, SHIFT, send


class TestBlood:
    """A bag is dragged onto a patient: it heals, or gives another colour."""

    @pytest.mark.parametrize("how", ["drag", "click"])
    def test_it_asks_what_it_does(self, at, how):
        table = at(SHIFT, OTHER)
        if how == "drag":
            table.drag(bag(table), bed(table, "a3"))
        else:
            table.click(bag(table))
            table.click(bed(table, "a3"))
        assert table.actions == []
        assert plates(table) == ["Heal: becomes 3", "Becomes red", "Becomes green", "Back"]

    @pytest.mark.parametrize(
        ("words", "line"),
        [("Heal: becomes 3", "blood a3"), ("Becomes red", "blood a3 as R")],
    )
    def test_and_does_it(self, at, words, line):
        table = at(SHIFT, OTHER)
        table.drag(bag(table), bed(table, "a3"))
        press(table, words)
        table.quiet()
        assert table.actions == [line]
        assert not table.scene.large.bag.isVisible()
        assert is_true(table)

    def test_a_6_leaves(self, at):
        table = at(SHIFT, OTHER)
        table.drag(bag(table), bed(table, "b1"))
        assert plates(table)[0] == "Heal: discharged"
        press(table, "Heal: discharged")
        table.quiet()
        assert not patient(table, "b1").isVisible()
        assert table.scene.large.leaving[0].isVisible()

    @pytest.mark.parametrize("how", ["Escape", "Back"])
    def test_or_not(self, at, how):
        table = at(SHIFT, OTHER)
        table.drag(bag(table), bed(table, "a3"))
        if how == "Escape":
            table.key(Qt.Key.Key_Escape)
        else:
            press(table, "Back")
        assert table.actions == []
        assert plates(table) == ["End the shift"]
        assert is_true(table), "the bag lies where it was"

    def test_between_a_room_and_its_specialist(self, at):
        table = at(SHIFT, OTHER)
        send(table, "drag", "S_COL_R", "R_CCU")
        table.click(bed(table, "a2"))
        table.quiet()
        table.drag(bag(table), bed(table, "a3"))
        press(table, "Becomes red")
        table.quiet()
        assert becoming(table) == {"a1": "→ 4", "a3": "→ 3", "b3": "→ 4"}

    def test_over_a_patient_it_says_what_it_can_do(self, at):
        table = at(SHIFT, OTHER)
        table.drag(bag(table), bed(table, "a3"), drop=False)
        assert table.scene.bubble.text.startswith("Heal it by 1, or give it another colour")
        table.key(Qt.Key.Key_Escape)

    def test_beside_a_patient_it_goes_home(self, at):
        table = at(SHIFT, OTHER)
        home = table.scene.large.bag.pos()
        assert "send a worker" in said(table, lambda: table.drag(bag(table), place(table, "name")))
        assert table.scene.large.bag.pos() == home

    def test_without_one_there_is_none(self, at):
        table = at(ward("R3"), OTHER)
        assert not table.scene.large.bag.isVisible()
        assert label(table.scene, "own-blood-count") == "0"


class TestEnd:
    """The end of a shift names who is neglected and who dies, before it neglects anybody."""

    WARNED = ("End the shift all the same", "Go on treating")

    def test_it_names_them(self, at):
        table = at(ward("R3 Y1 . G2 R1"), OTHER)
        press(table, "End the shift")
        assert table.actions == []
        assert table.scene.warning.isVisible()
        assert table.scene.warning.text == (
            "Neglected: red 3 in A1 and green 2 in B1. Dying: yellow 1 in A2 and red 1 in B2."
        )
        assert tuple(plates(table)) == self.WARNED
        assert table.scene.sceneRect().contains(table.scene.warning.sceneBoundingRect().center())

    @pytest.mark.parametrize(
        ("beds", "agreed", "told"),
        [
            ("R3 Y2", "base", "Neglected: red 3 in A1 and yellow 2 in A2."),
            ("R1", "base", "Dying: red 1 in A1."),
            ("R1+ Y2", "base", "Neglected: yellow 2 in A2."),
            ("R3 Y2", "virus", "Neglected: red 3 in A1. Dying: yellow 2 in A2."),
        ],
    )
    def test_and_nobody_else(self, at, beds, agreed, told):
        table = at(ward(beds), OTHER, agreed=agreed)
        press(table, "End the shift")
        assert table.scene.warning.text == told

    def test_the_words_in_the_list_say_how_many(self, at):
        table = at(ward("R3 Y1"), OTHER)
        assert "End the shift: 1 dies, 1 neglected" in table.page.moves.rows

    def test_all_the_same_it_ends(self, at):
        table = at(ward("R3 Y1"), OTHER)
        press(table, "End the shift")
        press(table, "End the shift all the same")
        table.quiet()
        assert table.actions == ["idle"]
        assert not table.scene.warning.isVisible()
        small = table.scene.hospital_of(0)
        assert [small.patient(at).isVisible() for at in (0, 1)] == [True, False]
        assert label(table.scene, "other-1-deaths-count") == "1"

    @pytest.mark.parametrize("how", ["Escape", "plate"])
    def test_or_one_goes_on_treating(self, at, how):
        table = at(ward("R3 Y1"), OTHER)
        press(table, "End the shift")
        if how == "Escape":
            table.key(Qt.Key.Key_Escape)
        else:
            press(table, "Go on treating")
        assert table.actions == []
        assert not table.scene.warning.isVisible()
        assert plates(table) == ["End the shift"]
        send(table, "drag", "nurse", "R_ICU")
        assert table.actions == ["send nurse to R_ICU"]

    @pytest.mark.parametrize("beds", ["", "R3+ Y1+"])
    def test_where_nobody_is_neglected_nothing_is_asked(self, at, beds):
        table = at(ward(beds), OTHER)
        press(table, "End the shift")
        assert table.actions == ["idle"]

    def test_after_the_last_one_the_shift_changes(self, at):
        table = at(ward("R3+ Y1+"), ward("G5+"), lines=("idle",))
        press(table, "End the shift")
        table.quiet()
        assert table.session.state.round == 4
        assert all(
            piece.face in (0, 1, 3, 5) for piece in table.scene.large.patients if piece.isVisible()
        )
        assert is_true(table)

    def test_the_list_ends_it_without_a_question_for_it_has_told(self, at):
        table = at(ward("R3 Y1"), OTHER)
        rows = table.page.moves.rows
        table.page.moves._choose(rows.index("End the shift: 1 dies, 1 neglected"))
        assert table.actions == ["idle"]


class TestTriage:
    """The head of triage keeps one untreated patient from neglect."""

    def test_who_is_spared_is_clicked(self, at):
        table = at(ward("R3 Y1 G5+", administrator="A_TRIAGE"), OTHER)
        press(table, "End the shift")
        press(table, "End the shift all the same")
        table.quiet()
        assert "which untreated patient is not neglected?" in asked(table)
        assert "treated patient" in said(table, lambda: table.click(bed(table, "a3")))
        table.click(bed(table, "a2"))
        assert table.actions == ["idle", "spare a2"]
        small = table.scene.hospital_of(0)
        assert small.patient(1).isVisible()

    def test_or_nobody(self, at):
        table = at(ward("R3 Y1", administrator="A_TRIAGE"), OTHER, lines=("idle",))
        press(table, "Nobody")
        assert table.actions == ["idle", "spare nobody"]
        assert label(table.scene, "other-1-deaths-count") == "1"


class TestLook:
    """Another hospital can be had large for a look, and one's own comes back."""

    def test_a_click_on_a_small_one_has_it_large(self, at):
        table = at(ward("R3"), ward("Y2 Y4", "D_P3_Y"), ward("G5"))
        table.click(table.scene.small[0].where.center())
        assert table.scene.large.seat == 1
        assert label(table.scene, "own-name") == table.page.words.name_of(1)
        assert patient(table, "a2").isVisible()
        assert [each.seat for each in table.scene.small] == [2, 0]
        assert table.actions == []

    @pytest.mark.parametrize("how", ["Escape", "click", "plate"])
    def test_and_back(self, at, how):
        table = at(ward("R3"), ward("Y2 Y4"), ward("G5"))
        table.click(table.scene.small[1].where.center())
        assert table.scene.large.seat == 2
        if how == "Escape":
            table.key(Qt.Key.Key_Escape)
        elif how == "plate":
            (words,) = plates(table)
            press(table, words)
        else:
            (own,) = (each for each in table.scene.small if each.seat == 0)
            table.click(own.where.center())
        assert table.scene.large.seat == 0
        assert is_true(table)
        send(table, "drag", "nurse", "R_CCU")
        assert table.actions == ["send nurse to R_CCU"]

    def test_there_nothing_can_be_treated(self, at):
        table = at(ward("R3"), ward("Y2 Y4"))
        table.click(table.scene.small[0].where.center())
        why = said(table, lambda: table.click(bed(table, "a1")))
        assert "send a worker" in why
        table.drag(worker(table, "nurse"), room(table, "R_ONC"))
        assert table.actions == []

    def test_a_worker_in_hand_is_put_down_for_a_look(self, at):
        table = at(ward("R3"), ward("Y2 Y4"))
        table.click(worker(table, "nurse"))
        table.click(table.scene.small[0].where.center())
        assert table.scene.hand.held is None
        assert table.scene.large.seat == 1

    def test_the_next_step_shows_the_own_one_again(self, at):
        table = at(ward("R3 R4"), ward("Y2 Y4"))
        table.click(table.scene.small[0].where.center())
        table.session.play(table.session.match.game.decode("send nurse to R_CCU"))
        table.quiet()
        assert table.scene.large.seat == 0


class TestUndo:
    """What was done is undone step by step, and comes again."""

    def test_a_shift(self, seated):
        table = seated(seats=2, plies=1)
        session = table.session
        while session.state.phase is not Phase.WORK:
            if session.turn == CHANCE:
                session.throw()
            else:
                session.play(session.legal_actions[-1])
        table.quiet()
        before = table.actions
        shown = [table.scene.dump()]
        rng = Random(2)
        for _ in range(12):
            session.play(rng.choice(session.legal_actions[:-1] or session.legal_actions))
            table.quiet()
            shown.append(table.scene.dump())
        for earlier in shown[-2::-1]:
            table.page.undo()
            table.quiet()
            assert table.scene.dump() == earlier
        assert table.actions == before
        for later in shown[1:]:
            table.page.redo()
            table.quiet()
            assert table.scene.dump() == later

    def test_while_a_worker_is_in_hand(self, at):
        table = at(SHIFT, OTHER, lines=("send nurse to R_CCU", "treat a1"))
        table.drag(worker(table, "nurse"), place(table, "name"), drop=False)
        table.page.undo()
        QTest.mouseRelease(
            table.page.table.viewport(),
            Qt.MouseButton.LeftButton,
            pos=table.pixel(place(table, "name")),
        )
        table.quiet()
        assert table.actions == ["send nurse to R_CCU"]
        assert is_true(table)

    def test_a_step_back_on_the_table_is_an_undo_but_not_while_one_looks_back(self, at):
        table = at(SHIFT, OTHER, lines=("send nurse to R_CCU",))
        table.page.past.toggle()
        table.scene.wants_back.emit()
        assert table.actions == ["send nurse to R_CCU"]
        table.page.past.toggle()
        table.scene.wants_back.emit()
        assert table.actions == []
