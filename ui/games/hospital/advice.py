"""Why an action of Hospital is good: who is healed by it, and what it brings and saves."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.games.hospital.actions import (
    Action,
    Admit,
    Ambulance,
    Blood,
    Enough,
    Exchange,
    Finish,
    Idle,
    Keep,
    Leave,
    Mortuary,
    NoReport,
    Pick,
    Return,
    Reveal,
    Send,
    Skip,
    SpareOne,
    Take,
    Transfuse,
)
from tabletop.games.hospital.activation import usable_rooms, workers
from tabletop.games.hospital.closing import forecast
from tabletop.games.hospital.content import (
    BloodBank,
    Bonus,
    Charge,
    PerDepartment,
    PerSpecialist,
    Spare,
)
from tabletop.games.hospital.effects import Opposite, Treat, found
from tabletop.games.hospital.position import DEPARTMENT, Position
from tabletop.games.hospital.printed import (
    BEST,
    NURSES,
    REPORT_LEFT,
    ROUNDS,
    Bed,
    Colour,
)
from ui.advice import GameAdvice, runner_up
from ui.games.hospital.cards import HospitalCards
from ui.games.hospital.terms import HospitalTerms
from ui.games.hospital.treating import HospitalTreating
from ui.words import GameWords


class HospitalAdvice(GameAdvice):
    """Reasons of Hospital; another class has those of treatments."""

    def __init__(self, words: GameWords):
        super().__init__(words)
        self._terms = HospitalTerms()
        self._treating = HospitalTreating()

    def reason(self, state: Position, action: Action, worths: Mapping[Action, float]) -> str:
        match action:
            case Send():
                rival = runner_up(action, worths)
                return self.joined(*self._treating.sent(state, action, rival))
            case Pick(bed):
                rival = runner_up(action, worths)
                return self.joined(*self._treating.picked(state, bed, rival))
            case Blood() | Transfuse() | Enough() | Skip() | Idle():
                return self.joined(*self._work(state, action))
            case Ambulance() | Exchange() | Leave() | Mortuary():
                return self.joined(*self._intake(state, action))
            case Take() | Return() | Reveal():
                return self.joined(*self._improvement(state, action))
            case SpareOne() | Finish() | NoReport():
                return self.joined(*self._closing(state, action))
            case Admit() | Keep():
                return self.joined(*self._preparing(state, action))
            case _:
                return ""

    # Activation

    def _work(self, state: Position, action: Blood | Transfuse | Enough | Skip | Idle) -> list[str]:
        match action:
            case Blood():
                return self._treating.blood(state, action)
            case Transfuse():
                return self._treating.transfused(state, action)
            case Enough():
                return [self.tr("the others stay as they are")]
            case Skip():
                return [self.tr("the patients stay as the room left them")]
            case Idle():
                return self._idle(state)

    def _idle(self, state: Position) -> list[str]:
        """Why the shift may end: nobody suffers, nobody can work, or somebody had better wait."""
        own, coming = state.own, forecast(state, state.asked)
        said = []
        if not coming.worse and not coming.dying:
            said.append(self.tr("nobody is neglected"))
        elif not workers(own):
            said.append(self.tr("all are at work"))
        elif not usable_rooms(state):
            said.append(self.tr("no free room finds its patients"))
        ready = sum(one.value == BEST for one in own.patients)
        if ready and state.round < ROUNDS:
            said.append(self.tr("%n patient(s) of 6 wait(s) for a larger discharge", "", ready))
        if own.blood:
            said.append(self.tr("saves %n blood bag(s)", "", own.blood))
        if coming.worse and not coming.dying:
            said.append(self.tr("nobody dies of it"))
        if coming.dying:
            said.append(self.tr("%n patient(s) would die", "", len(coming.dying)))
        return said

    # Intake

    def _intake(
        self, state: Position, action: Ambulance | Exchange | Leave | Mortuary
    ) -> list[str]:
        match action:
            case Ambulance(number):
                return self._ambulance(state, number)
            case Exchange():
                return self._exchange(state, action)
            case Leave():
                return [self.tr("an exchange changes colours only, never values")]
            case Mortuary(bed):
                return self._mortuary(state, bed)

    def _exchange(self, state: Position, action: Exchange) -> list[str]:
        comes = self.tr("{patient} then comes with ambulance {number}").format(
            patient=self._terms.die(action.low, action.value), number=action.ambulance + 2
        )
        departments = state.own.departments(state.content)
        room = next((r for r in departments if _colour_of(state, r) is action.low), "")
        if not room:
            return [comes]
        wanted = self.tr("your {room} is for such patients")
        return [comes, wanted.format(room=HospitalCards(state.content).name(room))]

    def _ambulance(self, state: Position, number: int) -> list[str]:
        waiting = state.intake.ambulances
        patients = waiting[number]
        comes_more = state.agreed.epidemic and any(state.supply.bag)
        missing = len(patients) + comes_more - state.own.free_beds
        said = [self._lowest(state, number), self._fit(state, number)]
        sums = {at: sum(one.value for one in each) for at, each in enumerate(waiting) if each}
        if len(sums) > 1 and all(
            sums[number] > total for at, total in sums.items() if at != number
        ):
            said.append(self.tr("the healthiest patients, {sum} in all").format(sum=sums[number]))
        if missing <= 0:
            said.append(self.tr("there are beds for all"))
        else:
            said.append(self.tr("%n bed(s) missing all the same", "", missing))
        return said

    def _lowest(self, state: Position, number: int) -> str:
        """The blood bag, where nobody can take a lower one any more."""
        is_last = state.next_seat() is None
        lower = state.intake.ambulances[:number]
        taken_lower = [wards for wards in state.hospitals if 0 < wards.ambulance <= number]
        if state.is_alone:
            return "" if number else self.tr("the lower group: a blood bag")
        if taken_lower or (any(lower) and not is_last):
            return ""
        return self.tr("the lowest ambulance: a blood bag, and first in the next round")

    def _fit(self, state: Position, number: int) -> str:
        """The department that most of the patients are for."""
        shown = [one.shown for one in state.intake.ambulances[number]]
        counted = [
            (shown.count(colour), room)
            for room in state.own.departments(state.content)
            if (colour := _colour_of(state, room)) is not None
        ]
        most, room = max(counted, key=lambda pair: pair[0], default=(0, ""))
        if not most:
            return ""
        name = HospitalCards(state.content).name(room)
        return self.tr("%n patient(s) for your {room}", "", most).format(room=name)

    def _mortuary(self, state: Position, bed: Bed) -> list[str]:
        value = found(state.own.beds, bed).value
        steps = self.tr("%n step(s) from leaving", "", BEST + 1 - value)
        if value == min(one.value for one in state.own.patients):
            return [self.tr("the weakest of all"), steps]
        return [steps]

    # Improvement

    def _improvement(self, state: Position, action: Take | Return | Reveal) -> list[str]:
        own = state.own
        rooms, staff = len(own.rooms), NURSES + len(own.specialists)
        match action:
            case Take(card):
                return self._take(state, card)
            case Return(""):
                rounds = ROUNDS + 1 - state.round
                return [self.tr("each serves you for %n more round(s)", "", rounds)]
            case Return(card):
                rounds = ROUNDS + 1 - state.round
                said = [self.tr("%n round(s) to use it, a bag is worth 1 point", "", rounds)]
                if card in state.content.rooms and not self._treating.suits(state, card):
                    said.insert(0, self.tr("you have no patients for it now"))
                return said
            case Reveal(kind):
                text = (
                    self.tr("{workers} workers for {rooms} rooms: a better room may come")
                    if kind == DEPARTMENT
                    else self.tr("{workers} workers for {rooms} rooms: another hand may come")
                )
                return [text.format(workers=staff, rooms=rooms)]

    def _take(self, state: Position, card: str) -> list[str]:
        own, content = state.own, state.content
        said = [self._charged(state, card)]
        suits = self._treating.suits(state, card)
        if card in content.rooms:
            if suits > 1:
                said.append(self.tr("treats {count} of your patients at once").format(count=suits))
            elif suits:
                said.append(self.tr("finds a patient to treat already"))
            helper = self._partner(state, _colour_of(state, card), own.specialists)
            rooms = len(own.rooms) + 1
            return [*said, helper, self.tr("your room number {number}").format(number=rooms)]
        colour = content.workers[card].treated
        departments = own.departments(content)
        said.append(self._partner(state, colour, departments))
        if suits:
            said.append(self.tr("you have %n patient(s) of its colour", "", suits))
        staff = NURSES + len(own.specialists) + 1
        text = self.tr("{workers} workers then for {rooms} rooms")
        return [*said, text.format(workers=staff, rooms=len(own.rooms))]

    def _partner(self, state: Position, colour: Colour | None, cards: tuple[str, ...]) -> str:
        """A card of one's own that is for patients of the same colour."""
        partner = next(
            (card for card in cards if colour is not None and _colour_of(state, card) is colour), ""
        )
        if not partner:
            return ""
        name = HospitalCards(state.content).name(partner)
        return self.tr("goes with your {card}").format(card=name)

    def _charged(self, state: Position, card: str) -> str:
        """What an administrator makes of the improvement."""
        points = 0
        match _charge(state):
            case PerDepartment(each) if card in state.content.rooms:
                points = each
            case PerSpecialist(each) if card in state.content.workers:
                points = each
            case _:
                pass
        return self.tr("%n point(s) by your administrator", "", points) if points else ""

    # The end of a shift

    def _closing(self, state: Position, action: SpareOne | Finish | NoReport) -> list[str]:
        match action:
            case SpareOne(None):
                return [self.tr("nobody is spared")]
            case SpareOne(bed):
                assert bed is not None
                value = found(state.own.beds, bed).value
                if value <= state.agreed.neglect:
                    return [self.tr("it would die")]
                stays = self.tr("stays a {value}").format(value=value)
                others = len(state.own.untreated) > 1
                return [stays, self.tr("the others get worse") if others else ""]
            case Finish(report):
                points = state.content.reports[report].points
                saved = self.tr("an unfinished one would cost %n point(s)", "", -REPORT_LEFT)
                return [self._terms.points(points), saved]
            case NoReport():
                return [self.tr("leaves the reports for another round")]

    # Preparing

    def _preparing(self, state: Position, action: Admit | Keep) -> list[str]:
        if isinstance(action, Admit):
            return [self.tr("nothing tells the colours apart yet")]
        return [self._kept(state, state.content.administrators[action.card].charge)]

    def _kept(self, state: Position, charge: Charge) -> str:
        match charge:
            case Spare():
                return self.tr("one patient a round is safe from neglect")
            case BloodBank(bags, points) if bags:
                text = self.tr(
                    "%n blood bag(s) at once, and {points} points for each left", "", bags
                )
                return text.format(points=points)
            case BloodBank(_, points):
                return self.tr("%n point(s) for each blood bag left", "", points)
            case PerDepartment(points) | PerSpecialist(points):
                text = self.tr(
                    "%n point(s) for each, and you add {rounds} improvements", "", points
                )
                return text.format(rounds=ROUNDS)
            case Bonus(colour, least, points):
                return self._bonus(state, colour, least, points)

    def _bonus(self, state: Position, colour: Colour | None, least: int, points: int) -> str:
        if colour is None:
            text = self.tr("{points} more in each round in which %n patient(s) leave", "", least)
            return text.format(points=self._terms.points(points))
        own = sum(one.colour is colour for one in state.own.patients)
        if not own:
            return self.tr("%n point(s) more in each good round", "", points)
        return self.tr("%n of your patients is of its colour already", "", own)


def _charge(state: Position) -> Charge | None:
    card = state.own.administrator
    return state.content.administrators[card].charge if card else None


def _colour_of(state: Position, card: str) -> Colour | None:
    """The colour of the patients that a department or a specialist is for; None where any will."""
    content = state.content
    if card in content.workers:
        return content.workers[card].treated
    effect = content.rooms[card].effect
    return effect.colour if isinstance(effect, Treat | Opposite) else None


Advice = HospitalAdvice
