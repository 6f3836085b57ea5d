"""A process in which something is thought about, so that the window never waits.

What is asked is a pure function of values that travel. Nobody waits for an answer:
it comes by a signal, with the token it was asked by. What nobody wants to know any
more is dropped: its process leaves off in the middle of the thought.
"""

from __future__ import annotations

import ctypes
import gc
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, ClassVar, Final

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.kernel.errors import TabletopError

_END_SECONDS: Final = 1.0
"""The pool's thread ends some milliseconds after its process."""
TIDY_MS: Final = 200
"""Milliseconds between two looks for what nobody holds any more."""


class _Dropped(BaseException):
    """Raised in the middle of a thought that nobody wants to know the end of."""


class _Desk:
    """What the process thinks about, and how it is told to leave off.

    Two threads meet here: that which thinks, and that which hears from the window.
    """

    def __init__(self) -> None:
        self._thinker = threading.get_ident()
        self._at: int | None = None
        self._dropped: set[int] = set()
        self._is_raising = False

    def think(self, number: int, act: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """The answer; None where the question was dropped."""
        try:
            try:
                self._at = number
                return None if number in self._dropped else act(*args)
            finally:
                self._dropped.discard(number)
                self._leave()
        except _Dropped:
            self._leave()
            return None

    def _leave(self) -> None:
        """From here on nothing is raised: what was just being raised arrives before the end."""
        self._at = None
        while self._is_raising:
            time.sleep(0)
        time.sleep(0)

    def drop(self, number: int) -> None:
        """Leaves off with a question, or never begins with it."""
        self._dropped.add(number)
        self._is_raising = True
        if self._at == number:
            # The one way into another thread that every system has.
            ctypes.pythonapi.PyThreadState_SetAsyncExc(
                ctypes.c_ulong(self._thinker), ctypes.py_object(_Dropped)
            )
        self._is_raising = False


_desk: _Desk


def _begin(orders: Connection) -> None:
    """The first thing in a new process: it hears what is dropped, and ends with its window."""
    global _desk  # noqa: PLW0603  a process has one
    _desk = _Desk()
    parent = multiprocessing.parent_process()
    assert parent is not None

    def listen() -> None:
        while orders in wait([parent.sentinel, orders]):
            try:
                _desk.drop(orders.recv())
            except EOFError:
                break
        # A process whose window was killed would wait for questions for ever.
        os._exit(0)

    threading.Thread(target=listen, daemon=True).start()


def _thought(number: int, act: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    """Runs in the process."""
    return _desk.think(number, act, args)


def _ready() -> None:
    """What a new process is asked first: nothing, but it is there then."""


def _let_go_of_its_ends(pool: ProcessPoolExecutor) -> None:
    """Closes what only the process, which has them now, reads from and writes to.

    With these open here, too, no pipe would ever end: when the process is gone in the middle
    of a long answer, or before it has read a long question, the pool's thread would wait on
    and keep the program from ending.
    """
    for queue, end in (("_result_queue", "_writer"), ("_call_queue", "_reader")):
        mine: Connection | None = getattr(getattr(pool, queue, None), end, None)
        if mine is not None:
            mine.close()


class Tidying(QObject):
    """Python's collector, run in this thread only.

    By itself it runs in whichever thread happens to allocate, so also in those of the
    pool; and what it finds may be Qt's, which must be destroyed where it was made.
    """

    _running: ClassVar[set[int]] = set()

    def __init__(self, parent: QObject):
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(TIDY_MS)
        self._timer.timeout.connect(self._tidy)

    def start(self) -> None:
        """From now on nothing is collected but here."""
        self._running.add(id(self))
        gc.disable()
        self._timer.start()

    def stop(self) -> None:
        """Python collects by itself again, once nobody needs it otherwise."""
        self._timer.stop()
        self._running.discard(id(self))
        if not self._running:
            gc.enable()

    def _tidy(self) -> None:
        """As far as Python itself would have come; older things seldomer."""
        for generation, threshold in enumerate(gc.get_threshold()):
            if gc.get_count()[generation] > threshold:
                gc.collect(generation)


class Thinking(QObject):
    """One process that thinks, and what it was asked."""

    answered = Signal(object, object)
    """The token a question was asked with, and the answer or what went wrong: an exception."""

    def __init__(self, parent: QObject | None = None):
        super().__init__(parent)
        self._pool: ProcessPoolExecutor | None = None
        self._orders: Connection | None = None
        self._asked: dict[object, tuple[int, Future[Any]]] = {}
        self._count = 0
        self._tidying = Tidying(self)

    def start(self) -> None:
        """Starts the process before it is needed; it takes some 30 ms once."""
        if self._pool is not None:
            return
        context = multiprocessing.get_context("spawn")
        heard, self._orders = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(
            max_workers=1, mp_context=context, initializer=_begin, initargs=(heard,)
        )
        self._tidying.start()
        self._pool.submit(_ready)
        _let_go_of_its_ends(self._pool)

    def send(self, token: object, act: Callable[..., Any], *args: Any) -> None:
        """Asks for ``act(*args)``; ``answered`` comes later, in this thread."""
        self.start()
        assert self._pool is not None
        self._count += 1
        number = self._count
        try:
            future = self._pool.submit(_thought, number, act, args)
        except BrokenProcessPool:
            self._pool = None
            assert self._orders is not None
            self._orders.close()
            self.send(token, act, *args)
            return
        self._asked[token] = (number, future)
        future.add_done_callback(lambda done: self._came(token, done))

    def drop(self, token: object) -> None:
        """Nobody wants to know any more: no answer comes, and the thought ends."""
        found = self._asked.pop(token, None)
        if found is None:
            return
        number, future = found
        if not future.cancel() and not future.done() and self._orders is not None:
            with suppress(OSError):
                self._orders.send(number)

    def _came(self, token: object, done: Future[Any]) -> None:
        """Runs in the pool's thread: only hands over what is still wanted.

        What was cancelled is not: it was taken out of what was asked before.
        """
        if self._asked.pop(token, None) is None:
            return
        error = done.exception()
        if isinstance(error, BrokenProcessPool):
            error = TabletopError("its process has ended.")
        # The window may be gone already when a late answer comes.
        with suppress(RuntimeError):
            self.answered.emit(token, done.result() if error is None else error)

    def stop(self) -> None:
        """Ends the process at once; a running thought is of no use any more."""
        pool, self._pool = self._pool, None
        orders, self._orders = self._orders, None
        self._asked.clear()
        if pool is None or orders is None:
            return
        processes = list((getattr(pool, "_processes", None) or {}).values())
        thread: threading.Thread | None = getattr(pool, "_executor_manager_thread", None)
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        if thread is not None:
            thread.join(_END_SECONDS)
        orders.close()
        self._tidying.stop()
