"""Why a file cannot be read, told so that it can be translated.

The decoder has only finished English to say. What it says most is known here,
and taken apart again; the rest stays as it came.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from string import Formatter
from typing import Final

from tabletop.kernel.errors import Problem

# What is longer comes first: a place is no part of what was found.
_KNOWN: Final = (
    Problem("Expected `{wanted}`, got `{found}` - at `{place}`"),
    Problem("Expected `{wanted}`, got `{found}`"),
    Problem("Object missing required field `{field}` - at `{place}`"),
    Problem("Object missing required field `{field}`"),
    Problem("Object contains unknown field `{field}` - at `{place}`"),
    Problem("Object contains unknown field `{field}`"),
    Problem("Integer value out of range - at `{place}`"),
    Problem("Number out of range - at `{place}`"),
    Problem("Input data was truncated"),
    Problem("Invalid UTF-8 encoded string"),
    Problem("'utf-8' codec can't decode byte {byte} in position {place}: {why}"),
    Problem("maximum recursion depth exceeded while deserializing an object"),
    Problem("JSON is malformed: {why} (byte {byte})"),
    Problem("invalid character"),
    Problem("invalid number"),
    Problem("invalid start byte"),
    Problem("invalid continuation byte"),
    Problem("unexpected end of data"),
    Problem("invalid escape character in string"),
    Problem("object keys must be strings"),
    Problem("trailing characters"),
    Problem("trailing comma in array"),
    Problem("trailing comma in object"),
    Problem("invalid escaped character"),
    Problem("invalid utf-16 surrogate pair"),
    Problem("unexpected end of escaped utf-16 surrogate pair"),
    Problem("expected ',' or ']'"),
    Problem("expected ',' or '}}'"),
    Problem("expected ':'"),
    Problem("expected '\"'"),
)


def _pattern(problem: Problem) -> re.Pattern[str]:
    """What is said where the places of *problem* are filled."""
    parts = [
        re.escape(words) + (f"(?P<{place}>.*)" if place else "")
        for words, place, *_ in Formatter().parse(problem.sentence)
    ]
    return re.compile("".join(parts), re.DOTALL)


@cache
def _patterns() -> tuple[tuple[Problem, re.Pattern[str]], ...]:
    return tuple((problem, _pattern(problem)) for problem in _KNOWN)


def told(words: str) -> Problem | str:
    """The decoder's *words* as a problem; themselves where they are not known."""
    for problem, pattern in _patterns():
        found = pattern.fullmatch(words)
        if found is not None:
            facts: dict[str, Problem | str] = dict(found.groupdict())
            if "why" in facts:
                facts["why"] = told(found["why"])
            return replace(problem, facts=facts)
    return words
