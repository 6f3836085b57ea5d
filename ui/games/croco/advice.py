"""Why an action of Croco is good: what changes hands, what can be beaten, what a camp opens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabletop.games.croco.actions import Action, Choose, Clear, Place
from tabletop.games.croco.board import Board, beats, cells_for, playable, worth
from tabletop.games.croco.position import Phase, Position, other
from tabletop.games.croco.printed import (
    CLAN_OF,
    CROCODILE_OF,
    CROCODILES,
    NEIGHBOURS,
    NUMBER_OF,
    SPACES,
    Cell,
    Clan,
    Token,
)
from tabletop.games.croco.rules import Croco
from ui.advice import GameAdvice, runner_up
from ui.games.croco.terms import CrocoTerms, face, length_of
from ui.words import GameWords

_GAME: Final = Croco()
_HIGH: Final = 5
"""Tokens from this number on are worth waiting for, and freeing."""


class CrocoAdvice(GameAdvice):
    """Reasons of Croco."""

    def __init__(self, words: GameWords):
        super().__init__(words)
        self._terms = CrocoTerms()

    def reason(self, state: Position, action: Action, worths: Mapping[Action, float]) -> str:
        match action:
            case Place():
                return self._place(state, action, worths)
            case Choose(clan):
                return self._choice(state, clan)
            case Clear():
                return self.tr("the next game begins")
            case _:
                return ""

    def _place(self, state: Position, action: Place, worths: Mapping[Action, float]) -> str:
        after: Position = _GAME.apply(state, action).state
        if state.board.held_against(action.token, action.cell) is None:
            first = [self._control(state, action), self._ends(state, after)]
        else:
            first = [self._burns(after, action)]
        holds = self._holds(state, after, action)
        opened, opens = self._opens(state, after)
        keeps = self._kept(action, runner_up(action, worths))
        camp = (opens, keeps) if opened >= _HIGH else (keeps, opens)
        return self.joined(*first, holds, *camp)

    # On the crocodile

    def _control(self, state: Position, action: Place) -> str:
        """Who controls the crocodile now, and what that changes."""
        length = length_of(action.cell)
        now = worth(action.token, action.cell)
        at = state.board.controller(CROCODILE_OF[action.cell])
        if at is None:
            return self.tr("takes the crocodile of {length}: %n point(s)", "", now).format(
                length=length
            )
        beaten = state.board.cells[at]
        was = worth(beaten, at)
        if CLAN_OF[beaten] is not state.clan:
            text = self.tr(
                "takes the crocodile of {length} from the {token}: a swing of %n point(s)",
                "",
                was + now,
            )
            return text.format(length=length, token=face(beaten))
        return self._own(length, was, now)

    def _own(self, length: int, was: int, now: int) -> str:
        """A crocodile that was one's own already."""
        if now > was:
            text = self.tr("lifts your crocodile of {length} from {was} to %n point(s)", "", now)
        elif now < was:
            text = self.tr("lowers your crocodile of {length} from {was} to %n point(s)", "", now)
        else:
            text = self.tr("your crocodile of {length} stays at %n point(s)", "", now)
        return text.format(length=length, was=was)

    def _holds(self, state: Position, after: Position, action: Place) -> str:
        """Whether who controls the crocodile for the clan that places can still be beaten."""
        crocodile = CROCODILE_OF[action.cell]
        at = after.board.controller(crocodile)
        if at is None or CLAN_OF[after.board.cells[at]] is not state.clan or after.has_ended:
            return ""
        foe = _foe(state.clan)
        if not _is_ever_beaten(after.board, at, foe):
            if at != action.cell and not _is_ever_beaten(state.board, at, foe):
                return ""
            token = face(after.board.cells[at])
            return {
                Clan.GREEN: self.tr("no green token can beat the {token} there any more"),
                Clan.BLUE: self.tr("no blue token can beat the {token} there any more"),
            }[foe].format(token=token)
        if at == action.cell and not _is_beaten(after.board, at, foe):
            return {
                Clan.GREEN: self.tr("no green token that may leave now beats it"),
                Clan.BLUE: self.tr("no blue token that may leave now beats it"),
            }[foe]
        return ""

    def _burns(self, after: Position, action: Place) -> str:
        if after.phase is Phase.AGAIN:
            return self.tr("burns the {token} and places again").format(token=face(action.token))
        return self.tr("loses the {token}, the last token").format(token=face(action.token))

    def _ends(self, state: Position, after: Position) -> str:
        if not after.has_ended:
            return ""
        points = after.results[-1]
        text = self.tr("ends the game, {own} points to {others}")
        return text.format(own=points[state.asked], others=points[other(state.asked)])

    # In the camp

    def _opens(self, state: Position, after: Position) -> tuple[int, str]:
        """The number of the highest token that may leave now and could not before, in words."""
        camp = after.board.camps[state.clan]
        before = set(playable(state.board.camps[state.clan]))
        opened = [space for space in playable(camp) if space not in before]
        best = max(opened, key=lambda space: NUMBER_OF[camp[space]], default=None)
        if best is None:
            return 0, ""
        text = self.tr("frees {space}, where your {token} waits")
        said = text.format(space=self._terms.space(best), token=face(camp[best]))
        return NUMBER_OF[camp[best]], said

    def _kept(self, action: Place, rival: Action | None) -> str:
        """The higher token that the next best would spend."""
        if not isinstance(rival, Place) or NUMBER_OF[rival.token] <= NUMBER_OF[action.token]:
            return ""
        return self.tr("keeps the {token} for later").format(token=face(rival.token))

    def _choice(self, state: Position, clan: Clan) -> str:
        """The high tokens of a clan; in how many ways they come out, if in more than the others."""
        ways, others = (_ways_out(state.board, each) for each in (clan, _foe(clan)))
        high = self._terms_of_high(state.board, clan)
        if ways <= others:
            return self.tr("has {tokens}").format(tokens=high)
        text = self.tr(
            "has {tokens}, which {ways} lower tokens beside can free (the other clan: {others})"
        )
        return text.format(tokens=high, ways=ways, others=others)

    def _terms_of_high(self, board: Board, clan: Clan) -> str:
        tokens = sorted(_high(board, clan), key=lambda token: -NUMBER_OF[token])
        return self.words.listed([face(token) for token in tokens])


def _foe(clan: Clan) -> Clan:
    return Clan.BLUE if clan is Clan.GREEN else Clan.GREEN


def _is_beaten(board: Board, at: Cell, foe: Clan) -> bool:
    """Whether a token of *foe* that may be placed now would beat the one on *at*."""
    camp = board.camps[foe]
    return any(
        CROCODILE_OF[cell] == CROCODILE_OF[at] and beats(camp[space], cell, board.cells[at], at)
        for space in playable(camp)
        for cell in cells_for(board.cells, camp[space])
    )


def _is_ever_beaten(board: Board, at: Cell, foe: Clan) -> bool:
    """Whether any token left in the camp of *foe* could beat it, on any cell still free."""
    free = [cell for cell in CROCODILES[CROCODILE_OF[at]] if not board.cells[cell]]
    return any(
        beats(token, cell, board.cells[at], at) for token in board.in_camp(foe) for cell in free
    )


def _high(board: Board, clan: Clan) -> list[Token]:
    return [token for token in board.in_camp(clan) if NUMBER_OF[token] >= _HIGH]


def _ways_out(board: Board, clan: Clan) -> int:
    """The lower tokens that lie beside high ones, and so can free them."""
    camp = board.camps[clan]
    high = [space for space in SPACES if NUMBER_OF[camp[space]] >= _HIGH]
    beside = {other for space in high for other in NEIGHBOURS[space]}
    return len(beside.difference(high))


Advice = CrocoAdvice
