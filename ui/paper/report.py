"""A page that tells a match: what was played at its head, whose game it is at its foot.

Between the two a game paints what it knows of each player.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from tabletop.kernel.game import Ranking, Seat
from tabletop.kernel.match import Match
from tabletop.kernel.seats import Player
from ui import games
from ui.paper.lettering import RIGHT, Lettering, write
from ui.paper.places import lies
from ui.paper.sheet import Page, Request
from ui.stage.theme import LIGHT

HEAD: Final = 28.0
"""Millimetres of the head of a report."""
FOOT: Final = 4.0
"""Millimetres of the thanks at the foot of a page."""
FACT: Final = Lettering(9, colour=LIGHT.quiet)
_TITLE: Final = Lettering(24, bold=True)
_SUBTITLE: Final = Lettering(11, colour=LIGHT.quiet)
_SENTENCE: Final = Lettering(12)
_THANKS: Final = Lettering(7.5, colour=LIGHT.quiet)
_TITLES: Final = 0.55
"""The title's part of the page's width; facts stand beside it."""


class ReportWords(QObject):
    """What the report of any match says."""

    def actions(self, count: int) -> str:
        return self.tr("%n action(s)", "", count)

    def seed(self, seed: int) -> str:
        return self.tr("Seed {seed}").format(seed=seed)

    def own_dice(self) -> str:
        return self.tr("Real dice")

    def winner(self) -> str:
        return self.tr("winner")


class Report:
    """A match at the position asked for, and what is said of it; *field* may be drawn on."""

    def __init__(self, request: Request, match: Match, field: QRectF):
        self.match = match
        self.state = request.state
        self.field = field
        self.words = games.words(match.game.id, match.setup.players)
        self.over = match.game.turn(self.state) is None
        self._box = games.box(match.game.id)
        self._actions = request.actions
        self._said = ReportWords()

    @property
    def seated(self) -> list[tuple[Seat, Player]]:
        """Who sits where."""
        return [(Seat(at), player) for at, player in enumerate(self.match.setup.players)]

    @property
    def ranking(self) -> Ranking:
        """Who is ahead, or has won."""
        return self.match.game.ranking(self.state)

    def won(self, seat: Seat) -> bool:
        """Whether who sits there has won."""
        return self.over and seat in self.ranking.winners

    def distinction(self, seat: Seat) -> str:
        """The word beside a name in the end: winner, or else what the game says of a result."""
        if self.won(seat):
            return self._said.winner()
        return self.words.appreciation(self.state, seat) if self.over else ""

    def head(self, painter: QPainter, subtitle: str, facts: Sequence[str]) -> None:
        """What was played and how it stands; at most two *facts* have room before our own."""
        titles, beside = QRectF(self.field), QRectF(self.field)
        titles.setWidth(self.field.width() * _TITLES)
        beside.setLeft(titles.right() + 4)
        title(painter, titles, self._box.title(), subtitle)
        for row, fact in enumerate((*facts, self._chance())):
            write(painter, fact, line(beside, 1.5 + 5 * row, 5), FACT, RIGHT)
        write(painter, self._sentence(), line(self.field, 18.5, 7), _SENTENCE)

    def _chance(self) -> str:
        """What chance began with, and how many actions were made."""
        setup, said = self.match.setup, self._said
        chance = said.own_dice() if setup.own_dice else said.seed(setup.seed)
        return f"{chance} · {said.actions(self._actions)}"

    def _sentence(self) -> str:
        if self.over:
            return self.words.reason(self.state, self.ranking)
        return self.words.asked(self.state)

    def foot(self, painter: QPainter) -> float:
        """Whose game it is; answers where the foot begins."""
        return thanks(painter, self.field, self._box.thanks())


Tell: TypeAlias = Callable[[QPainter, Report], None]
"""Draws a match on its page."""


def reported(request: Request, tell: Tell) -> list[Page]:
    """A match on one page, with room for a sheet of each player."""
    match = request.of_match
    assert match is not None, "a report is of a match"
    lying = lies(len(match.setup.players))
    field = request.format.field(lying=lying)
    return [
        Page(request.format, lambda painter: tell(painter, Report(request, match, field)), lying)
    ]


def title(painter: QPainter, place: QRectF, words: str, subtitle: str = "") -> None:
    """What a page is, at the top of *place*."""
    write(painter, words, line(place, 0, 10), _TITLE)
    if subtitle:
        write(painter, subtitle, line(place, 10.5, 6), _SUBTITLE)


def thanks(painter: QPainter, field: QRectF, words: str) -> float:
    """Whose game it is, at the foot of a page; answers where the foot begins."""
    foot = line(field, field.height() - FOOT, FOOT)
    write(painter, words, foot, _THANKS)
    return foot.top()


def line(place: QRectF, down: float, height: float) -> QRectF:
    """A part of *place* from its left to its right, so far down."""
    return QRectF(place.left(), place.top() + down, place.width(), height)
