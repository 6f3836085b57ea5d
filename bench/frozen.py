"""How long until the window of the frozen app is painted, beside the same from source.

Both in turn, seen from outside (see ``screens``). ``make bundle`` builds what is measured.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from figures import Figure
from screens import is_possible, screen

_RUNS = 10
_TREE = Path(__file__).parent.parent
_PROGRAM = _TREE / "dist" / "tabletop" / "tabletop"


def main() -> int:
    """Measures both in turn and tells the ratio of the medians."""
    program = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else _PROGRAM
    if not program.exists() or not is_possible():
        print("frozen start-up: not measured, it needs Linux, Xvfb and what make bundle makes")
        return 0
    commands = {"source": [sys.executable, "-m", "tabletop"], "frozen": [str(program)]}
    found: dict[str, list[float]] = {what: [] for what in commands}
    with (
        screen() as empty_screen,
        # Who was ended may leave a last word in its home while that goes.
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home,
    ):
        for run in range(_RUNS + 1):
            for what, command in commands.items():
                start = empty_screen.start(command, _TREE, {"TABLETOP_HOME": home})
                if run:  # before that nothing is in the disk's cache
                    found[what].append(start.painted)
    source, frozen = (statistics.median(found[what]) for what in commands)
    Figure(
        "Start-up",
        "the frozen window painted, against the same from source",
        frozen / source,
        "times",
        at_most=1.15,
        beside=f"{frozen * 1000:.0f} ms beside {source * 1000:.0f} ms",
    ).tell()
    return 0


if __name__ == "__main__":
    sys.exit(main())
