"""Ended by the system in the middle of a match, Tabletop lays it out again and tells of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop import games
from tabletop.kernel import save
from tabletop.library import MatchId
from tabletop.resources import logs
from ui import picture, reports
from ui import running as marks
from ui.returning import Returning
from ui.running import Left, Running
from ui.trouble import Trouble
from ui.window import Window

LIVING = Path(__file__).with_name("living.py")


def lived(*how: str) -> subprocess.CompletedProcess[str]:
    """Tabletop, from start to end, in a process of its own."""
    return subprocess.run(
        [sys.executable, str(LIVING), *how],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.tabletop"
    save.write(picture.played(games.load("croco"), 2, 7, 6), path)
    return path


def told() -> dict[str, object]:
    """How the next Tabletop stands."""
    living = lived("tell")
    assert living.returncode == 0, living.stderr
    answer: dict[str, object] = json.loads(living.stdout)
    return answer


def left_behind() -> list[Path]:
    """What lies in the folder of the marks."""
    return sorted((logs() / "running").glob("*"))


@pytest.mark.parametrize("end", ["SIGSEGV", "SIGKILL"])
def test_the_match_is_on_the_table_again_and_a_report_tells_why(end: str, file: Path) -> None:
    living = lived("die", end, str(file))
    ply = int(living.stdout)
    assert ply == 8
    assert living.returncode < 0
    assert left_behind()
    again = told()
    assert again["ply"] == ply
    assert again["said"] == [
        "Tabletop ended unexpectedly. The match is safe and lies on the table again."
    ]
    (report,) = reports.folder().glob("*.txt")
    text = report.read_text(encoding="utf-8")
    assert "croco" in text
    assert ("Segmentation fault" in text) == (end == "SIGSEGV")
    assert ("living.py" in text) == (end == "SIGSEGV")
    # It is told once, and what ends as it should leaves no mark.
    assert left_behind() == []
    after = told()
    assert (after["ply"], after["said"], after["waiting"]) == (None, [], 1)


def test_a_match_that_ends_us_as_soon_as_it_lies_there_stays_on_the_shelf(file: Path) -> None:
    lived("die", "SIGKILL", str(file))
    assert lived("die", "SIGKILL").stdout == "10\n"
    # It went on by two actions: that is worth another try.
    assert told()["ply"] == 10
    folder = logs() / "running"
    (folder / "gone.json").write_text('{"match": 1, "brought_back": 10}', encoding="utf-8")
    again = told()
    assert (again["ply"], again["waiting"]) == (None, 1)
    assert again["said"] == [
        "Tabletop ended unexpectedly. The match is safe and waits on the shelf."
    ]


def test_the_same_match_from_its_file_lies_on_the_table_too(window, file: Path) -> None:
    window.open_file(file)
    match = window.lying()
    window.show_shelf()
    assert said_after(window, Left(match, None, ""), is_free=False).endswith("on the shelf.")
    window.open_file(file)
    assert said_after(window, Left(match, None, ""), is_free=False).endswith("the table again.")


def test_a_match_that_cannot_be_opened_any_more_is_not_called_safe(
    window, file: Path, monkeypatch
) -> None:
    window.open_file(file)
    match = window.lying()
    window.show_shelf()
    monkeypatch.setattr(window.keeping, "opened", lambda entry: None)
    left = Left(match, None, "")
    assert said_after(window, left, is_free=True) == "Tabletop ended unexpectedly."
    gone = Left(MatchId(99), None, "")
    assert said_after(window, gone, is_free=True) == "Tabletop ended unexpectedly."


def said_after(window: Window, left: Left, *, is_free: bool) -> str:
    """What a window says of a match that was left."""
    Returning(window, Running()).bring_back([left], is_free=is_free)
    (dialog,) = window.findChildren(Trouble)
    sentence: str = dialog.sentence.text()
    dialog.close()
    dialog.setParent(None)
    return sentence


@pytest.mark.parametrize("end", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_being_asked_to_end_is_no_violent_end(end: str, file: Path) -> None:
    living = lived("die", end, str(file))
    assert living.returncode == 0, living.stderr
    assert left_behind() == []


def test_what_is_said_after_the_window_was_closed_keeps_nothing_alive() -> None:
    assert lived("say").returncode == 0


class TestMarks:
    @pytest.fixture(autouse=True)
    def no_traces(self, monkeypatch) -> None:
        """The test's own traces stay where they are."""
        monkeypatch.setattr(marks.faulthandler, "enable", lambda file: None)
        monkeypatch.setattr(marks.faulthandler, "disable", lambda: None)

    def test_each_window_has_its_own_and_none_takes_that_of_another(self) -> None:
        one, other = Running(), Running()
        for mark in (one, other):
            mark.begin()
        one.lies(MatchId(3))
        other.lies(MatchId(4))
        assert Running().left() == []
        one.end()
        assert Running().left() == []
        other.end()
        assert left_behind() == []

    def test_of_who_had_our_own_number_is_told_too(self) -> None:
        """As in a sandbox, where each program has the same."""
        one = Running()
        one.begin()
        one.lies(MatchId(3))
        kept = {file: file.read_bytes() for file in left_behind()}
        assert Running().left() == []
        one.end()
        for file, content in kept.items():
            file.write_bytes(content)
        assert Running().left() == [Left(MatchId(3), None, "")]
        assert left_behind() == []

    def test_what_another_window_has_told_meanwhile_is_not_told_again(self, monkeypatch) -> None:
        folder = logs() / "running"
        folder.mkdir(parents=True)
        for number in range(3):
            (folder / f"{number}.json").write_text('{"match": 1}', encoding="utf-8")
        whole, told = marks._age, []

        def age(mark: Path) -> float:
            # Both have seen what lies there, and the other one is faster.
            if not told:
                told.append(None)
                told.extend(Running().left())
            return whole(mark)

        monkeypatch.setattr(marks, "_age", age)
        assert Running().left() == []
        assert len(told[1:]) == 3

    def test_what_is_broken_says_nothing_and_is_told_all_the_same(self) -> None:
        folder = logs() / "running"
        folder.mkdir(parents=True)
        for number, text in enumerate(("", "[1, 2]", "{", '{"match": "x"}')):
            (folder / f"{number}.json").write_text(text, encoding="utf-8")
        assert Running().left() == [Left(None, None, "")] * 4
        assert Running().left() == []

    def test_where_none_can_be_written_there_is_none(self, tmp_path, monkeypatch) -> None:
        (tmp_path / "file").write_text("", encoding="utf-8")
        monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "file"))
        mark = Running()
        assert mark.left() == []
        mark.begin()
        mark.lies(MatchId(1))
        mark.end()
