"""Disks that are full, places that may not be written, libraries that others hold or take away.

Each in a real window of its own process: it says one sentence, what was shown is there, the
match can be had in a file, and when the trouble is over it goes on.
"""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from tabletop import games
from tabletop.kernel import save
from tabletop.library import Library
from tests.trust.disks import Disk
from tests.trust.living import PATIENCE, Living

pytestmark = [
    pytest.mark.trust,
    pytest.mark.skipif(sys.platform != "linux", reason="looks at processes by /proc"),
]

Open = Callable[..., Living]
GROUP = "Trouble"
READING = Path(__file__).with_name("reading.py")


def is_action(line: str) -> bool:
    """Whether the line tells an action that was shown."""
    return line[0].isdigit()


def is_said(line: str) -> bool:
    """Whether the line tells a sentence of the window."""
    return line.startswith("said ")


def shown(living: Living) -> list[str]:
    """The actions of the match that lies there, as they were shown."""
    return [line.split(" ", 2)[2] for line in living.told if is_action(line)]


def asked(living: Living, order: str, answer: str) -> str:
    """What it answers to an order."""
    before = len(living.told)
    living.do(order)
    return living.until(lambda line: line.startswith(answer), before).removeprefix(answer)


def plays(living: Living, count: int = 3) -> None:
    """Waits for more actions."""
    for _ in range(count):
        living.until(is_action, len(living.told))


def stalls(living: Living, trouble: str) -> None:
    """The match waits: it says why, the bar, too, and nothing of it is lost."""
    assert living.until(is_said) == f"said {trouble}"
    before = len(living.told)
    living.do("again")
    assert living.until(is_said, before) == f"said {trouble}"
    assert asked(living, "bar", "bar ") == (
        f"{trouble} The match waits until that is mended; save it to a file to be safe."
    )


def actions(path: Path, disk: Disk | None = None) -> list[str]:
    """The first match of a library that is whole."""
    command = [sys.executable, READING, path, 1]
    read = subprocess.run(
        [*(disk.enter if disk else ()), *map(str, command)],
        check=True,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    found = json.loads(read.stdout)
    assert found["whole"]
    lines: list[str] = found["actions"]
    return lines


def is_whole(path: Path, living: Living, disk: Disk | None = None) -> None:
    """All that was shown is in the library."""
    seen = shown(living)
    assert actions(path, disk)[: len(seen)] == seen


def is_saved(path: Path, living: Living) -> None:
    """The match as it is shown can be had in a file."""
    seen = shown(living)
    asked(living, f"save {path}", "saved ")
    found = save.read(path, games.load, games.bot)
    lines = [found.game.encode(action) for action in found.actions]
    assert lines[: len(seen)] == seen


def unset(disk: Disk) -> str:
    """What is said where settings cannot be kept, once."""
    what = "what you have set holds until you close Tabletop."
    return f"said {disk.path}/settings.ini cannot be written: {what}"


def closes(living: Living) -> None:
    """It ends as it should, and never muttered a trace."""
    living.do("close")
    assert living.code == 0, living.muttered
    assert "Traceback" not in living.muttered


def test_the_disk_is_full(disk: Disk, window: Open, tmp_path: Path, figure) -> None:
    living = window(disk=disk)
    plays(living)
    disk.fill()
    path = disk.path / "matches.sqlite"
    stalls(living, f"The library of matches {path} cannot be used: the disk is full.")
    is_whole(path, living, disk)
    before = len(living.told)
    is_saved(tmp_path / "elsewhere.tabletop", living)
    # It would be remembered where that was.
    assert living.until(is_said, before) == unset(disk)
    before = len(living.told)
    living.do(f"save {disk.path / 'here.tabletop'}")
    assert living.until(is_said, before) == (
        f"said {disk.path}/here.tabletop could not be written: No space left on device."
    )
    assert not (disk.seen / "here.tabletop").exists()
    disk.empty()
    living.do("again")
    plays(living)
    assert asked(living, "bar", "bar") == " "
    is_whole(path, living, disk)
    disk.fill()
    closes(living)
    disk.empty()
    is_whole(path, living, disk)
    figure(GROUP, "disk full in the middle of a match", 1, beside="told, kept, gone on")


@pytest.mark.parametrize(
    ("how", "why"),
    [
        pytest.param("full", "the disk is full", id="full"),
        pytest.param("ro", "it may not be written", id="read only"),
    ],
)
def test_the_disk_is_so_from_the_start(
    disk: Disk, window: Open, tmp_path: Path, how: str, why: str, figure
) -> None:
    """Played unkept, and saved elsewhere: the bar says so all the time."""
    if how == "full":
        disk.fill()
    else:
        disk.allow(how)
    living = window(disk=disk)
    plays(living)
    assert " unkept" in living.told[0]
    trouble = f"The library of matches {disk.path}/matches.sqlite cannot be used: {why}."
    bar = "Matches are not kept: save to a file what you want to go on with."
    assert asked(living, "bar", "bar ") == f"{bar} {trouble}"
    assert living.until(is_said) == unset(disk)
    is_saved(tmp_path / "elsewhere.tabletop", living)
    before = len(living.told)
    living.do(f"save {disk.path / 'here.tabletop'}")
    assert "here.tabletop could not be written: " in living.until(is_said, before)
    closes(living)
    assert not (disk.seen / "here.tabletop").exists()
    figure(GROUP, f"home {how} from the start", 1, beside="told, playable, saved elsewhere")


@pytest.mark.parametrize(
    ("place", "why"),
    [
        pytest.param("letter", "File exists", id="a file"),
        pytest.param("/proc/home", "No such file or directory", id="where none can be"),
    ],
)
def test_no_home_can_be_made(window: Open, tmp_path: Path, place: str, why: str, figure) -> None:
    (tmp_path / "letter").write_text("Dear Anna,", encoding="utf-8")
    home = tmp_path / place
    living = window(TABLETOP_HOME=str(home))
    plays(living)
    bar = "Matches are not kept: save to a file what you want to go on with."
    trouble = f"The library of matches {home}/matches.sqlite cannot be used: "
    no_folder = f"the folder {home} cannot be made: {why}."
    assert asked(living, "bar", "bar ") == f"{bar} {trouble}{no_folder}"
    is_saved(tmp_path / "elsewhere.tabletop", living)
    closes(living)
    assert (tmp_path / "letter").read_text(encoding="utf-8") == "Dear Anna,"
    figure(GROUP, f"no home at {place}", 1, beside="told, playable, saved elsewhere")


def test_another_program_holds_the_library_for_long(
    home: Path, window: Open, tmp_path: Path, figure
) -> None:
    living = window()
    plays(living)
    path = home / "matches.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        stalls(
            living, f"The library of matches {path} cannot be used: another program is holding it."
        )
        is_saved(tmp_path / "elsewhere.tabletop", living)
        other.execute("ROLLBACK")
    living.do("again")
    plays(living)
    is_whole(path, living)
    closes(living)
    figure(GROUP, "another program holds the library", 1, beside="told, kept, gone on")


def test_a_window_is_closed_while_another_program_holds_the_library(
    window: Open, tmp_path: Path
) -> None:
    """Its home lies in folders that were not there."""
    home = tmp_path / "not" / "there" / "yet"
    living = window(TABLETOP_HOME=str(home))
    plays(living)
    with closing(sqlite3.connect(home / "matches.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        closes(living)
        other.execute("ROLLBACK")
    is_whole(home / "matches.sqlite", living)


def test_two_windows_on_one_match(home: Path, window: Open, tmp_path: Path, figure) -> None:
    """One goes on, the other says so; where it is opened again, it goes on."""
    overtaken = "This match was played on in another window; open it again to go on from there."
    one = window()
    one.until(lambda line: line.startswith("laid 1 "))
    other = window(seed=2)
    other.until(lambda line: line.startswith("laid 1 "))
    both = one, other
    slower, faster = overtaking(both)
    assert slower.until(is_said) == f"said {overtaken}"
    assert asked(slower, "bar", "bar ") == overtaken
    plays(faster, 2)
    is_saved(tmp_path / "slower.tabletop", slower)
    before = len(slower.told)
    slower.do("renew")
    slower.until(lambda line: line.startswith("laid 1 "), before)
    slower, faster = overtaking(both, [len(living.told) for living in both])
    plays(faster, 2)
    for living in both:
        assert {line for line in living.told if is_said(line)} <= {f"said {overtaken}"}
        closes(living)
    log = actions(home / "matches.sqlite")
    for line in filter(is_action, both[0].told + both[1].told):
        _, ply, action = line.split(" ", 2)
        assert log[int(ply)] == action
    figure(GROUP, "two windows on one match", 1, beside="told, nothing lost or mixed")


def overtaking(both: tuple[Living, Living], after: Sequence[int] = (0, 0)) -> tuple[Living, Living]:
    """Who was overtaken, and who has; *after* so many lines."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for number, living in enumerate(both):
            if any(map(is_said, living.told[after[number] :])):
                return living, both[1 - number]
        time.sleep(0.01)
    raise AssertionError(f"nobody says anything: {[living.told[-5:] for living in both]}")


@pytest.mark.parametrize("how", ["deleted", "replaced"])
def test_the_library_is_taken_away(
    home: Path, window: Open, tmp_path: Path, how: str, figure
) -> None:
    """From a file that was saved one plays on, unkept, as the bar says."""
    path = home / "matches.sqlite"
    Library(tmp_path / "other.sqlite").close()
    living = window()
    plays(living)
    if how == "deleted":
        path.unlink()
    else:
        (tmp_path / "other.sqlite").replace(path)
    stalls(
        living,
        f"The library of matches {path} cannot be used: "
        "it was moved, deleted or replaced; start Tabletop again to keep matches.",
    )
    is_saved(tmp_path / "elsewhere.tabletop", living)
    before = len(living.told)
    living.do(f"open {tmp_path / 'elsewhere.tabletop'}")
    assert " unkept" in living.until(lambda line: line.startswith("laid "), before)
    plays(living)
    assert asked(living, "bar", "bar ") == (
        "This match is not kept: save it to a file to go on with it later."
    )
    is_saved(tmp_path / "later.tabletop", living)
    closes(living)
    figure(GROUP, f"library {how} meanwhile", 1, beside="told, saved elsewhere, playable")


@pytest.mark.parametrize(
    ("how", "words", "file"),
    [
        ("full", "sheet caries -o OUT", "sheet.pdf"),
        ("ro", "sheet caries -o OUT", "sheet.svg"),
        ("full", "sheet caries -o OUT", "sheet.png"),
        ("ro", "screenshot shelf -o OUT", "shelf.png"),
    ],
)
def test_a_command_cannot_write_its_file(
    disk: Disk, how: str, words: str, file: str, figure
) -> None:
    """What lay there before lies there still, and nothing else."""
    out = disk.seen / file
    out.write_text("an older sheet", encoding="utf-8")
    if how == "full":
        disk.fill()
        why = "No space left on device"
    else:
        disk.allow("ro")
        why = "Read-only file system"
    before = sorted(out.parent.iterdir())
    path = disk.path / file
    command = [word if word != "OUT" else path for word in words.split()]
    with Living(["-m", "tabletop", *command], {}, disk.enter) as writing:
        assert writing.code == 2
        assert writing.told == []
        assert writing.muttered == f"tabletop: {path} could not be written: {why}."
    assert out.read_text(encoding="utf-8") == "an older sheet"
    assert sorted(out.parent.iterdir()) == before
    figure(GROUP, f"{file} onto a disk that is {how}", 1, beside="told, the old file kept")
