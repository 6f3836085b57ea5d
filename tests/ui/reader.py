"""A screen reader in the same process: it finds what stands below a table, and presses it."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QAccessibleInterface

from ui.stage.table import Table

Text = QAccessible.Text


class Reader:
    """Reads a table as a screen reader does: by what stands below the view."""

    def __init__(self, table: Table):
        self.table = QAccessible.queryAccessibleInterface(table)

    @staticmethod
    def below(what: QAccessibleInterface) -> list[QAccessibleInterface]:
        return [what.child(number) for number in range(what.childCount())]

    def all(self) -> list[QAccessibleInterface]:
        found, rest = [], self.below(self.table)
        while rest:
            first = rest.pop(0)
            found.append(first)
            rest = self.below(first) + rest
        return found

    def under(self, at: QPoint) -> QAccessibleInterface:
        """What lies there, asked for level by level."""
        found = self.table
        while (below := found.childAt(at.x(), at.y())) is not None:
            found = below
        return found

    def named(self, name: str) -> QAccessibleInterface:
        return next(each for each in self.all() if each.text(Text.Name) == name)

    def names(self) -> list[str]:
        return [each.text(Text.Name) for each in self.all()]

    def presses(self) -> dict[str, str]:
        """What can be pressed, by name, and what that does."""
        found = ((each, each.actionInterface()) for each in self.all())
        return {
            each.text(Text.Name): action.localizedActionDescription(action.pressAction())
            for each, action in found
            if action is not None and action.actionNames() == [action.pressAction()]
        }

    def press(self, name: str) -> None:
        action = self.named(name).actionInterface()
        action.doAction(action.pressAction())

    def focused(self) -> list[str]:
        return [each.text(Text.Name) for each in self.all() if each.state().focused]


def area(what: QAccessibleInterface) -> int:
    return what.rect().width() * what.rect().height()
