"""A figure of a run: printed as it is found, and kept for the table in FIGURES.md.

Whoever finds one calls ``Figure(...).tell()``. Where the environment names a file in
``TABLETOP_FIGURES``, the figure is added to it as a line of JSON; ``run.py`` makes the
table of them.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

KEPT = "TABLETOP_FIGURES"
"""The variable that names the file to which figures are added."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured, or how often something was tried and held."""

    group: str
    """The heading it stands under: ``Start-up``."""
    what: str
    value: float
    unit: str = ""
    """``ms``, ``MiB``, ``times``, ``actions/s``; empty for a count."""
    at_most: float | None = None
    at_least: float | None = None
    beside: str = ""
    """The yardsticks of the same run, or how it was found."""

    @property
    def holds(self) -> bool:
        """Whether it keeps its bound; without one it does."""
        return (self.at_most is None or self.value <= self.at_most) and (
            self.at_least is None or self.value >= self.at_least
        )

    @property
    def measured(self) -> str:
        """The value with its unit: ``1.24 times``."""
        return f"{_number(self.value)} {self.unit}".rstrip()

    @property
    def bound(self) -> str:
        """``at most 1.3``, or nothing."""
        told = [
            f"at {side} {_number(bound)}"
            for side, bound in (("most", self.at_most), ("least", self.at_least))
            if bound is not None
        ]
        return ", ".join(told)

    @property
    def line(self) -> str:
        """All of it, as it is printed."""
        asked = f" ({self.bound}{'' if self.holds else ': IT DOES NOT HOLD'})" if self.bound else ""
        beside = f"; {self.beside}" if self.beside else ""
        return f"{self.group}: {self.what}: {self.measured}{asked}{beside}"

    def tell(self) -> None:
        """Prints it, and keeps it where a run asks for it."""
        print(self.line, flush=True)
        if kept := os.environ.get(KEPT):
            with Path(kept).open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(self)) + "\n")


def _number(value: float) -> str:
    """As many digits as are worth reading: ``51,204``, ``97``, ``1.24``."""
    if value == int(value) or abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.2f}" if abs(value) < 10 else f"{value:.1f}"
