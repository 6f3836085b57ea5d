"""Broken files through the real doors: the window opens them, they are dropped, a command reads."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from ui.window import Window

CORPUS = Path(__file__).parents[1] / "broken" / "corpus"
SAVES = sorted((CORPUS / "save" / "refused").iterdir())
LIBRARIES = sorted((CORPUS / "library" / "refused").iterdir())
TABLETOP = [sys.executable, "-m", "tabletop"]


def said(window: Window) -> str:
    """The sentence in the box over the window; the box is gone then."""
    (box,) = window.findChildren(QMessageBox)
    text = box.text()
    box.close()
    box.setParent(None)
    return text


def dropped(window: Window, file: Path) -> None:
    what = QMimeData()
    what.setUrls([QUrl.fromLocalFile(str(file))])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    how = copy, what, left, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(9, 9), *how))
    QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), *how))


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.name)
def test_a_broken_match_is_one_sentence_in_the_window(window: Window, file: Path) -> None:
    for door in (window.open_file, lambda path: dropped(window, path)):
        door(file)
        sentence = said(window)
        assert sentence.startswith(str(file))
        assert sentence.endswith(".")
        assert "\n" not in sentence
        assert window.page is None
    assert window.keeping.recent(9) == []


@pytest.mark.parametrize("name", [b"\xff\xfe.tabletop", b"a\nb.tabletop", b"a" * 250])
def test_a_file_with_a_strange_name_is_one_sentence(window, tmp_path, name) -> None:
    file = tmp_path / os.fsdecode(name)
    file.write_bytes(b"{}")
    window.open_file(file)
    assert "no match of Tabletop" in said(window)
    window.open_file(tmp_path / "nul\0.tabletop")
    assert "could not be read" in said(window)


def test_a_large_file_is_one_sentence(window, tmp_path) -> None:
    file = tmp_path / "large.tabletop"
    with file.open("wb") as large:
        large.truncate(100 * 10**6)
    dropped(window, file)
    assert "100000000 bytes are too many" in said(window)


@pytest.mark.parametrize("library", LIBRARIES, ids=lambda library: library.name)
def test_with_a_broken_library_the_window_opens_and_says_so(qtbot, settings, home, library) -> None:
    from ui import app

    home.mkdir(exist_ok=True)
    (home / "matches.sqlite").write_bytes(library.read_bytes())
    window = Window(settings)
    qtbot.addWidget(window)
    window.furnish(*app.library())
    window.show()
    assert "cannot be used: " in window.bar.text()
    assert window.keeping.library is None
    assert (home / "matches.sqlite").read_bytes() == library.read_bytes()


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(["replay", "FILE"], id="replay"),
        pytest.param(["sheet", "FILE", "-o", "out.pdf"], id="sheet"),
        pytest.param(["screenshot", "FILE", "-o", "out.png"], id="screenshot"),
        pytest.param(["FILE"], id="the window"),
    ],
)
def test_a_broken_match_is_one_sentence_of_a_command(tmp_path, words) -> None:
    (file,) = (save for save in SAVES if save.name == "bad-utf-8-behind-the-head")
    done = subprocess.run(
        [*TABLETOP, *(str(file) if word == "FILE" else word for word in words)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        f"tabletop: {file}: this match is broken: Invalid UTF-8 encoded string.\n"
    )
    assert list(tmp_path.iterdir()) == []
