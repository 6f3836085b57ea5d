"""What can be read in a window: where words are cut or lie on each other, and a language
in which every sentence is long, accented and in brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPoint, QRect, QTranslator
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QGraphicsItem,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QTextBrowser,
    QTextEdit,
    QToolButton,
    QWidget,
)

from ui.panels.elided import Elided
from ui.panels.ending import Ending
from ui.panels.toast import Toast
from ui.pieces.bubble import Bubble
from ui.pieces.label import Label
from ui.pieces.plate import Plate
from ui.rules_window import RulesWindow

OPEN, CLOSE = "⟦", "⟧"
_LONGER = 0.35
_ACCENTED = str.maketrans("aceginostuyACEGINOSTUY", "áçéğîñöšţûýÁÇÉĞÎÑÖŠŢÛÝ")
_KEPT = re.compile(r"(\{\w*\}|%n|%\d|%L\d|<[^<>]*>|&\w+;|&)")
_MORE = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def lengthened(sentence: str) -> str:
    """The sentence with accents, in brackets, and about a third longer."""
    parts = _KEPT.split(sentence)
    told = "".join(
        part if number % 2 else part.translate(_ACCENTED) for number, part in enumerate(parts)
    )
    more, number = "", 0
    while len(more) < len(re.sub(_KEPT, "", sentence)) * _LONGER - 2:
        more += f" {_MORE[number % len(_MORE)]}"
        number += 1
    return f"{OPEN}{told}{more}{CLOSE}"


class Lengthened(QTranslator):
    """A language that nobody speaks: what is not in brackets was not translated."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return lengthened(source)


def bare(window: QWidget) -> set[str]:
    """The words that somebody sees in the window or on a table in it outside all brackets."""
    said = [window.windowTitle()]
    for widget in shown(window):
        said += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        said += _told(widget)
    return set().union(*map(outside, said))


def outside(text: str) -> set[str]:
    """The words of a text that stand outside all brackets, numbers left aside."""
    text = re.sub(r"<[^<>]*>|&\w+;", " ", text).replace("&", "")
    while (less := re.sub(rf"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}", " ", text)) != text:
        text = less
    return set(re.findall(r"[^\W\d_]{2,}", text))


def _told(widget: QWidget) -> list[str]:
    match widget:
        case QListWidget() if isinstance(widget.window(), RulesWindow):
            # The rules are a text of their own, in each language.
            return []
        case QListWidget():
            return [widget.item(row).text() for row in range(widget.count())]
        case QComboBox():
            return [widget.itemText(number) for number in range(widget.count())]
        case QTextBrowser():
            return []
        case QLineEdit():
            return [widget.placeholderText()]
        case QTextEdit():
            return [widget.toPlainText()]
        case QMenuBar():
            return [action.text() for action in widget.actions()]
        case QGraphicsView():
            return [text for item in widget.scene().items() for text in _written(item)]
        case QAbstractButton():
            return [widget.text()]
    return [_text(widget)]


def _written(item: QGraphicsItem) -> list[str]:
    match item:
        case Label() | Plate() | Bubble():
            return [item.text] if item.isVisible() else []
    # Cards are called as the file has it that they come from.
    return []


def shown(window: QWidget) -> Iterator[QWidget]:
    """Every widget in the window that can be seen, without those of other windows."""
    for widget in (window, *window.findChildren(QWidget)):
        if (
            widget.isVisible()
            and widget.window() is window
            and not widget.visibleRegion().isEmpty()
        ):
            yield widget


def cut(window: QWidget) -> list[str]:
    """The words in the window that have less room than they need."""
    return [f"{type(w).__name__}: {_text(w)}" for w in shown(window) if _text(w) and _is_cut(w)]


def overlapping(window: QWidget) -> list[str]:
    """Words that lie on other words."""
    words = [widget for widget in shown(window) if _text(widget) and not _floats(widget)]
    places = [(widget, _place(widget, window)) for widget in words]
    return [
        f"{_text(one)} / {_text(other)}"
        for (one, here), (other, there) in combinations(places, 2)
        if here.intersects(there) and not one.isAncestorOf(other) and not other.isAncestorOf(one)
    ]


def spilling(window: QWidget) -> list[str]:
    """Words that reach over the edge of what they lie in."""
    return [
        f"{type(widget).__name__}: {_text(widget)}"
        for widget in shown(window)
        if _text(widget)
        and not _scrolls(widget)
        and not isinstance(widget, Toast)
        and widget is not window
        and not widget.parentWidget().rect().contains(widget.geometry())
    ]


def _text(widget: QWidget) -> str:
    match widget:
        case QLabel():
            return widget.text()
        case QPushButton() | QCheckBox() | QRadioButton():
            return widget.text()
        case QToolButton() if widget.icon().isNull():
            return widget.text()
        case QComboBox():
            return widget.currentText()
        case QLineEdit() if widget.window() is not widget:
            return widget.text() or widget.placeholderText()
    return ""


def _is_cut(widget: QWidget) -> bool:
    match widget:
        case Elided():
            # Its tool tip has the rest.
            return widget.height() < QFontMetrics(widget.font()).height()
        case QLabel() if widget.wordWrap():
            return (
                widget.height() < widget.heightForWidth(widget.width())
                or _word(widget) > widget.contentsRect().width()
            )
        case QLineEdit() if isinstance(widget.parentWidget(), QComboBox):
            return False
        case QLineEdit():
            room = widget.width() - 18
            return widget.fontMetrics().horizontalAdvance(_text(widget)) > room
        case QComboBox() if widget.toolTip() == widget.currentText():
            return False
        case QComboBox():
            wide = widget.fontMetrics().horizontalAdvance(widget.currentText())
            return widget.width() < wide + 36 or widget.height() < widget.sizeHint().height()
    hint = widget.sizeHint()
    return widget.width() < hint.width() or widget.height() < hint.height()


def _word(label: QLabel) -> int:
    """How wide its longest word is."""
    words = re.sub(r"<[^<>]*>", " ", label.text()).split(" ")
    return max((label.fontMetrics().horizontalAdvance(word) for word in words), default=0)


def _place(widget: QWidget, window: QWidget) -> QRect:
    """Where its part that can be seen lies in the window."""
    seen = widget.visibleRegion().boundingRect()
    return seen.translated(widget.mapTo(window, QPoint()))


def _floats(widget: QWidget) -> bool:
    """Whether it lies over the table for a while."""
    while widget is not None:
        if isinstance(widget, Toast | Ending):
            return True
        widget = widget.parentWidget()
    return False


def _scrolls(widget: QWidget) -> bool:
    """Whether what it lies in can be scrolled."""
    while widget is not None:
        if isinstance(widget, QAbstractScrollArea):
            return True
        widget = widget.parentWidget()
    return False
