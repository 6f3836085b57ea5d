"""How Caries looks; here, what is printed on its box."""

from __future__ import annotations

from ui.words import GameBox


class CariesBox(GameBox):
    """The box of Caries."""

    seats = (1, 2, 3, 4)

    def title(self) -> str:
        return self.tr("Caries")

    def blurb(self) -> str:
        return self.tr(
            "Five times round the circuit: sugar attacks, the brush cleans, the dentist treats. "
            "The healthiest teeth win."
        )

    def thanks(self) -> str:
        return self.tr(
            "Caries is a game to print and play about tooth care; thanks to its authors, who sign "
            "it _\\o/_."
        )


Box = CariesBox
