"""What a Linux desktop wants to know of Tabletop, laid out as a ``share`` folder.

    python packaging/share.py FOLDER

The texts are in ``packaging/linux``; what would grow old there is added here: an action
a game to the desktop file, in the words of the window, and the releases of the change
log. Icons are drawn. The keys are those of freedesktop.org's specifications: Desktop
Entry, Shared MIME-info, Icon Theme, and AppStream.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import icons
from PySide6.QtCore import QCoreApplication

from tabletop import games
from ui import games as looks
from ui import language

LINUX: Final = icons.ROOT / "packaging" / "linux"
CHANGES: Final = icons.ROOT / "CHANGELOG.md"
IDENTIFIER: Final = "org.example.Tabletop"
"""By which software centres know it; who publishes it puts a name of their own here."""
_MATCH_ICON: Final = "application-x-tabletop-match"
_RELEASE: Final = re.compile(r"^## (\S+) \((.+)\)$", re.MULTILINE)
_PART: Final = re.compile(r"^\*\*(.+)\*\*$", re.MULTILINE)
_POINT: Final = re.compile(r"^- ", re.MULTILINE)


def lay(folder: Path) -> None:
    """Lays everything out below *folder*, which becomes ``/usr/share`` or a part of it."""
    app = QCoreApplication.instance() or QCoreApplication([])
    _write(folder / "applications" / "tabletop.desktop", desktop(app))
    _write(folder / "metainfo" / f"{IDENTIFIER}.metainfo.xml", metainfo())
    mime = (LINUX / "tabletop-mime.xml").read_text(encoding="utf-8")
    _write(folder / "mime" / "packages" / "tabletop.xml", mime)
    theme = folder / "icons" / "hicolor"
    icons.write_theme(theme, "apps", "tabletop", icons.APP)
    icons.write_theme(theme, "mimetypes", _MATCH_ICON, icons.MATCH)


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def desktop(app: QCoreApplication) -> str:
    """The desktop file, with an action a game."""
    text = (LINUX / "tabletop.desktop").read_text(encoding="utf-8").rstrip()
    labels = {spoken: _labels(app, spoken) for spoken in language.LANGUAGES}
    names = games.names()
    text += f"\nActions={''.join(f'{_action(name)};' for name in names)}\n"
    for name in names:
        text += f"\n[Desktop Action {_action(name)}]\n"
        for spoken in language.LANGUAGES:
            key = "Name" if spoken == language.LANGUAGES[0] else f"Name[{spoken}]"
            text += f"{key}={labels[spoken][name]}\n"
        text += f"Exec=tabletop new {name}\nIcon=tabletop\n"
    return text


def _action(name: str) -> str:
    """How the desktop file names the action; it knows no underscore."""
    return f"new-{name.replace('_', '-')}"


def _labels(app: QCoreApplication, spoken: str) -> dict[str, str]:
    """What the action of each game is called in a language."""
    language.install(app, spoken)
    label = QCoreApplication.translate("NewMatch", "New match of {game}")
    return {name: label.format(game=looks.box(name).title()) for name in games.names()}


def metainfo() -> str:
    """What a software centre tells, with the releases there were."""
    # Comments are for those who edit the file.
    tree = ElementTree.parse(LINUX / "tabletop.metainfo.xml")
    releases = ElementTree.SubElement(tree.getroot(), "releases")
    for release in released():
        releases.append(release)
    ElementTree.indent(tree)
    told = ElementTree.tostring(tree.getroot(), encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{told}\n'


def released() -> Iterator[ElementTree.Element]:
    """Each release of the change log, newest first, with what it brings to players."""
    _, *parts = _RELEASE.split(CHANGES.read_text(encoding="utf-8"))
    for version, when, changes in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        try:
            day, kind = date.fromisoformat(when).isoformat(), "stable"
        except ValueError:
            # Not released: that is what is built here and now.
            day, kind = _today(), "development"
        release = ElementTree.Element("release", version=version, date=day, type=kind)
        description = ElementTree.SubElement(release, "description")
        bullets = ElementTree.SubElement(description, "ul")
        for news in _for_players(changes):
            ElementTree.SubElement(bullets, "li").text = news
        yield release


def _for_players(changes: str) -> Iterator[str]:
    """The points of the first part of a release, each on one line and without its marks."""
    _, _, first, *_ = _PART.split(changes)
    for point in _POINT.split(first)[1:]:
        yield " ".join(point.replace("`", "").split())


def _today() -> str:
    """The day of the build; SOURCE_DATE_EPOCH says which, where it is to be the same again."""
    said = os.environ.get("SOURCE_DATE_EPOCH")
    day = datetime.now(UTC) if said is None else datetime.fromtimestamp(int(said), UTC)
    return day.date().isoformat()


if __name__ == "__main__":
    lay(Path(sys.argv[1]))
