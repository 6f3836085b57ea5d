"""The icons that a desktop wants, from the drawings: PNG by sizes, ICO for Windows, ICNS for macOS.

    python packaging/icons.py FOLDER

How an ICO is laid out is told by Microsoft's pages on icons: a table, then the pictures,
the small ones as bitmaps that stand on their heads, the largest as PNG. An ICNS is a row
of PNG, each behind four letters that stand for its size and its length (Apple's icon
formats, as ``iconutil`` writes them).
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT: Final = Path(__file__).resolve().parent.parent
APP: Final = ROOT / "assets" / "icons" / "tabletop.svg"
MATCH: Final = ROOT / "packaging" / "match.svg"

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
_ICO: Final = (16, 20, 24, 32, 40, 48, 64, 256)
_LARGEST_BITMAP: Final = 64
_ICNS: Final = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    # Two pixels a point.
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}


def drawn(drawing: Path, side: int) -> QImage:
    """The drawing as a square of *side* pixels."""
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, side, side))
    painter.end()
    return image


def png(drawing: Path, side: int) -> bytes:
    """The drawing as a PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    drawn(drawing, side).save(buffer, "PNG")
    return bytes(buffer.data().data())


def bitmap(drawing: Path, side: int) -> bytes:
    """The drawing as an ICO has it: a header, rows of pixels from below, and an empty mask."""
    # Its pixels live no longer than the image.
    flipped = drawn(drawing, side).flipped(Qt.Orientation.Vertical)
    rows = bytes(flipped.constBits())
    mask = bytes((side + 31) // 32 * 4 * side)
    header = struct.pack("<IiiHHIIiiII", 40, side, 2 * side, 1, 32, 0, len(rows), 0, 0, 0, 0)
    return header + rows + mask


def write_ico(file: Path, drawing: Path = APP) -> None:
    """Writes the icon of a Windows program or of its files."""
    pictures = [(bitmap if side <= _LARGEST_BITMAP else png)(drawing, side) for side in _ICO]
    table, offset = struct.pack("<HHH", 0, 1, len(_ICO)), 6 + 16 * len(_ICO)
    for side, picture in zip(_ICO, pictures, strict=True):
        # A byte holds no 256: nought stands for it.
        table += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    file.write_bytes(table + b"".join(pictures))


def write_icns(file: Path, drawing: Path = APP) -> None:
    """Writes the icon of a macOS app or of its files."""
    pictures = b""
    for kind, side in _ICNS.items():
        picture = png(drawing, side)
        pictures += struct.pack(">4sI", kind, len(picture) + 8) + picture
    file.write_bytes(struct.pack(">4sI", b"icns", len(pictures) + 8) + pictures)


def write_theme(folder: Path, context: str, name: str, drawing: Path) -> None:
    """Writes the drawing as an icon of the theme in *folder*: as it is, and by sizes."""
    scalable = folder / "scalable" / context / f"{name}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    scalable.write_bytes(drawing.read_bytes())
    for side in SIZES:
        file = folder / f"{side}x{side}" / context / f"{name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(png(drawing, side))


def main(folder: Path) -> None:
    """Writes the icons of Windows and of macOS."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, drawing in (("tabletop", APP), ("tabletop-match", MATCH)):
        write_ico(folder / f"{name}.ico", drawing)
        write_icns(folder / f"{name}.icns", drawing)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
