"""The score sheet of Croco: a column a game, in it a column a player; blank or of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tabletop.games.croco.position import GAMES, PLAYERS, Position
from tabletop.games.croco.printed import CLAN_OF, CLANS, LENGTHS, Token
from tabletop.kernel.game import Seat
from tabletop.kernel.seats import Player
from ui.games.croco.drawings import BOARD, crest_art
from ui.games.croco.paper_art import emblem, middle, printed, token
from ui.games.croco.paper_words import CrocoPaper
from ui.paper.art import draw_art
from ui.paper.lettering import CENTRE, Lettering, number, write
from ui.paper.report import line
from ui.paper.sheet import Request
from ui.stage.pixmaps import Art, place
from ui.stage.theme import LIGHT

SEATS: Final = tuple(map(Seat, range(PLAYERS)))
_LABELS: Final = 47.0
_WIDEST: Final = 105.0
"""Millimetres of the labels, and at most of a game."""
_HEAD, _SEATS, _ROW, _CROCODILE, _SUM = 9.0, 7.5, 7.0, 15.0, 9.5
"""Millimetres of the rows, from the top to the bottom."""
HIGH: Final = _HEAD + _SEATS + 2 * _ROW + len(LENGTHS) * _CROCODILE + 2 * _SUM
"""Millimetres of the whole grid."""
_CLAN: Final = _HEAD + _SEATS
_BEGINS: Final = _CLAN + _ROW
_FIRST: Final = _BEGINS + _ROW
_SUMS: Final = _FIRST + len(LENGTHS) * _CROCODILE
_TOTALS: Final = _SUMS + _SUM
"""Where rows begin, from the top of the grid."""

_WIDE: Final = 26.0
"""A player's column that is so wide has room for the name, and for larger tokens."""
_LABEL: Final = Lettering(10)
_STRONG: Final = Lettering(10.5, bold=True)
_TIMES: Final = Lettering(15, bold=True)
_POINTS: Final = Lettering(15)
_SMALLER: Final = Lettering(13)
_TOTAL: Final = Lettering(17, bold=True)
_LINE: Final = 0.3


@dataclass(frozen=True, slots=True)
class Game:
    """A game of a match as it ended, or as it stands; *totals* are the points up to it."""

    number: int
    state: Position
    points: tuple[int, int]
    totals: tuple[int, int]

    def controller(self, seat: Seat, crocodile: int) -> Token | None:
        """The token with which *seat* controls a crocodile; None where it does not."""
        board, clan = self.state.board, self.state.clan_of(seat)
        cell = board.controller(crocodile)
        if cell is None or CLAN_OF[board.cells[cell]] is not clan:
            return None
        return board.cells[cell]


def games(request: Request) -> list[Game]:
    """Every game up to the position asked for, as it lay at its end."""
    match = request.of_match
    assert match is not None, "a blank sheet has no games"
    states: list[Position] = [match.state_at(ply) for ply in range(request.actions + 1)]
    last = {state.game: state for state in states}
    return [Game(number, state, state.running, state.totals) for number, state in last.items()]


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the rows and columns of the sheet lie."""

    left: float
    top: float
    game: float
    """The width of a game."""
    columns: int

    @property
    def is_wide(self) -> bool:
        """Whether names have room above their columns."""
        return self.game / PLAYERS >= _WIDE

    @property
    def right(self) -> float:
        """Where the last game ends."""
        return self.left + _LABELS + self.columns * self.game

    def label(self, top: float, height: float) -> QRectF:
        """The left end of a row."""
        return QRectF(self.left + 2, self.top + top, _LABELS - 4, height)

    def column(self, at: int, top: float, height: float) -> QRectF:
        """A game in a row."""
        left = self.left + _LABELS + at * self.game
        return QRectF(left, self.top + top, self.game, height)

    def cell(self, at: int, seat: Seat, top: float, height: float) -> QRectF:
        """A player's part of a game in a row."""
        whole = self.column(at, top, height)
        half = whole.width() / PLAYERS
        return QRectF(whole.left() + seat * half, whole.top(), half, height)


def score_sheet(
    painter: QPainter,
    field: QRectF,
    columns: int,
    players: Sequence[Player],
    played: Sequence[Game],
    paper: CrocoPaper,
) -> None:
    """The grid at the top of *field*; without *players* blank, with lines for their names."""
    wide = min(_WIDEST, (field.width() - _LABELS) / columns)
    left = field.left() + (field.width() - _LABELS - columns * wide) / 2
    drawn = _Drawn(painter, Grid(left, field.top(), wide, columns), paper)
    drawn.ground()
    if not (players and drawn.grid.is_wide):
        drawn.names(players)
    drawn.labels()
    for at in range(columns):
        drawn.heads(at, players)
        if not players:
            drawn.boxes(at)
    for game in played:
        drawn.filled(game)


def reminder(painter: QPainter, place: QRectF, paper: CrocoPaper) -> None:
    """How is counted and who wins, in four lines."""
    for row, words in enumerate(
        (paper.controlling(), paper.again(), paper.counting(), paper.deciding())
    ):
        write(painter, words, line(place, 4.5 * row, 4.5), Lettering(9, colour=LIGHT.quiet))


def most_games() -> int:
    """So many games have room on a blank sheet."""
    return max(GAMES)


def _row(crocodile: int) -> float:
    return _FIRST + crocodile * _CROCODILE


class _Drawn:
    """A sheet being drawn."""

    def __init__(self, painter: QPainter, grid: Grid, paper: CrocoPaper):
        self.painter = painter
        self.grid = grid
        self.paper = paper

    def ground(self) -> None:
        """Bands and lines."""
        grid, painter = self.grid, self.painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(LIGHT.colour("shade"))
        for crocodile in range(0, len(LENGTHS), 2):
            painter.drawRect(self._across(_row(crocodile), _CROCODILE))
        painter.drawRect(self._across(_TOTALS, _SUM))
        painter.setPen(QPen(LIGHT.colour("line"), _LINE))
        for at in range(grid.columns):
            x = grid.cell(at, SEATS[1], 0, 0).left()
            painter.drawLine(QLineF(x, grid.top + _HEAD, x, grid.top + HIGH))
        painter.setPen(QPen(LIGHT.colour("quiet"), _LINE))
        for at in range(grid.columns):
            x = grid.column(at, 0, 0).left()
            painter.drawLine(QLineF(x, grid.top, x, grid.top + HIGH))
        for top in (_FIRST, _SUMS, HIGH):
            at_row = self._across(top, 0)
            painter.drawLine(QLineF(at_row.topLeft(), at_row.topRight()))

    def _across(self, top: float, height: float) -> QRectF:
        grid = self.grid
        return QRectF(grid.left, grid.top + top, grid.right - grid.left, height)

    def names(self, players: Sequence[Player]) -> None:
        """Who plays: an emblem and a name, or a number and a line to write on."""
        for seat, (top, height) in zip(SEATS, ((0, _HEAD), (_HEAD, _SEATS)), strict=True):
            at = self.grid.label(top, height)
            if players:
                emblem(self.painter, players[seat], _square(at, 5.2))
                write(self.painter, players[seat].name, at.adjusted(7.5, 0, 0, 0), _STRONG)
            else:
                write(self.painter, str(seat + 1), at, _STRONG)
                self.painter.setPen(QPen(LIGHT.colour("quiet"), 0.2))
                base = at.bottom() - 1.2
                self.painter.drawLine(QLineF(at.left() + 5, base, at.right(), base))

    def labels(self) -> None:
        """What the rows are: each crocodile as it lies on the board."""
        paper, grid = self.paper, self.grid
        write(self.painter, paper.clan(), grid.label(_CLAN, _ROW), _LABEL)
        write(self.painter, paper.begins(), grid.label(_BEGINS, _ROW), _LABEL)
        write(self.painter, paper.sum(), grid.label(_SUMS, _SUM), _STRONG)
        write(self.painter, paper.running(), grid.label(_TOTALS, _SUM), _STRONG)
        longest = place(BOARD, f"animal-{LENGTHS[-1]}")
        scale = (_LABELS - 16) / longest.width()
        for crocodile, length in enumerate(LENGTHS):
            at = grid.label(_row(crocodile), _CROCODILE)
            write(self.painter, f"× {length}", at, _TIMES)
            animal = QRectF(QPointF(0, 0), place(BOARD, f"animal-{length}").size() * scale)
            animal.moveCenter(at.center())
            animal.moveRight(at.right() - (longest.width() * scale - animal.width()))
            printed(self.painter, Art(BOARD, f"animal-{length}"), animal)

    def heads(self, at: int, players: Sequence[Player]) -> None:
        """A game's number, and who has which column."""
        head = self.grid.column(at, 1, 5.5)
        write(self.painter, self.paper.game(at + 1), head, _STRONG, CENTRE)
        for seat in SEATS:
            cell = self.grid.cell(at, seat, _HEAD, _SEATS)
            if not players:
                number(self.painter, str(seat + 1), cell.center(), _STRONG)
            elif not self.grid.is_wide:
                emblem(self.painter, players[seat], middle(cell, 5.2))
            else:
                self._named(players[seat], cell)

    def _named(self, player: Player, cell: QRectF) -> None:
        """An emblem and a name, together in the middle of a column."""
        wide = min(_LABEL.width(player.name), cell.width() - 10)
        left = cell.center().x() - (wide + 6.5) / 2
        emblem(self.painter, player, QRectF(left, cell.center().y() - 2.6, 5.2, 5.2))
        write(self.painter, player.name, QRectF(left + 6.5, cell.top(), wide + 0.1, _SEATS), _LABEL)

    def boxes(self, at: int) -> None:
        """What a pencil fills: crests to circle, a ring for who begins, boxes for numbers."""
        painter = self.painter
        for seat in SEATS:
            clans = self.grid.cell(at, seat, _CLAN, _ROW)
            for clan in CLANS:
                crest = middle(clans, 5).translated((clan - 0.5) * 7, 0)
                draw_art(painter, crest_art(clan), crest)
            painter.setPen(QPen(LIGHT.colour("quiet"), _LINE))
            painter.setBrush(Qt.GlobalColor.white)
            painter.drawEllipse(middle(self.grid.cell(at, seat, _BEGINS, _ROW), 4))
            for crocodile in range(len(LENGTHS)):
                cell = self.grid.cell(at, seat, _row(crocodile), _CROCODILE)
                painter.drawRoundedRect(_number_box(cell), 1.2, 1.2)

    def filled(self, game: Game) -> None:
        """What a game brought."""
        grid, at, state = self.grid, game.number - 1, game.state
        if not state.has_ended:
            below = grid.column(at, 6, 3)
            write(self.painter, self.paper.as_it_stands(), below, Lettering(7), CENTRE)
        begins = grid.cell(at, state.first, _BEGINS, _ROW).center()
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(LIGHT.colour("accent"))
        self.painter.drawEllipse(begins, 1.8, 1.8)
        for seat in SEATS:
            clan = state.clan_of(seat)
            if clan is not None:
                draw_art(self.painter, crest_art(clan), middle(grid.cell(at, seat, _CLAN, _ROW), 5))
            for crocodile in range(len(LENGTHS)):
                self._controlled(game, seat, crocodile)
            self._total(game.points[seat], grid.cell(at, seat, _SUMS, _SUM), _POINTS)
            self._total(game.totals[seat], grid.cell(at, seat, _TOTALS, _SUM), _TOTAL)

    def _controlled(self, game: Game, seat: Seat, crocodile: int) -> None:
        """The token with which a player controls a crocodile, and its points."""
        held = game.controller(seat, crocodile)
        if held is None:
            return
        cell = self.grid.cell(game.number - 1, seat, _row(crocodile), _CROCODILE)
        grown = 1.5 if self.grid.is_wide else 0.7
        token(self.painter, held, _number_box(cell).adjusted(-grown, -grown, grown, grown))
        worth = str(game.state.board.worth(crocodile))
        letters = _POINTS if self.grid.is_wide else _SMALLER
        number(self.painter, worth, _points_at(cell), letters)

    def _total(self, points: int, cell: QRectF, lettering: Lettering) -> None:
        """Points below those of the crocodiles, or where that is too narrow in the middle."""
        at = _points_at(cell) if self.grid.is_wide else cell.center()
        number(self.painter, str(points), at, lettering)


def _square(at: QRectF, side: float) -> QRectF:
    """A square at the left of *at*."""
    return QRectF(at.left(), at.center().y() - side / 2, side, side)


def _number_box(cell: QRectF) -> QRectF:
    """Where the number of the token that controls a crocodile is written."""
    return middle(cell, min(8.0, cell.width() * 0.4)).translated(-_aside(cell), 0)


def _points_at(cell: QRectF) -> QPointF:
    """Where the middle of the points stands."""
    return cell.center() + QPointF(_aside(cell), 0)


def _aside(cell: QRectF) -> float:
    """How far from the middle the number and the points stand."""
    return min(cell.width() * 0.23, 9)
