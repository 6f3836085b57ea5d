"""What every game tells of its table: does it say all that is seen, once, and where it lies?

The tables are those of random matches, with few players and with many, so that each game
comes to all its phases.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby, pairwise
from random import Random
from typing import TypeAlias

import pytest
from PySide6.QtCore import QPointF, QRectF

from tabletop import games
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import Choice, settled
from tabletop.kernel.seats import COLOURS, SHAPES, Player
from ui import games as looks
from ui import language
from ui.pieces.label import Label
from ui.pieces.piece import Piece
from ui.stage.scene import GameScene
from ui.stage.things import Kind, Thing

NAMES = ("Ada", "Zoé", "Grace", "Blaise")
PLIES, FEW_PLIES = 120, 40
"""Actions of a match that are looked at: more than a round of every game; fewer in French."""
EDGE = 3.0
"""Units by which what glows is larger than what it is about."""


Box: TypeAlias = tuple[float, float, float, float]


@dataclass(frozen=True)
class Touched:
    """A spot that glows: where it is, and the middle of the piece that goes there."""

    words: str
    area: QRectF
    source: QPointF | None


@dataclass(frozen=True)
class Look:
    """A table as it is seen, what is said of it, and what can be touched."""

    position: str
    items: frozenset[tuple[str, Box]]
    things: tuple[Thing, ...]
    touched: tuple[Touched, ...]

    @property
    def told(self) -> set[tuple[str, str, Box]]:
        return {(thing.id, thing.words, thing.area.getRect()) for thing in self.things}

    @property
    def words(self) -> dict[str, str]:
        return {thing.id: thing.words for thing in self.things}


def seated(name: str, most: bool) -> tuple[Match, GameScene]:
    """A match of few or of as many as can play; the many agreed on other things."""
    game = games.load(name)
    options = {
        each.id: each.values[-1 if most else 0] for each in game.options if isinstance(each, Choice)
    }
    seats = game.seats[-1 if most else 0]
    players = tuple(map(Player, NAMES, COLOURS, SHAPES))[:seats]
    match = Match(game, Setup(settled(game.options, options, name), players, 7))
    return match, looks.scene(game, players, looks.words(name, players))


def step(match: Match, whim: Random) -> None:
    """Chance or somebody acts."""
    drawn = match.turn == CHANCE
    match.play(match.drawn() if drawn else whim.choice(match.game.legal_actions(match.state)))


def drawn(scene: GameScene) -> Iterator[tuple[str, Box]]:
    """All that is to be seen, as ``dump`` has it but for what is dimmed, and where."""
    for item in scene.items():
        if isinstance(item, Piece | Label) and item.isVisible() and item.opacity() > 0:
            yield item.told().partition(" see ")[0], item.sceneBoundingRect().getRect()


def look(match: Match, scene: GameScene) -> Look:
    """The table as it lies there, and with what is offered on it."""
    state = match.state
    scene.sync(state)
    items, things = frozenset(drawn(scene)), tuple(scene.things(state))
    by_chance = match.turn == CHANCE
    actions = () if by_chance or match.turn is None else match.game.legal_actions(state)
    scene.present(state, actions, by_chance)
    plates = [plate.sceneBoundingRect() for plate in scene.offers.laid]
    touched = tuple(
        Touched(
            spot.words,
            spot.area.boundingRect().adjusted(EDGE, EDGE, -EDGE, -EDGE),
            spot.source.sceneBoundingRect().center() if spot.source else None,
        )
        for spot in scene.spots
        if not spot.quiet
        and not any(plate.contains(spot.area.boundingRect().center()) for plate in plates)
    )
    return Look(match.game.notation(state), items, things, touched)


@cache
def watched(name: str, most: bool, spoken: str) -> tuple[Look, ...]:
    """The tables of a match, one after each action."""
    assert language.current() == spoken
    match, scene = seated(name, most)
    whim, seen = Random(5), [look(match, scene)]
    plies = PLIES if spoken == "en" else FEW_PLIES
    while match.turn is not None and match.ply < plies:
        step(match, whim)
        seen.append(look(match, scene))
    return tuple(seen)


@pytest.fixture(params=[False, True], ids=["few", "many"])
def most(request):
    return request.param


@pytest.fixture(params=games.names())
def name(request):
    return request.param


@pytest.fixture
def seen(name, most, lang):
    return watched(name, most, lang)


def test_each_thing_has_its_own_name_words_and_place(name, most, lang, seen):
    _, scene = seated(name, most)
    for each in seen:
        assert each.things, each.position
        assert [id for id, count in Counter(t.id for t in each.things).items() if count > 1] == []
        for thing in each.things:
            for words in (thing.words, thing.group):
                assert words, thing
                assert words == words.strip(), thing
                assert not set(words) & set("{}%"), thing
            assert not thing.area.isEmpty(), thing
            assert scene.sceneRect().contains(thing.area), thing


def test_only_pieces_that_are_alike_say_the_same(seen):
    for each in seen:
        said = Counter((t.group, t.words) for t in each.things if t.kind is not Kind.PIECE)
        assert [words for words, count in said.items() if count > 1] == [], each.position


def test_things_of_a_group_stand_together(seen):
    for each in seen:
        groups = [group for group, _ in groupby(each.things, lambda thing: thing.group)]
        assert len(groups) == len(set(groups)), each.position


def test_a_thing_is_of_one_kind_in_every_position(seen):
    kinds = {(thing.id, thing.kind) for each in seen for thing in each.things}
    assert len(kinds) == len({id for id, _ in kinds})


def test_all_that_can_be_touched_is_told(seen):
    for each in seen:
        areas = [thing.area for thing in each.things]
        for spot in each.touched:
            assert any(area.intersects(spot.area) for area in areas), (spot, each.position)
            if spot.source is not None:
                assert any(area.contains(spot.source) for area in areas), (spot, each.position)


def untold(one: Look, other: Look) -> list[str]:
    """What looks different where nothing is told differently."""
    told = [QRectF(*box) for _, _, box in one.told ^ other.told]
    changed = [
        (line, QRectF(*box).adjusted(EDGE, EDGE, -EDGE, -EDGE))
        for line, box in one.items ^ other.items
    ]
    return [line for line, box in changed if not any(area.intersects(box) for area in told)]


def test_what_looks_different_is_told_differently_where_it_is(seen):
    for before, after in pairwise(seen):
        assert untold(before, after) == [], f"{before.position}\n{after.position}"


def test_both_languages_tell_of_the_same_things(name, most, qapp):
    ids = []
    for spoken in language.LANGUAGES:
        language.install(qapp, spoken)
        ids.append([list(each.words) for each in watched(name, most, spoken)[:FEW_PLIES]])
    language.install(qapp, "en")
    assert all(each == ids[0] for each in ids)


def test_nearly_every_action_changes_what_is_told(seen):
    """What is left only asks something else: the line above the board says that."""
    same = sum(one.words == other.words for one, other in pairwise(seen))
    assert same <= len(seen) / 10


def test_hidden_points_are_not_told(name, most, qapp):
    language.install(qapp, "en")
    match, scene = seated(name, most)
    whim = Random(5)
    while match.turn is not None and match.ply < PLIES:
        step(match, whim)
        if match.ply % 25 or match.turn is None:
            continue
        scene.shows_points = True
        shown = look(match, scene)
        scene.shows_points = False
        hidden = look(match, scene)
        assert untold(shown, hidden) == [], shown.position
        quiet = {id for id, words in shown.words.items() if hidden.words.get(id) != words}
        assert bool(quiet) == (shown.items != hidden.items), shown.position
        assert [id for id in quiet if "point" in hidden.words.get(id, "")] == []
