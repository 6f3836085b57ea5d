"""What can be touched in Hospital, and what is asked in plates before an action is whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from tabletop.games.hospital.actions import (
    Action,
    Admit,
    Ambulance,
    Begins,
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
)
from tabletop.games.hospital.closing import forecast
from tabletop.games.hospital.content import Room
from tabletop.games.hospital.effects import found
from tabletop.games.hospital.position import Phase, Position
from tabletop.games.hospital.printed import NURSES, PER_AMBULANCE, REPORT_COLUMNS, Bed, Colour
from ui.games.hospital.choices import Choices
from ui.pieces.glow import rounded
from ui.pieces.piece import Piece
from ui.pieces.plate import HEIGHT, Plate, row
from ui.stage.offers import Offer
from ui.stage.spots import Spot

if TYPE_CHECKING:
    from ui.games.hospital.scene import Scene

_IN_WORDS: Final = (Enough, Skip, Idle, Leave, NoReport, Reveal)
_STEPS: Final = (Phase.GROUP, Phase.SPECIALIST)


class Touch:
    """Turns actions into spots on *scene*."""

    def __init__(self, scene: Scene):
        self._scene = scene
        self._becoming: list[Plate] = []
        self._choices = Choices(scene, self.clear)

    def clear(self) -> None:
        """Takes away what lay there only to be chosen from."""
        self._choices.is_asking = False
        self._scene.warning.hide()
        self._scene.offers.clear()
        for plate in self._becoming:
            self._scene.removeItem(plate)
        self._becoming.clear()

    @property
    def is_asking(self) -> bool:
        """Whether plates ask for the rest of an action."""
        return self._choices.is_asking

    def may_go_back(self, state: Position) -> bool:
        """Whether a treatment has begun and is not whole yet."""
        person = self._scene.players[state.asked].is_person
        return person and state.phase in _STEPS and self._scene.may_undo()

    def goes_at_once(self, spots: Sequence[Spot]) -> bool:
        """A worker, a blood bag and what may be returned wait for their place."""
        waits = (Send, Blood, Return, Exchange)
        return len(spots) == 1 and not isinstance(spots[0].action, waits)

    # The spots

    def spots(self, state: Position, actions: Sequence[Action], throw: bool) -> list[Spot]:
        """Where the actions lie."""
        self.clear()
        is_own = self._scene.large.seat == state.asked
        spots: list[Spot] = []
        for action in actions:
            spots += self._between(state, action)
            if is_own:
                spots += self._in_hospital(state, action)
        if not is_own:
            return [*spots, *self._own_again()]
        self._mark_picked(state)
        return [*spots, *self._on_plates(state, actions), *self._throw(state, throw)]

    def _own_again(self) -> list[Spot]:
        """The way back to one's own hospital, from a look at another one."""
        scene = self._scene
        if not scene.looks_elsewhere:
            return []
        offer = Offer(scene.reasons.own_again(), lambda: scene.look_at(None))
        return scene.offers.plates([offer], row([offer.words], scene.large.place("plates")))

    def _mark_picked(self, state: Position) -> None:
        """Who has been chosen for a group that is not whole yet."""
        sent = state.sent
        for bed in sent.picked if sent is not None else ():
            self._beside(state, bed, "✓")

    def _beside(self, state: Position, bed: Bed, words: str) -> None:
        """A small plate in the other slot of a bed."""
        scene = self._scene
        beside = scene.large.slot(bed, is_treated=not found(state.own.beds, bed).is_treated)
        where = QRectF(QPointF(), QSizeF(beside.width() + 2, HEIGHT - 6))
        where.moveCenter(beside.center())
        plate = Plate(words, where, scene.pixmaps, pad=2)
        self._becoming.append(plate)
        scene.addItem(plate)

    def _spot(
        self, state: Position, action: Action, area: QRectF, source: Piece | None = None
    ) -> Spot:
        scene = self._scene
        words, act = scene.words.action(state, action), scene.asking(action)
        return Spot(rounded(area, 8, 1), act, words, action, source)

    def _between(self, state: Position, action: Action) -> list[Spot]:
        """What is done with ambulances, the market and reports."""
        road = self._scene.road
        match action:
            case Ambulance(number):
                own = self._scene.hospital_of(state.asked).where
                return [self._spot(state, action, own, road.ambulances[number])]
            case Exchange():
                return self._exchanges(state, action)
            case Keep(card):
                at = state.intake.offered.index(card)
                return [self._spot(state, action, road.offer(at))]
            case Begins(seat):
                where = self._scene.hospital_of(seat).where
                return [self._spot(state, action, where)]
            case _:
                return []

    def _exchanges(self, state: Position, action: Exchange) -> list[Spot]:
        """Either of two patients may be put where the other lies; equal ones do the same."""
        low, high = (
            [
                self._scene.road.waiting(number, at)
                for at, one in enumerate(state.intake.ambulances[number])
                if (one.colour, one.value) == (colour, action.value)
            ]
            for number, colour in (
                (action.ambulance, action.low),
                (action.ambulance + 1, action.high),
            )
        )
        pairs = [(one, other) for one in low for other in high]
        pairs += [(other, one) for one, other in pairs]
        return [self._spot(state, action, to.sceneBoundingRect(), piece) for piece, to in pairs]

    def _in_hospital(self, state: Position, action: Action) -> list[Spot]:
        match action:
            case Send():
                return self._send(state, action)
            case Pick(bed):
                return [self._pick(state, action, bed)]
            case Blood(bed):
                return [self._bag(state, action, bed)]
            case SpareOne(int() as bed):
                return [self._spot(state, action, self._scene.large.bed(bed))]
            case Mortuary(bed):
                large = self._scene.large
                die = large.patient(bed)
                return [self._spot(state, action, large.place("mortuary"), die)]
            case Admit(colour):
                return self._admissions(state, action, colour)
            case Take() | Return() | Finish():
                return self._cards(state, action)
            case _:
                return []

    def _cards(self, state: Position, action: Take | Return | Finish) -> list[Spot]:
        scene = self._scene
        match action:
            case Take(card):
                at = state.intake.market.index(card)
                is_room = isinstance(state.content.improvement(card), Room)
                lot = (
                    scene.large.room(len(state.own.rooms))
                    if is_room
                    else scene.large.worker(NURSES + len(state.own.specialists))
                )
                return [self._spot(state, action, lot, scene.road.market[at])]
            case Return(card) if card:
                piece = scene.large.improvement(state.own, card)
                return [self._spot(state, action, scene.large.place("blood"), piece)]
            case Finish(card, _):
                return self._finish(state, action, card)
            case _:
                return []

    def _send(self, state: Position, action: Send) -> list[Spot]:
        """Any of equal workers may be sent; the first of equal rooms is used first."""
        scene, own = self._scene, state.own
        at = own.free_room(action.room)
        words, told = scene.words.action(state, action), self._teller(state, action.room)
        area = rounded(scene.large.room(at), 8, 1)
        return [
            Spot(area, self._sender(action, figure), words, action, figure, told=told)
            for figure in scene.large.idle_figures(own, action.worker)
        ]

    def _sender(self, action: Send, figure: Piece) -> Callable[[], None]:
        def send() -> None:
            self._scene.sent = figure
            self._scene.wants.emit(action)

        return send

    def _teller(self, state: Position, card: str) -> Callable[[], str]:
        return lambda: self._scene.reasons.card(state.content, card)

    def _pick(self, state: Position, action: Pick, bed: Bed) -> Spot:
        """A patient that can be treated, with the value that it will get."""
        scene = self._scene
        sent = state.sent
        picked = () if sent is None else sent.picked
        value = state.effect.foreseen(state.own.beds, picked, bed)
        if value is not None:
            self._beside(state, bed, scene.reasons.becomes(value))
        return self._spot(state, action, scene.large.bed(bed))

    def _admissions(self, state: Position, action: Admit, colour: Colour) -> list[Spot]:
        scene = self._scene
        bed = state.own.beds.index(None)
        where = scene.large.bed(bed)
        return [
            self._spot(state, action, where, scene.road.waiting(*divmod(at, PER_AMBULANCE)))
            for at, drawn in enumerate(state.intake.drawn)
            if drawn is colour
        ]

    # What is asked in plates

    def _on_plates(self, state: Position, actions: Sequence[Action]) -> list[Spot]:
        """What is chosen in words, and the way back."""
        scene, reasons = self._scene, self._scene.reasons
        offers = [
            Offer(reasons.plate(action), self._act(state, action), action)
            for action in actions
            if isinstance(action, _IN_WORDS) or action in (Return(""), SpareOne(None))
        ]
        if self.may_go_back(state) and actions:
            offers.append(Offer(reasons.back(), scene.wants_back.emit))
        room = scene.large.place("plates")
        if state.phase is Phase.REVEAL:
            room = scene.road.everything()
        return scene.offers.plates(offers, row([offer.words for offer in offers], room))

    def _act(self, state: Position, action: Action) -> Callable[[], None]:
        """What a plate does: the end of a shift warns before it neglects anybody."""
        if isinstance(action, Idle):
            coming = forecast(state, state.asked)
            if coming.worse or coming.dying:
                return lambda: self._choices.warn(state)
        return self._scene.asking(action)

    def _bag(self, state: Position, action: Blood, bed: Bed) -> Spot:
        scene = self._scene
        words = scene.words.action(state, action)
        area = rounded(scene.large.bed(bed), 8, 1)
        return Spot(
            area,
            lambda: self._choices.ask_bag(state, bed),
            words,
            action,
            scene.large.bag,
            told=scene.reasons.bag,
        )

    def _finish(self, state: Position, action: Finish, card: str) -> list[Spot]:
        """A report on which to click; where there are several ways, they are asked for."""
        scene = self._scene
        ways = [
            each
            for each in scene.game.legal_actions(state)
            if isinstance(each, Finish) and each.report == card
        ]
        if action != ways[0]:
            return []
        spot = self._spot(
            state, action, scene.road.report(state.reports.index(card, REPORT_COLUMNS))
        )
        if len(ways) == 1:
            return [spot]
        return [Spot(spot.area, lambda: self._choices.ask_way(state, ways), spot.words, action)]

    def _throw(self, state: Position, throw: bool) -> list[Spot]:
        """The throw that chance waits for: of the ambulances, or in the hospital."""
        if not throw:
            return []
        scene = self._scene
        words, act = scene.words.throw(state), scene.wants_throw.emit
        spots = []
        if state.phase is Phase.FILL:
            spots = [Spot(rounded(scene.road.everything(), 12, 0), act, words)]
        plates = row([words], scene.large.place("plates"))
        return [*spots, *scene.offers.plates([Offer(words, act)], plates)]

    # Why not

    def why_not(self, where: QPointF, state: Position, piece: Piece | None) -> str:
        """Why nothing can be done there, or *piece* cannot be put there."""
        scene, reasons = self._scene, self._scene.reasons
        room, bed, worker = scene.room_at(where), scene.bed_at(where), scene.worker_at(where)
        if piece is not None and piece in scene.large.figures:
            return reasons.why_not_there(state, room)
        wards = state.own
        if scene.large.seat != state.asked:
            return scene.words.asked(state)
        if room is not None and room < len(wards.rooms):
            return reasons.why_not_room(state, room)
        if bed is not None and wards.beds[bed] is not None:
            return reasons.why_not_patient(state, bed)
        if worker is not None and scene.large.kind(wards, worker):
            return reasons.why_not_worker(state, scene.large.kind(wards, worker))
        return self._why_not_between(where, state)

    def _why_not_between(self, where: QPointF, state: Position) -> str:
        scene, reasons = self._scene, self._scene.reasons
        for number in range(scene.road.count):
            if scene.road.ambulance(number).contains(where):
                return reasons.why_not_ambulance(state, number)
        if state.phase is Phase.REPORT and any(
            scene.road.report(at).contains(where) for at in range(REPORT_COLUMNS)
        ):
            return reasons.report_above()
        return scene.words.asked(state)
