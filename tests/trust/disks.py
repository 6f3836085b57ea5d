"""A small disk that the rest of the machine never sees: it is gone with who holds it."""

from __future__ import annotations

import os
import subprocess
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

HOLD = 'mount -t tmpfs -o size=$1 tabletop "$0" && echo mounted && exec cat'
ROOMS = (("--mount",), ("--mount", "--user", "--map-root-user"))
"""Namespaces in which one may mount: root's, and those of others where the system lets them."""


class NoDisk(Exception):
    """Nothing can be mounted here."""


class Disk:
    """So many bytes at *path*, for programs that begin with ``enter``."""

    def __init__(self, path: Path, size: str = "2m"):
        path.mkdir()
        self.path = path
        muttered = []
        for room in ROOMS:
            self._holder = subprocess.Popen(
                ["unshare", *room, "sh", "-c", HOLD, path, size],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
            assert self._holder.stdout is not None
            if self._holder.stdout.readline():
                break
            muttered.append(self._holder.communicate()[1].decode().strip())
        else:
            raise NoDisk("; ".join(muttered))
        number = self._holder.pid
        how = ["--preserve-credentials", "--user"] if "--user" in room else []
        self.enter = ["nsenter", f"--target={number}", *how, "--mount"]
        self.seen = Path(f"/proc/{number}/root{path}")
        """Where those see it that have not entered."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._holder.communicate()

    def fill(self) -> None:
        """Nothing more fits on it."""
        with (self.seen / "letters").open("wb", buffering=0) as file:
            for size in (4096, 1):
                with suppress(OSError):
                    while file.write(b"x" * size):
                        continue

    def empty(self) -> None:
        """There is room again."""
        (self.seen / "letters").unlink()

    def allow(self, how: str) -> None:
        """It may be read only, ``ro``, or written again, ``rw``."""
        subprocess.run(
            [*self.enter, "mount", "-o", f"remount,bind,{how}", self.path],
            check=True,
            env={"PATH": os.environ["PATH"]},
        )
