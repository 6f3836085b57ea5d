"""Who plays Caries when nobody sits there, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
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
from tabletop.games.caries.exact import exact
from tabletop.games.caries.position import LAPS, SPACES, Phase, Player, Position, Space
from tabletop.games.caries.teeth import Mouth, Tooth, brushed, sugar_tasks
from tabletop.kernel.bots import Choose, random_bot
from tabletop.kernel.game import AnyGame, Rng

# How likely each sum is, by the number of dice.
_ODDS: Final[Mapping[int, Mapping[int, float]]] = {
    1: dict.fromkeys(range(1, 7), 1 / 6),
    2: {total: (6 - abs(7 - total)) / 36 for total in range(2, 13)},
}

# What is lost by a marker, in points. Once there it takes an appointment to get
# rid of, or grows worse: so it weighs more than it counts, and sugar next to nothing.
_WEIGHT: Final = {
    Tooth.HEALTHY: 0.0,
    Tooth.YELLOW: 0.2,
    Tooth.ORANGE: 6.0,
    Tooth.RED: 6.0,
    Tooth.BLACK: 10.0,
}
_NEEDED_APPOINTMENT: Final = 4.5
_SPARE_APPOINTMENT: Final = 1.5
_A_ROLL_OF_APPOINTMENTS: Final = 1.5
_KEPT_CUBE: Final = 2.0
_KNOCK: Final = 3.0
# What a space costs further along, when nobody knows yet how the teeth will be.
_AHEAD: Final = {
    Space.DENTIST: 0.0,
    Space.SUGAR: 4.5,
    Space.BRUSHING: -1.5,
    Space.APPOINTMENT: -5.0,
    Space.KNOCK: _KNOCK,
}


def easygoing(game: AnyGame, state: Any, rng: Rng, budget: float) -> Action:
    """One die, no cube, no gifts: it takes what comes, and stops when it has won."""
    position: Position = state
    match position.phase:
        case Phase.MOVE:
            return Throw(1)
        case Phase.CUBE:
            return AskAppointments()
        case Phase.GIFTS:
            return GiveNothing()
        case Phase.STOP:
            return _end(game, position)
        case _:
            return ChooseForMe()


def careful(game: AnyGame, state: Any, rng: Rng, budget: float) -> Action:
    """Looks one throw ahead, keeps an eye on sticky teeth, and stops when it has won."""
    position: Position = state
    match position.phase:
        case Phase.MOVE:
            return Throw(_dice(position) if position.agreed.two_dice else 1)
        case Phase.CUBE:
            return TakeCube() if _wants_cube(position) else AskAppointments()
        case Phase.GIFTS:
            return Give(position.active) if _can_spare(position) else GiveNothing()
        case Phase.STOP:
            return _end(game, position)
        case _:
            return ChooseForMe()


def _end(game: AnyGame, state: Position) -> Stop | GoOn:
    """Stops if that wins."""
    stopped = game.apply(state, Stop()).state
    return Stop() if state.active in game.ranking(stopped).winners else GoOn()


def _wants_cube(state: Position) -> bool:
    """Sugar hurts where sugar sticks already, twice as much by two dice.

    On the last lap the question is rather whether appointments are still of use.
    """
    player = state.player
    if player.laps >= LAPS - 1:
        return player.appointments >= _need(player.mouth)
    sticky = player.mouth.count(Tooth.YELLOW) + player.mouth.count(Tooth.RED)
    return sticky >= (1 if state.agreed.two_dice else 3)


def _can_spare(state: Position) -> bool:
    """Whether who is asked has finished, or has more appointments than its own teeth need."""
    assert state.asked is not None
    giver = state.players[state.asked]
    return giver.laps >= LAPS or giver.appointments > _need(giver.mouth)


def _need(mouth: Mouth) -> int:
    """The appointments that would treat everything."""
    sick = mouth.count(Tooth.ORANGE) + mouth.count(Tooth.RED)
    return 2 * mouth.count(Tooth.BLACK) + sick


def _dice(state: Position) -> int:
    """One die or two, whichever costs less on average up to the dentist."""
    return min((1, 2), key=lambda dice: _cost_of_throw(state, dice))


def _cost_of_throw(state: Position, dice: int) -> float:
    """Where a throw may lead, what happens there, and the way from there, by their odds."""
    way, here = _way(state.agreed.spaces), state.player.space
    costs = {kind: _cost_of_arrival(state, kind, dice) for kind in Space}
    cost = 0.0
    for total, odds in _ODDS[dice].items():
        space = here + total
        kind = state.agreed.spaces[space] if space < SPACES else Space.DENTIST
        cost += odds * (costs[kind] + (way[space] if space < SPACES else 0.0))
    return cost


def _cost_of_arrival(state: Position, kind: Space, dice: int) -> float:
    player = state.player
    match kind:
        case Space.SUGAR:
            return _KEPT_CUBE if state.cube == state.active else _sugar(player.mouth, dice)
        case Space.APPOINTMENT:
            return -_A_ROLL_OF_APPOINTMENTS * _worth_of_appointment(player)
        case Space.KNOCK:
            return _KNOCK
        case _:
            return sum(
                _WEIGHT[change.after] - _WEIGHT[change.before]
                for change in brushed(player.mouth)[1]
            )


def _sugar(mouth: Mouth, dice: int) -> float:
    """What sugar of so many dice does to these teeth, on average."""
    return sum(
        odds * task.count * (_WEIGHT[task.after] - _WEIGHT[task.before])
        for amount, odds in _ODDS[dice].items()
        for task in sugar_tasks(mouth, amount)
    )


def _worth_of_appointment(player: Player) -> float:
    needed = player.appointments < _need(player.mouth)
    return _NEEDED_APPOINTMENT if needed else _SPARE_APPOINTMENT


@lru_cache(maxsize=8)
def _way(spaces: tuple[Space, ...]) -> tuple[float, ...]:
    """From every space, what the rest of the lap costs who always throws the better dice."""
    way = [0.0] * SPACES
    for here in reversed(range(SPACES)):
        way[here] = min(
            sum(
                odds * (_ahead(spaces[here + total], dice) + way[here + total])
                for total, odds in sums.items()
                if here + total < SPACES
            )
            for dice, sums in _ODDS.items()
        )
    return tuple(way)


def _ahead(kind: Space, dice: int) -> float:
    """Sugar costs as often as dice were thrown, everything else once."""
    return _AHEAD[kind] * (dice if kind is Space.SUGAR else 1)


BOTS: Final[Mapping[str, Choose]] = MappingProxyType(
    {"random": random_bot, "easygoing": easygoing, "careful": careful, "exact": exact}
)
