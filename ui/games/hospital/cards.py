"""The cards of Hospital in words: what they are called and what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from PySide6.QtCore import QObject

from tabletop.games.hospital.actions import NURSE
from tabletop.games.hospital.content import (
    Administrator,
    BloodBank,
    Bonus,
    Charge,
    PerDepartment,
    PerSpecialist,
    Report,
    Room,
    Spare,
    Specialist,
)
from tabletop.games.hospital.content_file import Content
from tabletop.games.hospital.effects import (
    Effect,
    Level,
    Opposite,
    Reroll,
    Swap,
    Treat,
    Trial,
)
from tabletop.games.hospital.printed import VALUES, Colour
from ui import language
from ui.games.hospital.terms import HospitalTerms


class HospitalCards(QObject):
    """Rooms, specialists, administrators and reports of the contents, by their ids."""

    def __init__(self, content: Content, parent: QObject | None = None):
        super().__init__(parent)
        self._content = content
        self._terms = HospitalTerms()

    def name(self, card: str) -> str:
        """What a card is called in the language spoken; a report by what it needs."""
        found = self._found(card)
        if isinstance(found, Report):
            return self._terms.needs(found)
        return found.names.spoken(language.current())

    def worker(self, worker: str) -> str:
        """A nurse, or a specialist by name."""
        return self._terms.worker(None) if worker == NURSE else self.name(worker)

    def effect(self, card: str) -> str:
        """What a card does, as a sentence without a full stop."""
        found = self._found(card)
        match found:
            case Room():
                return _capital(self._done(found.effect))
            case Specialist():
                return self._helped(found)
            case Administrator():
                return self._charge(found.charge)
            case Report():
                return self._report(found)

    def _found(self, card: str) -> Room | Specialist | Administrator | Report:
        content = self._content
        kinds: tuple[Mapping[str, Room | Specialist | Administrator | Report], ...] = (
            content.rooms,
            content.workers,
            content.administrators,
            content.reports,
        )
        return next(kind[card] for kind in kinds if card in kind)

    # Rooms and specialists

    def _helped(self, card: Specialist) -> str:
        """A specialist's own effect, with what it needs."""
        if card.treated is None:
            said = self.tr("After the room: {effect}")
        else:
            said = {
                Colour.RED: self.tr("If the room treated a red patient: {effect}"),
                Colour.YELLOW: self.tr("If the room treated a yellow patient: {effect}"),
                Colour.GREEN: self.tr("If the room treated a green patient: {effect}"),
            }[card.treated]
        return said.format(effect=self._done(card.effect))

    def _done(self, effect: Effect) -> str:
        match effect:
            case Treat():
                return self._treated(effect)
            case Swap(of_treated=True):
                return self.tr("a patient that the room treated exchanges values with another")
            case Swap():
                return self.tr("two patients with different values exchange them")
            case Trial():
                return self._trial(effect)
            case Reroll():
                return self._rerolled(effect)
            case Level():
                return self.tr("the lower of two patients of a colour gets the value of the higher")
            case Opposite():
                whom = self._valued(self._one(effect.colour), effect.values)
                return self.tr("turn {who} to the opposite face").format(who=whom)
            case _:
                raise AssertionError(f"{effect} has no words")

    def _treated(self, effect: Treat) -> str:
        if effect.pick == 1:
            return self.tr("+{add} for {who}").format(add=effect.add, who=self._bound(effect))
        if effect.relation == "all_colors":
            whom = self._valued(self.tr("a red, a yellow and a green patient"), effect.values)
            return self.tr("+{add} for {who} each").format(add=effect.add, who=whom)
        whom = self._bound(effect)
        if effect.relation == "same_value":
            whom = self.tr("{who} of the same value").format(who=whom)
        elif effect.relation == "run":
            whom = self.tr("{who} in a run").format(who=whom)
        return self.tr("+{add} for each of {who}").format(add=effect.add, who=whom)

    def _bound(self, effect: Treat) -> str:
        """Whom a treatment is for, but for the relation between them."""
        if effect.other:
            base = self._another(effect.colour, effect.pick)
        elif effect.pick == 1:
            base = self._one(effect.colour)
        else:
            base = self._several(effect.colour, effect.pick)
        whom = self._valued(base, effect.values)
        if effect.again:
            whom = self.tr("{who} that the room treated").format(who=whom)
        if effect.equal:
            whom = self.tr("{who} of the value that the treated one had").format(who=whom)
        return whom

    def _one(self, colour: Colour | None) -> str:
        return {
            None: self.tr("a patient"),
            Colour.RED: self.tr("a red patient"),
            Colour.YELLOW: self.tr("a yellow patient"),
            Colour.GREEN: self.tr("a green patient"),
        }[colour]

    def _several(self, colour: Colour | None, count: int) -> str:
        return {
            None: self.tr("%n patient(s)", "", count),
            Colour.RED: self.tr("%n red patient(s)", "", count),
            Colour.YELLOW: self.tr("%n yellow patient(s)", "", count),
            Colour.GREEN: self.tr("%n green patient(s)", "", count),
        }[colour]

    def _another(self, colour: Colour | None, count: int) -> str:
        if count > 1:
            return {
                None: self.tr("%n other patient(s)", "", count),
                Colour.RED: self.tr("%n other red patient(s)", "", count),
                Colour.YELLOW: self.tr("%n other yellow patient(s)", "", count),
                Colour.GREEN: self.tr("%n other green patient(s)", "", count),
            }[colour]
        return {
            None: self.tr("another patient"),
            Colour.RED: self.tr("another red patient"),
            Colour.YELLOW: self.tr("another yellow patient"),
            Colour.GREEN: self.tr("another green patient"),
        }[colour]

    def _valued(self, whom: str, values: tuple[int, ...]) -> str:
        """Whom, and of which values where not all count."""
        if values == VALUES:
            return whom
        return self.tr("{who} of value {values}").format(who=whom, values=self._values(values))

    def _values(self, values: tuple[int, ...]) -> str:
        """Faces: 3, 1 or 2, 1 to 4, and else 1, 2, 5 or 6."""
        *some, last = values
        if not some:
            return str(last)
        if len(values) > 2 and last - some[0] == len(some):
            return self.tr("{lowest} to {highest}").format(lowest=some[0], highest=last)
        listed = ", ".join(map(str, some))
        return self.tr("{some} or {last}").format(some=listed, last=last)

    def _trial(self, effect: Trial) -> str:
        if effect.of_treated:
            return self.tr(
                "−1 for a patient that the room treated, then +{add} for each of two others"
            ).format(add=effect.add)
        return self.tr("−1 for a patient of at least 2, then +{add} for each of two others").format(
            add=effect.add
        )

    def _rerolled(self, effect: Reroll) -> str:
        if effect.pick == 1:
            return self.tr("re-roll {who}").format(who=self._valued(self._one(None), effect.values))
        whom = self._valued(self._several(None, effect.pick), effect.values)
        return self.tr("re-roll up to {who}").format(who=whom)

    # Administrators and reports

    def _charge(self, charge: Charge) -> str:
        match charge:
            case Spare():
                return self.tr("Each round one untreated patient is not neglected")
            case Bonus():
                return self._bonus(charge).format(points=charge.points)
            case BloodBank():
                return self._bank(charge)
            case PerDepartment():
                return self.tr(
                    "In the end %n point(s) for each added department", "", charge.points
                )
            case PerSpecialist():
                return self.tr("In the end %n point(s) for each specialist", "", charge.points)
            case _:
                assert_never(charge)

    def _bonus(self, charge: Bonus) -> str:
        """With ``{points}`` for the points."""
        least = charge.at_least
        return {
            None: self.tr(
                "+{points} if at least %n patient(s) are discharged in a round", "", least
            ),
            Colour.RED: self.tr(
                "+{points} if at least %n red patient(s) are discharged in a round", "", least
            ),
            Colour.YELLOW: self.tr(
                "+{points} if at least %n yellow patient(s) are discharged in a round", "", least
            ),
            Colour.GREEN: self.tr(
                "+{points} if at least %n green patient(s) are discharged in a round", "", least
            ),
        }[charge.colour]

    def _bank(self, charge: BloodBank) -> str:
        left = self.tr("In the end %n point(s) for each blood bag left", "", charge.points)
        if not charge.bags:
            return left
        had = self.tr("You begin with %n blood bag(s)", "", charge.bags)
        return f"{had}. {left}"

    def _report(self, report: Report) -> str:
        return self.tr("{needs}: %n point(s)", "", report.points).format(
            needs=self._terms.needs(report)
        )


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
