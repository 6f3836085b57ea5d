"""A match in the window: the asking line above, the table, and the panels beside it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tabletop.kernel.errors import TabletopError
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Played, UndoClosed
from tabletop.players import Bots, Host
from tabletop.session import Session
from ui import games as looks
from ui.panels.asking import Asking
from ui.panels.ending import Ending
from ui.panels.log import LogPanel
from ui.panels.moves import MovesPanel
from ui.panels.players import PlayersPanel
from ui.panels.review import ReviewBar
from ui.panels.toast import Toast
from ui.saying import told
from ui.settings import Settings
from ui.stage.director import Director
from ui.stage.motion import PACES
from ui.stage.spots import Input
from ui.stage.table import Table
from ui.stage.theme import Theme

_NARROW, _WIDE = 250, 360
"""Points that the panels take; the table has the rest."""


class MatchPage(QWidget):
    """One match, played or looked at again."""

    changed = Signal()
    """What can be undone, redone or thrown is another now."""
    refused = Signal(str)
    again = Signal()
    print_requested = Signal()
    home = Signal()

    def __init__(
        self,
        session: Session,
        bots: Bots,
        settings: Settings,
        theme: Theme,
        parent: QWidget | None = None,
    ):
        super().__init__(parent)
        self.session = session
        self._settings = settings
        self._theme = theme
        match = session.match
        self.words = looks.words(match.game.id, match.setup.players)
        self.scene = looks.scene(match.game, match.setup.players, self.words, self)
        self.director = Director(session, self.scene, self)
        self.host = Host(session, bots, self)
        self.table = Table(self.scene, self.director)
        self.players = PlayersPanel(match.game, match.setup.players, self.words, theme)
        self.moves = MovesPanel(match.game, self.words)
        self.log = LogPanel(self.words)
        self.review = ReviewBar(theme)
        self.ending: Ending | None = None
        self._asking = Asking()
        self._panels = QWidget()
        self._toast = Toast(self.table)
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self.apply_settings()
        self.log.retell(match.log)
        self.players.sync(match.state)
        self._trace_to(match.ply)
        self.director.begin()

    def _lay_out(self) -> None:
        self.review.hide()
        side = QVBoxLayout()
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(0)
        side.addWidget(self.players)
        side.addWidget(self.moves, 3)
        side.addWidget(self.log, 7)
        self._panels.setFixedWidth(_NARROW)
        self._panels.setLayout(side)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.table, 1)
        middle.addWidget(self._panels)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._asking)
        layout.addLayout(middle, 1)
        layout.addWidget(self.review)

    def _connect(self) -> None:
        self.director.shown.connect(self._shown)
        self.director.rewound.connect(self._rewound)
        self.director.quiet.connect(self._quiet)
        self.director.handed.connect(self._handed)
        self.session.stepped.connect(self._stepped)
        self.host.failed.connect(self._failed)
        self.scene.wants.connect(self._play)
        self.scene.wants_throw.connect(self.throw)
        self.scene.refused.connect(self.say)
        self.scene.pointed.connect(self._pointed)
        self.moves.chosen.connect(self._play)
        self.moves.thrown.connect(self.throw)
        self.moves.lit.connect(self.scene.light)
        self.moves.refused.connect(self.say)
        self.log.wanted.connect(self.look_at)
        self.review.moved.connect(self._look)
        self.review.closed.connect(self.toggle_review)

    # What the window asks

    def undo_text(self) -> tuple[bool, str]:
        """Whether something can be taken back, and in words what or why not."""
        closed = self.session.match.undo_to()
        if closed is UndoClosed.DICE_SHOWN:
            return False, self.tr("Undo is closed: dice were shown since your last choice")
        if closed is UndoClosed.NOTHING_DONE:
            return False, self.tr("There is nothing to undo")
        return True, self.tr("Undo the last choice")

    def can_redo(self) -> bool:
        """Whether something that was taken back can come again."""
        return bool(self.session.match.undone)

    def can_throw(self) -> bool:
        """Whether a throw is what can be done now."""
        return self.director.waits_for_hand or bool(self._offered_throw())

    def is_reviewing(self) -> bool:
        """Whether one looks at the past."""
        return self.review.isVisibleTo(self)

    def shown_ply(self) -> int:
        """The number of actions made where one looks."""
        return self.review.ply if self.is_reviewing() else self.session.match.ply

    # What a person does

    def undo(self) -> None:
        """Takes back the last choice."""
        self.director.finish()
        self._try(self.session.undo)

    def redo(self) -> None:
        """Makes what was taken back again."""
        self.director.finish()
        self._try(self.session.redo)

    def throw(self) -> None:
        """Throws the dice: those that chance waits for, or those of the only choice there is."""
        if self.director.waits_for_hand:
            self.director.hand_it_over()
            return
        if self.director.is_moving:
            self.director.finish()
            return
        for act in self._offered_throw()[:1]:
            self._try(act)

    def _offered_throw(self) -> list[Any]:
        """What a throw would do now: nothing, or one thing."""
        if self.is_reviewing():
            return []
        if self.host.awaits_throw:
            return [self.session.throw]
        turn = self.session.turn
        if turn is None or turn == CHANCE or not self._is_person(turn):
            return []
        actions = self.session.legal_actions
        return [lambda: self.session.play(actions[0])] if self._starts_a_throw(actions[0]) else []

    def _starts_a_throw(self, action: Any) -> bool:
        """Whether dice fall at once when *action* is made."""
        game, state = self.session.match.game, self.session.state
        after = game.apply(state, action).state
        return game.turn(after) == CHANCE and game.roller(after) == game.turn(state)

    def _is_person(self, seat: int) -> bool:
        return self.session.match.setup.players[seat].is_person

    def _play(self, action: Any) -> None:
        self._try(lambda: self.session.play(action))

    def _try(self, act: Any) -> None:
        try:
            act()
        except TabletopError as error:
            self._failed(error)
            self._quiet()

    def _failed(self, error: TabletopError) -> None:
        self.say(told(error))

    # What happens

    def _stepped(self, played: object) -> None:
        self.moves.clear()
        self.changed.emit()

    def _shown(self, played: Played) -> None:
        self.log.tell(played)
        self.players.sync(played.after)
        self._trace_to(played.ply + 1)
        self._ask(played.after)

    def _trace_to(self, ply: int) -> None:
        """Rings where somebody acted last, up to action number *ply*; alone one knows."""
        match = self.session.match
        turn = match.last_turn(ply) if len(match.setup.players) > 1 else ()
        self.scene.show_traces([event for played in turn for event in played.events])

    def _rewound(self) -> None:
        self._close_ending()
        self.log.retell(self.session.match.log)
        self.players.sync(self.session.state)
        self._trace_to(self.session.match.ply)
        self.changed.emit()

    def _handed(self, words: str) -> None:
        """A person is to move something by hand."""
        self._asking.ask(words)
        self.moves.offer_hand(words)
        self.changed.emit()

    def _quiet(self) -> None:
        """Nothing moves: offers what can be done, or lets the host go on."""
        if self.director.is_moving:
            return
        if self.is_reviewing():
            self._look(self.review.ply)
            return
        state, turn = self.session.state, self.session.turn
        self._ask(state)
        throw = self.host.awaits_throw
        persons = turn is not None and turn != CHANCE and self._is_person(turn)
        actions = self.session.legal_actions if persons else ()
        if self.host.awaits_dice:
            self.scene.ask_dice(state)
            self.moves.ask_dice(state)
        else:
            self.scene.present(state, actions, throw)
            self.moves.offer(state, actions, throw=throw)
        self.changed.emit()
        if turn is None:
            self._end()
        else:
            self.host.go_on()

    def _ask(self, state: Any) -> None:
        text = self.words.asked(state)
        if self.host.awaits_dice:
            drawn = self.session.match.game.roller(state) is None
            text = (
                self.tr("{asked} Enter what it says.")
                if drawn
                else self.tr("{asked} Enter what your dice show.")
            ).format(asked=text)
        self._asking.ask(text)

    def _end(self) -> None:
        if self.ending is not None:
            return
        match = self.session.match
        self.ending = Ending(
            match.game,
            match.setup.players,
            self.words,
            match.state,
            self._theme,
            self.scene.motion.pace,
            self.table,
        )
        self.ending.again.connect(self.again)
        self.ending.print_requested.connect(self.print_requested)
        self.ending.review.connect(self.toggle_review)
        self.ending.closed.connect(self.ending.hide)
        self.ending.place()
        self.ending.show()

    def _close_ending(self) -> None:
        if self.ending is not None:
            self.ending.hide()
            self.ending.deleteLater()
            self.ending = None

    # Looking back

    def toggle_review(self) -> None:
        """Begins or ends looking at the past."""
        self.director.finish()
        if self.is_reviewing():
            self.review.hide()
            self.scene.sync(self.session.state)
            self._trace_to(self.session.match.ply)
            self._quiet()
            return
        if self.ending is not None:
            self.ending.hide()
        match = self.session.match
        self.review.show()
        self.review.begin(match.ply, match.ply)

    def look_at(self, ply: int) -> None:
        """Looks at the match after *ply* actions."""
        if not self.is_reviewing():
            self.toggle_review()
        self.review.go(ply)

    def _look(self, ply: int) -> None:
        match = self.session.match
        state = match.state_at(ply)
        self.scene.sync(state)
        self.scene.present(state, (), False)
        self.moves.clear()
        self.players.sync(state)
        self._trace_to(ply)
        told = self.words.story(match.log[ply - 1].events) if ply else []
        self._asking.ask(" ".join(told) or self.words.asked(state))
        self.changed.emit()

    # Around it

    def say(self, sentence: str) -> None:
        """Says one line over the table for a while."""
        self._toast.say(sentence)
        self.refused.emit(sentence)

    def _pointed(self, words: str) -> None:
        if words:
            self.say(words)
        else:
            self._toast.hide()

    def finish_motion(self) -> None:
        """Whatever moves is at its end."""
        self.director.finish()

    def zoom_in(self) -> None:
        """A step nearer."""
        self.table.zoom_in()

    def zoom_out(self) -> None:
        """A step away."""
        self.table.zoom_out()

    def zoom_fit(self) -> None:
        """The whole table."""
        self.table.zoom_fit()

    def set_theme(self, theme: Theme) -> None:
        """Shows everything in *theme*."""
        self._theme = theme
        self.table.set_theme(theme)
        self.players.set_theme(theme)
        self.review.set_theme(theme)
        self._toast.set_theme(theme)

    def apply_settings(self) -> None:
        """Follows what was set."""
        self.director.finish()
        self.scene.motion.pace = PACES[self._settings.speed]
        self.scene.hand.input = Input(self._settings.input)
        self.scene.by_hand = self._settings.pawns == "hand"
        self.host.throws_for_people = self._settings.throws == "auto"

    def leave(self) -> None:
        """The page is closed: nothing moves and nobody answers any more."""
        self.director.finish()
        self.host.leave()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            for panel in (self.players, self.moves, self.log, self.review):
                panel.retranslate()
            self.log.retell(self.session.match.log)
            self._close_ending()
            self._quiet()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # What the table cannot use the panels may have.
        board = self.scene.sceneRect()
        spare = self.width() - round(self.table.height() * board.width() / board.height())
        self._panels.setFixedWidth(min(max(_NARROW, spare), _WIDE))
        if self.ending is not None:
            QTimer.singleShot(0, self.ending, self.ending.place)
