"""Before the first round (1): the lot, the first patients, and administrators."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace


def prepared(hospital, seats: int, *ways: str, **options: str):
    return hospital.play(hospital.start(seats, **options), *ways)


class TestLot:
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_who_begins_is_drawn_by_lot(self, hospital, seats):
        start = hospital.start(seats)
        assert hospital.may(start) == [f"begin {seat + 1}" for seat in range(seats)]
        drawn = {
            hospital.game.encode(hospital.game.sample(start, Random(seed))) for seed in range(40)
        }
        assert drawn == set(hospital.may(start))
        assert not hospital.can(start, f"begin {seats + 1}")

    def test_alone_there_is_none(self, hospital):
        assert hospital.asks(hospital.start(1)) == "1 patients"

    def test_who_begins_draws_first_and_the_others_follow(self, hospital):
        state = prepared(hospital, 3, "begin 2")
        asked = []
        for _ in range(3):
            asked.append(hospital.asks(state))
            state = hospital.play(state, "patients R R R")
        assert asked == ["2 patients", "3 patients", "1 patients"]
        assert hospital.asks(state) == "2 offer"

    @pytest.mark.parametrize(("seats", "each"), [(1, 11), (2, 15), (3, 18), (4, 21)])
    def test_as_many_dice_of_each_colour_as_players_need(self, hospital, seats, each):
        assert hospital.bag(hospital.start(seats)) == [each] * 3


class TestPatients:
    # Three random dice each; the player says which is 3, 4 and 5.
    def test_who_is_3_who_is_4_and_the_last_by_itself(self, hospital):
        state = prepared(hospital, 2, "begin 1", "patients R Y G")
        assert hospital.may(state) == ["admit R as 3", "admit Y as 3", "admit G as 3"]
        state = hospital.play(state, "admit G as 3")
        assert hospital.may(state) == ["admit R as 4", "admit Y as 4"]
        state = hospital.play(state, "admit R as 4")
        assert hospital.beds(state) == "G3 R4 Y5"
        assert hospital.asks(state) == "2 patients"
        assert hospital.bag(state) == [14, 14, 14]

    def test_of_equal_colours_there_is_less_to_choose(self, hospital):
        state = prepared(hospital, 2, "begin 1", "patients R R G")
        assert hospital.may(state) == ["admit R as 3", "admit G as 3"]
        assert hospital.beds(hospital.play(state, "admit G as 3")) == "G3 R4 R5"

    def test_of_one_colour_there_is_nothing_to_choose(self, hospital):
        state = prepared(hospital, 2, "begin 1", "patients Y Y Y")
        assert (hospital.beds(state), hospital.asks(state)) == ("Y3 Y4 Y5", "2 patients")

    # Panic: five dice, 3, 3, 4, 5, 5.
    def test_panic(self, hospital):
        state = prepared(hospital, 2, "begin 1", "patients R R Y G G", panic="on")
        ways = ("admit G as 3", "admit R as 3", "admit Y as 4", "admit R as 5")
        state = hospital.play(state, *ways)
        assert hospital.beds(state) == "G3 R3 Y4 R5 G5"
        assert not hospital.can(state, "patients R Y G")

    @pytest.mark.parametrize(
        "line", ["patients R R", "patients R R R R", "patients G Y R", "patients R Y R"]
    )
    def test_exactly_three_told_in_order(self, hospital, line):
        state = prepared(hospital, 2, "begin 1")
        assert hospital.can(state, "patients R R Y")
        assert not hospital.can(state, line)

    def test_not_more_than_the_bag_has(self, hospital):
        start = prepared(hospital, 2, "begin 1")
        state = replace(start, supply=replace(start.supply, bag=(2, 15, 15)))
        assert hospital.can(state, "patients R R Y")
        assert not hospital.can(state, "patients R R R")

    def test_every_colour_is_drawn(self, hospital):
        state = prepared(hospital, 2, "begin 1")
        drawn = {
            hospital.game.encode(hospital.game.sample(state, Random(seed))) for seed in range(200)
        }
        assert len(drawn) == 10


class TestAdministrators:
    ready = ("begin 2", "patients R R R", "patients R R R")

    def test_two_are_offered_and_one_stays(self, hospital):
        state = prepared(hospital, 2, *self.ready, "offer A_RED A_MASS")
        assert hospital.may(state) == ["keep A_RED", "keep A_MASS"]
        state = hospital.play(state, "keep A_MASS")
        assert hospital.asks(state) == "1 offer"
        assert not hospital.can(state, "offer A_RED A_GRN")
        assert not hospital.can(state, "offer A_YEL A_MASS")
        assert hospital.can(state, "offer A_YEL A_GRN")

    @pytest.mark.parametrize(
        "line",
        ["offer A_RED", "offer A_RED A_RED", "offer A_MASS A_RED", "offer A_RED A_YEL A_GRN"],
    )
    def test_exactly_two_told_in_order(self, hospital, line):
        assert not hospital.can(prepared(hospital, 2, *self.ready), line)

    def test_four_players_see_all_eight(self, hospital):
        state = prepared(hospital, 4, "begin 1", *["patients R R R"] * 4)
        for offer in ("A_TRIAGE A_RED", "A_YEL A_GRN", "A_MASS A_BLOOD", "A_BUILD A_STAFF"):
            state = hospital.play(state, f"offer {offer}", f"keep {offer.split()[0]}")
        assert hospital.asks(state) == "1 market"

    # Blood bank: a bag to begin with.
    def test_the_blood_bank_begins_with_a_bag(self, hospital):
        ways = ("offer A_BLOOD A_STAFF", "keep A_BLOOD", "offer A_RED A_YEL", "keep A_RED")
        state = prepared(hospital, 2, *self.ready, *ways)
        assert [hospital.count(state, "blood", seat) for seat in (1, 2)] == [0, 1]
        assert hospital.asks(state) == "2 market"

    def test_but_not_who_did_not_keep_him(self, hospital):
        state = prepared(hospital, 2, *self.ready, "offer A_BLOOD A_STAFF", "keep A_STAFF")
        assert hospital.count(state, "blood", 2) == 0

    # "First game": none.
    @pytest.mark.parametrize("seats", [2, 3])
    def test_a_first_game_has_none(self, hospital, seats):
        ways = ["begin 2", *["patients R R R"] * seats]
        state = prepared(hospital, seats, *ways, administrators="off")
        assert hospital.asks(state) == "2 market"
        assert hospital.part(state, "cards") == "- / -"

    def test_alone_one_keeps_one_too(self, hospital):
        state = prepared(hospital, 1, "patients R R R", "offer A_RED A_YEL", "keep A_RED")
        assert hospital.asks(state) == "1 reports"
