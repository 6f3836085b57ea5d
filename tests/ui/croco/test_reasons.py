"""What cannot be done on the table of Croco does nothing and says why, in one line."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from tabletop.games.croco.printed import CLANS, LENGTHS, TOKENS
from tests.games.croco.conftest import BLUE
from tests.ui.croco.conftest import LAID, LINES, cell, said, space
from ui.games.croco.reasons import Reasons
from ui.games.croco.terms import CrocoTerms, face
from ui.games.croco.words import Words

RIVER = QPointF(820, 200)
"""Water behind the tail of the crocodile of 3."""
CORNERED = "1+ . 3+ 3+ 4+ 5+ 1- . 3- 4- 5- 7-"
"""Two spaces in the second column are empty: what lies further off cannot leave."""
PLACE = "1 (green), place a token from beside an emptied space."


def where(table, name):
    """The middle of a cell, of a space, or the river."""
    if name == "river":
        return RIVER
    if name[0].isdigit():
        return cell(table, name)
    return space(table, *name.split())


ELSEWHERE = [
    pytest.param(
        ("5: . . b3+ . .",),
        "3+ 1-",
        "5.3",
        "This cell is taken.",
        id="taken",
    ),
    pytest.param(
        ("5: . . b3+ . .", "6: . . b . . b1-"),
        "3+ 1-",
        "5.4",
        "3+ goes to cell 3 from the head, free on the crocodiles of 3, 4 and 7.",
        id="a plus on another cell",
    ),
    pytest.param(
        (),
        "5- 1+",
        "5.2",
        "5− goes to cell 5 from the tail, free on the crocodiles of 5, 6 and 7.",
        id="a minus on another cell",
    ),
    pytest.param(
        (),
        "7- 1+",
        "3.1",
        "7− goes to cell 7 from the tail, free on the crocodile of 7.",
        id="a single cell",
    ),
    pytest.param(
        ("7: b1+ . . . . . .",),
        "7- 1+",
        "7.1",
        "This cell is taken.",
        id="taken, and it may go anywhere",
    ),
    pytest.param((), "3+ 1-", "river", PLACE, id="nowhere"),
]


@pytest.mark.parametrize(("crocodiles", "green", "end", "why"), ELSEWHERE)
@pytest.mark.parametrize("how", ["drag", "click"])
def test_a_token_in_the_wrong_place_goes_home_and_why_is_told(at, how, crocodiles, green, end, why):
    table = at(*crocodiles, green=green)
    table.quiet()
    start, place = space(table, "green", "a1"), where(table, end)
    if how == "click":
        table.click(start)
        told = said(table, lambda: table.click(place))
    else:
        told = said(table, lambda: table.drag(start, place))
    # Where English is British there is no comma.
    assert told.replace(", and", " and") == why
    assert table.scene.dump() == table.fresh(table.session.state)


UNTOUCHABLE = [
    pytest.param("blue a1", "That is the other clan. {asked}", id="the other camp"),
    pytest.param("green b1", "This space is empty. {asked}", id="an emptied space"),
    pytest.param(
        "green f1", "5+ cannot leave yet: no space beside it has been emptied.", id="hemmed in"
    ),
    pytest.param(
        "green d2", "4− cannot leave yet: no space beside it has been emptied.", id="a corner off"
    ),
    pytest.param("5.3", "Choose a token first, then its cell. {asked}", id="a cell first"),
    pytest.param("5.2", "Choose a token first, then its cell. {asked}", id="a token that lies"),
    pytest.param("river", "{asked}", id="water"),
]


@pytest.mark.parametrize(("name", "why"), UNTOUCHABLE)
def test_what_cannot_be_touched_says_why(at, name, why):
    table = at("5: . b4- . . .", green=CORNERED, blue="6- 1-")
    table.quiet()
    told = said(table, lambda: table.click(where(table, name)))
    assert told == why.format(asked=PLACE)


def test_a_space_across_a_corner_is_not_beside_it(at):
    table = at(green="1+ . 3+ 3+ 4+ 5+ 1- 2- 3- 4- 5- .", blue="6-")
    table.quiet()
    told = said(table, lambda: table.click(space(table, "green", "a2")))
    assert told == "1− cannot leave yet: no space beside it has been emptied."


@pytest.mark.parametrize(
    ("place", "name"),
    [("green b2", "a clan is not chosen by a cell"), ("5.3", "cell"), ("river", "water")],
)
def test_before_a_clan_is_chosen_that_is_asked(seated, place, name):
    table = seated(*LAID)
    table.quiet()
    if place.startswith("green"):
        table.click(where(table, place))
        assert table.actions[-1] == "choose green", name
    else:
        asked = "1, you begin: which clan do you take?"
        assert said(table, lambda: table.click(where(table, place))) == asked


def test_while_a_chain_goes_on_that_is_said(at):
    table = at("5: . b4- . . .", green="2- 1+ 5+", lines=("place green 2- from a1 on 5.4",))
    table.quiet()
    told = said(table, lambda: table.click(RIVER))
    assert told == "1, your token was turned over: place another."


def test_when_the_match_is_over_that_is_said(at):
    table = at(green="1+", blue=".", lines=("place green 1+ from a1 on 7.1",))
    table.quiet()
    reasons = table.scene.reasons
    assert reasons.why_not(table.session.state, None, None, None) == "The match is over."


def test_after_a_game_the_board_is_to_be_cleared(at):
    start = {"green": "1+", "blue": ".", "match": "1/2 alternate | -"}
    table = at(**start, lines=("place green 1+ from a1 on 7.1",))
    table.quiet()
    told = said(table, lambda: table.click(cell(table, "7.1")))
    assert told == "Game 1 is over: 1 7, 2 0. Clear the board for the next one."


@pytest.fixture
def reasons(qapp):
    return Reasons(Words())


class TestWhileOneSetsUp:
    """The names of things while a position is set up, each of them another one."""

    def test_what_lies_where_is_named(self, lang, reasons):
        named = [
            reasons.named(clan, token) for clan in CLANS for token in sorted(set(TOKENS[clan]))
        ]
        assert len(set(named)) == len(named) == 22
        cells = [reasons.cell(number) for number in range(25)]
        spaces = [reasons.space(number) for number in range(12)]
        others = [reasons.box(), reasons.shows_number(), reasons.sets_up()]
        told = [*cells, *spaces, *others]
        assert len(set(told)) == len(told)
        assert not [text for text in (*told, *named) if "{" in text or "%" in text]

    def test_what_is_to_be_laid_where(self, lang, reasons):
        told = {reasons.lays(token, 3) for token in set(TOKENS[0])}
        assert len(told) == len(set(TOKENS[0]))
        assert all("d1" in text for text in told)


class TestWords:
    """In each language every reason is whole."""

    def test_what_a_crocodile_is_worth(self, lang, reasons):
        token = LINES.game.decode("place green 3+ from a1 on 5.3").token
        assert reasons.worth(2, None, told=True) == "× 5"
        assert reasons.worth(2, token, told=True) == "5 × 3 = 15"
        assert reasons.worth(2, token, told=False) == "5 × 3"

    def test_all_that_is_said_about_positions(self, lang, reasons):
        terms = CrocoTerms()
        assert len({terms.clan(clan) for clan in CLANS}) == 2
        seen = set()
        start = LINES.laid("green", blue=BLUE)
        for seed in range(4):
            for state in LINES.walk(start, f"reasons {seed}"):
                for clan in CLANS:
                    seen.add(reasons.note(state, clan, told=True))
                for action in LINES.game.legal_actions(state)[::5]:
                    seen.add(reasons.verdict(state, action, told=True))
                    seen.add(reasons.token_and_cells([action]))
                    seen.update(
                        reasons.why_not(state, action.token, number, None) for number in range(25)
                    )
                seen.update(reasons.about(state, number) for number in range(25))
                for clan in CLANS:
                    for at in range(12):
                        seen.add(reasons.why_not(state, None, None, (clan, at)))
        assert len(seen) > 300
        open_ends = [text for text in seen if "{" in text or "%n" in text or "None" in text]
        assert not open_ends
        if lang == "en":
            said = "\n".join(seen)
            for length in LENGTHS:
                assert f"crocodile of {length}" in said
            assert "It was your last: the turn ends." in said
            assert "may go to any free cell." in said


def test_tokens_are_written_with_a_true_minus(qapp):
    faces = {face(token) for clan in CLANS for token in TOKENS[clan]}
    assert faces == {f"{number}+" for number in range(1, 7)} | {
        f"{number}\N{MINUS SIGN}" for number in (1, 2, 3, 4, 5, 6, 7)
    }
