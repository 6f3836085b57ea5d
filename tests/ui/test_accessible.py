"""What a screen reader finds on a table, hears of it, and can do there."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from tests.ui.reader import Reader, area
from ui import games as looks
from ui.stage import accessible
from ui.stage.table import Table
from ui.stage.theme import LIGHT

Role, Text = QAccessible.Role, QAccessible.Text


@pytest.fixture(autouse=True)
def listens(qapp) -> Iterator[None]:
    """A screen reader is there."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def hears(qtbot: QtBot):
    """Collects the announcements of a table."""

    def listening(seated) -> list[str]:
        heard: list[str] = []
        seated.page.spoken.told.connect(heard.append)
        return heard

    return listening


@pytest.fixture
def caries(laid):
    """A match of two in which somebody has cavities and sugar."""
    match = laid("caries", seats=2, plies=60)
    match.quiet()
    return match


class TestTree:
    def test_the_table_has_the_name_of_its_game(self, caries) -> None:
        assert Reader(caries.page.table).table.text(Text.Name) == "Caries"

    def test_what_is_asked_stands_above_it_once(self, caries) -> None:
        page = QAccessible.queryAccessibleInterface(caries.page)
        found = [page.child(number) for number in range(page.childCount())]
        asked = caries.page.asked()
        above = [each for each in found if each.text(Text.Name) == asked]
        assert [each.role() for each in above] == [Role.StaticText]
        # Who listens is told it; read with the table, too, it would be heard twice.
        assert asked not in Reader(caries.page.table).table.text(Text.Description)

    def test_teeth_stand_in_their_player_s_group_in_words(self, caries) -> None:
        state, reader = caries.session.state, Reader(caries.page.table)
        words = caries.page.words
        for player, name in zip(state.players, ("1", "2"), strict=True):
            group = reader.named(f"{name}'s teeth")
            assert group.role() == Role.Grouping
            assert [tooth.text(Text.Name) for tooth in reader.below(group)] == [
                f"tooth {number}, {words.tooth(tooth)}"
                for number, tooth in enumerate(player.mouth, 1)
            ]
        sick = {tooth for player in state.players for tooth in player.mouth}
        assert len(sick) > 1, "a mouth in which nothing happened proves little"

    @pytest.mark.parametrize("game", games.names())
    def test_everything_has_a_role_a_name_a_place_and_its_parent(self, laid, game) -> None:
        seated = laid(game, seats=2, plies=20)
        seated.quiet()
        reader, table = Reader(seated.page.table), seated.page.table
        whole = table.rect().translated(table.mapToGlobal(QPoint()))
        found = reader.all()
        assert len(found) > 20
        for each in found:
            name = each.text(Text.Name)
            assert name, each.role()
            assert each.isValid()
            assert each.role() != Role.NoRole
            assert not each.rect().isEmpty(), name
            assert whole.contains(each.rect().center()), name
            assert not each.state().offscreen
            number = each.parent().indexOfChild(each)
            assert each.parent().child(number) is each, name

    @pytest.mark.parametrize("game", games.names())
    def test_what_lies_somewhere_is_found_there(self, laid, game) -> None:
        seated = laid(game, seats=2, plies=20)
        seated.quiet()
        reader = Reader(seated.page.table)
        for each in reader.all():
            if each.role() == Role.Grouping:
                continue
            at = each.rect().center()
            under = reader.under(at)
            assert under.rect().contains(at), each.text(Text.Name)
            assert area(under) <= area(each), each.text(Text.Name)

    def test_zoomed_in_what_is_out_of_sight_says_so(self, caries) -> None:
        corner = "space 0, the dentist"
        reader = Reader(caries.page.table)
        name = next(name for name in reader.names() if name.startswith(corner))
        for _ in range(6):
            caries.page.zoom_in()
        assert reader.named(name).state().offscreen

    def test_while_a_position_is_set_up_everything_is_told_too(self, qtbot: QtBot) -> None:
        editor = looks.editor("croco", "setup")
        assert editor is not None
        dialog = editor("", LIGHT, None)
        qtbot.addWidget(dialog)
        dialog.show()
        reader = Reader(dialog.findChild(Table))
        assert "a1: empty" in reader.names()
        assert sum(name.endswith(" clan") for name in reader.names()) == 24

    def test_hidden_points_are_hidden_from_everybody(self, caries) -> None:
        reader = Reader(caries.page.table)
        told = [name for name in reader.names() if name.endswith((" point(s)", " points"))]
        assert len(told) == 2
        caries.scene.shows_points = False
        caries.page.table.accessible.outdate()
        assert not set(told) & set(reader.names())

    def test_in_french(self, laid, lang) -> None:
        seated = laid("caries", seats=2, plies=60)
        seated.quiet()
        names = Reader(seated.page.table).names()
        assert any(("sucre" if lang == "fr" else "sugar") in name for name in names)


class TestDoing:
    @pytest.mark.parametrize("game", games.names())
    def test_every_stop_of_the_cursor_can_be_pressed_once(self, laid, game) -> None:
        seated = laid(game, seats=2, plies=20)
        seated.quiet()
        stops = seated.scene.cursor.stops()
        tree = QAccessible.queryAccessibleInterface(seated.page.table).tree
        found = [each.stop for each in tree if each.stop is not None]
        assert sorted(stop.words for stop in found) == sorted(stop.words for stop in stops)

    def test_a_press_throws_the_dice(self, laid, qtbot: QtBot) -> None:
        seated = laid("caries", "starts 1", seats=2)
        seated.quiet()
        reader = Reader(seated.page.table)
        assert reader.presses() == {"die, not thrown": "Throw", "Throw": "Throw"}
        reader.press("Throw")
        qtbot.waitUntil(lambda: seated.session.match.ply > 1)

    def test_a_token_is_taken_up_and_then_its_cells_are_offered(self, laid, qtbot: QtBot) -> None:
        seated = laid("croco", seats=2, plies=4)
        seated.quiet()
        reader, ply = Reader(seated.page.table), seated.session.match.ply
        taken = next(name for name in reader.presses() if name[:2] == "a1")
        reader.press(taken)
        qtbot.waitUntil(lambda: seated.scene.hand.carried is not None)
        cells = reader.presses()
        assert all(name.startswith("cell") for name in cells)
        first = next(iter(cells))
        assert "controls" in reader.named(first).text(Text.Description)
        reader.press(first)
        qtbot.waitUntil(lambda: seated.session.match.ply > ply)

    def test_beneath_a_curtain_nothing_is_found_and_nothing_can_be_done(
        self, laid, qtbot: QtBot
    ) -> None:
        seated = laid("caries", "starts 1", seats=2)
        seated.quiet()
        reader, ply = Reader(seated.page.table), seated.session.match.ply
        action = reader.named("Throw").actionInterface()
        seated.page.table.setEnabled(False)
        assert reader.all() == []
        action.doAction(action.pressAction())
        qtbot.wait(10)
        assert seated.session.match.ply == ply
        seated.page.table.setEnabled(True)
        reader.press("Throw")
        qtbot.waitUntil(lambda: seated.session.match.ply > ply)

    def test_what_is_not_offered_cannot_be_pressed(self, caries) -> None:
        tooth = Reader(caries.page.table).named("2's teeth").child(0)
        assert tooth.actionInterface().actionNames() == []
        assert not tooth.state().focusable


class TestFocus:
    def test_it_follows_the_cursor(self, laid) -> None:
        seated = laid("croco", seats=2, plies=4)
        seated.quiet()
        seated.page.table.setFocus()
        reader = Reader(seated.page.table)
        assert reader.focused() == []
        seated.key(Qt.Key.Key_Right)
        first = reader.focused()
        seated.key(Qt.Key.Key_Right)
        second = reader.focused()
        assert len(first) == len(second) == 1
        assert first != second
        assert reader.table.focusChild().text(Text.Name) == second[0]

    def test_each_move_of_the_cursor_is_one_event(self, laid, monkeypatch, qtbot: QtBot) -> None:
        seated = laid("croco", seats=2, plies=4)
        seated.quiet()
        seated.page.table.setFocus()
        told: list[tuple[str, QAccessible.Event]] = []
        monkeypatch.setattr(
            accessible, "_tell", lambda whom, what: told.append((whom.text(Text.Name), what))
        )
        reader = Reader(seated.page.table)
        seated.key(Qt.Key.Key_Right)
        qtbot.waitUntil(lambda: bool(told))
        assert told == [(reader.focused()[0], QAccessible.Event.Focus)]

    def test_where_the_cursor_stays_nothing_is_read_again(
        self, laid, monkeypatch, qtbot: QtBot
    ) -> None:
        seated = laid("caries", "starts 1", seats=2)
        seated.quiet()
        seated.page.table.setFocus()
        read: list[str] = []
        focus = QAccessible.Event.Focus
        monkeypatch.setattr(
            accessible,
            "_tell",
            lambda whom, what: read.append(whom.text(Text.Name)) if what == focus else None,
        )
        seated.key(Qt.Key.Key_Right)
        qtbot.waitUntil(lambda: read == ["die, not thrown"])
        seated.key(Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: seated.scene.tray.six[0].face > 0)
        seated.quiet()
        qtbot.wait(50)
        assert len(read) == 1
        seated.key(Qt.Key.Key_Escape)
        qtbot.wait(10)
        seated.key(Qt.Key.Key_Right)
        qtbot.waitUntil(lambda: len(read) == 2)

    def test_what_is_called_otherwise_is_told(self, laid, monkeypatch, qtbot: QtBot) -> None:
        seated = laid("caries", "starts 1", seats=2)
        seated.quiet()
        told: list[tuple[str, QAccessible.Event]] = []
        Reader(seated.page.table)
        seated.page.table.accessible.retell()
        monkeypatch.setattr(
            accessible, "_tell", lambda whom, what: told.append((whom.text(Text.Name), what))
        )
        seated.page.throw()
        seated.quiet()
        qtbot.waitUntil(lambda: bool(told))
        face = seated.scene.tray.six[0].face
        assert face
        assert (f"die, shows {face}", QAccessible.Event.NameChanged) in told
        assert not [name for name, _ in told if name.startswith("tooth 9")], "nothing happened"


class TestAnnounced:
    def test_a_throw_is_heard_as_the_log_tells_it_and_then_what_is_asked(
        self, laid, hears, qtbot: QtBot
    ) -> None:
        seated = laid("caries", "starts 1", seats=2)
        seated.quiet()
        heard = hears(seated)
        seated.page.spoken.flush()
        heard.clear()
        seated.page.throw()
        qtbot.waitUntil(lambda: any(seated.page.asked() in said for said in heard))
        story = seated.page.words.story(seated.session.match.log[1].events)
        assert " ".join(heard).startswith(" ".join(story))

    def test_nothing_is_asked_twice(self, caries, hears, qtbot: QtBot) -> None:
        heard = hears(caries)
        caries.page.spoken.flush()
        caries.page.director.look_again()
        qtbot.wait(300)
        assert sum(caries.page.asked() in said for said in heard) <= 1

    def test_what_cannot_be_done_is_heard_at_once(self, caries, hears) -> None:
        heard = hears(caries)
        caries.page.say("This cell is taken.")
        assert heard[-1] == "This cell is taken."

    def test_points_that_changed_are_heard_before_what_is_asked(
        self, laid, hears, qtbot: QtBot
    ) -> None:
        seated = laid("croco", seats=2, plies=3)
        heard = hears(seated)
        seated.quiet()
        seated.page.spoken.flush()
        action = next(spot.action for spot in seated.scene.spots if spot.action is not None)
        seated.session.play(action)
        qtbot.waitUntil(lambda: any("point" in said for said in heard))
        assert heard[-1].endswith(seated.page.asked())

    def test_who_comes_back_to_the_table_hears_once_more_what_is_asked(
        self, caries, hears, qtbot: QtBot
    ) -> None:
        heard, page = hears(caries), caries.page
        page.table.setFocus()
        page.spoken.flush()
        heard.clear()
        page.moves.setFocus()
        page.table.setFocus()
        page.spoken.flush()
        assert heard == [page.asked()]

    def test_who_comes_back_to_something_on_it_hears_that_alone(self, caries, hears) -> None:
        heard, page = hears(caries), caries.page
        page.table.setFocus()
        page.spoken.flush()
        heard.clear()
        caries.key(Qt.Key.Key_Right)
        page.moves.setFocus()
        page.table.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        page.spoken.flush()
        assert heard == []

    def test_undo_says_so(self, laid, hears, qtbot: QtBot) -> None:
        seated = laid("croco", seats=2, plies=7)
        seated.quiet()
        heard = hears(seated)
        seated.page.undo()
        qtbot.waitUntil(lambda: any(said.startswith("Taken back.") for said in heard))

    def test_the_end_says_who_won_and_what_each_has(self, laid, hears, qtbot: QtBot) -> None:
        seated = laid("croco", seats=2, plies=10_000, games="1")
        heard = hears(seated)
        qtbot.waitUntil(lambda: any("win" in said for said in heard))
        for score in games.load("croco").scores(seated.session.state):
            assert f": {score.total} " in heard[-1]

    def test_a_hint_is_heard_with_its_reason(self, laid, hears, qtbot: QtBot) -> None:
        seated = laid("croco", seats=2, plies=6)
        seated.quiet()
        heard = hears(seated)
        seated.page.hint.toggle()
        card = seated.page.side.hint
        qtbot.waitUntil(lambda: bool(card.advice), timeout=20_000)
        qtbot.waitUntil(lambda: any(card.advice in said and card.why in said for said in heard))

    def test_nothing_is_told_where_nobody_listens(self, laid, hears, qtbot: QtBot) -> None:
        QAccessible.setActive(False)
        seated = laid("caries", "starts 1", seats=2)
        heard = hears(seated)
        seated.quiet()
        seated.page.throw()
        qtbot.wait(200)
        assert heard == []
        assert seated.page.table.accessible is None


class TestLasting:
    def test_a_match_makes_no_more_of_them_step_by_step(self, laid, qtbot: QtBot) -> None:
        seated = laid("croco", seats=2, plies=3)
        reader = Reader(seated.page.table)
        kept = seated.page.table.accessible._kept
        counts = []
        for _ in range(16):
            seated.quiet()
            reader.all()
            counts.append(len(kept))
            seated.session.play(seated.session.legal_actions[0])
        assert counts[-1] - counts[8] <= 1, counts

    def test_it_goes_with_its_table(self, qtbot: QtBot) -> None:
        game = games.load("caries")
        players = unnamed([None, None])
        state = game.initial(settled(game.options, {}, game.id), 2)
        scene = looks.scene(game, players, looks.words(game.id, players))
        table = Table(scene, None)
        scene.sync(state)
        scene.present(state, (), False)
        numbers = [QAccessible.uniqueId(each) for each in Reader(table).all()]
        assert len(numbers) > 60
        assert all(QAccessible.accessibleInterface(number) for number in numbers)
        left = [weakref.ref(each) for each in (table, scene)]
        table.deleteLater()
        del table, scene
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        assert [each() for each in left] == [None, None], "a match would stay with each table"
        assert not any(QAccessible.accessibleInterface(number) for number in numbers)
