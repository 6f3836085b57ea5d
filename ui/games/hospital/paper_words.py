"""What the sheets of Hospital say beyond what the game says at the table."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tabletop.games.hospital.printed import DICE_OF


class HospitalPaper(QObject):
    """The words on paper."""

    # What can be printed

    def table(self) -> str:
        return self.tr("The hospitals and the points")

    def scores(self) -> str:
        return self.tr("Score sheet of a match")

    def cards(self) -> str:
        return self.tr("Departments, specialists and cards to cut out")

    def board(self) -> str:
        return self.tr("Hospitals and ambulances to play on")

    # The table of a match

    def final(self) -> str:
        return self.tr("The hospitals in the end")

    def in_round(self, number: int, rounds: int) -> str:
        return self.tr("The hospitals in round {number} of {rounds}").format(
            number=number, rounds=rounds
        )

    def total(self) -> str:
        return self.tr("Total")

    def no_improvements(self) -> str:
        return self.tr("No improvements")

    def reports_left(self) -> str:
        return self.tr("Reports not finished yet")

    def names(self, count: int, name: str) -> str:
        """A card that somebody has more than once."""
        return name if count == 1 else self.tr("{count} × {name}").format(count=count, name=name)

    # The score sheet

    def round(self) -> str:
        return self.tr("Round")

    def discharged(self) -> str:
        return self.tr("discharged")

    def points(self) -> str:
        return self.tr("points")

    def deaths(self) -> str:
        return self.tr("deaths")

    def blood(self) -> str:
        return self.tr("bags left")

    def sum(self) -> str:
        return self.tr("All rounds")

    def blood_points(self) -> str:
        return self.tr("Blood bags, 1 each")

    def death_points(self) -> str:
        return self.tr("Deaths, −2 each")

    def administrator(self) -> str:
        return self.tr("Administrator in the end")

    def reports(self) -> str:
        return self.tr("Reports (alone)")

    def left(self) -> str:
        return self.tr("Patients left")

    def values(self) -> str:
        return self.tr("Their values together")

    def as_it_stands(self) -> str:
        return self.tr("as it stands")

    def scale(self) -> str:
        return self.tr("Discharged in a round")

    def brings(self) -> str:
        return self.tr("Points")

    def empty(self) -> str:
        return self.tr("no patient in any ward")

    def counting(self) -> str:
        """How the sheet is filled."""
        return self.tr(
            "The points of a round: for the discharged, 5 more for empty wards, and what the "
            "administrator brings in that round."
        )

    def deciding(self) -> str:
        """Who wins."""
        return self.tr(
            "The most points win. If they are equal: the fewest patients left, then the highest "
            "sum of their values; else the victory is shared."
        )

    # The cards

    def departments(self) -> str:
        return self.tr("Departments")

    def specialists(self) -> str:
        return self.tr("Specialists")

    def administrators_and_reports(self) -> str:
        return self.tr("Administrators, and reports for one player")

    def experimental(self) -> str:
        return self.tr("Experimental Medicine")

    def own_cards(self) -> str:
        """Whose the house's cards are."""
        return self.tr(
            "These are Tabletop’s own cards: the published ones are not public. "
            "Cut along the dashed lines."
        )

    def your_cards(self) -> str:
        """A match with contents of its own."""
        return self.tr("The cards of this match’s own contents. Cut along the dashed lines.")

    def points_of(self, points: int) -> str:
        return self.tr("%n point(s)", "", points)

    # The board

    def admitting(self) -> str:
        return self.tr("New patients lie above. Who was treated moves down into the lower slot.")

    def beside(self) -> str:
        return self.tr("Lay departments side by side below the hospital, specialists beside it.")

    def ambulances(self) -> str:
        return self.tr("Ambulances")

    def also(self) -> str:
        return self.tr("You also need")

    def needed(self) -> tuple[str, ...]:
        """What else one needs."""
        return (
            self.tr(
                "dice in red, yellow and green: {one} of each for one player, {two} for two, "
                "{three} for three, {four} for four, and a bag to draw them from"
            ).format(one=DICE_OF[1], two=DICE_OF[2], three=DICE_OF[3], four=DICE_OF[4]),
            self.tr("three pawns each for the nurses, and one for every specialist"),
            self.tr("counters for blood bags and for deaths"),
        )

    def first_ambulance(self) -> str:
        return self.tr("not for the first player; 1 blood bag, begins next")

    def any_ambulance(self) -> str:
        return self.tr("if it is the lowest taken: 1 blood bag, begins next")

    def phases(self) -> tuple[str, ...]:
        """What happens in a round."""
        return (
            self.tr("Reveal the market; with one or two players the first chooses one kind more."),
            self.tr(
                "Roll the patients of the ambulances, 1 and 6 again; the lowest go into number 1."
            ),
            self.tr(
                "Take an ambulance each, clockwise from the first player, who may not take number "
                "1."
            ),
            self.tr("Take an improvement each, in the order of the ambulances."),
            self.tr("Send each worker to a room that is free: treat patients."),
            self.tr("Whoever was not treated gets 1 worse; a 1 dies."),
            self.tr("Score the discharged. Then the shift changes."),
        )


class HospitalCheat(QObject):
    """The game on one page, beside the sentences of ``HospitalPaper``."""

    def aim(self) -> str:
        return self.tr(
            "Eight rounds. Treat patients until they are well, and let many go home in the same "
            "round."
        )

    def round(self) -> str:
        return self.tr("A round")

    def patients(self) -> str:
        return self.tr("Patients")

    def about_patients(self) -> str:
        return self.tr(
            "From 1, very ill, to 6, nearly well. Whoever rises above 6 goes home at once. For "
            "each bed that is missing a patient of yours goes to the mortuary."
        )

    def begins(self) -> str:
        return self.tr("You begin with a 3, a 4 and a 5, and keep one of two administrators.")

    def treating(self) -> str:
        return self.tr("Treating")

    def rules(self) -> tuple[str, ...]:
        """What a worker in a room may do."""
        return (
            self.tr("Each worker and each room works once a round; a worker may stay idle."),
            self.tr(
                "A room for several patients needs exactly that many. It may give a patient more "
                "levels than needed."
            ),
            self.tr(
                "First the room, then the specialist’s own effect, if you like. A patient may be "
                "treated several times."
            ),
        )

    def rooms(self) -> str:
        return self.tr("Starting rooms")

    def signs(self) -> str:
        return self.tr("Signs on rooms and cards")

    def sign(self, sign: str) -> str:
        """What a sign means."""
        return {
            "patient-any": self.tr("of any colour"),
            "value-1": self.tr("who shows this"),
            "plus-1": self.tr("better by one"),
            "minus-1": self.tr("worse by one"),
            "same": self.tr("all show the same"),
            "run": self.tr("one after the other"),
            "arrow": self.tr("if the room treated, then"),
            "other": self.tr("another patient"),
            "again": self.tr("the one treated here"),
            "equal-value": self.tr("of the value before"),
            "swap": self.tr("exchange values"),
            "level": self.tr("the lower as the higher"),
            "reroll": self.tr("roll again"),
            "opposite": self.tr("opposite face"),
        }[sign]

    def tokens(self) -> str:
        return self.tr("Bags and deaths")

    def blood(self) -> str:
        return self.tr(
            "At any time of your shift: +1 for a patient, which is a treatment, or another colour "
            "until the shift changes, which is none. In the end 1 point."
        )

    def blood_from(self) -> str:
        return self.tr(
            "The lowest ambulance taken brings you one, and you begin the next round. An "
            "improvement that you return brings one, too."
        )

    def death(self) -> str:
        return self.tr("For everybody who dies or goes to the mortuary. In the end −2 points.")

    def ending(self) -> tuple[str, ...]:
        """What counts, and who wins."""
        return (
            self.tr(
                "After the eighth round: what each round brought, your administrator, bags and "
                "deaths."
            ),
            self.tr(
                "Most points win. Of equals, the fewest patients left, then the highest sum of "
                "their values; else the victory is shared."
            ),
        )

    def alone(self) -> str:
        return self.tr(
            "Alone: take either of two ambulances; the lower brings a bag. Finish reports of the "
            "lower row with patients who went home; each that is left costs 2 points."
        )

    def variants(self) -> tuple[str, ...]:
        """What may be played otherwise."""
        return (
            self.tr("Panic: you begin with 3, 3, 4, 5 and 5."),
            self.tr("Epidemic: one patient more with each ambulance."),
            self.tr("Virus: neglect takes two levels."),
            self.tr("Experimental medicine: more departments and specialists."),
            self.tr("First game: no administrators."),
        )

    def empty(self, points: int) -> str:
        """What empty wards bring."""
        return self.tr("%n more if nobody is left in your wards after neglect.", "", points)

    def hints(self) -> tuple[str, ...]:
        """What is good to know."""
        return (
            self.tr(
                "Seven who leave together bring 14 points, seven who leave one by one 7: save "
                "them up."
            ),
            self.tr(
                "A patient who is treated is not neglected: one level for each of many is often "
                "more than three for one."
            ),
            self.tr(
                "Rooms and specialists of one colour help each other; choose ambulances to suit "
                "them."
            ),
        )
