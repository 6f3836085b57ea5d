"""Caries on the table: the ring of spaces, the tooth charts inside it, dice and cube."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainterPath

from tabletop.games.caries.actions import (
    Action,
    AskAppointments,
    ChooseForMe,
    Give,
    GiveNothing,
    GoOn,
    Knocked,
    PickTooth,
    Rolled,
    Starts,
    Stop,
    TakeCube,
    Throw,
)
from tabletop.games.caries.events import PawnMoved, ToothChanged
from tabletop.games.caries.position import Agreed, Phase, Position
from tabletop.kernel.game import AnyGame, Event
from tabletop.kernel.seats import Player
from ui.games.caries.chart import Chart
from ui.games.caries.drawings import BOARD, CHART, PIECES, SPACES
from ui.games.caries.story import Story
from ui.games.caries.things import Things
from ui.games.caries.tray import Tray
from ui.games.caries.words import CariesWords
from ui.pieces.glow import circle, rounded
from ui.pieces.piece import Piece
from ui.pieces.plate import column
from ui.stage import pixmaps
from ui.stage.backdrop import Laid
from ui.stage.motion import Moving
from ui.stage.offers import Offer
from ui.stage.pixmaps import Art
from ui.stage.scene import GameScene
from ui.stage.spots import Spot
from ui.stage.theme import seat_tint
from ui.stage.things import Thing
from ui.words import GameWords

# What is chosen in words, and so lies on the table as a plate too.
_IN_WORDS: Final = (Throw, AskAppointments, TakeCube, Stop, GoOn, ChooseForMe, GiveNothing)


class Scene(GameScene):
    """The table of Caries."""

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[Player],
        words: GameWords,
        parent: QObject | None = None,
    ):
        whole = QRectF(QPointF(0, 0), pixmaps.size(BOARD))
        super().__init__(game, players, words, whole, parent)
        self.layout_file = f"caries/layout-{len(players)}.svg"
        self.charts = [
            Chart(self, seat, player, pixmaps.place(self.layout_file, f"chart-{seat + 1}"))
            for seat, player in enumerate(players)
        ]
        self.pawns = [self._new_pawn(seat, player) for seat, player in enumerate(players)]
        self.tray = Tray(self, pixmaps.place(self.layout_file, "dice"))
        art, size = Art(PIECES, "cube"), self.cube_home().size()
        self.cube = Piece("cube", art, size, self.pixmaps)
        self.cube.setZValue(20)
        self.addItem(self.cube)
        self._laid_for: Agreed | None = None
        self._story = Story(self)
        self._things = Things(self, CariesWords(players))

    def _new_pawn(self, seat: int, player: Player) -> Piece:
        tint = seat_tint(player.colour)
        art = Art(PIECES, f"pawn-{player.shape}", tint)
        pawn = Piece(f"pawn-{seat + 1}", art, self.pawn_place(0, 0).size(), self.pixmaps)
        pawn.setZValue(30)
        self.addItem(pawn)
        return pawn

    # Where things lie

    def space(self, number: int) -> QRectF:
        """Where a space of the circuit lies."""
        return pixmaps.place(BOARD, f"space-{number:02}")

    def pawn_place(self, space: int, rank: int) -> QRectF:
        """Where the pawn stands that is number *rank* of those on a space."""
        return pixmaps.place_within(SPACES, f"pawn-{rank + 1}", "pawns", self.space(space))

    def cube_home(self) -> QRectF:
        """The middle of the board."""
        return pixmaps.place(self.layout_file, "cube")

    # The truth

    def sync(self, state: Position) -> None:
        """Shows *state*, now."""
        self._story.shown = state
        self._lay_backdrop(state)
        self.offers.clear()
        taken: dict[int, int] = {}
        for seat, player in enumerate(state.players):
            rank = taken.setdefault(player.space, 0)
            taken[player.space] += 1
            pawn = self.pawns[seat]
            pawn.put(self.pawn_place(player.space, rank))
            pawn.setZValue(33 - rank)
            on_move = seat == state.active and state.phase not in (Phase.LOT, Phase.OVER)
            tells_points = self.shows_points or state.phase is Phase.OVER
            self.charts[seat].sync(player, on_move=on_move, tells_points=tells_points)
        holder = state.cube
        self.cube.put(self.cube_home() if holder is None else self.charts[holder].place("cube"))
        self.tray.sync(state)

    def _lay_backdrop(self, state: Position) -> None:
        if state.agreed is self._laid_for:
            return
        self._laid_for = state.agreed
        laid = [Laid(Art(BOARD, ""), self.sceneRect())]
        for number, kind in enumerate(state.agreed.spaces):
            art = Art(SPACES, kind.name.lower())
            laid.append(Laid(art, self.space(number)))
        laid += [Laid(Art(CHART, ""), chart.where) for chart in self.charts]
        self.backdrop.lay(tuple(laid))

    # The way there

    def animate(self, event: Event) -> Moving | None:
        """The motion that tells *event*."""
        return self._story.told(event)

    def trace(self, event: Event) -> QPainterPath | None:
        """The space that was come to, and the teeth that changed."""
        match event:
            case PawnMoved():
                return rounded(self.space(event.end), margin=-4)
            case ToothChanged():
                return circle(self.charts[event.seat].place(f"mark-{event.tooth:02}"), margin=2)
            case _:
                return None

    def things(self, state: Position) -> list[Thing]:
        """Dice and cube, pawns, charts with their teeth, and the spaces."""
        return self._things.told(state)

    def room_to_say(self) -> QRectF:
        """In the middle of the board, beside the dice and the plates."""
        return pixmaps.place(self.layout_file, "words")

    # What can be touched

    def spots_for(self, state: Position, actions: Sequence[Action], throw: bool) -> list[Spot]:
        """Where the actions lie: on dice, cube, teeth, tokens, and plates for what is in words."""
        self.offers.clear()
        spots: list[Spot] = []
        on_plates: list[Offer] = []
        for action in actions:
            words = self.words.action(state, action)
            act = self.asking(action)
            spots += self._on_board(state, action, act, words)
            if isinstance(action, _IN_WORDS):
                on_plates.append(Offer(words, act, action))
        if throw:
            words = self.words.throw(state)
            spots += self._on_dice(self.wants_throw.emit, words, None)
            on_plates.append(Offer(words, self.wants_throw.emit))
        places = column([offer.words for offer in on_plates], self.tray.plates_room())
        return [*spots, *self.offers.plates(on_plates, places)]

    def ask_dice(self, state: Position) -> None:
        """The faces to choose from, one die after the other; for the lot, who begins."""
        self.tray.sync(state)
        super().present(state, (), False)
        if state.phase is Phase.LOT:
            self.offer(self.spots_for(state, self.game.legal_actions(state), False))
        else:
            self.ask_face(state, ())

    def step_back(self) -> None:
        """A die that was entered before the other is entered anew."""
        if self.entered and self._state is not None:
            self.ask_dice(self._state)

    def ask_face(self, state: Position, entered: tuple[int, ...]) -> None:
        """The faces of the next die after those that were entered."""
        sixteen = state.phase is Phase.KNOCK
        dice = state.dice if state.phase in (Phase.MOVING, Phase.SUGAR) else 1

        def choose(face: int) -> None:
            faces = (*entered, face)
            if sixteen:
                self.wants.emit(Knocked(face))
            elif len(faces) == dice:
                self.wants.emit(Rolled(faces))
            else:
                self.enter(faces)

        self.offers.clear()
        self.tray.sync(state)
        for die, face in zip(self.tray.six, entered, strict=False):
            die.show_face(face)
        sides, room = 16 if sixteen else 6, self.tray.plates_room()
        self.offer(self.offers.faces(sides, room, choose, self.tr("The die shows {face}")))

    def _on_board(
        self, state: Position, action: Action, act: Callable[[], None], words: str
    ) -> list[Spot]:
        chart = self.charts[state.active]
        match action:
            case Throw(dice) if dice == len(self.tray.shown(state)) or not state.agreed.two_dice:
                return self._on_dice(act, words, action)
            case AskAppointments():
                return self._on_dice(act, words, action)
            case TakeCube():
                return [Spot(rounded(chart.where), act, words, action, self.cube)]
            case PickTooth(tooth):
                return [Spot(circle(chart.place(f"mark-{tooth:02}")), act, words, action)]
            case Starts(seat):
                return [Spot(rounded(self.charts[seat].where), act, words, action)]
            case Give(to):
                giver = state.active if state.asked is None else state.asked
                area = rounded(self.charts[to].where)
                return [
                    Spot(area, act, words, action, token) for token in self.charts[giver].tokens
                ]
            case _:
                return []

    def _on_dice(self, act: Callable[[], None], words: str, action: Action | None) -> list[Spot]:
        """Dice are clicked, or taken up and dropped in the tray."""
        tray = rounded(self.tray.where)
        return [Spot(tray, act, words, action, die) for die in self.tray.dice if die.isVisible()]

    def why_not(self, where: QPointF, state: Any, piece: Piece | None) -> str:
        """Why nothing can be done there."""
        for number in range(len(state.agreed.spaces)):
            if self.space(number).contains(where) and state.phase is not Phase.OVER:
                return self.tr("Only the dice move a pawn. {asked}").format(
                    asked=self.words.asked(state)
                )
        return self.words.asked(state)
