"""What can be said on the command line, and how it is refused."""

from __future__ import annotations

import os
import re

import pytest

import tabletop as package
from tabletop import commands, games
from tabletop.cli import UsageError

COMMANDS = ("new", "games", "simulate", "arena", "replay", "sheet", "screenshot")


def test_help_names_every_command(tabletop):
    answer = tabletop("--help")
    assert answer.code == 0
    for command in COMMANDS:
        assert re.search(rf"^ +{command}\b", answer.out, re.MULTILINE)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("new", ["GAME"]),
        ("games", ["--json"]),
        (
            "simulate",
            ["GAME", "--games", "--seats", "--bots", "--seed", "--option", "--jobs", "--json"],
        ),
        (
            "arena",
            [
                "GAME",
                "BOT",
                "--games",
                "--seats",
                "--seed",
                "--option",
                "--budget",
                "--jobs",
                "--backend",
                "--cluster",
                "--json",
            ],
        ),
        ("replay", ["FILE", "--json"]),
        ("sheet", ["GAME_OR_FILE", "-o", "--blank", "--kind", "--paper", "--lang"]),
        (
            "screenshot",
            [
                "GAME_OR_FILE",
                "-o",
                "--size",
                "--ratio",
                "--theme",
                "--lang",
                "--seats",
                "--seed",
                "--plies",
            ],
        ),
    ],
)
def test_help_of_a_command_names_all_it_takes(tabletop, command, words):
    answer = tabletop(command, "--help")
    assert answer.code == 0
    for word in words:
        assert word in answer.out


def test_version(tabletop):
    assert tabletop("--version").out == f"tabletop {package.__version__}\n"


def test_a_slip_of_the_hand_is_answered_with_the_commands(tabletop):
    sentence = tabletop("simluate", "caries").sentence
    assert 'no command and no file "simluate"' in sentence
    assert all(command in sentence for command in COMMANDS)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        pytest.param(["--loud"], '"--loud"', id="no such option"),
        pytest.param(["games", "--loud"], "tabletop games --help", id="no such option of games"),
        pytest.param(["simulate", "caries", "--game", "5"], '"--game"', id="half an option"),
        pytest.param(["games", "caries"], 'not take "caries"', id="a word too many"),
        pytest.param(["new"], "GAME", id="a new match of nothing"),
        pytest.param(
            ["new", "whist"], "caries, clever, croco, hospital", id="a new match of no game"
        ),
        pytest.param(["new", "caries", "croco"], 'not take "croco"', id="two new matches"),
        pytest.param(["simulate"], "GAME", id="no game"),
        pytest.param(["simulate", "whist"], "there is caries", id="no such game"),
        pytest.param(["simulate", "caries", "--games", "0"], "from 1 up", id="no games"),
        pytest.param(["simulate", "caries", "--games", "many"], '"many"', id="no number"),
        pytest.param(["simulate", "caries", "--games"], "--games", id="a number is missing"),
        pytest.param(["simulate", "caries", "--jobs", "-1"], "from 1 to 1024", id="no jobs"),
        pytest.param(["simulate", "caries", "--seed", "x"], "whole number", id="no seed"),
        pytest.param(["simulate", "caries", "--seats", "5"], "1, 2, 3, 4", id="too many seats"),
        pytest.param(["simulate", "caries", "--bots", "x"], "it has random", id="no such bot"),
        pytest.param(["simulate", "caries", "--bots", ""], "it has random", id="an empty bot"),
        pytest.param(
            ["simulate", "caries", "--seats", "3", "--bots", "random,careful"],
            "one for all, or one a seat",
            id="bots and seats differ",
        ),
        pytest.param(
            ["simulate", "caries", "--option", "dice"], "NAME=VALUE", id="an option without value"
        ),
        pytest.param(
            ["simulate", "caries", "--option", "dice=six"], "one or two", id="no such value"
        ),
        pytest.param(
            ["simulate", "caries", "--option", "luck=two"],
            "dice, mode, teeth, circuit",
            id="no such option of the game",
        ),
        pytest.param(["replay"], "FILE", id="no file"),
        pytest.param(["replay", "nowhere.tabletop"], "nowhere.tabletop", id="no such match"),
        pytest.param(["nowhere.tabletop"], "nowhere.tabletop", id="no such match to open"),
        pytest.param(["sheet", "caries"], "-o", id="nowhere to write"),
        pytest.param(["sheet", "caries", "-o", "a.doc"], ".pdf, .svg or .png", id="no such paper"),
        pytest.param(
            ["sheet", "caries", "-o", "a.pdf", "--paper", "A5"], "A4 or Letter", id="no such size"
        ),
        pytest.param(
            ["sheet", "caries", "-o", "a.pdf", "--lang", "de"], "fr or en", id="no such language"
        ),
        pytest.param(["screenshot", "caries", "-o", "a.pdf"], ".png", id="no such picture"),
        pytest.param(
            ["screenshot", "caries", "-o", "a.png", "--size", "big"],
            "1280x800",
            id="no such window",
        ),
        pytest.param(
            ["screenshot", "caries", "-o", "a.png", "--ratio", "9"], "0.5 to 4", id="no such ratio"
        ),
        pytest.param(
            ["screenshot", "caries", "-o", "a.png", "--ratio", "0.4"],
            "0.5 to 4",
            id="a small ratio",
        ),
        pytest.param(
            ["screenshot", "caries", "-o", "a.png", "--size", "319x800"],
            "from 320x240 to 7680x4320",
            id="a narrow window",
        ),
        pytest.param(
            ["screenshot", "caries", "-o", "a.png", "--size", "1280x4321"],
            "from 320x240 to 7680x4320",
            id="a high window",
        ),
        pytest.param(["sheet", "caries", "-o", "a.pdf", "--kind"], "KIND", id="of no kind"),
        pytest.param(["sheet", "caries", "-o", "a.pdf", "--lang=--"], "fr or en", id="no word"),
        pytest.param(["a" * 300], "no command and no file", id="a name too long"),
        pytest.param(["replay", "a" * 300], "name too long", id="a name too long to replay"),
        pytest.param(["sheet", "a" * 300, "-o", "a.pdf"], "there is caries", id="such a sheet"),
        pytest.param(
            ["screenshot", "caries", "-o", "a.png", "--theme", "pink"],
            "light or dark",
            id="no such theme",
        ),
        pytest.param(
            ["screenshot", "caries", "-o", "a.png", "--plies", "-3"], "from 0 up", id="no such ply"
        ),
    ],
)
def test_bad_input_is_one_sentence(tabletop, words, said):
    assert said in tabletop(*words).sentence


def test_a_broken_match_is_one_sentence_with_its_place(tabletop, evening):
    evening.write_text(evening.read_text(encoding="utf-8").replace("roll 3 6", "roll 9"))
    sentence = tabletop("replay", str(evening)).sentence
    assert str(evening) in sentence
    assert "action 3" in sentence


@pytest.mark.parametrize(
    "words",
    [
        ["replay", "FILE"],
        ["sheet", "FILE", "-o", "a.pdf"],
        ["screenshot", "FILE", "-o", "a.png"],
        ["FILE"],
    ],
    ids=["replay", "sheet", "screenshot", "window"],
)
def test_a_pipe_is_not_waited_for(tabletop, tmp_path, words):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    sentence = tabletop(*(str(pipe) if word == "FILE" else word for word in words)).sentence
    assert f"{pipe} could not be read: it is no ordinary file" in sentence


def test_where_no_command_is_given_all_are_named():
    with pytest.raises(UsageError, match=r"a command is missing; there is new, .* and screenshot"):
        commands.run([])


@pytest.mark.parametrize("option", ["--seats", "--plies", "--seed"])
def test_a_saved_match_is_shown_as_it_is(tabletop, evening, option):
    for source in (str(evening), "shelf"):
        sentence = tabletop("screenshot", source, "-o", "a.png", option, "2").sentence
        assert f"{option} goes with a game" in sentence


def test_a_match_of_an_unknown_bot_is_one_sentence(tabletop, evening):
    evening.write_text(evening.read_text(encoding="utf-8").replace('"careful"', '"genius"'))
    assert 'no bot "genius"' in tabletop("replay", str(evening)).sentence


def test_a_match_of_an_unknown_game_is_one_sentence(tabletop, evening):
    evening.write_text(evening.read_text(encoding="utf-8").replace('"caries"', '"whist"'))
    assert 'no game "whist"' in tabletop("replay", str(evening)).sentence


class TestGames:
    def test_the_shelf_as_json(self, tabletop):
        shelf = tabletop("games", "--json").json
        assert [entry["id"] for entry in shelf] == list(games.names())
        for entry in shelf:
            assert set(entry) == {"id", "names", "seats", "options", "bots"}
            assert set(entry["names"]) == {"en", "fr"}
            assert entry["bots"][0] == "random"

    def test_options_have_values_and_a_default(self, tabletop):
        shelf = {entry["id"]: entry for entry in tabletop("games", "--json").json}
        options = {option["id"]: option for option in shelf["caries"]["options"]}
        assert options["dice"] == {"id": "dice", "values": ["one", "two"], "default": "one"}
        assert options["circuit"]["values"] is None

    def test_the_shelf_as_text(self, tabletop):
        text = tabletop("games").out
        for name in games.names():
            assert f"{name}: " in text
        assert "dice=one | two" in text
