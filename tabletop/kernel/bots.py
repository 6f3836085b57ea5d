"""A bot is a pure function: it sees the rules and the position, and nothing else.

It gets a generator of its own for breaking ties and for playing positions on in
its mind; the match's dice come from another, which no bot ever sees. How much it
may think is given in seconds, but a bot turns that into a number of positions and
never looks at a clock: the same question has the same answer on every machine.
"""

from __future__ import annotations

from typing import Any, Protocol

from tabletop.kernel.game import AnyGame, Rng, one_of


class Choose(Protocol):
    """How a bot picks one legal action of *state* worth *budget* seconds."""

    def __call__(self, game: AnyGame, state: Any, rng: Rng, budget: float) -> Any:
        """The action it takes."""
        ...


def random_bot(game: AnyGame, state: Any, rng: Rng, budget: float) -> Any:
    """Any legal action, each as likely as the other."""
    return one_of(game.legal_actions(state), rng)
