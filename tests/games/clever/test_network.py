"""The network: what it sees of a sheet, that it reckons right, and what follows for play."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from statistics import mean
from struct import unpack_from

import pytest
from msgspec.structs import replace

from tabletop import games
from tabletop.games.clever.actions import Decline, Done, Take
from tabletop.games.clever.chains import BLACK_CROSSES
from tabletop.games.clever.features import FEATURES, POINTS, Future, features
from tabletop.games.clever.futures import waiting
from tabletop.games.clever.lookahead import worth_after
from tabletop.games.clever.network import ONE, Network, network
from tabletop.games.clever.next_roll import NextRoll
from tabletop.games.clever.outlook import outlook
from tabletop.games.clever.position import Phase
from tabletop.games.clever.sheet import total
from tabletop.games.clever.trained import weigh
from tabletop.kernel.game import CHANCE
from tabletop.resources import asset
from tabletop.simulation import played_out

FILES = ("alone", "table")
MOST_BYTES = 200_000
BEST_ALONE = 334
HIGHEST = 364


class Deaf:
    """A generator that nobody may ask."""

    def random(self):
        raise AssertionError("the network decides without chance")


@pytest.fixture
def decisions(clever):
    """Positions of matches by whim in which somebody is asked, at a table of so many."""

    def decisions(seats, passive="may", matches=2):
        return [
            state
            for seed in range(matches)
            for state in clever.walk(clever.start(seats, passive), f"network/{seats}/{seed}")
            if clever.game.turn(state) not in (None, CHANCE)
        ]

    return decisions


def stored(name):
    return asset(f"clever/{name}.net").read_bytes()


def reckoned(name, sheet, ahead):
    """The same network with a number a unit, straight from its file."""
    weights = stored(name)
    inputs, first, second = unpack_from("<3H", weights)
    at = 6

    def row(size):
        nonlocal at
        at += 2 * size
        return unpack_from(f"<{size}h", weights, at - 2 * size)

    rows, begin = [row(first) for _ in range(inputs)], row(first)
    units = list(begin)
    for number, times in features(sheet, ahead):
        units = [unit + times * weight for unit, weight in zip(units, rows[number], strict=True)]
    further, begin = [row(second) for _ in range(first)], row(second)
    deeper = [number * ONE for number in begin]
    for unit, weighs in zip(units, further, strict=True):
        for at_unit, weight in enumerate(weighs):
            deeper[at_unit] += max(0, unit) * weight
    last, (end,) = row(second), row(1)
    said = sum(max(0, unit) * weight for unit, weight in zip(deeper, last, strict=True))
    return total(sheet) + max(0, 100 * (said / ONE**3 + end / ONE))


class TestFeatures:
    @pytest.mark.parametrize("seats", [1, 2, 4])
    def test_equal_positions_look_equal(self, clever, decisions, seats):
        for state in decisions(seats)[::5]:
            same = clever.game.parse(clever.game.notation(state))
            for seat, sheet in enumerate(state.sheets):
                seen = features(sheet, waiting(state, seat))
                assert seen == features(same.sheets[seat], waiting(same, seat))

    def test_the_order_of_marks_is_forgotten(self, clever):
        dice = "w1 g1 y3 / b1 o1 p1 / -"
        state = clever.position("e 0/2", dice=dice, turn="asked 1 extra 0")
        one = clever.play(state, "extra green", "extra yellow 3.1")
        other = clever.play(state, "extra yellow 3.1", "extra green")
        ahead = Future(1, 0, 1, 1, 5)
        assert features(one.sheet, ahead) == features(other.sheet, ahead)

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            pytest.param("y 3.1", "y 3.4", id="which yellow cell"),
            pytest.param("b 2", "b 3", id="which sum"),
            pytest.param("o 1 2", "o 2 2", id="what is written"),
            pytest.param("p 4 5", "p 4 6", id="whether a 6 was the last"),
            pytest.param("r 0/1", "e 0/1", id="the actions"),
            pytest.param("r 0/1", "r 1/2 e 0/1", id="the actions that are left"),
        ],
    )
    def test_sheets_that_differ_look_different(self, clever, one, other):
        ahead = Future(1, 0, 1, 1, 5)
        seen = [features(clever.position(sheet).sheet, ahead) for sheet in (one, other)]
        assert seen[0] != seen[1]

    def test_used_actions_are_nothing(self, clever):
        ahead = Future(1, 0, 1, 1, 5)
        used, none = (clever.position(sheet).sheet for sheet in ("r 2/2 e 1/1", ""))
        assert features(used, ahead) == features(none, ahead)

    def test_a_feature_is_there_once(self, decisions):
        for seats in (1, 3):
            for state in decisions(seats)[::3]:
                for seat, sheet in enumerate(state.sheets):
                    seen = features(sheet, waiting(state, seat))
                    numbers = [number for number, _ in seen]
                    assert len(set(numbers)) == len(numbers)
                    assert all(0 <= number < FEATURES for number in numbers)
                    assert all(times == 1 or number in POINTS for number, times in seen)

    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_turns_to_come_count_down_to_none(self, clever, seats):
        turns = [[] for _ in range(seats)]
        for state in clever.walk(clever.start(seats), f"future/{seats}"):
            if state.phase is not Phase.THROW or state.due:
                continue
            for seat in range(seats):
                ahead = waiting(state, seat)
                turns[seat].append(ahead.actives + ahead.passives + (ahead.roll > 0))
        for each in turns:
            assert each == sorted(each, reverse=True)
            assert each[-1] <= 1

    @pytest.mark.parametrize(
        ("seats", "turn", "table", "comes"),
        [
            pytest.param(1, "asked 1 throw 2", {}, (2, 1, 2), id="alone, with the dice"),
            pytest.param(1, "asked 1 throw 0", {}, (0, 1, 2), id="alone, passive"),
            pytest.param(1, "asked 1 throw 1", {"round": 6}, (1, 0, 1), id="alone, the last dice"),
            pytest.param(2, "asked 1 throw 1", {}, (1, 1, 2), id="two, the first has the dice"),
            pytest.param(2, "asked 2 throw 1", {"active": 2}, (0, 1, 2), id="two, the second has"),
            pytest.param(3, "asked 3 throw 1", {"active": 3}, (0, 0, 1), id="three, the last turn"),
            pytest.param(4, "asked 2 throw 3", {"active": 2, "round": 3}, (0, 1, 6), id="four"),
        ],
    )
    def test_the_turns_to_come_for_who_sits_first(self, clever, seats, turn, table, comes):
        dice = {
            "2": "y1 / w1 b1 g1 o1 / p1",
            "3": "y1 / w1 b1 g1 / o1 p1",
        }.get(turn[-1], "w. y. b. g. o. p. / - / -")
        state = clever.position(*[""] * seats, turn=turn, dice=dice, **table)
        ahead = waiting(state, 0)
        assert (ahead.roll, ahead.actives, ahead.passives) == comes


class TestWeights:
    def test_they_are_small(self):
        assert sum(len(stored(name)) for name in FILES) <= MOST_BYTES

    @pytest.mark.parametrize("seats", [1, 2])
    def test_long_numbers_reckon_like_short_ones(self, decisions, seats):
        name = FILES[seats > 1]
        for state in decisions(seats)[::40]:
            ahead = waiting(state, state.asked)
            found = network(seats == 1).worth(state.sheet, ahead)
            assert found == pytest.approx(reckoned(name, state.sheet, ahead), abs=0.05)

    def test_a_network_that_sees_more_than_there_is_is_refused(self):
        with pytest.raises(AssertionError):
            Network((FEATURES + 1).to_bytes(2, "little") + stored("alone")[2:])

    def test_it_needs_no_library(self):
        script = "import sys, tabletop.games.clever.bots; print('numpy' in sys.modules)"
        ran = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
        assert ran.stdout.strip() == b"False"


class TestAssets:
    # New weights change these figures: the old ones say that the file is what was meant.
    GOOD = "y 3.1 2.2 b 6 7 g 2 o 4 5 p 2 4 r 0/2 e 0/1"
    POOR = "y 3.1 b 7 g 2 o 4 5 p 2 4"

    @pytest.mark.parametrize(
        ("sheets", "table", "says"),
        [
            pytest.param(["r 0/1"], {"round": 1}, [277.09], id="alone, the first throw"),
            pytest.param([GOOD], {"round": 3}, [297.03], id="alone, a good sheet"),
            pytest.param(
                [GOOD, POOR],
                {"turn": "asked 2 throw 2", "dice": "y2 o3 p6 / w1 g2 / b4", "active": 2},
                [213.24, 158.12],
                id="two, dice on the platter",
            ),
            pytest.param(
                [POOR, GOOD, POOR],
                {"turn": "asked 2 passive 3", "dice": "- / y1 w1 p1 / b1 g1 o1"},
                [132.26, 266.8, 202.07],
                id="three, one chooses",
            ),
        ],
    )
    def test_what_the_networks_that_ship_say(self, clever, sheets, table, says):
        state = clever.position(*sheets, **{"round": 3, **table})
        assert outlook(clever.game, state) == pytest.approx(says, abs=0.01)


class TestWeigh:
    @pytest.mark.parametrize("passive", ["may", "must"])
    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_everything_legal_is_weighed_and_the_best_is_played(
        self, clever, decisions, seats, passive
    ):
        choose = games.bot("clever", "network")
        for state in decisions(seats, passive)[:: 3 * seats]:
            worths = weigh(clever.game, state, Deaf(), 0.05)
            assert tuple(worths) == clever.game.legal_actions(state)
            chosen = choose(clever.game, state, Deaf(), 0.05)
            assert worths[chosen] == max(worths.values())

    def test_the_last_die_is_worth_its_points(self, clever):
        state = clever.position(
            "y 1.2 1.3 b 2 g 1 o 4 p 5 e 0/1",
            dice="w1 g1 y1 / b1 o1 p1 / -",
            turn="asked 1 extra 0",
            round=6,
        )
        for action, worth in weigh(clever.game, state, Deaf(), 0.05).items():
            assert worth == total(clever.game.apply(state, action).state.sheet)

    def test_a_good_extra_die_is_better_than_none(self, clever):
        state = clever.position(
            "o 5 5 5 10 5 6 e 0/1", dice="- / w1 y1 b1 / g1 o6 p1", turn="asked 1 extra 3"
        )
        worths = weigh(clever.game, state, Deaf(), 0.05)
        assert worths[Done()] < max(worths.values()) - 3

    def test_what_it_says_of_before_and_after_agrees(self, clever, decisions):
        # The mean over many throws is what the network saw before them, give or take.
        rng, off = Random(5), []
        for state in decisions(1):
            if state.phase is not Phase.PICK or state.due or state.roll != 1:
                continue
            before = replace(state, phase=Phase.THROW)
            (seen,) = outlook(clever.game, before)
            thrown = [clever.game.sample(before, rng) for _ in range(30)]
            after = [outlook(clever.game, clever.game.apply(before, a).state)[0] for a in thrown]
            off.append(mean(after) - seen)
        assert len(off) >= 10
        assert abs(mean(off)) < 5


class TestNextRoll:
    # A pick is weighed by what the dice that stay will bring, each way they can fall.
    @pytest.mark.parametrize(
        "hand",
        [
            pytest.param("y1", id="one die"),
            pytest.param("y1 o1", id="two dice"),
            pytest.param("w1 o1", id="the white die is any"),
        ],
    )
    @pytest.mark.parametrize(
        ("sheet", "off"),
        [
            pytest.param("", 1e-4, id="empty"),
            pytest.param("r 0/1", 1e-4, id="a re-roll"),
            pytest.param("p 4 5 b 6 7 o 5 6", 1e-4, id="some marks"),
            # Only after the best die it is looked whether an extra die follows.
            pytest.param("e 0/1", 1.0, id="an extra die"),
        ],
    )
    def test_it_is_the_mean_of_the_best_of_each_roll(self, clever, hand, sheet, off):
        platter = [die for die in ("w2", "y3", "b4", "o4") if die[0] not in hand]
        dice = f"{hand} / {' '.join(platter)} / g3 p5"
        state = clever.position(sheet, dice=dice, turn="asked 1 throw 3", round=3)
        rolls = clever.game.legal_actions(state)
        after = [outlook(clever.game, clever.game.apply(state, roll).state)[0] for roll in rolls]
        foreseen = NextRoll(network(True), state.sheet, waiting(state, 0)).worth(most=36)
        assert foreseen == pytest.approx(mean(after), abs=off)

    def test_it_changes_what_is_picked(self, decisions, clever):
        knows, changed, asked = network(True), 0, 0
        for state in decisions(1, matches=4):
            if state.phase is Phase.PICK and not state.due and state.roll < 3:
                legal = clever.game.legal_actions(state)
                worths = weigh(clever.game, state, Deaf(), 0.1)
                plain = {action: worth_after(knows, state, action) for action in legal}
                changed += max(legal, key=worths.get) != max(legal, key=plain.get)
                asked += 1
        assert 0 < changed < asked / 3


class TestExtraDice:
    def test_one_that_may_follow_is_looked_ahead(self, clever):
        # The last choice of the match: the orange 6 counts twice.
        dice = "w6 o6 p6 / y1 b1 g1 / -"
        state = clever.position(
            "o 5 5 5 10 5 6 e 0/1", dice=dice, turn="asked 1 passive 0", round=6
        )
        take = clever.game.decode("take yellow 1.2")
        with_it, without = (worth_after(network(True), state, take, n) for n in (1, 0))
        assert with_it == without + 12


class TestCrosses:
    @pytest.mark.no_cover
    def test_a_cross_is_never_worth_less_than_none(self, clever, decisions):
        found = 0
        for state in decisions(2, matches=12):
            worths = weigh(clever.game, state, Deaf(), 0.05)
            crosses = [
                worth
                for action, worth in worths.items()
                if isinstance(action, Take) and action.area in BLACK_CROSSES
            ]
            if state.phase is Phase.PASSIVE and not state.due and crosses:
                assert worths.get(Decline(), 0) <= max(crosses)
                found += 1
        assert found > 60


class TestOutlook:
    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_it_is_known_of_every_position_and_exact_at_the_end(self, clever, seats):
        for state in clever.walk(clever.start(seats), f"outlook/{seats}"):
            expected = outlook(clever.game, state)
            assert len(expected) == seats
            for worth, sheet in zip(expected, state.sheets, strict=True):
                assert total(sheet) <= worth <= HIGHEST
        assert expected == tuple(score.total for score in clever.game.scores(state))

    def test_a_better_sheet_has_the_better_outlook(self, clever):
        state = clever.position("g 5 o 6 6 6", "g 1 o 1", turn="asked 1 throw 1")
        better, worse = outlook(clever.game, state)
        assert better > worse

    def test_each_seat_has_its_own(self, clever):
        good, poor = "y 3.1 2.2 b 6 7 8 g 3 o 4 5 p 2 4 6 r 0/1", "y 3.1 b 7 g 2 o 4 5 p 2"
        dice = "- / y1 w1 p1 / b1 g1 o1"
        for seat in (1, 2, 3):
            sheets = [poor] * 3
            sheets[seat - 1] = good
            for asked in (2, 3):
                turn = f"asked {asked} passive 3"
                state = clever.position(*sheets, dice=dice, turn=turn, round=3)
                expected = outlook(clever.game, state)
                assert max(expected) == expected[seat - 1]


@pytest.mark.no_cover
class TestStrength:
    def test_alone_it_is_far_above_the_planner(self, clever):
        choose = games.bot("clever", "network")
        points = []
        for seed in range(10):
            ended = played_out(clever.game, clever.start(), [choose], Random(f"{seed}"), [Deaf()])
            points.append(clever.game.scores(ended.state)[0].total)
        assert max(points) <= BEST_ALONE
        assert mean(points) > 255
