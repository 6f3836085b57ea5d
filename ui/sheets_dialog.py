"""Paper: which sheet, of this match or blank, on which format; then printed, shown or written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from tabletop.kernel.errors import TabletopError
from tabletop.kernel.match import Match
from tabletop.resources import documents
from ui import games as looks
from ui.controls import Buttons
from ui.forms import Label, form
from ui.naming import Naming
from ui.paper import output
from ui.paper.sheet import FORMATS, Format, Page, Request, SheetKind, format_named, usual_format
from ui.saying import say, told
from ui.segments import Radios, Segments
from ui.style import lettered

PRINT, PREVIEW, EXPORT = "print", "preview", "export"
_THUMB: Final = QSize(300, 340)
_ENDINGS: Final = ("pdf", "svg", "png")


class Sheets(QDialog):
    """The dialog for *game*; *first* is what Enter does.

    With a *match*, its position after *ply* actions can be filled in; without one
    every sheet is blank.
    """

    def __init__(
        self, game: str, match: Match | None, ply: int, first: str, parent: QWidget | None = None
    ):
        super().__init__(parent)
        self._game, self._match, self._ply = game, match, ply
        self._paper = looks.paper(game)
        self._title = looks.box(game).title()
        self._kinds = self._paper.kinds if match else self._paper.serving(blank=True)
        self.kind = Radios([kind.id for kind in self._kinds])
        self.filled = Segments(["match", "blank"])
        self.format = Segments([format.name for format in FORMATS])
        self.ending = Segments(_ENDINGS)
        self._naming = Naming(self)
        self._thumb = QLabel()
        self._thumb.setFixedSize(_THUMB)
        self._buttons = Buttons(QDialogButtonBox.StandardButton.Close)
        self._build()
        self._offer(first)
        self.format.word = usual_format().name
        for choice in (self.kind, self.filled, self.format):
            choice.chosen.connect(self._follow)
        self._follow()

    def _build(self) -> None:
        self.setWindowTitle(self.tr("Print and export"))
        self.kind.label([kind.label() for kind in self._kinds], self.tr("Sheet"))
        self.filled.label([self.tr("This match"), self.tr("Blank")], self.tr("Filled in"))
        self.format.label([format.name for format in FORMATS], self.tr("Paper"))
        self.ending.label([ending.upper() for ending in _ENDINGS], self.tr("File"))
        rows = form(16, 14)
        for label, choice in (
            (self.tr("Sheet"), self.kind),
            (self.tr("Filled in"), self.filled),
            (self.tr("Paper"), self.format),
            (self.tr("File"), self.ending),
        ):
            rows.addRow(Label(choice.first_line, label), choice)
        left = QVBoxLayout()
        left.setSpacing(16)
        left.addWidget(lettered(QLabel(self._title), "title"))
        left.addLayout(rows)
        left.addStretch()
        row = QHBoxLayout()
        row.setSpacing(28)
        row.addLayout(left, 1)
        row.addWidget(self._thumb)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(20)
        column.addLayout(row)
        column.addWidget(self._buttons)

    def _offer(self, first: str) -> None:
        self._buttons.rejected.connect(self.reject)
        act = QDialogButtonBox.ButtonRole.ActionRole
        self.to_printer = self._buttons.addButton(self.tr("Print…"), act)
        self.to_preview = self._buttons.addButton(self.tr("Preview…"), act)
        self.to_file = self._buttons.addButton(self.tr("Save as file…"), act)
        offers = {
            PRINT: (self.to_printer, self.print),
            PREVIEW: (self.to_preview, self.preview),
            EXPORT: (self.to_file, self.export),
        }
        for what, (button, do) in offers.items():
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, do=do: self._try(do))
            if what == first:
                button.setDefault(True)
                button.setFocus()

    def _try(self, do: Callable[[], None]) -> None:
        try:
            do()
        except TabletopError as error:
            say(self, told(error))

    def turn_to(self, kind: str) -> None:
        """Shows a kind of sheet, if the game has it."""
        if any(known.id == kind for known in self._kinds):
            self.kind.word = kind
            self._follow()

    @property
    def _kind(self) -> SheetKind:
        return next(kind for kind in self._kinds if kind.id == self.kind.word)

    @property
    def is_blank(self) -> bool:
        """Whether nothing is filled in."""
        return self.filled.word == "blank"

    def _follow(self) -> None:
        """Only what the kind of sheet serves can be had; then the picture of it."""
        filled = self._kind.of_match and self._match is not None
        serves = {"match": filled, "blank": self._kind.blank}
        for word, can in serves.items():
            self.filled.button(word).setEnabled(can)
        if not serves[self.filled.word]:
            self.filled.word = next(word for word, can in serves.items() if can)
        self._show()

    def _show(self) -> None:
        page = self.pages(format_named(self.format.word))[0]
        ratio = self.devicePixelRatioF()
        room = (
            _THUMB.width() / page.outline.width(),
            _THUMB.height() / page.outline.height(),
        )
        shown = QPixmap.fromImage(output.picture(page, min(room) * ratio))
        shown.setDevicePixelRatio(ratio)
        painter = QPainter(shown)
        painter.setPen(self.palette().mid().color())
        painter.drawRect(QRectF(0.5, 0.5, shown.width() / ratio - 1, shown.height() / ratio - 1))
        painter.end()
        self._thumb.setPixmap(shown)

    def pages(self, format: Format) -> list[Page]:
        """What will be on paper."""
        return self._kind.pages(Request(self._match, self.is_blank, format, self._ply))

    @property
    def title(self) -> str:
        """What the sheets are called."""
        return f"{self._title} – {self._kind.label()}"

    def print(self) -> None:
        """On paper, after the system has asked which printer."""
        from PySide6.QtPrintSupport import QPrintDialog

        printer = output.new_printer(self.title, self.pages, format_named(self.format.word))
        dialog = QPrintDialog(printer, self)
        if dialog.exec():
            output.print_pages(printer, self.pages)
            self.accept()

    def preview(self) -> None:
        """As it will be printed."""
        output.preview(self, self.title, self.pages)

    def export(self) -> None:
        """Into a file, or a file a page where a file holds but one."""
        ending = f".{self.ending.word}"
        pages = self.pages(format_named(self.format.word))
        self._naming.ask(
            self.tr("Save the sheet"),
            documents() / f"{self._game}-{self._kind.id}{ending}",
            f"{self.ending.word.upper()} (*{ending})",
            ending,
            lambda path: self._try(lambda: self._write(pages, path)),
            lambda path: output.written(path, len(pages)),
        )

    def _write(self, pages: list[Page], path: Path) -> None:
        output.export(pages, path, self.title)
        self.accept()
