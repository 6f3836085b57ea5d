"""``tabletop``, also as ``python -m tabletop``: the window, or a sub-command without one."""

import sys

from tabletop.cli import main

if __name__ == "__main__":
    sys.exit(main())
