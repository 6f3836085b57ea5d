"""The view of a table: fits it into the window, zooms, pans, and hands clicks to the scene."""

from __future__ import annotations

import time
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from ui.stage.accessible import AccessibleTable, install
from ui.stage.director import Director
from ui.stage.scene import GameScene
from ui.stage.theme import Theme

_STEP = 1.25
_DEEPEST = 4.0
"""How much larger than fitted the table can be seen."""
_QUIET_MS = 300
"""After so long without zooming the drawings are made anew, sharp."""
_STEP_SECONDS = 0.004
"""So long they are drawn at a time; a frame that is due comes in between."""
_DONE = object()


class Table(QGraphicsView):
    """Shows *scene*; a press while things move finishes them. Without a *director* nothing does."""

    returned = Signal()
    """The keyboard is at the table again."""

    def __init__(self, scene: GameScene, director: Director | None, parent: QWidget | None = None):
        super().__init__(scene, parent)
        self._scene = scene
        self._director = director
        self.accessible: AccessibleTable | None = None
        """What a screen reader meets; none before one has asked."""
        self._retells = QTimer(self)
        self._retells.setSingleShot(True)
        self._retells.timeout.connect(self._retell)
        self._zoom = 1.0
        self._is_seen = False
        """Whether it was painted: before that nothing can be stretched."""
        self._pan_from: QPointF | None = None
        self._sharpen = QTimer(self)
        self._sharpen.setSingleShot(True)
        self._sharpen.timeout.connect(self._begin_to_sharpen)
        self._drawing: Iterator[None] | None = None
        """What is being drawn for another scale, while the old one is seen stretched."""
        self._draws = QTimer(self)
        self._draws.timeout.connect(self._draw_on)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        scene.backdrop.changed = self._repaint
        scene.outdated.connect(self._outdate)
        scene.destroyed.connect(self.stop_sharpening)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        # The background is painted everywhere: nothing need be wiped before.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # A view takes what is dropped, and then the window never hears of it.
        self.setAcceptDrops(False)
        self._was_left = False
        install(Table)

    @property
    def game_scene(self) -> GameScene:
        """The game that is seen."""
        return self._scene

    def _outdate(self) -> None:
        """Another thing can be done or the cursor has moved: a screen reader is told, soon."""
        if self.accessible is not None:
            self.accessible.outdate()
        if QAccessible.isActive():
            self._retells.start(0)

    def _retell(self) -> None:
        QAccessible.queryAccessibleInterface(self)
        if self.accessible is not None:
            self.accessible.retell()

    @property
    def zoom(self) -> float:
        """How large the table is seen; 1 where it fits the window."""
        return self._zoom

    def room_to_say(self) -> QRect:
        """Where a line hides nothing, in pixels; a null rectangle where no such place is seen."""
        room = self._scene.room_to_say()
        seen = QRect() if room.isNull() else self.mapFromScene(room).boundingRect()
        return seen if self.viewport().rect().contains(seen) else QRect()

    def points_below(self) -> bool:
        """Whether the cursor stands in the lower half of what is seen."""
        here = self._scene.cursor.here
        middle = self.viewport().rect().center()
        return here is not None and self.mapFromScene(here.middle).y() > middle.y()

    def zoom_in(self) -> None:
        """A step nearer to the middle."""
        self._zoom_to(self._zoom * _STEP)

    def zoom_out(self) -> None:
        """A step away, at most to the whole table."""
        self._zoom_to(self._zoom / _STEP)

    def zoom_fit(self) -> None:
        """The whole table."""
        self._zoom_to(1.0)

    def set_theme(self, theme: Theme) -> None:
        """Paints the table in another theme, or with larger letters."""
        self._scene.pixmaps.rethemed(theme)
        self._sharpened()

    def stop_sharpening(self) -> None:
        """What is half drawn is given up, and what was to be drawn is not."""
        self._sharpen.stop()
        self._draws.stop()
        self._drawing = None

    def _repaint(self) -> None:
        """Everything anew, the backdrop too."""
        self.resetCachedContent()
        self._scene.update()

    def _zoom_to(self, zoom: float) -> None:
        self._zoom = min(max(zoom, 1.0), _DEEPEST)
        self._fit()
        self._stretch()

    def _stretch(self) -> None:
        """The old drawings are seen stretched until all is quiet."""
        self.stop_sharpening()
        self._scene.pixmaps.stretched = True
        self._sharpen.start(_QUIET_MS)

    def _fit(self) -> None:
        rect, room = self.sceneRect(), self.viewport().size()
        if rect.isEmpty() or room.isEmpty():
            return
        fitted = min(room.width() / rect.width(), room.height() / rect.height())
        scale = fitted * self._zoom
        self.setTransform(QTransform.fromScale(scale, scale))

    @property
    def _scale(self) -> float:
        """Pixels that a unit of the scene has on the screen."""
        return self.transform().m11() * self.devicePixelRatioF()

    def _sharpened(self) -> None:
        """Everything sharp at once."""
        self.stop_sharpening()
        self._scene.pixmaps.stretched = False
        self._scene.pixmaps.rescaled(self._scale)
        self._repaint()

    def _begin_to_sharpen(self) -> None:
        """Draws everything anew in small steps, between which the window answers."""
        self._drawing = self._scene.drawn_ahead(self._scale)
        self._draws.start(0)

    def _draw_on(self) -> None:
        assert self._drawing is not None
        end = time.monotonic() + _STEP_SECONDS
        while time.monotonic() < end:
            if next(self._drawing, _DONE) is _DONE:
                # What was outdated while it was drawn is drawn once more, now.
                self._sharpened()
                return

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        if self._is_seen:
            self._stretch()
        else:
            self._sharpened()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._is_seen = True
        super().paintEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._sharpened()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self._outdate()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.angleDelta().y():
            # What is under the mouse stays there; a key, or another size, keeps the middle.
            self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
            self._zoom_to(self._zoom * _STEP ** (event.angleDelta().y() / 120))
            self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_from = event.position()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        if event.button() == Qt.MouseButton.LeftButton and self._finishes(event.position()):
            return
        super().mousePressEvent(event)

    def _finishes(self, position: QPointF) -> bool:
        """Whether the press only brings what moves to its end."""
        if self._director is None or not self._director.is_moving:
            return False
        where = self.mapToScene(position.toPoint())
        if self._director.waits_for_hand and self._scene.hand.is_for(where):
            return False
        self._director.finish()
        return True

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None:
            way = event.position() - self._pan_from
            self._pan_from = event.position()
            for bar, far in (
                (self.horizontalScrollBar(), way.x()),
                (self.verticalScrollBar(), way.y()),
            ):
                bar.setValue(bar.value() - round(far))
            return
        if event.buttons() == Qt.MouseButton.NoButton:
            self._scene.hand.hover(self.mapToScene(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._scene.hand.leave()
        super().leaveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_from = None
            self.viewport().unsetCursor()
            return
        super().mouseReleaseEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes from group to group on the table, and after the last one on."""
        onwards = 1 if next else -1
        # Qt asks, too, when the table is covered: then nobody has used a key.
        leaps = self.isEnabled() and self._scene.cursor.leap(onwards)
        return leaps or super().focusNextPrevChild(next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._was_left:
            self.returned.emit()
        # A window that opens says Tab, too: nobody has used a key yet.
        if self._was_left and event.reason() == Qt.FocusReason.TabFocusReason:
            self._scene.cursor.leap(1)
        elif self._was_left and event.reason() == Qt.FocusReason.BacktabFocusReason:
            self._scene.cursor.leap(-1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._was_left = True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        presses = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)
        director = self._director
        moves = director is not None and director.is_moving and not director.waits_for_hand
        if director is not None and moves and event.key() in presses:
            director.finish()
            return
        self._scene.keyPressEvent(event)
        if not event.isAccepted():
            # The view itself would scroll.
            event.ignore()
