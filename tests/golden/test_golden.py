"""Play-throughs as text: what happened, action by action, compared line by line.

A file begins with what it shows and who plays what; then come the actions, each
with its events, now and then the position, and the points at the end. The actions
are taken from the file, so a better bot changes nothing here. ``--update-golden``
writes the rest anew, and plays the match by its bots where a file has no actions
yet. See CONTRIBUTING.md on how to read a difference.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop import games
from tabletop.kernel.game import CHANCE, AnyGame, Event
from tabletop.kernel.match import Match, Played, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed

FILES = sorted(Path(__file__).parent.glob("*/*.txt"))
ACTIONS_A_POSITION = 25
ACTION = re.compile(r"^ *\d+\. \S+ +(\S.*)$")


@dataclass(frozen=True)
class PlayThrough:
    """What a file says before the rules are asked."""

    game: AnyGame
    about: Sequence[str]
    options: Mapping[str, str]
    bots: Sequence[str]
    seed: int
    actions: Sequence[str]

    @classmethod
    def read(cls, path: Path) -> PlayThrough:
        """Lines that begin with # say what is shown; then ``options:``, ``bots:``, ``seed:``."""
        name, lines = path.parent.name, path.read_text(encoding="utf-8").splitlines()
        said = dict(
            line.split(": ", 1) for line in lines if re.match(r"(options|bots|seed): ", line)
        )
        game = games.load(name)
        # A value may be a whole line: it goes on to the next name.
        options = dict(re.findall(r"(\S+?)=(.*?)(?= \S+=|$)", said["options"]))
        return cls(
            game,
            [line for line in lines if line.startswith("#")],
            settled(game.options, options, name),
            said["bots"].split(),
            int(said["seed"]),
            [found[1] for line in lines if (found := ACTION.match(line))],
        )

    def played(self) -> Match:
        """The match of its actions; by its bots where it has none."""
        match = Match(self.game, Setup(self.options, unnamed(self.bots), self.seed))
        if self.actions:
            match.replayed([self.game.decode(line) for line in self.actions])
            return match
        while (turn := match.turn) is not None:
            match.play(match.drawn() if turn == CHANCE else self._chosen(match))
        return match

    def _chosen(self, match: Match) -> Any:
        choose = games.bot(self.game.id, self.bots[match.turn])
        return choose(self.game, match.state, Random(f"{self.seed}/{match.ply}/golden"), 0.1)

    def told(self, match: Match) -> Iterator[str]:
        """The whole file anew."""
        yield from self.about
        yield "options: " + " ".join(f"{name}={value}" for name, value in self.options.items())
        yield "bots: " + " ".join(self.bots)
        yield f"seed: {self.seed}"
        yield ""
        yield self._position(match.start)
        for played in match.log:
            yield self._action(played)
            yield from (f"        {_event(event)}" for event in played.events)
            if (played.ply + 1) % ACTIONS_A_POSITION == 0:
                yield self._position(played.after)
        yield self._position(match.state)
        yield from self._result(match)

    def _position(self, state: Any) -> str:
        return f"    = {self.game.notation(state)}"

    def _action(self, played: Played) -> str:
        actor = "dice" if played.actor == CHANCE else str(played.actor + 1)
        return f"{played.ply + 1:4}. {actor:4} {self.game.encode(played.action)}"

    def _result(self, match: Match) -> Iterator[str]:
        yield ""
        ranking = self.game.ranking(match.state)
        for seat, score in enumerate(self.game.scores(match.state)):
            parts = " ".join(f"{part} {points}" for part, points in score.parts)
            yield f"seat {seat + 1}: place {ranking.places[seat]}, {score.total} points ({parts})"
        winners = " and ".join(f"seat {seat + 1}" for seat in ranking.winners) or "nobody"
        yield f"won by {winners} ({ranking.reason})"


def _event(event: Event) -> str:
    kinds = type(event).__annotations__
    told = (f"{name}={_value(getattr(event, name), kind)}" for name, kind in kinds.items())
    return f"{type(event).__name__}({', '.join(told)})"


def _value(value: Any, kind: str) -> str:
    if isinstance(value, tuple):
        return f"({' '.join(_value(part, kind) for part in value)})"
    if isinstance(value, Enum):
        return value.name.lower()
    # Seats count from 1 wherever a person reads them.
    return str(value + 1 if "Seat" in kind and value is not None else value)


@pytest.mark.parametrize(
    "path", [pytest.param(path, id=f"{path.parent.name}: {path.stem}") for path in FILES]
)
def test_play_through(path: Path, request: pytest.FixtureRequest) -> None:
    known = PlayThrough.read(path)
    told = list(known.told(known.played()))
    if request.config.getoption("--update-golden"):
        path.write_text("\n".join(told) + "\n", encoding="utf-8")
    assert told == path.read_text(encoding="utf-8").splitlines()


def test_a_play_through_is_a_whole_match() -> None:
    for path in FILES:
        assert PlayThrough.read(path).played().turn is None, path
