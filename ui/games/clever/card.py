"""A score sheet on the table: one large, the others small, each with what a pencil has left."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import reduce
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt

from tabletop.games.clever.printed import Area, Bonus
from tabletop.games.clever.sheet import AREA_NAMES, Sheet, points
from tabletop.kernel.game import Seat
from ui.games.clever.drawings import (
    CELLS,
    CIRCLE,
    MINI,
    SHEET,
    STRIKE,
    Pencilled,
    around_cells,
    bonus_place,
    in_cells,
    strokes,
)
from ui.pieces.glow import Glow, rounded
from ui.pieces.label import Label
from ui.pieces.pencil import Pencil
from ui.pieces.piece import Piece
from ui.stage import pixmaps
from ui.stage.pixmaps import Art
from ui.stage.theme import seat_tint

if TYPE_CHECKING:
    from ui.games.clever.scene import Scene

_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter
_PENCIL: Final = 12


class Card(ABC):
    """The sheet of one seat at a time, lying in *where*; *key* names it in ``dump()``."""

    file: str

    def __init__(self, scene: Scene, key: str, where: QRectF):
        self.where = where
        self.seat = Seat(0)
        self._scene = scene
        self._key = key
        self._places: dict[str, QRectF] = {}
        self._strokes: dict[str, Pencil] = {}
        self._labels: dict[str, Label] = {}
        self._sign: Piece | None = None
        self._ring = Glow(rounded(where.adjusted(2, 2, -2, -2), 6, 0), scene.pixmaps)
        self._ring.setZValue(1)
        scene.addItem(self._ring)
        self._scale = where.width() / pixmaps.size(self.file).width()

    def place(self, element: str) -> QRectF:
        """Where an element of the sheet lies on the table."""
        if element not in self._places:
            self._places[element] = pixmaps.place_in(self.file, element, self.where)
        return self._places[element]

    def sync(self, seat: Seat, sheet: Sheet, round_number: int, *, on_move: bool) -> None:
        """Shows the sheet of *seat*, as it is."""
        self.seat = seat
        self._ring.setVisible(on_move)
        self._show_sitter()
        wanted = {
            key: (art, where)
            for mark in self.marks(sheet, round_number)
            for key, art, where in self._strokes_of(mark)
        }
        for key in [key for key in self._strokes if key not in wanted]:
            self._scene.removeItem(self._strokes.pop(key))
        for key, (art, where) in wanted.items():
            self._stroke(key, art, where)
        self.show_points(sheet, sheet.foxes)

    def marks(self, sheet: Sheet, round_number: int) -> list[Pencilled]:
        """What a pencil has left on it."""
        return list(in_cells(sheet))

    @abstractmethod
    def show_points(self, sheet: Sheet, foxes: int) -> None:
        """Shows what the sheet is worth with so many foxes, unless points are hidden."""

    def new_mark(self, mark: Pencilled) -> list[Pencil]:
        """A mark that is about to be drawn, stroke by stroke."""
        return [self._stroke(key, art, where) for key, art, where in self._strokes_of(mark)]

    @abstractmethod
    def target(self, bonus: Bonus) -> QRectF | None:
        """Where a bonus goes that is no mark, on this sheet."""

    @abstractmethod
    def source(self, place: str) -> QRectF:
        """Where a bonus comes from, by the rules' name of the place."""

    def _strokes_of(self, mark: Pencilled) -> list[tuple[str, Art, QRectF]]:
        drawn = strokes(mark, self.place(mark.place))
        return [
            (f"{self._key}-{mark.place}-{mark.what}-{number}", stroke.art, stroke.where)
            for number, stroke in enumerate(drawn)
        ]

    def _stroke(self, key: str, art: Art, where: QRectF) -> Pencil:
        if key not in self._strokes:
            stroke = Pencil(key, art, where.size(), self._scene.pixmaps)
            stroke.setZValue(_PENCIL)
            self._scene.addItem(stroke)
            self._strokes[key] = stroke
        self._strokes[key].put(where)
        return self._strokes[key]

    def _show_sitter(self) -> None:
        sitter = self._scene.players[self.seat]
        art = Art("common/emblems.svg", sitter.shape, seat_tint(sitter.colour))
        place = self.place("sign")
        if self._sign is None:
            self._sign = Piece(f"{self._key}-sign", art, place.size(), self._scene.pixmaps)
            self._sign.setZValue(10)
            self._scene.addItem(self._sign)
            self._sign.put(place)
        self._sign.show_art(art)
        self._say("name", sitter.name, size=0.62, centred=False)

    def _say(self, element: str, text: str, *, size: float, centred: bool = True) -> None:
        """A label that fills a place of the sheet."""
        if element not in self._labels:
            place = self.place(element)
            label = Label(
                f"{self._key}-{element}",
                place,
                self._scene.pixmaps,
                height=place.height() * size,
                bold=True,
                align=_CENTRE if centred else Qt.AlignmentFlag.AlignLeft,
            )
            label.setZValue(11)
            self._scene.addItem(label)
            self._labels[element] = label
        self._labels[element].say(text)


class FullCard(Card):
    """A whole sheet: everything printed, everything written."""

    file = SHEET

    def marks(self, sheet: Sheet, round_number: int) -> list[Pencilled]:
        """Cells, and what lies around them."""
        return [*in_cells(sheet), *around_cells(sheet, round_number)]

    def show_points(self, sheet: Sheet, foxes: int) -> None:
        """The points of each area in its box."""
        areas = points(sheet)
        worth = (*areas, foxes * min(areas))
        for name, value in zip((*AREA_NAMES, "foxes"), worth, strict=True):
            self._say(f"total-{name}", self._scene.told_points(value), size=0.62)
        self._say("total", self._scene.told_points(sum(worth)), size=0.7)

    def cell_at(self, where: QPointF) -> tuple[Area, int] | None:
        """The area and the number of the cell there."""
        found = (name for name in CELLS if self.place(name).contains(where))
        return next((CELLS[name] for name in found), None)

    def show_sum(self, value: int) -> None:
        """What blue and white make together; 0 where they are not thrown."""
        self._say("blue-sum", str(value) if value else "", size=0.6)

    def target(self, bonus: Bonus) -> QRectF | None:
        """A slot of an action bar, or the foxes' box."""
        sheet = self._scene.shown_sheet(self.seat)
        match bonus:
            case Bonus.REROLL:
                return self.place(f"reroll-{sheet.rerolls + 1}")
            case Bonus.EXTRA_DIE:
                return self.place(f"extra-{sheet.extras + 1}")
            case Bonus.FOX:
                return self.place("total-foxes")
            case _:
                return None

    def source(self, place: str) -> QRectF:
        """Where a bonus is printed."""
        return self.place(bonus_place(place))

    def slot_mark(self, bonus: Bonus, *, used: bool) -> Pencilled:
        """The mark on the next slot of an action bar: earned, or used."""
        sheet = self._scene.shown_sheet(self.seat)
        if bonus is Bonus.REROLL:
            name, earned, gone = "reroll", sheet.rerolls, sheet.rerolls_used
        else:
            name, earned, gone = "extra", sheet.extras, sheet.extras_used
        number = gone if used else earned
        return Pencilled(f"{name}-{number + 1}", STRIKE if used else CIRCLE)


class SmallCard(Card):
    """Another player's sheet: the cells, and how many actions and foxes there are."""

    file = MINI

    def show_points(self, sheet: Sheet, foxes: int) -> None:
        """The total, the foxes, and the actions as left of earned."""
        areas = points(sheet)
        worth = sum(areas) + foxes * min(areas)
        self._say("total", self._scene.told_points(worth), size=0.75)
        self._say("rerolls", f"{sheet.rerolls_left}/{sheet.rerolls}", size=0.72)
        self._say("extras", f"{sheet.extras_left}/{sheet.extras}", size=0.72)
        self._say("foxes", f"{foxes}", size=0.72)

    def target(self, bonus: Bonus) -> QRectF | None:
        """The count of an action or of the foxes."""
        element = {Bonus.REROLL: "rerolls", Bonus.EXTRA_DIE: "extras", Bonus.FOX: "foxes"}.get(
            bonus
        )
        return None if element is None else self.place(element)

    def source(self, place: str) -> QRectF:
        """The cell, or the middle of the area that the group belongs to."""
        where, _, number = place.rpartition(" ")
        if where in AREA_NAMES and number.isdigit():
            return self.place(f"{where}-{number}")
        area = where.partition(" ")[0]
        if area in AREA_NAMES:
            cells = [self.place(name) for name in CELLS if name.startswith(f"{area}-")]
            return reduce(QRectF.united, cells)
        return self.place("name")


def others(seats: int, seat: Seat) -> Sequence[Seat]:
    """The other seats, clockwise."""
    return [Seat((seat + step) % seats) for step in range(1, seats)]
