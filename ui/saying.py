"""One sentence to the player, in a small window of its own."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


def say(parent: QWidget | None, sentence: str, details: str = "") -> QMessageBox:
    """Says *sentence*; nothing waits for the answer. *details* can be unfolded and copied."""
    box = QMessageBox(QMessageBox.Icon.NoIcon, "Tabletop", sentence, parent=parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    box.setDetailedText(details)
    box.open()
    return box
