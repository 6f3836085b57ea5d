"""The board of Croco on paper: two halves to be glued together.

They meet half way down the crocodiles, between two cells, where no cell of any
crocodile and no space of a camp is cut.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from tabletop.games.croco.printed import LENGTHS, Clan
from ui.games.croco import CrocoBox
from ui.games.croco.drawings import BOARD, camp_file
from ui.games.croco.paper_art import printed, river, scaled
from ui.games.croco.paper_words import CrocoPaper
from ui.paper.cutting import along, cut
from ui.paper.lettering import CENTRE, Lettering, number, paragraph, write
from ui.paper.report import FOOT, line, thanks
from ui.paper.sheet import Format
from ui.stage.pixmaps import Art, place, place_in, size
from ui.stage.theme import LIGHT

FLAP: Final = 11.0
"""Millimetres of the strip on which the other half is glued."""
_BLEED: Final = 1.5
"""Millimetres of the board that reach onto the strip."""
_GAP: Final = 8.0
"""Units of the drawing between a camp and the river."""
_MEETS: Final = 4
"""The halves meet after so many cells."""
_TITLE: Final = Lettering(30, bold=True)
_ABOUT: Final = Lettering(10)
_QUIET: Final = Lettering(8, colour=LIGHT.quiet)
_WORTH: Final = Lettering(20, bold=True)


@dataclass(frozen=True, slots=True)
class Half:
    """One half on its page; *whole* is where the drawing of the board would be, in millimetres."""

    field: QRectF
    scale: float
    whole: QRectF
    is_left: bool

    @property
    def seam(self) -> float:
        """Where the halves meet, from the page's left edge."""
        return self.field.right() - FLAP if self.is_left else self.field.left()

    @property
    def river(self) -> QRectF:
        """Where the crocodiles swim."""
        return place_in(BOARD, "river", self.whole)

    def camp(self, *, above: bool) -> QRectF:
        """Where a camp lies: the halves meet in its middle."""
        at = QRectF(QPointF(0, 0), size(camp_file(Clan.GREEN)) * self.scale)
        at.moveCenter(QPointF(self.seam, 0))
        if above:
            at.moveBottom(self.river.top() - _GAP * self.scale)
        else:
            at.moveTop(self.river.bottom() + _GAP * self.scale)
        return at


def halves(format: Format) -> tuple[Half, Half]:
    """Both halves of the board, as large as pages of *format* let them be."""
    field = format.field()
    ground, camp = place(BOARD, "river"), size(camp_file(Clan.GREEN))
    before, after = (
        place(BOARD, f"cell-{LENGTHS[-1]}-{number}") for number in (_MEETS, _MEETS + 1)
    )
    seam = (before.right() + after.left()) / 2
    high = ground.height() + 2 * (camp.height() + _GAP)
    room = field.height() - FOOT - 2
    scale = min(
        (field.width() - FLAP) / (seam - ground.left()),
        field.width() / (ground.right() - seam),
        room / high,
    )
    top = field.top() + (room - high * scale) / 2 + (camp.height() + _GAP - ground.top()) * scale
    left, right = (
        Half(field, scale, scaled(QPointF(at - seam * scale, top), scale), is_left)
        for at, is_left in ((field.right() - FLAP, True), (field.left(), False))
    )
    return left, right


def half_board(painter: QPainter, half: Half, paper: CrocoPaper) -> None:
    """A half with all that is printed on it, and how it becomes whole."""
    river(painter, half.whole)
    for above, clan in ((True, Clan.GREEN), (False, Clan.BLUE)):
        _side(painter, half, clan, paper, above=above)
    _end_at_seam(painter, half)
    foot = line(half.field, half.field.height() - FOOT, FOOT)
    if half.is_left:
        thanks(painter, half.field, CrocoBox().thanks())
        _strip(painter, half, paper)
    else:
        _worths(painter, half.whole)
        high = QPointF(half.seam, half.camp(above=True).top())
        cut(painter, along(high, QPointF(half.seam, half.camp(above=False).bottom())))
        write(painter, paper.cut_here(), foot, _QUIET)


def _side(painter: QPainter, half: Half, clan: Clan, paper: CrocoPaper, *, above: bool) -> None:
    """A camp and what is said beside it, turned to who sits there."""
    camp = half.camp(above=above)
    painter.save()
    painter.translate(camp.center())
    painter.rotate(180 if above else 0)
    at = QRectF(camp).translated(-camp.center())
    printed(painter, Art(camp_file(clan), ""), at)
    # Turned to the other side, the left lies on the right half.
    wide = half.seam - half.river.left()
    if half.is_left is not above:
        _on_the_left(painter, QRectF(QPointF(-wide, at.top()), at.bottomLeft()), paper)
    else:
        _on_the_right(painter, QRectF(at.topRight(), QPointF(wide, at.bottom())), paper)
    painter.restore()


def _on_the_left(painter: QPainter, place: QRectF, paper: CrocoPaper) -> None:
    room = place.adjusted(2, 3, -6, -2)
    write(painter, CrocoBox().title(), line(room, 0, 12), _TITLE)
    down = 15 + paragraph(painter, paper.preparing(), room.adjusted(0, 15, 0, 0), _ABOUT)
    paragraph(painter, paper.leaving(), room.adjusted(0, down + 1.5, 0, 0), _ABOUT)


def _on_the_right(painter: QPainter, place: QRectF, paper: CrocoPaper) -> None:
    room = place.adjusted(6, 3, -2, -2)
    down = 0.0
    for words in (paper.naming(), paper.controlling(), paper.again()):
        down += 1.5 + paragraph(painter, words, room.adjusted(0, down, 0, 0), _ABOUT)


def _worths(painter: QPainter, whole: QRectF) -> None:
    """What a number is multiplied by."""
    for length in LENGTHS:
        plate = place_in(BOARD, f"worth-{length}", whole)
        number(painter, f"× {length}", plate.center(), _WORTH)


def _end_at_seam(painter: QPainter, half: Half) -> None:
    """What belongs to the other half is covered: not every file knows how to clip."""
    page = half.field.adjusted(-half.field.left(), -half.field.top(), 0, half.field.top())
    if half.is_left:
        page.setLeft(half.seam + _BLEED)
        page.setRight(page.right() + 10 * page.width())
    else:
        page.setRight(half.seam)
        page.setLeft(-10 * half.field.width())
    painter.fillRect(page, Qt.GlobalColor.white)


def _strip(painter: QPainter, half: Half, paper: CrocoPaper) -> None:
    """What the other half is glued on."""
    top, bottom = half.camp(above=True).top(), half.camp(above=False).bottom()
    right = half.field.right()
    edge = (QPointF(half.seam + _BLEED, top), QPointF(right, top), QPointF(right, bottom))
    cut(painter, along(*edge, QPointF(half.seam + _BLEED, bottom)))
    painter.save()
    painter.translate((half.seam + _BLEED + right) / 2, (top + bottom) / 2)
    painter.rotate(-90)
    write(painter, paper.glued(), QRectF(-60, -3, 120, 6), Lettering(10), CENTRE)
    painter.restore()
