"""The program as a blind person has it: on a display, on a bus, with a screen reader."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tabletop import games
from tabletop.kernel import save
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import COLOURS, SHAPES, Player

ROOT = Path(__file__).parents[2]

LONGEST = 20.0
"""Seconds that anything may take before it is thought not to happen."""
# Where somebody has a cavity with sugar on tooth 12, and a person is to throw.
PLAYED = {"caries": (390, 59), "clever": (7, 12), "croco": (7, 6), "hospital": (7, 20)}
_SETTINGS = "\n".join(
    ["[General]", "language=en", "speed=off", "[guides]", *(f"{game}=no" for game in PLAYED)]
)


class Reader:
    """The other end of ``at_reader.py``."""

    screen = (1280, 800)

    def __init__(self, process: subprocess.Popen[str]):
        self._process = process
        self.events: list[tuple[str, str]] = []
        """Everything that was heard: announcements, new names, where the focus went."""
        self._answer()

    def ask(self, command: str, *words: object) -> Any:
        assert self._process.stdin is not None
        print(json.dumps([command, *words]), file=self._process.stdin, flush=True)
        return self._answer()

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        # The services of the bus write there, too.
        line = next((line for line in self._process.stdout if line.startswith("{")), None)
        assert line, "the screen reader has ended"
        said = json.loads(line)
        if "trouble" in said:
            raise LookupError(said["trouble"])
        return said["answer"]

    def tree(self, role: str, name: str) -> list[dict[str, Any]]:
        """What lies inside of what is so called, as soon as it is there."""
        found: list[dict[str, Any]] = self.until(lambda: self.ask("tree", role, name))
        return found

    def press(self, role: str, name: str) -> None:
        """Presses what is so called, as soon as it is there."""
        self.until(lambda: self.ask("do", role, name, "Press"))

    def forget(self) -> None:
        """What was heard so far is past."""
        self.ask("events")
        self.events.clear()

    def hears(self, kind: str, words: str) -> str:
        """Waits until something with these words is heard; what it was."""

        def heard() -> str | None:
            self.events += [(sort, said) for sort, said in self.ask("events")]
            return next(
                (said for sort, said in self.events if sort == kind and words in said), None
            )

        return self.until(heard)

    def until(self, found: Callable[[], Any]) -> Any:
        """Asks again and again until there is an answer."""
        ends = time.monotonic() + LONGEST
        while True:
            trouble = None
            try:
                answer = found()
            except LookupError as error:
                answer, trouble = None, error
            if answer:
                return answer
            assert time.monotonic() < ends, trouble or self.events
            time.sleep(0.05)


def _played(game: str) -> Match:
    """A match of two people that was begun."""
    seed, plies = PLAYED[game]
    rules = games.load(game)
    players = tuple(map(Player, ("Ada", "Grace"), COLOURS, SHAPES))
    match = Match(rules, Setup(settled(rules.options, {}, game), players, seed, False))
    while match.ply < plies:
        drawn = match.turn == CHANCE
        match.play(match.drawn() if drawn else rules.legal_actions(match.state)[0])
    return match


@pytest.fixture(scope="module")
def match(request: pytest.FixtureRequest) -> Match | None:
    """A match that was begun, of the game that tests are about; None where they are about none."""
    return None if request.param is None else _played(request.param)


@pytest.fixture(scope="module")
def reader(match: Match | None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reader]:
    """The window, with the match in it if there is one, and a screen reader that has found it.

    To start all that takes seconds, so tests about one match share it.
    """
    folder = tmp_path_factory.mktemp("access")
    (folder / "settings.ini").write_text(_SETTINGS, encoding="utf-8")
    opened = []
    if match is not None:
        opened.append(str(folder / "evening.tabletop"))
        save.write(match, Path(*opened))
    with ExitStack() as stack:
        environment = os.environ | {
            "DISPLAY": f":{_display(stack)}",
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "TABLETOP_HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
        }
        for elsewhere in ("DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "WAYLAND_DISPLAY"):
            environment.pop(elsewhere, None)
        command = ["/usr/bin/python3", str(Path(__file__).with_name("at_reader.py"))]
        process = stack.enter_context(
            subprocess.Popen(
                ["dbus-run-session", "--", *command, sys.executable, "-m", "tabletop", *opened],
                env=environment,
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                start_new_session=True,
            )
        )
        stack.callback(_end, process)
        found = Reader(process)
        found.until(lambda: found.ask("is_there"))
        found.ask("activate")
        yield found


def _display(stack: ExitStack) -> str:
    """The number of a display of our own, which is there till the end."""
    told, tells = os.pipe()
    wide, high = Reader.screen
    screen = ["-screen", "0", f"{wide}x{high}x24"]
    command = ["Xvfb", "-displayfd", str(tells), *screen, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[tells], stderr=subprocess.DEVNULL)
    stack.callback(_stop, server)
    os.close(tells)
    with os.fdopen(told) as number:
        return number.readline().strip()


def _stop(process: subprocess.Popen[Any]) -> None:
    process.terminate()
    process.wait(LONGEST)


def _end(process: subprocess.Popen[str]) -> None:
    """The reader, the window and the bus go together."""
    os.killpg(process.pid, signal.SIGTERM)
    process.wait(LONGEST)
