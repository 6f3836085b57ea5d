"""How Clever looks; here, what is printed on its box."""

from __future__ import annotations

from ui.words import GameBox


class CleverBox(GameBox):
    """The box of Clever."""

    seats = (1, 2, 3, 4)

    def title(self) -> str:
        return self.tr("Clever")

    def blurb(self) -> str:
        return self.tr(
            "Six dice, five colours, and a sheet on which one cross wins the next. "
            "What you leave on the silver platter, the others take."
        )

    def thanks(self) -> str:
        return self.tr(
            "Clever follows the game by Wolfgang Warsch, illustrated by Leon Schiffer and "
            "published by Schmidt Spiele; thanks to them."
        )


Box = CleverBox
