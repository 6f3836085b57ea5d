"""The cards of the guide and of the hint."""

from __future__ import annotations

from ui.panels.side_card import SideCard


class GuideCard(SideCard):
    """What to do now, and what would be a good choice."""

    def named(self) -> tuple[str, str]:
        return self.tr("The guide"), self.tr("Close the guide")


class HintCard(SideCard):
    """What is best here, why, and what else would cost."""

    def named(self) -> tuple[str, str]:
        return self.tr("Hint"), self.tr("Close the hint")
