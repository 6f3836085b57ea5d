"""The ending is played exactly: plain enumeration finds nothing better."""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games
from tabletop.games.croco.compact import SIDE, Compact, as_action, placement
from tabletop.games.croco.ending import (
    NEAR,
    Ending,
    TooLong,
    gain_and_placement,
    is_near,
)
from tabletop.games.croco.position import Phase


def endings(croco, tokens, number):
    """Positions with so many tokens left, one of each random game that has one."""
    found, seed = [], 0
    while len(found) < number:
        seed += 1
        for state in croco.walk(croco.start(), f"ending/{tokens}/{seed}"):
            if state.phase in (Phase.PLACE, Phase.AGAIN) and left(state) == tokens:
                found.append(state)
    return found


def left(state):
    return sum(map(bool, state.board.camps[0] + state.board.camps[1]))


def margin(state, clan):
    """What *clan* has more."""
    worth = state.board.all_worth
    return worth[clan] - worth[not clan]


def enumerated(game, state, clan):
    """What *clan* will have more when both miss nothing: every way to the end, by the rules."""
    if game.turn(state) is None:
        return margin(state, clan)
    found = [
        enumerated(game, game.apply(state, action).state, clan)
        for action in game.legal_actions(state)
    ]
    return max(found) if state.clan is clan else min(found)


def without_a_table(position, low, high):
    """What green will have more, between *low* and *high*: nothing is remembered."""
    if position.is_over:
        return position.margin
    for placed in position.placements():
        after = position.copy()
        after.place(placed)
        value = without_a_table(after, low, high)
        low, high = (max(low, value), high) if position.clan == 0 else (low, min(high, value))
        if low >= high:
            break
    return low if position.clan == 0 else high


class TestExact:
    @pytest.mark.parametrize(("tokens", "number"), [(3, 20), (5, 20), (6, 10)])
    def test_as_enumeration_by_the_rules(self, croco, tokens, number):
        for state in endings(croco, tokens, number):
            gain, placed = gain_and_placement(Compact.of(state.board, state.clan))
            best = enumerated(croco.game, state, state.clan)
            assert margin(state, state.clan) + gain == best
            action = as_action(state.board, state.clan, placed)
            after = croco.game.apply(state, action).state
            assert enumerated(croco.game, after, state.clan) == best

    @pytest.mark.parametrize(("tokens", "number"), [(8, 10), (9, 4)])
    def test_as_without_a_table(self, croco, tokens, number):
        for state in endings(croco, tokens, number):
            position = Compact.of(state.board, state.clan)
            gain, _ = gain_and_placement(position)
            whole = without_a_table(position, -400, 400)
            assert SIDE[state.clan] * (whole - position.margin) == gain

    def test_what_was_promised_is_kept_to_the_end(self, croco):
        # From 11 tokens on both play on exactly: the gain stays what it was.
        for first in endings(croco, NEAR, 3):
            state, clan = first, first.clan
            gain, _ = gain_and_placement(Compact.of(state.board, clan))
            promised = margin(state, clan) + gain
            while croco.game.turn(state) is not None:
                _, placed = gain_and_placement(Compact.of(state.board, state.clan))
                action = as_action(state.board, state.clan, placed)
                state = croco.game.apply(state, action).state
            assert margin(state, clan) == promised


class TestWhoWins:
    """A goal is asked for: by so much, or not."""

    @pytest.mark.parametrize(("tokens", "number"), [(3, 20), (5, 20)])
    def test_as_enumeration_by_the_rules(self, croco, tokens, number):
        for state in endings(croco, tokens, number):
            now, best = margin(state, state.clan), enumerated(croco.game, state, state.clan)
            ending = Ending(Compact.of(state.board, state.clan))
            for goal in (1, 0, best, best + 1):
                placed = ending.can_gain(goal - now)
                assert (placed is not None) == (best >= goal)
                if placed is not None:
                    action = as_action(state.board, state.clan, placed)
                    after = croco.game.apply(state, action).state
                    assert enumerated(croco.game, after, state.clan) >= goal

    def test_what_it_was_asked_before_changes_nothing(self, croco):
        for state in endings(croco, 10, 6):
            position = Compact.of(state.board, state.clan)
            gain, _ = gain_and_placement(position)
            ending = Ending(position)
            assert ending.can_gain(gain + 1) is None
            assert ending.can_gain(gain - 20) is not None
            assert ending.best()[0] == gain
            assert ending.can_gain(gain + 1) is None

    def test_each_placement_by_itself(self, croco):
        for state in endings(croco, 5, 12):
            ending = Ending(Compact.of(state.board, state.clan))
            for action in croco.game.legal_actions(state):
                after = croco.game.apply(state, action).state
                gain = ending.gain_by(placement(action.space, action.cell), guess=7)
                whole = enumerated(croco.game, after, state.clan)
                assert gain == whole - margin(state, state.clan)

    def test_out_of_patience_it_says_so_and_errs_in_nothing(self, croco):
        silent = 0
        for state in endings(croco, 10, 6):
            position = Compact.of(state.board, state.clan)
            gain, _ = gain_and_placement(position)
            ending = Ending(position, patience=400)
            for goal in (gain + 60, gain + 1, gain, gain + 20, gain - 60):
                try:
                    assert (ending.can_gain(goal) is not None) == (gain >= goal)
                except TooLong:
                    silent += 1
        assert 0 < silent < 30


class TestDeep:
    def test_from_eleven_tokens_left_it_gains_all_that_can_be_gained(self, croco):
        deep = games.bot("croco", "deep")
        for tokens in (2, 7, 11):
            for state in endings(croco, tokens, 3):
                gain, _ = gain_and_placement(Compact.of(state.board, state.clan))
                action = deep(croco.game, state, Random(1), 0.02)
                after = croco.game.apply(state, action).state
                rest = 0
                if croco.game.turn(after) is not None:
                    rest, _ = gain_and_placement(Compact.of(after.board, after.clan))
                    rest = rest if after.clan is state.clan else -rest
                assert margin(after, state.clan) + rest == margin(state, state.clan) + gain

    @pytest.mark.parametrize("budget", [0.0, 0.02, 2.0])
    def test_little_time_changes_nothing_there(self, croco, budget):
        deep = games.bot("croco", "deep")
        for state in endings(croco, 8, 4):
            wanted = deep(croco.game, state, Random(1), 1.0)
            assert deep(croco.game, state, Random(2), budget) == wanted


class TestSetUp:
    def test_an_empty_board_is_no_trap(self, croco):
        # Set up by hand: few tokens, but so many free cells that nobody could wait for it.
        state = croco.position(green="1+ 2+ 3- 4+ 5+ 3+", blue="1+ 2+ 3- 6+ 4+")
        position = Compact.of(state.board, state.clan)
        assert not is_near(position)
        with pytest.raises(TooLong):
            Ending(position, patience=2000).best()
        action = games.bot("croco", "deep")(croco.game, state, Random(1), 0.02)
        assert action in croco.game.legal_actions(state)

    def test_patience_finds_the_same(self, croco):
        for state in endings(croco, 8, 5):
            position = Compact.of(state.board, state.clan)
            assert is_near(position)
            assert Ending(position, patience=100_000).best() == gain_and_placement(position)


class TestChains:
    # 6: whoever loses places again, without limit.
    def test_tokens_are_burnt_to_reach_a_strong_one(self, croco):
        # 7- lies behind 1+ and 1-, and blue has no token: this is the last turn.
        state = croco.position(
            "3: b3- . .",
            "7: . b6- . . . . .",
            green="7- 1+ . . . . 1- . . . . .",
            blue=". . . . . . . . . . . .",
        )
        gain, placed = gain_and_placement(Compact.of(state.board, state.clan))
        after = croco.game.apply(state, as_action(state.board, state.clan, placed)).state
        assert after.phase is Phase.AGAIN
        assert gain == 42 + 49

    def test_who_must_place_may_have_to_lose_by_it(self, croco):
        # 1- names only the last cell of 7, where it takes control from a stronger one.
        state = croco.position(
            "3: . b b4-",
            "4: g b b g4-",
            "5: g b b g g3-",
            "6: g b b g b b1-",
            "7: g g b g4+ g b .",
            green="1-",
            blue=". . . . . . . . . . . .",
        )
        gain, _ = gain_and_placement(Compact.of(state.board, state.clan))
        assert gain == 7 - 28
