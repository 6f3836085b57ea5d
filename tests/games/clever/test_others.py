"""What a pick leaves to the others: at the table the trained bot looks across it."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.games.clever.actions import Reroll
from tabletop.games.clever.lookahead import worth_after
from tabletop.games.clever.network import network
from tabletop.games.clever.others import after_pick, as_dice_lie
from tabletop.games.clever.outlook import outlook
from tabletop.games.clever.position import ROLLS, Phase
from tabletop.games.clever.trained import weigh


@pytest.fixture
def picks(clever):
    """Picks of matches by whim: the position, an action, and the position after it."""

    def picks(seats, passive="may"):
        for seed in range(2):
            for state in clever.walk(clever.start(seats, passive), f"others/{seats}/{seed}"):
                if state.phase is Phase.PICK and not state.due:
                    for action in clever.game.legal_actions(state):
                        yield state, action, clever.game.apply(state, action).state

    return picks


@pytest.mark.parametrize("passive", ["may", "must"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_chooses_next_will_find_what_was_foreseen(clever, picks, seats, passive):
    found = 0
    for state, action, after in picks(seats, passive):
        if after.phase is not Phase.PASSIVE or after.due:
            continue
        legal = clever.game.legal_actions(after)
        best = max(worth_after(network(False), after, choice) for choice in legal)
        assert after_pick(network(False), state, action, after.asked) == best
        found += 1
    assert found > 30


@pytest.mark.parametrize("seats", [2, 3])
def test_before_the_next_throw_it_is_their_outlook(clever, picks, seats):
    found = 0
    for state, action, after in picks(seats):
        if after.phase is Phase.THROW and after.active == state.active:
            expected = outlook(clever.game, after)
            for seat in set(range(seats)) - {state.asked}:
                assert after_pick(network(False), state, action, seat) == expected[seat]
            found += not isinstance(action, Reroll)
    assert found > 30


def test_while_a_bonus_waits_the_dice_lie_as_they_will(clever, picks):
    found = 0
    for state, action, after in picks(2):
        if after.due and after.phase is Phase.PICK:
            other = 1 - state.asked
            left = after_pick(network(False), state, action, other)
            assert as_dice_lie(network(False), after, other) == left
            found += 1
    assert found > 5


@pytest.mark.parametrize("seats", [2, 3])
def test_what_others_win_by_a_pick_counts_against_it(clever, picks, seats):
    # On the last roll nothing is thrown in the mind, so the sum can be told.
    asked = 0
    for state, action, _ in picks(seats):
        legal = clever.game.legal_actions(state)
        if state.roll < ROLLS or action != legal[0]:
            continue
        knows, others = network(False), set(range(seats)) - {state.asked}
        worths = weigh(clever.game, state, Random(1), 0.1)
        sums = {
            worth
            - worth_after(knows, state, action)
            + sum(after_pick(knows, state, action, seat) for seat in others) / len(others)
            for action, worth in worths.items()
            if not isinstance(action, Reroll)
        }
        assert max(sums) - min(sums) < 2e-6
        asked += len(legal) > 1
    assert asked >= 5


def test_it_leaves_the_other_less_than_who_minds_but_the_own_sheet(clever):
    left = {"both": 0.0, "own": 0.0}
    for seed in range(6):
        for state in clever.walk(clever.start(2), f"leaves/{seed}"):
            if state.phase is not Phase.PICK or state.due:
                continue
            knows, other, legal = network(False), 1 - state.asked, clever.game.legal_actions(state)
            own = {action: worth_after(knows, state, action) for action in legal}
            worths = weigh(clever.game, state, Random(1), 0.02)
            picks = {"both": max(legal, key=worths.get), "own": max(legal, key=own.get)}
            for who, action in picks.items():
                left[who] += after_pick(knows, state, action, other)
    assert left["both"] < left["own"] - 30


def test_whose_sheet_is_full_finds_nothing_on_the_platter(clever):
    full = (
        "y 3.1 6.1 5.1 2.2 1.2 5.2 1.3 2.3 4.3 3.4 4.4 6.4 "
        "b 2 3 4 5 6 7 8 9 10 11 12 g 11 o 5 5 5 10 5 5 10 5 10 5 15 p 1 2 3 4 5 6 1 2 3 4 6"
    )
    state = clever.position("", full, turn="asked 1 pick 3", dice="w3 / y1 b5 g3 o2 p6 / -")
    foreseen = after_pick(network(False), state, clever.game.legal_actions(state)[0], 1)
    after = clever.play(state, clever.may(state)[0])
    declined = worth_after(network(False), after, clever.game.decode("decline"))
    assert foreseen == as_dice_lie(network(False), after, 1) == declined
    assert clever.may(after) == ["decline"]
