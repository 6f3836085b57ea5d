"""What broke something once, or was thought of first: ``corpus/<kind>/<opened or refused>/``."""

from __future__ import annotations

from pathlib import Path

import pytest

CORPUS = Path(__file__).with_name("corpus")
FILES = sorted(path for path in CORPUS.rglob("*") if path.is_file())


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(CORPUS)))
def test_a_file_of_the_corpus(reader, file):
    kind, came, _ = file.relative_to(CORPUS).parts
    files = reader(kind)
    files.open(file.read_bytes())
    assert files.came == {came: 1}
