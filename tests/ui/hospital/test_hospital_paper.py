"""Hospital on paper: does a sheet tell the match, and can one play with what is cut out?"""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from itertools import combinations

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from tabletop.games.hospital.content_file import HOUSE
from tabletop.games.hospital.effects import Reroll, Treat, Trial
from tabletop.games.hospital.events import PatientChanged, PatientDied, RoundScored
from tabletop.games.hospital.printed import (
    BEDS,
    BLOOD_POINT,
    DEATH_POINTS,
    DISCHARGE_POINTS,
    ROUNDS,
    Colour,
)
from tabletop.kernel.match import Match
from tests.ui.test_report import assert_margins
from ui import games as views
from ui.games.hospital.cards import HospitalCards
from ui.games.hospital.drawings import OTHER, SYMBOLS, bed_element
from ui.games.hospital.effect_art import charge_signs, laid, need_signs, signs
from ui.games.hospital.paper_art import figure
from ui.games.hospital.paper_board import Plan
from ui.games.hospital.paper_cards import card_pages
from ui.games.hospital.paper_table import hospital_places
from ui.games.hospital.paper_words import HospitalPaper
from ui.paper import output
from ui.paper.report import ReportWords
from ui.paper.sheet import A4, FORMATS, LETTER, Format, Page, Request
from ui.stage.pixmaps import has, place_in

by_format = pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.name)
ALL_VALUES = tuple(range(1, 7))
DIE = 16
"""Millimetres of a die as it lies in most boxes."""


@pytest.fixture
def press(press_of):
    """The press of this game."""
    return press_of("hospital")


def brought(match: Match, seat: int) -> list[str]:
    """What each round brought a player, as its events tell: discharged, points, deaths, bags."""
    told = []
    deaths = 0
    for played in match.log:
        for event in played.events:
            if isinstance(event, PatientDied) and event.seat == seat:
                deaths += 1
            if isinstance(event, RoundScored) and event.seat == seat:
                points = event.points + event.empty + event.charge
                bags = played.before.hospitals[seat].blood
                told.append(f"{event.patients} {points} {deaths} {bags}")
                deaths = 0
    return told


def touched(one: Page, other: Page, dots: float = 3) -> list[QPointF]:
    """The points, in millimetres, at which two pages differ."""
    images = [output.picture(page, dots) for page in (one, other)]
    return [
        QPointF(x / dots, y / dots)
        for y in range(images[0].height())
        for x in range(images[0].width())
        if images[0].pixel(x, y) != images[1].pixel(x, y)
    ]


def own_content(**told: str | int) -> str:
    """Contents of a table's own: the house's but for the first department."""
    text = files("tabletop.games.hospital").joinpath("house.json").read_text(encoding="utf-8")
    raw = msgspec.json.decode(text)
    raw["departments"][0].update(told)
    return msgspec.json.encode(raw).decode()


# The match


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_page_of_a_match_tells_the_points_of_each_hospital(press, seats: int) -> None:
    match = press.played(seats)
    (page,) = press.printed("table", Request(match))
    found, cards = press.read(page), HospitalCards(HOUSE)
    for score, wards in zip(press.game.scores(match.state), match.state.hospitals, strict=True):
        parts = [points for part, points in score.parts if part != "reports" or seats == 1]
        assert HospitalPaper().total() + f" {figure(score.total)}" in found
        assert all(figure(points) in found for points in parts)
        for card in (wards.administrator, *wards.improvements(HOUSE)):
            assert press.in_line(cards.name(card)) in found
    assert found.count(press.in_line(ReportWords().winner())) == (seats > 1)


@pytest.mark.usefixtures("qapp")
def test_a_patient_who_is_treated_moves_in_its_bed_and_nobody_else_does(press) -> None:
    match = press.played(2)
    played, event = next(
        (played, event)
        for played in match.log
        for event in played.events
        if isinstance(event, PatientChanged)
        and event.is_treated
        and not event.patient.is_treated
        and event.value <= 6
        and len(played.events) == 1
    )
    before, after = (
        press.paper.kind("table", blank=False).pages(Request(match, ply=ply))[0]
        for ply in (played.ply, played.ply + 1)
    )
    cards = hospital_places(before.format.field(lying=True), 2)
    found = [
        point for point in touched(before, after) if any(card.contains(point) for card in cards)
    ]
    bed = [
        place_in(OTHER, bed_element(event.bed, is_treated=treated), cards[event.seat])
        for treated in (False, True)
    ]
    assert all(any(slot.contains(point) for point in found) for slot in bed)
    # A pixel belongs to where its corner is.
    around = [slot.adjusted(-0.4, -0.4, 0.4, 0.4) for slot in bed]
    assert all(any(slot.contains(point) for slot in around) for point in found)


@pytest.mark.usefixtures("qapp")
def test_alone_the_reports_that_wait_are_told(press) -> None:
    match = press.played(1, 60)
    assert any(match.state.reports)
    (page,) = press.printed("table", Request(match))
    assert press.in_line(HospitalPaper().reports_left()) in press.read(page)


@pytest.mark.usefixtures("qapp")
def test_what_was_agreed_is_told(press) -> None:
    options = dict.fromkeys(("panic", "epidemic", "virus", "experimental"), "on")
    match = press.played(4, 80, **options)
    for kind in ("table", "scores"):
        (page,) = press.printed(kind, Request(match))
        found = press.read(page)
        words = views.words("hospital", match.setup.players)
        assert all(press.in_line(words.option(option)) in found for option in options)


# The score sheet


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_score_sheet_tells_each_round_as_it_was_played(press, seats: int) -> None:
    match = press.played(seats)
    (page,) = press.printed("scores", Request(match, format=LETTER))
    found, state = press.read(page), match.state
    for seat, score in enumerate(press.game.scores(state)):
        wards, rounds = state.hospitals[seat], brought(match, seat)
        assert len(rounds) == ROUNDS
        parts = dict(score.parts)
        home, points, deaths = (
            sum(int(told.split(" ")[column]) for told in rounds) for column in range(3)
        )
        blood = BLOOD_POINT * wards.blood
        reports = (parts["reports"],) if seats == 1 else ()
        end = score.total - points - blood - DEATH_POINTS * deaths - sum(reports)
        below = (
            *(home, points, deaths, wards.blood, blood, DEATH_POINTS * deaths, end, *reports),
            *(score.total, len(wards.patients), sum(one.value for one in wards.patients)),
        )
        assert " ".join((*rounds, *map(figure, below))) in found
    assert HospitalPaper().as_it_stands() not in found
    assert (HospitalPaper().reports() in found) == (seats == 1)


@pytest.mark.usefixtures("qapp")
def test_a_match_that_is_not_over_is_told_as_it_stands(press) -> None:
    match = press.played(2)
    ply = next(
        played.ply + 1
        for played in match.log
        if played.before.round == 5
        and any(isinstance(event, RoundScored) and event.seat == 0 for event in played.events)
    )
    (page,) = press.printed("scores", Request(match, ply=ply))
    found = press.read(page)
    assert found.count(HospitalPaper().as_it_stands()) == 1
    for seat, counted in ((0, 5), (1, 4)):
        rounds = brought(match, seat)
        assert " ".join(rounds[:counted]) in found
        assert " ".join(rounds[: counted + 1]) not in found
    for score in press.game.scores(match.state_at(ply)):
        assert figure(score.total) in found


@pytest.mark.usefixtures("qapp")
def test_points_of_a_blood_bank_stand_beside_the_administrator(press) -> None:
    """Each bag is worth one point like everybody's; what it is worth more is the card's."""
    match = press.played(2)
    state = match.log[-1].after
    wards = replace(state.hospitals[0], blood=3, administrator="A_BLOOD")
    match.log[-1] = replace(match.log[-1], after=replace(state, hospitals=(wards, wards)))
    (page,) = press.printed("scores", Request(match))
    assert f" {wards.blood} 3 {figure(DEATH_POINTS * wards.deaths)} 3 " in press.read(page)


def test_a_blank_score_sheet_has_room_for_four_and_reminds_of_the_scale(press, lang: str) -> None:
    (page,) = press.printed("scores", Request(blank=True))
    assert not page.images
    found, paper = press.read(page), HospitalPaper()
    for head in (paper.discharged(), paper.points(), paper.deaths(), paper.blood()):
        assert found.count(press.in_line(head)) >= 4
    assert " ".join(map(str, range(1, ROUNDS + 1))) in found
    for patients, points in enumerate(DISCHARGE_POINTS[1:], 1):
        assert f"{patients} {points} " in found
    rows = (paper.blood_points(), paper.death_points(), paper.administrator(), paper.reports())
    end = (paper.total(), paper.left(), paper.values())
    below = (paper.scale(), paper.empty(), paper.counting(), paper.deciding())
    assert all(press.in_line(said) in found for said in (*rows, *end, *below))
    assert not any(name in found for name in press.names)


# The cards


@pytest.mark.usefixtures("qapp")
@by_format
def test_every_card_is_printed_as_often_as_it_is_in_the_box(format: Format) -> None:
    pages = card_pages(format, HOUSE)
    found = Counter(placed.card for page in pages for placed in page.placed)
    wanted = {
        **{card: one.copies for card, one in HOUSE.rooms.items() if card not in HOUSE.starting},
        **{card: one.copies for card, one in HOUSE.workers.items()},
        **dict.fromkeys((*HOUSE.administrators, *HOUSE.reports), 1),
    }
    assert found == wanted
    for page in pages:
        field = format.field().adjusted(-1e-6, -1e-6, 1e-6, 1e-6)
        assert all(field.contains(placed.block) for placed in page.placed)
        for one, other in combinations(page.placed, 2):
            shared = one.block.intersected(other.block)
            assert shared.width() * shared.height() < 1e-6


@pytest.mark.parametrize("format", [A4, LETTER], ids=lambda format: format.name)
def test_cards_tell_what_they_are_called_and_what_they_do(press, lang: str, format: Format) -> None:
    pages = press.printed("cards", Request(blank=True, format=format))
    told = card_pages(format, HOUSE)
    cards = HospitalCards(HOUSE)
    for page, cut in zip(pages, told, strict=True):
        assert not page.images
        found = press.read(page)
        assert press.in_line(HospitalPaper().own_cards()) in found
        for card, count in Counter(placed.card for placed in cut.placed).items():
            assert found.count(press.in_line(cards.name(card))) >= count
            if card not in HOUSE.reports:
                assert found.count(press.in_line(cards.effect(card))) >= count


@pytest.mark.usefixtures("qapp")
def test_a_match_with_contents_of_its_own_prints_those(press) -> None:
    match = press.played(2, 20, content=own_content(en="Odontology", copies=3, add=5))
    found = [press.read(page) for page in press.printed("cards", Request(match))]
    assert "".join(found).count("Odontology") == 3
    assert all(HospitalPaper().your_cards() in each for each in found)
    assert not any(HospitalPaper().own_cards() in each for each in found)


@pytest.mark.usefixtures("qapp")
def test_many_cards_with_the_longest_names_stay_within_their_pages(press) -> None:
    long = "Wwwww Wwwwww Wwwwwww Wwwwwww Wwwww Wwwwwww Wwwwww Wwwwww Www"
    match = press.played(2, 20, content=own_content(en=long, copies=24))
    pages = press.paper.kind("cards", blank=False).pages(Request(match, format=LETTER))
    assert len(pages) == len(card_pages(LETTER, HOUSE)) + 1
    for page in pages:
        assert_margins(page)


# The hospitals to play on


@pytest.mark.usefixtures("qapp")
def test_everybody_has_a_hospital_and_one_ambulance_more_comes(press) -> None:
    match = press.played(3)
    *hospitals, road = press.printed("board", Request(match))
    names = [HospitalCards(HOUSE).name(card) for card in HOUSE.starting]
    for page, name in zip(hospitals, press.names[:3], strict=True):
        found = press.read(page)
        assert page.mediabox.width > page.mediabox.height
        assert not page.images
        assert all(room in found for room in names)
        assert [each for each in press.names if each in found] == [name]
    found, paper = press.read(road), HospitalPaper()
    assert found.count(press.in_line(paper.first_ambulance())) == 1
    assert found.count(press.in_line(paper.any_ambulance())) == 3


def test_a_blank_hospital_is_for_anybody_and_five_ambulances_come(press, lang: str) -> None:
    page, road = press.printed("board", Request(blank=True))
    assert not any(name in press.read(page) for name in press.names)
    paper = HospitalPaper()
    assert all(press.in_line(phase) in press.read(page) for phase in paper.phases())
    assert press.read(road).count(press.in_line(paper.any_ambulance())) == 4


@pytest.mark.usefixtures("qapp")
@by_format
def test_real_dice_lie_in_the_printed_beds(format: Format) -> None:
    plan = Plan(format.field(lying=True))
    slots = [
        plan.bed(bed_element(bed, is_treated=treated)) for bed in BEDS for treated in (False, True)
    ]
    for slot in slots:
        assert slot.width() >= DIE
        assert slot.height() >= DIE
        assert plan.wards.contains(slot)
    rooms = plan.rooms(len(HOUSE.starting))
    parts = (plan.wards, plan.store, *rooms, plan.staff(rooms), plan.exit)
    assert all(plan.field.contains(part) for part in parts)
    assert not any(one.intersects(other) for one, other in combinations(parts, 2))


@pytest.mark.usefixtures("qapp")
def test_sheets_of_four_players_are_no_large_files(press) -> None:
    match = press.played(4, experimental="on")
    for kind in press.paper.serving(blank=False):
        pages = kind.pages(Request(match))
        assert len(output.pdf(pages, "Hospital")) < 400_000


# Signs and words of effects

ODD = [
    Treat(6, Colour.RED, "any", ALL_VALUES, 5),
    Treat(2, None, "same_value", (1, 2, 5), 4, other=True),
    Treat(1, Colour.GREEN, "any", ALL_VALUES, 1, equal=True, of=Colour.RED),
    Reroll(6, (1, 2, 3, 4, 5)),
    Trial(5, of_treated=True),
]


@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("D_SAME_R", "patient-R patient-R patient-R same plus-1"),
        ("D_ANAES", "patient-R patient-Y patient-G plus-1"),
        ("S_EQ_R", "patient-R arrow equal-value plus-1"),
        ("S_COL_Y", "patient-Y arrow other patient-Y plus-1"),
        ("S_MORE_G", "patient-G arrow again plus-1"),
        ("X_TRIAL", "patient-any minus-1 arrow patient-any patient-any plus-2"),
        ("XS_R", "patient-R arrow patient-R opposite value-1 value-2 value-3"),
    ],
)
def test_signs_tell_first_what_a_card_needs_then_whom_it_treats_and_how(card, row) -> None:
    one = HOUSE.improvement(card)
    assert signs(one.effect, getattr(one, "treated", None)) == tuple(row.split(" "))


@pytest.mark.usefixtures("qapp")
def test_the_signs_of_every_effect_are_drawn_in_their_room_side_by_side() -> None:
    room = QRectF(3, 5, 56, 32)
    rows = [
        *(signs(one.effect) for one in HOUSE.rooms.values()),
        *(signs(one.effect, one.treated) for one in HOUSE.workers.values()),
        *(signs(effect, Colour.RED) for effect in ODD),
        *(charge_signs(one.charge) for one in HOUSE.administrators.values()),
        *(need_signs(one) for one in HOUSE.reports.values()),
    ]
    for row in rows:
        lie = laid(row, room)
        assert tuple(sign for sign, _ in lie) == row
        assert all(has(SYMBOLS, sign) for sign in row)
        assert all(room.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(at) for _, at in lie)
        assert not any(one[1].intersects(other[1]) for one, other in combinations(lie, 2))
        assert all(at.width() >= 12 for _, at in lie) or len(row) > 6


def test_cards_that_do_different_things_look_and_read_differently(qapp, lang: str) -> None:
    cards = HospitalCards(HOUSE)
    pictures = {
        **{card: signs(one.effect) for card, one in HOUSE.rooms.items()},
        **{card: signs(one.effect, one.treated) for card, one in HOUSE.workers.items()},
        **{card: charge_signs(one.charge) for card, one in HOUSE.administrators.items()},
    }
    told = {card: cards.effect(card) for card in pictures}
    assert len(set(told.values())) == len(told)
    assert len(set(pictures.values())) == len(pictures)
    assert all(words == words.strip() and "{" not in words for words in told.values())
    names = [cards.name(card) for card in HOUSE.reports]
    assert len(set(names)) == len(names)
    assert cards.name("D_ANAES") == HOUSE.rooms["D_ANAES"].names.spoken(lang)
