"""The rules in the window: there for every game, in both languages, found and read."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument

from tabletop import games
from tabletop.kernel.errors import TabletopError
from tabletop.resources import asset
from ui import language, style
from ui.rules_window import RulesWindow
from ui.stage.theme import DARK, LIGHT
from ui.window import Window

by_game = pytest.mark.parametrize("game", games.names())
by_language = pytest.mark.parametrize("spoken", language.LANGUAGES)
DIAGRAM = r"!\[.*?\]\((.*?)\)"
READING = {"en": "How we read it", "fr": "Notre lecture"}


def rules(game: str, spoken: str) -> str:
    return asset(f"{game}/rules.{spoken}.md").read_text(encoding="utf-8")


def headings(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("#")]


class TestText:
    @by_game
    def test_both_languages_have_the_same_chapters(self, game: str) -> None:
        levels = [
            [heading.split()[0] for heading in headings(rules(game, spoken))]
            for spoken in language.LANGUAGES
        ]
        assert levels[0] == levels[1]

    @by_game
    def test_both_languages_say_how_we_read_it_point_by_point(self, game: str) -> None:
        counts = []
        for spoken in language.LANGUAGES:
            _, _, reading = rules(game, spoken).partition(f"## {READING[spoken]}\n")
            counts.append(len(re.findall(r"^\d+\. ", reading, re.MULTILINE)))
        assert counts[0] == counts[1] > 0

    @by_game
    def test_both_languages_show_the_same_diagrams(self, game: str) -> None:
        shown = [re.findall(DIAGRAM, rules(game, spoken)) for spoken in language.LANGUAGES]
        assert shown[0] == shown[1]
        assert all(address.startswith(f"{game}:") for address in shown[0])

    @by_game
    def test_french_keeps_its_signs_with_the_word_before(self, game: str) -> None:
        text = re.sub(r"^\|[-:| ]+\|$", "", rules(game, "fr"), flags=re.MULTILINE)
        # The address of a diagram is not read.
        text = re.sub(r"\]\(.*\)$", "]", text, flags=re.MULTILINE)
        assert re.findall(r".{0,20} [:;!?]", text) == []
        assert re.findall(r".{0,20}[^\W\d][:;!?](?!/)", text) == []
        assert "'" not in text

    def test_caries_tells_every_reading(self) -> None:
        _, _, reading = rules("caries", "en").partition("## How we read it\n")
        assert re.findall(r"^(\d+)\. ", reading, re.MULTILINE) == [str(n) for n in range(1, 13)]


class TestWindow:
    @pytest.fixture
    def shown(self, qtbot, settings) -> RulesWindow:
        made = RulesWindow()
        qtbot.addWidget(made)
        made.read("caries")
        made.show()
        qtbot.waitExposed(made)
        return made

    def test_f1_opens_the_rules_of_the_game_and_one_plays_on(self, qtbot, window: Window) -> None:
        window.do.rules.trigger()
        rules = window.aside.rules
        assert rules is not None
        assert rules.isVisible()
        assert not rules.isModal()
        assert "Caries" in rules.windowTitle()

    @by_game
    @by_language
    def test_every_chapter_can_be_gone_to(self, qapp, shown, game, spoken) -> None:
        language.install(qapp, spoken)
        shown.read(game)
        chapters = [line[3:] for line in headings(rules(game, spoken)) if line.startswith("## ")]
        listed = [shown.chapters.item(row).text() for row in range(shown.chapters.count())]
        assert listed == chapters
        language.install(qapp, "en")

    def test_a_chapter_comes_to_the_top(self, qtbot, shown: RulesWindow) -> None:
        item = shown.chapters.item(shown.chapters.count() - 1)
        place = shown.chapters.visualItemRect(item).center()
        qtbot.mouseClick(shown.chapters.viewport(), Qt.MouseButton.LeftButton, pos=place)
        top = shown.text.cursorForPosition(shown.text.viewport().rect().topLeft())
        assert item.text() in (top.block().text(), top.block().next().text())

    def test_a_word_is_found_and_counted(self, qtbot, shown: RulesWindow) -> None:
        qtbot.keyClicks(shown.search, "cube")
        assert shown.text.textCursor().selectedText().lower() == "cube"
        first = shown.text.textCursor().position()
        assert shown.found.text()[0].isdigit()
        qtbot.keyClick(shown.search, Qt.Key.Key_Return)
        assert shown.text.textCursor().position() > first

    def test_the_search_goes_round(self, qtbot, shown: RulesWindow) -> None:
        qtbot.keyClicks(shown.search, "sixteen-sided")
        first = shown.text.textCursor().position()
        shown.find_next()
        assert shown.text.textCursor().position() == first
        shown.find_next(backward=True)
        assert shown.text.textCursor().position() == first

    def test_what_is_not_there_is_said(self, qtbot, shown: RulesWindow) -> None:
        qtbot.keyClicks(shown.search, "xylophone")
        assert shown.found.text() == "not found"

    def test_letters_become_larger_and_smaller_within_reason(self, qtbot, shown) -> None:
        before = shown.text.document().defaultFont().pixelSize()
        qtbot.mouseClick(shown.larger, Qt.MouseButton.LeftButton)
        assert shown.text.document().defaultFont().pixelSize() > before
        for _ in range(20):
            shown.zoom(2)
        assert shown.text.document().defaultFont().pixelSize() <= 36
        for _ in range(20):
            shown.zoom(-2)
        assert shown.text.document().defaultFont().pixelSize() >= 12

    def test_rules_that_are_missing_are_said(self, shown: RulesWindow) -> None:
        with pytest.raises(TabletopError, match="rules"):
            shown.read("no-such-game")


class TestDiagrams:
    @pytest.fixture
    def shown(self, qtbot, settings) -> RulesWindow:
        made = RulesWindow()
        qtbot.addWidget(made)
        made.read("croco")
        return made

    def pictures(self, shown: RulesWindow) -> list[QImage]:
        """The diagrams as the text shows them."""
        kind = int(QTextDocument.ResourceType.ImageResource.value)
        addresses = re.findall(DIAGRAM, rules("croco", "en"))
        return [shown.text.document().resource(kind, QUrl(address)) for address in addresses]

    def test_each_is_drawn_and_says_below_what_it_shows(self, shown: RulesWindow) -> None:
        pictures = self.pictures(shown)
        assert pictures
        assert not any(picture.isNull() for picture in pictures)
        # Plain text knows no spaces that keep words together.
        captions = re.findall(r"!\[(.*?)\]", rules("croco", "en").replace("\xa0", " "))
        text = shown.text.toPlainText()
        places = [text.find(f"\N{OBJECT REPLACEMENT CHARACTER}\n{words}") for words in captions]
        assert -1 not in places
        assert places == sorted(places)

    def test_by_night_they_are_drawn_anew(self, qapp, shown: RulesWindow) -> None:
        by_day = self.pictures(shown)
        style.apply(qapp, DARK)
        try:
            by_night = self.pictures(shown)
        finally:
            style.apply(qapp, LIGHT)
        assert all(one != other for one, other in zip(by_day, by_night, strict=True))
        assert self.pictures(shown) == by_day

    def test_larger_letters_keep_them(self, shown: RulesWindow) -> None:
        before = self.pictures(shown)
        shown.zoom(4)
        assert self.pictures(shown) == before

    def test_words_of_a_diagram_are_found_once(self, qtbot, shown: RulesWindow) -> None:
        caption = re.findall(r"!\[(.*?)\]", rules("croco", "en"))[0]
        shown.search.setText(caption[:40])
        assert shown.found.text().startswith("1 ")

    def test_an_address_that_tells_nothing_is_said(self, qapp, monkeypatch, shown) -> None:
        file = asset("croco/rules.en.md")
        assert file.read_text(encoding="utf-8")
        broken = "## One\n\n![A crocodile of 9.](croco:9/._._.)\n"
        monkeypatch.setattr(type(file), "read_text", lambda *args, **kept: broken)
        with pytest.raises(TabletopError, match="9"):
            shown.read("croco")


def test_what_was_read_before_is_not_kept(qtbot, settings) -> None:
    """Each reading lays the rules out anew, with all their diagrams."""
    window = RulesWindow()
    qtbot.addWidget(window)
    for game in (*games.names(), *games.names()):
        window.read(game)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(window.findChildren(QTextDocument)) == 1
