"""Hospital on paper: a match as it lies, score sheets, cards to cut out, a board for real dice."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtGui import QPainter

from tabletop.games.hospital.content_file import HOUSE, Content
from tabletop.games.hospital.position import Position
from tabletop.games.hospital.printed import ROUNDS
from tabletop.kernel.seats import Player
from ui.games.hospital import HospitalBox
from ui.games.hospital.paper_board import MOST as MOST_AMBULANCES
from ui.games.hospital.paper_board import ambulances, hospital
from ui.games.hospital.paper_cards import CardPage, card_pages, cards_page
from ui.games.hospital.paper_cheat import cheat
from ui.games.hospital.paper_rounds import rounds
from ui.games.hospital.paper_scores import MOST, ScoreSheet, ending, grid_in, reminder
from ui.games.hospital.paper_table import table
from ui.games.hospital.paper_words import HospitalPaper
from ui.paper.cheat import cheat_kind
from ui.paper.report import HEAD, Report, reported, thanks, title
from ui.paper.sheet import Page, Paper, Request, SheetKind

_BLANK_HEAD: Final = 20.0
"""Millimetres of the head of a blank score sheet."""
_VARIANTS: Final = ("panic", "epidemic", "virus", "experimental")


def _table(request: Request) -> list[Page]:
    """A match on one page: the hospitals as they lie."""
    return reported(request, _paint_table)


def _paint_table(painter: QPainter, report: Report) -> None:
    paper = HospitalPaper()
    state: Position = report.state
    subtitle = paper.final() if report.over else paper.in_round(state.round, ROUNDS)
    report.head(painter, subtitle, _agreed(report))
    table(painter, report, paper)
    report.foot(painter)


def _agreed(report: Report) -> list[str]:
    """The variants that are played, in at most two lines."""
    options, words = report.match.setup.options, report.words
    played = [words.option(option) for option in _VARIANTS if options[option] == "on"]
    if options["administrators"] == "off":
        played.append(words.value("administrators", "off"))
    half = max(2, (len(played) + 1) // 2)
    return [", ".join(part) for part in (played[:half], played[half:]) if part]


# Score sheets


def _scores(request: Request) -> list[Page]:
    """A score sheet: with the rounds of a match, or blank for up to four."""
    match = request.of_match
    if match is None:
        return [Page(request.format, partial(_paint_blank, request), lying=True)]
    field = request.format.field(lying=True)
    report = Report(request, match, field)
    return [Page(request.format, partial(_paint_scores, request, report), lying=True)]


def _paint_scores(request: Request, report: Report, painter: QPainter) -> None:
    paper, state = HospitalPaper(), report.state
    report.head(painter, paper.scores(), _agreed(report))
    seats = len(report.seated)
    grid = grid_in(report.field.adjusted(0, HEAD, 0, 0), seats, has_reports=seats == 1)
    sheet = ScoreSheet(painter, grid, paper)
    sheet.show(report.match.setup.players)
    told = rounds(request)
    for seat, _ in report.seated:
        sheet.filled(seat, told, state.hospitals[seat], ending(report, seat))
    if not report.over:
        sheet.as_it_stands()
    reminder(painter, report.field, grid.top + grid.height, report.foot(painter), paper)


def _paint_blank(request: Request, painter: QPainter) -> None:
    paper, field = HospitalPaper(), request.format.field(lying=True)
    title(painter, field, HospitalBox().title(), paper.scores())
    grid = grid_in(field.adjusted(0, _BLANK_HEAD, 0, 0), MOST, has_reports=True)
    ScoreSheet(painter, grid, paper).show(())
    reminder(
        painter,
        field,
        grid.top + grid.height,
        thanks(painter, field, HospitalBox().thanks()),
        paper,
    )


# Cards and hospitals


def _content(request: Request) -> Content:
    """The contents of the match, or the house's."""
    if request.of_match is None:
        return HOUSE
    state: Position = request.state
    return state.content


def _cards(request: Request) -> list[Page]:
    """Everything to cut out."""
    content = _content(request)

    def page(cards: CardPage) -> Page:
        paint = partial(_paint_cards, request, cards, content)
        return Page(request.format, paint)

    return [page(cards) for cards in card_pages(request.format, content)]


def _paint_cards(request: Request, cards: CardPage, content: Content, painter: QPainter) -> None:
    cards_page(painter, request.format, cards, content, HospitalPaper())


def _board(request: Request) -> list[Page]:
    """A hospital each, or one to be copied, and the ambulances."""
    content, match = _content(request), request.of_match
    players = match.setup.players if match else (None,)
    count = len(players) + 1 if match else MOST_AMBULANCES

    def own(player: Player | None) -> Page:
        return Page(
            request.format,
            lambda painter: hospital(painter, request.format, content, player, HospitalPaper()),
            lying=True,
        )

    road = Page(
        request.format,
        lambda painter: ambulances(painter, request.format, count, HospitalPaper()),
    )
    return [*map(own, players), road]


PAPER: Final = Paper(
    (
        SheetKind("table", lambda: HospitalPaper().table(), _table, of_match=True),
        SheetKind("scores", lambda: HospitalPaper().scores(), _scores, of_match=True, blank=True),
        SheetKind("cards", lambda: HospitalPaper().cards(), _cards, of_match=True, blank=True),
        SheetKind("board", lambda: HospitalPaper().board(), _board, of_match=True, blank=True),
        cheat_kind(partial(cheat, _content)),
    )
)
