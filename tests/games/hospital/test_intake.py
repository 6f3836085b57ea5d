"""Intake (2, 3): ambulances are filled and taken, and their patients need beds."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

FIVE = "R2 R2 R2 / Y3 Y3 Y3 / G3 G4 G4 / R4 R5 R5 / Y5 Y5 Y5 swaps 0"


def with_ambulances(hospital, ambulances: str, *hospitals: str, **other):
    """Ambulances wait; who begins takes one first."""
    wards = hospitals or (hospital.ward(),) * (ambulances.count("/"))
    return hospital.position(*wards, phase="ambulance", ambulances=ambulances, **other)


class TestFilling:
    @pytest.mark.parametrize(("seats", "ambulances"), [(1, 2), (2, 3), (3, 4), (4, 5)])
    def test_three_dice_for_each_ambulance_and_one_more_than_players(
        self, hospital, seats, ambulances
    ):
        state = hospital.position(*[hospital.ward()] * seats, phase="fill")
        before = hospital.dice(state)
        action = hospital.game.encode(hospital.game.sample(state, Random(1)))
        assert action.count("/") == ambulances - 1
        state = hospital.play(state, action)
        waiting = hospital.part(state, "ambulances").rpartition(" swaps")[0].split(" / ")
        assert [len(each.split()) for each in waiting] == [3] * ambulances
        assert hospital.dice(state) == before
        assert sum(hospital.bag(state)) == before - 3 * ambulances

    def test_values_are_two_to_five_and_ascend(self, hospital):
        seen = set()
        for seed in range(50):
            state = hospital.position(*[hospital.ward()] * 3, phase="fill")
            line = hospital.game.encode(hospital.game.sample(state, Random(seed)))
            values = [word[1] for word in line.split()[1:] if word != "/"]
            assert values == sorted(values)
            seen |= set(values)
        assert seen == set("2345")

    @pytest.mark.parametrize(
        "line",
        [
            pytest.param("R2 R2 R1 / R3 R3 R3 / R4 R4 R4", id="a 1 is thrown again"),
            pytest.param("R2 R2 R2 / R3 R3 R3 / R4 R4 R6", id="a 6 is thrown again"),
            pytest.param("R2 R2 R3 / R2 R3 R3 / R4 R4 R4", id="they ascend"),
            pytest.param("R2 R2 R2 / R3 R3 R3", id="three ambulances"),
            pytest.param("R2 R2 R2 / R3 R3 R3 / R4 R4 R4 / R5 R5 R5", id="and no fourth"),
            pytest.param("R2 R2 / R3 R3 R3 R3 / R4 R4 R4", id="three dice in each"),
            pytest.param("Y2 R2 R2 / R3 R3 R3 / R4 R4 R4", id="colours are in order"),
            pytest.param("G2 G2 G2 / G3 G3 G3 / G4 G4 G4", id="not more than the bag has"),
        ],
    )
    def test_what_no_draw_can_be(self, hospital, line):
        lying = hospital.ward("G3 G3 G3 G3 G3 G3 G3")
        state = hospital.position(lying, hospital.ward(), phase="fill")
        assert hospital.can(state, "ambulances R2 R2 R2 / R3 R3 R3 / R4 R4 R4")
        assert not hospital.can(state, f"ambulances {line}")


class TestTies:
    def filled(self, hospital, ambulances: str, seats: int = 2, **other):
        state = hospital.position(*[hospital.ward()] * seats, phase="fill", **other)
        return hospital.play(state, f"ambulances {ambulances}")

    # Only equal values across a boundary may be exchanged, by the last in turn order.
    def test_the_last_player_may_exchange_equal_values_across_a_boundary(self, hospital):
        state = self.filled(hospital, "R2 R3 Y3 / G3 R4 R4 / R4 R5 R5")
        assert hospital.asks(state) == "2 ties"
        assert hospital.may(state) == [
            "swap R3 of 1 with G3 of 2",
            "swap Y3 of 1 with G3 of 2",
            "leave",
        ]
        state = hospital.play(state, "swap Y3 of 1 with G3 of 2")
        assert hospital.part(state, "ambulances") == "R2 R3 G3 / Y3 R4 R4 / R4 R5 R5 swaps 1"
        state = hospital.play(state, "leave")
        assert hospital.asks(state) == "1 ambulance"

    @pytest.mark.parametrize(("first", "last"), [(1, 3), (2, 1), (3, 2)])
    def test_last_in_turn_order(self, hospital, first, last):
        line = "R2 R3 Y3 / G3 R4 R4 / R5 R5 R5 / R5 R5 R5"
        state = self.filled(hospital, line, seats=3, first=first, asked=first)
        assert hospital.asks(state) == f"{last} ties"

    @pytest.mark.parametrize(
        "line",
        [
            pytest.param("R2 R2 Y2 / R3 R3 R4 / R5 R5 Y5", id="none across"),
            pytest.param("R2 R3 R3 / R3 R4 R4 / R5 R5 Y5", id="equal in value and colour"),
            pytest.param("R2 Y2 G2 / R3 Y3 G3 / R4 Y4 G4", id="equal only inside"),
        ],
    )
    def test_skipped_where_there_is_nothing_to_exchange(self, hospital, line):
        assert hospital.asks(self.filled(hospital, line)) == "1 ambulance"

    def test_further_boundaries_and_further_steps(self, hospital):
        state = self.filled(hospital, "R3 R3 Y3 / R3 R3 R3 / R3 R3 G3")
        assert hospital.may(state) == [
            "swap Y3 of 1 with R3 of 2",
            "swap R3 of 2 with G3 of 3",
            "leave",
        ]
        ways = ("swap R3 of 2 with G3 of 3", "swap R3 of 1 with G3 of 2")
        state = hospital.play(state, *ways)
        assert hospital.part(state, "ambulances") == "R3 Y3 G3 / R3 R3 R3 / R3 R3 R3 swaps 2"

    def test_after_as_many_exchanges_as_dice_the_ambulances_stay(self, hospital):
        state = self.filled(hospital, "R2 R3 Y3 / G3 R4 R4 / R4 R5 R5")
        exchanged = 0
        while hospital.asks(state) == "2 ties":
            state = hospital.play(state, hospital.may(state)[0])
            exchanged += 1
        assert exchanged == 9
        assert hospital.asks(state) == "1 ambulance"


class TestAmbulances:
    def test_who_begins_may_not_take_the_first(self, hospital):
        state = with_ambulances(hospital, FIVE)
        assert hospital.may(state) == [f"ambulance {number}" for number in (2, 3, 4, 5)]
        state = hospital.play(state, "ambulance 3")
        assert hospital.may(state) == [f"ambulance {number}" for number in (1, 2, 4, 5)]

    def test_alone_one_may(self, hospital):
        state = with_ambulances(hospital, "R2 R2 R2 / R3 R3 R3 swaps 0", hospital.ward())
        assert hospital.may(state) == ["ambulance 1", "ambulance 2"]

    def test_in_turn_order_from_who_begins(self, hospital):
        state = with_ambulances(hospital, FIVE, first=3, asked=3)
        asked = []
        for number in (5, 4, 3, 2):
            asked.append(hospital.asks(state))
            state = hospital.play(state, f"ambulance {number}")
        assert asked == [f"{seat} ambulance" for seat in (3, 4, 1, 2)]

    # Lowest taken ambulance: a blood bag, and first in the next round.
    @pytest.mark.parametrize(
        ("taken", "lowest"),
        [
            pytest.param((2, 1, 3, 4), 2, id="number 1"),
            pytest.param((5, 4, 2, 3), 3, id="number 2, where nobody takes number 1"),
            pytest.param((2, 3, 4, 5), 1, id="number 2 of who began"),
        ],
    )
    def test_the_lowest_taken_brings_a_bag_and_the_start(self, hospital, taken, lowest):
        state = with_ambulances(hospital, FIVE)
        state = hospital.play(state, *[f"ambulance {number}" for number in taken])
        bags = [hospital.count(state, "blood", seat) for seat in (1, 2, 3, 4)]
        assert bags == [int(seat == lowest) for seat in (1, 2, 3, 4)]
        while not hospital.asks(state).endswith("market"):
            wanted = [line for line in hospital.may(state) if line in ("return nothing", "idle")]
            state = hospital.play(state, *(wanted or hospital.may(state)[:1]))
        assert hospital.head(state) == f"round 4 first {lowest}"

    def test_the_one_that_nobody_took_goes_back_to_the_bag(self, hospital):
        state = with_ambulances(hospital, "R2 R2 Y2 / R3 R3 R3 / G4 G4 G5 swaps 0")
        before = hospital.bag(state)
        state = hospital.play(state, "ambulance 3", "ambulance 2")
        assert hospital.bag(state) == [before[0] + 2, before[1] + 1, before[2]]
        assert hospital.beds(state) == "G4 G4 G5"
        assert hospital.beds(state, 2) == "R3 R3 R3"

    def test_patients_lie_in_the_first_free_beds(self, hospital):
        lying = (hospital.ward("R1 . Y2 . . G6"), hospital.ward())
        state = with_ambulances(hospital, "R2 R2 Y2 / R3 Y3 G3 / G4 G4 G5 swaps 0", *lying)
        assert hospital.beds(hospital.play(state, "ambulance 2")) == "R1 R3 Y2 Y3 G3 G6"


class TestMissingBeds:
    def full(self, hospital, beds: str, **other):
        wards = hospital.ward(beds), hospital.ward()
        line = "R2 R2 Y2 / R3 Y3 G3 / G4 G4 G5 swaps 0"
        return with_ambulances(hospital, line, *wards, **other)

    def test_with_beds_for_all_nobody_is_asked(self, hospital):
        state = hospital.play(self.full(hospital, "R1 " * 9), "ambulance 2")
        assert (hospital.asks(state), hospital.count(state, "deaths")) == ("2 ambulance", 0)

    # Patients already there, of the owner's choice, a death each; the dice go to the bag.
    def test_for_each_missing_bed_the_owner_chooses_who_dies(self, hospital):
        state = self.full(hospital, "R1 R2 R3 R4 R5 R6 Y1 Y2 Y3 Y4 Y5")
        state = hospital.play(state, "ambulance 2")
        assert hospital.asks(state) == "1 missing"
        assert len(hospital.may(state)) == 11
        red, yellow, green = hospital.bag(state)
        state = hospital.play(state, "mortuary b1")
        assert hospital.asks(state) == "1 missing"
        assert "mortuary b1" not in hospital.may(state)
        state = hospital.play(state, "mortuary d2")
        assert hospital.asks(state) == "2 ambulance"
        assert hospital.beds(state) == "R1 R2 R3 R3 R5 R6 Y1 Y2 Y3 Y4 Y3 G3"
        assert hospital.count(state, "deaths") == 2
        assert hospital.bag(state) == [red + 1, yellow + 1, green]

    def test_only_existing_patients(self, hospital):
        state = hospital.play(self.full(hospital, "R1 " * 10), "ambulance 2")
        assert hospital.may(state) == [
            f"mortuary {bed}"
            for bed in ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3", "d1")
        ]

    def test_full_wards_lose_as_many_as_arrive(self, hospital):
        state = hospital.play(self.full(hospital, "G1 " * 9 + "R1 R1 R1"), "ambulance 2")
        ways = ("mortuary a1", "mortuary a2", "mortuary a3")
        state = hospital.play(state, *ways)
        assert hospital.beds(state).startswith("R3 Y3 G3 G1")
        assert hospital.points(state) == {"deaths": -6}


class TestEpidemic:
    def test_with_each_ambulance_one_more_is_thrown(self, hospital):
        line = "R2 R2 Y2 / R3 Y3 G3 / G4 G4 G5 swaps 0"
        state = with_ambulances(hospital, line, agreed="epidemic")
        state = hospital.play(state, "ambulance 2")
        assert hospital.asks(state) == "1 extra"
        state = hospital.play(state, "extra Y5")
        assert hospital.beds(state) == "R3 Y3 G3 Y5"
        state = hospital.play(state, "ambulance 1", "extra R2")
        assert hospital.beds(state, 2) == "R2 R2 Y2 R2"

    @pytest.mark.parametrize("die", ["R1", "R6", "G3"])
    def test_it_shows_two_to_five_and_comes_out_of_the_bag(self, hospital, die):
        line = "R2 R2 Y2 / R3 Y3 G3 / G4 G4 G5 swaps 0"
        wards = hospital.ward("G2 " * 11), hospital.ward()
        state = with_ambulances(hospital, line, *wards, agreed="epidemic")
        state = hospital.play(state, "ambulance 3")
        assert hospital.can(state, "extra R5")
        assert not hospital.can(state, f"extra {die}")
        for seed in range(30):
            action = hospital.game.sample(state, Random(seed))
            assert hospital.game.is_outcome(state, action)

    def test_it_needs_a_bed_too(self, hospital):
        line = "R2 R2 Y2 / R3 Y3 G3 / G4 G4 G5 swaps 0"
        wards = hospital.ward("Y1 " * 9), hospital.ward()
        state = with_ambulances(hospital, line, *wards, agreed="epidemic")
        state = hospital.play(state, "ambulance 2", "extra R5")
        assert (hospital.asks(state), len(hospital.may(state))) == ("1 missing", 9)

    # None if the bag is empty, and play goes on.
    def test_with_all_wards_full_the_first_gets_none_and_play_goes_on(self, hospital):
        beds = ("R1 " * 12, "Y1 " * 12, "G1 " * 12, "R1 R1 R1 R1 Y1 Y1 Y1 Y1 G1 G1 G1 G1")
        ambulances = "R2 R2 R2 / R3 R3 Y3 / Y3 Y4 Y4 / Y4 G4 G5 / G5 G5 G5 swaps 0"
        wards = [hospital.ward(each) for each in beds]
        state = with_ambulances(hospital, ambulances, *wards, agreed="epidemic")
        assert hospital.bag(state) == [0, 0, 0]
        state = hospital.play(state, "ambulance 2")
        assert hospital.asks(state) == "1 missing"
        state = hospital.play(state, "mortuary a1", "mortuary a2", "mortuary a3", "ambulance 1")
        # Three have died, so that the next one has somebody to throw.
        assert hospital.asks(state) == "2 extra"
        assert hospital.dice(state) == 63


class TestBag:
    """Without Epidemic the bag never runs out: full wards leave enough dice for all ambulances."""

    @pytest.mark.parametrize(("seats", "left"), [(1, 15), (2, 12), (3, 6), (4, 0)])
    def test_the_worst_case(self, hospital, seats, left):
        beds = " ".join(f"{'RYG'[number % 3]}1" for number in range(12))
        state = hospital.position(*[hospital.ward(beds)] * seats, phase="fill")
        state = hospital.play(state, hospital.game.encode(hospital.game.sample(state, Random(1))))
        assert sum(hospital.bag(state)) == left

    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_at_every_filling_of_random_matches(self, hospital, seats):
        fillings = 0
        for number in range(6):
            start = hospital.start(seats, panic="on", virus=("off", "on")[number % 2])
            for state in hospital.walk(start, f"bag/{seats}/{number}"):
                if hospital.asks(state).endswith("fill"):
                    assert sum(hospital.bag(state)) >= 3 * (seats + 1)
                    fillings += 1
        assert fillings == 6 * 8

    def test_rounds_follow_one_another(self, hospital):
        """The first of a round is who had the lowest ambulance in the round before."""
        start = hospital.start(3)
        states = list(hospital.walk(start, "rounds"))
        for before, after in pairwise(states):
            if hospital.head(before).split()[1] != hospital.head(after).split()[1]:
                taken = [hospital.count(before, "ambulance", seat) for seat in (1, 2, 3)]
                assert hospital.head(after).endswith(f"first {1 + taken.index(min(taken))}")
