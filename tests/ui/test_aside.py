"""What opens beside the table: all matches, paper, and who made this."""

from __future__ import annotations

import re

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox, QWidget

from tabletop import games
from tabletop.library import Library
from ui import games as looks
from ui import language
from ui.about import About
from ui.matches import Matches
from ui.picture import played
from ui.saying import ask, say
from ui.sheets_dialog import Sheets
from ui.told import Told
from ui.window import Window

GAME = games.load(games.names()[0])


class TestMatches:
    @pytest.fixture
    def library(self, settings):
        made = Library()
        for seed in (1, 2, 3):
            made.begin(played(GAME, 2, seed, 10 * seed))
        yield made
        made.close()

    @pytest.fixture
    def dialog(self, qtbot, library) -> Matches:
        made = Matches(library)
        qtbot.addWidget(made)
        made.show()
        return made

    def test_lists_the_latest_first(self, dialog: Matches, library: Library) -> None:
        lines = [dialog.list.item(row).text() for row in range(dialog.list.count())]
        assert len(lines) == 3
        assert "30" in lines[0]
        assert "10" in lines[2]

    def test_opens_the_one_that_was_picked(self, qtbot, dialog: Matches) -> None:
        dialog.list.setCurrentRow(1)
        with qtbot.waitSignal(dialog.opened) as opened:
            qtbot.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
        assert opened.args[0].length == 20

    def test_forgets_only_after_asking(self, qtbot, dialog: Matches, library: Library) -> None:
        dialog.list.setCurrentRow(1)
        qtbot.mouseClick(dialog.forget_button, Qt.MouseButton.LeftButton)
        assert len(library.recent(9)) == 3
        (asked,) = dialog.findChildren(QMessageBox)
        forget = next(button for button in asked.buttons() if button.text() == "Forget")
        qtbot.mouseClick(forget, Qt.MouseButton.LeftButton)
        assert [entry.length for entry in library.recent(9)] == [30, 10]
        assert dialog.list.count() == 2

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
    def test_forgets_nothing_for_who_only_presses_a_key(
        self, qtbot, dialog: Matches, library: Library, key
    ) -> None:
        qtbot.mouseClick(dialog.forget_button, Qt.MouseButton.LeftButton)
        (asked,) = dialog.findChildren(QMessageBox)
        keep = next(button for button in asked.buttons() if button.text() == "Cancel")
        qtbot.waitUntil(keep.hasFocus)
        assert asked.defaultButton() is keep
        qtbot.keyClick(keep, key)
        assert not asked.isVisible()
        assert len(library.recent(9)) == 3

    def test_an_empty_library_says_so(self, qtbot, settings, tmp_path) -> None:
        library = Library(tmp_path / "empty.sqlite")
        dialog = Matches(library)
        qtbot.addWidget(dialog)
        dialog.show()
        assert not dialog.list.isVisible()
        assert not dialog.open_button.isEnabled()
        assert not dialog.forget_button.isEnabled()
        library.close()

    def test_the_window_goes_on_with_what_was_picked(self, qtbot, window: Window) -> None:
        window.begin(played(GAME, 2, 5, 25))
        window.show_shelf()
        window.do.matches.trigger()
        (dialog,) = window.findChildren(Matches)
        qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
        assert window.page is not None
        assert window.page.session.match.ply >= 25

    def test_what_lies_on_the_table_cannot_be_forgotten(self, qtbot, window: Window) -> None:
        window.begin(played(GAME, 2, 5, 25))
        window.do.matches.trigger()
        (dialog,) = window.findChildren(Matches)
        assert not dialog.forget_button.isEnabled()
        assert dialog.forget_button.toolTip() == "It lies on the table"
        dialog.reject()

    def test_what_was_forgotten_leaves_the_shelf(self, qtbot, window: Window) -> None:
        window.begin(played(GAME, 2, 5, 25))
        window.show_shelf()
        assert window.shelf is not None
        assert len(window.shelf.waiting) == 1
        window.do.matches.trigger()
        (dialog,) = window.findChildren(Matches)
        dialog.forget(dialog._entry())
        dialog.reject()
        assert not window.shelf.waiting

    def test_picking_what_lies_on_the_table_leaves_it_there(self, qtbot, window: Window) -> None:
        window.begin(played(GAME, 2, 5, 25))
        page = window.page
        (entry,) = window.keeping.recent(9)
        window.go_on(entry)
        assert window.page is page

    def test_a_match_that_another_window_played_on_is_not_lost(
        self, qtbot, window: Window, home
    ) -> None:
        window.begin(played(GAME, 1, 5, 0))
        other = Library()
        match, kept = other.open(other.recent(1)[0].id)
        kept.append(match.play(GAME.legal_actions(match.state)[0]))
        window.show_shelf()
        assert [entry.length for entry in other.recent(9)] == [1]
        other.close()

    def test_who_won_is_said(self, library: Library) -> None:
        match = played(GAME, 2, 1, 100_000)
        library.begin(match)
        entry = library.recent(1)[0]
        assert entry.result is not None
        winners = [match.setup.players[seat].name for seat in entry.result.winners]
        assert all(name in Told(entry).outcome() for name in winners)


class TestSheets:
    @pytest.fixture
    def dialog(self, qtbot, settings) -> Sheets:
        match = played(GAME, 3, 1, 100)
        made = Sheets(GAME.id, match, match.ply, "export")
        qtbot.addWidget(made)
        made.show()
        return made

    @pytest.mark.parametrize("ending", ["pdf", "svg", "png"])
    def test_every_kind_can_be_written(self, qtbot, dialog, tmp_path, monkeypatch, ending) -> None:
        for kind in dialog.kind.words:
            file = tmp_path / kind
            monkeypatch.setattr(
                QFileDialog, "getSaveFileName", lambda *_, f=file, **__: (str(f), "")
            )
            press(qtbot, dialog.kind.button(kind))
            press(qtbot, dialog.ending.button(ending))
            press(qtbot, dialog.to_file)
            assert list(tmp_path.glob(f"{kind}*.{ending}"))
            dialog.show()

    def test_the_paper_is_the_one_that_was_chosen(
        self, qtbot, dialog, tmp_path, monkeypatch
    ) -> None:
        file = tmp_path / "a.pdf"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(file), ""))
        press(qtbot, dialog.format.button("Letter"))
        press(qtbot, dialog.to_file)
        box = PdfReader(file).pages[0].mediabox
        assert sorted((round(box.width), round(box.height))) == [612, 792]

    def test_without_a_match_every_sheet_is_blank(self, qtbot, settings, tmp_path, monkeypatch):
        dialog = Sheets(GAME.id, None, 0, "export")
        qtbot.addWidget(dialog)
        assert dialog.kind.words == tuple(
            kind.id for kind in looks.paper(GAME.id).serving(blank=True)
        )
        file = tmp_path / "blank.pdf"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(file), ""))
        for kind in dialog.kind.words:
            press(qtbot, dialog.kind.button(kind))
            assert dialog.is_blank
            assert not dialog.filled.button("match").isEnabled()
        press(qtbot, dialog.to_file)
        assert file.exists()

    def test_what_a_sheet_does_not_serve_cannot_be_chosen(self, dialog: Sheets) -> None:
        paper = looks.paper(GAME.id)
        for kind in paper.kinds:
            dialog.kind.button(kind.id).click()
            assert dialog.filled.button("match").isEnabled() == kind.of_match
            assert dialog.filled.button("blank").isEnabled() == kind.blank
            assert kind.serves(blank=dialog.is_blank)

    def test_what_cannot_be_written_is_said(self, qtbot, dialog, tmp_path, monkeypatch) -> None:
        nowhere = tmp_path / "nowhere" / "a.pdf"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(nowhere), ""))
        press(qtbot, dialog.to_file)
        (box,) = dialog.findChildren(QMessageBox)
        assert str(nowhere) in box.text()

    def test_the_window_offers_the_match_on_the_table(self, qtbot, window: Window) -> None:
        window.begin(played(GAME, 2, 5, 25))
        window.do.export.trigger()
        (dialog,) = window.findChildren(Sheets)
        assert dialog.to_file.isDefault()
        dialog.reject()


def press(qtbot, button) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())


class TestAbout:
    def test_thanks_those_whose_games_these_are(self, qtbot, settings) -> None:
        dialog = About()
        qtbot.addWidget(dialog)
        for name in games.names():
            assert looks.box(name).title() in dialog.text.text()
            assert looks.box(name).thanks() in dialog.text.text()

    @pytest.mark.parametrize(
        "word", ["MIT", "LGPL", "Qt", "pyqtgraph", "msgspec", "Open Font", "owners", "own"]
    )
    def test_says_what_belongs_to_whom(self, qtbot, settings, word) -> None:
        dialog = About()
        qtbot.addWidget(dialog)
        assert word in dialog.text.text()

    def test_ends_no_line_before_a_french_colon(self, qtbot, settings, qapp) -> None:
        language.install(qapp, "fr")
        dialog = About()
        language.install(qapp, "en")
        qtbot.addWidget(dialog)
        read = QTextDocument()
        read.setHtml(dialog.text.text())
        signs = re.findall(r"(.)[:;!?»]", read.toRawText())
        assert signs
        assert set(signs) == {"\N{NO-BREAK SPACE}"}


def test_a_name_that_looks_like_a_mark_is_said_as_it_is(qtbot, settings) -> None:
    name, parent = "<b>evening</b>.tabletop", QWidget()
    qtbot.addWidget(parent)
    for box in (say(parent, name), ask(parent, "Forget", name, "Forget", lambda: None)):
        label = box.findChild(QLabel, "qt_msgbox_label")
        assert label.textFormat() == Qt.TextFormat.PlainText
        assert label.text() == name
