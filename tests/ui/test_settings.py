"""Settings: kept, typed, taken over at once, and never those of the user while we test."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from ui.settings import MOST_FILES, Settings, theme
from ui.settings_dialog import SettingsDialog
from ui.stage.theme import DARK, LIGHT

WORDS = {
    "speed": ("normal", "off", "fast", "slow"),
    "pawns": ("hand", "walk"),
    "theme": ("system", "light", "dark"),
    "input": ("both", "drag", "click"),
    "language": ("", "en", "fr"),
    "throws": ("click", "auto"),
}
EVERY_WORD = [(name, word) for name, words in WORDS.items() for word in words]


@pytest.mark.usefixtures("qapp")
class TestKept:
    @pytest.mark.parametrize("name", WORDS)
    def test_at_first_the_usual_applies(self, name: str) -> None:
        assert getattr(Settings(), name) == WORDS[name][0]

    @pytest.mark.parametrize(("name", "word"), EVERY_WORD)
    def test_what_was_set_is_there_the_next_time(self, name: str, word: str) -> None:
        setattr(Settings(), name, word)
        assert getattr(Settings(), name) == word

    @pytest.mark.parametrize("name", WORDS)
    def test_what_nobody_knows_counts_as_the_usual(self, name: str) -> None:
        Settings().write(name, "by another version")
        assert getattr(Settings(), name) == WORDS[name][0]

    def test_they_lie_in_the_home_of_the_test(self, home: Path) -> None:
        settings = Settings()
        settings.speed = "slow"
        del settings
        assert (home / "settings.ini").is_file()

    def test_a_change_is_told_once_and_no_change_is_not(self, qtbot) -> None:
        settings = Settings()
        told = []
        settings.changed.connect(lambda: told.append(settings.speed))
        settings.speed = "fast"
        settings.speed = "fast"
        assert told == ["fast"]

    def test_games_remember_apart(self) -> None:
        Settings().keep_choice("one", "1")
        Settings().keep_choice("other", "2")
        assert (Settings().choice("one"), Settings().choice("other")) == ("1", "2")

    def test_the_latest_files_come_first_and_each_once(self, tmp_path: Path) -> None:
        files = [tmp_path / f"{number}, été.tabletop" for number in range(MOST_FILES + 2)]
        for file in [*files, files[-3]]:
            Settings().keep_file(file)
        kept = Settings().recent_files
        assert kept[:3] == (files[-3], files[-1], files[-2])
        assert len(kept) == len(set(kept)) == MOST_FILES


class TestTheme:
    @pytest.mark.parametrize(("word", "shown"), [("light", LIGHT), ("dark", DARK)])
    def test_is_the_one_that_was_set(self, settings, word, shown) -> None:
        settings.theme = word
        assert theme(settings) is shown

    @pytest.mark.parametrize(
        ("scheme", "shown"),
        [
            (Qt.ColorScheme.Dark, DARK),
            (Qt.ColorScheme.Light, LIGHT),
            (Qt.ColorScheme.Unknown, LIGHT),
        ],
    )
    def test_or_the_one_of_the_system(self, settings, monkeypatch, scheme, shown) -> None:
        class Hints:
            def colorScheme(self) -> Qt.ColorScheme:
                return scheme

        settings.theme = "system"
        monkeypatch.setattr(QGuiApplication, "styleHints", Hints)
        assert theme(settings) is shown


class TestDialog:
    @pytest.fixture
    def dialog(self, qtbot, settings) -> SettingsDialog:
        made = SettingsDialog(settings)
        qtbot.addWidget(made)
        made.show()
        return made

    @pytest.mark.parametrize(("name", "word"), EVERY_WORD)
    def test_a_click_holds_at_once(self, qtbot, dialog, settings, name, word) -> None:
        button = getattr(dialog, name).button(word)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
        assert getattr(settings, name) == word

    def test_shows_what_holds(self, qtbot, settings) -> None:
        settings.speed, settings.input = "slow", "drag"
        dialog = SettingsDialog(settings)
        qtbot.addWidget(dialog)
        assert dialog.speed.word == "slow"
        assert dialog.input.button("drag").isChecked()
