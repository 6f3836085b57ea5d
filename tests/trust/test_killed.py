"""Killed at any moment while bots play, everything that was shown is there."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import sys
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from tabletop import games
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from tabletop.library import Library, MatchId
from tests.trust.living import PLAYING, Living

pytestmark = [
    pytest.mark.trust,
    pytest.mark.skipif(sys.platform != "linux", reason="looks at processes by /proc"),
]

KILLS = 25
"""Of each game, in the window and in ``simulate``: 200 of the four."""
KILLED_BOTS = 3


@pytest.fixture
def kills(thorough: bool) -> int:
    return KILLS if thorough else 2


def check(path: Path) -> None:
    """The file is whole."""
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert file.execute("PRAGMA foreign_key_check").fetchall() == []


@dataclass
class Seen:
    """What was shown of the matches of one library, by all windows there were."""

    path: Path
    actions: dict[int, dict[int, str]] = field(default_factory=dict)

    @property
    def count(self) -> int:
        return sum(map(len, self.actions.values()))

    def take(self, told: list[str]) -> None:
        """What one window has told; where a match goes on, it does after all that was shown."""
        for line in told:
            word, rest = line.split(" ", 1)
            if word == "laid":
                match, ply, how = rest.split()
                assert how == "kept"
                known = self.actions.setdefault(int(match), {})
                assert len(known) <= int(ply)
            elif word.isdigit():
                ply, action = rest.split(" ", 1)
                known = self.actions[int(word)]
                assert known.setdefault(int(ply), action) == action

    def check(self) -> None:
        """All of it is in the library."""
        if not self.path.exists():
            assert not self.actions
            return
        check(self.path)
        with closing(Library(self.path)) as library:
            for number, actions in self.actions.items():
                match, _ = library.open(MatchId(number))
                lines = [match.game.encode(action) for action in match.actions]
                assert {ply: lines[ply] for ply in actions} == actions

    def waits(self) -> tuple[int, int] | None:
        """The match to be laid out next, and how far it is."""
        if not self.path.exists():
            return None
        with closing(Library(self.path)) as library:
            return next(((one.id, one.length) for one in library.unfinished(1)), None)


@pytest.mark.parametrize("game", games.names())
def test_in_the_window(game: str, home: Path, kills: int, figure) -> None:
    """Some are killed while they start, most while bots think and things move."""
    seen = Seen(home / "matches.sqlite")
    moments = Random(game)
    for number in range(kills):
        waiting = seen.waits()
        with Living([PLAYING, game, number, "once"], {}) as window:
            if moments.random() < 0.2:
                time.sleep(moments.random())
            else:
                laid = window.until(lambda line: line.startswith("laid ")).split()
                if waiting is not None:
                    assert (int(laid[1]), int(laid[2])) == waiting
                # Bots that think long are not waited for.
                window.hear(moments.randrange(2, 40), 4)
                time.sleep(moments.random() * 0.05)
            window.kill()
            assert window.outlived() == []
            assert not window.is_broken, window.muttered
            seen.take(window.told)
        seen.check()
    with Living([PLAYING, game, "at last", "once"], {}) as window:
        window.until(lambda line: line[0].isdigit())
        window.do("close")
        assert window.code == 0
        seen.take(window.told)
    seen.check()
    assert seen.count
    figure("Killed -9", f"in the window, {game}", kills, beside=f"{seen.count} actions shown")
    figure("Killed -9", f"in the window, {game}: actions lost", 0, at_most=0)


def test_the_bots_alone(home: Path, figure) -> None:
    """In the middle of a thought: the window says one sentence, and plays on."""
    sentence = "said The bot could not answer: its process has ended."
    with Living([PLAYING, "caries", 2, "once"], {}) as window:
        window.until(lambda line: line[0].isdigit())
        # One for those who play, and one for advice.
        window.waits(lambda: len(window.thinking()) == 2)
        for number in range(1, KILLED_BOTS + 1):
            in_a_thought(window)
            for process in window.thinking():
                os.kill(process, signal.SIGKILL)
            window.waits(lambda told=number: window.told.count(sentence) == told)
            before = len(window.told)
            window.do("again")
            window.until(lambda line: line[0].isdigit(), before)
        window.do("close")
        assert window.code == 0
        said = [line for line in window.told if line.startswith("said ")]
        assert said == KILLED_BOTS * [sentence]
    told = "told in a sentence, played on"
    figure("Killed -9", "the bots' processes alone", KILLED_BOTS, beside=told)


def in_a_thought(window: Living) -> None:
    """Stops its bots, and waits until one of them is asked: now nothing comes any more."""
    for process in window.thinking():
        os.kill(process, signal.SIGSTOP)
    asked = "bot False"
    while asked == "bot False":
        window.rests()
        before = len(window.told)
        window.do("bot")
        asked = window.until(lambda line: line.startswith("bot "), before)


@pytest.mark.parametrize("game", games.names())
def test_in_simulate(game: str, home: Path, tmp_path: Path, kills: int, figure) -> None:
    """Its answer is told whole or not at all, nothing of it lives on, no file is touched.

    The same seed gives the same answer after any number of kills.
    """
    kept = home / "matches.sqlite"
    lay_one(kept, game)
    before = kept.read_bytes()
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    moments = Random(game)
    words = ["-m", "tabletop", "simulate", game, "--games", 30, "--json"]
    answers = []
    for number in range(kills):
        jobs = 1 + number % 2
        with Living([*words, "--jobs", jobs], {"TMPDIR": str(scratch)}) as simulating:
            time.sleep(moments.random() * jobs)
            simulating.kill()
            assert simulating.outlived() == []
            assert not simulating.is_broken, simulating.muttered
            answer = "\n".join(simulating.told)
            # A process that was just being started when its parent died cries out, in loky's words.
            if answer and "LokyProcess" not in answer:
                answers.append(answer)
        assert kept.read_bytes() == before
        check(kept)
    with Living(words, {}) as simulating:
        assert simulating.code == 0
        answers.append("\n".join(simulating.told))
    assert len({without_clock(answer) for answer in answers}) == 1
    assert [file.name for file in scratch.rglob("*") if file.is_file()] == []
    figure("Killed -9", f"in simulate, {game}", kills, beside=f"{len(answers) - 1} were faster")


def lay_one(path: Path, game: str) -> None:
    """A library with a match in it."""
    with closing(Library(path)) as library:
        loaded = games.load(game)
        setup = Setup(settled(loaded.options, {}, game), unnamed([None] * min(loaded.seats)), 1)
        library.begin(Match(loaded, setup))


def without_clock(answer: str) -> str:
    """The answer without what a clock says in it."""
    told = json.loads(answer)
    return json.dumps({name: told[name] for name in told if "second" not in name})
