"""What Croco tells who plays it for the first time: some turns each, and each thing when it is met.

Where a token goes, which may leave its camp, who wins a fight, and why one places again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.games.croco.actions import Action, Place
from tabletop.games.croco.board import cells_for, is_taken, playable, worth
from tabletop.games.croco.events import TurnedOver
from tabletop.games.croco.names import read_face
from tabletop.games.croco.position import Phase, Position, other
from tabletop.games.croco.printed import CLAN_OF, CROCODILE_OF, NAMED, SPACES, Cell, Clan, Token
from tabletop.kernel.game import Seat
from tabletop.kernel.match import Played
from ui.games.croco.advice import CrocoAdvice
from ui.games.croco.terms import CrocoTerms, face
from ui.games.croco.words import CrocoWords
from ui.guide import GameGuide, sentence

_TURNS: Final = 4
_MOST_TURNS: Final = 6
"""Turns each that are guided, and as many at most where there was no fight yet."""
_WATCHED: Final = 2
"""After so many turns of the other clan one knows what there is to watch."""
_FEW: Final = 3
_SEVEN: Final = read_face(Clan.GREEN, "7-")


class CrocoGuide(GameGuide):
    """The first turns of Croco, moment by moment."""

    words: CrocoWords

    def __init__(self, words: CrocoWords):
        super().__init__(words)
        self._terms = CrocoTerms()
        self._advice = CrocoAdvice(words)

    def is_over(self, began: Position, state: Position) -> bool:
        if state.has_ended or state.game > began.game:
            return True
        turns = min(self._turns(seat) for seat in (Seat(0), Seat(1)))
        return turns >= (_TURNS if any(self._fights()) else _MOST_TURNS)

    def farewell(self) -> str:
        return self.tr(
            "Now you know the crocodiles. From here on: high numbers on long ones, on cells "
            "where no token of the other camp beats them, and some tokens kept for the end. F1 "
            "opens the rules. Enjoy the game!"
        )

    # What has been met

    def _turns(self, seat: Seat) -> int:
        """How many turns of a seat have begun."""
        return sum(
            played.before.phase is Phase.PLACE and played.before.asked == seat
            for played in self.past
        )

    def _fights(self) -> Iterator[TurnedOver]:
        """The fights since the guide began."""
        for played in self.past:
            yield from _fights_of(played)

    def _was_asked(self, state: Position, phase: Phase | None = None) -> list[Position]:
        """The positions in which who is asked now had to place before."""
        asked = (played.before for played in self.past if played.before.asked == state.asked)
        wanted = (Phase.PLACE, Phase.AGAIN) if phase is None else (phase,)
        return [before for before in asked if before.phase in wanted]

    # Throws

    def throw(self, state: Position) -> str:
        return self.tr(
            "The tokens of both clans are laid in their camps by lot, face up. From then on "
            "nothing is left to chance."
        )

    # Choices

    def choice(self, state: Position) -> str:
        match state.phase:
            case Phase.CHOOSE:
                return self.tr(
                    "You begin: choose a clan. Look for the camp whose high numbers have low "
                    "ones beside them: a token that leaves frees its neighbours."
                )
            case Phase.CLEAR:
                return self.tr(
                    "This game is over, and each crocodile has paid. Clear the board for the "
                    "next one: the camps are laid anew, and all points are added up."
                )
            case Phase.AGAIN:
                return self._again(state)
            case _:
                return self._place(state)

    def _again(self, state: Position) -> str:
        if not self._was_asked(state, Phase.AGAIN):
            return self.tr(
                "Your token lost and is turned over, so you place another at once. It cost you "
                "a token, but it takes up a cell, and its neighbours in the camp may leave now."
            )
        return self.tr(
            "It lost, so you place again. Now and then that pays: to free a better token, or to "
            "take a cell away. But who has no tokens left can only watch."
        )

    def _place(self, state: Position) -> str:
        left = len(state.board.in_camp(state.clan))
        placed = len(SPACES) - left
        basics = {0: self._first, 1: self._second, 2: self._third}.get(placed)
        if basics is not None:
            return basics()
        return self._beaten(state) or self._special(state) or self._plain(state, left)

    def _first(self) -> str:
        return self.tr(
            "Choose a token, then its cell: a 3+ lies on the third cell from a head, a 3− on "
            "the third from a tail. The first on a crocodile controls it, for its length times "
            "the number."
        )

    def _second(self) -> str:
        return self.tr(
            "Your second token may be any, too. If you meet another: with equal signs the one "
            "nearer the head wins, with different signs the one nearer the tail. The loser is "
            "turned over."
        )

    def _third(self) -> str:
        return self.tr(
            "From now on only tokens that lie beside an emptied space may leave: those that "
            "glow. So each token you place also decides which one comes next."
        )

    def _beaten(self, state: Position) -> str:
        """What the other player has just taken."""
        lost = [fight for fight in self._others_turn(state) if _is_lost(fight, state.clan)]
        if not lost:
            return ""
        fight = lost[-1]
        return self.tr(
            "{name} has beaten your {token}: {why}. It is turned over for good and pays nothing. "
            "Can you beat the {winner} in turn?"
        ).format(
            name=self.words.name_of(other(state.asked)),
            token=face(fight.loser),
            why=self._terms.why(fight.winner, fight.loser),
            winner=face(fight.winner),
        )

    def _others_turn(self, state: Position) -> list[TurnedOver]:
        """The fights since who is asked placed last."""
        fights: list[TurnedOver] = []
        for played in reversed(self.past):
            if played.before.asked == state.asked:
                break
            fights[:0] = _fights_of(played)
        return fights

    def _special(self, state: Position) -> str:
        """A token that can do what none could before."""
        before = self._was_asked(state)
        free = _anywhere(state)
        if free is not None and not any(map(_anywhere, before)):
            return self.tr(
                "All cells of your {token} are taken. So it may go to any free cell, on any "
                "crocodile, and it keeps its number and its sign."
            ).format(token=face(free))
        if _has_seven(state) and not any(map(_has_seven, before)):
            return self.tr(
                "Your {token} may leave. It has one cell only, the head of the longest "
                "crocodile; there it is worth {points} points, and only a plus can beat it."
            ).format(token=face(_SEVEN), points=worth(_SEVEN, NAMED[_SEVEN][0]))
        return ""

    def _plain(self, state: Position, left: int) -> str:
        if left <= _FEW:
            return self.tr(
                "Your camp has %n token(s) left. Whoever should begin a turn and has none ends "
                "the game, and then each crocodile pays who controls it.",
                "",
                left,
            )
        if max(_gains(state), default=0) <= 0:
            return self.tr(
                "%n tokens are left in your camp, and none that may leave wins points now. Look "
                "for the one that costs you least, and for what it frees.",
                "",
                left,
            )
        return self.tr(
            "%n tokens are left in your camp. Look for a crocodile that you can take, best "
            "where no token of the other camp beats yours.",
            "",
            left,
        )

    # Others

    def waiting(self, state: Position) -> str:
        text = {
            Phase.CHOOSE: self.tr(
                "{name} begins, and chooses a clan; yours is the other one. That is no drawback: "
                "in even play whoever moves second wins more often."
            ),
            Phase.AGAIN: self.tr(
                "The token of {name} lost and was turned over, so {name} places another at once."
            ),
        }.get(
            state.phase,
            self._placing(state),
        )
        return text.format(name=self.words.name_of(state.asked))

    def _placing(self, state: Position) -> str:
        """What there is to watch, until it was watched."""
        if self._turns(state.asked) + (state.phase is Phase.PLACE) > _WATCHED:
            return self.tr("{name} places a token.")
        return self.tr(
            "{name} places a token. If it meets another one, see who wins: equal signs look to "
            "the head, different signs to the tail."
        )

    # Advice

    def why(self, state: Position, action: Action) -> str:
        reason = sentence(self._advice.reason(state, action, {}))
        return f"{reason} {self._step_back(state, action)}".strip()

    def _step_back(self, state: Position, action: Action) -> str:
        """What makes a placement good that looks like a bad one."""
        if not isinstance(action, Place):
            return ""
        if state.board.held_against(action.token, action.cell) is not None:
            if len(state.board.in_camp(state.clan)) == 1:
                return ""
            return self.tr("It is meant to lose: it takes up a cell and frees its neighbours.")
        if _gain(state, action.token, action.cell) < 0:
            return self.tr(
                "That costs points now, but looking further ahead every other choice costs more."
            )
        return ""


def _fights_of(played: Played) -> list[TurnedOver]:
    return [event for event in played.events if isinstance(event, TurnedOver)]


def _is_lost(fight: TurnedOver, clan: Clan) -> bool:
    """Whether a token of *clan* that controlled a crocodile was beaten by the other clan."""
    return CLAN_OF[fight.loser] is clan and CLAN_OF[fight.winner] is not clan and not fight.newcomer


def _gains(state: Position) -> Iterator[int]:
    """What each placement that the clan may make changes of its points."""
    for token in _may_leave(state):
        for cell in cells_for(state.board.cells, token):
            yield _gain(state, token, cell)


def _gain(state: Position, token: Token, cell: Cell) -> int:
    """What a token there changes of its clan's points on that crocodile."""
    if state.board.held_against(token, cell) is not None:
        return 0
    return worth(token, cell) - state.board.points(state.clan)[CROCODILE_OF[cell]]


def _may_leave(state: Position) -> list[Token]:
    camp = state.board.camps[state.clan]
    return [camp[space] for space in playable(camp)]


def _anywhere(state: Position) -> Token | None:
    """A token that may leave, and go anywhere as all its cells are taken."""
    return next((lying for lying in _may_leave(state) if is_taken(state.board.cells, lying)), None)


def _has_seven(state: Position) -> bool:
    """Whether the highest token may leave and its cell is free."""
    return _SEVEN in _may_leave(state) and not is_taken(state.board.cells, _SEVEN)


Guide = CrocoGuide
