"""Clever on paper: does the sheet tell the match, and can one play on it?"""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage

from tabletop.games.clever.printed import ROUNDS, Area
from tabletop.games.clever.sheet import Sheet, mark, points, total
from tabletop.kernel.seats import Player
from ui import games as views
from ui.games.clever.drawings import SHEET, cell
from ui.games.clever.paper import slips
from ui.games.clever.paper_sheet import Scored, scored_sheet, shape
from ui.games.clever.paper_words import CleverPaper, CleverReminder
from ui.games.clever.words import CleverWords
from ui.paper import output
from ui.paper.report import ReportWords
from ui.paper.sheet import A4, FORMATS, LETTER, Format, Page, Request
from ui.stage.pixmaps import place_within

ADA = Player("Ada", "blue", "circle")
# The next cell of each row wins nothing here.
BEGUN = Sheet(yellow=0b1, blue=1 << 7, green=1, orange=(4,), purple=(2,))


@pytest.fixture
def press(press_of):
    """The press of this game."""
    return press_of("clever")


def told(name: str, sheet: Sheet) -> str:
    """A name, and the numbers under the sheet: the areas, the foxes and the total."""
    areas = points(sheet)
    return " ".join(map(str, (name, *areas, sheet.foxes * min(areas), total(sheet))))


# Four sheets on the shorter paper are the smallest, and French is longer than English.
@pytest.mark.parametrize("lang", ["fr"], indirect=True)
def test_the_sheets_tell_points_rounds_options_and_who_won(lang: str, press) -> None:
    match = press.played(4, passive="must")
    (page,) = press.printed("sheets", Request(match, format=LETTER))
    found = press.read(page)
    for name, sheet in zip(press.names, match.state.sheets, strict=True):
        assert told(name, sheet) in found
    words = views.words("clever", match.setup.players)
    reason = press.in_line(words.reason(match.state, press.game.ranking(match.state)))
    assert reason in found
    assert words.value("passive", "must") in found
    assert CleverPaper().rounds(4) in found
    assert found.replace(reason, "").count(ReportWords().winner()) == 1


@pytest.mark.usefixtures("qapp")
def test_sheets_show_the_position_asked_for(press) -> None:
    match = press.played(3)
    then = match.state_at(60)
    (page,) = press.printed("sheets", Request(match, ply=60))
    found = press.read(page)
    for name, before, after in zip(press.names, then.sheets, match.state.sheets, strict=False):
        assert total(before) != total(after)
        assert told(name, before) in found


@pytest.mark.usefixtures("qapp")
def test_who_played_alone_reads_how_good_it_is(press) -> None:
    """On the ladder each rating stands once, and beside the name that which was reached."""
    match = press.played(1)
    said = CleverWords().appreciation(match.state, 0)
    (page,) = press.printed("sheets", Request(match))
    other = CleverWords().rating(281)
    assert said != other
    found = page.extract_text().split("\n")
    assert sum(line.count(said) for line in found) == 2
    assert sum(line.count(other) for line in found) == 1


@pytest.mark.usefixtures("qapp")
def test_three_players_read_their_places_from_the_first_to_the_last(press) -> None:
    match = press.played(3)
    (page,) = press.printed("sheets", Request(match))
    places = press.game.ranking(match.state).places
    rows = [
        f"{place} {name} {total(sheet)}"
        for place, name, sheet in sorted(zip(places, press.names, match.state.sheets, strict=False))
    ]
    assert " ".join((CleverPaper().standing(), *rows)) in press.read(page)


@pytest.mark.parametrize(
    ("kind", "sheets", "lang"),
    [("blank", 4, "fr"), ("blank-two", 2, "en")],
    indirect=["lang"],
)
def test_blank_sheets_have_a_line_for_each_name_and_tell_the_rounds(
    press, lang: str, kind: str, sheets: int
) -> None:
    (page,) = press.printed(kind, Request(blank=True))
    assert not page.images
    found = press.read(page)
    assert found.split().count(CleverPaper().name()) == sheets
    assert found.count(press.in_line(CleverPaper().rounds_by_players())) == sheets


@pytest.mark.usefixtures("qapp")
def test_the_rounds_are_those_of_the_rules() -> None:
    assert [digit for digit in CleverPaper().rounds_by_players() if digit.isdigit()] == [
        str(rounds) for rounds in ROUNDS[1:]
    ]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.name)
@pytest.mark.parametrize(("kind", "count"), [("blank", 4), ("blank-two", 2)])
def test_scissors_cut_no_sheet(press, format: Format, kind: str, count: int) -> None:
    """Between the slips there is nothing but the cut, half way."""
    (page,) = press.paper.kind(kind, blank=True).pages(Request(blank=True, format=format))
    places = slips(count, format)
    for one, other in combinations(places, 2):
        # A hand with scissors strays by a millimetre or two.
        assert not one.adjusted(-2.5, -2.5, 2.5, 2.5).intersects(other)
    field = format.field(lying=page.lying)
    assert all(field.contains(place) for place in places)
    dots = 4
    image = output.picture(page, dots)
    between = QRectF(places[0].right(), places[0].top(), 0, places[0].height())
    between.setRight(places[1].left())
    white = QImage(image.size(), image.format())
    white.fill(0xFFFFFFFF)
    middle = round(between.center().x() * dots)
    for left, right in (
        (round(between.left() * dots) + 1, middle - 3),
        (middle + 3, round(between.right() * dots) - 1),
    ):
        strip = (left, round(between.top() * dots), right - left, round(between.height() * dots))
        assert image.copy(*strip) == white.copy(*strip)


@pytest.mark.parametrize(
    ("format", "lang"),
    [pytest.param(A4, "en", id="A4"), pytest.param(LETTER, "fr", id="Letter")],
    indirect=["lang"],
)
def test_the_table_and_how_a_turn_goes_lie_on_two_pages(press, lang: str, format: Format) -> None:
    table, turn = press.printed("table", Request(blank=True, format=format))
    assert not table.images
    assert not turn.images
    assert table.mediabox.width > table.mediabox.height
    assert turn.mediabox.width < turn.mediabox.height
    assert press.in_line(CleverPaper().platter()) in press.read(table)
    found, words = press.read(turn), CleverReminder()
    for rows in (("1", "2", "3", "4"), tuple(map(str, ROUNDS))):
        assert " ".join(rows) in found
    # A line may end after a hyphen.
    unbroken = found.replace("- ", "-")
    for step in words.steps():
        assert press.in_line(step) in unbroken
    assert words.may_decline() in found


@pytest.mark.usefixtures("qapp")
def test_the_reminder_of_a_match_tells_what_the_table_agreed_on(press) -> None:
    _, turn = press.printed("table", Request(press.played(2, 1, passive="must")))
    found = press.read(turn)
    assert CleverReminder().must_take() in found
    assert CleverReminder().may_decline() not in found


@pytest.mark.usefixtures("qapp")
def test_the_reminder_of_a_match_frames_its_number_of_players(press) -> None:
    def reminder(request: Request) -> QImage:
        kind = press.paper.kind("table", blank=request.blank)
        return output.picture(kind.pages(request)[1], 2)

    pages = [reminder(Request(blank=True))]
    pages += [reminder(Request(press.played(seats, 1))) for seats in (1, 2, 3, 4)]
    for one, other in combinations(pages, 2):
        assert one != other


CARD = QRectF(5, 5, 160, 0)
DOTS = 4


def drawn(sheet: Sheet, round_number: int = 0) -> QImage:
    """A single sheet as it is printed."""
    place = QRectF(CARD)
    place.setHeight(shape().height_for(CARD.width()))
    page = Page(
        Format("card", 170, 175),
        lambda painter: scored_sheet(painter, place, Scored(ADA, sheet, round_number)),
    )
    return output.picture(page, DOTS)


def at(element: str) -> QRectF:
    """Where an element of the drawing lies on that sheet."""
    card = QRectF(CARD)
    card.setHeight(shape().height_for(CARD.width()))
    return place_within(SHEET, element, "card", card)


def touched(one: QImage, other: QImage, within: QRectF) -> list[QPointF]:
    """The points of *within* that differ."""
    return [
        QPointF(x / DOTS, y / DOTS)
        for y in range(round(within.top() * DOTS), round(within.bottom() * DOTS))
        for x in range(round(within.left() * DOTS), round(within.right() * DOTS))
        if one.pixel(x, y) != other.pixel(x, y)
    ]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("area", "number", "value"),
    [
        pytest.param(Area.YELLOW, 5, 0, id="a yellow cross"),
        pytest.param(Area.BLUE, 12, 0, id="a blue cross"),
        pytest.param(Area.GREEN, 2, 0, id="a green cross"),
        pytest.param(Area.ORANGE, 2, 5, id="an orange number"),
        pytest.param(Area.PURPLE, 2, 6, id="a purple number"),
    ],
)
def test_a_mark_lies_in_its_cell_and_nowhere_else_in_its_area(
    area: Area, number: int, value: int
) -> None:
    made = mark(BEGUN, area, number, value)
    assert not made.won
    before, after = drawn(BEGUN), drawn(made.sheet)
    found = touched(before, after, at(f"area-{area.name.lower()}"))
    place = at(cell(area, number)).adjusted(-0.5, -0.5, 0.5, 0.5)
    assert found
    assert all(place.contains(point) for point in found)
    for other in Area:
        if other is not area:
            assert not touched(before, after, at(f"area-{other.name.lower()}"))


@pytest.mark.usefixtures("qapp")
def test_actions_earned_and_used_and_rounds_leave_their_marks() -> None:
    earned = replace(BEGUN, rerolls=2, extras=1)
    used = replace(earned, rerolls_used=1)
    bare, circled, struck = drawn(BEGUN), drawn(earned), drawn(used)
    for slot, shows in (("reroll-1", 1), ("reroll-2", 1), ("reroll-3", 0), ("extra-1", 1)):
        assert bool(touched(bare, circled, at(slot))) == bool(shows), slot
    assert touched(circled, struck, at("reroll-1"))
    assert not touched(circled, struck, at("reroll-2"))
    third = drawn(BEGUN, 3)
    assert touched(bare, third, at("round-3"))
    assert not touched(bare, third, at("round-4"))


@pytest.mark.usefixtures("qapp")
def test_a_pencil_finds_white_cells() -> None:
    image = drawn(Sheet())
    for area, number in ((Area.ORANGE, 1), (Area.PURPLE, 11)):
        middle = at(cell(area, number)).center() * DOTS
        assert image.pixelColor(round(middle.x()), round(middle.y())).name() == "#ffffff"
