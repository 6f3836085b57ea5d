"""Is every place there that the table of Croco looks for, and does all of it find room?"""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from tabletop.games.croco.printed import CELLS, CLANS, CROCODILES, LENGTHS, SPACES, TOKENS, TURNED
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from tests.ui.croco.conftest import LINES
from ui.games.croco import drawings
from ui.games.croco.drawings import (
    BOARD,
    camp_file,
    cell_element,
    crest_art,
    lying,
    space_element,
    token_art,
)
from ui.stage import pixmaps

SIDES = ("above", "below")
IN_CORNER = ("crest", "name", "total", "note")
NEEDED = {
    BOARD: [
        *map(cell_element, CELLS),
        *(f"{what}-{length}" for what in ("crocodile", "crest", "words") for length in LENGTHS),
        *(f"{what}-{side}" for what in (*IN_CORNER, "camp", "plates", "words") for side in SIDES),
    ],
    **{camp_file(clan): list(map(space_element, SPACES)) for clan in CLANS},
    drawings.TOKENS: [
        *(token_art(token).element for clan in CLANS for token in sorted(set(TOKENS[clan]))),
        *(token_art(TURNED[clan]).element for clan in CLANS),
        *(crest_art(clan).element for clan in CLANS),
    ],
}


@pytest.mark.parametrize(
    ("file", "element"),
    [(file, element) for file, elements in NEEDED.items() for element in elements],
)
def test_the_place_is_there(qapp, file, element):
    assert not pixmaps.place(file, element).isEmpty()


def test_every_token_and_every_back_is_drawn_in_its_own_way(qapp):
    assert len(NEEDED[drawings.TOKENS]) == len(set(NEEDED[drawings.TOKENS])) == 22 + 2 + 2


def test_both_camps_are_of_one_make(qapp):
    green, blue = map(camp_file, CLANS)
    assert pixmaps.size(green) == pixmaps.size(blue)
    for space in map(space_element, SPACES):
        assert pixmaps.place(green, space) == pixmaps.place(blue, space)


def on_board(scene):
    """Every place of the table on which something lies or is written, by name."""
    places = {cell_element(cell): scene.cell(cell) for cell in CELLS}
    for clan in CLANS:
        for space in SPACES:
            places[f"{clan.name} {space_element(space)}"] = scene.space(clan, space)
    names = [
        *(f"{what}-{side}" for what in (*IN_CORNER, "plates", "words") for side in SIDES),
        *(f"{what}-{length}" for what in ("crest", "words") for length in LENGTHS),
    ]
    return places | {name: pixmaps.place(BOARD, name) for name in names}


@pytest.fixture
def shown(window):
    """A game in the window of 1280 x 800, at its first placement."""
    options = settled(LINES.game.options, {}, "croco")
    match = Match(LINES.game, Setup(options, unnamed([None, None]), 1))
    for _ in range(2):
        match.play(match.drawn())
    window.begin(match)
    return window.page


def test_nothing_lies_on_anything(shown):
    for (one, here), (other, there) in combinations(on_board(shown.scene).items(), 2):
        assert not here.adjusted(1, 1, -1, -1).intersects(there), f"{one} and {other}"


def test_everything_is_seen_at_once(shown):
    view = shown.table
    for name, where in on_board(shown.scene).items():
        seen = view.mapFromScene(where).boundingRect()
        assert view.viewport().rect().adjusted(-1, -1, 1, 1).contains(seen), name
    assert view.horizontalScrollBar().maximum() == view.verticalScrollBar().maximum() == 0
    assert view.width() >= 0.7 * view.window().width()


def test_a_token_lies_inside_its_cell_and_its_space(shown):
    scene = shown.scene
    for cell in CELLS:
        # Round a token there is room for its shadow, which may fall over the edge.
        at = lying(scene.cell(cell)).adjusted(2, 2, -2, -2)
        assert scene.cell(cell).contains(at), cell_element(cell)
    for clan in CLANS:
        for space in SPACES:
            # A token is exactly as wide as a space.
            at = lying(scene.space(clan, space)).adjusted(2, 2, -2, -2)
            room = scene.space(clan, space).adjusted(-0.5, -0.5, 0.5, 0.5)
            assert room.contains(at), (clan, space)


def test_tokens_are_large_enough_to_be_read(shown):
    seen = shown.table.mapFromScene(lying(shown.scene.cell(CELLS[0]))).boundingRect()
    assert min(seen.width(), seen.height()) >= 30


def test_a_crocodile_has_its_cells_in_one_row_from_the_head_on_the_left(qapp):
    for length, cells in zip(LENGTHS, CROCODILES, strict=True):
        body = pixmaps.place(BOARD, f"crocodile-{length}")
        places = [pixmaps.place(BOARD, cell_element(cell)) for cell in cells]
        assert all(body.contains(place.center()) for place in places)
        assert [place.left() for place in places] == sorted(place.left() for place in places)
        assert max(place.center().y() for place in places) < min(place.bottom() for place in places)


def test_longer_crocodiles_lie_below_shorter_ones(qapp):
    tops = [pixmaps.place(BOARD, f"crocodile-{length}").top() for length in LENGTHS]
    assert tops == sorted(tops)


def test_a_camp_is_two_rows_of_six_and_lies_in_its_place(shown):
    scene = shown.scene
    for clan in CLANS:
        places = [scene.space(clan, space) for space in SPACES]
        assert all(scene.camp(clan).contains(place) for place in places)
        upper, lower = places[:6], places[6:]
        for above, below in zip(upper, lower, strict=True):
            assert abs(above.center().x() - below.center().x()) < 1
            assert above.bottom() <= below.top()
        assert [place.left() for place in upper] == sorted(place.left() for place in upper)


def test_what_is_worth_stands_beside_its_crocodile(qapp):
    for length in LENGTHS:
        body = pixmaps.place(BOARD, f"crocodile-{length}")
        middle = pixmaps.place(BOARD, f"words-{length}").center()
        assert body.top() <= middle.y() <= body.bottom()


def test_two_digits_fit_beside_a_crocodile_and_three_into_a_corner(at):
    table = at("7: . . . . . b6+ .")
    for word, length in (("7 × 6 = 42", 7), ("6 × 6 = 36", 6), ("3 × 3 = 9", 3)):
        words = table.scene.worths[length - 3]._words
        assert QFontMetricsF(words.font).horizontalAdvance(word) <= words.where.width(), word
    for side in SIDES:
        total = table.scene.corners[side]._total
        wide = QFontMetricsF(total.font).horizontalAdvance("126")
        assert wide <= total.where.width()


def test_pieces_keep_the_form_of_their_drawing(qapp):
    backs = pixmaps.place(drawings.TOKENS, token_art(TURNED[CLANS[0]]).element)
    whole = lying(QRectF(0, 0, 100, 100))
    assert abs(whole.width() / whole.height() - backs.width() / backs.height()) < 0.01
