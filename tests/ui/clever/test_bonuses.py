"""Bonuses that wait for a choice: they lie large where they were won, and light their cells."""

from __future__ import annotations

import pytest

from ui.games.clever.drawings import bonus_place

OPEN_BLUE = {f"blue-{total}" for total in (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)}
OPEN_YELLOW = {
    *("yellow-3-1", "yellow-6-1", "yellow-5-1", "yellow-2-2", "yellow-1-2", "yellow-5-2"),
    *("yellow-1-3", "yellow-2-3", "yellow-4-3", "yellow-3-4", "yellow-4-4", "yellow-6-4"),
}
ROW_1 = {"yellow-3-1", "yellow-6-1", "yellow-5-1"}

WAITING = [
    pytest.param(
        "y 3.1 6.1 5.1 b 7",
        "blue cross of yellow row 1",
        OPEN_BLUE - {"blue-7"},
        id="a blue cross",
    ),
    pytest.param(
        "y 3.1 b 5 6 7 8",
        "yellow cross of blue row 2",
        OPEN_YELLOW - {"yellow-3-1"},
        id="a yellow cross",
    ),
    pytest.param(
        "y 3.1 6.1 5.1 o 1 1 1 2 1",
        "blue cross of yellow row 1, yellow cross of orange 5",
        OPEN_BLUE | OPEN_YELLOW - ROW_1,
        id="two: the player says which comes first",
    ),
    pytest.param(
        "g 6 b 2 3 4 y 3.1 6.1 5.1",
        "blue cross of green 6, blue cross of yellow row 1",
        OPEN_BLUE - {"blue-2", "blue-3", "blue-4"},
        id="two of a kind",
    ),
    pytest.param(
        "y 3.1 b 7 g 2 o 4 p 2 3 5",
        "black of round 4",
        (OPEN_YELLOW - {"yellow-3-1"})
        | (OPEN_BLUE - {"blue-7"})
        | {"green-3", "orange-2", "purple-4"},
        id="the black bonus",
    ),
    pytest.param(
        "g 11 o 1 1 1 2 1 1 2 1 2 1 3 p 6 6 6 6 6 6 6 6 6 6 6",
        "black of round 4",
        OPEN_YELLOW | OPEN_BLUE,
        id="the black bonus where the rows are full",
    ),
]


def waits(at, sheet, due, **table):
    """A table at which these bonuses wait."""
    if "black" in due:
        table |= {"turn": "asked 1 round 1", "dice": "w. y. b. g. o. p. / - / -"}
    return at(sheet, due=due, round=4, **table)


@pytest.mark.parametrize(("sheet", "due", "cells"), WAITING)
def test_the_cells_they_may_be_used_in_are_lit_and_nothing_else(at, sheet, due, cells):
    table = waits(at, sheet, due)
    table.quiet()
    loud = [spot for spot in table.scene.spots if not spot.quiet]
    assert all(spot.source is None for spot in loud), "a die is offered"
    middles = {
        (round(where.x()), round(where.y())) for where in map(middle, table.scene.lights.glows)
    }
    places = [table.scene.large.place(name).center() for name in cells]
    assert middles == {(round(where.x()), round(where.y())) for where in places}
    assert len(table.scene.lights.glows) == len(cells) == len(loud)


def middle(glow):
    """The middle of what glows."""
    return glow.area.boundingRect().center()


@pytest.mark.parametrize(("sheet", "due", "cells"), WAITING)
def test_they_lie_large_where_they_were_won(at, sheet, due, cells):
    table = waits(at, sheet, due)
    large = table.scene.large
    assert len(table.scene._due) == len(due.split(", "))
    for won, piece in zip(due.split(", "), table.scene._due, strict=True):
        bonus, _, place = won.partition(" of ")
        printed = large.place(bonus_place(place))
        assert piece.art.element == bonus.replace(" ", "-")
        lies = piece.sceneBoundingRect()
        assert (lies.center() - printed.center()).manhattanLength() < 1
        assert lies.width() > printed.width() * 1.2


@pytest.mark.parametrize(("sheet", "due", "cells"), WAITING)
def test_a_click_on_any_of_the_cells_uses_one(at, sheet, due, cells):
    table = waits(at, sheet, due)
    for name in sorted(cells):
        table.quiet()
        table.click(table.scene.large.place(name).center())
        assert len(table.actions) == 1, name
        area = name.partition("-")[0]
        verb = "write" if area in ("orange", "purple") else "cross"
        assert table.actions[0].startswith(f"{verb} {area}")
        assert any(f"large-{name}-" in line for line in table.scene.dump())
        table.page.undo()


def test_what_was_used_waits_no_more(at):
    table = waits(at, "y 3.1 6.1 5.1 o 1 1 1 2 1", "blue cross of yellow row 1")
    table.quiet()
    assert table.scene._due
    table.click(table.scene.large.place("blue-7").center())
    assert not table.scene._due
    assert not [line for line in table.scene.dump() if line.startswith("due-")]


def test_after_one_of_two_the_other_waits(at):
    table = waits(
        at, "y 3.1 6.1 5.1 o 1 1 1 2 1", "blue cross of yellow row 1, yellow cross of orange 5"
    )
    table.quiet()
    table.click(table.scene.large.place("yellow-1-2").center())
    table.quiet()
    assert [piece.art.element for piece in table.scene._due] == ["blue-cross"]
    assert len(table.scene.lights.glows) == len(OPEN_BLUE)


def test_the_bonus_of_one_player_is_not_laid_on_the_sheet_of_another(at):
    table = at(
        "", "y 3.1 6.1 5.1", turn="asked 2 pick 1", active=2, due="blue cross of yellow row 1"
    )
    table.quiet()
    scene = table.scene
    assert scene.large.seat == 1, "who is asked has the large sheet"
    assert scene._due
    table.click(scene.card_of(0).where.center())
    assert scene.large.seat == 0
    assert not scene._due
    assert not [spot for spot in scene.spots if not spot.quiet]


def test_the_black_bonus_writes_a_6_in_a_row_of_numbers(at):
    table = waits(at, "", "black of round 4")
    table.quiet()
    table.click(table.scene.large.place("purple-1").center())
    assert table.actions == ["write purple 6"]
    assert "large-total-purple: “6”" in table.scene.dump()
