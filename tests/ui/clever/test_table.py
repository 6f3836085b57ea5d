"""Does the table of Clever follow the hand: dice onto cells, and what lights up on the way?"""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from tabletop import games
from tabletop.games.clever.printed import DICE, Die
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from tests.ui.clever.conftest import cell, cube
from ui.games.clever.drawings import CELLS

BARE = QPointF(606, 440)
"""Between the large sheet and the others: bare table."""


def places(table, die):
    """The cells that the rules offer a die, by their names on the sheet."""
    encode, sheet = table.session.match.game.encode, table.session.state.sheet
    rows = {"green": sheet.green, "orange": len(sheet.orange), "purple": len(sheet.purple)}
    found = set()
    for action in table.session.legal_actions:
        if getattr(action, "die", None) is die:
            # "take white as yellow 3.1", "extra blue 8", "take green"
            area, number = encode(action).split()[-2:]
            if number in rows:
                area, number = number, str(rows[number] + 1)
            found.add(f"{area}-{number.replace('.', '-')}")
    return found


def lit(table, glows):
    """The cells of the large sheet that glow, each exactly."""
    found = set()
    for glow in glows:
        middle = glow.area.boundingRect().center()
        name = next(name for name in CELLS if table.scene.large.place(name).contains(middle))
        assert (cell(table, name) - middle).manhattanLength() < 1, f"beside {name}"
        found.add(name)
    assert len(found) == len(glows), "a cell glows twice"
    return found


class TestDieOntoCell:
    """A die is dragged onto its cell, or clicked and the cell after it."""

    @pytest.mark.parametrize(
        ("die", "name", "action"),
        [
            pytest.param(Die.YELLOW, "yellow-1-3", "take yellow 1.3", id="either of two cells"),
            pytest.param(Die.BLUE, "blue-8", "take blue 8", id="the sum of blue and white"),
            pytest.param(Die.GREEN, "green-1", "take green", id="the next cell of a row"),
            pytest.param(Die.WHITE, "yellow-3-4", "take white as yellow 3.4", id="white: yellow"),
            pytest.param(Die.WHITE, "blue-8", "take white as blue 8", id="white: blue"),
            pytest.param(Die.WHITE, "green-1", "take white as green", id="white: green"),
            pytest.param(Die.WHITE, "orange-1", "take white as orange", id="white: orange"),
            pytest.param(Die.WHITE, "purple-1", "take white as purple", id="white: purple"),
        ],
    )
    @pytest.mark.parametrize("how", ["drag", "click"])
    def test_it_marks_the_cell(self, at, how, die, name, action):
        table = at()
        table.quiet()
        if how == "drag":
            table.drag(cube(table, die), cell(table, name))
        else:
            table.click(cube(table, die))
            assert table.actions == [], f"the {die.name} die did not wait for its cell"
            table.click(cell(table, name))
        assert table.actions == [action]
        assert any(f"large-{name}-" in line for line in table.scene.dump())

    def test_a_die_with_a_single_cell_waits_for_it_too(self, at):
        table = at()
        table.quiet()
        assert places(table, Die.GREEN) == {"green-1"}
        table.click(cube(table, Die.GREEN))
        assert table.scene.hand.carried is table.scene.tray.dice[Die.GREEN]
        assert lit(table, table.scene.lights.glows) == {"green-1"}
        assert table.actions == []

    def test_the_cells_of_a_die_that_is_dragged_glow_and_no_others(self, at):
        table = at()
        table.quiet()
        table.drag(cube(table, Die.YELLOW), BARE, drop=False)
        assert lit(table, table.scene.lights.glows) == {"yellow-1-2", "yellow-1-3"}

    def test_another_die_that_is_clicked_is_taken_instead(self, at):
        table = at()
        table.quiet()
        table.click(cube(table, Die.BLUE))
        table.click(cube(table, Die.ORANGE))
        assert table.scene.hand.carried is table.scene.tray.dice[Die.ORANGE]
        assert lit(table, table.scene.lights.glows) == {"orange-1"}
        table.click(cell(table, "orange-1"))
        assert table.actions == ["take orange"]

    def test_a_second_click_on_a_die_puts_it_down(self, at):
        table = at()
        table.quiet()
        table.click(cube(table, Die.BLUE))
        table.click(cube(table, Die.BLUE))
        assert table.scene.hand.carried is None
        table.click(cell(table, "blue-8"))
        assert table.actions == []

    @pytest.mark.parametrize("how", ["drag", "click"])
    def test_escape_lets_go(self, at, how):
        table = at()
        table.quiet()
        before = table.scene.dump()
        if how == "drag":
            table.drag(cube(table, Die.BLUE), cell(table, "blue-8"), drop=False)
        else:
            table.click(cube(table, Die.BLUE))
        assert table.scene.tray.dice[Die.BLUE]._lifted
        table.key(Qt.Key.Key_Escape)
        assert table.scene.hand.carried is None
        assert not table.scene.tray.dice[Die.BLUE]._lifted
        assert table.scene.dump() == before
        table.click(cell(table, "blue-8"))
        assert table.actions == []

    def test_an_illegal_drop_glides_home(self, at):
        table = at(speed="fast")
        table.quiet()
        blue = table.scene.tray.dice[Die.BLUE]
        home = blue.pos()
        table.drag(cube(table, Die.BLUE), cell(table, "green-4"))
        assert blue.pos() != home, "it glides, and does not jump"
        table._qtbot.waitUntil(lambda: blue.pos() == home)
        assert table.actions == []
        assert table.scene.dump() == table.fresh(table.session.state)

    def test_a_drop_counts_where_the_die_is(self, at):
        table = at()
        table.quiet()
        grip = cube(table, Die.YELLOW) + QPointF(0, 24)
        # The pointer is below the cell, the middle of the die on it.
        table.drag(grip, cell(table, "yellow-1-3") + QPointF(0, 24))
        assert table.actions == ["take yellow 1.3"]

    @pytest.mark.parametrize(
        ("input", "does"),
        [("both", {"drag", "click"}), ("drag", {"drag"}), ("click", {"click"})],
    )
    def test_as_it_is_set_dice_are_dragged_or_clicked(self, at, input, does):
        for how in ("drag", "click"):
            table = at()
            table.page.manner.settings.input = input
            table.page.apply_settings()
            table.quiet()
            if how == "drag":
                table.drag(cube(table, Die.BLUE), cell(table, "blue-8"))
            else:
                table.click(cube(table, Die.BLUE))
                table.click(cell(table, "blue-8"))
            assert table.actions == (["take blue 8"] if how in does else [])


class TestUnderThePointer:
    """What the die under the pointer could mark is seen before it is touched."""

    @pytest.mark.parametrize("seed", range(6))
    def test_exactly_the_legal_cells_of_the_die_light_up(self, seated, seed):
        game = games.load("clever")
        match = Match(game, Setup(settled(game.options, {}, "clever"), unnamed([None]), seed))
        rng, lines = Random(seed), []
        while match.turn is not None:
            if match.turn >= 0:
                lines.append(match.game.encode(rng.choice(game.legal_actions(match.state))))
            else:
                lines.append(match.game.encode(match.drawn()))
            match.play(game.decode(lines[-1]))
        table, hovered = seated(), 0
        table.quiet()
        assert table.actions == lines[:1], "the lot of who is alone falls by itself"
        for line in lines[1:]:
            table.page._play(game.decode(line))
            table.scene.present(table.session.state, table.session.legal_actions, False)
            if table.session.turn is None or table.session.turn < 0:
                continue
            for die in DICE:
                QTest.mouseMove(table.page.table.viewport(), table.pixel(cube(table, die)))
                assert lit(table, table.scene.lights.hints) == places(table, die)
                hovered += bool(table.scene.lights.hints)
        assert hovered > 60

    def test_the_light_goes_out_beside_the_die(self, at):
        table = at()
        table.quiet()
        view = table.page.table.viewport()
        QTest.mouseMove(view, table.pixel(cube(table, Die.WHITE)))
        assert table.scene.lights.hints
        QTest.mouseMove(view, table.pixel(cell(table, "orange-7")))
        assert not table.scene.lights.hints

    def test_the_sum_of_blue_and_white_stands_on_the_sheet_before_anything_is_chosen(self, at):
        table = at(dice="w4 y1 b5 g3 o2 p6 / - / -")
        assert "large-blue-sum: “9”" in table.scene.dump()

    @pytest.mark.parametrize(
        "dice", ["y1 g3 o2 p6 / w4 / b5", "y1 g3 o2 p6 / w4 b5 / -", "y1 g3 o2 p6 / - / w4 b5"]
    )
    def test_the_sum_stands_there_wherever_the_two_dice_lie(self, at, dice):
        table = at(turn="asked 1 pick 3", dice=dice)
        assert "large-blue-sum: “9”" in table.scene.dump()

    def test_before_the_first_throw_there_is_no_sum(self, seated):
        assert "large-blue-sum: “”" in seated().scene.dump()
