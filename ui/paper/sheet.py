"""The shape of paper: formats, pages, and the kinds of sheets a game can print.

A page is painted in millimetres from its upper left corner, always as vectors
and real text, so that one painting serves a printer, a PDF, an SVG and a picture.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QLocale, QRectF
from PySide6.QtGui import QPainter

from tabletop.kernel.errors import ExportError, either
from tabletop.kernel.match import Match

MARGIN: Final = 10.0
"""Millimetres along every edge that a page leaves free: printers reach no nearer."""

Paint: TypeAlias = Callable[[QPainter], None]
"""Draws a page; a unit of the painter is one millimetre."""


@dataclass(frozen=True, slots=True)
class Format:
    """A size of paper, upright, in millimetres."""

    name: str
    width: float
    height: float

    def page(self, *, lying: bool) -> QRectF:
        """The whole page, upright or lying on its long side."""
        return QRectF(0, 0, *((self.height, self.width) if lying else (self.width, self.height)))

    def field(self, *, lying: bool = False) -> QRectF:
        """What may be drawn on: the page within its margins."""
        return self.page(lying=lying).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)


A4: Final = Format("A4", 210, 297)
LETTER: Final = Format("Letter", 215.9, 279.4)
FORMATS: Final = (A4, LETTER)

# Where the Unicode locale repository says that offices use Letter.
_LETTER_TERRITORIES: Final = frozenset(
    (
        QLocale.Country.Belize,
        QLocale.Country.Canada,
        QLocale.Country.Chile,
        QLocale.Country.Colombia,
        QLocale.Country.CostaRica,
        QLocale.Country.ElSalvador,
        QLocale.Country.Guatemala,
        QLocale.Country.Mexico,
        QLocale.Country.Nicaragua,
        QLocale.Country.Panama,
        QLocale.Country.Philippines,
        QLocale.Country.PuertoRico,
        QLocale.Country.UnitedStates,
        QLocale.Country.Venezuela,
    )
)


def format_named(name: str) -> Format:
    """The format of that name, in any case; raises ExportError."""
    for known in FORMATS:
        if known.name.lower() == name.lower():
            return known
    raise ExportError(
        'there is no paper "{name}": it is {known}.',
        name=name,
        known=either(known.name for known in FORMATS),
    )


def usual_format(locale: QLocale | None = None) -> Format:
    """What lies in most printers where *locale* (else the system's) is spoken."""
    territory = (locale or QLocale.system()).territory()
    return LETTER if territory in _LETTER_TERRITORIES else A4


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet of paper and what is painted on it."""

    format: Format
    paint: Paint
    lying: bool = False

    @property
    def outline(self) -> QRectF:
        """The page's size in millimetres, as it is read."""
        return self.format.page(lying=self.lying)


@dataclass(frozen=True, slots=True)
class Request:
    """What is to be on paper: a match (at *ply*, or as it stands), or nothing yet."""

    match: Match | None = None
    blank: bool = False
    format: Format = A4
    ply: int | None = None

    @property
    def of_match(self) -> Match | None:
        """The match to be shown; None for blank sheets."""
        return None if self.blank else self.match

    @property
    def state(self) -> Any:
        """The position to be shown."""
        assert self.match is not None, "a blank sheet shows no position"
        return self.match.state if self.ply is None else self.match.state_at(self.ply)

    @property
    def actions(self) -> int:
        """How many actions led to the position."""
        assert self.match is not None, "a blank sheet shows no position"
        return self.match.ply if self.ply is None else self.ply


@dataclass(frozen=True, slots=True)
class SheetKind:
    """Something a game can print: of a match, blank, or both."""

    id: str
    label: Callable[[], str]
    """What it is called in the language of the window."""
    pages: Callable[[Request], list[Page]]
    of_match: bool = False
    blank: bool = False

    def serves(self, *, blank: bool) -> bool:
        """Whether it can be had blank, or else of a match."""
        return self.blank if blank else self.of_match


@dataclass(frozen=True, slots=True)
class Paper:
    """All that a game can print, the usual first."""

    kinds: tuple[SheetKind, ...]

    def serving(self, *, blank: bool) -> tuple[SheetKind, ...]:
        """The kinds that can be had blank, or else of a match."""
        return tuple(kind for kind in self.kinds if kind.serves(blank=blank))

    def kind(self, name: str | None, *, blank: bool) -> SheetKind:
        """The kind of that name, or the usual one; raises ExportError with those there are."""
        serving = self.serving(blank=blank)
        for kind in serving:
            if name in (None, kind.id):
                return kind
        raise _unknown(name or "", tuple(kind.id for kind in serving), blank=blank)


def _unknown(name: str, known: tuple[str, ...], *, blank: bool) -> ExportError:
    if not known and blank:
        return ExportError("there is no blank sheet of this game.")
    if not known:
        return ExportError("there is no sheet of a match of this game.")
    if blank:
        return ExportError(
            'there is no blank sheet "{name}"; there is {known}.', name=name, known=known
        )
    return ExportError(
        'there is no sheet of a match "{name}"; there is {known}.', name=name, known=known
    )
