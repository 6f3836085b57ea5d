"""Builds the frozen app, one folder, and packs it into one file; ``make bundle`` calls it.

Neither what lies in ``dist`` nor what PyInstaller remembers from another time matters:
it works in a folder of its own and puts the result in place at the end.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tabletop import __version__

TREE: Final = Path(__file__).parents[1]
NAME: Final = "tabletop"

_MEGABYTE: Final = 1_000_000


def build(into: Path) -> Path:
    """The folder of the app, made anew below *into*."""
    folder = into / NAME
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=into, prefix=".building-") as work:
        made = _frozen(Path(work)) / NAME
        shutil.rmtree(folder, ignore_errors=True)
        made.rename(folder)
    return folder


def _frozen(work: Path) -> Path:
    """The folder in which PyInstaller puts what it makes."""
    subprocess.run(
        [
            *[sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"],
            *["--distpath", work / "dist", "--workpath", work / "work"],
            TREE / "packaging" / "tabletop.spec",
        ],
        # A cache of its own; and no library that is looked at may ask for a display.
        env={
            **os.environ,
            "PYINSTALLER_CONFIG_DIR": str(work / "cache"),
            "QT_QPA_PLATFORM": "offscreen",
        },
        check=True,
    )
    if sys.platform == "linux":
        _leave_debugging(work / "dist" / NAME / "_internal")
    return work / "dist"


def _leave_debugging(inside: Path) -> None:
    """Python's own libraries may be large with what only a debugger reads; others stay as is."""
    libraries = [*inside.glob("libpython*"), *inside.glob("python*/lib-dynload/*.so")]
    subprocess.run(["strip", "--strip-debug", *libraries], check=True)


def pack(folder: Path, *, effort: int = 6) -> Path:
    """The *folder* in one file beside it; xz takes an *effort* from 0 to 9."""
    name = folder.parent / f"{NAME}-{__version__}-{platform.system()}-{platform.machine()}".lower()
    if sys.platform != "linux":
        return Path(shutil.make_archive(str(name), "zip", folder.parent, folder.name))
    packed = name.with_name(f"{name.name}.tar.xz")
    subprocess.run(
        [
            *["tar", "--create", "--file", packed, "--directory", folder.parent],
            *["--sort=name", "--owner=root:0", "--group=root:0", "--mode=go=rX,u+rw"],
            *[f"--use-compress-program=xz -T0 -{effort}", folder.name],
        ],
        check=True,
    )
    return packed


def size(path: Path) -> int:
    """The bytes of a file, or of all that is in a folder."""
    if path.is_file():
        return path.stat().st_size
    return sum(p.stat().st_size for p in path.rglob("*") if p.is_file() and not p.is_symlink())


def in_megabytes(path: Path) -> str:
    """The size of a file or a folder, for a person."""
    return f"{size(path) / _MEGABYTE:.0f} MB"


def main() -> int:
    """Builds and packs, and tells how large both are; the exit code."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--into", type=Path, default=TREE / "dist", metavar="FOLDER")
    asked.add_argument("--effort", type=int, default=6, metavar="0-9", help="how hard xz tries")
    words = asked.parse_args()
    for made in (folder := build(words.into.resolve()), pack(folder, effort=words.effort)):
        print(f"{made}  {in_megabytes(made)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
