"""Words of a command line: what each kind must be like, and the value it stands for.

argparse tells what is wrong with one as the end of a sentence that names the option.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable
from typing import Final

_SMALLEST, _LARGEST = (320, 240), (7680, 4320)
SIZES: Final = "from {}x{} to {}x{}".format(*_SMALLEST, *_LARGEST)
RATIOS: Final = "from 0.5 to 4"
MOST_JOBS: Final = 1024
"""Processes; more would only be in each other's way."""


def missing(action: argparse.Action) -> str:
    """What should stand where nothing does."""
    name = "/".join(action.option_strings)
    if not name:
        return f"{action.metavar} is missing: {action.help}"
    if callable(action.type):
        try:
            action.type("")
        except argparse.ArgumentTypeError as error:
            return f"{name}: {error}".removesuffix(', not ""')
    return f"{name}: takes {action.metavar}: {action.help}"


def listed(words: Iterable[str], last: str = "and") -> str:
    """Words as a list within a sentence."""
    *most, end = words
    return f"{', '.join(most)} {last} {end}" if most else end


def whole(text: str) -> int:
    """Any whole number."""
    if not re.fullmatch(r"[+-]?[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError(f'takes a whole number, not "{text}"')
    return int(text)


def from_(least: int, most: int | None = None) -> Callable[[str], int]:
    """A whole number that is large enough, and not too large."""
    limit, bounds = (10**9 - 1, "up") if most is None else (most, f"to {most}")

    def number(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text) or not least <= int(text) <= limit:
            raise argparse.ArgumentTypeError(f'takes a number from {least} {bounds}, not "{text}"')
        return int(text)

    return number


def one_of(*words: str) -> Callable[[str], str]:
    """One of a few words."""

    def word(text: str) -> str:
        if text not in words:
            raise argparse.ArgumentTypeError(f'takes {listed(words, "or")}, not "{text}"')
        return text

    return word


def names(text: str) -> tuple[str, ...]:
    """Names between commas."""
    return tuple(name.strip() for name in text.split(","))


def setting(text: str) -> tuple[str, str]:
    """What an option of a game is set to."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f'takes NAME=VALUE, not "{text}"')
    return name.strip(), value.strip()


def size(text: str) -> tuple[int, int]:
    """Of a window: width and height."""
    found = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    sides = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(map(_lies_between, _SMALLEST, sides, _LARGEST)):
        raise argparse.ArgumentTypeError(f'takes a size like 1280x800, {SIZES}, not "{text}"')
    return sides


def ratio(text: str) -> float:
    """Pixels a point."""
    if not re.fullmatch(r"[0-9](\.[0-9]{1,9})?", text) or not _lies_between(0.5, float(text), 4):
        raise argparse.ArgumentTypeError(f'takes a number {RATIOS}, not "{text}"')
    return float(text)


def seconds(text: str) -> float:
    """A time that a bot may plan by."""
    if not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,9})?", text) or not float(text):
        raise argparse.ArgumentTypeError(f'takes seconds like 0.1 or 3, not "{text}"')
    return float(text)


def _lies_between(least: float, number: float, most: float) -> bool:
    return least <= number <= most
