"""Thousands of broken files: each opens as something whole, or is refused in one sentence."""

from __future__ import annotations

import json
import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.kernel import save
from tests.broken import intact
from tests.broken.breaking import DEEP, TEXTS, broken_bytes, broken_document
from tests.broken.conftest import MOST_MEMORY


@pytest.mark.trust
def test_saves(reader, tries, tell):
    """Of every game and every option."""
    saves = reader("save")

    @tries(150, 3000)
    @given(broken_document(intact.documents()))
    def documents(content):
        saves.open(content)

    @tries(100, 1500)
    @given(broken_bytes(*intact.saves()))
    def texts(content):
        saves.open(content)

    documents()
    texts()
    tell(saves, "saves")


@pytest.mark.trust
def test_cards_for_hospital(reader, tries, tell):
    cards = reader("content")
    whole = intact.content()

    @tries(60, 600)
    @given(st.one_of(broken_document([json.loads(whole)]), broken_bytes(whole)))
    def broken(content):
        cards.open(content)

    broken()
    tell(cards, "cards for Hospital")


@pytest.mark.trust
@pytest.mark.parametrize(
    ("kind", "whole", "what"),
    [
        ("setup", intact.setup(), "positions for Croco"),
        ("circuit", intact.circuit(), "circuits for Caries"),
    ],
    ids=["croco", "caries"],
)
def test_lines_of_an_option(reader, tries, tell, kind, whole, what):
    lines = reader(kind)
    long = st.sampled_from([one.encode("utf-8", "surrogatepass") for one in TEXTS])

    @tries(40, 400)
    @given(st.one_of(broken_bytes(whole), broken_bytes(whole * 50), long))
    def broken(content):
        lines.open(content)

    broken()
    tell(lines, what)


@pytest.mark.trust
def test_settings(reader, tries, tell):
    """A window opens with them all the same, and keeps what is set from then on."""
    kept = reader("settings")

    @tries(4, 150)
    @given(broken_bytes(intact.settings()))
    def file(content):
        kept.open(content)

    @tries(5, 150)
    @given(broken_document([json.loads(intact.choice("hospital"))]))
    def how_a_game_was_set_up(choice):
        kept.open(intact.settings({"hospital": choice.decode("utf-8", "replace")}))

    @tries(3, 30)
    @given(st.sampled_from(TEXTS))
    def word(text):
        text = text.encode("utf-8", "replace").decode()
        others = ("theme", "text", "speed", "language", "files", "pace", "guide", "contrast")
        kept.open(intact.settings(**dict.fromkeys(others, text)))

    file()
    how_a_game_was_set_up()
    word()
    tell(kept, "settings")
    assert set(kept.came) == {"opened"}


@pytest.mark.trust
def test_marks_of_a_violent_end(reader, tries, tell):
    marks = reader("mark")

    @tries(5, 100)
    @given(st.one_of(broken_bytes(intact.mark()), broken_document([json.loads(intact.mark())])))
    def broken(content):
        marks.open(content)

    broken()
    tell(marks, "marks of a violent end")
    assert set(marks.came) == {"opened"}


EXTREMES = {
    "nothing": b"",
    "100 MB of nothing": 100 * 10**6,
    "a deep list": b"[" * DEEP,
    "a deep list that ends": b"[" * DEEP + b"]" * DEEP,
    "a mark of Windows": b"\xef\xbb\xbf{}",
    "UTF-16": '{"format": "tabletop-match", "schema": 1}'.encode("utf-16"),
}
LARGE = {
    "lists": b"[],",
    "letters": b'"a",',
    "numbers": b"0,",
    "objects": b'{"":0},',
}


@pytest.mark.parametrize("kind", ["save", "library", "content", "setup", "circuit"])
class TestExtreme:
    @pytest.mark.parametrize("content", EXTREMES.values(), ids=EXTREMES)
    def test_content(self, reader, kind, content):
        files = reader(kind)
        path = files.place()
        with path.open("wb") as file:
            file.truncate(content) if isinstance(content, int) else file.write(content)
        files.open(path)
        assert files.largest < MOST_MEMORY * 2**20
        # Nothing is a new library, no set-up, and the house's own cards.
        assert content == b"" or files.came == {"refused": 1}

    def test_a_folder(self, reader, kind):
        files = reader(kind)
        path = files.place()
        path.mkdir()
        files.open(path)
        assert files.came == {"refused": 1}

    def test_a_pipe(self, reader, kind):
        """Nobody waits for what comes out of it."""
        files = reader(kind)
        path = files.place()
        os.mkfifo(path)
        files.open(path)
        assert files.came == {"refused": 1}

    @pytest.mark.parametrize("device", ["/dev/zero", "/dev/full", "/dev/null", "/dev/tty"])
    def test_a_device(self, reader, kind, device):
        files = reader(kind)
        path = files.place()
        path.symlink_to(device)
        files.open(path)
        assert files.came == {"refused": 1}

    def test_a_link_to_itself(self, reader, kind):
        files = reader(kind)
        path = files.place()
        path.symlink_to(path)
        files.open(path)
        assert files.came == {"refused": 1}


@pytest.mark.parametrize("inside", ["actions", "undone", "options", "seats", "more"])
@pytest.mark.parametrize("flood", LARGE.values(), ids=LARGE)
def test_the_largest_save_that_is_read_needs_little(reader, inside, flood):
    saves = reader("save")
    head = f'{{"format": "tabletop-match", "schema": 1, "{inside}": ['.encode()
    flooded = flood * ((save.LARGEST - len(head)) // len(flood) - 1)
    saves.open(head + flooded.removesuffix(b",") + b"]}")
    assert saves.came == {"refused": 1}
    assert saves.largest < MOST_MEMORY * 2**20
