"""How the events of Clever look when they happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF

from tabletop.games.clever.events import (
    BonusLost,
    BonusUsed,
    BonusWon,
    DiceRolled,
    DieTaken,
    ExtraDieUsed,
    Marked,
    RerollUsed,
    RollForfeited,
    RoundBegan,
    SlidToPlatter,
    Source,
)
from tabletop.games.clever.position import Position
from tabletop.games.clever.printed import TIMES, Area, Bonus, Die
from tabletop.games.clever.sheet import Sheet, mark
from tabletop.kernel.game import Event, Seat
from ui.games.clever.card import Card, FullCard
from ui.games.clever.drawings import CROSS, LOOP, Pencilled, bonus_art, bonus_place, cell
from ui.pieces.piece import Piece
from ui.stage.motion import Moving, after_another, together

if TYPE_CHECKING:
    from ui.games.clever.scene import Scene

_ON_TOP: Final = 40
_ICON, _SMALL_ICON = 36.0, 24.0
"""Units that a bonus is wide while it flies: on the large sheet, and on the others."""
_POP_MS: Final = 260
_FLY_MS: Final = 420
_TO_FOLLOW_MS: Final = 350


class Story:
    """Turns events into motion on *scene*; ``sheets`` are as far as they have been told."""

    shown: Position
    sheets: list[Sheet]
    _foxes: list[int]

    def __init__(self, scene: Scene):
        self._scene = scene
        self._icons: list[Piece] = []
        self._used: Piece | None = None
        self._on_spaces = self._on_platter = 0

    def begin(self, state: Position) -> None:
        """The table shows *state*: what flew about is gone."""
        self.shown = state
        self.sheets = list(state.sheets)
        self._foxes = [sheet.foxes for sheet in state.sheets]
        self._on_spaces, self._on_platter = len(state.spaces), len(state.platter)
        self._used = None
        for icon in self._icons:
            self._scene.removeItem(icon)
        self._icons.clear()

    def told(self, event: Event) -> Moving | None:  # noqa: C901  one row an event
        """The motion of one event; None where nothing moves."""
        match event:
            case DiceRolled():
                return self._rolled(event)
            case RerollUsed(seat):
                return self._struck(seat, Bonus.REROLL)
            case DieTaken():
                return self._taken(event)
            case ExtraDieUsed(seat, die):
                struck = self._struck(seat, Bonus.EXTRA_DIE)
                return together([struck, self._hop(die)])
            case SlidToPlatter(dice):
                return self._slid(dice)
            case Marked():
                return self._marked(event)
            case BonusWon(seat, bonus, place):
                return self._won(seat, bonus, place)
            case BonusUsed(seat, bonus, place):
                return self._takes_up(seat, bonus, place)
            case BonusLost(seat, bonus, place):
                return self._lost(seat, bonus, place)
            case RoundBegan(number):
                return self._round(number)
            case RollForfeited():
                return self._scene.motion.pause(300)
            case _:
                return None

    # Dice

    def _rolled(self, event: DiceRolled) -> Moving:
        motion, tray = self._scene.motion, self._scene.tray
        self._on_platter, self._on_spaces = len(self.shown.platter), len(self.shown.spaces)
        for die in event.dice:
            tray.dice[die].put(tray.in_hand(die))
        tumbles = together(
            motion.tumble(tray.dice[die], face)
            for die, face in zip(event.dice, event.faces, strict=True)
        )
        return after_another([tumbles, motion.pause(200), *self._pauses(event.seat)])

    def _taken(self, event: DieTaken) -> Moving:
        if event.source is not Source.HAND:
            return self._hop(event.die)
        self._on_spaces += 1
        return self._slide(event.die, self._scene.tray.on_space(self._on_spaces))

    def _slid(self, dice: tuple[Die, ...]) -> Moving:
        """Together; each to the next place on the platter."""
        slides = []
        for die in dice:
            self._on_platter += 1
            slides.append(self._slide(die, self._scene.tray.on_platter(self._on_platter)))
        return together(slides)

    def _slide(self, die: Die, place: QRectF) -> QAbstractAnimation:
        cube = self._scene.tray.dice[die]
        cube.resized(place.size())
        cube.setZValue(_ON_TOP)
        return self._scene.motion.slide(cube, place.topLeft())

    def _hop(self, die: Die) -> QAbstractAnimation:
        cube = self._scene.tray.dice[die]
        return self._scene.motion.hops(cube, [cube.pos() - QPointF(0, 12), cube.pos()], 260)

    # Marks

    def _card(self, seat: Seat) -> Card:
        return self._scene.card_of(seat)

    def _marked(self, event: Marked) -> Moving:
        """A bonus that makes the mark comes first; then the pencil draws it."""
        card = self._card(event.seat)
        place = card.place(cell(event.area, event.cell))
        self.sheets[event.seat] = _with_mark(self.sheets[event.seat], event)
        what = str(event.value) if event.value else CROSS
        drawn = self._draw(card, Pencilled(cell(event.area, event.cell), what))
        self._tell_points(event.seat, after=drawn)
        icon, self._used = self._used, None
        motions = [] if icon is None else [self._fly(icon, place.center())]
        return after_another([*motions, drawn, *self._pauses(event.seat)])

    def _pauses(self, seat: Seat) -> list[QAbstractAnimation]:
        """What a bot has done, people have to find with their eyes."""
        bot = not self._scene.players[seat].is_person
        return [self._scene.motion.pause(_TO_FOLLOW_MS)] if bot else []

    def _tell_points(self, seat: Seat, *, after: QAbstractAnimation) -> None:
        """What the sheet is worth now is told when *after* has been seen."""
        card, sheet, foxes = self._card(seat), self.sheets[seat], self._foxes[seat]
        after.finished.connect(lambda: card.show_points(sheet, foxes))

    def _draw(self, card: Card, what: Pencilled) -> QAbstractAnimation:
        strokes = card.new_mark(what)
        return after_another(self._scene.motion.draw(stroke) for stroke in strokes)

    def _struck(self, seat: Seat, bonus: Bonus) -> QAbstractAnimation:
        """A slot of an action bar is crossed out."""
        sheet, card = self.sheets[seat], self._card(seat)
        motion: QAbstractAnimation = self._scene.motion.pause(150)
        if isinstance(card, FullCard):
            motion = self._draw(card, card.slot_mark(bonus, used=True))
        if bonus is Bonus.REROLL:
            sheet = replace(sheet, rerolls_used=sheet.rerolls_used + 1)
        else:
            sheet = replace(sheet, extras_used=sheet.extras_used + 1)
        self.sheets[seat] = sheet
        self._tell_points(seat, after=motion)
        return motion

    def _round(self, number: int) -> Moving:
        crossed = Pencilled(f"round-{number}", CROSS)
        return together(
            self._draw(card, crossed) for card in self._scene.cards if isinstance(card, FullCard)
        )

    # Bonuses

    def _won(self, seat: Seat, bonus: Bonus, place: str) -> Moving:
        """It shows itself where it was won; an action or a fox flies to its place."""
        card = self._card(seat)
        icon = self._icon(card, bonus, place)
        motions = [self._scene.motion.appear(icon, _POP_MS)]
        if isinstance(card, FullCard):
            motions.append(self._draw(card, Pencilled(bonus_place(place), LOOP)))
        target = card.target(bonus)
        if target is not None:
            motions.append(self._fly(icon, target.center()))
        if bonus.is_action:
            if isinstance(card, FullCard):
                motions.append(self._draw(card, card.slot_mark(bonus, used=False)))
            self.sheets[seat] = self.sheets[seat].with_action(bonus)
        self._foxes[seat] += bonus is Bonus.FOX
        self._tell_points(seat, after=motions[-1])
        return after_another(motions)

    def _takes_up(self, seat: Seat, bonus: Bonus, place: str) -> Moving:
        """It is about to be used: the next mark is its."""
        self._used = self._icon(self._card(seat), bonus, place)
        return self._scene.motion.pause(120)

    def _lost(self, seat: Seat, bonus: Bonus, place: str) -> Moving:
        icon = self._icon(self._card(seat), bonus, place)
        return after_another([self._scene.motion.pause(200), self._scene.motion.vanish(icon, 400)])

    def _icon(self, card: Card, bonus: Bonus, place: str) -> Piece:
        """The bonus at the place where it is printed; the same piece as long as it flies."""
        key = f"bonus-{place}-{card.seat}"
        self._scene.take_up_due(place)
        known = next((icon for icon in self._icons if icon.key == key), None)
        if known is not None:
            return known
        side = _ICON if card is self._scene.large else _SMALL_ICON
        where = QRectF(0, 0, side, side)
        where.moveCenter(card.source(place).center())
        icon = Piece(key, bonus_art(bonus), where.size(), self._scene.pixmaps)
        icon.setZValue(_ON_TOP)
        self._scene.addItem(icon)
        icon.put(where)
        self._icons.append(icon)
        return icon

    def _fly(self, icon: Piece, to: QPointF) -> QAbstractAnimation:
        """To its target, and into it."""
        end = to - QPointF(icon.units.width(), icon.units.height()) / 2
        flight = self._scene.motion.slide(icon, end, _FLY_MS)
        return after_another([flight, self._scene.motion.vanish(icon, 120)])


def _with_mark(sheet: Sheet, event: Marked) -> Sheet:
    """The sheet with the mark that is told."""
    value = event.value
    if event.area is Area.ORANGE:
        value //= TIMES[event.cell - 1]
    return mark(sheet, event.area, event.cell, value).sheet
