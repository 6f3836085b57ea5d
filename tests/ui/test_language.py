"""The language changes while the window runs, and nothing is left in the old one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QFileSystemModel,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ui import language
from ui.controls import Buttons
from ui.rules_window import RulesWindow
from ui.segments import Segments
from ui.settings_dialog import SettingsDialog
from ui.window import Window

OPEN, CLOSE = "‹", "›"


class Marked(QTranslator):
    """A language in which every sentence of ours is the English one between marks."""

    def translate(self, context, source, disambiguation=None, n=-1) -> str:
        return f"{OPEN}{source}{CLOSE}"

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def marked(qapp: QApplication) -> Iterator[Marked]:
    translator = Marked()
    yield translator
    QCoreApplication.removeTranslator(translator)


class TestEverySentence:
    def test_of_the_menus_and_tools_is_said_anew(self, qtbot, window: Window, marked) -> None:
        QCoreApplication.installTranslator(marked)
        qtbot.waitUntil(lambda: window.do.undo.text().startswith(OPEN))
        own_names = {window.do.english, window.do.french}
        actions = [action for action in window.do.findChildren(QAction) if action not in own_names]
        assert [action.text() for action in actions if not action.text().startswith(OPEN)] == []
        menus = window.menus
        for menu in (menus.match, menus.recent, menus.play, menus.view, menus.language, menus.help):
            assert menu.title().startswith(OPEN)

    def test_of_the_shelf_is_said_anew(self, qtbot, window: Window, marked) -> None:
        QCoreApplication.installTranslator(marked)
        assert window.shelf is not None
        labels = [label for label in window.shelf.findChildren(QLabel) if label.isVisible()]
        qtbot.waitUntil(lambda: labels[0].text().startswith(OPEN))
        assert [label.text() for label in labels if OPEN not in label.text()] == []

    def test_of_the_settings_is_said_anew(self, qtbot, settings, marked) -> None:
        dialog = SettingsDialog(settings)
        qtbot.addWidget(dialog)
        dialog.show()
        QCoreApplication.installTranslator(marked)
        labels = dialog.findChildren(QLabel)
        qtbot.waitUntil(lambda: labels[0].text().startswith(OPEN))
        said = [label.text() for label in labels if label.text()]
        assert [text for text in said if not text.startswith(OPEN)] == []
        assert dialog.speed.button("off").text().startswith(OPEN)

    def test_of_the_settings_has_room_in_the_new_language(self, qtbot, window: Window) -> None:
        window.do.settings.trigger()
        (dialog,) = window.findChildren(SettingsDialog)
        for word in ("fr", "en", "fr"):
            dialog.language.button(word).click()
            qtbot.waitUntil(lambda: dialog.size() == dialog.sizeHint())
            buttons = dialog.findChildren(QPushButton)
            assert [b.text() for b in buttons if b.width() < b.sizeHint().width()] == []
        dialog.language.button("en").click()

    @pytest.mark.parametrize("made", [Segments, Buttons])
    def test_stays_whole_however_narrow_its_window_is_drawn(self, qtbot, settings, made) -> None:
        outer = QWidget()
        qtbot.addWidget(outer)
        row = QVBoxLayout(outer)
        if made is Segments:
            shown = Segments(["a", "b"])
            shown.label(["Un ou deux dés", "Au choix avant chaque lancer"], "")
        else:
            shown = Buttons()
            for text in ("Enregistrer sous un autre nom…", "Commencer sans attendre"):
                shown.addButton(text, Buttons.ButtonRole.ActionRole)
        row.addWidget(shown)
        outer.show()
        outer.resize(1, 1)
        buttons = shown.findChildren(QPushButton)
        assert len(buttons) == 2
        assert [b.text() for b in buttons if b.width() < b.sizeHint().width()] == []

    def test_of_the_rules_window_is_said_anew(self, qtbot, settings, marked) -> None:
        rules = RulesWindow()
        qtbot.addWidget(rules)
        rules.read("caries")
        rules.show()
        QCoreApplication.installTranslator(marked)
        qtbot.waitUntil(lambda: rules.search.placeholderText().startswith(OPEN))
        assert rules.windowTitle().startswith(OPEN)


class TestLanguage:
    @pytest.mark.parametrize("spoken", language.LANGUAGES)
    def test_is_the_one_that_was_set(self, qapp, settings, spoken) -> None:
        language.install(qapp, spoken)
        assert language.current() == spoken

    @pytest.mark.parametrize(
        ("system", "spoken"),
        [
            (["fr-CA", "en"], "fr"),
            (["de-DE", "fr_FR"], "fr"),
            (["en-GB"], "en"),
            (["de", "ja"], "en"),
            ([], "en"),
        ],
    )
    def test_or_the_first_of_the_system_that_we_know(self, monkeypatch, system, spoken) -> None:
        class System:
            def uiLanguages(self) -> list[str]:
                return system

        monkeypatch.setattr(QLocale, "system", System)
        assert language.resolved("") == spoken

    def test_that_nobody_knows_is_the_system_s(self) -> None:
        assert language.resolved("xx") in language.LANGUAGES

    def test_french_has_qt_s_own_words_too(self, qapp, settings) -> None:
        language.install(qapp, "fr")
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuler"
        language.install(qapp, "en")
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"

    @pytest.mark.parametrize("mode", QFileDialog.AcceptMode)
    def test_is_spoken_by_the_dialogs_of_qt(self, qtbot, qapp, settings, tmp_path, mode) -> None:
        (tmp_path / "folder").mkdir()
        printer = QPrinter()
        said = {}
        for spoken in ("fr", "en"):
            language.install(qapp, spoken)
            files = QFileDialog(None, "", str(tmp_path))
            files.setAcceptMode(mode)
            printing = QPrintDialog(printer)
            for dialog in (files, printing):
                qtbot.addWidget(dialog)
                dialog.show()
            model = files.findChildren(QFileSystemModel)[0]
            folder = model.index(str(tmp_path / "folder"))
            labels = files.findChildren(QLabel) + printing.findChildren(QLabel)
            said[spoken] = [label.text() for label in labels if label.text().endswith(":")]
            said[spoken].append(model.data(folder.siblingAtColumn(2)))
        assert said["en"][:3] == ["&Look in:", "File &name:", "Files of &type:"]
        assert "Page &Set:" in said["en"]
        same_in_both = {"Type:", "Copies:"}
        french = [text.replace("\N{NO-BREAK SPACE}", "") for text in said["fr"]]
        assert set(french) & set(said["en"]) <= same_in_both

    def test_the_menu_marks_what_is_spoken(self, window: Window) -> None:
        window.do.french.trigger()
        assert window.settings.language == "fr"
        assert window.do.french.isChecked()
        assert language.current() == "fr"
        window.do.english.trigger()
        assert window.do.english.isChecked()
