"""The result on paper: printed, shown as it will be printed, or written into a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from tabletop.kernel.errors import TabletopError
from tabletop.resources import documents
from ui.counter.paper import pages
from ui.counter.result import Result
from ui.naming import Naming, file_name
from ui.paper import output
from ui.paper.sheet import FORMATS, Format, Page, format_named, usual_format
from ui.saying import say, told

_ENDINGS: Final = ("pdf", "svg", "png")


class Printing(QMenu):
    """What can be done with the count that *shown* gives, over *window*."""

    def __init__(self, shown: Callable[[], Result], window: QWidget):
        super().__init__(window)
        self._shown = shown
        self._window = window
        self._naming = Naming(window)
        self.to_printer = self._made(self._print)
        self.to_preview = self._made(self._preview)
        self.addSeparator()
        self.to_file = {ending: self._made(partial(self._export, ending)) for ending in _ENDINGS}
        self.addSeparator()
        self.formats = QActionGroup(self)
        for format in FORMATS:
            action = self.formats.addAction(format.name)
            action.setCheckable(True)
            action.setChecked(format is usual_format())
            self.addAction(action)

    def _made(self, do: Callable[[], None]) -> QAction:
        action = self.addAction("")
        action.triggered.connect(lambda _=False: self._try(do))
        return action

    def retranslate(self) -> None:
        """Says everything in the language of the window."""
        self.to_printer.setText(self.tr("&Print…"))
        self.to_preview.setText(self.tr("Print pre&view…"))
        for ending, action in self.to_file.items():
            action.setText(self.tr("Save as {kind}…").format(kind=ending.upper()))

    def _try(self, do: Callable[[], None]) -> None:
        try:
            do()
        except TabletopError as error:
            say(self._window, told(error))

    @property
    def _format(self) -> Format:
        return format_named(self.formats.checkedAction().text())

    def _pages(self, format: Format) -> list[Page]:
        return pages(self._shown(), format)

    def _print(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog

        printer = output.new_printer(self._shown().title(), self._pages, self._format)
        if QPrintDialog(printer, self._window).exec():
            output.print_pages(printer, self._pages)

    def _preview(self) -> None:
        output.preview(self._window, self._shown().title(), self._pages)

    def _export(self, ending: str) -> None:
        made = self._pages(self._format)
        title = self._shown().title()

        def write(path: Path) -> None:
            self._try(lambda: _written(made, path, title))

        self._naming.ask(
            self.tr("Save the result"),
            documents() / f"{file_name(title)}.{ending}",
            f"{ending.upper()} (*.{ending})",
            f".{ending}",
            write,
        )


def _written(made: list[Page], path: Path, title: str) -> None:
    output.export(made, path, title)
