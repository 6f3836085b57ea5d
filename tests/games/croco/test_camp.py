"""Which tokens may leave a camp: at first any, then those beside an emptied space.

A camp is drawn as it lies, ``xx.x..`` for six spaces, ``x`` for a token.
"""

from __future__ import annotations

import pytest

from tabletop.games.croco.board import playable
from tabletop.games.croco.names import space_name
from tabletop.games.croco.printed import NOTHING, SPACES, TOKENS, Clan

FULL = "xxxxxx/xxxxxx"
GREEN = "1+ 2+ 3+ 4+ 5+ 1- 2- 3- 4- 5- 7- 3+"


def _told(rows: str) -> str:
    """A camp with green tokens on the spaces that are not emptied."""
    tokens = iter(GREEN.split())
    return " ".join("." if space == "." else next(tokens) for space in rows.replace("/", ""))


def _beside(emptied: frozenset[str]) -> set[str]:
    """The spaces across an edge of an emptied one, that are not emptied themselves."""
    found = set()
    for column, row in emptied:
        near = ord(column)
        found |= {chr(near - 1) + row, chr(near + 1) + row, column + str(3 - int(row))}
    return {space for space in found if space[0] in "abcdef"} - emptied


class TestFirstTwo:
    # 3: the first two placements of each player are free.
    @pytest.mark.parametrize(
        "rows", [FULL, "xxxxx./xxxxxx", "xx.xxx/xxxxxx", "xxxxxx/.xxxxx", "xxxxxx/xxx.xx"]
    )
    def test_any_token_may_leave(self, croco, rows):
        state = croco.position(green=_told(rows))
        assert len(croco.spaces(state)) == rows.count("x")

    def test_each_player_has_two_of_the_own(self, croco):
        state = croco.laid("green")
        for line in ("1+ on 3.1", "1+ on 4.1", "2+ on 5.2", "2+ on 6.2"):
            assert len(croco.spaces(state)) >= 11, line
            state = croco.play(state, line)
        # Both camps lie with 1+ on a1 and 2+ on b1.
        assert croco.spaces(state) == {"c1", "a2", "b2"}
        assert croco.spaces(croco.play(state, "3+ on 7.3")) == {"c1", "a2", "b2"}


class TestThirdAndLater:
    @pytest.mark.parametrize(
        ("rows", "spaces"),
        [
            pytest.param("..xxxx/xxxxxx", "c1 a2 b2", id="a corner and the space beside it"),
            pytest.param(".xxxxx/xxxxx.", "b1 a2 e2 f1", id="opposite corners"),
            pytest.param("x.xxxx/x.xxxx", "a1 c1 a2 c2", id="a column, and no space diagonally"),
            pytest.param("xx.xxx/xxxx.x", "b1 d1 c2 e1 d2 f2", id="two apart"),
            pytest.param("x.x.xx/xxxxxx", "a1 c1 e1 b2 d2", id="a token between two"),
            pytest.param("xxxxx./.xxxxx", "e1 f2 a1 b2", id="the ends of the rows do not meet"),
            pytest.param("xxxxx./xxxxx.", "e1 e2", id="the last column"),
            pytest.param(".xxxxx/.xxxxx", "b1 b2", id="the first column"),
        ],
    )
    def test_only_beside_the_two_that_were_emptied(self, croco, rows, spaces):
        assert croco.spaces(croco.position(green=_told(rows))) == set(spaces.split())

    # 3: every emptied cell counts, not only the first two.
    @pytest.mark.parametrize(
        ("rows", "spaces"),
        [
            pytest.param("...xxx/xxxxxx", "d1 a2 b2 c2", id="three in a row"),
            pytest.param("..xxxx/x.xxxx", "c1 a2 c2", id="round the corner"),
            pytest.param("....../xxxxxx", "a2 b2 c2 d2 e2 f2", id="a whole row"),
            pytest.param("x...../......", "a1", id="the last one"),
            pytest.param("x....x/..x...", "a1 f1 c2", id="three far apart"),
            pytest.param("xxxx../xxxx..", "d1 d2", id="only the edge of what is left"),
        ],
    )
    def test_every_emptied_space_counts(self, croco, rows, spaces):
        assert croco.spaces(croco.position(green=_told(rows))) == set(spaces.split())

    # 3: of one's own camp.
    def test_what_the_other_has_emptied_does_not_count(self, croco):
        state = croco.position(
            green=_told("..xxxx/xxxxxx"), blue="1+ 2+ 3+ 4+ . . 1- 2- 3- 3- 4- 6-"
        )
        assert croco.spaces(state) == {"c1", "a2", "b2"}

    # 3: replays count.
    def test_a_token_placed_again_counts_as_one_that_has_left(self, croco):
        state = croco.play(croco.laid("green"), "1- on 7.7", "1+ on 7.1")
        assert len(croco.spaces(state)) == 11
        state = croco.play(state, "2+ on 7.2")
        # Still in the first turn: 1+ and 2+ have left a1 and b1.
        assert croco.asked(state) == "asked 2 again"
        assert croco.spaces(state) == {"c1", "a2", "b2"}

    def test_a_placement_opens_the_way_for_the_next(self, croco):
        state = croco.position("7: b1+ . . . . . .", green="2+ . 3+ 4+ 5+ 1- . 2- 3- 4- 5- 7-")
        assert croco.spaces(state) == {"a1", "c1", "b2"}
        state = croco.play(state, "place green 3+ from c1 on 7.3")
        assert croco.asked(state) == "asked 1 again"
        assert croco.spaces(state) == {"a1", "d1", "b2", "c2"}

    def test_the_tokens_themselves_do_not_matter(self, croco):
        camp = _told("..xxxx/xxxxxx").split()
        for turn in range(2, 12):
            turned = camp[:2] + camp[turn:] + camp[2:turn]
            state = croco.position(green=" ".join(turned))
            assert croco.spaces(state) == {"c1", "a2", "b2"}


class TestAlways:
    # 3: so a playable token always exists, whatever the opening.
    def test_in_every_camp_that_can_come_about_some_token_may_leave(self):
        names = [space_name(space) for space in SPACES]
        reached, waiting = set(), [frozenset[str]()]
        while waiting:
            emptied = waiting.pop()
            if emptied in reached or len(emptied) == len(SPACES):
                continue
            reached.add(emptied)
            camp = tuple(
                NOTHING if name in emptied else token
                for name, token in zip(names, TOKENS[Clan.GREEN], strict=True)
            )
            leaving = [names[space] for space in playable(camp)]
            free = set(names) - emptied if len(emptied) < 2 else _beside(emptied)
            assert leaving, emptied
            assert sorted(leaving) == sorted(free), emptied
            waiting += [emptied | {space} for space in leaving]
        # All shapes but few: nobody can empty three corners that are far apart.
        assert len(reached) > 2000
        assert frozenset({"a1", "f1", "c2"}) not in reached
