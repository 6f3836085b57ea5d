"""What an eye is told at the table of Hospital: expected points, who dies, what others did."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF
from PySide6.QtGui import QFontMetricsF, QHelpEvent
from PySide6.QtWidgets import QToolTip

from tabletop.games.hospital.lines import bed_name
from tabletop.games.hospital.printed import BEDS
from tests.ui.hospital.conftest import (
    LINES,
    bed,
    figure,
    label,
    on_market,
    patient,
    place,
    room,
    ward,
    worker,
)
from ui.pieces.label import Label

OTHER = ward("G5 . Y2")


def outlook(table):
    """What the large hospital says: the round's points, how many are untreated, and would die."""
    brings, note = label(table.scene, "own-expected"), label(table.scene, "own-outlook")
    assert brings.startswith(f"Round {table.session.state.round} of 8: ")
    counts = [int(number) for number in re.findall(r"\d+", note)]
    assert ("nobody" in note, "untreated" in note) == (not counts, bool(counts)), note
    assert ("die" in note) == (len(counts) == 2), note
    return int(brings.split(": ")[1].split()[0]), *counts


def dying(table):
    """The beds of the large hospital with the sign of death."""
    large = table.scene.large
    return [bed_name(at) for at in BEDS if large._dying[at].isVisible()]


class TestOutlook:
    """The round's expected points, free beds and who is not treated are always seen."""

    @pytest.mark.parametrize(
        ("hospital", "told"),
        [
            pytest.param(ward("R3+ Y2"), (0, 1), id="somebody untreated"),
            pytest.param(
                ward("R3 Y1 G1"),
                (0, 3, 2),
                id="somebody dying",
            ),
            pytest.param(
                ward("R3+", discharged="R6 R6"),
                (3,),
                id="nobody neglected",
            ),
            pytest.param(
                ward("", discharged=" ".join(["R6"] * 7)),
                (19,),
                id="empty wards bring 5 more",
            ),
            pytest.param(
                ward("R1", discharged="R6"),
                (6, 1, 1),
                id="the last one dies",
            ),
            pytest.param(
                ward("R3+", discharged="R6 R6", administrator="A_RED"),
                (4,),
                id="an administrator",
            ),
        ],
    )
    def test_it_is_told(self, at, hospital, told):
        assert outlook(at(hospital, OTHER)) == told

    def test_with_a_virus_more_die(self, at):
        table = at(ward("R3 Y2 G1"), OTHER, agreed="virus")
        assert outlook(table) == (0, 3, 2)
        assert dying(table) == ["a2", "a3"]

    def test_who_would_die_has_a_sign(self, at):
        table = at(ward("R1 Y1+ G2 R1"), OTHER)
        assert dying(table) == ["a1", "b1"]

    def test_until_it_is_treated(self, at):
        table = at(ward("R1 Y1"), OTHER, lines=("send nurse to R_ICU", "treat a1"))
        assert dying(table) == ["a2"]

    def test_free_beds_and_points(self, at):
        table = at(ward("R3 Y2", points="10 5 0 0", blood=1, deaths=2), OTHER)
        assert label(table.scene, "own-points") == "12 points · 10 free beds"
        assert label(table.scene, "own-blood-count") == "1"
        assert label(table.scene, "own-deaths-count") == "2"

    def test_before_an_ambulance_is_chosen_too(self, at):
        table = at(
            ward("R3 " * 11, ambulance=0),
            ward("Y3", ambulance=0),
            phase="ambulance",
            ambulances="R2 Y2 G2 / R3 Y3 G3 / R4 Y4 G4 swaps 0",
            market="D_P3_R D_ANAES S_EQ_R -",
        )
        assert label(table.scene, "own-points") == "0 points · 1 free bed"
        assert label(table.scene, "note-2") == "2 beds missing"

    def test_a_look_at_another_hospital_tells_of_that_one(self, at):
        table = at(ward("R3"), ward("Y1 Y1"))
        table.click(table.scene.small[0].where.center())
        assert outlook(table) == (5, 2, 2)
        assert dying(table) == ["a1", "a2"]


@pytest.mark.usefixtures("lang")
def test_what_is_said_fits_into_its_place(at):
    full = ward("R1 " * 8 + "Y2 Y2 Y2 Y2", points="300 40 12 0", blood=12, deaths=3)
    gone = ward("G1", discharged=" ".join(["R6"] * 12), points="90 40 12 0")
    for hospitals in ((full, OTHER), (gone, OTHER), (gone, OTHER, ward(), ward())):
        table = at(*hospitals)
        for item in table.scene.items():
            if isinstance(item, Label) and not item.key.endswith("name"):
                wide = QFontMetricsF(item.font).horizontalAdvance(item.text)
                assert wide <= item.where.width(), f"“{item.text}” is cut ({item.key})"


class TestBadges:
    """A patient of another colour shows what it really is."""

    def test_a_changed_one_wears_its_own_colour(self, at):
        table = at(ward("R3>G Y2"), OTHER)
        large = table.scene.large
        assert [piece.isVisible() for piece in large._changed[:2]] == [True, False]
        assert large._changed[0].art.element == "changed-R"
        assert patient(table, "a1").art.element == "G-3"

    def test_badges_lie_at_their_patient(self, at):
        table = at(ward("R1>G"), OTHER)
        large = table.scene.large
        whole = large.bed(0).adjusted(-8, -8, 8, 8)
        for badge in (large._changed[0], large._dying[0]):
            assert whole.contains(QRectF(badge.pos(), badge.units))
            assert badge.zValue() > patient(table, "a1").zValue()

    def test_a_badge_is_no_obstacle(self, at):
        table = at(ward("R1>G"), OTHER, lines=("send nurse to R_ICU",))
        table.click(table.scene.large._dying[0].sceneBoundingRect().center())
        assert table.actions[-1] == "treat a1"


TIPS = [
    ("R_IMG", "Imaging: +1 for a patient of value 3 or 4."),
    (
        "R_CLI",
        "Clinic: +1 for a patient of value 5 or 6.\n"
        "You have no patients for it now (+1 for a patient of value 5 or 6).",
    ),
    ("R_CCU", "Critical Care: +1 for a red patient.\nIt was used this round."),
    (
        "D_SAME_G",
        "Immunology: +1 for each of 3 green patients of the same value.\n"
        "You have no patients for it now (+1 for each of 3 green patients of the same value).",
    ),
    ("D_ANAES", "Anaesthetics: +1 for a red, a yellow and a green patient each."),
]


class TestTips:
    """The pointer rests on a thing, and it is told what that is and does."""

    def table(self, at):
        own = ward(
            "R3 Y1 G3+>Y R4",
            "D_SAME_G D_ANAES R_CCU:nurse",
            "S_EQ_R XS_PHARM",
            administrator="A_TRIAGE",
        )
        return at(own.replace("G3+>Y", "G3+"), OTHER, agreed="experimental")

    @pytest.mark.parametrize(("card", "told"), TIPS)
    def test_a_room_says_what_it_does_and_why_nobody_can_go(self, at, card, told):
        table = self.table(at)
        assert table.scene.tip(room(table, card)) == told

    def test_an_empty_lot_says_nothing(self, at):
        table = self.table(at)
        assert table.scene.tip(table.scene.large.room(13).center()) == ""
        assert table.scene.tip(table.scene.large.worker(9).center()) == ""

    def test_a_specialist(self, at):
        table = self.table(at)
        told = "If the room treated a red patient: +1 for a patient of the value"
        assert table.scene.tip(worker(table, "S_EQ_R")).startswith(f"Cardiologist: {told}")
        card = table.scene.large.worker(4).center()
        assert table.scene.tip(card) == "Pharmacologist: After the room: re-roll a patient."

    def test_an_administrator(self, at):
        table = self.table(at)
        assert table.scene.tip(place(table, "administrator")) == (
            "Head of Triage: Each round one untreated patient is not neglected."
        )

    @pytest.mark.parametrize(
        ("beds", "agreed", "told"),
        [
            ("R3", "base", "red 3 in A1, not treated: it would become 2."),
            ("R1", "base", "red 1 in A1, not treated: it would die."),
            ("R2", "virus", "red 2 in A1, not treated: it would die."),
            ("R3+", "base", "red 3 in A1, treated."),
            (
                "G3+>R",
                "base",
                "red 3 in A1 (until the shift change; really green), treated.",
            ),
        ],
    )
    def test_a_patient(self, at, beds, agreed, told):
        table = at(ward(beds), OTHER, agreed=agreed)
        assert table.scene.tip(bed(table, "a1")) == told
        assert table.scene.tip(bed(table, "d3")) == ""

    def test_the_market(self, at):
        table = at(ward("R3"), ward("Y3"), phase="take", asked=2, market="D_P3_R S_PARA -")
        assert table.scene.tip(on_market(table, "D_P3_R")) == "Dialysis: +3 for a red patient."
        told = table.scene.tip(on_market(table, "S_PARA"))
        assert told == "Paramedic: After the room: +2 for a patient of value 1 to 3."

    def test_administrators_to_choose_from(self, seated):
        lines = ("begin 1", "patients R R R", "patients G G G", "offer A_RED A_MASS")
        table = seated(*lines, seats=2)
        told = table.scene.tip(table.scene.road.offer(1).center())
        assert told.startswith("Head of Discharge: +2 if at least 6 patients")

    def test_reports_say_which_row_counts(self, at):
        table = at(ward("R3"), reports="M01 M02 M03 M14 M04 M08 filed -")
        road = table.scene.road
        assert table.scene.tip(road.report(0).center()) == (
            "Report: 2 reds: 2 points. It counts once it lies in the lower row."
        )
        told = table.scene.tip(road.report(3).center())
        assert told.startswith("Report: 1 red, 1 yellow, 1 green, 2 ")
        assert told.endswith(" of any colour: 6 points.")

    def test_while_something_is_in_hand_there_is_none(self, at):
        table = self.table(at)
        table.click(worker(table, "nurse"))
        assert table.scene.tip(room(table, "R_IMG")) == ""

    @pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
    def test_it_is_shown_where_the_pointer_rests(self, at):
        table = self.table(at)
        view, pixel = table.page.table.viewport(), table.pixel(room(table, "R_IMG"))
        event = QHelpEvent(QEvent.Type.ToolTip, pixel, view.mapToGlobal(pixel))
        QCoreApplication.sendEvent(view, event)
        assert QToolTip.text() == table.scene.tip(room(table, "R_IMG"))
        QToolTip.hideText()


class TestTraces:
    """What others have just taken stays ringed until one acts oneself."""

    def ringed(self, table):
        return [trace.area.boundingRect() for trace in table.scene.lights.traces]

    def test_the_ambulance(self, at):
        table = at(
            ward("R3", ambulance=0),
            ward("Y3", ambulance=0),
            phase="ambulance",
            ambulances="R2 Y2 G2 / R3 Y3 G3 / R4 Y4 G4 swaps 0",
            market="D_P3_R D_ANAES S_EQ_R -",
            lines=("ambulance 3",),
        )
        (ring,) = self.ringed(table)
        assert ring.contains(table.scene.road.ambulance(2))

    def test_the_hospital_that_has_grown(self, at):
        table = at(
            ward("R3"),
            ward("Y3"),
            phase="take",
            asked=2,
            market="D_P3_R D_ANAES -",
            lines=("take D_P3_R", "return nothing"),
        )
        assert table.scene.large.seat == 0
        (ring,) = self.ringed(table)
        assert ring.contains(table.scene.small[0].where)

    def test_it_goes_with_its_hospital(self, at):
        table = at(
            ward("R3"),
            ward("Y3"),
            ward("G3"),
            phase="take",
            asked=2,
            market="D_P3_R D_ANAES S_EQ_R -",
            lines=("take D_P3_R", "return nothing"),
        )
        assert table.scene.large.seat == 2
        table.click(table.scene.small[0].where.center())
        (ring,) = self.ringed(table)
        assert ring.contains(table.scene.hospital_of(1).where)


class TestPoints:
    """Points may be hidden while a match is played; what the round brings is told all the same."""

    def hide(self, table, how="hidden"):
        table.page.manner.settings.points = how
        table.page.apply_settings()

    def test_hidden_and_shown(self, at):
        table = at(ward("R3", points="10 0 0 0"), ward("Y3", points="7 0 0 0"))
        assert label(table.scene, "other-1-points") == "7"
        self.hide(table)
        assert label(table.scene, "own-points") == "11 free beds"
        assert label(table.scene, "other-1-points") == ""
        assert outlook(table) == (0, 1)
        self.hide(table, "shown")
        assert label(table.scene, "own-points") == "10 points · 11 free beds"

    def test_fewer_than_none(self, at):
        table = at(ward("R3", deaths=2), ward("G5", deaths=1))
        assert label(table.scene, "own-points") == "−4 points · 11 free beds"
        assert label(table.scene, "other-1-points") == "−2"

    def test_at_the_end_nothing_is_hidden(self, at):
        table = at(ward("R3+", points="10 0 0 0"), ward("Y3+", points="7 0 0 0"), round=8)
        self.hide(table)
        table.quiet()
        for line in ("idle", "idle"):
            table.session.play(LINES.game.decode(line))
            table.quiet()
        assert table.session.turn is None
        assert {label(table.scene, "other-1-points"), label(table.scene, "own-points")[:2]} == {
            "7",
            "10",
        }


class TestForemost:
    """Whose hospital is large: who is asked; against bots it is one's own."""

    def test_at_one_computer_it_is_who_is_asked(self, at):
        table = at(ward("R3"), ward("Y3"), ward("G3"), asked=2)
        assert table.scene.large.seat == 1
        assert [each.seat for each in table.scene.small] == [2, 0]

    @pytest.mark.parametrize("asked", [1, 2])
    def test_against_bots_it_is_ones_own(self, at, asked):
        table = at(
            ward("R3"), ward("Y3"), asked=asked, bots_at={1: "random"}, quiet=False, speed="off"
        )
        assert table.scene.large.seat == 0
        assert table.scene.foremost(table.session.state) == 0

    def test_a_bot_between_two_people_shows_who_comes_next(self, at):
        table = at(ward("R3"), ward("Y3"), ward("G3"), asked=2, bots_at={1: "random"}, quiet=False)
        assert table.scene.foremost(table.session.state) == 2

    def test_where_bots_play_alone_it_is_who_acts(self, at):
        bots = {0: "random", 1: "random"}
        table = at(ward("R3"), ward("Y3"), asked=2, bots_at=bots, quiet=False)
        assert table.scene.foremost(table.session.state) == 1


def test_who_was_sent_and_what_was_used_is_quiet_in_a_small_hospital(at):
    table = at(ward("Y3", "R_ONC:nurse R_IMG:S_EQ_R", "S_EQ_R S_PARA"), ward("R3"), asked=2)
    (small,) = table.scene.small
    seen = [piece.opacity() for piece in small.rooms if piece.isVisible()]
    assert seen == [1, pytest.approx(0.4), 1, 1, pytest.approx(0.4), 1]
    assert [round(piece.opacity(), 1) for piece in small.staff[:5]] == [0.4, 1, 1, 0.4, 1]
    assert figure(table, "nurse").opacity() == 1


def test_who_begins_and_the_administrator_are_seen_in_a_small_hospital(at):
    beside = ward("Y3", administrator="A_BLOOD", ambulance=2)
    table = at(ward("R3", ambulance=1), beside, first=2)
    (small,) = table.scene.small
    assert small._first.isVisible()
    assert small._administrator.isVisible()
    table = at(ward("R3"), ward("Y3"), first=1)
    assert not table.scene.small[0]._first.isVisible()
    assert not table.scene.small[0]._administrator.isVisible()
