"""Croco on the table: five crocodiles side by side in the river, a camp above and a camp below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainterPath

from tabletop.games.croco.actions import Action, Choose, Clear, Lay, Place
from tabletop.games.croco.events import TokenPlaced, TurnedOver
from tabletop.games.croco.position import Phase, Position
from tabletop.games.croco.printed import (
    CELLS,
    CLAN_OF,
    CLANS,
    LENGTHS,
    SPACES,
    TOKENS,
    Cell,
    Clan,
    Space,
    Token,
)
from tabletop.kernel.game import AnyGame, Event, Seat
from tabletop.kernel.seats import Player
from ui.games.croco.corner import Corner, Worth
from ui.games.croco.drawings import (
    BOARD,
    camp_file,
    cell_element,
    lying,
    space_element,
    token_art,
)
from ui.games.croco.reasons import Reasons
from ui.games.croco.river import Unlaid
from ui.games.croco.story import Story
from ui.games.croco.things import Things
from ui.pieces import token as pieces
from ui.pieces.glow import circle, rounded
from ui.pieces.piece import Piece
from ui.pieces.plate import row
from ui.stage import pixmaps
from ui.stage.backdrop import Laid
from ui.stage.motion import Moving
from ui.stage.offers import Offer
from ui.stage.pixmaps import Art
from ui.stage.scene import GameScene
from ui.stage.spots import Spot
from ui.stage.things import Thing
from ui.words import GameWords

ABOVE, BELOW = SIDES = ("above", "below")
_LYING: Final = 20
_QUIET: Final = 0.62
"""How much is seen of a token that cannot be taken now."""
"""How high tokens lie on the table."""


class Scene(GameScene):
    """The table of Croco."""

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[Player],
        words: GameWords,
        parent: QObject | None = None,
    ):
        whole = QRectF(QPointF(0, 0), pixmaps.size(BOARD))
        super().__init__(game, players, words, whole, parent)
        self.corners = {side: Corner(self, side) for side in SIDES}
        self.worths = [Worth(self, length) for length in LENGTHS]
        self.in_camp = {
            (clan, space): self.new_token(f"{clan.name.lower()}-{space_element(space)}", clan)
            for clan in CLANS
            for space in SPACES
        }
        self.on_cell = {cell: self.new_token(cell_element(cell), Clan.GREEN) for cell in CELLS}
        self.below = Clan.BLUE
        """The clan whose camp lies below."""
        self.unlaid = Unlaid(self)
        self.reasons = Reasons(words)
        self._story = Story(self)
        self._things = Things(self)
        self._laid_for: Clan | None = None

    def new_token(self, key: str, clan: Clan) -> pieces.Token:
        """A token of *clan* that does not lie anywhere yet."""
        made = pieces.Token(key, token_art(TOKENS[clan][0]), pixmaps.size(BOARD), self.pixmaps)
        made.setZValue(_LYING)
        made.hide()
        self.addItem(made)
        return made

    # Where things lie

    def side_of(self, clan: Clan) -> str:
        """Where a clan has its camp: above or below."""
        return BELOW if clan is self.below else ABOVE

    def camp(self, clan: Clan) -> QRectF:
        """Where a clan's camp lies."""
        return pixmaps.place(BOARD, f"camp-{self.side_of(clan)}")

    def space(self, clan: Clan, space: Space) -> QRectF:
        """Where a space of a camp lies."""
        return pixmaps.place_in(camp_file(clan), space_element(space), self.camp(clan))

    def cell(self, cell: Cell) -> QRectF:
        """Where a cell lies."""
        return pixmaps.place(BOARD, cell_element(cell))

    def cell_at(self, where: QPointF) -> Cell | None:
        """The cell there; None beside them."""
        return next((cell for cell in CELLS if self.cell(cell).contains(where)), None)

    def space_at(self, where: QPointF) -> tuple[Clan, Space] | None:
        """The clan's space there; None beside them."""
        for clan in CLANS:
            for space in SPACES:
                if self.space(clan, space).contains(where):
                    return clan, space
        return None

    # The truth

    def sync(self, state: Position) -> None:
        """Shows *state*, now."""
        self._story.begin(state)
        self.offers.clear()
        self.unlaid.clear()
        self.below = self.foremost(state)
        self._lay_backdrop()
        bound = self.bound_to_stay(state)
        for (clan, space), piece in self.in_camp.items():
            self._show(piece, state.board.camps[clan][space], self.space(clan, space))
            if (clan, space) in bound:
                piece.setOpacity(_QUIET)
        for cell, piece in self.on_cell.items():
            self._show(piece, state.board.cells[cell], self.cell(cell))
        self._count(state)

    def bound_to_stay(self, state: Position) -> set[tuple[Clan, Space]]:
        """Where tokens lie of who is to place that may not be placed now."""
        if state.phase not in (Phase.PLACE, Phase.AGAIN):
            return set()
        free = {action.space for action in self.game.legal_actions(state)}
        return {(state.clan, space) for space in SPACES if space not in free}

    def _show(self, piece: pieces.Token, token: Token, place: QRectF) -> None:
        piece.setVisible(bool(token))
        if token:
            piece.show_art(token_art(token))
            piece.put(lying(place))

    def _lay_backdrop(self) -> None:
        if self.below is self._laid_for:
            return
        self._laid_for = self.below
        camps = [Laid(Art(camp_file(clan), ""), self.camp(clan)) for clan in CLANS]
        self.backdrop.lay((Laid(Art(BOARD, ""), self.sceneRect()), *camps))

    def foremost(self, state: Position) -> Clan:
        """Whose camp lies below: that of the only person, and among equals the blue one."""
        people = [seat for seat, player in enumerate(self.players) if player.is_person]
        clan = state.clan_of(Seat(people[0])) if len(people) == 1 else None
        return Clan.BLUE if clan is None else clan

    def _count(self, state: Position) -> None:
        """What the control of each crocodile is worth, and what that makes for each."""
        board = state.board
        for crocodile, worth in enumerate(self.worths):
            cell = board.controller(crocodile)
            token = None if cell is None else board.cells[cell]
            words = self.reasons.worth(crocodile, token, told=self.tells_points(state))
            worth.say(None if token is None else CLAN_OF[token], words)
        for clan in CLANS:
            seat = state.seat_of(clan)
            points = str(state.running[seat]) if seat is not None else ""
            name = self.words.name_of(seat) if seat is not None else self.reasons.clan(clan)
            self.corners[self.side_of(clan)].say(
                clan,
                name,
                points if self.tells_points(state) else "",
                self.reasons.note(state, clan, told=self.tells_points(state)),
            )

    def tells_points(self, state: Position) -> bool:
        """Points may be hidden while a game is played; when it has ended they never are."""
        return self.shows_points or self.words.are_counted(state)

    # The way there

    def animate(self, event: Event) -> Moving | None:
        """The motion that tells *event*."""
        return self._story.told(event)

    def trace(self, event: Event) -> QPainterPath | None:
        """Where a token was placed, and which one was turned over."""
        match event:
            case TokenPlaced(cell=cell):
                return rounded(self.cell(cell), 10, 1)
            case TurnedOver(newcomer=False, at=at):
                return circle(lying(self.cell(at)), margin=1)
            case _:
                return None

    def things(self, state: Position) -> list[Thing]:
        """The camps, and the crocodiles cell by cell."""
        return self._things.told(state)

    # What can be touched

    def spots_for(self, state: Position, actions: Sequence[Action], throw: bool) -> list[Spot]:
        """Where the actions lie: tokens with their cells, camps to choose, and plates."""
        self.offers.clear()
        self.unlaid.clear()
        spots: list[Spot] = []
        on_plates: list[Offer] = []
        for action in actions:
            words, act = self.words.action(state, action), self.asking(action)
            match action:
                case Place(_, space, cell):
                    piece = self.in_camp[state.clan, space]
                    area = rounded(self.cell(cell), 10, 1)
                    told = self._teller(state, action)
                    spots.append(Spot(area, act, words, action, piece, told=told))
                case Choose(clan):
                    spots.append(Spot(rounded(self.camp(clan), 14, 0), act, words, action))
                case Clear():
                    on_plates.append(Offer(words, act, action))
                case Lay():
                    # There are too many ways to lay a camp: it is entered token by token.
                    pass
        places = row([offer.words for offer in on_plates], self._plates_room())
        return [*spots, *self.offers.plates(on_plates, places)]

    def _teller(self, state: Position, action: Place) -> Callable[[], str]:
        return lambda: self.reasons.verdict(state, action, told=self.tells_points(state))

    def _plates_room(self) -> QRectF:
        return pixmaps.place(BOARD, f"plates-{BELOW}")

    def room_to_say(self) -> QRectF:
        """Beside the camp below."""
        return pixmaps.place(BOARD, f"words-{BELOW}")

    def goes_at_once(self, spots: Sequence[Spot]) -> bool:
        """A token waits for its cell, also where there is but one."""
        return not isinstance(spots[0].action, Place)

    def words_of(self, piece: Piece, spots: Sequence[Spot]) -> str:
        """A token, and where it can go."""
        return self.reasons.token_and_cells([spot.action for spot in spots])

    def tip(self, where: QPointF) -> str:
        """A cell's two codes, and who would win there."""
        cell = self.cell_at(where)
        if cell is None or self.hand.held is not None:
            return ""
        return self.reasons.about(self._story.shown, cell)

    def why_not(self, where: QPointF, state: Any, piece: Piece | None) -> str:
        """Why nothing can be done there."""
        held = next((at for at, token in self.in_camp.items() if token is piece), None)
        return self.reasons.why_not(
            state,
            None if held is None else state.board.camps[held[0]][held[1]],
            self.cell_at(where),
            self.space_at(where),
        )

    # Camps that are laid by hand

    def withdraw(self) -> None:
        """Nothing is offered, nor lies in the river."""
        self.unlaid.clear()
        super().withdraw()

    def ask_dice(self, state: Position) -> None:
        """The tokens of the clan, to be laid space by space."""
        super().present(state, (), False)
        if state.phase is Phase.LAY:
            self.ask_face(state, ())

    def ask_face(self, state: Position, entered: tuple[int, ...]) -> None:
        """The tokens that are left, after those that were laid."""
        self.offer(self.unlaid.ask(state, entered))

    def step_back(self) -> None:
        """Escape: the token that was laid last is taken up again."""
        self.take_back_face()
