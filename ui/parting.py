"""What the system asks of the window: to close, as a click does.

Ctrl+C in the terminal asks it, and so do a terminal that is closed and a desktop whose
session ends. Python runs no handler while Qt waits, so what came is told through a socket
that Qt listens at (Python's documentation of `signal.set_wakeup_fd`).
"""

from __future__ import annotations

import signal
import socket
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication

_ASK_TO_CLOSE: Final = [
    signal.Signals[name]
    for name in ("SIGINT", "SIGTERM", "SIGHUP")
    if name in signal.Signals.__members__
]


class Parting(QObject):
    """Closes all windows of *app* when it is asked to; whoever asks twice ends it at once."""

    def __init__(self, app: QApplication):
        super().__init__(app)
        self._hears, self._tells = socket.socketpair()
        for end in (self._hears, self._tells):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._hears.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._close)

    def watch(self) -> None:
        """From now on."""
        signal.set_wakeup_fd(self._tells.fileno(), warn_on_full_buffer=False)
        for number in _ASK_TO_CLOSE:
            # Who starts it with nohup wants it to outlive the terminal.
            if signal.getsignal(number) != signal.SIG_IGN:
                # Only what has a handler in Python is told.
                signal.signal(number, _leave_to_qt)

    def _close(self) -> None:
        self._hears.recv(64)
        for number in _ASK_TO_CLOSE:
            if signal.getsignal(number) is _leave_to_qt:
                signal.signal(number, signal.SIG_DFL)
        QApplication.closeAllWindows()


def _leave_to_qt(*_: object) -> None:
    """Nothing is done here: the socket has told already."""
