"""Does what ``pip install .`` installs find its games and its drawings?"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tabletop import games

TREE = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a fresh installation; the libraries are those of the tests."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, TREE]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as content:
        content.extractall(folder / "installed")
    return folder / "installed"


def run(installed: Path, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The installed command, far from the source tree."""
    environment = {**os.environ, "PYTHONPATH": str(installed), "TABLETOP_HOME": str(home)}
    return subprocess.run(
        [sys.executable, "-m", "tabletop", *arguments],
        cwd=home.parent,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_command_lists_every_game(installed, home):
    done = run(installed, home, "games", "--json")
    assert done.returncode == 0, done.stderr
    assert {game["id"] for game in json.loads(done.stdout)} == set(games.names())


@pytest.mark.parametrize("game", games.names())
def test_a_sheet_is_drawn_from_the_installed_drawings(installed, home, tmp_path, game):
    out = tmp_path / "sheet.pdf"
    done = run(installed, home, "sheet", game, "--blank", "-o", str(out))
    assert done.returncode == 0, done.stderr
    assert out.read_bytes().startswith(b"%PDF")


def test_the_wheel_has_the_compiled_translations_and_the_fonts(installed):
    assets = installed / "tabletop" / "assets"
    assert (assets / "translations" / "fr.qm").is_file()
    assert len(list((assets / "fonts").glob("*.ttf"))) == 4


def test_the_wheel_holds_no_tests(installed):
    assert {path.name for path in installed.iterdir() if "." not in path.name} == {"tabletop", "ui"}
