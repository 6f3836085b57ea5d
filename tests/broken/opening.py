"""Opens file after file and tells what came of each: a program of its own, held within bounds.

A line in: the kind and the path of a file, and the folder that is its own. A line out:
whether it was ``opened`` or ``refused``, or what must not be, a ``fault``; the words; what
it took. The system ends this program where one file takes seconds of work. Whatever would
run code, load a library or write elsewhere is seen by a hook of Python's (its documentation
of audit events), and is a fault.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import resource
import signal
import sys
import time
import traceback
import warnings
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import tabletop
import ui
from tabletop.kernel.errors import TabletopError
from tests.broken import kinds

SECONDS = 8
"""Of work on one file, and then the system ends us; one needs hundredths of them."""
PATIENCE = 120
"""Seconds that one may be waited for, as at a pipe; then the system ends us, too."""
ROOM = 512 * 2**20
"""Bytes that may be asked for beyond what there was before a file."""
LONGEST = 2600
"""Letters of a sentence: a path, a place and the line of a long position."""

_FORBIDDEN = (
    "compile",
    "exec",
    "import",
    "marshal.",
    "pickle.",
    "os.system",
    "os.exec",
    "os.posix_spawn",
    "os.fork",
    "subprocess.",
    "socket.",
    "ctypes.",
    "sqlite3.enable_load_extension",
    "sqlite3.load_extension",
    "code.",
    "webbrowser.",
    "os.remove",
    "os.rename",
    "shutil.",
)


class Watch:
    """What must not happen while a file is open."""

    def __init__(self) -> None:
        self.folder: Path | None = None
        self.seen: list[str] = []
        sys.addaudithook(self._heard)

    def _heard(self, event: str, arguments: tuple[Any, ...]) -> None:
        if self.folder is None:
            return
        if event == "open":
            self._opened(*arguments)
        elif event.startswith(_FORBIDDEN) and not self._is_ours(event, arguments):
            self.seen.append(f"{event} {str(arguments)[:200]}")

    def _is_ours(self, event: str, arguments: tuple[Any, ...]) -> bool:
        """Files of the library's own folder may be moved and removed there."""
        return event.startswith("os.re") and all(
            str(one).startswith(str(self.folder)) for one in arguments if isinstance(one, str)
        )

    def _opened(self, name: Any, mode: Any, flags: int) -> None:
        writes = flags & 3 or any(sign in str(mode) for sign in "wax+")
        if writes and not str(name).startswith(str(self.folder)):
            self.seen.append(f"{name} opened to write")


def memory() -> int:
    """Bytes: the most that was held since ``forget``."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) * 1024
    return 0


def forget() -> None:
    """What was held before is forgotten."""
    Path("/proc/self/clear_refs").write_text("5")


def room(size: int | None) -> None:
    """Lets the program grow by so much, or as it likes."""
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    there = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (hard if size is None else there + size, hard))


def told(open_: Callable[[Path], object], path: Path, folder: Path, watch: Watch) -> dict[str, Any]:
    """What came of one file."""
    forget()
    before, begun = memory(), time.process_time()
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(begun) + SECONDS, hard))
    signal.alarm(PATIENCE)
    room(ROOM)
    watch.seen.clear()
    watch.folder = folder
    try:
        # Of a rejected word Qt would only mutter.
        with warnings.catch_warnings(record=True):
            result, words = "opened", str(open_(path) or "")
    except TabletopError as error:
        result, words = "refused", str(error)
    except BaseException:
        watch.folder = None
        result, words = "fault", traceback.format_exc(limit=-6)
    finally:
        watch.folder = None
        signal.alarm(0)
        room(None)
    seconds = time.process_time() - begun
    if watch.seen and result != "fault":
        result, words = "fault", "; ".join(watch.seen[:9])
    elif result == "refused" and not _is_sentence(words, path):
        result, words = "fault", f"no sentence: {words!r}"
    return {
        "result": result,
        "words": words[:4000],
        "seconds": seconds,
        "memory": max(0, memory() - before),
    }


def _is_sentence(words: str, path: Path) -> bool:
    """One line, not too long, that ends as a sentence."""
    bare = words.replace(str(path), "")
    return len(bare) <= LONGEST and words.endswith(".") and bare.isprintable()


def load(*packages: ModuleType) -> None:
    """Loads all of our own code, that nothing is loaded while a file is open."""
    for package in packages:
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not found.name.endswith("__main__"):
                importlib.import_module(found.name)


def main() -> None:
    load(tabletop, ui)
    watch = Watch()
    for line in sys.stdin:
        asked = json.loads(line)
        open_ = kinds.OPENS[asked["kind"]]
        if asked.get("intact"):
            # What is loaded once and for all is loaded by a file that is whole.
            open_(Path(asked["path"]))
            answer: dict[str, Any] = {"result": "opened"}
        else:
            answer = told(open_, Path(asked["path"]), Path(asked["folder"]), watch)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
