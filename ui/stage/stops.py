"""Where the keyboard's cursor can stand, and what stands together there.

It stops at pieces that can be taken up and at areas that can be clicked; while a
piece is carried, where that can be put. To be read there is everything that lies
on the table, whether it can be touched or not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from ui.pieces.glow import rounded
from ui.pieces.piece import Piece
from ui.stage.spots import Spot
from ui.stage.things import Thing, room_of

if TYPE_CHECKING:
    from ui.stage.scene import GameScene

_SAME: Final = 1.0
"""Units: what lies no farther apart than this lies at one place."""


@dataclass(frozen=True)
class Stop:
    """Where the cursor can stand, what Enter does there, and what that is in words."""

    area: QPainterPath
    act: Callable[[], None]
    words: str
    spot: Spot | None = None
    """The spot that is all of it."""
    piece: Piece | None = None
    """The piece that is taken up there."""
    quiet: bool = False
    """Whether it is only to look at something."""
    plate: bool = False
    """Whether it is a choice in words."""

    @property
    def middle(self) -> QPointF:
        """Where it lies."""
        return self.area.boundingRect().center()


def stops_on(scene: GameScene, carry: Callable[[Piece], None]) -> list[Stop]:
    """Where a hand can act now; *carry* takes a piece up that can go to several places."""
    carried = scene.hand.carried
    if carried is not None:
        return [_at_spot(spot) for spot in scene.spots if spot.source is carried]
    found: list[Stop] = []
    pieces: set[Piece] = set()
    for spot in scene.spots:
        if spot.source is None:
            found.append(_at_spot(spot, plate=_is_on_plate(scene, spot)))
        elif spot.source not in pieces:
            pieces.add(spot.source)
            found.append(_at_piece(scene, spot.source, carry))
    return found


def _at_spot(spot: Spot, *, plate: bool = False) -> Stop:
    return Stop(spot.area, spot.act, spot.words, spot, quiet=spot.quiet, plate=plate)


def _is_on_plate(scene: GameScene, spot: Spot) -> bool:
    middle = spot.area.boundingRect().center()
    return any(plate.sceneBoundingRect().contains(middle) for plate in scene.offers.laid)


def _at_piece(scene: GameScene, piece: Piece, carry: Callable[[Piece], None]) -> Stop:
    spots = [spot for spot in scene.spots if spot.source is piece]
    quiet = all(spot.quiet for spot in spots)
    area = piece.around()
    if scene.goes_at_once(spots):
        return Stop(area, spots[0].act, spots[0].words, piece=piece, quiet=quiet)
    words = scene.words_of(piece, spots)
    return Stop(area, lambda: carry(piece), words, piece=piece, quiet=quiet)


def readings_of(things: Sequence[Thing], act: Callable[[], None]) -> list[Stop]:
    """Everything that lies there, to be read; Enter does *act*."""
    return [Stop(rounded(thing.area), act, thing.words) for thing in things]


def groups_of(stops: Sequence[Stop], things: Sequence[Thing]) -> list[list[int]]:
    """The numbers of the stops that stand together, in the order in which one goes through them.

    A stop belongs to the group of the thing that it lies in. What lies in none, plates
    and the like, comes last; where no things are told, pieces and areas are told apart.
    """
    groups: dict[object, list[int]] = {thing.group: [] for thing in things}
    last: dict[object, list[int]] = {}
    for number, stop in enumerate(stops):
        inside = [thing for thing in things if thing.area.contains(stop.middle)]
        if inside:
            groups[min(inside, key=lambda thing: room_of(thing.area)).group].append(number)
        else:
            last.setdefault((stop.spot is None, stop.quiet), []).append(number)
    return [group for group in (*groups.values(), *last.values()) if group]


def nearest(stops: Sequence[Stop], where: QPointF) -> int:
    """The number of the stop at *where*; else of the nearest at which something can be done."""

    def far(number: int) -> tuple[bool, bool, float]:
        stop = stops[number]
        beside = not stop.area.contains(where)
        return beside, beside and stop.quiet, (stop.middle - where).manhattanLength()

    return min(range(len(stops)), key=far)


def next_after(stops: Sequence[Stop], done: Stop | None, where: QPointF) -> int:
    """The number of the stop to stand at after *done* at *where*: near there, and harmless.

    Another choice in words may lie where one lay before, and who presses twice must not
    end a turn by that; what is only looked at comes after what can be done, unless it was
    just looked at.
    """

    def far(number: int) -> tuple[bool, bool, bool, float]:
        stop = stops[number]
        turns_away = stop.quiet and not (done is not None and done.quiet)
        is_other = stop.plate and (done is None or stop.words != done.words)
        beside = not stop.area.contains(where)
        return turns_away, is_other, beside, (stop.middle - where).manhattanLength()

    return min(range(len(stops)), key=far)


def ahead(stops: Sequence[Stop], here: QPointF, at: int | None, towards: QPointF) -> int | None:
    """The number of the nearest stop from *here* that way; None where there is none.

    Of stops that lie at one place, one after the other comes: to the right and down in
    their order, to the left and up backwards. *at* is the number where the cursor stands.
    """
    onwards = 1 if towards.x() + towards.y() > 0 else -1
    if at is not None:
        there = range(at + onwards, len(stops) if onwards > 0 else -1, onwards)
        same = (number for number in there if _is_same(stops[number].middle, here))
        beneath = next(same, None)
        if beneath is not None:
            return beneath
    ways = [
        (_far(stop.middle - here, towards), onwards * number)
        for number, stop in enumerate(stops)
        if QPointF.dotProduct(stop.middle - here, towards) > _SAME
    ]
    return abs(min(ways)[1]) if ways else None


def _is_same(one: QPointF, other: QPointF) -> bool:
    way = one - other
    return max(abs(way.x()), abs(way.y())) <= _SAME


def _far(way: QPointF, towards: QPointF) -> float:
    """How far a stop is: what lies aside counts three times."""
    aside = abs(way.x() * towards.y() - way.y() * towards.x())
    return QPointF.dotProduct(way, towards) + 3 * aside
