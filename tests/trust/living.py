"""A program in a process group of its own: what it has told, and who of it still lives."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Self

import tabletop

PATIENCE = 60
"""Seconds after which a program is taken for dead; no test waits so long."""
ROOT = Path(tabletop.__file__).parent.parent
PLAYING = Path(__file__).with_name("playing_window.py")


class Living:
    """The program, from its start to the end of a ``with``; then nothing of it lives."""

    def __init__(
        self,
        command: Sequence[object],
        environment: Mapping[str, str],
        before: Sequence[str] = (),
    ):
        self.told: list[str] = []
        """The whole lines it has told so far."""
        self._muttered: list[str] = []
        words = [sys.executable, *map(str, command)]
        self._process = subprocess.Popen(
            [*before, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
        )
        self._readers = [
            Thread(target=self._read, args=how)
            for how in (
                (self._process.stdout, self.told),
                (self._process.stderr, self._muttered),
            )
        ]
        for reader in self._readers:
            reader.start()

    def _read(self, stream: Sequence[str], lines: list[str]) -> None:
        for line in stream:
            # The light may go out while a line is told.
            if line.endswith("\n"):
                lines.append(line[:-1])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()
        for number in alive(self._process.pid):
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
        self._hear_out()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert stream is not None
            with suppress(BrokenPipeError):
                stream.close()

    @property
    def muttered(self) -> str:
        """What it has said on stderr, but for what the offscreen platform says of every window."""
        return "\n".join(line for line in self._muttered if "propagateSizeHints" not in line)

    @property
    def is_broken(self) -> bool:
        """Whether a trace of ours was muttered; Python's processes cry when they are orphaned."""
        ours = [line for line in self._muttered if f'File "{ROOT}' in line]
        return any("site-packages" not in line for line in ours)

    @property
    def code(self) -> int:
        """How it ended, when it has."""
        code = self._process.wait(PATIENCE)
        self._hear_out()
        return code

    def until(self, is_told: Callable[[str], bool], after: int = 0) -> str:
        """Waits for a line, of those *after* so many."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            lines = self.told[after:]
            found = next((line for line in lines if is_told(line)), None)
            if found is not None:
                return found
            if self._process.poll() is not None and not self._readers[0].is_alive():
                break
            time.sleep(0.01)
        raise AssertionError(f"it only told {self.told[-12:]}, and muttered: {self.muttered}")

    def waits(self, is_so: Callable[[], bool]) -> None:
        """Until something is so."""
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, f"it has told {self.told[-12:]}"
            time.sleep(0.01)

    def hear(self, count: int, seconds: float) -> None:
        """Waits for so many lines, but no longer."""
        end = time.monotonic() + seconds
        while len(self.told) < count and time.monotonic() < end:
            time.sleep(0.005)

    def do(self, order: str) -> None:
        """Tells it to do something."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{order}\n")
        self._process.stdin.flush()

    def kill(self) -> None:
        """Ends it as by ``kill -9``: itself, and none of those it has started."""
        self._process.kill()
        self._process.wait(PATIENCE)

    def others(self) -> list[int]:
        """Those it has started that live."""
        return [number for number in alive(self._process.pid) if number != self._process.pid]

    def thinking(self) -> list[int]:
        """Those of them in which bots think."""
        found = []
        for number in self.others():
            # One of them may just have ended.
            with suppress(OSError):
                if b"spawn_main" in Path(f"/proc/{number}/cmdline").read_bytes():
                    found.append(number)
        return found

    def rests(self) -> None:
        """Waits until nothing is told any more."""
        before = -1
        while before != len(self.told):
            before = len(self.told)
            time.sleep(0.5)

    def outlived(self) -> list[int]:
        """Those that still live some seconds after it has ended."""
        end = time.monotonic() + 20
        while (there := self.others()) and time.monotonic() < end:
            time.sleep(0.02)
        self._hear_out()
        return there

    def _hear_out(self) -> None:
        for reader in self._readers:
            reader.join(PATIENCE)


def alive(group: int) -> list[int]:
    """The processes of a group that are more than a name."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            # The name, in brackets, may hold anything.
            state, _, of, *_ = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(of) == group and state not in "ZX":
            found.append(int(status.parent.name))
    return found
