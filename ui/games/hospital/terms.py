"""What the things of Hospital are called inside a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QObject

from tabletop.games.hospital.content import Administrator, Report, Room, Specialist
from tabletop.games.hospital.lines import bed_name
from tabletop.games.hospital.printed import Bed, Colour, Patient
from ui import language


def bed(number: Bed) -> str:
    """A bed, as it is printed."""
    return bed_name(number).upper()


def called(card: Room | Specialist | Administrator) -> str:
    """What a card is called in the language of the window."""
    return card.names.spoken(language.current())


class HospitalTerms(QObject):
    """Names, in the language of the window."""

    def colour(self, colour: Colour) -> str:
        """A colour of patients."""
        return {
            Colour.RED: self.tr("red"),
            Colour.YELLOW: self.tr("yellow"),
            Colour.GREEN: self.tr("green"),
        }[colour]

    def die(self, colour: Colour, value: int) -> str:
        """A patient by its colour and its value."""
        return {
            Colour.RED: self.tr("red {value}"),
            Colour.YELLOW: self.tr("yellow {value}"),
            Colour.GREEN: self.tr("green {value}"),
        }[colour].format(value=value)

    def patient(self, one: Patient) -> str:
        """A patient by the colour that it shows, and its value."""
        return self.die(one.shown, one.value)

    def patients(self, several: Sequence[Patient]) -> str:
        """Patients, one after the other."""
        return ", ".join(map(self.patient, several))

    def where(self, one: Patient, number: Bed) -> str:
        """A patient and its bed."""
        return self.tr("{patient} in {bed}").format(patient=self.patient(one), bed=bed(number))

    def lying(self, several: Sequence[tuple[Bed, Patient]]) -> str:
        """Patients and their beds, as a list."""
        return self.listed([self.where(one, number) for number, one in several])

    def listed(self, words: Sequence[str]) -> str:
        """Words as a list in the language of the window."""
        return QLocale().createSeparatedList(list(words))

    def points(self, points: int) -> str:
        """Points, which may be fewer than none."""
        if points >= 0:
            return self.tr("%n point(s)", "", points)
        return self.tr("−{points} points").format(points=-points)

    def needs(self, report: Report) -> str:
        """The patients of a report: 2 red, 1 yellow, 2 of any colour."""
        red, yellow, green = report.needs
        counted = (
            (red, self.tr("%n red", "", red)),
            (yellow, self.tr("%n yellow", "", yellow)),
            (green, self.tr("%n green", "", green)),
            (report.any, self.tr("%n patient(s) of any colour", "", report.any)),
        )
        return ", ".join(said for count, said in counted if count)

    def worker(self, one: Specialist | None) -> str:
        """A specialist by its name, or a nurse."""
        return self.tr("nurse") if one is None else called(one)


def capital(words: str) -> str:
    """Words at the beginning of a sentence."""
    return words[:1].upper() + words[1:]
