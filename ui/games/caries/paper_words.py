"""What the sheets of Caries say beyond what the game says at the table."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tabletop.games.caries.position import Space
from tabletop.games.caries.teeth import Tooth


class CariesPaper(QObject):
    """The words on paper."""

    def charts(self) -> str:
        return self.tr("Tooth charts")

    def blank_two(self) -> str:
        return self.tr("Blank charts, two to a page")

    def blank_four(self) -> str:
        return self.tr("Blank charts, four to a page")

    def board(self) -> str:
        return self.tr("Board and pieces to cut out")

    def final(self) -> str:
        return self.tr("Final tooth charts")

    def own_circuit(self) -> str:
        return self.tr("A circuit of your own")

    def points_word(self, count: int) -> str:
        """The word alone: the number stands beside it in larger type."""
        return self.tr("point(s)", "", count)

    def points(self, count: int) -> str:
        return self.tr("%n point(s)", "", count)

    def appointments(self, count: int) -> str:
        return self.tr("%n appointment(s)", "", count)

    def appointments_room(self) -> str:
        return self.tr("appointments")

    def laps(self, count: int) -> str:
        return self.tr("%n lap(s)", "", count)

    def where(self, space: int) -> str:
        if space == 0:
            return self.tr("at the dentist")
        return self.tr("on space {number}").format(number=space)

    def name(self) -> str:
        return self.tr("Name")

    def total(self) -> str:
        return self.tr("Points")

    def appointment(self) -> str:
        return self.tr("Appointment")

    def lap(self) -> str:
        return self.tr("Lap")

    def treats(self) -> str:
        return self.tr("for the dentist")

    def lap_end(self) -> str:
        return self.tr("one at each dentist")

    def tooth(self, tooth: Tooth) -> str:
        """What lies on a tooth that is not healthy."""
        return {
            Tooth.YELLOW: self.tr("Sugar"),
            Tooth.ORANGE: self.tr("Cavity"),
            Tooth.RED: self.tr("Cavity with sugar"),
            Tooth.BLACK: self.tr("Deep cavity"),
        }[tooth]

    def space(self, space: Space) -> str:
        """The name of a kind of space."""
        return {
            Space.DENTIST: self.tr("Dentist"),
            Space.SUGAR: self.tr("Sugar"),
            Space.BRUSHING: self.tr("Brushing"),
            Space.APPOINTMENT: self.tr("Appointment"),
            Space.KNOCK: self.tr("Knock"),
        }[space]

    def effect(self, space: Space) -> str:
        """What a kind of space does, for the middle of the board."""
        return {
            Space.DENTIST: self.tr(
                "Stop here. Brush, then two appointments heal a deep cavity and one heals a "
                "cavity. Take a lap token."
            ),
            Space.SUGAR: self.tr(
                "Roll: that many teeth get worse by one step, the worst first. "
                "With the cube none does: put it back."
            ),
            Space.BRUSHING: self.tr("Sugar comes off all teeth; cavities stay."),
            Space.APPOINTMENT: self.tr(
                "Roll: one appointment for odd, two for even. Or take the cube, if it lies here."
            ),
            Space.KNOCK: self.tr("Roll the sixteen-sided die: that tooth is a deep cavity now."),
        }[space]

    def aim(self) -> str:
        return self.tr("Five laps clockwise. The fewest points win.")

    def cube(self) -> str:
        return self.tr("The good resolution")

    def pencil(self) -> str:
        return self.tr("Draw the marks in pencil: a brush takes sugar off again.")

    def cutting(self) -> str:
        return self.tr(
            "Cut along the dashed lines, fold along the dotted ones. "
            "The markers fit the blank charts printed two to a page."
        )

    def pieces(self) -> str:
        return self.tr("Pieces for four players")

    def tiles(self) -> str:
        return self.tr("Instead of the sixteen-sided die: draw one, put it back")


class CariesCheat(QObject):
    """The game on one page, with the names and effects of ``CariesPaper``."""

    def aim(self) -> str:
        return self.tr(
            "Five laps round the circuit. Whoever has the fewest points on their teeth wins."
        )

    def steps(self) -> tuple[str, ...]:
        """A turn, step by step."""
        return (
            self.tr(
                "Throw one die and walk so many spaces clockwise. At the dentist everybody stops: "
                "what is left of the throw is lost."
            ),
            self.tr("Do what the space says. Pawns may share a space."),
        )

    def spaces(self) -> str:
        return self.tr("The spaces")

    def resolution(self) -> str:
        return self.tr(
            "Taken instead of the throw on an appointment space, while it lies in the middle. On "
            "your next sugar space you must use it. It is kept from lap to lap."
        )

    def counted(self) -> str:
        """How teeth are numbered."""
        return self.tr("Tooth 1 is at the bottom left; count clockwise.")

    def marks(self) -> str:
        return self.tr("What lies on a tooth, and its points")

    def healthy(self) -> str:
        return self.tr("Healthy")

    def sugar(self) -> str:
        return self.tr("Sugar: one step worse")

    def sugar_order(self) -> str:
        return self.tr(
            "From right to left: a tooth comes in only when there are none left that are worse. "
            "Each changes once at most; a deep cavity gets no worse."
        )

    def brushing(self) -> str:
        return self.tr("Brushing: sugar off")

    def dentist(self) -> str:
        return self.tr("Dentist: brush first, then treat")

    def dentist_order(self) -> str:
        return self.tr("In this order, as long as appointments last. What is left over you keep.")

    def appointments(self) -> str:
        return self.tr(
            "Appointments are always thrown with one die. There is no limit to how many you have."
        )

    def ending(self) -> tuple[str, ...]:
        """How it ends, and who wins."""
        return (
            self.tr(
                "With your fifth lap token you say: the match ends at once for everybody, or it "
                "goes on. You are asked only once. It also ends when all have five; who plays "
                "alone stops then."
            ),
            self.tr(
                "Fewest points win. Of equals, whoever has walked further; if that is equal, too, "
                "the victory is shared."
            ),
        )

    def variants(self) -> tuple[str, ...]:
        """What may be played otherwise."""
        return (
            self.tr("Two dice: walk with one or two. Moved with two, sugar is two dice added up."),
            self.tr("Educational: everybody plays five laps, nobody wins."),
            self.tr(
                "Collaborative: the total of all counts. Before your throw, and when somebody is "
                "at the dentist, appointments may be given away."
            ),
        )

    def hints(self) -> tuple[str, ...]:
        """What is good to know."""
        return (
            self.tr(
                "Sugar harms clean teeth little and sticky ones much: a brush in time is worth "
                "the most."
            ),
            self.tr(
                "Each appointment takes 2 points off your teeth, on a deep cavity even more. None "
                "is ever lost."
            ),
            self.tr(
                "Take the cube when your teeth are sticky and sugar lies ahead, appointments when "
                "they are clean."
            ),
        )
