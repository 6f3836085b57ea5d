"""The command line as somebody at a terminal meets it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tabletop import games
from tabletop.cli import main
from tabletop.kernel import save
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import Player


@dataclass
class Answer:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """What was printed, read as JSON."""
        return json.loads(self.out)

    @property
    def sentence(self) -> str:
        """The one sentence on stderr of a command that was refused."""
        assert self.code == 2, self
        assert self.out == ""
        assert self.err.endswith(".\n")
        assert self.err.count("\n") == 1
        assert "usage" not in self.err
        assert "Traceback" not in self.err
        return self.err.removesuffix("\n")


@pytest.fixture
def tabletop(capsys: pytest.CaptureFixture[str]) -> Callable[..., Answer]:
    """Runs a command in this process: ``tabletop("simulate", "caries")``."""

    def tabletop(*words: str) -> Answer:
        try:
            code = main(words)
        except SystemExit as left:  # --help and --version leave by themselves
            code = int(left.code or 0)
        out, err = capsys.readouterr()
        return Answer(code, out, err)

    return tabletop


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A saved match: Zoé and a bot, a few actions in."""
    game = games.load("caries")
    players = (Player("Zoé", "blue", "circle"), Player("Ben", "green", "square", "careful"))
    agreed = settled(game.options, {"dice": "two"}, "caries")
    match = Match(game, Setup(agreed, players, seed=5))
    for line in ("starts 2", "two dice", "roll 3 6", "one die", "roll 1", "roll 4"):
        match.play(game.decode(line))
    path = tmp_path / "evening.tabletop"
    save.write(match, path)
    return path
