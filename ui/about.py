"""Whose games these are, whose work this program is, and what it is made with."""

from __future__ import annotations

import platform
from typing import Final

import PySide6
from PySide6.QtCore import QSysInfo, Qt, qVersion
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tabletop import __version__, games
from tabletop.kernel.errors import TabletopError
from ui import games as looks
from ui.fonts import sized
from ui.icons import pixmap
from ui.saying import say, told
from ui.scrolled import ScrolledDialog
from ui.stage.pixmaps import Art
from ui.stage.theme import LIGHT
from ui.style import lettered, marked_up

_SIDE: Final = 72
_WIDTH: Final = 520


class About(ScrolledDialog):
    """The dialog. Its words can be marked and copied, for who reports something."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.text = _selectable(marked_up(QLabel(), self._words()))
        self.text.setWordWrap(True)
        self.text.setFixedWidth(sized(_WIDTH))
        version = self.tr("Version {version}").format(version=__version__)
        self.version = _selectable(lettered(QLabel(version), "quiet"))
        self.made_of = _selectable(lettered(QLabel(_made_of()), "small"))
        self.buttons.setStandardButtons(QDialogButtonBox.StandardButton.Close)
        self.licences = self.buttons.addButton(
            self.tr("Licences…"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.licences.setAutoDefault(False)
        self.licences.clicked.connect(self._show_licences)
        self.buttons.rejected.connect(self.accept)
        self._build()

    def _build(self) -> None:
        self.setWindowTitle(self.tr("About Tabletop"))
        sign = QLabel()
        # The sign of the program is the same by day and by night.
        sign.setPixmap(
            pixmap(Art("icons/tabletop.svg", ""), _SIDE, self.devicePixelRatioF(), LIGHT)
        )
        names = QVBoxLayout()
        names.setSpacing(2)
        names.addStretch()
        names.addWidget(lettered(QLabel("Tabletop"), "title"))
        names.addWidget(self.version)
        names.addWidget(self.made_of)
        names.addStretch()
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(sign)
        head.addLayout(names, 1)
        self.column.setContentsMargins(28, 24, 28, 0)
        self.column.setSpacing(16)
        self.column.addLayout(head)
        self.column.addWidget(self.text)
        self.below.setContentsMargins(28, 16, 28, 20)

    def _show_licences(self) -> None:
        from ui.licences import Licences

        try:
            dialog = Licences(self)
        except TabletopError as error:
            say(self, told(error))
            return
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _words(self) -> str:
        thanks = []
        for name in games.names():
            box = looks.box(name)
            thanks.append(f"<p><b>{box.title()}</b><br>{box.thanks()}</p>")
        thank_you, licence = self.tr("Thank you"), self.tr("Licence")
        words = (
            f"<h3>{thank_you}</h3>",
            *thanks,
            f"<p>{self._owners()}</p>",
            f"<h3>{licence}</h3>",
            f"<p>{self._licence()}</p>",
            f"<p>{self._made_with()}</p>",
        )
        return "".join(words)

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


def _made_of() -> str:
    """The versions that a report should tell, in one line that is the same in every language."""
    parts = (
        f"Python {platform.python_version()}",
        f"PySide6 {PySide6.__version__}",
        f"Qt {qVersion()}",
        QSysInfo.prettyProductName(),
    )
    return " · ".join(parts)


def _selectable(label: QLabel) -> QLabel:
    """The label, with words that can be marked and copied."""
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label
