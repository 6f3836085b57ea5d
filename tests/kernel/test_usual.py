"""What is usual in each game: figures that lie beside the rules."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tabletop import games
from tabletop.kernel.options import Choice, settled
from tabletop.usual import usual

by_game = pytest.mark.parametrize("name", games.names())


@by_game
def test_is_known_for_every_number_of_players(name: str) -> None:
    game = games.load(name)
    options = settled(game.options, {}, name)
    for seats in game.seats:
        found = usual(game, options, seats)
        assert found is not None
        assert found.bot in games.bots(name)
        parts = [part for part, _ in game.scores(game.initial(options, seats))[0].parts]
        assert sorted(found.parts) == sorted(parts)


@by_game
def test_its_parts_add_up_to_the_total(name: str) -> None:
    game = games.load(name)
    for seats in game.seats:
        found = usual(game, settled(game.options, {}, name), seats)
        assert found is not None
        parts = sum(part.mean for part in found.parts.values())
        assert parts == pytest.approx(found.total.mean, abs=0.05)
        assert found.total.low <= found.total.mean <= found.total.high
        assert found.total.sd > 0


@by_game
def test_is_not_known_for_another_variant(name: str) -> None:
    game = games.load(name)
    seats = max(game.seats)
    for option in game.options:
        if isinstance(option, Choice) and len(option.values) > 1:
            agreed = settled(game.options, {option.id: option.values[1]}, name)
            assert usual(game, agreed, seats) is None


def test_is_not_known_of_a_game_without_such_figures() -> None:
    """A game may be played before anybody has found out what is usual."""
    new: Any = SimpleNamespace(id="whist", options=())
    assert usual(new, {}, 2) is None


def test_is_not_known_where_nobody_has_found_out() -> None:
    game = games.load("croco")
    assert usual(game, settled(game.options, {}, "croco"), 9) is None
