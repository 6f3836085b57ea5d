"""Caries on paper: does the sheet tell the match, and can one play on it?"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from pypdf import PageObject, PdfReader
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from tabletop import games
from tabletop.games.caries.position import Player as Seated
from tabletop.games.caries.teeth import CLEAN_MOUTH, POINTS, Mouth, Tooth, changed, points
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import COLOURS, SHAPES, Player
from ui import games as views
from ui import language
from ui.games.caries.paper import blank_places
from ui.games.caries.paper_board import CELL
from ui.games.caries.paper_chart import Patient, chart, mark_places, symbol
from ui.games.caries.paper_words import CariesPaper
from ui.paper import output
from ui.paper.sheet import A4, FORMATS, LETTER, MARGIN, Format, Page, Request

NAMES = ("Ada", "Zoé Lefèvre", "Grace", "Blaise")
PAPER = views.paper("caries")
GAME = games.load("caries")


def played(seats: int, seed: int = 7, actions: int | None = None, **options: str) -> Match:
    """A match of that many, played at random to its end or for so many actions."""
    players = tuple(map(Player, NAMES, COLOURS, SHAPES))[:seats]
    match = Match(GAME, Setup(settled(GAME.options, options, "caries"), players, seed))
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


def lines(page: PageObject) -> list[str]:
    return page.extract_text().split("\n")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.name)
def test_charts_of_a_match_are_one_page_of_vectors(
    lang: str, tmp_path: Path, seats: int, format: Format
) -> None:
    match = played(seats)
    (page,) = printed("charts", Request(match, format=format), tmp_path)
    assert not page.images
    size = sorted((round(page.mediabox.width), round(page.mediabox.height)))
    assert size == ([595, 842] if format is A4 else [612, 792])
    found = lines(page)
    for name, player in zip(NAMES, match.state.players, strict=False):
        # The name, and after it the total, in one line of the sheet.
        assert any(line.startswith(f"{name} {points(player.mouth)} ") for line in found), found
    for name in NAMES[seats:]:
        assert name not in page.extract_text()


def test_the_charts_tell_points_by_kind_seed_and_who_won(lang: str, tmp_path: Path) -> None:
    match = played(4)
    (page,) = printed("charts", Request(match), tmp_path)
    found = lines(page)
    for player in match.state.players:
        for tooth, worth in POINTS.items():
            assert f"{player.mouth.count(tooth)} × {worth}" in found
    words = views.words("caries", match.setup.players)
    assert words.reason(match.state, GAME.ranking(match.state)) in page.extract_text()
    facts = next(line for line in found if str(match.setup.seed) in line)
    assert str(match.ply) in facts


@pytest.mark.usefixtures("qapp")
def test_charts_show_the_position_asked_for(tmp_path: Path) -> None:
    match = played(2)
    then = match.state_at(60)
    totals = [points(player.mouth) for player in then.players]
    assert totals != [points(player.mouth) for player in match.state.players]
    (page,) = printed("charts", Request(match, ply=60), tmp_path)
    for name, total in zip(NAMES, totals, strict=False):
        assert f"{name} {total} " in page.extract_text()
    words = views.words("caries", match.setup.players)
    assert words.reason(match.state, GAME.ranking(match.state)) not in page.extract_text()


@pytest.mark.usefixtures("qapp")
def test_with_real_dice_no_seed_is_told(tmp_path: Path) -> None:
    match = played(2, seed=987654, actions=40)
    real = Match(
        GAME,
        Setup(match.setup.options, match.setup.players, match.setup.seed, own_dice=True),
        match.log,
    )
    (page,) = printed("charts", Request(real), tmp_path)
    assert "987654" not in page.extract_text()


@pytest.mark.usefixtures("qapp")
def test_where_nobody_wins_each_player_reads_an_appreciation(tmp_path: Path) -> None:
    match = played(3, mode="educational")
    (page,) = printed("charts", Request(match), tmp_path)
    words = views.words("caries", match.setup.players)
    for seat in range(3):
        assert words.appreciation(match.state, seat) in lines(page)


@pytest.mark.parametrize(("kind", "charts"), [("blank", 4), ("blank-two", 2)])
def test_blank_charts_have_a_line_for_each_name(
    lang: str, tmp_path: Path, kind: str, charts: int
) -> None:
    (page,) = printed(kind, Request(blank=True), tmp_path)
    assert not page.images
    text = page.extract_text()
    assert text.count(CariesPaper().name()) == charts
    for worth in POINTS.values():
        assert text.count(f"× {worth}") == charts


@pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.name)
def test_the_board_and_its_pieces_lie_on_two_pages(
    lang: str, tmp_path: Path, format: Format
) -> None:
    pages = printed("board", Request(blank=True, format=format), tmp_path)
    assert [bool(page.images) for page in pages] == [False, False]
    assert all(page.mediabox.width > page.mediabox.height for page in pages)
    tiles = [word for word in pages[1].extract_text().split() if word.isdigit()]
    assert tiles == [str(tooth) for tooth in range(1, 17)]


@pytest.mark.usefixtures("qapp")
def test_a_match_on_another_circuit_prints_its_own_board() -> None:
    circuit = "D" + "S" * 26 + "C"
    boards = [
        PAPER.kind("board", blank=False).pages(Request(match))[0]
        for match in (played(1, actions=1), played(1, actions=1, circuit=circuit))
    ]
    usual, own = (output.picture(page, 2) for page in boards)
    assert usual != own


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.name)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_of_a_match_is_drawn_where_printers_do_not_reach(
    format: Format, seats: int
) -> None:
    for kind in PAPER.serving(blank=False):
        for page in kind.pages(Request(played(seats, actions=150), format=format)):
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


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("tooth", [1, 5, 8, 9, 16])
def test_a_marker_lies_on_its_tooth_and_nowhere_else(tooth: int) -> None:
    card, person = QRectF(5, 5, 90, 110), Player("Ada", "blue", "circle")

    def jaw(mouth: Mouth) -> QImage:
        patient = Patient(person, Seated(mouth))
        drawn = Page(Format("card", 100, 120), lambda p: chart(p, card, CariesPaper(), patient))
        # The bands with the points change as well: only the jaw is looked at.
        return output.picture(drawn, 4).copy(0, 70, 400, 280)

    clean, marked = jaw(CLEAN_MOUTH), jaw(changed(CLEAN_MOUTH, tooth, Tooth.RED))
    place = mark_places(card)[tooth - 1].adjusted(-0.5, -0.5, 0.5, 0.5)
    touched = [
        QPointF(x / 4, (y + 70) / 4)
        for y in range(clean.height())
        for x in range(clean.width())
        if clean.pixel(x, y) != marked.pixel(x, y)
    ]
    assert touched
    assert all(place.contains(point) for point in touched)


@pytest.mark.usefixtures("qapp")
def test_the_markers_can_be_told_apart_in_grey() -> None:
    side = 60

    def grey(tooth: Tooth) -> bytes:
        image = QImage(side, side, QImage.Format.Format_RGB32)
        image.fill(0xFFFFFFFF)
        with output.painting(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(side / 10, side / 10)
            symbol(painter, tooth, QRectF(0, 0, 10, 10))
        return bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits())

    seen = {tooth: grey(tooth) for tooth in Tooth}
    for one, other in combinations(Tooth, 2):
        apart = sum(abs(a - b) for a, b in zip(seen[one], seen[other], strict=True))
        assert apart / side**2 > 20, (one, other)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("format", [A4, LETTER], ids=lambda format: format.name)
def test_a_marker_that_is_cut_out_fits_between_its_neighbours_on_a_blank_chart(
    format: Format,
) -> None:
    places = mark_places(blank_places(2, format)[0])
    closest = min(
        ((one.center() - other.center()).x() ** 2 + (one.center() - other.center()).y() ** 2) ** 0.5
        for one, other in combinations(places, 2)
    )
    assert closest >= CELL * 0.95
