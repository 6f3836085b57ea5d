"""Every option of every command with every kind of wrong word: one sentence says what is right.

The options come from the parser itself: a new one is tried, too, and must have a metavar
whose allowed values are told below.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tabletop import commands
from tests.cli.conftest import Answer

TREE = Path(__file__).parents[2]
(SUBPARSERS,) = (
    action
    for action in commands._parser()._actions
    if isinstance(action, argparse._SubParsersAction)
)
PARSERS: dict[str, argparse.ArgumentParser] = dict(SUBPARSERS.choices)

RIGHT = {
    "new": ["caries"],
    "games": [],
    "simulate": ["caries", "--games", "2"],
    "arena": ["caries", "random", "careful", "--games", "2"],
    "replay": ["EVENING"],
    "sheet": ["caries", "-o", "OUT.pdf"],
    "screenshot": ["caries", "-o", "OUT.png"],
}
"""A right command line of each command."""

ALLOWED = {
    "GAME": "caries, clever, croco(,| or) hospital",
    "BOT": 'random, easygoing, careful, exact|"tabletop games" lists',
    "A,B": "random, easygoing, careful, exact|one a seat",
    "GAME_OR_FILE": "caries, clever, croco, hospital|could not be read|no match of",
    "FILE": "could not be read|a saved match",
    "N": r"from \d up|even number",
    "K": r"from 1 up|1, 2, 3, 4",
    "J": r"from 1 to 1024",
    "S": "a whole number",
    "SECONDS": "seconds like 0.1 or 3",
    "WxH": "from 320x240 to 7680x4320",
    "R": "from 0.5 to 4",
    "NAME=VALUE": "NAME=VALUE|dice, mode, teeth, circuit|one or two|letters of D, S",
    "KIND": "there is (blank|sheet)|which sheet",
    "ADDRESS": "dask or ray",
    "light|dark": "light or dark",
    "fr|en": "fr or en",
    "A4|Letter": "A4 or Letter",
    "loky|dask|ray": "loky, dask or ray|not installed",
    "OUT.pdf|OUT.svg|OUT.png": r"\.pdf, \.svg or \.png|could not be written",
    "OUT.png": r"\.png|could not be written",
}
"""By metavar: what the sentence says that refuses a word."""

WRONG = (
    *(
        "",
        " ",
        "\t",
        "x",
        "X" * 5000,
        "-",
        "--",
        "-1",
        "0",
        "-0",
        "+1",
        "1.5",
        "1e3",
        "1e400",
        "NaN",
    ),
    *(
        "9" * 9,
        "9" * 10,
        "9" * 19,
        "-" + "9" * 30,
        "9" * 5000,
        "0x10",
        "1_000",
        "１２",
        "½",
        "²",
        "١",
    ),
    *(
        "é",
        "🦷",
        "\u202e",
        "a\nb",
        "\udcff",
        "a b",
        "a,b",
        ",",
        "=",
        "dice=",
        "=two",
        "a=b",
        "dice=six",
    ),
    *("dice=\n", "{x}", "%s", "%(prog)s", "{0.__class__}", "..", "/", "/dev/null", "nowhere/x.pdf"),
    *(
        "x.pdf.",
        ".pdf",
        ".png",
        "a.PDF",
        "/nowhere/a.png",
        "CARIES",
        "caries ",
        "Random",
        "random,",
    ),
    *(
        "random,careful",
        "light|dark",
        "Light",
        "a4",
        "FR",
        "1x1",
        "800x600x2",
        "99999x99999",
        "4.0001",
    ),
    *("0.0000000001", "-inf", "file:///etc/passwd", "loky ", "tcp://x", "teeth=auto", "circuit=D"),
)


@dataclass(frozen=True)
class Slot:
    """A place in a command line where a word is wrong."""

    command: str
    action: argparse.Action

    @property
    def metavar(self) -> str:
        """What stands there in the help."""
        return str(self.action.metavar)

    @property
    def id(self) -> str:
        """``simulate --games``."""
        return f"{self.command} {self.name}"

    @property
    def name(self) -> str:
        """The option, or what stands for a word that has none."""
        return self.action.option_strings[-1] if self.action.option_strings else self.metavar

    def allowed(self, word: str) -> str:
        """What the sentence must say where *word* is refused; an option is first of all one."""
        looks_like_an_option = word.startswith("-") and not self.action.option_strings
        more = "|is missing|does not take|-o/--out: takes" if looks_like_an_option else ""
        return ALLOWED[self.metavar] + more

    def lines(self, word: str) -> list[list[str]]:
        """Command lines that are right but for *word*."""
        right = [self.command, *RIGHT[self.command]]
        if self.action.option_strings:
            return [[*right, f"{self.name}={word}"], [*right, self.name, word]]
        return [[*right[: self._at], word, *right[self._at + 1 :]]]

    def without(self) -> list[str]:
        """A command line that ends where the word should be."""
        right = [self.command, *RIGHT[self.command]]
        return [*right, self.name] if self.action.option_strings else right[: self._at]

    @property
    def _at(self) -> int:
        return 1 + [one.dest for one in positional(self.command)].index(self.action.dest)


def positional(command: str) -> list[argparse.Action]:
    """The words of a command that have no option."""
    return [one for one in PARSERS[command]._actions if not one.option_strings]


def slots(command: str) -> Iterator[Slot]:
    """Every place of a command that takes a word."""
    for action in PARSERS[command]._actions:
        if action.nargs != 0:
            yield Slot(command, action)


FLAGS = [
    (command, option)
    for command, parser in PARSERS.items()
    for action in parser._actions
    if action.nargs == 0
    for option in action.option_strings
]


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Answer]]:
    """Asks a command line of a process of its own: ``asked("simulate", "caries")``."""
    folder = tmp_path_factory.mktemp("asked")
    environment = {**os.environ, "TABLETOP_HOME": str(folder), "PYTHONPATH": str(TREE)}
    with (folder / "muttered.txt").open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.cli.asking"],
            cwd=folder,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    assert process.stdin is not None
    assert process.stdout is not None

    def asked(*words: str) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(words) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
        assert line, (words, (folder / "muttered.txt").read_text())
        return Answer(**json.loads(line))

    with process:
        yield asked
        process.stdin.close()
        process.wait(60)


@pytest.fixture
def found(asked: Callable[..., Answer], evening: Path, tmp_path: Path) -> Callable[..., Answer]:
    """Asks with the saved match for EVENING and a place to write for OUT."""

    def found(*words: str) -> Answer:
        places = {"EVENING": str(evening), "OUT.pdf": str(tmp_path / "out.pdf")}
        places["OUT.png"] = str(tmp_path / "out.png")
        return asked(*(places.get(word, word) for word in words))

    return found


@dataclass
class Tried:
    """What was asked, and how often it was refused."""

    found: Callable[..., Answer]
    number: int = 0
    refused: int = 0

    def may_be_right(self, words: list[str], allowed: str) -> None:
        """It is done, or one sentence names what is allowed."""
        answer = self.found(*words)
        self.number += 1
        if answer.code:
            self._is_a_sentence(answer, allowed)
        else:
            assert answer.err == "", words

    def is_wrong(self, words: list[str], allowed: str) -> None:
        """One sentence names what is allowed."""
        self.number += 1
        self._is_a_sentence(self.found(*words), allowed)

    def _is_a_sentence(self, answer: Answer, allowed: str) -> None:
        sentence = answer.sentence
        assert len(sentence) < 1600
        assert sentence.isprintable()
        assert re.search(allowed, sentence), sentence
        self.refused += 1


@pytest.mark.trust
@pytest.mark.parametrize("command", PARSERS)
def test_every_word_is_right_or_refused(found, figure, thorough, command):
    """Every word a command takes: wrong, missing, or of another option."""
    tried = Tried(found)
    for number, slot in enumerate(slots(command)):
        # Elsewhere each word is tried somewhere; thoroughly everywhere.
        for word in WRONG if thorough else WRONG[number % 6 :: 6]:
            for line in slot.lines(word):
                tried.may_be_right(line, slot.allowed(word))
        tried.is_wrong(slot.without(), slot.allowed("-"))
    right = [command, *RIGHT[command]]
    flags = [option for owner, option in FLAGS if owner == command]
    halves = [slot.name[:-1] for slot in slots(command) if slot.action.option_strings]
    for wrong in ("--loud", "-x", "-é", *halves, *(f"{flag}=1" for flag in flags)):
        tried.is_wrong([*right, wrong], f"tabletop {command}")
    figure(
        "Command lines",
        f"{command}: tried",
        tried.number,
        beside=f"{tried.refused} refused in one sentence, the others are right",
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        pytest.param(
            ["simulate"], "GAME is missing: caries, clever, croco or hospital", id="what to play"
        ),
        pytest.param(
            ["sheet"],
            "GAME_OR_FILE is missing: caries, clever, croco, hospital, or a saved match",
            id="what to print",
        ),
        pytest.param(
            ["simulate", "caries", "--games"], "--games: takes a number from 1 up", id="a number"
        ),
        pytest.param(
            ["simulate", "caries", "--bots"],
            "--bots: takes A,B: one bot for all seats, or one a seat (the weakest)",
            id="any word",
        ),
        pytest.param(
            ["sheet", "caries", "-o", "a.pdf", "--lang=--"], "--lang: takes fr or en", id="two bars"
        ),
        pytest.param(
            ["simulate", "caries", "--jobs", "1025"],
            '--jobs: takes a number from 1 to 1024, not "1025"',
            id="too many processes",
        ),
    ],
)
def test_what_is_missing_is_told(tabletop, words, sentence):
    assert tabletop(*words).sentence == f"tabletop {words[0]}: {sentence}."


def test_an_empty_word_is_no_file(tabletop):
    assert 'there is no command and no file ""' in tabletop("").sentence
