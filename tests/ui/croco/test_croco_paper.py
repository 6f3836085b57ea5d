"""Croco on paper: does a sheet tell the match, and can one play on the board with the tokens?"""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from tabletop.games.croco.position import GAMES, Phase
from tabletop.games.croco.printed import CELLS, CLANS, LENGTHS, SPACES, TOKENS, TURNED, Clan
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import COLOURS, SHAPES, Player
from tests.games.croco.conftest import Table
from tests.ui.test_report import assert_margins
from ui.games.croco.drawings import BOARD, camp_file, cell_element, space_element
from ui.games.croco.paper_art import token
from ui.games.croco.paper_board import FLAP, Half, halves
from ui.games.croco.paper_table import table_place
from ui.games.croco.paper_tokens import strips
from ui.games.croco.paper_words import CrocoPaper
from ui.paper import output
from ui.paper.report import ReportWords
from ui.paper.sheet import A4, FORMATS, LETTER, Format, Page, Request
from ui.stage.pixmaps import place_in

LINES = Table()
by_format = pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.name)


@pytest.fixture
def press(press_of):
    """The press of this game."""
    return press_of("croco")


def standing(*crocodiles: str, **told: str) -> Match:
    """A match of Ada and Zoé that stands as told."""
    options = settled(LINES.game.options, {}, "croco")
    people = tuple(map(Player, ("Ada", "Zoé"), COLOURS, SHAPES))
    match = Match(LINES.game, Setup(options, people, 7))
    match.start = LINES.position(*crocodiles, **told)
    return match


def ended(match: Match) -> list:
    """How each game of a match lay when it ended."""
    return [
        played.after
        for played in match.log
        if played.after.has_ended and not played.before.has_ended
    ]


def drawn(page: Page, dots: float = 4) -> QImage:
    return output.picture(page, dots)


def cut(image: QImage, where: QRectF, dots: float) -> QImage:
    """A part of a picture of *dots* a millimetre."""
    return image.copy(
        round(where.left() * dots),
        round(where.top() * dots),
        round(where.width() * dots),
        round(where.height() * dots),
    )


def apart(one: QImage, other: QImage) -> float:
    """How much two pictures differ: 0 where they are the same, 255 black from white."""
    bits = [
        bytes(image.convertToFormat(QImage.Format.Format_RGB32).constBits())
        for image in (one, other)
    ]
    return sum(abs(a - b) for a, b in zip(*bits, strict=True)) / len(bits[0])


def touched(one: QImage, other: QImage, dots: float) -> list[QPointF]:
    """The points, in millimetres, at which two pictures of a page differ."""
    return [
        QPointF(x / dots, y / dots)
        for y in range(one.height())
        for x in range(one.width())
        if one.pixel(x, y) != other.pixel(x, y)
    ]


# The table


@pytest.mark.usefixtures("qapp")
def test_the_page_of_a_match_tells_what_each_crocodile_is_worth_and_who_won(press) -> None:
    match = press.played(2)
    (page,) = press.printed("table", Request(match))
    found = press.read(page)
    board = match.state.board
    for crocodile, length in enumerate(LENGTHS):
        worth = board.worth(crocodile)
        told = f"{length} × {worth // length} = {worth}" if worth else f"× {length}"
        assert told in found
    one, two = match.state.totals
    assert one != two
    assert f"{CrocoPaper().sum()} {one} {two}" in found
    reason = press.in_line(ReportWords().winner())
    assert found.count(reason) == 1


@pytest.mark.usefixtures("qapp")
def test_the_page_of_a_match_of_several_games_tells_each_and_all_together(press) -> None:
    match = press.played(2, games="4")
    (page,) = press.printed("table", Request(match, format=LETTER))
    found, words = press.read(page), CrocoPaper()
    for number, (one, two) in enumerate(match.state.results, 1):
        assert f"{words.game(number)} {one} {two}" in found
    one, two = match.state.totals
    assert f"{words.together()} {one} {two}" in found


@pytest.mark.usefixtures("qapp")
def test_a_draw_has_no_winner(press) -> None:
    """A 4 on the crocodile of 3 is worth what a 3 is on the crocodile of 4."""
    match = standing(
        "3: g4- . .",
        "4: . . b3+ .",
        green="",
        blue="",
        phase="over",
        match="1/1 alternate | 12-12",
    )
    (page,) = press.printed("table", Request(match))
    assert ReportWords().winner() not in press.read(page)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("crocodile", "cell"), [("3: g3+ . .", "cell-3-1"), ("5: . b4- . . .", "cell-5-2")]
)
def test_a_token_lies_on_its_cell_and_nowhere_else(press, crocodile: str, cell: str) -> None:
    bare, laid = (
        press.paper.kind("table", blank=False).pages(Request(standing(*told)))[0]
        for told in ((), (crocodile,))
    )
    lies = table_place(bare.format.field(lying=True))
    at = place_in(BOARD, cell, lies)
    # Left of what they are worth there is nothing but the crocodiles.
    swum = QRectF(place_in(BOARD, "river", lies))
    swum.setRight(place_in(BOARD, "worth-3", lies).left())
    found = [point for point in touched(drawn(bare, 3), drawn(laid, 3), 3) if swum.contains(point)]
    assert found
    assert all(at.contains(point) for point in found)
    assert any(abs(point.x() - at.center().x()) < 3 for point in found)


@pytest.mark.usefixtures("qapp")
def test_camps_that_are_not_chosen_yet_have_no_owner(press) -> None:
    """Before a clan is chosen the page tells the clans, and not who has them."""
    (page,) = press.printed("table", Request(press.played(2, 2)))
    found = press.read(page)
    assert "Green clan" in found
    assert "Blue clan" in found


# The score sheet


@pytest.mark.parametrize("games", ["1", "2", "4", "6"])
@pytest.mark.usefixtures("qapp")
def test_the_score_sheet_tells_each_game_crocodile_by_crocodile(press, games: str) -> None:
    match = press.played(2, games=games)
    (page,) = press.printed("scores", Request(match, format=LETTER))
    found = press.read(page)
    all_so_far = [0, 0]
    for state in ended(match):
        for seat in (0, 1):
            brought = [points for points in state.board.points(state.clan_of(seat)) if points]
            all_so_far[seat] += sum(brought)
            told = " ".join(map(str, (*brought, sum(brought), all_so_far[seat])))
            assert f" {told} " in f" {found} "
    assert len(ended(match)) == int(games)
    assert tuple(all_so_far) == match.state.totals
    assert CrocoPaper().as_it_stands() not in found


@pytest.mark.usefixtures("qapp")
def test_a_game_that_is_not_over_is_told_as_it_stands(press) -> None:
    match = press.played(2, games="4")
    ply = next(
        ply
        for ply in range(match.ply)
        if match.state_at(ply).game == 2 and match.state_at(ply).running > (0, 0)
    )
    state = match.state_at(ply)
    (page,) = press.printed("scores", Request(match, ply=ply))
    found = press.read(page)
    assert found.count(CrocoPaper().as_it_stands()) == 1
    for seat in (0, 1):
        assert f"{state.results[0][seat]} {state.results[0][seat]} " in found
        assert f"{state.running[seat]} {state.totals[seat]} " in found
    later = match.state.results[1]
    assert f"{later[0]} {match.state.results[0][0] + later[0]} " not in found


@pytest.mark.usefixtures("qapp")
def test_between_two_games_the_one_that_has_ended_is_told(press) -> None:
    match = press.played(2, games="2")
    ply = next(ply for ply in range(match.ply) if match.state_at(ply).phase is Phase.CLEAR)
    (page,) = press.printed("scores", Request(match, ply=ply))
    found = press.read(page)
    assert CrocoPaper().as_it_stands() not in found
    for points in match.state.results[0]:
        assert f"{points} {points} " in found


@pytest.mark.usefixtures("qapp")
def test_who_began_is_marked_in_that_column_and_no_other(press) -> None:
    """The second game begins with the other player, or with the same where that was agreed."""
    sheets = []
    for starts in ("alternate", "same"):
        match = press.played(2, 1, games="2", starts=starts)
        match.start = LINES.game.parse(
            LINES.game.notation(
                LINES.position(
                    match=f"2/2 {starts} | 30-20", first=2 if starts == "alternate" else 1
                )
            )
        )
        match.log.clear()
        (page,) = press.paper.kind("scores", blank=False).pages(Request(match))
        sheets.append(drawn(page, 3))
    points = [point for point in touched(*sheets, 3) if point.y() > 40]
    assert points
    # Two marks of one row, the width of a column apart.
    assert max(point.y() for point in points) - min(point.y() for point in points) < 6
    across = sorted(point.x() for point in points)
    assert across[-1] - across[0] > 30
    assert all(x - across[0] < 6 or across[-1] - x < 6 for x in across)


def test_a_blank_score_sheet_has_room_for_the_longest_match(press, lang: str) -> None:
    (page,) = press.printed("scores", Request(blank=True))
    assert not page.images
    found, words = press.read(page), CrocoPaper()
    for number in range(1, max(GAMES) + 1):
        assert press.in_line(words.game(number)) in found
    assert press.in_line(words.game(max(GAMES) + 1)) not in found
    for said in (words.controlling(), words.again(), words.counting(), words.deciding()):
        assert press.in_line(said) in found
    for name in press.names:
        assert name not in found


@by_format
def test_the_longest_match_stays_within_the_margins(press, format: Format) -> None:
    match = press.played(2, games=str(max(GAMES)))
    for kind in ("table", "scores"):
        (page,) = press.paper.kind(kind, blank=False).pages(Request(match, format=format))
        assert_margins(page)


# The board


@pytest.mark.parametrize(
    ("format", "lang"),
    [pytest.param(A4, "en", id="A4"), pytest.param(LETTER, "fr", id="Letter")],
    indirect=["lang"],
)
def test_the_board_is_two_upright_pages_of_vectors(press, lang: str, format: Format) -> None:
    left, right = press.printed("board", Request(blank=True, format=format))
    for page in (left, right):
        assert not page.images
        assert page.mediabox.width < page.mediabox.height
    assert press.in_line(CrocoPaper().glued()) in press.read(left)
    found = press.read(right)
    assert press.in_line(CrocoPaper().cut_here()) in found
    for length in LENGTHS:
        assert f"× {length}" in found


def places(half: Half) -> list[QRectF]:
    """All cells, and the spaces of both camps, where they lie on the page of a half."""
    cells = [place_in(BOARD, cell_element(cell), half.whole) for cell in CELLS]
    return cells + [
        place_in(camp_file(clan), space_element(space), half.camp(above=clan is Clan.GREEN))
        for clan in CLANS
        for space in SPACES
    ]


@pytest.mark.usefixtures("qapp")
@by_format
def test_every_cell_and_every_space_is_whole_on_one_of_the_halves(format: Format) -> None:
    left, right = halves(format)
    assert left.scale == right.scale
    on_left = [place for place in places(left) if place.right() < left.seam]
    on_right = [place for place in places(right) if place.left() > right.seam]
    assert len(on_left) + len(on_right) == len(CELLS) + len(CLANS) * len(SPACES)
    for half, found in ((left, on_left), (right, on_right)):
        assert all(half.field.contains(place) for place in found)


@pytest.mark.usefixtures("qapp")
@by_format
def test_cells_are_large_enough_for_fingers(format: Format) -> None:
    half = halves(format)[0]
    for cell in CELLS:
        assert place_in(BOARD, cell_element(cell), half.whole).width() >= 24


@pytest.mark.usefixtures("qapp")
@by_format
def test_the_halves_meet(press, format: Format) -> None:
    """What the left half shows beyond the seam is what the right half begins with."""
    dots = 10
    sheets = press.paper.kind("board", blank=True).pages(Request(blank=True, format=format))
    half = halves(format)[0]
    river = half.river
    strips_of = []
    for sheet, seam in zip(sheets, (half.field.right() - FLAP, half.field.left()), strict=True):
        beyond = QRectF(seam + 0.4, river.top(), 0.9, river.height())
        strips_of.append(cut(drawn(sheet, dots), beyond, dots))
    assert apart(*strips_of) < 3
    shifted = strips_of[1].copy(0, 30, strips_of[1].width(), strips_of[1].height())
    assert apart(strips_of[0], shifted) > 10


# The tokens


@pytest.mark.usefixtures("qapp")
@by_format
def test_every_token_is_there_as_often_as_its_clan_has_it(format: Format) -> None:
    found = Counter(lying for strip in strips(format) for lying in strip.tokens)
    assert found == Counter(lying for clan in CLANS for lying in TOKENS[clan])
    for strip in strips(format):
        assert len(strip.fronts) == len(strip.backs) == len(strip.tokens)


@pytest.mark.usefixtures("qapp")
@by_format
def test_a_token_fits_every_cell_and_space_of_the_board_on_the_same_paper(format: Format) -> None:
    half = halves(format)[0]
    smallest = min(min(place.width(), place.height()) for place in places(half))
    for strip in strips(format):
        assert strip.side <= smallest
        assert strip.side >= 0.9 * smallest


@pytest.mark.usefixtures("qapp")
def test_fronts_are_their_tokens_and_a_back_tells_only_the_clan(press) -> None:
    dots = 5
    (page,) = press.paper.kind("tokens", blank=True).pages(Request(blank=True))
    printed = drawn(page, dots)

    def alone(lying: int, where: QRectF) -> QImage:
        """A token alone on white, in the same place."""
        sheet = Page(page.format, lambda painter: token(painter, lying, where), lying=True)
        return cut(drawn(sheet, dots), where, dots)

    def folded(where: QRectF) -> QImage:
        """A back as it is seen once it is folded over: the whole page on its head."""

        def paint(painter: QPainter) -> None:
            painter.translate(where.center())
            painter.rotate(180)
            painter.translate(-where.center())
            page.paint(painter)

        return cut(drawn(Page(page.format, paint, lying=True), dots), where, dots)

    for strip in strips(page.format):
        clan = next(clan for clan in CLANS if strip.tokens[0] in TOKENS[clan])
        others = set(TOKENS[clan])
        for lying, front, back in zip(strip.tokens, strip.fronts, strip.backs, strict=True):
            seen = cut(printed, front, dots)
            assert apart(seen, alone(lying, front)) == 0
            assert all(apart(seen, alone(other, front)) > 1 for other in others - {lying})
            assert apart(folded(back), alone(TURNED[clan], back)) < 0.5


@pytest.mark.usefixtures("qapp")
@by_format
def test_between_a_token_and_the_cuts_the_paper_is_white(press, format: Format) -> None:
    """A hand with scissors strays, and no shadow is printed that would be cut."""
    (page,) = press.paper.kind("tokens", blank=True).pages(Request(blank=True, format=format))
    image, laid, dots = drawn(page, 10), strips(format), 10
    for side in (side for strip in laid for side in (*strip.fronts, *strip.backs)):
        for free in (
            QRectF(side.left() - 0.7, side.top(), 0.4, side.height()),
            QRectF(side.right() + 0.3, side.top(), 0.4, side.height()),
            QRectF(side.left(), side.top() - 0.7, side.width(), 0.4),
            QRectF(side.left(), side.bottom() + 0.3, side.width(), 0.4),
        ):
            seen = cut(image, free, dots)
            white = QImage(seen.size(), seen.format())
            white.fill(0xFFFFFFFF)
            assert seen == white
