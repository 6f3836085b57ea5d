"""Looking at other sheets, hidden points, another language and another theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt

from tabletop.games.clever.printed import Die
from tests.ui.clever.conftest import cube
from ui import language
from ui.games.clever.drawings import cell as cell_place
from ui.stage.theme import DARK


def look_at(table, seat):
    """Clicks the sheet of a seat."""
    table.click(table.scene.card_of(seat).where.center())


def loud(table):
    """What can be done, other than to look at a sheet."""
    return [spot for spot in table.scene.spots if not spot.quiet]


class TestLooking:
    """A small sheet can be had large for a while."""

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_a_click_makes_it_large_and_the_others_change_places(self, at, seats):
        table = at(*[f"o {seat + 1}" for seat in range(seats)])
        table.quiet()
        scene = table.scene
        for seat in range(1, seats):
            look_at(table, seat)
            assert scene.large.seat == seat
            assert sorted(card.seat for card in scene.cards) == list(range(seats))
            assert f"large-total-orange: “{seat + 1}”" in scene.dump()
            assert scene.large._labels["name"].text == str(seat + 1)
            assert table.actions == []

    @pytest.mark.parametrize("how", ["escape", "own sheet"])
    def test_the_own_one_comes_back(self, at, how):
        table = at("y 3.1", "b 7", "g 2")
        table.quiet()
        before = table.scene.dump()
        look_at(table, 2)
        assert table.scene.dump() != before
        if how == "escape":
            table.key(Qt.Key.Key_Escape)
        else:
            look_at(table, 0)
        assert table.scene.dump() == before
        assert loud(table)

    def test_the_next_action_brings_the_asked_ones_sheet(self, at):
        table = at("e 0/1", "", turn="asked 1 extra 3", dice="- / w3 y1 b5 / g3 o2 p6")
        table.quiet()
        assert table.scene.large.seat == 0
        table.click(table.spot("No extra die"))
        table.quiet()
        assert table.scene.large.seat == 1, "2 is asked now"
        look_at(table, 0)
        table.click(table.spot("Take no die"))
        table.quiet()
        assert table.scene.large.seat == table.session.state.asked

    def test_cells_are_only_offered_on_the_sheet_of_who_is_asked(self, at):
        table = at("", "", turn="asked 1 pick 1", dice="w3 y1 b5 g3 o2 p6 / - / -")
        table.quiet()
        assert loud(table)
        look_at(table, 1)
        assert not loud(table)
        table.click(cube(table, Die.BLUE))
        table.click(table.scene.large.place("blue-8").center())
        table.drag(cube(table, Die.BLUE), table.scene.large.place("blue-8").center())
        assert table.actions == []
        assert table.page.moves.rows, "the list still has it all"
        table.key(Qt.Key.Key_Escape)
        table.drag(cube(table, Die.BLUE), table.scene.large.place("blue-8").center())
        assert table.actions == ["take blue 8"]

    def test_dice_can_be_thrown_while_one_looks(self, at):
        table = at("", "", turn="asked 1 throw 1", dice="w. y. b. g. o. p. / - / -")
        table.quiet()
        look_at(table, 1)
        table.click(cube(table, Die.BLUE))
        assert len(table.actions) == 1
        table.quiet()
        assert table.scene.large.seat == 0

    def test_one_may_look_while_a_bot_thinks(self, at):
        table = at("", "o 3", turn="asked 2 pick 1", active=2, bots_at={1: "random"})
        table.page.host.pause()
        table.scene.present(table.session.state, (), False)
        assert table.scene.large.seat == 0
        look_at(table, 1)
        assert table.scene.large.seat == 1
        table.page._quiet()
        table._qtbot.waitUntil(lambda: bool(table.actions), timeout=15000)

    def test_the_keyboard_reaches_the_other_sheets_too(self, at):
        table = at("", "", "", turn="asked 1 throw 1", dice="w. y. b. g. o. p. / - / -")
        table.quiet()
        said = []
        table.scene.pointed.connect(said.append)
        for key in (Qt.Key.Key_Right, *[Qt.Key.Key_Down] * 4, *[Qt.Key.Key_Right] * 2):
            table.key(key)
            if "Look at" in said[-1]:
                break
        assert said[-1].startswith("Look at the sheet of ")
        table.key(Qt.Key.Key_Return)
        assert table.scene.large.seat != 0
        assert table.actions == []

    def test_the_rings_of_what_others_did_go_with_their_sheet(self, at):
        table = at(
            *("e 0/1", ""),
            turn="asked 1 extra 3",
            dice="- / w3 y1 b5 / g3 o2 p6",
            lines=("done", "take yellow 1.2"),
        )
        table.quiet()
        scene = table.scene
        played = table.session.match.log[-1]
        assert played.actor == 1

        def ringed():
            place = scene.card_of(1).place(cell_place(played.action.area, played.action.cell))
            return any(
                (trace.area.boundingRect().center() - place.center()).manhattanLength() < 1
                for trace in scene.lights.traces
            )

        assert ringed()
        look_at(table, scene.small[0].seat)
        assert ringed(), "the ring stayed where that sheet lay"
        table.key(Qt.Key.Key_Escape)
        assert ringed()

    def test_who_looks_back_can_look_at_the_sheets_too(self, seated):
        table = seated(seats=2, plies=40)
        table.page.past.toggle()
        match = table.session.match
        for ply in (0, 7, 39, 40):
            table.page.review.go(ply)
            assert table.scene.dump() == table.fresh(match.state_at(ply))
            assert not loud(table)
        before = table.scene.dump()
        look_at(table, table.scene.small[0].seat)
        assert table.scene.dump() != before
        table.key(Qt.Key.Key_Escape)
        assert table.scene.dump() == before


def told_points(table):
    """The totals that are to be read on the table."""
    return [
        line
        for line in table.scene.dump()
        if "-total" in line and not line.endswith("“”") and "digit" not in line
    ]


class TestPoints:
    """Points are told while one plays, or not before the end."""

    def test_set_so_no_sheet_tells_points(self, at):
        table = at("o 4 5 p 3", "g 4", "b 7")
        table.quiet()
        assert told_points(table)
        table.page.manner.settings.points = "hidden"
        table.page.apply_settings()
        assert told_points(table) == []
        table.quiet()
        table.drag(cube(table, Die.ORANGE), table.scene.large.place("orange-3").center())
        table.quiet()
        assert table.actions == ["take orange"]
        assert told_points(table) == []
        table.page.manner.settings.points = "shown"
        table.page.apply_settings()
        assert "large-total-orange: “11”" in table.scene.dump()

    def test_a_mark_in_motion_tells_none_either(self, at):
        table = at("o 4 5 p 3", "g 4", speed="fast")
        table.page.manner.settings.points = "hidden"
        table.page.apply_settings()
        table.quiet()
        table.drag(cube(table, Die.ORANGE), table.scene.large.place("orange-3").center())
        seen = []
        table.page.director.shown.connect(lambda _: seen.append(told_points(table)))
        while table.page.director.is_moving:
            assert told_points(table) == []
            table._qtbot.wait(5)
        assert seen == [[]]

    def test_at_the_end_they_are_told(self, at):
        table = at(
            *("o 4 5 p 3", "g 4"),
            round=6,
            turn="asked 1 passive 3",
            active=2,
            dice="- / w3 y1 b5 / g3 o2 p6",
        )
        table.page.manner.settings.points = "hidden"
        table.page.apply_settings()
        table.quiet()
        assert told_points(table) == []
        table.click(table.spot("Take no die"))
        assert table.session.turn is None
        table._qtbot.waitUntil(lambda: table.page.result.card is not None)
        assert "large-total: “12”" in table.scene.dump()
        assert any("-total: “10”" in line for line in told_points(table))

    def test_hidden_points_still_show_what_one_may_use(self, at):
        table = at("r 1/3 e 0/2", "r 1/3 e 1/2", "")
        table.page.manner.settings.points = "hidden"
        table.page.apply_settings()
        lines = table.scene.dump()
        assert "small-1-rerolls: “2/3”" in lines
        assert "small-1-extras: “1/2”" in lines


class TestLanguageAndTheme:
    """The table changes its language and its theme in the middle of a match."""

    @pytest.fixture
    def french(self, qapp):
        """Speaks French from where it is called."""
        yield lambda: language.install(qapp, "fr")
        language.install(qapp, "en")

    def test_plates_and_rows_speak_the_new_language(self, at, french):
        table = at("y 1.2 1.3 r 0/2", turn="asked 1 pick 2", dice="y1 / w3 b5 g3 o2 p6 / -")
        table.quiet()
        english = table.page.moves.rows
        french()
        table._qtbot.waitUntil(lambda: table.page.moves.rows != english)
        state, words = table.session.state, table.page.words
        told = [words.action(state, action) for action in table.session.legal_actions]
        assert [plate.text for plate in table.scene.offers.laid] == table.page.moves.rows == told
        assert not set(told) & set(english)
        table.click(table.spot(told[0]))
        assert table.actions == ["forfeit"]

    def test_a_change_amid_a_chain_finishes_and_tells_it_once(self, at):
        table = at("b 2 6 g 6", dice="w5 y1 b5 g1 o2 p6 / - / -", speed="normal")
        table.quiet()
        table.drag(cube(table, Die.BLUE), table.scene.large.place("blue-10").center())
        assert table.page.director.is_moving
        QCoreApplication.sendEvent(table.page, QEvent(QEvent.Type.LanguageChange))
        assert not table.page.director.is_moving
        assert table.page.side.log.text.count("wins a fox") == 1
        assert table.scene.dump() == table.fresh(table.session.state)

    def test_a_new_theme_moves_nothing_and_keeps_what_is_offered(self, at):
        table = at("y 3.1 6.1 5.1", due="blue cross of yellow row 1")
        table.quiet()
        before, spots = table.scene.dump(), table.scene.spots
        table.page.set_theme(DARK)
        assert table.scene.dump() == before
        assert table.scene.spots == spots
        assert table.scene.pixmaps.theme is DARK
        dark = table.page.table.grab().toImage()
        assert dark.pixelColor(2, dark.height() // 2).lightness() < 100
        table.click(table.scene.large.place("blue-7").center())
        assert table.actions == ["cross blue 7"]

    def test_a_new_theme_amid_a_chain_lets_it_go_on(self, at):
        table = at("b 2 6 g 6", dice="w5 y1 b5 g1 o2 p6 / - / -", speed="fast")
        table.quiet()
        table.drag(cube(table, Die.BLUE), table.scene.large.place("blue-10").center())
        table.page.set_theme(DARK)
        assert table.page.director.is_moving
        table.quiet()
        assert table.scene.dump() == table.fresh(table.session.state)
