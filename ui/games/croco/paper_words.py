"""What the sheets of Croco say beyond what the game says at the table."""

from __future__ import annotations

from PySide6.QtCore import QObject


class CrocoPaper(QObject):
    """The words on paper."""

    # What can be printed

    def table(self) -> str:
        return self.tr("The table and the points")

    def scores(self) -> str:
        return self.tr("Score sheet of a match")

    def board(self) -> str:
        return self.tr("Board to play on, of two pages")

    def tokens(self) -> str:
        return self.tr("Tokens to cut out")

    # The table of a match

    def final(self) -> str:
        return self.tr("The table in the end")

    def points(self) -> str:
        return self.tr("Points")

    def game(self, number: int) -> str:
        return self.tr("Game {number}").format(number=number)

    def game_of(self, number: int, games: int) -> str:
        return self.tr("Game {game} of {games}").format(game=number, games=games)

    def together(self) -> str:
        return self.tr("All games")

    # The score sheet

    def clan(self) -> str:
        return self.tr("Clan")

    def begins(self) -> str:
        return self.tr("Begins")

    def sum(self) -> str:
        return self.tr("Points of the game")

    def running(self) -> str:
        return self.tr("All games so far")

    def as_it_stands(self) -> str:
        return self.tr("as it stands")

    def counting(self) -> str:
        """How the sheet is filled."""
        return self.tr(
            "A crocodile brings its length times the number of the token that controls it, "
            "the sign left out."
        )

    def deciding(self) -> str:
        """Who wins."""
        return self.tr(
            "The most points of all games together win the match; if they are equal, the most "
            "games won; else it is a draw."
        )

    # The board

    def preparing(self) -> str:
        return self.tr(
            "Shuffle the tokens of each clan and lay them face up in its camp. "
            "Whoever begins chooses a clan."
        )

    def naming(self) -> str:
        return self.tr(
            "Plus counts from the head, minus from the tail. "
            "Where all its cells are taken, a token goes to any free one."
        )

    def leaving(self) -> str:
        return self.tr(
            "Choose your first two tokens freely. After that only a token beside an emptied "
            "space may leave."
        )

    def controlling(self) -> str:
        """Who wins a crocodile."""
        return self.tr(
            "Same sign: nearer the head wins. Different signs: nearer the tail. "
            "The loser is turned over."
        )

    def again(self) -> str:
        return self.tr("Was it the one you just placed? Place another at once.")

    def glued(self) -> str:
        return self.tr("Glue the other half on this strip, edge to edge")

    def cut_here(self) -> str:
        return self.tr("Cut along the dashed line and glue on the strip of the other half.")

    # The tokens

    def steps(self) -> tuple[str, ...]:
        """How tokens are made."""
        return (
            self.tr("Cut out the four strips."),
            self.tr("Fold each along the dotted line, the pictures outside, and glue it together."),
            self.tr("Cut the tokens apart, square or along their edges."),
        )

    def fitting(self, side: int) -> str:
        return self.tr(
            "Each is {side} mm wide and fits the board printed on the same paper. "
            "A piece of card between front and back makes it firm."
        ).format(side=side)
