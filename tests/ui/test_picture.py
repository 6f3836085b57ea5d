"""``tabletop screenshot``: the real window as a PNG, without a display."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tabletop import games
from tabletop.kernel import save
from ui.picture import played
from ui.stage.theme import DARK, LIGHT

GAME = games.names()[0]


def taken(source: object, out: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    gone = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "QT_SCALE_FACTOR")
    return subprocess.run(
        [sys.executable, "-m", "tabletop", "screenshot", str(source), "-o", str(out), *arguments],
        env={key: value for key, value in os.environ.items() if key not in gone},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize(
    ("arguments", "size"),
    [
        ((), (1280, 800)),
        (("--size", "1000x700", "--ratio", "2"), (2000, 1400)),
        (("--size", "700x500", "--ratio", "1.5"), (1050, 750)),
    ],
)
def test_has_as_many_pixels_as_was_said(tmp_path: Path, arguments, size) -> None:
    out = tmp_path / "a.png"
    answer = taken(GAME, out, "--plies", "12", *arguments)
    assert answer.returncode == 0, answer.stderr
    image = QImage(str(out))
    assert (image.width(), image.height()) == size


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_has_the_colours_that_were_said(tmp_path: Path, theme) -> None:
    out = tmp_path / "a.png"
    taken(GAME, out, "--theme", theme.name, "--plies", "12")
    assert QImage(str(out)).pixelColor(600, 3) == theme.colour("table")


def test_the_same_seed_gives_the_same_picture(tmp_path: Path) -> None:
    outs = [tmp_path / "a.png", tmp_path / "b.png", tmp_path / "c.png"]
    for out, seed in zip(outs, ("3", "3", "4"), strict=True):
        taken(GAME, out, "--seed", seed, "--plies", "40")
    one, same, other = (QImage(str(out)) for out in outs)
    assert one == same
    assert one != other


@pytest.mark.parametrize("source", [GAME, "shelf"])
def test_nothing_of_its_home_is_left(tmp_path: Path, monkeypatch, source: str) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    monkeypatch.setenv("TMPDIR", str(scratch))
    assert taken(source, tmp_path / "a.png").returncode == 0
    assert list(scratch.iterdir()) == []


def test_a_saved_match_is_shown_and_the_user_s_library_is_left_alone(
    tmp_path: Path, home: Path
) -> None:
    file = tmp_path / "a.tabletop"
    save.write(played(games.load(GAME), 2, 1, 30), file)
    assert taken(file, tmp_path / "a.png").returncode == 0
    assert (tmp_path / "a.png").exists()
    assert not home.exists()


def test_what_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    answer = taken(GAME, tmp_path / "nowhere" / "a.png")
    assert answer.returncode == 2
    assert "nowhere" in answer.stderr
    assert len(answer.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("seats", games.load(GAME).seats)
def test_bots_play_so_many_actions_or_to_the_end(seats: int) -> None:
    game = games.load(GAME)
    assert played(game, seats, 1, 17).ply == 17
    assert played(game, seats, 1, 100_000).turn is None
