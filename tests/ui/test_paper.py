"""Paper: the same pages as PDF, SVG and picture, on a printer, and from the command line."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QLocale, QPointF, QRectF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewWidget
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame

from tabletop.kernel.errors import ExportError, TabletopError
from tabletop.resources import asset
from ui import style
from ui.paper import output
from ui.paper.cutting import along, cut
from ui.paper.lettering import RIGHT, Lettering, number, paragraph, write
from ui.paper.sheet import (
    A4,
    LETTER,
    Format,
    Page,
    Paper,
    SheetKind,
    format_named,
    usual_format,
)
from ui.stage.theme import DARK, LIGHT


def greeting(painter: QPainter) -> None:
    write(painter, "Ada Lovelace", QRectF(20, 20, 100, 10), Lettering(14, bold=True))
    write(painter, "1 204", QRectF(20, 40, 100, 10), Lettering(14), RIGHT)
    cut(painter, along(QPointF(20, 60), QPointF(120, 60)))


def upright(format: Format = A4) -> Page:
    return Page(format, greeting)


def lying(format: Format = A4) -> Page:
    return Page(format, greeting, lying=True)


def sizes(path: Path) -> list[tuple[int, int]]:
    """The pages' sizes in points."""
    return [
        (round(page.mediabox.width), round(page.mediabox.height)) for page in PdfReader(path).pages
    ]


@pytest.mark.usefixtures("qapp")
class TestPdf:
    def test_is_vectors_with_text_that_is_found(self, tmp_path: Path) -> None:
        output.export([upright()], tmp_path / "a.pdf", "A greeting")
        reader = PdfReader(tmp_path / "a.pdf")
        (page,) = reader.pages
        assert not page.images
        assert page.extract_text().split("\n") == ["Ada Lovelace", "1 204"]
        assert reader.metadata is not None
        assert reader.metadata.title == "A greeting"
        assert reader.metadata.creator == "Tabletop"

    def test_embeds_the_bundled_font(self, tmp_path: Path) -> None:
        output.export([upright()], tmp_path / "a.pdf", "")
        fonts = PdfReader(tmp_path / "a.pdf").pages[0]["/Resources"]["/Font"]
        descriptors = [
            font.get_object()["/DescendantFonts"][0].get_object()["/FontDescriptor"].get_object()
            for font in fonts.values()
        ]
        names = {descriptor["/FontName"].rpartition("+")[2] for descriptor in descriptors}
        assert names == {"AtkinsonHyperlegible-Bold", "AtkinsonHyperlegible-Regular"}
        assert all("/FontFile2" in descriptor for descriptor in descriptors)

    @pytest.mark.parametrize(
        ("format", "points"), [(A4, (595, 842)), (LETTER, (612, 792))], ids=["A4", "Letter"]
    )
    def test_pages_have_the_size_of_their_paper_each_as_it_lies(
        self, tmp_path: Path, format: Format, points: tuple[int, int]
    ) -> None:
        output.export([lying(format), upright(format)], tmp_path / "a.pdf", "")
        assert sizes(tmp_path / "a.pdf") == [points[::-1], points]


@pytest.mark.usefixtures("qapp")
class TestFiles:
    def test_several_svg_pages_are_numbered_files_in_millimetres(self, tmp_path: Path) -> None:
        written = output.export([upright(), lying()], tmp_path / "sheet.svg", "A greeting")
        assert written == (tmp_path / "sheet-1.svg", tmp_path / "sheet-2.svg")
        first, second = (ElementTree.parse(path).getroot() for path in written)
        assert (first.get("width"), first.get("height")) == ("210mm", "297mm")
        assert (second.get("width"), second.get("height")) == ("297mm", "210mm")
        texts = [text.text for text in first.iter("{http://www.w3.org/2000/svg}text")]
        assert texts == ["Ada Lovelace", "1 204"]

    def test_dashes_in_svg_are_as_long_as_in_print(self, tmp_path: Path) -> None:
        output.export([upright()], tmp_path / "a.svg", "")
        root = ElementTree.parse(tmp_path / "a.svg").getroot()
        dashes = [found for each in root.iter() if (found := each.get("stroke-dasharray"))]
        # Hundredths of a millimetre: six and five widths of 0.2 mm.
        assert [float(length) for length in dashes[0].split(",")] == [120, 100]

    def test_a_picture_has_300_dots_an_inch(self, tmp_path: Path) -> None:
        output.export([upright()], tmp_path / "a.png", "")
        image = QImage(str(tmp_path / "a.png"))
        assert (image.width(), image.height()) == (2480, 3508)
        assert image.dotsPerMeterX() == 11811

    def test_an_ending_in_capitals_will_do(self, tmp_path: Path) -> None:
        output.export([upright()], tmp_path / "A.PDF", "")
        assert sizes(tmp_path / "A.PDF") == [(595, 842)]

    @pytest.mark.parametrize("name", ["sheet.doc", "sheet"])
    def test_an_unknown_ending_is_refused_with_those_there_are(
        self, tmp_path: Path, name: str
    ) -> None:
        with pytest.raises(ExportError) as raised:
            output.export([upright()], tmp_path / name, "")
        assert str(raised.value) == (
            f"{tmp_path / name} cannot be written: it must end in .pdf, .svg or .png."
        )

    @pytest.mark.parametrize("ending", output.ENDINGS)
    def test_a_place_that_cannot_be_written_is_named(self, tmp_path: Path, ending: str) -> None:
        path = tmp_path / "nowhere" / f"sheet{ending}"
        with pytest.raises(ExportError, match="nowhere"):
            output.export([upright()], path, "")

    def test_a_page_that_fails_leaves_the_old_file(self, tmp_path: Path) -> None:
        path = tmp_path / "sheet.pdf"
        path.write_bytes(b"old")

        def fails(painter: QPainter) -> None:
            greeting(painter)
            raise TabletopError("no such tooth.")

        with pytest.raises(TabletopError, match="no such tooth"):
            output.export([upright(), Page(A4, fails)], path, "")
        assert path.read_bytes() == b"old"
        assert [each.name for each in tmp_path.iterdir()] == ["sheet.pdf"]


@pytest.mark.usefixtures("qapp")
class TestLettering:
    def drawn(self, paint: object) -> QImage:
        return output.picture(Page(Format("card", 60, 30), paint), 20)  # type: ignore[arg-type]

    def ink(self, image: QImage) -> QRectF:
        """Where anything dark is, in millimetres."""
        dark = [
            (x, y)
            for y in range(image.height())
            for x in range(image.width())
            if image.pixelColor(x, y).lightness() < 128
        ]
        across, down = [x for x, _ in dark], [y for _, y in dark]
        return QRectF(
            QPointF(min(across), min(down)) / 20, QPointF(max(across) + 1, max(down) + 1) / 20
        )

    def test_a_size_in_points_is_that_size_on_paper(self) -> None:
        # Capitals are 0.668 of the font's size: of 36 points, 8.48 mm.
        ink = self.ink(self.drawn(lambda p: write(p, "H", QRectF(10, 5, 40, 20), Lettering(36))))
        assert ink.height() == pytest.approx(8.48, abs=0.1)
        assert ink.center().y() == pytest.approx(15, abs=0.1)

    @pytest.mark.parametrize("digits", ["1", "7", "40", "114"])
    def test_a_number_stands_around_its_centre_by_its_ink(self, digits: str) -> None:
        ink = self.ink(
            self.drawn(lambda p: number(p, digits, QPointF(30, 15), Lettering(24, bold=True)))
        )
        assert ink.center().x() == pytest.approx(30, abs=0.08)
        assert ink.center().y() == pytest.approx(15, abs=0.08)

    def test_a_long_name_shrinks_and_is_then_cut_short_inside_its_place(self) -> None:
        place = QRectF(10, 10, 40, 10)
        lettering = Lettering(14)
        long, longest = "Marie-Antoinette Dubois", "Marie-Antoinette Dubois " * 3
        assert place.width() < lettering.width(long)
        shrunk = lettering.fitted(long, place.width())
        assert lettering.size * 0.7 < shrunk.size < lettering.size
        assert shrunk.width(long) <= place.width()
        ink = self.ink(self.drawn(lambda p: write(p, longest, place, lettering)))
        assert ink.left() >= 10
        assert ink.right() <= 50

    def test_a_paragraph_tells_how_high_it_is(self) -> None:
        heights: list[float] = []
        lettering, place = Lettering(10), QRectF(5, 5, 30, 20)
        ink = self.ink(
            self.drawn(
                lambda p: heights.append(paragraph(p, "one two three four five", place, lettering))
            )
        )
        assert heights == [pytest.approx(2 * lettering.height, abs=0.2)]
        assert ink.bottom() <= 5 + heights[0]
        assert ink.right() <= 35

    def test_the_narrow_space_of_french_does_not_bring_another_font(self, tmp_path: Path) -> None:
        def paint(painter: QPainter) -> None:
            write(painter, "Combien\u202f?", QRectF(20, 20, 100, 10), Lettering(14))

        output.export([Page(A4, paint)], tmp_path / "a.pdf", "")
        page = PdfReader(tmp_path / "a.pdf").pages[0]
        assert len(page["/Resources"]["/Font"]) == 1
        assert page.extract_text().split() == ["Combien", "?"]


class TestFormats:
    @pytest.mark.parametrize(
        ("locale", "format"),
        [("fr_FR", A4), ("en_GB", A4), ("en_US", LETTER), ("fr_CA", LETTER), ("es_MX", LETTER)],
    )
    def test_the_usual_paper_is_that_of_the_country(self, locale: str, format: Format) -> None:
        assert usual_format(QLocale(locale)) is format

    def test_a_format_is_found_by_name_in_any_case(self) -> None:
        assert format_named("a4") is A4
        assert format_named("Letter") is LETTER

    def test_an_unknown_format_is_refused_with_those_there_are(self) -> None:
        with pytest.raises(ExportError, match='no paper "A5": it is A4 or Letter'):
            format_named("A5")


class TestKinds:
    paper = Paper(
        (
            SheetKind("filled", lambda: "", lambda _: [], of_match=True),
            SheetKind("pad", lambda: "", lambda _: [], blank=True),
            SheetKind("board", lambda: "", lambda _: [], of_match=True, blank=True),
        )
    )

    def test_the_first_that_serves_is_the_usual(self) -> None:
        assert self.paper.kind(None, blank=False).id == "filled"
        assert self.paper.kind(None, blank=True).id == "pad"
        assert self.paper.kind("board", blank=True).id == "board"

    def test_a_kind_that_does_not_serve_is_refused_with_those_that_do(self) -> None:
        with pytest.raises(ExportError, match='no blank sheet "filled"; there is pad, board'):
            self.paper.kind("filled", blank=True)


@pytest.mark.usefixtures("qapp")
class TestPrinter:
    def printed(self, tmp_path: Path, pages: list[Page], paper: QPageSize) -> Path:
        """What a printer with that paper prints, caught as a PDF."""
        path = tmp_path / "printed.pdf"
        printer = output.new_printer("A greeting", lambda _: pages)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        printer.setPageSize(paper)
        output.print_pages(printer, lambda _: pages)
        return path

    def test_pages_are_asked_for_in_the_format_of_the_paper(self) -> None:
        asked: list[Format] = []

        def make(format: Format) -> list[Page]:
            asked.append(format)
            return [upright(format)]

        printer = output.new_printer("", make, LETTER)
        output.prepare(printer, make)
        printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        output.prepare(printer, make)
        assert asked == [LETTER, LETTER, A4]

    def test_the_printer_turns_to_how_the_first_page_lies(self, tmp_path: Path) -> None:
        path = self.printed(tmp_path, [lying()], QPageSize(QPageSize.PageSizeId.A4))
        assert sizes(path) == [(842, 595)]

    def test_a_page_that_lies_the_other_way_is_turned(self, tmp_path: Path) -> None:
        path = self.printed(tmp_path, [upright(), lying()], QPageSize(QPageSize.PageSizeId.A4))
        assert sizes(path) == [(595, 842), (595, 842)]
        (across, _), (_, down) = (place_of("Lovelace", path, page) for page in (0, 1))
        # The lying page's left edge is the paper's top: 20 mm from both.
        assert across == pytest.approx(20, abs=12)
        assert down == pytest.approx(20, abs=12)

    def test_other_paper_takes_the_page_in_whole(self, tmp_path: Path) -> None:
        path = self.printed(tmp_path, [upright()], QPageSize(QPageSize.PageSizeId.A5))
        assert sizes(path) == [(420, 595)]
        across, down = place_of("Lovelace", path, 0)
        assert across == pytest.approx(20 * 148 / 210, abs=1)
        assert down == pytest.approx(26 * 148 / 210, abs=2)


def place_of(word: str, path: Path, page: int) -> tuple[float, float]:
    """Where the line with a word begins, in millimetres from the left and from the top."""
    found: list[tuple[float, float]] = []
    sheet = PdfReader(path).pages[page]
    height = float(sheet.mediabox.height)

    def visit(text: str, cm: list[float], tm: list[float], *_: object) -> None:
        if word in text:
            x = tm[4] * cm[0] + tm[5] * cm[2] + cm[4]
            y = tm[4] * cm[1] + tm[5] * cm[3] + cm[5]
            found.append((x * 25.4 / 72, (height - y) * 25.4 / 72))

    sheet.extract_text(visitor_text=visit)
    return found[0]


class TestPreview:
    def test_shows_the_pages_as_they_lie(self, qtbot) -> None:
        dialog = output.preview_dialog(None, "A greeting", lambda f: [lying(f), lying(f)])
        qtbot.addWidget(dialog)
        dialog.show()
        (shown,) = dialog.findChildren(QPrintPreviewWidget)
        qtbot.waitUntil(lambda: shown.pageCount() == 2)
        assert shown.orientation() == QPageLayout.Orientation.Landscape
        assert dialog.windowTitle() == "A greeting"

    @pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
    def test_has_room_for_its_figures(self, qtbot, qapp, theme) -> None:
        style.apply(qapp, theme)
        dialog = output.preview_dialog(None, "A greeting", lambda f: [upright(f)] * 20)
        qtbot.addWidget(dialog)
        dialog.show()
        lines = dialog.findChildren(QLineEdit)
        assert len(lines) == 2
        for line, longest in zip(lines, ("100.0%", "20"), strict=True):
            option = QStyleOptionFrame()
            line.initStyleOption(option)
            room = line.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, line)
            letters = line.fontMetrics()
            assert room.width() > letters.horizontalAdvance(longest)
            assert room.height() >= letters.height()
            assert line.parentWidget().rect().contains(line.geometry())


@pytest.mark.parametrize(
    "drawing", sorted(path.relative_to(asset("")).as_posix() for path in asset("").rglob("*.svg"))
)
def test_every_stroke_of_a_drawing_says_how_wide_it_is(drawing: str) -> None:
    """On paper a stroke has no width until its element or one around it gives it one."""
    bare: list[str] = []

    def look(element: ElementTree.Element, stroke: str, width: str) -> None:
        stroke, width = element.get("stroke", stroke), element.get("stroke-width", width)
        if stroke != "none" and not width:
            bare.append(f"{element.tag} {element.get('id', '')}")
        for inner in element:
            look(inner, stroke, width)

    look(ElementTree.parse(asset(drawing)).getroot(), "none", "")
    assert not bare
