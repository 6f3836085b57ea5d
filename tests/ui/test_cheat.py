"""Cheat sheets: a game on one page, every word of it to be read, and none on top of another."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTransform

from tabletop import games
from tabletop.games.caries.position import Space
from tabletop.games.caries.teeth import POINTS
from tabletop.games.clever.printed import ROUNDS as ROUNDS_OF_CLEVER
from tabletop.games.croco.printed import LENGTHS
from tabletop.games.hospital.printed import COLOURS, DISCHARGE_POINTS
from ui import fonts
from ui import games as looks
from ui.games.caries.paper_words import CariesCheat, CariesPaper
from ui.games.hospital import paper_cheat
from ui.games.hospital.drawings import face_art
from ui.paper import output
from ui.paper.blocks import Letters, Scale, Text
from ui.paper.cheat import Cheat, CheatWords, Section
from ui.paper.lettering import paragraph_height
from ui.paper.sheet import FORMATS, MARGIN, Format, Page, Request
from ui.stage.pixmaps import Art

GAMES = games.names()
DOTS = 3
_SVG = "{http://www.w3.org/2000/svg}"
LOREM = "one two three four five six seven eight nine ten "


def sheet(game: str, format: Format, *, match=None) -> Page:
    """The one page of a game."""
    request = Request(match, blank=match is None, format=format)
    (page,) = looks.paper(game).kind("cheat", blank=match is None).pages(request)
    return page


def boxes(page: Page) -> list[tuple[str, QRectF]]:
    """Every line of writing on a page with where its letters lie, in millimetres.

    Read from the SVG, which keeps letters as letters: each has its font and its place.
    """
    found: list[tuple[str, QRectF]] = []

    def look(element: ElementTree.Element, around: QTransform) -> None:
        here = _moved(element.get("transform")) * around
        if element.tag == f"{_SVG}text" and (element.text or "").strip():
            font = QFont(fonts.load())
            font.setPixelSize(round(float(element.get("font-size", "0"))))
            font.setBold(element.get("font-weight") == "700")
            metrics = QFontMetricsF(font)
            ink = metrics.tightBoundingRect(element.text)
            base = QPointF(float(element.get("x", "0")), float(element.get("y", "0")))
            box = here.mapRect(ink.translated(base))
            found.append((element.text, QRectF(box.topLeft() / 100, box.size() / 100)))
        for inner in element:
            look(inner, here)

    look(ElementTree.fromstring(output.svg(page, "")), QTransform())
    return found


def _moved(transform: str | None) -> QTransform:
    numbers = [float(each) for each in re.findall(r"-?[\d.]+(?:e-?\d+)?", transform or "")]
    return QTransform(*numbers) if numbers else QTransform()


@pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.name)
@pytest.mark.parametrize("game", GAMES)
def test_is_one_upright_page_of_vectors_and_letters(lang, press_of, game, format) -> None:
    press = press_of(game)
    (page,) = press.printed("cheat", Request(blank=True, format=format))
    assert not page.images
    size = [round(side * 72 / 25.4) for side in (format.width, format.height)]
    assert [round(page.mediabox.width), round(page.mediabox.height)] == size
    found, said = press.read(page), CheatWords()
    assert looks.box(game).title() in found
    assert press.in_line(looks.box(game).thanks()) in found
    for heading in (said.end(), said.good_to_know()):
        assert heading in found
    # Nothing is cut short.
    assert "…" not in found


@pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.name)
@pytest.mark.parametrize("game", GAMES)
def test_no_word_lies_on_another_or_in_the_margins(lang, game, format) -> None:
    written = boxes(sheet(game, format))
    assert len(written) > 40
    field = format.field()
    for words, box in written:
        assert field.adjusted(-0.2, -0.2, 0.2, 0.2).contains(box), words
    for (words, box), (others, other) in combinations(written, 2):
        assert not box.intersects(other), (words, others)


@pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.name)
@pytest.mark.parametrize("game", GAMES)
def test_leaves_the_margins_free(lang, game, format) -> None:
    image = output.picture(sheet(game, format), DOTS)
    free = round((MARGIN - 0.4) * DOTS)
    strips = [
        image.copy(0, 0, image.width(), free),
        image.copy(0, image.height() - free, image.width(), free),
        image.copy(0, 0, free, image.height()),
        image.copy(image.width() - free, 0, free, image.height()),
    ]
    for strip in strips:
        blank = strip.copy()
        blank.fill(0xFFFFFFFF)
        assert strip == blank


@pytest.mark.parametrize("game", GAMES)
def test_is_large_enough_to_read(lang, game) -> None:
    """Letters of eight points are an x-height of a millimetre and a half."""
    for format in FORMATS:
        root = ElementTree.fromstring(output.svg(sheet(game, format), ""))
        sizes = {
            round(float(text.get("font-size", "0")) / 100 / 25.4 * 72, 1)
            for text in root.iter(f"{_SVG}text")
            if (text.text or "").strip()
        }
        # Captions, and whose game it is.
        assert min(sizes) >= 6
        paragraphs = [size for size in sizes if size >= 8]
        assert len(paragraphs) >= 3


@pytest.mark.usefixtures("lang")
@pytest.mark.parametrize(
    ("game", "row"),
    [
        ("caries", ("0", *map(str, sorted(POINTS.values())))),
        ("clever", tuple(map(str, ROUNDS_OF_CLEVER))),
        ("croco", tuple(f"{length}–{LENGTHS[-1]}" for length in LENGTHS[:-1])),
        ("hospital", tuple(map(str, DISCHARGE_POINTS))),
    ],
)
def test_has_the_numbers_that_one_looks_up(press_of, game, row) -> None:
    (page,) = press_of(game).printed("cheat", Request(blank=True))
    found = press_of(game).read(page).split()
    for number in row:
        assert number in found


@pytest.mark.usefixtures("lang")
def test_names_what_lies_on_teeth_and_what_the_spaces_do(press_of) -> None:
    press, paper = press_of("caries"), CariesPaper()
    (page,) = press.printed("cheat", Request(blank=True))
    found = press.read(page).replace("- ", "-")
    for space in Space:
        assert paper.space(space) in found
        assert press.in_line(paper.effect(space)) in found


@pytest.mark.usefixtures("lang")
def test_says_where_teeth_are_counted_from(press_of) -> None:
    press = press_of("caries")
    (page,) = press.printed("cheat", Request(blank=True))
    found = press.read(page).replace("- ", "-")
    knock = f"{CariesPaper().effect(Space.KNOCK)} {CariesCheat().counted()}"
    assert press.in_line(knock) in found


def test_says_which_ambulance_is_not_for_whoever_begins(settings, press_of) -> None:
    press = press_of("hospital")
    (page,) = press.printed("cheat", Request(blank=True))
    found = press.read(page)
    assert "the first player, who may not take number 1." in found
    assert "lowest ambulance taken brings you one, and you begin the next round" in found


@pytest.mark.usefixtures("qapp")
def test_patients_from_1_to_6_are_of_one_colour(monkeypatch) -> None:
    """Colour does not tell how ill somebody is."""
    drawn: list[Art] = []
    monkeypatch.setattr(paper_cheat, "whole", lambda painter, art, where: drawn.append(art))
    output.picture(sheet("hospital", FORMATS[0]), DOTS)
    faces = {face_art(colour, value): colour for colour in COLOURS for value in range(1, 7)}
    colours = [faces[art] for art in drawn if art in faces]
    assert len(colours) == 6
    assert len(set(colours)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_of_a_match_it_is_one_page_too(qapp, press_of, game) -> None:
    press = press_of(game)
    match = press.played(max(press.game.seats), 1)
    assert len(press.printed("cheat", Request(match))) == 1


# The page itself


def painted(cheat: Cheat) -> list[tuple[str, QRectF]]:
    page = Page(FORMATS[0], lambda painter: cheat.paint(painter, FORMATS[0].field()))
    return boxes(page)


@pytest.mark.usefixtures("qapp")
def test_letters_shrink_until_everything_has_room() -> None:
    def highest(paragraphs: int) -> float:
        sections = [Section(f"Head {at}", [Text(LOREM * 6)] * 4) for at in range(paragraphs)]
        written = painted(Cheat("Game", "The aim", sections))
        assert all(FORMATS[0].field().contains(box.center()) for _, box in written)
        return max(box.height() for words, box in written if words.startswith("one two"))

    assert highest(2) > highest(7)


@pytest.mark.usefixtures("qapp")
def test_columns_are_broken_where_they_are_most_alike() -> None:
    heights = (1, 1, 6, 1)
    sections = [Section(f"Head {at}", [Text(LOREM)] * high) for at, high in enumerate(heights)]
    written = painted(Cheat("Game", "The aim", sections))
    left = {words: box.left() for words, box in written if words.startswith("Head")}
    assert left["Head 0"] == pytest.approx(left["Head 1"], abs=0.5)
    assert left["Head 2"] == pytest.approx(left["Head 3"], abs=0.5)
    assert left["Head 2"] > left["Head 0"] + 80


@pytest.mark.usefixtures("qapp")
def test_a_column_of_a_scale_is_framed() -> None:
    def drawn(framed: int | None):
        scale = Scale(("1", "2"), ("6", "5"), ("Players", "Rounds"), framed)

        def paint(painter: QPainter) -> None:
            scale.paint(painter, QRectF(5, 5, 80, scale.height(80, Letters(10))), Letters(10))

        return output.picture(Page(Format("card", 90, 30), paint), 4)

    assert len({drawn(framed).bits().tobytes() for framed in (None, 0, 1)}) == 3


@pytest.mark.usefixtures("qapp")
def test_a_paragraph_is_as_high_as_was_said() -> None:
    text, letters = Text(LOREM * 3), Letters(10)
    assert text.height(60, letters) == pytest.approx(
        paragraph_height(LOREM * 3, 60, letters.text), abs=0.01
    )
    written = [box for words, box in _on_card(text) if words]
    assert max(box.bottom() for box in written) <= 5 + text.height(60, letters)


def _on_card(text: Text) -> list[tuple[str, QRectF]]:
    def paint(painter: QPainter) -> None:
        text.paint(painter, QRectF(5, 5, 60, 0), Letters(10))

    return boxes(Page(Format("card", 70, 60), paint))
