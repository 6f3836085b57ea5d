"""What opens the window, and what paints: found only when asked for."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import runpy
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tabletop import games
from tabletop.cli import main
from tabletop.kernel.errors import TabletopError


@pytest.fixture
def painted(monkeypatch):
    """What the window and the painters were asked for, without any of them."""
    asked = []

    def stand_in(module):
        def run(*args, **named):
            asked.append((module, args, named))
            return 7

        monkeypatch.setitem(sys.modules, module, SimpleNamespace(run=run))

    for module in ("ui.app", "ui.paper.command", "ui.picture"):
        stand_in(module)
    return asked


def test_alone_it_opens_the_window(tabletop, painted):
    assert tabletop().code == 7
    assert painted == [("ui.app", (None,), {})]


def test_with_a_match_it_opens_that(tabletop, painted, evening):
    assert tabletop(str(evening)).code == 7
    assert painted == [("ui.app", (evening,), {})]


def test_any_file_that_is_there_is_taken_for_a_match(tabletop, painted, evening):
    other = evening.rename(evening.with_suffix(".json"))
    assert tabletop(str(other)).code == 7
    assert painted == [("ui.app", (other,), {})]


def test_one_match_at_a_time(tabletop, painted, evening):
    assert "one match" in tabletop(str(evening), "b.tabletop").sentence
    assert painted == []


def test_a_command_is_a_command_even_where_a_file_has_its_name(
    tabletop, painted, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    Path("games").write_text("")
    assert tabletop("games").code == 0
    assert painted == []


@pytest.mark.parametrize("game", games.names())
def test_a_new_match_is_asked_for_in_the_window(tabletop, painted, game):
    assert tabletop("new", game).code == 7
    assert painted == [("ui.app", (None,), {"new": game})]


def test_the_window_asks_who_plays_that_game(tmp_path):
    script = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tabletop.cli import main
from ui.new_match import NewMatch

def look(dialog):
    print(dialog.game.id, dialog.isVisible(), QApplication.desktopFileName())
    QApplication.exit(3)

NewMatch.showEvent = lambda dialog, event: QTimer.singleShot(0, dialog, lambda: look(dialog))
sys.exit(main(["new", "croco"]))
"""
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "TABLETOP_HOME": str(tmp_path),
            "FLATPAK_ID": "org.example.Tabletop",
        },
    )
    assert done.stdout == "croco True org.example.Tabletop\n", done.stderr
    assert done.returncode == 3


def test_where_there_is_no_such_game_no_window_opens(tabletop, painted):
    assert 'no game "whist"' in tabletop("new", "whist").sentence
    assert painted == []


def test_a_sheet(tabletop, painted):
    words = ("sheet", "caries", "-o", "out.pdf", "--blank", "--paper", "Letter", "--lang", "fr")
    assert tabletop(*words).code == 0
    assert painted == [
        (
            "ui.paper.command",
            ("caries", Path("out.pdf")),
            {"blank": True, "kind": None, "paper": "Letter", "lang": "fr"},
        )
    ]


def test_a_screenshot(tabletop, painted):
    words = "screenshot caries -o a.png --size 800x600 --ratio 2 --theme dark --lang fr"
    assert tabletop(*words.split(), "--seats", "3", "--seed", "-4", "--plies", "20").code == 0
    assert painted == [
        (
            "ui.picture",
            ("caries", Path("a.png")),
            {
                "size": (800, 600),
                "ratio": 2.0,
                "theme": "dark",
                "lang": "fr",
                "seats": 3,
                "seed": -4,
                "plies": 20,
            },
        )
    ]


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(tabletop, painted, monkeypatch, environment, lang):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    tabletop("sheet", "caries", "-o", "out.pdf")
    assert painted[0][2]["lang"] == lang


def test_what_a_painter_cannot_do_is_one_sentence(tabletop, monkeypatch):
    def run(*args, **named):
        raise TabletopError("the paper is\n  all used up.")

    monkeypatch.setitem(sys.modules, "ui.paper.command", SimpleNamespace(run=run))
    sentence = tabletop("sheet", "caries", "-o", "out.pdf").sentence
    assert sentence == "tabletop: the paper is all used up."


def test_a_missing_library_of_the_system_is_one_sentence(tabletop, monkeypatch):
    def missing(module):
        if module == "ui.app":
            raise ImportError("libEGL.so.1: cannot open shared object file")
        return SimpleNamespace(missing_library=lambda words: TabletopError(f"no {words[:11]}."))

    monkeypatch.setattr("tabletop.cli.importlib.import_module", missing)
    assert tabletop().sentence == "tabletop: no libEGL.so.1."


def test_commands_without_a_window_load_no_qt():
    loaded = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; from tabletop.cli import main; main(['games']);"
            "main(['simulate', 'caries', '--games', '2']);"
            "print([name for name in sys.modules if name.startswith(('PySide6', 'ui', 'joblib'))])",
        ],
        check=True,
        capture_output=True,
        text=True,
        env={"PYTHONPATH": ":".join(sys.path)},
    ).stdout
    assert loaded.splitlines()[-1] == "[]"


def test_main_takes_the_words_of_the_process(painted, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["tabletop"])
    assert main() == 7


def test_a_windowed_app_has_nothing_to_print_to(painted, monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)
    assert main([]) == 7


def test_a_frozen_app_that_was_started_as_a_process_of_its_own_does_not_open_a_window(
    painted, monkeypatch
):
    def works_for_another():
        raise SystemExit(0)

    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(multiprocessing, "freeze_support", works_for_another)
    with pytest.raises(SystemExit):
        main([])
    assert painted == []


def test_python_m_tabletop_is_the_installed_command(tabletop, monkeypatch, capsys):
    monkeypatch.delitem(sys.modules, "tabletop.__main__", raising=False)
    installed = importlib.import_module("tabletop.__main__")
    assert installed.main is main
    monkeypatch.delitem(sys.modules, "tabletop.__main__")
    monkeypatch.setattr(sys, "argv", ["tabletop", "games"])
    with pytest.raises(SystemExit) as left:
        runpy.run_module("tabletop", run_name="__main__")
    assert left.value.code == 0
    assert capsys.readouterr().out == tabletop("games").out
