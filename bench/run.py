"""Measures everything of one kind and writes its table: ``python bench/run.py speed``.

``speed`` is what ``make bench`` runs, ``trust`` what ``make trust`` runs. The table in
FIGURES.md of that kind is written anew, with the machine and the date, when all of it was
run; names of single parts (``python bench/run.py speed rules frames``) only print theirs.
"""

from __future__ import annotations

import datetime
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path

from figures import KEPT, Figure

TREE = Path(__file__).parent.parent
TABLE = TREE / "FIGURES.md"
BENCH = TREE / "bench"
PYTEST = ["-m", "pytest", "-q", "--thorough", "-n", "2"]

RUNS: dict[str, dict[str, list[str]]] = {
    "speed": {
        name: [str(BENCH / f"{name}.py")]
        for name in ("rules", "simulate", "library", "startup", "frames", "frozen")
    },
    "trust": {
        "tests": [*PYTEST, "-m", "trust"],
        "mutants": [str(BENCH / "mutants.py")],
    },
}
"""By kind, the parts and what Python runs for each."""


def main(kind: str, parts: Sequence[str]) -> int:
    """0 where every part ran to its end and every figure keeps its bound."""
    runs = RUNS[kind]
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / "figures"
        kept.touch()
        environment = {**os.environ, KEPT: str(kept)}
        codes = [_code([sys.executable, *runs[part]], environment) for part in parts or runs]
        lines = kept.read_text(encoding="utf-8").splitlines()
    figures = [Figure(**json.loads(line)) for line in lines]
    # All of it in one place: pytest keeps to itself what its tests print.
    print(*(figure.line for figure in figures), sep="\n")
    if any(codes):
        failed = [part for part, code in zip(parts or runs, codes, strict=True) if code]
        print(f"FIGURES.md stays as it was: {', '.join(failed)} did not end well.")
    elif not parts:
        write(kind, figures)
    return int(any(codes) or not all(figure.holds for figure in figures))


def _code(command: Sequence[str], environment: Mapping[str, str]) -> int:
    return subprocess.run(command, check=False, env=environment, cwd=TREE).returncode


def write(kind: str, figures: Sequence[Figure]) -> None:
    """Puts the table between its two marks in FIGURES.md."""
    begin, end = f"<!-- {kind} begins -->\n", f"<!-- {kind} ends -->\n"
    text = TABLE.read_text(encoding="utf-8")
    before, rest = text.split(begin)
    after = rest.split(end)[1]
    TABLE.write_text(f"{before}{begin}{table(figures)}{end}{after}", encoding="utf-8")


def table(figures: Sequence[Figure]) -> str:
    """The figures by group, under the machine and the date."""
    rows = [f"{datetime.date.today()}, {machine()}.\n"]
    for group in dict.fromkeys(figure.group for figure in figures):
        rows += [
            f"\n### {group}\n",
            "\n| | found | bound | beside it |\n| --- | --- | --- | --- |\n",
        ]
        rows += [
            f"| {figure.what} | {figure.measured if figure.holds else f'**{figure.measured}**'} "
            f"| {figure.bound} | {figure.beside} |\n"
            for figure in sorted(figures, key=lambda figure: figure.what)
            if figure.group == group
        ]
    return "".join(rows)


def machine() -> str:
    """The processor and what ran on it."""
    told = Path("/proc/cpuinfo")
    models = [
        line.partition(":")[2].strip()
        for line in (told.read_text().splitlines() if told.exists() else [])
        if line.startswith("model name")
    ]
    processor = models[0] if models else platform.processor() or platform.machine()
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return (
        f"{processor}, {os.cpu_count()} cores, {memory:.0f} GiB, {platform.system()}, "
        f"Python {platform.python_version()}, PySide6 {version('PySide6-Essentials')}"
    )


if __name__ == "__main__":
    named, asked = "".join(sys.argv[1:2]), sys.argv[2:]
    if named not in RUNS or not RUNS[named].keys() >= set(asked):
        sys.exit(
            "usage: python bench/run.py "
            + " | ".join(f"{kind} [{'|'.join(runs)}]..." for kind, runs in RUNS.items())
        )
    sys.exit(main(named, asked))
