"""Everything the window can be told to do: its actions, the menus, and the slim strip of tools.

Menus and tools share one strip, so that the table keeps the room.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QMenu, QMenuBar, QToolButton, QWidget

from ui.settings import PACES_OF_BOTS
from ui.stage.theme import Theme

if TYPE_CHECKING:
    from tabletop.library import Entry
    from ui.match_page import MatchPage

_ICON: Final = 22
_Key = QKeySequence.StandardKey


class Actions(QObject):
    """The actions, each with its shortcut; ``retranslate`` gives them their words."""

    def __init__(self, window: QWidget):
        super().__init__(window)
        self._window = window
        self.new = self._made(_Key.New)
        self.open = self._made(_Key.Open)
        self.matches = self._made("Ctrl+L")
        self.statistics = self._made("Ctrl+I")
        self.counter = self._made("Ctrl+K")
        self.save = self._made(_Key.Save)
        self.save_as = self._made("Ctrl+Shift+S")
        self.print = self._made(_Key.Print)
        self.preview = self._made("Ctrl+Shift+P")
        self.export = self._made("Ctrl+E")
        self.home = self._made("Ctrl+W")
        self.quit = self._made("Ctrl+Q")
        self.undo = self._made("Ctrl+Z", "U")
        self.redo = self._made("Ctrl+Shift+Z")
        self.throw = self._made("R")
        self.hint = self._made("H")
        self.review = self._made("Ctrl+R")
        self.analysis = self._made("Ctrl+J")
        self.zoom_in = self._made("Ctrl++", "Ctrl+=")
        self.zoom_out = self._made("Ctrl+-")
        self.zoom_fit = self._made("Ctrl+0")
        self.full_screen = self._made("F11")
        self.sound = self._made("M")
        self.settings = self._made("Ctrl+,")
        self.rules = self._made("F1")
        self.guide = self._made("Shift+F1")
        self.cheat = self._made("Ctrl+Shift+F1")
        self.keys = self._made("Ctrl+F1", "?")
        self.about = self._made()
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        for action in (self.full_screen, self.sound, self.review, self.hint, self.guide):
            action.setCheckable(True)
        self.languages = QActionGroup(self)
        self.english = self._language("en")
        self.french = self._language("fr")
        self.paces = QActionGroup(self)
        for pace in PACES_OF_BOTS:
            self._choice(self.paces, pace)
        self.icons: Final = {
            "home": self.home,
            "undo": self.undo,
            "redo": self.redo,
            "dice": self.throw,
            "hint": self.hint,
            "review": self.review,
            "chart": self.analysis,
            "zoom-fit": self.zoom_fit,
            "print": self.print,
            "rules": self.rules,
            "settings": self.settings,
        }

    def _made(self, *shortcuts: str | QKeySequence.StandardKey) -> QAction:
        action = QAction(self)
        action.setShortcuts([QKeySequence(shortcut) for shortcut in shortcuts])
        self._window.addAction(action)
        return action

    def _language(self, code: str) -> QAction:
        return self._choice(self.languages, code)

    def _choice(self, group: QActionGroup, word: str) -> QAction:
        """One of several, of which always one is chosen."""
        action = self._made()
        action.setCheckable(True)
        action.setData(word)
        group.addAction(action)
        return action

    @property
    def of_match(self) -> tuple[QAction, ...]:
        """What needs a match on the table."""
        return (
            self.save,
            self.save_as,
            self.home,
            self.undo,
            self.redo,
            self.throw,
            self.hint,
            self.review,
            self.analysis,
            self.zoom_in,
            self.zoom_out,
            self.zoom_fit,
            self.guide,
        )

    def follow(self, page: MatchPage | None) -> None:
        """What can be done with the match on the table, now."""
        for action in (*self.of_match, *self.paces.actions()):
            action.setEnabled(page is not None)
        self.guide.setChecked(page is not None and page.guided.is_on)
        self.hint.setChecked(page is not None and page.hint.is_shown)
        self.review.setChecked(page is not None and page.is_reviewing())
        if page is None:
            return
        possible, why = page.undo_text()
        self.undo.setEnabled(possible)
        self.explain(self.undo, "" if possible else why)
        self.redo.setEnabled(page.can_redo())
        self.throw.setEnabled(page.can_throw())
        self.hint.setEnabled(page.hint.is_possible or page.hint.is_shown)
        self.guide.setEnabled(page.guided.is_possible)
        if page.curtain.is_drawn:
            for action in (self.redo, self.hint, self.review, self.analysis, self.guide):
                action.setEnabled(False)
        for action in self.paces.actions():
            action.setChecked(action.data() == page.manner.pace_of_bots)

    def retranslate(self) -> None:
        """Says everything in the language of the window."""
        self.new.setText(self.tr("&New match…"))
        self.open.setText(self.tr("&Open…"))
        self.matches.setText(self.tr("&All matches…"))
        self.statistics.setText(self.tr("Stat&istics…"))
        self.counter.setText(self.tr("Score coun&ter…"))
        self.save.setText(self.tr("&Save"))
        self.save_as.setText(self.tr("Save &as…"))
        self.print.setText(self.tr("&Print…"))
        self.preview.setText(self.tr("Print pre&view…"))
        self.export.setText(self.tr("&Export…"))
        self.home.setText(self.tr("Back to the s&helf"))
        self.quit.setText(self.tr("&Quit"))
        self.undo.setText(self.tr("&Undo"))
        self.redo.setText(self.tr("&Redo"))
        self.throw.setText(self.tr("&Throw the dice"))
        self.hint.setText(self.tr("&Hint"))
        self.review.setText(self.tr("&Look back"))
        self.analysis.setText(self.tr("&Analysis…"))
        self.zoom_in.setText(self.tr("Zoom &in"))
        self.zoom_out.setText(self.tr("Zoom &out"))
        self.zoom_fit.setText(self.tr("Show the &whole table"))
        self.full_screen.setText(self.tr("&Full screen"))
        self.sound.setText(self.tr("So&und"))
        self.settings.setText(self.tr("&Settings…"))
        self.rules.setText(self.tr("&Rules"))
        self.guide.setText(self.tr("&Guided round"))
        self.cheat.setText(self.tr("&Cheat sheet…"))
        self.keys.setText(self.tr("&Keyboard and mouse…"))
        self.about.setText(self.tr("&About Tabletop"))
        # Languages are named in themselves: who is lost finds back.
        self.english.setText("English")
        self.french.setText("Français")
        paces = (self.tr("At &once"), self.tr("&Calm"), self.tr("&Slow"))
        for action, text in zip(self.paces.actions(), paces, strict=True):
            action.setText(text)
        for action in self.icons.values():
            self.explain(action, "")

    def explain(self, action: QAction, why: str) -> None:
        """What the tool says under the mouse: its name and key, and *why* it is closed."""
        name = action.text().replace("&", "").removesuffix("…")
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        named = self.tr("{name} ({key})").format(name=name, key=key)
        action.setToolTip(f"{named}\n{why}" if why else named)


class _Tool(QToolButton):
    """The button of an *action*."""

    def __init__(self, action: QAction):
        super().__init__()
        # Qt's own way binds button and action once more at each change of the action, for ever.
        self._action = action
        self.setIconSize(QSize(_ICON, _ICON))
        self.setAutoRaise(True)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Looks as the action stands."""
        action = self._action
        self.setText(action.iconText())
        self.setIcon(action.icon())
        self.setToolTip(action.toolTip())
        self.setEnabled(action.isEnabled())
        self.setCheckable(action.isCheckable())
        self.setChecked(action.isChecked())


class Tools(QWidget):
    """The tools of the match on the table, in the corner of the menu bar."""

    def __init__(self, actions: Actions, parent: QWidget | None = None):
        super().__init__(parent)
        self._actions = actions
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 8, 2)
        row.setSpacing(4)
        for action in actions.icons.values():
            row.addWidget(_Tool(action))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes past the menu bar, which would keep it."""
        if event.key() == Qt.Key.Key_Escape:
            QCoreApplication.sendEvent(self.window(), event)
        else:
            super().keyPressEvent(event)

    def set_theme(self, theme: Theme) -> None:
        """Draws the icons in the ink of a theme."""
        from ui.icons import icon

        for name, action in self._actions.icons.items():
            action.setIcon(icon(name, theme))
            action.setIconVisibleInMenu(False)


class Menus(QObject):
    """The menus in the bar; *recent* is filled when it opens."""

    gone_on = Signal(object)
    """A match of the library was picked: its entry."""
    opened = Signal(object)
    """A file was picked: its path."""

    def __init__(self, bar: QMenuBar, actions: Actions):
        super().__init__(bar)
        self._actions = actions
        self.match = QMenu(bar)
        self.recent = QMenu(self.match)
        self.play = QMenu(bar)
        self.pace = QMenu(self.play)
        self.view = QMenu(bar)
        self.language = QMenu(self.view)
        self.help = QMenu(bar)
        for menu in (self.match, self.play, self.view, self.help):
            bar.addMenu(menu)
        self._fill()

    def _fill(self) -> None:
        do = self._actions
        self.match.addActions([do.new, do.open])
        self.match.addMenu(self.recent)
        self.match.addActions([do.save, do.save_as])
        self.match.addSeparator()
        self.match.addActions([do.statistics, do.counter])
        self.match.addSeparator()
        self.match.addActions([do.print, do.preview, do.export])
        self.match.addSeparator()
        self.match.addActions([do.home, do.quit])
        self.play.addActions([do.undo, do.redo, do.throw, do.hint])
        self.play.addMenu(self.pace)
        self.play.addSeparator()
        self.play.addActions([do.review, do.analysis])
        self.view.addActions([do.zoom_in, do.zoom_out, do.zoom_fit, do.full_screen])
        self.view.addSeparator()
        self.view.addAction(do.sound)
        self.view.addMenu(self.language)
        self.language.addActions(do.languages.actions())
        self.pace.addActions(do.paces.actions())
        self.view.addAction(do.settings)
        self.help.addActions([do.rules, do.cheat, do.guide, do.keys, do.about])
        self.recent.addAction(do.matches)

    def list_recent(self, entries: Sequence[Entry], files: Sequence[Path]) -> None:
        """Lists the matches and files that were last touched."""
        from ui.told import Told

        self.recent.clear()
        for entry in entries:
            told = Told(entry)
            line = f"{told.game()} · {told.players()} · {told.when()}".replace("&", "&&")
            row = self.recent.addAction(line)
            row.triggered.connect(lambda _=False, entry=entry: self.gone_on.emit(entry))
        self.recent.addSeparator()
        for path in files:
            row = self.recent.addAction(path.name.replace("&", "&&"))
            row.setToolTip(str(path))
            row.triggered.connect(lambda _=False, path=path: self.opened.emit(path))
        self.recent.addSeparator()
        self.recent.addAction(self._actions.matches)

    def retranslate(self) -> None:
        """Says everything in the language of the window."""
        self.match.setTitle(self.tr("&Match"))
        self.recent.setTitle(self.tr("Re&cent matches"))
        self.play.setTitle(self.tr("&Play"))
        self.pace.setTitle(self.tr("&Pace of the bots"))
        self.view.setTitle(self.tr("&View"))
        self.language.setTitle(self.tr("&Language"))
        self.help.setTitle(self.tr("&Help"))
