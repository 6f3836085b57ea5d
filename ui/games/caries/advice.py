"""Why an action of Caries is good: where a throw may lead, and what waits on the teeth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Final

from tabletop.games.caries.actions import (
    Action,
    AskAppointments,
    ChooseForMe,
    Give,
    GiveNothing,
    GoOn,
    PickTooth,
    Stop,
    TakeCube,
    Throw,
)
from tabletop.games.caries.position import LAPS, SPACES, Player, Position, Space
from tabletop.games.caries.rules import Caries
from tabletop.games.caries.teeth import POINTS, Mouth, Tooth, points, sugar_tasks
from tabletop.kernel.game import Seat
from ui.advice import GameAdvice

_GAME: Final = Caries()
_FACES: Final = range(1, 7)
_MARKED: Final = 0.04
"""A difference between two chances that is worth a word."""
_BITE: Final = 0.1
"""A difference between two bites of sugar, in points, that is worth one."""
_COUNTS: Final = {Tooth.HEALTHY: 0, **POINTS}


class CariesAdvice(GameAdvice):
    """Reasons of Caries; every figure is told by what dice can show from here."""

    def reason(self, state: Position, action: Action, worths: Mapping[Action, float]) -> str:
        match action:
            case Throw(dice):
                return self._throw(state, dice)
            case TakeCube():
                return self._cube(state)
            case AskAppointments():
                return self._appointments(state)
            case Give(to):
                return self._gift(state, to)
            case GiveNothing():
                return self._no_gift(state)
            case Stop() | GoOn():
                return self._end(state, action)
            case PickTooth() | ChooseForMe():
                return self.tr("equal teeth: it makes no difference which")
            case _:
                return ""

    # Throws

    def _throw(self, state: Position, dice: int) -> str:
        chances = _chances(state, dice)
        if not state.agreed.two_dice:
            text = self.tr("sugar in {sugar}% of throws, a brush or the dentist in {clean}%")
            return text.format(sugar=_percent(_sugar(chances)), clean=_percent(_clean(chances)))
        others = _chances(state, 3 - dice)
        has_cube = state.cube == state.active
        cleaner = self._cleaner(state, dice, chances, others)
        less = "" if has_cube else self._less_sugar(state, dice, chances, others)
        sticky = self._sticky(state.player)
        cube = self.tr("the cube takes the next sugar") if has_cube else ""
        return self.joined(
            less,
            cleaner,
            self._more_appointments(state, dice, chances, others),
            sticky if less or cleaner else "",
            cube if dice == 1 else "",
            "" if less and dice == 1 else self._way(state, dice),
            cube if has_cube else sticky,
        )

    def _against(self, dice: int, here: float, other: float) -> tuple[str, int, int]:
        """What chance is compared with, and both in percent."""
        compared = self.tr("with two dice") if dice == 1 else self.tr("with one die")
        return compared, _percent(here), _percent(other)

    def _less_sugar(
        self, state: Position, dice: int, chances: Counter[Space], others: Counter[Space]
    ) -> str:
        mouth = state.player.mouth
        here, other = _sugar(chances), _sugar(others)
        if other * _bite(mouth, 3 - dice) - here * _bite(mouth, dice) < _BITE:
            return ""
        if other - here < _MARKED:
            return self.tr("sugar is thrown with one die only") if dice == 1 else ""
        compared, few, many = self._against(dice, here, other)
        text = self.tr("sugar in {few}% of throws, {compared} in {many}%")
        return text.format(few=few, compared=compared, many=many)

    def _cleaner(
        self, state: Position, dice: int, chances: Counter[Space], others: Counter[Space]
    ) -> str:
        here, other = _clean(chances), _clean(others)
        if not _sticky(state.player.mouth) or here - other < _MARKED:
            return ""
        compared, many, few = self._against(dice, here, other)
        text = self.tr("a brush or the dentist in {many}%, {compared} in {few}%")
        return text.format(many=many, compared=compared, few=few)

    def _more_appointments(
        self, state: Position, dice: int, chances: Counter[Space], others: Counter[Space]
    ) -> str:
        here, other = (told[Space.APPOINTMENT] / told.total() for told in (chances, others))
        if _lacking(state.player) <= 0 or here - other < _MARKED:
            return ""
        compared, many, few = self._against(dice, here, other)
        text = self.tr("an appointment in {many}%, {compared} in {few}%")
        return text.format(many=many, compared=compared, few=few)

    def _sticky(self, player: Player) -> str:
        sticky = _sticky(player.mouth)
        return self.tr("%n tooth(s) are sticky with sugar", "", sticky) if sticky else ""

    def _way(self, state: Position, dice: int) -> str:
        """How far the dentist is; what else one die has for it, if it is not nearer."""
        few, many = (round(_throws(state.player.space, number)) for number in (2, 1))
        if _throws(state.player.space, dice) == 1:
            return self.tr("any throw comes to the dentist")
        if dice == 1:
            if not _sugar(_chances(state, 1)):
                return self.tr("no sugar space is within reach of one die")
            return self.tr("sugar is thrown with one die only")
        if few == many:
            return ""
        text = self.tr("the dentist in about %n throw(s), with one die in {many}", "", few)
        return text.format(many=many)

    # The cube

    def _cube(self, state: Position) -> str:
        player = state.player
        sticky = _sticky(player.mouth)
        spares = (
            self.tr("the cube spares you the next sugar: %n tooth(s) are sticky", "", sticky)
            if sticky
            else self.tr("the cube spares you the next sugar")
        )
        if _lacking(player) > 0:
            return spares
        if player.appointments and _needed(player.mouth):
            enough = self.tr("your %n appointment(s) are enough", "", player.appointments)
        else:
            enough = self.tr("you need no more appointments now")
        return self.joined(spares, enough)

    def _appointments(self, state: Position) -> str:
        player = state.player
        lacking = _lacking(player)
        lacks = self.tr("your teeth lack %n appointment(s)", "", lacking) if lacking > 0 else ""
        if Space.SUGAR not in state.agreed.spaces[player.space + 1 :]:
            no_sugar = self.tr("no sugar space lies before the dentist")
            return self.joined(lacks, no_sugar)
        harmless = (
            self.tr("no tooth is sticky: the next sugar does little harm")
            if not _sticky(player.mouth)
            else ""
        )
        later = self.tr("appointments can be kept for later")
        return self.joined(lacks, harmless, "" if lacks else later)

    # Gifts

    def _gift(self, state: Position, to: Seat) -> str:
        giver = state.players[state.active if state.asked is None else state.asked]
        name, lacking = self.words.name_of(to), _lacking(state.players[to])
        lacks = (
            self.tr("{name} lacks %n appointment(s)", "", lacking)
            if lacking > 0
            else self.tr("{name} may need it later")
        ).format(name=name)
        spare = -_lacking(giver)
        if giver.laps >= LAPS:
            return self.joined(lacks, self.tr("yours are of no use any more"))
        if spare > 0:
            return self.joined(lacks, self.tr("you have %n appointment(s) to spare", "", spare))
        return lacks

    def _no_gift(self, state: Position) -> str:
        assert state.asked is not None
        giver, taker = state.players[state.asked], state.players[state.active]
        needed = _needed(giver.mouth)
        if needed and giver.laps < LAPS:
            return self.tr("your own teeth need %n appointment(s)", "", needed)
        if _lacking(taker) <= 0:
            text = self.tr("{name} has enough of them")
            return text.format(name=self.words.name_of(state.active))
        return self.tr("keeps your appointments for later")

    # The end

    def _end(self, state: Position, action: Stop | GoOn) -> str:
        ranking = _GAME.ranking(_GAME.apply(state, Stop()).state)
        own = points(state.player.mouth)
        best = min(
            points(player.mouth)
            for seat, player in enumerate(state.players)
            if seat != state.active
        )
        if state.active not in ranking.winners:
            text = (
                self.tr("ends the match now: {own} points against {best}")
                if isinstance(action, Stop)
                else self.tr("now you would lose, {own} points against {best}")
            )
        elif isinstance(action, GoOn):
            text = self.tr("goes on, though you would win now: {own} points against {best}")
        elif own == best:
            text = self.tr("wins now: {own} points each, but you are further on")
        else:
            text = self.tr("wins now: {own} points against {best}")
        return text.format(own=own, best=best)


def _chances(state: Position, dice: int) -> Counter[Space]:
    """In how many of all cases a throw of so many dice ends on which kind of space."""
    spaces, here = state.agreed.spaces, state.player.space
    ends = (here + sum(faces) for faces in product(_FACES, repeat=dice))
    return Counter(spaces[end] if end < SPACES else Space.DENTIST for end in ends)


def _sugar(chances: Counter[Space]) -> float:
    return chances[Space.SUGAR] / chances.total()


def _clean(chances: Counter[Space]) -> float:
    """The chance that sugar comes off the teeth."""
    return (chances[Space.BRUSHING] + chances[Space.DENTIST]) / chances.total()


@cache
def _throws(space: int, dice: int) -> float:
    """How many throws of so many dice it takes on average to come to the dentist."""
    if space >= SPACES:
        return 0.0
    sums = [sum(faces) for faces in product(_FACES, repeat=dice)]
    return 1 + sum(_throws(space + total, dice) for total in sums) / len(sums)


def _percent(chance: float) -> int:
    return round(100 * chance)


def _bite(mouth: Mouth, dice: int) -> float:
    """What sugar of so many dice costs these teeth on average, in points."""
    amounts = [sum(faces) for faces in product(_FACES, repeat=dice)]
    costs = (
        task.count * (_COUNTS[task.after] - _COUNTS[task.before])
        for amount in amounts
        for task in sugar_tasks(mouth, amount)
    )
    return sum(costs) / len(amounts)


def _sticky(mouth: Mouth) -> int:
    """The teeth on which sugar sticks, so that more of it makes a cavity, or a deep one."""
    return mouth.count(Tooth.YELLOW) + mouth.count(Tooth.RED)


def _needed(mouth: Mouth) -> int:
    """The appointments that would treat everything, once the teeth are clean."""
    sick = mouth.count(Tooth.ORANGE) + mouth.count(Tooth.RED)
    return 2 * mouth.count(Tooth.BLACK) + sick


def _lacking(player: Player) -> int:
    """How many appointments are missing for the teeth; fewer than none are to spare."""
    return _needed(player.mouth) - player.appointments


Advice = CariesAdvice
