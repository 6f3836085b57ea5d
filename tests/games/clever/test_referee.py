"""A second referee follows random matches of all seats and options, and must agree.

It is written from the rules alone and shares nothing with the game's rules but the lines
of the actions; see ``referee_clever.py``.
"""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tabletop.kernel.game import CHANCE, one_of

MATCHES, THOROUGHLY = 32, 2000
"""So many are followed, and as many on worn sheets; and as ``make trust`` tries."""

DICE = ("white", "yellow", "blue", "green", "orange", "purple")
BY_HAND = [*DICE[1:], *(f"white as {area}" for area in DICE[1:])]
MET = {
    *("starts", "roll", "nearest", "reroll", "forfeit", "decline", "done"),
    *(f"{verb} {what}" for verb in ("take", "extra") for what in BY_HAND),
    *("cross yellow", "cross blue", "cross green", "write orange", "write purple"),
    *("by points", "by area", "by shared", "by alone"),
}
"""All that can be done, without its numbers, and all that can decide."""


@pytest.fixture(scope="module")
def referee():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(Path(__file__).parent)
        return importlib.import_module("referee_clever").Referee


def agrees(game, state, referee, asked, rng: Random) -> None:
    """Fails where the two say something different of a position."""
    where, (who, answers) = game.notation(state), asked or (None, set())
    lines = [game.encode(action) for action in game.legal_actions(state)]
    assert game.turn(state) == who, where
    assert sorted(lines) == sorted(answers), where
    if who == CHANCE:
        for line in (*_thrown(rng), *answers):
            possible = line in answers
            if not answers:
                possible = line.startswith("roll") and len(line.split()[1:]) == len(referee.thrown)
            assert game.is_outcome(state, game.decode(line)) == possible, (line, where)
    scores, papers = game.scores(state), referee.papers
    assert [dict(score.parts) for score in scores] == [paper.points() for paper in papers], where
    assert [score.total for score in scores] == [paper.result()[0] for paper in papers], where
    ranking, (places, winners, by) = game.ranking(state), referee.decided()
    assert list(ranking.places) == places, where
    assert (list(ranking.winners), ranking.reason) == (winners, by), where


def _thrown(rng: Random) -> Iterator[str]:
    """Throws of one die to six, and lots, as chance may or may not bring them."""
    for count in range(1, len(DICE) + 1):
        yield f"roll {' '.join(one_of('123456', rng) for _ in range(count))}"
        yield f"nearest {' '.join(die for die in DICE if rng.random() < 0.4) or 'blue'}"
    yield from (f"starts {seat}" for seat in range(1, 5))


def followed(table, state, referee, talk, rng: Random, met: Counter[str]) -> int:
    """How many actions of a random match the referee followed; fails where it disagrees.

    Half of them do what was done least in all the matches before.
    """
    game, count, asked, steered = table.game, 0, next(talk), rng.random() < 0.5
    agrees(game, state, referee, asked, rng)
    while asked is not None:
        who, answers = asked
        line = game.encode(game.sample(state, rng)) if who == CHANCE else ""
        if not line:
            line = one_of(sorted(answers), rng)
            if steered:
                line = min(sorted(answers), key=lambda each: (met[_kind(each)], each != line))
        met[_kind(line)] += 1
        state = game.apply(state, game.decode(line)).state
        try:
            asked = talk.send(line)
        except StopIteration:
            asked = None
        agrees(game, state, referee, asked, rng)
        met[f"by {referee.decided()[2]}"] += 1
        count += 1
    return count


def _kind(line: str) -> str:
    """What is done, without its numbers: ``take white as blue``."""
    verb, *words = line.split()
    return verb if verb == "nearest" else " ".join([verb, *(w for w in words if w.isalpha())])


def from_the_start(table, second, number: int, met: Counter[str]) -> int:
    """A whole match."""
    rng = Random(f"referee/{number}")
    seats, passive = 1 + number % 4, ("may", "must")[number // 4 % 2]
    referee = second(seats, passive == "must")
    start = table.game.initial({"passive": passive}, seats)
    return followed(table, start, referee, referee.match(), rng, met)


def from_worn_sheets(table, second, number: int, met: Counter[str]) -> int:
    """From the third round on, on sheets that are partly filled: long chains, lost bonuses."""
    rng = Random(f"worn/{number}")
    seats, passive = 1 + number % 4, ("may", "must")[number // 4 % 2]
    referee = second(seats, passive == "must")
    for paper in referee.papers:
        paper.wear(rng)
    line = (
        f"{passive} round 3 | first 1 active 1 asked 1 throw 1 | "
        "w. y. b. g. o. p. / - / - / - | - | "
        + " / ".join(paper.told() for paper in referee.papers)
    )
    start = table.game.parse(line)
    return followed(table, start, referee, referee.rounds(0, begun=3), rng, met)


@pytest.mark.trust
def test_a_second_referee_agrees(clever, referee, thorough, figure):
    matches, met = THOROUGHLY if thorough else MATCHES, Counter()
    worn = [from_worn_sheets(clever, referee, number, met) for number in range(matches)]
    whole = [from_the_start(clever, referee, number, met) for number in range(matches)]
    assert met.keys() == MET
    figure(
        "Rules checked twice",
        "Clever: matches that two referees told alike",
        len(whole),
        beside=f"{sum(whole):,} actions; {len(worn):,} more on worn sheets, {sum(worn):,} actions",
    )
