"""What Hospital says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

from tabletop.games.hospital.actions import (
    Action,
    Admit,
    Ambulance,
    Begins,
    Blood,
    Drawn,
    Enough,
    Exchange,
    Extra,
    Filled,
    Finish,
    Idle,
    Keep,
    Leave,
    Market,
    Mortuary,
    NoReport,
    Offered,
    Pick,
    Reports,
    Rethrown,
    Return,
    Reveal,
    Send,
    Skip,
    SpareOne,
    Take,
    Transfuse,
)
from tabletop.games.hospital.closing import forecast
from tabletop.games.hospital.content_file import about, content_of
from tabletop.games.hospital.effects import found
from tabletop.games.hospital.events import RoundBegan
from tabletop.games.hospital.position import DEPARTMENT, Phase, Position
from tabletop.games.hospital.printed import BEST, Bed, Colour
from tabletop.kernel.game import Event, Ranking
from ui.games.hospital.asking import HospitalAsking
from ui.games.hospital.cards import HospitalCards
from ui.games.hospital.log_words import HospitalLog
from ui.games.hospital.terms import HospitalTerms, capital
from ui.words import ChanceWords, GameWords

_LONGEST_ABOUT = 120
"""Letters that are shown of what a file of contents says about itself."""
_SWITCHES = ("panic", "epidemic", "virus", "experimental", "administrators")


class HospitalWords(GameWords):
    """Sentences of Hospital, with others for the log and for the line above the board."""

    def __init__(self, players: Sequence[Any] = ()):
        super().__init__(players)
        self.terms = HospitalTerms()
        self._log = HospitalLog(self.name_of)
        self._asking = HospitalAsking(self.name_of)

    def chance(self) -> ChanceWords:
        return ChanceWords(
            self.tr("We draw and throw the patients ourselves; the app deals the cards"),
            self.tr("Nothing is taken back once patients or cards were shown"),
            self.tr("Undo is closed: patients or cards were shown since your last choice"),
            self.tr("The patients, like {example}"),
            self.tr("What was drawn and thrown"),
            self.tr("“{text}” cannot come here."),
            self.tr("Take back the last patient"),
            self.tr("The same seed brings the same patients and cards."),
        )

    def option(self, option: str) -> str:
        return {
            "panic": self.tr("Panic at admissions"),
            "epidemic": self.tr("National epidemic"),
            "virus": self.tr("Super-resistant virus"),
            "experimental": self.tr("Experimental medicine"),
            "administrators": self.tr("Administrators"),
            "content": self.tr("Contents"),
        }[option]

    def value(self, option: str, value: str) -> str:
        if option == "content":
            return self._contents(value)
        if value == "off":
            return self.tr("without (first game)") if option == "administrators" else self.tr("no")
        return {
            "panic": self.tr("begin with 3, 3, 4, 5, 5"),
            "epidemic": self.tr("one more patient with each ambulance"),
            "virus": self.tr("neglect costs 2"),
            "experimental": self.tr("with its rooms and specialists"),
            "administrators": self.tr("keep one of two"),
        }[option]

    def _contents(self, value: str) -> str:
        """Which cards are played with."""
        if not value:
            return self.tr("The house’s own cards; the published ones are not public")
        content = content_of(value)
        departments = self.tr("%n department(s)", "", len(content.departments))
        specialists = self.tr("%n specialist(s)", "", len(content.specialists))
        text = self.tr("Your own file: {departments}, {specialists}")
        told = text.format(departments=departments, specialists=specialists)
        said = about(value)
        if len(said) > _LONGEST_ABOUT:
            said = f"{said[:_LONGEST_ABOUT].rpartition(' ')[0]}…"
        return f"{told}. {said}" if said else told

    def bot(self, level: str) -> tuple[str, str]:
        return {
            "random": (self.tr("Random"), self.tr("does anything that is allowed")),
            "busy": (
                self.tr("Busy"),
                self.tr("sends one worker at a time to where most is healed at once"),
            ),
            "greedy": (
                self.tr("Greedy"),
                self.tr("plans its whole shift ahead, and drafts what promises most for it"),
            ),
            "foresight": (
                self.tr("Foresight"),
                self.tr("plans its shift for the rounds to come, and saves up a large discharge"),
            ),
        }.get(level, (level, ""))

    # The log

    def sentence(self, event: Event) -> str | None:
        return self._log.sentence(event)

    def is_head(self, event: Event) -> bool:
        return isinstance(event, RoundBegan)

    # The moves list

    def action(self, state: Position, action: Action) -> str:
        return capital(self._action(state, action))

    def _action(self, state: Position, action: Action) -> str:
        match action:
            case Send() | Pick() | Enough() | Skip() | Blood() | Transfuse() | Idle():
                return self._work(state, action)
            case Ambulance() | Exchange() | Leave() | Mortuary() | Admit() | SpareOne():
                return self._patients(state, action)
            case Keep() | Reveal() | Take() | Return() | Finish() | NoReport():
                return self._cards(state, action)
            case Begins(seat):
                return self.tr("{name} begins").format(name=self.name_of(seat))
            case Drawn() | Offered() | Reports() | Market() | Filled() | Extra() | Rethrown():
                return self.throw(state)
            case _:
                assert_never(action)

    def _work(
        self, state: Position, action: Send | Pick | Enough | Skip | Blood | Transfuse | Idle
    ) -> str:
        match action:
            case Send(worker, room):
                cards = HospitalCards(state.content)
                text = self.tr("{worker} to {room}")
                return text.format(worker=cards.worker(worker), room=cards.name(room))
            case Pick(bed):
                sent = state.sent
                picked = () if sent is None else sent.picked
                return self._becomes(state, bed, state.effect.foreseen(state.own.beds, picked, bed))
            case Blood(bed):
                become = self._becomes(state, bed, found(state.own.beds, bed).value + 1)
                return self.tr("Blood bag: {become}").format(become=become)
            case Transfuse(bed, colour):
                return self._coloured(state, bed, colour)
            case Enough():
                return self.tr("Throw these patients")
            case Skip():
                return self.tr("Do without the specialist’s effect")
            case Idle():
                return self._idle(state)
            case _:
                assert_never(action)

    def _becomes(self, state: Position, bed: Bed, value: int | None) -> str:
        """What becomes of a patient that is treated."""
        patient = self.terms.where(found(state.own.beds, bed), bed)
        if value is None:
            return self.tr("Take {patient}").format(patient=patient)
        if value > BEST:
            return self.tr("{patient}: discharged").format(patient=patient)
        return self.tr("{patient}: becomes {value}").format(patient=patient, value=value)

    def _coloured(self, state: Position, bed: Bed, colour: Colour) -> str:
        patient = self.terms.where(found(state.own.beds, bed), bed)
        text = self.tr("Blood bag: {patient} is {colour} for this round")
        return text.format(patient=patient, colour=self.terms.colour(colour))

    def _idle(self, state: Position) -> str:
        coming = forecast(state, state.asked)
        if coming.dying:
            text = self.tr("End the shift: %n would die, {worse} neglected", "", len(coming.dying))
            return text.format(worse=len(coming.worse))
        if coming.worse:
            return self.tr("End the shift: %n neglected", "", len(coming.worse))
        return self.tr("End the shift")

    def _patients(
        self, state: Position, action: Ambulance | Exchange | Leave | Mortuary | Admit | SpareOne
    ) -> str:
        match action:
            case Ambulance(number):
                text = self.tr("Ambulance {number}: {patients}")
                patients = self.terms.patients(state.intake.ambulances[number])
                return text.format(number=number + 1, patients=patients)
            case Exchange(number, value, low, high):
                text = self.tr("Exchange {one} (ambulance {low}) with {other} (ambulance {high})")
                return text.format(
                    one=self.terms.die(low, value),
                    other=self.terms.die(high, value),
                    low=number + 1,
                    high=number + 2,
                )
            case Leave():
                return self.tr("Leave the ambulances as they are")
            case Mortuary(bed):
                patient = self.terms.where(found(state.own.beds, bed), bed)
                return self.tr("To the mortuary: {patient}").format(patient=patient)
            case Admit(colour, value):
                text = self.tr("{colour} is the {value}")
                return text.format(colour=self.terms.colour(colour), value=value)
            case SpareOne(None):
                return self.tr("Spare nobody")
            case SpareOne(bed):
                assert bed is not None
                patient = self.terms.where(found(state.own.beds, bed), bed)
                return self.tr("Spare {patient}").format(patient=patient)
            case _:
                assert_never(action)

    def _cards(
        self, state: Position, action: Keep | Reveal | Take | Return | Finish | NoReport
    ) -> str:
        cards = HospitalCards(state.content)
        match action:
            case Keep(card):
                text = self.tr("{card}: {effect}")
                return text.format(card=cards.name(card), effect=cards.effect(card))
            case Reveal(kind):
                if kind == DEPARTMENT:
                    return self.tr("Another department")
                return self.tr("Another specialist")
            case Take(card):
                text = self.tr("{card}: {effect}")
                return text.format(card=cards.name(card), effect=cards.effect(card))
            case Return(""):
                return self.tr("Keep everything")
            case Return(card):
                text = self.tr("Return {card} for a blood bag")
                return text.format(card=cards.name(card))
            case Finish(report, colours):
                used = self.terms.listed([self.terms.colour(colour) for colour in colours])
                text = self.tr(
                    "Finish a report with {colours}: %n point(s)",
                    "",
                    state.content.reports[report].points,
                )
                return text.format(colours=used)
            case NoReport():
                return self.tr("Finish no more reports")
            case _:
                assert_never(action)

    def throw(self, state: Position) -> str:
        if state.phase is Phase.LOT:
            return self.tr("Draw the lot")
        if state.phase in (Phase.OFFER, Phase.REPORTS, Phase.MARKET, Phase.MORE):
            return self.tr("Deal the cards")
        return self.tr("Throw the patients")

    # The line above the board

    def asked(self, state: Position) -> str:
        is_bot = state.asked < len(self.players) and not self.players[state.asked].is_person
        if is_bot and state.phase not in (Phase.LOT, Phase.OVER):
            return self._asking.seen(state)
        return self._asking.asked(state)

    def by_hand(self, state: Any) -> str | None:
        return {
            Phase.LOT: self.tr("Who begins? Enter what your lot says."),
            Phase.PATIENTS: self.tr("Draw patients from your bag, and click what they are."),
            Phase.FILL: self.tr("Draw and throw patients for the ambulances, and click them."),
            Phase.EXTRA: self.tr("Draw and throw one more patient, and click it."),
        }.get(state.phase, self.tr("Throw these patients anew, and click what they show."))

    # The end

    def part(self, part: str) -> str:
        return {
            "discharged": self.tr("discharged"),
            "empty": self.tr("empty wards"),
            "administrator": self.tr("administrator"),
            "reports": self.tr("reports"),
            "blood": self.tr("blood bags"),
            "deaths": self.tr("deaths"),
        }[part]

    def reason(self, state: Any, ranking: Ranking) -> str:
        names = self.listed([self.name_of(seat) for seat in ranking.winners])
        text = {
            "points": self.tr("{names} wins with the most points."),
            "patients": self.tr("Equal points: {names} wins, with the fewest patients left."),
            "values": self.tr("Equal points: {names} wins, with the healthiest patients left."),
            "shared": self.tr("All equal: {names} share the victory."),
            "alone": self.tr("Eight rounds are done."),
        }[ranking.reason]
        return text.format(names=names)

    # The score counter

    def entry(self, entry: str) -> str:
        if entry.startswith("round-"):
            number = entry.removeprefix("round-")
            return self.tr("Discharged, round {number}").format(number=number)
        return {
            "empty": self.tr("Rounds, wards empty"),
            "blood": self.tr("Blood bags left"),
            "deaths": self.tr("Deaths"),
            "administrator": self.tr("Administrator, points"),
            "reports": self.tr("Reports, points"),
            "unfinished": self.tr("Reports unfinished"),
            "left": self.tr("Tie: patients left"),
            "values": self.tr("Tie: their values"),
        }[entry]


Words = HospitalWords
