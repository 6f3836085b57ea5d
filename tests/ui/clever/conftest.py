"""A table of Clever in a real window.

A sheet is told in short: ``y 3.1 b 2 3 r 0/1`` has one yellow cross (the 3 in the first
row), two blue ones, and a re-roll that waits. Dice lie in hand, on the platter and on the
spaces: ``w3 y1 b5 / g3 o2 / p6``.
"""

from __future__ import annotations

import re
from functools import partial

import pytest

_EMPTY = {"y": "", "b": "", "g": "0", "o": "", "p": "", "r": "0/0", "e": "0/0"}


@pytest.fixture
def seated(laid):
    """Makes tables: what ``laid`` does, of this game."""
    return partial(laid, "clever")


@pytest.fixture
def at(seated):
    """Makes tables at a position: these sheets, and whatever differs from a first pick."""

    def lay(
        *sheets: str,
        turn: str = "asked 1 pick 1",
        dice: str = "w3 y1 b5 g3 o2 p6 / - / -",
        extra: str = "-",
        due: str = "-",
        round: int = 5,
        active: int = 1,
        lines: tuple[str, ...] = (),
        **table,
    ):
        sheets = sheets or ("",)
        start = (
            f"may round {min(round, 4) if len(sheets) == 4 else round} | first 1 active {active} "
            f"{turn} | {dice} / {extra} | {due} | {' / '.join(map(_whole, sheets))}"
        )
        return seated(*lines, start=start, seats=len(sheets), **table)

    return lay


def _whole(sheet: str) -> str:
    told = {part[0]: part[2:] for part in re.findall(r"[a-z](?: [^a-z]+)?(?= |$)", sheet)}
    return " ".join(f"{name} {marks}".rstrip() for name, marks in {**_EMPTY, **told}.items())


def cube(table, die):
    """The middle of a die."""
    return table.scene.tray.dice[die].sceneBoundingRect().center()


def cell(table, name):
    """The middle of a place on the large sheet."""
    return table.scene.large.place(name).center()
