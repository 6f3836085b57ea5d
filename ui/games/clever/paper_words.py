"""What the sheets of Clever say beyond what the game says at the table."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tabletop.games.clever.printed import ROUNDS, Bonus, Die


class CleverPaper(QObject):
    """The words on paper."""

    # What can be printed

    def sheets(self) -> str:
        return self.tr("Score sheets")

    def blank_four(self) -> str:
        return self.tr("Blank score sheets, four to a page")

    def blank_two(self) -> str:
        return self.tr("Blank score sheets, two to a page")

    def table(self) -> str:
        return self.tr("Platter, spaces and reminder for real dice")

    # Sheets of a match

    def final(self) -> str:
        return self.tr("Final score sheets")

    def round_of(self, round_number: int, rounds: int) -> str:
        return self.tr("Round {round} of {rounds}").format(round=round_number, rounds=rounds)

    def rounds(self, count: int) -> str:
        return self.tr("%n round(s)", "", count)

    def standing(self) -> str:
        return self.tr("Standing")

    def from_points(self, least: int) -> str:
        """The points from which a rating is reached."""
        return self.tr("from {points}").format(points=least)

    # Blank sheets

    def name(self) -> str:
        return self.tr("Name")

    def rounds_by_players(self) -> str:
        few, few_too, three, four = ROUNDS
        assert few == few_too
        text = self.tr("Rounds: {few} for one or two players, {three} for three, {four} for four")
        return text.format(few=few, three=three, four=four)

    def bonus(self, bonus: Bonus) -> str:
        """A kind of bonus: a cross and a number stand for all of their colours."""
        return {
            Bonus.REROLL: self.tr("Re-roll"),
            Bonus.EXTRA_DIE: self.tr("Extra die"),
            Bonus.FOX: self.tr("Fox"),
            Bonus.BLACK: self.tr("Black bonus"),
            Bonus.BLUE_CROSS: self.tr("Cross"),
            Bonus.ORANGE_5: self.tr("Number"),
        }[bonus]

    def bonus_brief(self, bonus: Bonus) -> str:
        """What it is good for, in a few words."""
        return {
            Bonus.REROLL: self.tr("all dice just thrown"),
            Bonus.EXTRA_DIE: self.tr("at the end of a turn"),
            Bonus.FOX: self.tr("worth your lowest area"),
            Bonus.BLACK: self.tr("a cross, or else a 6"),
            Bonus.BLUE_CROSS: self.tr("make it at once"),
            Bonus.ORANGE_5: self.tr("write it at once"),
        }[bonus]

    # The table

    def spaces(self) -> str:
        return self.tr("Spaces of the active player: one die after each throw")

    def platter(self) -> str:
        return self.tr("Silver platter: lower dice come here, and the others choose one")

    def dice(self) -> str:
        return self.tr("Six dice")

    def die(self, die: Die) -> str:
        """A die and the shape of its area."""
        return {
            Die.WHITE: self.tr("White: star"),
            Die.YELLOW: self.tr("Yellow: circle"),
            Die.BLUE: self.tr("Blue: square"),
            Die.GREEN: self.tr("Green: leaf"),
            Die.ORANGE: self.tr("Orange: diamond"),
            Die.PURPLE: self.tr("Purple: hexagon"),
        }[die]


class CleverReminder(QObject):
    """The game on one page."""

    def aim(self) -> str:
        return self.tr("Choose dice and mark them in five areas, so that one mark wins the next.")

    def rounds(self) -> str:
        return self.tr("Rounds")

    def players(self) -> str:
        return self.tr("Players")

    def round_begins(self) -> str:
        return self.tr(
            "When a round begins, everybody crosses out its number and gets what is printed "
            "under it. Then everybody is active once, clockwise."
        )

    def active(self) -> str:
        return self.tr("The active player: up to three throws")

    def steps(self) -> tuple[str, ...]:
        """An active turn, step by step."""
        return (
            self.tr("Throw the dice that you still have: at first all six."),
            self.tr(
                "Choose a die that fits, put it on a space and mark it in its area. "
                "If none fits, mark nothing: the throw counts, and all dice stay with you."
            ),
            self.tr("Dice that show less than the chosen one go to the platter. Equal ones stay."),
            self.tr("After the third throw all the rest goes to the platter."),
        )

    def chosen(self) -> str:
        return self.tr("chosen")

    def to_platter(self) -> str:
        return self.tr("to the platter")

    def thrown_again(self) -> str:
        return self.tr("thrown again")

    def others(self) -> str:
        return self.tr("The others: one die from the platter")

    def others_choose(self) -> str:
        return self.tr(
            "Each of the others marks one die of the platter. The dice stay there: "
            "several may use the same one. Only who can use none of them takes one of the "
            "active player's spaces."
        )

    def may_decline(self) -> str:
        return self.tr("Nobody has to take a die.")

    def must_take(self) -> str:
        return self.tr("Whoever can use a die must take one.")

    def variant(self) -> str:
        return self.tr("Variant: whoever can use a die of the platter must take one.")

    def bonuses(self) -> str:
        return self.tr("Bonuses")

    def bonuses_won(self) -> str:
        return self.tr(
            "A cell that carries one, or a complete row, column or diagonal wins it. "
            "One bonus may win the next."
        )

    def bonus(self, bonus: Bonus) -> str:
        """What a kind of bonus does."""
        return {
            Bonus.REROLL: self.tr(
                "Re-roll. Only active, before choosing: throw again all dice just thrown. "
                "It is none of the three throws."
            ),
            Bonus.EXTRA_DIE: self.tr(
                "Extra die. At the end of any turn: mark one more of all six dice, "
                "each die only once a turn in this way."
            ),
            Bonus.FOX: self.tr("Fox. Counts as much as your lowest area in the end."),
            Bonus.BLACK: self.tr(
                "Black bonus. A cross in yellow, blue or green, or a 6 in orange or purple."
            ),
            Bonus.BLUE_CROSS: self.tr(
                "Cross. Make it at once in that area, in green whatever the cell asks for."
            ),
            Bonus.ORANGE_5: self.tr(
                "Number. Write it at once, in orange multiplied. With no cell left it is lost."
            ),
        }[bonus]

    def bars(self) -> str:
        return self.tr("Earned actions are circled in their bar, and crossed out when used.")

    def areas(self) -> str:
        return self.tr("The areas")

    def area(self, die: Die) -> str:
        """How a die is marked."""
        return {
            Die.WHITE: self.tr("White stands for any colour."),
            Die.YELLOW: self.tr("Cross the number, in either of its two cells."),
            Die.BLUE: self.tr("Cross the sum of blue and white, wherever the two lie."),
            Die.GREEN: self.tr(
                "From left to right: the die shows at least the number of the cell."
            ),
            Die.ORANGE: self.tr("From left to right: write any number; ×2 and ×3 multiply it."),
            Die.PURPLE: self.tr(
                "From left to right: each number higher than the one before, after a 6 any."
            ),
        }[die]

    def alone(self) -> str:
        return self.tr("Alone")

    def alone_result(self) -> str:
        return self.tr("Alone: how good is the total?")

    def alone_turns(self) -> str:
        return self.tr(
            "In each of six rounds you are active, then passive: throw all six dice, lay the "
            "three lowest on the platter (of equal ones, those that fell nearest to it) and mark "
            "one of them. There is no re-roll then, and none of the other three; extra dice may "
            "be used."
        )

    def end(self) -> str:
        return self.tr("The end")

    def counting(self) -> str:
        return self.tr(
            "Yellow: complete columns. Blue: by the number of crosses. Green: the number above "
            "the last cross. Orange and purple: the sum of the numbers. Each fox: as much as the "
            "lowest of these five."
        )

    def blue_scale(self) -> tuple[str, str]:
        """The two rows of the scale of blue crosses."""
        return self.tr("Blue crosses"), self.tr("Points")

    def most_wins(self) -> str:
        return self.tr(
            "Most points win. Of equals, the best single area decides; if that is equal, too, "
            "the victory is shared."
        )

    def hints(self) -> tuple[str, ...]:
        """What is good to know."""
        return (
            self.tr("Begin a turn with a low die: a high one takes all lower ones away from you."),
            self.tr(
                "Rows and columns that win a bonus come first; one bonus may complete the next."
            ),
            self.tr("Neglect no area: each fox counts as much as your lowest one."),
        )
