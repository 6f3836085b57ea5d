"""The dice of Hospital, which are its patients.

Who comes by ambulance is thrown until it is neither a 1 nor a 6: the four values
that are left are equally likely, and nobody has written down what was thrown before.
Only patients that are thrown anew keep whatever falls.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tabletop.games.hospital.actions import Action, Extra, Filled, Rethrown
from tabletop.games.hospital.printed import ADMITTED, VALUES

DICE: Final[Mapping[str, Sequence[int]]] = {"admitted": ADMITTED, "rethrown": VALUES}


def shown(action: Action) -> Iterator[tuple[str, int]]:
    """The faces that fell with an action."""
    match action:
        case Filled(ambulances):
            for ambulance in ambulances:
                for one in ambulance:
                    yield "admitted", one.value
        case Extra(one):
            yield "admitted", one.value
        case Rethrown(values):
            for value in values:
                yield "rethrown", value
