"""Clever on paper: does the sheet tell the match, and can one play on it?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from pypdf import PageObject, PdfReader
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QImage

from tabletop import games
from tabletop.games.clever.printed import ROUNDS, Area
from tabletop.games.clever.sheet import Sheet, mark, points, total
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import COLOURS, SHAPES, Player
from ui import games as views
from ui import language
from ui.games.clever.drawings import SHEET, area_place, cell
from ui.games.clever.paper import slips
from ui.games.clever.paper_sheet import Scored, height_for, scored_sheet
from ui.games.clever.paper_words import CleverPaper, CleverReminder
from ui.games.clever.words import CleverWords
from ui.paper import output
from ui.paper.sheet import A4, FORMATS, MARGIN, Format, Page, Request
from ui.stage.pixmaps import place_within

NAMES = ("Ada", "Zoé Lefèvre", "Grace", "Blaise")
PAPER = views.paper("clever")
GAME = games.load("clever")
ADA = Player("Ada", "blue", "circle")
# The next cell of each row wins nothing here.
BEGUN = Sheet(yellow=0b1, blue=1 << 7, green=1, orange=(4,), purple=(2,))


def played(seats: int, seed: int = 7, actions: int | None = None, **options: str) -> Match:
    """A match of that many, played at random to its end or for so many actions."""
    players = tuple(map(Player, NAMES, COLOURS, SHAPES))[:seats]
    match = Match(GAME, Setup(settled(GAME.options, options, "clever"), players, seed))
    choice = Random(seed)
    while match.turn is not None and match.ply != actions:
        if match.turn == CHANCE:
            match.play(match.drawn())
        else:
            match.play(choice.choice(GAME.legal_actions(match.state)))
    return match


@pytest.fixture(params=language.LANGUAGES)
def lang(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[str]:
    """Each language of the program in turn."""
    language.install(qapp, request.param)
    yield request.param
    language.install(qapp, "en")


def printed(kind: str, request: Request, folder: Path) -> list[PageObject]:
    """The pages of a sheet, as they are found in its PDF."""
    sheet = PAPER.kind(kind, blank=request.blank)
    output.export(sheet.pages(request), folder / "sheet.pdf", sheet.label())
    return list(PdfReader(folder / "sheet.pdf").pages)


def words_of(page: PageObject) -> str:
    """All that is written on a page, in one line."""
    return in_line(page.extract_text())


def in_line(text: str) -> str:
    """Without the spaces that French keeps together, and without line ends."""
    return " ".join(text.split())


def told(name: str, sheet: Sheet) -> str:
    """A name, and the numbers under the sheet: the areas, the foxes and the total."""
    areas = points(sheet)
    return " ".join(map(str, (name, *areas, sheet.foxes * min(areas), total(sheet))))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.name)
def test_the_sheets_of_a_match_are_one_page_of_vectors_with_names_and_points(
    lang: str, tmp_path: Path, seats: int, format: Format
) -> None:
    match = played(seats)
    (page,) = printed("sheets", Request(match, format=format), tmp_path)
    assert not page.images
    size = sorted((round(page.mediabox.width), round(page.mediabox.height)))
    assert size == ([595, 842] if format is A4 else [612, 792])
    found = words_of(page)
    for name, sheet in zip(NAMES, match.state.sheets, strict=False):
        assert told(name, sheet) in found
    for name in NAMES[seats:]:
        assert name not in found


def test_the_sheets_tell_rounds_seed_options_and_who_won(lang: str, tmp_path: Path) -> None:
    match = played(4, passive="must")
    (page,) = printed("sheets", Request(match), tmp_path)
    found = words_of(page)
    words = views.words("clever", match.setup.players)
    reason = words.reason(match.state, GAME.ranking(match.state))
    assert reason in found
    assert words.value("passive", "must") in found
    assert CleverPaper().rounds(4) in found
    assert CleverPaper().seed(match.setup.seed) in found
    assert CleverPaper().actions(match.ply) in found
    assert found.replace(reason, "").count(CleverPaper().winner()) == 1


@pytest.mark.usefixtures("qapp")
def test_sheets_show_the_position_asked_for(tmp_path: Path) -> None:
    match = played(3)
    then = match.state_at(60)
    (page,) = printed("sheets", Request(match, ply=60), tmp_path)
    found = words_of(page)
    for name, before, after in zip(NAMES, then.sheets, match.state.sheets, strict=False):
        assert total(before) != total(after)
        assert told(name, before) in found
    words = views.words("clever", match.setup.players)
    assert words.asked(then) in found
    assert words.reason(match.state, GAME.ranking(match.state)) not in found
    assert CleverPaper().winner() not in found


@pytest.mark.usefixtures("qapp")
def test_with_real_dice_no_seed_is_told(tmp_path: Path) -> None:
    match = played(2, seed=987654, actions=20)
    real = Match(
        GAME,
        Setup(match.setup.options, match.setup.players, match.setup.seed, own_dice=True),
        match.log,
    )
    (page,) = printed("sheets", Request(real), tmp_path)
    assert "987654" not in page.extract_text()
    assert CleverPaper().own_dice() in page.extract_text()


@pytest.mark.usefixtures("qapp")
def test_who_played_alone_reads_how_good_it_is(
    tmp_path: Path,
) -> None:
    """On the ladder each rating stands once, and beside the name that which was reached."""
    match = played(1)
    said = CleverWords().appreciation(match.state, 0)
    (page,) = printed("sheets", Request(match), tmp_path)
    other = CleverWords().rating(281)
    assert said != other
    found = page.extract_text().split("\n")
    assert sum(line.count(said) for line in found) == 2
    assert sum(line.count(other) for line in found) == 1


@pytest.mark.usefixtures("qapp")
def test_three_players_read_their_places_from_the_first_to_the_last(tmp_path: Path) -> None:
    match = played(3)
    (page,) = printed("sheets", Request(match), tmp_path)
    places = GAME.ranking(match.state).places
    rows = [
        f"{place} {name} {total(sheet)}"
        for place, name, sheet in sorted(zip(places, NAMES, match.state.sheets, strict=False))
    ]
    assert " ".join((CleverPaper().standing(), *rows)) in words_of(page)


@pytest.mark.parametrize(("kind", "sheets"), [("blank", 4), ("blank-two", 2)])
def test_blank_sheets_have_a_line_for_each_name_and_tell_the_rounds(
    lang: str, tmp_path: Path, kind: str, sheets: int
) -> None:
    (page,) = printed(kind, Request(blank=True), tmp_path)
    assert not page.images
    found = words_of(page)
    assert found.split().count(CleverPaper().name()) == sheets
    assert found.count(in_line(CleverPaper().rounds_by_players())) == sheets


@pytest.mark.usefixtures("qapp")
def test_the_rounds_are_those_of_the_rules() -> None:
    assert [digit for digit in CleverPaper().rounds_by_players() if digit.isdigit()] == [
        str(rounds) for rounds in ROUNDS[1:]
    ]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.name)
@pytest.mark.parametrize(("kind", "count"), [("blank", 4), ("blank-two", 2)])
def test_scissors_cut_no_sheet(format: Format, kind: str, count: int) -> None:
    """Between the slips there is nothing but the cut, half way."""
    (page,) = PAPER.kind(kind, blank=True).pages(Request(blank=True, format=format))
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


@pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.name)
def test_the_table_and_how_a_turn_goes_lie_on_two_pages(
    lang: str, tmp_path: Path, format: Format
) -> None:
    table, turn = printed("table", Request(blank=True, format=format), tmp_path)
    assert not table.images
    assert not turn.images
    assert table.mediabox.width > table.mediabox.height
    assert turn.mediabox.width < turn.mediabox.height
    assert in_line(CleverPaper().platter()) in words_of(table)
    found, words = words_of(turn), CleverReminder()
    for rows in (("1", "2", "3", "4"), tuple(map(str, ROUNDS))):
        assert " ".join(rows) in found
    for step in words.steps():
        assert in_line(step) in found
    assert words.may_decline() in found


@pytest.mark.usefixtures("qapp")
def test_the_reminder_of_a_match_tells_what_the_table_agreed_on(tmp_path: Path) -> None:
    _, turn = printed("table", Request(played(2, actions=1, passive="must")), tmp_path)
    assert CleverReminder().must_take() in words_of(turn)
    assert CleverReminder().may_decline() not in words_of(turn)


@pytest.mark.usefixtures("qapp")
def test_the_reminder_of_a_match_frames_its_number_of_players() -> None:
    def reminder(request: Request) -> QImage:
        kind = PAPER.kind("table", blank=request.blank)
        return output.picture(kind.pages(request)[1], 2)

    pages = [reminder(Request(blank=True))]
    pages += [reminder(Request(played(seats, actions=1))) for seats in (1, 2, 3, 4)]
    for one, other in combinations(pages, 2):
        assert one != other


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.name)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_of_a_match_is_drawn_where_printers_do_not_reach(
    format: Format, seats: int
) -> None:
    for kind in PAPER.serving(blank=False):
        for page in kind.pages(Request(played(seats), format=format)):
            assert_margins(page)


@pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.name)
def test_nothing_blank_is_drawn_where_printers_do_not_reach(lang: str, format: Format) -> None:
    for kind in PAPER.serving(blank=True):
        for page in kind.pages(Request(blank=True, format=format)):
            assert_margins(page)


def assert_margins(page: Page) -> None:
    """Everything is at least a margin away from every edge; half a line's width is let be."""
    dots = 3
    image = output.picture(page, dots)
    free = round((MARGIN - 0.4) * dots)
    white = QImage(image.size(), image.format())
    white.fill(0xFFFFFFFF)
    width, height = image.width(), image.height()
    for strip in (
        (0, 0, width, free),
        (0, height - free, width, free),
        (0, 0, free, height),
        (width - free, 0, free, height),
    ):
        assert image.copy(*strip) == white.copy(*strip)


CARD = QRectF(5, 5, 160, 0)
DOTS = 4


def drawn(sheet: Sheet, round_number: int = 0) -> QImage:
    """A single sheet as it is printed."""
    place = QRectF(CARD)
    place.setHeight(height_for(CARD.width()))
    page = Page(
        Format("card", 170, 175),
        lambda painter: scored_sheet(painter, place, Scored(ADA, sheet, round_number)),
    )
    return output.picture(page, DOTS)


def at(element: str) -> QRectF:
    """Where an element of the drawing lies on that sheet."""
    card = QRectF(CARD)
    card.setHeight(height_for(CARD.width()))
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
    found = touched(before, after, at(area_place(area)))
    place = at(cell(area, number)).adjusted(-0.5, -0.5, 0.5, 0.5)
    assert found
    assert all(place.contains(point) for point in found)
    for other in Area:
        if other is not area:
            assert not touched(before, after, at(area_place(other)))


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
