"""How a bot thinks of a hospital: what it takes its shift to be worth, and how far it looks."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import msgspec

from tabletop.games.hospital.position import Position
from tabletop.games.hospital.shift import WIDTH, Worth
from tabletop.games.hospital.wards import Wards


class Mind(msgspec.Struct, frozen=True, eq=False):
    """A way to value hospitals.

    *terms_of* says what the worth of a hospital hangs on besides its patients, *worth_by*
    values by that; *width* hospitals are looked at further after each worker.
    """

    terms_of: Callable[[Position, Wards], Hashable]
    worth_by: Callable[[Any], Worth]
    width: int = WIDTH
