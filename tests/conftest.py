"""What all tests share: no display, no library of the user's own, the same tries every time."""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

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
    parser.addoption(
        "--thorough",
        action="store_true",
        help="try as often as `make trust` does, which takes an hour",
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What tries so often is not traced: that takes three times as long, and others suffice."""
    for item in items:
        if item.get_closest_marker("trust"):
            item.add_marker("no_cover")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the library during a test."""
    folder = tmp_path / "home"
    monkeypatch.setenv("TABLETOP_HOME", str(folder))
    return folder


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """What the program tells its own QApplication; so no desktop has another style here."""
    from ui.style import WORDS

    return ["tabletop", *WORDS]


@pytest.fixture(scope="session")
def thorough(request: pytest.FixtureRequest) -> bool:
    """Whether to try as often as ``make trust`` does, not as ``make test`` has time for."""
    return bool(request.config.getoption("--thorough"))


@pytest.fixture(scope="session")
def figure() -> Callable[..., None]:
    """Tells a figure of ``make trust``: ``figure("Killed", "in the window", 100)``.

    The words are those of ``Figure`` in ``bench/figures.py``.
    """
    path = Path(__file__).parent.parent / "bench" / "figures.py"
    spec = importlib.util.spec_from_file_location("figures", path)
    assert spec is not None
    assert spec.loader is not None
    figures = importlib.util.module_from_spec(spec)
    sys.modules["figures"] = figures  # a dataclass looks its module up
    spec.loader.exec_module(figures)

    def tell(group: str, what: str, value: float, **more: Any) -> None:
        figures.Figure(group, what, value, **more).tell()

    return tell
