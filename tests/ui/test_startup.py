"""Where a window cannot be, one sentence says what is missing and what brings it."""

from __future__ import annotations

import builtins
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ui import startup
from ui.startup import Missing


class TestLibraries:
    @pytest.mark.parametrize(
        ("words", "package"),
        [
            (
                "libEGL.so.1: cannot open shared object file: No such file or directory",
                "apt install libegl1",
            ),
            (
                "libxcb-cursor.so.0: cannot open shared object file: No such file or directory",
                "apt install libxcb-cursor0",
            ),
            ("libnever.so.9: cannot open shared object file", "libnever.so.9"),
            ("No module named 'PySide6'", "PySide6"),
        ],
    )
    def test_the_loader_s_words_become_a_command(self, words: str, package: str) -> None:
        assert package in str(startup.missing_library(words))

    def test_every_package_named_is_among_those_the_tests_install(self) -> None:
        listed = Path(__file__).parents[2] / "packaging" / "system-packages.txt"
        known = set(listed.read_text(encoding="utf-8").split())
        assert set(startup.PACKAGES.values()) <= known

    def test_a_plug_in_that_lacks_a_library_is_named(self, monkeypatch, tmp_path) -> None:
        def refuse(file: str) -> None:
            raise OSError("libxcb-cursor.so.0: cannot open shared object file")

        monkeypatch.setattr(startup.ctypes, "CDLL", refuse)
        monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
        with pytest.raises(Missing, match="libxcb-cursor0"):
            startup.check()

    def test_here_all_is_well(self) -> None:
        startup.check()

    def test_no_module_is_looked_through_for_switches_of_pyside(self, monkeypatch) -> None:
        plain, slow = builtins.__orig_import__, builtins.__feature_import__  # type: ignore[attr-defined]
        monkeypatch.setattr(builtins, "__import__", slow)
        startup.check()
        assert builtins.__import__ is plain
        # Where PySide has changed how it does that, the import that is there stays.
        monkeypatch.delattr(builtins, "__orig_import__")
        startup.check()
        assert builtins.__import__ is plain


class TestDisplay:
    @pytest.mark.parametrize("platform", [None, "xcb", "wayland"])
    def test_none_is_one_sentence_and_no_abort(self, platform: str | None) -> None:
        answer = self.opened(platform)
        assert answer.returncode == 2
        assert "display" in answer.stderr
        assert len(answer.stderr.strip().splitlines()) == 1

    def test_one_that_is_not_there_is_one_sentence_and_no_abort(self) -> None:
        answer = self.opened(None, DISPLAY=":4242")
        assert answer.returncode == 2
        assert ":4242" in answer.stderr or "lib" in answer.stderr
        assert len(answer.stderr.strip().splitlines()) == 1

    @staticmethod
    def opened(platform: str | None, **more: str) -> subprocess.CompletedProcess[str]:
        gone = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
        environment = {key: value for key, value in os.environ.items() if key not in gone}
        environment |= more
        if platform is not None:
            environment["QT_QPA_PLATFORM"] = platform
        return subprocess.run(
            [sys.executable, "-m", "tabletop"],
            env=environment,
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )


_WATCHED = """
import gc, sys
from PySide6.QtCore import QTimer
from tabletop.cli import main
from ui.window import Window

def look():
    late = "msgspec", "sqlite3", "tabletop.library", "ui.shelf", "PySide6.QtSvg", "socket"
    print([name for name in late if name in sys.modules], gc.isenabled())

def look_again(window):
    if gc.get_freeze_count() and window.shelf.isVisible():
        window.close()

shown = Window.showEvent
def show(window, event):
    shown(window, event)
    window.appeared.connect(look)
    timer = QTimer(window)
    timer.timeout.connect(lambda: look_again(window))
    timer.start(20)

Window.showEvent = show
sys.exit(main([]))
"""


def test_the_window_is_seen_before_what_only_its_content_needs_is_loaded(tmp_path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _WATCHED],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "TABLETOP_HOME": str(tmp_path)},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.splitlines() == ["[] False"]


def test_every_system_and_every_wish_of_a_desktop_has_the_same_style() -> None:
    look = (
        "from PySide6.QtWidgets import QApplication; from ui.style import WORDS; "
        "print(QApplication(['tabletop', *WORDS]).style().name())"
    )
    done = subprocess.run(
        [sys.executable, "-c", look],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_STYLE_OVERRIDE": "windows"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.strip() == "fusion"
