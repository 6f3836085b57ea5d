"""Finds what lies in ``assets/``: in a source tree, in a wheel, in a frozen app."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from tabletop.kernel.errors import TabletopError

HOME: Final = "TABLETOP_HOME"
"""The variable that names another folder for the library, the settings and the reports."""


def own(kind: str) -> Path | None:
    """The user's folder for ``data`` or a ``log``; None where the system knows no user."""
    named = os.environ.get(HOME)
    if named:
        return Path(named)
    import platformdirs

    with suppress(RuntimeError):
        found: Path = getattr(platformdirs, f"user_{kind}_path")("tabletop", "Tabletop")
        # Older versions would have a folder "~" made wherever one stands.
        if found.is_absolute():
            return found
    return None


def logs() -> Path:
    """The folder of reports, and of what tells that a window is open."""
    # Below what is no folder none can be made: then there are neither.
    return own("log") or Path(os.devnull) / "tabletop"


def documents() -> Path:
    """Where dialogs for files begin: with the user, or where one stands if there is none."""
    with suppress(RuntimeError):
        return Path.home()
    return Path()


@cache
def root() -> Path:
    """The folder of the assets. Raises TabletopError where the installation lacks it."""
    here = Path(__file__).resolve().parent
    # A wheel and a frozen app carry the assets inside the package, a source tree beside it.
    for folder in (here / "assets", here.parent / "assets"):
        if folder.is_dir():
            return folder
    raise TabletopError(
        "the pictures of Tabletop are missing: no folder assets beside {folder}.", folder=here
    )


def asset(name: str) -> Path:
    """The file of that name below ``assets/``, like ``caries/board.svg``."""
    return root() / name
