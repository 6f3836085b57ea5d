"""The exact bot: best play alone from the books, and what company adds to it.

It looks one action ahead and finds there what the books expect. Where others compete
it pays for turns, so that it is the first to finish. It stops exactly if that wins, and
shares appointments so that the table ends with as few points as can be.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tabletop.games.caries.actions import (
    Action,
    AskAppointments,
    ChooseForMe,
    Give,
    GiveNothing,
    GoOn,
    Stop,
    TakeCube,
    Throw,
)
from tabletop.games.caries.position import Phase, Position
from tabletop.games.caries.prospect import prospect_of, stand_of
from tabletop.games.caries.teeth import points
from tabletop.kernel.game import AnyGame, Rng, Seat

THROWN_AWAY: Final = 10.0
"""What it costs besides points to go on where stopping wins, or to stop where it loses."""

_DIGITS: Final = 6
_TEETH: Final = (Phase.SUGAR_TEETH, Phase.DENTIST_TEETH)


def exact(game: AnyGame, state: Any, rng: Rng, budget: float) -> Action:
    """The action that is worth most; of equal ones the first, and the game picks teeth."""
    position: Position = state
    if position.phase in _TEETH:
        return ChooseForMe()
    if position.phase is Phase.MOVE:
        # No gift before the throw is better, so none is weighed.
        worths: Mapping[Action, float] = _rounded(_throws(game, position))
    else:
        worths = weigh(game, position, rng, budget)
    return max(worths, key=worths.__getitem__)


def weigh(game: AnyGame, state: Any, rng: Rng, budget: float) -> Mapping[Action, float]:
    """By action, minus the points that the seat which acts may expect to end with.

    Where it races, what an action costs in turns is in it (a turn is HURRY points),
    and where it may stop, THROWN_AWAY. A gift costs what the whole table loses by it.
    """
    position: Position = state
    match position.phase:
        case Phase.MOVE:
            worths = _before_throw(game, position)
        case Phase.CUBE:
            worths = _at_cube(position)
        case Phase.STOP:
            worths = _at_end(game, position)
        case Phase.GIFTS:
            worths = _shared(game, position, _gifts(game, position))
        case _:
            worth = outlook(game, position)[position.active]
            worths = dict.fromkeys(game.legal_actions(position), worth)
    return _rounded(worths)


def _rounded(worths: Mapping[Action, float]) -> Mapping[Action, float]:
    return {action: round(worth, _DIGITS) for action, worth in worths.items()}


def outlook(game: AnyGame, state: Any) -> tuple[float, ...]:
    """By seat, minus the points that it may expect to end with, turns not counted."""
    position: Position = state
    match position.phase:
        case Phase.OVER:
            return tuple(float(-points(player.mouth)) for player in position.players)
        case Phase.SUGAR_TEETH | Phase.DENTIST_TEETH:
            return outlook(game, game.apply(position, ChooseForMe()).state)
        case Phase.STOP:
            ends = Stop() if _wins_now(game, position) else GoOn()
            return outlook(game, game.apply(position, ends).state)
        case Phase.GIFTS:
            gifts = _gifts(game, position)
            return max((outlook(game, game.apply(position, gift).state) for gift in gifts), key=sum)
        case _:
            seats = range(len(position.players))
            return tuple(-_expected(position, Seat(seat)) for seat in seats)


def _expected(state: Position, seat: Seat) -> float:
    prospect, stand = prospect_of(state, seat, price=False), stand_of(state, seat)
    moves = seat == state.active and state.phase is not Phase.LOT
    return prospect.expected(stand, state) if moves else prospect.resting(stand)


def _throws(game: AnyGame, state: Position) -> dict[Action, float]:
    """Throws by the books."""
    prospect, stand = prospect_of(state, state.active, price=True), stand_of(state, state.active)
    # The turns that are to come anyway are no cost of this throw.
    anyway = prospect.fee(stand) - prospect.turn
    return {
        throw: anyway - prospect.thrown(stand, throw.dice)
        for throw in game.legal_actions(state)
        if isinstance(throw, Throw)
    }


def _before_throw(game: AnyGame, state: Position) -> dict[Action, float]:
    """Throws, and gifts: they can wait until they are needed, so they are never better (6)."""
    worths = _throws(game, state)
    gifts = [action for action in game.legal_actions(state) if action not in worths]
    if gifts:
        most = max(worths.values())
        shared = _shared(game, state, gifts, outlook(game, state))
        worths |= {gift: min(most, worth) for gift, worth in shared.items()}
    return worths


def _at_cube(state: Position) -> dict[Action, float]:
    prospect, stand = prospect_of(state, state.active, price=True), stand_of(state, state.active)
    anyway = prospect.fee(stand)
    return {
        AskAppointments(): anyway - prospect.asked(stand),
        TakeCube(): anyway - prospect.resting(stand._replace(holds_cube=True)),
    }


def _at_end(game: AnyGame, state: Position) -> dict[Action, float]:
    """Stopping is better exactly where it wins (4), however the points would go on."""
    now = float(-points(state.player.mouth))
    later = outlook(game, game.apply(state, GoOn()).state)[state.active]
    if _wins_now(game, state):
        return {Stop(): now, GoOn(): min(now, later) - THROWN_AWAY}
    return {Stop(): min(now, later) - THROWN_AWAY, GoOn(): later}


def _wins_now(game: AnyGame, state: Position) -> bool:
    return state.active in game.ranking(game.apply(state, Stop()).state).winners


def _gifts(game: AnyGame, state: Position) -> tuple[Give | GiveNothing, ...]:
    """What who is asked may do; nothing first, so that a gift that gains nothing is not made."""
    giving, nothing = game.legal_actions(state)
    return nothing, giving


def _shared(
    game: AnyGame, state: Position, gifts: Iterable[Action], best: tuple[float, ...] | None = None
) -> dict[Action, float]:
    """What who gives may expect, less what the whole table loses against the *best* there is.

    Without one it is the best of the gifts themselves.
    """
    giver = state.active if state.asked is None else state.asked
    found = {gift: outlook(game, game.apply(state, gift).state) for gift in gifts}
    best = best or max(found.values(), key=sum)
    return {gift: best[giver] + sum(worths) - sum(best) for gift, worths in found.items()}
