"""Where a window cannot be, one sentence says what is missing and what brings it."""

from __future__ import annotations

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
