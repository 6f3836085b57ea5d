"""What is said of a table of Hospital: ambulances, cards, and every hospital on it."""

from __future__ import annotations

import pytest

from tests.ui.hospital.conftest import ward
from ui import language
from ui.stage.things import Kind


def said(table):
    """What is said of a table, by id."""
    return {thing.id: thing.words for thing in table.scene.things(table.session.state)}


def group(table, name):
    """What is said in a group."""
    things = table.scene.things(table.session.state)
    return [thing.words for thing in things if thing.group == name]


NEW = {"ambulance": 0}


class TestAmbulances:
    """Who is in them, and what it would mean to take them."""

    AMBULANCES = "R2 Y3 G3 / Y3 Y4 G4 / R5 Y5 G5 swaps 0"

    def test_each_with_its_patients(self, at):
        table = at(ward(), ward("R3 " * 10), phase="ties", asked=2, ambulances=self.AMBULANCES)
        assert group(table, "The ambulances")[:4] == [
            "ambulance 1: red 2, yellow 3, green 3",
            "red 2, ambulance 1",
            "yellow 3, ambulance 1",
            "green 3, ambulance 1",
        ]

    def test_who_chooses_hears_what_it_would_mean(self, at):
        table = at(ward(), ward(), phase="ambulance", ambulances=self.AMBULANCES)
        words = said(table)
        assert words["ambulance-1"] == "ambulance 1: red 2, yellow 3, green 3 (not for who begins)"
        assert words["ambulance-2"] == "ambulance 2: yellow 3, yellow 4, green 4 (room for all)"

    def test_who_took_one_and_which_is_left(self, at):
        words = said(at(ward(ambulance=2), ward(ambulance=3)))
        assert words["ambulance-1"] == "ambulance 1, empty"
        assert words["ambulance-2"] == "ambulance 2, taken by 1"
        assert words["ambulance-3"] == "ambulance 3, taken by 2"

    def test_those_who_find_no_bed_wait(self, at):
        table = at(
            ward("R3 " * 11, ambulance=2),
            ward(ambulance=0),
            phase="missing",
            ambulances="R2 Y3 G3 / - / R5 Y5 G5 swaps 0",
            waiting="drawn - arriving Y3 Y4 G4 offered -",
        )
        assert group(table, "Patients who wait") == [
            "yellow 3, waits for a bed",
            "yellow 4, waits for a bed",
            "green 4, waits for a bed",
        ]


class TestWards:
    """Bed by bed: who lies there, and whether anybody has looked after that patient."""

    def test_a_patient_was_treated_or_not_or_would_die(self, at):
        words = said(at(ward("R3 Y4+ G1 ."), ward()))
        assert words["hospital-0-bed-a1"] == "A1: red 3, untreated"
        assert words["hospital-0-bed-a2"] == "A2: yellow 4, treated"
        assert words["hospital-0-bed-a3"] == "A3: green 1, untreated, would die"
        assert words["hospital-0-bed-b1"] == "B1, free"

    def test_the_virus_kills_a_2(self, at):
        words = said(at(ward("R2"), ward(), agreed="virus"))
        assert words["hospital-0-bed-a1"] == "A1: red 2, untreated, would die"

    def test_blood_gave_another_colour(self, at):
        words = said(at(ward("R3>Y"), ward()))
        assert words["hospital-0-bed-a1"] == "A1: yellow 3 (really red), untreated"

    def test_who_is_chosen_for_a_room(self, at):
        table = at(ward("G3 Y3 R3", rooms="D_ANAES"), ward(), lines=("send nurse to D_ANAES",))
        table.session.play(table.session.match.game.decode("treat a1"))
        table.quiet()
        words = said(table)
        assert words["hospital-0-bed-a1"] == "A1: green 3, untreated, chosen"
        assert words["hospital-0-bed-a2"] == "A2: yellow 3, untreated"

    def test_of_a_small_hospital_the_taken_beds(self, at):
        table = at(ward(), ward("R3 . Y4+"))
        assert group(table, "2: the wards") == ["A1: red 3, untreated", "A3: yellow 4, treated"]

    def test_a_bed_is_told_alike_large_and_small(self, at):
        table = at(ward("Y1"), ward("R3>Y . Y4+ G1"))
        small = said(table)
        table.scene.look_at(1)
        large = said(table)
        beds = {id: words for id, words in small.items() if id.startswith("hospital-1-bed-")}
        assert len(beds) == 3
        assert {id: large[id] for id in beds} == beds


class TestStaff:
    """Rooms say what they do and who is there; workers where they are."""

    ROOMS = "R_IMG:nurse D_P3_R:S_PARA D_P3_R"

    @pytest.fixture
    def words(self, at):
        other = ward("R3", "R_IMG:nurse D_P3_Y:S_CONS", "S_CONS")
        return said(at(ward("R3", self.ROOMS, "S_PARA S_PARA"), other))

    def test_rooms(self, words):
        assert words["hospital-0-room-1"] == "Critical Care: +1 for a red patient"
        assert words["hospital-0-room-5"] == (
            "Imaging, used by nurse: +1 for a patient of value 3 or 4"
        )

    def test_the_second_of_equal_rooms_is_called_so(self, words):
        assert words["hospital-0-room-7"] == "Dialysis, used by Paramedic: +3 for a red patient"
        assert words["hospital-0-room-8"] == "Dialysis, number 2: +3 for a red patient"
        assert words["hospital-0-free-room"] == "6 free places for departments"

    def test_nurses(self, words):
        assert words["hospital-0-nurse-1"] == "nurse 1, in Imaging"
        assert words["hospital-0-nurse-2"] == "nurse 2, not sent"

    def test_of_equal_specialists_the_first_was_sent(self, words):
        first, second = words["hospital-0-specialist-1"], words["hospital-0-specialist-2"]
        assert first.startswith("Paramedic, in Dialysis: After the room: ")
        assert second.startswith("Paramedic, not sent: After the room: ")

    def test_in_a_small_hospital_without_what_they_do(self, words):
        assert words["hospital-1-room-5"] == "Imaging, used by nurse"
        assert words["hospital-1-specialist-1"] == "Consultant, in Otolaryngology"
        assert words["hospital-1-nurses"] == "2 nurses not sent"

    def test_a_figure_that_was_sent_is_told_where_it_stands(self, at):
        table = at(ward("R3", self.ROOMS, "S_PARA"), ward())
        found = {thing.id: thing for thing in table.scene.things(table.session.state)}
        for at_, where in enumerate(("in Imaging", "not sent", "not sent")):
            thing = found[f"hospital-0-nurse-{at_ + 1}"]
            assert thing.words.endswith(where)
            assert thing.kind is Kind.PIECE
            figure = table.scene.large.figures[at_].sceneBoundingRect()
            assert thing.area.contains(figure.center())


class TestCards:
    """The market, administrators and reports."""

    def test_the_market(self, at):
        table = at(
            ward(ambulance=2), ward(ambulance=1), phase="take", asked=2, market="D_P3_R S_CONS -"
        )
        assert group(table, "The market") == [
            "department Dialysis: +3 for a red patient",
            "specialist Consultant: After the room: +1 for another patient",
        ]

    def test_administrators_to_choose_from(self, at):
        table = at(
            ward("R3 Y4 G5", **NEW),
            ward("R3 Y4 G5", **NEW),
            phase="keep",
            waiting="drawn - arriving - offered A_BUILD A_STAFF",
        )
        assert group(table, "Administrators to choose from") == [
            "administrator Works Manager: In the end 1 point for each added department",
            "administrator Head of Personnel: In the end 1 point for each specialist",
        ]

    def test_and_the_one_that_was_kept(self, at):
        words = said(at(ward(administrator="A_BUILD"), ward(administrator="A_STAFF")))
        assert words["hospital-0-administrator"].startswith("administrator Works Manager: ")
        assert words["hospital-1-administrator"].startswith("administrator Head of Personnel: ")

    def test_reports_and_their_rows(self, at):
        words = said(at(ward()))
        assert words["report-1"].endswith(", upper row, column 1")
        assert words["report-6"].endswith(", lower row, column 3")


class TestStanding:
    """Whose hospital it is, and how it stands."""

    def test_who_begins_and_who_is_to_play(self, at):
        words = said(at(ward(), ward(), asked=2, first=1))
        assert words["hospital-0-name"] == "1, begins the round"
        assert words["hospital-1-name"] == "2, to play"

    def test_points_beds_and_the_round(self, at):
        words = said(at(ward("R3 Y1", discharged="G6 G6"), ward("R4", points="8 0 0 0")))
        assert words["hospital-0-points"] == "0 points, 10 free beds"
        assert words["hospital-0-expected"] == "Round 3 of 8: 3 points"
        assert words["hospital-0-outlook"] == "2 are untreated, 1 dies"
        assert words["hospital-1-points"] == "8 points, 11 free beds"

    def test_hidden_points(self, at):
        table = at(ward("R3"), ward("R4", points="8 0 0 0"))
        table.scene.shows_points = False
        assert said(table)["hospital-0-points"] == "11 free beds"
        assert said(table)["hospital-1-points"] == "11 free beds"

    def test_blood_deaths_and_who_has_left(self, at):
        words = said(at(ward(blood=2, deaths=1, discharged="R6 Y6"), ward(discharged="G6")))
        assert words["hospital-0-blood"] == "2 blood bags"
        assert words["hospital-0-deaths"] == "1 death"
        assert words["hospital-0-exit"] == "2 patients discharged: red 6, yellow 6"
        assert words["hospital-1-exit"] == "1 patient discharged: green 6"
        assert words["hospital-0-bonus"] == "+5 if nobody lies in the wards"

    def test_the_large_hospital_is_told_before_the_others(self, at):
        table = at(*[ward("R3")] * 3, asked=2, first=2)
        seats = [
            thing.id.split("-")[1]
            for thing in table.scene.things(table.session.state)
            if thing.id.endswith("-name")
        ]
        assert seats == ["1", "2", "0"]


def plain(table):
    """What is said of a table, without the spaces that French keeps together."""
    return {id: " ".join(words.split()) for id, words in said(table).items()}


def test_in_french(at, qapp):
    language.install(qapp, "fr")
    words = plain(at(ward("R3 Y4+ G1", "R_IMG:nurse", blood=1), ward()))
    assert words["ambulance-2"] == "ambulance 2, prise par 1"
    assert words["hospital-0-bed-a1"] == "A1 : rouge 3, non traité"
    assert words["hospital-0-bed-a2"] == "A2 : jaune 4, traité"
    assert words["hospital-0-blood"] == "1 poche de sang"
    assert words["hospital-0-room-5"] == (
        "Imagerie, avec infirmier : +1 à un patient de valeur 3 ou 4"
    )
    assert words["hospital-0-nurse-1"] == "infirmier 1, service Imagerie"
