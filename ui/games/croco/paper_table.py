"""The page that tells a match of Croco: the table as it lies, and the points beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter, QPen

from tabletop.games.croco.position import Position
from tabletop.games.croco.printed import CELLS, CLAN_OF, CLANS, LENGTHS, SPACES, Clan
from tabletop.kernel.game import Seat
from ui.games.croco.drawings import (
    BOARD,
    camp_file,
    cell_element,
    crest_art,
    space_element,
)
from ui.games.croco.paper_art import emblem, middle, printed, scaled, token
from ui.games.croco.paper_words import CrocoPaper
from ui.games.croco.reasons import Reasons
from ui.paper.art import draw_art
from ui.paper.lettering import POINT, RIGHT, Lettering, write
from ui.paper.report import FOOT, HEAD, Report, line
from ui.stage.pixmaps import Art, place, place_in, size
from ui.stage.theme import LIGHT

_BESIDE: Final = 62.0
"""Millimetres of the points beside the table."""
_APART: Final = 6.0
_ROW: Final = 6.4
_SEAT: Final = 14.0
_NUMBER: Final = 15.0
"""Millimetres of a row of points, of a player above them, and of a column of numbers."""
_SIDES: Final = {Clan.GREEN: "above", Clan.BLUE: "below"}
_LABEL: Final = Lettering(10)
_STRONG: Final = Lettering(10.5, bold=True)
_NAME: Final = Lettering(12, bold=True)
_SMALL: Final = Lettering(9, bold=True, colour=LIGHT.accent)


def table(painter: QPainter, report: Report, paper: CrocoPaper) -> None:
    """The table between the head and the foot of a page, with the points beside it."""
    lies = table_place(report.field)
    _Table(painter, lies, Reasons(report.words)).show(report)
    beside = QRectF(lies)
    beside.setLeft(lies.right() + _APART)
    beside.setRight(report.field.right())
    _Points(painter, beside, paper).show(report)


def table_place(field: QRectF) -> QRectF:
    """Where the drawing of the board lies in the *field* of a page, as large as fits."""
    room = field.adjusted(0, HEAD, -_BESIDE - _APART, -FOOT - 3)
    whole = size(BOARD)
    scale = min(room.height() / whole.height(), room.width() / whole.width())
    return scaled(room.topLeft(), scale)


@dataclass(frozen=True, slots=True)
class _Table:
    """The table being drawn; *whole* is where the drawing of the board lies."""

    painter: QPainter
    whole: QRectF
    reasons: Reasons

    def at(self, element: str) -> QRectF:
        """Where an element of the drawing lies."""
        return place_in(BOARD, element, self.whole)

    def show(self, report: Report) -> None:
        """Board, camps and tokens, and what is said beside them."""
        state: Position = report.state
        printed(self.painter, Art(BOARD, ""), self.whole)
        wide = place(camp_file(Clan.GREEN), space_element(SPACES[0])).width()
        wide *= self.whole.width() / size(BOARD).width()
        for clan in CLANS:
            camp = self.at(f"camp-{_SIDES[clan]}")
            printed(self.painter, Art(camp_file(clan), ""), camp)
            for space in SPACES:
                held = state.board.camps[clan][space]
                if held:
                    at = place_in(camp_file(clan), space_element(space), camp)
                    token(self.painter, held, middle(at, wide))
            self._corner(report, clan)
        for cell in CELLS:
            lying = state.board.cells[cell]
            if lying:
                token(self.painter, lying, middle(self.at(cell_element(cell)), wide))
        for crocodile, length in enumerate(LENGTHS):
            self._worth(state, crocodile, length)

    def _corner(self, report: Report, clan: Clan) -> None:
        """Whose camp it is, and the points."""
        state: Position = report.state
        side, seat = _SIDES[clan], state.seat_of(clan)
        draw_art(self.painter, crest_art(clan), self.at(f"crest-{side}"))
        name = self.reasons.clan(clan) if seat is None else report.words.name_of(seat)
        self._say(f"name-{side}", name, 0.8, bold=True)
        if seat is not None:
            self._say(f"total-{side}", str(state.running[seat]), 0.95, bold=True)
        self._say(f"note-{side}", self.reasons.note(state, clan, told=True), 0.75)

    def _say(self, element: str, words: str, part: float, *, bold: bool = False) -> None:
        """Words whose size is a *part* of their place's height."""
        at = self.at(element)
        letters = Lettering(part * at.height() / POINT, bold, LIGHT.ink if bold else LIGHT.quiet)
        write(self.painter, words, at, letters)

    def _worth(self, state: Position, crocodile: int, length: int) -> None:
        cell = state.board.controller(crocodile)
        held = None if cell is None else state.board.cells[cell]
        if held is not None:
            draw_art(self.painter, crest_art(CLAN_OF[held]), self.at(f"crest-{length}"))
        at = self.at(f"words-{length}")
        said = self.reasons.worth(crocodile, held, told=True)
        write(self.painter, said, at, Lettering(0.55 * at.height() / POINT, bold=True))


@dataclass(slots=True)
class _Points:
    """The points being written down, from the top of their column."""

    painter: QPainter
    place: QRectF
    paper: CrocoPaper
    down: float = 0.0

    def show(self, report: Report) -> None:
        """Each player, the crocodiles of the game on the table, and the games before it."""
        state: Position = report.state
        for seat, _ in report.seated:
            self._player(report, seat)
        self.down += 4
        self._head(report)
        by_clan = [state.board.points(clan) for clan in CLANS]
        for crocodile, length in enumerate(LENGTHS):
            green, blue = (points[crocodile] for points in by_clan)
            self._row(f"× {length}", state.by_seat((green, blue)), _LABEL, quiet=True)
        self._rule()
        self._row(self.paper.sum(), state.running, _STRONG)
        if state.agreed.games > 1:
            self._games(state)

    def _player(self, report: Report, seat: Seat) -> None:
        """An emblem, a name, the clan, and the word for who has won."""
        state: Position = report.state
        at = line(self.place, self.down, _SEAT)
        player = report.match.setup.players[seat]
        emblem(self.painter, player, middle(at, 7).translated(3.5 - at.width() / 2, 0))
        words = at.adjusted(10, 0, -9, 0)
        said = "" if report.ranking.reason == "shared" else report.distinction(seat)
        if said:
            write(self.painter, said, words.translated(0, 2.8), _SMALL)
            words.translate(0, -2.4)
        write(self.painter, player.name, words, _NAME)
        clan = state.clan_of(seat)
        if clan is not None:
            crest = middle(at, 7).translated(at.width() / 2 - 3.5, 0)
            draw_art(self.painter, crest_art(clan), crest)
        self.down += _SEAT

    def _head(self, report: Report) -> None:
        """Which column is whose, and the number of the game."""
        state: Position = report.state
        games = state.agreed.games
        at = line(self.place, self.down, _ROW)
        said = self.paper.points() if games == 1 else self.paper.game_of(state.game, games)
        write(self.painter, said, at, _STRONG)
        for seat, player in report.seated:
            emblem(self.painter, player, middle(self._column(seat), 4.6))
        self.down += _ROW + 1.5
        self._rule()

    def _games(self, state: Position) -> None:
        """The games that have ended, and all together."""
        self.down += 4
        if state.results:
            self._rule()
        for at, result in enumerate(state.results, 1):
            self._row(self.paper.game(at), result, _LABEL)
        self._rule()
        self._row(self.paper.together(), state.totals, _STRONG)

    def _column(self, seat: Seat) -> QRectF:
        """A player's number in the row that is next."""
        right = self.place.right() - (1 - seat) * _NUMBER
        return QRectF(right - _NUMBER, self.place.top() + self.down, _NUMBER, _ROW)

    def _row(
        self, label: str, points: tuple[int, int], lettering: Lettering, *, quiet: bool = False
    ) -> None:
        """A label and the points of both, a nothing left out where *quiet*."""
        at = line(self.place, self.down, _ROW)
        write(self.painter, label, at.adjusted(0, 0, -2 * _NUMBER, 0), lettering)
        for seat, worth in enumerate(points):
            column = self._column(Seat(seat)).adjusted(0, 0, -4.5, 0)
            if worth or not quiet:
                write(self.painter, str(worth), column, lettering, RIGHT)
        self.down += _ROW

    def _rule(self) -> None:
        y = self.place.top() + self.down
        self.painter.setPen(QPen(LIGHT.colour("line"), 0.35))
        self.painter.drawLine(QLineF(self.place.left(), y, self.place.right(), y))
