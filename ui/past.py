"""Looking back: the table, the panels and the line above as they were after an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from tabletop.analysis import Choice
from ui.panels.review import ReviewBar
from ui.stage.theme import Theme

if TYPE_CHECKING:
    from ui.match_page import MatchPage


class Past(QObject):
    """The past of the match on *page*; the match itself stays where it is."""

    def __init__(self, page: MatchPage, theme: Theme):
        super().__init__(page)
        self._page = page
        self._pointed_at: Any = None
        """The action of that position to which the table points, if any."""
        self.bar = ReviewBar(theme)
        self.bar.hide()
        self.bar.moved.connect(lambda _: self.show())
        self.bar.closed.connect(self.toggle)

    @property
    def is_shown(self) -> bool:
        """Whether one looks at the past."""
        return self.bar.isVisibleTo(self._page)

    @property
    def ply(self) -> int:
        """The number of actions made where one looks."""
        return self.bar.ply

    def toggle(self) -> None:
        """Begins or ends looking at the past."""
        page = self._page
        page.director.finish()
        page.host.pause()
        if self.is_shown:
            self.bar.hide()
            page.go_on()
        else:
            page.result.put_away()
            page.table.setFocus()
            self.bar.show()
            ply = page.session.match.ply
            self.bar.begin(ply, ply)
        page.share_room()

    def close(self) -> bool:
        """Back to where the match is; False where one is there."""
        was_shown = self.is_shown
        if was_shown:
            self.toggle()
        return was_shown

    def look_at(self, ply: int) -> None:
        """Looks at the match after *ply* actions."""
        if not self.is_shown:
            self.toggle()
        self.bar.go(ply)

    def show(self) -> None:
        """Shows everything as it was where one looks."""
        page, ply, match = self._page, self.ply, self._page.session.match
        self._pointed_at = None
        state = match.state_at(ply)
        page.scene.sync(state)
        page.scene.present(state, (), False)
        page.moves.clear()
        page.side.look_back(ply, state)
        page.trace_to(ply)
        told = page.words.story(match.log[ply - 1].events) if ply else []
        page.say_above(" ".join(told) or page.words.asked(state))
        page.changed.emit()
        page.hint.tell()

    def show_choice(self, choice: Choice) -> None:
        """Looks at a choice that was made: what was done, what was better, and why."""
        self.look_at(choice.ply)
        self._page.hint.show(choice.worths)

    def point(self, action: Any) -> None:
        """Points at where something lies that could be done then."""
        self._pointed_at = action
        self.light(None)

    def light(self, action: Any) -> None:
        """The same while a row is under the pointer; None for no row."""
        shown = self._pointed_at if action is None else action
        if shown is not None:
            self._page.scene.lights.point_back(self._page.shown_state(), shown)
