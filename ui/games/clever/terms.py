"""The words of Clever that stand inside its sentences: dice, cells, bonuses and their places."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tabletop.games.clever.printed import YELLOW, Area, Bonus, Die


class CleverTerms(QObject):
    """Dice, cells, bonuses and places in words."""

    def shown(self, die: Die, face: int) -> str:
        """A die with its face: its colour and a number."""
        return {
            Die.WHITE: self.tr("white {face}"),
            Die.YELLOW: self.tr("yellow {face}"),
            Die.BLUE: self.tr("blue {face}"),
            Die.GREEN: self.tr("green {face}"),
            Die.ORANGE: self.tr("orange {face}"),
            Die.PURPLE: self.tr("purple {face}"),
        }[die].format(face=face)

    def die(self, die: Die) -> str:
        """A die by its colour."""
        return {
            Die.WHITE: self.tr("the white die"),
            Die.YELLOW: self.tr("the yellow die"),
            Die.BLUE: self.tr("the blue die"),
            Die.GREEN: self.tr("the green die"),
            Die.ORANGE: self.tr("the orange die"),
            Die.PURPLE: self.tr("the purple die"),
        }[die]

    def colour(self, die: Die) -> str:
        """A die by its colour alone."""
        return {
            Die.WHITE: self.tr("white"),
            Die.YELLOW: self.tr("yellow"),
            Die.BLUE: self.tr("blue"),
            Die.GREEN: self.tr("green"),
            Die.ORANGE: self.tr("orange"),
            Die.PURPLE: self.tr("purple"),
        }[die]

    def area(self, area: Area) -> str:
        """An area by its colour and its shape."""
        return {
            Area.YELLOW: self.tr("the yellow circles"),
            Area.BLUE: self.tr("the blue squares"),
            Area.GREEN: self.tr("the green leaves"),
            Area.ORANGE: self.tr("the orange diamonds"),
            Area.PURPLE: self.tr("the purple hexagons"),
        }[area]

    def cell(self, area: Area, cell: int) -> str:
        """A cell: a yellow cell, a sum, or its number in its row."""
        if area is Area.YELLOW:
            printed = YELLOW[cell]
            return self.tr("yellow {number}, row {row}").format(
                number=printed.number, row=printed.row
            )
        return {
            Area.BLUE: self.tr("blue {number}"),
            Area.GREEN: self.tr("green cell {number}"),
            Area.ORANGE: self.tr("orange cell {number}"),
            Area.PURPLE: self.tr("purple cell {number}"),
        }[area].format(number=cell)

    def bonus(self, bonus: Bonus) -> str:
        """A bonus."""
        return {
            Bonus.REROLL: self.tr("a re-roll"),
            Bonus.EXTRA_DIE: self.tr("an extra die"),
            Bonus.FOX: self.tr("a fox"),
            Bonus.YELLOW_CROSS: self.tr("a yellow cross"),
            Bonus.BLUE_CROSS: self.tr("a blue cross"),
            Bonus.GREEN_CROSS: self.tr("a green cross"),
            Bonus.ORANGE_4: self.tr("an orange 4"),
            Bonus.ORANGE_5: self.tr("an orange 5"),
            Bonus.ORANGE_6: self.tr("an orange 6"),
            Bonus.PURPLE_6: self.tr("a purple 6"),
            Bonus.BLACK: self.tr("the black bonus"),
        }[bonus]

    def place(self, place: str) -> str:
        """Where a bonus is printed."""
        where, _, number = place.rpartition(" ")
        return {
            "yellow": self.tr("the yellow diagonal"),
            "yellow row": self.tr("yellow row {number}"),
            "blue row": self.tr("blue row {number}"),
            "blue column": self.tr("blue column {number}"),
            "green": self.tr("green cell {number}"),
            "orange": self.tr("orange cell {number}"),
            "purple": self.tr("purple cell {number}"),
            "round": self.tr("round {number}"),
        }[where].format(number=number)

    def part(self, part: str) -> str:
        """A part of the score."""
        return {
            "yellow": self.tr("yellow"),
            "blue": self.tr("blue"),
            "green": self.tr("green"),
            "orange": self.tr("orange"),
            "purple": self.tr("purple"),
            "foxes": self.tr("foxes"),
        }[part]


Terms = CleverTerms
