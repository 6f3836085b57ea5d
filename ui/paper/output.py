"""Where pages go: a PDF, an SVG, a picture, a printer, and the preview of one.

Every file is made in memory and moved into place whole: a sheet that cannot be
written leaves the old one as it was.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPoint, QRect, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QImage,
    QPageLayout,
    QPageSize,
    QPaintDevice,
    QPainter,
    QPdfWriter,
)
from PySide6.QtSvg import QSvgGenerator

from tabletop.kernel.errors import ExportError, SaveError
from tabletop.kernel.save import write_whole
from ui.paper.sheet import FORMATS, Format, Page, usual_format

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
    from PySide6.QtWidgets import QWidget

MM_PER_INCH: Final = 25.4
DOTS_PER_INCH: Final = 300
_PREVIEW: Final = QSize(1000, 760)
CREATOR: Final = "Tabletop"
# Qt tells a PDF that the glyph of a space is a tab: a name of two words would not be found.
# This is the tab as the meaning of a glyph, in the plain text of a font's map.
_TAB: Final = re.compile(rb"<0009>(?=[^\[\n]*\]|\n)")

Make: TypeAlias = Callable[[Format], list[Page]]
"""The pages on paper of a format."""


def export(pages: Sequence[Page], path: Path, title: str) -> tuple[Path, ...]:
    """Writes the pages as the ending of *path* says; answers the files written.

    SVG and PNG hold one page: several become ``name-1.svg``, ``name-2.svg``.
    Raises ExportError for an unknown ending and where a file cannot be written.
    """
    check_ending(path)
    ending = path.suffix.lower()
    if ending in _ONE_PAGE:
        contents = [_ONE_PAGE[ending](page, title) for page in pages]
    else:
        contents = [pdf(pages, title)]
    files = written(path, len(pages))
    for file, content in zip(files, contents, strict=True):
        try:
            write_whole(file, content)
        except SaveError as error:
            raise ExportError("{problem}", problem=error) from error
    return files


def written(path: Path, count: int) -> tuple[Path, ...]:
    """The files that *count* pages become under the name *path*."""
    if count == 1 or path.suffix.lower() not in _ONE_PAGE:
        return (path,)
    return tuple(path.with_stem(f"{path.stem}-{number}") for number in range(1, count + 1))


def check_ending(path: Path) -> None:
    """Raises ExportError where nothing is known to write for the ending of *path*."""
    if path.suffix.lower() not in ENDINGS:
        *some, last = ENDINGS
        raise ExportError(
            "{path} cannot be written: it must end in {some} or {last}.",
            path=path,
            some=tuple(some),
            last=last,
        )


def pdf(pages: Sequence[Page], title: str) -> bytes:
    """The pages as a PDF: vectors, fonts embedded, each page with its own orientation."""
    buffer = _opened()
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator(CREATOR)
    writer.setPageLayout(_layout(pages[0]))
    with painting(writer) as painter:
        for number, page in enumerate(pages):
            if number:
                writer.setPageLayout(_layout(page))
                writer.newPage()
            _paint(painter, page, writer.logicalDpiX() / MM_PER_INCH)
    return _TAB.sub(b"<0020>", _content(buffer))


def _layout(page: Page) -> QPageLayout:
    """Paper of the page's format and orientation, drawn on to its very edge."""
    lying = QPageLayout.Orientation.Landscape
    return QPageLayout(
        page_size(page.format),
        lying if page.lying else QPageLayout.Orientation.Portrait,
        QMarginsF(0, 0, 0, 0),
        QPageLayout.Unit.Millimeter,
    )


def page_size(format: Format) -> QPageSize:
    """The format as Qt knows it."""
    return QPageSize(QSizeF(format.width, format.height), QPageSize.Unit.Millimeter, format.name)


def svg(page: Page, title: str) -> bytes:
    """The page as an SVG whose unit is a hundredth of a millimetre."""
    fine = 100
    buffer = _opened()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle(title)
    generator.setDescription(CREATOR)
    # Width and height are written in millimetres: hundredths at that many dots an inch.
    generator.setResolution(round(fine * MM_PER_INCH))
    outline = page.outline
    size = QSize(round(outline.width() * fine), round(outline.height() * fine))
    generator.setSize(size)
    generator.setViewBox(QRect(QPoint(0, 0), size))
    with painting(generator) as painter:
        _paint(painter, page, fine)
    return _content(buffer)


def png(page: Page, title: str) -> bytes:
    """The page as a picture of 300 dots an inch on white."""
    image = picture(page, DOTS_PER_INCH / MM_PER_INCH)
    image.setText("Title", title)
    image.setText("Software", CREATOR)
    dots = round(DOTS_PER_INCH / MM_PER_INCH * 1000)
    image.setDotsPerMeterX(dots)
    image.setDotsPerMeterY(dots)
    buffer = _opened()
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return _content(buffer)


def picture(page: Page, dots: float) -> QImage:
    """The page on white, *dots* pixels a millimetre."""
    size = page.outline.size() * dots
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with painting(image) as painter:
        _paint(painter, page, dots)
    return image


_ONE_PAGE: Final[dict[str, Callable[[Page, str], bytes]]] = {".svg": svg, ".png": png}
ENDINGS: Final = (".pdf", *_ONE_PAGE)


@contextlib.contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """A painter that ends whatever happens: Qt crashes where its device goes first."""
    painter = QPainter(device)
    try:
        yield painter
    finally:
        painter.end()


def _paint(painter: QPainter, page: Page, dots: float) -> None:
    with _kept(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(dots, dots)
        page.paint(painter)


@contextlib.contextmanager
def _kept(painter: QPainter) -> Iterator[None]:
    painter.save()
    try:
        yield
    finally:
        painter.restore()


def _opened() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def _content(buffer: QBuffer) -> bytes:
    return bytes(buffer.data().data())


def prepare(printer: QPrinter, make: Make) -> None:
    """Sets the printer to the pages' orientation, its paper left as the person chose it."""
    printer.setFullPage(True)
    first = make(format_of(printer))[0]
    lying, upright = QPageLayout.Orientation.Landscape, QPageLayout.Orientation.Portrait
    printer.setPageOrientation(lying if first.lying else upright)


def print_pages(printer: QPrinter, make: Make) -> None:
    """Prints the pages on the paper that lies in *printer*; other sizes are fitted to it.

    A page that lies the other way than the paper is turned by a quarter.
    """
    pages = make(format_of(printer))
    dots = printer.logicalDpiX() / MM_PER_INCH
    sheet = printer.pageLayout().fullRect(QPageLayout.Unit.Millimeter).size()
    with painting(printer) as painter:
        for number, page in enumerate(pages):
            if number:
                printer.newPage()
            with _kept(painter):
                painter.scale(dots, dots)
                _fit(painter, page, sheet)
                _paint(painter, page, 1)


def _fit(painter: QPainter, page: Page, sheet: QSizeF) -> None:
    """Moves, turns and scales the page to the middle of *sheet* (millimetres)."""
    outline = page.outline
    turned = (outline.width() > outline.height()) != (sheet.width() > sheet.height())
    taken = outline.size().transposed() if turned else outline.size()
    # Rounding to a printer's dots is no other size: a sheet is printed true to the millimetre.
    scale = min(sheet.width() / taken.width(), sheet.height() / taken.height())
    if abs(scale - 1) < 0.01:
        scale = 1
    painter.translate(sheet.width() / 2, sheet.height() / 2)
    painter.scale(scale, scale)
    if turned:
        painter.rotate(90)
    painter.translate(-outline.center())


def format_of(printer: QPrinter) -> Format:
    """The format nearest to the paper in *printer*."""
    size = printer.pageLayout().pageSize().size(QPageSize.Unit.Millimeter)

    def distance(format: Format) -> float:
        return abs(format.width - size.width()) + abs(format.height - size.height())

    return min(FORMATS, key=distance)


def new_printer(title: str, make: Make, format: Format | None = None) -> QPrinter:
    """A printer with the paper that is usual here, set for the pages."""
    # Printing costs a tenth of a second to import: only who prints pays it.
    from PySide6.QtPrintSupport import QPrinter

    from ui.naming import file_name

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    # Who prints into a file is offered the document's name for it.
    printer.setDocName(file_name(title))
    printer.setCreator(CREATOR)
    printer.setPageSize(page_size(format or usual_format()))
    prepare(printer, make)
    return printer


def preview(parent: QWidget | None, title: str, make: Make) -> None:
    """Shows the pages as they will be printed, with a button that prints them."""
    dialog = preview_dialog(parent, title, make)
    dialog.exec()
    dialog.deleteLater()


def preview_dialog(parent: QWidget | None, title: str, make: Make) -> QPrintPreviewDialog:
    """The preview before it is shown."""
    from PySide6.QtPrintSupport import QPrintPreviewDialog

    printer = new_printer(title, make)
    dialog = QPrintPreviewDialog(printer, parent)
    dialog.setWindowTitle(title)
    dialog.resize(_PREVIEW.boundedTo(dialog.screen().availableSize() * 0.9))
    # The dialog does not keep the printer; what is connected to it does.
    dialog.paintRequested.connect(lambda _: print_pages(printer, make))
    return dialog
