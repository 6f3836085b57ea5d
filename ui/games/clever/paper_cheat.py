"""Clever on one page, for whoever plays with pens and real dice or wants to look something up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tabletop.games.clever.position import MUST_TAKE
from tabletop.games.clever.printed import BLUE_POINTS, DICE, ROUNDS, Die
from ui.games.clever import CleverBox
from ui.games.clever.drawings import bonus_art, die_art
from ui.games.clever.paper_legend import KINDS, ratings
from ui.games.clever.paper_sheet import printed
from ui.games.clever.paper_table import DIE_SHAPE, one_die
from ui.games.clever.paper_words import CleverPaper, CleverReminder
from ui.paper.blocks import Figure, Item, Picture, Scale, Text, steps
from ui.paper.cheat import Cheat, CheatWords, Section, Tips
from ui.paper.lettering import CENTRE, Lettering, write
from ui.paper.sheet import Request
from ui.stage.pixmaps import Art
from ui.stage.theme import LIGHT

_SMALL: Final = Lettering(8, colour=LIGHT.quiet)
_HEADING: Final = Lettering(11.5, bold=True)
_PICTURE: Final = 7.6
"""Millimetres of a die or a bonus beside its words."""
_LADDER: Final = 12.0

# A throw, and what becomes of it when the green 3 is chosen.
_THROWN: Final = {
    Die.YELLOW: 5,
    Die.BLUE: 2,
    Die.GREEN: 3,
    Die.ORANGE: 6,
    Die.PURPLE: 1,
    Die.WHITE: 3,
}
_CHOSEN: Final = Die.GREEN
_BETWEEN: Final = 1.6
_APART: Final = 6.0
"""Millimetres between dice, and between those that go different ways."""


def cheat(request: Request) -> Cheat:
    """The page; of a match it frames the number of players, and says what was agreed."""
    words, said = CleverReminder(), CheatWords()
    match = request.of_match
    framed = None if match is None else len(match.setup.players) - 1
    must = match is not None and match.setup.options[MUST_TAKE] == "must"
    taking = [words.must_take()] if must else [words.may_decline(), words.variant()]
    return Cheat(
        CleverBox().title(),
        words.aim(),
        [
            Section(words.rounds(), [_rounds(words, framed), Text(words.round_begins())]),
            Section(
                words.active(),
                [
                    *steps(words.steps()),
                    Figure(partial(_example, words), _example_high),
                ],
            ),
            Section(words.others(), [Text(words.others_choose()), *map(Text, taking)]),
            Section(words.alone(), [Text(words.alone_turns())]),
            Section(words.areas(), [_area(words, die) for die in (*DICE[1:], DICE[0])]),
            Section(
                words.bonuses(),
                [
                    Text(words.bonuses_won()),
                    *(
                        Item(_picture(bonus_art(bonus)), _PICTURE, _PICTURE, words.bonus(bonus))
                        for bonus in KINDS
                    ),
                    Text(words.bars()),
                ],
            ),
            Section(said.end(), [Text(words.counting()), _blue(words), Text(words.most_wins())]),
        ],
        [Figure(partial(_alone, words), _LADDER + 7), Tips(words.hints())],
        CleverBox().thanks(),
    )


def _rounds(words: CleverReminder, framed: int | None) -> Scale:
    """How many rounds there are, by the number of players."""
    players = tuple(str(at) for at, _ in enumerate(ROUNDS, 1))
    rounds = tuple(map(str, ROUNDS))
    return Scale(players, rounds, (words.players(), words.rounds()), framed)


def _blue(words: CleverReminder) -> Scale:
    """What blue crosses are worth."""
    crosses = tuple(map(str, range(1, len(BLUE_POINTS))))
    return Scale(crosses, tuple(map(str, BLUE_POINTS[1:])), words.blue_scale())


def _area(words: CleverReminder, die: Die) -> Item:
    return Item(_picture(die_art(die, 1)), _PICTURE, _PICTURE * DIE_SHAPE, words.area(die))


def _picture(art: Art) -> Picture:
    return lambda painter, where: printed(painter, art, where)


def _alone(words: CleverReminder, painter: QPainter, where: QRectF) -> None:
    """How good a total alone is."""
    heading = QRectF(where.left(), where.top(), where.width(), 6)
    write(painter, words.alone_result(), heading, _HEADING)
    ratings(painter, where.adjusted(0, 7, 0, 0), CleverPaper(), None)


# The example


def _side(width: float) -> float:
    """How large dice are that fill a row of this *width* in three groups."""
    return (width - 3 * _BETWEEN - 2 * _APART) / len(_THROWN)


def _example_high(width: float) -> float:
    return 2 * _side(width) * DIE_SHAPE + 10


def _example(words: CleverReminder, painter: QPainter, where: QRectF) -> None:
    """A throw, and below it where its dice go."""
    lower = [die for die in _THROWN if _THROWN[die] < _THROWN[_CHOSEN]]
    kept = [die for die in _THROWN if die is not _CHOSEN and die not in lower]
    side = _side(where.width())
    top = where.top() + 1.2
    left = where.center().x() - _wide(len(_THROWN), side) / 2
    _dice(painter, list(_THROWN), QPointF(left, top), side)
    chosen = left + list(_THROWN).index(_CHOSEN) * (side + _BETWEEN)
    _ring(painter, QRectF(chosen, top, side, side))
    left, top = where.left(), top + side * DIE_SHAPE + 3
    for dice, said in (
        ([_CHOSEN], words.chosen()),
        (lower, words.to_platter()),
        (kept, words.thrown_again()),
    ):
        wide = _wide(len(dice), side)
        _dice(painter, dice, QPointF(left, top), side)
        below = top + side * DIE_SHAPE + 0.8
        line = QRectF(left - _APART / 2 + 0.5, below, wide + _APART - 1, 4)
        write(painter, said, line, _SMALL, CENTRE)
        left += wide + _APART


def _wide(count: int, side: float) -> float:
    """How wide dice side by side are."""
    return count * side + (count - 1) * _BETWEEN


def _dice(painter: QPainter, dice: Sequence[Die], corner: QPointF, side: float) -> None:
    for at, die in enumerate(dice):
        beside = corner + QPointF(at * (side + _BETWEEN), 0)
        one_die(painter, die, _THROWN[die], beside, side)


def _ring(painter: QPainter, die: QRectF) -> None:
    """This one is chosen."""
    painter.setPen(QPen(LIGHT.colour("ink"), 0.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(die.adjusted(-1, -1, 1, 1), 3, 3)
