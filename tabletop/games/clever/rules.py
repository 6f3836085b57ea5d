"""Clever: six dice, five areas, and bonuses that win each other.

Who is active chooses up to three dice, and what is smaller goes to the silver platter;
there the others help themselves. The numbers in brackets are the paragraphs of the
rules text.
"""

from __future__ import annotations

from typing import Final, assert_never

from msgspec.structs import replace

from tabletop.games.clever import notation, turns
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
from tabletop.games.clever.chains import BLACK_NUMBERS, uses
from tabletop.games.clever.events import Declined, RerollUsed, RollForfeited, StartDrawn
from tabletop.games.clever.position import MUST_TAKE, OPTIONS, Phase, Position
from tabletop.games.clever.printed import AREAS, DICE, ROUNDS, SLOTS, YELLOW, Die
from tabletop.games.clever.sheet import AREA_NAMES, Sheet, best_area, points, total
from tabletop.kernel.game import (
    CHANCE,
    Ranking,
    Rng,
    Score,
    Seat,
    Step,
    check_seats,
    one_of,
    ranked,
)
from tabletop.kernel.options import Option, Options, settled

_BY_CHANCE: Final = frozenset((Phase.LOT, Phase.THROW, Phase.NEAREST))
_FACES: Final = range(1, 7)
_LISTED: Final[dict[int, tuple[Action, ...]]] = {
    1: tuple(Rolled((face,)) for face in _FACES),
    2: tuple(Rolled((one, other)) for one in _FACES for other in _FACES),
}
"""By the number of dice, what they can show; of more than two there are too many ways."""
_TAKES: Final = {
    (die, area, cell): Take(die, area, cell) for die in DICE for area in AREAS for cell in range(13)
}
DECIDES: Final = ("points", "area")
"""What decides a match: the total, then the best area (4)."""
_REROLL: Final = Reroll()
_FORFEIT: Final = Forfeit()
_DECLINE: Final = Decline()
_DONE: Final = Done()

# Each cell is marked but once. Besides, a turn has at most three rolls, three rolls
# in vain, a lot of equal dice and a "done", and everybody else declines and is done.
_CELLS: Final = len(YELLOW) + 4 * 11
_A_TURN: Final = 8
_A_PASSIVE_TURN: Final = 2


class Clever:
    """The rules; the answers stand in the order of the protocol."""

    id: Final = "clever"
    names: Final = {"en": "Clever", "fr": "Clever"}
    rules_version: Final = 1
    seats: Final = (1, 2, 3, 4)
    options: Final[tuple[Option, ...]] = OPTIONS

    def longest(self, seats: int) -> int:
        """A number of actions that no match exceeds."""
        turns_of_each = ROUNDS[seats - 1]
        others = max(1, seats - 1)
        return 1 + seats * (
            _CELLS + SLOTS * 2 + turns_of_each * (_A_TURN + others * _A_PASSIVE_TURN)
        )

    def initial(self, options: Options, seats: int) -> Position:
        """Empty sheets; the lot says who begins (1), alone there is but one to draw."""
        check_seats(self.id, self.seats, seats)
        must_take = settled(self.options, options, self.id)[MUST_TAKE] == "must"
        sheets = (Sheet(),) * seats
        first = Seat(0)
        return Position(must_take, sheets, 0, first, first, first, Phase.LOT)

    def turn(self, state: Position) -> Seat | None:
        """Who acts: a seat, CHANCE, or None when it is over."""
        if state.due:
            return state.asked
        if state.phase in _BY_CHANCE:
            return CHANCE
        return None if state.phase is Phase.OVER else state.asked

    def roller(self, state: Position) -> Seat | None:
        """The active player throws; the lots are the table's."""
        return state.active if state.phase is Phase.THROW else None

    def throws(self, action: Action) -> bool:
        """A re-roll; after a pick the rest is yet to be thrown."""
        return isinstance(action, Reroll)

    def rests(self, state: Position) -> bool:
        """Never: a match is played in one go."""
        return False

    def deals(self, state: Position) -> bool:
        """Nothing: all that chance brings can be brought by hand."""
        return False

    def legal_actions(self, state: Position) -> tuple[Action, ...]:
        """All actions in a fixed order; for CHANCE every outcome, or () where there are many."""
        if state.due:
            return _for_bonuses(state)
        match state.phase:
            case Phase.PICK:
                return _picks(state)
            case Phase.THROW:
                return _LISTED.get(len(state.hand), ())
            case Phase.PASSIVE:
                return _passive(state)
            case Phase.EXTRA:
                return _extras(state)
            case Phase.LOT:
                return tuple(Starts(Seat(seat)) for seat in range(len(state.sheets)))
            case Phase.NEAREST:
                return tuple(map(Nearest, turns.nearest(state)))
            case _:
                return ()

    def is_outcome(self, state: Position, action: Action) -> bool:
        """Whether chance may do this here, also where outcomes are too many to list."""
        if state.due or state.phase not in _BY_CHANCE:
            return False
        if state.phase is Phase.THROW:
            return (
                isinstance(action, Rolled)
                and len(action.faces) == len(state.hand)
                and all(face in _FACES for face in action.faces)
            )
        return action in self.legal_actions(state)

    def sample(self, state: Position, rng: Rng) -> Action:
        """One outcome; all are equally likely."""
        if state.phase is Phase.THROW:
            return Rolled(tuple([1 + int(rng.random() * 6) for _ in state.hand]))
        return one_of(self.legal_actions(state), rng)

    def apply(self, state: Position, action: Action) -> Step[Position]:
        """The step *action* makes; trusts the caller that it is legal."""
        match action:
            case Rolled():
                return turns.rolled(state, action.faces)
            case Take():
                return turns.taken(state, action.die, action.area, action.cell)
            case Cross() | Write():
                cell = action.cell if isinstance(action, Cross) else 0
                return turns.bonus_used(state, action.area, cell)
            case Extra():
                return turns.extra_used(state, action.die, action.area, action.cell)
            case Done():
                return turns.turn_ended(state, ())
            case Decline():
                return turns.extra_asked(state, (Declined(state.asked),))
            case _:
                return _apply_seldom(state, action)

    def scores(self, state: Position) -> tuple[Score, ...]:
        """Points per seat (3): five areas, and the foxes."""
        found = []
        for sheet in state.sheets:
            areas = points(sheet)
            foxes = sheet.foxes * min(areas)
            parts = (*zip(AREA_NAMES, areas, strict=True), ("foxes", foxes))
            found.append(Score(sum(areas) + foxes, parts))
        return tuple(found)

    def ranking(self, state: Position) -> Ranking:
        """Most points, then the best single area, then shared (4)."""
        return ranked([(total(sheet), best_area(sheet)) for sheet in state.sheets], DECIDES)

    def notation(self, state: Position) -> str:
        """The position on one line; equal exactly for equal positions."""
        return notation.written(state)

    def parse(self, text: str) -> Position:
        """The position that a line tells; raises NotationError."""
        return notation.read(text)

    def encode(self, action: Action) -> str:
        """The action as one short line a person can read and type."""
        return notation.encoded(action)

    def decode(self, text: str) -> Action:
        """The action that a line tells; raises NotationError."""
        return notation.decoded(text)


def _apply_seldom(state: Position, action: Starts | Nearest | Reroll | Forfeit) -> Step[Position]:
    """The actions of the lots, and of a roll that nobody wants or can use."""
    match action:
        case Starts():
            told = () if state.is_alone else (StartDrawn(action.seat),)
            return turns.round_began(replace(state, first=action.seat), 1, told)
        case Nearest():
            return turns.laid(state, action.dice)
        case Reroll():
            sheet = replace(state.sheet, rerolls_used=state.sheet.rerolls_used + 1)
            again = replace(state, sheets=state.with_sheet(sheet), phase=Phase.THROW)
            return Step(again, (RerollUsed(state.asked),))
        case Forfeit():
            return turns.picked(state, (RollForfeited(state.asked, state.roll),))
        case _:
            assert_never(action)


def _takes(state: Position, dice: tuple[Die, ...]) -> list[Action]:
    return [_TAKES[opening] for opening in turns.openings(state, dice)]


def _picks(state: Position) -> tuple[Action, ...]:
    """A die must be taken if one can be; a re-roll comes before that (2)."""
    found = _takes(state, state.hand) or [_FORFEIT]
    if state.sheet.rerolls_left:
        found.append(_REROLL)
    return tuple(found)


def _passive(state: Position) -> tuple[Action, ...]:
    """A die of the platter; only without any, one of the active player's spaces (2)."""
    found = _takes(state, state.platter) or _takes(state, state.spaces)
    if not found or not state.must_take:
        found.append(_DECLINE)
    return tuple(found)


def _extras(state: Position) -> tuple[Action, ...]:
    """Any of the six dice, each once a turn by extra die (2)."""
    unused = [die for die in DICE if die not in state.extra]
    return (*(Extra(*opening) for opening in turns.openings(state, unused)), _DONE)


def _for_bonuses(state: Position) -> tuple[Action, ...]:
    """Where the bonuses that wait can be used; the player says which comes first."""
    sheet = state.sheet
    ways = {way for won in state.due for way in uses(sheet, won.bonus)}
    return tuple(
        [Write(area) if area in BLACK_NUMBERS else Cross(area, cell) for area, cell in sorted(ways)]
    )
