"""Hospital: patients are admitted, treated, neglected and discharged in eight rounds.

The phases stand in files of their own: preparing, intake, activation and closing; what
chance does in ``draws``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, assert_never

from tabletop.games.hospital import (
    activation,
    closing,
    content_file,
    draws,
    improvement,
    intake,
    notation,
    preparing,
)
from tabletop.games.hospital.actions import (
    Action,
    Admit,
    Ambulance,
    Begins,
    Blood,
    Drawn,
    Enough,
    Exchange,
    Extra,
    Filled,
    Finish,
    Idle,
    Keep,
    Leave,
    Market,
    Mortuary,
    NoReport,
    Offered,
    Pick,
    Reports,
    Rethrown,
    Return,
    Reveal,
    Send,
    Skip,
    SpareOne,
    Take,
    Transfuse,
)
from tabletop.games.hospital.position import CHANCES, DEALT, THROWN, Agreed, Phase, Position, Supply
from tabletop.games.hospital.printed import DICE_OF, REPORT_LEFT, SHOWN_REPORTS
from tabletop.games.hospital.wards import Wards, final_parts
from tabletop.kernel.game import (
    CHANCE,
    Ranking,
    Rng,
    Score,
    Seat,
    Step,
    check_seats,
    ranked,
)
from tabletop.kernel.options import Choice, File, Option, Options, settled

_SWITCHED: Final = ("off", "on")
# A round of a player: ambulance, improvement, eleven workers with a room's and a
# specialist's patients each, all beds lost and every bag used; and the table's draws.
_LONGEST_ROUND: Final = 160
_LONGEST_BEGINNING: Final = 12


def _lots(state: Position) -> tuple[Action, ...]:
    return tuple(Begins(Seat(seat)) for seat in range(state.seats))


_LISTED: Final[Mapping[Phase, Callable[[Position], tuple[Action, ...]]]] = {
    Phase.LOT: _lots,
    Phase.ADMIT: preparing.admissions,
    Phase.KEEP: preparing.keeps,
    Phase.REVEAL: improvement.kinds,
    Phase.TIES: intake.exchanges,
    Phase.AMBULANCE: intake.ambulances,
    Phase.MISSING: intake.removals,
    Phase.TAKE: improvement.offers,
    Phase.RETURN: improvement.returns,
    Phase.WORK: activation.work,
    Phase.GROUP: activation.group,
    Phase.SPECIALIST: activation.group,
    Phase.SPARE: closing.spared_ones,
    Phase.REPORT: closing.finishes,
}
"""What may be done, by phase; all else that chance does is too much to list."""


class Hospital:
    """The rules; the answers stand in the order of the protocol."""

    id: Final = "hospital"
    names: Final = {"en": "Hospital", "fr": "Hospital"}
    rules_version: Final = 1
    seats: Final = (1, 2, 3, 4)
    options: Final[tuple[Option, ...]] = (
        Choice("panic", _SWITCHED),
        Choice("epidemic", _SWITCHED),
        Choice("virus", _SWITCHED),
        Choice("experimental", _SWITCHED),
        Choice("administrators", ("on", "off")),
        File("content", content_file.problem, content_file.example),
    )

    def longest(self, seats: int) -> int:
        """A number of actions that no match of so many seats exceeds."""
        return seats * (8 * _LONGEST_ROUND + _LONGEST_BEGINNING)

    def initial(self, options: Options, seats: int) -> Position:
        """Empty hospitals and full decks; who begins is drawn by lot (1)."""
        check_seats(self.id, self.seats, seats)
        chosen = settled(self.options, options, self.id)
        content = content_file.content_of(chosen["content"])
        panic, epidemic, virus, experimental, administrators = (
            chosen[option.id] == "on" for option in self.options[:-1]
        )
        agreed = Agreed(content, panic, epidemic, virus, experimental, administrators)
        departments, specialists = content.deck(experimental)
        supply = Supply(
            (DICE_OF[seats], DICE_OF[seats], DICE_OF[seats]),
            tuple(content.rooms[card].copies for card in departments),
            tuple(content.workers[card].copies for card in specialists),
            tuple(content.administrators) if administrators else (),
            tuple(content.reports) if seats == 1 else (),
        )
        return Position(
            agreed,
            1,
            Seat(0),
            Seat(0),
            Phase.LOT if seats > 1 else Phase.PATIENTS,
            (Wards(tuple(content.starting), ("",) * len(content.starting)),) * seats,
            supply,
            reports=("",) * SHOWN_REPORTS if seats == 1 else (),
        )

    def turn(self, state: Position) -> Seat | None:
        """Who acts: a seat, CHANCE, or None when it is over."""
        if state.phase in CHANCES:
            return CHANCE
        return None if state.phase is Phase.OVER else state.asked

    def roller(self, state: Position) -> Seat | None:
        """Who fills the ambulances, throws patients anew or one more; all else is the table's."""
        return state.asked if state.phase in THROWN else None

    def throws(self, action: Action) -> bool:
        """Who has picked enough patients throws them."""
        return isinstance(action, Enough)

    def rests(self, state: Position) -> bool:
        """Never: a match has one part."""
        return False

    def deals(self, state: Position) -> bool:
        """The cards, which only the app has; patients may be drawn and thrown by hand."""
        return state.phase in DEALT

    def legal_actions(self, state: Position) -> tuple[Action, ...]:
        """All actions in a fixed order; most of what chance does is too much to list."""
        listed = _LISTED.get(state.phase)
        return () if listed is None else listed(state)

    def is_outcome(self, state: Position, action: Action) -> bool:
        """Whether chance may do this here."""
        return draws.may_be(state, action)

    def sample(self, state: Position, rng: Rng) -> Action:
        """One draw or throw, by its odds."""
        return draws.SAMPLES[state.phase](state, rng)

    def apply(self, state: Position, action: Action) -> Step[Position]:
        """The step *action* makes; trusts the caller that it is legal."""
        match action:
            case Send() | Pick() | Blood() | Transfuse() | Enough() | Skip() | Rethrown():
                return activation.applied(state, action)
            case Idle() | SpareOne() | Finish() | NoReport():
                return closing.applied(state, action)
            case Market() | Reveal() | Take() | Return():
                return improvement.applied(state, action)
            case Filled() | Exchange() | Leave() | Ambulance() | Extra() | Mortuary():
                return intake.applied(state, action)
            case Begins() | Drawn() | Admit() | Offered() | Keep() | Reports():
                return preparing.applied(state, action)
            case _:
                assert_never(action)

    def scores(self, state: Position) -> tuple[Score, ...]:
        """Points per seat as they stand, blood and deaths counted (9)."""
        unfinished = REPORT_LEFT * sum(map(bool, state.reports)) if state.is_alone else None
        parts = [final_parts(wards, state.content, unfinished) for wards in state.hospitals]
        return tuple(Score(sum(points for _, points in each), each) for each in parts)

    def ranking(self, state: Position) -> Ranking:
        """Most points; then the fewest patients left, then the healthiest; then shared (9)."""
        results = [
            (
                score.total,
                -len(wards.patients),
                sum(one.value for one in wards.patients),
            )
            for score, wards in zip(self.scores(state), state.hospitals, strict=True)
        ]
        return ranked(results, ("points", "patients", "values"))

    def notation(self, state: Position) -> str:
        """The position on one line."""
        return notation.written(state)

    def parse(self, text: str) -> Position:
        """The position that a line tells; raises NotationError."""
        return notation.read(text)

    def encode(self, action: Action) -> str:
        """The action as one short line."""
        return notation.encoded(action)

    def decode(self, text: str) -> Action:
        """The action that a line tells; raises NotationError."""
        return notation.decoded(text)
