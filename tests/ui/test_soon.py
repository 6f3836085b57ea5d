"""What is done soon is done once whatever goes on is over; for who has gone, never."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QCoreApplication, QEvent, QObject

from ui.soon import soon


class Somebody(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    def do(self) -> None:
        self.done.append("done")


def test_it_is_done_after_what_goes_on_and_once(qapp) -> None:
    somebody = Somebody()
    soon(somebody, somebody.do)
    somebody.done.append("said")
    for _ in range(3):
        QCoreApplication.processEvents()
    assert somebody.done == ["said", "done"]


def test_nothing_is_left_of_it_afterwards(qapp) -> None:
    somebody = Somebody()
    soon(somebody, somebody.do)
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert somebody.children() == []


def test_for_who_has_gone_it_is_not_done_and_holds_nobody(qapp) -> None:
    somebody = Somebody()
    held, done = weakref.ref(somebody), somebody.done
    soon(somebody, somebody.do)
    somebody.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    del somebody
    QCoreApplication.processEvents()
    gc.collect()
    assert held() is None
    assert done == []
