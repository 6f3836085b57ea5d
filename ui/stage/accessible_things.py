"""What stands below a table for a screen reader: a group, a thing, what can be done with it.

Neither is one of Qt's objects; each looks up by its id what it has to tell.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QWindow,
)
from shiboken6 import Shiboken

from ui.stage.accessible_tree import Found, Group
from ui.stage.things import Kind, room_of

if TYPE_CHECKING:
    from ui.stage.accessible import AccessibleTable

_ROLES: Final = {
    Kind.PLACE: QAccessible.Role.ListItem,
    Kind.PIECE: QAccessible.Role.Graphic,
    Kind.TEXT: QAccessible.Role.StaticText,
    None: QAccessible.Role.Button,
}
_Text = QAccessible.Text


class Below(QAccessibleInterface):
    """Something below the table. It is none of Qt's objects."""

    def __init__(self, whole: AccessibleTable, name: str):
        super().__init__()
        self.whole = whole
        self.name = name

    @property
    def told(self) -> Found | Group | None:
        """What it tells; None while that is not there."""
        if not Shiboken.isValid(self.whole):
            return None
        _ = self.whole.tree
        return self.whole.found(self.name)

    def isValid(self) -> bool:
        return self.told is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self.whole.window() if self.told is not None else None

    def rect(self) -> QRect:
        told = self.told
        if told is None:
            return QRect()
        table = self.whole.table
        seen = table.mapFromScene(told.area).boundingRect()
        return seen.translated(table.viewport().mapToGlobal(seen.topLeft()) - seen.topLeft())

    def text(self, kind: QAccessible.Text) -> str:
        told = self.told
        if told is None:
            return ""
        return {_Text.Name: told.words, _Text.Description: told.doing}.get(kind, "")

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nobody can call it otherwise."""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if self.told is None:
            state.invalid = state.invisible = True
            return state
        table = self.whole.table
        room = table.viewport().rect()
        room.translate(table.viewport().mapToGlobal(room.topLeft()))
        state.offscreen = not room.intersects(self.rect())
        return state

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None


class AccessibleGroup(Below):
    """Things that stand together."""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Grouping

    def parent(self) -> QAccessibleInterface:
        return self.whole

    def _names(self) -> list[str]:
        told = self.told
        return [thing.id for thing in told.things] if isinstance(told, Group) else []

    def childCount(self) -> int:
        return len(self._names())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        names = self._names()
        return self.whole.below(names[index]) if 0 <= index < len(names) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        names = self._names()
        if isinstance(child, Below) and child.name in names:
            return names.index(child.name)
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return least_at((self.whole.below(name) for name in self._names()), x, y)


class AccessibleThing(Below):
    """One thing, or one stop; to press it does what can be done there."""

    def __init__(self, whole: AccessibleTable, name: str):
        super().__init__(whole, name)
        self._pressing = _Pressing(self)

    def role(self) -> QAccessible.Role:
        told = self.told
        return _ROLES[told.kind if isinstance(told, Found) else None]

    def parent(self) -> QAccessibleInterface:
        return self.whole.parent_of(self.name)

    @property
    def can_press(self) -> bool:
        """Whether something can be done there."""
        told = self.told
        return isinstance(told, Found) and told.stop is not None

    def state(self) -> QAccessible.State:
        state = super().state()
        if self.told is not None:
            is_pointed = self.whole.pointed == self.name and self.whole.table.hasFocus()
            state.focusable = self.can_press or is_pointed
            state.focused = is_pointed
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        # Who listens remembers what there is to ask: actions, though there may be none now.
        if kind == QAccessible.InterfaceType.ActionInterface:
            return self._pressing
        # None would be taken for an address.
        return Shiboken.VoidPtr(0)


class _Pressing(QAccessibleActionInterface):
    """What can be done with a thing, as a press."""

    def __init__(self, thing: AccessibleThing):
        super().__init__()
        self._thing = thing

    def actionNames(self) -> list[str]:
        return [self.pressAction()] if self._thing.can_press else []

    def localizedActionDescription(self, name: str) -> str:
        told = self._thing.told
        if not isinstance(told, Found) or told.stop is None:
            return ""
        return told.stop.words

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []

    def doAction(self, name: str) -> None:
        if name == self.pressAction():
            self._thing.whole.press(self._thing.name)


def least_at(found: Iterable[Below], x: int, y: int) -> Below | None:
    """The smallest of these at a pixel of the screen; None where there is none."""
    there = [each for each in found if each.rect().contains(x, y)]
    return min(there, key=lambda each: room_of(each.rect()), default=None)
