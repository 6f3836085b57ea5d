"""Hospital on the table: ambulances and market above, one hospital large, the others beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainterPath

from tabletop.games.hospital.actions import Action, Blood, Send
from tabletop.games.hospital.closing import forecast
from tabletop.games.hospital.content_file import HOUSE
from tabletop.games.hospital.events import AmbulanceTaken, ImprovementTaken
from tabletop.games.hospital.position import Phase, Position
from tabletop.games.hospital.printed import BEDS, Bed
from tabletop.kernel.game import AnyGame, Event, Seat
from tabletop.kernel.seats import Player
from ui.games.hospital.drawings import HOSPITAL, OTHER, layout
from ui.games.hospital.large import LargeHospital
from ui.games.hospital.reasons import HospitalReasons
from ui.games.hospital.road import Road
from ui.games.hospital.small import SmallHospital
from ui.games.hospital.story import Story
from ui.games.hospital.things import Things
from ui.games.hospital.tips import Tips
from ui.games.hospital.touch import Touch
from ui.games.hospital.tray import Tray
from ui.pieces.bubble import Bubble
from ui.pieces.glow import rounded
from ui.pieces.piece import Piece
from ui.stage import pixmaps
from ui.stage.backdrop import Laid
from ui.stage.motion import Moving
from ui.stage.pixmaps import Art
from ui.stage.scene import FEW, GameScene
from ui.stage.spots import Spot
from ui.stage.things import Thing
from ui.words import GameWords


class Scene(GameScene):
    """The table of Hospital."""

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[Player],
        words: GameWords,
        parent: QObject | None = None,
    ):
        seats = len(players)
        file = layout(seats)
        whole = QRectF(QPointF(0, 0), pixmaps.size(file))
        super().__init__(game, players, words, whole, parent)
        self.content = HOUSE
        self._layout = file
        self.reasons = HospitalReasons(words)
        self.large = LargeHospital(self, pixmaps.place(file, "own"))
        self.small = [
            SmallHospital(self, number, pixmaps.place(file, f"other-{number}"))
            for number in range(1, seats)
        ]
        self.road = Road(self, seats)
        self.warning = Bubble(self.pixmaps)
        self.addItem(self.warning)
        self._touch = Touch(self)
        self._tips = Tips(self)
        self._things = Things(self)
        self._tray = Tray(self)
        self._story = Story(self)
        self._looked_at: Seat | None = None
        self._traced: Sequence[Event] = ()
        self.sent: Piece | None = None
        """The figure that a hand has sent: of equal ones it may not be the first."""
        self._offered: Callable[[], None] = lambda: None
        self.backdrop.lay(
            (
                Laid(Art(file, ""), whole),
                Laid(Art(HOSPITAL, ""), self.large.where),
                *(Laid(Art(OTHER, ""), each.where) for each in self.small),
            )
        )

    # The truth

    @property
    def shown(self) -> Position:
        """The position on the table."""
        return self._story.shown

    def sync(self, state: Position) -> None:
        """Shows *state*, now, with the hospital large that belongs there."""
        self._looked_at = None
        self._show(state)

    def _show(self, state: Position) -> None:
        self.content = state.content
        self._story.begin(state)
        self._touch.clear()
        self._tray.clear()
        seat = self.foremost(state) if self._looked_at is None else self._looked_at
        self.large.sync(seat, state, forecast(state, seat))
        for each, sitter in zip(self.small, self.others(seat), strict=True):
            each.sync(sitter, state)
        self.road.sync(state)
        self.show_traces(self._traced)

    def foremost(self, state: Position) -> Seat:
        """Whose hospital is large: who is asked, or the next person to be."""
        seats = [state.asked, *self.others(state.asked)]
        people = [seat for seat in seats if self.players[seat].is_person]
        return people[0] if people else state.asked

    def others(self, seat: Seat) -> list[Seat]:
        """The other seats, clockwise."""
        count = len(self.players)
        return [Seat((seat + step) % count) for step in range(1, count)]

    def hospital_of(self, seat: Seat) -> LargeHospital | SmallHospital:
        """The drawing that shows the hospital of *seat*."""
        beside = (each for each in self.small if each.seat == seat)
        return self.large if self.large.seat == seat else next(beside)

    def tells_points(self, state: Position) -> bool:
        """Points may be hidden while a match is played; at its end they never are."""
        return self.shows_points or state.phase is Phase.OVER

    def points_of(self, state: Position, seat: Seat) -> int:
        """The points of *seat* as they stand."""
        return self.game.scores(state)[seat].total

    # The way there

    def animate(self, event: Event) -> Moving | None:
        """The motion that tells *event*."""
        return self._story.told(event)

    def trace(self, event: Event) -> QPainterPath | None:
        """The ambulance and the improvement that others took."""
        match event:
            case AmbulanceTaken(number=number):
                return rounded(self.road.ambulance(number), 10, 1)
            case ImprovementTaken(seat=seat) if seat != self.large.seat:
                return rounded(self.hospital_of(seat).where, 10, 1)
            case _:
                return None

    def show_traces(self, events: Sequence[Event]) -> None:
        """Rings that go with their hospitals when those change places."""
        self._traced = events
        super().show_traces(events)

    # What can be touched

    def spots_for(self, state: Position, actions: Sequence[Action], throw: bool) -> list[Spot]:
        """Where the actions lie, and the small hospitals, which can be looked at."""
        self._offered = lambda: self.present(state, actions, throw)
        return [*self._touch.spots(state, actions, throw), *self._to_look_at()]

    def goes_at_once(self, spots: Sequence[Spot]) -> bool:
        """A worker, a blood bag and what may be returned wait for their place."""
        return self._touch.goes_at_once(spots)

    def words_of(self, piece: Piece, spots: Sequence[Spot]) -> str:
        """A piece in words, and what can be done with it."""
        first, many = spots[0].action, len(spots)
        if many > FEW and isinstance(first, Send):
            return self.reasons.worker_and_rooms(self.content, first.worker, many)
        if many > FEW and isinstance(first, Blood):
            return self.reasons.bag_and_patients(many)
        return super().words_of(piece, spots)

    def _to_look_at(self) -> list[Spot]:
        """Every small hospital can be had large, and the own one back."""
        return [
            Spot(
                rounded(each.where, margin=0),
                self._looker(each.seat),
                self.reasons.look_at(each.seat),
                quiet=True,
            )
            for each in self.small
        ]

    def _looker(self, seat: Seat) -> Callable[[], None]:
        return lambda: self.look_at(seat)

    def look_at(self, seat: Seat | None) -> None:
        """Has the hospital of *seat* large, for a while; None for the one that belongs there."""
        state = self.shown
        self._looked_at = None if seat == self.foremost(state) else seat
        self._show(state)
        self._offered()

    @property
    def looks_elsewhere(self) -> bool:
        """Whether another hospital is large than the one that belongs there."""
        return self._looked_at is not None

    @property
    def is_begun(self) -> bool:
        begun = self._touch.is_asking or self._touch.may_go_back(self.shown)
        return super().is_begun or self._looked_at is not None or begun

    def step_back(self) -> None:
        """Escape: a treatment goes a step back, or one's own hospital is large again."""
        if self._looked_at is not None:
            self.look_at(None)
        elif self._touch.is_asking:
            self._offered()
        elif self.entered:
            self.take_back_face()
        elif self._touch.may_go_back(self.shown):
            self.wants_back.emit()

    def handle_of(self, piece: Piece) -> Piece:
        """A specialist's card is taken up by its figure, while that stands on it."""
        large = self.large
        at = next((at for at, card in enumerate(large.staff) if card is piece), None)
        if at is None or large.figures[at].pos() != large.at_home(at).topLeft():
            return piece
        return large.figures[at]

    def withdraw(self) -> None:
        """Nothing is offered, nor comes back from a look at another hospital."""
        self._offered = lambda: None
        self._touch.clear()
        self._tray.clear()
        super().withdraw()

    # Real dice

    def ask_dice(self, state: Position) -> None:
        """What the lot says, or patients to be clicked one after the other."""
        if state.phase is Phase.LOT:
            self.present(state, self.game.legal_actions(state), False)
            return
        super().present(state, (), False)
        self.ask_face(state, ())

    def ask_face(self, state: Position, entered: tuple[int, ...]) -> None:
        """What the next patient can be, after those that were entered."""
        self._offered = lambda: self.ask_face(state, self.entered)
        self.offer([*self._tray.ask(state, entered), *self._to_look_at()])

    # What is said of places

    def things(self, state: Position) -> list[Thing]:
        """Ambulances and cards, and the hospitals as they lie there."""
        return self._things.told(state)

    def room_to_say(self) -> QRectF:
        """Below the small hospitals; four fill the table."""
        is_room = pixmaps.has(self._layout, "words")
        return pixmaps.place(self._layout, "words") if is_room else QRectF()

    def tip(self, where: QPointF) -> str:
        """What a card does, who lies in a bed."""
        return "" if self.hand.held is not None else self._tips.about(where)

    def bed_at(self, where: QPointF) -> Bed | None:
        """The bed of the large hospital there."""
        return next((bed for bed in BEDS if self.large.bed(bed).contains(where)), None)

    def room_at(self, where: QPointF) -> int | None:
        """The room of the large hospital there, built or not."""
        return next(
            (at for at in range(len(self.large.rooms)) if self.large.room(at).contains(where)), None
        )

    def worker_at(self, where: QPointF) -> int | None:
        """The worker of the large hospital whose place is there."""
        return next(
            (at for at in range(len(self.large.staff)) if self.large.worker(at).contains(where)),
            None,
        )

    def why_not(self, where: QPointF, state: Any, piece: Piece | None) -> str:
        """Why nothing can be done there."""
        return self._touch.why_not(where, state, piece)
