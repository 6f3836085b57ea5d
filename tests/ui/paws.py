"""What a line says is done at the window, with real events: ``click window 312 441``.

The line hits what is seen: the window of that name, at a pixel of it. What is not there, or
cannot be reached because somebody is asked something, is let alone.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QInputMethodEvent,
    QKeySequence,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QWidget
from shiboken6 import Shiboken

from tabletop import games
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import Choice, settled
from tabletop.kernel.seats import unnamed
from ui.window import Window

_LEFT, _RIGHT, _MIDDLE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
_PLIES: Final = (0, 0, 12, 60, 150, 400)


class Paws:
    """The paws at a window, which *opens* again when it was closed; they begin a *game*."""

    def __init__(self, opens: Callable[[], Window], game: str):
        self._opens, self.game = opens, game
        self.window = opens()
        self.down: QWidget | None = None
        """What the button was pressed on that is not up yet."""
        self._under: QWidget | None = None
        self._typed = 0

    @property
    def page(self) -> Any:
        """The match on the table, if there is one."""
        return self.window.page

    # What there is

    def top(self) -> str:
        """The window that takes what is done now."""
        if QApplication.activePopupWidget() is not None:
            return "popup"
        return "dialog" if QApplication.activeModalWidget() is not None else "window"

    def named(self, top: str) -> Any:
        """The window of that name; None where it is not seen."""
        if top == "popup":
            return QApplication.activePopupWidget()
        if top == "dialog":
            return QApplication.activeModalWidget()
        if top == "window":
            return self.window
        found = getattr(self.window.aside, top)
        is_seen = found is not None and Shiboken.isValid(found) and found.isVisible()
        return found if is_seen else None

    # What it does

    def do(self, line: str) -> None:
        """Does what a line says; what is not there is let alone."""
        if not self.window.isVisible():
            self.window = self._opens()
        verb, *rest = line.split(" ")
        getattr(self, f"_do_{verb}")(*rest)
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _hit(self, top: str, x: str, y: str) -> tuple[QWidget, QPoint] | None:
        """What is under the pointer there, and where in it."""
        widget, at = self.named(top), QPoint(int(x), int(y))
        # Who is asked something can do nothing else.
        if widget is None or (top not in ("popup", "dialog") and self.top() != "window"):
            return None
        # The wrappers of what is Qt's own are gone with that of what they lie on.
        self._under, under = widget, widget.childAt(at) or widget
        return under, under.mapFrom(widget, at) if under is not widget else at

    def _do_click(self, *where: str) -> None:
        if (hit := self._hit(*where)) is not None and hit[0].isEnabled():
            QTest.mouseClick(hit[0], _LEFT, pos=hit[1])

    def _do_press(self, *where: str) -> None:
        if (hit := self._hit(*where)) is not None and hit[0].isEnabled():
            self.down = hit[0]
            QTest.mousePress(hit[0], _LEFT, pos=hit[1])

    def _held(self, *where: str) -> tuple[QWidget, QPoint] | None:
        """Who has the pointer: what it was pressed on, as long as that is there."""
        down, hit = self.down, self._hit(*where)
        if hit is None or down is None or not Shiboken.isValid(down) or not down.isVisible():
            return hit
        return down, down.mapFromGlobal(hit[0].mapToGlobal(hit[1]))

    def _do_move(self, *where: str) -> None:
        if (hit := self._held(*where)) is not None:
            QTest.mouseMove(*hit)

    def _do_release(self, *where: str) -> None:
        hit, self.down = self._held(*where), None
        if hit is not None:
            QTest.mouseRelease(hit[0], _LEFT, pos=hit[1])

    def _do_double(self, *where: str) -> None:
        if (hit := self._hit(*where)) is not None and hit[0].isEnabled():
            QTest.mouseClick(hit[0], _LEFT, pos=hit[1])
            if (hit := self._hit(*where)) is not None:
                QTest.mouseDClick(hit[0], _LEFT, pos=hit[1])
                if Shiboken.isValid(hit[0]):
                    QTest.mouseRelease(hit[0], _LEFT, pos=hit[1])

    def _do_right(self, *where: str) -> None:
        if (hit := self._hit(*where)) is not None and hit[0].isEnabled():
            QTest.mouseClick(hit[0], _RIGHT, pos=hit[1])

    def _do_pan(self, *where: str) -> None:
        if (hit := self._hit(*where)) is not None and hit[0].isEnabled():
            QTest.mousePress(hit[0], _MIDDLE, pos=hit[1])
            QTest.mouseMove(hit[0], hit[1] + QPoint(60, -40))
            QTest.mouseRelease(hit[0], _MIDDLE, pos=hit[1] + QPoint(60, -40))

    def _do_wheel(self, *where: str) -> None:
        if (hit := self._hit(*where)) is not None:
            under, at = hit
            turn = QPoint(0, 120 if at.x() % 2 else -120)
            none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
            keys = Qt.KeyboardModifier.NoModifier
            here, there = QPointF(at), QPointF(under.mapToGlobal(at))
            event = QWheelEvent(here, there, QPoint(), turn, none, keys, phase, False)
            QCoreApplication.sendEvent(under, event)

    def _do_context(self, *where: str) -> None:
        if (hit := self._hit(*where)) is not None and hit[0].isEnabled():
            under, at = hit
            reason = QContextMenuEvent.Reason.Mouse
            event = QContextMenuEvent(reason, at, under.mapToGlobal(at))
            QCoreApplication.sendEvent(under, event)

    def _do_tip(self, *where: str) -> None:
        if (hit := self._hit(*where)) is not None:
            under, at = hit
            event = QHelpEvent(QEvent.Type.ToolTip, at, under.mapToGlobal(at))
            QCoreApplication.sendEvent(under, event)

    def _do_key(self, top: str, name: str) -> None:
        widget = self._listener(top)
        if widget is not None:
            if name == "Backtab":
                QTest.keyClick(widget, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
                return
            stroke = QKeySequence(name)[0]
            QTest.keyClick(widget, stroke.key(), stroke.keyboardModifiers())

    def _listener(self, top: str) -> QWidget | None:
        """Who hears a key."""
        widget: QWidget | None = self.named(top)
        if widget is None or (top not in ("popup", "dialog") and self.top() != "window"):
            return None
        if top == "popup":
            return widget
        if not widget.isActiveWindow():
            widget.activateWindow()
        return widget.focusWidget() or widget

    def _do_type(self, top: str, *words: str) -> None:
        widget = self._listener(top)
        if widget is not None:
            lines = [one for one in widget.window().findChildren(QLineEdit) if one.isVisible()]
            if lines and not isinstance(widget, QLineEdit):
                self._typed += 1
                lines[self._typed % len(lines)].setFocus()
                widget = self._listener(top)
            if isinstance(widget, QLineEdit):
                event = QInputMethodEvent()
                event.setCommitString(" ".join(words))
                QCoreApplication.sendEvent(widget, event)

    def _do_row(self, number: str) -> None:
        """A row of what can be done, by its number."""
        if self.page is not None and self.top() == "window" and self.page.moves.isEnabled():
            rows = self.page.moves.findChild(QAbstractItemView)
            count = rows.model().rowCount()
            if count and rows.isVisible():
                row = rows.model().index(int(number) % count, 0)
                rows.scrollTo(row)
                QTest.mouseClick(rows.viewport(), _LEFT, pos=rows.visualRect(row).center())

    def _do_set(self, name: str, word: str) -> None:
        setattr(self.window.settings, name, word)

    def _do_size(self, wide: str, high: str) -> None:
        self.window.resize(int(wide), int(high))

    def _do_wait(self, ms: str) -> None:
        QTest.qWait(int(ms))

    def _do_focus(self, top: str, number: str) -> None:
        widget = self.named(top)
        if widget is not None:
            seen = [one for one in widget.findChildren(QWidget) if one.isVisible()]
            takes = [one for one in seen if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
            if takes:
                takes[int(number) % len(takes)].setFocus()

    def _do_close(self, top: str) -> None:
        widget = self.named(top)
        if widget is not None:
            widget.close()

    def _do_begin(self, seed: str) -> None:
        """Another match of the game, by people and bots, some of it played."""
        if self.top() == "window":
            self.window.begin(begun(self.game, int(seed)))


def begun(name: str, seed: int) -> Match:
    """A match that somebody might have begun, as *seed* says."""
    rng, game = Random(seed), games.load(name)
    seats = rng.choice(tuple(game.seats))
    level = next(iter(games.bots(name)))
    sitting = [rng.choice((None, None, level)) for _ in range(seats)]
    choices = [option for option in game.options if isinstance(option, Choice)]
    agreed = {option.id: rng.choice(option.values) for option in choices}
    options = settled(game.options, agreed, name)
    own, fair = rng.random() < 0.25, rng.random() < 0.4
    match = Match(game, Setup(options, unnamed(sitting), seed, own, fair))
    for _ in range(rng.choice(_PLIES)):
        if match.turn is None:
            break
        drawn = match.turn == CHANCE
        match.play(match.drawn() if drawn else rng.choice(game.legal_actions(match.state)))
    return match
