"""The line in which real dice are typed: their numbers, with or without spaces."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

from tabletop.kernel.errors import NotationError
from tabletop.kernel.game import AnyGame
from ui.words import GameWords


class DiceField(QLineEdit):
    """What real dice show. Undo and redo are the match's, not the field's."""

    entered = Signal(object)
    """What the dice show, as the action of chance."""
    refused = Signal(str)

    def __init__(self, game: AnyGame, words: GameWords):
        super().__init__()
        self._game = game
        self._words = words
        self._state: Any = None
        self._verb, self._example = "", ""
        self.returnPressed.connect(self._typed)

    def ask(self, state: Any) -> None:
        """Dice are to be typed in *state*."""
        self._state = state
        shown = self._game.encode(self._game.sample(state, Random(0)))
        self._verb, _, self._example = shown.partition(" ")
        self.clear()
        self.retranslate()

    def retranslate(self) -> None:
        """Words in the language of the window."""
        dice = [] if self._state is None else self._words.dice(self._state)
        chance = self._words.chance()
        self.setPlaceholderText(chance.like.format(example=self._example))
        self.setAccessibleName(chance.shown)
        order = self.tr("In this order: {dice}.").format(dice=", ".join(dice)) if dice else ""
        self.setToolTip(order)
        self.setAccessibleDescription(order)

    def _typed(self) -> None:
        """Dice are typed as numbers, or as the action's whole line."""
        text = " ".join(self.text().split())
        numbers = re.split(r"[\s,;+]+", text)
        digits = [digit for number in numbers for digit in number]
        for line in (
            text,
            f"{self._verb} {text}",
            *self._completed(text),
            f"{self._verb} {' '.join(numbers)}",
            f"{self._verb} {' '.join(digits)}",
        ):
            try:
                action = self._game.decode(line)
            except NotationError:
                continue
            if self._game.is_outcome(self._state, action):
                self.entered.emit(action)
                return
        self.refused.emit(self._why_not(text, numbers, digits))

    def _completed(self, text: str) -> list[str]:
        """The line with the word that it always begins with, where that is no number."""
        first = self._example.partition(" ")[0]
        return [f"{self._verb} {first} {text}"] if first.isalpha() else []

    def _why_not(self, text: str, numbers: list[str], digits: list[str]) -> str:
        """Why these are no dice: too many, too few, or not what they can show."""
        wanted = self._example.split()
        are_counted = "".join([*digits, *wanted]).isdecimal()
        if not are_counted or len(wanted) in (len(numbers), len(digits)):
            return self._words.chance().cannot.format(text=text)
        dice = self._words.dice(self._state)
        if not dice:
            return self.tr("%n die(s) are asked for.", "", len(wanted))
        return self.tr("%n die(s) are asked for: {dice}.", "", len(wanted)).format(
            dice=", ".join(dice)
        )

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and (
                event.matches(QKeySequence.StandardKey.Undo)
                or event.matches(QKeySequence.StandardKey.Redo)
            )
        ):
            event.ignore()
            return False
        return super().event(event)
