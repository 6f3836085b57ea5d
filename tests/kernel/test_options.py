"""What the table may agree on: a wrong name or value is told with those there are."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.kernel.errors import OptionError, Problem
from tabletop.kernel.options import Choice, File, Text, read_file, settled, with_files

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


SPELL = File(
    "spell",
    lambda text: Problem("it is no spell") if "x" in text else None,
    lambda: "abracadabra",
)


class TestFile:
    """An option that takes the text of a file."""

    def test_by_default_there_is_none(self):
        assert settled((SPELL,), {}, "marbles") == {"spell": ""}

    def test_its_text_is_the_value(self):
        assert settled((SPELL,), {"spell": "hocus\npocus"}, "marbles") == {"spell": "hocus\npocus"}

    def test_what_is_wrong_is_told_without_all_its_text(self):
        with pytest.raises(OptionError) as caught:
            settled((SPELL,), {"spell": "x" * 5000}, "marbles")
        assert str(caught.value) == "option spell of marbles cannot be used: it is no spell"

    def test_on_a_command_line_its_name_stands_for_its_text(self, tmp_path):
        path = tmp_path / "spell.txt"
        path.write_text("hocus pocus é", encoding="utf-8")
        given = {"spell": str(path), "word": "bye"}
        assert with_files((SPELL, WORD), given) == {"spell": "hocus pocus é", "word": "bye"}

    def test_no_name_is_no_file(self):
        assert with_files((SPELL,), {"spell": ""}) == {"spell": ""}

    @pytest.mark.parametrize(
        ("content", "why"),
        [
            pytest.param(None, "cannot be read: No such file or directory.", id="missing"),
            pytest.param(b"\xff\xfe", "is no text in UTF-8.", id="no text"),
            pytest.param(b"a" * (1024 * 1024 + 1), "is too large.", id="too large"),
        ],
    )
    def test_a_file_that_cannot_be_read_is_told(self, tmp_path, content, why):
        path = tmp_path / "spell.txt"
        if content is not None:
            path.write_bytes(content)
        with pytest.raises(OptionError) as caught:
            read_file(path)
        assert str(caught.value) == f"the file {path} {why}"

    def test_a_folder_is_no_file(self, tmp_path):
        with pytest.raises(OptionError, match="cannot be read"):
            read_file(tmp_path)

    def test_the_largest_one_is_read(self, tmp_path):
        path = tmp_path / "spell.txt"
        path.write_bytes(b"a" * (1024 * 1024))
        assert len(read_file(path)) == 1024 * 1024
