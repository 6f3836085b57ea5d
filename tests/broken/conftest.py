"""A reader that opens broken files in a process of its own, and a count of what came of them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.broken import intact
from tests.broken.kinds import NAMES

if sys.platform != "linux":
    # What a file takes is bounded and measured by /proc; tests/kernel reads the corpus everywhere.
    collect_ignore_glob = ["test_*.py"]

MOST_MEMORY = 256
"""MiB that opening a file may take beyond what there was before."""
KNOWN = ("This plugin does not support propagateSizeHints()", "QVariant::load: ")
"""What Qt says of every window offscreen, and of a setting of a type it does not know."""
TREE = Path(__file__).parents[2]
WHOLE = {
    "save": intact.saves,
    "library": lambda: (intact.library(),),
    "shelf": lambda: (intact.library(),),
    "content": lambda: (intact.content(),),
    "setup": lambda: (intact.setup(),),
    "circuit": lambda: (intact.circuit(),),
    "settings": lambda: (intact.settings(),),
    "mark": lambda: (intact.mark(),),
}
"""By kind, files that are whole: what is made but once is made by them."""


class Process:
    """Opens files, one after the other, until it is ended by one."""

    def __init__(self, folder: Path):
        folder.mkdir()
        self.folder = folder
        self.known = set[str]()
        self.number = 0
        self._muttered = folder / "muttered.txt"
        with self._muttered.open("w") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.broken.opening"],
                cwd=TREE,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "TABLETOP_HOME": str(folder / "home")},
            )

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """What came of a file."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            self._process.stdin.close()
            self._process.stdout.close()
            code = self._process.wait()
            muttered = self._muttered.read_text()[-2000:]
            raise AssertionError(f"{question['path']} ended it with {code}: {muttered}")
        found: dict[str, Any] = json.loads(line)
        return found

    @property
    def lives(self) -> bool:
        """Whether no file has ended it."""
        return self._process.poll() is None

    def close(self) -> None:
        """Lets it end; it has muttered nothing but what Qt says of windows and settings."""
        if not self.lives:
            return
        with self._process as process:
            assert process.stdin is not None
            process.stdin.close()
            process.wait(60)
        muttered = self._muttered.read_text().splitlines()
        assert [line for line in muttered if not line.startswith(KNOWN)] == []


class Reader:
    """Opens files of one kind, and counts what came of them."""

    def __init__(self, kind: str, process: Process):
        self.kind = kind
        self._process = process
        self.came = Counter[str]()
        self.slowest, self.largest = 0.0, 0
        if kind not in process.known:
            process.known.add(kind)
            for whole in WHOLE[kind]():
                path = self.place()
                path.write_bytes(whole)
                process.ask({"kind": kind, "path": str(path), "intact": True})

    @property
    def tried(self) -> int:
        """How many files were opened or refused."""
        return sum(self.came.values())

    def place(self) -> Path:
        """Where the next file is to lie: alone in a folder, but for what its kind needs."""
        self._process.number += 1
        path = self._folder / NAMES[self.kind]
        path.parent.mkdir(parents=True)
        if self.kind == "mark":
            (path.parent.parent / NAMES["library"]).write_bytes(intact.library())
        return path

    @property
    def _folder(self) -> Path:
        return self._process.folder / str(self._process.number)

    def open(self, content: bytes | Path) -> str:
        """What is said of a file that is opened or refused; anything else fails."""
        path = content if isinstance(content, Path) else self.place()
        if isinstance(content, bytes):
            path.write_bytes(content)
        answer = self._process.ask(
            {"kind": self.kind, "path": str(path), "folder": str(self._folder)}
        )
        # A file at fault stays there, to be looked at.
        assert answer["result"] in ("opened", "refused"), f"{path}: {answer['words']}"
        shutil.rmtree(self._folder, ignore_errors=True)
        self.came[answer["result"]] += 1
        self.slowest = max(self.slowest, answer["seconds"])
        self.largest = max(self.largest, answer["memory"])
        return str(answer["words"])


@pytest.fixture(scope="session")
def processes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    """The process that opens files, after those that files have ended."""
    started: list[Process] = []
    yield started
    for process in started:
        process.close()


@pytest.fixture
def reader(
    processes: list[Process], tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str], Reader]:
    """A reader of files of a kind: ``reader("save")``."""

    def reader(kind: str) -> Reader:
        if not processes or not processes[-1].lives:
            processes.append(Process(tmp_path_factory.mktemp("broken") / "files"))
        return Reader(kind, processes[-1])

    return reader


@pytest.fixture
def tries(thorough: bool) -> Callable[[int, int], settings]:
    """As many tries as there is time for: ``tries(here, thoroughly)``."""

    def tries(here: int, thoroughly: int) -> settings:
        return settings(
            max_examples=thoroughly if thorough else here,
            suppress_health_check=list(HealthCheck),
            phases=(Phase.generate, Phase.shrink),
        )

    return tries


@pytest.fixture
def tell(figure: Callable[..., None]) -> Callable[[Reader, str], None]:
    """Tells what a reader has found, of what was broken how: ``tell(saves, "saves, bytes")``."""

    def tell(reader: Reader, what: str) -> None:
        came = ", ".join(f"{number:,} {how}" for how, number in sorted(reader.came.items()))
        figure("Broken files", f"{what}: tried", reader.tried, beside=came)
        figure("Broken files", f"{what}: the slowest", reader.slowest, unit="s of CPU", at_most=1)
        memory = reader.largest / 2**20
        figure("Broken files", f"{what}: the largest", memory, unit="MiB", at_most=MOST_MEMORY)

    return tell
