"""The guide through a lap of Caries: does it say what is so, when it is new, in few words?"""

from __future__ import annotations

import re
from random import Random

import pytest
from PySide6.QtCore import Qt

from tabletop import games
from tabletop.games.caries.events import PawnMoved
from tabletop.games.caries.position import SPACES, Phase, Space
from tabletop.games.caries.teeth import Tooth
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from ui import games as looks
from ui.settings import Settings

GAME = games.load("caries")
MOST_WORDS = 45
WAYS = (
    {},
    {"dice": "two", "teeth": "choose"},
    {"mode": "collaborative", "teeth": "choose"},
    {"mode": "educational"},
)


class Led:
    """A match that somebody is guided through, seat 1; told as it goes."""

    def __init__(self, *lines: str, bots=(None,), **options: str):
        players = unnamed(bots)
        self.match = Match(GAME, Setup(settled(GAME.options, options, "caries"), players, 3))
        self.guide = looks.guide("caries", looks.words("caries", players))
        self.play(*lines)

    def play(self, *lines: str) -> None:
        for line in lines:
            self.match.play(GAME.decode(line))
        self.guide.past = self.match.log

    @property
    def is_over(self) -> bool:
        return self.guide.is_over(self.match.start, self.match.state)

    @property
    def said(self) -> str:
        turn = self.match.turn
        return (self.guide.throw if turn == CHANCE else self.guide.choice)(self.match.state)

    @property
    def waits(self) -> str:
        return self.guide.waiting(self.match.state)


@pytest.fixture(autouse=True)
def english(settings):
    """Numbers and their words agree."""


def walk(*faces: int) -> list[str]:
    """Throws with one die that end where nothing more is thrown, or with what is thrown."""
    return [line for face in faces for line in ("one die", f"roll {face}")]


BRUSH, APPOINTMENT, SUGAR = 2, 3, 1
"""The first of these on the circuit: DSBRS..."""


class TestLessons:
    def test_the_first_words_are_what_it_is_about(self) -> None:
        assert "with clean teeth. Throw the die" in Led().said
        assert "Throw one die or two" in Led(dice="two").said
        assert "the healthiest teeth win" in Led("starts 1", bots=(None, "random")).said
        assert "win" not in Led("starts 1", bots=(None, None), mode="collaborative").said

    def test_sugar_is_told_before_it_is_thrown_and_after(self) -> None:
        led = Led(*walk(SUGAR))
        assert led.said.startswith("Sugar! The number")
        led.play("roll 4")
        assert re.search(r"sticks to 4 of your teeth, 1 point each", led.said)

    def test_sugar_on_sugar_is_told_as_the_cavity_it_makes(self) -> None:
        led = Led(*walk(SUGAR), "roll 4", *walk(3))
        assert led.said.startswith("Sugar again, and it takes your worst teeth first")
        assert " 4 " in led.said
        led.play("roll 2")
        assert "makes a cavity: the dot, 2 points" in led.said
        assert led.match.state.player.mouth.count(Tooth.ORANGE) == 2

    @pytest.mark.parametrize(
        ("lines", "said"),
        [
            pytest.param(walk(BRUSH), "A brush takes off all sugar", id="brush"),
            pytest.param(
                [*walk(APPOINTMENT), "ask appointments", "roll 4"], "You have 2 app", id="two"
            ),
            pytest.param([*walk(APPOINTMENT), "take cube"], "The cube is yours", id="cube"),
            pytest.param(
                [*walk(APPOINTMENT), "take cube", *walk(1)],
                "You have kept your resolution",
                id="kept",
            ),
        ],
    )
    def test_what_a_space_does_is_told_when_it_was_met(self, lines, said) -> None:
        assert said in Led(*lines).said

    def test_the_choice_between_cube_and_die_is_explained(self) -> None:
        assert "good resolution" in Led(*walk(APPOINTMENT)).said

    def test_what_is_known_is_not_told_again(self) -> None:
        led = Led(*walk(BRUSH), *walk(3))
        assert led.match.state.agreed.spaces[led.match.state.player.space] is Space.BRUSHING
        assert led.said.startswith(f"Walk on: it is {SPACES - 5} space")

    def test_a_bot_s_lessons_are_not_the_person_s(self) -> None:
        led = Led("starts 2", *walk(BRUSH), bots=(None, "random"))
        assert led.said.startswith("You begin")
        led.play(*walk(BRUSH), *walk(3))
        assert "A brush takes off all sugar" in led.said

    def test_what_was_taken_back_is_new_again(self) -> None:
        led = Led(*walk(BRUSH))
        led.guide.past = ()
        assert "A brush" not in led.said


class TestWaiting:
    WATCH = "Nobody can harm anybody here"

    def test_what_there_is_to_watch_is_said_of_two_turns(self) -> None:
        led = Led("starts 2", bots=(None, "random"))
        assert self.WATCH in led.waits
        led.play("one die")
        assert self.WATCH in led.waits
        led.play("roll 2", *walk(2))
        assert self.WATCH in led.waits
        led.play(*walk(3), *walk(3))
        assert led.match.state.active == 1
        assert f" walks on: it is {SPACES - 5} space" in led.waits

    @pytest.mark.parametrize(
        ("lines", "said"),
        [
            (walk(1), "eats sugar."),
            (walk(2), "is on an appointment space."),
            ([*walk(2), "ask appointments"], "is on an appointment space."),
        ],
    )
    def test_from_then_on_what_happens_is_said_in_short(self, lines, said) -> None:
        led = Led("starts 2", *walk(2), *walk(2), *walk(3), *walk(3), bots=(None, "random"))
        led.play(*lines)
        assert led.match.state.active == 1
        assert led.waits.endswith(said)

    def test_a_person_s_own_turns_teach_nothing_of_others(self) -> None:
        led = Led("starts 1", *walk(2), bots=(None, "random"))
        assert self.WATCH in led.waits


class TestEnd:
    def test_comes_after_a_lap_in_which_all_was_met(self) -> None:
        led = Led(*walk(1), "roll 1", *walk(1), *walk(1), "ask appointments", "roll 1")
        while not led.match.state.player.laps:
            assert not led.is_over
            led.play(GAME.encode(GAME.legal_actions(led.match.state)[-1]))
        assert led.match.state.player.laps == 1
        # The dentist is told of first.
        assert not led.is_over
        assert led.said.startswith("A lap is done!")
        led.play(*walk(2))
        assert led.is_over

    def test_who_has_not_met_everything_goes_round_once_more(self) -> None:
        led = Led(*walk(BRUSH))
        led.guide.past = ()
        while led.match.state.player.laps < 1 or not led.match.state.player.space:
            led.play(GAME.encode(GAME.legal_actions(led.match.state)[-1]))
        led.guide.past = ()
        assert not led.is_over
        led.guide.past = led.match.log
        while led.match.state.player.laps < 2:
            led.play(GAME.encode(GAME.legal_actions(led.match.state)[-1]))
        led.guide.past = ()
        assert led.is_over

    def test_is_a_guided_lap_and_not_much_more(self) -> None:
        """A person is spoken to some ten times."""
        for seed in range(6):
            match, count = walked(1, seed), 0
            guide = looks.guide("caries", looks.words("caries", match.setup.players))
            for played in match.log:
                guide.past = match.log[: played.ply]
                if guide.is_over(match.start, played.before):
                    break
                count += played.actor != CHANCE
            assert 6 <= count <= 30


def walked(seats: int, seed: int, **options: str) -> Match:
    """A match of which every decision was drawn."""
    players = unnamed([None] * seats)
    match = Match(GAME, Setup(settled(GAME.options, options, "caries"), players, seed))
    rng = Random(f"guide/{seed}")
    while match.turn is not None and match.ply < 400:
        drawn = match.turn == CHANCE
        match.play(match.drawn() if drawn else rng.choice(GAME.legal_actions(match.state)))
    return match


@pytest.mark.parametrize("options", WAYS, ids=lambda options: "-".join(options.values()) or "plain")
def test_something_plain_is_said_at_every_moment(lang, options) -> None:
    seen = set()
    for seats in (1, 3):
        match = walked(seats, seats, **options)
        guide = looks.guide("caries", looks.words("caries", match.setup.players))
        for played in match.log[:: 1 if len(match.log) < 200 else 2]:
            state, guide.past = played.before, match.log[max(0, played.ply - 40) : played.ply]
            seen.add(state.phase)
            said = [guide.waiting(state)]
            if played.actor == CHANCE:
                said.append(guide.throw(state))
            else:
                said.append(guide.choice(state))
                actions = GAME.legal_actions(state)
                if len(actions) > 1:
                    said += [guide.why(state, action) for action in actions]
            for text in said:
                assert text
                assert len(text.split()) <= MOST_WORDS
                assert not re.search(r"[{}]|%n", text)
    assert seen >= {Phase.MOVE, Phase.SUGAR, Phase.APPOINTMENTS}


def test_at_the_table_the_throw_is_pointed_at(seated) -> None:
    Settings().keep_guide("caries", True)
    table = seated()
    table.quiet()
    assert table.page.guided.is_on
    assert "clean teeth" in table.page.guided.card.text
    assert len(table.scene.lights.pointers) == 1


def test_at_the_table_the_space_of_the_pawn_is_pointed_at(seated, qtbot) -> None:
    Settings().keep_guide("caries", True)
    table = seated(speed="fast")
    table.quiet()
    table.key(Qt.Key.Key_Space)
    table.awaits_hand()
    assert table.page.guided.card.text == "Move your pawn to the space that glows."
    (pointer,) = table.scene.lights.pointers
    events = table.session.match.log[-1].events
    (walking,) = [event for event in events if isinstance(event, PawnMoved)]
    space = table.scene.space(walking.end)
    assert pointer.area.boundingRect().center() == space.center()
    pawn = table.scene.pawns[0]
    table.drag(pawn.sceneBoundingRect().center(), space.center())
    qtbot.waitUntil(lambda: "Move your pawn" not in table.page.guided.card.text)
    table.quiet()
    assert all(pointer.area.boundingRect() != space for pointer in table.scene.lights.pointers)


def test_at_the_table_cube_or_die_is_advised(seated, qtbot) -> None:
    Settings().keep_guide("caries", True)
    table = seated(*walk(APPOINTMENT))
    table.quiet()
    card = table.page.guided.card
    qtbot.waitUntil(lambda: bool(card.advice), timeout=30_000)
    assert card.why.endswith(".")
    assert table.scene.lights.pointers
