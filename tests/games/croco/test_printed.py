"""What is printed: crocodiles, camps, tokens, and the cells that each token names."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.games.croco.names import cell_name, face, space_name
from tabletop.games.croco.printed import (
    CELLS,
    CLAN_OF,
    CROCODILE_OF,
    CROCODILES,
    FROM_HEAD,
    LENGTHS,
    NAMED,
    NEIGHBOURS,
    NUMBER_OF,
    SIGN_OF,
    SPACES,
    TOKENS,
    TURNED,
    Clan,
    Sign,
    token,
)

# 2: n+ is the n-th cell from the head, n- the n-th from the tail; a shorter crocodile has none.
CELLS_NAMED = {
    "1+": "3.1 4.1 5.1 6.1 7.1",
    "2+": "3.2 4.2 5.2 6.2 7.2",
    "3+": "3.3 4.3 5.3 6.3 7.3",
    "4+": "4.4 5.4 6.4 7.4",
    "5+": "5.5 6.5 7.5",
    "6+": "6.6 7.6",
    "1-": "3.3 4.4 5.5 6.6 7.7",
    "2-": "3.2 4.3 5.4 6.5 7.6",
    "3-": "3.1 4.2 5.3 6.4 7.5",
    "4-": "4.1 5.2 6.3 7.4",
    "5-": "5.1 6.2 7.3",
    "6-": "6.1 7.2",
    "7-": "7.1",
}


class TestCrocodiles:
    def test_five_of_three_to_seven_cells(self):
        assert LENGTHS == (3, 4, 5, 6, 7)
        assert [len(cells) for cells in CROCODILES] == [3, 4, 5, 6, 7]

    def test_each_cell_is_on_one_crocodile_and_has_a_number_from_its_head(self):
        assert [cell for cells in CROCODILES for cell in cells] == list(CELLS)
        for crocodile, cells in enumerate(CROCODILES):
            assert [CROCODILE_OF[cell] for cell in cells] == [crocodile] * len(cells)
            assert [FROM_HEAD[cell] for cell in cells] == list(range(1, len(cells) + 1))

    def test_a_cell_is_called_by_its_crocodile_and_its_number(self):
        assert " ".join(map(cell_name, CROCODILES[2])) == "5.1 5.2 5.3 5.4 5.5"


class TestCamps:
    def test_two_rows_of_six(self):
        spaces = "a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 e2 f2"
        assert " ".join(map(space_name, SPACES)) == spaces

    # 3: across an edge, for with diagonals some openings make the rule void.
    @pytest.mark.parametrize(
        ("space", "beside"),
        [
            ("a1", "b1 a2"),
            ("b1", "a1 c1 b2"),
            ("c1", "b1 d1 c2"),
            ("d1", "c1 e1 d2"),
            ("e1", "d1 f1 e2"),
            ("f1", "e1 f2"),
            ("a2", "a1 b2"),
            ("b2", "b1 a2 c2"),
            ("c2", "c1 b2 d2"),
            ("d2", "d1 c2 e2"),
            ("e2", "e1 d2 f2"),
            ("f2", "f1 e2"),
        ],
    )
    def test_neighbours_are_across_an_edge(self, space, beside):
        names = [space_name(number) for number in SPACES]
        found = {names[other] for other in NEIGHBOURS[names.index(space)]}
        assert found == set(beside.split())


class TestTokens:
    @pytest.mark.parametrize(
        ("clan", "tokens"),
        [
            (Clan.GREEN, "1+ 2+ 3+ 3+ 4+ 5+ 1- 2- 3- 4- 5- 7-"),
            (Clan.BLUE, "1+ 2+ 3+ 4+ 5+ 6+ 1- 2- 3- 3- 4- 6-"),
        ],
    )
    def test_each_clan_has_six_of_each_sign(self, clan, tokens):
        assert Counter(map(face, TOKENS[clan])) == Counter(tokens.split())
        assert {CLAN_OF[code] for code in TOKENS[clan]} == {clan}
        assert [SIGN_OF[code] for code in TOKENS[clan]].count(Sign.PLUS) == 6

    def test_a_token_is_its_clan_its_number_and_its_sign(self):
        seven = token(Clan.GREEN, 7, Sign.MINUS)
        assert (CLAN_OF[seven], NUMBER_OF[seven], SIGN_OF[seven]) == (Clan.GREEN, 7, Sign.MINUS)
        assert seven in TOKENS[Clan.GREEN]

    def test_turned_over_only_the_clan_is_to_be_seen(self):
        assert [CLAN_OF[code] for code in TURNED] == [Clan.GREEN, Clan.BLUE]
        assert [NUMBER_OF[code] for code in TURNED] == [0, 0]
        assert not set(TURNED) & {code for tokens in TOKENS for code in tokens}


class TestNamed:
    @pytest.mark.parametrize(("number", "cells"), CELLS_NAMED.items())
    def test_the_cells_that_a_token_names(self, number, cells):
        tokens = [code for tokens in TOKENS for code in tokens if face(code) == number]
        assert tokens
        for code in tokens:
            assert [cell_name(cell) for cell in NAMED[code]] == cells.split()

    # 2: cell i of length L is i+ and (L+1-i)-.
    @pytest.mark.parametrize("cell", CELLS, ids=cell_name)
    def test_every_cell_has_its_two_codes(self, cell):
        length, number = map(int, cell_name(cell).split("."))
        known = {face(code): code for tokens in TOKENS for code in tokens}
        naming = {name for name, code in known.items() if cell in NAMED[code]}
        assert naming == {f"{number}+", f"{length + 1 - number}-"} & set(known)

    # 2: 7- has only the head of the crocodile of 7, and no token is 7+.
    def test_only_one_code_is_nobodys(self):
        codes = {
            code
            for length in LENGTHS
            for number in range(1, length + 1)
            for code in (f"{number}+", f"{length + 1 - number}-")
        }
        assert codes - set(CELLS_NAMED) == {"7+"}

    @pytest.mark.parametrize("clan", ["green", "blue"])
    def test_fifty_ways_to_begin(self, croco, clan):
        state = croco.laid(clan)
        ways = {(line.split()[2], line.split()[-1]) for line in croco.may(state)}
        assert len(croco.may(state)) == 50
        assert ways == {
            (number, cell)
            for number in map(face, TOKENS[Clan[clan.upper()]])
            for cell in CELLS_NAMED[number].split()
        }
