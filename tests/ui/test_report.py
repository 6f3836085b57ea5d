"""Every game on paper: does a page tell whose match it is and how it stands?"""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from tabletop import games
from ui import games as views
from ui.paper import output
from ui.paper.places import Shape, places
from ui.paper.report import ReportWords
from ui.paper.sheet import A4, FORMATS, LETTER, MARGIN, Format, Page, Request


@pytest.fixture(params=games.names())
def press(request, press_of):
    """The press of each game in turn."""
    return press_of(request.param)


# Each number of players, and each language on each format.
@pytest.mark.parametrize(
    ("game", "seats", "format", "lang"),
    [
        pytest.param(game, seats, format, lang, id=f"{game}-{seats}-{format.name}-{lang}")
        for game in games.names()
        for seats, format, lang in (
            (1, A4, "en"),
            (2, LETTER, "fr"),
            (3, LETTER, "en"),
            (4, A4, "fr"),
        )
        if seats in views.box(game).seats
    ],
    indirect=["lang"],
)
def test_a_match_is_told_on_one_page_of_vectors(
    press_of, lang: str, game: str, seats: int, format: Format
) -> None:
    press = press_of(game)
    match = press.played(seats)
    (page,) = press.printed(None, Request(match, format=format))
    assert not page.images
    size = sorted((round(page.mediabox.width), round(page.mediabox.height)))
    assert size == ([595, 842] if format is A4 else [612, 792])
    found = press.read(page)
    for name in press.names:
        assert (name in found) == (name in press.names[:seats]), name
    words = views.words(game, match.setup.players)
    for told in (
        words.reason(match.state, press.game.ranking(match.state)),
        ReportWords().seed(match.setup.seed),
        ReportWords().actions(match.ply),
        views.box(game).thanks(),
    ):
        assert press.in_line(told) in found


@pytest.mark.usefixtures("qapp")
def test_a_page_tells_the_position_asked_for(press) -> None:
    match = press.played(2)
    middle = match.ply // 2
    then = match.state_at(middle)
    (page,) = press.printed(None, Request(match, ply=middle))
    found = press.read(page)
    words = views.words(press.game.id, match.setup.players)
    assert press.in_line(words.asked(then)) in found
    assert ReportWords().actions(middle) in found
    assert words.reason(match.state, press.game.ranking(match.state)) not in found
    assert ReportWords().winner() not in found


@pytest.mark.usefixtures("qapp")
def test_with_real_dice_no_seed_is_told(press) -> None:
    (page,) = press.printed(None, Request(press.played(2, 40, seed=987654, own_dice=True)))
    found = press.read(page)
    assert ReportWords().own_dice() in found
    assert "987654" not in found


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.name)
def test_nothing_of_a_match_is_drawn_where_printers_do_not_reach(press, format: Format) -> None:
    for seats in views.box(press.game.id).seats:
        match = press.played(seats, 150)
        for kind in press.paper.serving(blank=False):
            for page in kind.pages(Request(match, format=format)):
                assert_margins(page)


@pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.name)
def test_nothing_blank_is_drawn_where_printers_do_not_reach(
    press, lang: str, format: Format
) -> None:
    for kind in press.paper.serving(blank=True):
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


@pytest.mark.parametrize("at_top", [False, True], ids=["half way down", "at the top"])
@pytest.mark.parametrize("room", [QRectF(10, 40, 190, 230), QRectF(10, 40, 277, 130)])
@pytest.mark.parametrize(("sheets", "found"), [(1, 1), (2, 2), (3, 4), (4, 4)])
def test_sheets_lie_in_their_room_without_touching(
    sheets: int, found: int, room: QRectF, at_top: bool
) -> None:
    shape = Shape(1.2, band=13)
    lie = places(room, sheets, shape, at_top=at_top)
    assert len(lie) == found
    for place in lie:
        # A hair is let be: a sheet may fill its room.
        assert room.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(place)
        assert place.height() == pytest.approx(place.width() * 1.2 + 13)
    above, below = lie[0].top() - room.top(), room.bottom() - lie[-1].bottom()
    assert above == pytest.approx(0 if at_top else below)
    for one, other in combinations(lie, 2):
        assert not one.adjusted(-3, -3, 3, 3).intersects(other.adjusted(-3, -3, 3, 3))
