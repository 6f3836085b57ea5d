"""What a screen reader is told of a match while it goes on: dice, turns, points.

It is told what the log tells, in that order and politely; what happens in one breath is
one announcement. Where a person is to act, the points that have changed and what is
asked come last, and that is told again to who comes back to the table. What cannot be done
is said at once. Nothing is told while nobody listens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from tabletop.kernel.game import Seat
from tabletop.kernel.match import Played

if TYPE_CHECKING:
    from ui.match_page import MatchPage

_BREATH_MS: Final = 120
"""What comes within so long of each other is told together."""


class Spoken(QObject):
    """Tells the match on *page*."""

    told = Signal(str)
    """An announcement, as it goes to the screen reader."""

    def __init__(self, page: MatchPage):
        super().__init__(page)
        self._page = page
        self._waiting: list[str] = []
        self._asked = ""
        self._ply = page.session.match.ply
        self._points = self._counted()
        self._breath = QTimer(self)
        self._breath.setSingleShot(True)
        self._breath.setInterval(_BREATH_MS)
        self._breath.timeout.connect(self.flush)
        page.table.returned.connect(self._returned)
        page.director.shown.connect(self._shown)
        page.director.handed.connect(self._handed)
        page.director.rewound.connect(self._rewound)
        page.director.quiet.connect(self._quiet)
        page.changed.connect(self._looked_back)
        page.refused.connect(self._refused)
        page.said.connect(self._say)
        for card in (page.side.guide, page.side.hint):
            card.told.connect(self._say)

    # What happens

    def _shown(self, played: Played) -> None:
        self._ply, self._asked = played.ply + 1, ""
        self._say(*self._page.words.story(played.events))

    def _handed(self, words: str) -> None:
        self._say(words)

    def _rewound(self) -> None:
        match = self._page.session.match
        is_back, self._ply, self._asked = match.ply < self._ply, match.ply, ""
        self._points = self._counted()
        # What is taken back need not be told any more.
        self._waiting.clear()
        if is_back:
            self._say(self.tr("Taken back."))
        elif match.log:
            self._say(*self._page.words.story(match.log[-1].events))

    def _quiet(self) -> None:
        """Nothing moves: a person is told what changed and what is asked, the end its result."""
        page = self._page
        # What needs no person may have gone on at once.
        if not page.director.is_quiet or page.is_reviewing() or self._question == self._asked:
            return
        is_over = page.session.turn is None
        if is_over or page.host.awaits_throw or page.host.is_persons_turn:
            self._asked = self._question
            if is_over:
                self._say(*self._result())
            else:
                self._say(*self._changed_points(), self._asked)

    def _returned(self) -> None:
        """Who is at the table again, and at nothing there, is told what is asked once more."""
        is_told = self._asked == self._page.asked() and self._asked not in self._waiting
        if is_told and self._page.scene.cursor.here is None:
            self._say(self._asked)

    @property
    def _question(self) -> str:
        """What is asked now, of whom one can see."""
        return self._page.curtain.words or self._page.asked()

    def _looked_back(self) -> None:
        if self._page.is_reviewing() and self._page.asked() != self._asked:
            self._asked = self._page.asked()
            self._say(self._asked)

    def _refused(self, sentence: str) -> None:
        self.flush()
        self._announce(sentence, QAccessible.AnnouncementPoliteness.Assertive)

    # Points

    def _counted(self) -> list[int]:
        """The points of everybody, as they stand."""
        session = self._page.session
        return [score.total for score in session.match.game.scores(session.state)]

    def _changed_points(self) -> list[str]:
        """The points that are others since they were told last, where they are told at all."""
        before, self._points = self._points, self._counted()
        state, page = self._page.session.state, self._page
        if not page.scene.shows_points and not page.words.are_counted(state):
            return []
        return [
            self._has(Seat(seat), now)
            for seat, (was, now) in enumerate(zip(before, self._points, strict=True))
            if was != now
        ]

    def _has(self, seat: Seat, points: int) -> str:
        text = self.tr("{name}: %n point(s).", "", points)
        return text.format(name=self._page.words.name_of(seat))

    def _result(self) -> list[str]:
        """Who won and by what, and what everybody has."""
        self._points = self._counted()
        state: Any = self._page.session.state
        reason = self._page.words.reason(state, self._page.session.match.game.ranking(state))
        return [reason, *(self._has(Seat(seat), own) for seat, own in enumerate(self._points))]

    # How it is told

    def _say(self, *sentences: str) -> None:
        """Adds these to what is told with the next breath."""
        if QAccessible.isActive():
            self._waiting += [sentence for sentence in sentences if sentence]
            self._breath.start()

    def flush(self) -> None:
        """Tells what waits."""
        self._breath.stop()
        sentences, self._waiting = self._waiting, []
        if sentences:
            self._announce(" ".join(sentences), QAccessible.AnnouncementPoliteness.Polite)

    def _announce(self, words: str, manner: QAccessible.AnnouncementPoliteness) -> None:
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._page.table, words)
            event.setPoliteness(manner)
            QAccessible.updateAccessibility(event)
            self.told.emit(words)
