"""What Hospital tells who plays it for the first time."""

from __future__ import annotations

from tabletop.games.hospital.actions import (
    Action,
    Admit,
    Ambulance,
    Blood,
    Exchange,
    Idle,
    Keep,
    Mortuary,
    Pick,
    Return,
    Send,
    SpareOne,
    Take,
    Transfuse,
)
from tabletop.games.hospital.activation import usable_rooms, workers
from tabletop.games.hospital.closing import forecast
from tabletop.games.hospital.effects import found
from tabletop.games.hospital.intake import missing_beds
from tabletop.games.hospital.position import Phase, Position
from tabletop.games.hospital.printed import BEST, discharge_points
from ui.games.hospital.cards import HospitalCards
from ui.guide import GameGuide

_LOW = 2
"""A patient of this value is in danger."""


class HospitalGuide(GameGuide):
    """A round of Hospital, moment by moment."""

    def is_over(self, began: Position, state: Position) -> bool:
        return state.round > began.round or state.phase is Phase.OVER

    def farewell(self) -> str:
        return self.tr(
            "That was a whole round! From now on save patients up: seven who leave together are "
            "worth far more than one or two each round. F1 opens the rules. Enjoy the game!"
        )

    # Throws

    def throw(self, state: Position) -> str:
        match state.phase:
            case Phase.FILL:
                return self.tr(
                    "New patients! Three dice for each ambulance are thrown; 1 and 6 are thrown "
                    "again. The sickest lie in ambulance 1."
                )
            case Phase.EXTRA:
                return self.tr("The epidemic brings you one more patient.")
            case Phase.THROW | Phase.AGAIN:
                return self.tr("These patients are thrown anew, and count as treated.")
            case _:
                return self.tr("Chance deals what you need.")

    # Choices

    def choice(self, state: Position) -> str:
        return self._before(state) or self._during(state)

    def _before(self, state: Position) -> str:
        match state.phase:
            case Phase.ADMIT:
                return self.tr(
                    "Your first patients are a 3, a 4 and a 5: you say which is which. A high "
                    "number is nearly healthy."
                )
            case Phase.KEEP:
                return self.tr(
                    "You keep one of two administrators for the whole match. Rest the pointer on "
                    "a card, and it says what it does."
                )
            case Phase.REVEAL:
                return self.tr("You begin, so you say what else comes to the market.")
            case Phase.TIES:
                return self.tr(
                    "You choose last, so you may exchange equal patients of neighbouring "
                    "ambulances: drag one onto the other. Or leave them."
                )
            case Phase.AMBULANCE:
                return self._ambulance(state)
            case Phase.MISSING:
                return self.tr(
                    "There are not enough beds: %n patient(s) must go to the mortuary. Each costs "
                    "2 points. The sickest is the least loss.",
                    "",
                    missing_beds(state),
                )
            case Phase.TAKE:
                return self.tr(
                    "Take a department or a specialist: both help you treat more patients each "
                    "round. Think of the colours you have."
                )
            case Phase.RETURN:
                return self.tr(
                    "You may give one improvement back for a blood bag. Early in the game you "
                    "hardly ever should."
                )
            case _:
                return ""

    def _ambulance(self, state: Position) -> str:
        if state.is_alone:
            return self.tr(
                "Choose an ambulance. The lower one brings a blood bag, the higher one healthier "
                "patients."
            )
        if state.asked == state.first:
            return self.tr(
                "Choose an ambulance. You begin, so number 1 is not for you. The higher the "
                "number, the healthier its patients, but the later you choose an improvement."
            )
        return self.tr(
            "Choose an ambulance. The lowest one taken brings a blood bag, the first improvement "
            "and the start of the next round."
        )

    def _during(self, state: Position) -> str:
        match state.phase:
            case Phase.WORK:
                return self._work(state)
            case Phase.GROUP:
                return self.tr(
                    "The patients that glow can be treated here; beside each you see the value it "
                    "gets. Beyond 6 it is healthy and leaves."
                )
            case Phase.SPECIALIST:
                return self.tr(
                    "After the room your specialist may treat, too. The patients that glow fit; "
                    "or do without."
                )
            case Phase.SPARE:
                return self.tr("Your administrator keeps one patient from neglect. Choose it.")
            case Phase.REPORT:
                return self.tr(
                    "You can finish a report with the patients that left. Each of them counts for "
                    "one report only."
                )
            case _:
                return ""

    def _work(self, state: Position) -> str:
        coming = forecast(state, state.asked)
        if not coming.worse and not coming.dying:
            return self.tr(
                "Everybody has been treated. Send who is left where it helps most, or end your "
                "shift."
            )
        if not (workers(state.own) and usable_rooms(state)):
            return self.tr(
                "There is nothing more for your workers to do. A blood bag could still help; else "
                "end your shift."
            )
        if not any(state.own.at_work):
            return self.tr(
                "Now your shift: drag a worker to a room, and the room treats patients. Each "
                "worker and each room works once a round."
            )
        at_risk = len(coming.worse) + len(coming.dying)
        return self.tr(
            "Go on: send another worker. %n patient(s) are not treated yet and get worse by "
            "{by} at the end; who falls below 1 dies.",
            "",
            at_risk,
        ).format(by=state.agreed.neglect)

    # Others

    def waiting(self, state: Position) -> str:
        text = {
            Phase.AMBULANCE: self.tr(
                "{name} chooses an ambulance. What is left is for the others."
            ),
            Phase.TAKE: self.tr(
                "{name} takes an improvement; who has a lower ambulance chooses first."
            ),
        }.get(
            state.phase,
            self.tr(
                "{name} is busy. A small hospital shows what happens there; click to see it large."
            ),
        )
        return text.format(name=self.words.name_of(state.asked))

    # Advice

    def why(self, state: Position, action: Action) -> str:
        return self._why_drafted(state, action) or self._why_treated(state, action)

    def _why_drafted(self, state: Position, action: Action) -> str:
        match action:
            case Ambulance(number):
                return self._why_ambulance(state, number)
            case Take(card):
                return self._why_taken(state, card)
            case Keep():
                return self.tr("It helps you all match long.")
            case Return(""):
                return self.tr("What you have will help you in the rounds to come.")
            case Return():
                return self.tr("You hardly need it any more, and a bag is worth a point.")
            case Exchange():
                return self.tr("So the colours fit your rooms better.")
            case Admit(_, value):
                if value < BEST - 1:
                    return self.tr(
                        "Most of your rooms treat any colour, so this is a matter of taste."
                    )
                return self.tr("It is nearly healthy, and leaves early.")
            case Mortuary(bed):
                value = found(state.own.beds, bed).value
                return self.tr("With a {value} it is the least loss.").format(value=value)
            case _:
                return ""

    def _why_taken(self, state: Position, card: str) -> str:
        if card not in state.content.rooms:
            return self.tr("A specialist is one more worker, in every round.")
        effect = state.content.rooms[card].effect
        count = len(effect.next_picks(state.own.beds, (), ()))
        if count:
            return self.tr("%n of your patients could be treated there already.", "", count)
        return self.tr("It is one more room, in every round.")

    def _why_ambulance(self, state: Position, number: int) -> str:
        patients = state.intake.ambulances[number]
        if len(patients) > state.own.free_beds:
            return self.tr("Beds are missing for every one of them; these patients are the best.")
        healthy = sum(one.value > 3 for one in patients)
        if healthy:
            return self.tr("%n of its patients need only little to leave.", "", healthy)
        return self.tr("Its colours suit your rooms, and a bag may come with it.")

    def _why_treated(self, state: Position, action: Action) -> str:
        match action:
            case Send(_, room):
                text = self.tr("{room} treats patients that need it now.")
                return text.format(room=HospitalCards(state.content).name(room))
            case Pick(bed):
                return self._why_picked(state, bed)
            case Blood(bed):
                if found(state.own.beds, bed).value == BEST:
                    return self.tr("One bag, and it leaves.")
                return self.tr("Else it would be neglected.")
            case Transfuse():
                return self.tr("In the other colour it fits a room.")
            case Idle():
                points = discharge_points(len(state.own.discharged))
                return self.tr("Nothing more is to be gained now: %n point(s).", "", points)
            case SpareOne(int()):
                return self.tr("It would suffer most.")
            case _:
                return ""

    def _why_picked(self, state: Position, bed: int) -> str:
        one, sent = found(state.own.beds, bed), state.sent
        picked = () if sent is None else sent.picked
        value = state.effect.foreseen(state.own.beds, picked, bed)
        if value is not None and value > BEST:
            return self.tr("It leaves the hospital at once.")
        if one.value <= _LOW and not one.is_treated:
            return self.tr("So low it is in danger.")
        if not one.is_treated:
            return self.tr("Then it is not neglected this round.")
        return self.tr("A second treatment brings it nearer to the exit.")


Guide = HospitalGuide
