"""Whose games these are, whose work this program is, and what it is made with."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tabletop import __version__, games
from ui import games as looks
from ui.controls import Buttons
from ui.icons import pixmap
from ui.stage.pixmaps import Art
from ui.stage.theme import LIGHT
from ui.style import lettered

_SIDE = 72


class About(QDialog):
    """The dialog."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Tabletop"))
        self.text = QLabel(self._words())
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setWordWrap(True)
        self.text.setFixedWidth(520)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        sign = QLabel()
        # The sign of the program is the same by day and by night.
        sign.setPixmap(
            pixmap(Art("icons/tabletop.svg", ""), _SIDE, self.devicePixelRatioF(), LIGHT)
        )
        names = QVBoxLayout()
        names.setSpacing(2)
        names.addStretch()
        names.addWidget(lettered(QLabel("Tabletop"), "title"))
        version = self.tr("Version {version}").format(version=__version__)
        names.addWidget(lettered(QLabel(version), "quiet"))
        names.addStretch()
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(sign)
        head.addLayout(names, 1)
        buttons = Buttons(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(16)
        column.addLayout(head)
        column.addWidget(self.text)
        column.addWidget(buttons)

    def _words(self) -> str:
        thanks = []
        for name in games.names():
            box = looks.box(name)
            thanks.append(f"<p><b>{box.title()}</b><br>{box.thanks()}</p>")
        thank_you, licence = self.tr("Thank you"), self.tr("Licence")
        return "".join(
            (
                f"<h3>{thank_you}</h3>",
                *thanks,
                f"<p>{self._owners()}</p>",
                f"<h3>{licence}</h3>",
                f"<p>{self._licence()}</p>",
                f"<p>{self._made_with()}</p>",
            )
        )

    def _owners(self) -> str:
        return self.tr(
            "The words of the rules, the drawings and the names in this program are the "
            "project's own. The original games, their names and their art belong to their "
            "owners; Tabletop is neither made nor approved by them."
        )

    def _licence(self) -> str:
        return self.tr(
            "Tabletop is free software under the MIT licence: use it, change it, pass it on."
        )

    def _made_with(self) -> str:
        return self.tr(
            "Made with Qt and PySide6 (LGPL 3), pyqtgraph (MIT), msgspec (BSD), platformdirs "
            "(MIT), joblib (BSD), and the font Atkinson Hyperlegible of the Braille Institute "
            "(SIL Open Font License)."
        )
