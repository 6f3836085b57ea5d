"""What lies on the table of Croco, in words."""

from __future__ import annotations

import pytest

from tabletop.games.croco.printed import CLANS


@pytest.fixture
def placed(seated):
    """A game in which tokens lie on crocodiles."""
    return seated(plies=8)


def told(seated) -> dict[str, str]:
    """The words of each thing, by its id."""
    things = seated.scene.things(seated.session.state)
    assert len({thing.id for thing in things}) == len(things)
    return {thing.id: thing.words for thing in things}


def test_a_cell_tells_its_codes_and_what_lies_there_or_would_win(placed):
    things, board = told(placed), placed.session.state.board
    cells = [words for name, words in things.items() if name.startswith("cell")]
    assert len(cells) == len(board.cells) == 25
    assert things["cell-7-3"].startswith("cell 3, 3+ and 5−: ")
    controlled = sum(board.controller(crocodile) is not None for crocodile in range(5))
    assert controlled
    assert sum("controls the crocodile." in words for words in cells) >= controlled
    assert any("would win here" in words for words in cells)


def test_camps_tell_each_token_and_which_must_stay(placed):
    state, things = placed.session.state, told(placed)
    free = {action.space for action in placed.session.legal_actions}
    own = [name for name in things if name.startswith(f"camp-{state.clan.name.lower()}-")]
    assert len(own) == 12
    for space, name in enumerate(own):
        lying = state.board.camps[state.clan][space]
        stays = things[name].endswith(", cannot leave yet")
        assert things[name].endswith(": empty") is (not lying)
        assert stays is (bool(lying) and space not in free)


def test_hidden_points_are_told_nowhere(placed):
    shown = told(placed)
    assert "point" in shown["corner-green"]
    assert any("=" in words for name, words in shown.items() if name.startswith("worth"))
    placed.scene.shows_points = False
    hidden = told(placed)
    assert "point" not in hidden["corner-green"]
    assert not any("=" in words for name, words in hidden.items() if name.startswith("worth"))


def test_camps_that_are_laid_by_hand_tell_what_was_laid_so_far(seated):
    table = seated(own_dice=True)
    table.quiet()
    clan = table.session.state.laid_next
    assert clan is CLANS[0]
    assert told(table)["camp-green-a1"] == "a1: empty"
    next(spot for spot in table.scene.spots if spot.source is not None).act()
    assert told(table)["camp-green-a1"] == "a1: 1+"
