"""What a space does to who arrives on it, and how a turn ends.

Each function takes the position and the story so far, and gives the step.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec.structs import replace

from tabletop.games.caries.events import (
    AppointmentsGot,
    Cause,
    CubeReturned,
    DiceThrown,
    LapEnded,
    MatchEnded,
    NothingChanged,
    PawnMoved,
    Purpose,
    ToothChanged,
)
from tabletop.games.caries.position import (
    LAPS,
    SPACES,
    Phase,
    Player,
    Position,
    Space,
    behind,
    phase_of_arrival,
)
from tabletop.games.caries.teeth import (
    Change,
    Task,
    Tooth,
    brushed,
    changed,
    done,
    is_choice,
    points,
    sugar_tasks,
    treatment,
)
from tabletop.kernel.game import Event, Seat, Step

Told: TypeAlias = tuple[Event, ...]


def rolled(state: Position, faces: tuple[int, ...]) -> Step[Position]:
    """Six-sided dice fell: for the way, for sugar, or for appointments."""
    seat = state.active
    if state.phase is Phase.MOVING:
        return _moved(state, faces, (DiceThrown(seat, Purpose.MOVE, faces),))
    if state.phase is Phase.SUGAR:
        told = (DiceThrown(seat, Purpose.SUGAR, faces),)
        return _eaten(replace(state, faces=faces), sum(faces), told)
    count = 1 if faces[0] % 2 else 2
    purse = state.player.appointments + count
    players = state.with_player(seat, state.player.with_appointments(purse))
    got = (DiceThrown(seat, Purpose.APPOINTMENTS, faces), AppointmentsGot(seat, count))
    return turn_ended(replace(state, players=players, faces=faces), got)


def _moved(state: Position, faces: tuple[int, ...], story: Told) -> Step[Position]:
    """The pawn walks, at most to the dentist: the rest of the throw is lost (3.6)."""
    seat, player = state.active, state.player
    space = player.space + sum(faces)
    if space >= SPACES:
        space = 0
    kind = state.agreed.spaces[space]
    state = Position(
        state.agreed,
        state.with_player(seat, player.moved(space)),
        seat,
        phase_of_arrival(kind, state.cube == seat, state.cube is None),
        state.cube,
        state.dice,
        faces,
    )
    story = (*story, PawnMoved(seat, player.space, space, kind))
    if kind is Space.DENTIST:
        return _at_dentist(state, story)
    if kind is Space.BRUSHING:
        return turn_ended(*_brushed(state, Cause.BRUSHING, story))
    if kind is Space.SUGAR and state.cube == seat:
        return turn_ended(replace(state, cube=None), (*story, CubeReturned(seat)))
    return Step(state, story)


def knocked(state: Position, tooth: int) -> Step[Position]:
    """A tooth is hit and turns black; a black one stays as it is (3.4)."""
    seat, mouth = state.active, state.player.mouth
    state = replace(state, sixteen=tooth)
    story: Told = (DiceThrown(seat, Purpose.KNOCK, (tooth,)),)
    before = mouth[tooth - 1]
    if before is Tooth.BLACK:
        return turn_ended(state, (*story, NothingChanged(seat, Cause.KNOCK)))
    hit = state.player.with_mouth(changed(mouth, tooth, Tooth.BLACK))
    return turn_ended(
        replace(state, players=state.with_player(seat, hit)),
        (*story, ToothChanged(seat, tooth, before, Tooth.BLACK, Cause.KNOCK)),
    )


def _eaten(state: Position, amount: int, story: Told) -> Step[Position]:
    """Sugar works on the teeth, worst first; only the last kind can be a choice (3.2)."""
    mouth = state.player.mouth
    tasks = sugar_tasks(mouth, amount)
    if not tasks:
        return turn_ended(state, (*story, NothingChanged(state.active, Cause.SUGAR)))
    changes: list[Change] = []
    for task in tasks:
        if state.agreed.chooses_teeth and is_choice(mouth, task):
            state = replace(state, phase=Phase.SUGAR_TEETH, task=task)
            state = replace(
                state, players=state.with_player(state.active, state.player.with_mouth(mouth))
            )
            return Step(state, (*story, *_told(state.active, changes, Cause.SUGAR)))
        mouth, more = done(mouth, task)
        changes += more
    players = state.with_player(state.active, state.player.with_mouth(mouth))
    return turn_ended(
        replace(state, players=players), (*story, *_told(state.active, changes, Cause.SUGAR))
    )


def _at_dentist(state: Position, story: Told) -> Step[Position]:
    """Cleaning first (3.6.1); then, where the table shares, gifts; then treatment."""
    state, story = _brushed(state, Cause.CLEANING, story)
    if state.agreed.shares:
        return _ask_from(state, state.active, story)
    return _treated(state, story)


def _brushed(state: Position, cause: Cause, story: Told) -> tuple[Position, Told]:
    """Sugar comes off the teeth of who is on the move."""
    mouth, changes = brushed(state.player.mouth)
    if not changes:
        return state, (*story, NothingChanged(state.active, cause))
    players = state.with_player(state.active, state.player.with_mouth(mouth))
    return replace(state, players=players), (*story, *_told(state.active, changes, cause))


def asked_again(state: Position, story: Told) -> Step[Position]:
    """Who has just given may give once more, as long as it has and it helps."""
    assert state.asked is not None
    if state.players[state.asked].appointments and _has_use_for_more(state.player):
        return Step(state, story)
    return asked_next(state, story)


def asked_next(state: Position, story: Told) -> Step[Position]:
    """The next in seat order after who was asked may give."""
    assert state.asked is not None
    return _ask_from(state, state.asked, story)


def _ask_from(state: Position, after: Seat, story: Told) -> Step[Position]:
    count = len(state.players)
    if _has_use_for_more(state.player):
        seat = Seat((after + 1) % count)
        while seat != state.active:
            if state.players[seat].appointments:
                return Step(replace(state, phase=Phase.GIFTS, asked=seat), story)
            seat = Seat((seat + 1) % count)
    return _treated(replace(state, asked=None), story)


def _has_use_for_more(player: Player) -> bool:
    """Whether one more appointment would treat one more tooth, or treat it better."""
    price = 2 * player.mouth.count(Tooth.BLACK) + player.mouth.count(Tooth.ORANGE)
    return player.appointments < price


def _treated(state: Position, story: Told) -> Step[Position]:
    """The dentist treats for the appointments there are, black teeth first (3.6.2)."""
    seat = state.active
    task = treatment(state.player.mouth, state.player.appointments)
    while task is not None:
        if state.agreed.chooses_teeth and is_choice(state.player.mouth, task):
            return Step(replace(state, phase=Phase.DENTIST_TEETH, task=task), story)
        player, changes = _worked(state.player, task)
        state = replace(state, players=state.with_player(seat, player))
        story = (*story, *_told(seat, changes, Cause.TREATMENT, task.price))
        task = treatment(player.mouth, player.appointments)
    return _lap_ended(state, story)


def _worked(player: Player, task: Task) -> tuple[Player, tuple[Change, ...]]:
    mouth, changes = done(player.mouth, task)
    purse = player.appointments - task.price * len(changes)
    return Player(mouth, player.space, player.laps, purse), changes


def picked(state: Position, tooth: int) -> Step[Position]:
    """The player has picked one of the equal teeth."""
    task, player = state.task, state.player
    assert task is not None
    after = player.with_mouth(changed(player.mouth, tooth, task.after))
    after = after.with_appointments(after.appointments - task.price)
    change = Change(tooth, task.before, task.after)
    left = replace(task, count=task.count - 1)
    state = replace(state, players=state.with_player(state.active, after), task=left)
    cause = Cause.SUGAR if state.phase is Phase.SUGAR_TEETH else Cause.TREATMENT
    story = _told(state.active, (change,), cause, task.price)
    return Step(state, story) if left.count else _picking_ended(state, story)


def picked_for(state: Position) -> Step[Position]:
    """The rest of the equal teeth are taken in turn."""
    assert state.task is not None
    player, changes = _worked(state.player, state.task)
    cause = Cause.SUGAR if state.phase is Phase.SUGAR_TEETH else Cause.TREATMENT
    story = _told(state.active, changes, cause, state.task.price)
    state = replace(state, players=state.with_player(state.active, player))
    return _picking_ended(state, story)


def _picking_ended(state: Position, story: Told) -> Step[Position]:
    if state.phase is Phase.DENTIST_TEETH:
        return _treated(replace(state, task=None), story)
    return turn_ended(replace(state, task=None), story)


def _lap_ended(state: Position, story: Told) -> Step[Position]:
    """A blue token; with the fifth the match may end (3.7, 4, 6)."""
    seat = state.active
    player = state.player.lap_ended()
    state = replace(state, players=state.with_player(seat, player))
    story = (*story, LapEnded(seat, player.laps))
    if player.laps != LAPS:
        return turn_ended(state, story)
    if not behind(state.players):
        return over(state, story)
    if state.agreed.competes:
        return Step(replace(state, phase=Phase.STOP), story)
    return turn_ended(state, story)


def turn_ended(state: Position, story: Told) -> Step[Position]:
    """The next clockwise is on the move; where nobody competes, who has five laps rests."""
    count = len(state.players)
    seat = Seat((state.active + 1) % count)
    if not state.agreed.competes:
        while state.players[seat].laps >= LAPS:
            seat = Seat((seat + 1) % count)
    return Step(
        Position(
            state.agreed,
            state.players,
            seat,
            Phase.MOVE,
            state.cube,
            state.dice,
            state.faces,
            state.sixteen,
        ),
        story,
    )


def over(state: Position, story: Told) -> Step[Position]:
    """The match ends at once, for everybody."""
    totals = tuple(points(player.mouth) for player in state.players)
    return Step(replace(state, phase=Phase.OVER), (*story, MatchEnded(totals)))


def _told(seat: Seat, changes: Iterable[Change], cause: Cause, paid: int = 0) -> Told:
    return tuple(
        ToothChanged(seat, change.tooth, change.before, change.after, cause, paid)
        for change in changes
    )
