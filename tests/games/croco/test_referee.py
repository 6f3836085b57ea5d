"""A second referee, written from the rules alone, follows random matches and must agree.

It shares nothing with the rules but the lines of the actions. It has a table of its
own, words on cells, tries every token on every cell, and goes by the sentences of the
printed rules one after the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tabletop.kernel.errors import NotationError
from tabletop.kernel.game import CHANCE, one_of

MATCHES, THOROUGHLY = 132, 2000
"""So many are followed, and half as many tables that were set up; and as ``make trust`` tries."""

KINDS = [
    (games, starts)
    for games in (1, 1, 1, 1, 1, 1, 1, 2, 2, 4, 6)
    for starts in ("alternate", "same")
]
MET = {
    *("lay", "choose", "clear", "first"),
    *(f"{whose} {how}" for whose in ("own", "other") for how in ("wins", "loses")),
    *("anywhere", "own loses last", "other loses last"),
    *("by points", "by games", "by shared"),
}
"""All that can happen, in the referee's words, and all that can decide."""

GREEN = "1+ 2+ 3+ 3+ 4+ 5+ 1- 2- 3- 4- 5- 7-"
BLUE = "1+ 2+ 3+ 4+ 5+ 6+ 1- 2- 3- 3- 4- 6-"
TOKENS = {"green": GREEN.split(), "blue": BLUE.split()}
OTHER = {"green": "blue", "blue": "green"}
SPACES = [column + row for row in "12" for column in "abcdef"]
CROCODILES = (3, 4, 5, 6, 7)


class Referee:
    """A match as it lies on a table: tokens are words, ``green 3+``."""

    def __init__(self, games: int = 1, starts: str = "alternate") -> None:
        self.games, self.starts = games, starts
        self.results: list[tuple[int, int]] = []
        self.begins = 0
        self.cleared()

    def cleared(self) -> None:
        self.camps: dict[str, dict[str, str]] = {}
        self.cells: dict[str, str] = {}
        """By cell, ``5.2``, the token that was placed there, whether it is turned over or not."""
        self.hidden: set[str] = set()
        self.clans: list[str] = []
        self.mover, self.placing, self.ended = self.begins, False, False

    # Who is to act, and all that may be done

    def who(self) -> int | None:
        if self.ended and len(self.results) == self.games:
            return None
        return CHANCE if len(self.camps) < 2 else self.mover

    def ways(self) -> list[str]:
        if self.who() in (None, CHANCE):
            return []
        if self.ended:
            return ["clear"]
        if not self.clans:
            return ["choose green", "choose blue"]
        clan = self.clans[self.mover]
        return [
            f"place {clan} {token} from {space} on {cell}"
            for space, token in self.camps[clan].items()
            if self.may_leave(clan, space)
            for cell in self.cells_for(token)
        ]

    def may_lay(self, line: str) -> bool:
        """All tokens of a clan, in whatever order: first the green camp, then the blue one."""
        clan, *tokens = line.split()[1:]
        return clan == list(TOKENS)[len(self.camps)] and sorted(tokens) == sorted(TOKENS[clan])

    def may_leave(self, clan: str, space: str) -> bool:
        """The first two may be any; from the third on a neighbour of a space that was freed."""
        freed = [other for other in SPACES if other not in self.camps[clan]]
        return len(freed) < 2 or any(_touch(space, other) for other in freed)

    def cells_for(self, token: str) -> list[str]:
        """A cell named by the token; any free one where all those are occupied."""
        free = [cell for cell in _all_cells() if cell not in self.cells]
        named = [cell for cell in free if _names(token, cell)]
        return named or free

    # What is done

    def done(self, line: str) -> None:
        verb, *words = line.split()
        if verb == "lay":
            clan, *tokens = words
            assert sorted(tokens) == sorted(TOKENS[clan]), line
            self.camps[clan] = dict(zip(SPACES, tokens, strict=True))
        elif verb == "choose":
            self.clans = [words[0], OTHER[words[0]]]
            if self.mover == 1:
                self.clans.reverse()
        elif verb == "clear":
            self.cleared()
        else:
            clan, token, _, space, _, cell = words
            self.placed(clan, token, space, cell)

    def kind(self, line: str) -> str:
        """What is going to happen: a cell that the token does not name, a conflict, and whose."""
        verb, *words = line.split()
        if verb != "place":
            return verb
        clan, token, _, _, _, cell = words
        if not _names(token, cell):
            return "anywhere"
        held = self.controller(int(cell[0]))
        if not held:
            return "first"
        whose = "own" if self.cells[held].startswith(clan) else "other"
        if self.beats(cell, f"{clan} {token}", held):
            return f"{whose} wins"
        return f"{whose} loses" + (" last" if len(self.camps[clan]) == 1 else "")

    def placed(self, clan: str, token: str, space: str, cell: str) -> None:
        held = self.controller(int(cell[0]))
        assert self.camps[clan].pop(space) == token
        loses = False
        if held:
            loses = not self.beats(cell, f"{clan} {token}", held)
            self.hidden.add(cell if loses else held)
        self.cells[cell] = f"{clan} {token}"
        if loses and self.camps[clan]:
            return
        self.mover = 1 - self.mover
        if not self.camps[self.clans[self.mover]]:
            self.end()

    def beats(self, newcomer: str, token: str, held: str) -> bool:
        signs = {token[-1], self.cells[held][-1]}
        product = "positive" if len(signs) == 1 else "negative"
        order = sorted([newcomer, held], key=lambda cell: int(cell[2]))
        nearest_head, nearest_tail = order
        return newcomer == (nearest_head if product == "positive" else nearest_tail)

    def end(self) -> None:
        one, two = self.on_the_table()
        self.results.append((sum(one), sum(two)))
        self.ended = True
        if self.starts == "alternate":
            self.begins = 1 - self.begins
        if len(self.results) < self.games:
            self.mover = self.begins

    # What it is worth

    def controller(self, length: int) -> str:
        """The cell of the one token that shows its number; nothing where none lies."""
        shown = [cell for cell in self.cells if cell[0] == str(length) and cell not in self.hidden]
        assert len(shown) <= 1, shown
        return shown[0] if shown else ""

    def on_the_table(self) -> list[list[int]]:
        """Seat by seat what each crocodile brings; nothing before a clan is chosen."""
        points = [[0] * 5, [0] * 5]
        for place, length in enumerate(CROCODILES):
            held = self.controller(length)
            if held:
                clan, token = self.cells[held].split()
                points[self.clans.index(clan)][place] = length * int(token[0])
        return points

    def totals(self) -> list[int]:
        table = [[0], [0]] if self.ended else self.on_the_table()
        return [sum(table[seat]) + sum(game[seat] for game in self.results) for seat in (0, 1)]

    def parts(self) -> list[list[int]]:
        """Crocodile by crocodile, or game by game where there are several."""
        table = self.on_the_table()
        if self.games == 1:
            return table
        running = [] if self.ended else [(sum(table[0]), sum(table[1]))]
        return [[game[seat] for game in self.results + running] for seat in (0, 1)]

    def won(self) -> tuple[list[int], str]:
        """Most points of all games, then most games won; both where that is equal, too."""
        totals = self.totals()
        won = [sum(game[seat] > game[1 - seat] for game in self.results) for seat in (0, 1)]
        for counted, by in ((totals, "points"), (won, "games")):
            if counted[0] != counted[1]:
                return [counted.index(max(counted))], by
        return [0, 1], "shared"


def _all_cells() -> list[str]:
    return [f"{length}.{number}" for length in CROCODILES for number in range(1, length + 1)]


def _names(token: str, cell: str) -> bool:
    """Whether one counts to this cell: from the head for a plus, from the tail for a minus."""
    length, number = int(cell[0]), int(cell[2])
    from_head = list(range(1, length + 1))
    counted = from_head if token[1] == "+" else from_head[::-1]
    return int(token[0]) <= length and counted[int(token[0]) - 1] == number


def _touch(one: str, other: str) -> bool:
    columns = abs(ord(one[0]) - ord(other[0]))
    return (columns, one[1] == other[1]) in ((1, True), (0, False))


def agrees(table, state, referee: Referee, rng: Random) -> None:
    """Fails where the two say something different of a position."""
    game, where = table.game, table.game.notation(state)
    assert game.turn(state) == referee.who(), where
    assert sorted(table.may(state)) == sorted(referee.ways()), where
    if referee.who() == CHANCE:
        for line in _lays(rng):
            assert _is_outcome(game, state, line) == referee.may_lay(line), (line, where)
    for length in CROCODILES:
        held = referee.controller(length)
        shown = f"{referee.cells[held][0]}{referee.cells[held].split()[1]}" if held else ""
        assert table.controls(state, length) == shown, where
    scores = game.scores(state)
    assert [[points for _, points in score.parts] for score in scores] == referee.parts(), where
    assert [score.total for score in scores] == referee.totals(), where
    ranking, (winners, by) = game.ranking(state), referee.won()
    assert (list(ranking.winners), ranking.reason) == (winners, by), where
    assert ranking.places == tuple(1 if seat in winners else 2 for seat in (0, 1)), where


def _lays(rng: Random) -> Iterator[str]:
    """Camps as they may be laid, and with a token that is not there, too often or missing."""
    for clan, tokens in TOKENS.items():
        mixed = sorted(tokens, key=lambda _: rng.random())
        for laid in (mixed, ["7-", *mixed[1:]], ["6+", *mixed[1:]], mixed[1:]):
            yield f"lay {clan} {' '.join(laid)}"


def _is_outcome(game, state, line: str) -> bool:
    try:
        return game.is_outcome(state, game.decode(line))
    except NotationError:
        return False


def followed(table, state, referee: Referee, rng: Random, met: Counter[str]) -> int:
    """How many actions of a random match the referee followed; fails where it disagrees.

    Half of them do what happened least in all the matches before.
    """
    game, count, steered = table.game, 0, rng.random() < 0.5
    agrees(table, state, referee, rng)
    while (turn := game.turn(state)) is not None:
        if turn == CHANCE:
            line = game.encode(game.sample(state, rng))
            assert referee.may_lay(line), line
        else:
            line = one_of(referee.ways(), rng)
            if steered:
                line = min(referee.ways(), key=lambda way: (met[referee.kind(way)], way != line))
        met[referee.kind(line)] += 1
        referee.done(line)
        state = game.apply(state, game.decode(line)).state
        agrees(table, state, referee, rng)
        met[f"by {referee.won()[1]}"] += 1
        count += 1
    return count


def from_the_start(table, number: int, met: Counter[str]) -> int:
    """A whole match."""
    rng = Random(f"referee/{number}")
    games, starts = KINDS[number % len(KINDS)]
    start = table.start(games=str(games), starts=starts)
    return followed(table, start, Referee(games, starts), rng, met)


def from_a_table(table, number: int, met: Counter[str]) -> int:
    """From a position that was set up: some tokens out of the game, full and empty crocodiles."""
    rng = Random(f"tables/{number}")
    referee = Referee()
    crocodiles = _strewn(referee, rng)
    camps = [
        " ".join([clan, *(referee.camps[clan].get(space, ".") for space in SPACES)])
        for clan in ("green", "blue")
    ]
    start = table.start(setup=" | ".join((referee.clans[0], *camps, *crocodiles)))
    return followed(table, start, referee, rng, met)


def _strewn(referee: Referee, rng: Random) -> list[str]:
    """Puts tokens here and there; tells what lies on the crocodiles."""
    referee.clans = [["green", "blue"], ["blue", "green"]][int(rng.random() * 2)]
    heap = []
    most = 1 + int(rng.random() * 12)
    for clan, tokens in TOKENS.items():
        mixed = sorted(tokens, key=lambda _: rng.random())
        in_camp = min(11, 1 + int(rng.random() * most))
        spaces = sorted(SPACES, key=lambda _: rng.random())[:in_camp]
        chosen = dict(zip(spaces, mixed, strict=False))
        referee.camps[clan] = {space: chosen[space] for space in SPACES if space in chosen}
        heap += [f"{clan} {token}" for token in mixed[in_camp:] if rng.random() < 0.9]
    heap.sort(key=lambda _: rng.random())
    free = sorted(_all_cells(), key=lambda _: rng.random())
    referee.cells = dict(zip(free, heap, strict=False))
    for length in CROCODILES:
        lying = [cell for cell in referee.cells if cell[0] == str(length)]
        referee.hidden |= set(lying[1:])
    return [
        " ".join(_told(referee, f"{length}.{number}") for number in range(1, length + 1))
        for length in CROCODILES
    ]


def _told(referee: Referee, cell: str) -> str:
    token = referee.cells.get(cell, ".")
    return token[0] if cell in referee.hidden else token[0] + token[-2:] if token != "." else "."


@pytest.mark.trust
def test_a_second_referee_agrees(croco, thorough, figure):
    matches, met = THOROUGHLY if thorough else MATCHES, Counter()
    tables = [from_a_table(croco, number, met) for number in range(matches // 2)]
    whole = [from_the_start(croco, number, met) for number in range(matches)]
    assert met.keys() == MET
    figure(
        "Rules checked twice",
        "Croco: matches that two referees told alike",
        len(whole),
        beside=f"{sum(whole):,} actions; {len(tables):,} more from tables, {sum(tables):,} actions",
    )
