"""The rules of a game, beside the table: chapters, a search, and letters as large as one likes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import (
    QFont,
    QKeySequence,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from tabletop.kernel.errors import TabletopError
from tabletop.resources import asset
from ui import games as looks
from ui import language
from ui.fonts import sized
from ui.stage.theme import theme_of
from ui.style import SIZES, lettered

_WIDTH, _HEIGHT = 860, 720
_CHAPTERS: Final = 220
_ANEW: Final = (QEvent.Type.PaletteChange, QEvent.Type.FontChange)
_HEADING_SIZES: Final = {1: SIZES[3], 2: SIZES[2], 3: SIZES[1] + 2}
_BLOCK: Final = Qt.ItemDataRole.UserRole
_PICTURE: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
"""What stands in the text for a picture."""
_IMAGE: Final = int(QTextDocument.ResourceType.ImageResource.value)
_DIAGRAM: Final = re.compile(r"^!\[(.*)\]\((.*)\)$", re.MULTILINE)
"""A diagram is a line of its own: what it shows in words, and its address."""


def _captioned(rules: str) -> str:
    """Below each diagram stands what it shows."""
    return _DIAGRAM.sub(r"![\1](\2)\n\n*\1*", rules)


class RulesWindow(QWidget):
    """A window of its own; it stays open while one plays."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent, Qt.WindowType.Window)
        self._game = ""
        self._letters = SIZES[1]
        self._read: QTextDocument | None = None
        """The rules as they are laid out."""
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.found = lettered(QLabel(), "quiet")
        self.smaller = QPushButton("A−")
        self.larger = QPushButton("A+")
        self.chapters = QListWidget()
        self.text = QTextBrowser()
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.chapters.setFixedWidth(_CHAPTERS)
        self.chapters.setWordWrap(True)
        self.text.setOpenExternalLinks(True)
        for button in (self.smaller, self.larger):
            button.setProperty("part", "segment")
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.search, 1)
        top.addWidget(self.found)
        top.addSpacing(12)
        top.addWidget(self.smaller)
        top.addWidget(self.larger)
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(self.chapters)
        below.addWidget(self.text, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addLayout(top)
        column.addLayout(below, 1)
        self.resize(_WIDTH, _HEIGHT)

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda _: self._find_first())
        self.search.returnPressed.connect(self.find_next)
        self.chapters.itemClicked.connect(self._go)
        self.chapters.itemActivated.connect(self._go)
        self.smaller.clicked.connect(lambda: self.zoom(-2))
        self.larger.clicked.connect(lambda: self.zoom(2))
        for keys, do in (
            ("Ctrl+F", self._begin_search),
            ("F3", self.find_next),
            ("Shift+F3", lambda: self.find_next(backward=True)),
            ("Ctrl++", lambda: self.zoom(2)),
            ("Ctrl+=", lambda: self.zoom(2)),
            ("Ctrl+-", lambda: self.zoom(-2)),
            ("Ctrl+0", lambda: self.zoom(SIZES[1] - self._letters)),
            ("Escape", self.close),
            ("F1", self.close),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(do)

    def read(self, game: str) -> None:
        """Shows the rules of *game* in the language of the window; raises TabletopError."""
        file = asset(f"{game}/rules.{language.current()}.md")
        try:
            rules = file.read_text(encoding="utf-8")
        except OSError as error:
            raise TabletopError("the rules {file} cannot be read.", file=file) from error
        self._game = game
        document = QTextDocument(self.text)
        document.setDefaultFont(self._font(self._letters))
        document.setDocumentMargin(20)
        document.setMarkdown(_captioned(rules))
        self._draw(document, rules)
        self._dress(document)
        before, self._read = self._read, document
        self.text.setDocument(document)
        if before is not None:
            # A browser leaves what it showed before, with all its pictures.
            before.deleteLater()
        self._list_chapters()
        self._find_first()
        self._entitle()

    def _draw(self, document: QTextDocument, rules: str) -> None:
        """Has the diagrams drawn that *rules* show, in the theme of the window."""
        theme, ratio = theme_of(self.palette()), self.devicePixelRatioF()
        for _, address in _DIAGRAM.findall(rules):
            game, _, what = address.partition(":")
            image = looks.diagram(game, what, theme, ratio)
            document.addResource(_IMAGE, QUrl(address), image)

    def _font(self, letters: int) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(sized(letters))
        return font

    def _dress(self, document: QTextDocument) -> None:
        """Headings from the scale of letters, and air between the lines."""
        cursor = QTextCursor(document)
        more = self._letters - SIZES[1]
        block = document.begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            cursor.setPosition(block.position())
            shape = QTextBlockFormat()
            is_diagram = block.text() == _PICTURE
            shape.setLineHeight(
                100 if is_diagram else 135,
                QTextBlockFormat.LineHeightTypes.ProportionalHeight.value,
            )
            shape.setBottomMargin(4 if block.textList() is not None else 10)
            if level:
                cursor.movePosition(
                    QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
                )
                letters = cursor.charFormat()
                font = self._font(_HEADING_SIZES.get(level, SIZES[1]) + more)
                font.setBold(True)
                letters.setFont(font)
                cursor.setCharFormat(letters)
                shape.setTopMargin(22 if level > 1 else 0)
                shape.setBottomMargin(8)
            cursor.mergeBlockFormat(shape)
            block = block.next()

    def _list_chapters(self) -> None:
        self.chapters.clear()
        block: QTextBlock = self.text.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == 2:
                item = QListWidgetItem(block.text())
                item.setData(_BLOCK, block.position())
                self.chapters.addItem(item)
            block = block.next()

    def _go(self, item: QListWidgetItem) -> None:
        """Brings the chapter to the top."""
        block = self.text.document().findBlock(item.data(_BLOCK))
        layout = self.text.document().documentLayout()
        top = round(layout.blockBoundingRect(block).top())
        self.text.verticalScrollBar().setValue(top - 12)

    def _begin_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _find_first(self) -> None:
        cursor = self.text.textCursor()
        cursor.setPosition(0)
        self.text.setTextCursor(cursor)
        word = self.search.text()
        if word:
            self.text.find(word)
        self._count(word)

    def find_next(self, *, backward: bool = False) -> None:
        """Goes to the next place where the word stands, round the end."""
        word = self.search.text()
        flag = QTextDocument.FindFlag.FindBackward if backward else QTextDocument.FindFlag(0)
        if word and not self.text.find(word, flag):
            self.text.moveCursor(
                QTextCursor.MoveOperation.End if backward else QTextCursor.MoveOperation.Start
            )
            self.text.find(word, flag)

    def _count(self, word: str) -> None:
        if not word:
            self.found.setText("")
            return
        count = self.text.toPlainText().lower().count(word.lower())
        self.found.setText(self.tr("%n place(s)", "", count) if count else self.tr("not found"))

    def zoom(self, by: int) -> None:
        """Larger or smaller letters, where one reads."""
        letters = max(SIZES[0], min(SIZES[4], self._letters + by))
        if letters != self._letters:
            self._letters = letters
            self._stay(lambda: self.read(self._game))

    def _stay(self, change: Callable[[], None]) -> None:
        """Changes the text; one still reads where one read."""
        bar = self.text.verticalScrollBar()
        place = bar.value() / max(1, bar.maximum())
        change()
        bar.setValue(round(place * bar.maximum()))

    def retranslate(self) -> None:
        """Says everything in the language of the window."""
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.smaller.setToolTip(self.tr("Smaller letters"))
        self.smaller.setAccessibleName(self.tr("Smaller letters"))
        self.larger.setToolTip(self.tr("Larger letters"))
        self.larger.setAccessibleName(self.tr("Larger letters"))
        self.chapters.setAccessibleName(self.tr("Chapters"))
        if self._game:
            self.read(self._game)

    def _entitle(self) -> None:
        title = looks.box(self._game).title()
        self.setWindowTitle(self.tr("Rules of {game}").format(game=title))
        self.text.setAccessibleName(self.windowTitle())

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language, the theme and the size of letters."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in _ANEW and self._game:
            self._stay(lambda: self.read(self._game))
        super().changeEvent(event)
