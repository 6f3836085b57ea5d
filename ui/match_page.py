"""A match in the window: the asking line above, the table, and the panels beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tabletop.kernel.errors import TabletopError
from tabletop.kernel.match import Played, UndoClosed
from tabletop.players import Bots, Host
from tabletop.session import Session
from ui import games as looks
from ui.curtain import Curtain
from ui.guide import GuidedRound
from ui.hint import Hint
from ui.manner import Manner
from ui.own_dice import OwnDice
from ui.panels.elided import Asking
from ui.panels.ending import Result
from ui.panels.side import Side
from ui.panels.toast import POINTED_MS, Toast
from ui.past import Past
from ui.saying import told
from ui.settings import Settings
from ui.soon import soon
from ui.sounds import Sounds
from ui.spoken import Spoken
from ui.stage.director import Director
from ui.stage.table import Table
from ui.stage.theme import Theme


class MatchPage(QWidget):
    """One match, played or looked at again."""

    changed = Signal()
    """What can be undone, redone or thrown is another now."""
    refused = Signal(str)
    said = Signal(str)
    again = Signal()
    print_requested = Signal()

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
        self.manner = Manner(self, settings)
        self._theme = theme
        match = session.match
        self.words = looks.words(match.game.id, match.setup.players)
        self.scene = looks.scene(match.game, match.setup.players, self.words, self)
        self.director = Director(session, self.scene, self)
        self.host = Host(session, bots, self)
        self.table = Table(self.scene, self.director)
        self.side = Side(match.game, match.setup.players, self.words, theme)
        self.moves = self.side.moves
        self.past = Past(self, theme)
        self.review = self.past.bar
        self.result = Result(match.game, match.setup.players, self.words, self.table)
        self.own_dice = OwnDice(self)
        self._asking = Asking()
        self._pointed_at = ""
        self._toast = Toast(self.table)
        self.curtain = Curtain(self, settings)
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self.apply_settings()
        self.hint = Hint(self, bots)
        self.guided = GuidedRound(self, bots, settings)
        self.sounds = Sounds(self, settings)
        self.spoken = Spoken(self)
        self.director.begin()
        self._retell()

    def _lay_out(self) -> None:
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.table, 1)
        middle.addWidget(self.side)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._asking)
        layout.addLayout(middle, 1)
        layout.addWidget(self.review)
        self.setFocusProxy(self.table)

    def _connect(self) -> None:
        self.director.shown.connect(self._shown)
        self.director.rewound.connect(self._rewound)
        self.director.quiet.connect(self._quiet)
        self.director.handed.connect(self._handed)
        self.session.stepped.connect(self._stepped)
        self.session.stepped.connect(self._toast.hide)
        self.host.failed.connect(self._stalled)
        self.scene.wants.connect(self._play)
        self.scene.wants_throw.connect(self.throw)
        self.scene.wants_back.connect(self.undo)
        self.scene.may_undo = lambda: isinstance(self.session.match.undo_to(), int)
        self.scene.refused.connect(self.say)
        self.scene.pointed.connect(self._pointed)
        self.moves.chosen.connect(self._play)
        self.moves.thrown.connect(self.throw)
        self.moves.lit.connect(self._light)
        self.moves.refused.connect(self.say)
        self.side.log.wanted.connect(self.past.look_at)
        self.result.again.connect(self.again)
        self.result.review.connect(self.past.toggle)
        self.result.print_requested.connect(self.print_requested)

    # What the window asks

    def undo_text(self) -> tuple[bool, str]:
        """Whether something can be taken back, and in words what or why not."""
        if self.is_reviewing():
            return False, self.tr("Close the review to undo")
        if self.scene.entered:
            return True, self.words.chance().back
        closed = self.session.match.undo_to()
        if closed is UndoClosed.DICE_SHOWN:
            return False, self.words.chance().closed
        if closed is UndoClosed.NOTHING_DONE:
            return False, self.tr("There is nothing to undo")
        return True, self.tr("Undo the last choice")

    def can_redo(self) -> bool:
        """Whether something that was taken back can come again."""
        return bool(self.session.match.undone) and not self.is_reviewing()

    def can_throw(self) -> bool:
        """Whether a throw, or what is done like one, can be done now."""
        if self.curtain.is_drawn:
            return False
        waits = self.director.waits_for_hand or self.host.is_stalled
        return waits or (not self.is_reviewing() and self.host.throw_offered() is not None)

    def is_reviewing(self) -> bool:
        """Whether one looks at the past."""
        return self.past.is_shown

    def shown_ply(self) -> int:
        """The number of actions made where one looks."""
        return self.past.ply if self.is_reviewing() else self.session.match.ply

    def shown_state(self) -> Any:
        """The position where one looks."""
        return self.session.match.state_at(self.shown_ply())

    # What a person does

    def undo(self) -> None:
        """Takes back the last choice, or the real die that was entered last."""
        if not self.is_reviewing() and not self.scene.take_back_face():
            self.director.finish()
            self._try(self.session.undo)

    def redo(self) -> None:
        """Makes what was taken back again."""
        if not self.is_reviewing():
            self.director.finish()
            self._try(self.session.redo)

    def throw(self) -> None:
        """Throws the dice; or does the one other thing that can be done."""
        if self.curtain.is_drawn:
            return
        offered = None if self.is_reviewing() else self.host.throw_offered()
        if self.director.waits_for_hand:
            self.director.hand_it_over()
        elif self.director.is_moving:
            self.director.finish()
        elif self.host.is_stalled:
            self.host.try_again()
        elif offered is not None:
            self._try(offered)
        elif self.session.turn is None and not self.is_reviewing():
            self.result.show(self.session.state, self._theme, self.scene.motion.pace)

    def _play(self, action: Any) -> None:
        self._try(lambda: self.session.play(action))

    def _try(self, act: Callable[[], object]) -> None:
        try:
            act()
        except TabletopError as error:
            self._quiet()
            self.say(told(error))

    def _stalled(self, error: TabletopError) -> None:
        """What needs no person has failed; a person may have it tried again."""
        self._quiet()
        self.say(told(error))

    # What happens

    def _stepped(self, played: object) -> None:
        self.moves.clear()
        self.changed.emit()

    def _shown(self, played: Played) -> None:
        self.side.tell(played)
        self.trace_to(played.ply + 1)
        self._ask(played.after)

    def trace_to(self, ply: int) -> None:
        """Rings where somebody acted last, up to action number *ply*; alone one knows."""
        match = self.session.match
        turn = match.last_turn(ply) if len(match.setup.players) > 1 else ()
        self.scene.show_traces([event for played in turn for event in played.events])

    def _rewound(self) -> None:
        self.result.forget()
        self.scene.withdraw()
        self._retell()
        self.changed.emit()

    def _retell(self) -> None:
        """Panels and rings tell the match as it stands."""
        match = self.session.match
        self.side.retell(match.log, match.state)
        self.trace_to(match.ply)

    def _handed(self, words: str) -> None:
        """A person is to move something by hand."""
        self._asking.setText(words)
        self.moves.offer_one(words)
        self.changed.emit()

    def _quiet(self) -> None:
        """Nothing moves: offers what can be done, or lets the host go on."""
        if self.director.is_moving:
            return
        if self.is_reviewing():
            self.curtain.follow()
            self.past.show()
            return
        self._ask(self.session.state)
        self._offer(self.session.state)
        self.curtain.follow()
        self.changed.emit()
        self.hint.tell()
        if self.session.turn is not None and not self.curtain.is_drawn:
            self.host.go_on()

    @property
    def _offered(self) -> Sequence[Any]:
        """What a person may do now, besides throwing."""
        return self.session.legal_actions if self.host.is_persons_turn else ()

    def _offer(self, state: Any) -> None:
        """Offers what can be done in *state*, on the table and in the list."""
        if self.host.awaits_dice:
            self.own_dice.ask(state)
            return
        self.scene.present(state, self._offered, self.host.awaits_throw)
        if self.session.turn is None and self.result.card is None:
            self.result.show(state, self._theme, self.scene.motion.pace)
        self.list_actions()

    def list_actions(self) -> None:
        """The rows of what can be done; the table stays as it is."""
        if self.host.is_stalled:
            self.moves.offer_one(self.tr("Try again"))
        elif self.session.turn is None:
            self.moves.offer_one(self.tr("Show the result"))
        else:
            self.moves.offer(self.session.state, self._offered, throw=self.host.awaits_throw)

    def _light(self, action: Any) -> None:
        if self.is_reviewing():
            self.past.light(action)
        else:
            self.scene.lights.light(action)

    def asked(self) -> str:
        """The sentence above the table."""
        return self._asking.text()

    def say_above(self, sentence: str) -> None:
        """One sentence above the table."""
        self._asking.setText(sentence)

    def _ask(self, state: Any) -> None:
        text = self.words.asked(state)
        if self.host.awaits_dice:
            text = self.own_dice.asked(state, text)
        self._asking.setText(text)

    # Looking back

    def go_on(self) -> None:
        """From the past back to where the match is."""
        state = self.session.state
        self.scene.sync(state)
        self._retell()
        self._quiet()
        self.table.setFocus()

    # Around it

    def say(self, sentence: str, *, refuses: bool = True) -> None:
        """Says one line over the table for a while: why not, or what was done unseen."""
        self._toast.say(sentence)
        (self.refused if refuses else self.said).emit(sentence)

    def _pointed(self, words: str) -> None:
        """A key has put the cursor on something, or that is past."""
        if words:
            self._toast.say(words, POINTED_MS)
        else:
            self._toast.unsay(self._pointed_at)
        self._pointed_at = words

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
        self.side.set_theme(theme)
        self.review.set_theme(theme)
        self._toast.set_theme(theme)
        self.curtain.set_theme(theme)
        self.result.remake(self.session.state, theme)

    def apply_settings(self) -> None:
        """Follows what was set."""
        self.manner.follow()

    def leave(self) -> None:
        """The page is closed: nothing moves and nobody answers any more."""
        self.director.leave()
        self.table.stop_sharpening()
        self.host.leave()
        self.guided.leave()
        self.hint.leave()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            # A step that is still being told would be told twice.
            self.director.finish()
            self.scene.sync(self.shown_state())
            self.side.retranslate()
            self.review.retranslate()
            self._retell()
            self.result.remake(self.session.state, self._theme)
            self._quiet()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        escapes = event.key() == Qt.Key.Key_Escape
        # What was opened last is closed first.
        closes = escapes and (self.hint.close() or self.past.close() or self.come_back())
        if not closes and not self.own_dice.key(event):
            super().keyPressEvent(event)

    def come_back(self) -> bool:
        """Who is beside the table is back at it; False for who is there."""
        if self.table.hasFocus() or not self.table.isEnabled():
            return False
        self.table.setFocus()
        return self.table.hasFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_room()

    def share_room(self) -> None:
        """Gives the panels the width that the table cannot use."""
        below = self.review.sizeHint().height() if self.is_reviewing() else 0
        high = self.height() - self._asking.sizeHint().height() - below
        board = self.scene.sceneRect()
        self.side.take(self.width() - round(high * board.width() / board.height()))
        soon(self, self.result.place)
