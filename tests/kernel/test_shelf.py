"""Who sits where, and what stands on the shelf."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop import games
from tabletop.kernel.errors import UnknownBot, UnknownGame
from tabletop.kernel.seats import COLOURS, SHAPES, people, unnamed


class TestSeats:
    def test_seats_nobody_named_have_a_bots_name_or_a_number(self):
        assert [player.name for player in unnamed(["random", None, "careful"])] == [
            "Random 1",
            "2",
            "Careful 3",
        ]

    def test_differ_in_colour_and_in_shape(self):
        players = unnamed([None] * 4)
        assert {player.colour for player in players} == set(COLOURS)
        assert {player.shape for player in players} == set(SHAPES)

    def test_people_are_those_without_a_bot(self):
        players = unnamed([None, "random", None])
        assert people(players) == (0, 2)
        assert [player.is_person for player in players] == [True, False, True]


class TestShelf:
    def test_holds_the_folders_of_the_games(self):
        folder = Path(games.__file__).parent
        assert games.names() == tuple(
            sorted(found.parent.name for found in folder.glob("*/__init__.py"))
        )

    def test_a_game_has_its_folders_name(self):
        assert [games.load(name).id for name in games.names()] == list(games.names())

    @pytest.mark.parametrize("name", ["chess", "", "../caries", "caries.rules", "Caries"])
    def test_what_is_not_there_is_told_with_what_is(self, name):
        with pytest.raises(UnknownGame) as caught:
            games.load(name)
        assert str(caught.value) == (
            f'there is no game "{name}"; there is {", ".join(games.names())}.'
        )

    @pytest.mark.parametrize("name", games.names())
    def test_a_bot_that_is_not_there_is_told_with_those_that_are(self, name):
        assert "random" in games.bots(name)
        with pytest.raises(UnknownBot) as caught:
            games.bot(name, "genius")
        assert all(level in str(caught.value) for level in ("genius", name, *games.bots(name)))
