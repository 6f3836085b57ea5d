"""Who controls a crocodile: the newcomer fights the controller, and the loser is turned over."""

from __future__ import annotations

from itertools import product

import pytest

from tabletop.games.croco.events import ControlTaken, PlacesAgain, TokenPlaced, TurnedOver
from tabletop.games.croco.names import cell_name, face, read_cell, read_face, read_space
from tabletop.games.croco.printed import CROCODILE_OF, CROCODILES, NAMED, TOKENS, Clan
from tabletop.kernel.game import Seat

CLANS = ("green", "blue")


class TestFirst:
    # 6: the first on a crocodile controls it, and the turn ends.
    @pytest.mark.parametrize("line", ["1+ on 3.1", "1- on 6.6", "7- on 7.1", "4- on 5.2"])
    def test_the_first_controls_whatever_its_sign(self, croco, line):
        state, story = croco.tell(croco.laid("green"), line)
        number, cell = line.split(" on ")
        assert croco.controls(state, int(cell[0])) == f"g{number}"
        assert croco.asked(state) == "asked 2 place"
        assert story[1:] == (ControlTaken(Seat(0), read_face(Clan.GREEN, number), read_cell(cell)),)

    def test_crocodiles_have_nothing_to_do_with_each_other(self, croco):
        state = croco.position("4: . . . b1-", "6: . . . . . b2-", green="1+ 2+")
        state, story = croco.tell(state, "1+ on 5.1")
        assert not [event for event in story if isinstance(event, TurnedOver)]
        assert [croco.controls(state, length) for length in (4, 5, 6)] == ["b1-", "g1+", "b2-"]


class TestVectors:
    """4- lies on cell 2 of the crocodile of 5 and controls it."""

    @pytest.mark.parametrize(
        ("line", "after"),
        [
            pytest.param("2- on 5.4", ". b4- . g .", id="2- loses: same sign, nearer the tail"),
            pytest.param("5- on 5.1", "g5- b . . .", id="5- wins: same sign, nearer the head"),
            pytest.param("1+ on 5.1", "g b4- . . .", id="1+ loses: other sign, nearer the head"),
            pytest.param("5+ on 5.5", ". b . . g5+", id="5+ wins: other sign, nearer the tail"),
        ],
    )
    def test_against_four_minus(self, croco, line, after):
        state = croco.position("5: . b4- . . .", green="2- 5- 1+ 5+")
        assert croco.crocodile(croco.play(state, line), 5) == after

    @pytest.mark.parametrize(
        ("newcomer", "cell", "holder"),
        [
            pytest.param("2-", "5.4", "5.2", id="2- would lose to it"),
            pytest.param("5+", "5.5", None, id="5+ would win"),
            pytest.param("2-", "4.3", None, id="elsewhere there is nobody to lose to"),
        ],
    )
    def test_it_is_told_beforehand_to_whom_a_token_would_lose(self, croco, newcomer, cell, holder):
        board = croco.position("5: . b4- . . .", green=newcomer).board
        held = board.held_against(read_face(Clan.GREEN, newcomer), read_cell(cell))
        assert held == (None if holder is None else read_cell(holder))

    def test_four_minus_came_first_and_controls(self, croco):
        state = croco.play(croco.laid("green"), "4- on 5.2")
        assert croco.crocodile(state, 5) == ". g4- . . ."


class TestEverywhere:
    # 5: same sign, nearer the head wins; different signs, nearer the tail.
    @pytest.mark.parametrize(
        ("placed", "lying", "sign", "held"), [*product(CLANS, CLANS, "+-", "+-")]
    )
    def test_signs_and_cells_decide_and_neither_clan_nor_number(
        self, croco, placed, lying, sign, held
    ):
        tried = 0
        for number, cell, at in _fights(placed, sign):
            for other in (f"1{held}", f"4{held}"):
                if (lying, other) == (placed, number):
                    continue
                state = croco.position(
                    _lying(at, lying[0] + other),
                    **{"green": "7-", "blue": "6-", placed: number},
                    places=placed,
                )
                winner = min(cell, at) if sign == held else max(cell, at)
                shown = {cell: placed[0] + number, at: lying[0] + other}
                turned = {cell: placed[0], at: lying[0]}
                expected = _line({**turned, winner: shown[winner]}, cell)
                after = croco.play(state, f"{number} on {cell_name(cell)}")
                assert croco.crocodile(after, int(cell_name(cell)[0])) == expected
                tried += 1
        assert tried > 100


def _fights(clan, sign):
    """Every token of a clan with this sign, each cell it names, each other cell beside it."""
    for token in sorted(set(TOKENS[Clan[clan.upper()]])):
        if face(token)[1] == sign:
            for cell in NAMED[token]:
                for at in CROCODILES[CROCODILE_OF[cell]]:
                    if at != cell:
                        yield face(token), cell, at


def _line(lying, cell):
    return " ".join(lying.get(other, ".") for other in CROCODILES[CROCODILE_OF[cell]])


def _lying(cell, token):
    return f"{cell_name(cell)[0]}: {_line({cell: token}, cell)}"


class TestController:
    # 5: the newcomer fights only the present controller.
    @pytest.mark.parametrize(
        ("lying", "line", "after"),
        [
            pytest.param(
                "6: b . b2+ . . .",
                "2+ on 6.2",
                "b g2+ b . . .",
                id="one that is turned over nearer the head is no matter",
            ),
            pytest.param(
                "6: . b2+ . . . b", "5+ on 6.5", ". b2+ . . g b", id="nor one nearer the tail"
            ),
            pytest.param("6: b b b b b2+ .", "1- on 6.6", "b b b b b g1-", id="nor are many"),
        ],
    )
    def test_those_that_are_turned_over_do_not_fight(self, croco, lying, line, after):
        state = croco.position(lying, green="2+ 5+ 1-")
        assert croco.crocodile(croco.play(state, line), 6) == after

    # 5: the loser is turned over for good.
    def test_who_was_turned_over_does_not_come_back(self, croco):
        state = croco.position("7: . . . b4+ . . .", green="3+ 1- 4-", blue="2+ 6-")
        state = croco.play(state, "3+ on 7.3")
        assert croco.crocodile(state, 7) == ". . g3+ b . . ."
        state = croco.play(state, "6- on 7.2")
        # 6- has lost at once; 4+ would have won against it and stays turned over.
        assert croco.crocodile(state, 7) == ". b g3+ b . . ."
        state = croco.play(state, "2+ on 4.2", "1- on 7.7")
        assert croco.crocodile(state, 7) == ". b g b . . g1-"

    def test_a_beaten_controller_gives_way_to_its_conqueror_alone(self, croco):
        state = croco.position("5: b g2+ . . .", green="3+ 3-", blue="1- 4+")
        state = croco.play(state, "3- on 6.4")
        state = croco.play(state, "1- on 5.5")
        assert croco.crocodile(state, 5) == "b g . . b1-"

    def test_one_and_only_one_shows_its_number(self, croco):
        for number in range(40):
            for state in croco.walk(croco.laid(), f"one shows/{number}"):
                for length in range(3, 8):
                    lying = croco.crocodile(state, length).replace(".", "").split()
                    shown = [word for word in lying if len(word) > 1]
                    assert len(shown) == bool(lying)

    def test_a_token_that_is_turned_over_never_shows_again(self, croco):
        for number in range(40):
            turned: set[tuple[int, int]] = set()
            for state in croco.walk(croco.laid(), f"for good/{number}"):
                now = {
                    (length, cell)
                    for length in range(3, 8)
                    for cell, word in enumerate(croco.crocodile(state, length).split())
                    if word in ("g", "b")
                }
                assert turned <= now
                turned = now


class TestOwn:
    # 6: winning over one's own token is allowed.
    def test_one_may_win_over_the_own_token(self, croco):
        state = croco.position("5: . g4- . . .", green="5+ 5-")
        assert croco.crocodile(croco.play(state, "5+ on 5.5"), 5) == ". g . . g5+"
        assert croco.crocodile(croco.play(state, "5- on 5.1"), 5) == "g5- g . . ."

    def test_and_lose_against_it(self, croco):
        state = croco.position("5: . g4- . . .", green="1+ 2-")
        assert croco.crocodile(croco.play(state, "1+ on 5.1"), 5) == "g g4- . . ."


class TestTold:
    def test_who_wins_is_told_with_both_tokens_and_cells(self, croco):
        state = croco.position("5: . b4- . . .", green="1- 5+")
        placed, held = read_face(Clan.GREEN, "5+"), read_face(Clan.BLUE, "4-")
        cell, at = read_cell("5.5"), read_cell("5.2")
        assert croco.tell(state, "5+ on 5.5")[1] == (
            TokenPlaced(Seat(0), placed, read_space("b1"), cell, freely=False),
            TurnedOver(placed, cell, held, at, newcomer=False),
        )

    def test_and_so_is_who_loses_and_places_again(self, croco):
        state = croco.position("5: . g4- . . .", blue="1+ 5+", places="blue", seat=2)
        placed, held = read_face(Clan.BLUE, "1+"), read_face(Clan.GREEN, "4-")
        cell, at = read_cell("5.1"), read_cell("5.2")
        assert croco.tell(state, "1+ on 5.1")[1] == (
            TokenPlaced(Seat(1), placed, read_space("a1"), cell, freely=False),
            TurnedOver(held, at, placed, cell, newcomer=True),
            PlacesAgain(Seat(1)),
        )
