"""Camps that are laid by hand: token by token in the order of the spaces, or typed in a line."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt

from tests.games.croco.conftest import BLUE, GREEN
from tests.ui.croco.conftest import ALL_SPACES, LAID, LINES, camp_piece, named, space

MIXED = "7- 3+ 1+ 5- 3+ 2- 4+ 1- 5+ 2+ 4- 3-"
"""The green camp in another order."""
ELEMENTS = {"+": "plus", "-": "minus"}


@pytest.fixture
def table(seated):
    """A table at which the green camp is to be laid by hand."""
    made = seated(own_dice=True)
    made.quiet()
    return made


def element(clan, face):
    """The drawing of a token."""
    return f"{clan}-{ELEMENTS[face[-1]]}-{face[:-1]}"


def left(table):
    """The tokens that lie in the river, as they are drawn."""
    return [piece.art.element for piece in table.scene.unlaid._left]


def taken(table, clan, face):
    """The middle of such a token in the river."""
    at = left(table).index(element(clan, face))
    return table.scene.unlaid._left[at].sceneBoundingRect().center()


def lay(table, how, clan, faces):
    """Lays tokens one after the other, each on the space whose turn it is."""
    for face in faces.split():
        where = taken(table, clan, face)
        at = ALL_SPACES[len(table.scene.entered)]
        if how == "drag":
            table.drag(where, space(table, clan, at))
        else:
            table.click(where)


def typed(table, line):
    """Types a line where camps are told, and Enter; what is said, if it is refused."""
    field, said = table.page.moves._dice, []
    table.page.refused.connect(said.append)
    field.setText(line)
    table._qtbot.keyClick(field, Qt.Key.Key_Return)
    return said[-1] if said else None


@pytest.mark.parametrize("how", ["click", "drag"])
class TestTokenByToken:
    """The tokens of a clan lie in the river, and go to its camp in the order of the spaces."""

    def test_both_camps_are_laid(self, table, how):
        lay(table, how, "green", MIXED[: -len(" 4- 3-")])
        assert table.actions == [], "two are left"
        lay(table, how, "green", "4-")
        assert table.actions == [f"lay green {MIXED}"], "the last one lies by itself"
        table.quiet()
        lay(table, how, "blue", BLUE[: -len(" 6-")])
        assert table.actions[1:] == [LAID[1]]
        table.quiet()
        assert left(table) == []
        assert table.scene.dump() == table.fresh(table.session.state)
        assert table.offered("choose green")

    def test_what_is_laid_lies_there(self, table, how):
        lay(table, how, "green", "7- 3+ 1+")
        shown = [camp_piece(table, "green", at) for at in ALL_SPACES]
        assert [piece.isVisible() for piece in shown] == [True] * 3 + [False] * 9
        drawn = [piece.art.element for piece in shown[:3]]
        assert drawn == [element("green", face) for face in ("7-", "3+", "1+")]
        assert left(table) == [
            element("green", face)
            for face in ("2+", "3+", "4+", "5+", "1-", "2-", "3-", "4-", "5-")
        ]

    def test_a_token_of_which_there_are_two_is_laid_twice_and_no_more(self, table, how):
        lay(table, how, "green", "3+")
        assert left(table).count("green-plus-3") == 1
        lay(table, how, "green", "3+")
        assert left(table).count("green-plus-3") == 0

    def test_in_the_second_game_as_in_the_first(self, at, how):
        table = at(
            green="1+",
            blue=".",
            match="1/2 alternate | -",
            lines=("place green 1+ from a1 on 7.1", "clear"),
            own_dice=True,
        )
        table.quiet()
        lay(table, how, "green", GREEN[: -len(" 7-")])
        assert table.actions[2:] == [LAID[0]]


class TestAsked:
    """It is said which camp is laid, and shown which space comes next."""

    def test_the_line_above_names_the_camp(self, table):
        asking = table.page._asking
        assert asking.text() == "Lay the green camp: take the tokens in the order of its spaces."
        lay(table, "click", "green", GREEN[: -len(" 7-")])
        table.quiet()
        assert asking.text() == "Lay the blue camp: take the tokens in the order of its spaces."

    def test_the_next_space_lights_up_and_the_tokens_say_where_they_go(self, table):
        lay(table, "click", "green", "7- 3+")
        assert {spot.words for spot in table.scene.spots} >= {"1+ to c1", "3+ to c1", "5− to c1"}
        areas = {spot.area.boundingRect().center().toTuple() for spot in table.scene.spots}
        assert areas == {space(table, "green", "c1").toTuple()}

    def test_only_the_space_whose_turn_it_is_takes_a_token(self, table):
        before = table.scene.dump()
        table.drag(taken(table, "green", "1+"), space(table, "green", "d2"))
        assert table.scene.entered == ()
        assert table.scene.dump() == before

    def test_tokens_in_the_river_do_not_lie_on_each_other(self, table):
        places = [
            piece.sceneBoundingRect().adjusted(2, 2, -2, -2) for piece in table.scene.unlaid._left
        ]
        assert len(places) == 12
        for number, place in enumerate(places):
            assert table.scene.sceneRect().contains(place)
            assert not any(place.intersects(other) for other in places[:number])

    def test_while_one_is_dragged_its_space_glows(self, table):
        table.drag(taken(table, "green", "1+"), QPointF(500, 300), drop=False)
        assert named(table, [glow.area for glow in table.scene.lights.glows]) == {"green a1"}
        table.key(Qt.Key.Key_Escape)

    def test_with_the_keyboard(self, table):
        table.key(Qt.Key.Key_Right)
        table.key(Qt.Key.Key_Return)
        assert len(table.scene.entered) == 1
        assert camp_piece(table, "green", "a1").art.element == "green-plus-1"


class TestBack:
    """What was laid is taken back token by token, or all of it."""

    @pytest.mark.parametrize("how", ["undo", "Backspace"])
    def test_the_last_token(self, table, how):
        lay(table, "click", "green", "7- 3+")
        after_one = left(table)
        assert table.page.undo_text()[0]
        for tokens in (1, 0):
            if how == "undo":
                table.page.undo()
            else:
                table.key(Qt.Key.Key_Backspace)
            assert len(table.scene.entered) == tokens
        assert len(left(table)) == 12
        assert len(after_one) == 10
        assert not camp_piece(table, "green", "a1").isVisible()

    def test_escape_takes_the_last_token_up_again(self, table):
        before = table.scene.dump()
        lay(table, "click", "green", "7- 3+ 1+")
        for left in (2, 1, 0):
            table.key(Qt.Key.Key_Escape)
            assert len(table.scene.entered) == left
        assert table.scene.dump() == before

    def test_the_camp_before_is_not_undone_by_itself(self, table):
        lay(table, "click", "green", GREEN[: -len(" 7-")])
        table.quiet()
        lay(table, "click", "blue", "1+")
        table.page.undo()
        assert table.actions == [LAID[0]]
        assert table.scene.entered == ()

    def test_after_the_choice_of_a_clan_undo_asks_for_the_clan(self, seated):
        table = seated(*LAID, "choose green", own_dice=True)
        table.quiet()
        table.page.undo()
        table.quiet()
        assert table.actions == list(LAID)
        assert table.offered("choose blue")


class TestTyped:
    """A camp is told in a line."""

    @pytest.mark.parametrize("told", [f"green {MIXED}", f"lay green {MIXED}", f" green  {MIXED} "])
    def test_it_is_laid(self, table, told):
        assert typed(table, told) is None
        assert table.actions == [f"lay green {MIXED}"]
        table.quiet()
        assert camp_piece(table, "green", "a1").art.element == "green-minus-7"

    @pytest.mark.parametrize(
        "told",
        [
            pytest.param(f"blue {BLUE}", id="the other clan"),
            pytest.param(f"green {BLUE}", id="tokens of the other clan"),
            pytest.param(f"green {GREEN.replace('1+', '2+')}", id="one token twice"),
            pytest.param("green 1+ 2+ 3+", id="too few"),
            pytest.param(f"green {GREEN} 1+", id="too many"),
            pytest.param("nonsense", id="nonsense"),
            pytest.param("", id="nothing"),
        ],
    )
    def test_what_is_no_camp_is_refused(self, table, told):
        assert typed(table, told) is not None
        assert table.actions == []

    def test_the_line_shows_what_is_wanted(self, table):
        field = table.page.moves._dice
        assert field.isVisibleTo(table.page)
        example = field.placeholderText().removeprefix("The camp, like ")
        assert LINES.game.is_outcome(LINES.start(), LINES.game.decode(f"lay {example}"))
        assert field.accessibleName() == "How the camp lies"

    def test_it_is_gone_when_tokens_are_placed(self, seated):
        table = seated(*LAID, own_dice=True)
        table.quiet()
        assert not table.page.moves._dice.isVisibleTo(table.page)


class TestNoDice:
    """At this table lie tokens, and nothing is said of dice."""

    def test_a_camp_that_is_refused(self, table):
        said = typed(table, "green 1+ 2+ 3+")
        assert "green 1+ 2+ 3+" in said
        assert "dice" not in said

    def test_what_can_be_taken_back(self, table):
        lay(table, "click", "green", "7-")
        can, what = table.page.undo_text()
        assert can
        assert "die" not in what.split()


def test_a_bot_that_begins_waits_for_the_camps(seated):
    table = seated(own_dice=True, bots_at={0: "random"})
    table._qtbot.wait(50)
    assert table.actions == []
    assert len(left(table)) == 12


def test_where_camps_are_not_laid_by_hand_nothing_lies_in_the_river(seated):
    table = seated()
    table.quiet()
    assert left(table) == []
    assert len(table.actions) == 2
