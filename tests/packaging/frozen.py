"""The app as players get it, seen from outside: what it answers, and its window."""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from tabletop.library import Library

_PATIENCE = 60


@dataclass(frozen=True)
class Frozen:
    """The folder of the app, and what it runs in: nothing but a home of its own."""

    program: Path
    environment: Mapping[str, str]
    windows: list[subprocess.Popen[str]] = field(default_factory=list)

    def __call__(self, *words: object) -> subprocess.CompletedProcess[str]:
        """A command that has run."""
        return subprocess.run(
            [self.program, *map(str, words)],
            env=self.environment,
            cwd="/",
            capture_output=True,
            text=True,
            check=False,
            timeout=_PATIENCE,
        )

    def opened(self, *words: object, **environment: str) -> subprocess.Popen[str]:
        """Its window, on the platform that the *environment* says."""
        window = subprocess.Popen(
            [self.program, *map(str, words)],
            env={**self.environment, **environment},
            cwd="/",
            stderr=subprocess.PIPE,
            text=True,
        )
        self.windows.append(window)
        return window

    def end(self) -> None:
        """Ends the windows that a test has left open: it has failed."""
        for window in self.windows:
            if window.poll() is None:
                window.kill()
                window.communicate()


def until(holds: Callable[[], bool], window: subprocess.Popen[str] | None = None) -> None:
    """Waits till something holds, as long as the *window* is there."""
    end = time.monotonic() + _PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came"
        if window is not None:
            assert window.poll() is None, window.stderr and window.stderr.read()
        time.sleep(0.05)


def played(plies: int) -> Callable[[], bool]:
    """Whether the match that was begun last in the library of this test has so many actions."""

    def is_played() -> bool:
        with closing(Library()) as library:
            return any(entry.length >= plies for entry in library.recent(1))

    return is_played


def family(process: int) -> list[int]:
    """A process and all that it has started."""
    found = [process]
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        for child in children.read_text().split():
            found += family(int(child))
    return found


def is_running(process: int) -> bool:
    """Whether a process is there; one that waits for a burial is not."""
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False


def loaded_by(process: int) -> set[Path]:
    """The files that a process has in its memory."""
    lines = Path(f"/proc/{process}/maps").read_text().splitlines()
    return {Path(line.split(maxsplit=5)[5]) for line in lines if "/" in line}


def closed(window: subprocess.Popen[str]) -> int:
    """The exit code of a window that was asked to close."""
    window.send_signal(signal.SIGTERM)
    _, said = window.communicate(timeout=_PATIENCE)
    assert said == ""
    return window.returncode
