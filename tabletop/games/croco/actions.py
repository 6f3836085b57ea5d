"""Everything that can happen in Croco: how the camps are laid, and what players decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from tabletop.games.croco.printed import Cell, Clan, Space, Token


@dataclass(frozen=True, slots=True)
class Lay:
    """Chance: the tokens of a clan lie in its camp, by space."""

    clan: Clan
    camp: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Choose:
    """Who begins takes this clan."""

    clan: Clan


@dataclass(frozen=True, slots=True)
class Place:
    """A token goes from a space of the camp to a cell."""

    token: Token
    space: Space
    cell: Cell


@dataclass(frozen=True, slots=True)
class Clear:
    """The board is cleared for the next game."""


Action: TypeAlias = Lay | Choose | Place | Clear
