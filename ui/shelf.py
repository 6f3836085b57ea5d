"""The shelf: the games there are, and the matches that wait to be gone on with."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tabletop import games
from ui import games as looks
from ui.cards import ROOM, Card, Cover, Link, Rows
from ui.stage.theme import Theme
from ui.style import lettered
from ui.told import Told

if TYPE_CHECKING:
    from tabletop.library import Entry

_EDGE: Final = 40
_NARROWEST: Final = 264
_GAME, _WAITING = 440, 380
"""The widest cards."""
_MAT: Final = ROOM + 10
"""The shadow, and paper around a cover."""
_SMALL: Final = 84
"""The cover of a match that waits."""
_BESIDE: Final = 14


class GameCard(Card):
    """A game: its box, its name, what it is in one sentence, how many can play."""

    def __init__(self, game: str, theme: Theme, parent: QWidget | None = None):
        super().__init__(theme, parent)
        self.game = game
        self.setObjectName(f"game-{game}")
        self._cover = Cover(game, theme)
        self._title = lettered(QLabel(), "head")
        self._blurb = QLabel()
        self._blurb.setWordWrap(True)
        self._players = lettered(QLabel(), "quiet")
        self.counter = Link()
        # To show what has no parent yet would open a window.
        if not games.has_counter(game):
            self.counter.hide()
        foot = QHBoxLayout()
        foot.addWidget(self._players, 1)
        foot.addWidget(self.counter)
        text = QVBoxLayout()
        # At the right the link has an edge of its own.
        text.setContentsMargins(8, 14, 0, 8)
        text.setSpacing(6)
        for label in (self._title, self._blurb):
            label.setContentsMargins(0, 0, 8, 0)
            text.addWidget(label)
        text.addStretch()
        text.addLayout(foot)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MAT, _MAT, _MAT, ROOM)
        column.setSpacing(0)
        column.addWidget(self._cover)
        column.addLayout(text, 1)
        _let_clicks_through(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything in the language of the window."""
        box = looks.box(self.game)
        self._title.setText(box.title())
        self._blurb.setText(box.blurb())
        fewest, most = min(box.seats), max(box.seats)
        if fewest == most:
            players = self.tr("%n player(s)", "", most)
        else:
            players = self.tr("{fewest} to {most} players").format(fewest=fewest, most=most)
        self._players.setText(players)
        self.counter.setText(self.tr("Score counter"))
        self.counter.setAccessibleName(self.tr("Score counter of {game}").format(game=box.title()))
        self.setAccessibleName(self.tr("New match of {game}").format(game=box.title()))
        self.setAccessibleDescription(f"{box.blurb()} {players}")

    def narrowest(self) -> int:
        """As wide as what stands at its foot."""
        wide = 2 * _MAT + 2 * _BESIDE
        for words in (self._players, self.counter):
            # Before it is shown a widget does not know its letters.
            words.ensurePolished()
            wide += words.minimumSizeHint().width()
        return wide

    def set_width(self, width: int) -> None:
        """The cover is as wide as the card."""
        self._cover.set_width(width - 2 * _MAT)
        super().set_width(width)

    def set_theme(self, theme: Theme) -> None:
        """Shows itself in another theme."""
        self.theme = theme
        self._cover.set_theme(theme)


class WaitingCard(Card):
    """A match that is not over: who plays, how far it is, and when it was last touched."""

    def __init__(self, entry: Entry, theme: Theme, parent: QWidget | None = None):
        super().__init__(theme, parent)
        self.entry = entry
        self._words = _NARROWEST
        self.setObjectName(f"waiting-{entry.id}")
        self._cover = Cover(entry.game, theme)
        self._cover.set_width(_SMALL)
        self._title = lettered(QLabel(), "strong")
        self._players = QLabel()
        self._far = lettered(QLabel(), "small")
        text = QVBoxLayout()
        text.setSpacing(3)
        text.addStretch()
        for label in (self._title, self._players, self._far):
            label.setWordWrap(True)
            text.addWidget(label)
        text.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(_MAT, _MAT, _MAT, _MAT)
        row.setSpacing(_BESIDE)
        row.addWidget(self._cover)
        row.addLayout(text, 1)
        _let_clicks_through(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything in the language of the window."""
        told = Told(self.entry)
        self._title.setText(self.tr("Go on with {game}").format(game=told.game()))
        self._players.setText(told.players(self._fitted))
        self._far.setText(told.how_far())
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(f"{told.players()}, {told.how_far()}")
        self.setToolTip("" if self._players.text() == told.players() else told.players())

    def set_width(self, width: int) -> None:
        """Names break only between them: one that is wider than the card is cut short."""
        self._words = width - 2 * _MAT - _SMALL - _BESIDE
        self._players.setText(Told(self.entry).players(self._fitted))
        super().set_width(width)

    def _fitted(self, name: str) -> str:
        metrics = self._players.fontMetrics()
        room = self._words - metrics.horizontalAdvance(", ")
        return metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)

    def set_theme(self, theme: Theme) -> None:
        """Shows itself in another theme."""
        self.theme = theme
        self._cover.set_theme(theme)


class Shelf(QScrollArea):
    """All the cards; it scrolls only where the window is too small for them.

    *keeps* says whether matches are kept while they are played.
    """

    chosen = Signal(str)
    """A game was picked up."""
    gone_on = Signal(object)
    """A waiting match was picked up: its entry."""
    counted = Signal(str)
    """The score counter of a game is wanted."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, keeps: bool = True):
        super().__init__(parent)
        self._theme, self._keeps = theme, keeps
        # As wide as one card till it is shown. Qt's own viewport is not asked: for a widget
        # that Python has not made PySide prepares the classes of all kinds of widgets.
        self._width = 2 * _EDGE + _NARROWEST
        self._games = [GameCard(name, theme) for name in games.names()]
        self._waiting: list[WaitingCard] = []
        self._wait_head = lettered(QLabel(), "head")
        self._game_head = lettered(QLabel(), "head")
        self._hint = lettered(QLabel(), "quiet")
        self._hint.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._hint.setWordWrap(True)
        self._wait_rows = Rows(_NARROWEST, _WAITING)
        self._game_rows = Rows(_NARROWEST, _GAME)
        self._game_rows.hold(self._games)
        self._build()

        for card in self._games:
            card.clicked.connect(lambda _=False, game=card.game: self.chosen.emit(game))
            card.counter.clicked.connect(lambda _=False, game=card.game: self.counted.emit(game))
        self.retranslate()

    def _build(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(_EDGE, 20, _EDGE, 24)
        column.setSpacing(8)
        column.addStretch(2)
        for head, rows in (
            (self._wait_head, self._wait_rows),
            (self._game_head, self._game_rows),
        ):
            head.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(head)
            column.addLayout(_centred(rows))
            column.addSpacing(12)
        column.addWidget(self._hint)
        column.addStretch(3)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def picked(self) -> str:
        """The game whose card has the focus, else the first."""
        for card in self._games:
            if card.hasFocus():
                return card.game
        return self._waiting[0].entry.game if self._waiting else self._games[0].game

    @property
    def waiting(self) -> tuple[WaitingCard, ...]:
        """The matches that wait, the latest first."""
        return tuple(self._waiting)

    def set_waiting(self, entries: Sequence[Entry]) -> None:
        """Lays out the matches that are not over, the latest first."""
        for card in self._waiting:
            card.hide()
            card.deleteLater()
        known = games.names()
        self._waiting = [
            WaitingCard(entry, self._theme) for entry in entries if entry.game in known
        ]
        for card in self._waiting:
            card.clicked.connect(lambda _=False, entry=card.entry: self.gone_on.emit(entry))
        self._wait_rows.hold(self._waiting)
        self._wait_head.setVisible(bool(self._waiting))
        self._hint.setVisible(self._has_hint())
        self._lay()
        self._order()

    def _order(self) -> None:
        """Tab goes from card to card, and past what else a card leads to."""
        links = [button for card in self._games for button in (card, card.counter)]
        for before, after in pairwise([*self._waiting, *links]):
            self.setTabOrder(before, after)
        for first in self._cards()[:1]:
            # What is not shown yet would lose it to the shelf.
            first.show()
            first.setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Shows itself in another theme."""
        self._theme = theme
        for card in self._cards():
            card.set_theme(theme)
        # Letters may be larger now, too.
        self._lay()

    def retranslate(self) -> None:
        """Says everything in the language of the window."""
        self.setAccessibleName(self.tr("The shelf"))
        self._wait_head.setText(self.tr("Go on"))
        self._game_head.setText(self.tr("Begin a new match"))
        if self._games:
            hint = self.tr(
                "Every match is kept while you play: close the window whenever you like, "
                "and it waits for you here."
            )
        else:
            hint = self.tr("This installation has no games.")
        self._hint.setText(hint)
        for card in self._cards():
            card.retranslate()
        self._lay()

    def _has_hint(self) -> bool:
        """Nobody is told that matches are kept who sees them wait, or where they are not."""
        return not self._games or (self._keeps and not self._waiting)

    def _cards(self) -> list[GameCard | WaitingCard]:
        return [*self._waiting, *self._games]

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many cards side by side as there is room for."""
        super().resizeEvent(event)
        self._width = event.size().width()
        self._lay()

    def _lay(self) -> None:
        """Cards as wide as there is room, and as high as their words need."""
        for rows in (self._wait_rows, self._game_rows):
            rows.lay(self._width - 2 * _EDGE)


def _centred(inner: Rows) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addStretch()
    row.addLayout(inner)
    row.addStretch()
    return row


def _let_clicks_through(card: Card) -> None:
    for label in card.findChildren(QLabel):
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
