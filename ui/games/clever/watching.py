"""What the line above the board says while a bot plays: what it does, not what to do."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tabletop.games.clever.position import Phase, Position


class CleverWatching(QObject):
    """Sentences about a bot, with ``{name}``, ``{roll}``, ``{rolls}`` to be filled."""

    def seen(self, state: Position) -> str:
        """What the bot is about to do in *state*."""
        if state.due:
            return self.tr("{name} uses a bonus.")
        match state.phase:
            case Phase.THROW if not state.roll:
                return self.tr("{name} throws for the passive turn.")
            case Phase.THROW:
                return self.tr("{name} throws. Roll {roll} of {rolls}.")
            case Phase.PICK:
                return self.tr("{name} chooses a die. Roll {roll} of {rolls}.")
            case Phase.PASSIVE:
                return self.tr("{name} chooses a die from the platter.")
            case _:
                return self.tr("{name} thinks about an extra die.")
