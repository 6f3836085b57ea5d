"""Is every place there that the table of Hospital looks for, and does all of it find room?"""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from tabletop.games.hospital.content import TILES
from tabletop.games.hospital.content_file import HOUSE
from tabletop.games.hospital.printed import (
    BEDS,
    CHOOSES_KIND,
    COLOURS,
    PER_AMBULANCE,
    REVEALED,
    VALUES,
    patient,
)
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from tests.ui.hospital.conftest import LINES, ward
from ui.games.hospital import drawings
from ui.games.hospital.card_faces import faces_of
from ui.games.hospital.drawings import (
    HOSPITAL,
    OTHER,
    bed_element,
    changed_art,
    face_art,
    layout,
    mini_art,
    room_icon,
    worker_art,
)
from ui.games.hospital.effect_art import charge_signs, need_signs, signs
from ui.games.hospital.large import ROOMS, WORKERS
from ui.stage import pixmaps

SEATS = (1, 2, 3, 4)
ON_MARKET = {1: 3, 2: 3, 3: 4, 4: 6}
SLOTS = [bed_element(bed, is_treated=treated) for bed in BEDS for treated in (False, True)]
IN_HOSPITAL = [
    *SLOTS,
    *(f"room-{number}" for number in range(1, ROOMS + 1)),
    *(f"worker-{number}" for number in range(1, WORKERS + 1)),
    *("name", "points", "administrator"),
]
IN_LARGE = [
    *IN_HOSPITAL,
    *(f"exit-{number}" for number in range(1, len(BEDS) + 1)),
    *("mortuary", "blood", "expected", "outlook", "plates"),
]
IN_SMALL = [*IN_HOSPITAL, "exit", "exit-count", "blood-count", "deaths-count", "first"]


def on_table(seats):
    """What the layout for so many says where it lies."""
    return [
        "own",
        *(f"ambulance-{number}" for number in range(1, seats + 2)),
        *(f"market-{number}" for number in range(1, ON_MARKET[seats] + 1)),
        *(f"other-{number}" for number in range(1, seats)),
        *(f"report-{number}" for number in range(1, 7) if seats == 1),
    ]


def house_signs():
    """Every sign that the house's own cards need."""
    found = {"first", "blood", "death", *(room_icon(tile).element for tile in ("start", *TILES))}
    for room in HOUSE.rooms.values():
        found.update(signs(room.effect))
    for one in HOUSE.workers.values():
        found.update(signs(one.effect, one.treated))
    for one in HOUSE.administrators.values():
        found.update(charge_signs(one.charge))
    for report in HOUSE.reports.values():
        found.update(need_signs(report))
    return sorted(found)


PATIENTS = [patient(colour, value) for colour in COLOURS for value in VALUES]
NEEDED = {
    HOSPITAL: [*IN_LARGE, "blood-count", "deaths-count"],
    OTHER: IN_SMALL,
    drawings.AMBULANCE: ["ambulance", "taken", "number", "note", "die-1", "die-2", "die-3"],
    drawings.PATIENTS: [
        *(face_art(colour, value).element for colour in COLOURS for value in (0, *VALUES)),
        *(mini_art(one).element for one in PATIENTS),
        *sorted({changed_art(one).element for one in PATIENTS}),
    ],
    drawings.WORKERS: [
        worker_art(tile, is_small=small).element
        for tile in ("nurse", *TILES)
        for small in (False, True)
    ],
    drawings.DEPARTMENT: ["start", *TILES, "used", "title", "effect", "seat"],
    drawings.SPECIALIST: [*TILES, "used", "title", "effect", "figure"],
    drawings.ADMINISTRATOR: ["card", "title", "figure"],
    drawings.REPORT: ["report", "needs", "points"],
    drawings.SYMBOLS: house_signs(),
    **{layout(seats): on_table(seats) for seats in SEATS},
}


@pytest.mark.parametrize("file", NEEDED)
def test_the_places_are_there(qapp, file):
    for element in NEEDED[file]:
        assert pixmaps.has(file, element), element
        assert not pixmaps.place(file, element).isEmpty(), element


def test_there_is_room_for_all_that_eight_rounds_bring():
    assert len(HOUSE.starting) + 8 == ROOMS
    assert WORKERS == 3 + 8
    for seats, cards in ON_MARKET.items():
        assert cards == 2 * REVEALED[seats] + (seats in CHOOSES_KIND)


def test_every_patient_is_drawn_in_its_own_way(qapp):
    drawn = NEEDED[drawings.PATIENTS]
    assert len(drawn) == len(set(drawn)) == 3 * 7 + 3 * 6 + 3


def test_every_card_has_signs_of_its_own():
    """Two cards that do other things are not drawn alike."""
    faces = faces_of(HOUSE)
    rooms = [faces.room(card) for card in HOUSE.rooms]
    workers = [faces.specialist(card) for card in HOUSE.workers]
    for cards in (rooms, workers):
        rows = [tuple(art.element for art, _ in face.drawn) for face in cards]
        assert len(set(rows)) == len(rows)


def inside(file, names):
    """Those places of a drawing."""
    return {name: pixmaps.place(file, name) for name in names}


def apart(places):
    """Nothing lies on anything."""
    for (one, here), (other, there) in combinations(places.items(), 2):
        assert not here.adjusted(2, 2, -2, -2).intersects(there), f"{one} and {other}"


@pytest.mark.parametrize(("file", "names"), [(HOSPITAL, IN_LARGE), (OTHER, IN_SMALL)])
def test_in_a_hospital_nothing_lies_on_anything(qapp, file, names):
    places = inside(file, names)
    apart(places)
    whole = QRectF(0, 0, pixmaps.size(file).width(), pixmaps.size(file).height())
    for name, where in places.items():
        assert whole.contains(where), name


@pytest.mark.parametrize("file", [HOSPITAL, OTHER])
def test_a_ward_has_three_beds_with_an_upper_and_a_lower_slot(qapp, file):
    for letter in "abcd":
        for number in "123":
            upper, lower = (
                pixmaps.place(file, f"bed-{letter}{number}-{way}") for way in ("up", "low")
            )
            assert upper.bottom() <= lower.top() + 1
            assert abs(upper.center().x() - lower.center().x()) < 1
            ward_place = pixmaps.place(file, f"ward-{letter}").adjusted(-1, -1, 1, 1)
            assert ward_place.contains(upper.united(lower))


@pytest.fixture
def laid_out(window):
    """A match of so many in the window of 1280 x 800, with what lies on its table by name."""

    def begin(seats):
        options = settled(LINES.game.options, {}, "hospital")
        window.begin(Match(LINES.game, Setup(options, unnamed([None] * seats), 1)))
        return inside(layout(seats), on_table(seats))

    return begin


@pytest.mark.parametrize("seats", SEATS)
def test_everything_is_seen_at_once_and_nothing_lies_on_anything(window, laid_out, seats):
    places = laid_out(seats)
    apart(places)
    view = window.page.table
    for name, where in places.items():
        seen = view.mapFromScene(where).boundingRect()
        assert view.viewport().rect().contains(seen), name
    assert view.horizontalScrollBar().maximum() == view.verticalScrollBar().maximum() == 0
    assert view.width() >= 0.7 * window.width()


@pytest.mark.parametrize("seats", SEATS)
def test_the_scene_puts_its_things_where_the_drawing_says(window, laid_out, seats):
    places = laid_out(seats)
    scene = window.page.scene
    assert scene.large.where == places["own"]
    assert [card.where for card in scene.small] == [
        places[f"other-{number}"] for number in range(1, seats)
    ]
    assert scene.road.count == seats + 1
    assert len(scene.road.market) == ON_MARKET[seats]
    assert len(scene.road.reports) == (6 if seats == 1 else 0)


@pytest.mark.parametrize("seats", SEATS)
def test_dice_lie_inside_their_slots_and_are_nowhere_stretched(window, laid_out, seats):
    laid_out(seats)
    scene, shapes = window.page.scene, set()
    for bed in BEDS:
        for treated in (False, True):
            where = scene.large.slot(bed, is_treated=treated)
            room = scene.large.place(bed_element(bed, is_treated=treated))
            assert room.adjusted(-0.1, -0.1, 0.1, 0.1).contains(where)
            shapes.add(round(where.width() / where.height(), 2))
        assert scene.large.where.contains(scene.large.exit(bed))
        shapes.add(round(scene.large.exit(bed).width() / scene.large.exit(bed).height(), 2))
    for number in range(scene.road.count):
        for at in range(PER_AMBULANCE):
            where = scene.road.in_ambulance(number, at)
            assert scene.road.ambulance(number).contains(where)
            shapes.add(round(where.width() / where.height(), 2))
    assert len(shapes) == 1


@pytest.mark.parametrize("seats", SEATS)
def test_patients_are_large_enough_to_be_read(window, laid_out, seats):
    laid_out(seats)
    view, scene = window.page.table, window.page.scene
    large = view.mapFromScene(scene.large.slot(0, is_treated=False)).boundingRect()
    assert min(large.width(), large.height()) >= 30
    for card in scene.small:
        mini = view.mapFromScene(card.slot(0, is_treated=False)).boundingRect()
        assert min(mini.width(), mini.height()) >= 12


FULL = ward(
    "R1 R2+ R3 Y4+ Y5 Y6 G1 G2 G3 Y4 R5 G6",
    "D_SAME_R D_RUN_R D_P3_R D_SAME_Y",
    "S_EQ_R S_COL_R S_MORE_R S_PARA",
    blood=2,
    deaths=3,
    discharged="R6 R6",
)
LESS = ward("R1 Y2+", "D_P3_G", "S_EQ_G", discharged="Y6")


def test_small_hospitals_are_complete_and_stay_inside_their_cards(at):
    table = at(FULL, LESS, ward("R3"), asked=3)
    for small in table.scene.small:
        shown = [
            piece for piece in (*small.patients, *small.rooms, *small.staff) if piece.isVisible()
        ]
        for piece in shown:
            where = QRectF(piece.pos(), piece.units)
            assert small.where.contains(where), piece.key
        for one, other in combinations(shown, 2):
            here, there = (QRectF(piece.pos(), piece.units) for piece in (one, other))
            assert not here.adjusted(1, 1, -1, -1).intersects(there), (one.key, other.key)
    first, second = table.scene.small
    assert sum(piece.isVisible() for piece in first.patients) == 12
    assert sum(piece.isVisible() for piece in first.rooms) == 10
    assert sum(piece.isVisible() for piece in first.staff) == 7
    assert sum(piece.isVisible() for piece in second.patients) == 2
    assert sum(piece.isVisible() for piece in second.rooms) == 7
    assert sum(piece.isVisible() for piece in second.staff) == 4


def test_in_the_large_hospital_cards_figures_and_dice_find_their_places(at):
    table = at(LESS, FULL, asked=2)
    large = table.scene.large
    for piece in (*large.patients, *large.rooms, *large.staff, *large.figures, *large.leaving):
        if piece.isVisible():
            assert large.where.contains(QRectF(piece.pos(), piece.units)), piece.key
    assert [piece.isVisible() for piece in large.rooms].count(True) == 10
    assert [piece.isVisible() for piece in large.staff].count(True) == 4
    assert [piece.isVisible() for piece in large.figures].count(True) == 7
    assert [piece.isVisible() for piece in large.leaving].count(True) == 2
