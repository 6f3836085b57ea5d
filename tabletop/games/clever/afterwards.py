"""What an action makes of the sheet of who is asked, in the mind of a bot.

The turn does not go on here: a bot compares sheets, and what else an action leads to
is its own affair.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tabletop.games.clever.actions import Action, Cross, Extra, Reroll, Take, Write
from tabletop.games.clever.chains import Chain, chosen, marked, uses
from tabletop.games.clever.position import Position
from tabletop.games.clever.printed import Area
from tabletop.games.clever.rest import Rest
from tabletop.games.clever.sheet import Sheet
from tabletop.games.clever.worth import worth
from tabletop.kernel.game import Seat

_SOMEBODY: Final = Seat(0)
"""Chains tell whose sheet it is; here nobody listens."""


def chain_after(state: Position, action: Action) -> Chain:
    """The sheet after *action*, with the bonuses that wait for a choice."""
    sheet = state.sheet
    match action:
        case Take(die, area, cell):
            return marked(_SOMEBODY, sheet, area, cell, state.value(die, area))
        case Extra(die, area, cell):
            used = replace(sheet, extras_used=sheet.extras_used + 1)
            return marked(_SOMEBODY, used, area, cell, state.value(die, area))
        case Cross(area, cell):
            return chosen(_SOMEBODY, sheet, state.due, area, cell)
        case Write(area):
            return chosen(_SOMEBODY, sheet, state.due, area, 0)
        case Reroll():
            return Chain(replace(sheet, rerolls_used=sheet.rerolls_used + 1), (), ())
        case _:
            return Chain(sheet, (), ())


def sheet_after(state: Position, action: Action, rest: Rest) -> Sheet:
    """The sheet after *action*, with what waits used for the best."""
    return settled(chain_after(state, action), rest)


def sheet_with(sheet: Sheet, area: Area, cell: int, value: int, rest: Rest) -> Sheet:
    """The sheet with one more mark and all that follows for the best."""
    return settled(marked(_SOMEBODY, sheet, area, cell, value), rest)


def settled(chain: Chain, rest: Rest) -> Sheet:
    """The sheet when the bonuses that wait are used, one by one, for the best."""
    if not chain.due:
        return chain.sheet
    ways = [
        settled(chosen(_SOMEBODY, chain.sheet, chain.due, area, cell), rest)
        for area, cell in uses(chain.sheet, chain.due[0].bonus)
    ]
    return max(ways, key=lambda sheet: worth(sheet, rest))
