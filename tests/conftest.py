"""What all tests share: no display, no library of the user's own, the same tries every time."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Two runs on one tree try the same, and a slow machine fails nothing.
settings.register_profile("tabletop", deadline=None, derandomize=True, database=None)
settings.load_profile("tabletop")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="write the golden play-throughs anew instead of comparing; review the difference",
    )


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the library during a test."""
    folder = tmp_path / "home"
    monkeypatch.setenv("TABLETOP_HOME", str(folder))
    return folder
