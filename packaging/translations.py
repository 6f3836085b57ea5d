"""Collects the sentences of the source for Qt Linguist, and compiles what was translated.

The compiled files are kept with the source, so that a wheel has them.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "assets" / "translations"
# English needs a file for its plurals only.
LANGUAGES = {"fr": [], "en": ["-pluralonly"]}


def main() -> int:
    """The exit code."""
    FOLDER.mkdir(exist_ok=True)
    sources = sorted(
        str(path.relative_to(ROOT))
        for top in ("tabletop", "ui")
        for path in ROOT.glob(f"{top}/**/*.py")
    )
    for language, flags in LANGUAGES.items():
        told = FOLDER / f"{language}.ts"
        spoken = ("-source-language", "en", "-target-language", language)
        quiet = ("-no-obsolete", "-locations", "none")
        _run("pyside6-lupdate", *flags, *spoken, *quiet, *sources, "-ts", told)
        _run("pyside6-lrelease", told, "-qm", told.with_suffix(".qm"))
    return 0


def _run(tool: str, *arguments: object) -> None:
    """Runs one of Qt's tools that lies beside this Python."""
    found = shutil.which(tool, path=str(Path(sys.executable).parent)) or tool
    subprocess.run([found, *map(str, arguments)], cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main())
