"""How Hospital looks; here, what is printed on its box."""

from __future__ import annotations

from ui.words import GameBox


class HospitalBox(GameBox):
    """The box of Hospital."""

    seats = (1, 2, 3, 4)

    def title(self) -> str:
        return self.tr("Hospital")

    def blurb(self) -> str:
        return self.tr(
            "Dice are patients: admit them, treat them room by room, neglect nobody, and "
            "discharge as many as you can in the same round."
        )

    def thanks(self) -> str:
        return self.tr(
            "Hospital follows Dice Hospital; thanks to its authors and to Super Meeple. The "
            "cards here are Tabletop’s own."
        )


Box = HospitalBox
