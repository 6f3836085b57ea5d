"""Why an action of Clever is good: what it brings, and what it leaves in hand for the next roll."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeGuard

from msgspec.structs import replace

from tabletop.games.clever.actions import (
    Action,
    Cross,
    Decline,
    Done,
    Extra,
    Forfeit,
    Reroll,
    Take,
    Write,
)
from tabletop.games.clever.chains import BLACK_NUMBER, Chain, chosen, marked
from tabletop.games.clever.position import ROLLS, Phase, Position
from tabletop.games.clever.printed import ROUNDS, Die
from tabletop.games.clever.sheet import Mark, mark, total
from tabletop.games.clever.turns import usable
from ui.advice import GameAdvice, runner_up
from ui.games.clever.merits import CleverMerits, Merits
from ui.games.clever.terms import Terms
from ui.words import GameWords


class CleverAdvice(GameAdvice):
    """Reasons of Clever; another class has what is good about a mark."""

    def __init__(self, words: GameWords):
        super().__init__(words)
        self._terms = Terms()
        self._merits = CleverMerits(words)

    def reason(self, state: Position, action: Action, worths: Mapping[Action, float]) -> str:
        match action:
            case Take() if _rolls_left(state):
                return self._pick(state, action, worths)
            case Take() | Cross() | Write():
                return self._mark(state, action, worths)
            case Extra():
                return self._extra(state, action)
            case Reroll():
                return self._reroll(state, worths)
            case Forfeit():
                return self._forfeit(state)
            case Decline() | Done():
                return self._nothing(state, action, worths)
            case _:
                return ""

    def _of(self, state: Position, action: Take | Extra | Cross | Write) -> Merits:
        """What is good about the mark that an action makes; points come first in the end."""
        made = _made(state, action)
        paid, other = self._merits.of(state.sheet, made, _chain(state, action))
        return Merits(paid, other[::-1] if _ends(state) else other)

    def _mark(
        self, state: Position, action: Take | Cross | Write, worths: Mapping[Action, float]
    ) -> str:
        """A mark after which nothing is thrown that it could lock away."""
        paid, other = self._of(state, action)
        return self.joined(*paid, *other[:1], self._spoilt(state, action, worths), *other[1:])

    def _extra(self, state: Position, action: Extra) -> str:
        paid, other = self._of(state, action)
        now = self.tr("an extra die left over is worth nothing") if _ends(state) else ""
        return self.joined(*paid[:1], now, *paid[1:], *other)

    def _spoilt(self, state: Position, action: Action, worths: Mapping[Action, float]) -> str:
        """What the next best mark would spoil."""
        other = runner_up(action, worths)
        marks = isinstance(other, Take | Extra | Cross | Write)
        return self._merits.harm(_made(state, other)) if marks else ""

    # Picks, while there are rolls to come

    def _pick(self, state: Position, action: Take, worths: Mapping[Action, float]) -> str:
        paid, other = self._of(state, action)
        kept = len(_kept(state, action.die))
        keeps = self.tr("keeps %n die(s) for the next roll", "", kept) if kept else ""
        rival = self._rival(state, action, worths)
        if rival:
            return self.joined(*paid[:1], keeps, rival)
        if paid:
            return self.joined(*paid, keeps, *other)
        return self.joined(*other[:1], keeps, *other[1:])

    def _rival(self, state: Position, action: Take, worths: Mapping[Action, float]) -> str:
        """What the best of the other dice would lock away, if that is more."""
        others = {
            other: worth
            for other, worth in worths.items()
            if _is_pick(other) and other.die is not action.die
        }
        other = runner_up(action, others)
        if other is None or len(_kept(state, other.die)) >= len(_kept(state, action.die)):
            return ""
        return self._locks(state, other)

    def _locks(self, state: Position, action: Take) -> str:
        """What a pick would lock away; empty where that is nothing."""
        kept = len(_kept(state, action.die))
        locked = len(state.hand) - 1 - kept
        name = self._terms.shown(action.die, state.faces[action.die])
        if not locked:
            return ""
        if not kept:
            return self.tr("{die} would leave nothing to throw").format(die=name)
        return self.tr("{die} would lock away %n die(s)", "", locked).format(die=name)

    # Nothing is marked

    def _reroll(self, state: Position, worths: Mapping[Action, float]) -> str:
        again = self.tr("throws %n die(s) again", "", len(state.hand))
        if not usable(state, state.hand):
            return self.joined(self.tr("no die fits"), again)
        takes = {other: worth for other, worth in worths.items() if _is_pick(other)}
        best = runner_up(None, takes)
        if best is None:
            return again
        locks = self._locks(state, best) if _rolls_left(state) else ""
        if any(_made(state, take).won for take in takes):
            return self.joined(locks, again)
        return self.joined(self.tr("no die here wins a bonus"), locks, again)

    def _forfeit(self, state: Position) -> str:
        left = state.sheet.rerolls_left
        saves = self.tr("saves %n re-roll(s) for better throws", "", left) if left else ""
        stay = self.tr("%n die(s) stay(s) for the next roll", "", len(state.hand))
        return self.joined(self.tr("no die fits"), stay if _rolls_left(state) else "", saves)

    def _nothing(
        self, state: Position, action: Decline | Done, worths: Mapping[Action, float]
    ) -> str:
        """Why no (extra) die is marked."""
        harm = self._spoilt(state, action, worths)
        other = runner_up(action, worths)
        if isinstance(other, Take | Extra) and not harm and _is_idle(state, other):
            harm = self.tr("the best mark would bring no points at once")
        if isinstance(action, Done) and not _ends(state):
            left = state.sheet.extras_left
            return self.joined(self.tr("saves %n extra die(s) for later turns", "", left), harm)
        if other is None:
            return self.tr("no die fits")
        return harm or self.tr("leaves the cells free for other dice")


def _is_pick(action: Action) -> TypeGuard[Take]:
    return isinstance(action, Take)


def _rolls_left(state: Position) -> bool:
    """Whether a pick decides what is thrown next."""
    return state.phase is Phase.PICK and state.roll < ROLLS


def _kept(state: Position, die: Die) -> list[Die]:
    """The dice that stay in hand if *die* is taken."""
    face = state.faces[die]
    return [other for other in state.hand if other is not die and state.faces[other] >= face]


def _is_idle(state: Position, action: Take | Extra) -> bool:
    """Whether a mark neither counts nor wins anything at once."""
    after = _chain(state, action).sheet
    return not _made(state, action).won and total(after) == total(state.sheet)


def _ends(state: Position) -> bool:
    """Whether who is asked can use no extra die after this turn."""
    if state.round < ROUNDS[len(state.sheets) - 1]:
        return False
    return not state.roll if state.is_alone else state.next_seat(state.active) == state.first


def _made(state: Position, action: Take | Extra | Cross | Write) -> Mark:
    """The mark itself."""
    match action:
        case Take(die, area, cell) | Extra(die, area, cell):
            return mark(state.sheet, area, cell, state.value(die, area))
        case Cross(area, cell):
            return mark(state.sheet, area, cell, 0)
        case Write(area):
            return mark(state.sheet, area, 0, BLACK_NUMBER)


def _chain(state: Position, action: Take | Extra | Cross | Write) -> Chain:
    """The mark with all that follows at once."""
    sheet = state.sheet
    match action:
        case Take(die, area, cell):
            return marked(state.asked, sheet, area, cell, state.value(die, area))
        case Extra(die, area, cell):
            used = replace(sheet, extras_used=sheet.extras_used + 1)
            return marked(state.asked, used, area, cell, state.value(die, area))
        case Cross(area, cell):
            return chosen(state.asked, sheet, state.due, area, cell)
        case Write(area):
            return chosen(state.asked, sheet, state.due, area, 0)


Advice = CleverAdvice
