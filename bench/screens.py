"""A virtual screen, and what is seen on it from outside while a program starts.

Xvfb keeps the picture of its screen in a file (its option ``-fbdir``); whatever a
program is written in, it has started when that picture changes.
"""

from __future__ import annotations

import mmap
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

_WIDTH, _HEIGHT = 1920, 1080
_ROW = 4 * _WIDTH
_EACH = 8
"""One row in so many is looked at: nothing that is worth seeing is lower."""
_LOOK = 0.001
_PATIENCE = 60
_QUIET = 1.5
"""Seconds without a change after which everything is there that comes by itself."""


@dataclass(frozen=True, slots=True)
class Memory:
    """What processes hold, in MiB."""

    peak: float
    """The most that was resident at any time."""
    shared: float
    """What is resident, of what is shared with other processes its share (PSS)."""
    own: float
    """What no other process has (USS)."""


@dataclass(frozen=True, slots=True)
class Start:
    """How a program started: seconds since the process began, and CPU seconds till then."""

    painted: float
    """The first change of the picture: the window is there."""
    painted_cpu: float
    whole: float
    """The last one: everything is in it."""
    whole_cpu: float
    memory: Memory
    children: Memory
    """Of the processes it has started."""


class Restless(RuntimeError):
    """Why a program cannot be measured: it has ended by itself, or never comes to rest."""


class Screen:
    """An empty screen: programs start on it one after the other."""

    def __init__(self, display: str, picture: mmap.mmap):
        self._display = display
        self._picture = picture

    def start(
        self, command: Sequence[str], folder: Path, environment: Mapping[str, str] | None = None
    ) -> Start:
        """Starts a program, looks till all is quiet, and ends it."""
        everything = {
            **os.environ,
            **(environment or {}),
            "DISPLAY": self._display,
            "QT_QPA_PLATFORM": "xcb",
        }
        # Who plays has compiled modules from the second start on.
        everything.pop("PYTHONDONTWRITEBYTECODE", None)
        empty = self._seen()
        begun = time.monotonic()
        program = subprocess.Popen(
            command,
            env=everything,
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            return self._watched(program, begun, empty)
        finally:
            program.terminate()
            try:
                program.wait(10)
            except subprocess.TimeoutExpired:
                program.kill()
                program.wait()
            self._wait_for(empty)

    def _watched(self, program: subprocess.Popen[bytes], begun: float, empty: bytes) -> Start:
        process = program.pid
        changes: list[tuple[float, float]] = []
        seen = empty
        while not changes or time.monotonic() < begun + changes[-1][0] + _QUIET:
            time.sleep(_LOOK)
            now = self._seen()
            after = time.monotonic() - begun
            if now != seen:
                changes.append((after, sum(map(_cpu, _family(process)))))
                seen = now
            if program.poll() is not None:
                raise Restless(f"it has ended by itself, with {program.returncode}")
            if after > _PATIENCE:
                raise Restless(f"it has not come to rest within {_PATIENCE} seconds")
        _, *children = _family(process)
        return Start(*changes[0], *changes[-1], _memory([process]), _memory(children))

    def _seen(self) -> bytes:
        """What is on the screen now."""
        rows = range(0, len(self._picture), _EACH * _ROW)
        return b"".join(self._picture[row : row + _ROW] for row in rows)

    def _wait_for(self, empty: bytes) -> None:
        """The window goes after its program, and so does what that has started."""
        end = time.monotonic() + _PATIENCE
        while self._seen() != empty and time.monotonic() < end:
            time.sleep(_LOOK)
        time.sleep(0.2)


def is_possible() -> bool:
    """Whether there is Xvfb, and a system that tells of its processes."""
    return shutil.which("Xvfb") is not None and Path("/proc/self/smaps_rollup").exists()


@contextmanager
def screen() -> Iterator[Screen]:
    """A virtual screen of its own."""
    with (
        tempfile.TemporaryDirectory() as folder,
        display(_WIDTH, _HEIGHT, "-fbdir", folder, "-nocursor") as name,
        (Path(folder) / "Xvfb_screen0").open("rb") as file,
    ):
        yield Screen(name, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))


@contextmanager
def display(width: int, height: int, *options: str) -> Iterator[str]:
    """The name of a virtual screen of so many pixels, for as long as it is needed."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        [
            *["Xvfb", "-displayfd", str(writing), "-noreset"],
            *["-screen", "0", f"{width}x{height}x24", *options],
        ],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as numbers:
        number = numbers.readline().strip()
    try:
        if not number:
            raise RuntimeError("Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def _family(process: int) -> list[int]:
    """A process and all it has started, itself first."""
    found = [process]
    for each in found:
        for task in Path(f"/proc/{each}/task").glob("*/children"):
            found += map(int, _read(task).split())
    return found


def _cpu(process: int) -> float:
    """CPU seconds that a process has taken, to the nanosecond."""
    tasks = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int((_read(task) or "0").split()[0]) for task in tasks) / 1e9


def _memory(processes: Sequence[int]) -> Memory:
    held = [_held(process) for process in processes]
    total = {key: sum(each.get(key, 0) for each in held) / 1024 for key in _HELD}
    return Memory(total["VmHWM"], total["Pss"], total["Private_Clean"] + total["Private_Dirty"])


_HELD = ("VmHWM", "Pss", "Private_Clean", "Private_Dirty")


def _held(process: int) -> dict[str, int]:
    """The lines of the system about a process's memory, in KiB."""
    text = _read(Path(f"/proc/{process}/status")) + _read(Path(f"/proc/{process}/smaps_rollup"))
    lines = [line.partition(":") for line in text.splitlines()]
    return {key: int(value.split()[0]) for key, _, value in lines if key in _HELD}


def _read(file: Path) -> str:
    """What stands there; nothing where the process has ended."""
    try:
        return file.read_text()
    except (FileNotFoundError, ProcessLookupError, PermissionError):
        return ""
