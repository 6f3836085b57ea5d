"""Is everything said in both languages, set as French is set, and compiled as it is written?"""

from __future__ import annotations

import ast
import importlib.util
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import (
    QMenu,
)

from tabletop.resources import asset
from ui import language
from ui.window import Window

ROOT = Path(__file__).parents[2]
FOLDER = asset("translations")
THIN, FIXED = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
by_language = pytest.mark.parametrize("spoken", language.LANGUAGES)


@dataclass(frozen=True)
class Sentence:
    """A sentence of the source as a translator has it; two forms where it counts something."""

    context: str
    source: str
    forms: tuple[str, ...]
    counts: bool
    state: str | None

    @property
    def name(self) -> tuple[str, str, bool]:
        return self.context, self.source, self.counts


def sentences(file: Path) -> list[Sentence]:
    """Everything in a file for Qt Linguist."""
    return [
        _sentence(context.findtext("name", ""), message)
        for context in ElementTree.parse(file).getroot().iter("context")
        for message in context.iter("message")
    ]


def _sentence(context: str, message: ElementTree.Element) -> Sentence:
    told = message.find("translation")
    assert told is not None
    counts = message.get("numerus") == "yes"
    forms = [form.text or "" for form in told.iter("numerusform")] if counts else [told.text or ""]
    source = message.findtext("source", "")
    return Sentence(context, source, tuple(forms), counts, told.get("type"))


def said_in(spoken: str) -> list[Sentence]:
    return sentences(FOLDER / f"{spoken}.ts")


FRENCH = [(sentence, form) for sentence in said_in("fr") for form in sentence.forms]


def places(text: str) -> list[str]:
    """What is filled in later."""
    return sorted(re.findall(r"\{\w*\}|%n", text))


def wrong(pattern: str) -> list[str]:
    """French in which something stands that must not."""
    return [form for _, form in FRENCH if re.search(pattern, form)]


def called() -> Iterator[tuple[str, ast.Call]]:
    """Every call of ``tr`` in the source, with the class it stands in."""
    for top in ("tabletop", "ui"):
        for file in sorted((ROOT / top).rglob("*.py")):
            yield from _called(ast.parse(file.read_text(encoding="utf-8")), "")


def _called(node: ast.AST, around: str) -> Iterator[tuple[str, ast.Call]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call) and isinstance(child.func, ast.Attribute):
            strings = [isinstance(argument, ast.Constant) for argument in child.args[:1]]
            if child.func.attr == "tr" and strings != [False]:
                yield around, child
        inside = child.name if isinstance(child, ast.ClassDef) else around
        yield from _called(child, inside)


class TestSentences:
    @by_language
    def test_none_waits_for_its_translation(self, spoken: str) -> None:
        assert [told for told in said_in(spoken) if told.state or not all(told.forms)] == []

    @by_language
    def test_what_is_counted_has_its_singular_and_its_plural(self, spoken: str) -> None:
        counted = [told for told in said_in(spoken) if told.counts]
        assert counted
        assert [told for told in counted if len(told.forms) != 2 or "(s)" in str(told.forms)] == []

    def test_english_tells_one_from_many(self) -> None:
        told = said_in("en")
        assert [one for one in told if not one.counts or len(set(one.forms)) != 2] == []
        assert {one.name for one in told} == {one.name for one in said_in("fr") if one.counts}

    @by_language
    def test_the_same_is_filled_in(self, spoken: str) -> None:
        for told in said_in(spoken):
            for form in told.forms:
                assert places(form) == places(told.source), form

    def test_each_is_filed_under_the_class_that_says_it(self) -> None:
        """A context with a dot is one that Qt will never ask for."""
        filed = {told.name[:2] for told in said_in("fr") if told.context != "Errors"}
        said = set()
        for around, call in called():
            assert isinstance(call.func, ast.Attribute)
            assert ast.unparse(call.func.value) == "self", ast.unparse(call)
            said.add((around, ast.literal_eval(call.args[0])))
        assert filed == said
        assert [context for context, _ in filed if "." in context] == []


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files as ``make translations`` leaves them."""
    spec = importlib.util.spec_from_file_location("made", ROOT / "packaging/translations.py")
    assert spec is not None
    assert spec.loader is not None
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    maker.FOLDER = Path(shutil.copytree(FOLDER, tmp_path_factory.mktemp("fresh") / "translations"))
    assert maker.main() == 0
    return Path(maker.FOLDER)


class TestFiles:
    @by_language
    def test_hold_every_sentence_of_the_source_and_no_other(self, fresh, spoken: str) -> None:
        found = {told.name for told in sentences(fresh / f"{spoken}.ts")}
        assert {told.name for told in said_in(spoken)} == found

    @by_language
    def test_are_compiled_as_they_are_written(self, fresh, spoken: str) -> None:
        name = f"{spoken}.qm"
        assert (FOLDER / name).read_bytes() == (fresh / name).read_bytes()


class TestFrench:
    def test_keeps_its_signs_with_the_word_before(self) -> None:
        assert wrong(rf"(?<!{THIN})[;!?]") == []
        assert wrong(rf"(?<!{FIXED}):(?!//)") == []

    def test_keeps_percent_with_the_number(self) -> None:
        assert wrong(rf"(?<![{THIN}{FIXED}])(?<!^)%(?![n\d])") == []

    def test_sets_its_quotes_apart(self) -> None:
        assert wrong(rf"«(?!{FIXED})|(?<!{FIXED})»") == []
        assert [form for _, form in FRENCH if form.count("«") != form.count("»")] == []

    def test_has_no_typewriter_s_signs(self) -> None:
        assert wrong(r"""['"“”]|\.\.\.""") == []
        assert wrong(r"  |^ | $|\s[.,]") == []

    def test_ends_as_english_ends(self) -> None:
        signs = ".…:!?"
        ends = [(told.source[-1], form[-1], form) for told, form in FRENCH]
        assert [form for was, now, form in ends if was != now and {was, now} & set(signs)] == []

    def test_needs_no_elision_before_a_name(self) -> None:
        """“de {name}” would be wrong for Anna, and “d’{name}” for Ben."""
        small = "de|le|la|que|si|ne|se|me|te|je|ce|jusque|lorsque|puisque"
        assert wrong(rf"(?i)(?:\b(?:{small}) |’)\{{(?:names?|other|giver|game)\}}") == []

    def test_has_a_key_where_english_has_one(self) -> None:
        assert [form for told, form in FRENCH if ("&" in told.source) != ("&" in form)] == []


@by_language
def test_no_key_is_given_twice_in_a_menu(qapp, window: Window, spoken: str) -> None:
    language.install(qapp, spoken)
    window.retranslate()
    menus = [
        menu for menu in window.menuBar().findChildren(QMenu) if menu is not window.menus.recent
    ]
    listed = [window.menuBar().actions(), *(menu.actions() for menu in menus)]
    for actions in listed:
        keys = [key.lower() for action in actions for key in re.findall(r"&(\w)", action.text())]
        assert len(keys) == len(set(keys)), [action.text() for action in actions]
