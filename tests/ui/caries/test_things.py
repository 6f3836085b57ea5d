"""What lies on the table of Caries, in words."""

from __future__ import annotations

from tabletop.games.caries.teeth import Tooth


def told(seated) -> dict[str, tuple[str, str]]:
    """Words and group of each thing, by its id."""
    things = seated.scene.things(seated.session.state)
    assert len({thing.id for thing in things}) == len(things)
    return {thing.id: (thing.words, thing.group) for thing in things}


START = (
    "one standard auto DSBRSBSRSBSRBSCSBRSBSRSBSRBS | 1.00+0 o..............o / "
    "1.01+2 r..........r...y | cube 2 | 1 move | one 3 | - | -"
)


def test_teeth_are_told_by_number_and_state(seated):
    things = told(seated(seats=2, start=START))
    assert things["tooth-2-12"] == ("tooth 12, cavity with sugar", "2's teeth")
    assert things["tooth-2-16"][0] == "tooth 16, sugar"
    assert things["tooth-1-1"] == ("tooth 1, cavity", "1's teeth")
    assert things["tooth-1-8"][0] == "tooth 8, healthy"


def test_every_state_of_a_tooth_has_words_of_its_own(seated):
    words = seated(seats=1).page.words
    assert len({words.tooth(tooth) for tooth in Tooth}) == len(Tooth)


def test_pawns_cube_and_spaces_tell_who_is_where(seated):
    things = told(seated(seats=2, start=START))
    assert things["pawn-2"][0] == "pawn of 2: space 1, sugar"
    assert things["cube"][0] == "the cube, with 2"
    assert things["space-1"][0] == "space 1, sugar: 2"
    assert things["space-2"][0] == "space 2, brushing"
    assert things["die-1"][0] == "die, shows 3"


def test_who_is_on_the_move_is_told_with_the_name(seated):
    things = told(seated(seats=2, start=START))
    assert things["appointments-1"][1] == "1, on the move"
    assert things["appointments-2"][1] == "2"


def test_teeth_lie_where_they_are_drawn(seated):
    table = seated(seats=2, start=START)
    things = {thing.id: thing for thing in table.scene.things(table.session.state)}
    mark = table.scene.charts[1].mark(12)
    assert things["tooth-2-12"].area.contains(mark.sceneBoundingRect().center())
