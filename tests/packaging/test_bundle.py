"""Does the frozen app play, paint and print, where there is no Python?"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from pypdf import PdfReader

from tabletop import games
from tabletop.cli import main
from tests.packaging.frozen import closed, family, is_running, loaded_by, played, until

TREE = Path(__file__).parents[2]
MEGABYTE = 1_000_000
TIMES = {"seconds", "actions_per_second", "seconds_a_move", "longest_move"}


def timeless(told):
    """What must not depend on the machine."""
    match told:
        case dict():
            return {key: timeless(value) for key, value in told.items() if key not in TIMES}
        case list():
            return [timeless(value) for value in told]
        case _:
            return told


def here(capsys, *words):
    """What the same command says from source."""
    assert main(words) == 0
    return capsys.readouterr().out


def test_it_lists_every_game(frozen):
    done = frozen("games", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert [game["id"] for game in json.loads(done.stdout)] == list(games.names())


def test_every_module_and_every_drawing_is_in_it(frozen):
    inside = frozen.program.parent / "_internal"
    for package in ("tabletop", "ui"):
        for file in (TREE / package).rglob("*.*"):
            place = file.relative_to(TREE)
            if file.suffix == ".py":
                is_there = (inside / place).with_suffix(".pyc").is_file()
                assert is_there or place == Path("tabletop", "__main__.py")
            elif file.suffix != ".pyc":
                assert (inside / place).read_bytes() == file.read_bytes()
    for file in (TREE / "assets").rglob("*.*"):
        copy = inside / "tabletop" / file.relative_to(TREE)
        assert copy.read_bytes() == file.read_bytes()


def test_it_says_its_version(frozen, capsys):
    with pytest.raises(SystemExit):
        main(["--version"])
    assert frozen("--version").stdout == capsys.readouterr().out


@pytest.mark.parametrize("game", games.names())
def test_its_bots_play_as_they_do_from_source(frozen, capsys, game):
    weakest, *_, best = games.bots(game)
    words = ["arena", game, weakest, best, "--games", "2", "--budget", "0.01", "--json"]
    done = frozen(*words)
    assert (done.returncode, done.stderr) == (0, "")
    assert timeless(json.loads(done.stdout)) == timeless(json.loads(here(capsys, *words)))


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "clever", "--games", "40", "--seats", "2", "--json"),
        ("arena", "caries", "random", "careful", "--games", "20", "--json"),
    ],
    ids=lambda words: words[0],
)
def test_two_processes_play_what_one_plays(frozen, capsys, words):
    done = frozen(*words, "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert timeless(json.loads(done.stdout)) == timeless(json.loads(here(capsys, *words)))


def test_a_cluster_is_for_an_installation_with_python(frozen):
    done = frozen("arena", "caries", "random", "careful", "--games", "8", "--backend", "dask")
    assert done.returncode == 2
    assert done.stderr.startswith("tabletop: the backend dask needs a library")


@pytest.mark.parametrize("game", games.names())
def test_its_sheets_are_in_its_own_letters(frozen, tmp_path, game):
    out = tmp_path / "sheet.pdf"
    done = frozen("sheet", game, "--blank", "--lang", "fr", "-o", out)
    assert (done.returncode, done.stderr) == (0, "")
    (page, *_) = PdfReader(out).pages
    assert page.extract_text()
    fonts = page["/Resources"]["/Font"].values()
    assert any("Atkinson" in font["/BaseFont"] for font in fonts)


@pytest.mark.parametrize("game", games.names())
def test_it_paints_what_is_painted_from_source(frozen, surroundings, tmp_path, game):
    words = ["screenshot", game, "--lang", "fr", "--theme", "dark", "--plies", "30"]
    ours, theirs = tmp_path / "ours.png", tmp_path / "theirs.png"
    done = frozen(*words, "-o", ours)
    assert (done.returncode, done.stderr) == (0, "")
    subprocess.run([sys.executable, "-m", "tabletop", *words, "-o", theirs], check=True)
    assert ImageChops.difference(Image.open(ours), Image.open(theirs)).getbbox() is None


@pytest.mark.parametrize("platform", ["offscreen", "xcb"])
def test_a_window_opens_where_bots_play_and_closes(frozen, evening, display, platform):
    window = frozen.opened(evening, QT_QPA_PLATFORM=platform, DISPLAY=display)
    until(played(3), window)
    processes = family(window.pid)
    assert len(processes) > 1, "nobody thinks beside the window"
    for process in processes:
        for file in loaded_by(process):
            assert not file.is_relative_to(sys.prefix)
            assert not file.is_relative_to(sys.base_prefix) or sys.base_prefix == "/usr"
    assert closed(window) == 0
    until(lambda: not any(map(is_running, processes)))


def test_it_is_small_enough_to_pass_on(products):
    files = [path for path in (products / "tabletop").rglob("*") if not path.is_symlink()]
    assert sum(path.stat().st_size for path in files if path.is_file()) <= 200 * MEGABYTE
    (packed,) = products.glob("*.tar.xz")
    assert packed.stat().st_size <= 55 * MEGABYTE


def test_nothing_is_left_of_the_building(products):
    assert {path.name.split("-")[0] for path in products.iterdir()} == {"tabletop"}
