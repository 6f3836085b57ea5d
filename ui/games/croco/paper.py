"""Croco on paper: a match as it lies, score sheets, the board and its tokens to cut out."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.games.croco.position import Position
from ui.games.croco import CrocoBox
from ui.games.croco.paper_board import half_board, halves
from ui.games.croco.paper_cheat import cheat
from ui.games.croco.paper_scores import HIGH, games, most_games, reminder, score_sheet
from ui.games.croco.paper_table import table
from ui.games.croco.paper_tokens import tokens
from ui.games.croco.paper_words import CrocoPaper
from ui.paper.cheat import cheat_kind
from ui.paper.report import HEAD, Report, line, reported, thanks, title
from ui.paper.sheet import Page, Paper, Request, SheetKind

_BLANK_HEAD: Final = 20.0
_REMINDER: Final = 18.0
"""Millimetres of the head of a blank score sheet, and of what it reminds of."""


def _table(request: Request) -> list[Page]:
    """A match on one page: the table as it lies."""
    return reported(request, _paint_table)


def _paint_table(painter: QPainter, report: Report) -> None:
    paper = CrocoPaper()
    report.head(painter, paper.final() if report.over else paper.table(), _agreed(report))
    table(painter, report, paper)
    report.foot(painter)


def _agreed(report: Report) -> list[str]:
    """What the table agreed on."""
    options, words = report.match.setup.options, report.words
    if options["setup"]:
        return [words.value("setup", options["setup"])]
    agreed = [words.value("games", options["games"])]
    return (
        agreed if options["games"] == "1" else [*agreed, words.value("starts", options["starts"])]
    )


def _scores(request: Request) -> list[Page]:
    """A score sheet: with the games of a match, or blank with as many as a match can have."""
    if request.of_match is not None:
        return reported(request, partial(_paint_scores, request))
    return [Page(request.format, partial(_paint_blank, request), lying=True)]


def _paint_scores(request: Request, painter: QPainter, report: Report) -> None:
    paper, state = CrocoPaper(), report.state
    assert isinstance(state, Position)
    report.head(painter, paper.scores(), _agreed(report))
    players = report.match.setup.players
    field = report.field.adjusted(0, HEAD, 0, 0)
    score_sheet(painter, field, state.agreed.games, players, games(request), paper)
    _below(painter, report.field, HEAD, paper)


def _paint_blank(request: Request, painter: QPainter) -> None:
    paper, field = CrocoPaper(), request.format.field(lying=True)
    title(painter, field, CrocoBox().title(), paper.scores())
    room = field.adjusted(0, _BLANK_HEAD, 0, 0)
    score_sheet(painter, room, most_games(), (), (), paper)
    _below(painter, field, _BLANK_HEAD, paper)


def _below(painter: QPainter, field: QRectF, head: float, paper: CrocoPaper) -> None:
    """What a score sheet reminds of, half way between the grid and the foot."""
    foot = thanks(painter, field, CrocoBox().thanks()) - field.top()
    down = head + HIGH + (foot - head - HIGH - _REMINDER) / 2
    reminder(painter, line(field, down, _REMINDER), paper)


def _board(request: Request) -> list[Page]:
    """The board to play on, half of it on each page."""

    def page(at: int) -> Page:
        half = halves(request.format)[at]
        return Page(request.format, lambda painter: half_board(painter, half, CrocoPaper()))

    return [page(0), page(1)]


def _tokens(request: Request) -> list[Page]:
    """All tokens with their backs."""
    return [
        Page(
            request.format,
            lambda painter: tokens(painter, request.format, CrocoPaper()),
            lying=True,
        )
    ]


PAPER: Final = Paper(
    (
        SheetKind("table", lambda: CrocoPaper().table(), _table, of_match=True),
        SheetKind("scores", lambda: CrocoPaper().scores(), _scores, of_match=True, blank=True),
        SheetKind("board", lambda: CrocoPaper().board(), _board, of_match=True, blank=True),
        SheetKind("tokens", lambda: CrocoPaper().tokens(), _tokens, of_match=True, blank=True),
        cheat_kind(cheat),
    )
)
