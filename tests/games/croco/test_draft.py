"""A position that is set up by hand: where each token lies, which one shows its number."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tabletop.games.croco import setting
from tabletop.games.croco.draft import Draft, InBox, InCamp, OnCell
from tabletop.games.croco.names import face, read_cell, read_face, read_space
from tabletop.games.croco.printed import CLANS, NUMBER_OF, SPACES, TOKENS, Clan

NONE = " ".join("." * 12)
GREEN, BLUE = Clan.GREEN, Clan.BLUE


def token(told):
    """A token, ``g3+`` or ``b7-``."""
    return read_face(GREEN if told[0] == "g" else BLUE, told[1:])


def at(name):
    """A cell by its name."""
    return OnCell(read_cell(name))


def put(draft, *told):
    """The draft after tokens were taken from their boxes: ``b4- on 5.2``, ``g1+ in a1``."""
    for line in told:
        name, _, where = line.split()
        lying = token(name)
        clan = GREEN if name[0] == "g" else BLUE
        end = at(where) if "." in where else InCamp(clan, read_space(where))
        draft = draft.moved(lying, InBox(clan), end)
    return draft


def crocodile(draft, length):
    """What lies on a crocodile, from its head."""
    return setting.written(draft.board).split(" | ")[length - 1]


def camp(draft, clan):
    """What lies in a camp, by space."""
    return setting.written_camp(draft.camps[clan])


def box(draft, clan):
    """What lies in a box, in order."""
    return " ".join(map(face, draft.box(clan)))


class TestBoxes:
    """Each token lies in exactly one place."""

    def test_at_first_everything_lies_in_the_boxes(self):
        draft = Draft()
        assert [draft.box(clan) for clan in CLANS] == list(TOKENS)
        assert not any(draft.cells)

    def test_what_is_put_on_the_board_is_not_in_the_box(self):
        draft = put(Draft(), "g3+ on 5.3", "g1- in a1")
        assert box(draft, GREEN) == "1+ 2+ 3+ 4+ 5+ 2- 3- 4- 5- 7-"
        assert len(draft.box(BLUE)) == 12

    def test_of_two_equal_tokens_one_is_left(self):
        draft = put(Draft(), "b3- on 5.3")
        assert box(draft, BLUE).split().count("3-") == 1
        assert "3-" not in box(put(draft, "b3- in f2"), BLUE).split()

    def test_back_in_the_box_it_is_in_order_again(self):
        draft = put(Draft(), "g1+ on 3.1", "g2+ in a1")
        draft = draft.moved(token("g1+"), at("3.1"), InBox(GREEN))
        draft = draft.moved(token("g2+"), InCamp(GREEN, 0), InBox(GREEN))
        assert draft == Draft()

    def test_a_draft_is_not_changed_by_what_is_made_of_it(self):
        before = put(Draft(), "g3+ on 5.3")
        put(before, "g1- in a1")
        before.showing(read_cell("5.3"))
        assert before == put(Draft(), "g3+ on 5.3")

    @pytest.mark.parametrize("seed", range(5))
    def test_wherever_tokens_are_moved_there_are_twelve_a_clan(self, seed):
        rng, draft = Random(seed), Draft()
        for _ in range(60):
            clan = rng.choice(CLANS)
            lying = [(token, InBox(clan)) for token in draft.box(clan)]
            lying += [
                (draft.camps[clan][space], InCamp(clan, space))
                for space in SPACES
                if draft.camps[clan][space]
            ]
            lying += [
                (draft.cells[cell], OnCell(cell))
                for cell in range(25)
                if draft.cells[cell] in TOKENS[clan]
            ]
            ends = [InCamp(clan, space) for space in SPACES if not draft.camps[clan][space]]
            ends += [OnCell(cell) for cell in range(25) if not draft.cells[cell]]
            ends.append(InBox(clan))
            draft = draft.moved(*rng.choice(lying), rng.choice(ends))
            for each in CLANS:
                found = Counter(draft.box(each)) + Counter(t for t in draft.camps[each] if t)
                found += Counter(t for t in draft.cells if t in TOKENS[each])
                assert found == Counter(TOKENS[each])
            # Never a position that the rules would not take for one.
            board = setting.written(draft.board)
            assert setting.read_board(board.split(" | ")) == draft.board


class TestControl:
    """On each crocodile one token shows its number."""

    def test_the_first_one_does(self):
        assert crocodile(put(Draft(), "b4- on 5.2"), 5) == ". b4- . . ."

    def test_the_last_one_that_was_put_there_does(self):
        draft = put(Draft(), "b4- on 5.2", "g2- on 5.4", "b1+ on 5.1")
        assert crocodile(draft, 5) == "b1+ b . g ."

    def test_another_one_is_asked_to(self):
        draft = put(Draft(), "b4- on 5.2", "g2- on 5.4").showing(read_cell("5.2"))
        assert crocodile(draft, 5) == ". b4- . g ."

    def test_other_crocodiles_keep_theirs(self):
        draft = put(Draft(), "b4- on 5.2", "g2- on 5.4", "g1+ on 6.1", "b6+ on 7.6")
        draft = draft.showing(read_cell("5.2"))
        assert crocodile(draft, 6) == "g1+ . . . . ."
        assert crocodile(draft, 7) == ". . . . . b6+ ."

    def test_where_it_leaves_the_next_from_the_head_does(self):
        draft = put(Draft(), "b4- on 5.4", "g2- on 5.2", "b1+ on 5.1")
        draft = draft.moved(token("b1+"), at("5.1"), InBox(BLUE))
        assert crocodile(draft, 5) == ". g2- . b ."

    def test_where_another_one_leaves_it_stays(self):
        draft = put(Draft(), "b4- on 5.4", "g2- on 5.2", "b1+ on 5.1")
        draft = draft.moved(token("g2-"), at("5.2"), InBox(GREEN))
        assert crocodile(draft, 5) == "b1+ . . b ."

    def test_a_crocodile_that_is_left_by_all_is_bare(self):
        draft = put(Draft(), "b4- on 5.4").moved(token("b4-"), at("5.4"), InBox(BLUE))
        assert draft == Draft()

    def test_on_the_same_crocodile_it_moves_and_shows_its_number(self):
        draft = put(Draft(), "b4- on 5.4", "g2- on 5.2")
        draft = draft.moved(token("b4-"), at("5.4"), at("5.5"))
        assert crocodile(draft, 5) == ". g . . b4-"

    def test_from_one_crocodile_to_another(self):
        draft = put(Draft(), "b4- on 5.4", "g2- on 5.2", "g1+ on 3.1")
        draft = draft.moved(token("g2-"), at("5.2"), at("3.3"))
        assert crocodile(draft, 5) == ". . . b4- ."
        assert crocodile(draft, 3) == "g . g2-"

    def test_from_a_crocodile_to_its_camp(self):
        draft = put(Draft(), "b4- on 5.4", "g2- on 5.2")
        draft = draft.moved(token("g2-"), at("5.2"), InCamp(GREEN, 11))
        assert crocodile(draft, 5) == ". . . b4- ."
        assert camp(draft, GREEN) == NONE[:-1] + "2-"


class TestByLot:
    """What is in the boxes is laid by lot on the free spaces."""

    def test_all_of_it(self):
        draft = Draft().with_camps_laid(Random(1))
        for clan in CLANS:
            assert sorted(draft.camps[clan]) == sorted(TOKENS[clan])
            assert draft.box(clan) == ()

    def test_what_lies_there_stays(self):
        before = put(Draft(), "g7- in b2", "b6- in a1", "g3+ on 5.3")
        after = before.with_camps_laid(Random(2))
        assert face(after.camps[GREEN][7]) == "7-"
        assert face(after.camps[BLUE][0]) == "6-"
        assert camp(after, GREEN).split().count(".") == 1
        assert after.cells == before.cells

    def test_each_token_may_come_anywhere(self):
        first = {Draft().with_camps_laid(Random(seed)).camps[GREEN][0] for seed in range(200)}
        assert first == set(TOKENS[GREEN])

    def test_one_lot_lays_one_camp(self):
        assert Draft().with_camps_laid(Random(3)) == Draft().with_camps_laid(Random(3))


class TestOfABoard:
    """A line is taken up, and what it does not tell is anything that fits."""

    LINE = (
        f"green 1+ . 3- {' '.join('.' * 9)} | blue {NONE[:-1]}6- "
        "| g . b3+ | . . . . | . b4- g . . | g2+ . . . . b | . . . . . . ."
    )

    def test_it_says_the_same_again(self):
        board = setting.read_board(self.LINE.split(" | "))
        assert setting.written(Draft.of(board).board) == self.LINE

    def test_tokens_that_are_turned_over_are_some_that_are_left(self):
        draft = Draft.of(setting.read_board(self.LINE.split(" | ")))
        for clan in CLANS:
            lying = [t for t in draft.cells if t in TOKENS[clan]]
            assert all(NUMBER_OF[t] for t in lying)
            on_board = Counter(lying) + Counter(t for t in draft.camps[clan] if t)
            assert not on_board - Counter(TOKENS[clan])
            assert len(draft.box(clan)) == 12 - on_board.total()

    def test_nine_tokens_of_one_clan_that_are_turned_over_are_nine(self):
        cells = f"g g g1+ | g g . g7- | g g g5+ . . | {NONE[:11]} | {NONE[:13]}"
        line = f"green {NONE} | blue {NONE} | {cells}"
        draft = Draft.of(setting.read_board(line.split(" | ")))
        assert len(draft.box(GREEN)) == 3
        assert setting.written(draft.board) == line

    def test_any_of_a_match_can_be_taken_up(self, croco):
        for seed in range(3):
            for state in croco.walk(croco.start(), f"draft {seed}"):
                assert Draft.of(state.board).board == state.board
