"""The page of the review: luck and decisions apart, the costliest choices, and what is usual."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from tabletop.analysis import Choice
from ui import games as looks
from ui.analysis.findings import Findings
from ui.analysis.heads import Heads
from ui.analysis.mistake import Mistake
from ui.analysis.parts import Parts
from ui.analysis.verdict import Verdict
from ui.stage.theme import Theme
from ui.style import lettered
from ui.words import GameWords

MOST: Final = 5
"""Choices that are shown one by one."""


class ReviewPage(QScrollArea):
    """What *findings* say of the match, as far as they have come."""

    wanted = Signal(object)
    """The table shall show a choice."""

    def __init__(self, findings: Findings, words: GameWords, theme: Theme):
        super().__init__()
        self.work = findings
        self._words, self._theme = words, theme
        self._advice = looks.advice(findings.match.game.id, words)
        self._heads = Heads(findings.log, words)
        self._listed: list[Choice] = []
        self._shown_last: Choice | None = None
        players = findings.match.setup.players
        self.verdicts = [Verdict(player) for player in players]
        self.method, self.nothing_thrown = (lettered(QLabel(), "quiet") for _ in range(2))
        self.rows: list[Mistake] = []
        self._titles = [lettered(QLabel(), "head") for _ in range(2)]
        self.no_rows = lettered(QLabel(), "quiet")
        self.parts = Parts(findings.match, words)
        self.no_parts = lettered(QLabel(), "quiet")
        self._lay_out()
        self.set_theme(theme)
        self.retranslate()

    def _lay_out(self) -> None:
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        # The table is seen through it.
        inside.setAutoFillBackground(False)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 10, 0)
        column.setSpacing(10)
        beside = QHBoxLayout()
        beside.setSpacing(10)
        for verdict in self.verdicts:
            beside.addWidget(verdict, 1)
        column.addLayout(beside)
        self._mistakes = QVBoxLayout()
        self._mistakes.setSpacing(6)
        for label in (self.method, self.nothing_thrown, self.no_rows, self.no_parts):
            label.setWordWrap(True)
        column.addWidget(self.nothing_thrown)
        column.addWidget(self.method)
        column.addSpacing(8)
        column.addWidget(self._titles[0])
        column.addLayout(self._mistakes)
        column.addWidget(self.no_rows)
        column.addSpacing(8)
        column.addWidget(self._titles[1])
        column.addWidget(self.parts)
        column.addWidget(self.no_parts)
        column.addStretch()
        self.setWidget(inside)

    def set_theme(self, theme: Theme) -> None:
        """Everything in *theme*."""
        self._theme = theme
        for verdict in self.verdicts:
            verdict.set_theme(theme)
        for row in self.rows:
            row.set_theme(theme)
        self.parts.set_theme(theme)

    def retranslate(self) -> None:
        """Words in the language of the window."""
        self._titles[0].setText(self.tr("The costliest choices"))
        self._titles[1].setText(self.tr("Part by part, and what is usual"))
        self.nothing_thrown.setText(self.tr("Nothing is thrown in this game: luck has no part."))
        self.nothing_thrown.setVisible(not self.work.has_luck)
        self.method.setText(self._how())
        self.no_parts.setText(self.tr("Part by part, and what is usual: at the end of the match."))
        self.parts.retranslate()
        self._listed = []
        self.follow()

    def _how(self) -> str:
        """What dice and choices are measured by."""
        if not self.work.has_luck:
            return self.tr(
                "Choices are measured by the best that was found, played on as well as can be."
            )
        return self.tr(
            "Dice are measured by what they bring on average; choices by the best that was "
            "found, played on as well as can be. So the two do not add up to the points."
        )

    @property
    def needs(self) -> Findings:
        """What has to be worked at for this page."""
        return self.work

    def follow(self) -> None:
        """Shows what is known now."""
        work, nothing = self.work, self._nothing()
        for seat, verdict in enumerate(self.verdicts):
            verdict.tell(work.sums(seat), work.measure, self._advice, nothing, is_over=work.is_over)
        listed = work.costliest(MOST)
        if listed != self._listed:
            self._listed = listed
            self._list()
        self._place()
        self.no_rows.setVisible(not listed)
        self.no_rows.setText(self._empty())
        self._show_parts()

    def _show_parts(self) -> None:
        """What the points are made of is told when there is no more to come."""
        is_over = self.work.is_over
        for shown in (self._titles[1], self.parts):
            shown.setVisible(is_over)
        self.no_parts.setVisible(not is_over)
        if is_over:
            self.parts.follow()

    def _nothing(self) -> str:
        """What is said of who has not chosen anything."""
        if not self.work.is_done:
            return self.tr("No choice looked at yet")
        return (
            self.tr("Nothing to choose") if self.work.is_over else self.tr("Nothing to choose yet")
        )

    def _empty(self) -> str:
        if not self.work.log:
            return self.tr("Nothing has been done yet.")
        if not self.work.is_done:
            return self.tr("None found yet.")
        if not self.work.has_choices:
            return self._nothing()
        return self.tr("Every choice was as good as the best that was found.")

    def _list(self) -> None:
        """A row for each of the costliest choices."""
        for row in self.rows:
            self._mistakes.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        players = self.work.match.setup.players
        for choice in self._listed:
            state = self.work.match.state_at(choice.ply)
            row = Mistake(
                choice,
                players[choice.seat],
                self._heads.at(choice.ply),
                (self._words.action(state, choice.action), self._words.action(state, choice.best)),
                self._advice.cost(choice.cost, self.work.measure),
            )
            row.set_theme(self._theme)
            row.button.clicked.connect(self._showing(choice))
            self.rows.append(row)
            self._mistakes.addWidget(row)

    def _place(self) -> None:
        """Says of each row where it belongs, and marks the one that the table showed last."""
        for row in self.rows:
            row.place(len(self.work.log), was_shown=row.choice == self._shown_last)

    def _showing(self, choice: Choice) -> Callable[[], None]:
        def show() -> None:
            self._shown_last = choice
            self._place()
            self.wanted.emit(choice)

        return show

    def progress(self) -> tuple[int, int]:
        """How much is done, of how much."""
        return self.work.done, len(self.work.log)

    def exactness(self) -> str:
        """How far the review is."""
        done, of_all = self.progress()
        if not of_all:
            return self.tr("Nothing has been done yet.")
        if done == of_all:
            return self.tr("All %n action(s) were looked at.", "", of_all)
        return self.tr("{number} of %n action(s) looked at.", "", of_all).format(number=done)
