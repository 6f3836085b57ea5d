"""Why something cannot be done on the table of Clever, and what its things are called."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tabletop.games.clever.position import Phase, Position
from tabletop.games.clever.printed import AT_LEAST, YELLOW, Area, Die
from tabletop.games.clever.turns import usable
from tabletop.kernel.game import Seat
from ui.games.clever.terms import Terms
from ui.words import GameWords


class CleverReasons(QObject):
    """Lines about one table."""

    def __init__(self, words: GameWords):
        super().__init__()
        self._words = words
        self._terms = Terms()

    def look_at(self, seat: Seat) -> str:
        """A small sheet that can be had large."""
        return self.tr("Look at the sheet of {name}").format(name=self._words.name_of(seat))

    def shows(self, die: Die) -> str:
        """What a real die shows; with ``{face}`` in it."""
        text = self.tr("{die} shows {face}")
        name = self._terms.die(die)
        return text.format(die=name[:1].upper() + name[1:], face="{face}")

    def die_and_cells(self, die: Die, face: int, cells: int) -> str:
        """A die in words, and how many cells it can go to."""
        words = self.tr("{die}: %n cell(s)", "", cells)
        return words.format(die=_begun(self._terms.shown(die, face)))

    def why_not(
        self,
        state: Position,
        die: Die | None,
        touched: Die | None,
        place: tuple[Area, int] | None,
        *,
        is_own: bool,
    ) -> str:
        """Why *die* does not go there, or why nothing happens on *touched* or at *place*."""
        if not is_own and (place is not None or touched is not None):
            return self.tr("This is not your sheet; Escape brings yours back.")
        asked = self._words.asked(state)
        if state.due or state.phase not in (Phase.PICK, Phase.PASSIVE, Phase.EXTRA):
            return asked
        if die is not None and place is not None:
            return self._why_not_here(state, die, *place)
        if touched is not None:
            return self._why_not_die(state, touched)
        if place is not None:
            return self.tr("Choose a die first, then its cell. {asked}").format(asked=asked)
        return asked

    def _why_not_die(self, state: Position, die: Die) -> str:
        """Why a die cannot be taken."""
        face = _begun(self._terms.shown(die, state.faces[die]))
        if state.phase is Phase.PICK and die not in state.hand:
            return self.tr("{die} is not in your hand any more.").format(die=face)
        if state.phase is Phase.EXTRA and die in state.extra:
            return self.tr("Each die can be an extra die but once a turn.")
        if state.phase is Phase.PASSIVE and die not in state.platter:
            if state.is_alone:
                return self.tr("Alone you choose from the platter only.")
            if usable(state, state.platter):
                return self.tr(
                    "Only where no die of the platter fits, a die of the spaces may be used."
                )
        return self.tr("{die} fits nowhere on your sheet.").format(die=face)

    def _why_not_here(self, state: Position, die: Die, area: Area, cell: int) -> str:
        """Why a die cannot be marked in a cell (a row's from 1)."""
        face, sheet = state.faces[die], state.sheet
        if die is not Die.WHITE and int(die) != int(area):
            return self.tr("{die} belongs to {area}.").format(
                die=_begun(self._terms.die(die)), area=self._terms.area(Area(die))
            )
        match area:
            case Area.YELLOW:
                return self._why_not_yellow(sheet.yellow >> cell & 1, face, YELLOW[cell].number)
            case Area.BLUE:
                return self._why_not_blue(sheet.blue >> cell & 1, state.blue_sum)
            case _:
                return self._why_not_row(state, die, area, cell)

    def _why_not_yellow(self, crossed: int, face: int, number: int) -> str:
        if crossed:
            return self.tr("This cell is crossed already.")
        return self.tr("A {face} does not go into a {number}.").format(face=face, number=number)

    def _why_not_blue(self, crossed: int, total: int) -> str:
        if crossed:
            return self.tr("This cell is crossed already.")
        return self.tr("Blue and white make {total}: only that cell.").format(total=total)

    def _why_not_row(self, state: Position, die: Die, area: Area, cell: int) -> str:
        sheet, face = state.sheet, _begun(self._terms.shown(die, state.faces[die]))
        filled = sheet.count(area)
        if cell <= filled:
            return self.tr("This cell is filled already.")
        if cell > filled + 1:
            return self.tr("This row is filled from left to right: cell {number} is next.").format(
                number=filled + 1
            )
        if area is Area.GREEN:
            return self.tr("{die} is too low: this cell wants at least {least}.").format(
                die=face, least=AT_LEAST[filled]
            )
        return self.tr("{die} is not more than the {last} before it.").format(
            die=face, last=sheet.purple[-1]
        )


def _begun(words: str) -> str:
    """Words at the beginning of a sentence."""
    return words[:1].upper() + words[1:]


Reasons = CleverReasons
