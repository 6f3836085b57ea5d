"""Setting up a match: who sits where, the game's variants, the seed, and what is remembered."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.kernel.options import Choice, Text
from tabletop.kernel.seats import COLOURS, SHAPES
from ui import language
from ui.new_match import LARGEST_SEED, NewMatch
from ui.option_rows import OptionRows
from ui.segments import Drop, Radios, Segments
from ui.settings import Settings
from ui.stage.theme import LIGHT

GAME = games.names()[0]


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings) -> NewMatch:
    return opened(qtbot, settings)


def opened(qtbot: QtBot, settings: Settings, game: str = GAME) -> NewMatch:
    made = NewMatch(games.load(game), settings, LIGHT)
    qtbot.addWidget(made)
    made.show()
    return made


def press(qtbot: QtBot, button: QAbstractButton) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())


def pick(box, data) -> None:
    """Picks from a list as a person does."""
    row = box.findData(data)
    box.setCurrentIndex(row)
    box.activated.emit(row)


class TestSeats:
    @pytest.mark.parametrize("game", games.names())
    def test_so_many_play_as_the_game_allows(self, qtbot, settings, game) -> None:
        dialog = opened(qtbot, settings, game)
        for count in games.load(game).seats:
            press(qtbot, dialog.counts.button(str(count)))
            assert len(dialog.match().setup.players) == count
            assert sum(row.isVisible() for row in dialog.seats.rows) == count

    def test_who_has_no_name_is_called_by_the_seat(self, dialog: NewMatch) -> None:
        dialog.seats.rows[0].name.clear()
        assert dialog.match().setup.players[0].name == "Player 1"

    def test_names_are_taken_without_the_blanks_around(self, dialog: NewMatch) -> None:
        dialog.seats.rows[0].name.setText("  Zoé ")
        assert dialog.match().setup.players[0].name == "Zoé"

    def test_two_of_one_name_are_told_apart(self, qtbot, dialog: NewMatch) -> None:
        for row in dialog.seats.rows[:2]:
            row.name.setText("Kim")
        assert [player.name for player in dialog.match().setup.players] == ["Kim", "Kim 2"]

    def test_a_bot_says_how_it_thinks(self, dialog: NewMatch) -> None:
        row = dialog.seats.rows[0]
        for level in games.bots(GAME):
            row.who.setCurrentIndex(row.who.findData(level))
            assert row.thinks.isVisible()
            assert row.thinks.text()
            assert dialog.match().setup.players[0].bot == level
        row.who.setCurrentIndex(0)
        assert not row.thinks.isVisible()
        assert dialog.match().setup.players[0].is_person

    @pytest.mark.parametrize("colour", COLOURS)
    @pytest.mark.parametrize("shape", SHAPES)
    def test_nobody_shares_a_colour_or_a_shape(self, qtbot, dialog, colour, shape) -> None:
        press(qtbot, dialog.counts.button("4"))
        pick(dialog.seats.rows[2].colour, colour)
        pick(dialog.seats.rows[1].shape, shape)
        players = dialog.match().setup.players
        assert players[2].colour == colour
        assert players[1].shape == shape
        for one, other in combinations(players, 2):
            assert one.colour != other.colour
            assert one.shape != other.shape

    def test_who_takes_a_colour_gives_the_own_in_exchange(self, dialog: NewMatch) -> None:
        first, second = dialog.seats.rows[:2]
        mine, theirs = first.sign[0], second.sign[0]
        pick(first.colour, theirs)
        assert (first.sign[0], second.sign[0]) == (theirs, mine)
        assert second.colour.currentData() == mine


class TestOptions:
    @pytest.mark.parametrize("game", games.names())
    def test_nothing_said_is_what_the_game_takes_for_said(self, qtbot, settings, game) -> None:
        dialog = opened(qtbot, settings, game)
        expected = {option.id: option.default for option in games.load(game).options}
        assert dialog.match().setup.options == expected

    @pytest.mark.parametrize("game", games.names())
    def test_every_value_can_be_chosen_and_has_a_label(self, qtbot, settings, game) -> None:
        dialog = opened(qtbot, settings, game)
        for row in dialog.options.choices.values():
            for value in row.option.values:
                if isinstance(row.shown, Drop):
                    pick(row.shown, None)
                    row.shown.word = value
                else:
                    button = row.shown.button(value)
                    press(qtbot, button)
                    assert button.text()
                    assert button.text() != value
                assert dialog.match().setup.options[row.option.id] == value

    def test_what_cannot_be_played_is_said_in_place_and_nobody_begins(self, dialog) -> None:
        for row in dialog.options.texts.values():
            press_more(dialog)
            row.line.setText("nonsense")
            assert str(row.option.problem("nonsense")) in [
                label.text() for label in row.findChildren(type(dialog.seats.rows[0].thinks))
            ]
            assert not dialog.begin.isEnabled()
            row.line.setText(row.option.default)
            assert dialog.begin.isEnabled()

    def test_long_labels_stand_below_each_other_and_many_in_a_list(self, qapp) -> None:
        from PySide6.QtWidgets import QFormLayout, QWidget

        class Words:
            def option(self, option: str) -> str:
                return option

            def value(self, option: str, value: str) -> str:
                return value * (20 if option == "long" else 10 if option == "many" else 1)

        class Game:
            id = GAME
            options = (
                Choice("short", ("a", "b")),
                Choice("long", ("a", "b", "c")),
                Choice("many", tuple("abcdefgh")),
                Text("typed", "x", lambda text: None),
            )

        inside = QWidget()
        rows = OptionRows(Game(), Words(), QFormLayout(inside), QFormLayout(), LIGHT)
        kinds = {name: type(row.shown) for name, row in rows.choices.items()}
        assert kinds == {"short": Segments, "long": Radios, "many": Drop}
        rows.agree({"many": "c", "long": "b", "short": "no such", "typed": "y", "gone": "z"})
        assert rows.values() == {"short": "a", "long": "b", "many": "c", "typed": "y"}


def press_more(dialog: NewMatch) -> None:
    dialog.more.setChecked(True)


class TestSeed:
    def test_another_one_each_time_and_shown(self, qtbot, settings) -> None:
        first, second = opened(qtbot, settings), opened(qtbot, settings)
        assert first.seed.text() != second.seed.text()
        assert first.seed.text() in first.more.text()

    @pytest.mark.parametrize("seed", [0, 7, LARGEST_SEED])
    def test_can_be_typed(self, qtbot, dialog: NewMatch, seed: int) -> None:
        press_more(dialog)
        dialog.seed.clear()
        qtbot.keyClicks(dialog.seed, str(seed))
        assert dialog.match().setup.seed == seed

    @pytest.mark.parametrize(
        "text", ["", " ", "-1", "1.5", "x", "²", "١", str(LARGEST_SEED + 1), "9" * 5000]
    )
    def test_must_be_a_whole_number_in_range(self, dialog: NewMatch, text: str) -> None:
        dialog.seed.setText(text)
        assert not dialog.begin.isEnabled()
        dialog.seed.setText("12")
        assert dialog.begin.isEnabled()

    def test_may_begin_with_noughts(self, dialog: NewMatch) -> None:
        dialog.seed.setText("0" * 5000 + "7")
        assert dialog.match().setup.seed == 7

    def test_the_button_brings_another(self, qtbot, dialog: NewMatch) -> None:
        press_more(dialog)
        before = dialog.seed.text()
        press(qtbot, dialog.another)
        assert dialog.seed.text() != before


class TestDice:
    def test_own_dice_can_be_agreed_on(self, qtbot, dialog: NewMatch) -> None:
        assert not dialog.match().setup.own_dice
        dialog.own_dice.click()
        assert dialog.match().setup.own_dice

    def test_undo_is_fair_as_soon_as_two_people_play(self, dialog: NewMatch) -> None:
        dialog.seats.rows[0].who.setCurrentIndex(0)
        bot = dialog.seats.rows[1].who
        bot.setCurrentIndex(1)
        assert not dialog.match().setup.fair_undo
        bot.setCurrentIndex(0)
        assert dialog.match().setup.fair_undo

    def test_who_has_decided_on_undo_is_not_overruled(self, dialog: NewMatch) -> None:
        dialog.seats.rows[1].who.setCurrentIndex(0)
        dialog.fair_undo.click()
        chosen = dialog.match().setup.fair_undo
        for index in (1, 0):
            dialog.seats.rows[1].who.setCurrentIndex(index)
            assert dialog.match().setup.fair_undo == chosen


class TestMemory:
    def test_the_last_table_is_set_up_again(self, qtbot, settings) -> None:
        first = opened(qtbot, settings)
        press(qtbot, first.counts.button("3"))
        first.seats.rows[0].name.setText("Zoé")
        pick(first.seats.rows[0].colour, "purple")
        first.seats.rows[2].who.setCurrentIndex(1)
        for row in first.options.choices.values():
            row.value = row.option.values[-1]
        first.own_dice.click()
        first.accept()
        again = opened(qtbot, settings)
        before, after = first.match().setup, again.match().setup
        assert (after.players, after.options) == (before.players, before.options)
        assert after.own_dice

    def test_who_cancels_changes_nothing(self, qtbot, settings) -> None:
        first = opened(qtbot, settings)
        first.seats.rows[0].name.setText("Zoé")
        first.reject()
        assert opened(qtbot, settings).match().setup.players[0].name == "Player 1"

    @pytest.mark.parametrize(
        "kept",
        [
            "",
            "no JSON",
            "[]",
            '{"count": 99, "seats": [], "options": {}}',
            '{"count": 2, "seats": [{"name": "A", "colour": "pink", "shape": "heart"}],'
            ' "options": {"gone": "x"}}',
            '{"count": 2, "seats": [{"name": "A", "colour": "blue", "shape": "circle",'
            ' "bot": "no such"}], "options": {}}',
        ],
    )
    def test_what_does_not_fit_any_more_is_left_out(self, qtbot, settings, kept) -> None:
        settings.keep_choice(GAME, kept)
        dialog = opened(qtbot, settings)
        players = dialog.match().setup.players
        assert len({player.colour for player in players}) == len(players)
        assert all(player.bot in (None, *games.bots(GAME)) for player in players)


class TestKeyboard:
    def test_enter_begins(self, qtbot, dialog: NewMatch) -> None:
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
        assert dialog.result() == QDialog.DialogCode.Accepted

    def test_escape_goes_away(self, qtbot, dialog: NewMatch) -> None:
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        assert dialog.result() == QDialog.DialogCode.Rejected

    def test_tab_goes_through_the_buttons_as_they_stand_before_it_begins_anew(
        self, qtbot, dialog: NewMatch
    ) -> None:
        dialog.activateWindow()
        buttons = sorted(dialog.buttons.buttons(), key=lambda button: button.x())
        buttons[0].setFocus()
        for button in buttons[1:]:
            qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
            assert dialog.focusWidget() is button
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        assert dialog.focusWidget() is dialog.counts.button(dialog.counts.word)

    def test_a_segment_is_pressed_by_the_space_bar(self, qtbot, dialog: NewMatch) -> None:
        button = dialog.counts.button("3")
        button.setFocus()
        qtbot.keyClick(button, Qt.Key.Key_Space)
        assert len(dialog.match().setup.players) == 3

    def test_everything_has_a_name_for_a_screen_reader(self, dialog: NewMatch) -> None:
        for row in dialog.seats.rows:
            for widget in (row.name, row.who, row.colour, row.shape):
                assert widget.accessibleName()
        assert dialog.seed.accessibleName()


class Screen:
    """A screen of that many points."""

    def __init__(self, width: int, height: int):
        self._room = QRect(0, 0, width, height)

    def availableGeometry(self) -> QRect:
        return self._room


def fullest(qtbot: QtBot, settings: Settings) -> NewMatch:
    """Four bots, what is seldom wanted, and all that can be wrong."""
    dialog = opened(qtbot, settings)
    press(qtbot, dialog.counts.button(dialog.counts.words[-1]))
    for row in dialog.seats.rows:
        row.who.setCurrentIndex(row.who.count() - 1)
    press_more(dialog)
    for row in dialog.options.texts.values():
        row.line.setText("nonsense")
    dialog.seed.setText("nonsense")
    return dialog


def settle(qtbot: QtBot, dialog: NewMatch) -> None:
    """Till every row has its place."""
    bar = dialog.pane.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() > 0 or bar.maximum() == 0)
    qtbot.wait(1)


class TestSmallScreen:
    @pytest.fixture(params=["en", "fr"])
    def spoken(self, qapp, settings, request) -> Iterator[None]:
        language.install(qapp, request.param)
        yield
        language.install(qapp, "en")

    @pytest.mark.parametrize("size", [(1280, 800), (800, 480)])
    def test_has_room_for_all_and_shows_who_begins(
        self, qtbot, settings, spoken, monkeypatch, size
    ) -> None:
        monkeypatch.setattr(NewMatch, "screen", lambda _: Screen(*size))
        dialog = fullest(qtbot, settings)
        settle(qtbot, dialog)
        assert dialog.width() <= size[0]
        assert dialog.height() < size[1]
        for button in dialog.buttons.buttons():
            place = QRect(button.mapTo(dialog, QPoint()), button.size())
            assert dialog.rect().contains(place)
            assert button.width() >= button.sizeHint().width()
        pane = dialog.pane.viewport()
        assert dialog.pane.widget().width() == pane.width()
        assert dialog.options.texts
        for row in (*dialog.seats.rows, *dialog.options.texts.values(), dialog.seed):
            assert row.mapTo(pane, QPoint(row.width(), 0)).x() <= pane.width()
            dialog.pane.ensureWidgetVisible(row, 0, 0)
            assert pane.rect().contains(row.mapTo(pane, row.rect().center()))

    def test_shows_what_has_just_appeared(self, qtbot, settings, monkeypatch) -> None:
        monkeypatch.setattr(NewMatch, "screen", lambda _: Screen(800, 480))
        dialog = opened(qtbot, settings)
        pane = dialog.pane.viewport()
        press_more(dialog)
        qtbot.waitUntil(
            lambda: pane.rect().contains(dialog.seed.mapTo(pane, dialog.seed.rect().center()))
        )

    def test_is_the_only_one_on_which_something_scrolls(
        self, qtbot, settings, spoken, monkeypatch
    ) -> None:
        monkeypatch.setattr(NewMatch, "screen", lambda _: Screen(1920, 1080))
        dialog = fullest(qtbot, settings)
        settle(qtbot, dialog)
        assert not dialog.pane.verticalScrollBar().isVisible()
        high = dialog.height()
        dialog.more.setChecked(False)
        qtbot.waitUntil(lambda: dialog.height() < high)
        assert not dialog.pane.verticalScrollBar().isVisible()

    def test_a_wheel_that_scrolls_past_a_list_chooses_nothing(self, dialog: NewMatch) -> None:
        who = dialog.seats.rows[0].who
        before = who.currentIndex()
        wheel = QWheelEvent(
            QPointF(5, 5),
            QPointF(5, 5),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(who, wheel)
        assert who.currentIndex() == before
