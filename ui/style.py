"""The window's clothes: palette, font and the one style sheet, in the theme's colours."""

from __future__ import annotations

from functools import cache
from string import Template
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from ui.fonts import enlarge, load, printable, sized
from ui.stage.theme import Theme, palette

SIZES: Final = (12, 14, 18, 24, 36)
"""The only sizes of letters there are, in points of the screen."""
LARGER: Final = {"normal": 1.0, "large": 1.15, "larger": 1.3}
"""How many times as large letters are, by the word of the setting."""
WORDS: Final = ("-style", "fusion")
"""What a QApplication is told: the same look on every system; the native one keeps its own colours.

``setStyle`` would say it later, after the native one is made, and have PySide make the classes of
all styles there are.
"""
_TICK: Final = 14

_SHEET: Final = Template("""
QMenuBar { background: $table; padding: 0 6px; }
QMenuBar::item { padding: 6px 10px; border-radius: 3px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $shade; color: $ink; }
QMenu { background: $paper; border: 1px solid $line; padding: 6px 0; }
QMenu::item { padding: 6px 32px 6px 24px; }
QMenu::item:selected { background: $accent; color: $paper; }
QMenu::item:disabled { color: $quiet; background: transparent; }
QMenu::separator { height: 1px; background: $line; margin: 6px 12px; }
QToolTip { background: $paper; color: $ink; border: 1px solid $quiet; padding: 5px 8px; }
QToolButton { border: 2px solid transparent; border-radius: 4px; padding: 2px; }
QToolButton:hover:enabled { background: $paper; }
QToolButton:pressed, QToolButton:checked { background: $shade; }
QToolButton:focus { border-color: $accent; }
QDialog, QMessageBox { background: $paper; }
QPushButton { background: $paper; color: $ink; border: 1px solid $quiet; border-radius: 4px;
  padding: 7px 15px; }
QDialogButtonBox QPushButton { min-width: 56px; }
QPushButton:hover { background: $shade; }
QPushButton:pressed { background: $shade; border-color: $ink; }
QPushButton:focus { border: 2px solid $accent; padding: 6px 14px; }
QPushButton:default { background: $accent; color: $paper; border: 1px solid $accent; }
QPushButton:default:focus { border: 2px solid $ink; padding: 6px 14px; }
QPushButton:disabled { color: $quiet; border-color: $line; background: $paper; }
QPushButton[part="segment"] { min-width: 24px; }
QPushButton[part="segment"]:checked { background: $accent; color: $paper;
  border-color: $accent; }
QPushButton[part="segment"]:checked:focus { border: 2px solid $ink; }
QPushButton[part="flat"] { border-color: transparent; color: $accent; background: transparent;
  text-align: left; min-width: 0; padding: 6px 8px; }
QPushButton[part="flat"]:hover { background: $shade; color: $ink; }
QPushButton[ground="table"] { color: $ink; }
QPushButton[part="flat"]:focus { border: 2px solid $accent; padding: 5px 7px; }
QLineEdit { background: $paper; color: $ink; border: 1px solid $quiet; border-radius: 4px;
  padding: 6px 8px; selection-background-color: $accent; selection-color: $paper; }
QLineEdit { placeholder-text-color: $quiet; }
QLineEdit:focus { border: 2px solid $accent; padding: 5px 7px; }
QPrintPreviewDialog QLineEdit { padding: 2px 6px; }
QLineEdit:disabled { color: $quiet; border-color: $line; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QComboBox QLineEdit, QAbstractSpinBox QLineEdit, QAbstractItemView QLineEdit {
  border: none; border-radius: 0; padding: 0; background: transparent; }
Box { background: $paper; color: $ink; border: 1px solid $quiet; border-radius: 4px;
  padding: 6px 26px 6px 8px; combobox-popup: 0; }
Box:hover { background: $shade; }
Box:focus { border: 2px solid $accent; padding: 5px 25px 5px 7px; }
Box::drop-down { border: none; width: 22px; }
Box::down-arrow { image: none; }
Box QAbstractItemView { background: $paper; border: 1px solid $quiet; padding: 4px; }
Check, QRadioButton { spacing: 9px; padding: 3px; border: 2px solid transparent;
  border-radius: 4px; }
Check:focus, QRadioButton:focus { border-color: $accent; }
Check::indicator, QRadioButton::indicator { width: ${tick}px; height: ${tick}px;
  border: 2px solid $quiet; background: $paper; }
Check::indicator { border-radius: 3px; }
QRadioButton::indicator { border-radius: ${round}px; }
Check::indicator:checked { background: $accent; border-color: $accent; }
QRadioButton::indicator:checked { border-color: $accent;
  background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
  stop: 0 $accent, stop: 0.5 $accent, stop: 0.62 $paper, stop: 1 $paper); }
QAbstractScrollArea { border: none; }
QListView, QTextEdit { border: 2px solid transparent; border-radius: 4px; }
QListView:focus, QTextEdit:focus { border-color: $accent; }
QListView { background: $paper; outline: none; }
QListView::item { padding: 8px 10px; border-radius: 4px; color: $ink; }
QListView::item:hover { background: $shade; }
QListView::item:selected { background: $accent; color: $paper; }
QTextBrowser { background: $paper; selection-background-color: $accent;
  selection-color: $paper; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $quiet; border-radius: 3px; margin: 3px; min-height: 32px;
  min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QLabel[part="title"] { font-size: ${title}px; font-weight: bold; }
QLabel[part="head"] { font-size: ${head}px; font-weight: bold; }
QLabel[part="strong"] { font-weight: bold; }
QLabel[part="quiet"] { color: $quiet; }
QLabel[part="small"] { color: $quiet; font-size: ${small}px; }
QLabel[part="warning"] { color: $warning; }
QLabel[part="bar"] { background: $paper; color: $warning; padding: 8px 16px; }
""")


@cache
def _family() -> str:
    return load()


def apply(app: QApplication, theme: Theme, text: str = "normal") -> None:
    """Dresses every window in *theme*, with letters of one of the sizes in ``LARGER``."""
    enlarge(LARGER[text])
    font = QFont(_family())
    font.setPixelSize(sized(SIZES[1]))
    app.setFont(font)
    app.setPalette(palette(theme))
    app.setStyleSheet(sheet(theme))


def sheet(theme: Theme) -> str:
    """The style sheet in the theme's colours and the size of letters that was chosen."""
    tokens = ("table", "paper", "shade", "line", "ink", "quiet", "accent", "warning")
    colours = {token: getattr(theme, token) for token in tokens}
    small, _, head, title, _ = map(sized, SIZES)
    tick = 2 * (sized(_TICK) // 2)
    letters = {"small": small, "head": head, "title": title, "tick": tick, "round": tick // 2 + 2}
    return _SHEET.substitute(colours, **letters)


def lettered(label: QLabel, part: str) -> QLabel:
    """The label as a *part* of the style sheet: title, head, strong, quiet, small, warning."""
    label.setProperty("part", part)
    # A name or a folder may be called like a mark of HTML.
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def marked_up(label: QLabel, text: str) -> QLabel:
    """The label with a *text* that has marks of HTML, the one way to say such a text."""
    label.setTextFormat(Qt.TextFormat.RichText)
    # Qt reads a narrow no-break space in HTML as any other, at which a line may end.
    label.setText(printable(text))
    return label


def repolish(widget: QWidget) -> None:
    """Makes a changed property of *widget* count."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
