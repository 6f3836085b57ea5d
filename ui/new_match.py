"""Before a match: who plays, by which of the game's variants, and from which seed."""

from __future__ import annotations

from random import SystemRandom
from typing import Final, cast

import msgspec
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tabletop import games
from tabletop.kernel.errors import OptionError
from tabletop.kernel.game import AnyGame
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import Player, unnamed
from ui import games as looks
from ui.cards import Cover
from ui.controls import Check
from ui.forms import Label, form
from ui.option_rows import OptionRows
from ui.saying import told
from ui.scrolled import ScrolledDialog
from ui.seat_rows import SeatRows
from ui.segments import Segments
from ui.settings import Settings
from ui.stage.theme import Theme
from ui.style import lettered

LARGEST_SEED: Final = 2**53
_DRAWN_BELOW: Final = 1_000_000_000


class Chosen(msgspec.Struct):
    """How the table was set up last; *fair_undo* is None where nobody touched it."""

    count: int
    seats: list[Player]
    options: dict[str, str]
    own_dice: bool = False
    fair_undo: bool | None = None


class NewMatch(ScrolledDialog):
    """The dialog. What it gives is ``match``."""

    def __init__(
        self, game: AnyGame, settings: Settings, theme: Theme, parent: QWidget | None = None
    ):
        super().__init__(parent)
        self.game = game
        self._settings = settings
        self._box = looks.box(game.id)
        self._words = looks.words(game.id)
        self._fair_touched = False
        levels = games.bots(game.id)
        self.counts = Segments([str(count) for count in game.seats])
        self.seats = SeatRows(
            max(game.seats),
            {level: self._words.bot(level) for level in levels},
            theme,
            self._box.colours,
        )
        chance = self._words.chance()
        self.own_dice = Check(chance.own)
        self.fair_undo = Check(chance.fair)
        self.guided = Check(self.tr("Guide me through the first round"))
        self.has_guide = looks.guide(game.id, self._words) is not None
        self.seed = QLineEdit(drawn_seed())
        self.another = QPushButton(self.tr("Another"))
        self._trouble = lettered(QLabel(), "warning")
        self._disagreement = lettered(QLabel(), "warning")
        self._disagreement.setWordWrap(True)
        self.more = QPushButton()
        self.typed = QWidget()
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.begin = self.buttons.addButton(
            self.tr("Begin"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._build(theme)
        self._connect()
        self._seat_first(list(levels))
        self._recall()
        self._follow()
        self.begin.setFocus()

    def _build(self, theme: Theme) -> None:
        self.setWindowTitle(self.tr("New match of {game}").format(game=self._box.title()))
        choices, typed = form(16, 8), form(16, 8, self.typed)
        ticks = QVBoxLayout()
        ticks.setSpacing(0)
        ticks.addWidget(self.own_dice)
        ticks.addWidget(self.fair_undo)
        ticks.addWidget(self.guided)
        self.guided.setVisible(self.has_guide)
        self.guided.setChecked(self._settings.wants_guide(self.game.id) is not False)
        self.options = OptionRows(self.game, self._words, choices, typed, theme)
        seed = QHBoxLayout()
        typed.addRow(Label(seed, self.tr("Seed")), self._seed_row(seed))
        self.below.setContentsMargins(28, 10, 28, 18)
        column = self.column
        column.setContentsMargins(28, 20, 28, 0)
        column.setSpacing(10)
        column.addLayout(self._head(theme))
        column.addLayout(self._count_row())
        column.addWidget(self.seats)
        column.addSpacing(4)
        column.addLayout(choices)
        column.addWidget(self._disagreement)
        column.addLayout(ticks)
        column.addWidget(self.more)
        column.addWidget(self.typed)
        column.addStretch()

    def _head(self, theme: Theme) -> QHBoxLayout:
        cover = Cover(self.game.id, theme)
        cover.set_width(96)
        title = lettered(QLabel(self._box.title()), "title")
        blurb = lettered(QLabel(self._box.blurb()), "quiet")
        blurb.setWordWrap(True)
        text = QVBoxLayout()
        text.setSpacing(2)
        text.addWidget(title)
        text.addWidget(blurb)
        text.addStretch()
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(cover)
        row.addLayout(text, 1)
        return row

    def _count_row(self) -> QHBoxLayout:
        self.counts.label(self.counts.words, self.tr("Players"))
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(QLabel(self.tr("Players")))
        row.addWidget(self.counts, 1)
        return row

    def _seed_row(self, line: QHBoxLayout) -> QWidget:
        """The *line* in which a seed is typed, and below it what is wrong with it."""
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setToolTip(self._words.chance().same)
        self.another.setAutoDefault(False)
        self._trouble.setText(self.tr("A whole number from 0 to {most}.").format(most=LARGEST_SEED))
        inside = QWidget()
        line.addWidget(self.seed, 1)
        line.addWidget(self.another)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addLayout(line)
        column.addWidget(self._trouble)
        return inside

    def _connect(self) -> None:
        self.counts.chosen.connect(self._counted)
        self.seats.changed.connect(self._follow)
        self.fair_undo.clicked.connect(self._touch_fair)
        self.seed.textChanged.connect(self._follow)
        self.another.clicked.connect(lambda: self.seed.setText(drawn_seed()))
        self.options.changed.connect(self._follow)
        self.more.setProperty("part", "flat")
        self.more.setCheckable(True)
        self.more.setAutoDefault(False)
        self.more.toggled.connect(self._show_more)
        self._show_more(False)
        for button in self.buttons.buttons():
            cast(QPushButton, button).setAutoDefault(False)
        self.begin.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _show_more(self, shown: bool) -> None:
        self.typed.setVisible(shown)
        if shown:
            self.more.setText(self.tr("Less"))
            self.reveal(self.typed)
        else:
            seed = self.tr("More (seed {seed})").format(seed=self.seed.text())
            self.more.setText(seed)

    def _seat_first(self, levels: list[str]) -> None:
        """At the very first match: one person, and for company a bot that is not the best."""
        seats = unnamed([None, levels[-2], None, None])[: len(self.seats.rows)]
        self.seats.seat([Player("", seat.colour, seat.shape, seat.bot) for seat in seats])
        counts = self.game.seats
        self._set_count(2 if 2 in counts else counts[0])

    def _set_count(self, count: int) -> None:
        self.counts.word = str(count)
        self.seats.set_count(count)

    def _counted(self, word: str) -> None:
        self.seats.set_count(int(word))

    def _recall(self) -> None:
        """As it was set up last, as far as that still fits."""
        try:
            last = msgspec.json.decode(self._settings.choice(self.game.id), type=Chosen)
        except (msgspec.MsgspecError, RecursionError):
            return
        self.seats.seat(last.seats)
        if last.count in self.game.seats:
            self._set_count(last.count)
        self.options.agree(last.options)
        self.own_dice.setChecked(last.own_dice)
        if last.fair_undo is not None:
            self._fair_touched = True
            self.fair_undo.setChecked(last.fair_undo)

    def _touch_fair(self) -> None:
        self._fair_touched = True

    def _follow(self) -> None:
        """What follows from the rest: fair undo, who can be guided, whether one can begin."""
        if not self._fair_touched:
            self.fair_undo.setChecked(self.seats.people() >= 2)
        self.guided.setEnabled(self.seats.people() > 0)
        self._trouble.setVisible(self.seed_number() is None)
        if not self.more.isChecked():
            self._show_more(False)
        self.begin.setEnabled(self.seed_number() is not None and self._agrees())

    def _agrees(self) -> bool:
        """Whether a match can be played as it was agreed on; says why not."""
        problem = None
        if not self.options.has_problem:
            try:
                self.game.initial(self.options.values(), self.seats.count)
            except OptionError as error:
                problem = told(error)
        self._disagreement.setText(problem or "")
        self._disagreement.setVisible(problem is not None)
        return problem is None and not self.options.has_problem

    def seed_number(self) -> int | None:
        """The seed that was typed; None where it is none."""
        text = self.seed.text().strip()
        if not text.isascii() or not text.isdigit():
            return None
        # Python makes no number of some thousand digits.
        digits = text.lstrip("0") or "0"
        if len(digits) > len(str(LARGEST_SEED)) or int(digits) > LARGEST_SEED:
            return None
        return int(digits)

    def accept(self) -> None:
        """Remembers how the table was set up, then begins."""
        chosen = Chosen(
            self.seats.count,
            self.seats.seated(),
            self.options.values(),
            self.own_dice.isChecked(),
            self.fair_undo.isChecked() if self._fair_touched else None,
        )
        self._settings.keep_choice(self.game.id, msgspec.json.encode(chosen).decode())
        if self.has_guide and self.guided.isEnabled():
            self._settings.keep_guide(self.game.id, self.guided.isChecked())
        super().accept()

    def match(self) -> Match:
        """The match that was set up."""
        seed = self.seed_number()
        assert seed is not None
        options = settled(self.game.options, self.options.values(), self.game.id)
        setup = Setup(
            options,
            self.seats.players(),
            seed,
            self.own_dice.isChecked(),
            self.fair_undo.isChecked(),
        )
        return Match(self.game, setup)


def drawn_seed() -> str:
    """A seed that nobody knows yet."""
    return str(SystemRandom().randrange(_DRAWN_BELOW))
