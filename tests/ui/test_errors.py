"""What goes wrong: is every sentence of it there to be translated, and told in French?"""

from __future__ import annotations

import ast
import errno
import json
import os
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox

from tabletop import games
from tabletop.kernel import save
from tabletop.kernel.errors import LibraryError, Problem, SaveError, TabletopError
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from tabletop.resources import asset
from ui import app, language
from ui.new_match import NewMatch
from ui.panels.toast import Toast
from ui.saying import told
from ui.sheets_dialog import Sheets
from ui.stage.theme import LIGHT
from ui.window import Window

ROOT = Path(__file__).parents[2]
FIXED = "\N{NO-BREAK SPACE}"
FILLED_LATER = {"tabletop/kernel/unread.py"}
"""Whose problems are patterns: the decoder's own words bring the facts."""

TREES = {
    str(file.relative_to(ROOT)): ast.parse(file.read_text(encoding="utf-8"))
    for top in ("tabletop", "ui")
    for file in sorted((ROOT / top).rglob("*.py"))
}


def kinds() -> set[str]:
    """The names of everything that is told as a sentence with facts."""
    named = {"TabletopError", "Problem"}
    nodes = [node for tree in TREES.values() for node in ast.walk(tree)]
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    for _ in classes:
        named |= {one.name for one in classes if named & set(map(ast.unparse, one.bases))}
    return named


def kind(call: ast.Call) -> str:
    """The name of what is called."""
    return ast.unparse(call.func).rpartition(".")[2]


def calls() -> list[Any]:
    """Where each is made: the file and the call."""
    named = kinds()
    return [
        pytest.param(file, node, id=f"{file}:{node.lineno}")
        for file, tree in TREES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and kind(node) in named
    ]


CALLS = calls()
every_call = pytest.mark.parametrize(("file", "call"), CALLS)


def sentence(call: ast.Call) -> str:
    """What is said, before the facts are put in."""
    (literal,) = call.args[:1]
    assert isinstance(literal, ast.Constant), f"no literal: {ast.unparse(literal)}"
    assert isinstance(literal.value, str)
    return literal.value


def places(text: str) -> set[str]:
    """The names of the facts that are put in."""
    return {name for _, name, *_ in Formatter().parse(text) if name is not None}


def facts(call: ast.Call) -> set[str]:
    """The names of the facts that are given."""
    named = {keyword.arg for keyword in call.keywords}
    for given in call.args[1:]:
        assert isinstance(given, ast.Dict)
        named |= {ast.literal_eval(key) for key in given.keys if key is not None}
    assert None not in named
    return {str(name) for name in named}


FRENCH = {
    message.findtext("source", ""): message.find("translation")
    for context in ElementTree.parse(asset("translations/fr.ts")).getroot().iter("context")
    if context.findtext("name") == "Errors"
    for message in context.iter("message")
}


class TestSentences:
    @every_call
    def test_are_literals_that_take_the_facts_they_are_given(self, file, call) -> None:
        wanted = set() if file in FILLED_LATER else places(sentence(call))
        assert facts(call) == wanted

    @every_call
    def test_are_told_in_french_with_the_same_facts(self, file, call) -> None:
        told = FRENCH[sentence(call)]
        assert told is not None
        assert told.text
        assert told.get("type") is None
        assert places(told.text) == places(sentence(call))

    def test_that_nobody_says_any_more_are_gone(self) -> None:
        assert {sentence(call.values[1]) for call in CALLS} == set(FRENCH)

    def test_are_found_in_every_corner(self) -> None:
        files = {call.values[0] for call in CALLS}
        assert {
            "tabletop/cli.py",
            "tabletop/library_file.py",
            "tabletop/games/caries/position.py",
            "ui/startup.py",
            "ui/stage/pixmaps.py",
        } <= files
        assert {kind(call.values[1]) for call in CALLS} == kinds()


@pytest.fixture
def french(qapp, settings) -> Iterator[None]:
    settings.language = "fr"
    language.install(qapp, "fr")
    yield
    language.install(qapp, "en")


def match_of(seats: int) -> Match:
    game = games.load("caries")
    players = unnamed([None] * seats)
    return Match(game, Setup(settled(game.options, {}, game.id), players, seed=7))


def boxes(window: Window) -> list[str]:
    """What is said in small windows."""
    return [box.text() for box in window.findChildren(QMessageBox)]


@pytest.mark.usefixtures("french")
class TestFrenchWindow:
    @pytest.fixture
    def file(self, tmp_path: Path) -> Path:
        path = tmp_path / "evening.tabletop"
        save.write(match_of(2), path)
        return path

    @staticmethod
    def changed(file: Path, place: str, value: object) -> None:
        """Writes another *value* into the file."""
        document = json.loads(file.read_text(encoding="utf-8"))
        at = document
        *way, last = (int(step) if step.isdigit() else step for step in place.split("."))
        for step in way:
            at = at[step]
        at[last] = value
        file.write_text(json.dumps(document), encoding="utf-8")

    @pytest.mark.parametrize(
        ("place", "value", "told"),
        [
            pytest.param(
                "seats.0.name",
                3,
                "`str` attendu, `int` trouvé – à l’endroit `$.seats[0].name`.",
                id="a number as a name",
            ),
            pytest.param(
                "seats.1.colour",
                "pink",
                "« pink » n’est pas une couleur – à l’endroit `$.seats[1].colour`.",
                id="a colour unknown here",
            ),
            pytest.param(
                "options.dice",
                "three",
                "l’option dice du jeu caries vaut « three », mais elle prend one ou two.",
                id="a value that an option does not take",
            ),
            pytest.param(
                "options.circuit",
                "DDD",
                "l’option circuit du jeu caries vaut « DDD », mais un circuit se compose de "
                "28 lettres parmi D, S, B, R et C.",
                id="a circuit too short",
            ),
        ],
    )
    def test_says_what_is_broken_in_a_file(self, window, file, place, value, told) -> None:
        self.changed(file, place, value)
        window.open_file(file)
        told = told.replace("« ", f"«{FIXED}").replace(" »", f"{FIXED}»")
        assert boxes(window) == [f"{file}{FIXED}: cette partie est endommagée{FIXED}: {told}"]

    def test_says_that_a_file_is_no_match(self, window, file) -> None:
        file.write_text("Cher journal", encoding="utf-8")
        window.open_file(file)
        assert boxes(window) == [
            f"{file}{FIXED}: ce n’est pas une partie de Tabletop{FIXED}: "
            f"le JSON est mal formé{FIXED}: caractère incorrect (octet 0)."
        ]

    def test_says_that_a_sheet_cannot_be_written_and_repeats_the_system(
        self, window, tmp_path, monkeypatch
    ) -> None:
        path = tmp_path / "nulle part" / "feuille.pdf"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(path), ""))
        window.begin(match_of(1))
        window.show_sheets("export")
        (dialog,) = window.findChildren(Sheets)
        dialog.to_file.click()
        why = os.strerror(errno.ENOENT)
        assert boxes(window) == [f"Impossible d’écrire {path}{FIXED}: {why}."]

    def test_says_that_the_match_cannot_be_saved(self, window, tmp_path, monkeypatch) -> None:
        path = tmp_path / "nulle part" / "soirée.tabletop"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(path), ""))
        window.begin(match_of(1))
        window.save()
        assert boxes(window)[0].startswith(f"Impossible d’écrire {path}{FIXED}: ")

    def test_says_over_the_table_what_befalls_the_match(self, window) -> None:
        window.begin(match_of(1))
        error = LibraryError("match {number} is no longer in the library.", number=7)
        window.page.host.failed.emit(error)
        (toast,) = window.findChildren(Toast)
        assert toast.text() == "La partie 7 n’est plus parmi les parties gardées."

    @pytest.mark.parametrize(
        ("circuit", "told"),
        [
            ("DSB", "un circuit se compose de 28 lettres parmi D, S, B, R et C"),
            ("S" * 28, "un circuit a un seul dentiste (D) et commence par lui"),
        ],
    )
    def test_says_below_a_circuit_what_is_wrong_with_it(
        self, qtbot, settings, circuit: str, told: str
    ) -> None:
        dialog = NewMatch(games.load("caries"), settings, LIGHT)
        qtbot.addWidget(dialog)
        row = dialog.options.texts["circuit"]
        row.line.setText(circuit)
        assert told in [label.text() for label in row.findChildren(QLabel)]


@pytest.mark.usefixtures("settings")
class TestCapital:
    """A sentence that stands alone has one; the command line goes on after its own name."""

    @pytest.mark.parametrize(
        ("problem", "shown"),
        [
            pytest.param(TabletopError("the disk is full."), "The disk is full.", id="a word"),
            pytest.param(
                TabletopError("{path} is lost.", path="a.tabletop"),
                "a.tabletop is lost.",
                id="file",
            ),
            pytest.param(
                TabletopError("{problem}", problem=TabletopError("the disk is full.")),
                "The disk is full.",
                id="another sentence",
            ),
            pytest.param(
                TabletopError("{problem}", problem=TabletopError("{path}: no.", path="a.pdf")),
                "a.pdf: no.",
                id="a file in another sentence",
            ),
            pytest.param(Problem("it is broken"), "it is broken", id="part of a sentence"),
        ],
    )
    def test_stands_at_the_beginning_of_words_of_ours(self, problem, shown) -> None:
        assert told(problem) == shown

    def test_is_looked_for_where_french_begins(self, french) -> None:
        error = SaveError("{path} could not be read: {why}.", path="a.pdf", why="-")
        assert told(error) == f"Impossible de lire a.pdf{FIXED}: -."
        assert str(error) == "a.pdf could not be read: -."


class TestTwoLanguages:
    def test_the_library_s_trouble_is_said_anew_with_the_window(
        self, qtbot, qapp, settings, home: Path
    ) -> None:
        home.mkdir(exist_ok=True)
        (home / "matches.sqlite").write_text("no library at all", encoding="utf-8")
        window = Window(settings)
        qtbot.addWidget(window)
        window.furnish(*app.library())
        assert window.bar.text().endswith("cannot be used: it is broken.")
        language.install(qapp, "fr")
        window.retranslate()
        assert window.bar.text().endswith(f"est inutilisable{FIXED}: il est endommagé.")
        language.install(qapp, "en")

    def test_what_has_no_french_is_told_in_english(self, french, window) -> None:
        error = TabletopError("the moon is {shape}.", shape="full")
        window.begin(match_of(1))
        window.page.host.failed.emit(error)
        (toast,) = window.findChildren(Toast)
        assert toast.text() == "The moon is full."
