"""What of a game's rules is changed for a trial: every change cosmic-ray knows, less some.

Judged are the files that the rules, the notation, the score counter and the figures of
a game need. Files that only its bots or its advice need are left out: a mutant of a weight
plays a little worse and breaks no promise; how well bots play is told by ``strength.py``.
"""

from __future__ import annotations

import ast
import difflib
import hashlib
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.ast.ast_query import ASTQuery
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names
from cosmic_ray.work_item import MutationSpec
from parso.tree import NodeOrLeaf

GAMES = Path("tabletop/games")

_ONLY_PLAYING = ("bots", "advice")
"""The modules that play and advise, and are no rules; so is what only they need."""

_SAME = re.compile(r"_(Is_Eq|IsNot_NotEq|(?!Is|IsNot)[A-Z][A-Za-z]*_(Is|IsNot))$")
"""Of members of an enum, None and small numbers, identity and equality are one in CPython."""

_ONLY_FASTER = ("cache", "lru_cache")
"""Decorators without which the same comes out, later."""

_CHECKS = ("strict", "frozen")
"""Arguments that forbid what no rule does."""


@dataclass(frozen=True)
class Mutant:
    """One change of one file; *file* counts from the top of the tree."""

    file: str
    operator: str
    occurrence: int
    within: str
    """The function or class that is changed; empty where it is none."""
    number: int
    """Of the line, from 1."""
    line: str
    """As it is written there, without its indent."""

    @classmethod
    def of(cls, spec: MutationSpec, line: str) -> Mutant:
        """The mutant that cosmic-ray keeps as *spec*."""
        return cls(
            spec.module_path.as_posix(),
            spec.operator_name,
            spec.occurrence,
            spec.definition_name or "",
            spec.start_pos[0],
            line,
        )

    def code(self, source: str) -> str:
        """The whole file, changed."""
        changed = mutate_code(source, get_operator(self.operator)(), self.occurrence)
        assert isinstance(changed, str), self
        return changed

    def becomes(self, source: str) -> str:
        """What the changed lines are now, without indents; empty where they are gone."""
        was, now = source.splitlines(), self.code(source).splitlines()
        told = list(difflib.unified_diff(was, now, n=0))[2:]
        return " ".join(line[1:].strip() for line in told if line.startswith("+"))


def files(tree: Path, game: str) -> list[Path]:
    """The judged files of a game, as they count from the top of the tree."""
    folder = tree / GAMES / game
    needs = {path.stem: _needs(path, folder, game) for path in folder.glob("*.py")}
    playing = _reached(needs, [name for name in needs if name in _ONLY_PLAYING])
    ruling = _reached(needs, [name for name in needs if name not in playing])
    return [GAMES / game / f"{name}.py" for name in sorted(ruling)]


def _needs(path: Path, folder: Path, game: str) -> set[str]:
    """The files of its own folder that a file imports."""
    package = f"tabletop.games.{game}"
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == package:
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.removeprefix(f"{package}."))
    return {name for name in found if (folder / f"{name}.py").exists()}


def _reached(needs: dict[str, set[str]], names: list[str]) -> set[str]:
    """The files of these names, what they need, what that needs, and so on."""
    found: set[str] = set()
    while names:
        name = names.pop()
        if name not in found:
            found.add(name)
            names += needs[name]
    return found


def specs(tree: Path, file: Path) -> Iterator[MutationSpec]:
    """All changes of a file that are changes of behaviour."""
    root = get_ast((tree / file).read_text(encoding="utf-8"))
    for name in operator_names():
        operator_class = get_operator(name)
        if operator_class.arguments() or _SAME.search(name):
            continue  # what needs arguments has to be told a name and a value
        operator = operator_class()
        places = (
            (node, start, end)
            for node in ast_nodes(root)
            for start, end in operator.mutation_positions(node)
        )
        for occurrence, (node, start, end) in enumerate(places):
            if not _is_no_behaviour(node):
                within = ASTQuery(node).get_definition_name()
                yield MutationSpec(file, name, occurrence, start, end, {}, within)


def _is_no_behaviour(node: NodeOrLeaf) -> bool:
    """Whether nothing that a match could show is changed with this node.

    An assertion holds or the program is wrong, and so does ``zip(..., strict=True)``; that
    structs are frozen is looked after for all games at once; annotations are never evaluated.
    """
    above: NodeOrLeaf | None = node
    while above is not None:
        if above.type in ("assert_stmt", "tfpdef") or _is_annotation(above):
            return True
        if above.type == "decorator" and _says_only_how(above, node):
            return True
        if above.type == "expr_stmt" and _is_union(above):
            return True
        if above.type == "argument" and above.children[0].get_code().strip() in _CHECKS:
            return True
        above = above.parent
    return False


def _is_annotation(node: NodeOrLeaf) -> bool:
    """``: int`` of a name, ``-> int`` of a function."""
    above = node.parent
    if above is None:
        return False
    if above.type == "annassign":
        return node is above.children[1]
    return above.type == "funcdef" and node is above.annotation


def _says_only_how(decorator: NodeOrLeaf, changed: NodeOrLeaf) -> bool:
    """One that only makes faster; or what ``@dataclass(...)`` and the like are told."""
    name = decorator.children[1].get_code()
    return changed is not decorator or name.split("(")[0].split(".")[-1] in _ONLY_FASTER


def _is_union(statement: NodeOrLeaf) -> bool:
    """``Action: TypeAlias = Rolled | Stop``: what mypy reads; without it nothing imports."""
    return ": TypeAlias" in statement.get_code()


def mutants(tree: Path, judged: list[Path]) -> dict[str, MutationSpec]:
    """The changes of these files, by a key that stays while the file does, in a shuffled order.

    The order is that of a hash of the change and its line: whatever else changes in the
    files, most of the first hundred are the first hundred again.
    """
    found: list[tuple[str, str, MutationSpec]] = []
    alike: Counter[str] = Counter()
    for file in judged:
        for spec in specs(tree, file):
            one = mutant(tree, spec)
            told = f"{one.file} {one.within} {one.line} {one.operator}"
            alike[told] += 1
            place = _hash(f"{told} {alike[told]}")
            found.append((place, _hash(f"{place} {_text(tree / file)}"), spec))
    return {key: spec for _, key, spec in sorted(found, key=lambda each: each[0])}


def _hash(told: str) -> str:
    return hashlib.sha256(told.encode()).hexdigest()


def mutant(tree: Path, spec: MutationSpec) -> Mutant:
    """A change with the line it is made in."""
    lines = _text(tree / spec.module_path).splitlines()
    return Mutant.of(spec, lines[spec.start_pos[0] - 1].strip())


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
