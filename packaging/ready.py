"""Whether this machine has what the tests need; says in one sentence what is missing."""

from __future__ import annotations

import os
import sys

from tabletop.kernel.errors import TabletopError
from ui import startup


def main() -> int:
    """The exit code."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        startup.check()
    except TabletopError as error:
        print(f"{str(error).rstrip('.')}", file=sys.stderr)
        print(
            "All at once: xargs -a packaging/system-packages.txt sudo apt-get install --yes",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
