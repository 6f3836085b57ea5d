"""Each game as people see it who do not see all colours, as pictures to look at.

The colours are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model
for Simulation of Color Vision Deficiency" (2009), for people who lack one kind of cones,
in linear light.

    python bench/seeing.py FOLDER    writes GAME-THEME-KIND.png for every game
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QImage

KINDS: Final = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What becomes of red, green and blue, by what somebody lacks."""
_PLIES: Final = {"caries": 60, "clever": 60, "croco": 14, "hospital": 70}
"""Where a lot lies on the table."""


def linear(value: float) -> float:
    """A channel of sRGB, 0 to 1, as light."""
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def encoded(light: float) -> float:
    """Light, 0 to 1, as a channel of sRGB."""
    light = min(1.0, max(0.0, light))
    return 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


def seen(colour: QColor, kind: str) -> QColor:
    """The colour as it is seen by who lacks that."""
    from PySide6.QtGui import QColor

    light = [linear(value) for value in (colour.redF(), colour.greenF(), colour.blueF())]
    rows = KINDS[kind]
    return QColor.fromRgbF(
        *(encoded(sum(a * b for a, b in zip(row, light, strict=True))) for row in rows)
    )


def seen_image(image: QImage, kind: str) -> QImage:
    """The picture as it is seen by who lacks that."""
    import numpy
    from PySide6.QtGui import QImage

    image = image.convertToFormat(QImage.Format.Format_RGB32)
    shape = (image.height(), image.width(), 4)
    bits = numpy.frombuffer(image.constBits(), numpy.uint8).reshape(shape)
    light = numpy.vectorize(linear)(numpy.arange(256) / 255)[bits[:, :, 2::-1]]
    told = numpy.clip(light @ numpy.array(KINDS[kind]).T, 0, 1)
    steps = numpy.vectorize(encoded)(numpy.arange(4096) / 4095)
    made = numpy.full(shape, 255, numpy.uint8)
    made[:, :, 2::-1] = numpy.rint(steps[numpy.rint(told * 4095).astype(int)] * 255)
    return QImage(made.tobytes(), shape[1], shape[0], QImage.Format.Format_RGB32).copy()


def main(folder: Path) -> int:
    """Writes the pictures and says where."""
    from PySide6.QtGui import QImage

    from tabletop import games
    from ui import picture

    folder.mkdir(parents=True, exist_ok=True)
    for name in games.names():
        for theme in ("light", "dark"):
            file = folder / f"{name}-{theme}.png"
            picture.run(
                name,
                file,
                size=(1280, 800),
                ratio=1,
                theme=theme,
                lang="en",
                seats=None,
                seed=5,
                plies=_PLIES.get(name, 40),
            )
            for kind in KINDS:
                told = folder / f"{name}-{theme}-{kind}.png"
                seen_image(QImage(str(file)), kind).save(str(told))
                print(told)
    return 0


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp())))
