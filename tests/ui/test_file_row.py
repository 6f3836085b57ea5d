"""An option that takes a file: its row in the dialog of a new match, and what comes of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QFileDialog

from tabletop import games
from tabletop.kernel import save
from tabletop.kernel.options import File, settled
from ui import app
from ui import games as looks
from ui.file_row import FileRow
from ui.new_match import NewMatch
from ui.stage.theme import LIGHT
from ui.window import Window

GAME = games.load("hospital")
(OPTION,) = (option for option in GAME.options if isinstance(option, File))


def press(qtbot, button: QAbstractButton):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def own(tmp_path) -> Path:
    """A file of one's own: the example with another name in it."""
    raw = json.loads(OPTION.example())
    raw["starting_rooms"][0]["en"] = "Red Ward"
    raw["about"] = "Our box"
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(raw), encoding="utf-8")
    return path


@pytest.fixture
def opened(qtbot, settings):
    """Opens the dialog of a new match."""

    def open_it() -> NewMatch:
        made = NewMatch(GAME, settings, LIGHT)
        qtbot.addWidget(made)
        made.show()
        qtbot.waitExposed(made)
        press(qtbot, made.more)
        return made

    return open_it


@pytest.fixture
def chosen(monkeypatch):
    """Whoever is asked for a file chooses that one."""

    def choose(path: Path | str):
        for ask in ("getOpenFileName", "getSaveFileName"):
            monkeypatch.setattr(QFileDialog, ask, lambda *_, **__: (str(path), ""))

    return choose


def row(dialog: NewMatch) -> FileRow:
    found = dialog.options.texts[OPTION.id]
    assert isinstance(found, FileRow)
    return found


def play(qtbot, dialog, chosen, path):
    """Chooses a file by its button."""
    chosen(path)
    press(qtbot, row(dialog).choose)


class TestRow:
    """What is played with is said; another file is chosen, and can be left again."""

    def test_at_first_there_is_no_file(self, opened):
        dialog = opened()
        assert row(dialog).value == ""
        assert row(dialog).told.text().startswith("The house’s own cards")
        assert not row(dialog).forget.isVisible()
        assert not row(dialog).trouble.isVisible()
        assert dialog.match().setup.options["content"] == ""

    def test_a_chosen_one_is_told_and_played(self, qtbot, opened, chosen, own):
        dialog = opened()
        with qtbot.waitSignal(row(dialog).changed):
            play(qtbot, dialog, chosen, own)
        assert row(dialog).value == own.read_text("utf-8")
        assert row(dialog).told.text() == "Your own file: 12 departments, 12 specialists. Our box"
        assert row(dialog).forget.isVisible()
        assert dialog.begin.isEnabled()
        match = dialog.match()
        assert match.state.content.rooms["R_CCU"].names.en == "Red Ward"

    def test_none_chosen_changes_nothing(self, qtbot, opened, chosen, own):
        dialog = opened()
        play(qtbot, dialog, chosen, own)
        play(qtbot, dialog, chosen, "")
        assert row(dialog).value == own.read_text("utf-8")

    def test_it_is_left_again(self, qtbot, opened, chosen, own):
        dialog = opened()
        play(qtbot, dialog, chosen, own)
        press(qtbot, row(dialog).forget)
        assert row(dialog).value == ""
        assert not row(dialog).forget.isVisible()
        assert row(dialog).told.text().startswith("The house’s own cards")

    @pytest.mark.parametrize(
        ("content", "said"),
        [
            pytest.param(b"{", "bad.json: ", id="no JSON"),
            pytest.param(b"[]", "bad.json: the contents are no JSON object.", id="no object"),
            pytest.param(b'{"rooms": []}', 'an unknown part "rooms"', id="an unknown part"),
            pytest.param(b"\xff\xfe", "is no text in UTF-8.", id="no text"),
            pytest.param(b" " * 1_048_577, "is too large.", id="too large"),
            pytest.param(b" " * 1_048_000 + b"{", "bad.json: ", id="large and no JSON"),
        ],
    )
    def test_what_cannot_be_played_with_is_said_and_leaves_what_was(
        self, qtbot, opened, chosen, own, tmp_path, content, said
    ):
        dialog = opened()
        play(qtbot, dialog, chosen, own)
        bad = tmp_path / "bad.json"
        bad.write_bytes(content)
        play(qtbot, dialog, chosen, bad)
        assert row(dialog).trouble.isVisible()
        assert said in row(dialog).trouble.text()
        assert "bad.json" in row(dialog).trouble.text()
        assert row(dialog).value == own.read_text("utf-8")
        assert dialog.begin.isEnabled()
        play(qtbot, dialog, chosen, own)
        assert not row(dialog).trouble.isVisible()

    def test_an_entry_that_is_wrong_is_named(self, qtbot, opened, chosen, tmp_path):
        raw = json.loads(OPTION.example())
        raw["departments"][2]["add"] = 9
        path = tmp_path / "bad.json"
        path.write_text(json.dumps(raw), encoding="utf-8")
        dialog = opened()
        play(qtbot, dialog, chosen, path)
        assert row(dialog).trouble.text() == (
            'bad.json: departments 3 (D_P3_R): "add" is a number from 1 to 5.'
        )
        assert row(dialog).value == ""

    def test_a_file_that_is_not_there(self, opened, tmp_path):
        dialog = opened()
        row(dialog).take(tmp_path / "none.json")
        assert "none.json cannot be read: No such file or directory" in row(dialog).trouble.text()

    def test_a_file_that_is_called_like_a_mark_is_named_as_it_is(self, opened, tmp_path):
        dialog = opened()
        row(dialog).take(tmp_path / "<b>none.json")
        assert "<b>none.json cannot be read" in row(dialog).trouble.text()
        assert row(dialog).trouble.textFormat() == Qt.TextFormat.PlainText

    def test_an_empty_file_is_the_house(self, opened, tmp_path):
        path = tmp_path / "empty.json"
        path.write_text("", encoding="utf-8")
        dialog = opened()
        row(dialog).take(path)
        assert not row(dialog).trouble.isVisible()
        assert dialog.match().state.content.text == ""

    def test_it_has_words_in_each_language(self, lang, opened, own):
        dialog = opened()
        texts = [row(dialog).told.text()]
        row(dialog).take(own)
        texts += [row(dialog).told.text()]
        texts += [
            button.text()
            for button in (row(dialog).choose, row(dialog).example, row(dialog).forget)
        ]
        assert all(texts)
        assert len(set(texts)) == len(texts)
        assert "%n" not in "".join(texts)


class TestExample:
    """One's own file begins with an example of the house's."""

    def test_it_is_saved_and_can_be_played_with(self, qtbot, opened, chosen, tmp_path):
        dialog = opened()
        chosen(tmp_path / "cards")
        press(qtbot, row(dialog).example)
        path = tmp_path / "cards.json"
        assert path.read_text("utf-8") == OPTION.example()
        play(qtbot, dialog, chosen, path)
        assert row(dialog).told.text().startswith("Your own file")
        assert not row(dialog).trouble.isVisible()

    def test_a_place_where_nothing_can_be_written_is_said(self, qtbot, opened, chosen, tmp_path):
        dialog = opened()
        chosen(tmp_path / "nowhere" / "cards.json")
        press(qtbot, row(dialog).example)
        assert row(dialog).trouble.isVisible()
        assert "cards.json could not be written" in row(dialog).trouble.text()


class TestMatch:
    """The file's text belongs to the match: it is played, kept, saved and read back."""

    def begun(self, qtbot, window, opened, own) -> NewMatch:
        dialog = opened()
        row(dialog).take(own)
        window.begin(dialog.match())
        qtbot.waitUntil(lambda: bool(window.page.scene.spots))
        return dialog

    def test_it_is_played_with_in_the_window(self, qtbot, window, opened, own):
        self.begun(qtbot, window, opened, own)
        page = window.page
        page.session.play(page.session.legal_actions[0])
        card = page.scene.large.rooms[0]
        assert card.face.written[0].text == "Red Ward"
        middle = page.scene.large.room(0).center()
        assert page.scene.tip(middle) == "Red Ward: +1 for a red patient."

    def test_without_the_file_a_saved_match_goes_on(
        self, qtbot, window, opened, own, tmp_path, chosen
    ):
        self.begun(qtbot, window, opened, own)
        page = window.page
        page.session.play(page.session.legal_actions[0])
        chosen(tmp_path / "evening.tabletop")
        window.do.save.trigger()
        own.unlink()
        found = save.read(tmp_path / "evening.tabletop", games.load)
        assert found.actions == page.session.match.actions
        assert found.state == page.session.state
        assert found.state.content.rooms["R_CCU"].names.en == "Red Ward"

    def test_reopened_it_is_as_it_was_left(self, qtbot, window, settings, opened, own):
        self.begun(qtbot, window, opened, own)
        page = window.page
        page.session.play(page.session.legal_actions[0])
        state = page.session.state
        window.close()
        again = Window(settings)
        again.furnish(*app.library())
        again.show()
        (card,) = again.shelf.waiting
        press(qtbot, card)
        assert again.page.session.state == state
        again.close()

    def test_the_next_time_it_is_as_it_was(self, qtbot, opened, own):
        dialog = opened()
        row(dialog).take(own)
        press(qtbot, dialog.begin)
        again = opened()
        assert row(again).value == own.read_text("utf-8")
        assert row(again).told.text().startswith("Your own file")

    def test_what_another_version_took_is_left_out(self, qtbot, opened, own, settings):
        dialog = opened()
        row(dialog).take(own)
        press(qtbot, dialog.begin)
        kept = settings.choice("hospital")
        settings.keep_choice("hospital", kept.replace("R_CCU", ""))
        again = opened()
        assert row(again).value == ""
        assert again.begin.isEnabled()

    def test_words_of_a_match_tell_of_the_file(self, own):
        agreed = settled(GAME.options, {"content": own.read_text("utf-8")}, GAME.id)
        words = looks.words(GAME.id)
        assert words.value("content", agreed["content"]).startswith("Your own file: 12")
