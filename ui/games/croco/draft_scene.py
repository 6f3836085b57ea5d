"""The table on which a position is set up: every token can go anywhere, and to its box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainterPath

from tabletop.games.croco import game
from tabletop.games.croco.board import Board
from tabletop.games.croco.draft import Draft, InBox, InCamp, OnCell, Where
from tabletop.games.croco.position import Agreed, Phase, Position
from tabletop.games.croco.printed import (
    CELLS,
    CLANS,
    COLUMNS,
    ROWS,
    SPACES,
    TOKENS,
    Cell,
    Clan,
    Space,
    Token,
)
from tabletop.kernel.game import Seat
from tabletop.kernel.seats import unnamed
from ui.games.croco.drawings import BOARD, lying, token_art
from ui.games.croco.scene import Scene
from ui.games.croco.words import Words
from ui.pieces import token as pieces
from ui.pieces.glow import rounded
from ui.pieces.piece import Piece
from ui.stage import pixmaps
from ui.stage.spots import Spot
from ui.stage.things import Thing


@dataclass(frozen=True, slots=True)
class Show:
    """A token that is turned over shows its number."""

    cell: Cell


class DraftScene(Scene):
    """Shows a draft; tells the one that a hand makes of it."""

    changed = Signal(object)
    """The draft as it is now."""

    def __init__(self, parent: QObject | None = None):
        super().__init__(game, unnamed([None, None]), Words(), parent)
        named = (self.reasons.clan(clan) for clan in CLANS)
        self.words.players = tuple(
            replace(player, name=name) for player, name in zip(self.players, named, strict=True)
        )
        self.draft = Draft()
        self._boxed: dict[tuple[Clan, int], pieces.Token] = {}
        for clan in CLANS:
            for number in range(len(TOKENS[clan])):
                piece = self.new_token(f"box-{clan.name.lower()}-{number}", clan)
                self._boxed[clan, number] = piece

    def box_of(self, clan: Clan) -> QRectF:
        """Where the tokens of a clan lie that are not on the board."""
        side = self.side_of(clan)
        plates, words = (pixmaps.place(BOARD, f"{what}-{side}") for what in ("plates", "words"))
        return plates.united(words)

    def show_draft(self, draft: Draft) -> None:
        """Shows *draft*, and offers what can be done with it."""
        self.draft = draft
        self.sync(_position(draft.board))
        for clan in CLANS:
            lying_there = self._in_box(clan)
            for number, token in enumerate(TOKENS[clan]):
                piece = self._boxed[clan, number]
                piece.setVisible(number in lying_there)
                piece.show_art(token_art(token))
                piece.put(self._boxed_at(clan, number))
        self.offer(self._spots())

    def told_things(self) -> list[Thing]:
        """What lies there, in words."""
        return self.things(_position(self.draft.board))

    def bound_to_stay(self, state: Position) -> set[tuple[Clan, Space]]:
        """None: while a position is set up every token can be taken."""
        return set()

    def _in_box(self, clan: Clan) -> set[int]:
        """The tokens in a clan's box, each by its number in the clan."""
        left = Counter(self.draft.box(clan))
        found = set()
        for number, token in enumerate(TOKENS[clan]):
            if left[token]:
                left[token] -= 1
                found.add(number)
        return found

    def _boxed_at(self, clan: Clan, number: int) -> QRectF:
        box = self.box_of(clan)
        row, column = divmod(number, COLUMNS)
        wide, high = box.width() / COLUMNS, box.height() / ROWS
        room = QRectF(box.left() + column * wide, box.top() + row * high, wide, high)
        at = lying(room)
        scale = min(1.0, wide / at.width(), high / at.height())
        small = QRectF(QPointF(), at.size() * scale)
        small.moveCenter(room.center())
        return small

    def _spots(self) -> list[Spot]:
        """Every token, with all free places it can go to."""
        areas = {cell: rounded(self.cell(cell), 10, 1) for cell in CELLS}
        spots: list[Spot] = []
        for clan in CLANS:
            camp = {space: rounded(self.space(clan, space), 26, 1) for space in SPACES}
            ends: list[tuple[Where, QPainterPath, str]] = [
                (OnCell(cell), areas[cell], self.reasons.cell(cell))
                for cell in CELLS
                if not self.draft.cells[cell]
            ]
            ends += [
                (InCamp(clan, space), camp[space], self.reasons.space(space))
                for space in SPACES
                if not self.draft.camps[clan][space]
            ]
            home = (InBox(clan), rounded(self.box_of(clan), 12, 0), self.reasons.box())
            for token, start, piece in self._tokens(clan):
                spots += self._show_spot(start, piece)
                for end, area, words in ends if isinstance(start, InBox) else [*ends, home]:
                    act = self._mover(token, start, end)
                    spots.append(Spot(area, act, words, None, piece, quiet=True))
        return spots

    def _tokens(self, clan: Clan) -> list[tuple[Token, Where, Piece]]:
        """The tokens of a clan, with where they lie."""
        found: list[tuple[Token, Where, Piece]] = [
            (TOKENS[clan][number], InBox(clan), self._boxed[clan, number])
            for number in sorted(self._in_box(clan))
        ]
        for space in SPACES:
            if token := self.draft.camps[clan][space]:
                found.append((token, InCamp(clan, space), self.in_camp[clan, space]))
        for cell in CELLS:
            token = self.draft.cells[cell]
            if token in TOKENS[clan]:
                found.append((token, OnCell(cell), self.on_cell[cell]))
        return found

    def _show_spot(self, start: Where, piece: Piece) -> list[Spot]:
        if not isinstance(start, OnCell) or self.draft.shown[start.cell]:
            return []
        act = partial(self._change, self.draft.showing(start.cell))
        # No area: a click is enough, and a token that is dropped where it lay stays as it was.
        return [
            Spot(
                QPainterPath(),
                act,
                self.reasons.shows_number(),
                Show(start.cell),
                piece,
                quiet=True,
            )
        ]

    def _mover(self, token: Token, start: Where, end: Where) -> Callable[[], None]:
        return lambda: self._change(self.draft.moved(token, start, end))

    def _change(self, draft: Draft) -> None:
        self.show_draft(draft)
        self.changed.emit(draft)

    def hint(self, piece: Piece | None) -> None:
        """Everything can be taken up, and goes nearly everywhere: it is lit only in hand."""
        super().hint(None)

    def goes_at_once(self, spots: Sequence[Spot]) -> bool:
        """A click shows the number of a token that is turned over; others wait for a place."""
        return isinstance(spots[0].action, Show)

    def words_of(self, piece: Piece, spots: Sequence[Spot]) -> str:
        """A token, where it lies."""
        for clan in CLANS:
            for token, _, found in self._tokens(clan):
                if found is piece:
                    return self.reasons.named(clan, token)
        return ""

    def why_not(self, where: QPointF, state: object, piece: Piece | None) -> str:
        """What the hand can do here."""
        return self.reasons.sets_up()

    def refuse(self, where: QPointF, piece: Piece | None = None) -> None:
        self.refused.emit(self.why_not(where, None, piece))


def _position(board: Board) -> Position:
    """A match in which the green clan is about to place."""
    return Position(Agreed(1, True), (), Seat(0), Seat(0), Phase.PLACE, Seat(0), board)
