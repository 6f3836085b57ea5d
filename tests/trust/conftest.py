"""Windows that meet trouble: each in a process of its own, among disks and locks that are real."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.trust.disks import Disk, NoDisk
from tests.trust.living import PLAYING, Living


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    """A disk of two MiB."""
    if sys.platform != "linux" or shutil.which("unshare") is None:
        pytest.skip("a disk can be mounted by itself on Linux only")
    try:
        made = Disk(tmp_path / "disk")
    except NoDisk as error:
        pytest.skip(f"this system lets nobody mount a disk: {error}")
    with made:
        yield made


@pytest.fixture
def window(home: Path) -> Iterator[Callable[..., Living]]:
    """Opens a window in which bots play: ``window(disk=disk)`` has its home on that disk.

    No faster than people would follow: the match lasts longer than a test.
    """
    opened = ExitStack()

    def open_one(
        game: str = "caries", seed: int = 1, disk: Disk | None = None, **environment: str
    ) -> Living:
        if disk is not None:
            environment["TABLETOP_HOME"] = str(disk.path)
        before = [] if disk is None else disk.enter
        return opened.enter_context(Living([PLAYING, game, seed, "calm"], environment, before))

    with opened:
        yield open_one
