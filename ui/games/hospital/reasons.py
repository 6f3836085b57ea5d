"""What is said about things on the table of Hospital: what they are, and why something is not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject

from tabletop.games.hospital.actions import (
    Action,
    Enough,
    Idle,
    Leave,
    Return,
    Reveal,
    Skip,
    SpareOne,
)
from tabletop.games.hospital.activation import usable_rooms, workers
from tabletop.games.hospital.closing import Forecast, has_ended
from tabletop.games.hospital.content_file import Content
from tabletop.games.hospital.position import Phase, Position
from tabletop.games.hospital.printed import BEST, ROUNDS, Bed, Colour, Patient
from tabletop.games.hospital.wards import Wards
from tabletop.kernel.game import Seat
from ui.games.hospital.cards import HospitalCards
from ui.games.hospital.terms import HospitalTerms, bed, capital
from ui.words import GameWords

_PREPARING: Final = (
    Phase.LOT,
    Phase.PATIENTS,
    Phase.ADMIT,
    Phase.OFFER,
    Phase.KEEP,
    Phase.REPORTS,
)


class HospitalReasons(QObject):
    """Lines about one table."""

    def __init__(self, words: GameWords):
        super().__init__()
        self._words = words
        self._terms = HospitalTerms()

    # What stands on the table

    def standing(self, wards: Wards, points: int | None) -> str:
        """The free beds, and the points where they are told."""
        free = self.tr("%n free bed(s)", "", wards.free_beds)
        return free if points is None else f"{self._terms.points(points)} · {free}"

    def outlook(self, state: Position, seat: Seat, forecast: Forecast) -> tuple[str, str]:
        """What the round would bring, and the patients that need attention."""
        if state.phase in _PREPARING or state.phase is Phase.OVER:
            return "", ""
        brings = self.tr("Round {round} of {rounds}: %n point(s)", "", forecast.brings.total)
        brings = brings.format(round=state.round, rounds=ROUNDS)
        at_risk = len(forecast.worse) + len(forecast.dying)
        if has_ended(state, seat):
            return brings, self.tr("the shift is over")
        if not at_risk:
            return brings, self.tr("nobody is neglected")
        neglected = self.tr("%n untreated", "", at_risk)
        if not forecast.dying:
            return brings, neglected
        dying = self.tr("%n would die", "", len(forecast.dying))
        return brings, f"{neglected} · {dying}"

    def ambulance(
        self, state: Position, number: int, patients: Sequence[Patient], seat: int | None
    ) -> str:
        """The line on an ambulance: whose it was, or what it would mean to take it."""
        if seat is not None and seat >= 0:
            return self._words.name_of(Seat(seat))
        if state.phase is not Phase.AMBULANCE or not patients:
            return ""
        if number == 0 and state.asked == state.first and not state.is_alone:
            return self.tr("not for who begins")
        comes_more = state.agreed.epidemic and any(state.supply.bag)
        missing = len(patients) + comes_more - state.own.free_beds
        if missing > 0:
            return self.tr("%n bed(s) missing", "", missing)
        return self.tr("room for all")

    # What a hand can do

    def worker_and_rooms(self, content: Content, worker: str, rooms: int) -> str:
        """A worker in words, and to how many departments it can be sent."""
        words = self.tr("{worker}: %n department(s)", "", rooms)
        return words.format(worker=capital(HospitalCards(content).worker(worker)))

    def bag_and_patients(self, patients: int) -> str:
        """A blood bag, and how many patients it can be for."""
        return self.tr("Blood bag: %n patient(s)", "", patients)

    # Tool tips

    def room(self, state: Position, seat: Seat, at: int) -> str:
        """A room in words, and why nobody can be sent to it."""
        wards = state.hospitals[seat]
        card = wards.rooms[at]
        told = self.card(state.content, card)
        why = self._unusable(state, seat, at)
        return f"{told}\n{why}" if why else told

    def card(self, content: Content, card: str) -> str:
        """A card's name and what it does."""
        cards = HospitalCards(content)
        return self.tr("{name}: {effect}.").format(name=cards.name(card), effect=cards.effect(card))

    def report(self, content: Content, card: str, *, counts: bool) -> str:
        """A report, and whether it can be finished already."""
        effect = HospitalCards(content).effect(card)
        if counts:
            return self.tr("Report: {effect}.").format(effect=effect)
        return self.tr("Report: {effect}. It counts once it lies in the lower row.").format(
            effect=effect
        )

    def _unusable(self, state: Position, seat: Seat, at: int) -> str:
        """Why no worker can be sent to a room; empty where one can, or nobody is to be sent."""
        wards = state.hospitals[seat]
        if wards.at_work[at]:
            return self.tr("It was used this round.")
        if state.phase is not Phase.WORK or seat != state.asked:
            return ""
        if wards.rooms[at] not in usable_rooms(state):
            effect = HospitalCards(state.content).effect(wards.rooms[at])
            return self.tr("You have no patients for it now ({effect}).").format(effect=effect)
        return ""

    def patient(self, one: Patient, number: Bed, by: int) -> str:
        """Who lies in a bed, and what becomes of it."""
        told = self._terms.where(one, number)
        if one.shown is not one.colour:
            own = self._terms.colour(one.colour)
            told = self.tr("{patient} (until the shift change; really {colour})").format(
                patient=told, colour=own
            )
        if one.is_treated:
            return self.tr("{patient}, treated.").format(patient=told)
        if one.value <= by:
            return self.tr("{patient}, not treated: it would die.").format(patient=told)
        return self.tr("{patient}, not treated: it would become {value}.").format(
            patient=told, value=one.value - by
        )

    def name(self, state: Position, seat: Seat) -> str:
        """Whose hospital it is, and whether that player begins the round."""
        name = self._words.name_of(seat)
        if state.is_alone or seat != state.first or state.phase in _PREPARING:
            return name
        return self.tr("{name} (begins)").format(name=name)

    def thing(self, element: str) -> str:
        """A place of the large hospital that is no card and no bed."""
        return {
            "mortuary": self.tr("The mortuary: each death costs 2 points in the end."),
            "blood": self.tr(
                "Blood bags: drag one onto a patient to heal it by 1 or to change its colour; "
                "each that is left is a point in the end."
            ),
            "exit": self.tr(
                "The exit: who is treated beyond 6 leaves. Below stand the points for so many "
                "in one round."
            ),
            "bonus": self.tr("5 more points if nobody lies in the wards when the round ends."),
            "expected": self.tr("What the round brings if the shift ends now."),
        }[element]

    def look_at(self, seat: Seat) -> str:
        """A small hospital that can be had large."""
        return self.tr("Look at the hospital of {name}").format(name=self._words.name_of(seat))

    def bag(self) -> str:
        """A blood bag in hand over a patient."""
        return self.tr("Heal it by 1, or give it another colour until the shift change.")

    def becomes(self, value: int) -> str:
        """The value that a patient would get, beside it."""
        return self.tr("out") if value > BEST else f"→ {value}"

    # Dice and cards that are entered or offered

    def entered(self, count: int, wanted: int) -> str:
        """How many patients were entered."""
        return self.tr("{count} of {wanted}").format(count=count, wanted=wanted)

    def enters(self, words: str) -> str:
        """A die that can be what was drawn and thrown."""
        return self.tr("It is {patient}").format(patient=words)

    # Plates

    def own_again(self) -> str:
        """One's own hospital is large again."""
        return self.tr("Back to my hospital")

    def back(self) -> str:
        """A step back."""
        return self.tr("Back")

    def all_the_same(self) -> str:
        """The shift ends although patients are neglected."""
        return self.tr("End the shift all the same")

    def treats_on(self) -> str:
        """The shift does not end yet."""
        return self.tr("Go on treating")

    def heals(self, value: int) -> str:
        """A blood bag that heals."""
        if value > BEST:
            return self.tr("Heal: discharged")
        return self.tr("Heal: becomes {value}").format(value=value)

    def colours(self, colour: Colour) -> str:
        """A blood bag that gives another colour."""
        return {
            Colour.RED: self.tr("Becomes red"),
            Colour.YELLOW: self.tr("Becomes yellow"),
            Colour.GREEN: self.tr("Becomes green"),
        }[colour]

    def plate(self, action: Action) -> str:
        """What is chosen in words, short."""
        match action:
            case Idle():
                return self.tr("End the shift")
            case Skip():
                return self.tr("Do without")
            case Enough():
                return self.tr("Throw")
            case Leave():
                return self.tr("Leave as it is")
            case Return():
                return self.tr("Keep everything")
            case SpareOne():
                return self.tr("Nobody")
            case Reveal("department"):
                return self.tr("Another department")
            case Reveal():
                return self.tr("Another specialist")
            case _:
                return self.tr("No more reports")

    # Why not

    def warning(self, state: Position, forecast: Forecast) -> str:
        """Who would be neglected, and who would die, if the shift ended now."""
        beds = state.own.beds
        worse = [(at, one) for at in forecast.worse if (one := beds[at]) is not None]
        dying = [(at, one) for at in forecast.dying if (one := beds[at]) is not None]
        if worse and dying:
            text = self.tr("Neglected: {worse}. Dying: {dying}.")
        elif dying:
            text = self.tr("Dying: {dying}.")
        elif worse:
            text = self.tr("Neglected: {worse}.")
        else:
            return ""
        return text.format(worse=self._terms.lying(worse), dying=self._terms.lying(dying))

    def why_not_there(self, state: Position, at: int | None) -> str:
        """Why a worker in hand cannot go to a room."""
        if at is None or at >= len(state.own.rooms):
            return self.tr("A worker goes to a room.")
        return self._unusable(state, state.asked, at) or self._words.asked(state)

    def why_not_room(self, state: Position, at: int) -> str:
        """Why a click on a room does nothing."""
        why = self._unusable(state, state.asked, at)
        if why or state.phase is not Phase.WORK:
            return why or self._words.asked(state)
        return self.tr("Choose a worker first, then the room.")

    def why_not_worker(self, state: Position, worker: str) -> str:
        """Why a worker cannot be taken up."""
        if state.phase is not Phase.WORK:
            return self._words.asked(state)
        if worker not in workers(state.own):
            return self.tr("This worker has been sent already.")
        return self.tr("There is no room that could act now.")

    def why_not_patient(self, state: Position, number: Bed) -> str:
        """Why a patient cannot be picked."""
        one = state.own.beds[number]
        if state.phase in (Phase.GROUP, Phase.SPECIALIST) and one is not None:
            sent = state.sent
            if sent is not None and number in sent.picked:
                return self.tr("This patient has been chosen already.")
            return self.tr("{bed} does not fit here. {asked}").format(
                bed=bed(number), asked=self._words.asked(state)
            )
        if state.phase is Phase.WORK:
            return self.tr("Send a worker to a room first; it says whom it can treat.")
        return self._words.asked(state)

    def why_not_ambulance(self, state: Position, number: int) -> str:
        """Why an ambulance cannot be taken."""
        if state.phase is Phase.AMBULANCE and number == 0 and state.asked == state.first:
            return self.tr("Who begins the round may not take the first ambulance.")
        return self._words.asked(state)

    def report_above(self) -> str:
        """Why a report of the upper row is not finished."""
        return self.tr("Only a report of the lower row can be finished.")
