"""Caries: round the circuit five times, with as little decay as can be.

A turn is a throw, a walk, and what the space says. The numbers in brackets are
the paragraphs of the rules text.
"""

from __future__ import annotations

from typing import Final, assert_never

from msgspec.structs import replace

from tabletop.games.caries import arrival, notation
from tabletop.games.caries.actions import (
    Action,
    AskAppointments,
    ChooseForMe,
    Give,
    GiveNothing,
    GoOn,
    Knocked,
    PickTooth,
    Rolled,
    Starts,
    Stop,
    TakeCube,
    Throw,
)
from tabletop.games.caries.events import AppointmentGiven, CubeTaken, StartDrawn, Stopped, WentOn
from tabletop.games.caries.position import LAPS, OPTIONS, SPACES, Agreed, Phase, Player, Position
from tabletop.games.caries.teeth import POINTS, candidates, points
from tabletop.kernel.game import (
    CHANCE,
    Ranking,
    Rng,
    Score,
    Seat,
    Step,
    check_seats,
    one_of,
    ranked,
)
from tabletop.kernel.options import Option, Options, settled

_FACES: Final = range(1, 7)
_ONE_DIE: Final[tuple[Action, ...]] = tuple(Rolled((face,)) for face in _FACES)
_TWO_DICE: Final[tuple[Action, ...]] = tuple(
    Rolled((one, other)) for one in _FACES for other in _FACES
)
_SIXTEEN: Final[tuple[Action, ...]] = tuple(Knocked(tooth) for tooth in range(1, 17))
_THROW_ONE: Final[tuple[Action, ...]] = (Throw(1),)
_THROW_ANY: Final[tuple[Action, ...]] = (Throw(1), Throw(2))
# The phases in which the same is possible whatever lies on the table.
_ALWAYS: Final[dict[Phase, tuple[Action, ...]]] = {
    Phase.CUBE: (AskAppointments(), TakeCube()),
    Phase.APPOINTMENTS: _ONE_DIE,
    Phase.KNOCK: _SIXTEEN,
    Phase.STOP: (Stop(), GoOn()),
    Phase.OVER: (),
}

_BY_CHANCE: Final = frozenset(
    (Phase.LOT, Phase.MOVING, Phase.APPOINTMENTS, Phase.SUGAR, Phase.KNOCK)
)
# A lap is at most 28 throws of one die, and nobody throws oftener than the slowest
# needs for five laps. A turn has at most a throw, a roll, a second roll and some
# twenty teeth to pick; and where the table shares, every appointment there is may
# change hands in it: two from each space but the dentist's, every lap.
_TURNS: Final = LAPS * SPACES
_LONGEST_TURN: Final = 24
_MOST_APPOINTMENTS: Final = LAPS * 2 * (SPACES - 1)


class Caries:
    """The rules; the answers stand in the order of the protocol."""

    id: Final = "caries"
    names: Final = {"en": "Caries", "fr": "Caries"}
    rules_version: Final = 1
    seats: Final = (1, 2, 3, 4)
    options: Final[tuple[Option, ...]] = OPTIONS

    def longest(self, seats: int) -> int:
        """A number of actions that no match exceeds."""
        return seats * _TURNS * (_LONGEST_TURN + seats * _MOST_APPOINTMENTS)

    def initial(self, options: Options, seats: int) -> Position:
        """All pawns on the dentist, all teeth clean, the cube in the middle."""
        check_seats(self.id, self.seats, seats)
        agreed = Agreed.of(settled(self.options, options, self.id))
        phase = Phase.MOVE if seats == 1 else Phase.LOT
        return Position(agreed, (Player(),) * seats, Seat(0), phase)

    def turn(self, state: Position) -> Seat | None:
        """Who acts: a seat, CHANCE, or None when it is over."""
        if state.phase in _BY_CHANCE:
            return CHANCE
        if state.phase is Phase.OVER:
            return None
        return state.active if state.asked is None else state.asked

    def roller(self, state: Position) -> Seat | None:
        """Players throw their own dice; the lot is the table's."""
        return None if state.phase is Phase.LOT else state.active

    def throws(self, action: Action) -> bool:
        """The throw to move, and the one for appointments."""
        return isinstance(action, Throw | AskAppointments)

    def rests(self, state: Position) -> bool:
        """Never: a match is played in one go."""
        return False

    def deals(self, state: Position) -> bool:
        """Nothing: all that chance brings can be brought by hand."""
        return False

    def legal_actions(self, state: Position) -> tuple[Action, ...]:
        """All actions in a fixed order; for CHANCE every outcome, equally likely."""
        if state.phase in _ALWAYS:
            return _ALWAYS[state.phase]
        match state.phase:
            case Phase.MOVE:
                throws = _THROW_ANY if state.agreed.two_dice else _THROW_ONE
                return (*throws, *_gifts(state)) if state.agreed.shares else throws
            case Phase.MOVING | Phase.SUGAR:
                return _ONE_DIE if state.dice == 1 else _TWO_DICE
            case Phase.GIFTS:
                return (Give(state.active), GiveNothing())
            case Phase.LOT:
                return tuple(Starts(Seat(seat)) for seat in range(len(state.players)))
            case _:
                assert state.task is not None, state.phase
                picks = candidates(state.player.mouth, state.task)
                return (*(PickTooth(tooth) for tooth in picks), ChooseForMe())

    def is_outcome(self, state: Position, action: Action) -> bool:
        """Whether chance may do this here; all outcomes are listed."""
        return state.phase in _BY_CHANCE and action in self.legal_actions(state)

    def sample(self, state: Position, rng: Rng) -> Action:
        """One outcome; all are equally likely."""
        return one_of(self.legal_actions(state), rng)

    def apply(self, state: Position, action: Action) -> Step[Position]:
        """The step *action* makes; trusts the caller that it is legal."""
        match action:
            case Throw():
                return Step(
                    Position(
                        state.agreed,
                        state.players,
                        state.active,
                        Phase.MOVING,
                        state.cube,
                        action.dice,
                    )
                )
            case Rolled():
                return arrival.rolled(state, action.faces)
            case Knocked():
                return arrival.knocked(state, action.tooth)
            case PickTooth():
                return arrival.picked(state, action.tooth)
            case ChooseForMe():
                return arrival.picked_for(state)
            case AskAppointments():
                return Step(replace(state, phase=Phase.APPOINTMENTS))
            case TakeCube():
                taken = replace(state, cube=state.active)
                return arrival.turn_ended(taken, (CubeTaken(state.active),))
            case _:
                return self._apply_seldom(state, action)

    def _apply_seldom(
        self, state: Position, action: Starts | Give | GiveNothing | Stop | GoOn
    ) -> Step[Position]:
        """The actions of the lot, of gifts and of the end."""
        match action:
            case Starts():
                started = replace(state, active=action.seat, phase=Phase.MOVE)
                return Step(started, (StartDrawn(action.seat),))
            case Give():
                return _given(state, action.to)
            case GiveNothing():
                return arrival.asked_next(state, ())
            case Stop():
                return arrival.over(state, (Stopped(state.active),))
            case GoOn():
                return arrival.turn_ended(state, (WentOn(state.active),))
            case _:
                assert_never(action)

    def scores(self, state: Position) -> tuple[Score, ...]:
        """Points per seat (4): fewest wins."""
        return tuple(
            Score(
                points(player.mouth),
                tuple(
                    (tooth.name.lower(), worth * player.mouth.count(tooth))
                    for tooth, worth in POINTS.items()
                ),
            )
            for player in state.players
        )

    def ranking(self, state: Position) -> Ranking:
        """Fewest points, then furthest on the circuit, then shared (4)."""
        if not state.agreed.competes:
            return Ranking((1,) * len(state.players), (), state.agreed.mode)
        results = [(-points(player.mouth), player.progress) for player in state.players]
        return ranked(results, ("points", "progress"))

    def notation(self, state: Position) -> str:
        """The position on one line; equal exactly for equal positions."""
        return notation.written(state)

    def parse(self, text: str) -> Position:
        """The position that a line tells; raises NotationError."""
        return notation.read(text)

    def encode(self, action: Action) -> str:
        """The action as one short line a person can read and type."""
        return notation.encoded(action)

    def decode(self, text: str) -> Action:
        """The action that a line tells; raises NotationError."""
        return notation.decoded(text)


def _gifts(state: Position) -> tuple[Action, ...]:
    """Before the own throw an appointment may go to any other (6, collaborative)."""
    if not state.player.appointments:
        return ()
    others = (Seat(seat) for seat in range(len(state.players)) if seat != state.active)
    return tuple(Give(seat) for seat in others)


def _given(state: Position, to: Seat) -> Step[Position]:
    """One appointment changes hands; who gave may give again."""
    giver = state.active if state.asked is None else state.asked
    purse = state.players[giver].appointments - 1
    players = state.with_player(giver, state.players[giver].with_appointments(purse))
    state = replace(state, players=players)
    taker = state.players[to]
    state = replace(
        state, players=state.with_player(to, taker.with_appointments(taker.appointments + 1))
    )
    told = (AppointmentGiven(giver, to),)
    return Step(state, told) if state.asked is None else arrival.asked_again(state, told)
