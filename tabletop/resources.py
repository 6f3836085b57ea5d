"""Finds what lies in ``assets/``: in a source tree, in a wheel, in a frozen app."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Final

from tabletop.kernel.errors import TabletopError

HOME: Final = "TABLETOP_HOME"
"""The variable that names another folder for the library, the settings and the reports."""


def logs() -> Path:
    """The folder of reports, and of what tells that a window is open."""
    named = os.environ.get(HOME)
    if named:
        return Path(named)
    import platformdirs

    return platformdirs.user_log_path("tabletop", "Tabletop")


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
