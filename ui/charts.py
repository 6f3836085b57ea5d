"""Charts in the clothes of the table: paper, ink, quiet lines, and nothing that moves by itself.

The charts come from pyqtgraph, which takes half a second to import and has no types:
this module is imported when a chart is first wanted, and all that touches pyqtgraph
stands here. What is drawn has its colours from the theme at that moment: in another
theme ``dress`` the plot, clear it and draw again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import pyqtgraph  # type: ignore[import-untyped]
from pyqtgraph import AxisItem, PlotWidget
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPen

from ui.fonts import load, sized
from ui.numbers import number
from ui.stage.theme import Theme
from ui.style import SIZES

LINE: Final = 2.0
"""The weight of what is drawn; axes and grid have half of it."""
MARK: Final = 9
"""How large a mark is, in points of the screen."""
MARKS: Final = {"circle": "o", "square": "s", "triangle": "t1", "diamond": "d"}
"""The shapes of marks: those of the seats."""
_GRID: Final = 0.22
_BAND: Final = 0.2
_LINE_HEIGHT: Final = 15
"""Of the letters at the axes."""
_SIDES: Final = ("left", "bottom")


class _Axis(AxisItem):  # type: ignore[misc]  # pyqtgraph has no types
    """An axis whose numbers are written as the language of the window writes them."""

    least = 0.0
    """The smallest step from tick to tick."""

    def tickSpacing(self, low: float, high: float, size: float) -> list[tuple[float, float]]:
        """The steps from tick to tick, wide ones first."""
        steps: list[tuple[float, float]] = super().tickSpacing(low, high, size)
        return [step for step in steps if step[0] >= self.least] or [(self.least, 0.0)]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        """The numbers at the ticks, with as many decimals as their distance needs."""
        decimals = 0
        while decimals < 3 and abs(spacing * 10**decimals - round(spacing * 10**decimals)) > 1e-6:
            decimals += 1
        return [number(value * scale, decimals) for value in values]


def plot(theme: Theme) -> PlotWidget:
    """An empty plot; nobody can shift, zoom or rescale it by mistake."""
    made = PlotWidget(axisItems={side: _Axis(side) for side in _SIDES})
    made.setAntialiasing(True)
    made.setMouseEnabled(x=False, y=False)
    made.setMenuEnabled(False)
    made.hideButtons()
    made.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    dress(made, theme)
    return made


def dress(plot: PlotWidget, theme: Theme) -> None:
    """Paper and axes in *theme*; what was drawn before keeps its colours."""
    plot.setBackground(theme.colour("paper"))
    quiet = theme.colour("quiet")
    font = QFont(load())
    font.setPixelSize(sized(SIZES[0]))
    for side in _SIDES:
        axis = plot.getAxis(side)
        axis.enableAutoSIPrefix(False)
        axis.setPen(pen(quiet, LINE / 2))
        axis.setTextPen(pen(theme.colour("ink"), LINE / 2))
        axis.setStyle(tickFont=font, tickLength=4, maxTickLevel=0, autoReduceTextSpace=False)
        axis.label.setFont(font)
        axis.label.setDefaultTextColor(quiet)
    plot.showGrid(x=False, y=True, alpha=_GRID)


def name_axes(plot: PlotWidget, bottom: str, left: str) -> None:
    """Writes what the axes count; nothing beside one with an empty name."""
    for side, name in (("bottom", bottom), ("left", left)):
        axis = plot.getAxis(side)
        axis.showLabel(bool(name))
        axis.label.setPlainText(name)
        axis.labelText = name
        axis.resizeEvent()


def describe(plot: PlotWidget, name: str, description: str) -> None:
    """What a screen reader says of the whole chart."""
    plot.setAccessibleName(name)
    plot.setAccessibleDescription(description)


def ticks(plot: PlotWidget, side: str, at: Sequence[tuple[float, str]] | None) -> None:
    """Words or numbers at these places of an axis; None for those it chooses itself.

    Below each other at the bottom, where a word has several lines.
    """
    axis = plot.getAxis(side)
    axis.setTicks(None if at is None else [list(at)])
    lines = max((words.count("\n") + 1 for _, words in at or ()), default=1)
    # By itself an axis makes room for four fifths of every line.
    axis.setStyle(autoExpandTextSpace=lines == 1, tickTextHeight=lines * sized(_LINE_HEIGHT))


def whole(plot: PlotWidget, side: str) -> None:
    """Only whole numbers stand at an axis: what it counts has no halves."""
    plot.getAxis(side).least = 1.0


def span(plot: PlotWidget, across: tuple[float, float], up: tuple[float, float]) -> None:
    """Shows exactly from here to there."""
    plot.setXRange(*across, padding=0)
    plot.setYRange(*up, padding=0)


def pen(colour: QColor, width: float = LINE, *, dashed: bool = False) -> QPen:
    """A pen of so many points, however the axes are stretched."""
    made = QPen(colour, width)
    made.setCosmetic(True)
    made.setCapStyle(Qt.PenCapStyle.FlatCap if dashed else Qt.PenCapStyle.RoundCap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashed:
        made.setDashPattern([4, 3])
    return made


def bars(
    plot: PlotWidget,
    middles: Sequence[float],
    heights: Sequence[float],
    width: float,
    colour: QColor,
    *,
    ground: float = 0.0,
    edge: QColor | None = None,
) -> Any:
    """Bars that stand on the *ground*, or hang from it; with an *edge* of another colour."""
    item = pyqtgraph.BarGraphItem(
        x=list(middles),
        y0=ground,
        height=list(heights),
        width=width,
        brush=QBrush(colour),
        pen=QPen(Qt.PenStyle.NoPen) if edge is None else pen(edge, LINE / 2),
    )
    plot.addItem(item)
    return item


def line(
    plot: PlotWidget,
    xs: Sequence[float],
    ys: Sequence[float],
    colour: QColor,
    *,
    width: float = LINE,
    dashed: bool = False,
) -> Any:
    """A line from point to point."""
    item = pyqtgraph.PlotCurveItem(
        list(xs), list(ys), pen=pen(colour, width, dashed=dashed), antialias=True
    )
    plot.addItem(item)
    return item


def level(plot: PlotWidget, at: float, colour: QColor, *, upright: bool = False) -> Any:
    """A dashed line right across, or *upright* from bottom to top."""
    item = pyqtgraph.InfiniteLine(
        pos=at, angle=90 if upright else 0, pen=pen(colour, LINE, dashed=True)
    )
    plot.addItem(item)
    return item


def band(
    plot: PlotWidget,
    xs: Sequence[float],
    low: Sequence[float],
    high: Sequence[float],
    colour: QColor,
) -> Any:
    """What lies between two lines, faintly, with everything else on top of it."""
    faint = QColor(colour)
    faint.setAlphaF(_BAND)
    edges = [
        pyqtgraph.PlotCurveItem(list(xs), list(ys), pen=QPen(Qt.PenStyle.NoPen))
        for ys in (low, high)
    ]
    item = pyqtgraph.FillBetweenItem(*edges, brush=QBrush(faint))
    item.setZValue(-5)
    for edge in edges:
        plot.addItem(edge)
    plot.addItem(item)
    return item


def marks(
    plot: PlotWidget,
    xs: Sequence[float],
    ys: Sequence[float],
    shape: str,
    fill: QColor,
    edge: QColor,
    *,
    size: int = MARK,
    facts: Sequence[object] | None = None,
    clicked: Callable[[object], None] | None = None,
) -> Any:
    """Marks of a *shape* of ``MARKS``. A click on one tells *clicked* its one of the *facts*."""
    item = pyqtgraph.ScatterPlotItem(
        x=list(xs),
        y=list(ys),
        data=None if facts is None else list(facts),
        symbol=MARKS[shape],
        size=size,
        brush=QBrush(fill),
        pen=pen(edge, LINE / 2),
        antialias=True,
        useCache=False,
    )
    item.setZValue(10)
    if clicked is not None:
        item.sigClicked.connect(lambda _item, points, _event: clicked(points[0].data()))
    plot.addItem(item)
    return item
