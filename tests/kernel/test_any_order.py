"""Playing, taking back, saving and reopening, in any order, is the replay of a log.

A second, much simpler account of the match is kept beside it: a list of what was
done, a list of what was taken back, and who did each.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tabletop import games
from tabletop.kernel import save
from tabletop.kernel.game import CHANCE, AnyGame
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import Choice, settled
from tabletop.kernel.seats import people, unnamed
from tabletop.library import Library
from tabletop.session import Session


@dataclass(frozen=True)
class Done:
    """One action in the simple account."""

    line: str
    actor: int
    decided: bool
    """Whether somebody decided it: undo goes back to it."""


def setups(game: AnyGame) -> st.SearchStrategy[Setup]:
    """Every way the game can be set up, people and bots mixed."""
    chosen = st.fixed_dictionaries(
        {
            option.id: st.sampled_from(option.values)
            for option in game.options
            if isinstance(option, Choice)
        }
    ).map(lambda said: settled(game.options, said, game.id))
    seated = st.sampled_from(game.seats).flatmap(
        lambda seats: st.lists(st.sampled_from([None, "random"]), min_size=seats, max_size=seats)
    )
    return st.builds(
        Setup, chosen, seated.map(unnamed), st.integers(0, 99), st.booleans(), st.booleans()
    )


class AnyOrder(RuleBasedStateMachine):
    """One match; what the library holds must be it after every step."""

    def __init__(self, game: AnyGame):
        super().__init__()
        self.game = game
        self.folder = TemporaryDirectory()
        self.library = Library(Path(self.folder.name) / "matches.sqlite")
        self.done: list[Done] = []
        self.ahead: list[Done] = []

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        self.setup = data.draw(setups(self.game), "setup")
        match = Match(self.game, self.setup)
        for _ in range(data.draw(st.sampled_from((0, 30)), "actions so far")):
            if match.turn is not None:
                listed = self.game.legal_actions(match.state)
                match.play(match.drawn() if match.turn == CHANCE else listed[0])
        self.done = [
            Done(self.game.encode(one.action), int(one.actor), self.is_decided(one.before))
            for one in match.log
        ]
        kept = self.library.begin(match)
        self.id = kept.id
        self.session = Session(match, kept)

    def is_decided(self, state: Any) -> bool:
        """Whether somebody decides in *state*; with real dice also what they show."""
        actor = self.game.turn(state)
        if actor == CHANCE:
            return self.setup.own_dice and not self.game.deals(state)
        return actor in (people(self.setup.players) or tuple(range(len(self.setup.players))))

    def may_act(self) -> bool:
        return self.session.turn is not None

    @precondition(may_act)
    @rule(which=st.integers(0, 10_000))
    def play(self, which: int) -> None:
        listed = self.session.legal_actions
        action = listed[which % len(listed)] if listed else self.session.match.drawn()
        self.happens(action, lambda: self.session.play(action))

    @precondition(lambda self: self.session.turn == CHANCE)
    @rule()
    def throw(self) -> None:
        self.happens(self.session.match.drawn(), self.session.throw)

    @precondition(lambda self: bool(self.ahead))
    @rule()
    def play_the_same_again(self) -> None:
        action = self.game.decode(self.ahead[0].line)
        self.happens(action, lambda: self.session.play(action))

    def happens(self, action: Any, act: Callable[[], None]) -> None:
        decided = self.is_decided(self.session.state)
        done = Done(self.game.encode(action), int(self.session.turn), decided)
        act()
        self.done.append(done)
        self.ahead = self.ahead[1:] if self.ahead[:1] == [done] else []

    @rule()
    def undo(self) -> None:
        back = None
        for ply in range(len(self.done) - 1, -1, -1):
            if self.done[ply].decided:
                back = ply
                break
            if self.setup.fair_undo and self.done[ply].actor == CHANCE:
                break
        assert self.session.undo() is (back is not None)
        if back is not None:
            self.done, self.ahead = self.done[:back], self.done[back:] + self.ahead

    @rule()
    def redo(self) -> None:
        assert self.session.redo() is bool(self.ahead)
        while self.ahead:
            self.done.append(self.ahead.pop(0))
            if self.is_decided(self.replay(self.done).state):
                break

    @rule()
    def save_and_load(self) -> None:
        match = save.from_json(save.to_json(self.session.match), games.load)
        assert match.setup == self.setup
        self.agrees(match)

    @rule()
    def begin_anew_from_a_file(self) -> None:
        match = save.from_json(save.to_json(self.session.match), games.load)
        kept = self.library.begin(match)
        self.id = kept.id
        self.session = Session(match, kept)

    @rule()
    def close_and_reopen(self) -> None:
        self.library.close()
        self.library = Library(self.library.path)
        match, kept = self.library.open(self.id)
        assert match.setup == self.setup
        self.session = Session(match, kept)

    @invariant()
    def is_the_replay_of_its_log(self) -> None:
        if hasattr(self, "session"):
            self.agrees(self.session.match)

    @invariant()
    def is_in_the_library(self) -> None:
        if hasattr(self, "session"):
            self.agrees(self.library.open(self.id)[0])
            entry = self.library.recent(1)[0]
            assert (entry.id, entry.length) == (self.id, len(self.done))
            assert entry.finished is (self.session.turn is None)

    def agrees(self, match: Match) -> None:
        encode = self.game.encode
        assert [encode(action) for action in match.actions] == [done.line for done in self.done]
        assert [encode(action) for action in match.undone[::-1]] == [
            done.line for done in self.ahead
        ]
        assert [played.actor for played in match.log] == [done.actor for done in self.done]
        assert match.state == self.replay(self.done).state

    def replay(self, log: list[Done]) -> Match:
        fresh = Match(self.game, self.setup)
        fresh.replayed([self.game.decode(done.line) for done in log])
        return fresh

    def teardown(self) -> None:
        self.library.close()
        self.folder.cleanup()


@pytest.mark.parametrize("name", games.names())
@pytest.mark.no_cover
def test_any_order_is_the_replay_of_the_log(name):
    run_state_machine_as_test(
        lambda: AnyOrder(games.load(name)),
        settings=settings(max_examples=60, stateful_step_count=50),
    )
