"""What is said about places on the table of Croco: who would win there, and why not."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from tabletop.games.croco.actions import Place
from tabletop.games.croco.board import cells_for, is_taken, playable, worth
from tabletop.games.croco.position import Phase, Position
from tabletop.games.croco.printed import (
    CLAN_OF,
    CROCODILE_OF,
    FROM_HEAD,
    LENGTHS,
    NOTHING,
    NUMBER_OF,
    SIGN_OF,
    Cell,
    Clan,
    Sign,
    Space,
    Token,
    token,
)
from ui.games.croco.terms import CrocoTerms, code, face, length_of, sign_of
from ui.words import GameWords


class CrocoReasons(QObject):
    """Lines about one table."""

    def __init__(self, words: GameWords):
        super().__init__()
        self._words = words
        self._terms = CrocoTerms()

    # What stands on the table

    def clan(self, clan: Clan) -> str:
        """A clan whose player is not known yet."""
        return self.tr("Green clan") if clan is Clan.GREEN else self.tr("Blue clan")

    def worth(self, crocodile: int, controller: Token | None, *, told: bool) -> str:
        """What the control of a crocodile is worth."""
        length = LENGTHS[crocodile]
        if controller is None:
            return f"× {length}"
        number = NUMBER_OF[controller]
        return f"{length} × {number} = {length * number}" if told else f"{length} × {number}"

    def note(self, state: Position, clan: Clan, *, told: bool) -> str:
        """How many tokens a clan has left, and in a match how far it is."""
        seat = state.seat_of(clan)
        if seat is None:
            return ""
        left = len(state.board.in_camp(clan))
        tokens = self.tr("%n token(s) in the camp", "", left)
        if state.agreed.games == 1:
            return tokens
        if not told:
            text = self.tr("Game {game} of {games} · {tokens}")
        else:
            text = self.tr("Game {game} of {games}, in all {total} · {tokens}")
        return text.format(
            game=state.game,
            games=state.agreed.games,
            total=state.totals[seat],
            tokens=self.tr("%n token(s)", "", left),
        )

    def lays(self, lying: Token, space: Space) -> str:
        """A token that goes to a space of its camp."""
        return self.tr("{token} to {space}").format(
            token=face(lying), space=self._terms.space(space)
        )

    # Setting up

    def cell(self, cell: Cell) -> str:
        """A cell to which a token can go."""
        return self.tr("To {cell}").format(cell=self._terms.cell(cell))

    def space(self, space: Space) -> str:
        """A space to which a token can go."""
        return self.tr("To {space} of the camp").format(space=self._terms.space(space))

    def box(self) -> str:
        """The box."""
        return self.tr("Off the board")

    def shows_number(self) -> str:
        """A token that is turned over, and can be asked for its number."""
        return self.tr("Show its number: it controls the crocodile")

    def named(self, clan: Clan, lying: Token) -> str:
        """A token and its clan."""
        return self.tr("{token} of the {clan} clan").format(
            token=face(lying), clan=self._terms.clan(clan)
        )

    def sets_up(self) -> str:
        """What the hand can do while a position is set up."""
        return self.tr(
            "Drag tokens from beside the camps into them and onto the crocodiles. The last one on "
            "a crocodile controls it; click one that is turned over to let it control."
        )

    # Who would win where

    def verdict(self, state: Position, action: Place, *, told: bool) -> str:
        """What would come of a placement; *told* whether points are."""
        newcomer, cell, board = action.token, action.cell, state.board
        at = board.controller(CROCODILE_OF[cell])
        if at is None:
            text = self.tr("{token} is the first here and controls it{points}.")
        elif board.held_against(newcomer, cell) is None:
            text = self.tr("{token} wins: {why}. {other} is turned over{points}.")
        elif len(board.in_camp(state.clan)) == 1:
            text = self.tr("{token} loses to {other}: {why}. It was your last: the turn ends.")
        else:
            text = self.tr("{token} loses to {other}: {why}. You place another at once.")
        points = self.tr(": %n point(s)", "", worth(newcomer, cell)) if told else ""
        held = NOTHING if at is None else board.cells[at]
        return text.format(
            token=face(newcomer),
            why=self._terms.why(newcomer, held),
            other=self._whose(state, held) if held else "",
            points=points,
        )

    def _whose(self, state: Position, lying: Token) -> str:
        """A token on the table, with who placed it."""
        seat = state.seat_of(CLAN_OF[lying])
        assert seat is not None
        return self.tr("{token} of {name}").format(
            token=face(lying), name=self._words.name_of(seat)
        )

    def codes(self, cell: Cell) -> str:
        """The two codes of a cell."""
        return self.tr("{plus} and {minus}").format(
            plus=code(FROM_HEAD[cell], Sign.PLUS),
            minus=code(length_of(cell) + 1 - FROM_HEAD[cell], Sign.MINUS),
        )

    def about(self, state: Position, cell: Cell) -> str:
        """A cell: its two codes, what lies there, or who would win there."""
        here = self.tr("The crocodile of {length}, cell {cell}: {codes}.").format(
            length=length_of(cell), cell=FROM_HEAD[cell], codes=self.codes(cell)
        )
        return f"{here}\n{self.lies(state, cell)}"

    def controls(self, state: Position, crocodile: int, *, told: bool) -> str:
        """Who controls a crocodile, and what that is worth."""
        at = state.board.controller(crocodile)
        held = None if at is None else state.board.cells[at]
        if held is None:
            return self.tr("Nobody controls it.")
        text = self.tr("{token} controls the crocodile.").format(token=self._whose(state, held))
        return f"{text} {self.worth(crocodile, held, told=told)}"

    def lies(self, state: Position, cell: Cell) -> str:
        """What lies on a cell, or who would win there."""
        lying = state.board.cells[cell]
        if lying and NUMBER_OF[lying]:
            return self.tr("{token} controls the crocodile.").format(
                token=self._whose(state, lying)
            )
        if lying:
            return self.tr("A token of the {clan} clan that is turned over.").format(
                clan=self._terms.clan(CLAN_OF[lying])
            )
        at = state.board.controller(CROCODILE_OF[cell])
        if at is None:
            return self.tr("The first token controls the crocodile.")
        held = state.board.cells[at]
        newcomers = [token(Clan.GREEN, 1, sign) for sign in Sign]
        winner, loser = sorted(
            newcomers, key=lambda new: state.board.held_against(new, cell) is not None
        )
        return self.tr("Against {token} a {winner} would win here ({why}), a {loser} lose.").format(
            token=self._whose(state, held),
            winner=sign_of(winner),
            why=self._terms.why(winner, held),
            loser=sign_of(loser),
        )

    # What can be taken up, and what cannot

    def token_and_cells(self, placements: Sequence[Place]) -> str:
        """A token in words, and how many cells it can go to."""
        first = placements[0]
        return self.tr("{token} from {space}: %n cell(s)", "", len(placements)).format(
            token=face(first.token), space=self._terms.space(first.space)
        )

    def why_not(
        self,
        state: Position,
        held: Token | None,
        cell: Cell | None,
        touched: tuple[Clan, Space] | None,
    ) -> str:
        """Why *held* does not go there, or why nothing happens on a cell or a space."""
        if state.phase is Phase.LAY:
            return self._words.by_hand(state) or self._words.asked(state)
        if state.phase not in (Phase.PLACE, Phase.AGAIN):
            return self._words.asked(state)
        if held is not None and cell is not None:
            return self._why_not_here(state, held, cell)
        if held is None and touched is not None:
            return self._why_not_from(state, *touched)
        if cell is not None:
            return self.tr("Choose a token first, then its cell. {asked}").format(
                asked=self._words.asked(state)
            )
        return self._words.asked(state)

    def _why_not_here(self, state: Position, held: Token, cell: Cell) -> str:
        if state.board.cells[cell]:
            return self.tr("This cell is taken.")
        number = NUMBER_OF[held]
        if is_taken(state.board.cells, held):
            return self.tr("{token} may go to any free cell.").format(token=face(held))
        free = [length_of(named) for named in cells_for(state.board.cells, held)]
        text = (
            self.tr("{token} goes to cell {number} from the head, free on {crocodiles}.")
            if SIGN_OF[held] is Sign.PLUS
            else self.tr("{token} goes to cell {number} from the tail, free on {crocodiles}.")
        )
        lengths = self._words.listed([str(length) for length in free])
        crocodiles = self.tr("the crocodile(s) of {lengths}", "", len(free))
        return text.format(
            token=face(held), number=number, crocodiles=crocodiles.format(lengths=lengths)
        )

    def _why_not_from(self, state: Position, clan: Clan, space: Space) -> str:
        lying = state.board.camps[clan][space]
        if clan is not state.clan:
            return self.tr("That is the other clan. {asked}").format(asked=self._words.asked(state))
        if not lying:
            return self.tr("This space is empty. {asked}").format(asked=self._words.asked(state))
        if space not in playable(state.board.camps[clan]):
            return self.tr("{token} cannot leave yet: no space beside it has been emptied.").format(
                token=face(lying)
            )
        return self._words.asked(state)


Reasons = CrocoReasons
