"""Collects the sentences of the source for Qt Linguist, and compiles what was translated.

What can go wrong is told by rules that know no Qt, so lupdate cannot see it: those
sentences are laid before it in a file of their own, as if a class Errors said them.
What Qt's own dialogs say and its French lacks is written by hand (``qt_fr.ts``).
The compiled files are kept with the source, so that a wheel has them.
"""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "assets" / "translations"
# English needs a file for its plurals only.
LANGUAGES = {"fr": [], "en": ["-pluralonly"]}


def main() -> int:
    """The exit code."""
    FOLDER.mkdir(exist_ok=True)
    sources = sorted(path for top in ("tabletop", "ui") for path in ROOT.glob(f"{top}/**/*.py"))
    named = [str(path.relative_to(ROOT)) for path in sources]
    with tempfile.TemporaryDirectory() as folder:
        errors = Path(folder, "errors.py")
        errors.write_text(said(wrong(map(_tree, sources))), encoding="utf-8")
        _compile([*named, str(errors)])
    return 0


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def wrong(modules: Iterable[ast.Module]) -> list[str]:
    """Every sentence with which something is called wrong, in order."""
    nodes = [node for module in modules for node in ast.walk(module)]
    kinds = {"TabletopError", "Problem"}
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    # A kind may be derived before the one that it is derived from was seen.
    while more := {node.name for node in classes if kinds & set(map(_name, node.bases))} - kinds:
        kinds |= more
    calls = [node for node in nodes if isinstance(node, ast.Call) and _name(node.func) in kinds]
    first = [argument for call in calls for argument in call.args[:1]]
    literals = [node.value for node in first if isinstance(node, ast.Constant)]
    return sorted({value for value in literals if isinstance(value, str)})


def _name(node: ast.expr) -> str:
    match node:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
        case _:
            return ""


def said(sentences: Sequence[str]) -> str:
    """Source in which an object says them."""
    lines = [f"        self.tr({json.dumps(told, ensure_ascii=False)})" for told in sentences]
    return "\n".join(["class Errors(QObject):", "    def say(self):", *lines, ""])


def _compile(sources: Sequence[str]) -> None:
    for language, flags in LANGUAGES.items():
        told = FOLDER / f"{language}.ts"
        spoken = ("-source-language", "en", "-target-language", language)
        quiet = ("-no-obsolete", "-locations", "none")
        _run("pyside6-lupdate", *flags, *spoken, *quiet, *sources, "-ts", told)
        _release(told)
    _release(FOLDER / "qt_fr.ts")


def _release(told: Path) -> None:
    _run("pyside6-lrelease", told, "-qm", told.with_suffix(".qm"))


def _run(tool: str, *arguments: object) -> None:
    """Runs one of Qt's tools that lies beside this Python."""
    found = shutil.which(tool, path=str(Path(sys.executable).parent)) or tool
    subprocess.run([found, *map(str, arguments)], cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main())
