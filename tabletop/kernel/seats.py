"""Who sits where: a person with a name, or a bot; each with a colour and a shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from tabletop.kernel.game import Seat

SHAPES: Final = ("circle", "square", "triangle", "diamond")
COLOURS: Final = ("blue", "orange", "green", "purple")


class Player(msgspec.Struct, frozen=True):
    """One seat at the table; *bot* is the name of the bot that plays it, None for a person."""

    name: str
    colour: str
    shape: str
    bot: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether somebody sits there."""
        return self.bot is None


def people(players: Sequence[Player]) -> tuple[Seat, ...]:
    """The seats where a person sits."""
    return tuple(Seat(seat) for seat, player in enumerate(players) if player.is_person)


def unnamed(bots: Sequence[str | None]) -> tuple[Player, ...]:
    """Players for seats that nobody has named, a bot or (None) a person each."""
    return tuple(
        Player(
            f"{bot.capitalize()} {seat + 1}" if bot else f"{seat + 1}",
            COLOURS[seat % len(COLOURS)],
            SHAPES[seat % len(SHAPES)],
            bot,
        )
        for seat, bot in enumerate(bots)
    )
