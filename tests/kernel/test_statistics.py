"""What the library tells of many matches: who plays how well, and how points are spread."""

from __future__ import annotations

import sqlite3
from collections import Counter
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import msgspec
import pytest

from tabletop import games
from tabletop.kernel.seats import COLOURS, SHAPES, Player
from tabletop.library import Library, Record, Result
from tabletop.records import alike
from tabletop.statistics import (
    Bins,
    Which,
    Who,
    bins,
    players,
    points,
    spread,
    standings,
    those,
    variants,
)

OPTIONS = games.load("caries").options
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
ANNA, BEN, CAREFUL = Who("Anna"), Who("Ben"), Who("careful", is_bot=True)


@pytest.fixture
def library(tmp_path):
    made = Library(tmp_path / "matches.sqlite")
    yield made
    made.close()


def damaged(library, statement, *values):
    """Somebody has written in the file by hand."""
    file = sqlite3.connect(library.path)
    with file:
        file.execute(statement, values)
    file.close()


def match(*seats, totals=None, winners=(), number=1, hours=0, **options):
    """A match that is over, or goes on where it has no *totals*."""
    seated = tuple(
        Player(name, COLOURS[seat], SHAPES[seat], bot=name.partition("bot ")[2] or None)
        for seat, name in enumerate(seats)
    )
    result = totals and Result(tuple(totals), (1,) * len(totals), tuple(winners), "points")
    touched = NOON + timedelta(hours=hours)
    return Record(
        number, "caries", seated, options, "7", False, 9, touched, totals is not None, result
    )


class TestReading:
    def test_a_match_is_told_as_it_was_begun(self, library, caries):
        begun = caries.begin("Zoë", "bot careful", seed=-(10**30), own_dice=True, dice="two")
        kept = library.begin(begun)
        (record,) = library.records("caries")
        assert (record.id, record.players, record.seed) == (
            kept.id,
            begun.setup.players,
            str(-(10**30)),
        )
        assert (record.options, record.own_dice) == (begun.setup.options, True)
        assert (record.finished, record.result) == (False, None)
        assert record.entry == library.recent(1)[0]

    def test_a_match_that_is_over_has_its_result(self, library, caries):
        played = caries.begin("Anna", "Ben")
        caries.play_on(played, 10_000)
        library.begin(played)
        (record,) = library.records("caries")
        assert record.finished
        scores = played.game.scores(played.state)
        assert record.result.totals == tuple(score.total for score in scores)

    def test_the_last_one_comes_first_and_other_games_are_not_asked_for(self, library, caries):
        ids = [library.begin(caries.begin("Anna")).id for _ in range(3)]
        assert [record.id for record in library.records("caries")] == ids[::-1]
        assert library.records("clever") == []

    @pytest.mark.parametrize(
        ("column", "value"),
        [
            ("seats", "Anna"),
            ("seats", '[{"name": "Anna"}]'),
            ("options", "[]"),
            ("result", "{"),
            ("touched", "yesterday"),
            ("length", "many"),
            ("seats", b'[{"name": "\xff"}]'),
        ],
    )
    def test_one_that_is_broken_does_not_hide_the_others(self, library, caries, column, value):
        ids = [library.begin(caries.begin("Anna")).id for _ in range(2)]
        damaged(library, f"UPDATE matches SET {column} = ? WHERE id = ?", value, ids[0])
        assert [record.id for record in library.records("caries")] == ids[1:]

    def test_one_alone_is_as_it_is_among_all(self, library, caries):
        ids = [library.begin(caries.begin(name)).id for name in ("Anna", "Ben")]
        assert library.record("caries", ids[0]) == library.records("caries")[1]
        assert library.record("clever", ids[0]) is None
        damaged(library, "UPDATE matches SET seats = 'Anna' WHERE id = ?", ids[0])
        assert library.record("caries", ids[0]) is None

    def test_an_edition_is_another_after_every_writing(self, library, caries):
        editions = [library.edition()]
        played = caries.begin("Anna")
        kept = library.begin(played)
        editions.append(library.edition())
        caries.play(played, "one die")
        kept.append(played.log[-1])
        editions.append(library.edition())
        assert library.edition() == editions[-1]
        library.forget(kept.id)
        editions.append(library.edition())
        assert all(one != other for one, other in pairwise(editions))


class TestWho:
    def test_a_bot_counts_under_its_level_whatever_it_was_called(self):
        found = players(alike([match("Anna", "bot careful"), match("Anna", "bot careful", "Ben")]))
        assert found == {ANNA: 2, CAREFUL: 2, BEN: 1}

    def test_a_person_called_like_a_bot_is_a_person(self):
        assert set(players(alike([match("careful", "bot careful")]))) == {Who("careful"), CAREFUL}


class TestAlike:
    def test_what_a_library_gives_twice_is_one_heap(self, library, caries):
        for name in ("Anna", "Ben", "Anna"):
            library.begin(caries.begin(name))
        records = library.records("caries")
        assert [(heap.touched, heap.times) for heap in alike(records)] == [
            (records[0].touched, 2),
            (records[1].touched, 1),
        ]

    def test_the_last_of_a_heap_is_the_one_touched_last(self):
        first = match("Anna", totals=(3,))
        later = msgspec.structs.replace(first, id=2, touched=NOON + timedelta(hours=1))
        for order in ([first, later], [later, first]):
            (heap,) = alike(order)
            assert (heap.touched, heap.times) == (later.touched, 2)

    def test_a_library_puts_together_what_its_records_are(self, library, caries):
        for name, plies in (("Anna", 0), ("Ben", 3), ("Anna", 10_000), ("Anna", 10_000)):
            played = caries.begin(name)
            caries.play_on(played, plies)
            library.begin(played)
        heaps = library.alike("caries")
        assert sorted(heap.times for heap in heaps) == [1, 1, 2]
        assert {repr(heap) for heap in heaps} == {
            repr(heap) for heap in alike(library.records("caries"))
        }
        assert library.alike("clever") == []

    @pytest.mark.parametrize(
        ("column", "value"),
        [("seats", "Anna"), ("options", "[]"), ("result", "{"), ("touched", "yesterday")],
    )
    def test_one_that_is_broken_does_not_hide_the_others(self, library, caries, column, value):
        ids = [library.begin(caries.begin("Anna")).id for _ in range(3)]
        damaged(library, f"UPDATE matches SET {column} = ? WHERE id = ?", value, ids[0])
        (heap,) = library.alike("caries")
        assert heap.times == 2

    def test_one_that_is_over_is_no_other_though_it_has_no_result(self):
        going = match("Anna")
        over = msgspec.structs.replace(going, finished=True)
        assert len(alike([going, over])) == 2

    def test_a_heap_counts_as_often_as_there_are_matches_in_it(self):
        one = match("Anna", "Ben", totals=(10, 13), winners=(1,))
        heaps = alike([one, msgspec.structs.replace(one, id=2), match("Anna", "Ben")])
        assert players(heaps) == {ANNA: 3, BEN: 3}
        assert variants(heaps, OPTIONS) == {(): 3}
        assert points(heaps) == {ANNA: {10: 2}, BEN: {13: 2}}
        assert [(row.matches, row.wins, row.mean) for row in standings(heaps)] == [
            (2, 0, 10),
            (2, 2, 13),
        ]


class TestWhich:
    matches = (
        match("Anna", number=1),
        match("Anna", "Ben", number=2, dice="two"),
        match("Ben", "bot careful", number=3, dice="two", teeth="choose"),
        match("Anna", number=4, dice="one", teeth="auto"),
    )

    @pytest.mark.parametrize(
        ("which", "found"),
        [
            pytest.param(Which(), [1, 2, 3, 4], id="all"),
            pytest.param(Which(seats=1), [1, 4], id="alone"),
            pytest.param(Which(player=BEN), [2, 3], id="Ben sits there"),
            pytest.param(Which(player=CAREFUL), [3], id="a bot sits there"),
            pytest.param(Which(variant=()), [1, 4], id="as usual"),
            pytest.param(Which(variant=(("dice", "two"),)), [2], id="just this"),
            pytest.param(Which(2, BEN, (("dice", "two"), ("teeth", "choose"))), [3], id="all that"),
            pytest.param(Which(4, ANNA), [], id="none"),
        ],
    )
    def test_only_those_are_left(self, which, found):
        assert [record.id for record in those(self.matches, which, OPTIONS)] == found
        heaps = those(alike(self.matches), which, OPTIONS)
        assert [heap.players for heap in heaps] == [self.matches[at - 1].players for at in found]

    def test_a_table_that_met_again_is_asked_for_once(self):
        first = match("Anna", "Ben", number=1)
        again = msgspec.structs.replace(first, id=2)
        assert again.players is first.players
        assert those([first, again], Which(player=BEN), OPTIONS) == [first, again]
        assert those([first, again], Which(player=CAREFUL), OPTIONS) == []

    def test_variants_are_counted_in_the_order_of_the_options(self):
        assert variants(alike(self.matches), OPTIONS) == {
            (): 2,
            (("dice", "two"),): 1,
            (("dice", "two"), ("teeth", "choose")): 1,
        }

    def test_an_option_the_game_does_not_know_any_more_is_no_variant(self):
        assert set(variants(alike([match("Anna", weather="rain")]), OPTIONS)) == {()}


class TestStandings:
    def test_tell_what_came_of_the_matches_of_each(self):
        rows = standings(
            alike(
                [
                    match("Anna", "Ben", totals=(10, 13), winners=(0,), hours=2),
                    match("Ben", "Anna", totals=(20, 20), winners=(0, 1), hours=1),
                    match("Anna", totals=(7,)),
                    match("Anna", "Ben", hours=3),
                ]
            )
        )
        assert [(row.who, row.matches, row.wins) for row in rows] == [(ANNA, 3, 2), (BEN, 2, 1)]
        anna, ben = rows
        assert (anna.mean, anna.lowest, anna.highest) == (pytest.approx(37 / 3), 7, 20)
        assert (ben.mean, ben.lowest, ben.highest) == (16.5, 13, 20)
        assert anna.last == ben.last == NOON + timedelta(hours=2)

    def test_who_plays_most_comes_first_and_people_before_bots(self):
        rows = standings(
            alike(
                [
                    match("bot careful", "Zoë", totals=(1, 2)),
                    match("Anna", totals=(3,)),
                    match("Ben", totals=(3,)),
                    match("Ben", totals=(4,)),
                ]
            )
        )
        assert [row.who.name for row in rows] == ["Ben", "Anna", "Zoë", "careful"]

    def test_a_result_that_is_not_of_its_seats_does_not_count(self):
        assert standings(alike([match("Anna", "Ben", totals=(10,))])) == ()

    def test_nobody_wins_for_a_seat_that_is_not_there(self):
        (row,) = standings(alike([match("Anna", totals=(10,), winners=(3, -1))]))
        assert row.wins == 0

    def test_who_sits_twice_has_two_results(self):
        assert points(alike([match("Anna", "Anna", totals=(1, 2))])) == {ANNA: {1: 1, 2: 1}}


class TestSpread:
    def test_of_nothing_is_none(self):
        assert spread(Counter()) is None

    def test_of_one_result_has_no_deviation(self):
        found = spread(Counter([12]))
        assert (found.mean, found.median, found.sd, found.count) == (12, 12, 0, 1)

    def test_is_that_of_a_sample(self):
        found = spread(Counter([2, 4, 4, 5, -5, 20]))
        assert (found.mean, found.median) == (5, 4)
        assert found.sd == pytest.approx((336 / 5) ** 0.5)
        assert (found.lowest, found.highest) == (-5, 20)


class TestBins:
    @pytest.mark.parametrize(
        ("totals", "first", "width", "counts"),
        [
            pytest.param([3], 3, 1, (1,), id="one result"),
            pytest.param([0, 0, 3], 0, 1, (2, 0, 0, 1), id="one point a bin"),
            pytest.param([10, 33], 10, 2, (1, *(0,) * 10, 1), id="two points"),
            pytest.param([-3, 60], -5, 5, (1, *(0,) * 12, 1), id="from below nothing"),
            pytest.param([101, 330], 100, 10, (1, *(0,) * 22, 1), id="tens"),
        ],
    )
    def test_are_few_and_round(self, totals, first, width, counts):
        assert bins(Counter(totals)) == Bins(first, width, counts)

    def test_of_some_lie_where_those_of_all_do(self):
        everybody = bins(Counter([101, 330, 215]))
        assert bins(Counter([215]), everybody).counts[everybody.at(215)] == 1
        assert sum(bins(Counter([215, 101]), everybody).counts) == 2

    @pytest.mark.parametrize("reach", [1, 23, 24, 25, 100, 999, 12345])
    def test_hold_everything_in_at_most_two_dozen(self, reach):
        for lowest in (-7, 0, 19):
            found = bins(Counter([lowest, lowest + reach]))
            assert len(found.counts) <= 24
            assert found.counts[0] == found.counts[-1] == 1
