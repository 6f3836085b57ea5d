"""An option that takes a file: on the command line it is named, and its text is played with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabletop import games

(OPTION,) = (option for option in games.load("hospital").options if option.id == "content")


@pytest.fixture
def own(tmp_path) -> Path:
    """A file of one's own: the example with another id in it."""
    path = tmp_path / "mine.json"
    path.write_text(OPTION.example().replace("D_P3_R", "D_OWN"), encoding="utf-8")
    return path


@pytest.fixture
def simulate(tabletop):
    """Plays a game with a file."""
    return lambda path, *words: tabletop(
        "simulate", "hospital", "--games", "1", "--option", f"content={path}", *words
    )


def test_it_is_played_with(simulate, own):
    answer = simulate(own, "--seats", "2", "--json")
    assert answer.code == 0
    assert answer.json["options"]["content"] == own.read_text("utf-8")


def test_the_same_cards_bring_the_same_games(simulate, tabletop, own):
    own.write_text(OPTION.example(), encoding="utf-8")
    house = tabletop("simulate", "hospital", "--games", "2", "--seats", "2", "--json").json
    mine = simulate(own, "--games", "2", "--seats", "2", "--json").json
    assert mine["scores"] == house["scores"]


def test_people_are_not_told_all_of_it(simulate, own):
    text = simulate(own, "--seats", "1").out
    assert "content=…" in text
    assert len(text) < 3000


def test_no_file_is_the_house(simulate):
    assert simulate("", "--json").json["options"]["content"] == ""


@pytest.mark.parametrize(
    ("content", "said"),
    [
        pytest.param(None, "mine.json cannot be read: No such file or directory.", id="missing"),
        pytest.param(b"\xff\xfe{}", "mine.json is no text in UTF-8.", id="no text"),
        pytest.param(b" " * 1_048_577, "mine.json is too large.", id="too large"),
        pytest.param(b"{", "the contents are no JSON", id="no JSON"),
        pytest.param(b"{}", 'the contents have no list "starting_rooms".', id="too little"),
    ],
)
def test_one_that_cannot_be_used_is_one_sentence(simulate, tmp_path, content, said):
    path = tmp_path / "mine.json"
    if content is not None:
        path.write_bytes(content)
    assert said in simulate(path).sentence + "."


def test_an_entry_that_is_wrong_is_named(simulate, own):
    raw = json.loads(own.read_text("utf-8"))
    raw["specialists"][1]["copies"] = 0
    own.write_text(json.dumps(raw), encoding="utf-8")
    assert simulate(own).sentence == (
        "tabletop: option content of hospital cannot be used: "
        'specialists 2 (S_COL_R): "copies" is a number from 1 to 24.'
    )


def test_the_list_of_games_says_that_a_file_is_taken(tabletop):
    assert "content=FILE" in tabletop("games").out
    (told,) = (each for each in tabletop("games", "--json").json if each["id"] == "hospital")
    (content,) = (option for option in told["options"] if option["id"] == "content")
    assert content == {"id": "content", "values": None, "default": "", "file": True}
