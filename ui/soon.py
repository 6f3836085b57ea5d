"""What is done soon: when whatever goes on just now is over."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def soon(whose: QObject, act: Callable[[], object]) -> None:
    """Has *act* done soon; never, if what it is done for, *whose*, has gone by then."""
    # A shot of QTimer without delay would hold *act*, and all it knows, for ever then.
    timer = QTimer(whose)
    timer.setSingleShot(True)
    timer.timeout.connect(act)
    timer.timeout.connect(timer.deleteLater)
    timer.start(0)
