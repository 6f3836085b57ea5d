"""The frozen app, built once, and what it runs in: nothing but a home of its own."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import pytest

from tabletop import games
from tabletop.kernel import save
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from tests.packaging.frozen import Frozen

TREE = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def products(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder with all that ``make bundle`` makes, packed with less effort.

    It is built once, also where several processes share the tests.
    """
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder = shared / "Jeux de société"
    with (shared / "in-use.lock").open("w") as in_use, (shared / "building.lock").open("w") as lock:
        fcntl.flock(in_use, fcntl.LOCK_SH)
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not list(folder.glob("*.tar.xz")):
            script = TREE / "packaging" / "bundle.py"
            subprocess.run([sys.executable, script, "--into", folder, "--effort", "1"], check=True)
        fcntl.flock(lock, fcntl.LOCK_UN)
        yield folder
        # Pytest keeps what its last runs left; this is too much to keep. The last one clears up.
        with suppress(BlockingIOError):
            fcntl.flock(in_use, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(folder)


@pytest.fixture
def surroundings(home: Path, tmp_path: Path) -> Mapping[str, str]:
    """All that a program is told of the machine: no path on which a Python could be."""
    return {
        "HOME": str(tmp_path),
        "LANG": "C.UTF-8",
        "PATH": "",
        "TABLETOP_HOME": str(home),
        "XDG_RUNTIME_DIR": str(tmp_path),
    }


@pytest.fixture
def frozen(products: Path, surroundings: Mapping[str, str]) -> Iterator[Frozen]:
    app = Frozen(products / "tabletop" / "tabletop", surroundings)
    yield app
    app.end()


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """A screen that nobody sees."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-noreset"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as numbers:
        number = numbers.readline().strip()
    assert number, "there is no Xvfb"
    yield f":{number}"
    server.terminate()
    server.wait()


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A match that waits for its first action; bots sit on both seats."""
    game = games.load("caries")
    options = settled(game.options, {}, game.id)
    file = tmp_path / "Une soirée.tabletop"
    save.write(Match(game, Setup(options, unnamed(["careful", "careful"]), 3)), file)
    return file
