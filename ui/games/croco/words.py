"""What Croco says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.games.croco.actions import Action, Choose, Clear, Lay, Place
from tabletop.games.croco.board import FREELY, worth
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
from tabletop.games.croco.position import Phase, Position
from tabletop.games.croco.printed import (
    CLAN_OF,
    FROM_HEAD,
    SPACES,
    Clan,
)
from tabletop.games.croco.setting import read
from tabletop.kernel.game import Event, Ranking, Seat
from ui.games.croco.terms import CrocoTerms, face, length_of
from ui.words import ChanceWords, GameWords


class CrocoWords(GameWords):
    """Sentences of Croco; one translation context, with ``CrocoTerms`` for the words in them."""

    def __init__(self, players: Sequence[Any] = ()):
        super().__init__(players)
        self.terms = CrocoTerms()

    def chance(self) -> ChanceWords:
        return ChanceWords(
            self.tr("We lay the camps by hand"),
            self.tr("Nothing is taken back once the next camps are laid"),
            self.tr("Undo is closed: camps were laid since your last choice"),
            self.tr("The camp, like {example}"),
            self.tr("How the camp lies"),
            self.tr("The camp cannot be “{text}”."),
            self.tr("Take back the last token"),
            self.tr("The same seed brings the same camps."),
        )

    def are_counted(self, state: Any) -> bool:
        ended: bool = state.has_ended
        return ended

    def side(self, state: Any, seat: Seat) -> str:
        clan = state.clan_of(seat)
        return "" if clan is None else self.terms.clan(clan)

    def option(self, option: str) -> str:
        return {
            "games": self.tr("Games"),
            "starts": self.tr("Who begins"),
            "setup": self.tr("Position"),
        }[option]

    def value(self, option: str, value: str) -> str:
        if option == "games":
            return self.tr("%n game(s)", "", int(value))
        if option == "setup":
            return self._set_up(value)
        return {
            "alternate": self.tr("In turn; player 1 the first game"),
            "same": self.tr("Player 1 every game"),
        }[value]

    def _set_up(self, value: str) -> str:
        if not value:
            return self.tr("Camps laid by lot")
        clan, board = read(value)
        lying = sum(token > 0 for token in board.cells)
        text = self.tr("Set up: player 1 is {clan}, %n token(s) on the crocodiles", "", lying)
        return text.format(clan=self.terms.clan(clan))

    def bot(self, level: str) -> tuple[str, str]:
        return {
            "random": (self.tr("Random"), self.tr("places anything that is allowed")),
            "greedy": (self.tr("Greedy"), self.tr("takes what is worth most at once")),
            "search": (
                self.tr("Search"),
                self.tr("plays a few hundred games on in its mind"),
            ),
            "deep": (
                self.tr("Deep search"),
                self.tr("plays thousands of games on in its mind; the ending exactly"),
            ),
        }.get(level, (level, ""))

    # The log

    def sentence(self, event: Event) -> str | None:  # noqa: C901  one row an event
        match event:
            case GameBegan(game, games):
                return self.tr("Game {game} of {games}").format(game=game, games=games)
            case CampLaid(clan):
                if clan is Clan.GREEN:
                    return self.tr("The green camp is laid.")
                return self.tr("The blue camp is laid.")
            case ClanChosen(seat, clan):
                text = (
                    self.tr("{name} takes the green clan and begins.")
                    if clan is Clan.GREEN
                    else self.tr("{name} takes the blue clan and begins.")
                )
                return text.format(name=self.name_of(seat))
            case TokenPlaced():
                return self._placed(event)
            case ControlTaken(_, token, cell):
                text = self.tr("{token} is the first there: %n point(s).", "", worth(token, cell))
                return text.format(token=face(token))
            case TurnedOver():
                return self._turned(event)
            case PlacesAgain(seat):
                return self.tr("{name} places again.").format(name=self.name_of(seat))
            case TokensUsedUp(seat):
                return self.tr("{name} has no other token: the turn ends.").format(
                    name=self.name_of(seat)
                )
            case GameEnded(seat, points):
                text = self.tr("{name} has no token left, the game is over: {result}.")
                return text.format(name=self.name_of(seat), result=self._result(points))
            case MatchEnded():
                return self.tr("The match is over.")
            case _:
                return None

    def _result(self, points: tuple[int, int]) -> str:
        """The points of a game, each with its name."""
        return ", ".join(
            f"{self.name_of(Seat(seat))} {number}" for seat, number in enumerate(points)
        )

    def is_head(self, event: Event) -> bool:
        return isinstance(event, GameBegan)

    def _placed(self, event: TokenPlaced) -> str:
        text = (
            self.tr("{name} places {token} freely on {cell}.")
            if event.freely
            else self.tr("{name} places {token} on {cell}.")
        )
        return text.format(
            name=self.name_of(event.seat),
            token=face(event.token),
            cell=self.terms.cell(event.cell),
        )

    def _turned(self, event: TurnedOver) -> str:
        """Who beat whom, and why."""
        if event.newcomer:
            text = self.tr("It loses to {winner} of the {clan} clan: {why}.")
        elif CLAN_OF[event.winner] is CLAN_OF[event.loser]:
            text = self.tr("It beats {loser} of its own clan: {why}{points}.")
        else:
            text = self.tr("It beats {loser} of the {other} clan: {why}{points}.")
        return text.format(
            winner=face(event.winner),
            clan=self.terms.clan(CLAN_OF[event.winner]),
            loser=face(event.loser),
            other=self.terms.clan(CLAN_OF[event.loser]),
            why=self.terms.why(event.winner, event.loser),
            points=self.tr("; %n point(s)", "", worth(event.winner, event.cell)),
        )

    # The moves list

    def action(self, state: Position, action: Action) -> str:
        match action:
            case Place():
                return self._placement(state, action)
            case Choose(Clan.GREEN):
                return self.tr("Take the green clan")
            case Choose():
                return self.tr("Take the blue clan")
            case Clear():
                return self.tr("Clear the board for game {game}").format(game=state.game + 1)
            case Lay(clan, camp):
                return self.tr("{clan}: {tokens}").format(
                    clan=self.terms.clan(clan), tokens=" ".join(map(face, camp))
                )

    def _placement(self, state: Position, action: Place) -> str:
        """A token, where it goes, and in a word what comes of it."""
        camp = state.board.camps[state.clan]
        token = face(action.token)
        if camp.count(action.token) > 1:
            # Equal tokens are told apart by where they lie.
            space = self.terms.space(action.space)
            token = self.tr("{token} from {space}").format(token=token, space=space)
        if state.board.held_against(action.token, action.cell) is None:
            text = self.tr(
                "{token}: crocodile of {length}, cell {number}, %n point(s)",
                "",
                worth(action.token, action.cell),
            )
        else:
            text = self.tr("{token}: crocodile of {length}, cell {number}, loses")
        return text.format(
            token=token, length=length_of(action.cell), number=FROM_HEAD[action.cell]
        )

    def throw(self, state: Position) -> str:
        return self.tr("Lay the camp")

    # The line above the board

    def asked(self, state: Position) -> str:
        name = self.name_of(state.asked)
        match state.phase:
            case Phase.LAY:
                return self.tr("The camps are laid by lot.")
            case Phase.CHOOSE:
                return self.tr("{name}, you begin: which clan do you take?").format(name=name)
            case Phase.PLACE:
                return self._asked_to_place(state)
            case Phase.AGAIN:
                return self.tr("{name}, your token was turned over: place another.").format(
                    name=name
                )
            case Phase.CLEAR:
                text = self.tr("Game {game} is over: {result}. Clear the board for the next one.")
                return text.format(game=state.game, result=self._result(state.results[-1]))
            case _:
                return self.tr("The match is over.")

    def _asked_to_place(self, state: Position) -> str:
        placed = len(SPACES) - len(state.board.in_camp(state.clan))
        text = (
            self.tr("{name} ({clan}), place any token of your camp.")
            if placed < FREELY
            else self.tr("{name} ({clan}), place a token from beside an emptied space.")
        )
        return text.format(name=self.name_of(state.asked), clan=self.terms.clan(state.clan))

    def by_hand(self, state: Any) -> str | None:
        if state.laid_next is Clan.GREEN:
            return self.tr("Lay the green camp: take the tokens in the order of its spaces.")
        return self.tr("Lay the blue camp: take the tokens in the order of its spaces.")

    # The end

    def part(self, part: str) -> str:
        what, _, number = part.partition("-")
        if what == "game":
            return self.tr("game {number}").format(number=number)
        return self.tr("crocodile of {length}").format(length=number)

    def reason(self, state: Any, ranking: Ranking) -> str:
        names = self.listed([self.name_of(seat) for seat in ranking.winners])
        text = {
            "points": self.tr("{names} wins with the most points."),
            "games": self.tr("Equal points: {names} wins, with more games won."),
            "shared": self.tr("Equal points: a draw."),
        }[ranking.reason]
        return text.format(names=names)


Words = CrocoWords
