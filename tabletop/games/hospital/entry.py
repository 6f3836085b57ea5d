"""One entry of a file of contents: what is read from it is checked, what is left over is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabletop.games.hospital.printed import VALUES
from tabletop.kernel.errors import OptionError, Problem, either

RESERVED: Final = ("nurse", "nothing", "nobody")
"""What stands in a line of an action where an id may stand."""
_NOTHING: Final = object()
_LONGEST: Final = 60
"""Characters of a name or an id."""


class Entry:
    """An object of the file: *place* says where it stands, its id first."""

    def __init__(self, place: str, raw: Mapping[str, Any]):
        self._place = place
        self._raw = raw
        self._read = {"id"}

    @classmethod
    def of(cls, section: str, number: int, raw: object) -> Entry:
        """The entry with that number in a section."""
        place = f"{section} {number}"
        if not isinstance(raw, dict):
            raise OptionError("{entry}: it is no JSON object.", entry=place)
        entry = cls(place, raw)
        name = entry.text("id")
        if not (name.isascii() and name.replace("_", "").isalnum()):
            raise entry.wrong(Problem('an id is letters and digits, and not "{id}"', {"id": name}))
        if name in RESERVED:
            raise entry.wrong(Problem('"{id}" is a word of the game', {"id": name}))
        return cls(f"{section} {number} ({name})", raw)

    @property
    def id(self) -> str:
        """What it is known by."""
        return str(self._raw["id"])

    def wrong(self, problem: Problem) -> OptionError:
        """An error about this entry; the problem's sentence has no full stop."""
        return OptionError("{entry}: {problem}.", entry=self._place, problem=problem)

    def _found(self, key: str, default: object = _NOTHING) -> Any:
        self._read.add(key)
        found = self._raw.get(key, default)
        if found is _NOTHING:
            raise self.wrong(Problem('"{key}" is missing', {"key": key}))
        return found

    def text(self, key: str) -> str:
        """A short text."""
        found = self._found(key)
        if not isinstance(found, str) or not found.strip() or len(found) > _LONGEST:
            raise self.wrong(
                Problem(
                    '"{key}" is a text of up to {count} characters', {"key": key, "count": _LONGEST}
                )
            )
        # What looks like a tag would be one where Qt shows it.
        if not found.isprintable() or "<" in found:
            raise self.wrong(Problem('"{key}" has characters that cannot be shown', {"key": key}))
        return found

    def word(self, key: str, words: tuple[str, ...], default: object = _NOTHING) -> str:
        """One of a few words."""
        found = self._found(key, default)
        if found not in words:
            raise self.wrong(Problem('"{key}" is {words}', {"key": key, "words": either(words)}))
        return str(found)

    def number(self, key: str, least: int, most: int) -> int:
        """A number in bounds."""
        found = self._found(key)
        if type(found) is not int or not least <= found <= most:
            raise self.wrong(
                Problem(
                    '"{key}" is a number from {least} to {most}',
                    {"key": key, "least": least, "most": most},
                )
            )
        return found

    def flag(self, key: str) -> bool:
        """True or false; false where it is left out."""
        found = self._found(key, False)
        if not isinstance(found, bool):
            raise self.wrong(Problem('"{key}" is true or false', {"key": key}))
        return found

    def faces(self, key: str) -> tuple[int, ...]:
        """Faces of a die, each once; all where they are left out."""
        found = self._found(key, list(VALUES))
        if (
            not isinstance(found, list)
            or not found
            or any(type(face) is not int or face not in VALUES for face in found)
            or len(set(found)) != len(found)
        ):
            raise self.wrong(
                Problem('"{key}" is a list of different faces from 1 to 6', {"key": key})
            )
        return tuple(sorted(found))

    def part(self, key: str) -> Entry:
        """An object inside of it."""
        found = self._found(key)
        if not isinstance(found, dict):
            raise self.wrong(Problem('"{key}" is a JSON object', {"key": key}))
        return Entry(f"{self._place} {key}", found)

    def finish(self) -> None:
        """Raises OptionError where something was not read."""
        for key in self._raw:
            if key not in self._read:
                raise self.wrong(Problem('"{key}" is unknown here', {"key": key[:40]}))
