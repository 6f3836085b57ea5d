"""A saved match as text, and as JSON."""

from __future__ import annotations

from tabletop import games
from tabletop.kernel import save
from tabletop.kernel.game import CHANCE

POSITION = (
    "two standard auto DSBRSBSRSBSRBSCSBRSBSRSBSRBS | "
    "0.01+0 yy............yy / 0.09+0 ................ | cube - | 2 move | one 4 | - | -"
)


def test_as_text(tabletop, evening):
    lines = tabletop("replay", str(evening)).out.splitlines()
    assert lines[0] == "caries, seed 5"
    assert lines[1].startswith("dice=two mode=standard teeth=auto circuit=")
    assert lines[2:4] == ["seat 1: Zoé", "seat 2: Ben (bot)"]
    assert lines[5:11] == [
        "1  dice  starts 2",
        "2  Ben   two dice",
        "3  dice  roll 3 6",
        "4  Zoé   one die",
        "5  dice  roll 1",
        "6  dice  roll 4",
    ]
    assert lines[12] == POSITION
    assert lines[14] == "1.  Ben  0  black 0 red 0 orange 0 yellow 0"
    assert lines[15] == "2.  Zoé  4  black 0 red 0 orange 0 yellow 4"
    assert lines[16] == "the match is not over"


def test_as_json(tabletop, evening):
    told = tabletop("replay", "--json", str(evening)).json
    assert told["game"] == "caries"
    assert told["options"]["dice"] == "two"
    assert [player["name"] for player in told["players"]] == ["Zoé", "Ben"]
    assert told["seed"] == 5
    assert told["actions"][:2] == [
        {"ply": 1, "seat": None, "by": "dice", "action": "starts 2"},
        {"ply": 2, "seat": 2, "by": "Ben", "action": "two dice"},
    ]
    assert told["position"] == POSITION
    assert told["over"] is False
    assert [score["total"] for score in told["scores"]] == [4, 0]
    assert told["scores"][0]["parts"]["yellow"] == 4
    assert told["ranking"] == {"places": [2, 1], "winners": [2], "reason": "points"}


def test_a_match_that_is_over_names_the_winner(tabletop, evening):
    match = save.read(evening, games.load)
    while match.turn is not None:
        legal = match.game.legal_actions(match.state)
        match.play(match.drawn() if match.turn == CHANCE else legal[0])
    save.write(match, evening)
    last = tabletop("replay", str(evening)).out.splitlines()[-1]
    winner = match.setup.players[match.game.ranking(match.state).winners[0]].name
    assert last == f"won by {winner} (points)"
