"""The sub-commands: what they take, and what they do.

Each reads its words into plain values, asks the rules or the painters, and prints.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final, NoReturn

from tabletop import __version__, games, printout
from tabletop.cli import UsageError, part_of_ui
from tabletop.kernel import save
from tabletop.kernel.options import with_files
from tabletop.simulation import planned, simulated

_ABOUT: Final = """\
Without a command the table opens in a window: "tabletop" shows the shelf of games,
"tabletop FILE" a saved match."""
_GAMES: Final = "the games there are, with their seats, options and bots (weakest first)"
_SIMULATE: Final = "lets bots play many games and tells their points, wins and speed"
_SIMULATE_MORE: Final = """\
Who begins is drawn in every game, as the game says. In the answer, "wins" counts the
games a seat has won alone and "draws" those that were shared; "plies" is the number of
all actions (choices and rolls) of all games; "sd" is that of a sample, quartiles are
interpolated; "figures" are the game's own. The same seed gives the same figures for any
number of jobs."""
_REPLAY: Final = "tells a saved match: every action, the position line and scores at the end"
_SHEET: Final = "writes the sheets of a game or of a saved match as PDF, SVG or PNG"
_SMALLEST, _LARGEST = (320, 240), (7680, 4320)
_SIZES: Final = "from {}x{} to {}x{}".format(*_SMALLEST, *_LARGEST)
_RATIOS: Final = "from 0.5 to 4"
_SCREENSHOT: Final = "paints the window after some actions of bots, without a display"


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Raises UsageError; the usage itself is what ``--help`` is for."""
        raise UsageError(
            "{command}: {problem}.", command=self.prog, problem=message.removeprefix("argument ")
        )


class _Help(argparse.HelpFormatter):
    """Help in two straight columns."""

    def __init__(self, prog: str):
        super().__init__(prog, max_help_position=32, width=96)


def run(arguments: Sequence[str]) -> None:
    """Does what a command line with a sub-command or an option says. Raises TabletopError."""
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
    COMMANDS[chosen.command](chosen)


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


COMMANDS: Final[dict[str, Callable[[argparse.Namespace], None]]] = {
    "games": _tell_games,
    "simulate": _simulate,
    "replay": _replay,
    "sheet": _sheet,
    "screenshot": _screenshot,
}


def listed(words: Iterable[str], last: str = "and") -> str:
    """Words as a list within a sentence."""
    *most, end = words
    return f"{', '.join(most)} {last} {end}" if most else end


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

    _takes_json(command("games", _GAMES))
    _takes_simulation(command("simulate", _SIMULATE, _SIMULATE_MORE))
    replay = command("replay", _REPLAY)
    replay.add_argument("file", type=Path, metavar="FILE", help="a saved match")
    _takes_json(replay)
    _takes_sheet(command("sheet", _SHEET))
    _takes_screenshot(command("screenshot", _SCREENSHOT))
    return parser


def _takes_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="answer as JSON")


def _takes_simulation(parser: Parser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", help=listed(games.names(), "or"))
    add("--games", type=_from(1), default=1000, metavar="N", help="how many games (1000)")
    add(
        "--seats",
        type=_from(1),
        metavar="K",
        help="how many play (as many as bots are named, or the fewest)",
    )
    add(
        "--bots",
        type=_names,
        default=(),
        metavar="A,B",
        help="one bot for all seats, or one a seat (the weakest)",
    )
    add("--seed", type=_whole, default=0, metavar="S", help="any whole number (0)")
    add(
        "--option",
        type=_setting,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help='an option of the game, as "tabletop games" lists them; may be given several times',
    )
    add("--jobs", type=_from(1), default=1, metavar="J", help="in so many processes (1)")
    _takes_json(parser)


def _takes_sheet(parser: Parser) -> None:
    add = parser.add_argument
    add("source", metavar="GAME_OR_FILE", help="a game, or a saved match")
    _takes_out(parser, ".pdf", ".svg", ".png")
    add("--blank", action="store_true", help="with nothing filled in")
    add("--kind", metavar="KIND", help="which sheet, where the game has several")
    add(
        "--paper", type=_one_of("A4", "Letter"), default="A4", metavar="A4|Letter", help="size (A4)"
    )
    _takes_language(parser)


def _takes_screenshot(parser: Parser) -> None:
    add = parser.add_argument
    add("source", metavar="GAME_OR_FILE", help="a game, or a saved match")
    _takes_out(parser, ".png")
    add(
        "--size",
        type=_size,
        default=(1280, 800),
        metavar="WxH",
        help=f"of the window, {_SIZES} (1280x800)",
    )
    add("--ratio", type=_ratio, default=1.0, metavar="R", help=f"pixels a point, {_RATIOS} (1)")
    add(
        "--theme",
        type=_one_of("light", "dark"),
        default="light",
        metavar="light|dark",
        help="its colours (light)",
    )
    _takes_language(parser)
    add("--seats", type=_from(1), metavar="K", help="how many play (as many as the game likes)")
    add("--seed", type=_whole, metavar="S", help="any whole number (0)")
    add("--plies", type=_from(0), metavar="N", help="after so many actions of bots (0)")


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
    languages = _one_of("fr", "en")
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


def _whole(text: str) -> int:
    if not re.fullmatch(r"[+-]?[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError(f'takes a whole number, not "{text}"')
    return int(text)


def _from(least: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text) or int(text) < least:
            raise argparse.ArgumentTypeError(f'takes a number from {least} up, not "{text}"')
        return int(text)

    return number


def _one_of(*words: str) -> Callable[[str], str]:
    def word(text: str) -> str:
        if text not in words:
            raise argparse.ArgumentTypeError(f'takes {listed(words, "or")}, not "{text}"')
        return text

    return word


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def _setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f'takes NAME=VALUE, not "{text}"')
    return name.strip(), value.strip()


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(map(_lies_between, _SMALLEST, size, _LARGEST)):
        raise argparse.ArgumentTypeError(f'takes a size like 1280x800, {_SIZES}, not "{text}"')
    return size


def _ratio(text: str) -> float:
    if not re.fullmatch(r"[0-9](\.[0-9]{1,9})?", text) or not _lies_between(0.5, float(text), 4):
        raise argparse.ArgumentTypeError(f'takes a number {_RATIOS}, not "{text}"')
    return float(text)


def _lies_between(least: float, number: float, most: float) -> bool:
    return least <= number <= most
