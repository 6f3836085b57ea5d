"""What Clever says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabletop.games.clever.actions import (
    Action,
    Cross,
    Decline,
    Done,
    Extra,
    Forfeit,
    Nearest,
    Reroll,
    Rolled,
    Starts,
    Take,
    Write,
)
from tabletop.games.clever.chains import BLACK_NUMBER
from tabletop.games.clever.events import (
    BonusLost,
    BonusUsed,
    BonusWon,
    Declined,
    DiceRolled,
    DieTaken,
    ExtraDieUsed,
    Marked,
    MatchEnded,
    RerollUsed,
    RollForfeited,
    RoundBegan,
    SlidToPlatter,
    Source,
    StartDrawn,
)
from tabletop.games.clever.position import ROLLS, Phase, Position
from tabletop.games.clever.printed import RATINGS, ROUNDS, Area, Bonus, Die, Won, rating
from tabletop.games.clever.sheet import mark, total
from tabletop.games.clever.turns import usable
from tabletop.kernel.game import Event, Ranking, Seat
from ui.games.clever.terms import Terms
from ui.games.clever.watching import CleverWatching
from ui.words import GameWords

_STARS: Final = ("0", "½", "1", "1½", "2", "2½", "3", "4", "5")
assert len(_STARS) == len(RATINGS)


class CleverWords(GameWords):
    """Sentences of Clever; one translation context, with ``Terms`` for the words in them."""

    def __init__(self, players: Sequence[Any] = ()):
        super().__init__(players)
        self.terms = Terms()
        self._watching = CleverWatching()

    def option(self, option: str) -> str:
        return {"passive": self.tr("Dice of the platter")}[option]

    def value(self, option: str, value: str) -> str:
        return {
            ("passive", "may"): self.tr("Passive players may decline"),
            ("passive", "must"): self.tr("Passive players must take a die"),
        }.get((option, value), value)

    def bot(self, level: str) -> tuple[str, str]:
        return {
            "random": (self.tr("Random"), self.tr("does anything that is allowed")),
            "greedy": (self.tr("Greedy"), self.tr("takes what brings most at once")),
            "planner": (
                self.tr("Planner"),
                self.tr("looks at what a pick locks away and at bonuses it opens"),
            ),
            "network": (
                self.tr("Network"),
                self.tr("has learned from very many games what a sheet will come to"),
            ),
        }.get(level, (level, ""))

    # The log

    def sentence(self, event: Event) -> str | None:  # noqa: C901  one row an event
        match event:
            case StartDrawn(seat):
                return self.tr("{name} begins every round.").format(name=self.name_of(seat))
            case RoundBegan(number):
                return self.tr("Round {number} begins.").format(number=number)
            case DiceRolled(seat, dice, faces, roll):
                return self._rolled(seat, dice, faces, roll)
            case RerollUsed(seat):
                return self.tr("{name} uses a re-roll.").format(name=self.name_of(seat))
            case DieTaken() | ExtraDieUsed() | BonusUsed():
                return self._what_for(event)
            case SlidToPlatter(dice, faces):
                return self.tr("To the silver platter: {dice}.").format(
                    dice=self._dice(dice, faces)
                )
            case RollForfeited(seat, roll):
                return self.tr("Nothing of roll {roll} fits {name}.").format(
                    name=self.name_of(seat), roll=roll
                )
            case Declined(seat):
                return self.tr("{name} takes no die.").format(name=self.name_of(seat))
            case Marked(seat):
                return self.tr("{name} {marks}.").format(
                    name=self.name_of(seat), marks=self._marks(event)
                )
            case BonusWon(seat, bonus, place):
                return self.tr("{name} wins {bonus} ({place}).").format(
                    place=self.terms.place(place),
                    name=self.name_of(seat),
                    bonus=self.terms.bonus(bonus),
                )
            case BonusLost(seat, bonus, place):
                return self.tr("{name} loses {bonus} ({place}): no cell is left.").format(
                    name=self.name_of(seat),
                    bonus=self.terms.bonus(bonus),
                    place=self.terms.place(place),
                )
            case MatchEnded():
                return self.tr("The match is over.")
            case _:
                return None

    def is_head(self, event: Event) -> bool:
        return isinstance(event, RoundBegan)

    def story(self, events: Sequence[Event]) -> list[str]:
        """A line a link of the chain: what makes a mark, with its mark; the platter comes last."""
        marks = iter([event for event in events if isinstance(event, Marked)])
        won = {(event.seat, event.place): event for event in events if isinstance(event, BonusWon)}
        used = {(event.seat, event.place) for event in events if isinstance(event, BonusUsed)}
        told: list[str] = []
        for event in events:
            match event:
                case BonusUsed(seat, _, place):
                    told.append(self._made(won.get((seat, place), event), next(marks)))
                case DieTaken() | ExtraDieUsed():
                    told.append(self._made(event, next(marks)))
                case BonusWon(seat, _, place) if (seat, place) in used:
                    pass
                case Marked() | SlidToPlatter():
                    pass
                case _:
                    told += super().story([event])
        return [*told, *super().story(_together(events))]

    def _made(self, event: Event, marked: Marked) -> str:
        what = self._what_for(event).removesuffix(".")
        return self.tr("{what}: {marks}.").format(what=what, marks=self._marks(marked))

    def _what_for(self, event: Event) -> str:
        match event:
            case DieTaken(seat, die, face, source):
                text = {
                    Source.HAND: self.tr("{name} takes {die}."),
                    Source.PLATTER: self.tr("{name} uses {die} from the platter."),
                    Source.SPACE: self.tr("{name} uses {die} from the active player's spaces."),
                }[source]
                die_name = self.terms.shown(die, face)
                return text.format(name=self.name_of(seat), die=die_name)
            case ExtraDieUsed(seat, die, face):
                return self.tr("{name} uses an extra die, {die}.").format(
                    name=self.name_of(seat), die=self.terms.shown(die, face)
                )
            case BonusUsed(seat, bonus, place):
                return self.tr("{name} uses {bonus} ({place}).").format(
                    name=self.name_of(seat),
                    bonus=self.terms.bonus(bonus),
                    place=self.terms.place(place),
                )
            case _:
                return self.sentence(event) or ""

    def _rolled(self, seat: Seat, dice: Sequence[Die], faces: Sequence[int], roll: int) -> str:
        text = (
            self.tr("{name} throws {dice} (roll {roll}).")
            if roll
            else self.tr("{name} throws {dice}.")
        )
        return text.format(name=self.name_of(seat), dice=self._dice(dice, faces), roll=roll)

    def _dice(self, dice: Sequence[Die], faces: Sequence[int]) -> str:
        return ", ".join(self.terms.shown(die, face) for die, face in zip(dice, faces, strict=True))

    def _marks(self, event: Marked) -> str:
        cell = self.terms.cell(event.area, event.cell)
        if not event.value:
            return self.tr("crosses {cell}").format(cell=cell)
        return self.tr("writes {value} in {cell}").format(value=event.value, cell=cell)

    # The moves list

    def action(self, state: Position, action: Action) -> str:
        match action:
            case Take(die, area, cell):
                return self._marking(state, die, area, cell)
            case Extra(die, area, cell):
                return self.tr("Extra die: {mark}").format(
                    mark=self._marking(state, die, area, cell)
                )
            case Cross(area, cell):
                return self._using(state, area, cell, 0)
            case Write(area):
                return self._using(state, area, 0, BLACK_NUMBER)
            case _:
                return self._in_words(state, action)

    def _in_words(
        self,
        state: Position,
        action: Starts | Rolled | Nearest | Reroll | Forfeit | Decline | Done,
    ) -> str:
        match action:
            case Reroll():
                return self.tr("Re-roll ({left} left)").format(left=state.sheet.rerolls_left)
            case Forfeit():
                return self.tr("Nothing fits: go on")
            case Decline():
                return self.tr("Take no die")
            case Done():
                return self.tr("No extra die")
            case Starts(seat):
                return self.tr("{name} begins").format(name=self.name_of(seat))
            case Rolled(faces):
                return self.tr("The dice show {dice}").format(dice=self._dice(state.hand, faces))
            case Nearest(dice):
                return self.tr("Nearest to the platter: {dice}").format(
                    dice=self._dice(dice, [state.faces[die] for die in dice])
                )

    def _marking(self, state: Position, die: Die, area: Area, cell: int) -> str:
        """A die, where it goes, and what it wins there."""
        value = state.value(die, area)
        if area is Area.BLUE:
            what = self.tr("Blue and white, {white} + {blue}").format(
                white=state.faces[Die.WHITE], blue=state.faces[Die.BLUE]
            )
            if die is Die.WHITE:
                what = self.tr("White with blue, {white} + {blue}").format(
                    white=state.faces[Die.WHITE], blue=state.faces[Die.BLUE]
                )
        else:
            what = self.terms.shown(die, value)
        return self._with_gain(state, what[:1].upper() + what[1:], area, cell, value)

    def _using(self, state: Position, area: Area, cell: int, number: int) -> str:
        what = (
            self.tr("Bonus: write {number}").format(number=number)
            if number
            else self.tr("Bonus: cross")
        )
        return self._with_gain(state, what, area, cell, number)

    def _with_gain(self, state: Position, what: str, area: Area, cell: int, value: int) -> str:
        made = mark(state.sheet, area, cell, value)
        place = self.terms.cell(area, made.cell)
        if area is Area.ORANGE and made.value != value:
            place = self.tr("{cell}, counts {value}").format(cell=place, value=made.value)
        if not made.won:
            return self.tr("{what} → {cell}").format(what=what, cell=place)
        won = self.listed([self.terms.bonus(won.bonus) for won in made.won])
        return self.tr("{what} → {cell}, wins {won}").format(what=what, cell=place, won=won)

    def throw(self, state: Position) -> str:
        return self.tr("Throw %n die(s)", "", len(state.hand))

    def dice(self, state: Position) -> Sequence[str]:
        return [self.terms.colour(die) for die in state.hand]

    # The line above the board

    def asked(self, state: Position) -> str:
        name, watched = self.name_of(state.asked), self._is_watched(state)
        if state.due and not watched:
            return self._asked_bonus(name, state.due)
        text = self._watching.seen(state) if watched else self._asked_now(state)
        said = text.format(name=name, roll=state.roll, rolls=ROLLS, left=state.sheet.extras_left)
        if state.phase in (Phase.LOT, Phase.OVER):
            return said
        return self.tr("Round {round} of {rounds}. {asked}").format(
            round=state.round, rounds=ROUNDS[len(state.sheets) - 1], asked=said
        )

    def _is_watched(self, state: Position) -> bool:
        """Whether a bot acts."""
        lots = (Phase.LOT, Phase.NEAREST, Phase.OVER)
        sits = state.asked < len(self.players) and not self.players[state.asked].is_person
        return sits and state.phase not in lots

    def _asked_now(self, state: Position) -> str:
        match state.phase:
            case Phase.LOT:
                return self.tr("Who begins? The lot decides.")
            case Phase.THROW if not state.roll:
                return self.tr(
                    "{name}, throw for the passive turn: the three lowest go to the platter."
                )
            case Phase.THROW:
                return self.tr("{name}, throw the dice. Roll {roll} of {rolls}.")
            case Phase.PICK if usable(state, state.hand):
                return self.tr("{name}, choose a die and where it goes. Roll {roll} of {rolls}.")
            case Phase.PICK:
                return self.tr("{name}, nothing fits. Roll {roll} of {rolls} counts all the same.")
            case Phase.NEAREST:
                return self.tr("Equal dice: the lot says which go to the platter.")
            case Phase.PASSIVE:
                return self._asked_passive(state)
            case Phase.EXTRA:
                return self.tr("{name}, use an extra die? {left} left.")
            case _:
                return self.tr("The match is over.")

    def _asked_passive(self, state: Position) -> str:
        if usable(state, state.platter):
            return self.tr("{name}, choose a die from the platter.")
        if usable(state, state.spaces):
            return self.tr("{name}, the platter does not help: choose a die from the spaces.")
        return self.tr("{name}, no die fits.")

    def _asked_bonus(self, name: str, due: Sequence[Won]) -> str:
        kinds = self.listed([self.terms.bonus(won.bonus) for won in due])
        if due[0].bonus is Bonus.BLACK:
            text = self.tr(
                "{name}, the black bonus: a cross in yellow, blue or green, or a 6 in orange or "
                "purple."
            )
        elif len(due) == 1:
            text = self.tr("{name}, you have won {bonus}: where does it go?")
        else:
            text = self.tr("{name}, you have won {bonus}: which comes first, and where?")
        return text.format(name=name, bonus=kinds)

    # The end

    def part(self, part: str) -> str:
        return self.terms.part(part)

    def entry(self, entry: str) -> str:
        return {
            "blue": self.tr("Crosses in blue"),
            "green": self.tr("Crosses in green"),
            "yellow": self.tr("Points in yellow"),
            "orange": self.tr("Points in orange"),
            "purple": self.tr("Points in purple"),
            "foxes": self.tr("Points of the foxes"),
        }[entry]

    def reason(self, state: Any, ranking: Ranking) -> str:
        names = self.listed([self.name_of(seat) for seat in ranking.winners])
        return {
            "points": self.tr("{names} wins with the most points."),
            "area": self.tr("Equal points: {names} wins by the best single area."),
            "shared": self.tr("Equal points, equal best areas: {names} share the victory."),
            "alone": self._alone(state),
        }[ranking.reason].format(names=names)

    def _alone(self, state: Position | None) -> str:
        """The end alone, and how far the next step of the rating was."""
        points = None if state is None else total(state.sheets[0])
        if points is None or points >= RATINGS[0]:
            return self.tr("Six rounds are done.")
        reached = rating(points) + 1
        short = RATINGS[len(RATINGS) - 1 - reached] - points
        text = self.tr("Six rounds are done, %n point(s) short of {stars} stars.", "", short)
        return text.format(stars=_STARS[reached])

    def rating(self, points: int) -> str:
        """How good so many points alone are."""
        return self.tr("{stars} of 5 stars").format(stars=_STARS[rating(points)])

    def appreciation(self, state: Any, seat: Seat) -> str:
        return self.rating(total(state.sheets[seat])) if state.is_alone else ""


def _together(events: Sequence[Event]) -> list[Event]:
    """All that went to the platter in a step, as one."""
    slides = [event for event in events if isinstance(event, SlidToPlatter)]
    if not slides:
        return []
    dice = tuple(die for slide in slides for die in slide.dice)
    faces = tuple(face for slide in slides for face in slide.faces)
    return [SlidToPlatter(dice, faces)]


Words = CleverWords
