"""Actions and positions as lines: what can be read, and what cannot."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from tabletop.games.clever.printed import Area, Die
from tabletop.kernel.errors import NotationError, OptionError

LINE = (
    "may round 3 | first 2 active 1 asked 1 pick 2 | y4 g4 o6 p5 / b1 / w2 / - | - | "
    "y 3.1 6.4 b 2 12 g 4 o 5 4 1 12 p 3 5 6 1 r 1/3 e 0/1 / y b g 0 o p r 0/2 e 1/1"
)
LINES = {
    "lot": (
        "must round 0 | first 1 active 1 asked 1 lot 1 | w. y. b. g. o. p. / - / - / - | - | "
        "y b g 0 o p r 0/0 e 0/0 / y b g 0 o p r 0/0 e 0/0"
    ),
    "the first throw": (
        "may round 1 | first 1 active 1 asked 1 throw 1 | w. y. b. g. o. p. / - / - / - | - | "
        "y b g 0 o p r 0/1 e 0/0"
    ),
    "a lot of equal dice": (
        "may round 1 | first 1 active 1 asked 1 nearest 0 | w1 y1 b1 g1 o5 p6 / - / - / - | - | "
        "y b g 0 o p r 0/1 e 0/0"
    ),
    "two bonuses wait": (
        "may round 6 | first 2 active 2 asked 1 passive 3 | - / y1 w3 b3 / g3 o5 p6 / - | "
        "yellow cross of blue row 2, blue cross of green 6 | "
        "y b 2 5 6 7 8 10 g 6 o p r 0/2 e 0/1 / y b g 0 o p r 0/2 e 0/1"
    ),
    "an extra die": (
        "may round 6 | first 2 active 2 asked 1 extra 3 | - / y1 w3 b3 / g3 o5 p6 / pw | - | "
        "y b g 0 o 5 p 6 r 0/2 e 2/4 / y b g 0 o p r 0/2 e 0/1"
    ),
    "the black bonus": (
        "may round 4 | first 1 active 1 asked 2 round 1 | w. y. b. g. o. p. / - / - / - | "
        "black of round 4 | y b g 0 o 6 p r 0/2 e 0/1 / y b g 0 o p r 0/2 e 0/1"
    ),
    "the end": (
        "may round 6 | first 1 active 1 asked 1 over 0 | y3 b3 g3 / w1 o1 p1 / - / - | - | "
        "y b g 11 o 6 6 6 12 6 6 12 6 12 6 18 p 6 6 6 6 6 6 6 6 6 6 6 r 0/2 e 0/1"
    ),
}


class TestPosition:
    def test_a_position_is_a_line(self, clever):
        state = clever.game.parse(LINE)
        assert (state.round, state.first, state.roll) == (3, 1, 2)
        assert state.hand == (Die.YELLOW, Die.GREEN, Die.ORANGE, Die.PURPLE)
        assert (state.platter, state.spaces) == ((Die.BLUE,), (Die.WHITE,))
        assert state.blue_sum == 3
        assert state.sheets[0].orange == (5, 4, 1, 12)
        assert state.sheets[0].count(Area.YELLOW) == state.sheets[0].count(Area.BLUE) == 2
        assert (state.sheets[0].rerolls_left, state.sheets[1].extras_left) == (2, 0)
        assert clever.game.notation(state) == LINE

    @pytest.mark.parametrize("line", LINES.values(), ids=LINES.keys())
    def test_every_moment_is_a_line(self, clever, line):
        assert clever.game.notation(clever.game.parse(line)) == line

    @pytest.mark.parametrize("passive", ["may", "must"])
    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_every_position_of_a_match_is_read_back(self, clever, seats, passive):
        for state in clever.walk(clever.start(seats, passive), f"lines/{seats}/{passive}"):
            assert clever.game.parse(clever.game.notation(state)) == state

    @pytest.mark.parametrize(
        ("old", "new", "why"),
        [
            ("may round", "can round", "cannot be read"),
            ("round 3", "round 7", "no round 7"),
            ("round 3", "round 0", "no round 0"),
            ("first 2", "first 3", "only 2 players"),
            ("asked 1 pick", "asked 5 pick", "cannot be read"),
            ("asked 1 pick", "asked 2 pick", "only who has the dice"),
            ("asked 1 pick 2", "asked 1 passive 2", "is not passive"),
            ("asked 1 pick 2", "asked 1 dance 2", "dance"),
            ("asked 1 pick 2", "asked 1 pick 4", "cannot be read"),
            ("asked 1 pick 2", "asked 1 pick 0", "only alone"),
            ("asked 1 pick 2", "asked 1 nearest 2", "is not asked here"),
            ("asked 1 pick 2", "asked 1 round 2", "only a bonus"),
            ("y4 g4", "y7 g4", "cannot be read"),
            ("y4 g4", "y4 x4", "cannot be read"),
            ("y4 g4", "y. g4", "all dice have been thrown, or none"),
            ("/ b1 /", "/ b1 y4 /", "each die lies in one place"),
            ("/ b1 /", "/ - /", "each die lies in one place"),
            ("/ w2 / -", "/ w2 / ww", "each die is an extra die but once"),
            ("/ w2 / -", "/ w2 / q", "substring not found"),
            ("y4 g4 o6 p5 / b1 / w2", "y4 g4 / b1 / w2 o6 p5", "so many dice"),
            ("y4 g4 o6 p5 / b1 / w2", "- / b1 y4 g4 / w2 o6 p5", "no die in hand"),
            ("y4 g4 o6 p5 / b1 / w2", "y4 / b1 / w2 o6 p5 g4 x1", "cannot be read"),
            ("y4 g4 o6 p5 / b1 / w2", "y4 g4 / - / w2 o6 p5 b1", "so many dice"),
            ("asked 1 pick 2", "asked 1 pick 1", "so many dice"),
            ("asked 1 pick 2", "asked 1 throw 1", "so many dice"),
            ("| - |", "| blue cross of purple 4 |", None),
            ("| - |", "| blue cross of yellow row 1 |", "blue cross does not wait"),
            ("| - |", "| black of round 4 |", None),
            ("| - |", "| blue cross of blue row 1 |", "no .*blue cross.* at blue row 1"),
            ("| - |", "| blue cross of yellow row 9 |", "yellow row 9"),
            ("| - |", "| orange 4 of yellow row 2 |", "orange 4 does not wait"),
            ("| - |", "| fox of green 7 |", "fox does not wait"),
            (
                "| - |",
                "| blue cross of purple 4, blue cross of purple 4 |",
                "no bonus is won twice",
            ),
            ("y 3.1 6.4", "y 6.4 3.1", "but this is"),
            ("y 3.1 6.4", "y 3.2", "not in tuple"),
            ("b 2 12", "b 12 2", "but this is"),
            ("b 2 12", "b 2 13", "but this is"),
            ("b 2 12", "b 1 12", "but this is"),
            ("g 4", "g 12", "only 11 cells"),
            ("g 4", "g 04", "but this is"),
            ("g 4", "g ٣", "cannot be read"),
            ("o 5 4 1 12", "o 5 4 1 11", "11 cannot stand there in orange"),
            ("o 5 4 1 12", "o 5 4 7", "7 cannot stand there in orange"),
            ("o 5 4 1 12", "o 5 4 1 12 1 1 2 1 2 1 3 1", "only 11 cells"),
            ("p 3 5 6 1", "p 3 3", "3 cannot stand there in purple"),
            ("p 3 5 6 1", "p 3 5 4", "4 cannot stand there in purple"),
            ("p 3 5 6 1", "p 7", "7 cannot stand there in purple"),
            ("r 1/3", "r 4/3", "4 of 3"),
            ("r 1/3", "r 1/8", "1 of 8"),
            ("e 0/1 /", "e 2/1 /", "2 of 1"),
            (" | - | y", " | y", "not enough values"),
        ],
    )
    def test_no_position(self, clever, old, new, why):
        assert old in LINE
        line = LINE.replace(old, new, 1)
        if why is None:
            assert clever.game.notation(clever.game.parse(line)) == line
            return
        with pytest.raises(NotationError, match=why):
            clever.game.parse(line)

    @pytest.mark.parametrize(
        ("moment", "old", "new", "why"),
        [
            ("lot", "round 0", "round 1", "no round 1"),
            ("the first throw", "throw 1", "lot 1", "no round 1"),
            ("the first throw", "w.", "w3", "all dice have been thrown, or none"),
            ("the first throw", "throw", "pick", "all dice have been thrown, or none"),
            ("a lot of equal dice", "nearest 0", "nearest 1", "is not asked here"),
            ("a lot of equal dice", "nearest 0", "pick 0", "is not asked here"),
            ("a lot of equal dice", "o5 p6 / - / -", "o5 / - / p6", "so many dice"),
            ("a lot of equal dice", "o5 p6 / -", "o5 / p6", "throws all dice"),
            ("two bonuses wait", "b 2 5 6 7 8 10", "b 2 3 4 5 6 7 8 9 10 11 12", "does not wait"),
            ("two bonuses wait", "passive 3", "over 3", "no bonus waits here"),
            ("an extra die", "extra 3", "pick 3", "only who has the dice"),
            ("an extra die", "asked 1 extra 3", "asked 1 passive 3", "at the end of a turn"),
            ("an extra die", "- / y1 w3 b3", "y1 / w3 b3", "no die is left in hand"),
            ("an extra die", "e 2/4", "e 4/4", "no extra die"),
            ("the black bonus", "round 4", "round 3", "only a bonus"),
            ("the black bonus", "round 4", "round 5", "only a bonus"),
            ("the black bonus", "black of round 4", "-", "only a bonus"),
            ("the end", "round 6", "round 7", "no round 7"),
        ],
    )
    def test_no_moment(self, clever, moment, old, new, why):
        line = LINES[moment]
        assert old in line
        with pytest.raises(NotationError, match=why):
            clever.game.parse(line.replace(old, new, 1))

    @pytest.mark.no_cover
    def test_what_can_be_read_can_be_played_on(self, clever):
        rng = Random(3)
        seen = [
            clever.game.notation(state).split(" | ")
            for seats in (1, 2, 3, 4) * 4
            for state in clever.walk(clever.start(seats), f"mixed/{rng.random()}")
        ]
        played = 0
        for _ in range(1500):
            one, other = rng.sample(seen, 2)
            mixed = " | ".join(rng.choice(parts) for parts in zip(one, other, strict=True))
            try:
                state = clever.game.parse(mixed)
            except NotationError:
                continue
            played += mixed not in (" | ".join(one), " | ".join(other))
            for after in islice(clever.walk(state, mixed), 20):
                assert clever.game.parse(clever.game.notation(after)) == after, mixed
        assert played > 300

    @pytest.mark.parametrize("earned", ["r 0/7", "e 7/7"])
    def test_where_all_slots_are_circled_no_more_are(self, clever, earned):
        sheet = {"r": "p 6 6", "e": "p 6 6 6 6"}[earned[0]]
        state = clever.play(clever.holding("p6", f"{sheet} {earned}"), "take purple")
        assert clever.sheet(state) == f"{sheet} 6 {earned}"
        assert clever.game.parse(clever.game.notation(state)) == state

    @pytest.mark.parametrize("seats", [3, 4])
    def test_rounds_go_by_players(self, clever, seats):
        last = {3: 5, 4: 4}[seats]
        assert clever.position(*[""] * seats, round=last).round == last
        with pytest.raises(NotationError, match=f"no round {last + 1}"):
            clever.position(*[""] * seats, round=last + 1)

    def test_five_are_too_many(self, clever):
        with pytest.raises(NotationError, match="5 players are too many"):
            clever.position(*[""] * 5, round=1)
        with pytest.raises(OptionError, match="not by 5"):
            clever.start(5)

    def test_the_option_is_may_or_must(self, clever):
        with pytest.raises(OptionError, match="may or must"):
            clever.start(2, "never")


class TestAction:
    @pytest.mark.parametrize(
        "line",
        [
            "starts 4",
            "roll 3 5 1 6 2 4",
            "roll 6",
            "nearest white purple",
            "take yellow 6.4",
            "take blue 12",
            "take green",
            "take orange",
            "take purple",
            "take white as yellow 1.2",
            "take white as blue 2",
            "take white as green",
            "take white as orange",
            "take white as purple",
            "extra yellow 3.1",
            "extra blue 7",
            "extra white as green",
            "extra purple",
            "cross yellow 3.1",
            "cross blue 7",
            "cross green",
            "write orange 6",
            "write purple 6",
            "reroll",
            "forfeit",
            "decline",
            "done",
        ],
    )
    def test_an_action_is_a_line(self, clever, line):
        assert clever.game.encode(clever.game.decode(line)) == line

    @pytest.mark.parametrize(
        "line",
        [
            "",
            "roll",
            "roll 0",
            "roll 7",
            "roll 1 2 3 4 5 6 1",
            "roll 01",
            "roll  1",
            "roll ٣",
            "starts 0",
            "starts 5",
            "nearest",
            "nearest red",
            "nearest yellow white",
            "nearest white white",
            "take",
            "take white",
            "take white as white",
            "take yellow as blue 3",
            "take yellow 3",
            "take yellow 3.2",
            "take blue",
            "take blue 1",
            "take blue 13",
            "take green 4",
            "take red",
            "extra orange 5",
            "cross orange",
            "cross purple",
            "cross white as blue 3",
            "write orange 5",
            "write green 6",
            "write purple",
            "Done",
            "done ",
            "dance 3",
        ],
    )
    def test_no_action(self, clever, line):
        with pytest.raises(NotationError, match="no action of Clever"):
            clever.game.decode(line)

    @pytest.mark.parametrize(
        "line", ["roll 1 2 3", "roll 1 2 3 4 5", "take green", "reroll", "starts 1"]
    )
    def test_chance_brings_only_what_the_dice_can_show(self, clever, line):
        state = clever.position("r 0/1", dice="w1 y1 b1 g1 / o1 / p1", turn="asked 1 throw 2")
        assert clever.game.is_outcome(state, clever.game.decode("roll 1 2 3 4"))
        assert not clever.game.is_outcome(state, clever.game.decode(line))

    def test_who_is_asked_gets_no_dice(self, clever):
        state = clever.holding("y3")
        assert not clever.game.is_outcome(state, clever.game.decode("roll 3"))

    @pytest.mark.parametrize(("dice", "outcomes"), [("p1", 6), ("o1 p1", 36), ("g1 o1 p1", 0)])
    def test_throws_of_one_and_two_dice_are_listed(self, clever, dice, outcomes):
        rest = " ".join(f"{letter}1" for letter in "wybgop" if letter not in dice)
        state = clever.position("", dice=f"{dice} / {rest} / -", turn="asked 1 throw 3")
        assert len(clever.may(state)) == outcomes
