"""Does Croco say everything, in words that can be told apart, in each language?"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tabletop.games.croco import events
from tabletop.games.croco.events import PlacesAgain, TokensUsedUp, TurnedOver
from tabletop.games.croco.printed import CLANS, LENGTHS, SPACES, TOKENS, Clan
from tabletop.kernel.game import CHANCE, Event, Ranking
from tabletop.kernel.seats import Player, unnamed
from tests.games.croco.conftest import BLUE, GREEN
from tests.ui.croco.conftest import LAID, LINES, cell, space
from ui.games.croco import CrocoBox
from ui.games.croco.terms import CrocoTerms
from ui.games.croco.words import Words

GAME = LINES.game
KINDS = {
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}
ANNA_AND_BEN = (Player("Anna", "blue", "circle"), Player("Ben", "orange", "square"))


def whole(sentence):
    """Whether nothing is left open in a sentence."""
    return bool(sentence) and not re.search(r"[{}]|%n|  |None|\bTrue\b", sentence)


def matches(count, games="2"):
    """Matches by chance and whim, position by position with what is told of the next step."""
    for seed in range(count):
        before = None
        for state in LINES.walk(LINES.start(games=games), f"words {seed}"):
            if before is not None:
                yield before, state
            before = state


def story(state, *lines):
    """What the log says of these actions."""
    return Words(ANNA_AND_BEN).story(LINES.tell(state, *lines)[1])


class TestLog:
    """What happens is told from the events alone."""

    def test_a_chain_is_told_link_by_link(self, qapp):
        state = LINES.position("5: . b4- . . .", green="1+ 2- 5+", blue="6- 1-")
        assert story(state, "2- on 5.4", "1+ on 5.1", "5+ on 5.5") == [
            "Anna places 2− on cell 4 of the crocodile of 5.",
            "It loses to 4− of the blue clan: same sign, nearer the head.",
            "Anna places again.",
            "Anna places 1+ on cell 1 of the crocodile of 5.",
            "It loses to 4− of the blue clan: different signs, nearer the tail.",
            "Anna places again.",
            "Anna places 5+ on cell 5 of the crocodile of 5.",
            "It beats 4− of the blue clan: different signs, nearer the tail; 25 points.",
        ]

    def test_a_game_is_told_from_the_camps_to_the_first_token(self, qapp):
        lines = (*LAID, "choose blue", "place blue 1+ from a1 on 3.1")
        assert story(LINES.start(), *lines) == [
            "The green camp is laid.",
            "The blue camp is laid.",
            "Anna takes the blue clan and begins.",
            "Anna places 1+ on cell 1 of the crocodile of 3.",
            "1+ is the first there: 3 points.",
        ]

    def test_a_game_of_several_is_told_with_its_number(self, qapp):
        told = story(LINES.start(games="4"), LAID[0])
        assert told == ["Game 1 of 4", "The green camp is laid."]

    def test_a_token_that_goes_anywhere_is_told_so(self, qapp):
        state = LINES.position("7: b1+ . . . . . .", green="7- 1-", blue="6-")
        told = story(state, "7- on 3.1")
        assert told[0] == "Anna places 7− freely on cell 1 of the crocodile of 3."

    def test_a_fight_in_the_own_clan_names_it(self, qapp):
        state = LINES.position("5: . g4- . . .", green="5+ 1-", blue="6-")
        assert story(state, "5+ on 5.5")[1] == (
            "It beats 4− of its own clan: different signs, nearer the tail; 25 points."
        )

    def test_the_last_token_that_loses_and_the_end(self, qapp):
        state = LINES.position("5: . b4- . . .", green="2-", blue="6-")
        told = story(state, "2- on 5.4", "6- on 6.1")
        assert told[2] == "Anna has no other token: the turn ends."
        assert told[-2:] == [
            "Anna has no token left, the game is over: Anna 0, Ben 56.",
            "The match is over.",
        ]

    def test_every_kind_of_event_is_told(self, lang):
        words = Words(unnamed([None] * 2))
        samples = {}
        for before, after in matches(3):
            for action in GAME.legal_actions(before):
                step = GAME.apply(before, action)
                if step.state == after or len(samples) < len(KINDS):
                    samples.update({(type(event), _side(event)): event for event in step.events})
        samples[events.CampLaid, 0] = events.CampLaid(Clan.GREEN, TOKENS[0])
        samples[events.CampLaid, 1] = events.CampLaid(Clan.BLUE, TOKENS[1])
        samples[events.GameBegan, 0] = events.GameBegan(1, 2)
        assert {kind for kind, _ in samples} == KINDS
        for event in samples.values():
            sentence = words.sentence(event)
            assert whole(sentence), event
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert words.is_head(event) == isinstance(event, events.GameBegan)
            assert sentence.endswith(".") != words.is_head(event)

    def test_nothing_is_left_out(self, lang):
        words = Words(ANNA_AND_BEN)
        for before, after in matches(2):
            for action in GAME.legal_actions(before):
                step = GAME.apply(before, action)
                if step.state == after:
                    told = words.story(step.events)
                    assert len(told) == len(step.events)
                    assert all(map(whole, told))
                    break


def _side(event):
    """What makes a sentence another one."""
    return (
        getattr(event, "newcomer", None),
        getattr(event, "freely", None),
        getattr(event, "clan", None),
    )


class TestMoves:
    """The rows of the moves list."""

    def test_no_two_rows_read_the_same(self, lang):
        words, kinds = Words(unnamed([None] * 2)), set()
        for before, _ in matches(3):
            actions = GAME.legal_actions(before)
            rows = [words.action(before, action) for action in actions]
            doubled = [row for row, times in Counter(rows).items() if times > 1]
            assert not doubled, GAME.notation(before)
            assert all(map(whole, rows))
            kinds |= {type(action).__name__ for action in actions}
        assert kinds == {"Choose", "Place", "Clear"}

    @pytest.mark.parametrize(
        ("line", "row"),
        [
            ("place green 2- from a1 on 5.4", "2−: crocodile of 5, cell 4, loses"),
            (
                "place green 5+ from b1 on 5.5",
                "5+: crocodile of 5, cell 5, 25 points",
            ),
            (
                "place green 5+ from b1 on 7.5",
                "5+: crocodile of 7, cell 5, 35 points",
            ),
        ],
    )
    def test_a_row_tells_where_to_and_what_comes_of_it(self, qapp, line, row):
        state = LINES.position("5: . b4- . . .", green="2- 5+", blue="6-")
        assert Words(ANNA_AND_BEN).action(state, GAME.decode(line)) == row

    def test_a_row_says_that_it_loses_exactly_where_it_does(self, qapp):
        words = Words(ANNA_AND_BEN)
        for before, _ in matches(2):
            for action in GAME.legal_actions(before):
                step = GAME.apply(before, action)
                lost = any(isinstance(e, TurnedOver) and e.newcomer for e in step.events)
                again = any(isinstance(e, PlacesAgain | TokensUsedUp) for e in step.events)
                assert words.action(before, action).endswith(", loses") == lost == again

    def test_a_camp_that_is_laid_is_read_space_by_space(self, lang):
        row = Words().action(LINES.start(), GAME.decode(LAID[1]))
        assert row.endswith(": 1+ 2+ 3+ 4+ 5+ 6+ 1− 2− 3− 3− 4− 6−")


class TestAsked:
    """The line above the board is always true."""

    @pytest.mark.parametrize(
        ("state", "asked"),
        [
            pytest.param(LINES.start(), "The camps are laid by lot.", id="lay"),
            pytest.param(
                LINES.play(LINES.start(), *LAID),
                "Anna, you begin: which clan do you take?",
                id="choose",
            ),
            pytest.param(
                LINES.laid("green"), "Anna (green), place any token of your camp.", id="the first"
            ),
            pytest.param(
                LINES.play(LINES.laid("green"), "1+ on 7.1"),
                "Ben (blue), place any token of your camp.",
                id="the first of the other",
            ),
            pytest.param(
                LINES.position(green="1+ 2-", places="green"),
                "Anna (green), place a token from beside an emptied space.",
                id="the third",
            ),
            pytest.param(
                LINES.position(green="1+", blue="2-", places="blue", seat=2),
                "Ben (blue), place a token from beside an emptied space.",
                id="the third of the other",
            ),
            pytest.param(
                LINES.position("5: . b4- . . .", green="1+ 2-", phase="again"),
                "Anna, your token was turned over: place another.",
                id="again",
            ),
            pytest.param(
                LINES.play(
                    LINES.position(green="1+", blue=".", match="1/2 alternate | -"), "1+ on 7.1"
                ),
                "Game 1 is over: Anna 7, Ben 0. Clear the board for the next one.",
                id="clear",
            ),
            pytest.param(
                LINES.play(LINES.position(green="1+", blue="."), "1+ on 7.1"),
                "The match is over.",
                id="over",
            ),
        ],
    )
    def test_in_every_phase(self, qapp, state, asked):
        assert Words(ANNA_AND_BEN).asked(state) == asked

    def test_it_names_who_acts_and_says_any_only_where_any_may_go(self, qapp):
        words = Words(ANNA_AND_BEN)
        for _, state in matches(3):
            told, turn = words.asked(state), GAME.turn(state)
            assert whole(told)
            if turn is None or turn == CHANCE or GAME.rests(state):
                continue
            assert ANNA_AND_BEN[turn].name in told
            assert ANNA_AND_BEN[1 - turn].name not in told
            if state.phase.value == "place":
                spaces = {action.space for action in GAME.legal_actions(state)}
                may_any = len(spaces) == len(state.board.in_camp(state.clan))
                assert may_any or "any token" not in told

    def test_in_each_language_it_is_whole(self, lang):
        words = Words(ANNA_AND_BEN)
        told = {words.asked(state) for _, state in matches(2)}
        assert all(map(whole, told))
        assert len(told) > 10

    def test_it_stands_above_the_board(self, at):
        table = at("5: . b4- . . .", green="2- 5+", blue="6-")
        table.quiet()
        table.drag(space(table, "green", "a1"), cell(table, "5.4"))
        table.quiet()
        text = table.page._asking.text()
        assert text == "1, your token was turned over: place another."


class TestSides:
    """Who has which clan stands beside the names."""

    def test_the_clans(self, lang):
        words = Words(ANNA_AND_BEN)
        assert words.side(LINES.start(), 0) == ""
        green = LINES.laid("green")
        sides = [words.side(green, seat) for seat in (0, 1)]
        assert sides == [CrocoTerms().clan(clan) for clan in CLANS]
        assert [words.side(LINES.laid("blue"), seat) for seat in (1, 0)] == sides

    def test_they_stand_in_the_panel_of_the_players(self, seated):
        table = seated(*LAID, "choose blue")
        table.quiet()
        panel = table.page.side.players
        shown = [{label.text() for label in row.values()} for row in panel._rows]
        assert "blue" in shown[0]
        assert "green" in shown[1]


class TestEnd:
    """Parts of points, and why somebody won."""

    def test_every_part_has_a_name_of_its_own(self, lang):
        words = Words(ANNA_AND_BEN)
        parts = [f"crocodile-{length}" for length in LENGTHS]
        parts += [f"game-{number}" for number in range(1, 7)]
        names = [words.part(part) for part in parts]
        assert len(set(names)) == len(names)
        assert all(map(whole, names))

    @pytest.mark.parametrize(
        ("ranking", "told"),
        [
            (Ranking((1, 2), (0,), "points"), "Anna wins with the most points."),
            (Ranking((2, 1), (1,), "games"), "Equal points: Ben wins, with more games won."),
            (Ranking((1, 1), (0, 1), "shared"), "Equal points: a draw."),
        ],
    )
    def test_who_won_and_why(self, qapp, ranking, told):
        assert Words(ANNA_AND_BEN).reason(None, ranking) == told

    def test_each_match_ends_with_a_reason(self, lang):
        words, told = Words(ANNA_AND_BEN), set()
        for _, state in matches(6, games="1"):
            if GAME.turn(state) is None:
                told.add(words.reason(state, GAME.ranking(state)))
        assert len(told) >= 2
        assert all(map(whole, told))


class TestAround:
    """What is said before a match."""

    def test_options_and_their_values(self, lang):
        words = Words()
        for option in GAME.options:
            assert whole(words.option(option.id))
            values = getattr(option, "values", ("", _setup()))
            labels = [words.value(option.id, value) for value in values]
            assert len(set(labels)) == len(labels)
            assert all(map(whole, labels))

    def test_what_was_set_up_is_told_in_short(self, qapp):
        assert Words().value("setup", _setup()) == (
            "Set up: player 1 is blue, 2 tokens on the crocodiles"
        )
        assert Words().value("setup", "") == "Camps laid by lot"

    def test_bots_say_how_they_think(self, lang):
        words = Words()
        told = [words.bot(level) for level in ("random", "greedy", "search")]
        assert len(set(told)) == 3
        assert all(whole(name) and whole(thinks) for name, thinks in told)

    def test_nothing_is_said_of_dice(self, qapp):
        words = Words(ANNA_AND_BEN)
        chance = words.chance()
        for text in (
            chance.own,
            chance.fair,
            chance.closed,
            chance.like,
            chance.shown,
            chance.same,
        ):
            assert "camp" in text
            assert "dice" not in text
        assert "{example}" in chance.like
        assert words.throw(LINES.start()) == "Lay the camp"

    def test_the_camp_that_is_laid_by_hand_is_named(self, lang):
        words = Words()
        green = words.by_hand(LINES.start())
        blue = words.by_hand(LINES.play(LINES.start(), LAID[0]))
        assert whole(green)
        assert whole(blue)
        assert green != blue

    def test_the_box(self, lang):
        box = CrocoBox()
        assert box.title() == "Croco"
        assert whole(box.blurb())
        assert whole(box.thanks())
        assert len(SPACES) == len(GREEN.split()) == len(BLUE.split())


def _setup():
    return f"blue | {LINES.board('5: . b4- g . .', green='7-', blue='6-')}"
