"""Judges mutants of a game: the game's own tests are run on each until one fails.

The parent imports all that tests need except the game, then forks a child per mutant:
the child sees the changed file in place of the one on the disk, and pays neither for
Python's start nor for pytest's. Nothing is written: the files stay as they are.
"""

from __future__ import annotations

import importlib
import json
import os
import re
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any

import mutable
import pytest
from hypothesis import Phase, settings

FIRST = "tests/golden"
"""What fails soonest where a rule is wrong."""
PERFT = "tests/conformance/test_perft.py"
EVERY = (
    "tests/conformance",
    "tests/kernel/test_statistics_dice.py",
    "--ignore=tests/conformance/test_bots.py",
)
"""What every game is asked; bots are not judged here."""

LONG = 0.5
"""Seconds of CPU. A test that takes longer is not heard, unless it is one of these."""
SHARP = ("referee", "golden", "perft")

PATIENCE = 4.0
"""A test may take so many times what it takes on the rules as they are, and two seconds."""

IMPORTED = 20
"""Seconds of CPU for all that is no test."""


class InPlace(MetaPathFinder, InspectLoader):
    """Imports one module from other text than that on the disk."""

    def __init__(self, module: str, file: Path, code: str) -> None:
        self.module, self.file, self.code = module, file, code

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != self.module:
            return None
        return spec_from_file_location(name, self.file, loader=self)

    def get_source(self, fullname: str) -> str:
        return self.code

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.code, str(self.file), "exec", dont_inherit=True)


class Listener:
    """Sits in a run of pytest: leaves tests out, and remembers what each cost."""

    def __init__(self, heard: Mapping[str, float] | None = None) -> None:
        self.heard = heard
        """What each test takes that is heard; all of them where nothing is said."""
        self.seconds: Counter[str] = Counter()
        self.failed: list[str] = []

    def pytest_sessionstart(self) -> None:
        """One example that fails is enough; after conftest.py, which has its own profile."""
        settings.register_profile("judge", settings(), phases=[Phase.explicit, Phase.generate])
        settings.load_profile("judge")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.heard is not None:
            items[:] = [item for item in items if item.nodeid in self.heard]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        if self.heard is not None:
            # Where nobody listens to it, this signal ends the child.
            signal.setitimer(signal.ITIMER_PROF, 2 + PATIENCE * self.heard[item.nodeid])
        began = time.process_time()
        done: Any = yield
        self.seconds[item.nodeid] += time.process_time() - began
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid or "collection")


@dataclass(frozen=True)
class Verdict:
    """How a mutant fared; *by* is the test that fails, or why it was stopped."""

    killed: bool
    by: str
    seconds: float
    """Of CPU."""


class Judge:
    """The tests of a game in a tree, by what they cost on its rules as they are."""

    def __init__(self, tree: Path, game: str) -> None:
        self.tree, self.game = tree, game
        self.heard: dict[str, float] = {}
        self.stages: list[list[str]] = []
        """The runs of pytest a mutant has to outlive, the cheapest first."""
        self.own = [str(path.relative_to(tree)) for path in self._files()]
        self._hear()

    def _files(self) -> Iterator[Path]:
        """The tests of the game that are not of its bots."""
        judged = {file.stem for file in mutable.files(self.tree, self.game)}
        imports = re.compile(rf"from tabletop\.games\.{self.game}(?:\.(\w+))? import (.+)")
        for path in sorted((self.tree / "tests" / "games" / self.game).glob("test_*.py")):
            pairs = imports.findall(path.read_text(encoding="utf-8"))
            needs = {word for of, names in pairs for word in ([of] if of else names.split(", "))}
            if needs <= judged and not re.search("bots?|advice", path.stem):
                yield path

    def _hear(self) -> None:
        """Runs everything once, as it is; chooses which tests are heard, in which order."""
        _, reading = forked(self._heard)
        with os.fdopen(reading) as pipe:
            code, failed, seconds, modules = json.loads(pipe.read() or '[1, ["pytest"], {}, []]')
        os.wait()
        if code:
            raise SystemExit(f"{self.game}: its tests fail as it is: {' '.join(failed) or code}")
        self._choose(seconds)
        self._import(modules)

    def _heard(self, to: int) -> int:
        """In a child: tells the pipe *to* what failed, what all cost, and what it imported."""
        listener = Listener()
        code = self._run([FIRST, *self.own, *EVERY], listener)
        told = [int(code), listener.failed, listener.seconds, list(sys.modules)]
        with os.fdopen(to, "w") as pipe:
            json.dump(told, pipe)
        return 0

    def _choose(self, seconds: Mapping[str, float]) -> None:
        """The quick tests, and of each question to every game the first and the last table."""
        tables: dict[str, list[str]] = {}
        for test, spent in seconds.items():
            if spent <= LONG or any(word in test for word in SHARP):
                tables.setdefault(test.split("[")[0], []).append(test)
        for question, tests in tables.items():
            if question.startswith(EVERY[0]) and not question.startswith(PERFT):
                tests[1:-1] = []
        self.heard = {test: seconds[test] for tests in tables.values() for test in tests}
        cost: Counter[str] = Counter()
        for test, spent in self.heard.items():
            cost[test.split("::")[0]] += spent
        dear = [file for file in (PERFT, *self.own) if cost[file] > LONG]
        quick = [file for file in self.own if file in cost and file not in dear]
        every = [*EVERY, f"--ignore={PERFT}"]
        self.stages = [[FIRST], quick, every, sorted(dear, key=cost.__getitem__)]

    def _import(self, modules: Sequence[str]) -> None:
        """What a run needs and no mutant changes is imported once for all."""
        changing = f"tabletop.games.{self.game}"
        for name in modules:
            own = name == changing or name.startswith((f"{changing}.", "tests", "test_"))
            if not own and name not in sys.modules:
                with suppress(Exception):
                    importlib.import_module(name)
        assert changing not in sys.modules, changing

    def _run(self, paths: Sequence[str], listener: Listener) -> int | pytest.ExitCode:
        how = ["-x", "-q", "-p", "no:cacheprovider", "-k", self.game]
        # Only pytest's own checks are rewritten; its plugins are imported already.
        how += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
        temporary = f"--basetemp={self.tree}/{os.getpid()}"
        return pytest.main([*how, temporary, *paths], plugins=[listener])

    def judged(self, file: Path, code: str, to: int) -> int:
        """In a child: hears the tests and tells the pipe *to* which failed."""
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        limit = IMPORTED + int(PATIENCE * sum(self.heard.values()))
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        signal.alarm(20 * limit)  # asleep, and waiting for nothing
        module = ".".join(file.with_suffix("").parts)
        sys.meta_path.insert(0, InPlace(module, self.tree / file, code))
        listener = Listener(self.heard)
        for paths in filter(None, self.stages):
            if self._run(paths, listener) != pytest.ExitCode.OK:
                os.write(to, (listener.failed or ["pytest"])[0].encode()[:4000])
                return 1
        return 0


def forked(work: Callable[[int], int]) -> tuple[int, int]:
    """A child that does *work* and ends with its answer: its number, and the pipe it writes to."""
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        return child, reading
    code = 2
    try:
        os.setpgid(0, 0)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nothing, stream)
        code = work(writing)
    finally:
        os._exit(code)


def verdicts(
    judge: Judge, mutants: Iterable[tuple[str, Path, str]], jobs: int
) -> Iterator[tuple[str, Verdict]]:
    """Each mutant's verdict under its name, as they are found; so many *jobs* at once."""
    waiting, running = iter(mutants), dict[int, tuple[str, int]]()
    while True:
        while len(running) < jobs and (found := next(waiting, None)):
            name, file, code = found
            child, reading = forked(partial(judge.judged, file, code))
            running[child] = name, reading
        if not running:
            return
        child, status, used = os.wait4(-1, 0)
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)  # what it may have started itself
        name, reading = running.pop(child)
        with os.fdopen(reading, errors="replace") as pipe:
            by = pipe.read() or _stopped(status)
        yield name, Verdict(status != 0, by, used.ru_utime + used.ru_stime)


def _stopped(status: int) -> str:
    if os.WIFSIGNALED(status):
        return signal.Signals(os.WTERMSIG(status)).name
    return "" if status == 0 else f"exit {os.waitstatus_to_exitcode(status)}"
