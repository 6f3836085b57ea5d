"""The passive players choose at the same time: who is asked first changes nothing.

Everybody keeps a mind of their own, a generator that answers whatever is asked; then
the others sit down in another order at the same table, and all is played again.
"""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tabletop.games.clever.printed import DICE
from tabletop.games.clever.sheet import Sheet
from tabletop.kernel.game import Seat, one_of


@st.composite
def sheets(draw):
    """Any sheet; what was earned on it counts from here."""
    orange = draw(st.integers(0, 11))
    purple = draw(st.integers(0, 10))
    return Sheet(
        yellow=draw(st.integers(0, 2**12 - 1)),
        blue=draw(st.integers(0, 2**11 - 1)) << 2,
        green=draw(st.integers(0, 11)),
        orange=(1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3)[:orange],
        purple=(6,) * purple + (draw(st.integers(1, 6)),),
        rerolls=1,
        extras=draw(st.integers(0, 2)),
    )


@st.composite
def tables(draw):
    """What lies on the table, and who is passive, in two orders."""
    others = draw(st.lists(sheets(), min_size=2, max_size=3))
    dice = draw(st.permutations(DICE))
    taken = draw(st.integers(0, 3))
    return {
        "faces": tuple(draw(st.tuples(*[st.integers(1, 6)] * 6))),
        "spaces": tuple(dice[:taken]),
        "platter": tuple(dice[taken:]),
        "others": others,
        "order": draw(st.permutations(range(len(others)))),
        "must": draw(st.booleans()),
        "seed": draw(st.integers(0, 999)),
    }


@given(table=tables())
def test_any_order_of_the_passive_players_gives_the_same_sheets(clever, table):
    in_turn = _played(clever, table, range(len(table["others"])))
    assert _played(clever, table, table["order"]) == in_turn


@given(table=tables())
def test_each_fares_as_if_there_were_no_other(clever, table):
    in_turn = _played(clever, table, range(len(table["others"])))
    for number, sheet in enumerate(in_turn):
        assert _played(clever, table, [number]) == [sheet]


def test_the_choices_are_of_consequence(clever):
    """A check on this test: the same players, but with other minds, fare differently."""
    others = [Sheet(extras=2), Sheet(extras=2)]
    table = {
        "faces": (1, 2, 3, 4, 5, 6),
        "spaces": (),
        "platter": DICE,
        "others": others,
        "must": False,
    }
    fates = {tuple(_played(clever, {**table, "seed": seed}, [0, 1])) for seed in range(20)}
    assert len(fates) > 10
    assert all(one != other for one, other in fates)


def _played(clever, table, order):
    """The sheets of the passive players, in their own order, after all have chosen."""
    dice = "- / w1 y1 b1 g1 o1 p1 / -"
    seats = [""] * (1 + len(order))
    start = clever.position(*seats, round=1, turn="asked 2 passive 3", dice=dice)
    state = replace(
        start,
        must_take=table["must"],
        sheets=(Sheet(), *(table["others"][number] for number in order)),
        faces=table["faces"],
        platter=table["platter"],
        spaces=table["spaces"],
    )
    assert clever.game.parse(clever.game.notation(state)) == state
    minds = {seat: Random(f"{table['seed']}/{number}") for seat, number in enumerate(order, 1)}
    while state.active == Seat(0):
        mind = minds[state.asked]
        state = clever.game.apply(state, one_of(clever.game.legal_actions(state), mind)).state
    after = dict(zip(order, state.sheets[1:], strict=True))
    return [after[number] for number in sorted(after)]
