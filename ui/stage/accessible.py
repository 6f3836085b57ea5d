"""The table as a screen reader meets it: what stands below the view, and what is told of it.

A view shows nothing of its scene to a screen reader, so ``install`` has Qt ask here. What
is found is told anew when something else can be done or the cursor has moved, and only
while somebody listens. Interfaces are kept by the id of what they tell, and used again.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken

from ui import games as looks
from ui.soon import soon
from ui.stage.accessible_things import AccessibleGroup, AccessibleThing, Below, least_at
from ui.stage.accessible_tree import Found, Group, Tree, tree_of

if TYPE_CHECKING:
    from ui.stage.table import Table

_Text = QAccessible.Text
_DIRECT: Final = Qt.FindChildOption.FindDirectChildrenOnly
_FRESH_MS: Final = 200
"""So long what was found is not looked for again, though nothing has told that it changed."""


@cache
def install(kind: type[Table]) -> None:
    """Has Qt ask here for the accessible of tables, once and for all."""

    def made(_name: str, asked: QObject) -> QAccessibleInterface | None:
        if isinstance(asked, kind) and Shiboken.isValid(asked):
            asked.accessible = AccessibleTable(asked)
            return asked.accessible
        return None

    QAccessible.installFactory(made)


class AccessibleTable(QAccessibleWidget):
    """The view: groups and single stops stand below it, then what else lies over it."""

    def __init__(self, table: Table):
        super().__init__(table, QAccessible.Role.Pane)
        self.table = table
        self._tree = Tree()
        self._found: dict[str, Found | Group] = {}
        self._told: dict[str, tuple[str, str]] | None = None
        """Words, and what could be done, when somebody was told of it last; None for never."""
        self._pointed: str | None = None
        self._focused: str | None = None
        self._age = QElapsedTimer()
        self._kept: dict[str, Below] = {}
        table.destroyed.connect(self._leave)

    # What is found

    @property
    def tree(self) -> Tree:
        """What is found on the table now."""
        if not self._age.isValid() or self._age.hasExpired(_FRESH_MS):
            self._look()
            self._age.start()
        return self._tree

    def _look(self) -> None:
        """Finds what lies there; nothing while the table is covered, or being cleared away."""
        scene = self.table.game_scene
        if self.table.isEnabled() and Shiboken.isValid(scene):
            self._tree = tree_of(scene.told_things(), scene.cursor.stops())
            here = scene.cursor.here
        else:
            self._tree, here = Tree(), None
        self._found = {found.id: found for found in (*self._tree.groups, *self._tree)}
        self._pointed = None if here is None else self._tree.at(here)

    def outdate(self) -> None:
        """Something else is found there from now on."""
        self._age.invalidate()

    def found(self, name: str) -> Found | Group | None:
        """What is found under an id; None where that is not there now."""
        return self._found.get(name)

    def below(self, name: str) -> Below:
        """The accessible of what has that id."""
        if name not in self._kept:
            kind = Group if name in {group.id for group in self._tree.groups} else Found
            made: Below = (AccessibleGroup if kind is Group else AccessibleThing)(self, name)
            self._kept[name] = made
        return self._kept[name]

    def parent_of(self, name: str) -> QAccessibleInterface:
        """The group that a thing is in, or the table."""
        for group in self._tree.groups:
            if any(thing.id == name for thing in group.things):
                return self.below(group.id)
        return self

    def _names(self) -> list[str]:
        tree = self.tree
        return [*(group.id for group in tree.groups), *(stop.id for stop in tree.beside)]

    def _over(self) -> list[QWidget]:
        """What lies over the table: the card at the end, a line that is said."""
        within = self.table.findChildren(QWidget, options=_DIRECT)
        bare = self.table.viewport()
        # Qt's own name for the strips in which scroll bars would lie.
        named = ((over, over.objectName().startswith("qt_")) for over in within)
        return [
            over
            for over, is_strip in named
            if over.isVisible() and over is not bare and not is_strip
        ]

    # What Qt asks

    def text(self, kind: QAccessible.Text) -> str:
        if kind == _Text.Name:
            return looks.box(self.table.game_scene.game.id).title()
        return super().text(kind)

    def childCount(self) -> int:
        return len(self._names()) + len(self._over())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        names = self._names()
        if 0 <= index < len(names):
            return self.below(names[index])
        over = self._over()
        beyond = index - len(names)
        if 0 <= beyond < len(over):
            return QAccessible.queryAccessibleInterface(over[beyond])
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        names = self._names()
        if isinstance(child, Below):
            return names.index(child.name) if child.name in names else -1
        places = enumerate(self._over(), len(names))
        return next((place for place, over in places if over is child.object()), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for widget in self._over():
            found = QAccessible.queryAccessibleInterface(widget)
            if found.rect().contains(x, y):
                return found
        # The room of a group may have things of other groups in it.
        there = least_at((self.below(found.id) for found in self.tree), x, y)
        if there is None:
            return None
        group = self.parent_of(there.name)
        return there if group is self else group

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        if self.table.hasFocus():
            name = self.pointed
            return self if name is None else self.below(name)
        return super().focusChild()

    # What happens

    @property
    def pointed(self) -> str | None:
        """The id of what the cursor is on."""
        _ = self.tree
        return self._pointed

    def retell(self) -> None:
        """Tells who listens what is called otherwise now, and where the cursor is."""
        _ = self.tree
        before = self._told
        self._told = {name: (found.words, found.doing) for name, found in self._found.items()}
        if before is not None:
            for name, now in self._told.items():
                self._tell_change(name, before.get(name), now)
        self._follow(self._pointed)

    def _follow(self, pointed: str | None) -> None:
        """Moves the focus to what the cursor is on; where it stays, nothing is said again."""
        if not self.table.hasFocus() or (pointed is None and self.table.game_scene.spots):
            self._focused = None
        elif pointed is not None and pointed != self._focused:
            _tell(self.below(pointed), QAccessible.Event.Focus)
            self._focused = pointed

    def _tell_change(self, name: str, was: tuple[str, str] | None, now: tuple[str, str]) -> None:
        """Tells how one thing differs from what it was."""
        whom = self.below(name)
        if was is None:
            _tell(whom, QAccessible.Event.ObjectCreated)
            return
        (old_words, old_doing), (words, doing) = was, now
        if words != old_words:
            _tell(whom, QAccessible.Event.NameChanged)
        if doing != old_doing:
            # Whoever listens keeps descriptions, too.
            _tell(whom, QAccessible.Event.DescriptionChanged)

    def _leave(self) -> None:
        """The table is gone: Qt forgets everything below it, and nothing here keeps it."""
        for below in self._kept.values():
            if Shiboken.isValid(below):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(below))
        # What a factory has made stays for ever: only as a shell, without table and match.
        self.table.accessible = None
        self.__dict__.clear()

    def press(self, name: str) -> None:
        """Does what can be done with what has that id, when Qt has had its answer."""
        soon(self.table, lambda: self._press(name))

    def _press(self, name: str) -> None:
        _ = self.tree
        found = self.found(name)
        if isinstance(found, Found) and found.stop is not None:
            self.table.setFocus()
            found.stop.act()


def _tell(whom: QAccessibleInterface, what: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(whom, what))
