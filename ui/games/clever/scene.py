"""Clever on the table: dice and platter above, one sheet large below, the others beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainterPath

from tabletop.games.clever.actions import (
    Action,
    Cross,
    Decline,
    Done,
    Extra,
    Forfeit,
    Nearest,
    Reroll,
    Rolled,
    Starts,
    Take,
    Write,
)
from tabletop.games.clever.events import DieTaken, Marked
from tabletop.games.clever.position import Phase, Position
from tabletop.games.clever.printed import Die
from tabletop.games.clever.sheet import Sheet
from tabletop.kernel.game import AnyGame, Event, Seat
from tabletop.kernel.seats import Player
from ui.games.clever.card import Card, FullCard, SmallCard, others
from ui.games.clever.drawings import SHEET, TABLE, bonus_art, cell, die_arts, open_cell
from ui.games.clever.reasons import Reasons
from ui.games.clever.story import Story
from ui.games.clever.things import Things
from ui.games.clever.tray import Tray
from ui.pieces.glow import rounded
from ui.pieces.piece import Piece
from ui.pieces.plate import row
from ui.stage import pixmaps
from ui.stage.backdrop import Laid
from ui.stage.motion import Moving
from ui.stage.offers import Offer
from ui.stage.pixmaps import Art
from ui.stage.scene import FEW, GameScene
from ui.stage.spots import Spot
from ui.stage.things import Thing
from ui.words import GameWords

# What is chosen in words, and so lies on the table as a plate.
_IN_WORDS: Final = (Reroll, Forfeit, Decline, Done)
_DUE: Final = 22
_DUE_SIZE: Final = 1.3
"""How much larger a bonus is that waits to be used."""


class Scene(GameScene):
    """The table of Clever."""

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[Player],
        words: GameWords,
        parent: QObject | None = None,
    ):
        whole = QRectF(QPointF(0, 0), pixmaps.size(TABLE))
        super().__init__(game, players, words, whole, parent)
        layout = f"clever/layout-{len(players)}.svg"
        self.large = FullCard(self, "large", pixmaps.place(layout, "sheet"))
        self.small = [self._beside(layout, number) for number in range(1, len(players))]
        self.tray = Tray(self)
        self._reasons = Reasons(words)
        self._story = Story(self)
        self._things = Things(self)
        self._due: list[Piece] = []
        self._looked_at: Seat | None = None
        self._traced: Sequence[Event] = ()
        self._offered: Callable[[], None] = lambda: None
        self.backdrop.lay(
            (
                Laid(Art(TABLE, ""), whole),
                Laid(Art(SHEET, ""), self.large.where),
                *(Laid(Art(card.file, ""), card.where) for card in self.small),
            )
        )

    def _beside(self, layout: str, number: int) -> Card:
        """Another player's sheet: whole where the layout has room for it."""
        key, whole = f"small-{number}", f"whole-{number}"
        if pixmaps.has(layout, whole):
            return FullCard(self, key, pixmaps.place(layout, whole))
        return SmallCard(self, key, pixmaps.place(layout, f"mini-{number}"))

    @property
    def cards(self) -> list[Card]:
        """Every sheet on the table."""
        return [self.large, *self.small]

    def card_of(self, seat: Seat) -> Card:
        """The card that shows the sheet of *seat*."""
        return next(card for card in self.cards if card.seat == seat)

    # The truth

    def sync(self, state: Position) -> None:
        """Shows *state*, now, with the sheet large that belongs there."""
        self._looked_at = None
        self._show(state)

    def _show(self, state: Position) -> None:
        self._story.begin(state)
        self.offers.clear()
        self.tray.sync(state)
        seat = self.foremost(state) if self._looked_at is None else self._looked_at
        on_move = None if state.phase in (Phase.LOT, Phase.OVER) else state.asked
        for card, sitter in zip(self.cards, (seat, *others(len(self.players), seat)), strict=True):
            # A ring around the sheet that is played on would look like something to click.
            rings = sitter == on_move and card is not self.large
            card.sync(sitter, state.sheets[sitter], state.round, on_move=rings)
        for card in self.cards:
            if isinstance(card, FullCard):
                card.show_sum(state.blue_sum)
        self._show_due(state)
        self.show_traces(self._traced)

    def foremost(self, state: Position) -> Seat:
        """Whose sheet is large: who is asked, or the next person to be; of bots, who is active."""
        seats = [state.asked, *others(len(self.players), state.asked)]
        people = [seat for seat in seats if self.players[seat].is_person]
        return people[0] if people else state.active

    def _show_due(self, state: Position) -> None:
        """Bonuses that wait lie large where they were won."""
        for piece in self._due:
            self.removeItem(piece)
        self._due.clear()
        if self.large.seat != state.asked:
            return
        for won in state.due:
            printed = self.large.source(won.place)
            place = QRectF(QPointF(), printed.size() * _DUE_SIZE)
            place.moveCenter(printed.center())
            piece = Piece(f"due-{won.place}", bonus_art(won.bonus), place.size(), self.pixmaps)
            piece.setZValue(_DUE)
            self.addItem(piece)
            piece.put(place)
            self._due.append(piece)

    def take_up_due(self, place: str) -> None:
        """The bonus that waited at *place* flies now, and lies there no more."""
        for piece in self._due:
            if piece.key == f"due-{place}":
                piece.hide()

    def shown_sheet(self, seat: Seat) -> Sheet:
        """The sheet of *seat* as far as it has been told."""
        return self._story.sheets[seat]

    def told_points(self, value: int) -> str:
        """Points as they are written, unless they are hidden; at the end they never are."""
        is_over = self._story.shown.phase is Phase.OVER
        return str(value) if self.shows_points or is_over else ""

    # The way there

    def animate(self, event: Event) -> Moving | None:
        """The motion that tells *event*."""
        return self._story.told(event)

    def trace(self, event: Event) -> QPainterPath | None:
        """The cells that were marked, and the dice that were taken."""
        match event:
            case Marked(seat, area, number):
                return rounded(self.card_of(seat).place(cell(area, number)), 6, 1)
            case DieTaken() if event.die not in self._story.shown.hand:
                return rounded(self.tray.dice[event.die].sceneBoundingRect(), 10, 1)
            case _:
                return None

    def show_traces(self, events: Sequence[Event]) -> None:
        """Rings that go with their sheets when those change places."""
        self._traced = events
        super().show_traces(events)

    def things(self, state: Position) -> list[Thing]:
        """Dice, bonuses that wait, and the sheets as they lie there."""
        return self._things.told(state)

    # What can be touched

    def spots_for(self, state: Position, actions: Sequence[Action], throw: bool) -> list[Spot]:
        """Where the actions lie: dice with their cells, cells, slots, sheets, and plates."""
        self.offers.clear()
        self._offered = lambda: self.present(state, actions, throw)
        spots: list[Spot] = []
        on_plates: list[Offer] = []
        for action in actions:
            words, act = self.words.action(state, action), self.asking(action)
            spots += self._on_board(state, action, act, words)
            if isinstance(action, _IN_WORDS):
                on_plates.append(Offer(words, act, action))
        if throw:
            words, act = self.words.throw(state), self.wants_throw.emit
            hand = rounded(self.tray.hand, 12, 0)
            spots.append(Spot(hand, act, words))
            # A die may be dragged, too; the tray glows for all of them.
            spots += [
                Spot(hand, act, words, None, self.tray.dice[die], quiet=True) for die in state.hand
            ]
            on_plates.append(Offer(words, act))
        places = row([offer.words for offer in on_plates], pixmaps.place(TABLE, "plates"))
        return [*spots, *self.offers.plates(on_plates, places), *self._to_look_at()]

    def room_to_say(self) -> QRectF:
        """Beside the plates, between the dice and the sheets."""
        return pixmaps.place(TABLE, "words")

    def goes_at_once(self, spots: Sequence[Spot]) -> bool:
        """A die waits for its cell, also where there is but one; a throw does not."""
        return not isinstance(spots[0].action, Take | Extra)

    def words_of(self, piece: Piece, spots: Sequence[Spot]) -> str:
        """A die, and where it can go."""
        die = next((die for die, cube in self.tray.dice.items() if cube is piece), None)
        if die is None or len(spots) <= FEW:
            return super().words_of(piece, spots)
        return self._reasons.die_and_cells(die, self.tray.dice[die].face, len(spots))

    def _on_board(
        self, state: Position, action: Action, act: Callable[[], None], words: str
    ) -> list[Spot]:
        match action:
            case Starts(seat):
                return [Spot(rounded(self.card_of(seat).where, margin=0), act, words, action)]
            case Nearest((die,)):
                return [Spot(self._around(self.tray.dice[die]), act, words, action)]
        if self.large.seat != state.asked:
            return []
        match action:
            case Take(die, area, number) | Extra(die, area, number):
                place = self.large.place(open_cell(state.sheet, area, number))
                return [Spot(rounded(place, 8, 2), act, words, action, self.tray.dice[die])]
            case Cross(area, number):
                place = self.large.place(open_cell(state.sheet, area, number))
                return [Spot(rounded(place, 8, 2), act, words, action)]
            case Write(area):
                place = self.large.place(open_cell(state.sheet, area, 0))
                return [Spot(rounded(place, 8, 2), act, words, action)]
            case Reroll():
                slot = self.large.place(f"reroll-{state.sheet.rerolls_used + 1}")
                return [Spot(rounded(slot, 14, 1), act, words, action)]
            case _:
                return []

    def _around(self, die: Piece) -> QPainterPath:
        return rounded(die.sceneBoundingRect())

    # Looking at other sheets

    def _to_look_at(self) -> list[Spot]:
        """Every small sheet can be had large, and the own one back."""
        spots = []
        for card in self.small:
            words = self._reasons.look_at(card.seat)
            act = self._looker(card.seat)
            spots.append(Spot(rounded(card.where, margin=0), act, words, quiet=True))
        return spots

    def _looker(self, seat: Seat) -> Callable[[], None]:
        return lambda: self.look_at(seat)

    def look_at(self, seat: Seat | None) -> None:
        """Has the sheet of *seat* large, for a while; None for the one that belongs there."""
        state = self._story.shown
        self._looked_at = None if seat == self.foremost(state) else seat
        self._show(state)
        self._offered()

    @property
    def is_begun(self) -> bool:
        return super().is_begun or self._looked_at is not None

    def step_back(self) -> None:
        """Escape: the own sheet is large again; a die entered before the others is not."""
        self.entered = ()
        self.look_at(None)

    # Real dice

    def ask_dice(self, state: Position) -> None:
        """The faces to choose from, or the nearest dice; for lots, what they can say."""
        if state.phase in (Phase.THROW, Phase.NEAREST):
            self.present(state, (), False)
            self.ask_face(state, ())
        else:
            self.present(state, self.game.legal_actions(state), False)

    def ask_face(self, state: Position, entered: tuple[int, ...]) -> None:
        """The faces of the next die in hand after those that were entered."""
        if state.phase is Phase.NEAREST:
            self._ask_nearest(state, entered)
            return
        die = state.hand[len(entered)]

        def choose(face: int) -> None:
            faces = (*entered, face)
            if len(faces) == len(state.hand):
                self.wants.emit(Rolled(faces))
            else:
                self.enter(faces)

        self.offers.clear()
        self._offered = lambda: self.ask_face(state, self.entered)
        self.tray.sync(state)
        for known, face in zip(state.hand, entered, strict=False):
            self.tray.dice[known].show_face(face)
        room = pixmaps.place(TABLE, "plates")
        faces = self.offers.faces(6, room, choose, self._reasons.shows(die), die_arts[die])
        self.offer([*faces, *self._to_look_at()])

    def _ask_nearest(self, state: Position, entered: tuple[int, ...]) -> None:
        """Which of equal dice lie nearest to the platter, one after the other."""
        self.offers.clear()
        self._offered = lambda: self.ask_face(state, self.entered)
        self.tray.sync(state)
        for known in entered:
            self.tray.dice[Die(known)].lift(True)
        spots = []
        for die, cube in self.tray.dice.items():
            named = Nearest(tuple(sorted((*map(Die, entered), die))))
            ways = [way for way in self.game.legal_actions(state) if {*named.dice} <= {*way.dice}]
            if die not in entered and ways:
                is_whole = named in ways
                act = self.asking(named) if is_whole else partial(self.enter, (*entered, die))
                words = self.words.action(state, named)
                action = named if is_whole else None
                spots.append(Spot(self._around(cube), act, words, action))
        self.offer([*spots, *self._to_look_at()])

    def withdraw(self) -> None:
        """Nothing is offered, nor comes back from a look at another sheet."""
        self._offered = lambda: None
        super().withdraw()

    def why_not(self, where: QPointF, state: Any, piece: Piece | None) -> str:
        """Why nothing can be done there."""
        die = next((die for die, cube in self.tray.dice.items() if cube is piece), None)
        touched = next(
            (
                die
                for die, cube in self.tray.dice.items()
                if cube is not piece and cube.sceneBoundingRect().contains(where)
            ),
            None,
        )
        place = self.large.cell_at(where)
        return self._reasons.why_not(
            state, die, touched, place, is_own=self.large.seat == state.asked
        )
