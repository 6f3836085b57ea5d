"""How Croco looks; here, what is printed on its box."""

from __future__ import annotations

from ui.words import GameBox


class CrocoBox(GameBox):
    """The box of Croco."""

    seats = (2,)
    # Green and blue are the clans, which are chosen later.
    colours = ("orange", "purple")

    def title(self) -> str:
        return self.tr("Croco")

    def blurb(self) -> str:
        return self.tr(
            "Two clans of bird dentists, five crocodiles: place your tokens by number and sign, "
            "sacrifice some, and control the longest jaws in the end."
        )

    def thanks(self) -> str:
        return self.tr("Croco is a game of Cosmoludo (2023); thanks to its authors.")


Box = CrocoBox
