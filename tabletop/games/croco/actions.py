"""Everything that can happen in Croco: how the camps are laid, and what players decide."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from tabletop.games.croco.printed import Cell, Clan, Space, Token


class Lay(msgspec.Struct, frozen=True):
    """Chance: the tokens of a clan lie in its camp, by space."""

    clan: Clan
    camp: tuple[Token, ...]


class Choose(msgspec.Struct, frozen=True):
    """Who begins takes this clan."""

    clan: Clan


class Place(msgspec.Struct, frozen=True):
    """A token goes from a space of the camp to a cell."""

    token: Token
    space: Space
    cell: Cell


class Clear(msgspec.Struct, frozen=True):
    """The board is cleared for the next game."""


Action: TypeAlias = Lay | Choose | Place | Clear
