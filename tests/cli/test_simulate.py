"""Games of bots by the hundred."""

from __future__ import annotations

import json

import pytest

FIELDS = {
    "game",
    "games",
    "seats",
    "bots",
    "options",
    "seed",
    "scores",
    "wins",
    "draws",
    "plies",
    "figures",
    "seconds",
    "actions_per_second",
}
TIMES = ("seconds", "actions_per_second")


@pytest.fixture
def simulate(tabletop):
    return lambda *words: tabletop("simulate", "caries", "--json", *words).json


def test_the_answer_has_its_fields(simulate):
    told = simulate("--games", "50", "--seats", "3", "--bots", "careful", "--seed", "4")
    assert set(told) == FIELDS
    assert (told["game"], told["games"], told["seats"], told["seed"]) == ("caries", 50, 3, 4)
    assert told["bots"] == ["careful"] * 3
    assert len(told["scores"]) == len(told["wins"]) == 3
    assert sum(told["wins"]) + told["draws"] == 50
    assert told["plies"] > 50 * 100
    assert set(told["figures"]) >= {"rolls_per_lap", "visits_per_lap_sugar"}
    for spread in told["scores"]:
        assert list(spread) == ["mean", "sd", "min", "q25", "median", "q75", "max"]
        assert spread["min"] <= spread["q25"] <= spread["median"] <= spread["q75"] <= spread["max"]


def test_left_alone_it_is_the_weakest_bot_on_the_fewest_seats(simulate):
    told = simulate("--games", "5")
    assert (told["seats"], told["bots"], told["seed"]) == (1, ["random"], 0)
    assert told["options"]["dice"] == "one"


def test_bots_can_be_named_a_seat(simulate):
    told = simulate("--games", "5", "--bots", "careful,random")
    assert (told["seats"], told["bots"]) == (2, ["careful", "random"])


def test_options_are_those_of_the_game(simulate):
    told = simulate("--games", "5", "--option", "dice=two", "--option", "mode=educational")
    assert told["options"]["dice"] == "two"
    assert told["options"]["mode"] == "educational"
    assert told["figures"]["rolls_per_lap"] < 8


def test_the_same_seed_gives_the_same_for_any_number_of_jobs(simulate):
    words = ("--games", "90", "--seats", "2", "--bots", "careful,random", "--seed", "9")
    alone, two = simulate(*words), simulate(*words, "--jobs", "2")
    for time in TIMES:
        assert alone.pop(time) > 0
        assert two.pop(time) > 0
    assert json.dumps(alone) == json.dumps(two)


def test_another_seed_gives_other_games(simulate):
    one, other = simulate("--games", "20"), simulate("--games", "20", "--seed", "1")
    assert one["plies"] != other["plies"]


def test_more_games_begin_with_the_fewer(simulate):
    """A game depends on the seed and its number, not on how many there are."""
    one = simulate("--games", "1")["scores"][0]["mean"]
    two = simulate("--games", "2")["scores"][0]
    assert one in (two["min"], two["max"])


def test_a_table_for_people(tabletop):
    text = tabletop("simulate", "caries", "--games", "20", "--bots", "careful,random").out
    head, careful, random = text.splitlines()[3:6]
    assert " ".join(head.split()) == "seat bot mean sd min q25 median q75 max wins"
    assert careful.split()[:2] == ["1", "careful"]
    assert random.split()[:2] == ["2", "random"]
    assert len(head) == len(careful) == len(random)
    for word in ("shared wins", "actions per second", "rolls per lap"):
        assert word in text


def test_no_bar_where_nobody_watches(tabletop):
    assert tabletop("simulate", "caries", "--games", "300").err == ""
