"""What Windows shows of a program on its Details page: PyInstaller's text of a VERSIONINFO.

The layout is that of PyInstaller's manual ("Capturing Windows Version Data") and of
Microsoft's page on the VERSIONINFO resource: 0409 is English of the United States, 04B0
Unicode; 0x40004 is Windows with 32-bit calls or more, file type 1 a program.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tabletop import __version__

ROOT: Final = Path(__file__).resolve().parent.parent
_LAYOUT: Final = """\
VSVersionInfo(
    ffi=FixedFileInfo(
        filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004,
        fileType=0x1, subtype=0x0, date=(0, 0),
    ),
    kids=[
        StringFileInfo([StringTable("040904B0", [
{strings}
        ])]),
        VarFileInfo([VarStruct("Translation", [0x0409, 0x04B0])]),
    ],
)
"""


def text(program: str) -> str:
    """The resource of *program*, like ``tabletop.exe``."""
    owner = re.search(r"^Copyright .*$", (ROOT / "LICENSE").read_text(encoding="utf-8"), re.M)
    assert owner is not None
    said = {
        "CompanyName": "The Tabletop developers",
        "FileDescription": "Tabletop",
        "FileVersion": __version__,
        "InternalName": "tabletop",
        "LegalCopyright": f"{owner[0]}. MIT licence.",
        "OriginalFilename": program,
        "ProductName": "Tabletop",
        "ProductVersion": __version__,
    }
    strings = "\n".join(
        f"            StringStruct({name!r}, {value!r})," for name, value in said.items()
    )
    return _LAYOUT.format(numbers=numbers(__version__), strings=strings)


def numbers(version: str) -> tuple[int, int, int, int]:
    """A version as Windows compares it: four numbers; what is no number does not count."""
    first, second, third, fourth, *_ = [*map(int, re.findall(r"\d+", version)), 0, 0, 0, 0]
    return first, second, third, fourth


def write(file: Path, program: str) -> None:
    """Writes the resource of *program*."""
    file.write_text(text(program), encoding="utf-8")
