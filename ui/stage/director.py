"""The director: every step that the match makes is told on the table, one after the other.

After the motion of each step the table is synced with the truth, so that a wrong
animation can never leave a wrong table. What waits can be finished at once.
"""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.kernel.game import Event
from tabletop.kernel.match import Played
from tabletop.session import Session
from ui.stage.motion import Handwork, Moving
from ui.stage.scene import GameScene


class Director(QObject):
    """Plays the steps of *session* on *scene*."""

    begun = Signal(object)
    """An event begins to be told by a motion."""
    landed = Signal(object)
    """The motion that tells an event is at its end, and nobody has cut it short."""
    shown = Signal(object)
    """A ``Played`` is on the table now."""
    rewound = Signal()
    """The table shows another position of the match."""
    handed = Signal(str)
    """A person is to make the next motion: what, in one sentence."""
    quiet = Signal()
    """Nothing moves any more and nothing waits to move."""

    def __init__(self, session: Session, scene: GameScene, parent: QObject | None = None):
        super().__init__(parent)
        self._session = session
        self._scene = scene
        self._steps: deque[Played] = deque()
        self._events: deque[Event] = deque()
        self._event: Event | None = None
        """What the motion of the moment tells."""
        self._moving: Moving | None = None
        self._told_quiet = QTimer(self)
        self._told_quiet.setSingleShot(True)
        self._told_quiet.timeout.connect(self.quiet)
        session.stepped.connect(self._stepped)
        session.rewound.connect(self._rewound)

    @property
    def is_moving(self) -> bool:
        """Whether something moves or waits to move."""
        return bool(self._steps)

    @property
    def is_quiet(self) -> bool:
        """Whether nothing moves, and all have been told so."""
        return not self.is_moving and not self._told_quiet.isActive()

    @property
    def waits_for_hand(self) -> bool:
        """Whether the motion of the moment is a person's to make."""
        return isinstance(self._moving, Handwork)

    def hand_it_over(self) -> None:
        """What waits for a hand does itself."""
        self._scene.hand.let_go()
        self._scene.settle()
        if isinstance(self._moving, Handwork):
            self._scene.spots[0].act()

    def begin(self) -> None:
        """Shows the match as it is."""
        self._scene.sync(self._session.state)
        self.look_again()

    def look_again(self) -> None:
        """What can be done may be something else now, though nothing has moved."""
        if not self.is_moving:
            self._told_quiet.start(0)

    def finish(self) -> None:
        """Everything that moves or waits is at its end at once."""
        if not self._steps:
            return
        self._halt()
        self._events.clear()
        self._scene.sync(self._session.state)
        while self._steps:
            self.shown.emit(self._steps.popleft())
        self._told_quiet.start(0)

    def leave(self) -> None:
        """Everything is at its end, and nothing of the match is told any more."""
        self.finish()
        self._told_quiet.stop()
        self._session.stepped.disconnect(self._stepped)
        self._session.rewound.disconnect(self._rewound)

    def _stepped(self, played: Played) -> None:
        self._told_quiet.stop()
        self._steps.append(played)
        if len(self._steps) == 1:
            self._begin_step()

    def _rewound(self, state: object) -> None:
        """The match is elsewhere: what was still to be told is no more."""
        self._halt()
        self._events.clear()
        self._steps.clear()
        self._scene.sync(state)
        self.rewound.emit()
        self._told_quiet.start(0)

    def _begin_step(self) -> None:
        self._scene.withdraw()
        if self._scene.motion.pace:
            self._events.extend(self._steps[0].events)
        self._next_event()

    def _next_event(self) -> None:
        """Starts the next motion; where none is left the step is over."""
        self._moving = None
        while self._events:
            self._event = self._events.popleft()
            motion = self._scene.animate(self._event)
            if motion is not None:
                self._start(motion)
                return
        self._end_step()

    def _start(self, motion: Moving) -> None:
        motion.setParent(self)
        self._moving = motion
        motion.finished.connect(self._moved)
        self.begun.emit(self._event)
        motion.start()
        if isinstance(motion, Handwork):
            self.handed.emit(motion.words)

    def _moved(self) -> None:
        if self._moving is not None:
            self._moving.deleteLater()
        self.landed.emit(self._event)
        self._scene.offer(())
        self._next_event()

    def _halt(self) -> None:
        """Nothing moves; what a hand holds lies where it was, until the next sync."""
        self._scene.hand.let_go()
        self._scene.settle()
        moving, self._moving = self._moving, None
        if moving is None:
            return
        moving.finished.disconnect(self._moved)
        moving.stop()
        moving.deleteLater()

    def _end_step(self) -> None:
        played = self._steps.popleft()
        self._scene.sync(played.after)
        self.shown.emit(played)
        if self._steps:
            self._begin_step()
        else:
            self._told_quiet.start(0)
