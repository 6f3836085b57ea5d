"""How files are broken, as strategies of hypothesis: their bytes, their JSON, their SQL."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

DEEP: Final = 100_000
_PAGE: Final = 512
"""Bytes that are swapped at once: a page of a disk, an eighth of a library's."""


class Content(bytes):
    """What a broken file holds; a failure names the file instead of telling all of it."""

    def __repr__(self) -> str:
        return f"<{len(self)} bytes>"


@dataclass(frozen=True, slots=True)
class Raw:
    """JSON, or what looks like it, as it stands in the file."""

    text: str


def _long(sign: str) -> str:
    return sign * DEEP


NUMBERS: Final = (
    *(0, -1, 1, 2, 255, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**30, 10**300),
    *(0.5, 1e308, Raw("1e400"), Raw("-1e400"), Raw("-0"), Raw("-0.0"), Raw("1E+2"), Raw("01")),
    *(Raw("NaN"), Raw("-Infinity"), Raw("9" * 5000), Raw("-" + "9" * 4300), Raw("0." + "3" * 9999)),
)
TEXTS: Final = (
    *(
        "",
        " ",
        "\0",
        "a\0b",
        "\n",
        "\ud800",
        "\udfff\ud800",
        "\ufeff",
        "\u202e",
        "é",
        "🦷",
        "x" * DEEP,
    ),
    *("chess", "caries", "../../../etc/passwd", "__import__('os').system('true')", "None", "1"),
    *("{0.__class__}", "{problem}", "%s%n", "<b>x</b>", "1e400", "9" * 5000, "roll 99999999999999"),
    *("roll " + "6 " * 5000, "starts 1", "stop", "yes", "-1", "0x10", "１", "pass", "genius"),
)
NESTED: Final = (
    *([], {}, [[]], [None] * 1000, {"a": None}, {"": ""}, [{}] * 100, ["roll 1"] * 3000),
    *(Raw("[" * DEEP), Raw("[" * DEEP + "]" * DEEP), Raw('{"a":' * DEEP + "1" + "}" * DEEP)),
    *(Raw("[" * 900 + "]" * 900), Raw("[" + "[]," * 50_000 + "[]]"), Raw("")),
)
foreign: Final[SearchStrategy[Any]] = st.one_of(
    st.sampled_from((None, True, False)),
    st.sampled_from(NUMBERS),
    st.sampled_from(TEXTS),
    st.sampled_from(NESTED),
)
"""What does not belong there."""


def written(value: Any) -> str:
    """A document as JSON, with what is raw in it as it is."""
    match value:
        case Raw(text):
            return text
        case dict():
            pairs = (f"{json.dumps(key)}: {written(each)}" for key, each in value.items())
            return "{" + ",\n ".join(pairs) + "}"
        case list():
            return "[" + ",\n ".join(map(written, value)) + "]"
        case _:
            return json.dumps(value)


# Documents


def _places(document: Any, place: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something stands: keys and numbers on the way there."""
    match document:
        case dict():
            inside = list(document.items())
        case list():
            inside = list(enumerate(document))
        case _:
            inside = []
    return [place] * bool(place) + [
        deep for key, value in inside for deep in _places(value, (*place, key))
    ]


def _exchanged(old: Any, draw: DrawFn) -> Any:
    """Something else in its place: of another kind, or hardly another."""
    if isinstance(old, str) and old and draw(st.booleans()):
        return _broken_bytes(old.encode("utf-8", "surrogatepass"), draw).decode(
            "utf-8", "surrogateescape"
        )
    if type(old) is int and draw(st.booleans()):
        return old + draw(st.sampled_from((-1, 1, 2, 100)))
    return copy.deepcopy(draw(foreign))


def _one_of(among: Sequence[Any], draw: DrawFn) -> Any:
    """One of many, drawn by its number: a failure is told without all the others."""
    return among[draw(st.integers(0, len(among) - 1))]


def _break_once(document: Any, others: Sequence[Any], draw: DrawFn) -> None:
    # First one of its parts: else it were nearly always one of many actions.
    parts = list(document) if isinstance(document, dict) else range(len(document))
    part = _one_of(parts, draw)
    *way, last = _one_of([(part,), *_places(document[part], (part,))], draw)
    where = document
    for key in way:
        where = where[key]
    old = where[last]
    match draw(st.sampled_from(("another", "another", "another", "gone", "twice", "moved", "of"))):
        case "gone":
            del where[last]
        case "twice" if isinstance(where, list):
            where.insert(last, old)
        case "twice":
            again = written(_exchanged(old, draw))
            where[last] = Raw(f"{written(old)}, {json.dumps(last)}: {again}")
        case "moved" if isinstance(where, list):
            to = draw(st.integers(0, len(where) - 1))
            where[last], where[to] = where[to], old
        case "moved":
            where[draw(st.sampled_from(("", "format", "Schema", last + " ", "x" * 999)))] = old
        case "of" if len(way) == 0 and isinstance(document, dict):
            other = _one_of(others, draw)
            where[last] = copy.deepcopy(other.get(last, old))
        case _:
            where[last] = _exchanged(old, draw)


def broken_document(documents: Sequence[Any]) -> SearchStrategy[Content]:
    """One of *documents* with something else, something less or something more in it."""

    @st.composite
    def broken(draw: DrawFn) -> Content:
        return Content(_broken_document(documents, draw))

    return broken()


def _broken_document(documents: Sequence[Any], draw: DrawFn) -> bytes:
    document = copy.deepcopy(_one_of(documents, draw))
    for _ in range(draw(st.sampled_from((1, 1, 1, 2, 3)))):
        if document:
            _break_once(document, documents, draw)
    return written(document).encode("utf-8", "surrogateescape")


# Bytes


def _flip(whole: bytes, at: int, size: int, draw: DrawFn) -> bytes:
    bits = draw(st.integers(1, 255))
    return whole[:at] + bytes([whole[at] ^ bits]) + whole[at + 1 :]


def _cut(whole: bytes, at: int, size: int, draw: DrawFn) -> bytes:
    return whole[:at]


def _drop(whole: bytes, at: int, size: int, draw: DrawFn) -> bytes:
    return whole[:at] + whole[at + size :]


def _double(whole: bytes, at: int, size: int, draw: DrawFn) -> bytes:
    return whole[: at + size] + whole[at:]


def _swap(whole: bytes, at: int, size: int, draw: DrawFn) -> bytes:
    return (
        whole[:at]
        + whole[at + size : at + 2 * size]
        + whole[at : at + size]
        + whole[at + 2 * size :]
    )


def _pages(whole: bytes, at: int, size: int, draw: DrawFn) -> bytes:
    one = at // _PAGE * _PAGE
    other = draw(st.integers(0, max(0, len(whole) - 1))) // _PAGE * _PAGE
    low, high = sorted((one, other))
    if high - low < _PAGE:
        return whole
    return (
        whole[:low]
        + whole[high : high + _PAGE]
        + whole[low + _PAGE : high]
        + whole[low : low + _PAGE]
        + whole[high + _PAGE :]
    )


def _blot(whole: bytes, at: int, size: int, draw: DrawFn) -> bytes:
    blot = draw(
        st.sampled_from(
            (b"\0", b"\xff", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\xc0\x80", b'"', b"\\", b"[" * 999)
        )
    )
    return whole[:at] + blot * size + whole[at + len(blot) * size :]


_WAYS: Final[tuple[Callable[[bytes, int, int, DrawFn], bytes], ...]] = (
    _flip,
    _flip,
    _cut,
    _drop,
    _double,
    _swap,
    _pages,
    _blot,
)


def broken_bytes(*wholes: bytes) -> SearchStrategy[Content]:
    """One of *wholes* with bytes flipped, cut off, left out, doubled, swapped or blotted."""

    @st.composite
    def broken(draw: DrawFn) -> Content:
        return Content(_broken_bytes(_one_of(wholes, draw), draw))

    return broken()


def _broken_bytes(whole: bytes, draw: DrawFn) -> bytes:
    for _ in range(draw(st.sampled_from((1, 1, 2, 3, 8)))):
        if not whole:
            break
        at = draw(st.integers(0, len(whole) - 1))
        size = draw(st.sampled_from((1, 1, 2, 7, 100, 4096)))
        whole = draw(st.sampled_from(_WAYS))(whole, at, size, draw)
    return whole
