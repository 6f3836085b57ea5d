"""What is good about a treatment: who leaves, who would have died, how many it reaches at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject

from tabletop.games.hospital.actions import NURSE, Action, Blood, Pick, Send, Transfuse
from tabletop.games.hospital.activation import blood_used, picked, sent, transfused, usable_rooms
from tabletop.games.hospital.effects import Effect, Picked, Reroll, Treat, found
from tabletop.games.hospital.position import Phase, Position
from tabletop.games.hospital.printed import BEST, ROUNDS, Bed, Beds, discharge_points
from ui.games.hospital.cards import HospitalCards
from ui.games.hospital.terms import HospitalTerms


@dataclass(frozen=True, slots=True)
class Treated:
    """What a step does to a hospital: who leaves, who is saved from death, who from neglect.

    *cared* counts the untreated of all three.
    """

    left: tuple[Bed, ...]
    saved: tuple[Bed, ...]
    reached: tuple[Bed, ...]
    cared: int
    healed: int
    points: int

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """Which of several groups is told."""
        return len(self.left), len(self.saved), len(self.reached), self.healed


class HospitalTreating(QObject):
    """Clauses about treatments."""

    def __init__(self) -> None:
        super().__init__()
        self._terms = HospitalTerms()

    def does(self, state: Position, did: Treated) -> list[str]:
        """What a treatment does, the weightiest first."""
        said = []
        if len(did.saved) > 1:
            said.append(self.tr("saves %n patient(s) who would die", "", len(did.saved)))
        elif did.saved:
            text = self.tr("saves {patient}, who would die")
            said.append(text.format(patient=self._lying(state, did.saved[0])))
        if did.left:
            text = self.tr("%n patient(s) leave(s): {points} more", "", len(did.left))
            said.append(text.format(points=self._terms.points(did.points)))
        if did.reached:
            text = self.tr("treats %n patient(s) who would get worse", "", len(did.reached))
            said.append(text)
        return said

    def _can(self, state: Position, did: Treated) -> list[str]:
        """What a room can do, where it is not said yet to whom."""
        said = []
        if len(did.saved) > 1:
            said.append(self.tr("can save %n patient(s) who would die", "", len(did.saved)))
        elif did.saved:
            text = self.tr("can save {patient}, who would die")
            said.append(text.format(patient=self._lying(state, did.saved[0])))
        if did.left:
            text = self.tr("can discharge %n patient(s): {points} more", "", len(did.left))
            said.append(text.format(points=self._terms.points(did.points)))
        if did.reached:
            text = self.tr("can treat %n patient(s) who would get worse", "", len(did.reached))
            said.append(text)
        if did.healed > 1:
            said.append(self.tr("can heal by %n step(s) in all", "", did.healed))
        return said or [self.tr("can make somebody better")]

    def _lying(self, state: Position, bed: Bed) -> str:
        return self._terms.where(found(state.own.beds, bed), bed)

    # Workers

    def sent(self, state: Position, action: Send, rival: Action | None) -> list[str]:
        """What a worker can do in a room, whether a specialist helps, what *rival* cannot."""
        best, after = _best(state, action)
        name = HospitalCards(state.content).name
        if after.phase is Phase.THROW:
            return [self.tr("who is thrown anew may show up to 6")]
        said = self._can(state, best)
        if after.phase is Phase.SPECIALIST:
            text = self.tr("then the {specialist} can help")
            said.insert(1, text.format(specialist=name(action.worker)))
        if isinstance(rival, Send):
            said.insert(1, self._against(state, action, rival))
        return said

    def _against(self, state: Position, action: Send, rival: Send) -> str:
        """What the next best would do worse."""
        name = HospitalCards(state.content).name
        if rival.room == action.room:
            if action.worker != NURSE or rival.worker == NURSE:
                return ""
            return self.tr("the {specialist} stays free").format(specialist=name(rival.worker))
        reach = _reach(state, rival)
        if reach >= _reach(state, action):
            return ""
        text = self.tr("{room} would reach %n untreated patient(s)", "", reach)
        return text.format(room=name(rival.room))

    def picked(self, state: Position, bed: Bed, rival: Action | None) -> list[str]:
        """What becomes of the patient that is picked, and who may wait instead."""
        assert state.sent is not None, "nobody is sent"
        one = found(state.own.beds, bed)
        value = state.effect.foreseen(state.own.beds, state.sent.picked, bed)
        said = []
        if self._leaving(state, bed):
            said.append(self._left_by(state, 1))
        if not one.is_treated:
            would_die = one.value <= state.agreed.neglect
            said.append(
                self.tr("it would die untreated")
                if would_die
                else self.tr("it would get worse untreated")
            )
        if isinstance(rival, Pick) and not self._leaving(state, bed):
            said.append(self._waits(state, rival.bed))
        if value is not None and value < one.value:
            said.append(self.tr("it can bear to get worse"))
        elif value is not None and value <= BEST:
            said.append(self.tr("%n step(s) more, and it leaves", "", BEST + 1 - value))
        return [clause for clause in said if clause] or [self.tr("the group needs it")]

    def _leaving(self, state: Position, bed: Bed) -> bool:
        """Whether a patient that is picked next leaves."""
        assert state.sent is not None, "nobody is sent"
        value = state.effect.foreseen(state.own.beds, state.sent.picked, bed)
        return value is not None and value > BEST

    def _waits(self, state: Position, bed: Bed) -> str:
        """Who would leave by the next best pick, and may do so with more others later."""
        if state.round == ROUNDS or not self._leaving(state, bed):
            return ""
        return self.tr("{patient} can wait for a larger discharge").format(
            patient=self._lying(state, bed)
        )

    def _left_by(self, state: Position, more: int) -> str:
        gone = len(state.own.discharged)
        gained = discharge_points(gone + more) - discharge_points(gone)
        return self.tr("it leaves: {points} more").format(points=self._terms.points(gained))

    # Blood bags

    def blood(self, state: Position, action: Blood) -> list[str]:
        """What a bag does for a patient."""
        after: Position = blood_used(state, action).state
        value = found(state.own.beds, action.bed).value + 1
        said = self.does(state, _compared(state, after))
        opened = self._opened(state, after)
        if opened:
            said.append(opened)
        if value <= BEST:
            said.append(self.tr("%n step(s) more, and it leaves", "", BEST + 1 - value))
        return said

    def transfused(self, state: Position, action: Transfuse) -> list[str]:
        """What a patient of another colour makes possible."""
        after: Position = transfused(state, action).state
        opened = self._opened(state, after)
        if opened:
            return [opened]
        count = sum(one.shown is action.colour for one in after.own.patients)
        return [self.tr("makes %n patient(s) of that colour", "", count)]

    def _opened(self, state: Position, after: Position) -> str:
        """The rooms that find patients now, and did not before."""
        if state.phase is not Phase.WORK:
            return ""
        before = usable_rooms(state)
        opened = [room for room in usable_rooms(after) if room not in before]
        if not opened:
            return ""
        name = HospitalCards(state.content).name(opened[0])
        return self.tr("{room} finds its patients so").format(room=name)

    def suits(self, state: Position, card: str) -> int:
        """How many patients a department would reach now, or how many a specialist is for."""
        content, beds = state.content, state.own.beds
        if card in content.workers:
            colour = content.workers[card].treated
            return sum(colour is not None and one.shown is colour for one in state.own.patients)
        return _largest(content.rooms[card].effect, beds)


def _best(state: Position, action: Send) -> tuple[Treated, Position]:
    """The best that the room can do for a worker, and the position after it."""
    ends = [(_compared(state, end), end) for end in _groups(sent(state, action).state)]
    return max(ends, key=lambda end: end[0].rank)


def _reach(state: Position, action: Send) -> int:
    """How many untreated patients the room can take care of at most."""
    return max(_compared(state, end).cared for end in _groups(sent(state, action).state))


def _compared(before: Position, after: Position) -> Treated:
    """What has changed in the hospital of who was asked."""
    old, new = before.own, after.hospitals[before.asked]
    left, saved, reached = list[Bed](), list[Bed](), list[Bed]()
    cared = healed = 0
    for bed, one in enumerate(old.beds):
        if one is None:
            continue
        now = new.beds[bed]
        healed += (BEST + 1 if now is None else now.value) - one.value
        if now is None:
            left.append(bed)
        if one.is_treated or (now is not None and not now.is_treated):
            continue
        cared += 1
        if one.value <= before.agreed.neglect:
            saved.append(bed)
        elif now is not None:
            reached.append(bed)
    points = discharge_points(len(new.discharged)) - discharge_points(len(old.discharged))
    return Treated(tuple(left), tuple(saved), tuple(reached), cared, healed, points)


def _groups(state: Position) -> Iterator[Position]:
    """The positions after each group that the room of who was sent may treat."""
    waiting, seen = [state], set[frozenset[Bed]]()
    while waiting:
        now = waiting.pop()
        if now.phase is not Phase.GROUP or now.sent is None:
            yield now
            continue
        for bed in now.effect.next_picks(now.own.beds, now.sent.picked, ()):
            chosen = frozenset((*now.sent.picked, bed))
            # In most rooms the order of the picks is all one.
            if isinstance(now.effect, Treat | Reroll):
                if chosen in seen:
                    continue
                seen.add(chosen)
            waiting.append(picked(now, Pick(bed)).state)


def _largest(effect: Effect, beds: Beds, chosen: Picked = ()) -> int:
    """How many patients a room would take together; none where it cannot act."""
    more = effect.next_picks(beds, chosen, ())
    return _largest(effect, beds, (*chosen, more[0])) if more else len(chosen)
