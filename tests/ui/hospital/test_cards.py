"""Does each card say in words what it does, and is its name whole on its picture?"""

from __future__ import annotations

import json
import re

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from tabletop.games.hospital.content_file import HOUSE, content_of, example
from tests.ui.hospital.conftest import ward
from ui.fonts import FAMILY
from ui.games.hospital.card_faces import faces_of
from ui.games.hospital.cards import HospitalCards

COLOURS = {"R": "red", "Y": "yellow", "G": "green"}
THREE = {
    "SAME": "+1 for each of 3 {colour} patients of the same value",
    "RUN": "+1 for each of 3 {colour} patients in a run",
    "P3": "+3 for a {colour} patient",
}
AFTER = {
    "S_EQ": "+1 for a patient of the value that the treated one had",
    "S_COL": "+1 for another {colour} patient",
    "S_MORE": "+1 for a {colour} patient that the room treated",
    "XS": "turn a {colour} patient of value 1 to 3 to the opposite face",
}
TOLD = {
    "R_CCU": "+1 for a red patient",
    "R_ONC": "+1 for a yellow patient",
    "R_PHA": "+1 for a green patient",
    "R_ICU": "+1 for a patient of value 1 or 2",
    "R_IMG": "+1 for a patient of value 3 or 4",
    "R_CLI": "+1 for a patient of value 5 or 6",
    **{
        f"D_{kind}_{letter}": told.format(colour=colour)
        for letter, colour in COLOURS.items()
        for kind, told in THREE.items()
    },
    "D_ANAES": "+1 for a red, a yellow and a green patient each",
    "D_RUN_ANY": "+1 for each of 3 patients in a run",
    "D_SURG": "+4 for a patient of value 1 or 2",
    "X_TRANS": "Two patients with different values exchange them",
    "X_TRIAL": "−1 for a patient of at least 2, then +2 for each of two others",
    "X_DRUG": "Re-roll up to 3 patients of value 1 to 4",
    "X_GENE": "The lower of two patients of a colour gets the value of the higher",
    **{
        f"{kind}_{letter}": f"If the room treated a {colour} patient: {told.format(colour=colour)}"
        for letter, colour in COLOURS.items()
        for kind, told in AFTER.items()
    },
    "S_PARA": "After the room: +2 for a patient of value 1 to 3",
    "S_CONS": "After the room: +1 for another patient",
    "S_ANAE": "After the room: +1 for each of 2 patients of the same value",
    "XS_TRANS": "After the room: a patient that the room treated exchanges values with another",
    "XS_TRIAL": "After the room: −1 for a patient that the room treated, "
    "then +1 for each of two others",
    "XS_PHARM": "After the room: re-roll a patient",
    "A_TRIAGE": "Each round one untreated patient is not neglected",
    "A_RED": "+1 if at least 2 red patients are discharged in a round",
    "A_YEL": "+1 if at least 2 yellow patients are discharged in a round",
    "A_GRN": "+1 if at least 2 green patients are discharged in a round",
    "A_MASS": "+2 if at least 6 patients are discharged in a round",
    "A_BLOOD": "You begin with 1 blood bag. In the end 2 points for each blood bag left",
    "A_BUILD": "In the end 1 point for each added department",
    "A_STAFF": "In the end 1 point for each specialist",
}
NAMED = {**HOUSE.rooms, **HOUSE.workers, **HOUSE.administrators}


@pytest.mark.parametrize("card", NAMED)
def test_a_card_of_the_house_says_what_it_does(qapp, card):
    assert HospitalCards(HOUSE).effect(card) == TOLD[card]


@pytest.mark.parametrize("card", HOUSE.reports)
def test_a_report_says_whom_it_needs_and_what_it_brings(qapp, card):
    report = HOUSE.reports[card]
    told = HospitalCards(HOUSE).effect(card)
    wanted = {COLOURS[letter]: count for letter, count in zip("RYG", report.needs, strict=True)}
    found = {
        colour: int(number) for number, colour in re.findall(r"(\d+) (red|yellow|green)", told)
    }
    assert found == {colour: count for colour, count in wanted.items() if count}
    assert ("of any colour" in told) == bool(report.any)
    assert told.endswith(f": {report.points} points")


def test_every_card_has_a_name_and_words_of_its_own(lang):
    cards = HospitalCards(HOUSE)
    for ids in (HOUSE.rooms, HOUSE.workers, HOUSE.administrators, HOUSE.reports):
        assert len({cards.name(card) for card in ids}) == len(ids)
        assert len({cards.effect(card) for card in ids}) == len(ids)
        for card in ids:
            assert not re.search(r"[{}]|%n|\(s\)|None", cards.effect(card))


def test_names_follow_the_language(lang):
    wanted = {"en": "Critical Care", "fr": "Soins critiques"}[lang]
    assert HospitalCards(HOUSE).name("R_CCU") == wanted
    (title,) = faces_of(HOUSE).room("R_CCU").written
    assert title.text == wanted


def test_names_are_whole_on_the_cards(lang):
    """What is too long becomes smaller, and goes on below, before it would be cut."""
    faces = faces_of(HOUSE)
    made = [
        *(faces.room(card) for card in HOUSE.rooms),
        *(faces.specialist(card, with_figure=True) for card in HOUSE.workers),
        *(faces.administrator(card) for card in HOUSE.administrators),
    ]
    for face in made:
        for words in face.written:
            font = QFont(FAMILY)
            font.setBold(words.bold)
            font.setPixelSize(int(words.height * 0.68))
            for word in words.text.split(" "):
                assert QFontMetricsF(font).horizontalAdvance(word) <= words.where[2], words.text


def test_signs_lie_inside_their_cards_and_side_by_side(qapp):
    faces = faces_of(HOUSE)
    made = [
        *(faces.room(card) for card in HOUSE.rooms),
        *(faces.specialist(card) for card in HOUSE.workers),
        *(faces.administrator(card) for card in HOUSE.administrators),
        *(faces.report(card) for card in HOUSE.reports),
    ]
    for face in made:
        whole = QRectF(0, 0, *face.size).adjusted(-0.1, -0.1, 0.1, 0.1)
        signs = [QRectF(*where) for art, where in face.drawn if "symbols" in art.file]
        assert signs, face.name
        for number, sign in enumerate(signs):
            assert whole.contains(sign), face.name
            for other in signs[:number]:
                assert not other.adjusted(0.1, 0.1, -0.1, -0.1).intersects(sign), face.name


def own(*departments, specialists=(), administrators=()):
    """Contents of one's own: the house's, with these entries in addition."""
    raw = json.loads(example())
    raw["departments"] += [
        {"id": f"OWN{number}", "en": f"Own {number}", "fr": f"Sien {number}", "tile": "blue"}
        | {"copies": 1}
        | each
        for number, each in enumerate(departments)
    ]
    raw["specialists"] += [
        {"id": f"WHO{number}", "en": f"Who {number}", "fr": f"Qui {number}", "meeple": "blue"}
        | {"copies": 1}
        | each
        for number, each in enumerate(specialists)
    ]
    raw["administrators"] += [
        {"id": f"HEAD{number}", "en": f"Head {number}", "fr": f"Chef {number}"} | each
        for number, each in enumerate(administrators)
    ]
    return content_of(json.dumps(raw))


ROOMS = [
    ({"pick": 1, "values": [3], "add": 2}, "+2 for a patient of value 3"),
    (
        {"pick": 1, "values": [1, 2, 5, 6], "add": 5},
        "+5 for a patient of value 1, 2, 5 or 6",
    ),
    (
        {"pick": 2, "color": "G", "values": [2, 3, 4], "add": 1},
        "+1 for each of 2 green patients of value 2 to 4",
    ),
    (
        {"pick": 4, "color": "Y", "rel": "same_value", "add": 2},
        "+2 for each of 4 yellow patients of the same value",
    ),
    (
        {"pick": 3, "rel": "all_colors", "values": [1, 2], "add": 1},
        "+1 for a red, a yellow and a green patient of value 1 or 2 each",
    ),
    (
        {"effect": "opposite", "color": "any", "values": [1]},
        "Turn a patient of value 1 to the opposite face",
    ),
    ({"effect": "reroll", "pick": 1, "values": [1, 6]}, "Re-roll a patient of value 1 or 6"),
]
AFTERWARDS = [
    ({"pick": 2, "other": True, "add": 1}, "+1 for each of 2 other patients"),
    ({"pick": 2, "color": "R", "other": True, "add": 1}, "+1 for each of 2 other red patients"),
    ({"pick": 3, "color": "Y", "other": True, "add": 1}, "+1 for each of 3 other yellow patients"),
    ({"pick": 2, "color": "G", "other": True, "add": 1}, "+1 for each of 2 other green patients"),
    ({"pick": 1, "color": "Y", "other": True, "add": 1}, "+1 for another yellow patient"),
]
IN_CHARGE = [
    (
        {"effect": "blood_bank", "bags": 0, "points": 3},
        "In the end 3 points for each blood bag left",
    ),
    (
        {"effect": "blood_bank", "bags": 2, "points": 1},
        "You begin with 2 blood bags. In the end 1 point for each blood bag left",
    ),
    (
        {"effect": "bonus", "color": "G", "at_least": 3, "points": 4},
        "+4 if at least 3 green patients are discharged in a round",
    ),
    (
        {"effect": "departments", "points": 2},
        "In the end 2 points for each added department",
    ),
    ({"effect": "specialists", "points": 3}, "In the end 3 points for each specialist"),
]


class TestOwnContents:
    """A table's own file may ask for whatever the form allows; it has words and signs, too."""

    def test_rooms(self, qapp):
        cards = HospitalCards(own(*(raw for raw, _ in ROOMS)))
        assert [cards.effect(f"OWN{number}") for number in range(len(ROOMS))] == [
            told for _, told in ROOMS
        ]

    def test_specialists(self, qapp):
        some = [{"if": {}, "then": raw} for raw, _ in AFTERWARDS]
        cards = HospitalCards(own(specialists=some))
        assert [cards.effect(f"WHO{number}") for number in range(len(some))] == [
            f"After the room: {told}" for _, told in AFTERWARDS
        ]

    def test_administrators(self, qapp):
        cards = HospitalCards(own(administrators=[raw for raw, _ in IN_CHARGE]))
        assert [cards.effect(f"HEAD{number}") for number in range(len(IN_CHARGE))] == [
            told for _, told in IN_CHARGE
        ]

    def test_they_have_pictures(self, lang):
        content = own(
            *(raw for raw, _ in ROOMS),
            specialists=[{"if": {"treated_color": "Y"}, "then": raw} for raw, _ in AFTERWARDS],
            administrators=[raw for raw, _ in IN_CHARGE],
        )
        faces = faces_of(content)
        for number in range(len(ROOMS)):
            assert faces.room(f"OWN{number}").drawn
        for number in range(len(AFTERWARDS)):
            assert faces.specialist(f"WHO{number}").drawn
        for number in range(len(IN_CHARGE)):
            assert faces.administrator(f"HEAD{number}").drawn

    def test_they_are_called_as_the_file_says(self, lang):
        content = own(*(raw for raw, _ in ROOMS[:2]))
        assert HospitalCards(content).name("OWN1") == {"en": "Own 1", "fr": "Sien 1"}[lang]

    def test_on_the_table_too(self, seated):
        raw = json.loads(example())
        raw["starting_rooms"][0]["en"] = "Red Ward"
        table = seated("begin 1", seats=2, content=json.dumps(raw))
        table.quiet()
        room = table.scene.large.room(0).center()
        assert table.scene.tip(room) == "Red Ward: +1 for a red patient."
        assert table.scene.large.rooms[0].face.written[0].text == "Red Ward"


def test_a_used_room_and_a_specialist_who_is_away_look_so(at):
    table = at(
        ward("R3", "D_P3_R R_CCU:S_EQ_R", "S_EQ_R S_EQ_R"),
        ward("G5"),
        lines=("send nurse to D_P3_R",),
    )
    large = table.scene.large
    used = [card.face.name for card in large.rooms if card.face.name.endswith("used")]
    assert used == ["R_CCU used", "D_P3_R used"]
    assert [card.face.name for card in large.staff[3:5]] == ["S_EQ_R away", "S_EQ_R"]
