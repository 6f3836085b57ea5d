"""A pad with many lines, like that of Hospital, is seen whole on the screen and on paper."""

from __future__ import annotations

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from tabletop import games
from tabletop.resources import asset
from ui import language
from ui.counter.paper import pages
from ui.paper import output
from ui.paper.sheet import A4, LETTER

GAME = "hospital"


@pytest.fixture
def pad(counter):
    counter.choose(GAME)
    return counter


def seat(qtbot, pad, players: int) -> None:
    qtbot.mouseClick(pad.window.card.players.button(str(players)), Qt.MouseButton.LeftButton)


class TestScreen:
    @pytest.mark.parametrize("spoken", language.LANGUAGES)
    @pytest.mark.parametrize("players", [1, 4])
    def test_is_seen_whole_on_a_small_screen(self, qtbot, pad, players, spoken) -> None:
        seat(qtbot, pad, players)
        language.install(QApplication.instance(), spoken)
        # 1280 x 800 without a frame and the system's bar.
        pad.window.resize(1280, 730)
        QApplication.processEvents()
        least, room = pad.window.card.minimumSizeHint(), pad.window._room.viewport()
        assert least.width() <= room.width()
        assert least.height() <= room.height()
        language.install(QApplication.instance(), "en")

    @pytest.mark.parametrize("spoken", language.LANGUAGES)
    def test_is_as_wide_as_the_smallest_window(self, qtbot, pad, spoken) -> None:
        seat(qtbot, pad, 4)
        language.install(QApplication.instance(), spoken)
        pad.window.resize(pad.window.minimumSize())
        QApplication.processEvents()
        assert pad.window.card.minimumSizeHint().width() <= pad.window._room.viewport().width()
        language.install(QApplication.instance(), "en")


class TestLines:
    """Alone there are reports; with others, who is left decides among equals."""

    def shown(self, pad) -> list[str]:
        counter, fields = pad.window.result().counter, pad.window.card.table.numbers[0]
        return [
            line.id for line, field in zip(counter.lines, fields, strict=True) if field.isVisible()
        ]

    def test_are_those_of_so_many_players(self, qtbot, pad) -> None:
        assert self.shown(pad)[-3:] == ["administrator", "left", "values"]
        seat(qtbot, pad, 1)
        assert self.shown(pad)[-3:] == ["administrator", "reports", "unfinished"]
        table = pad.window.card.table
        labels = [label.text() for label in table._labels if label.isVisible()]
        assert len(labels) == len(self.shown(pad))
        assert len([sign for sign in table._signs if sign.isVisible()]) == len(labels)

    def test_that_are_not_there_are_passed_over_by_the_keys(self, qtbot, pad) -> None:
        lines = [line.id for line in pad.window.result().counter.lines]
        above, below, last = (lines.index(line) for line in ("administrator", "left", "values"))
        pad.field(0, above).setFocus()
        qtbot.keyClick(pad.field(0, above), Qt.Key.Key_Return)
        assert pad.field(0, below).hasFocus()
        qtbot.keyClick(pad.field(0, below), Qt.Key.Key_Up)
        assert pad.field(0, above).hasFocus()
        pad.field(0, last).setFocus()
        qtbot.keyClick(pad.field(0, last), Qt.Key.Key_Return)
        assert pad.field(1, 0).hasFocus()
        seat(qtbot, pad, 1)
        pad.name(0).setFocus()
        qtbot.keyClick(pad.name(0), Qt.Key.Key_Up)
        assert pad.field(0, lines.index("unfinished")).hasFocus()

    def test_that_are_left_open_are_gone_to_first(self, qtbot, pad) -> None:
        fill(qtbot, pad, 0, "2 3 4 3 5 2 4 1 0 0 1 0 2 7")
        pad.window.card.table.start()
        assert pad.field(1, 0).hasFocus()

    def test_decide_among_equals(self, qtbot, pad) -> None:
        fill(qtbot, pad, 0, "2 3 4 3 5 2 4 1 0 0 1 0 2 7")
        fill(qtbot, pad, 1, "2 3 4 3 5 2 4 1 0 0 1 0 2 8")
        assert pad.totals == ["38", "38"]
        assert pad.places == ["2.", "1."]
        assert "Player 2" in pad.said

    def test_are_those_on_paper(self, qtbot, pad, tmp_path) -> None:
        words = pad.window.result().words
        output.export(pages(pad.window.result(), A4), tmp_path / "a.pdf", "")
        text = PdfReader(tmp_path / "a.pdf").pages[0].extract_text()
        assert words.entry("values") in text
        assert words.entry("unfinished") not in text


def fill(qtbot, pad, player: int, numbers: str) -> None:
    """Types a column, each number left with Enter."""
    pad.field(player, 0).setFocus()
    for number in numbers.split():
        field = QApplication.focusWidget()
        qtbot.keyClicks(field, number)
        qtbot.keyClick(field, Qt.Key.Key_Return)


class TestPaper:
    @pytest.mark.parametrize("format", [A4, LETTER], ids=["A4", "Letter"])
    def test_has_room_for_all_and_for_what_cannot_be(self, qtbot, pad, tmp_path, format) -> None:
        seat(qtbot, pad, 4)
        result = pad.window.result()
        for player in range(4):
            pad.field(player, 0).setFocus()
            qtbot.keyClicks(pad.field(player, 0), "13")
        output.export(pages(pad.window.result(), format), tmp_path / "a.pdf", "")
        (page,) = PdfReader(tmp_path / "a.pdf").pages
        heights = {}

        def place(text, cm, tm, *_):
            if text.strip():
                heights[text.strip()] = tm[4] * cm[1] + tm[5] * cm[3] + cm[5]

        text = page.extract_text(visitor_text=place)
        assert text.count("at most 9 patients") == 4
        lowest = min(height for said, height in heights.items() if "at most 9" in said)
        thanks = heights[max(heights, key=lambda said: len(said) * (said in result.thanks()))]
        assert 0 < thanks < lowest < heights[result.total()]


@pytest.mark.parametrize("name", [name for name in games.names() if games.has_counter(name)])
def test_every_line_has_its_sign(qapp, name) -> None:
    drawn = QSvgRenderer(str(asset(f"{name}/counter.svg")))
    assert [line.id for line in games.counter(name).lines if not drawn.elementExists(line.id)] == []
