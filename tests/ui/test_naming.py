"""Files keep their ending, and none is replaced before somebody was asked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QMessageBox, QWidget

from tabletop import games
from tabletop.kernel import save
from ui.naming import ended, file_name
from ui.paper.sheet import A4
from ui.picture import played
from ui.sheets_dialog import Sheets
from ui.window import Window

GAME = games.load(games.names()[0])
BEFORE = b"what was there before"


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], None]:
    """Somebody will type that name into Qt's dialog, which must ask nothing itself."""

    def typed(path: Path) -> None:
        def answer(*_: object, options: QFileDialog.Option) -> tuple[str, str]:
            assert options & QFileDialog.Option.DontConfirmOverwrite
            return str(path), ""

        monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)

    return typed


def asked(parent: QWidget) -> QMessageBox:
    (box,) = parent.findChildren(QMessageBox)
    return box


def button(box: QMessageBox, text: str) -> QAbstractButton:
    return next(button for button in box.buttons() if button.text() == text)


@pytest.mark.parametrize(
    ("name", "ending", "file"),
    [
        ("aa", ".tabletop", "aa.tabletop"),
        ("my.game", ".tabletop", "my.game.tabletop"),
        ("Partie 12.11", ".tabletop", "Partie 12.11.tabletop"),
        ("aa.tabletop", ".tabletop", "aa.tabletop"),
        ("AA.TableTop", ".tabletop", "AA.TableTop"),
        ("a.pdf", ".png", "a.pdf.png"),
    ],
)
def test_a_name_gets_the_ending_that_it_lacks(tmp_path: Path, name, ending, file) -> None:
    assert ended(tmp_path / name, ending) == tmp_path / file


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Clever – result of 2026-11-30", "Clever – result of 2026-11-30"),
        ("Result of 11/30/26", "Result of 11-30-26"),
        ("Caries: all four sheets", "Caries- all four sheets"),
        ('"Who?" <3 *|\\', "-Who- -3 -"),
        ("one\ntwo\0", "one-two-"),
        ("../..", "-"),
        ("Sheet. ", "Sheet"),
        (" . ", "Tabletop"),
    ],
)
def test_a_title_becomes_a_name_that_every_file_system_takes(tmp_path: Path, title, name) -> None:
    assert file_name(title) == name
    file = tmp_path / f"{name}.pdf"
    file.touch()
    assert [found.name for found in tmp_path.iterdir()] == [file.name]


class TestMatch:
    @pytest.fixture
    def window(self, window: Window) -> Window:
        window.begin(played(GAME, 2, 5, 25))
        return window

    def test_that_is_there_is_replaced_only_when_somebody_says_so(
        self, qtbot, window, typed, tmp_path
    ) -> None:
        file = tmp_path / "aa.tabletop"
        file.write_bytes(BEFORE)
        typed(tmp_path / "aa")
        window.do.save_as.trigger()
        assert file.read_bytes() == BEFORE
        assert asked(window).text() == "aa.tabletop exists already. Replace it?"
        qtbot.mouseClick(button(asked(window), "Replace"), Qt.MouseButton.LeftButton)
        assert save.read(file, games.load).actions == window.page.session.match.actions
        assert "aa.tabletop" in window.windowTitle()

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
    def test_that_is_there_stays_for_who_only_presses_a_key(
        self, qtbot, window, typed, tmp_path, key
    ) -> None:
        file = tmp_path / "aa.tabletop"
        file.write_bytes(BEFORE)
        typed(file)
        window.do.save_as.trigger()
        box = asked(window)
        qtbot.waitUntil(lambda: button(box, "Cancel").hasFocus())
        qtbot.keyClick(button(box, "Cancel"), key)
        assert not box.isVisible()
        assert file.read_bytes() == BEFORE
        assert window.files.path is None

    @pytest.mark.parametrize("name", ["my.game", "Partie 12.11"])
    def test_with_a_dot_in_its_name_has_its_ending(self, window, typed, tmp_path, name) -> None:
        typed(tmp_path / name)
        window.do.save_as.trigger()
        assert window.findChildren(QMessageBox) == []
        assert [file.name for file in tmp_path.glob(f"{name}*")] == [f"{name}.tabletop"]

    def test_in_its_own_file_is_saved_without_a_question(self, window, typed, tmp_path) -> None:
        typed(tmp_path / "aa")
        window.do.save.trigger()
        window.do.save.trigger()
        assert window.findChildren(QMessageBox) == []

    def test_with_a_name_too_long_for_the_disk_is_told(self, window, typed, tmp_path) -> None:
        typed(tmp_path / ("a" * 300))
        window.do.save_as.trigger()
        assert "could not be written" in asked(window).text()


class TestSheet:
    @pytest.fixture
    def dialog(self, qtbot, settings) -> Sheets:
        match = played(GAME, 3, 1, 100)
        made = Sheets(GAME.id, match, match.ply, "export")
        qtbot.addWidget(made)
        made.show()
        return made

    def test_that_is_there_is_replaced_only_when_somebody_says_so(
        self, qtbot, dialog, typed, tmp_path
    ) -> None:
        file = tmp_path / "a.pdf"
        file.write_bytes(BEFORE)
        typed(tmp_path / "a")
        dialog.to_file.click()
        assert file.read_bytes() == BEFORE
        assert asked(dialog).text() == "a.pdf exists already. Replace it?"
        qtbot.mouseClick(button(asked(dialog), "Replace"), Qt.MouseButton.LeftButton)
        assert file.read_bytes().startswith(b"%PDF")
        assert not dialog.isVisible()

    def test_of_several_pages_asks_for_every_file_it_would_write(
        self, dialog, typed, tmp_path, monkeypatch
    ) -> None:
        page = dialog.pages(A4)[0]
        monkeypatch.setattr(Sheets, "pages", lambda *_: [page] * 3)
        for number in (1, 3):
            (tmp_path / f"a-{number}.svg").write_bytes(BEFORE)
        dialog.ending.word = "svg"
        typed(tmp_path / "a")
        dialog.to_file.click()
        assert asked(dialog).text() == "a-1.svg, a-3.svg exist already. Replace them?"
        assert not (tmp_path / "a-2.svg").exists()
