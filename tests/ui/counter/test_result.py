"""The result on paper, and the window that shows it."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMessageBox, QWidget

from ui import language, style
from ui.counter.paper import pages
from ui.paper import output
from ui.paper.sheet import A4, LETTER
from ui.stage.theme import DARK
from ui.window import Window

ANNA = (24, 7, 8, 41, 30, 44)
"""Yellow, crosses in blue and green, orange, purple, two foxes: 197 points."""
BEN = (40, 6, 5, 38, 35, 30)
"""174 points."""
_Key = Qt.Key


class TestPaper:
    @pytest.fixture
    def filled(self, qtbot, counter):
        counter.fill(0, ANNA, "Anna")
        counter.fill(1, BEN, "Ada van Dam")
        return counter

    @pytest.mark.parametrize(
        ("format", "size"), [(A4, (595, 842)), (LETTER, (612, 792))], ids=["A4", "Letter"]
    )
    def test_has_everything_as_text_on_one_page(self, filled, tmp_path, format, size) -> None:
        output.export(pages(filled.window.result(), format), tmp_path / "a.pdf", "A result")
        (page,) = PdfReader(tmp_path / "a.pdf").pages
        assert (round(page.mediabox.width), round(page.mediabox.height)) == size
        assert not page.images
        text = page.extract_text()
        for words in ("Clever", "Anna", "Ada van Dam", filled.window.result().day()):
            assert words in text
        assert "Anna wins with the most points." in text
        rows = (
            "Points in yellow 24 40",
            "Crosses in blue 7 22 6 16",
            "Crosses in green 8 36 5 15",
            "Points in orange 41 38",
            "Points in purple 30 35",
            "Points of the foxes 44 30",
            "Total 197 174",
            "Place 1. 2.",
        )
        found = [" ".join(line.split()) for line in text.split("\n")]
        assert [row for row in rows if row not in found] == []

    def test_says_what_cannot_be(self, counter, tmp_path) -> None:
        counter.fill(0, (15, 12), "Anna")
        output.export(pages(counter.window.result(), A4), tmp_path / "a.pdf", "")
        text = PdfReader(tmp_path / "a.pdf").pages[0].extract_text()
        assert "15 is no sum" in text
        assert "there are 11 cells" in text

    @pytest.mark.parametrize("ending", ["pdf", "svg", "png"])
    def test_is_saved_as_a_file(self, filled, tmp_path, monkeypatch, ending) -> None:
        file = tmp_path / "result"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(file), ""))
        filled.window.printing.to_file[ending].trigger()
        assert (tmp_path / f"result.{ending}").stat().st_size > 1000

    @pytest.mark.parametrize("spoken", language.LANGUAGES)
    def test_is_called_by_its_day_where_a_file_is_proposed(
        self, qapp, filled, monkeypatch, spoken
    ) -> None:
        """By the system's dialog, which takes the document's name for it, and by ours."""
        language.install(qapp, spoken)
        proposed = []

        def answer(*asked, **_):
            proposed.append(Path(asked[2]))
            return "", ""

        monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
        filled.window.printing.to_file["pdf"].trigger()
        result = filled.window.result()
        printer = output.new_printer(result.title(), partial(pages, result))
        language.install(qapp, "en")
        today = datetime.now().astimezone().date().isoformat()
        assert printer.docName().endswith(today)
        assert proposed == [Path.home() / f"{printer.docName()}.pdf"]

    def test_is_called_on_paper_as_a_file_may_be(self, filled) -> None:
        made = partial(pages, filled.window.result())
        assert output.new_printer("Result of 11/30/26", made).docName() == "Result of 11-30-26"

    @pytest.mark.parametrize(
        ("second", "totals"),
        [
            pytest.param((), ["197", ""], id="nothing written"),
            pytest.param(BEN[:2], ["197", "56"], id="half of it"),
            pytest.param((15,), ["197", ""], id="only what cannot be"),
            pytest.param((*BEN[:5], 31), ["197", "175"], id="foxes that cannot be"),
            pytest.param(BEN, ["197", "174"], id="all of it"),
        ],
    )
    def test_has_the_totals_and_places_of_the_screen(
        self, counter, tmp_path, second, totals
    ) -> None:
        counter.fill(0, ANNA, "Anna")
        counter.fill(1, second, "Ben")
        assert counter.totals == totals
        output.export(pages(counter.window.result(), A4), tmp_path / "a.pdf", "")
        text = PdfReader(tmp_path / "a.pdf").pages[0].extract_text()
        rows = [" ".join(row.split()) for row in text.split("\n")]
        assert " ".join(filter(None, ["Total", *totals])) in rows
        places = " ".join(filter(None, ["Place", *counter.places]))
        assert [row for row in rows if row.startswith("Place")] == (
            [places] if second == BEN else []
        )

    def test_is_on_the_paper_that_was_chosen(self, filled, tmp_path, monkeypatch) -> None:
        file = tmp_path / "a.pdf"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(file), ""))
        for action in filled.window.printing.formats.actions():
            action.trigger()
            filled.window.printing.to_file["pdf"].trigger()
            for asked in filled.window.findChildren(QMessageBox):
                asked.buttons()[0].click()
            assert round(PdfReader(file).pages[0].mediabox.width) in (595, 612)

    def test_what_cannot_be_written_is_said(self, filled, tmp_path, monkeypatch) -> None:
        nowhere = tmp_path / "nowhere" / "a.pdf"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(nowhere), ""))
        filled.window.printing.to_file["pdf"].trigger()
        (box,) = filled.window.findChildren(QMessageBox)
        assert str(nowhere) in box.text()


class TestWindow:
    def test_is_there_once_and_goes_with_the_table(self, qtbot, window: Window, beside) -> None:
        beside.window.close()
        window.do.counter.trigger()
        assert window.aside.counter is beside.window
        qtbot.waitUntil(beside.window.isActiveWindow)
        window.close()
        assert not beside.window.isVisible()

    def test_keeps_in_the_library_of_the_window(self, qtbot, window: Window, beside) -> None:
        qtbot.keyClicks(beside.field(0, 0), "24")
        assert window.keeping.library is not None
        (kept,) = window.keeping.library.counts.recent(9)
        assert kept.count.columns[0][0] == 24

    def test_undo_at_the_table_is_not_undo_on_the_pad(self, qtbot, window: Window, beside) -> None:
        qtbot.keyClicks(beside.field(0, 0), "24")
        asked = []
        window.do.undo.setEnabled(True)
        window.do.undo.triggered.disconnect()
        window.do.undo.triggered.connect(lambda: asked.append(1))
        qtbot.keyClick(beside.field(0, 0), _Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert asked == []
        assert beside.window.pad.count.is_empty

    def test_follows_the_language(self, qapp, counter) -> None:
        language.install(qapp, "fr")
        QApplication.processEvents()
        assert counter.window.result().day().count("/") == 2
        assert counter.window.card._day.text() == counter.window.result().day()
        language.install(qapp, "en")

    def test_follows_the_theme(self, qapp, counter, settings) -> None:
        settings.theme = "dark"
        style.apply(qapp, DARK)
        card = counter.window.card
        paper = card.grab().toImage().pixelColor(40, card.height() - 20)
        assert paper.name().upper() == DARK.paper
        assert DARK.warning in card.table.styleSheet()

    @pytest.mark.parametrize("spoken", language.LANGUAGES)
    def test_fits_a_small_window_with_all_its_words(self, qtbot, counter, spoken) -> None:
        window = counter.window
        qtbot.mouseClick(window.card.players.button("4"), Qt.MouseButton.LeftButton)
        language.install(QApplication.instance(), spoken)
        window.resize(800, 560)
        QApplication.processEvents()
        least, room = window.card.minimumSizeHint(), window._room.viewport()
        assert least.width() <= room.width()
        assert least.height() <= room.height()
        qtbot.waitUntil(lambda: cut(window) == [])
        # In a smaller one the pad is scrolled.
        window.resize(window.minimumSize())
        QApplication.processEvents()
        assert window.height() <= 480
        assert cut(window) == []
        language.install(QApplication.instance(), "en")


def cut(window: QWidget) -> list[str]:
    """The labels that have no room for their words."""
    labels = [label for label in window.findChildren(QLabel) if label.isVisible()]
    lines = [label for label in labels if not label.wordWrap()]
    return [label.text() for label in lines if label.width() < label.sizeHint().width()]
