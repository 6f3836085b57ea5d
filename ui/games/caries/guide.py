"""What Caries tells who plays it for the first time: a lap, and each thing when it is met.

What a space does is told at length the first time that a guided pawn comes there; after
that it is enough to say what lies ahead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

from tabletop.games.caries.actions import Action, Throw
from tabletop.games.caries.events import (
    Cause,
    CubeReturned,
    CubeTaken,
    DiceThrown,
    PawnMoved,
    Purpose,
    ToothChanged,
)
from tabletop.games.caries.position import SPACES, Phase, Player, Position, Space
from tabletop.games.caries.teeth import Tooth
from tabletop.kernel.game import Event, Seat
from ui.games.caries.advice import CariesAdvice
from ui.games.caries.words import CariesWords
from ui.guide import GameGuide, sentence

_TO_MEET: Final = frozenset((Space.SUGAR, Space.BRUSHING, Space.APPOINTMENT))
"""Who has not come to each of these in a lap is guided through a second one."""
_WATCHED: Final = 2
"""After so many turns of others one knows what there is to watch."""
_WORSE: Final = (Tooth.BLACK, Tooth.RED, Tooth.ORANGE)


class CariesGuide(GameGuide):
    """The first lap of Caries, moment by moment."""

    words: CariesWords

    def __init__(self, words: CariesWords):
        super().__init__(words)
        self._advice = CariesAdvice(words)

    def is_over(self, began: Position, state: Position) -> bool:
        if state.phase is Phase.OVER:
            return True
        return all(self._is_round(began.players[seat], state.players[seat]) for seat in self.people)

    def _is_round(self, began: Player, now: Player) -> bool:
        """Whether a lap is done, and the pawn has left the dentist again."""
        laps = now.laps - began.laps
        met = {event.kind for event in self._told() if isinstance(event, PawnMoved)}
        return laps > 1 or (laps == 1 and now.space > 0 and met >= _TO_MEET)

    def farewell(self) -> str:
        return self.tr(
            "That was a whole lap! From now on watch two things: brush before sugar meets "
            "sugar, and come to the dentist with enough appointments. F1 opens the rules. "
            "Enjoy the game!"
        )

    # What has been met

    def _told(self) -> Iterator[Event]:
        """What has happened to those who are guided."""
        guided = set(self.people)
        return chain.from_iterable(
            played.events for played in self.past if played.before.active in guided
        )

    def _last_turn(self, seat: Seat) -> list[Event]:
        """What happened in the last turn of a seat, from the throw on."""
        turn: list[Event] = []
        for played in reversed(self.past):
            if played.before.active == seat:
                turn[:0] = played.events
                if isinstance(played.action, Throw):
                    break
        return turn

    def _is_first(self, kind: Space) -> bool:
        """Whether somebody came to a space of that kind just once."""
        moves = (event for event in self._told() if isinstance(event, PawnMoved))
        return sum(move.kind is kind for move in moves) == 1

    def _has_thrown(self, purpose: Purpose) -> bool:
        return any(
            isinstance(event, DiceThrown) and event.purpose is purpose for event in self._told()
        )

    def _is_new(self, tooth: Tooth, turn: list[Event]) -> bool:
        """Whether sugar has brought that for the first time, in this *turn*."""
        return bool(_eaten(turn, tooth)) and _eaten(turn, tooth) == _eaten(self._told(), tooth)

    # Throws

    def throw(self, state: Position) -> str:
        match state.phase:
            case Phase.SUGAR:
                return self._sugar(state)
            case Phase.APPOINTMENTS:
                return self.tr(
                    "Now the die for your appointments: an odd number brings one, an even "
                    "number two."
                )
            case Phase.KNOCK:
                return self.tr(
                    "Ouch, a knock! The sixteen-sided die says which tooth is hit: it becomes a "
                    "deep cavity, whatever was on it."
                )
            case Phase.LOT:
                return self.tr("The lot says who begins.")
            case _:
                return self.tr("So many spaces your pawn walks; at the dentist it always stops.")

    def _sugar(self, state: Position) -> str:
        if not self._has_thrown(Purpose.SUGAR):
            return self.tr(
                "Sugar! The number that you throw says how many teeth it gets at: the worst "
                "first, and healthy ones only when there are no others."
            )
        sticky = _sticky(state.player)
        if not sticky:
            return self.tr(
                "Sugar again, but nothing sticks to your teeth: it comes off with the next brush."
            )
        return self.tr(
            "Sugar again, and it takes your worst teeth first. It sticks to %n already: more of "
            "it does harm there that no brush undoes.",
            "",
            sticky,
        )

    def moving(self) -> str:
        return self.tr("Move your pawn to the space that glows.")

    # Choices

    def choice(self, state: Position) -> str:
        match state.phase:
            case Phase.MOVE:
                return self._move(state)
            case Phase.CUBE:
                return self.tr(
                    "An appointment, or a good resolution? The die brings one or two "
                    "appointments for the dentist. The white cube keeps you from the next sugar, "
                    "and then goes back to the middle."
                )
            case Phase.GIFTS:
                return self.tr(
                    "{name} is at the dentist and could use another appointment. What counts is "
                    "the total of all of you, so a gift is never lost."
                ).format(name=self.words.name_of(state.active))
            case Phase.STOP:
                return self.tr(
                    "Five laps are done. You may end the match for everybody, at once. Or you "
                    "all play on: your teeth may get worse, but so may theirs."
                )
            case _:
                return self._teeth(state)

    def _teeth(self, state: Position) -> str:
        """Which of equal teeth."""
        assert state.task is not None, state.phase
        if state.phase is Phase.SUGAR_TEETH:
            return self.tr(
                "Sugar gets at %n of the teeth that glow. They are all alike, so choose as you "
                "like, or let the table choose.",
                "",
                state.task.count,
            )
        return self.tr(
            "The dentist can treat %n of the teeth that glow. They are all alike, so choose as "
            "you like, or let the table choose.",
            "",
            state.task.count,
        )

    def _move(self, state: Position) -> str:
        turn = self._last_turn(state.active)
        moved = next((event for event in turn if isinstance(event, PawnMoved)), None)
        if moved is None and not state.player.progress:
            return self._opening(state)
        if moved is None:
            return self._ahead(state)
        return self._lesson(state, moved.kind, turn) or self._ahead(state)

    def _opening(self, state: Position) -> str:
        start = (
            self.tr(
                "You begin at the dentist with clean teeth. Throw one die or two: two are "
                "faster, but then sugar is thrown with two as well."
            )
            if state.agreed.two_dice
            else self.tr(
                "You begin at the dentist with clean teeth. Throw the die and walk on: where "
                "you land something happens to your teeth."
            )
        )
        return f"{start} {self._aim(state)}"

    def _aim(self, state: Position) -> str:
        if not state.agreed.competes:
            return self.tr("After five laps you all want teeth that are as healthy as can be.")
        if len(state.players) == 1:
            return self.tr("See how few points you have after five laps.")
        return self.tr("After five laps the healthiest teeth win.")

    # Lessons

    def _lesson(self, state: Position, kind: Space, turn: list[Event]) -> str:
        """What the last space has taught; nothing where that was told before."""
        if kind is Space.SUGAR:
            return self._sugar_lesson(state, turn)
        if not self._is_first(kind):
            return ""
        match kind:
            case Space.BRUSHING:
                return self.tr(
                    "A brush takes off all sugar: yellow teeth are healthy again, red ones "
                    "orange. It does nothing for cavities, those are for the dentist."
                )
            case Space.APPOINTMENT:
                return self._appointment_lesson(state, turn)
            case Space.KNOCK:
                return self.tr(
                    "A deep cavity is 5 points. But with two appointments the dentist makes the "
                    "tooth healthy again, and with one a simple cavity."
                )
            case Space.DENTIST:
                return self.tr(
                    "A lap is done! The dentist has brushed your teeth and used your "
                    "appointments, for deep cavities first. Those you did not need are yours for "
                    "the next lap. It begins now."
                )

    def _sugar_lesson(self, state: Position, turn: list[Event]) -> str:
        if any(isinstance(event, CubeReturned) for event in turn):
            return self.tr(
                "You have kept your resolution: no sugar this time. The cube lies in the middle "
                "again, for whoever comes to an appointment first."
            )
        worst = next((tooth for tooth in _WORSE if self._is_new(tooth, turn)), None)
        if worst is not None:
            return self._worse(worst)
        if not self._is_first(Space.SUGAR):
            return ""
        return self.tr(
            "Sugar sticks to %n of your teeth, 1 point each, and any brush takes it off. But "
            "more sugar would make cavities of it. So hope for a brush!",
            "",
            state.player.mouth.count(Tooth.YELLOW),
        )

    def _worse(self, tooth: Tooth) -> str:
        """What sugar on sugar makes."""
        return {
            Tooth.ORANGE: self.tr(
                "Sugar on sugar makes a cavity: the dot, 2 points. No brush takes it off. The "
                "dentist heals it at the end of the lap, for an appointment."
            ),
            Tooth.RED: self.tr(
                "Sugar on a cavity: a dot and lumps of sugar, 3 points. Brush it off in time, or "
                "the next sugar makes a deep cavity of it."
            ),
            Tooth.BLACK: self.tr(
                "Now a cavity is deep: the hole with the crack, 5 points. It gets no worse. For "
                "two appointments the dentist makes it healthy, for one a simple cavity."
            ),
        }[tooth]

    def _appointment_lesson(self, state: Position, turn: list[Event]) -> str:
        if any(isinstance(event, CubeTaken) for event in turn):
            return self.tr(
                "The cube is yours. On your next space of sugar you eat nothing and put it back; "
                "until then you keep it, also into the next lap."
            )
        return self.tr(
            "You have %n appointment(s). At the end of the lap each heals a cavity, and two a "
            "deep one. Collect as many as you can: what is left over you keep.",
            "",
            state.player.appointments,
        )

    def _ahead(self, state: Position) -> str:
        """How far the dentist is, and what a throw may bring."""
        far = self.tr("Walk on: it is %n space(s) to the dentist.", "", SPACES - state.player.space)
        if state.agreed.two_dice:
            weigh = self.tr("With one die sugar bites less; with two you come round faster.")
            return f"{far} {weigh}"
        return f"{far} {sentence(self._advice.reason(state, Throw(1), {}))}"

    # Others

    def waiting(self, state: Position) -> str:
        name = self.words.name_of(state.active)
        if state.phase is Phase.GIFTS:
            return self.tr(
                "{name} is at the dentist, and the others may give appointments."
            ).format(name=name)
        text = self._briefly(state) if self._is_known(state) else self._on_the_way()
        return text.format(name=name)

    def _is_known(self, state: Position) -> bool:
        """Whether enough turns of others were watched that few words will do."""
        guided = set(self.people)
        turns = sum(
            isinstance(played.action, Throw) and played.before.active not in guided
            for played in self.past
        )
        return turns + (state.phase is Phase.MOVE) > _WATCHED

    def _on_the_way(self) -> str:
        return self.tr(
            "{name} is on the way. Nobody can harm anybody here; watch what sugar and brushes do "
            "to their teeth, for it will happen to yours."
        )

    def _briefly(self, state: Position) -> str:
        match state.phase:
            case Phase.SUGAR | Phase.SUGAR_TEETH:
                return self.tr("{name} eats sugar.")
            case Phase.CUBE | Phase.APPOINTMENTS:
                return self.tr("{name} is on an appointment space.")
            case Phase.KNOCK:
                return self.tr("{name} gets a knock.")
            case Phase.MOVE | Phase.MOVING:
                far = SPACES - state.player.space
                return self.tr("{name} walks on: it is %n space(s) to the dentist.", "", far)
            case _:
                return self.tr("{name} is at the dentist.")

    # Advice

    def why(self, state: Position, action: Action) -> str:
        return sentence(self._advice.reason(state, action, {}))


def _eaten(story: Iterable[Event], after: Tooth) -> int:
    """How many teeth sugar has brought to that."""
    return sum(
        isinstance(event, ToothChanged) and event.cause is Cause.SUGAR and event.after is after
        for event in story
    )


def _sticky(player: Player) -> int:
    """The teeth on which sugar sticks."""
    return player.mouth.count(Tooth.YELLOW) + player.mouth.count(Tooth.RED)


Guide = CariesGuide
