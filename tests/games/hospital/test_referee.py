"""A second referee follows random matches of all seats and variants, and must agree.

It is written from the printed rules alone and shares nothing with the game's rules but
the lines of the actions; see ``referee.py``.
"""

from __future__ import annotations

import importlib
import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tabletop.games.hospital.bots import BOTS
from tabletop.games.hospital.content_file import example
from tabletop.kernel.errors import NotationError
from tabletop.kernel.game import CHANCE, one_of

FEW, THOROUGHLY = (24, 12), (2000, 500)
"""So many are followed, and so many more of busy players; and as ``make trust`` tries."""

CARDS = tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))
KINDS = [kind for kind in CARDS if kind not in ("names", "administrators")]
NAMED = ("id", "en", "fr", "tile", "meeple", "copies")
"""What a file says of a card, but for its effect."""
UNPAID = ("A_TRIAGE", "A_BLOOD")
"""Administrators that bring no points of their own."""
SWITCHES = ("panic", "epidemic", "virus", "experimental")
CARD_NAMES = [card for kind, cards in CARDS.items() if kind != "names" for card in cards]
ALIKE = (
    *(CARD_NAMES, ["R", "Y", "G"], ["1", "2", "3", "4", "5", "6"]),
    [f"{colour}{value}" for colour in "RYG" for value in range(1, 7)],
)
"""Words that chance may say in each other's place."""
IMPROVEMENTS = [card for kind in ("departments", "specialists") for card in CARDS[kind]]
IMPROVEMENTS += [card for kind in CARDS if "experimental" in kind for card in CARDS[kind]]
MET = {
    *("begin", "patients", "admit", "offer", "reports", "market", "reveal", "ambulances", "extra"),
    *("swap", "leave", "ambulance", "mortuary", "return nothing", "blood", "idle", "spare"),
    *("spare nobody", "no report", "enough by X_DRUG", "reroll by X_DRUG", "reroll by XS_PHARM"),
    *(f"{verb} {card}" for verb in ("take", "return", "treat by") for card in IMPROVEMENTS),
    *(f"treat by {card}" for card in CARDS["starting rooms"]),
    *(f"keep {card}" for card in CARDS["administrators"]),
    *(f"report {card}" for card in CARDS["reports"]),
    *("discharged counted", "empty counted", "deaths counted", "blood counted", "reports counted"),
    *(f"administrator {card} counted" for card in CARDS["administrators"] if card not in UNPAID),
    *("by points", "by patients", "by values", "by shared", "by alone"),
}
"""What must have happened in so many, in the referee's words, and all that can decide."""


@pytest.fixture(scope="module")
def referee():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(Path(__file__).parent)
        return importlib.import_module("referee").Referee


def agreed_in(number: int) -> dict[str, str]:
    """Every variant alone, then all the ways to mix them; every third time no administrators."""
    on = [number % 5 == at or (number > 5 and number >> at & 1) for at in range(len(SWITCHES))]
    agreed = {switch: ("off", "on")[there] for switch, there in zip(SWITCHES, on, strict=True)}
    return {**agreed, "administrators": ("on", "on", "off")[number % 3]}


def contents_in(number: int) -> tuple[str, dict[str, str]]:
    """A table's own file, and its effects: each card has that of another of its kind.

    Three times of four there is none, and the house's own cards do what they do.
    """
    told = {card: effect for kind in KINDS for card, effect in CARDS[kind].items()}
    if number % 4 < 3:
        return "", told
    raw = json.loads(example())
    for kind in KINDS:
        printed = raw["solo_reports" if kind == "reports" else kind.replace(" ", "_")]
        by = 1 + number // 4 % (len(printed) - 1)
        effects = [{key: card[key] for key in card if key not in NAMED} for card in printed]
        in_words = [told[card["id"]] for card in printed]
        for at, card in enumerate(printed):
            other = (at + by) % len(printed)
            told[card["id"]] = in_words[other]
            printed[at] = {key: card[key] for key in card if key in NAMED} | effects[other]
    return json.dumps(raw), told


def agrees(game, state, referee) -> None:
    """Fails where the two say something different of a position."""
    where = game.notation(state)
    lines = [game.encode(action) for action in game.legal_actions(state)]
    assert game.turn(state) == referee.who, where
    assert sorted(lines) == sorted(referee.ways), where
    for seat, score in enumerate(game.scores(state)):
        assert dict(score.parts) == referee.parts(seat), where
        assert score.total == sum(referee.parts(seat).values()), where
    ranking, (places, winners, by) = game.ranking(state), referee.decided()
    assert list(ranking.places) == places, where
    assert (list(ranking.winners), ranking.reason) == (winners, by), where
    assert list(state.supply.bag) == [referee.supply.bag[colour] for colour in "RYG"], where


def followed(game, second, number: int, met: Counter[str], busy: bool = False) -> int:
    """How many actions of a random match the referee followed; fails where it disagrees.

    Half of them do what was done least in all the matches before. Where everybody is *busy*,
    they mostly do what a bot would do, so that patients leave and reports are filed.
    """
    seats, agreed = 1 + number % 4, agreed_in(number // 4)
    content, effects = contents_in(number // 4)
    rng, count = Random(f"referee/{number}/{busy}"), 0
    steered, said = rng.random() < 0.5, {"begin": "begin 1"}
    asks = one_of((0.8, 0.9, 1), rng) if busy else 0
    bot = BOTS["greedy" if number % 9 == 8 else "busy"]
    state = game.initial({**agreed, "content": content}, seats)
    referee = second(seats, agreed, effects)
    agrees(game, state, referee)
    while (who := game.turn(state)) is not None:
        if who == CHANCE:
            line = game.encode(game.sample(state, rng))
            said[line.split()[0]] = line
            for other in (*said.values(), *_spoilt(line, rng)):
                assert _is_outcome(game, state, other) == referee.may_be(other), other
        elif rng.random() < asks:
            line = game.encode(bot(game, state, rng, 0))
        else:
            ways = sorted(referee.ways)
            line = one_of(ways, rng)
            if steered:
                line = min(ways, key=lambda way: (met[_kind(way, referee)], way != line))
        met[_kind(line, referee)] += 1
        referee.done(line)
        state = game.apply(state, game.decode(line)).state
        agrees(game, state, referee)
        met[f"by {referee.decided()[2]}"] += 1
        met.update(f"{part} counted" for part in referee.counted())
        count += 1
    assert referee.who is None
    return count


def _spoilt(line: str, rng: Random) -> Iterator[str]:
    """Lines that are nearly what chance says: with another word, one less, one twice, two changed.

    Some of them may come as well as the line itself.
    """
    verb, *words = line.split()
    at, other = (int(rng.random() * len(words)) for _ in range(2))
    alike = next((kind for kind in ALIKE if words[at] in kind), words)
    for spoilt in (
        [*words[:at], one_of(alike, rng), *words[at + 1 :]],
        [*words[:at], *words[at + 1 :]],
        [*words[:at], words[at], *words[at:]],
        [words[{at: other, other: at}.get(place, place)] for place in range(len(words))],
    ):
        yield " ".join([verb, *spoilt])


def _is_outcome(game, state, line: str) -> bool:
    try:
        return game.is_outcome(state, game.decode(line))
    except NotationError:
        return False


def _kind(line: str, referee) -> str:
    """What is done and with which cards, but not to whom: ``treat by S_PARA``."""
    verb, *words = line.split()
    if verb in ("treat", "skip", "enough", "reroll"):
        return f"{verb} by {referee.acting}"
    if verb == "no":
        return line
    cards = [word for word in words if word in (*CARD_NAMES, "nothing", "nobody", "nurse")]
    return " ".join([verb, *(cards if referee.who != CHANCE else [])])


@pytest.mark.trust
def test_a_second_referee_agrees(hospital, referee, thorough, figure):
    (matches, busy), met = THOROUGHLY if thorough else FEW, Counter()
    game = hospital.game
    more = [followed(game, referee, number, met, busy=True) for number in range(busy)]
    whole = [followed(game, referee, number, met) for number in range(matches)]
    if thorough:
        assert met.keys() >= MET
    figure(
        "Rules checked twice",
        "Hospital: matches that two referees told alike",
        len(whole),
        beside=f"{sum(whole):,} actions; {len(more):,} more of busy players, {sum(more):,} actions",
    )
