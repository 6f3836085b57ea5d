"""How the cards of Hospital look: their frames, the signs of their effects, their names."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QRectF

from tabletop.games.hospital.content import Room
from tabletop.games.hospital.content_file import Content
from ui import language
from ui.games.hospital.cards import HospitalCards
from ui.games.hospital.drawings import (
    ADMINISTRATOR,
    DEPARTMENT,
    REPORT,
    SPECIALIST,
    fitted,
    symbol_art,
    worker_art,
)
from ui.games.hospital.effect_art import Signs, charge_signs, laid, need_signs, signs
from ui.pieces.card import Box, Face, Written, box
from ui.stage import pixmaps
from ui.stage.pixmaps import Art

_TITLE = 11.5
_SMALL_TITLE = 10.5
_POINTS = 18.0
_AIR = 0.05
"""Above and below the signs, of their room."""


def faces_of(content: Content) -> CardFaces:
    """The faces of some contents, in the language of the window."""
    return _faces_of(content, language.current())


@lru_cache(maxsize=8)
def _faces_of(content: Content, spoken: str) -> CardFaces:
    return CardFaces(content)


class CardFaces:
    """The faces of the cards in some contents, in the language that was spoken at first.

    They are made once: a table asks for all of them at every step.
    """

    def __init__(self, content: Content):
        self._content = content
        self._cards = HospitalCards(content)
        self.room = cache(self._room)
        """A starting room or a department, and whether it is used."""
        self.specialist = cache(self._specialist)
        """A specialist's card, whether it is away, and whether its figure is drawn on it."""
        self.administrator = cache(self._administrator)
        self.report = cache(self._report)

    def _room(self, card: str, *, is_used: bool = False) -> Face:
        """A starting room or a department."""
        room = self._content.rooms[card]
        drawn = (
            *_frame(DEPARTMENT, room.tile, is_used=is_used),
            *_row(DEPARTMENT, signs(room.effect)),
        )
        return _face(
            DEPARTMENT, f"{card}{' used' * is_used}", drawn, self._title(DEPARTMENT, card, _TITLE)
        )

    def _specialist(self, card: str, *, is_away: bool = False, with_figure: bool = False) -> Face:
        """A specialist's card; on the market its figure stands on it."""
        one = self._content.workers[card]
        drawn = (
            *_frame(SPECIALIST, one.tile, is_used=is_away),
            *_row(SPECIALIST, signs(one.effect, one.treated)),
        )
        if with_figure:
            drawn = (*drawn, (worker_art(one.tile), _place(SPECIALIST, "figure")))
        name = f"{card}{' away' * is_away}{' here' * with_figure}"
        return _face(SPECIALIST, name, drawn, self._title(SPECIALIST, card, _SMALL_TITLE))

    def improvement(self, card: str) -> Face:
        """A card of the market."""
        if isinstance(self._content.improvement(card), Room):
            return self.room(card)
        return self.specialist(card, with_figure=True)

    def _administrator(self, card: str) -> Face:
        """An administrator's card."""
        charge = self._content.administrators[card].charge
        where = pixmaps.place(ADMINISTRATOR, "figure")
        drawn = (
            (Art(ADMINISTRATOR, "card"), _whole(ADMINISTRATOR)),
            *_laid(charge_signs(charge), where),
        )
        title = self._title(ADMINISTRATOR, card, _TITLE)
        return _face(ADMINISTRATOR, card, drawn, title)

    def _report(self, card: str) -> Face:
        """A report: the patients that it needs, and its points."""
        report = self._content.reports[card]
        needs = pixmaps.place(REPORT, "needs")
        drawn = ((Art(REPORT, "report"), _whole(REPORT)), *_laid(need_signs(report), needs))
        points = Written(str(report.points), _place(REPORT, "points"), _POINTS, bold=True)
        return _face(REPORT, card, drawn, points)

    def _title(self, file: str, card: str, height: float) -> Written:
        return Written(self._cards.name(card), _place(file, "title"), height, bold=True)


def _face(file: str, name: str, drawn: tuple[tuple[Art, Box], ...], *written: Written) -> Face:
    size = pixmaps.size(file)
    return Face(name, (size.width(), size.height()), drawn, written)


def _whole(file: str) -> Box:
    size = pixmaps.size(file)
    return 0.0, 0.0, size.width(), size.height()


def _place(file: str, element: str) -> Box:
    return box(pixmaps.place(file, element))


def _frame(file: str, tile: str, *, is_used: bool) -> tuple[tuple[Art, Box], ...]:
    frame = (Art(file, tile), _place(file, tile))
    return (frame, (Art(file, "used"), _place(file, "used"))) if is_used else (frame,)


def _row(file: str, row: Signs) -> tuple[tuple[Art, Box], ...]:
    room = pixmaps.place(file, "effect")
    # Large signs would touch what is printed beside them.
    aside = room.height() * _AIR
    return _laid(row, room.adjusted(0, aside, 0, -aside))


def _laid(row: Signs, room: QRectF) -> tuple[tuple[Art, Box], ...]:
    found = []
    for sign, where in laid(row, room):
        art = symbol_art(sign)
        found.append((art, box(fitted(pixmaps.place(art.file, sign).size(), where))))
    return tuple(found)
