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


class CrocoCheat(QObject):
    """The game on one page, beside the sentences of ``CrocoPaper``."""

    def aim(self) -> str:
        return self.tr(
            "Five crocodiles, and on each one token has the say. In the end every crocodile pays "
            "whoever controls it."
        )

    def preparing(self) -> str:
        return self.tr("Setting up")

    def camps(self) -> str:
        return self.tr(
            "The tokens of each clan lie in its camp by lot, face up. Whoever begins chooses a "
            "clan and places first."
        )

    def steps(self) -> tuple[str, ...]:
        """A turn, step by step."""
        return (
            self.tr("Place a token of your camp on a free cell of any crocodile. You cannot pass."),
            self.tr("If it controls that crocodile now, your turn is over."),
            self.tr(
                "If it is turned over, place another at once, there or elsewhere, until one "
                "controls or your camp is empty."
            ),
        )

    def cells(self) -> str:
        return self.tr("Where a token goes")

    def named_cells(self) -> str:
        return self.tr(
            "Plus counts from the head, minus from the tail: a 3+ goes to the third cell from "
            "the head, a 3− to the third from the tail, on any crocodile that has it."
        )

    def any_cell(self) -> str:
        return self.tr(
            "Only when all its cells are taken may a token go to any free cell. It keeps its "
            "number and its sign."
        )

    def leaving(self) -> str:
        return self.tr("Which token may leave")

    def beside_emptied(self) -> str:
        return self.tr(
            "Your first two from anywhere; then only those beside an emptied space of your camp, "
            "across an edge. Here the framed ones may."
        )

    def winning(self) -> str:
        return self.tr("Who controls a crocodile")

    def first(self) -> str:
        return self.tr(
            "The first token on it. A newcomer fights the one that controls it now, and nobody "
            "else; the cell decides, not the number."
        )

    def same(self) -> str:
        return self.tr("Same sign: nearer the head wins. Here the 5− has beaten a 4−.")

    def different(self) -> str:
        return self.tr("Different signs: nearer the tail wins. Here the 5+ has beaten a 4−.")

    def loser(self) -> str:
        return self.tr(
            "The loser is turned over and stays, even if it is yours; it only takes up its cell."
        )

    def clans(self) -> str:
        return self.tr("The tokens of both clans")

    def numbers(self) -> tuple[str, str]:
        """The two rows of the table of numbers."""
        return self.tr("Number"), self.tr("Crocodiles")

    def ending(self) -> tuple[str, ...]:
        """How it ends, and who wins."""
        return (
            self.tr("It is over when somebody should begin a turn and has no token left."),
            self.tr(
                "A crocodile pays its length times the number of the token that controls it, "
                "whatever the sign: 7 × 6 = 42 points here."
            ),
            self.tr(
                "Most points win; equal points are a draw. Tokens left in a camp are worth nothing."
            ),
        )

    def variants(self) -> tuple[str, ...]:
        """What may be played otherwise."""
        return (
            self.tr(
                "Two, four or six games: new camps and a new choice of clan each time; the sum "
                "of points wins, then games won."
            ),
            self.tr("A position set up by hand is a single game."),
        )

    def hints(self) -> tuple[str, ...]:
        """What is good to know."""
        return (
            self.tr("High numbers on long crocodiles; but look which token could still beat them."),
            self.tr(
                "A token that is turned over frees its neighbours in the camp. Yet it costs one, "
                "and who has none left can only watch."
            ),
            self.tr(
                "On a head no token of the same sign beats yours, on a tail none of the other."
            ),
        )
