"""At a real terminal: a bar, a closed pipe, Ctrl-C, letters it does not have."""

from __future__ import annotations

import io
import os
import pty
import signal
import subprocess
import sys

import pytest

from tabletop import commands, printout
from tabletop.cli import main

TABLETOP = [sys.executable, "-m", "tabletop"]


@pytest.fixture
def env():
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


ARENA = ["arena", "caries", "random", "careful"]


@pytest.mark.parametrize("words", [["games"], [*ARENA, "--games", "2"]], ids=["games", "arena"])
def test_a_reader_that_has_left_is_no_trouble(env, words):
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*TABLETOP, *words], env=env, stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert done.stderr == b""
    assert done.returncode == 141


@pytest.fixture
def hears_ctrl_c():
    """Who is started in the background of a shell is deaf to it, and so are its children."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(["simulate", "caries", "--jobs", "1"], id="one process"),
        pytest.param(["simulate", "caries", "--jobs", "2"], id="two processes"),
        pytest.param([*ARENA, "--jobs", "2", "--backend", "dask"], id="two processes of dask"),
    ],
)
def test_a_bar_on_a_terminal_and_ctrl_c_is_quiet(env, words, hears_ctrl_c):
    terminal, stderr = pty.openpty()
    running = subprocess.Popen(
        [*TABLETOP, *words, "--games", "1000000"],
        env=env,
        stdout=subprocess.PIPE,
        stderr=stderr,
        start_new_session=True,
    )
    os.close(stderr)
    shown = b""
    # Some games are over: before, when processes start, they are deaf and so is who starts them.
    while b"00 of 1000000 games" not in shown:
        shown += os.read(terminal, 1000)
    assert b"[" in shown
    # Ctrl-C reaches everybody at the terminal, the processes of the jobs too.
    os.killpg(running.pid, signal.SIGINT)
    assert running.communicate()[0] == b""
    assert running.returncode == 130
    while rest := _rest(terminal):
        shown += rest
    os.close(terminal)
    assert b"Traceback" not in shown
    assert shown.endswith(b"\r\x1b[K"), "the line of the bar is left empty"


def test_ctrl_c_leaves_by_the_code_of_a_shell(tabletop, monkeypatch):
    def interrupted(plan, jobs, show):
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "simulated", interrupted)
    left = tabletop("simulate", "caries")
    assert (left.code, left.out, left.err) == (130, "", "")


def test_processes_of_the_jobs_are_deaf_to_ctrl_c_from_their_beginning(env, tmp_path, hears_ctrl_c):
    """Else one that is still being started when it comes would say where it was."""
    heard = tmp_path / "heard.txt"
    (tmp_path / "sitecustomize.py").write_text(
        "import signal, sys\n"
        "if 'popen_loky' in ' '.join(sys.orig_argv):\n"
        f"    with open({str(heard)!r}, 'a') as told:\n"
        "        told.write(f'{signal.getsignal(signal.SIGINT) == signal.SIG_IGN}\\n')\n",
        encoding="utf-8",
    )
    path = os.pathsep.join((str(tmp_path), env["PYTHONPATH"]))
    command = [*TABLETOP, "simulate", "caries", "--games", "400", "--jobs", "2"]
    subprocess.run(command, env={**env, "PYTHONPATH": path}, capture_output=True, check=True)
    assert heard.read_text(encoding="utf-8").splitlines() == ["True", "True"]


def _rest(terminal):
    """What is still to read; a terminal that everybody left is an error on Linux."""
    try:
        return os.read(terminal, 1000)
    except OSError:
        return b""


def test_a_letter_the_terminal_lacks_is_escaped(env, evening):
    done = subprocess.run(
        [*TABLETOP, "replay", str(evening)],
        env={**env, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "seat 1: Zo\\xe9" in done.stdout


def test_where_a_program_listens_it_is_told_all_letters(monkeypatch, evening):
    """As in an editor's console, which is no terminal and lacks no letter."""
    console = io.StringIO()
    monkeypatch.setattr(sys, "stdout", console)
    assert main(["replay", str(evening)]) == 0
    assert "seat 1: Zoé" in console.getvalue()


class TestBar:
    class Terminal:
        def __init__(self, is_terminal=True):
            self.text, self.is_terminal = "", is_terminal

        def isatty(self):
            return self.is_terminal

        def write(self, text):
            self.text += text

        def flush(self):
            pass

    def test_it_fills_up(self):
        terminal = self.Terminal()
        bar = printout.Bar(200, terminal)
        bar.show(100)
        bar.show(200)
        half, full = terminal.text.split("\r")[1:]
        assert half.count("#") == half.count(".") == full.count("#") / 2
        assert full.endswith("200 of 200 games")

    def test_in_the_end_its_line_is_empty(self):
        terminal = self.Terminal()
        bar = printout.Bar(200, terminal)
        bar.show(100)
        bar.wipe()
        assert terminal.text.endswith("\r\x1b[K")

    @pytest.mark.parametrize("stream", [None, Terminal(is_terminal=False)])
    def test_elsewhere_nothing_is_drawn(self, stream):
        bar = printout.Bar(200, stream)
        bar.show(100)
        bar.wipe()
        assert stream is None or stream.text == ""
