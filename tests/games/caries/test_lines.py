"""Actions and positions as lines: what can be read, and what cannot."""

from itertools import pairwise

import pytest

from tabletop.games.caries.position import CIRCUIT
from tabletop.kernel.errors import NotationError, OptionError

LINE = (
    f"two collaborative choose {CIRCUIT} | 1.03+2 ..yo..rb........ / 0.14+1 ................ | "
    "cube 2 | 1 move | two 4 3 #16 | - | -"
)


def test_a_position_is_a_line(caries):
    state = caries.game.parse(LINE)
    assert state.players[0].space == 3
    assert state.cube == 1
    assert state.sixteen == 16
    assert caries.game.notation(state) == LINE


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("1 move", "3 move", 'there is no seat "3"'),
        ("1 move", "1 dance", "dance"),
        ("1 move", "- move", "nobody is on the move"),
        ("cube 2", "cube 5", 'there is no seat "5"'),
        ("cube 2", "2", "but this is"),
        ("two 4 3", "three 4 3", "dice"),
        ("two 4 3", "two 4 7", "dice"),
        ("two 4 3", "two 4 3 1", "two dice"),
        ("#16", "#17", "no die shows 17"),
        ("#16", "#0", "but this is"),
        ("1.03", "1.28", "no space 28"),
        ("1.03", "01.03", "but this is"),
        ("1.03+2", "1.03+٢", "but this is"),
        ("..yo", "..yz", "player"),
        ("..yo", ".yo", "player"),
        ("two coll", "six coll", "it takes one or two"),
        ("DSBR", "DSBD", "one dentist"),
        (" | - | -", " | - | y>o 1@0", "do not go together"),
        ("1 move", "1 sugar-teeth", "do not go together"),
        (" | - | -", " | 2 | -", "somebody else is asked"),
        ("1 move", "1 gifts", "somebody else is asked"),
        ("1.03", "5.03", "has no turn"),
        (" | -", "", "not enough values"),
    ],
)
def test_no_position(caries, old, new, why):
    assert old in LINE
    with pytest.raises(NotationError, match=why):
        caries.game.parse(LINE.replace(old, new, 1))


@pytest.mark.parametrize(
    ("phase", "asked", "task", "why"),
    [
        ("1 gifts", "1", "-", "nothing to give"),
        ("2 gifts", "1", "-", None),
        ("1 sugar-teeth", "-", "y>o 2@0", "no 2 such teeth"),
        ("1 sugar-teeth", "-", "y>o 1@0", None),
        ("1 dentist-teeth", "-", "b>. 1@3", "not enough appointments"),
        ("1 dentist-teeth", "-", "b>. 1@2", None),
    ],
)
def test_what_is_asked_must_be_possible(caries, phase, asked, task, why):
    line = LINE.replace("1 move", phase).replace(" | - | -", f" | {asked} | {task}")
    if why is None:
        assert caries.game.notation(caries.game.parse(line)) == line
        return
    with pytest.raises(NotationError, match=why):
        caries.game.parse(line)


def test_a_match_that_everybody_has_finished_is_over(caries):
    with pytest.raises(NotationError, match="everybody has finished"):
        caries.position("5.00+0", "6.00+0", turn="1 move")
    with pytest.raises(NotationError, match="too many"):
        caries.position(*["0.00+0"] * 5)


@pytest.mark.parametrize(
    "line",
    [
        "roll 4",
        "roll 3 5",
        "knock 16",
        "one die",
        "two dice",
        "take cube",
        "ask appointments",
        "tooth 7",
        "choose for me",
        "give 2",
        "give nothing",
        "stop",
        "go on",
        "starts 3",
    ],
)
def test_an_action_is_a_line(caries, line):
    assert caries.game.encode(caries.game.decode(line)) == line


@pytest.mark.parametrize(
    "line",
    [
        "",
        "roll",
        "roll 0",
        "roll 7",
        "roll 1 2 3",
        "roll 01",
        "roll  1",
        "roll ٣",
        "knock 17",
        "tooth 0",
        "give 5",
        "starts 0",
        "Stop",
        "stop ",
        "dance 3",
    ],
)
def test_no_action(caries, line):
    with pytest.raises(NotationError, match="no action of Caries"):
        caries.game.decode(line)


class TestCircuit:
    # The published order is not public: another may be played, as data.
    def test_another_order_may_be_played(self, caries):
        state = caries.game.initial({"circuit": "D" + "B" * 27}, 1)
        assert caries.says(caries.play(state, "one die", "roll 1")) == "1 move"

    @pytest.mark.parametrize(
        ("circuit", "why"),
        [
            ("D" + "S" * 26, "28 letters"),
            ("D" + "S" * 28, "28 letters"),
            ("D" + "X" * 27, "D, S, B, R and C"),
            ("S" + "D" + "S" * 26, "begins with it"),
            ("DD" + "S" * 26, "one dentist"),
        ],
    )
    def test_no_circuit(self, caries, circuit, why):
        with pytest.raises(OptionError, match=why):
            caries.game.initial({"circuit": circuit}, 1)

    # 2.2: 28 spaces: 12 sugar, 8 brushing, 6 appointments, one knock, the dentist.
    def test_ours_has_the_spaces_of_the_rules(self):
        assert {kind: CIRCUIT.count(kind) for kind in "DSBRC"} == {
            "D": 1,
            "S": 12,
            "B": 8,
            "R": 6,
            "C": 1,
        }

    def test_dentist_and_knock_face_each_other_and_no_two_alike_are_neighbours(self):
        assert CIRCUIT.index("C") - CIRCUIT.index("D") == 14
        assert all(one != other for one, other in pairwise(CIRCUIT))
