"""Reads a match of a library where another disk is seen: ``reading.py PATH NUMBER``."""

from __future__ import annotations

import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from tabletop.library import Library, MatchId


def main(path: Path, number: MatchId) -> None:
    """Tells whether the file is whole, and the actions."""
    with closing(sqlite3.connect(path)) as file:
        whole = file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        whole &= file.execute("PRAGMA foreign_key_check").fetchall() == []
    with closing(Library(path)) as library:
        match, _ = library.open(number)
    actions = [match.game.encode(action) for action in match.actions]
    print(json.dumps({"whole": whole, "actions": actions}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), MatchId(int(sys.argv[2])))
