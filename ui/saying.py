"""One sentence to the player, in the language of the window and in a small one of its own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from tabletop.kernel.errors import Problem, TabletopError, filled


def told(problem: TabletopError | Problem) -> str:
    """What went wrong, in the language of the window."""
    # The rules know no Qt: their sentences are filed under a name of no class.
    return filled(problem, lambda sentence: QCoreApplication.translate("Errors", sentence))


def say(parent: QWidget | None, sentence: str, details: str = "") -> QMessageBox:
    """Says *sentence*; nothing waits for the answer. *details* can be unfolded and copied."""
    box = QMessageBox(QMessageBox.Icon.NoIcon, "Tabletop", sentence, parent=parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    box.setDetailedText(details)
    box.open()
    return box
