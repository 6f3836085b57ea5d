"""What statistics say, in the language of the window and the words of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QDate, QLocale, QObject, QTime

from tabletop.fairness import Evenness
from tabletop.kernel.game import AnyGame
from tabletop.kernel.options import Choice
from tabletop.records import Record
from tabletop.statistics import Spread, Variant, Who, ended
from ui import games as looks
from ui.numbers import number
from ui.words import figure

_SELDOM: Final = 5
"""What is not seldom is never told as less than so many of a hundred."""
_NEVER: Final = 1e-6


class StatisticsWords(QObject):
    """The words about the matches of *game*."""

    def __init__(self, game: AnyGame):
        super().__init__()
        self.game = game
        self.words = looks.words(game.id)
        self._options = {option.id: option for option in game.options}

    def title(self) -> str:
        """The name of the game."""
        return looks.box(self.game.id).title()

    def who(self, who: Who) -> str:
        """The name of a person, or what a bot's level is called."""
        if not who.is_bot:
            return who.name
        return self.tr("{name} (bot)").format(name=self.words.bot(who.name)[0])

    def variant(self, variant: Variant) -> str:
        """What was agreed otherwise than usual."""
        if not variant:
            return self.tr("As usual")
        return " · ".join(self._agreed(name, value) for name, value in variant)

    def _agreed(self, name: str, value: str) -> str:
        option, label = self._options[name], self.words.option(name)
        if isinstance(option, Choice) and value in option.values:
            told = self.words.value(name, value)
        else:
            # A text of one's own may be as long as a file.
            told = self.tr("one’s own")
        return self.tr("{option}: {value}").format(option=label, value=told)

    def listed(self, names: Iterable[str]) -> str:
        """Names as a list."""
        return QLocale().createSeparatedList(list(names))

    # When

    def day(self, when: datetime) -> str:
        """A day and a time."""
        there, locale = when.astimezone(), QLocale()
        short = QLocale.FormatType.ShortFormat
        day = locale.toString(QDate(there.year, there.month, there.day), short)
        return f"{day} {locale.toString(QTime(there.hour, there.minute), short)}"

    def winners(self, record: Record) -> str:
        """Who won; nothing where nobody did."""
        result = ended(record)
        seats = () if result is None else result.winners
        return self.listed(
            record.players[seat].name for seat in seats if 0 <= seat < len(record.players)
        )

    # Points

    def all_variants(self, whose: str) -> str:
        """Somebody whose points are not all of the same variant."""
        return self.tr("{whose}, all variants together").format(whose=whose)

    def spread(self, whose: str, spread: Spread) -> str:
        """How somebody's points are spread."""
        results = self.tr("%n result(s)", "", spread.count)
        if spread.count == 1:
            return self.tr("{whose}: {points} in {results}").format(
                whose=whose, points=figure(spread.lowest), results=results
            )
        return self.tr(
            "{whose}: mean {mean}, median {median}, standard deviation {sd}; "
            "from {lowest} to {highest} in {results}"
        ).format(
            whose=whose,
            mean=number(spread.mean, 1),
            median=number(spread.median, int(spread.median % 1 > 0)),
            sd=number(spread.sd, 1),
            lowest=figure(spread.lowest),
            highest=figure(spread.highest),
            results=results,
        )

    def on_table(self, names: Sequence[str], totals: Sequence[int], everybody: Spread) -> str:
        """What the match on the table came to."""
        told = [
            self.tr("{name} {points}").format(name=name, points=figure(total))
            for name, total in zip(names, totals, strict=True)
        ]
        away = [number(abs(total - everybody.mean), 1) for total in totals]
        if len(totals) != 1 or everybody.count == 1:
            return self.tr("The match on the table: {results}").format(results=self.listed(told))
        if totals[0] >= everybody.mean:
            sentence = self.tr("The match on the table: {result}, {points} above the mean")
        else:
            sentence = self.tr("The match on the table: {result}, {points} below the mean")
        return sentence.format(result=told[0], points=away[0])

    # Dice

    def dice(self, faces: Sequence[int]) -> str:
        """A kind of dice by what it shows."""
        low, high = min(faces), max(faces)
        if low == 1:
            return self.tr("Dice that show 1 to {high}").format(high=high)
        return self.tr("Dice that show {low} to {high}; all else is thrown again").format(
            low=low, high=high
        )

    def verdict(self, dice: Evenness) -> str:
        """Whether they fell as fair dice do."""
        if not dice.throws:
            return self.tr("None has fallen yet.")
        if dice.chance is None:
            return self.tr("Too few to say anything: it takes {enough}.").format(
                enough=number(dice.enough)
            )
        if not dice.is_seldom:
            return self.tr(
                "As fair dice do: {hundredths} of 100 fair ones would fall at least as unevenly."
            ).format(hundredths=max(_SELDOM, round(100 * dice.chance)))
        if dice.chance < _NEVER:
            return self.tr("Not as fair dice do: less than 1 in a million would fall so unevenly.")
        return self.tr("Seldom so uneven: 1 in {many} fair ones would fall like this.").format(
            many=number(_rounded(1 / dice.chance), grouped=True)
        )

    def details(self, dice: Evenness) -> str:
        """The figures behind the verdict."""
        throws = self.tr("%n throw(s)", "", dice.throws)
        if not dice.throws:
            return ""
        band = self.tr("{throws}; {low} to {high} of each face are expected").format(
            throws=throws,
            low=number(max(0, -(-dice.low // 1)), grouped=True),
            high=number(dice.high // 1, grouped=True),
        )
        if dice.chance is None:
            return band
        return self.tr("{band}. χ² = {square}, {freedom} degrees of freedom").format(
            band=band, square=number(dice.square, 1), freedom=len(dice.faces) - 1
        )

    def fallen(self, dice: Evenness) -> str:
        """How often each face fell."""
        return self.listed(
            self.tr("{face}: {times}").format(face=face, times=number(times))
            for face, times in zip(dice.faces, dice.fallen, strict=True)
        )


def _rounded(times: float) -> int:
    """Two digits are enough to be told."""
    scale = 1
    while times >= 100 * scale:
        scale *= 10
    return round(times / scale) * scale
