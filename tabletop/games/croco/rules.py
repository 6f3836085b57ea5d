"""Croco: tokens are placed by number and sign, and fight for five crocodiles.

A token that loses is turned over, and who placed it places another at once. The
numbers in brackets are the paragraphs of the readings.
"""

from __future__ import annotations

from typing import Final, assert_never

from msgspec.structs import replace

from tabletop.games.croco import notation, setting
from tabletop.games.croco.actions import Action, Choose, Clear, Lay, Place
from tabletop.games.croco.board import Board, beats, cells_for, is_taken, playable
from tabletop.games.croco.events import (
    CampLaid,
    ClanChosen,
    ControlTaken,
    GameBegan,
    GameEnded,
    MatchEnded,
    PlacesAgain,
    TokenPlaced,
    TokensUsedUp,
    TurnedOver,
)
from tabletop.games.croco.position import GAMES, PLAYERS, Agreed, Phase, Position, other
from tabletop.games.croco.printed import (
    CELLS,
    CLAN_OF,
    CLANS,
    CROCODILE_OF,
    LENGTHS,
    NOTHING,
    SPACES,
    TOKENS,
    TURNED,
    Clan,
)
from tabletop.kernel.errors import OptionError
from tabletop.kernel.game import (
    CHANCE,
    Event,
    Ranking,
    Rng,
    Score,
    Seat,
    Step,
    check_seats,
    ranked,
)
from tabletop.kernel.options import Choice, Option, Options, Text, settled

_PLACES: Final = {
    token: [[Place(token, space, cell) for cell in CELLS] for space in SPACES]
    for token in {token for clan in CLANS for token in TOKENS[clan]}
}
"""Every placement there is, by token, space and cell."""
_CHOICES: Final = tuple(map(Choose, CLANS))
_CLEAR: Final = Clear()
# Two camps are laid, a clan is chosen, all tokens are placed, the board is cleared.
_LONGEST_GAME: Final = 2 + 1 + sum(map(len, TOKENS)) + 1


class Croco:
    """The rules; the answers stand in the order of the protocol."""

    id: Final = "croco"
    names: Final = {"en": "Croco", "fr": "Croco"}
    rules_version: Final = 1
    seats: Final = (PLAYERS,)
    options: Final[tuple[Option, ...]] = (
        Choice("games", tuple(map(str, GAMES))),
        Choice("starts", ("alternate", "same")),
        Text("setup", "", setting.problem),
    )

    def longest(self, seats: int) -> int:
        """A number of actions that no match exceeds."""
        return _LONGEST_GAME * max(GAMES)

    def initial(self, options: Options, seats: int) -> Position:
        """Empty camps that chance lays (1), or what was set up by hand."""
        check_seats(self.id, self.seats, seats)
        chosen = settled(self.options, options, self.id)
        agreed = Agreed(int(chosen["games"]), chosen["starts"] == "alternate")
        first = Seat(0)
        if not chosen["setup"]:
            return Position(agreed, (), first, first, Phase.LAY, None, Board())
        if agreed.games > 1:
            raise OptionError("a position that was set up by hand is played once.")
        clan, board = setting.read(chosen["setup"])
        green = Seat(CLANS.index(clan))
        return Position(agreed, (), first, first, Phase.PLACE, green, board)

    def turn(self, state: Position) -> Seat | None:
        """Who acts: a seat, CHANCE, or None when it is over."""
        if state.phase is Phase.LAY:
            return CHANCE
        return None if state.phase is Phase.OVER else state.asked

    def roller(self, state: Position) -> Seat | None:
        """Nobody: the camps are the table's."""
        return None

    def throws(self, action: Action) -> bool:
        """Nothing is thrown; camps are laid by themselves."""
        return False

    def rests(self, state: Position) -> bool:
        """Between two games."""
        return state.phase is Phase.CLEAR

    def deals(self, state: Position) -> bool:
        """Nothing: all that chance brings can be brought by hand."""
        return False

    def legal_actions(self, state: Position) -> tuple[Action, ...]:
        """All actions in a fixed order; the ways to lay a camp are too many."""
        match state.phase:
            case Phase.PLACE | Phase.AGAIN:
                return _placements(state)
            case Phase.CHOOSE:
                return _CHOICES
            case Phase.CLEAR:
                return (_CLEAR,)
            case Phase.LAY | Phase.OVER:
                return ()
            case _:
                assert_never(state.phase)

    def is_outcome(self, state: Position, action: Action) -> bool:
        """Whether all tokens of the clan lie in its camp that is laid next."""
        return (
            state.phase is Phase.LAY
            and isinstance(action, Lay)
            and action.clan is state.laid_next
            and sorted(action.camp) == sorted(TOKENS[action.clan])
        )

    def sample(self, state: Position, rng: Rng) -> Action:
        """The tokens of a clan, shuffled."""
        clan = state.laid_next
        tokens = list(TOKENS[clan])
        for left in range(len(tokens), 1, -1):
            drawn = int(rng.random() * left)
            tokens[left - 1], tokens[drawn] = tokens[drawn], tokens[left - 1]
        return Lay(clan, tuple(tokens))

    def apply(self, state: Position, action: Action) -> Step[Position]:
        """The step *action* makes; trusts the caller that it is legal."""
        match action:
            case Place():
                return _placed(state, action)
            case Choose(clan):
                green = state.asked if clan is Clan.GREEN else other(state.asked)
                chosen = ClanChosen(state.asked, clan)
                return Step(replace(state, phase=Phase.PLACE, green=green), (chosen,))
            case Lay():
                return _laid(state, action)
            case Clear():
                return Step(
                    replace(state, first=state.asked, phase=Phase.LAY, green=None, board=Board())
                )
            case _:
                assert_never(action)

    def scores(self, state: Position) -> tuple[Score, ...]:
        """Points per seat: crocodile by crocodile, or game by game where there are several."""
        if state.agreed.games > 1:
            played = state.results if state.has_ended else (*state.results, state.running)
            games = [f"game-{number}" for number in range(1, len(played) + 1)]
            parts = [
                tuple(zip(games, (result[seat] for result in played), strict=True))
                for seat in range(PLAYERS)
            ]
        else:
            crocodiles = [f"crocodile-{length}" for length in LENGTHS]
            parts = [
                tuple(zip(crocodiles, _points(state, Seat(seat)), strict=True))
                for seat in range(PLAYERS)
            ]
        return tuple(Score(total, part) for total, part in zip(state.totals, parts, strict=True))

    def ranking(self, state: Position) -> Ranking:
        """Most points, over several games most games won; equal is a draw (8)."""
        won = [
            sum(result[seat] > result[1 - seat] for result in state.results)
            for seat in range(PLAYERS)
        ]
        return ranked(list(zip(state.totals, won, strict=True)), ("points", "games"))

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


def _points(state: Position, seat: Seat) -> tuple[int, ...]:
    clan = state.clan_of(seat)
    return (0,) * len(LENGTHS) if clan is None else state.board.points(clan)


# The camps


def _laid(state: Position, action: Lay) -> Step[Position]:
    events: list[Event] = [CampLaid(action.clan, action.camp)]
    if action.clan is Clan.GREEN and state.agreed.games > 1:
        events.insert(0, GameBegan(state.game, state.agreed.games))
    board = replace(state.board, camps=state.board.with_camp(action.clan, action.camp))
    phase = Phase.CHOOSE if action.clan is Clan.BLUE else Phase.LAY
    return Step(replace(state, phase=phase, board=board), tuple(events))


# Placing


def _placements(state: Position) -> tuple[Place, ...]:
    """By space of the camp and then by cell (2, 3, 4)."""
    camp, cells = state.board.camps[state.clan], state.board.cells
    return tuple(
        [
            ways[cell]
            for space in playable(camp)
            # One turn of a loop gives the row a name.
            for ways in (_PLACES[camp[space]][space],)
            for cell in cells_for(cells, camp[space])
        ]
    )


def _placed(state: Position, action: Place) -> Step[Position]:
    """The newcomer fights only who controls the crocodile; who loses is turned over (5, 6)."""
    before, clan = state.board, state.clan
    token, cell = action.token, action.cell
    camp, cells = list(before.camps[clan]), list(before.cells)
    camp[action.space] = NOTHING
    cells[cell] = token
    freely = is_taken(before.cells, token)
    events: list[Event] = [TokenPlaced(state.asked, token, action.space, cell, freely)]
    again = False
    at = before.controller(CROCODILE_OF[cell])
    if at is None:
        events.append(ControlTaken(state.asked, token, cell))
    else:
        held = before.cells[at]
        again = not beats(token, cell, held, at)
        if again:
            cells[cell] = TURNED[clan]
            events.append(TurnedOver(held, at, token, cell, newcomer=True))
        else:
            cells[at] = TURNED[CLAN_OF[held]]
            events.append(TurnedOver(token, cell, held, at, newcomer=False))
    board = Board(before.with_camp(clan, tuple(camp)), tuple(cells))
    return _went_on(state, board, again, events)


def _went_on(state: Position, board: Board, again: bool, events: list[Event]) -> Step[Position]:
    """Who places next; who is to move and has no token ends the game (6, 7)."""
    seat = state.asked
    phase = Phase.PLACE
    if again and any(board.camps[state.clan]):
        phase = Phase.AGAIN
        events.append(PlacesAgain(seat))
    else:
        if again:
            events.append(TokensUsedUp(seat))
        seat = other(seat)
        if not any(board.camps[not state.clan]):
            return _ended(state, seat, board, events)
    # By place: ``replace`` takes twice as long, and this is what a match is made of.
    after = Position(state.agreed, state.results, state.first, seat, phase, state.green, board)
    return Step(after, tuple(events))


def _ended(state: Position, seat: Seat, board: Board, events: list[Event]) -> Step[Position]:
    """The points are counted (8); who begins the next game clears the board for it (1)."""
    points = state.by_seat(board.all_worth)
    results = (*state.results, points)
    events.append(GameEnded(seat, points))
    is_last = len(results) == state.agreed.games
    if is_last:
        events.append(MatchEnded())
    after = replace(
        state,
        results=results,
        asked=seat if is_last else state.begins_next,
        phase=Phase.OVER if is_last else Phase.CLEAR,
        board=board,
    )
    return Step(after, tuple(events))
