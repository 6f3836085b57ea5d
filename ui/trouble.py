"""What is said when something went wrong that nobody foresaw, and what can be passed on of it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from ui.controls import Buttons
from ui.style import lettered

_WIDE, _HIGH = 600, 240


class Trouble(QDialog):
    """*sentence* for the player, and the *report*, kept in *file* or nowhere."""

    def __init__(
        self, sentence: str, report: str, file: Path | None, parent: QWidget | None = None
    ):
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Tabletop")
        self._file = file
        self.sentence = lettered(QLabel(sentence), "head")
        self.where = lettered(QLabel(self._place()), "quiet")
        for label in (self.sentence, self.where):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.report.setMinimumSize(_WIDE, _HIGH)
        self.report.setAccessibleName(self.tr("Report"))
        self._buttons = Buttons(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)
        act = QDialogButtonBox.ButtonRole.ActionRole
        self.copy_button = self._buttons.addButton(self.tr("Copy"), act)
        self.copy_button.clicked.connect(self.copy)
        self.folder_button = self._buttons.addButton(self.tr("Open the folder"), act)
        self.folder_button.clicked.connect(self.open_folder)
        self.folder_button.setVisible(file is not None)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(14)
        for widget in (self.sentence, self.where, self.report, self._buttons):
            column.addWidget(widget)
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)

    def _place(self) -> str:
        if self._file is None:
            return self.tr("The report could not be written to a file.")
        told = self.tr("Whoever mends Tabletop is helped by this report. It lies in {file}.")
        return told.format(file=self._file)

    def copy(self) -> None:
        """The report goes to the clipboard."""
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.copy_button.setText(self.tr("Copied"))

    def open_folder(self) -> None:
        """The folder of the reports, in the system's own window."""
        if self._file is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._file.parent)))
