"""A player's chart on the table: an upper jaw with markers, appointments and lap tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSizeF, Qt

from tabletop.games.caries.position import Player
from tabletop.games.caries.teeth import Tooth, points
from tabletop.kernel.seats import Player as Sitter
from ui.games.caries.drawings import CHART, PIECES
from ui.pieces.glow import Glow, rounded
from ui.pieces.label import Label
from ui.pieces.piece import Piece
from ui.stage import pixmaps
from ui.stage.pixmaps import Art
from ui.stage.theme import seat_tint

if TYPE_CHECKING:
    from ui.games.caries.scene import Scene

_TOKENS: Final = 12
"""Appointment tokens that find room as such; more of them are a number."""
_ROW: Final = 4


class Chart:
    """The chart of one seat, lying in *where*."""

    def __init__(self, scene: Scene, seat: int, sitter: Sitter, where: QRectF):
        self.where = where
        self.tokens: list[Piece] = []
        self._scene = scene
        self._seat = seat
        self._places: dict[str, QRectF] = {}
        self._marks: dict[int, Piece] = {}
        self._laps: list[Piece] = []
        scale = where.width() / pixmaps.size(CHART).width()
        right = Qt.AlignmentFlag.AlignRight
        self._name = self._label("name", height=24 * scale, bold=True)
        self._points = self._label("points", height=24 * scale, bold=True, align=right)
        self._laps_more = self._label("laps-more", height=17 * scale, token="quiet")
        self._tokens_more = self._label(
            "appointments", height=26 * scale, bold=True, align=Qt.AlignmentFlag.AlignHCenter
        )
        self._name.say(sitter.name)
        emblem = Art("common/emblems.svg", sitter.shape, seat_tint(sitter.colour))
        self._piece("emblem", emblem, self.place("emblem"))
        self._ring = Glow(
            rounded(where.adjusted(3, 3, -3, -3), 6, 0), scene.pixmaps, token="accent"
        )
        self._ring.setZValue(1)
        scene.addItem(self._ring)

    def _label(
        self,
        element: str,
        *,
        height: float,
        bold: bool = False,
        token: str = "ink",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> Label:
        label = Label(
            f"chart-{self._seat + 1}-{element}",
            self.place(element),
            self._scene.pixmaps,
            height=height,
            bold=bold,
            token=token,
            align=align,
        )
        self._scene.addItem(label)
        return label

    def _piece(self, what: str, art: Art, where: QRectF) -> Piece:
        key = f"chart-{self._seat + 1}-{what}"
        piece = Piece(key, art, where.size(), self._scene.pixmaps)
        piece.put(where)
        piece.setZValue(10)
        self._scene.addItem(piece)
        return piece

    def place(self, element: str) -> QRectF:
        """Where an element of the chart lies on the table."""
        if element not in self._places:
            self._places[element] = pixmaps.place_in(CHART, element, self.where)
        return self._places[element]

    def token_place(self, number: int) -> QRectF:
        """Where the appointment token of that number (from 0) lies: rows of four."""
        room = self.place("appointments")
        side = min(room.width() / _ROW, room.height() / (_TOKENS // _ROW))
        row, column = divmod(min(number, _TOKENS - 1), _ROW)
        left = room.center().x() - side * _ROW / 2
        cell = QRectF(left + column * side, room.top() + row * side, side, side)
        return cell.adjusted(1.5, 1.5, -1.5, -1.5)

    def sync(self, player: Player, *, on_move: bool, tells_points: bool) -> None:
        """Shows what the player has."""
        self._ring.setVisible(on_move)
        self._points.say(str(points(player.mouth)) if tells_points else "")
        for number, tooth in enumerate(player.mouth, 1):
            self.show_tooth(number, tooth)
        few = player.appointments <= _TOKENS
        self._show_tokens(player.appointments if few else 1)
        self._tokens_more.say("" if few else f"× {player.appointments}")
        self._show_laps(player.laps)

    def show_tooth(self, number: int, tooth: Tooth) -> None:
        """Shows the state of one tooth (1 to 16)."""
        mark = self._marks.get(number)
        if tooth is Tooth.HEALTHY:
            if mark is not None:
                self._scene.removeItem(self._marks.pop(number))
            return
        if mark is None:
            mark = self.new_mark(number, tooth)
        mark.show_art(mark_art(tooth))
        mark.put(self.place(f"mark-{number:02}"))

    def mark(self, number: int) -> Piece | None:
        """The marker on a tooth; None on a healthy one."""
        return self._marks.get(number)

    def new_mark(self, number: int, tooth: Tooth) -> Piece:
        """A marker is laid on a tooth."""
        place = self.place(f"mark-{number:02}")
        self._marks[number] = self._piece(f"mark-{number:02}", mark_art(tooth), place)
        return self._marks[number]

    def new_token(self) -> Piece:
        """One appointment token more, at its place."""
        number = len(self.tokens)
        token = self._piece(
            f"appointment-{number + 1}", Art(PIECES, "appointment"), self.token_place(number)
        )
        self.tokens.append(token)
        return token

    def take_token(self) -> Piece | None:
        """One appointment token less: one that a hand has taken away, else the last."""
        for number, token in enumerate(self.tokens):
            is_away = token.pos() != self.token_place(number).topLeft()
            if is_away or number == len(self.tokens) - 1:
                del self.tokens[number]
                self._scene.removeItem(token)
                return token
        return None

    def _show_tokens(self, count: int) -> None:
        while len(self.tokens) > count:
            self._scene.removeItem(self.tokens.pop())
        while len(self.tokens) < count:
            self.new_token()
        for number, token in enumerate(self.tokens):
            token.put(self.token_place(number))

    def new_lap(self) -> Piece:
        """One lap token more, at its place; the sixth and later lie on the fifth."""
        number = len(self._laps) + 1
        place = self.place(f"lap-{min(number, 5)}")
        token = self._piece(f"lap-{number}", Art(PIECES, "lap"), place)
        self._laps.append(token)
        return token

    def _show_laps(self, count: int) -> None:
        while len(self._laps) > count:
            self._scene.removeItem(self._laps.pop())
        while len(self._laps) < count:
            self.new_lap()
        for number, token in enumerate(self._laps, 1):
            token.put(self.place(f"lap-{min(number, 5)}"))
        self._laps_more.say(f"+ {count - 5}" if count > 5 else "")

    def middle(self, size: QSizeF) -> QRectF:
        """A rectangle of that size in the middle of the chart."""
        place = QRectF(self.where.topLeft(), size)
        place.moveCenter(self.where.center())
        return place


def mark_art(tooth: Tooth) -> Art:
    """The marker that lies on a tooth of that state."""
    return Art(PIECES, f"mark-{tooth.name.lower()}")
