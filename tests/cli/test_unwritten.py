"""Where the answer goes to cannot take it: one sentence, and the code of a refusal."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop import cli

FULL = Path("/dev/full")
on_linux = pytest.mark.skipif(not FULL.exists(), reason="no system but Linux has a full device")


@on_linux
@pytest.mark.parametrize(
    "words",
    [
        "games",
        "--version",
        "simulate --help",
        "simulate caries --games 2",
        "arena caries random careful --games 2 --json",
    ],
)
@pytest.mark.parametrize("hears", [True, False], ids=["told", "nobody to tell"])
# Python holds back what it prints, unless it is told not to.
@pytest.mark.parametrize("unbuffered", ["", "1"], ids=["held back", "at once"])
def test_a_disk_that_is_full_is_told(words, hears, unbuffered):
    with FULL.open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "tabletop", *words.split()],
            stdout=full,
            stderr=subprocess.PIPE if hears else full,
            text=True,
            check=False,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(sys.path),
                "PYTHONUNBUFFERED": unbuffered,
            },
        )
    assert done.returncode == 2
    if hears:
        assert done.stderr == "tabletop: the answer cannot be written: No space left on device.\n"


def test_a_refusal_that_nobody_can_be_told_keeps_its_code(monkeypatch, tmp_path):
    class Full:
        def write(self, text):
            raise OSError(errno.ENOSPC, "No space left on device")

        def fileno(self):
            return unheard.fileno()

    with (tmp_path / "unheard").open("w") as unheard:
        monkeypatch.setattr(sys, "stderr", Full())
        assert cli.main(["nothing"]) == 2


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        pytest.param(
            PermissionError(errno.EACCES, "Permission denied", "/shared/bots.toml"),
            "/shared/bots.toml refuses: Permission denied.",
            id="a file",
        ),
        pytest.param(
            BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable"),
            "the system refuses: Resource temporarily unavailable.",
            id="no more processes",
        ),
        pytest.param(
            TimeoutError("Nobody has answered."),
            "the system refuses: Nobody has answered.",
            id="in words of a library",
        ),
        pytest.param(TimeoutError(), "the system refuses: TimeoutError.", id="without a word"),
    ],
)
def test_what_else_the_system_refuses_is_told_as_it_says_it(tabletop, monkeypatch, error, sentence):
    def refused(arguments):
        raise error

    monkeypatch.setattr(cli, "_done", refused)
    assert tabletop("games").sentence == f"tabletop: {sentence}"


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        pytest.param(
            OSError(errno.ENOSPC, "No space left on device"),
            2,
            "tabletop: the answer cannot be written: No space left on device.\n",
            id="full",
        ),
        pytest.param(BrokenPipeError(), 141, "", id="nobody listens"),
    ],
)
def test_what_python_has_not_written_yet_goes_nowhere(
    monkeypatch, capsys, tmp_path, error, code, said
):
    def unheard(arguments):
        raise error

    monkeypatch.setattr(cli, "_done", unheard)
    path = tmp_path / "answer"
    with path.open("w") as answer:
        monkeypatch.setattr(sys, "stdout", answer)
        answer.write("an answer")
        assert cli.main(["games"]) == code
    assert path.read_text() == ""
    assert capsys.readouterr().err == said


def test_a_windowed_app_on_a_full_disk_leaves_by_the_same_code(monkeypatch):
    """It has nothing to print to."""

    def unwritten(arguments):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(cli, "_done", unwritten)
    for stream in ("stdout", "stderr"):
        monkeypatch.setattr(sys, stream, None)
    assert cli.main([]) == 2
