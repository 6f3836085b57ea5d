"""What is said to the player in a small window of its own: a sentence, or a question.

Both are told in the language of the window.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from tabletop.kernel.errors import Problem, TabletopError, filled


def told(problem: TabletopError | Problem) -> str:
    """What went wrong, in the language of the window; a whole sentence has its capital."""
    text = filled(problem, _spoken)
    if isinstance(problem, TabletopError) and _begins_with_a_word(problem):
        return text[:1].upper() + text[1:]
    return text


def why(found: BaseException) -> str:
    """What went wrong, as a part of a sentence; only what is ours is told in our language."""
    return filled(found, _spoken) if isinstance(found, TabletopError) else str(found)


def _spoken(sentence: str) -> str:
    # The rules know no Qt: their sentences are filed under a name of no class.
    return QCoreApplication.translate("Errors", sentence)


def _begins_with_a_word(problem: TabletopError | Problem) -> bool:
    """Whether a word of ours comes first; a file or a name stays as it is written."""
    fact = re.match(r"\{(\w+)\}", _spoken(problem.sentence))
    if fact is None:
        return True
    first = problem.facts[fact[1]]
    return isinstance(first, TabletopError | Problem) and _begins_with_a_word(first)


def _box(parent: QWidget | None, title: str, sentence: str) -> QMessageBox:
    box = QMessageBox(QMessageBox.Icon.NoIcon, title, sentence, parent=parent)
    # Names of people and of files are no marks of HTML, whatever they look like.
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box


def say(parent: QWidget | None, sentence: str, details: str = "") -> QMessageBox:
    """Says *sentence*; nothing waits for the answer. *details* can be unfolded and copied."""
    box = _box(parent, "Tabletop", sentence)
    box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    box.setDetailedText(details)
    box.open()
    return box


def ask(
    parent: QWidget, title: str, question: str, answer: str, act: Callable[[], None]
) -> QMessageBox:
    """Asks before something is lost: only a click on *answer* does *act*, Enter and Escape do not.

    Nothing waits for it.
    """
    box = _box(parent, title, question)
    lose = box.addButton(answer, QMessageBox.ButtonRole.DestructiveRole)
    keep = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(keep)
    box.setEscapeButton(keep)
    lose.clicked.connect(lambda _=False: act())
    box.open()
    return box
