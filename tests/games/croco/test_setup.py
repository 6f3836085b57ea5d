"""A position that is set up by hand: what can be told, who places, and what is refused."""

from __future__ import annotations

import pytest

from tabletop.games.croco import setting
from tabletop.games.croco.printed import Clan
from tabletop.kernel.errors import OptionError

NONE_LEFT = " ".join("." * 12)
CAMPS = ("green 1+ . . 3+ 3+ 5+ . 2- . . . 7-", "blue . 2+ . . . . 1- . 3- 3- . 6-")
CELLS = ("g . b3+", ". . . .", ". b4- g . .", "g2+ . . . . b", ". . . . . . .")
LINE = " | ".join(("blue", *CAMPS, *CELLS))


def _changed(old: str, new: str) -> str:
    assert old in LINE
    return LINE.replace(old, new, 1)


class TestTaken:
    def test_what_lies_where_is_as_told(self, croco):
        state = croco.start(setup=LINE)
        assert croco.camp(state, "green") == CAMPS[0].removeprefix("green ")
        assert croco.camp(state, "blue") == CAMPS[1].removeprefix("blue ")
        assert tuple(croco.crocodile(state, length) for length in range(3, 8)) == CELLS

    @pytest.mark.parametrize(("clan", "seats"), [("green", [6, 0]), ("blue", [0, 6])])
    def test_who_places_is_player_one_and_has_that_clan(self, croco, clan, seats):
        state = croco.start(setup=f"{clan} | {croco.board('3: g2+ . .', green='7-', blue='6-')}")
        assert croco.asked(state) == "asked 1 place"
        assert {line.split()[1] for line in croco.may(state)} == {clan}
        assert croco.totals(state) == seats

    def test_nothing_is_drawn_and_nothing_chosen(self, croco):
        state = croco.start(setup=LINE)
        assert croco.game.turn(state) == 0
        assert {line.split()[0] for line in croco.may(state)} == {"place"}

    def test_it_is_played_on_by_the_rules(self, croco):
        state = croco.start(setup=LINE)
        # Against 2+ on 6.1, of the other sign and nearer the head.
        state = croco.play(state, "3- on 6.4")
        assert croco.crocodile(state, 6) == "g . . b3- . b"
        assert croco.asked(state) == "asked 2 place"
        assert "a1" in croco.spaces(state)

    # 3: the emptied spaces are counted as they are told.
    @pytest.mark.parametrize(
        ("camp", "leave"),
        [
            pytest.param("1+ 2+ 3+ 3+ 4+ 5+ 1- 2- 3- 4- 5- 7-", 12, id="none emptied"),
            pytest.param("1+ . 3+ 3+ 4+ 5+ 1- 2- 3- 4- 5- 7-", 11, id="one emptied"),
            pytest.param("1+ . 3+ 3+ 4+ 5+ 1- 2- 3- 4- . 7-", 6, id="two emptied"),
        ],
    )
    def test_from_the_third_on_only_beside_emptied_spaces(self, croco, camp, leave):
        state = croco.start(setup=f"green | {croco.board(green=camp, blue='6-')}")
        assert len(croco.spaces(state)) == leave

    def test_tokens_may_be_out_of_the_game(self, croco):
        state = croco.start(setup=f"green | {croco.board(green='1+', blue='1-')}")
        state = croco.play(state, "1+ on 7.1", "1- on 5.5")
        assert croco.game.turn(state) is None
        assert croco.totals(state) == [7, 5]

    def test_the_other_one_may_have_none_left(self, croco):
        state = croco.start(setup=f"green | {croco.board(green='1+ 2+', blue=NONE_LEFT)}")
        state = croco.play(state, "1+ on 7.1")
        assert croco.game.turn(state) is None

    @pytest.mark.parametrize("line", ["", LINE])
    def test_right_lines_have_no_problem(self, line):
        assert setting.problem(line) is None

    def test_blanks_do_not_matter(self, croco):
        spaced = LINE.replace(" | ", "   |").replace("g2+ ", "g2+   ")
        assert croco.start(setup=f"  {spaced} ") == croco.start(setup=LINE)

    def test_what_is_written_is_read_back(self):
        clan, board = setting.read(LINE)
        assert clan is Clan.BLUE
        assert setting.written_setup(clan, board) == LINE

    def test_every_position_of_a_game_can_be_set_up(self, croco):
        for number in range(10):
            for state in croco.walk(croco.laid("blue"), f"set up/{number}"):
                if croco.game.turn(state) is None:
                    continue
                line = setting.written_setup(state.clan, state.board)
                again = croco.start(setup=line)
                assert (again.board, again.clan) == (state.board, state.clan)
                assert croco.may(again) == croco.may(state)

    def test_nothing_set_up_is_a_game_from_its_beginning(self, croco):
        assert croco.start(setup="") == croco.start()


class TestRefused:
    @pytest.mark.parametrize(
        ("line", "why"),
        [
            pytest.param(" ", '"" is no clan; there are green, blue', id="only a blank"),
            pytest.param("red | " + LINE[7:], '"red" is no clan', id="no clan"),
            pytest.param(LINE[7:], "is no clan", id="nobody places"),
            pytest.param("green", "7 parts, .* and not 0", id="nothing lies anywhere"),
            pytest.param(LINE + " | . . .", "and not 8", id="a sixth crocodile"),
            pytest.param(LINE.rpartition(" | ")[0], "and not 6", id="no crocodile of 7"),
            pytest.param(
                _changed("blue . 2+", "green . 2+"), 'a camp is "blue" and 12', id="no blue camp"
            ),
            pytest.param(
                _changed("blue . 2+", "blue 2+"), "12 spaces, and not .blue 2", id="11 spaces"
            ),
            pytest.param(_changed("green 1+", "green . 1+"), "12 spaces, and not", id="13 spaces"),
            pytest.param(
                f"green | | {' | '.join((CAMPS[1], *CELLS))}", "12 spaces, and not", id="no camp"
            ),
            pytest.param(
                _changed("green 1+", "green 6+"),
                'there is no "6\\+" in the green clan',
                id="a token of the other clan",
            ),
            pytest.param(
                _changed("green 1+", "green g"), 'no "g" in the green', id="one turned over in it"
            ),
            pytest.param(
                _changed(". b4- g . .", ". b4- g ."),
                'crocodile of 5 has 5 cells, and not ". b4- g ."',
                id="a cell is lacking",
            ),
            pytest.param(_changed("g . b3+", "g . b3+ ."), "of 3 has 3 cells", id="one too many"),
            pytest.param(_changed("b4-", "r4-"), '"r4-" is nothing that lies', id="a red token"),
            pytest.param(_changed("b4-", "4-"), '"4-" is nothing that lies', id="nobody's token"),
            pytest.param(_changed("b4-", "b5-"), 'no "5-" in the blue', id="no such token"),
            pytest.param(_changed("b4-", "b"), "of 5 exactly one token must show", id="none shows"),
            pytest.param(
                _changed("b4- g .", "b4- g4- ."), "of 5 exactly one token must", id="two show"
            ),
            pytest.param(
                _changed("g2+", "g1+"), "the green clan has not so many 1\\+", id="one token twice"
            ),
            pytest.param(
                _changed("g2+", "g3+"), "the green clan has not so many 3\\+", id="a third 3+"
            ),
            pytest.param(
                LINE.replace(CELLS[4], "b b b b2- b b b"),
                "the blue clan has only 12 tokens",
                id="thirteen tokens",
            ),
            pytest.param(
                f"green | green {NONE_LEFT} | {' | '.join((CAMPS[1], *CELLS))}",
                "the green clan has no token to place",
                id="who places has none",
            ),
        ],
    )
    def test_what_cannot_lie_so(self, croco, line, why):
        with pytest.raises(OptionError, match=why):
            croco.start(setup=line)
        assert setting.problem(line) is not None

    @pytest.mark.parametrize("games", ["2", "4", "6"])
    def test_it_is_played_once(self, croco, games):
        with pytest.raises(OptionError, match="set up by hand is played once"):
            croco.start(setup=LINE, games=games)


class TestWhose:
    def test_before_a_clan_is_chosen_nobody_has_one(self, croco):
        state = croco.start()
        assert [state.clan_of(seat) for seat in (0, 1)] == [None, None]
        assert [state.seat_of(clan) for clan in Clan] == [None, None]

    @pytest.mark.parametrize(("chosen", "clans"), [("green", (0, 1)), ("blue", (1, 0))])
    def test_who_begins_has_the_clan_that_was_chosen(self, croco, chosen, clans):
        state = croco.laid(chosen)
        assert [state.seat_of(clan) for clan in (Clan.GREEN, Clan.BLUE)] == list(clans)
        assert [state.clan_of(clans[clan]) for clan in (0, 1)] == [Clan.GREEN, Clan.BLUE]
