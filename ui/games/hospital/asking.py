"""The line above the board: whose turn it is in Hospital, and what is asked or seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from tabletop.games.hospital.activation import usable_rooms, workers
from tabletop.games.hospital.effects import Swap, Trial
from tabletop.games.hospital.intake import missing_beds
from tabletop.games.hospital.position import Phase, Position
from tabletop.kernel.game import Seat
from ui.games.hospital.cards import HospitalCards


class HospitalAsking(QObject):
    """Sentences that are always true; *name_of* says who sits at a seat."""

    def __init__(self, name_of: Callable[[Seat], str]):
        super().__init__()
        self._name_of = name_of

    def asked(self, state: Position) -> str:
        """What a person is asked."""
        if state.phase in (Phase.GROUP, Phase.SPECIALIST):
            return self._group(state)
        text = self._intake(state) or self._shift(state) or self.tr("The match is over.")
        return text.replace("{name}", self._name_of(state.asked))

    def seen(self, state: Position) -> str:
        """What a bot is about to do."""
        text = {
            Phase.ADMIT: self.tr("{name} admits the first patients."),
            Phase.KEEP: self.tr("{name} chooses an administrator."),
            Phase.REVEAL: self.tr("{name} says what else is revealed."),
            Phase.TIES: self.tr("{name} looks at equal patients in the ambulances."),
            Phase.AMBULANCE: self.tr("{name} chooses an ambulance."),
            Phase.MISSING: self.tr("{name} lacks beds."),
            Phase.TAKE: self.tr("{name} takes an improvement."),
            Phase.RETURN: self.tr("{name} may return an improvement."),
            Phase.SPARE: self.tr("{name} keeps a patient from neglect."),
            Phase.REPORT: self.tr("{name} writes reports."),
        }.get(state.phase, self.tr("{name} treats patients."))
        return text.format(name=self._name_of(state.asked))

    def _intake(self, state: Position) -> str:
        """What is asked before the activation; empty for what comes later."""
        if state.phase is Phase.ADMIT:
            value = state.agreed.prepared[-len(state.intake.drawn)]
            text = self.tr("{name}, which of these patients is the {value}?")
            return text.replace("{value}", str(value))
        if state.phase is Phase.AMBULANCE:
            free = state.own.free_beds
            return self.tr("{name}, choose an ambulance. You have %n free bed(s).", "", free)
        if state.phase is Phase.MISSING:
            missing = missing_beds(state)
            return self.tr("{name}, %n bed(s) are missing: who goes to the mortuary?", "", missing)
        return {
            Phase.LOT: self.tr("A lot says who begins."),
            Phase.PATIENTS: self.tr("{name} draws the first patients."),
            Phase.OFFER: self.tr("{name} draws administrators."),
            Phase.KEEP: self.tr("{name}, which administrator do you keep?"),
            Phase.REPORTS: self.tr("Reports are drawn."),
            Phase.MARKET: self.tr("The market is revealed."),
            Phase.MORE: self.tr("The market is revealed."),
            Phase.REVEAL: self.tr("{name}, of which kind shall one more improvement be revealed?"),
            Phase.FILL: self.tr("{name}, throw the patients for the ambulances."),
            Phase.TIES: self.tr(
                "{name}, you may exchange equal patients of neighbouring ambulances."
            ),
            Phase.EXTRA: self.tr("{name}, throw another patient for the epidemic."),
            Phase.TAKE: self.tr("{name}, take a department or a specialist."),
            Phase.RETURN: self.tr("{name}, you may return an improvement for a blood bag."),
        }.get(state.phase, "")

    def _shift(self, state: Position) -> str:
        match state.phase:
            case Phase.WORK:
                return self._work(state)
            case Phase.THROW | Phase.AGAIN:
                return self.tr("{name}, throw the patients anew.")
            case Phase.SPARE:
                return self.tr("{name}, which untreated patient is not neglected?")
            case Phase.REPORT:
                return self.tr("{name}, which report do you finish?")
            case _:
                return ""

    def _work(self, state: Position) -> str:
        """What can still be done in a shift."""
        if workers(state.own) and usable_rooms(state):
            return self.tr("{name}, send a worker to a room, or end your shift.")
        if state.own.blood and state.own.patients:
            return self.tr("{name}, use your blood bags, or end your shift.")
        return self.tr("{name}, nothing more can be done: end your shift.")

    def _group(self, state: Position) -> str:
        """Whom a room, or the specialist, takes next."""
        sent = state.sent
        assert sent is not None
        card = sent.room if state.phase is Phase.GROUP else sent.worker
        return self._next(state, HospitalCards(state.content).name(card))

    def _next(self, state: Position, card: str) -> str:
        """Whom a room or a specialist takes next."""
        sent = state.sent
        assert sent is not None
        number = len(sent.picked) + 1
        match state.effect:
            case Trial() if not sent.picked:
                text = self.tr("{card}: who gets worse by 1?")
            case Swap() if sent.picked:
                text = self.tr("{card}: with whom does it exchange values?")
            case effect if getattr(effect, "pick", 1) > 1 or sent.picked:
                text = self.tr("{card}: choose patient {number}.")
            case _:
                text = self.tr("{card}: choose a patient.")
        return text.replace("{number}", str(number)).replace("{card}", card)
