"""What is heard of a match: dice, pieces, points, whose turn it is.

A game says how its events sound; they are heard while they are seen to move. What
is brought to its end at once, taken back, or looked at again, makes no sound. Where
nothing moves at all, a step of a person makes one sound, and a bot's none.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject

from tabletop.kernel.game import CHANCE, Event
from tabletop.kernel.match import Played
from ui import games as looks
from ui.settings import Settings

if TYPE_CHECKING:
    from ui.match_page import MatchPage


class Sound(Enum):
    """A sound of the table; its value is the name of its file."""

    DICE = "dice"
    PIECE = "piece"
    CARD = "card"
    PENCIL = "pencil"
    BONUS = "bonus"
    LOSS = "loss"
    TURN = "turn"
    REFUSED = "refused"
    END = "end"

    @property
    def is_of_landing(self) -> bool:
        """Whether it is heard at the end of a motion, and not while it goes on."""
        return self is Sound.PIECE


class Plays(Protocol):
    """What plays sounds."""

    def play(self, sound: Sound) -> None:
        """Plays *sound*; nobody waits for it."""
        ...


def _found() -> Plays | None:
    """The speaker of this machine, if there is one."""
    # Qt's multimedia takes longer to load than the table takes to be laid.
    from ui.speaker import speaker

    return speaker()


class Sounds(QObject):
    """What is heard of the match on *page*, from what *find* finds when it is first needed."""

    def __init__(
        self, page: MatchPage, settings: Settings, find: Callable[[], Plays | None] = _found
    ):
        super().__init__(page)
        self._page, self._settings = page, settings
        self.find = find
        match = page.session.match
        self._sound_of = looks.sounds(match.game.id)
        self._waits_for_bell = False
        """Whether a bot has acted, and no person since."""
        page.director.begun.connect(lambda event: self._told(event, landed=False))
        page.director.landed.connect(lambda event: self._told(event, landed=True))
        page.director.shown.connect(self._shown)
        page.director.quiet.connect(self._quiet)
        page.director.rewound.connect(self._forget)
        page.refused.connect(lambda _: self._play(Sound.REFUSED))

    def tell_whether(self) -> None:
        """Says whether sound is on, as of now; or why nothing is heard all the same."""
        from ui.speaker import Silence

        if self._settings.sound == "off":
            self._page.say(self.tr("Sound off"), refuses=False)
        elif silent := Silence().why():
            self._page.say(silent)
        else:
            self._page.say(self.tr("Sound on"), refuses=False)

    def _play(self, sound: Sound) -> None:
        if self._settings.sound == "on":
            plays = self.find()
            if plays is not None:
                plays.play(sound)

    def _told(self, event: Event, *, landed: bool) -> None:
        sound = self._sound_of(event)
        if sound is not None and sound.is_of_landing == landed:
            self._play(sound)

    def _shown(self, played: Played) -> None:
        """A step is on the table; where nothing moves, this is when it is heard."""
        match = self._page.session.match
        seat = match.game.roller(played.before) if played.actor == CHANCE else played.actor
        is_persons = seat is not None and match.setup.players[seat].is_person
        if is_persons and not self._page.scene.motion.pace:
            heard = [sound for event in played.events if (sound := self._sound_of(event))]
            for sound in heard[:1]:
                self._play(sound)
        if seat is not None:
            self._waits_for_bell = not is_persons
        if match.game.turn(played.after) is None and played.ply + 1 == match.ply:
            self._play(Sound.END)

    def _quiet(self) -> None:
        """The bell, when a person is on the move after a bot."""
        page, host = self._page, self._page.host
        if page.is_reviewing() or page.director.is_moving:
            return
        is_asked = host.is_persons_turn or host.awaits_throw or host.awaits_dice
        if is_asked and self._waits_for_bell:
            self._waits_for_bell = False
            self._play(Sound.TURN)

    def _forget(self) -> None:
        """The match is elsewhere: nobody comes after anybody."""
        self._waits_for_bell = False
