"""Makes a Debian package of the frozen app: ``/opt/tabletop``, and what a desktop wants to know.

Which packages it depends on is read from the libraries themselves: what they link to and
do not bring is the system's. No script runs at the user's: menus, icons and file types
are taken in by triggers of the packages that keep them.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import bundle
import share

from tabletop import __version__
from ui.startup import PACKAGES

_LICENCES: Final = bundle.TREE / "assets" / "licences"
_BROUGHT_BY: Final[Mapping[str, str]] = {
    **PACKAGES,
    **dict.fromkeys(
        [
            *["ld-linux-aarch64.so.1", "ld-linux-x86-64.so.2", "libc.so.6", "libdl.so.2"],
            *["libm.so.6", "libpthread.so.0", "libresolv.so.2", "librt.so.1", "libutil.so.1"],
        ],
        "libc6",
    ),
    **dict.fromkeys(["libbrotlicommon.so.1", "libbrotlidec.so.1"], "libbrotli1"),
    "libcups.so.2": "libcups2",
    "libdrm.so.2": "libdrm2",
    "libgcc_s.so.1": "libgcc-s1",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libpulse.so.0": "libpulse0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""The Debian package that brings a library."""
_WELCOME: Final = re.compile(
    r"/plugins/printsupport/|/plugins/wayland-|Multimedia|QtNetwork|Qt6Net"
)
"""What the app can do without: printers, sound, a finer Wayland."""
_IF_THERE: Final = "/plugins/platformthemes/"
"""Only a desktop that has them already needs the libraries of these."""
_CARETAKERS: Final = ("desktop-file-utils", "hicolor-icon-theme", "shared-mime-info")
"""They put the app in menus, and its files under its icon."""
_GCC_OF: Final = {26: 9, 28: 9, 29: 11, 30: 12, 31: 13, 32: 13, 33: 14}
"""In which version of libstdc++6 the symbols GLIBCXX_3.4.n came."""
_NEEDED: Final = re.compile(r"^ +NEEDED +(\S+)$", re.MULTILINE)
_GLIBC: Final = re.compile(r"\bGLIBC_2\.(\d+)\b")
_GLIBCXX: Final = re.compile(r"\bGLIBCXX_3\.4\.(\d+)\b")
_EXECUTABLE, _FILE, _FOLDER = 0o755, 0o644, 0o755


@dataclass(frozen=True, slots=True)
class Needs:
    """The packages that must be there, and those that are welcome."""

    depends: tuple[str, ...]
    recommends: tuple[str, ...]


def needs(folder: Path) -> Needs:
    """What the libraries of the app need of the system. Raises KeyError for an unknown one."""
    brought = {path.name for path in folder.rglob("*")}
    depends, welcome = set[str](), set(_CARETAKERS)
    glibc, glibcxx = {17}, {26}
    for library in _libraries(folder):
        told = subprocess.run(
            ["objdump", "--private-headers", library], capture_output=True, text=True, check=True
        ).stdout
        glibc.update(map(int, _GLIBC.findall(told)))
        glibcxx.update(map(int, _GLIBCXX.findall(told)))
        if _IF_THERE in str(library):
            continue
        packages = welcome if _WELCOME.search(str(library)) else depends
        packages.update(_BROUGHT_BY[name] for name in set(_NEEDED.findall(told)) - brought)
    versions = {
        "libc6": f"libc6 (>= 2.{max(glibc)})",
        "libstdc++6": f"libstdc++6 (>= {_GCC_OF[max(glibcxx)]})",
    }
    return Needs(
        tuple(versions.get(name, name) for name in sorted(depends)),
        tuple(sorted(welcome - depends)),
    )


def _libraries(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def make(folder: Path, into: Path, compression: str = "xz") -> Path:
    """The package of the app in *folder*; dpkg-deb knows the *compression*."""
    architecture = _told("dpkg", "--print-architecture")
    package = into / f"{bundle.NAME}_{__version__}_{architecture}.deb"
    with tempfile.TemporaryDirectory(dir=into, prefix=".packing-") as work:
        stage = Path(work)
        _lay(folder, stage)
        control = stage / "DEBIAN"
        control.mkdir()
        (control / "md5sums").write_text("".join(_sums(stage)), encoding="utf-8")
        (control / "control").write_text(_control(folder, stage, architecture), encoding="utf-8")
        _set_modes(stage)
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", f"-Z{compression}", "--build", stage, package],
            stdout=subprocess.DEVNULL,
            check=True,
        )
    return package


def _lay(folder: Path, stage: Path) -> None:
    """Puts everything where it will be on the user's machine."""
    shutil.copytree(folder, stage / "opt" / bundle.NAME, symlinks=True)
    binaries = stage / "usr" / "bin"
    binaries.mkdir(parents=True)
    (binaries / bundle.NAME).symlink_to(f"/opt/{bundle.NAME}/{bundle.NAME}")
    share.lay(stage / "usr" / "share")
    told = stage / "usr" / "share" / "doc" / bundle.NAME
    told.mkdir(parents=True)
    (told / "copyright").write_text(_copyright(), encoding="utf-8")
    changes = (bundle.TREE / "CHANGELOG.md").read_bytes()
    (told / "changelog.gz").write_bytes(gzip.compress(changes, mtime=0))


def _copyright() -> str:
    """Every work in the package, with its licence; what Debian has already is named."""
    works = tomllib.loads((_LICENCES / "licences.toml").read_text(encoding="utf-8"))["work"]
    parts = ["Tabletop, and what its folder /opt/tabletop brings with it.\n"]
    for work in works:
        parts.append(f"{work['name']}: {work['licence']}\n{'=' * 72}\n")
        for name in work["texts"]:
            if name.startswith(("gpl-", "lgpl-")):
                kept = name.removesuffix(".txt").removesuffix(".0").upper()
                parts.append(f"On Debian, its text is /usr/share/common-licenses/{kept}\n")
            else:
                parts.append((_LICENCES / name).read_text(encoding="utf-8"))
    return "\n".join(parts)


def _sums(stage: Path) -> Iterator[str]:
    for path in _files(stage):
        if not path.is_symlink():
            found = hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
            yield f"{found}  {path.relative_to(stage)}\n"


def _files(stage: Path) -> Iterable[Path]:
    return (path for path in sorted(stage.rglob("*")) if path.is_symlink() or path.is_file())


def _control(folder: Path, stage: Path, architecture: str) -> str:
    found = needs(folder)
    kilobytes = sum(-(-path.lstat().st_size // 1024) for path in stage.rglob("*"))
    return f"""\
Package: {bundle.NAME}
Version: {__version__}
Architecture: {architecture}
Maintainer: The Tabletop developers <developers@tabletop.invalid>
Installed-Size: {kilobytes}
Depends: {", ".join(found.depends)}
Recommends: {", ".join(found.recommends)}
Section: games
Priority: optional
Description: games on one calm table
 Board and dice games, played by click and drag at one computer: with the people who
 sit around it, with bots, with the dice of the screen or with your own. Sheets and
 boards print, and every match is kept.
"""


def _set_modes(stage: Path) -> None:
    """Whoever builds it with whatever umask, everybody may read it."""
    for path in (stage, *stage.rglob("*")):
        if path.is_symlink():
            continue
        runs = path.is_file() and os.access(path, os.X_OK)
        path.chmod(_FOLDER if path.is_dir() else _EXECUTABLE if runs else _FILE)


def _told(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def main() -> int:
    """Packs what lies in ``dist``; the exit code."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--into", type=Path, default=bundle.TREE / "dist", metavar="FOLDER")
    asked.add_argument("--compression", default="xz", metavar="KIND", help="as dpkg-deb knows it")
    words = asked.parse_args()
    into = words.into.resolve()
    package = make(into / bundle.NAME, into, words.compression)
    print(f"{package}  {bundle.in_megabytes(package)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
