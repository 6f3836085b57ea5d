"""Actions and positions as lines: what can be read, and what cannot."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from tabletop.games.croco.printed import CROCODILES, Clan
from tabletop.kernel.errors import NotationError

GREEN = "green 1+ 2+ 3+ 3+ 4+ 5+ 1- 2- 3- 4- 5- 7-"
BLUE = "blue 6- 4- 3- 3- 2- 1- 6+ 5+ 4+ 3+ 2+ 1+"
NO_GREEN, NO_BLUE = (f"{clan} {' '.join('.' * 12)}" for clan in ("green", "blue"))
EMPTY = " | ".join(" ".join("." * length) for length in range(3, 8))
LINE = (
    "2/4 alternate | 36-41 | first 2 asked 1 again green 2 | "
    "green 1+ . . 3+ 3+ 5+ . 2- . . . 7- | blue . 2+ . . . . 1- . 3- 3- . 6- | "
    "g . b3+ | . . . . | . b4- g . . | g2+ . . . . b | . . . . . . ."
)
LINES = {
    "nothing lies yet": (
        f"1/1 same | - | first 1 asked 1 lay green - | {NO_GREEN} | {NO_BLUE} | {EMPTY}"
    ),
    "the green camp lies": (
        f"1/2 alternate | - | first 1 asked 1 lay green - | {GREEN} | {NO_BLUE} | {EMPTY}"
    ),
    "both camps lie": (
        f"3/4 same | 1-2 30-4 | first 2 asked 2 choose green - | {GREEN} | {BLUE} | {EMPTY}"
    ),
    "the first placement": (
        f"1/1 same | - | first 1 asked 1 place green 2 | {GREEN} | {BLUE} | {EMPTY}"
    ),
    "between two games": (
        "1/2 alternate | 7-6 | first 1 asked 2 clear green 1 | "
        f"{NO_GREEN} | {NO_BLUE[:-1]}6- | b2+ . . | {EMPTY.split(' | ', 1)[1][:-13]}g1+ . . . . . ."
    ),
    "the end": (
        "2/2 same | 0-0 7-6 | first 1 asked 2 over green 1 | "
        f"{NO_GREEN} | {NO_BLUE} | b2+ . . | {EMPTY.split(' | ', 1)[1][:-13]}g1+ . . . . . ."
    ),
}


class TestPosition:
    def test_a_position_is_a_line(self, croco):
        state = croco.game.parse(LINE)
        assert (state.game, state.agreed.games, state.agreed.alternate) == (2, 4, True)
        assert state.results == ((36, 41),)
        assert (state.first, state.asked, state.green) == (1, 0, 1)
        assert state.phase.value == "again"
        assert state.clan is Clan.BLUE
        assert state.board.controller(0) == CROCODILES[0][2]
        assert state.board.controller(1) is None
        assert [state.board.worth(crocodile) for crocodile in range(5)] == [9, 0, 20, 12, 0]
        assert croco.game.notation(state) == LINE

    @pytest.mark.parametrize("line", LINES.values(), ids=LINES.keys())
    def test_every_moment_is_a_line(self, croco, line):
        assert croco.game.notation(croco.game.parse(line)) == line

    @pytest.mark.parametrize("starts", ["alternate", "same"])
    @pytest.mark.parametrize("games", ["1", "2", "4", "6"])
    def test_every_position_of_a_match_is_read_back(self, croco, games, starts):
        start = croco.start(games=games, starts=starts)
        for state in croco.walk(start, f"lines/{games}/{starts}"):
            assert croco.game.parse(croco.game.notation(state)) == state

    @pytest.mark.parametrize(
        ("old", "new", "why"),
        [
            ("2/4", "2/3", "there is no game 2"),
            ("2/4", "2/5", "there is no game 2"),
            ("2/4", "2/1", "there is no game 2"),
            ("2/4", "0/4", "head cannot be read"),
            ("2/4", "2/8", "head cannot be read"),
            ("2/4", "3/4", "but this is: 2/4"),
            ("2/4", "1/4", "but this is: 2/4"),
            ("alternate", "changing", "head cannot be read"),
            ("36-41", "-", "but this is: 1/4"),
            ("36-41", "36", "head cannot be read"),
            ("36-41", "036-41", "but this is"),
            ("36-41", "36-99999", "no game brings more than 175 points"),
            ("36-41", "36-41 1-2 3-4 5-6", "there is no game 5"),
            ("36-41", "36-٤١", "head cannot be read"),
            ("first 2", "first 3", "head cannot be read"),
            ("asked 1", "asked 0", "head cannot be read"),
            ("again", "dance", "'dance' is not a valid Phase"),
            ("again", "lay", "a clan is chosen after the camps are laid"),
            ("again", "choose", "a clan is chosen after the camps are laid"),
            ("again", "clear", "the last result is not what lies on the board"),
            ("again", "over", "a match ends with its last game"),
            ("again", "place", None),
            ("green 2", "green -", "and before a token is"),
            ("green 2", "green 1", None),
            ("green 2", "green 3", "head cannot be read"),
            ("green 1+", "blue 1+", 'a camp is "green" and 12 spaces'),
            ("green 1+ . ", "green 1+ ", 'a camp is "green" and 12 spaces'),
            ("green 1+", "green 6+", 'no "6\\+" in the green clan'),
            ("green 1+", "green 2+", "has not so many 2\\+"),
            ("b4- g", "b4- b", None),
            ("b4- g", "b g", "of 5 exactly one token must show its number"),
            ("b4- g", "b4- g1-", "of 5 exactly one token must show its number"),
            ("b4- g", "b4- x", '"x" is nothing that lies on a cell'),
            ("b4- g", "b4- ", "of 5 has 5 cells"),
            ("b4- g", "b4-  g", "but this is"),
            ("b3+ |", "b3+ | . . . |", "a board has 7 parts"),
            (" | . . . . . . .", "", "a board has 7 parts, .* not 6"),
            (" | . . . . . . .", " | b b b b5+ . . .", None),
            (" | . . . . . . .", " | b b b b5+ b b .", "the blue clan has only 12 tokens"),
            ("blue . 2+ . . . . 1- . 3- 3- . 6-", NO_BLUE, "who is asked has no token"),
            ("green 1+ . . 3+ 3+ 5+ . 2- . . . 7-", NO_GREEN, None),
        ],
    )
    def test_no_position(self, croco, old, new, why):
        assert old in LINE
        line = LINE.replace(old, new, 1)
        if why is None:
            assert croco.game.notation(croco.game.parse(line)) == line
            return
        with pytest.raises(NotationError, match=why):
            croco.game.parse(line)

    @pytest.mark.parametrize(
        ("moment", "old", "new", "why"),
        [
            ("nothing lies yet", "green -", "green 1", "a clan is chosen after"),
            ("nothing lies yet", "lay", "choose", "the camps are not laid like this"),
            ("nothing lies yet", "asked 1", "asked 2", "the camps are not laid like this"),
            ("nothing lies yet", "| . . . |", "| g1+ . . |", "the camps are not laid like this"),
            ("nothing lies yet", NO_BLUE, BLUE, "the camps are not laid like this"),
            ("nothing lies yet", NO_GREEN, GREEN, None),
            ("the green camp lies", GREEN, GREEN[:-2] + ".", "the camps are not laid like this"),
            ("the green camp lies", NO_BLUE, BLUE, "the camps are not laid like this"),
            ("the green camp lies", "lay", "choose", "the camps are not laid like this"),
            ("both camps lie", "choose", "lay", "the camps are not laid like this"),
            ("both camps lie", BLUE, BLUE[:-2] + ".", "the camps are not laid like this"),
            ("both camps lie", GREEN, NO_GREEN, "the camps are not laid like this"),
            ("both camps lie", "asked 2", "asked 1", "the camps are not laid like this"),
            ("both camps lie", "choose", "place", "a clan is chosen after"),
            ("the first placement", "green 2", "green -", "a clan is chosen after"),
            ("the first placement", "place", "again", None),
            ("between two games", "clear", "over", "a match ends with its last game"),
            ("between two games", "1/2", "1/1", "a match ends with its last game"),
            ("between two games", "asked 2", "asked 1", "somebody else begins the next game"),
            ("between two games", "alternate", "same", "somebody else begins the next game"),
            ("between two games", "7-6", "6-7", "the last result is not what lies on the board"),
            ("between two games", "green 1 ", "green 2 ", "the last result is not what lies"),
            ("between two games", "green .", "green 2+", "when somebody has no token left"),
            ("between two games", "7-6", "-", "there is no game 0"),
            ("the end", "0-0 7-6", "-", "there is no game 0"),
            ("the end", "over", "clear", "a match ends with its last game"),
            ("the end", "over", "place", "there is no game 3"),
            ("the end", "7-6 ", "7-7 ", "the last result is not what lies on the board"),
        ],
    )
    def test_no_moment(self, croco, moment, old, new, why):
        line = LINES[moment]
        assert old in line
        line = line.replace(old, new, 1)
        if why is None:
            assert croco.game.notation(croco.game.parse(line)) == line
            return
        with pytest.raises(NotationError, match=why):
            croco.game.parse(line)

    def test_what_can_be_read_can_be_played_on(self, croco):
        rng = Random(3)
        seen = [
            croco.game.notation(state).split(" | ")
            for games in ("1", "2", "4") * 3
            for state in croco.walk(croco.start(games=games), f"mixed/{rng.random()}")
        ]
        played = 0
        for _ in range(1500):
            one, other = rng.sample(seen, 2)
            mixed = " | ".join(rng.choice(parts) for parts in zip(one, other, strict=True))
            try:
                state = croco.game.parse(mixed)
            except NotationError:
                continue
            played += mixed not in (" | ".join(one), " | ".join(other))
            for after in islice(croco.walk(state, mixed), 60):
                assert croco.game.parse(croco.game.notation(after)) == after, mixed
        assert played > 150


class TestAction:
    @pytest.mark.parametrize(
        "line",
        [
            f"lay {GREEN}",
            f"lay {BLUE}",
            "choose green",
            "choose blue",
            "place green 3+ from c2 on 5.3",
            "place blue 6- from f1 on 7.2",
            "place green 7- from a1 on 3.3",
            "clear",
        ],
    )
    def test_an_action_is_a_line(self, croco, line):
        assert croco.game.encode(croco.game.decode(line)) == line

    @pytest.mark.parametrize(
        ("line", "why"),
        [
            ("", "no action of Croco."),
            ("lay", "no action of Croco"),
            ("lay ", "no action of Croco"),
            ("lay red 1+", '"red" is no clan; there are green, blue'),
            ("lay green .", 'there is no "." in the green clan'),
            ("lay green 1+  2+", "no action of Croco."),
            ("choose", "is no clan"),
            ("choose red", '"red" is no clan'),
            ("choose green ", "is no clan"),
            ("place", "no action of Croco."),
            ("place red 3+ from c2 on 5.3", "no action of Croco."),
            ("place green 3+ from c2", "no action of Croco."),
            ("place green 3+ on 5.3 from c2", "no action of Croco."),
            ("place green 6+ from c2 on 6.6", 'no "6\\+" in the green clan'),
            ("place blue 7- from c2 on 7.1", 'no "7-" in the blue clan'),
            ("place blue 03+ from c2 on 5.3", 'no "03\\+" in the blue clan'),
            ("place green 3+ from c3 on 5.3", 'no space "c3"'),
            ("place green 3+ from g1 on 5.3", 'no space "g1"'),
            ("place green 3+ from c2 on 5.6", 'no cell "5.6"'),
            ("place green 3+ from c2 on 5.0", 'no cell "5.0"'),
            ("place green 3+ from c2 on 8.1", 'no cell "8.1"'),
            ("place  green 3+ from c2 on 5.3", "no action of Croco."),
            ("place green 3+ from c2 on 5.3 ", "no action of Croco."),
            ("clear ", "no action of Croco."),
            ("clear all", "no action of Croco."),
            ("Clear", "no action of Croco."),
            ("pass", "no action of Croco."),
        ],
    )
    def test_no_action(self, croco, line, why):
        with pytest.raises(NotationError, match=why):
            croco.game.decode(line)
