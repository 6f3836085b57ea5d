"""The position in which the bots think is the position of the rules."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tabletop.games.croco import compact as compact_position
from tabletop.games.croco.compact import Compact, as_action, placement
from tabletop.games.croco.playout import played_out, promising
from tabletop.games.croco.position import Phase
from tabletop.games.croco.printed import CLANS, SIGN_OF

WALKS = 20
PLACING = (Phase.PLACE, Phase.AGAIN)

PERFT = tomllib.loads(Path(__file__).with_name("perft.toml").read_text(encoding="utf-8"))["from"]


def compact(state):
    return Compact.of(state.board, state.clan)


def walks(croco):
    """Matches of one game as they are placed: positions in which a token is, and the last one."""
    for seed in range(WALKS):
        walk = list(croco.walk(croco.start(), f"compact/{seed}"))
        yield [state for state in walk if state.phase in PLACING or state.has_ended]


def ways(state):
    """The placements as the compact position lists them."""
    position = compact(state)
    return [as_action(state.board, state.clan, placed) for placed in position.placements()]


def seen(position):
    """All that is kept, but the free cells only of those on which somebody would win."""
    wins = [cells & position.free for cells in position.wins]
    return position.clan, position.left, position.free, wins, position.worth


def leaves(position, depth):
    """In how many ways so many tokens can be placed; a game that ends before is one way."""
    if not depth or position.is_over:
        return 1
    if depth == 1:
        return len(position.placements())
    total = 0
    for placed in position.placements():
        after = position.copy()
        after.place(placed)
        total += leaves(after, depth - 1)
    return total


class TestTheRules:
    def test_the_same_placements(self, croco):
        asked = 0
        for walk in walks(croco):
            for state in walk[:-1]:
                assert ways(state) == list(croco.game.legal_actions(state))
                asked += 1
        assert asked >= 300

    def test_the_same_position_after_each(self, croco):
        for walk in walks(croco):
            for before, after in pairwise(walk[:-1]):
                reached = []
                for action in croco.game.legal_actions(before):
                    position = compact(before)
                    position.place(placement(action.space, action.cell))
                    step = croco.game.apply(before, action).state
                    if step.has_ended:
                        assert position.is_over
                    else:
                        assert seen(position) == seen(compact(step))
                        reached.append(step)
                assert after in reached

    def test_the_same_end_and_points(self, croco):
        for walk in walks(croco):
            position = compact(walk[0])
            for before, after in pairwise(walk):
                assert not position.is_over
                (placed,) = [
                    placed
                    for placed in position.placements()
                    if croco.game.apply(before, as_action(before.board, before.clan, placed)).state
                    == after
                ]
                position.place(placed)
            assert position.is_over
            green, blue = walk[-1].board.all_worth
            assert position.margin == green - blue

    def test_a_copy_is_played_on_alone(self, croco):
        position = compact(croco.laid())
        before = seen(position.copy())
        played_out(position.copy(), Random(1).random)
        assert seen(position) == before


class TestPerft:
    @pytest.mark.parametrize("fixed", PERFT, ids=lambda fixed: fixed["what"])
    def test_the_leaves_of_the_rules(self, croco, fixed):
        position = compact(croco.game.parse(fixed["at"]))
        wanted = fixed["leaves"][:3]
        assert [leaves(position, depth) for depth in range(1, len(wanted) + 1)] == wanted


class TestTurnedOver:
    def test_only_their_cells_count(self, croco):
        # Whose tokens lie turned over changes nothing for who is still to place.
        one, other = (
            compact(croco.position(f"5: {turned} b4- . . .", green="3+ 2-", blue="1+"))
            for turned in "gb"
        )
        assert seen(one) == seen(other)


class TestPlayedOut:
    def test_to_an_end_that_the_rules_know(self, croco):
        random = Random(5).random
        state = croco.laid()
        margins = {played_out(compact(state), random) for _ in range(200)}
        assert min(margins) < 0 < max(margins)
        assert all(abs(margin) <= 175 for margin in margins)

    def test_nothing_is_left_out_of_the_tree(self, croco):
        for walk in walks(croco):
            for state in walk[:-1:4]:
                position = compact(state)
                assert sorted(promising(position)) == sorted(position.placements())

    def test_what_takes_most_from_the_other_clan_is_looked_at_first(self, croco):
        state = croco.position("7: . b6- . . . . .", green="7- 1+ 2+", blue="1+ 2+ 3+")
        first = as_action(state.board, state.clan, promising(compact(state))[-1])
        assert croco.game.encode(first) == "place green 7- from a1 on 7.1"


def test_every_token_has_its_clan_and_sign(croco):
    board = croco.laid().board
    for clan in CLANS:
        signs = [sign for _, sign, _ in Compact.of(board, clan).kinds[clan]]
        assert signs == [SIGN_OF[token] for token in board.camps[clan]]


def test_sets_of_cells_are_told_right_however_many_are_asked_for(monkeypatch):
    monkeypatch.setattr(compact_position, "_MOST_SETS", 10)
    members = compact_position._Members()
    for cells in range(100):
        told = members[cells]
        assert compact_position.bits(told) == cells
        assert len(members) <= 11
