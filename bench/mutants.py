"""How many changes of the rules the tests notice: ``python bench/mutants.py [GAME|FILE]...``.

Of each game a sample of mutants, the same every time, is judged by the game's own tests.
What survives is told on standard error, with the lines it changes, unless ``mutants.toml``
explains why nobody could notice it. ``--all`` tries every mutant, and goes on where it
was stopped while no judged file has changed; a file named alone is tried whole.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import tomllib
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkItem, WorkResult
from figures import Figure
from judge import Judge, Verdict, verdicts
from mutable import Mutant, files, mutant, mutants, specs

TREE = Path(__file__).parent.parent
EXPLAINED = TREE / "bench" / "mutants.toml"
KEPT = TREE / "build" / "mutants"
"""Where the results of ``--all`` are, a work database of cosmic-ray a game."""

SAMPLE = 150
"""Mutants tried a game: enough that the share killed is known within three of a hundred."""
FLOORS = {"caries": 96, "clever": 90, "croco": 94, "hospital": 90}
"""Of a hundred tried, so many at least are killed. These only grow."""


@dataclass(frozen=True)
class Explanation:
    """Why nobody can notice that a line of a function *becomes* one of these."""

    file: str
    within: str
    line: str
    becomes: tuple[str, ...]
    why: str

    def is_where(self, found: Mutant) -> bool:
        """Whether this is of the line that a mutant changes."""
        told = found.file, found.within, found.line
        return told == (self.file, self.within, self.line)

    def is_of(self, found: Mutant, source: str) -> bool:
        """Whether this explains a mutant."""
        return self.is_where(found) and found.becomes(source) in self.becomes


def explanations() -> list[Explanation]:
    """All that are kept; each must be of a mutant that there is, in all that it says."""
    told = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))
    found: list[Explanation] = []
    for file, entries in told.items():
        source = (TREE / file).read_text(encoding="utf-8")
        there = [mutant(TREE, spec) for spec in specs(TREE, Path(file))]
        for entry in entries:
            becomes = tuple(entry["becomes"])
            one = Explanation(file, entry["within"], entry["line"], becomes, entry["why"])
            can_be = {found.becomes(source) for found in there if one.is_where(found)}
            if not becomes or not can_be.issuperset(becomes):
                raise SystemExit(f"{EXPLAINED.name}: there is no such mutant: {one}")
            found.append(one)
    return found


@dataclass
class Trial:
    """The mutants of one game, and how those that were tried fared."""

    game: str
    tree: Path
    known: Sequence[Explanation]
    specs: dict[str, MutationSpec]
    killed: list[str] = field(default_factory=list)
    explained: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    wrong: int = 0
    """Explanations of what was killed."""

    @property
    def tried(self) -> int:
        return len(self.killed) + len(self.explained) + len(self.left)

    def run(self, database: WorkDB, most: int, again: bool, jobs: int) -> None:
        """Tries so many, from the first on."""
        there = {item.job_id for item in database.work_items}
        database.add_work_items(
            WorkItem.single(name, spec) for name, spec in self.specs.items() if name not in there
        )
        results = dict(database.results)
        wanted: list[tuple[str, Path, str]] = []
        for name in self.specs:
            if self.tried + len(wanted) >= most:
                break
            result = results.get(name)
            if result is not None and (result.is_killed or not again):
                self._count(name, result.is_killed)
            elif code := self._code(name):
                wanted.append((name, self.specs[name].module_path, code))
        if wanted:
            for name, verdict in verdicts(Judge(self.tree, self.game), wanted, jobs):
                database.set_result(name, self._result(verdict))
                self._count(name, verdict.killed, verdict.by)

    def _code(self, name: str) -> str | None:
        """The changed file, or None where it is no Python any more, or doubtful Python."""
        spec = self.specs[name]
        code = mutant(self.tree, spec).code(self._source(name))
        with warnings.catch_warnings():
            warnings.simplefilter("error", SyntaxWarning)
            try:
                compile(code, str(spec.module_path), "exec", dont_inherit=True)
            except SyntaxError:
                return None
        return code

    def _source(self, name: str) -> str:
        return (self.tree / self.specs[name].module_path).read_text(encoding="utf-8")

    def _result(self, verdict: Verdict) -> WorkResult:
        outcome = TestOutcome.KILLED if verdict.killed else TestOutcome.SURVIVED
        return WorkResult(
            WorkerOutcome.NORMAL, f"{verdict.by} after {verdict.seconds:.1f} s", outcome
        )

    def _count(self, name: str, killed: bool, by: str = "") -> None:
        found, source = mutant(self.tree, self.specs[name]), self._source(name)
        is_explained = any(one.is_of(found, source) for one in self.known)
        kind = self.killed if killed else self.explained if is_explained else self.left
        kind.append(name)
        if killed and is_explained:
            self.wrong += 1
            _say(f"{_told(found, source)}\n    is explained, but killed by {by or 'a test'}")
        elif not killed and not is_explained:
            _say(_told(found, source))

    def tell(self) -> None:
        """The figure of the game."""
        Figure(
            "Mutants",
            f"{self.game}: killed, of {self.tried:,} tried",
            100 * len(self.killed) / max(1, self.tried),
            "%",
            at_least=FLOORS[self.game],
            beside=f"{len(self.explained)} that nobody can notice are explained, "
            f"{len(self.left)} are not; there are {len(self.specs):,} mutants",
        ).tell()


def _told(found: Mutant, source: str) -> str:
    return (
        f"{found.file}:{found.number} in {found.within}\n"
        f"    - {found.line}\n    + {found.becomes(source)}"
    )


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


@contextmanager
def copied() -> Iterator[Path]:
    """A copy of the tree, first where Python looks: one may go on writing in the tree itself."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        tree = Path(folder) / "tree"
        for name in ("tabletop", "ui", "tests", "assets"):
            shutil.copytree(TREE / name, tree / name)
        for file in (TREE / "pyproject.toml", *TREE.glob("*.md")):
            shutil.copy2(file, tree)
        shutil.copytree(TREE / "bench", tree / "bench")
        sys.path.insert(0, str(tree))
        os.chdir(tree)
        yield tree
        os.chdir(TREE)


def asked(words: Sequence[str]) -> dict[str, list[Path]]:
    """By game, the files to judge: all that are judged of it, or those named."""
    every = {game: files(TREE, game) for game in FLOORS}
    found: dict[str, list[Path]] = {}
    for word in words or FLOORS:
        if word in every:
            found[word] = every[word]
            continue
        file = Path(word).resolve().relative_to(TREE)
        if file not in every.get(file.parent.name, []):
            raise SystemExit(f"{word} is no game, and no file of one that is judged")
        found.setdefault(file.parent.name, []).append(file)
    return found


def main() -> int:
    """0 where every explanation is true; floors are kept by who reads the figures."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("words", nargs="*", metavar="GAME|FILE")
    parser.add_argument("--all", action="store_true", help="every mutant, not a sample")
    parser.add_argument("--again", action="store_true", help="try again what survived")
    parser.add_argument("--kept", type=Path, metavar="FOLDER", help="keep the results there")
    parser.add_argument("--tries", type=int, default=SAMPLE, help=f"a game ({SAMPLE})")
    parser.add_argument("--jobs", type=int, default=2, help="children at once (2)")
    chosen = parser.parse_args()
    known, wrong = explanations(), 0
    kept = chosen.kept.resolve() if chosen.kept else KEPT if chosen.all else None
    with copied() as tree, tempfile.TemporaryDirectory() as folder:
        for game, judged in asked(chosen.words).items():
            found = mutants(tree, judged)
            trial = Trial(game, tree, known, found)
            whole = judged == files(TREE, game)
            most = len(found) if chosen.all or not whole else chosen.tries
            (kept or Path(folder)).mkdir(parents=True, exist_ok=True)
            with use_db((kept or Path(folder)) / f"{game}.sqlite") as database:
                trial.run(database, most, chosen.again, chosen.jobs)
            if whole:
                trial.tell()
            wrong += trial.wrong
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
