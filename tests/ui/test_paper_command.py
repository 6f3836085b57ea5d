"""``tabletop sheet``: sheets of games and of saved matches, without a display."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QCoreApplication

from tabletop import games
from tabletop.kernel import save
from tabletop.kernel.errors import ExportError, SaveError, TabletopError, UnknownGame
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from ui import language
from ui.paper import command


def sizes(path: Path) -> list[tuple[int, int]]:
    """The pages' sizes in points."""
    return [
        (round(page.mediabox.width), round(page.mediabox.height)) for page in PdfReader(path).pages
    ]


@pytest.fixture
def speaks_english_again(qapp: QCoreApplication) -> Iterator[None]:
    yield
    language.install(qapp, "en")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A match of two bots, as a file."""
    game = games.load("caries")
    players = unnamed(["random", "random"])
    match = Match(game, Setup(settled(game.options, {}, "caries"), players, 4711))
    for _ in range(3):
        match.play(match.drawn() if match.turn == -1 else game.legal_actions(match.state)[0])
    path = tmp_path / "match.tabletop"
    save.write(match, path)
    return path


@pytest.mark.usefixtures("qapp", "speaks_english_again")
class TestCommand:
    def run(self, source: object, out: Path, **wanted: object) -> str:
        """The words of the sheet that the command writes."""
        asked = {"blank": False, "kind": None, "paper": "A4", "lang": "en", **wanted}
        command.run(str(source), out, **asked)  # type: ignore[arg-type]
        return "\n".join(page.extract_text() for page in PdfReader(out).pages)

    def test_a_saved_match_gives_its_sheet_in_the_language_asked_for(
        self, saved: Path, tmp_path: Path
    ) -> None:
        for lang in language.LANGUAGES:
            words = self.run(saved, tmp_path / "out.pdf", lang=lang)
            assert "Random 1" in words
            assert "4711" in words

    def test_blank_asks_for_an_empty_sheet_of_a_match(self, saved: Path, tmp_path: Path) -> None:
        assert "Random 1" not in self.run(saved, tmp_path / "out.pdf", blank=True)

    @pytest.mark.parametrize("game", games.names())
    def test_a_game_gives_a_blank_sheet(self, game: str, tmp_path: Path) -> None:
        self.run(game, tmp_path / "out.pdf", paper="letter")
        assert sorted(sizes(tmp_path / "out.pdf")[0]) == [612, 792]

    @pytest.mark.parametrize(
        ("source", "error"),
        [("chess", UnknownGame), ("chess.tabletop", SaveError), ("no/where", SaveError)],
    )
    def test_what_is_neither_game_nor_match_is_named(
        self, source: str, error: type[TabletopError], tmp_path: Path
    ) -> None:
        with pytest.raises(error, match=source):
            self.run(source, tmp_path / "out.pdf")

    @pytest.mark.parametrize(
        ("wanted", "sentence"),
        [
            ({"paper": "A5"}, 'no paper "A5"'),
            ({"kind": "poster"}, 'no blank sheet "poster"'),
        ],
        ids=["paper", "kind"],
    )
    def test_what_there_is_not_is_refused(
        self, wanted: dict[str, object], sentence: str, tmp_path: Path
    ) -> None:
        with pytest.raises(ExportError, match=sentence):
            self.run("caries", tmp_path / "out.pdf", **wanted)
        assert not (tmp_path / "out.pdf").exists()

    def test_needs_no_display(self, tmp_path: Path) -> None:
        program = (
            "from pathlib import Path; from ui.paper import command; "
            "command.run('caries', Path('out.pdf'), blank=True, kind=None, paper='A4', lang='fr')"
        )
        without = {
            name: value
            for name, value in os.environ.items()
            if name not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
        }
        tree = str(Path(command.__file__).parents[2])
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=tmp_path,
            env={**without, "PYTHONPATH": tree},
            check=True,
            timeout=60,
        )
        assert sizes(tmp_path / "out.pdf") == [(595, 842)]
