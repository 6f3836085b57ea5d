"""Plays match after match into a library until it is killed; tells each action once it was played.

A line is the number of the match, and the action.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from tabletop import games
from tabletop.kernel.game import CHANCE, one_of
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from tabletop.library import Library
from tabletop.session import Session


def main(path: str, seed: str) -> None:
    library = Library(Path(path))
    game = games.load("caries")
    agreed = settled(game.options, {"teeth": "choose", "dice": "two"}, game.id)
    rng = Random(seed)
    while True:
        match = Match(game, Setup(agreed, unnamed([None, "random"]), int(seed)))
        kept = library.begin(match)
        session = Session(match, kept)
        while session.turn is not None:
            if session.turn == CHANCE:
                session.throw()
            else:
                session.play(one_of(session.legal_actions, rng))
            print(kept.id, game.encode(match.log[-1].action), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
