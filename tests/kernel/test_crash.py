"""Killed at any moment, a match reopens at the last action that happened at the table."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop import games
from tabletop.kernel import save
from tabletop.library import Library
from tabletop.session import Session

# How many lines are read before each kill; a match has some three hundred.
KILLS = (1, 2, 5, 17, 60, 333, 1000)


def played_until_killed(path: Path, seed: int, lines: int, pause: float) -> list[str]:
    """What was told until the kill, *pause* seconds after so many *lines*."""
    return told_until_killed(path, ["playing.py", path, str(seed)], lines, pause)


def told_until_killed(path: Path, words: list[Any], lines: int, pause: float) -> list[str]:
    """What a program beside this file has told by then."""
    name, *rest = words
    muttered = path.with_suffix(".txt")
    with (
        muttered.open("w") as errors,
        subprocess.Popen(
            [sys.executable, Path(__file__).with_name(name), *rest],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        ) as playing,
    ):
        assert playing.stdout is not None
        told = [playing.stdout.readline() for _ in range(lines)]
        time.sleep(pause)
        playing.kill()
        told += playing.stdout.readlines()
    assert muttered.read_text() == ""
    # The light may go out while a line is told.
    return [line.rstrip("\n") for line in told if line.endswith("\n")]


def test_killed_at_any_moment_nothing_that_was_told_is_lost(tmp_path, caries):
    path = tmp_path / "matches.sqlite"
    moments = Random(11)
    seen: dict[int, list[str]] = defaultdict(list)
    for seed, lines in enumerate(KILLS):
        for line in played_until_killed(path, seed, lines, moments.random() * 0.02):
            number, _, action = line.partition(" ")
            seen[int(number)].append(action)
        with closing(sqlite3.connect(path)) as file:
            assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert file.execute("PRAGMA foreign_key_check").fetchall() == []
        with closing(Library(path)) as library:
            begun = {entry.id for entry in library.recent(1000)}
            assert begun >= set(seen)
            # One action, or the beginning of a match, may be written and not yet told.
            more = len(begun) - len(seen)
            for number, log in seen.items():
                found = caries.lines(library.open(number)[0])
                assert found[: len(log)] == log
                more += len(found) - len(log)
            assert more <= seed + 1


def test_a_killed_match_goes_on(tmp_path, caries):
    path = tmp_path / "matches.sqlite"
    told = played_until_killed(path, 3, 40, 0)
    with closing(Library(path)) as library:
        (entry,) = library.recent(1)
        match, kept = library.open(entry.id)
        assert match.ply >= sum(line.startswith(f"{entry.id} ") for line in told)
        session = Session(match, kept)
        caries.play_on(session, 10_000)
        assert library.recent(1)[0].finished
        assert library.open(entry.id)[0].log == match.log


@pytest.mark.trust
def test_killed_while_it_saves_the_file_is_the_old_one_or_the_new_one(
    tmp_path, caries, thorough, figure
):
    match = caries.begin("Anna", "Bob")
    files = [tmp_path / "first.tabletop", tmp_path / "later.tabletop"]
    for file in files:
        caries.play_on(match, 40)
        save.write(match, file)
    path = tmp_path / "evening.tabletop"
    known = [file.read_bytes() for file in files]
    moments, kills = Random(5), 50 if thorough else 5
    for _ in range(kills):
        pause = moments.random() * 0.02
        told = told_until_killed(path, ["saving.py", *files, path], 2, pause)
        assert told
        assert path.read_bytes() in known
        assert save.read(path, games.load).ply in (40, 80)
    figure("Killed -9", "while a match is saved", kills, beside="the old file or the new one")
