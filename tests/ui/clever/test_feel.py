"""What a hand and an eye feel at the table of Clever: nothing dead, false or early."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from tabletop.games.clever.events import BonusUsed, Marked
from tabletop.games.clever.printed import Area, Bonus, Die
from tests.ui.clever.conftest import cell, cube
from ui.pieces.pencil import Pencil

THROWN = "w3 y5 b5 g3 o2 p6 / - / -"
WAITING = {"turn": "asked 1 throw 1", "dice": "w. y. b. g. o. p. / - / -"}


def glows(table):
    """Where something glows, in whole units."""
    return sorted(
        tuple(round(side) for side in glow.area.boundingRect().getRect())
        for glow in table.scene.lights.glows
    )


def test_what_can_be_touched_glows_where_it_lies_after_a_drop_that_was_refused(at):
    table = at(dice=THROWN, speed="normal")
    table.quiet()
    before = glows(table)
    table.drag(cube(table, Die.YELLOW), cell(table, "blue-4"))
    assert glows(table) == before


def test_a_click_between_the_dice_throws_them(at):
    table = at(**WAITING)
    table.quiet()
    white, yellow = cube(table, Die.WHITE), cube(table, Die.YELLOW)
    table.click((white + yellow) / 2)
    assert table.actions[-1].startswith("roll ")


@pytest.mark.parametrize("others", [(), ("",), ("", "", "")])
def test_enter_throws_also_where_other_sheets_can_be_looked_at(at, others):
    table = at("", *others, **WAITING)
    table.quiet()
    table.key(Qt.Key.Key_Return)
    assert len(table.actions) == 1


def test_on_another_sheet_a_die_is_not_said_to_fit_nowhere(at):
    table = at("", "", dice=THROWN)
    table.quiet()
    table.scene.look_at(1)
    said = []
    table.scene.refused.connect(said.append)
    table.click(cube(table, Die.GREEN))
    assert said == ["This is not your sheet; Escape brings yours back."]


def test_escape_brings_what_moves_to_its_end(at):
    table = at("y 3.1 6.1 b 2 3", dice=THROWN, speed="normal")
    table.quiet()
    table.drag(cube(table, Die.YELLOW), cell(table, "yellow-5-1"))
    table._qtbot.wait(60)
    assert table.page.director.is_moving
    table.key(Qt.Key.Key_Escape)
    assert not table.page.director.is_moving
    assert table.scene.dump() == table.fresh(table.session.state)


def test_points_are_told_when_the_mark_has_been_seen(at):
    table = at("o 1", dice=THROWN, speed="fast")
    table.quiet()
    scene = table.scene

    def total():
        return next(line for line in scene.dump() if line.startswith("large-total:"))

    before = total()
    scene.animate(BonusUsed(0, Bonus.ORANGE_5, "blue row 1"))
    motion = scene.animate(Marked(0, Area.ORANGE, 2, 5))
    assert total() == before, "the bonus has yet to fly"
    motion.start()
    table._qtbot.waitUntil(lambda: total() != before)


def test_a_line_that_was_told_goes_when_something_happens(at):
    table = at(dice=THROWN)
    table.quiet()
    table.click(cell(table, "green-9"))
    assert table.page._toast.isVisible()
    table.drag(cube(table, Die.GREEN), cell(table, "green-1"))
    assert not table.page._toast.isVisible()


def test_a_line_is_told_where_it_hides_neither_dice_nor_sheets(at):
    table = at(dice=THROWN)
    table.quiet()
    table.click(cell(table, "green-9"))
    view, scene = table.page.table, table.scene
    middle = view.mapToScene(table.page._toast.geometry().center())
    assert scene.room_to_say().contains(middle)
    assert not any(card.where.contains(middle) for card in scene.cards)


def test_what_a_round_gave_is_looped(at):
    table = at("", dice=THROWN, round=2)
    marks = table.scene.dump()
    assert [line.split(":")[0] for line in marks if "bonus-round" in line] == [
        "large-bonus-round-1-loop-0",
        "large-bonus-round-2-loop-0",
    ]


def test_a_die_that_is_back_in_hand_bears_no_ring(at):
    table = at("", "", turn="asked 2 passive 3", dice="- / w1 y1 g1 / b2 o2 p2")
    table.quiet()
    QTest.qWait(1)
    table.page._play(table.session.match.game.decode("take green"))
    table.quiet()
    hand = table.scene.tray.hand
    assert not [t for t in table.scene.lights.traces if hand.intersects(t.area.boundingRect())]


def test_hidden_points_stand_beside_no_name_until_the_end(at):
    table = at("", "", dice=THROWN)
    table.page.manner.settings.points = "hidden"
    table.page.apply_settings()
    panel = table.page.side.players
    assert {row[max(row)].text() for row in panel._rows} == {""}
    over = table.session.match.game.parse(
        "may round 6 | first 1 active 2 asked 1 over 3 | - / w1 y1 g1 / b2 o2 p2 / - | - | "
        "y b g 1 o p r 0/0 e 0/0 / y b g 0 o 3 p r 0/0 e 0/0"
    )
    panel.sync(over)
    assert {row[max(row)].text() for row in panel._rows} == {"1", "3"}


def test_a_die_between_two_cells_goes_to_the_one_under_the_pointer(at):
    table = at(dice="w3 y1 b5 g3 o2 p6 / - / -")
    table.quiet()
    upper, lower = cell(table, "yellow-1-2"), cell(table, "yellow-1-3")
    # Held at its lower edge, the die itself covers the cell above.
    grip = cube(table, Die.YELLOW) + QPointF(0, 28)
    aimed = QPointF(lower.x(), lower.y() - 14)
    assert (upper - (aimed - QPointF(0, 28))).manhattanLength() < 60
    table.drag(grip, aimed)
    assert table.actions[-1] == "take yellow 1.3"


def test_a_pointer_that_rests_on_a_die_lights_what_it_can_do_now(at):
    table = at("r 0/1", dice="w3 y1 b5 g3 o2 p6 / - / -")
    table.quiet()
    QTest.mouseMove(table.page.table.viewport(), table.pixel(cube(table, Die.GREEN)))
    lit = [hint.area.boundingRect().center() for hint in table.scene.lights.hints]
    table.page._play(table.session.match.game.decode("take yellow 1.2"))
    assert not table.scene.lights.hints, "thrown dice cannot be marked yet"
    table.page.throw()
    table.quiet()
    may = [a for a in table.session.legal_actions if getattr(a, "die", None) is Die.GREEN]
    assert bool(table.scene.lights.hints) == bool(may)
    assert lit


def test_the_light_goes_out_when_the_pointer_leaves_the_table(at):
    table = at(dice=THROWN)
    table.quiet()
    QTest.mouseMove(table.page.table.viewport(), table.pixel(cube(table, Die.WHITE)))
    assert table.scene.lights.hints
    QCoreApplication.sendEvent(table.page.table, QEvent(QEvent.Type.Leave))
    assert not table.scene.lights.hints


@pytest.mark.parametrize(
    ("turn", "sheets", "active"),
    [
        pytest.param("asked 2 passive 3", ("", ""), 1, id="passive"),
        pytest.param("asked 1 extra 3", ("e 0/1", ""), 1, id="extra die"),
    ],
)
def test_the_sum_stands_there_for_whoever_chooses(at, turn, sheets, active):
    table = at(*sheets, turn=turn, active=active, dice="- / w4 y1 g1 / b5 o2 p2")
    assert "large-blue-sum: “9”" in table.scene.dump()


def test_half_a_stroke_is_half_seen(at):
    table = at("y 3.1", dice=THROWN)
    stroke = next(item for item in table.scene.items() if isinstance(item, Pencil))
    where = stroke.sceneBoundingRect()

    def painted(drawn):
        """The table where the stroke lies: its left half, and its right."""
        stroke.setProperty("drawn", drawn)
        picture = QImage(where.size().toSize(), QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        table.scene.render(painter, QRectF(picture.rect()), where)
        painter.end()
        half = picture.width() // 2
        high = picture.height()
        return picture.copy(0, 0, half - 3, high), picture.copy(half + 3, 0, half - 3, high)

    none, whole, begun = painted(0.0), painted(1.0), painted(0.5)
    assert begun[0] == whole[0] != none[0]
    assert begun[1] == none[1] != whole[1]
