"""Caries on paper: does the sheet tell the match, and can one play on it?"""

from __future__ import annotations

from itertools import combinations

import pytest
from pypdf import PageObject
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from tabletop.games.caries.position import Player as Seated
from tabletop.games.caries.teeth import CLEAN_MOUTH, POINTS, Mouth, Tooth, changed, points
from tabletop.kernel.seats import Player
from ui import games as views
from ui.games.caries.paper import blank_places
from ui.games.caries.paper_board import CELL
from ui.games.caries.paper_chart import Patient, chart, mark_places, symbol
from ui.games.caries.paper_words import CariesPaper
from ui.paper import output
from ui.paper.sheet import A4, LETTER, Format, Page, Request


@pytest.fixture
def press(press_of):
    """The press of this game."""
    return press_of("caries")


def lines(page: PageObject) -> list[str]:
    return page.extract_text().split("\n")


# Four charts on the shorter paper are the smallest, and French is longer than English.
@pytest.mark.parametrize("lang", ["fr"], indirect=True)
def test_the_charts_tell_points_in_all_and_by_kind(lang: str, press) -> None:
    match = press.played(4)
    (page,) = press.printed("charts", Request(match, format=LETTER))
    found = lines(page)
    for name, player in zip(press.names, match.state.players, strict=True):
        # The name, and after it the total, in one line of the sheet.
        assert any(line.startswith(f"{name} {points(player.mouth)} ") for line in found), found
        for tooth, worth in POINTS.items():
            assert f"{player.mouth.count(tooth)} × {worth}" in found


@pytest.mark.usefixtures("qapp")
def test_charts_show_the_position_asked_for(press) -> None:
    match = press.played(2)
    totals = [points(player.mouth) for player in match.state_at(60).players]
    assert totals != [points(player.mouth) for player in match.state.players]
    (page,) = press.printed("charts", Request(match, ply=60))
    found = press.read(page)
    for name, total in zip(press.names, totals, strict=False):
        assert f"{name} {total} " in found


@pytest.mark.usefixtures("qapp")
def test_where_nobody_wins_each_player_reads_an_appreciation(press) -> None:
    match = press.played(3, mode="educational")
    (page,) = press.printed("charts", Request(match))
    words = views.words("caries", match.setup.players)
    for seat in range(3):
        assert words.appreciation(match.state, seat) in lines(page)


@pytest.mark.parametrize(
    ("kind", "charts", "lang"),
    [("blank", 4, "fr"), ("blank-two", 2, "en")],
    indirect=["lang"],
)
def test_blank_charts_have_a_line_for_each_name(press, lang: str, kind: str, charts: int) -> None:
    (page,) = press.printed(kind, Request(blank=True))
    assert not page.images
    text = page.extract_text()
    assert text.count(CariesPaper().name()) == charts
    for worth in POINTS.values():
        assert text.count(f"× {worth}") == charts


@pytest.mark.parametrize(
    ("format", "lang"),
    [pytest.param(A4, "en", id="A4"), pytest.param(LETTER, "fr", id="Letter")],
    indirect=["lang"],
)
def test_the_board_and_its_pieces_lie_on_two_pages(press, lang: str, format: Format) -> None:
    pages = press.printed("board", Request(blank=True, format=format))
    assert [bool(page.images) for page in pages] == [False, False]
    assert all(page.mediabox.width > page.mediabox.height for page in pages)
    tiles = [word for word in pages[1].extract_text().split() if word.isdigit()]
    assert tiles == [str(tooth) for tooth in range(1, 17)]


@pytest.mark.usefixtures("qapp")
def test_a_match_on_another_circuit_prints_its_own_board(press) -> None:
    circuit = "D" + "S" * 26 + "C"
    boards = [
        press.paper.kind("board", blank=False).pages(Request(match))[0]
        for match in (press.played(1, 1), press.played(1, 1, circuit=circuit))
    ]
    usual, own = (output.picture(page, 2) for page in boards)
    assert usual != own


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
