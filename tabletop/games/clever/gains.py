"""What every face would bring on a sheet, and what the dice in hand will bring so.

A pick locks dice away, so its price is what those would have brought in the rolls to
come. The rolls are thrown in the mind; of each the die is taken that brings most, with
what then stays in hand. What a mark brings is weighed on the sheet as it is now: that
an earlier mark of the same turn may change it is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Final, TypeAlias

from tabletop.games.clever.afterwards import sheet_with
from tabletop.games.clever.printed import AREAS, DICE, SUMS, Area, Die
from tabletop.games.clever.rest import Rest
from tabletop.games.clever.sheet import Sheet
from tabletop.games.clever.worth import worth

Gains: TypeAlias = tuple[tuple[float, ...], ...]
"""By area and value (in the blue area a sum), what the best mark of it brings."""

CLOSED: Final = -1000.0
"""Instead of a gain, where a value cannot be marked."""

_VALUES: Final = {area: SUMS if area is Area.BLUE else range(1, 7) for area in AREAS}


def gains(sheet: Sheet, rest: Rest) -> Gains:
    """What every value would bring on *sheet*."""
    now = worth(sheet, rest)
    return ((), *(_row(sheet, area, rest, now) for area in AREAS))


def gains_after(known: Gains, before: Sheet, sheet: Sheet, rest: Rest) -> Gains:
    """The same, where *known* are those *before*: only areas that changed are weighed anew."""
    now = worth(sheet, rest)
    return (
        (),
        *(
            known[area] if was == shows else _row(sheet, area, rest, now)
            for area, was, shows in zip(AREAS, _areas(before), _areas(sheet), strict=True)
        ),
    )


def _areas(sheet: Sheet) -> tuple[int | tuple[int, ...], ...]:
    """What the areas show."""
    return (sheet.yellow, sheet.blue, sheet.green, sheet.orange, sheet.purple)


def _row(sheet: Sheet, area: Area, rest: Rest, now: float) -> tuple[float, ...]:
    row = [CLOSED] * 13
    for value in _VALUES[area]:
        for cell in sheet.openings(area, value):
            gain = worth(sheet_with(sheet, area, cell, value, rest), rest) - now
            row[value] = max(row[value], gain)
    return tuple(row)


def by_die(known: Gains, faces: Sequence[int]) -> tuple[float, ...]:
    """What each die would bring as it lies; white is any colour."""
    white, yellow, blue, green, orange, purple = faces
    _, in_yellow, in_blue, in_green, in_orange, in_purple = known
    both = in_blue[white + blue]
    return (
        max(in_yellow[white], both, in_green[white], in_orange[white], in_purple[white]),
        in_yellow[yellow],
        both,
        in_green[green],
        in_orange[orange],
        in_purple[purple],
    )


_Option: TypeAlias = tuple[int, float, int]
"""A die of a roll: its bit, what it brings, and the bits of the dice that could stay."""


class Throws:
    """Rolls of the dice in hand, thrown in the mind.

    *rolls* have a face for each of the six dice; those not in hand keep their *faces*.
    """

    def __init__(
        self,
        known: Gains,
        hand: Iterable[Die],
        faces: Sequence[int],
        rolls: Sequence[Sequence[int]],
    ) -> None:
        self._hand = _bits(hand)
        self._rolls = [self._options(known, faces, roll) for roll in rolls]
        self._known: dict[tuple[int, int], float] = {}

    def _options(self, known: Gains, faces: Sequence[int], roll: Sequence[int]) -> list[_Option]:
        """The dice of a roll that can be marked, the best first."""
        hand = [(die, 1 << die) for die in range(len(DICE)) if self._hand >> die & 1]
        shown = list(faces)
        for die, _ in hand:
            shown[die] = roll[die]
        brings = by_die(known, shown)
        options = []
        for die, bit in hand:
            if brings[die] > CLOSED / 2:
                staying = 0
                for other, other_bit in hand:
                    if shown[other] >= shown[die]:
                        staying |= other_bit
                options.append((bit, brings[die], staying & ~bit))
        return sorted(options, key=itemgetter(1), reverse=True)

    def bring(self, times: int) -> float:
        """What so many rolls bring on average."""
        return self._bring(self._hand, times)

    def _bring(self, hand: int, times: int) -> float:
        if not hand:
            return 0.0
        brought = self._known.get((hand, times))
        if brought is None:
            one = self._last(hand) if times == 1 else self._one_of(hand, times)
            brought = self._known[hand, times] = one / len(self._rolls)
        return brought

    def _last(self, hand: int) -> float:
        """The best dice of all rolls."""
        brought = 0.0
        for options in self._rolls:
            for die, gain, _ in options:
                if hand & die:
                    brought += gain
                    break
        return brought

    def _one_of(self, hand: int, times: int) -> float:
        """The best dice of all rolls, with what stays; where none can be marked, all stay."""
        brought = 0.0
        for options in self._rolls:
            best = CLOSED
            for die, gain, staying in options:
                if hand & die:
                    best = max(best, gain + self._bring(hand & staying, times - 1))
            brought += best if best > CLOSED else self._bring(hand, times - 1)
        return brought


def _bits(dice: Iterable[Die]) -> int:
    return sum(1 << die for die in dice)
