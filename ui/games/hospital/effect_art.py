"""Effects of rooms, specialists and administrators as rows of signs, and where these lie.

A sign is an element of the drawing of symbols. First comes whom it is about, then what is
done; of a specialist that needs it, before both what the room must have treated.
"""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from PySide6.QtCore import QRectF

from tabletop.games.hospital.content import (
    BloodBank,
    Bonus,
    Charge,
    PerDepartment,
    PerSpecialist,
    Report,
    Spare,
)
from tabletop.games.hospital.effects import (
    Effect,
    Level,
    Opposite,
    Reroll,
    Swap,
    Treat,
    Trial,
)
from tabletop.games.hospital.printed import COLOURS, LETTERS, VALUES, Colour

Signs: TypeAlias = tuple[str, ...]
"""The elements of a row, in the order of reading."""

ANYBODY: Final = "patient-any"
THEN: Final = "arrow"
_MOST_AT_ONCE: Final = 4
"""The largest number that one sign adds."""
_RELATIONS: Final = {"any": (), "same_value": ("same",), "run": ("run",), "all_colors": ()}
_GAP: Final = 1 / 12
"""Between two signs, as a part of a sign."""


def signs(effect: Effect, treated: Colour | None = None) -> Signs:
    """What an effect does; *treated* is the colour that the room must have treated before."""
    condition = () if treated is None else (patient_sign(treated), THEN)
    return (*condition, *_done(effect, treated))


def _done(effect: Effect, treated: Colour | None) -> Signs:
    match effect:
        case Treat():
            return (*_whom(effect, treated), *_RELATIONS[effect.relation], *_more(effect.add))
        case Swap(of_treated=True):
            return ("again", "swap", "other")
        case Swap():
            return (ANYBODY, "swap", ANYBODY)
        case Trial():
            worse = "again" if effect.of_treated else ANYBODY
            return (worse, "minus-1", THEN, ANYBODY, ANYBODY, *_more(effect.add))
        case Reroll():
            return (*(ANYBODY,) * effect.pick, "reroll", *_values(effect.values))
        case Level():
            return (ANYBODY, ANYBODY, "level")
        case Opposite():
            return (patient_sign(effect.colour), "opposite", *_values(effect.values))
        case _:
            raise AssertionError(f"{effect} has no signs")


def _whom(effect: Treat, treated: Colour | None) -> Signs:
    """Whom a treatment is for."""
    if effect.relation == "all_colors":
        return tuple(map(patient_sign, COLOURS))
    bound = [
        sign
        for sign, is_bound in (
            ("other", effect.other),
            ("again", effect.again),
            ("equal-value", effect.equal),
        )
        if is_bound
    ]
    values = _values(effect.values)
    # What binds it, or its value, tells whom it is about; a colour that is new must be told.
    is_told = bool(bound) and (effect.again or not effect.other) and effect.colour is treated
    is_told = is_told or (effect.colour is None and bool(bound or values))
    if is_told and effect.pick == 1:
        return (*bound, *values)
    return (*bound, *(patient_sign(effect.colour),) * effect.pick, *values)


def patient_sign(colour: Colour | None) -> str:
    """A patient of a colour; None: of any."""
    return ANYBODY if colour is None else f"patient-{LETTERS[colour]}"


def _values(values: tuple[int, ...]) -> Signs:
    """The faces that count; nothing where all do."""
    return () if values == VALUES else tuple(f"value-{face}" for face in values)


def _more(add: int) -> Signs:
    """By how much somebody gets better."""
    whole, rest = divmod(add, _MOST_AT_ONCE)
    return (f"plus-{_MOST_AT_ONCE}",) * whole + ((f"plus-{rest}",) if rest else ())


# Administrators and reports

_PRINTED: Final[dict[Charge, str]] = {
    Spare(): "spare",
    **{Bonus(colour, 2, 1): f"bonus-{LETTERS[colour]}" for colour in COLOURS},
    Bonus(None, 6, 2): "crowd",
    BloodBank(1, 2): "bank",
    PerDepartment(1): "works",
    PerSpecialist(1): "staff",
}
"""Charges that have a sign of their own, with its numbers printed on it."""


def charge_signs(charge: Charge) -> Signs:
    """What an administrator is in charge of; what has no sign of its own is put together."""
    if charge in _PRINTED:
        return (_PRINTED[charge],)
    match charge:
        case Bonus():
            return (*(patient_sign(charge.colour),) * charge.at_least, *_more(charge.points))
        case BloodBank():
            return (*("blood",) * (charge.bags + 1), *_more(charge.points))
        case PerDepartment():
            return ("works",) * charge.points
        case PerSpecialist():
            return ("staff",) * charge.points
        case Spare():
            return ("spare",)
        case _:
            assert_never(charge)


def need_signs(report: Report) -> Signs:
    """The patients that a report needs."""
    needed = [sign for colour in COLOURS for sign in (patient_sign(colour),) * report.needs[colour]]
    return (*needed, *(ANYBODY,) * report.any)


# Where they lie


def laid(row: Signs, room: QRectF) -> list[tuple[str, QRectF]]:
    """Each sign with its place: in the middle of *room*, in one row or two, as large as fits."""
    ways = [(row,), *(_broken(row, at) for at in _breaks(row))]
    # The first of the largest: one row, else broken where it is best read.
    best = max(ways, key=lambda rows: round(_side(rows, room), 3))
    side = _side(best, room)
    step = side * (1 + _GAP)
    top = room.center().y() - (len(best) * step - side * _GAP) / 2
    return [
        (
            sign,
            QRectF(
                room.center().x() + (at - len(signs) / 2) * step + side * _GAP / 2,
                top + line * step,
                side,
                side,
            ),
        )
        for line, signs in enumerate(best)
        for at, sign in enumerate(signs)
    ]


def _broken(row: Signs, at: int) -> tuple[Signs, Signs]:
    return row[:at], row[at:]


def _breaks(row: Signs) -> list[int]:
    """Where a row may be broken: best after the condition, else before what is done."""
    wanted = (
        row.index(THEN) + 1
        if THEN in row
        else next((at for at, sign in enumerate(row) if not _is_about_whom(sign)), len(row))
    )
    middle = len(row) / 2
    return sorted(range(1, len(row)), key=lambda at: (at != wanted, abs(at - middle), -at))


def _is_about_whom(sign: str) -> bool:
    return sign.startswith(("patient-", "value-", "blood")) or sign in (
        "other",
        "again",
        "equal-value",
    )


def _side(rows: tuple[Signs, ...], room: QRectF) -> float:
    """How large signs can be in these rows."""
    across, down = max(map(len, rows)), len(rows)
    return min(
        room.width() / (across + (across - 1) * _GAP), room.height() / (down + (down - 1) * _GAP)
    )
