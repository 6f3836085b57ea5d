"""Stepping through a match: a slider from the first action to the last."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QWidget,
)

from ui.icons import icon
from ui.stage.theme import Theme


class _Groove(QSlider):
    """A slider whose handle comes to where its groove is pressed, and follows from there."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._grip: float | None = None
        """How far from the middle of the handle it is held."""

    def _parts(self) -> tuple[QRect, QRect]:
        """Where the handle and the groove lie."""
        option, parts = QStyleOptionSlider(), QStyle.SubControl
        self.initStyleOption(option)
        slider = QStyle.ComplexControl.CC_Slider
        handle = self.style().subControlRect(slider, option, parts.SC_SliderHandle, self)
        return handle, self.style().subControlRect(slider, option, parts.SC_SliderGroove, self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        handle, _ = self._parts()
        held = handle.contains(event.position().toPoint())
        self._grip = event.position().x() - handle.center().x() if held else 0.0
        self.setSliderDown(True)
        self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is None:
            return
        handle, groove = self._parts()
        left = round(event.position().x() - self._grip) - groove.left() - handle.width() // 2
        room = groove.width() - handle.width()
        self.setSliderPosition(
            QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), left, room)
        )

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._grip = None
            self.setSliderDown(False)


class ReviewBar(QWidget):
    """Where in the match one looks; ``moved`` tells the number of actions made there."""

    moved = Signal(int)
    closed = Signal()

    def __init__(self, theme: Theme):
        super().__init__()
        self._slider = _Groove()
        self._slider.valueChanged.connect(self._slid)
        self._where = QLabel()
        self._where.setMinimumWidth(72)
        self._where.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._buttons = {
            "first": self._button(lambda: self._slider.setValue(0)),
            "previous": self._button(lambda: self.step(-1)),
            "next": self._button(lambda: self.step(1)),
            "last": self._button(lambda: self._slider.setValue(self._slider.maximum())),
            "close": self._button(self.closed.emit),
        }
        for key, name in (
            (Qt.Key.Key_Home, "first"),
            (Qt.Key.Key_Left, "previous"),
            (Qt.Key.Key_Right, "next"),
            (Qt.Key.Key_End, "last"),
        ):
            # As long as the bar is seen, wherever the keyboard is.
            QShortcut(QKeySequence(key), self, self._buttons[name].click)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 12, 8)
        for name in ("first", "previous"):
            layout.addWidget(self._buttons[name])
        layout.addWidget(self._slider, 1)
        for name in ("next", "last"):
            layout.addWidget(self._buttons[name])
        layout.addWidget(self._where)
        layout.addWidget(self._buttons["close"])
        self.set_theme(theme)
        self.retranslate()

    def _button(self, act: object) -> QToolButton:
        button = QToolButton()
        button.setIconSize(QSize(20, 20))
        button.clicked.connect(act)
        return button

    @property
    def ply(self) -> int:
        """The number of actions made where one looks."""
        return self._slider.value()

    def set_theme(self, theme: Theme) -> None:
        """Icons in the colours of *theme*."""
        for name, button in self._buttons.items():
            button.setIcon(icon(name, theme))

    def retranslate(self) -> None:
        """Words in the language of the window."""
        for name, words in (
            ("first", self.tr("To the beginning")),
            ("previous", self.tr("One action back")),
            ("next", self.tr("One action on")),
            ("last", self.tr("To the end")),
            ("close", self.tr("Close the review")),
        ):
            self._buttons[name].setToolTip(words)
            self._buttons[name].setAccessibleName(words)
        self._slider.setAccessibleName(self.tr("Where in the match"))

    def begin(self, length: int, ply: int) -> None:
        """Looks at a match of *length* actions, after *ply* of them."""
        self._slider.blockSignals(True)
        self._slider.setRange(0, length)
        self._slider.setValue(ply)
        self._slider.blockSignals(False)
        self._slid(ply)

    def go(self, ply: int) -> None:
        """Looks after *ply* actions."""
        self._slider.setValue(ply)

    def step(self, by: int) -> None:
        """So many actions on or back."""
        self._slider.setValue(self._slider.value() + by)

    def _slid(self, ply: int) -> None:
        self._where.setText(f"{ply} / {self._slider.maximum()}")
        self.moved.emit(ply)
