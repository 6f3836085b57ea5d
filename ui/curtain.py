"""A curtain over the table while the computer is passed on.

It falls when the turn goes from one person to another, and when a match is laid out
again for several. Nothing beneath it can be seen or played until who is called says
so. It never falls for a bot, nor over the past; and undo draws it up, since then
whoever took back sits there still.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.kernel.game import CHANCE, Seat
from tabletop.kernel.match import Played
from tabletop.kernel.seats import Player, people
from ui.icons import emblem
from ui.panels.log import LogPanel
from ui.settings import Settings
from ui.stage.cursor import ARROWS
from ui.stage.theme import Theme, theme_of
from ui.style import lettered

if TYPE_CHECKING:
    from ui.match_page import MatchPage

_SIGN = 72
_WIDE = 520
_LOW, _HIGH = 64, 210
"""Points of height for what happened: in the lowest window, and in any other."""


class _Answer(QPushButton):
    """The button of who is called."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows do nothing: a button's own lead on to the tools, and Space there goes home."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class Card(QWidget):
    """Who is called, what happened meanwhile, and the button that draws the curtain up."""

    answered = Signal()

    def __init__(self, log: LogPanel, page: QWidget):
        super().__init__(page)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self._paper = QFrame()
        self._paper.setObjectName("called")
        self.sign = QLabel()
        self.called = lettered(QLabel(), "title")
        self.asked = QLabel()
        self.log = log
        self.here = _Answer()
        self.here.setDefault(True)
        self.here.clicked.connect(self.answered)
        self.setFocusProxy(self.here)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        inside = QVBoxLayout(self._paper)
        inside.setContentsMargins(36, 32, 36, 32)
        inside.setSpacing(14)
        for label in (self.sign, self.called, self.asked):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(label is not self.sign)
            inside.addWidget(label)
        self.log.setMinimumHeight(_LOW)
        self.log.setMaximumHeight(_HIGH)
        inside.addWidget(self.log)
        inside.addSpacing(4)
        inside.addWidget(self.here, 0, Qt.AlignmentFlag.AlignHCenter)
        self._paper.setMaximumWidth(_WIDE)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._paper, 6)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.addStretch(3)
        column.addLayout(row)
        column.addStretch(4)

    def show_sign(self, player: Player, theme: Theme) -> None:
        """The sign of who is called, on paper of *theme*."""
        self.sign.setPixmap(emblem(player.colour, player.shape, theme, _SIGN).pixmap(_SIGN, _SIGN))
        self._paper.setStyleSheet(
            f"QFrame#called {{ background: {theme.paper}; border: 2px solid {theme.line};"
            " border-radius: 6px; }"
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter says it as a click does; no other key goes through to the table."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.answered.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes round on the card: from the button to what happened, and back."""
        policy = Qt.FocusPolicy.TabFocus
        stops = [child for child in self.findChildren(QWidget) if child.focusPolicy() & policy]
        stops = [stop for stop in stops if stop.isVisible()]
        here = [at for at, stop in enumerate(stops) if stop.hasFocus()]
        if not here:
            # It is being taken away.
            return super().focusNextPrevChild(next)
        onwards = 1 if next else -1
        stops[(here[0] + onwards) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
        return True


class Curtain(QObject):
    """The curtain of the match on *page*; ``follow`` draws it down or up as things stand."""

    def __init__(self, page: MatchPage, settings: Settings):
        super().__init__(page)
        self._page, self._settings = page, settings
        self._sits: Seat | None = None
        """Who sits before the computer, as far as one knows."""
        self._ply = 0
        self.card = Card(LogPanel(page.words), page)
        self.card.answered.connect(self.lift)
        page.session.rewound.connect(self._rewound)
        page.installEventFilter(self)

    @property
    def is_drawn(self) -> bool:
        """Whether nothing of the table is to be seen."""
        return self.card.isVisibleTo(self._page)

    @property
    def words(self) -> str:
        """Who is called, and what is asked of them; empty while it is drawn up."""
        card = self.card
        return f"{card.called.text()}. {card.asked.text()}" if self.is_drawn else ""

    def _called(self) -> Seat | None:
        """The person who is to act now."""
        match = self._page.session.match
        seat = match.turn
        if seat is None or self._page.is_reviewing() or match.game.rests(match.state):
            return None
        if seat == CHANCE:
            # What the app draws waits for nobody.
            seat = None if match.game.deals(match.state) else match.game.roller(match.state)
        return seat if seat in people(match.setup.players) else None

    def follow(self) -> None:
        """Nothing moves: down where somebody else is called, else as it was."""
        called, match = self._called(), self._page.session.match
        self._ply = match.ply
        passes = self._settings.passing == "on" and len(people(match.setup.players)) > 1
        if called is None:
            self._show(False)
        elif passes and called != self._sits:
            self._tell(called)
            self._show(True)
        else:
            self._sits = called
            self._show(False)

    def lift(self) -> None:
        """Who was called sits there now."""
        self._sits = self._called()
        self._show(False)
        self._page.changed.emit()
        # Dice that fall by themselves have waited, too.
        self._page.director.look_again()

    def _rewound(self) -> None:
        """Who has taken something back sits there still."""
        if self._page.session.match.ply < self._ply:
            self._sits = self._called()

    def _show(self, drawn: bool) -> None:
        if drawn == self.is_drawn:
            return
        page = self._page
        for beneath in (page.table, page.side):
            beneath.setEnabled(not drawn)
        if drawn:
            self.card.show()
            self._fit()
            self.card.raise_()
            self.card.setFocus()
        else:
            # First: what is hidden hands the keyboard on as Tab does, and the cursor would come.
            page.table.setFocus()
            self.card.hide()

    def _fit(self) -> None:
        self.card.setGeometry(self._page.rect())

    def set_theme(self, theme: Theme) -> None:
        """The sign of who is called in the colours of *theme*."""
        called = self._called()
        if called is not None:
            self.card.show_sign(self._page.session.match.setup.players[called], theme)

    def _tell(self, called: Seat) -> None:
        """Calls somebody, and tells what the others did since."""
        card, name = self.card, self._page.words.name_of(called)
        self.set_theme(theme_of(self.card.palette()))
        card.called.setText(self.tr("It is {name}'s turn").format(name=name))
        card.asked.setText(self.tr("Pass the computer on."))
        card.here.setText(self.tr("I am {name}").format(name=name))
        since = self._since(called)
        card.log.retranslate()
        card.log.retell(since)
        card.log.setVisible(bool(card.log.text))

    def _since(self, called: Seat) -> list[Played]:
        """What happened after the last that *called* did."""
        match = self._page.session.match
        own = [played.ply for played in match.log if match.whose(played) == called]
        return match.log[own[-1] + 1 :] if own else list(match.log)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It covers the page at every size."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return False
