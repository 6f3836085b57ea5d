"""A match: the one thing that changes. Positions, actions, and those taken back.

There are two doors. ``look`` checks an action against the rules and says what it
would lead to; ``accept`` makes it so. Between the two the session writes the
action down, so that nothing can happen at the table that is not on disk.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import takewhile
from random import Random
from typing import Any

import msgspec

from tabletop.kernel.errors import IllegalAction
from tabletop.kernel.game import CHANCE, AnyGame, Event, Seat, is_legal
from tabletop.kernel.seats import Player, people


class Setup(msgspec.Struct, frozen=True):
    """What is fixed when a match begins. The options are settled: each has its value."""

    options: Mapping[str, str]
    players: tuple[Player, ...]
    seed: int
    own_dice: bool = False
    fair_undo: bool = False


class Played(msgspec.Struct, frozen=True):
    """One action of a match: number *ply* from 0, by *actor*, and what it led to."""

    ply: int
    actor: Seat
    action: Any
    before: Any
    after: Any
    events: tuple[Event, ...] = ()


class UndoClosed(Enum):
    """Why nothing can be taken back."""

    NOTHING_DONE = "nothing done"
    DICE_SHOWN = "dice shown"


@dataclass
class Match:
    """A match of *game*: the log so far, and what was taken back and can come again.

    Undo goes back to the last decision of a person (of anybody, where only bots
    sit), and to dice that were typed. With ``fair_undo`` it is closed as soon as
    dice were shown since.
    """

    game: AnyGame
    setup: Setup
    log: list[Played] = field(default_factory=list)
    undone: list[Any] = field(default_factory=list)
    """Actions taken back, the next one to come again last."""

    def __post_init__(self) -> None:
        self.start: Any = self.game.initial(self.setup.options, len(self.setup.players))

    @property
    def ply(self) -> int:
        """How many actions have been made."""
        return len(self.log)

    @property
    def state(self) -> Any:
        """The position now."""
        return self.log[-1].after if self.log else self.start

    def state_at(self, ply: int) -> Any:
        """The position after *ply* actions."""
        return self.log[ply - 1].after if ply else self.start

    @property
    def turn(self) -> Seat | None:
        """Who acts now; None when the match is over."""
        return self.game.turn(self.state)

    @property
    def actions(self) -> tuple[Any, ...]:
        """Every action made so far."""
        return tuple(played.action for played in self.log)

    def look(self, action: Any) -> Played:
        """What *action* would lead to; raises IllegalAction."""
        state = self.state
        actor = self.game.turn(state)
        if actor is None or not is_legal(self.game, state, action):
            raise IllegalAction(
                '"{action}" cannot be played as action {number} in the position: {position}.',
                action=self.game.encode(action),
                number=self.ply + 1,
                position=self.game.notation(state),
            )
        step = self.game.apply(state, action)
        return Played(self.ply, actor, action, state, step.state, step.events)

    def accept(self, played: Played) -> None:
        """Makes what was looked at the last action of the match."""
        assert played.ply == self.ply, f"{played} after {self.ply} actions"
        if self.undone and self.undone[-1] == played.action:
            self.undone.pop()
        else:
            self.undone.clear()
        self.log.append(played)

    def play(self, action: Any) -> Played:
        """Makes *action*; raises IllegalAction and changes nothing where it is not legal."""
        played = self.look(action)
        self.accept(played)
        return played

    def drawn(self) -> Any:
        """What chance brings here: the same at this ply however often one comes back to it."""
        assert self.turn == CHANCE
        return self.game.sample(self.state, Random(f"{self.setup.seed}/{self.ply}"))

    def _is_decided(self, state: Any) -> bool:
        """Whether somebody decides in *state*: people (bots, where only they sit), or real dice.

        Real dice are mistyped like anything else, and showing them tells nothing new.
        """
        actor = self.game.turn(state)
        if actor == CHANCE:
            return self.setup.own_dice and not self.game.deals(state)
        return actor in (people(self.setup.players) or range(len(self.setup.players)))

    def undo_to(self) -> int | UndoClosed:
        """The ply that undo goes back to, or why it is closed."""
        for played in reversed(self.log):
            if self._is_decided(played.before):
                return played.ply
            if played.actor == CHANCE and self.setup.fair_undo:
                return UndoClosed.DICE_SHOWN
        return UndoClosed.NOTHING_DONE

    def undo(self) -> bool:
        """Takes back to the last decision; False where undo is closed."""
        ply = self.undo_to()
        if isinstance(ply, UndoClosed):
            return False
        while self.ply > ply:
            self.undone.append(self.log.pop().action)
        return True

    def redo_to(self) -> int:
        """The ply that redo comes to: up to the next decision that was taken back."""
        ahead = Match(self.game, self.setup, list(self.log))
        ahead.undone = list(self.undone)
        while ahead.undone:
            ahead.play(ahead.undone[-1])
            if self._is_decided(ahead.state):
                break
        return ahead.ply

    def redo(self) -> bool:
        """Makes what was last taken back again; False where nothing was."""
        ply = self.redo_to()
        if ply == self.ply:
            return False
        while self.ply < ply:
            self.play(self.undone[-1])
        return True

    def last_turn(self, ply: int) -> list[Played]:
        """What one player did last, up to action number *ply*: actions and dice in a row."""
        log = self.log[:ply]
        if not log:
            return []
        turn = takewhile(lambda played: self.whose(played) == self.whose(log[-1]), reversed(log))
        return list(turn)[::-1]

    def whose(self, played: Played) -> Seat | None:
        """Whose turn an action belongs to; dice belong to the hand that threw them."""
        return self.game.roller(played.before) if played.actor == CHANCE else played.actor

    def replayed(self, actions: Sequence[Any]) -> None:
        """Plays a log, each action through the legality check."""
        for action in actions:
            self.play(action)
