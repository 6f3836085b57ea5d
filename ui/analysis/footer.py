"""The line below the analysis: how far it is, in a bar and in words, and a button to pause it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from ui.analysis.run import Run
from ui.saying import why
from ui.stage.theme import Theme
from ui.style import lettered

_BAR_WIDTH, _BAR_HEIGHT = 220, 8


class Footer(QWidget):
    """What *run* is at."""

    def __init__(self, run: Run, theme: Theme):
        super().__init__()
        self._run = run
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedSize(_BAR_WIDTH, _BAR_HEIGHT)
        self.words = lettered(QLabel(), "quiet")
        self.words.setWordWrap(True)
        self.button = QPushButton()
        self.button.clicked.connect(self._toggle)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addWidget(self.bar)
        row.addWidget(self.words, 1)
        row.addWidget(self.button)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """The bar in the colours of *theme*."""
        self.bar.setStyleSheet(
            f"QProgressBar {{ background: {theme.line}; border: none; border-radius: 4px; }}"
            f"QProgressBar::chunk {{ background: {theme.accent}; border-radius: 4px; }}"
        )

    def _toggle(self) -> None:
        """Pauses, or goes on."""
        if self._run.is_paused:
            self._run.resume()
        else:
            self._run.pause()

    def tell(self, done: int, of_all: int, words: str) -> None:
        """So much is done, and in *words* what that is."""
        self.bar.setMaximum(max(1, of_all))
        self.bar.setValue(done if of_all else 1)
        finished = done == of_all
        self.button.setVisible(not finished)
        self.button.setText(self.tr("Go on") if self._run.is_paused else self.tr("Pause"))
        if self._run.trouble is not None:
            problem = why(self._run.trouble)
            words = self.tr("It could not be worked out: {problem}").format(problem=problem)
        self.words.setText(words)
        self.bar.setAccessibleName(words)
