"""Positions and actions of Caries as lines of text.

A position reads like a table seen from above::

    one standard auto DSBRSBSRSBSRBSCSBRSBSRSBSRBS | 1.03+2 ..yo..rb........ /
    0.14+0 ................ | cube 2 | 1 sugar | one 4 | - | -

that is: what was agreed, each player's laps, space, appointments and teeth (y, o,
r, b for the markers), who holds the cube, whose turn and what is asked, the dice
(thrown to move, their faces, and the sixteen after a ``#``), who may give, and the
work that waits for teeth: ``y>o 2`` with ``@1`` for its price. Seats count from 1.
"""

from __future__ import annotations

import re
from typing import Final, assert_never

from tabletop.games.caries.actions import (
    Action,
    AskAppointments,
    ChooseForMe,
    Give,
    GiveNothing,
    GoOn,
    Knocked,
    PickTooth,
    Rolled,
    Starts,
    Stop,
    TakeCube,
    Throw,
)
from tabletop.games.caries.position import LAPS, OPTIONS, Agreed, Phase, Player, Position, behind
from tabletop.games.caries.teeth import Task, Tooth
from tabletop.kernel.errors import NotationError, Problem, TabletopError
from tabletop.kernel.game import Seat
from tabletop.kernel.options import settled

_LETTERS: Final = ".yorb"
_TOOTH: Final = {letter: Tooth(value) for value, letter in enumerate(_LETTERS)}
_PLAYER: Final = re.compile(r"(\d+)\.(\d\d)\+(\d+) ([.yorb]{16})")
_DICE: Final = re.compile(r"(one|two)((?: [1-6])*)(?: #(\d+))?")
_TASK: Final = re.compile(r"([.yorb])>([.yorb]) (\d+)@(\d)")

_WORDS: Final[dict[Action, str]] = {
    Throw(1): "one die",
    Throw(2): "two dice",
    TakeCube(): "take cube",
    AskAppointments(): "ask appointments",
    ChooseForMe(): "choose for me",
    GiveNothing(): "give nothing",
    Stop(): "stop",
    GoOn(): "go on",
}
_ACTIONS: Final = {text: action for action, text in _WORDS.items()}


def encoded(action: Action) -> str:
    """The action as one short line."""
    match action:
        case Starts(seat):
            return f"starts {seat + 1}"
        case Rolled(faces):
            return f"roll {' '.join(map(str, faces))}"
        case Knocked(tooth):
            return f"knock {tooth}"
        case PickTooth(tooth):
            return f"tooth {tooth}"
        case Give(to):
            return f"give {to + 1}"
        case (
            Throw()
            | TakeCube()
            | AskAppointments()
            | ChooseForMe()
            | GiveNothing()
            | Stop()
            | GoOn()
        ):
            return _WORDS[action]
        case _:
            assert_never(action)


def decoded(text: str) -> Action:
    """The action that a line tells; raises NotationError."""
    if text in _ACTIONS:
        return _ACTIONS[text]
    word, *rest = text.split(" ")
    if not rest or not all(re.fullmatch(r"[1-9][0-9]?", part) for part in rest):
        raise NotationError('"{line}" is no action of Caries.', line=text)
    match word, [int(part) for part in rest]:
        case "roll", [*faces] if len(faces) <= 2 and max(faces) <= 6:
            return Rolled(tuple(faces))
        case "knock", [tooth] if tooth <= 16:
            return Knocked(tooth)
        case "tooth", [tooth] if tooth <= 16:
            return PickTooth(tooth)
        case "starts", [number] if number <= 4:
            return Starts(Seat(number - 1))
        case "give", [number] if number <= 4:
            return Give(Seat(number - 1))
        case _:
            raise NotationError('"{line}" is no action of Caries.', line=text)


def written(state: Position) -> str:
    """The position on one line."""
    agreed = state.agreed
    circuit = "".join(space.value for space in agreed.spaces)
    dice = "two" if agreed.two_dice else "one"
    teeth = "choose" if agreed.chooses_teeth else "auto"
    thrown = " ".join(("one" if state.dice == 1 else "two", *map(str, state.faces)))
    return " | ".join(
        (
            f"{dice} {agreed.mode} {teeth} {circuit}",
            " / ".join(map(_player, state.players)),
            f"cube {_seat(state.cube)}",
            f"{state.active + 1} {state.phase.value}",
            f"{thrown} #{state.sixteen}" if state.sixteen else thrown,
            _seat(state.asked),
            _task(state.task),
        )
    )


def _seat(seat: Seat | None) -> str:
    return "-" if seat is None else str(seat + 1)


def _task(task: Task | None) -> str:
    if task is None:
        return "-"
    return f"{_LETTERS[task.before]}>{_LETTERS[task.after]} {task.count}@{task.price}"


def _player(player: Player) -> str:
    teeth = "".join(_LETTERS[tooth] for tooth in player.mouth)
    return f"{player.laps}.{player.space:02}+{player.appointments} {teeth}"


def read(text: str) -> Position:
    """The position that a line tells; raises NotationError."""
    try:
        state = _read(text)
        _check(state)
    except (ValueError, TabletopError) as error:
        raise NotationError(
            '"{line}" is no position of Caries: {problem}', line=text, problem=error
        ) from error
    # Digits of other scripts, leading zeros: what can be read, but is never written.
    if written(state) != text:
        raise NotationError(
            '"{line}" is no position of Caries, but this is: {other}',
            line=text,
            other=written(state),
        )
    return state


def _read(text: str) -> Position:
    agreed, players, cube, turn, dice, asked, task = text.split(" | ")
    table = tuple(_read_player(part) for part in players.split(" / "))
    active, phase = turn.split(" ")
    thrown = _matched(_DICE, dice, Problem("dice"))
    faces = tuple(int(face) for face in (thrown[2] or "").split())
    holder = _read_seat(cube.removeprefix("cube "), len(table))
    on_move = _read_seat(active, len(table))
    if on_move is None:
        raise NotationError("nobody is on the move.")
    return Position(
        _read_agreed(agreed),
        table,
        on_move,
        Phase(phase),
        holder,
        1 if thrown[1] == "one" else 2,
        faces,
        int(thrown[3] or 0),
        _read_seat(asked, len(table)),
        _read_task(task),
    )


def _check(state: Position) -> None:
    """Raises NotationError where a match could not be played on from here."""
    if len(state.players) > 4:
        raise NotationError("{count} players are too many.", count=len(state.players))
    if state.sixteen > 16:
        raise NotationError("no die shows {face}.", face=state.sixteen)
    if len(state.faces) > 2:
        raise NotationError("there are two dice.")
    if state.phase is not Phase.OVER and not behind(state.players):
        raise NotationError("everybody has finished.")
    if not state.agreed.competes and state.phase is not Phase.OVER and state.player.laps >= LAPS:
        raise NotationError("who has finished has no turn.")
    _check_task(state)
    _check_asked(state)


def _check_task(state: Position) -> None:
    task = state.task
    if (task is not None) != (state.phase in (Phase.SUGAR_TEETH, Phase.DENTIST_TEETH)):
        raise NotationError(
            "{phase} and {task} do not go together.", phase=state.phase.value, task=_task(task)
        )
    if task is None:
        return
    if not (0 < task.count <= state.player.mouth.count(task.before)):
        raise NotationError("there are no {count} such teeth.", count=task.count)
    if task.count * task.price > state.player.appointments:
        raise NotationError("there are not enough appointments.")


def _check_asked(state: Position) -> None:
    asked = state.asked
    if (asked is not None) != (state.phase is Phase.GIFTS):
        raise NotationError("only for a gift somebody else is asked.")
    if asked == state.active or (asked is not None and not state.players[asked].appointments):
        raise NotationError("who is asked has nothing to give.")


def _matched(pattern: re.Pattern[str], text: str, what: Problem) -> re.Match[str]:
    found = pattern.fullmatch(text)
    if found is None:
        raise NotationError('{what} "{text}" cannot be read.', what=what, text=text)
    return found


def _read_agreed(text: str) -> Agreed:
    dice, mode, teeth, circuit = text.split(" ")
    options = {"dice": dice, "mode": mode, "teeth": teeth, "circuit": circuit}
    return Agreed.of(settled(OPTIONS, options, "caries"))


def _read_player(text: str) -> Player:
    found = _matched(_PLAYER, text, Problem("player"))
    if int(found[2]) > 27:
        raise NotationError("there is no space {space}.", space=found[2])
    mouth = tuple(_TOOTH[letter] for letter in found[4])
    return Player(mouth, int(found[2]), int(found[1]), int(found[3]))


def _read_seat(text: str, count: int) -> Seat | None:
    if text == "-":
        return None
    if not text.isdigit() or not 1 <= int(text) <= count:
        raise NotationError('there is no seat "{seat}".', seat=text)
    return Seat(int(text) - 1)


def _read_task(text: str) -> Task | None:
    if text == "-":
        return None
    found = _matched(_TASK, text, Problem("task"))
    return Task(_TOOTH[found[1]], _TOOTH[found[2]], int(found[3]), int(found[4]))
