"""A position of Caries: where the pawns stand, what lies on the teeth, what is asked of whom."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from enum import Enum
from importlib.resources import files
from typing import Final

import msgspec

from tabletop.games.caries.teeth import CLEAN_MOUTH, Mouth, Task
from tabletop.kernel.errors import Problem
from tabletop.kernel.game import Seat
from tabletop.kernel.options import Choice, Option, Options, Text


class Space(Enum):
    """The kinds of spaces, by their letter in the circuit."""

    DENTIST = "D"
    SUGAR = "S"
    BRUSHING = "B"
    APPOINTMENT = "R"
    KNOCK = "C"


class Phase(Enum):
    """What is asked or thrown next."""

    # An enum looks its name up for this each time, and phases are looked up at every action.
    __hash__ = object.__hash__

    LOT = "lot"
    MOVE = "move"
    MOVING = "moving"
    CUBE = "cube"
    APPOINTMENTS = "appointments"
    SUGAR = "sugar"
    SUGAR_TEETH = "sugar-teeth"
    KNOCK = "knock"
    GIFTS = "gifts"
    DENTIST_TEETH = "dentist-teeth"
    STOP = "stop"
    OVER = "over"


LAPS: Final = 5
SPACES: Final = 28
CIRCUIT: Final[str] = tomllib.loads(
    files(__package__).joinpath("circuit.toml").read_text(encoding="utf-8")
)["circuit"]


def _circuit_problem(text: str) -> Problem | None:
    if len(text) != SPACES or set(text) - {space.value for space in Space}:
        return Problem("a circuit is {spaces} letters of D, S, B, R and C", {"spaces": SPACES})
    if text[0] != "D" or text.count("D") != 1:
        return Problem("a circuit has one dentist (D), and begins with it")
    return None


OPTIONS: Final[tuple[Option, ...]] = (
    Choice("dice", ("one", "two")),
    Choice("mode", ("standard", "educational", "collaborative")),
    Choice("teeth", ("auto", "choose")),
    Text("circuit", CIRCUIT, _circuit_problem),
)


class Agreed(msgspec.Struct, frozen=True):
    """What the table agreed on; the same object all match long."""

    spaces: tuple[Space, ...]
    two_dice: bool
    mode: str
    chooses_teeth: bool

    @property
    def competes(self) -> bool:
        """Whether somebody wins, and so may stop after five laps."""
        return self.mode == "standard"

    @property
    def shares(self) -> bool:
        """Whether appointments may be given away."""
        return self.mode == "collaborative"

    @classmethod
    def of(cls, options: Options) -> Agreed:
        """What settled *options* say."""
        return cls(
            tuple(Space(letter) for letter in options["circuit"]),
            options["dice"] == "two",
            options["mode"],
            options["teeth"] == "choose",
        )


class Player(msgspec.Struct, frozen=True):
    """One seat: its teeth, its tokens, and the space (0 to 27) its pawn stands on."""

    mouth: Mouth = CLEAN_MOUTH
    space: int = 0
    laps: int = 0
    appointments: int = 0

    @property
    def progress(self) -> int:
        """How far it has come, in spaces: the tie-break."""
        return self.laps * SPACES + self.space

    def with_mouth(self, mouth: Mouth) -> Player:
        """The player with other teeth."""
        return Player(mouth, self.space, self.laps, self.appointments)

    def moved(self, space: int) -> Player:
        """The player with the pawn on another space."""
        return Player(self.mouth, space, self.laps, self.appointments)

    def with_appointments(self, count: int) -> Player:
        """The player with *count* appointments."""
        return Player(self.mouth, self.space, self.laps, count)

    def lap_ended(self) -> Player:
        """The player with one blue token more."""
        return Player(self.mouth, self.space, self.laps + 1, self.appointments)


class Position(msgspec.Struct, frozen=True):
    """The whole table.

    *dice* is how many moved the pawn, *faces* and *sixteen* what the dice on the
    table show (0: not thrown), *asked* who may give an appointment, *task* the
    work that waits for teeth to be picked.
    """

    agreed: Agreed
    players: tuple[Player, ...]
    active: Seat
    phase: Phase
    cube: Seat | None = None
    dice: int = 1
    faces: tuple[int, ...] = ()
    sixteen: int = 0
    asked: Seat | None = None
    task: Task | None = None

    @property
    def player(self) -> Player:
        """Who is on the move."""
        return self.players[self.active]

    def with_player(self, seat: Seat, player: Player) -> tuple[Player, ...]:
        """The players, one of them replaced."""
        return (*self.players[:seat], player, *self.players[seat + 1 :])


def phase_of_arrival(kind: Space, holds_cube: bool, cube_is_free: bool) -> Phase:
    """What is asked or thrown on a space that needs it."""
    match kind:
        case Space.SUGAR if not holds_cube:
            return Phase.SUGAR
        case Space.APPOINTMENT:
            return Phase.CUBE if cube_is_free else Phase.APPOINTMENTS
        case Space.KNOCK:
            return Phase.KNOCK
        case _:
            return Phase.MOVE


def behind(players: Sequence[Player]) -> bool:
    """Whether somebody still lacks five laps."""
    return any(player.laps < LAPS for player in players)
