"""What the commands print: the shelf, simulations and matches, as text or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final, TextIO

from tabletop import games
from tabletop.arena import Estimate, Fought, Outcome, Side
from tabletop.kernel.game import CHANCE, Seat
from tabletop.kernel.match import Match
from tabletop.kernel.options import Choice, File, Option
from tabletop.simulation import Result, Spread

_BAR_WIDTH: Final = 30
_LONGEST: Final = 200
"""Letters of an option that are told."""


def as_json(told: Any) -> str:
    """JSON that any terminal can show."""
    return json.dumps(told, indent=2)


class Bar:
    """How far a simulation has come; on a terminal only."""

    def __init__(self, total: int, stream: TextIO | None):
        self._total = total
        self._stream = stream if stream is not None and stream.isatty() else None

    def show(self, done: int) -> None:
        """Draws the bar with so many games over."""
        if self._stream is not None:
            filled = _BAR_WIDTH * done // self._total
            bar = "#" * filled + "." * (_BAR_WIDTH - filled)
            self._stream.write(f"\r[{bar}] {done} of {self._total} games")
            self._stream.flush()

    def wipe(self) -> None:
        """Leaves the line empty."""
        if self._stream is not None:
            self._stream.write("\r\x1b[K")
            self._stream.flush()


def shelf() -> list[dict[str, Any]]:
    """The games there are."""
    return [_shelf_entry(name) for name in games.names()]


def _shelf_entry(name: str) -> dict[str, Any]:
    game = games.load(name)
    return {
        "id": game.id,
        "names": dict(game.names),
        "seats": list(game.seats),
        "options": [_option(option) for option in game.options],
        "bots": list(games.bots(name)),
    }


def _option(option: Option) -> dict[str, Any]:
    values = list(option.values) if isinstance(option, Choice) else None
    told = {"id": option.id, "values": values, "default": option.default}
    return {**told, "file": True} if isinstance(option, File) else told


def _free(option: Mapping[str, Any]) -> str:
    """What stands for a value that is no word of a few."""
    return "FILE" if "file" in option else f"TEXT ({option['default']})"


def shelf_text() -> str:
    """The games there are, a paragraph each."""
    return "\n\n".join("\n".join(_shelf_lines(entry)) for entry in shelf())


def _shelf_lines(entry: Mapping[str, Any]) -> Iterable[str]:
    names = sorted(set(entry["names"].values()))
    yield f"{entry['id']}: {' / '.join(names)}"
    yield f"  seats    {', '.join(map(str, entry['seats']))}"
    yield f"  bots     {', '.join(entry['bots'])}"
    for number, option in enumerate(entry["options"]):
        values = " | ".join(option["values"] or [_free(option)])
        yield f"  {'' if number else 'options':8} {option['id']}={values}"


def simulation(result: Result) -> dict[str, Any]:
    """What came of a simulation."""
    plan = result.plan
    return {
        "game": plan.game,
        "games": plan.games,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "options": dict(plan.options),
        "seed": plan.seed,
        "scores": [asdict(spread) for spread in result.scores],
        "wins": list(result.wins),
        "draws": result.draws,
        "plies": result.plies,
        "figures": dict(result.figures),
        "seconds": round(result.seconds, 3),
        "actions_per_second": round(result.actions_per_second, 1),
    }


def _options(options: Mapping[str, str]) -> str:
    """Options on a line; of a file only that there is one."""
    shown = {name: value if len(value) <= _LONGEST else "…" for name, value in options.items()}
    return " ".join(f"{name}={value}" for name, value in shown.items())


def simulation_text(result: Result) -> str:
    """What came of a simulation, as tables."""
    plan = result.plan
    head = ("seat", "bot", "mean", "sd", "min", "q25", "median", "q75", "max", "wins")
    rows = [
        (str(seat), bot, *_spread(spread), str(wins))
        for seat, (bot, spread, wins) in enumerate(
            zip(plan.bots, result.scores, result.wins, strict=True), 1
        )
    ]
    options = _options(plan.options)
    figures = [(name.replace("_", " "), f"{value:.3f}") for name, value in result.figures.items()]
    return "\n".join(
        (
            f"{plan.games} games of {plan.game}, seed {plan.seed}",
            *((options,) if options else ()),
            "",
            *_aligned([head, *rows]),
            "",
            *_aligned(
                [
                    ("shared wins", str(result.draws)),
                    ("actions", str(result.plies)),
                    ("seconds", f"{result.seconds:.2f}"),
                    ("actions per second", f"{result.actions_per_second:.0f}"),
                    *figures,
                ]
            ),
        )
    )


def arena(outcome: Outcome) -> dict[str, Any]:
    """What came of a tournament."""
    plan = outcome.tournament
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": dict(plan.options),
        "seed": plan.seed,
        "budget": plan.budget,
        "bouts": [_bout(fought) for fought in outcome.fought],
        "seconds": round(outcome.seconds, 3),
    }


def _bout(fought: Fought) -> dict[str, Any]:
    lead = fought.lead
    return {
        "games": fought.games,
        "won": fought.won,
        "bots": [
            {
                "bot": side.name,
                "wins": round(side.wins, 4),
                "rate": fought.rate(who),
                "interval": list(fought.interval(who)) if fought.won else None,
                "points": asdict(side.points),
                "moves": side.moves,
                "seconds_a_move": round(side.seconds_a_move, 9),
                "longest_move": round(side.longest, 6),
            }
            for who, side in enumerate(fought.sides)
        ],
        "lead": asdict(lead) if lead else None,
    }


def arena_text(outcome: Outcome) -> str:
    """What came of a tournament, a line for each bot of each pairing."""
    plan, first = outcome.tournament, outcome.fought[0]
    options = _options(plan.options)
    paired = first.lead is not None
    head = (
        "bot",
        *(("against", "wins %", "from", "to") if paired else ()),
        "points",
        "error",
        *(("lead", "error") if paired else ()),
        "seconds a move",
        "longest",
    )
    rows = [
        row for fought in outcome.fought for row in (_against(fought) if paired else _alone(fought))
    ]
    return "\n".join(
        (
            f"{first.games} games of {plan.game} {'a pairing' if paired else 'a bot'}, "
            f"{plan.seats} {'seats' if paired else 'seat'}, seed {plan.seed}",
            *((options,) if options else ()),
            "",
            *_aligned([head, *rows]),
            "",
            *_aligned(
                [
                    ("seconds a bot plans by", f"{plan.budget:g}"),
                    ("seconds", f"{outcome.seconds:.2f}"),
                ]
            ),
        )
    )


def _alone(fought: Fought) -> Iterable[tuple[str, ...]]:
    for side in fought.sides:
        yield (side.name, *_estimate(side.points, 1), *_pace(side))


def _against(fought: Fought) -> Iterable[tuple[str, ...]]:
    """A line for each of the two, the second seen from its side."""
    assert fought.lead is not None
    for who, side in enumerate(fought.sides):
        rate, (low, high) = fought.rate(who), fought.interval(who)
        shares = ("-",) * 3 if rate is None else (f"{100 * x:.1f}" for x in (rate, low, high))
        yield (
            side.name,
            fought.sides[1 - who].name,
            *shares,
            *_estimate(side.points, 1),
            *_estimate(fought.lead, -1 if who else 1),
            *_pace(side),
        )


def _estimate(estimate: Estimate, sign: int) -> Iterable[str]:
    yield f"{sign * estimate.mean:.2f}"
    yield f"{estimate.error:.2f}"


def _pace(side: Side) -> Iterable[str]:
    yield f"{side.seconds_a_move:.6f}"
    yield f"{side.longest:.6f}"


def _spread(spread: Spread) -> Iterable[str]:
    yield f"{spread.mean:.2f}"
    yield f"{spread.sd:.2f}"
    yield str(spread.min)
    for quartile in (spread.q25, spread.median, spread.q75):
        yield f"{quartile:g}"
    yield str(spread.max)


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines: words to the left, numbers and what stands above them to the right."""
    columns = list(zip(*rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    right = [_is_number(column[-1]) for column in columns]
    return [
        "  ".join(
            cell.rjust(width) if is_right else cell.ljust(width)
            for cell, width, is_right in zip(row, widths, right, strict=True)
        ).rstrip()
        for row in rows
    ]


def _is_number(text: str) -> bool:
    return text.lstrip("-").replace(".", "", 1).isdigit()


def match(found: Match) -> dict[str, Any]:
    """A match from its first action to its last."""
    game, setup = found.game, found.setup
    ranking = game.ranking(found.state)
    return {
        "game": game.id,
        "options": dict(setup.options),
        "players": [
            {"name": player.name, "bot": player.bot, "colour": player.colour, "shape": player.shape}
            for player in setup.players
        ],
        "seed": setup.seed,
        "own_dice": setup.own_dice,
        "actions": [
            {
                "ply": played.ply + 1,
                "seat": None if played.actor == CHANCE else played.actor + 1,
                "by": _name(found, played.actor),
                "action": game.encode(played.action),
            }
            for played in found.log
        ],
        "position": game.notation(found.state),
        "over": found.turn is None,
        "scores": [
            {"total": score.total, "parts": dict(score.parts)} for score in game.scores(found.state)
        ],
        "ranking": {
            "places": list(ranking.places),
            "winners": [seat + 1 for seat in ranking.winners],
            "reason": ranking.reason,
        },
    }


def _name(found: Match, seat: Seat) -> str:
    return "dice" if seat == CHANCE else found.setup.players[seat].name


def match_text(found: Match) -> str:
    """A match from its first action to its last, a line each."""
    told = match(found)
    names = [player["name"] for player in told["players"]]
    by = max(map(len, (*names, "dice")))
    number = len(str(found.ply))
    return "\n".join(
        (
            f"{told['game']}, seed {told['seed']}",
            _options(told["options"]),
            *(
                f"seat {seat}: {player['name']}{' (bot)' if player['bot'] else ''}"
                for seat, player in enumerate(told["players"], 1)
            ),
            "",
            *(
                f"{played['ply']:{number}}  {played['by']:{by}}  {played['action']}"
                for played in told["actions"]
            ),
            "",
            told["position"],
            "",
            *_standings(told, names),
        )
    )


def _standings(told: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    ranking = told["ranking"]
    rows = [
        (
            f"{place}.",
            name,
            str(score["total"]),
            " ".join(f"{part} {points}" for part, points in score["parts"].items()),
        )
        for place, name, score in sorted(
            zip(ranking["places"], names, told["scores"], strict=True), key=lambda row: row[0]
        )
    ]
    winners = " and ".join(names[seat - 1] for seat in ranking["winners"])
    if not told["over"]:
        return [*_aligned(rows), "the match is not over"]
    return [*_aligned(rows), *((f"won by {winners} ({ranking['reason']})",) if winners else ())]
