"""Saves a match, and the same match a little later, in turn into one file until it is killed."""

from __future__ import annotations

import sys
from itertools import cycle
from pathlib import Path

from tabletop import games
from tabletop.kernel import save


def main(first: str, later: str, path: str) -> None:
    matches = [save.read(Path(file), games.load) for file in (first, later)]
    for match in cycle(matches):
        save.write(match, Path(path))
        print(match.ply, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
