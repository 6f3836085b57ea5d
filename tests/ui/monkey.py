"""A monkey at the window: it clicks, drags, types and turns everything there is, at random.

What it does is one line an event, and a line does the same again: ``lines`` can be pasted
into a file of ``tests/ui/monkeys/``, and are done there ever after. It aims at what is seen,
and often where something can be touched.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QLineEdit,
    QWidget,
)

from tests.ui.paws import Paws
from ui.pieces.piece import Piece
from ui.window import Window

_TABLE_KEYS: Final = (
    *("Left", "Right", "Up", "Down", "Return", "Space", "Esc", "Tab", "Backtab", "Home", "End"),
    *("Shift+Left", "Shift+Right", "Shift+Up", "Shift+Down", "1", "2", "6", "Backspace"),
    *("Return", "Space", "R"),
)
_WINDOW_KEYS: Final = (
    *("U", "Ctrl+Z", "Ctrl+Shift+Z", "R", "H", "Ctrl+R", "M", "F11", "Ctrl++", "Ctrl+-", "Ctrl+0"),
    *("Ctrl+J", "Ctrl+I", "Ctrl+K", "Ctrl+L", "Ctrl+N", "F1", "Shift+F1", "Ctrl+Shift+F1"),
    *("Ctrl+F1", "?", "Ctrl+,", "Ctrl+S", "Ctrl+Shift+S", "Ctrl+O", "Ctrl+P", "Ctrl+Shift+P"),
    *("Ctrl+E", "Ctrl+W", "Alt+M", "Alt+V", "F10", "PgUp", "PgDown", "Delete", "A", "F5"),
    *("Ctrl+Tab", "Ctrl+A", "Ctrl+C", "Ctrl+1", "Ctrl+2", "Ctrl+3", "F3", "Ctrl+F"),
)
_BACK_AND_FORTH: Final = ("U", "U", "Ctrl+Z", "Ctrl+Shift+Z")
_WORDS: Final = (
    "",
    "1",
    "3 5 1",
    "Zoé",
    "w5",
    "é~\u202f\x07",
    "0",
    "999999999999",
    "roll 6",
    "<b>",
)
_SETTINGS: Final = {
    "speed": ("off", "fast", "fast", "fast", "normal"),
    "theme": ("light", "dark", "system"),
    "contrast": ("normal", "high", "system"),
    "text": ("normal", "large", "larger"),
    "language": ("en", "fr"),
    "input": ("both", "drag", "click"),
    "throws": ("click", "auto"),
    "pawns": ("hand", "walk"),
    "points": ("shown", "hidden"),
    "passing": ("off", "on"),
    "sound": ("off", "on"),
}
_OFTEN: Final = ("speed", "input", "throws", "pawns", "points", "passing", "sound")
"""What costs little to turn; the rest dresses every window anew."""
_KEPT: Final = 60
_PATIENCE: Final = 12
"""So many events a dialog stays open at most."""


class Monkey(Paws):
    """Plays with the window as *seed* says. All that it does is written down in *diary*."""

    def __init__(self, opens: Callable[[], Window], game: str, seed: int, diary: Path):
        super().__init__(opens, game)
        self.lines: deque[str] = deque(maxlen=_KEPT)
        self._diary = diary
        self._rng = Random(f"{game}/{seed}")
        self._planned: deque[str] = deque()
        self._modal_for = 0

    def act(self) -> None:
        """Does the next thing."""
        if not self._planned:
            self._planned.extend(self._plan())
        line = self._planned.popleft()
        self.lines.append(line)
        with self._diary.open("a", encoding="utf-8") as diary:
            # Before it is done: a crash tells nothing.
            diary.write(f"{line}\n")
        self.do(line)

    def _plan(self) -> Iterator[str]:
        rng, top = self._rng, self.top()
        self._modal_for = self._modal_for + 1 if top in ("dialog", "popup") else 0
        if self._modal_for > _PATIENCE:
            yield f"key {top} Esc" if self._modal_for % 4 else f"close {top}"
        elif self.page is None and top == "window" and rng.random() < 0.5:
            yield f"begin {rng.randrange(10**6)}"
        else:
            (plan,) = rng.choices(*zip(*_PLANS, strict=True))
            yield from plan(self, top)

    def _somewhere(self, top: str) -> QPoint:
        """A pixel of a window: mostly where something is."""
        rng, widget = self._rng, self.named(top)
        page = self.page
        if top == "window" and page is not None and not page.curtain.is_drawn:
            if rng.random() < 0.7:
                return self._on_table(page)
        elif rng.random() < 0.3:
            return self._anywhere(widget)
        kinds = QAbstractButton | QLineEdit | QComboBox | QAbstractItemView | QAbstractSlider
        seen = [one for one in widget.findChildren(QWidget) if one.isVisible()]
        found = [one for one in seen if isinstance(one, kinds)] or seen or [widget]
        chosen = rng.choice(found)
        return (
            chosen.mapTo(widget, self._anywhere(chosen)) if chosen is not widget else QPoint(9, 9)
        )

    def _anywhere(self, widget: QWidget) -> QPoint:
        return QPoint(
            self._rng.randrange(max(1, widget.width())),
            self._rng.randrange(max(1, widget.height())),
        )

    def _on_table(self, page: Any) -> QPoint:
        """Where something can be touched, or a piece lies, or nothing."""
        rng, table, how = self._rng, page.table, self._rng.random()
        view = table.viewport()
        spots = page.scene.spots
        where: QPointF | None = None
        if spots and how < 0.75:
            spot = rng.choice(spots)
            area = spot.area.boundingRect()
            if spot.source is not None and rng.random() < 0.6:
                area = spot.source.sceneBoundingRect()
            where = area.center()
        elif how < 0.9:
            pieces = [item for item in page.scene.items() if isinstance(item, Piece)]
            where = rng.choice(pieces).sceneBoundingRect().center() if pieces else None
        at = self._anywhere(view) if where is None else table.mapFromScene(where)
        return view.mapTo(self.window, at)

    def _clicks(self, top: str) -> Iterator[str]:
        at = self._somewhere(top)
        yield f"click {top} {at.x()} {at.y()}"

    def _holds(self, top: str) -> Iterator[str]:
        """Half a drag, and whatever comes before its other half."""
        verb = "release" if self.down is not None else self._rng.choice(("press", "move"))
        at = self._somewhere(top)
        yield f"{verb} {top} {at.x()} {at.y()}"

    def _drags(self, top: str) -> Iterator[str]:
        start, end = self._somewhere(top), self._somewhere(top)
        yield f"press {top} {start.x()} {start.y()}"
        for part in (0.3, 0.7, 1.0):
            at = start + (end - start) * part
            yield f"move {top} {at.x()} {at.y()}"
            if self._rng.random() < 0.06:
                yield f"key {top} {self._rng.choice((*_BACK_AND_FORTH, 'Esc', 'R', 'Ctrl+R'))}"
        yield f"release {top} {end.x()} {end.y()}"

    def _rolls(self, top: str) -> Iterator[str]:
        verb = self._rng.choice(("wheel", "wheel", "double", "right", "pan", "context", "tip"))
        at = self._somewhere(top)
        yield f"{verb} {top} {at.x()} {at.y()}"

    def _keys(self, top: str) -> Iterator[str]:
        yield f"key {top} {self._rng.choice(_TABLE_KEYS)}"

    def _shortcuts(self, top: str) -> Iterator[str]:
        yield f"key {top} {self._rng.choice(_WINDOW_KEYS)}"

    def _types(self, top: str) -> Iterator[str]:
        yield f"type {top} {self._rng.choice(_WORDS)}"

    def _hammers(self, top: str) -> Iterator[str]:
        """Undo and redo, as fast as it can."""
        for _ in range(self._rng.randrange(2, 9)):
            yield f"key {top} {self._rng.choice(_BACK_AND_FORTH)}"

    def _chooses(self, top: str) -> Iterator[str]:
        yield f"row {self._rng.randrange(40)}"

    def _turns(self, top: str) -> Iterator[str]:
        names = _OFTEN if self._rng.random() < 0.7 else tuple(_SETTINGS)
        name = self._rng.choice(names)
        yield f"set {name} {self._rng.choice(_SETTINGS[name])}"

    def _sizes(self, top: str) -> Iterator[str]:
        yield f"size {self._rng.randrange(800, 1600)} {self._rng.randrange(480, 1000)}"

    def _waits(self, top: str) -> Iterator[str]:
        yield f"wait {self._rng.choice((0, 1, 5, 15, 30, 60))}"

    def _focuses(self, top: str) -> Iterator[str]:
        yield f"focus {top} {self._rng.randrange(100)}"

    def _beside(self, top: str) -> Iterator[str]:
        """Something at a window beside the table, if one is open."""
        names = ("rules", "statistics", "counter", "analysis")
        seen = [name for name in names if self.named(name) is not None]
        if not seen:
            yield "wait 0"
            return
        name = self._rng.choice(seen)
        how = self._rng.random()
        if how < 0.7:
            yield from self._clicks(name)
        elif how < 0.8:
            yield from self._rolls(name)
        elif how < 0.9:
            yield from self._shortcuts(name)
        else:
            yield f"close {name}"

    def _begins(self, top: str) -> Iterator[str]:
        yield f"begin {self._rng.randrange(10**6)}"


_PLANS: Final = (
    (Monkey._clicks, 30),
    (Monkey._holds, 5),
    (Monkey._drags, 5),
    (Monkey._rolls, 5),
    (Monkey._keys, 12),
    (Monkey._shortcuts, 6),
    (Monkey._types, 2),
    (Monkey._hammers, 3),
    (Monkey._chooses, 6),
    (Monkey._turns, 2),
    (Monkey._sizes, 0.8),
    (Monkey._waits, 8),
    (Monkey._focuses, 2),
    (Monkey._beside, 6),
    (Monkey._begins, 0.3),
)
"""What it thinks of, and how often."""
