"""What the table may agree on: a wrong name or value is told with those there are."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.kernel.errors import OptionError, Problem
from tabletop.kernel.options import Choice, Text, settled

COLOURS = Choice("colour", ("red", "blue", "green"))
SMALL = Problem("a word is small letters")
WORD = Text("word", "hello", lambda value: None if value.islower() else SMALL)
KNOWN = (COLOURS, WORD)


class TestSettled:
    @pytest.mark.parametrize(
        ("given", "all_of_them"),
        [
            pytest.param({}, {"colour": "red", "word": "hello"}, id="nothing was said"),
            pytest.param(
                {"word": "bye"}, {"colour": "red", "word": "bye"}, id="one, the rest as usual"
            ),
            pytest.param(
                {"word": "bye", "colour": "blue"}, {"colour": "blue", "word": "bye"}, id="all"
            ),
        ],
    )
    def test_gives_every_option_in_the_games_order(self, given, all_of_them):
        found = settled(KNOWN, given, "marbles")
        assert list(found.items()) == list(all_of_them.items())

    @pytest.mark.parametrize(
        ("given", "sentence"),
        [
            pytest.param(
                {"size": "big"},
                'marbles has no option "size"; it has colour, word.',
                id="a wrong name",
            ),
            pytest.param(
                {"colour": "pink"},
                'option colour of marbles is "pink", but it takes red or blue or green.',
                id="a wrong value",
            ),
            pytest.param(
                {"word": "SHOUT"},
                'option word of marbles is "SHOUT", but a word is small letters.',
                id="a wrong text",
            ),
        ],
    )
    def test_names_what_is_allowed(self, given, sentence):
        with pytest.raises(OptionError) as caught:
            settled(KNOWN, given, "marbles")
        assert str(caught.value) == sentence

    def test_a_game_without_options_says_so(self):
        with pytest.raises(OptionError, match="it has none"):
            settled((), {"colour": "red"}, "marbles")


@pytest.mark.parametrize("name", games.names())
class TestEveryGame:
    def test_knows_its_options_and_seats_and_nothing_else(self, name):
        game = games.load(name)
        usual = settled(game.options, {}, name)
        for seats in game.seats:
            game.initial(usual, seats)
        for option in game.options:
            with pytest.raises(OptionError, match=f"option {option.id} of {name}") as caught:
                game.initial({option.id: "no such value"}, game.seats[0])
            for value in getattr(option, "values", ()):
                assert value in str(caught.value)
        with pytest.raises(OptionError, match='no option "marbles"') as caught:
            game.initial({"marbles": "three"}, game.seats[0])
        assert all(option.id in str(caught.value) for option in game.options)

    def test_names_how_many_may_play(self, name):
        game = games.load(name)
        allowed = ", ".join(map(str, game.seats))
        for seats in (0, max(game.seats) + 1):
            with pytest.raises(OptionError, match=f"played by {allowed} players, not by {seats}"):
                game.initial({}, seats)
