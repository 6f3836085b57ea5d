"""What is too high for a small screen: it scrolls there, and only there."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QScrollArea, QVBoxLayout, QWidget

from ui.controls import Buttons

_TITLE_BAR = 40
"""Where the screen's system has not said yet how high it is."""
