"""Nothing that a file says is believed: what is refused is refused at once, and left as it is."""

from __future__ import annotations

import shutil
from contextlib import closing, suppress
from pathlib import Path

import pytest

from tabletop import games
from tabletop.kernel import files, save
from tabletop.kernel.errors import LibraryError, SaveError
from tabletop.library import Library

CORPUS = Path(__file__).parents[1] / "broken" / "corpus"


def corpus(*where: str) -> list[Path]:
    return sorted(CORPUS.joinpath(*where).iterdir())


@pytest.mark.parametrize("file", corpus("save", "refused"), ids=lambda file: file.name)
def test_a_match_is_refused(file):
    with pytest.raises(SaveError) as caught:
        save.read(file, games.load, games.bot)
    assert str(caught.value).startswith(str(file))
    assert str(caught.value).endswith(".")
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("file", corpus("save", "opened"), ids=lambda file: file.name)
def test_a_match_that_is_strange_and_whole_is_read(file):
    match = save.read(file, games.load, games.bot)
    assert save.from_json(save.to_json(match), games.load).log == match.log


@pytest.mark.parametrize("file", corpus("library", "refused"), ids=lambda file: file.name)
def test_a_library_is_refused(file, tmp_path):
    path = Path(shutil.copy(file, tmp_path))
    with pytest.raises(LibraryError, match=r"cannot be used: .*\.$"):
        Library(path)
    assert path.read_bytes() == file.read_bytes()
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("file", corpus("library", "opened"), ids=lambda file: file.name)
def test_what_can_be_read_of_a_library_is_read(file, tmp_path):
    with closing(Library(Path(shutil.copy(file, tmp_path)))) as library:
        for entry in library.recent(9):
            # A match that is broken hides no other.
            with suppress(SaveError):
                assert library.open(entry.id)[0].game.id == entry.game
        for name in games.names():
            assert all(record.game == name for record in library.records(name))


def test_another_program_has_planted_something(tmp_path):
    path = Path(shutil.copy(CORPUS / "library" / "refused" / "trigger-without-end", tmp_path))
    with pytest.raises(LibraryError, match="another program has changed its tables"):
        Library(path)


@pytest.mark.parametrize("change", ["edition = -1", "edition = 9e18", "length = -1", "length = ''"])
def test_what_is_counted_on_must_be_a_number(tmp_path, change):
    path = Path(shutil.copy(CORPUS / "library" / "opened" / "whole-and-in-small-pages", tmp_path))
    with closing(Library(path)) as library:
        (*_, first) = library.recent(9)
        with library._file.transaction() as file:
            file.execute(f"UPDATE matches SET {change}")
        with pytest.raises(SaveError, match="its actions cannot be counted"):
            library.open(first.id)


def test_a_match_that_is_longer_than_what_was_played_is_refused(tmp_path):
    path = Path(shutil.copy(CORPUS / "library" / "opened" / "whole-and-in-small-pages", tmp_path))
    with closing(Library(path)) as library:
        (*_, first) = library.recent(9)
        with library._file.transaction() as file:
            file.execute("UPDATE matches SET length = 9999")
            file.execute(
                "DELETE FROM actions WHERE match = ? AND ply >= ?", (first.id, first.length)
            )
        with pytest.raises(SaveError, match="do not lead to its last position"):
            library.open(first.id)


def test_a_name_that_is_none_for_any_system():
    with pytest.raises(files.Unreadable, match="null byte"):
        files.content(Path("a\0b"), 9)
