"""How long until the window of the frozen app is painted, beside the same from source.

Both in turn, seen from outside: from the start of the process until the picture of an
otherwise empty virtual X server changes. ``make bundle`` builds what is measured.
"""

from __future__ import annotations

import mmap
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

_RUNS = 10
_TREE = Path(__file__).parent.parent
_PROGRAM = _TREE / "dist" / "tabletop" / "tabletop"
_PATIENCE = 30


def main() -> int:
    """Measures both in turn and prints medians."""
    program = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else _PROGRAM
    if not program.exists() or shutil.which("Xvfb") is None:
        print("frozen start-up: not measured, it needs Xvfb and what make bundle makes")
        return 0
    commands = {"source": [sys.executable, "-m", "tabletop"], "frozen": [str(program)]}
    found: dict[str, list[float]] = {what: [] for what in commands}
    with _screen() as (display, picture):
        for command in commands.values():
            _until_painted(command, display, picture)  # now everything is in the disk's cache
        for _ in range(_RUNS):
            for what, command in commands.items():
                found[what].append(_until_painted(command, display, picture))
    source, frozen = (statistics.median(found[what]) for what in commands)
    print(
        f"frozen start-up: window painted after {frozen * 1000:.0f} ms, from source after "
        f"{source * 1000:.0f} ms: {frozen / source:.2f} times (at most 1.15)"
    )
    return 0


@contextmanager
def _screen() -> Iterator[tuple[str, mmap.mmap]]:
    """A virtual display, and its picture as the server keeps it in a file."""
    reading, writing = os.pipe()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [
                *["Xvfb", "-displayfd", str(writing), "-fbdir", folder],
                *["-screen", "0", "1920x1080x24", "-nocursor", "-noreset"],
            ],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as numbers:
            number = numbers.readline().strip()
        try:
            with (Path(folder) / "Xvfb_screen0").open("rb") as file:
                yield f":{number}", mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        finally:
            server.terminate()
            server.wait()


def _until_painted(command: Sequence[str], display: str, picture: mmap.mmap) -> float:
    """Seconds from the start of a command till something is to be seen."""
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ,
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "TABLETOP_HOME": home,
        }
        empty = picture[:]
        begun = time.monotonic()
        window = subprocess.Popen(command, env=environment, cwd=_TREE, stderr=subprocess.DEVNULL)
        while picture[:] == empty:
            if time.monotonic() - begun > _PATIENCE:
                raise TimeoutError(f"{command[0]} shows nothing")
            time.sleep(0.001)
        taken = time.monotonic() - begun
        # What starts beside the window is no part of it, and must not slow the next one.
        time.sleep(1.5)
        window.terminate()
        window.wait()
        time.sleep(0.2)
    return taken


if __name__ == "__main__":
    sys.exit(main())
