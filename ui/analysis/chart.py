"""The chart of a match: chances to win above, expected points below, action by action.

Imported when it is first wanted: pyqtgraph takes half a second.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tabletop.intervals import Interval
from tabletop.kernel.seats import Player
from ui import charts
from ui.analysis.course import Course
from ui.fonts import sized
from ui.stage.theme import Theme

_AXIS: Final = 62
"""Both plots have their left axis as wide, so that actions lie below each other."""
_LEAP: Final = 10
"""Actions that Page up and Page down go."""
_MARKS: Final = 14
"""Marks on a line: enough to tell it, too few to hide it."""
_ROOM: Final = 0.08
"""Of all points that are seen, so much is left above and below."""


class _Trace:
    """One player's line on one plot: its band, and marks in the shape of the seat."""

    def __init__(self, plot: Any, player: Player, theme: Theme):
        colour = theme.colour(player.colour)
        # Yellow and orange are fills only: a line is darker by day.
        stroke = colour if theme.is_dark else colour.darker(115)
        self._band = charts.band(plot, [], [], [], colour)
        self._line = charts.line(plot, [], [], stroke)
        self._marks = charts.marks(plot, [], [], player.shape, colour, theme.colour("ink"))

    def update(self, xs: Sequence[int], told: Sequence[Interval], scale: float) -> None:
        """Goes through these figures."""
        values = [one.value * scale for one in told]
        low, high = self._band.curves
        low.setData(list(xs), [one.low * scale for one in told])
        high.setData(list(xs), [one.high * scale for one in told])
        self._line.setData(list(xs), values)
        marked = range(len(xs) - 1, -1, -max(1, len(xs) // _MARKS))
        self._marks.setData(x=[xs[at] for at in marked], y=[values[at] for at in marked])


class Chart(QWidget):
    """Two plots with the same actions from left to right; alone there are only points."""

    pointed = Signal(int)
    """The number of actions made where one points at."""
    wanted = Signal(int)
    """Somebody wants to see the table after so many actions."""

    def __init__(self, course: Course, players: Sequence[Player], heads: Callable[[], list[int]]):
        super().__init__()
        self._course, self._players, self._heads = course, players, heads
        self._theme: Theme | None = None
        self._traces: list[list[_Trace]] = []
        self._cursors: list[tuple[Any, Any]] = []
        self._drawn_heads: list[int] = []
        self._head_lines: list[tuple[Any, Any]] = []
        self._there = self._shown = 0
        self._shows_points = True
        self.plots: list[Any] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 10, 14, 8)
        self._column.setSpacing(2)

    @property
    def there(self) -> int:
        """The number of actions made where one points at."""
        return self._there

    def set_theme(self, theme: Theme) -> None:
        """Draws everything anew in the colours of *theme*."""
        self._theme = theme
        if not self.plots:
            self._lay(theme)
        self._traces, self._cursors = [], []
        for plot in self.plots:
            plot.clear()
            charts.dress(plot, theme)
            plot.getAxis("left").setWidth(sized(_AXIS))
            self._traces.append([_Trace(plot, player, theme) for player in self._players])
            self._cursors.append(self._lines(plot, theme))
        self._drawn_heads, self._head_lines = [], []
        self.follow()

    def _lay(self, theme: Theme) -> None:
        shares = (5, 4) if self._course.competes else (1,)
        for share in shares:
            plot = charts.plot(theme)
            charts.whole(plot, "bottom")
            plot.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
            plot.scene().sigMouseMoved.connect(self._moved_in(plot))
            plot.scene().sigMouseClicked.connect(self._clicked_in(plot))
            self.plots.append(plot)
            self._column.addWidget(plot, share)

    def show_points(self, shown: bool) -> None:
        """The points below the chances are there, or not."""
        self._shows_points = shown
        self.plots[-1].setVisible(shown)

    def name_axes(self, actions: str, chance: str, points: str) -> None:
        """Writes on the axes; what counts the actions stands once, below all."""
        lowest = self.plots[-1 if self._shows_points else 0]
        for plot, left in zip(self.plots, [chance, points][-len(self.plots) :], strict=True):
            charts.name_axes(plot, actions if plot is lowest else "", left)

    def _lines(self, plot: Any, theme: Theme) -> tuple[Any, Any]:
        """Where one points at, and where the table looks."""
        pointed = charts.level(plot, self._there, theme.colour("ink"), upright=True)
        pointed.setPen(charts.pen(theme.colour("quiet"), 1))
        return pointed, charts.level(plot, self._shown, theme.colour("accent"), upright=True)

    # What is drawn

    def follow(self) -> None:
        """Shows what is known now."""
        if self._theme is None:
            return
        telling = self._course.telling()
        last = len(self._course.tallies) - 1
        self._draw_heads(self._theme)
        for traces, told, scale in self._told():
            for seat, trace in enumerate(traces):
                trace.update(telling, [told(ply, seat) for ply in telling], scale)
        across = (-0.01 * max(1, last), 1.01 * max(1, last))
        charts.span(self.plots[-1], across, self._points_seen(telling))
        if self._course.competes:
            charts.span(self.plots[0], across, (-4, 110))
            charts.ticks(self.plots[0], "left", [(at, f"{at}%") for at in range(0, 101, 25)])
        self.point_at(min(self._there, last))

    def _told(self) -> list[tuple[list[_Trace], Callable[[int, int], Interval], float]]:
        """For each plot its lines, what they tell, and by how much that is multiplied."""
        told = [(self._course.chance, 100.0), (self._course.expected, 1.0)][-len(self.plots) :]
        return [(traces, *each) for traces, each in zip(self._traces, told, strict=True)]

    def _points_seen(self, plies: Sequence[int]) -> tuple[float, float]:
        """From which to which points the plot goes."""
        seats = range(self._course.seats)
        found = [self._course.expected(ply, seat) for ply in plies for seat in seats]
        low = min((one.low for one in found), default=0.0)
        high = max((one.high for one in found), default=0.0)
        room = max(1.0, _ROOM * (high - low))
        return low - room, high + room

    def _draw_heads(self, theme: Theme) -> None:
        """A quiet line wherever a part of the match begins."""
        heads = self._heads()
        if heads == self._drawn_heads:
            return
        for plot, line in self._head_lines:
            plot.removeItem(line)
        self._head_lines = [
            (plot, charts.level(plot, at, theme.colour("line"), upright=True))
            for plot in self.plots
            for at in heads
        ]
        for _, line in self._head_lines:
            line.setPen(charts.pen(theme.colour("line"), 1))
            line.setZValue(-20)
        self._drawn_heads = heads

    # Where one points at, and where the table looks

    def point_at(self, ply: int) -> None:
        """Points at the position after so many actions."""
        self._there = max(0, min(ply, len(self._course.tallies) - 1))
        for pointed, _ in self._cursors:
            pointed.setValue(self._there)
        self.pointed.emit(self._there)

    def look_at(self, ply: int) -> None:
        """The table looks there now."""
        self._shown = ply
        for _, shown in self._cursors:
            shown.setValue(ply)
        self.point_at(ply)

    def _ply(self, plot: Any, where: QPointF) -> int:
        """The number of actions that lies nearest to a point of the plot."""
        return round(float(plot.getViewBox().mapSceneToView(where).x()))

    def _moved_in(self, plot: Any) -> Callable[[QPointF], None]:
        return lambda where: self.point_at(self._ply(plot, where))

    def _clicked_in(self, plot: Any) -> Callable[[Any], None]:
        def clicked(event: Any) -> None:
            if event.button() == Qt.MouseButton.LeftButton:
                self.point_at(self._ply(plot, event.scenePos()))
                self.wanted.emit(self._there)

        return clicked

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows point, Enter goes there."""
        last, key = len(self._course.tallies) - 1, Qt.Key
        to = {
            key.Key_Left: self._there - 1,
            key.Key_Right: self._there + 1,
            key.Key_PageUp: self._there - _LEAP,
            key.Key_PageDown: self._there + _LEAP,
            key.Key_Home: 0,
            key.Key_End: last,
        }.get(key(event.key()))
        if to is not None:
            self.point_at(to)
        elif event.key() in (key.Key_Return, key.Key_Enter, key.Key_Space):
            self.wanted.emit(self._there)
        else:
            super().keyPressEvent(event)

    # The paper it is drawn on

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A sheet of paper, with a frame where the keyboard is."""
        if self._theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(self._theme.paper))
        edge = self._theme.accent if self.hasFocus() else self._theme.line
        painter.setPen(charts.pen(QColor(edge), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.end()
