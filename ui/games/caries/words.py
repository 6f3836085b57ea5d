"""What Caries says."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, TypeGuard

from tabletop.games.caries.actions import (
    Action,
    AskAppointments,
    ChooseForMe,
    Give,
    GiveNothing,
    GoOn,
    Knocked,
    PickTooth,
    Rolled,
    Starts,
    Stop,
    TakeCube,
    Throw,
)
from tabletop.games.caries.events import (
    AppointmentGiven,
    AppointmentsGot,
    Cause,
    CubeReturned,
    CubeTaken,
    DiceThrown,
    LapEnded,
    MatchEnded,
    NothingChanged,
    PawnMoved,
    Purpose,
    StartDrawn,
    Stopped,
    ToothChanged,
    WentOn,
)
from tabletop.games.caries.position import Phase, Position, Space
from tabletop.games.caries.teeth import Tooth, appreciation, points
from tabletop.kernel.game import Event, Ranking, Seat
from ui.words import GameWords


class CariesWords(GameWords):
    """Sentences of Caries; one translation context."""

    def option(self, option: str) -> str:
        return {
            "dice": self.tr("Dice to move"),
            "mode": self.tr("Variant"),
            "teeth": self.tr("Which of equal teeth"),
            "circuit": self.tr("Order of the spaces"),
        }[option]

    def value(self, option: str, value: str) -> str:
        return {
            ("dice", "one"): self.tr("One die"),
            ("dice", "two"): self.tr("One or two, chosen before each move"),
            ("mode", "standard"): self.tr("Standard: fewest points win"),
            ("mode", "educational"): self.tr("Educational: everybody plays five laps, nobody wins"),
            ("mode", "collaborative"): self.tr("Collaborative: appointments can be given away"),
            ("teeth", "auto"): self.tr("Choose for me"),
            ("teeth", "choose"): self.tr("I choose by a click"),
        }.get((option, value), value)

    def bot(self, level: str) -> tuple[str, str]:
        return {
            "random": (self.tr("Random"), self.tr("does anything that is allowed")),
            "easygoing": (self.tr("Easygoing"), self.tr("throws one die and takes what comes")),
            "careful": (
                self.tr("Careful"),
                self.tr("weighs what the next dice may do to its teeth"),
            ),
            "exact": (
                self.tr("Exact"),
                self.tr("knows for all teeth and every space what the rest of the way will bring"),
            ),
        }.get(level, (level, ""))

    # The log

    def sentence(self, event: Event) -> str | None:  # noqa: C901  one row an event
        match event:
            case StartDrawn(seat):
                return self.tr("{name} begins.").format(name=self.name_of(seat))
            case DiceThrown():
                return self._thrown(event)
            case PawnMoved(kind=Space.DENTIST):
                return self.tr("{name} comes to the dentist.").format(name=self.name_of(event.seat))
            case PawnMoved(seat, _, end, kind):
                return self.tr("{name} comes to space {space}: {kind}.").format(
                    name=self.name_of(seat), space=end, kind=self.kind(kind)
                )
            case ToothChanged():
                return self._changed(event)
            case NothingChanged(seat, cause):
                return self._nothing(seat, cause)
            case AppointmentsGot(seat, count):
                return self.tr("{name} gets %n appointment(s).", "", count).format(
                    name=self.name_of(seat)
                )
            case AppointmentGiven(seat, to):
                return self.tr("{name} gives an appointment to {other}.").format(
                    name=self.name_of(seat), other=self.name_of(to)
                )
            case CubeTaken(seat):
                return self.tr("{name} makes a good resolution and takes the cube.").format(
                    name=self.name_of(seat)
                )
            case CubeReturned(seat):
                return self.tr("{name} eats no sugar and gives the cube back.").format(
                    name=self.name_of(seat)
                )
            case LapEnded(seat, laps):
                return self.tr("{name} has finished lap {lap}.").format(
                    name=self.name_of(seat), lap=laps
                )
            case WentOn(seat):
                return self.tr("{name} lets the match go on.").format(name=self.name_of(seat))
            case Stopped(seat):
                return self.tr("{name} ends the match.").format(name=self.name_of(seat))
            case MatchEnded():
                return self.tr("The match is over.")
            case _:
                return None

    def story(self, events: Sequence[Event]) -> list[str]:
        """Teeth to which the same happens are told in one sentence."""
        said = []
        for alike, group in groupby(events, _alike):
            told = list(group)
            if alike is None or len(told) == 1:
                said += super().story(told)
            else:
                said.append(self._changed(*(event for event in told if _is_change(event))))
        return said

    def _thrown(self, event: DiceThrown) -> str:
        faces = " + ".join(map(str, event.faces))
        text = {
            Purpose.MOVE: self.tr("{name} throws {faces}."),
            Purpose.SUGAR: self.tr("{name} throws {faces} for sugar."),
            Purpose.APPOINTMENTS: self.tr("{name} throws {faces} for appointments."),
            Purpose.KNOCK: self.tr("{name} throws {faces} for the knock."),
        }[event.purpose]
        return text.format(name=self.name_of(event.seat), faces=faces)

    def _changed(self, *events: ToothChanged) -> str:
        text = {
            Cause.SUGAR: self.tr("Sugar works on {teeth} of {name}: {state}."),
            Cause.BRUSHING: self.tr("{name} brushes {teeth}: {state}."),
            Cause.KNOCK: self.tr("A knock hits {teeth} of {name}: {state}."),
            Cause.CLEANING: self.tr("The dentist cleans {teeth} of {name}: {state}."),
            Cause.TREATMENT: self.tr("The dentist treats {teeth} of {name}: {state}."),
        }[events[0].cause]
        numbers = self.listed([str(event.tooth) for event in events])
        return text.format(
            teeth=self.tr("teeth {numbers}").format(numbers=numbers)
            if len(events) > 1
            else self.tr("tooth {numbers}").format(numbers=numbers),
            name=self.name_of(events[0].seat),
            state=self.tooth(events[0].after),
        )

    def _nothing(self, seat: Seat, cause: Cause) -> str:
        text = {
            Cause.SUGAR: self.tr("Sugar finds no tooth of {name} to attack."),
            Cause.BRUSHING: self.tr("{name} brushes; there was no sugar."),
            Cause.KNOCK: self.tr("The tooth of {name} was a deep cavity already."),
            Cause.CLEANING: self.tr("The dentist finds no sugar on the teeth of {name}."),
            Cause.TREATMENT: self.tr("The dentist finds nothing to treat for {name}."),
        }[cause]
        return text.format(name=self.name_of(seat))

    def kind(self, kind: Space) -> str:
        """A kind of space."""
        return {
            Space.DENTIST: self.tr("the dentist"),
            Space.SUGAR: self.tr("sugar"),
            Space.BRUSHING: self.tr("brushing"),
            Space.APPOINTMENT: self.tr("an appointment"),
            Space.KNOCK: self.tr("a knock"),
        }[kind]

    def tooth(self, tooth: Tooth) -> str:
        """The state of a tooth."""
        return {
            Tooth.HEALTHY: self.tr("healthy"),
            Tooth.YELLOW: self.tr("sugar"),
            Tooth.ORANGE: self.tr("cavity"),
            Tooth.RED: self.tr("cavity with sugar"),
            Tooth.BLACK: self.tr("deep cavity"),
        }[tooth]

    # The moves list

    def action(self, state: Position, action: Action) -> str:  # noqa: C901  one row each
        match action:
            case Throw(1):
                return self.tr("Throw one die") if state.agreed.two_dice else self.tr("Throw")
            case Throw():
                return self.tr("Throw two dice")
            case TakeCube():
                return self.tr("Take the cube")
            case AskAppointments():
                return self.tr("Throw for appointments")
            case PickTooth(tooth):
                return self.tr("Tooth {tooth}").format(tooth=tooth)
            case ChooseForMe():
                return self.tr("Choose for me")
            case Give(to):
                return self.tr("Give an appointment to {name}").format(name=self.name_of(to))
            case GiveNothing():
                return self.tr("Give nothing")
            case Stop():
                return self.tr("End the match")
            case GoOn():
                return self.tr("Let it go on")
            case Starts(seat):
                return self.tr("{name} begins").format(name=self.name_of(seat))
            case Rolled(faces):
                return self.tr("The dice show {faces}").format(faces=" + ".join(map(str, faces)))
            case Knocked(tooth):
                return self.tr("The die shows {faces}").format(faces=tooth)

    def throw(self, state: Position) -> str:
        return {
            Phase.SUGAR: self.tr("Throw for sugar"),
            Phase.KNOCK: self.tr("Throw the sixteen-sided die"),
            Phase.APPOINTMENTS: self.tr("Throw for appointments"),
        }.get(state.phase, self.tr("Throw"))

    # The line above the board

    def moving(self, event: Event) -> str:
        assert isinstance(event, PawnMoved)
        if event.kind is Space.DENTIST:
            return self.tr("{name}, move your pawn to the dentist.").format(
                name=self.name_of(event.seat)
            )
        return self.tr("{name}, move your pawn to space {space}: {kind}.").format(
            name=self.name_of(event.seat), space=event.end, kind=self.kind(event.kind)
        )

    def asked(self, state: Position) -> str:
        text = {
            Phase.LOT: self.tr("Who begins? The lot decides."),
            Phase.MOVE: self.tr("{name}, throw the dice to move."),
            Phase.MOVING: self.tr("{name} is moving."),
            Phase.CUBE: self.tr("{name}, take the cube or throw for appointments?"),
            Phase.APPOINTMENTS: self.tr("{name}, throw for appointments: odd one, even two."),
            Phase.SUGAR: self.tr("{name}, throw for sugar: so many teeth are attacked."),
            Phase.KNOCK: self.tr("{name}, throw the sixteen-sided die: which tooth is hit?"),
            Phase.STOP: self.tr("{name}, five laps are done: end the match, or let it go on?"),
        }.get(state.phase)
        if text is not None:
            if state.phase is Phase.MOVE and state.agreed.two_dice:
                text = self.tr("{name}, throw one die or two to move.")
            return text.format(name=self.name_of(state.active))
        return self._asked_more(state)

    def _asked_more(self, state: Position) -> str:
        name = self.name_of(state.active)
        if state.phase is Phase.GIFTS:
            assert state.asked is not None
            return self.tr("{giver}, give {name} an appointment for the dentist?").format(
                giver=self.name_of(state.asked), name=name
            )
        if state.task is not None:
            text = self.tr(
                "{name}, choose %n tooth(s): {before} becomes {after}.", "", state.task.count
            )
            return text.format(
                name=name,
                before=self.tooth(state.task.before),
                after=self.tooth(state.task.after),
            )
        return self.tr("The match is over.")

    # The end

    def part(self, part: str) -> str:
        return {
            "black": self.tr("deep cavities"),
            "red": self.tr("cavities with sugar"),
            "orange": self.tr("cavities"),
            "yellow": self.tr("sugar"),
        }[part]

    def reason(self, state: Any, ranking: Ranking) -> str:
        names = self.listed([self.name_of(seat) for seat in ranking.winners])
        text = {
            "points": self.tr("{names} wins with the fewest points."),
            "progress": self.tr("Equal points: {names} wins, furthest on the circuit."),
            "shared": self.tr("Equal points, equally far: {names} share the victory."),
            "alone": self.tr("Five laps are done."),
            "educational": self.tr("Everybody has done five laps."),
            "collaborative": self.tr("Together: {total} points."),
        }[ranking.reason]
        total = sum(points(player.mouth) for player in state.players)
        return text.format(names=names, total=total)

    def appreciation(self, state: Any, seat: Seat) -> str:
        if state.agreed.competes:
            return ""
        return {
            "perfect": self.tr("Perfect!"),
            "very-good": self.tr("Very good"),
            "good": self.tr("Good"),
            "watch": self.tr("To be watched"),
            "ouch": self.tr("Ouch!"),
        }[appreciation(points(state.players[seat].mouth))]


def _is_change(event: Event) -> TypeGuard[ToothChanged]:
    return isinstance(event, ToothChanged)


def _alike(event: Event) -> tuple[Cause, Tooth] | None:
    """What makes changes of teeth one sentence."""
    return (event.cause, event.after) if isinstance(event, ToothChanged) else None


Words = CariesWords
