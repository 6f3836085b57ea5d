"""The sub-commands: what they take, and what they do.

Each reads its words into plain values, asks the rules or the painters, and prints.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from tabletop import __version__, games, printout
from tabletop.arena import arranged, fought_out
from tabletop.arguments import (
    MOST_JOBS,
    RATIOS,
    SIZES,
    from_,
    listed,
    missing,
    names,
    one_of,
    ratio,
    seconds,
    setting,
    size,
    whole,
)
from tabletop.cli import UsageError, part_of_ui
from tabletop.kernel import save
from tabletop.kernel.options import with_files
from tabletop.simulation import BUDGET, planned, simulated
from tabletop.workers import BACKENDS, Workers

_ABOUT: Final = """\
Without a command the table opens in a window: "tabletop" shows the shelf of games,
"tabletop FILE" a saved match."""
_NEW: Final = "opens the window and asks who plays a new match of a game"
_GAMES: Final = "the games there are, with their seats, options and bots (weakest first)"
_SIMULATE: Final = "lets bots play many games and tells their points, wins and speed"
_SIMULATE_MORE: Final = """\
Who begins is drawn in every game, as the game says. In the answer, "wins" counts the
games a seat has won alone and "draws" those that were shared; "plies" is the number of
all actions (choices and rolls) of all games; "sd" is that of a sample, quartiles are
interpolated; "figures" are the game's own. The same seed gives the same figures for any
number of jobs."""
_ARENA: Final = "lets bots play against each other, every pairing on the same seeds"
_ARENA_MORE: Final = """\
The bots of a pairing sit alternating round the table, and every seed is played from
either side. In the answer, "wins" counts a shared win in parts and "rate" is of the games
that somebody won, with Wilson's 95 % interval; points are of one seat, with their standard
errors; "lead" is how many more the first has than the second, on the same dice; seconds a move
are those of a processor. By one seat each bot plays alone. The same seed gives the same
figures (but for the seconds) for any number of jobs and any backend; dask and ray take a
cluster that runs already."""
_REPLAY: Final = "tells a saved match: every action, the position line and scores at the end"
_SHEET: Final = "writes the sheets of a game or of a saved match as PDF, SVG or PNG"
_SCREENSHOT: Final = "paints the window after some actions of bots, without a display"

_REQUIRED: Final = "the following arguments are required: "
"""What argparse says before the names of what is missing."""


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Raises UsageError; the usage itself is what ``--help`` is for."""
        problem = message.removeprefix("argument ")
        absent = problem.removeprefix(_REQUIRED).split(", ")[0]
        for action in self._actions:
            known = "/".join(action.option_strings) or str(action.metavar)
            if known == absent or problem.startswith(f"{known}: expected "):
                problem = missing(action)
                break
        raise UsageError("{command}: {problem}.", command=self.prog, problem=problem)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Help and version; argparse itself keeps quiet where they cannot be written."""
        print(message, end="", file=file, flush=True)

    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> Any:
        # Of ``--lang=--`` argparse would make an empty list.
        if action.option_strings and arg_strings == ["--"]:
            raise argparse.ArgumentError(action, "expected one argument")
        return super()._get_values(action, arg_strings)


class _Help(argparse.HelpFormatter):
    """Help in two straight columns."""

    def __init__(self, prog: str):
        super().__init__(prog, max_help_position=32, width=96)


def run(arguments: Sequence[str]) -> int:
    """Does what a command line with a sub-command or an option says; the exit code.

    Raises TabletopError.
    """
    chosen, unknown = _parser().parse_known_args(arguments)
    command = "tabletop" if chosen.command is None else f"tabletop {chosen.command}"
    if unknown:
        raise UsageError(
            '{command}: does not take "{word}"; see {command} --help.',
            command=command,
            word=unknown[0],
        )
    if chosen.command is None:
        *some, last = COMMANDS
        raise UsageError(
            "tabletop: a command is missing; there is {some} and {last}.",
            some=tuple(some),
            last=last,
        )
    return COMMANDS[chosen.command](chosen) or 0


def _new(chosen: argparse.Namespace) -> int:
    games.load(chosen.game)
    code: int = part_of_ui("ui.app").run(None, new=chosen.game)
    return code


def _tell_games(chosen: argparse.Namespace) -> None:
    print(printout.as_json(printout.shelf()) if chosen.json else printout.shelf_text())


def _simulate(chosen: argparse.Namespace) -> None:
    plan = planned(
        chosen.game,
        chosen.games,
        bots=chosen.bots,
        seats=chosen.seats,
        seed=chosen.seed,
        options=with_files(games.load(chosen.game).options, dict(chosen.option)),
    )
    bar = printout.Bar(plan.games, sys.stderr)
    try:
        result = simulated(plan, chosen.jobs, bar.show)
    finally:
        bar.wipe()
    told = printout.simulation(result)
    print(printout.as_json(told) if chosen.json else printout.simulation_text(result))


def _arena(chosen: argparse.Namespace) -> None:
    tournament = arranged(
        chosen.game,
        chosen.bots,
        chosen.games,
        seats=chosen.seats,
        seed=chosen.seed,
        options=with_files(games.load(chosen.game).options, dict(chosen.option)),
        budget=chosen.budget,
    )
    bar = printout.Bar(tournament.games, sys.stderr)
    bar.show(0)
    try:
        outcome = fought_out(
            tournament, Workers(chosen.jobs, chosen.backend, chosen.cluster), bar.show
        )
    finally:
        bar.wipe()
    told = printout.arena(outcome)
    print(printout.as_json(told) if chosen.json else printout.arena_text(outcome))


def _replay(chosen: argparse.Namespace) -> None:
    match = save.read(chosen.file, games.load, games.bot)
    print(printout.as_json(printout.match(match)) if chosen.json else printout.match_text(match))


def _sheet(chosen: argparse.Namespace) -> None:
    part_of_ui("ui.paper.command").run(
        chosen.source,
        chosen.out,
        blank=chosen.blank,
        kind=chosen.kind,
        paper=chosen.paper,
        lang=chosen.lang,
    )


def _screenshot(chosen: argparse.Namespace) -> None:
    part_of_ui("ui.picture").run(
        chosen.source,
        chosen.out,
        size=chosen.size,
        ratio=chosen.ratio,
        theme=chosen.theme,
        lang=chosen.lang,
        seats=chosen.seats,
        seed=chosen.seed,
        plies=chosen.plies,
    )


COMMANDS: Final[dict[str, Callable[[argparse.Namespace], int | None]]] = {
    "new": _new,
    "games": _tell_games,
    "simulate": _simulate,
    "arena": _arena,
    "replay": _replay,
    "sheet": _sheet,
    "screenshot": _screenshot,
}


def _parser() -> Parser:
    parser = Parser(
        prog="tabletop",
        usage="tabletop [FILE | COMMAND …] [--version] [--help]",
        description="Board and dice games on one calm table.",
        epilog=_ABOUT,
        allow_abbrev=False,
        formatter_class=_Help,
    )
    parser.add_argument("--version", action="version", version=f"tabletop {__version__}")
    commands = parser.add_subparsers(
        prog="tabletop", dest="command", metavar="COMMAND", title="commands (each with a --help)"
    )

    def command(name: str, what: str, more: str | None = None) -> Parser:
        sentence = f"{what[0].upper()}{what[1:]}."
        return commands.add_parser(
            name,
            help=what,
            description=sentence,
            epilog=more,
            allow_abbrev=False,
            formatter_class=_Help,
        )

    _takes_game(command("new", _NEW))
    _takes_json(command("games", _GAMES))
    _takes_simulation(command("simulate", _SIMULATE, _SIMULATE_MORE))
    _takes_arena(command("arena", _ARENA, _ARENA_MORE))
    replay = command("replay", _REPLAY)
    replay.add_argument("file", type=Path, metavar="FILE", help="a saved match")
    _takes_json(replay)
    _takes_sheet(command("sheet", _SHEET))
    _takes_screenshot(command("screenshot", _SCREENSHOT))
    return parser


def _takes_game(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help=listed(games.names(), "or"))


def _takes_source(parser: Parser) -> None:
    known = ", ".join(games.names())
    parser.add_argument("source", metavar="GAME_OR_FILE", help=f"{known}, or a saved match")


def _takes_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="answer as JSON")


def _takes_simulation(parser: Parser) -> None:
    _takes_game(parser)
    add = parser.add_argument
    add("--games", type=from_(1), default=1000, metavar="N", help="how many games (1000)")
    _takes_seats(parser, "how many play (as many as bots are named, or the fewest)")
    add(
        "--bots",
        type=names,
        default=(),
        metavar="A,B",
        help="one bot for all seats, or one a seat (the weakest)",
    )
    _takes_seed_and_options(parser)
    add("--jobs", type=from_(1, MOST_JOBS), default=1, metavar="J", help="in so many processes (1)")
    _takes_json(parser)


def _takes_arena(parser: Parser) -> None:
    _takes_game(parser)
    add = parser.add_argument
    add("bots", nargs="+", metavar="BOT", help='who plays, as "tabletop games" lists them')
    add(
        "--games",
        type=from_(1),
        default=100,
        metavar="N",
        help="how many games a pairing, an even number (100)",
    )
    _takes_seats(parser, "how many play (2)")
    _takes_seed_and_options(parser)
    add(
        "--budget",
        type=seconds,
        default=BUDGET,
        metavar="SECONDS",
        help=f"by which a bot plans each action ({BUDGET})",
    )
    add(
        "--jobs",
        type=from_(1, MOST_JOBS),
        metavar="J",
        help="in so many processes (1, or all that a cluster has)",
    )
    add(
        "--backend",
        type=one_of(*BACKENDS),
        default=BACKENDS[0],
        metavar="|".join(BACKENDS),
        help=f"whose processes ({BACKENDS[0]})",
    )
    add("--cluster", metavar="ADDRESS", help="of a dask or ray cluster that runs already")
    _takes_json(parser)


def _takes_seats(parser: Parser, what: str) -> None:
    parser.add_argument("--seats", type=from_(1), metavar="K", help=what)


def _takes_seed_and_options(parser: Parser) -> None:
    add = parser.add_argument
    add("--seed", type=whole, default=0, metavar="S", help="any whole number (0)")
    add(
        "--option",
        type=setting,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help='an option of the game, as "tabletop games" lists them; may be given several times',
    )


def _takes_sheet(parser: Parser) -> None:
    add = parser.add_argument
    _takes_source(parser)
    _takes_out(parser, ".pdf", ".svg", ".png")
    add("--blank", action="store_true", help="with nothing filled in")
    add("--kind", metavar="KIND", help="which sheet, where the game has several")
    add("--paper", type=one_of("A4", "Letter"), default="A4", metavar="A4|Letter", help="size (A4)")
    _takes_language(parser)


def _takes_screenshot(parser: Parser) -> None:
    add = parser.add_argument
    _takes_source(parser)
    _takes_out(parser, ".png")
    add(
        "--size",
        type=size,
        default=(1280, 800),
        metavar="WxH",
        help=f"of the window, {SIZES} (1280x800)",
    )
    add("--ratio", type=ratio, default=1.0, metavar="R", help=f"pixels a point, {RATIOS} (1)")
    add(
        "--theme",
        type=one_of("light", "dark"),
        default="light",
        metavar="light|dark",
        help="its colours (light)",
    )
    _takes_language(parser)
    add("--seats", type=from_(1), metavar="K", help="how many play (as many as the game likes)")
    add("--seed", type=whole, metavar="S", help="any whole number (0)")
    add("--plies", type=from_(0), metavar="N", help="after so many actions of bots (0)")


def _takes_out(parser: Parser, *endings: str) -> None:
    names = "|".join(f"OUT{ending}" for ending in endings)

    def out(text: str) -> Path:
        if Path(text).suffix.lower() not in endings:
            raise argparse.ArgumentTypeError(
                f'takes a file ending in {listed(endings, "or")}, not "{text}"'
            )
        return Path(text)

    parser.add_argument(
        "-o", "--out", type=out, required=True, metavar=names, help="the file written"
    )


def _takes_language(parser: Parser) -> None:
    languages = one_of("fr", "en")
    parser.add_argument(
        "--lang",
        type=languages,
        default=_language(),
        metavar="fr|en",
        help="language (that of the system)",
    )


def _language() -> str:
    said = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "fr" if next(filter(None, said), "").startswith("fr") else "en"
