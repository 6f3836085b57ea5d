"""What cannot be done on the table of Clever does nothing and says why, in one line."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from tabletop.games.clever.printed import Die
from tests.ui.clever.conftest import cube

BARE = QPointF(606, 440)
"""Between the large sheet and the others: bare table."""

CHOOSE = "Round 5 of 6. 1, choose a die and where it goes. Roll 1 of 3."


def where(table, name):
    """The middle of a die, of a place on the large sheet, or of a small sheet."""
    if name == "bare table":
        return BARE
    if name.startswith("sheet of"):
        return table.scene.card_of(int(name[-1]) - 1).where.center()
    if name.upper() in Die.__members__:
        return cube(table, Die[name.upper()])
    return table.scene.large.place(name).center()


def said(table, act):
    """The line that is said while that is done, and by which nothing happens."""
    before = table.actions
    with table._qtbot.waitSignal(table.page.refused) as signal:
        act()
    assert table.actions == before
    return signal.args[0]


ELSEWHERE = [
    pytest.param(
        "", "blue", "green-4", "The blue die belongs to the blue squares.", id="another area"
    ),
    pytest.param(
        "",
        "purple",
        "orange-1",
        "The purple die belongs to the purple hexagons.",
        id="another row",
    ),
    pytest.param(
        "y 1.2", "yellow", "yellow-1-2", "This cell is crossed already.", id="crossed in yellow"
    ),
    pytest.param(
        "", "yellow", "yellow-3-1", "A 1 does not go into a 3.", id="another number in yellow"
    ),
    pytest.param("b 7", "blue", "blue-7", "This cell is crossed already.", id="crossed in blue"),
    pytest.param(
        "", "blue", "blue-5", "Blue and white make 8: only that cell.", id="not the blue sum"
    ),
    pytest.param(
        "", "white", "blue-3", "Blue and white make 8: only that cell.", id="white, not the sum"
    ),
    pytest.param("g 2", "green", "green-1", "This cell is filled already.", id="filled"),
    pytest.param(
        "o 4",
        "orange",
        "orange-5",
        "This row is filled from left to right: cell 2 is next.",
        id="not the next in its row",
    ),
    pytest.param(
        "g 4",
        "white",
        "green-5",
        "White 3 is too low: this cell wants at least 5.",
        id="too low for green",
    ),
    pytest.param(
        "p 2 4",
        "white",
        "purple-3",
        "White 3 is not more than the 4 before it.",
        id="too low for purple",
    ),
    pytest.param("", "blue", "bare table", CHOOSE, id="nowhere"),
]


@pytest.mark.parametrize(("sheet", "die", "place", "why"), ELSEWHERE)
@pytest.mark.parametrize("how", ["drag", "drag, with motion", "click"])
def test_a_die_in_the_wrong_place_goes_home_and_why_is_told(at, how, sheet, die, place, why):
    table = at(sheet, speed="fast" if how == "drag, with motion" else "off")
    table.quiet()
    start, end = where(table, die), where(table, place)
    if how == "click":
        table.click(start)
        assert said(table, lambda: table.click(end)) == why
    else:
        assert said(table, lambda: table.drag(start, end)) == why
    table._qtbot.waitUntil(lambda: table.scene.dump() == table.fresh(table.session.state))


PASSIVE = "w3 b5 g3 / y1 o2 / p6"
UNTOUCHABLE = [
    pytest.param(
        {},
        "bare table",
        CHOOSE,
        id="bare table",
    ),
    pytest.param(
        {"turn": "asked 1 pick 2", "dice": "b5 p6 / w3 y1 o2 / g3"},
        "yellow",
        "Yellow 1 is not in your hand any more.",
        id="on the platter",
    ),
    pytest.param(
        {"turn": "asked 1 pick 2", "dice": "b5 p6 / w3 y1 o2 / g3"},
        "green",
        "Green 3 is not in your hand any more.",
        id="on a space",
    ),
    pytest.param(
        {"sheets": ("y 1.2 1.3",)},
        "yellow",
        "Yellow 1 fits nowhere on your sheet.",
        id="fits nowhere",
    ),
    pytest.param(
        {"sheets": ("e 0/2",), "turn": "asked 1 extra 3", "extra": "y", "dice": PASSIVE},
        "yellow",
        "Each die can be an extra die but once a turn.",
        id="an extra die already",
    ),
    pytest.param(
        {
            "sheets": ("e 0/2 y 1.2 1.3",),
            "turn": "asked 1 extra 3",
            "dice": "- / w3 b5 g3 y1 o2 / p6",
        },
        "yellow",
        "Yellow 1 fits nowhere on your sheet.",
        id="no extra die",
    ),
    pytest.param(
        {"sheets": ("", ""), "turn": "asked 2 passive 3", "dice": "- / w3 b5 g3 y1 / o2 p6"},
        "purple",
        "Only where no die of the platter fits, a die of the spaces may be used.",
        id="on a space while the platter helps",
    ),
    pytest.param(
        {
            "sheets": ("", "y 1.2 1.3"),
            "turn": "asked 2 passive 3",
            "dice": "- / w3 b5 g3 y1 / o2 p6",
        },
        "yellow",
        "Yellow 1 fits nowhere on your sheet.",
        id="on the platter, fits nowhere",
    ),
    pytest.param(
        {
            "sheets": ("", "y 1.2 1.3 b 8 g 4 p 5"),
            "turn": "asked 2 passive 3",
            "dice": "- / y1 g2 p4 / w3 b5 o2",
        },
        "blue",
        "Blue 5 fits nowhere on your sheet.",
        id="on a space, fits nowhere either",
    ),
    pytest.param(
        {"turn": "asked 1 passive 0", "dice": "b5 g4 p6 / w3 y1 o2 / -"},
        "blue",
        "Alone you choose from the platter only.",
        id="alone, not among the three lowest",
    ),
    pytest.param(
        {},
        "yellow-1-2",
        f"Choose a die first, then its cell. {CHOOSE}",
        id="a cell without a die",
    ),
    pytest.param(
        {"turn": "asked 1 throw 1", "dice": "w. y. b. g. o. p. / - / -"},
        "yellow-1-2",
        "Round 5 of 6. 1, throw the dice. Roll 1 of 3.",
        id="a cell before the throw",
    ),
    pytest.param(
        {"turn": "asked 1 throw 2", "dice": "b5 p6 / w3 y1 o2 / g3"},
        "yellow",
        "Round 5 of 6. 1, throw the dice. Roll 2 of 3.",
        id="a die while others are to be thrown",
    ),
    pytest.param(
        {"due": "blue cross of yellow row 1", "sheets": ("y 3.1 6.1 5.1",)},
        "yellow-1-2",
        "1, you have won a blue cross: where does it go?",
        id="a cell that the bonus is not for",
    ),
    pytest.param(
        {"due": "blue cross of yellow row 1", "sheets": ("y 3.1 6.1 5.1",)},
        "green",
        "1, you have won a blue cross: where does it go?",
        id="a die while a bonus waits",
    ),
]


@pytest.mark.parametrize(("table_at", "place", "why"), UNTOUCHABLE)
def test_what_cannot_be_done_says_why(at, table_at, place, why):
    table_at = dict(table_at)
    table = at(*table_at.pop("sheets", ("",)), **table_at)
    table.quiet()
    assert said(table, lambda: table.click(where(table, place))) == why


@pytest.mark.parametrize("name", ["yellow-1-2", "blue-7", "green-1", "orange-1", "purple-1"])
@pytest.mark.parametrize("die", ["white", "yellow", "blue", "green", "orange", "purple"])
def test_a_die_that_is_yet_to_be_thrown_marks_nothing(at, die, name):
    table = at(turn="asked 1 throw 1", dice="w. y. b. g. o. p. / - / -")
    table.quiet()
    why = said(table, lambda: table.drag(where(table, die), where(table, name)))
    assert why == "Round 5 of 6. 1, throw the dice. Roll 1 of 3."


def test_a_cell_of_another_players_sheet_is_not_ones_own(at):
    table = at("", "")
    table.quiet()
    table.click(where(table, "sheet of 2"))
    why = said(table, lambda: table.click(where(table, "yellow-1-2")))
    assert why == "This is not your sheet; Escape brings yours back."
