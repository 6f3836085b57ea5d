"""What a library costs, by how many matches are kept in it, and to open the longest match.

Libraries of a hundred to a hundred thousand matches of one game, each with all its actions,
are copied in SQL from a few that were really played. What is told is the processor's time,
the median of several times; of a window that of the thread that paints it, until it has
painted: for so long nothing else moves.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from figures import Figure

NUMBERS = (100, 1_000, 10_000, 100_000)
GAME = "croco"
PLAYED = 60
"""Matches that were really played."""
PEOPLE = ("Anna", "Bob", "Chloé", "Dora", "Émile", "Flora")
MOST_MS = 200
"""To open the list, and the statistics."""
LONGEST_MS = 300
"""To open the longest match."""
_BEGUN = datetime(2026, 1, 1, tzinfo=UTC)


def main() -> int:
    """Tells what each number costs, and what each game's longest match does."""
    from tabletop import games

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TABLETOP_HOME"] = folder
        path = Path(folder) / "matches.sqlite"
        for number in NUMBERS:
            began = time.process_time()
            filled(path, number)
            spent = time.process_time() - began
            if number == NUMBERS[-1]:
                size = path.stat().st_size / 2**20
                print(f"{number:,} matches: {size:.0f} MiB, made in {spent:.0f} s of CPU")
            measured(path, number)
            path.unlink()
        for name in games.names():
            longest_opened(name, path)
    return 0


# A library of so many matches


def filled(path: Path, number: int) -> None:
    """Makes a library of so many matches."""
    from tabletop.library import Library

    with closing(Library(path)) as library:
        for at in range(min(PLAYED, number)):
            _play(library, at)
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA synchronous = OFF")
        file.execute("BEGIN")
        _copy(file, number)
        file.execute("COMMIT")
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _play(library: Any, number: int) -> None:
    """A match of random players, of which every tenth is not over."""
    from tabletop import games
    from tabletop.kernel.bots import random_bot
    from tabletop.kernel.game import CHANCE
    from tabletop.kernel.match import Match, Setup
    from tabletop.kernel.options import settled
    from tabletop.kernel.seats import unnamed

    game = games.load(GAME)
    rng = Random(number)
    match = Match(game, Setup(settled(game.options, {}, GAME), unnamed([None] * 2), number))
    while (turn := match.turn) is not None and (number % 10 or match.ply < 12):
        drawn = turn == CHANCE
        match.play(match.drawn() if drawn else random_bot(game, match.state, rng, 0.0))
    library.begin(match)


def _copy(file: sqlite3.Connection, number: int) -> None:
    """Copies what was played under other names, seeds and times, the last one now."""
    (played,) = file.execute("SELECT count(*) FROM matches").fetchone()
    table = "copies (id INTEGER PRIMARY KEY, like_it, seats, seed, touched)"
    file.execute(f"CREATE TEMPORARY TABLE {table}")
    (seats,) = file.execute("SELECT seats FROM matches").fetchone()
    told = [_named(seats, at) for at in range(len(PEOPLE) ** 2)]
    file.executemany(
        "INSERT INTO copies VALUES (?, ?, ?, ?, ?)",
        (
            (
                at,
                1 + at % played,
                told[at % len(told)],
                str(10**15 + at),
                (_BEGUN + timedelta(minutes=at)).isoformat(timespec="microseconds"),
            )
            for at in range(played + 1, number + 1)
        ),
    )
    columns = [row[1] for row in file.execute("PRAGMA table_info(matches)")]
    theirs = {"id", "seats", "seed", "touched"}
    taken = ", ".join(f"{'copies' if name in theirs else 'matches'}.{name}" for name in columns)
    file.execute(
        f"INSERT INTO matches SELECT {taken} FROM copies JOIN matches ON matches.id = like_it "
        "ORDER BY copies.id"
    )
    file.execute(
        "INSERT INTO actions SELECT copies.id, ply, text FROM copies "
        "JOIN actions ON actions.match = like_it ORDER BY copies.id, ply"
    )


def _named(seats: str, at: int) -> str:
    """The same seats with two of the people there are, or one who plays a bot."""
    import msgspec

    one, other = divmod(at, len(PEOPLE))
    found = msgspec.json.decode(seats)
    found[0]["name"], found[1]["name"] = PEOPLE[one], PEOPLE[other]
    if one == other:
        found[1].update(name="Bot", bot="search")
    return msgspec.json.encode(found).decode()


# What it costs


def measured(path: Path, number: int) -> None:
    """Tells what a player does with a library of so many matches."""
    from tabletop import games
    from tabletop.library import Library

    game = games.load(GAME)
    rows = {
        "start-up: opened, and what waits on the shelf": _start,
        "the list read": lambda library: _spent(lambda: library.recent(500)),
        "a match begun": lambda library: _begun(library, game),
        "an action kept": lambda library: _kept(library, game),
        "a match opened": lambda library: _spent(lambda: library.open(number // 2)),
        "a file looked for": lambda library: _looked_for(library, number // 2),
        "a match forgotten": lambda library: _spent(lambda: library.forget(_any(library))),
    }
    with closing(Library(path)) as library:
        for what, cost in rows.items():
            tell(what, number, [cost(library) for _ in range(7)])
    tell("the list shown", number, list(_lists(path)), MOST_MS)
    for page in ("scores", "matches"):
        tell(f"statistics shown, {page}", number, list(_statistics(path, page)), MOST_MS)


def tell(what: str, number: int, costs: Sequence[float], at_most: float | None = None) -> None:
    """The median, in milliseconds, for so many matches."""
    bound = at_most if number == NUMBERS[-1] else None
    name = f"{what}, {number:,} matches"
    Figure("Library", name, 1000 * median(costs), "ms of CPU", at_most=bound).tell()


def _spent(done: Callable[[], Any]) -> float:
    began = time.process_time()
    done()
    return time.process_time() - began


def _start(library: Any) -> float:
    from tabletop.library import Library

    began = time.process_time()
    with closing(Library(library.path)) as again:
        again.unfinished(8)
        return time.process_time() - began


def _fresh(game: Any, seed: int = 1) -> Any:
    from tabletop.kernel.match import Match, Setup
    from tabletop.kernel.options import settled
    from tabletop.kernel.seats import unnamed

    return Match(game, Setup(settled(game.options, {}, game.id), unnamed([None] * 2), seed))


def _begun(library: Any, game: Any) -> float:
    match = _fresh(game)
    return _spent(lambda: library.begin(match))


def _kept(library: Any, game: Any) -> float:
    match = _fresh(game)
    kept = library.begin(match)
    played = match.look(match.drawn())
    return _spent(lambda: kept.append(played))


def _looked_for(library: Any, match_id: int) -> float:
    match, _ = library.open(match_id)
    return _spent(lambda: library.equal(match))


def _any(library: Any) -> int:
    (entry, *_) = library.recent(1)
    found: int = entry.id
    return found


# Windows


def _lists(path: Path) -> Iterator[float]:
    from tabletop.library import Library
    from ui.matches import Matches

    app = _app()
    for _ in range(5):
        with closing(Library(path)) as library:
            yield _painted(app, partial(Matches, library))


def _statistics(path: Path, page: str) -> Iterator[float]:
    from tabletop.library import Library
    from tabletop.thinking import Thinking
    from ui.statistics.window import StatisticsWindow

    def turned(library: Any) -> Any:
        window = StatisticsWindow(library, thinking, lambda: None, GAME)
        window.turn_page(page)
        return window

    app = _app()
    thinking = Thinking()
    thinking.start()
    try:
        for _ in range(5):
            with closing(Library(path)) as library:
                yield _painted(
                    app, partial(turned, library), lambda shown: not shown.bar.isHidden()
                )
    finally:
        thinking.stop()


# The longest match


def longest_opened(name: str, path: Path) -> None:
    """Tells how long the longest match of a game takes from the library to its painted page."""
    from tabletop.library import Library
    from tabletop.players import Bots
    from tabletop.session import Session
    from ui.match_page import MatchPage
    from ui.settings import Settings
    from ui.stage.theme import LIGHT

    app, bots = _app(), Bots()
    match = longest(name)
    with closing(Library(path)) as library:
        match_id = library.begin(match).id
        read = median(_spent(lambda: library.open(match_id)) for _ in range(5))
        times = [
            _painted(
                app, lambda: MatchPage(Session(*library.open(match_id)), bots, Settings(), LIGHT)
            )
            for _ in range(5)
        ]
    bots.stop()
    Figure(
        "Library",
        f"{name}: the longest match opened",
        1000 * median(times),
        "ms of CPU",
        at_most=LONGEST_MS,
        beside=f"{match.ply} actions, of which {1000 * read:.0f} ms to play them again",
    ).tell()


def longest(name: str) -> Any:
    """The longest of random matches, at a table of as many as can play with each option."""
    from tabletop import games
    from tabletop.kernel.bots import random_bot
    from tabletop.kernel.game import CHANCE
    from tabletop.kernel.match import Match, Setup
    from tabletop.kernel.options import Choice, settled
    from tabletop.kernel.seats import unnamed

    game = games.load(name)
    seats = max(game.seats)
    choices = [option for option in game.options if isinstance(option, Choice)]
    tables = [{}, *({each.id: value} for each in choices for value in each.values[1:])]
    tables.append({each.id: each.values[-1] for each in choices})
    found = []
    for seed, options in enumerate(tables * 3):
        rng = Random(seed)
        agreed = settled(game.options, options, name)
        match = Match(game, Setup(agreed, unnamed([None] * seats), seed))
        while (turn := match.turn) is not None:
            drawn = turn == CHANCE
            match.play(match.drawn() if drawn else random_bot(game, match.state, rng, 0.0))
        found.append(match)
    return max(found, key=lambda match: match.ply)


def _app() -> Any:
    from PySide6.QtWidgets import QApplication

    return QApplication.instance() or QApplication(sys.argv[:1])


def _never(window: Any) -> bool:
    return False


def _painted(app: Any, make: Callable[[], Any], waits: Callable[[Any], bool] = _never) -> float:
    """How long the window's thread is busy until the window is painted and *waits* no more."""
    began = time.thread_time()
    window = make()
    window.show()
    app.processEvents()
    while waits(window):
        time.sleep(0.01)
        app.processEvents()
    spent = time.thread_time() - began
    window.close()
    window.deleteLater()
    app.processEvents()
    return spent


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))
    sys.exit(main())
