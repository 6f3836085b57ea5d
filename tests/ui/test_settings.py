"""Settings: kept, typed, taken over at once, and never those of the user while we test."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessibilityHints, QGuiApplication
from PySide6.QtWidgets import QLabel

from tabletop import games
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from ui import stillness
from ui.settings import MOST_FILES, Settings, theme
from ui.settings_dialog import GROUPS, SettingsDialog
from ui.stage.theme import DARK, HIGH, LIGHT, THEMES

WORDS = {
    "speed": ("normal", "off", "fast", "slow"),
    "pawns": ("hand", "walk"),
    "theme": ("system", "light", "dark"),
    "input": ("both", "drag", "click"),
    "language": ("", "en", "fr"),
    "throws": ("click", "auto"),
    "points": ("shown", "hidden"),
    "passing": ("off", "on"),
    "sound": ("on", "off"),
    "text": ("normal", "large", "larger"),
    "contrast": ("system", "normal", "high"),
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

            def accessibility(self) -> QAccessibilityHints:
                return hints.accessibility()

        hints = QGuiApplication.styleHints()
        settings.theme = "system"
        monkeypatch.setattr(QGuiApplication, "styleHints", Hints)
        assert theme(settings) is shown


class TestContrast:
    @pytest.mark.parametrize("name", ["light", "dark"])
    def test_is_the_one_that_was_set_by_day_and_by_night(self, settings, name) -> None:
        settings.theme = name
        for word, ending in (("normal", ""), ("high", HIGH)):
            settings.contrast = word
            assert theme(settings) is THEMES[name + ending]

    @pytest.mark.parametrize(
        ("wanted", "ending"),
        [
            (Qt.ContrastPreference.NoPreference, ""),
            (Qt.ContrastPreference.HighContrast, HIGH),
        ],
    )
    def test_or_the_one_of_the_system(self, settings, monkeypatch, wanted, ending) -> None:
        monkeypatch.setattr(QAccessibilityHints, "contrastPreference", lambda _: wanted)
        settings.theme, settings.contrast = "dark", "system"
        assert theme(settings) is THEMES["dark" + ending]

    def test_is_taken_over_when_the_system_changes_it(self, qtbot, window, monkeypatch) -> None:
        game = games.load("clever")
        window.begin(Match(game, Setup(settled(game.options, {}, "clever"), unnamed([None]), 5)))
        high = Qt.ContrastPreference.HighContrast
        hints = QGuiApplication.styleHints().accessibility()
        monkeypatch.setattr(QAccessibilityHints, "contrastPreference", lambda _: high)
        hints.contrastPreferenceChanged.emit(high)
        assert window.page.scene.pixmaps.theme is THEMES["light-high"]
        monkeypatch.undo()
        hints.contrastPreferenceChanged.emit(Qt.ContrastPreference.NoPreference)
        assert window.page.scene.pixmaps.theme is LIGHT


class TestLessMotion:
    @pytest.fixture
    def asked_for(self, monkeypatch) -> None:
        monkeypatch.setattr(stillness, "is_asked_for", lambda: True)

    def test_stops_what_moves_where_nobody_has_set_anything(self, qapp, home, asked_for) -> None:
        assert Settings().speed == "off"

    def test_gives_way_to_what_was_set(self, qapp, home, asked_for) -> None:
        Settings().speed = "slow"
        assert Settings().speed == "slow"

    def test_that_was_set_stays_when_the_system_changes(self, qapp, home, monkeypatch) -> None:
        monkeypatch.setattr(stillness, "is_asked_for", lambda: True)
        Settings().speed = "off"
        monkeypatch.setattr(stillness, "is_asked_for", lambda: False)
        assert Settings().speed == "off"

    def test_is_told_beside_the_setting(self, qtbot, settings, asked_for) -> None:
        dialog = SettingsDialog(settings)
        qtbot.addWidget(dialog)
        dialog.show()
        told = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
        assert "Your system asks for less motion" in told
        assert dialog.speed.accessibleDescription() == "Your system asks for less motion"

    def test_is_not_told_where_it_is_not_asked_for(self, qtbot, settings, monkeypatch) -> None:
        monkeypatch.setattr(stillness, "is_asked_for", lambda: False)
        dialog = SettingsDialog(settings)
        qtbot.addWidget(dialog)
        assert dialog.speed.accessibleDescription() == ""

    @pytest.mark.parametrize(
        ("answer", "asked"), [([1], True), ([0], False), ([], False), (["no"], False)]
    )
    def test_is_what_the_desktop_answers(self, answer, asked) -> None:
        assert stillness._is_one(answer) is asked


class TestDialog:
    @pytest.fixture
    def dialog(self, qtbot, settings) -> SettingsDialog:
        made = SettingsDialog(settings)
        qtbot.addWidget(made)
        made.show()
        return made

    @pytest.mark.parametrize(("name", "word"), EVERY_WORD)
    def test_a_click_holds_at_once(self, qtbot, dialog, settings, name, word) -> None:
        dialog.turn_to(next(group for group, names in GROUPS.items() if name in names))
        button = getattr(dialog, name).button(word)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
        assert getattr(settings, name) == word

    def test_shows_what_holds(self, qtbot, settings) -> None:
        settings.speed, settings.input = "slow", "drag"
        dialog = SettingsDialog(settings)
        qtbot.addWidget(dialog)
        assert dialog.speed.word == "slow"
        assert dialog.input.button("drag").isChecked()

    def test_opens_with_the_keyboard_on_the_page_that_is_shown(self, qtbot, dialog) -> None:
        assert dialog.focusWidget() is dialog.group.button("play")
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Right)
        assert dialog.theme.isVisible()
        assert dialog.focusWidget() is dialog.group.button("looks")

    def test_tab_stands_on_what_holds_and_changes_nothing(self, qtbot, dialog, settings) -> None:
        met = []
        for _ in GROUPS["play"]:
            qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
            met.append(dialog.focusWidget())
            qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Space)
        assert all(button.isChecked() for button in met)
        assert settings.speed == "off"
        assert len({button.parentWidget() for button in met}) == len(met)

    def test_holds_every_setting_on_one_of_its_pages(self, dialog) -> None:
        listed = [name for names in GROUPS.values() for name in names]
        assert sorted(listed) == sorted(WORDS)

    def test_keys_go_through_a_page_from_above_and_never_to_the_other(self, qtbot, dialog) -> None:
        for group, names in GROUPS.items():
            dialog.turn_to(group)
            dialog.group.button(group).setFocus()
            met = []
            for _ in range(len(names) + 3):
                qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
                row = dialog.focusWidget().parentWidget()
                met += [name for name in listed(dialog) if getattr(dialog, name) is row]
            assert met[: len(names)] == list(names)


def listed(dialog: SettingsDialog) -> list[str]:
    """The settings in the order of their rows."""
    return [name for names in GROUPS.values() for name in names]
