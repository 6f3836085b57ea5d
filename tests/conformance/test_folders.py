"""A game is a folder in each of four places, and nothing lists the games but these."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from tabletop import games
from tabletop.kernel.options import Choice

ROOT = Path(__file__).parents[2]
MATES = ("tabletop/games", "ui/games", "tests/games")
# Folders of assets that belong to all games.
SHARED_ASSETS = {"common", "fonts", "icons", "licences", "sounds", "translations"}


def _folders(where: str) -> set[str]:
    return {
        path.name
        for path in (ROOT / where).iterdir()
        if path.is_dir() and not path.name.startswith((".", "_"))
    }


@pytest.mark.parametrize("where", MATES)
def test_the_folders_are_the_games(where):
    assert _folders(where) == set(games.names())


def test_every_game_has_assets_and_nobody_else():
    assert _folders("assets") - SHARED_ASSETS == set(games.names())


def test_every_game_has_play_throughs():
    assert _folders("tests/golden") == set(games.names())


def test_nothing_shared_names_a_game():
    """A fifth game edits no list."""
    for where in ("tabletop", "ui"):
        for path in (ROOT / where).rglob("*.py"):
            if path.is_relative_to(ROOT / where / "games"):
                continue
            text = path.read_text(encoding="utf-8")
            named = [name for name in games.names() if f'"{name}' in text or f"'{name}" in text]
            assert not named, f"{path} names {named}"


def test_a_game_presents_itself(name):
    game = games.load(name)
    assert game.id == name
    assert set(game.names) == {"en", "fr"}
    assert game.rules_version >= 1
    assert list(game.seats) == sorted(set(game.seats))
    assert min(game.seats) >= 1
    ids = [option.id for option in game.options]
    assert len(set(ids)) == len(ids)
    for option in game.options:
        assert option.problem(option.default) is None
        if isinstance(option, Choice):
            assert len(set(option.values)) == len(option.values) > 1


def test_the_protocol_is_answered_in_its_order(name):
    """Who knows one game's rules.py finds everything in the other's."""
    kind = type(games.load(name))
    order = [
        "longest",
        "initial",
        "turn",
        "roller",
        "throws",
        "legal_actions",
        "is_outcome",
        "sample",
        "apply",
        "scores",
        "ranking",
        "notation",
        "parse",
        "encode",
        "decode",
    ]
    answered = [answer for answer in vars(kind) if answer in order]
    assert answered == order


def test_rules_bring_no_window_and_no_painter(name):
    package = importlib.import_module(f"tabletop.games.{name}")
    folder = Path(package.__file__).parent
    for path in folder.rglob("*.py"):
        assert "PySide6" not in path.read_text(encoding="utf-8"), path
