"""What is said of a table of Clever: the dice, the boxes of every sheet, what waits."""

from __future__ import annotations

import pytest

from ui import language
from ui.stage.things import Kind


@pytest.fixture(autouse=True)
def english(qapp):
    """Numbers and their words agree: “1 point”, “2 points”."""
    language.install(qapp, "en")


@pytest.fixture
def told(at):
    """What is said of a position, by id: ``told("y 3.1", dice="w3 / - / -")``."""

    def tell(*sheets, **table):
        laid = at(*sheets, **table)
        return said(laid)

    return tell


def said(table):
    """What is said of a table, by id."""
    return {thing.id: thing.words for thing in table.scene.things(table.session.state)}


def boxes(words, area):
    """What is said of the boxes of an area of seat 1, in their order."""
    head = f"sheet-0-{area}-"
    return [text for id, text in words.items() if id.startswith(head) and id[len(head)].isdigit()]


class TestDice:
    """Each lies in hand, on one of the three spaces or on the platter."""

    def test_where_they_lie(self, told):
        words = told("", dice="w3 g6 / y1 o2 p4 / b5", turn="asked 1 pick 2")
        assert [text for id, text in words.items() if id.startswith("die-")] == [
            "white 3, in hand",
            "green 6, in hand",
            "blue 5, on space 1",
            "yellow 1, on the platter",
            "orange 2, on the platter",
            "purple 4, on the platter",
        ]

    def test_before_they_are_thrown_they_have_no_face(self, seated):
        words = said(seated(seats=2))
        assert words["die-white"] == "white, in hand"
        assert "sheet-0-blue-sum" not in words

    def test_one_can_be_an_extra_die_only_once(self, told):
        words = told("e 0/2", "", turn="asked 1 extra 3", dice="- / w3 y1 b5 / g3 o2 p6", extra="g")
        assert words["die-green"] == "green 3, on space 1, used as an extra die"
        assert words["die-white"] == "white 3, on the platter"

    def test_real_ones_show_what_was_entered(self, at):
        table = at(turn="asked 1 throw 2", dice="b5 p6 / w3 y1 o2 / g3", own_dice=True)
        table.quiet()
        assert said(table)["die-blue"] == "blue 5, in hand"
        table.scene.enter((4,))
        assert said(table)["die-blue"] == "blue 4, in hand"
        assert said(table)["die-purple"] == "purple 6, in hand"


class TestCells:
    """A cell is told by what is in it, or by what it wants."""

    def test_yellow_ones_are_crossed_or_open(self, told):
        words = told("y 3.1 1.2")
        assert words["sheet-0-yellow-3-1"] == "yellow 3, row 1, column 1, crossed"
        assert words["sheet-0-yellow-5-2"] == "yellow 5, row 2, column 4, open"
        assert len(boxes(words, "yellow")) == 12

    def test_blue_ones_too(self, told):
        assert boxes(told("b 2 7"), "blue")[:6] == [
            "blue 2, crossed",
            "blue 3, open",
            "blue 4, open",
            "blue 5, open",
            "blue 6, open",
            "blue 7, crossed",
        ]

    def test_the_next_green_one_says_what_it_wants(self, told):
        assert boxes(told("g 3"), "green")[2:6] == [
            "green cell 3, crossed",
            "green cell 4, next, at least 4, wins an extra die",
            "green cell 5, at least 5",
            "green cell 6, at least 1, wins a blue cross",
        ]

    def test_orange_ones_say_what_was_written_and_how_often_it_counts(self, told):
        assert boxes(told("o 2 3 6"), "orange")[:5] == [
            "orange cell 1: 2",
            "orange cell 2: 3",
            "orange cell 3: 6, won a re-roll",
            "orange cell 4, next, times 2",
            "orange cell 5, empty, wins a yellow cross",
        ]
        assert boxes(told("o 2 3 6 8"), "orange")[3] == "orange cell 4: 8"

    @pytest.mark.parametrize(
        ("purple", "wants"), [("", "any number"), ("2", "more than 2"), ("2 6", "any number")]
    )
    def test_the_next_purple_one_says_what_it_wants(self, told, purple, wants):
        number = len(purple.split()) + 1
        words = told(f"p {purple}")[f"sheet-0-purple-{number}"]
        assert words.removesuffix(", wins a re-roll") == f"purple cell {number}, next, {wants}"

    def test_purple_ones_say_what_was_written(self, told):
        assert boxes(told("p 2 5 6"), "purple")[:4] == [
            "purple cell 1: 2",
            "purple cell 2: 5",
            "purple cell 3: 6, won a re-roll",
            "purple cell 4, next, any number, wins a blue cross",
        ]

    def test_the_sum_of_blue_and_white_stands_on_a_sheet(self, told):
        assert told("")["sheet-0-blue-sum"] == "blue and white make 8"


class TestTogether:
    """Rows, columns and the diagonal say what they bring, and how far they are."""

    @pytest.mark.parametrize(
        ("sheet", "place", "words"),
        [
            ("y 3.1", "yellow-row-1", "yellow row 1 (3, 6, 5): a blue cross, 1 of 3 crossed"),
            ("y 3.1 6.1 5.1", "yellow-row-1", "yellow row 1 (3, 6, 5): a blue cross, won"),
            (
                "y 3.1",
                "yellow-diagonal",
                "the yellow diagonal (3, 1, 2, 6): an extra die, 1 of 4 crossed",
            ),
            ("b 10", "blue-row-3", "blue row 3 (9, 10, 11, 12): a fox, 1 of 4 crossed"),
            ("b 5 9", "blue-column-1", "blue column 1 (5, 9): a re-roll, won"),
        ],
    )
    def test_a_group(self, told, sheet, place, words):
        assert told(sheet)[f"sheet-0-bonus-{place}"] == words

    def test_a_yellow_column_brings_points(self, told):
        words = told("y 3.1 5.1 2.2 1.3")
        assert words["sheet-0-points-yellow-1"] == "yellow column 1 (3, 2, 1): 10 points, complete"
        assert words["sheet-0-points-yellow-3"] == (
            "yellow column 3 (5, 2, 4): 16 points, 1 of 3 crossed"
        )

    def test_bonuses_that_wait_come_right_after_the_dice(self, at):
        table = at("y 3.1 6.1 5.1", due="blue cross of yellow row 1")
        things = table.scene.things(table.session.state)
        assert things[6].words == "a blue cross (yellow row 1)"
        assert things[6].group == "Bonuses to use"
        assert things[6].kind is Kind.PIECE


class TestSheets:
    """Whose they are, what they have, what they are worth."""

    def test_who_is_to_play(self, told):
        words = told("", "", turn="asked 2 passive 3", dice="- / w3 y1 b5 / g3 o2 p6")
        assert words["sheet-0-name"] == "1, active player"
        assert words["sheet-1-name"] == "2, to play"

    def test_actions_as_left_of_earned(self, told):
        words = told("r 1/3 e 0/2")
        assert words["sheet-0-rerolls"] == "re-rolls: 2 left of 3"
        assert words["sheet-0-extras"] == "extra dice: 2 left of 2"

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_every_sheet_is_told_cell_by_cell(self, told, seats):
        words = told(*["y 3.1"] * seats)
        for seat in range(seats):
            for cell in ("yellow-3-1", "blue-12", "green-11", "orange-1", "purple-11"):
                assert f"sheet-{seat}-{cell}" in words
            assert words[f"sheet-{seat}-yellow-3-1"] == "yellow 3, row 1, column 1, crossed"

    def test_a_small_sheet_has_no_bonuses_until_it_is_large(self, at):
        table = at("", "o 2 3", "")
        table.quiet()
        assert said(table)["sheet-1-orange-3"] == "orange cell 3, next"
        assert "sheet-1-bonus-blue-row-1" not in said(table)
        table.scene.look_at(1)
        assert said(table)["sheet-1-orange-3"] == "orange cell 3, next, wins a re-roll"
        assert "sheet-1-bonus-blue-row-1" in said(table)

    def test_points_by_area_and_in_all(self, told):
        words = told("b 2 3 4 5 g 2 o 5 6 p 3", "o 6")
        assert words["sheet-0-blue"] == "blue: 4 of 11 crossed, 7 points"
        assert words["sheet-0-orange"] == "orange: 2 of 11 filled, 11 points"
        assert words["sheet-0-total"] == "in all 24 points"
        assert words["sheet-1-total"] == "in all 6 points"

    def test_unless_they_are_hidden(self, at):
        table = at("b 2 3 4 5", "o 6")
        table.scene.shows_points = False
        words = said(table)
        assert words["sheet-0-blue"] == "blue: 4 of 11 crossed"
        assert words["sheet-0-foxes"] == "foxes: 0"
        assert "sheet-0-total" not in words

    def test_rounds_that_were_that_are_and_that_come(self, told):
        words = told("", "", "", "", round=2)
        rounds = [words[f"round-{number}"] for number in range(1, 7)]
        assert rounds == [
            "round 1, over: a re-roll",
            "round 2, now: an extra die",
            "round 3, to come: a re-roll",
            "round 4, to come: the black bonus",
            "round 5, not played",
            "round 6, not played",
        ]


def plain(table):
    """What is said of a table, without the spaces that French keeps together."""
    return {id: " ".join(words.split()) for id, words in said(table).items()}


def test_in_french(at, qapp):
    language.install(qapp, "fr")
    words = plain(at("y 3.1 g 3 o 2 3 6 r 1/3"))
    assert words["die-white"] == "blanc 3, en main"
    assert words["sheet-0-rerolls"] == "relances : il en reste 2 sur 3"
    assert words["sheet-0-yellow-3-1"] == "case jaune 3, ligne 1, colonne 1, cochée"
    assert words["sheet-0-green-4"] == (
        "case verte 4, la prochaine, au moins 4, donne un dé supplémentaire"
    )
    assert words["sheet-0-orange-4"] == "case orange 4, la prochaine, multipliée par 2"
