"""Does Clever say everything, in words that can be told apart, in each language?"""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from tabletop import games
from tabletop.games.clever import events
from tabletop.games.clever.printed import AREAS, DICE, PLACES, SUMS, YELLOW, Area, Bonus
from tabletop.games.clever.sheet import AREA_NAMES
from tabletop.kernel.game import CHANCE, Event, Ranking
from tabletop.kernel.seats import Player, unnamed
from ui import language
from ui.games.clever.reasons import Reasons
from ui.games.clever.terms import Terms
from ui.games.clever.words import Words

GAME = games.load("clever")
KINDS = {
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}


@pytest.fixture(params=language.LANGUAGES)
def lang(request, qapp):
    """Each language of the program in turn."""
    language.install(qapp, request.param)
    yield request.param
    language.install(qapp, "en")


def steps(seats, seed, passive="may"):
    """A match by chance and whim: each position, the action made there, and the step."""
    state, rng = GAME.initial({"passive": passive}, seats), Random(f"{seats} {seed}")
    while (turn := GAME.turn(state)) is not None:
        drawn = GAME.sample(state, rng) if turn == CHANCE else None
        action = drawn or rng.choice(GAME.legal_actions(state))
        step = GAME.apply(state, action)
        yield state, action, step
        state = step.state


def whole(sentence):
    """Whether nothing is left open in a sentence."""
    return bool(sentence) and not re.search(r"[{}]|%n|  |None|\bTrue\b", sentence)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_two_rows_of_the_moves_list_read_the_same(lang, seats):
    words = Words(unnamed([None] * seats))
    seen = Counter()
    for seed in range(12):
        for state, _, _ in steps(seats, seed):
            actions = GAME.legal_actions(state)
            rows = [words.action(state, action) for action in actions]
            doubled = [row for row, times in Counter(rows).items() if times > 1]
            assert not doubled, GAME.notation(state)
            assert all(whole(row) for row in rows), rows
            seen.update(type(action).__name__ for action in actions)
    needed = {"Take", "Reroll", "Forfeit", "Extra", "Done", "Cross", "Decline", "Rolled"}
    needed |= {"Write"} | ({"Nearest"} if seats == 1 else {"Starts"})
    assert needed <= set(seen)


def test_a_row_tells_what_is_marked_and_what_that_wins(qapp):
    state = GAME.parse(
        "may round 5 | first 1 active 1 asked 1 pick 1 | w3 y5 b5 g3 o2 p6 / - / - / - | - | "
        "y 3.1 6.1 b g 0 o 1 1 1 p r 0/1 e 0/0"
    )
    words = Words(unnamed([None]))
    told = {GAME.encode(a): words.action(state, a) for a in GAME.legal_actions(state)}
    assert told["take yellow 5.1"] == "Yellow 5 → yellow 5, row 1, wins a blue cross"
    assert told["take blue 8"] == "Blue and white, 3 + 5 → blue 8"
    assert told["take white as blue 8"] == "White with blue, 3 + 5 → blue 8"
    assert told["take orange"] == "Orange 2 → orange cell 4, counts 4"
    assert told["take purple"] == "Purple 6 → purple cell 1"
    assert told["reroll"].startswith("Re-roll (1 ")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everything_that_happens_is_told_in_whole_sentences(lang, seats):
    players = tuple(Player(name, "blue", "circle") for name in ("Anna", "Ben", "Chloé", "David"))
    words = Words(players[:seats])
    for seed in range(12):
        for _, _, step in steps(seats, seed):
            told = words.story(step.events)
            # A mark and what makes it are one sentence, a bonus that is used at once and all
            # that goes to the platter, too; nothing else is left out.
            marks = sum(isinstance(event, events.Marked) for event in step.events)
            slides = sum(isinstance(event, events.SlidToPlatter) for event in step.events)
            used = {(e.seat, e.place) for e in step.events if isinstance(e, events.BonusUsed)}
            won = {(e.seat, e.place) for e in step.events if isinstance(e, events.BonusWon)}
            assert len(told) == len(step.events) - marks - len(used & won) - max(0, slides - 1)
            for sentence in told:
                assert whole(sentence), sentence
                assert sentence.endswith(".")
                assert sentence[0].isupper()


def test_every_kind_of_event_is_told(lang):
    words = Words(unnamed([None] * 2))
    samples = dict.fromkeys(KINDS)
    for seats in (1, 2, 4):
        for seed in range(30):
            for _, _, step in steps(seats, seed):
                samples.update({type(event): event for event in step.events})
    samples[events.BonusLost] = events.BonusLost(0, Bonus.PURPLE_6, "orange 10")
    unseen = [kind.__name__ for kind, event in samples.items() if event is None]
    assert not unseen
    for event in samples.values():
        assert whole(words.sentence(event)), event


def test_the_story_names_who_what_and_where(qapp):
    words = Words((Player("Anna", "blue", "circle"), Player("Ben", "orange", "square")))
    yellow = [(cell.number, cell.row) for cell in YELLOW].index((3, 1))
    told = words.story(
        (
            events.DieTaken(1, DICE[0], 3, events.Source.SPACE),
            events.Marked(1, Area.YELLOW, yellow, 0),
            events.BonusWon(1, Bonus.ORANGE_5, "blue row 1"),
            events.BonusUsed(1, Bonus.ORANGE_5, "blue row 1"),
            events.Marked(1, Area.ORANGE, 4, 10),
            events.BonusLost(0, Bonus.PURPLE_6, "orange 10"),
        )
    )
    assert told == [
        "Ben uses white 3 from the active player's spaces: crosses yellow 3, row 1.",
        "Ben wins an orange 5 (blue row 1): writes 10 in orange cell 4.",
        "Anna loses a purple 6 (orange cell 10): no cell is left.",
    ]


def test_every_thing_on_the_table_has_a_name_of_its_own(lang):
    terms = Terms()
    for names in (
        [terms.die(die) for die in DICE],
        [terms.shown(die, face) for die in DICE for face in range(1, 7)],
        [terms.area(area) for area in AREAS],
        [terms.bonus(bonus) for bonus in Bonus],
        [terms.place(place) for place in PLACES],
        [terms.part(part) for part in (*AREA_NAMES, "foxes")],
        [terms.cell(Area.YELLOW, cell) for cell in range(len(YELLOW))],
        [terms.cell(Area.BLUE, total) for total in SUMS],
        [terms.cell(area, n) for area in (Area.GREEN, Area.ORANGE, Area.PURPLE) for n in (1, 11)],
    ):
        assert all(map(whole, names))
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("passive", ["may", "must"])
@pytest.mark.parametrize("seats", [1, 3])
def test_the_line_above_the_board_says_who_is_asked_in_every_position(lang, seats, passive):
    players = tuple(Player(name, "blue", "circle") for name in ("Anna", "Ben", "Chloé"))
    words = Words(players[:seats])
    for seed in range(8):
        for state, _, _ in steps(seats, seed, passive):
            asked = words.asked(state)
            assert whole(asked)
            turn = GAME.turn(state)
            if turn != CHANCE:
                assert players[turn].name in asked
                assert not any(other.name in asked for other in players if other != players[turn])


ASKED = [
    pytest.param(
        "pick 2", "w3 y1 / b5 g3 o2 / p6", "-", "", "choose a die and where it goes.", id="pick"
    ),
    pytest.param(
        "pick 2", "y1 / w3 b5 g3 o2 / p6", "-", "1.2 1.3", "nothing fits.", id="nothing fits"
    ),
    pytest.param(
        "throw 3", "y1 / w3 b5 g3 o2 / p6", "-", "", "throw the dice. Roll 3 of 3.", id="throw"
    ),
    pytest.param(
        "throw 0", "w. y. b. g. o. p. / - / -", "-", "", "throw for the passive turn", id="alone"
    ),
    pytest.param(
        "passive 0", "b5 g4 p6 / w3 y1 o2 / -", "-", "", "choose a die from the platter.", id="low"
    ),
    pytest.param(
        "extra 3",
        "- / w3 y1 b5 / g3 o2 p6",
        "-",
        "",
        "use an extra die? 1 ",
        id="an extra die",
    ),
    pytest.param(
        "pick 1",
        "w3 y1 b5 g3 o2 p6 / - / -",
        "blue cross of yellow row 1",
        "3.1 6.1 5.1",
        "you have won a blue cross: where does it go?",
        id="a bonus",
    ),
    pytest.param(
        "pick 1",
        "w3 y1 b5 g3 o2 p6 / - / -",
        "blue cross of yellow row 1, yellow cross of orange 5",
        "3.1 6.1 5.1",
        "you have won a blue cross and a yellow cross: which comes first, and where?",
        id="two bonuses",
    ),
    pytest.param(
        "pick 1",
        "w3 y1 b5 g3 o2 p6 / - / -",
        "black of round 4",
        "",
        "the black bonus: a cross in yellow, blue or green, or a 6 in orange or purple.",
        id="the black bonus",
    ),
]


@pytest.mark.parametrize(("turn", "dice", "due", "yellow", "asked"), ASKED)
def test_what_is_asked(qapp, turn, dice, due, yellow, asked):
    state = GAME.parse(
        f"may round 5 | first 1 active 1 asked 1 {turn} | {dice} / - | {due} | "
        f"{' '.join(('y', yellow)).strip()} b g 0 o 1 1 1 2 1 p r 0/0 e 0/1"
    )
    assert asked in Words((Player("Anna", "blue", "circle"),)).asked(state)


@pytest.mark.parametrize(
    ("sheet", "asked"),
    [
        pytest.param("y b g 0 o p", "choose a die from the platter.", id="platter"),
        pytest.param(
            "y 1.2 1.3 b g 4 o p 5",
            "the platter does not help: choose a die from the spaces.",
            id="spaces",
        ),
        pytest.param(
            "y 3.1 1.2 1.3 3.4 b 8 g 4 o 1 1 1 2 1 1 2 1 2 1 3 p 5", "no die fits.", id="nowhere"
        ),
    ],
)
def test_the_passive_player_hears_where_to_choose_from(qapp, sheet, asked):
    state = GAME.parse(
        "may round 5 | first 1 active 1 asked 2 passive 3 | - / y1 g2 p4 / w3 b5 o2 / - | - | "
        f"y b g 0 o p r 0/0 e 0/0 / {sheet} r 0/0 e 0/0"
    )
    assert asked in Words(unnamed([None] * 2)).asked(state)


def test_the_reasons_name_the_die_and_the_sheet(lang):
    reasons = Reasons(Words((Player("Anna", "blue", "circle"),)))
    assert "Anna" in reasons.look_at(0)
    shown = [reasons.shows(die) for die in DICE]
    assert len(set(shown)) == len(DICE)
    assert all("{face}" in text for text in shown)


@pytest.mark.parametrize("reason", ["points", "area", "shared", "alone"])
def test_the_end_says_who_has_won_and_by_what(lang, reason):
    words = Words((Player("Anna", "blue", "circle"), Player("Ben", "orange", "square")))
    winners = {"alone": (), "shared": (0, 1)}.get(reason, (1,))
    told = words.reason(None, Ranking((1, 1), winners, reason))
    assert whole(told)
    assert all(words.name_of(seat) in told for seat in winners)


def test_more_points_alone_are_more_stars(lang):
    words = Words(unnamed([None]))
    told = [words.rating(points) for points in (0, 140, 160, 180, 200, 220, 240, 260, 281, 400)]
    assert all(map(whole, told))
    assert len(set(told)) == 9
    assert told[-1] == told[-2]
