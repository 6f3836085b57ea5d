"""The cards of Hospital to cut out, each as often as it is in the box."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from tabletop.games.hospital.content import Room, Specialist
from tabletop.games.hospital.content_file import Content
from ui.games.hospital import HospitalBox
from ui.games.hospital.cards import HospitalCards
from ui.games.hospital.paper_faces import (
    ADMINISTRATORS,
    FREE,
    REPORTS,
    ROOMS,
    SPECIALISTS,
    Cards,
    Kind,
)
from ui.games.hospital.paper_words import HospitalPaper
from ui.paper.cutting import along, cut
from ui.paper.lettering import Lettering, write
from ui.paper.report import FOOT, line, thanks, title
from ui.paper.sheet import Format
from ui.stage.theme import LIGHT

_HEAD: Final = 23.0
_APART: Final = 6.0
"""Millimetres between two kinds on one page."""
_ABOUT: Final = Lettering(8.5, colour=LIGHT.quiet)

Heading: TypeAlias = Callable[[HospitalPaper], str]
Lot: TypeAlias = tuple[Kind, tuple[str, ...]]
"""Cards of a kind, each as often as there are copies."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A card and the block that is cut out for it."""

    kind: Kind
    card: str
    block: QRectF


@dataclass(frozen=True, slots=True)
class CardPage:
    """A page of cards."""

    heading: Heading
    placed: list[Placed] = field(default_factory=list)


def _copies(cards: Mapping[str, Room | Specialist]) -> tuple[str, ...]:
    return tuple(card for card, one in cards.items() for _ in range(one.copies))


def _lots(content: Content) -> list[tuple[Heading, tuple[Lot, ...]]]:
    """What stands together under a heading."""
    return [
        (HospitalPaper.departments, ((ROOMS, _copies(content.departments)),)),
        (HospitalPaper.specialists, ((SPECIALISTS, _copies(content.specialists)),)),
        (
            HospitalPaper.administrators_and_reports,
            (
                (ADMINISTRATORS, tuple(content.administrators)),
                (REPORTS, tuple(content.reports)),
            ),
        ),
        (
            HospitalPaper.experimental,
            (
                (ROOMS, _copies(content.more_departments)),
                (SPECIALISTS, _copies(content.more_specialists)),
            ),
        ),
    ]


def card_pages(format: Format, content: Content) -> list[CardPage]:
    """All cards on as few pages as their headings let them be."""
    room = format.field().adjusted(0, _HEAD, 0, -FOOT - 1)
    pages: list[CardPage] = []
    for heading, lots in _lots(content):
        if any(cards for _, cards in lots):
            pages += _laid(heading, lots, room)
    return pages


def _laid(heading: Heading, lots: Iterable[Lot], room: QRectF) -> list[CardPage]:
    """Row by row; a row that has no room begins another page."""
    pages, down = [CardPage(heading)], 0.0
    for kind, cards in lots:
        wide, high = kind.cell(room)
        left = room.center().x() - kind.across * wide / 2
        down += _APART if down else 0
        for at in range(0, len(cards), kind.across):
            if down + high > room.height() + 1e-6:
                pages.append(CardPage(heading))
                down = 0.0
            for column, card in enumerate(cards[at : at + kind.across]):
                block = QRectF(left + column * wide, room.top() + down, wide, high)
                pages[-1].placed.append(Placed(kind, card, block))
            down += high
    return pages


def cards_page(
    painter: QPainter, format: Format, page: CardPage, content: Content, paper: HospitalPaper
) -> None:
    """A page of cards between lines to cut along."""
    whole = format.field()
    title(painter, whole, HospitalBox().title(), page.heading(paper))
    about = paper.your_cards() if content.text else paper.own_cards()
    write(painter, about, line(whole, 17.2, 4.5), _ABOUT)
    cards = Cards(content, HospitalCards(content), paper)
    for placed in page.placed:
        inside = placed.block.adjusted(FREE, FREE, -FREE, -FREE)
        placed.kind.paint(cards, painter, placed.card, inside)
    for start, end in sorted(_edges(page.placed)):
        cut(painter, along(QPointF(*start), QPointF(*end)))
    thanks(painter, whole, HospitalBox().thanks())


Corner: TypeAlias = tuple[float, float]


def _edges(placed: Iterable[Placed]) -> set[tuple[Corner, Corner]]:
    """Where the scissors go: an edge between two cards once."""
    found = set()
    for each in placed:
        block = each.block
        left, top, right, bottom = (
            round(at, 3) for at in (block.left(), block.top(), block.right(), block.bottom())
        )
        found |= {
            ((left, top), (right, top)),
            ((left, bottom), (right, bottom)),
            ((left, top), (left, bottom)),
            ((right, top), (right, bottom)),
        }
    return found
