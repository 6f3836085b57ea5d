"""The drawings of Croco, by their files and by what they show."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from tabletop.games.croco.names import NAMES, space_name
from tabletop.games.croco.printed import (
    CLAN_OF,
    CROCODILE_OF,
    FROM_HEAD,
    LENGTHS,
    NUMBER_OF,
    SIGN_OF,
    SPACES,
    Cell,
    Clan,
    Space,
    Token,
)
from ui.stage import pixmaps
from ui.stage.pixmaps import Art

BOARD: Final = "croco/board.svg"
TOKENS: Final = "croco/tokens.svg"


def camp_file(clan: Clan) -> str:
    """The drawing of a camp."""
    return f"croco/camp-{NAMES[clan]}.svg"


def space_element(space: Space) -> str:
    """A space in the drawing of a camp."""
    return f"space-{space_name(space)}"


def cell_element(cell: Cell) -> str:
    """A cell in the drawing of the board."""
    return f"cell-{LENGTHS[CROCODILE_OF[cell]]}-{FROM_HEAD[cell]}"


def token_art(token: Token) -> Art:
    """A token, or its back."""
    name = NAMES[CLAN_OF[token]]
    if not NUMBER_OF[token]:
        return Art(TOKENS, f"{name}-hidden")
    return Art(TOKENS, f"{name}-{SIGN_OF[token].name.lower()}-{NUMBER_OF[token]}")


def lying(place: QRectF) -> QRectF:
    """Where a token lies in the middle of *place*: as wide as a space of a camp."""
    printed = pixmaps.place(TOKENS, f"{NAMES[0]}-hidden").size()
    wide = pixmaps.place(camp_file(Clan.GREEN), space_element(SPACES[0])).width()
    at = QRectF(QPointF(), printed * (wide / printed.width()))
    at.moveCenter(place.center())
    return at


def crest_art(clan: Clan) -> Art:
    """The crest of a clan."""
    return Art(TOKENS, f"crest-{NAMES[clan]}")
