"""The best bot: what experience tells it of hospitals, and what it makes of that."""

from __future__ import annotations

import json
from operator import mul
from random import Random

import pytest

from tabletop import games
from tabletop.games.hospital.ahead import (
    MIND,
    ahead_of,
    case_after,
    case_of,
    has_lowest,
    kind_of,
)
from tabletop.games.hospital.census import census_of, leaving_of
from tabletop.games.hospital.content_file import example
from tabletop.games.hospital.experience import KINDS, experience_of, shown
from tabletop.games.hospital.network import known_cards, reckoning
from tabletop.games.hospital.printed import COLOURS


@pytest.fixture
def decides(hospital):
    """What foresight does, as a line."""
    foresight = games.bot("hospital", "foresight")
    return lambda state: hospital.game.encode(foresight(hospital.game, state, Random(1), 0.1))


@pytest.fixture
def knows(hospital):
    """Points that a usual hospital still wins when a round begins and so many are to come."""

    def knows(beds, rooms="D_P3_R D_RUN_ANY", specialists="S_CONS S_PARA", left=4, **other):
        other = {"administrator": "A_MASS", **other}
        state = hospital.position(
            hospital.ward(beds, rooms, specialists, **other), hospital.ward(), round=9 - left
        )
        own = state.own
        case = case_of(state, own, left, is_first=False)
        kinds = [kind_of(one.colour, one.value) for one in own.patients]
        return experience_of(case).worth(kinds, own.blood)

    return knows


@pytest.fixture
def worth(hospital):
    """What a shift is worth that ends like this."""

    def worth(beds, left=3, discharged=0, **other):
        state = hospital.position(hospital.ward(beds, **other), hospital.ward(), round=8 - left)
        own = state.own
        gone = leaving_of([COLOURS[0]] * discharged)
        return MIND.worth_by(ahead_of(state, own))(census_of(own.beds), gone, own.blood)

    return worth


class TestExperience:
    def test_it_was_taught_with_the_cards_of_the_house(self, hospital):
        departments, specialists = hospital.start().content.deck(False)
        assert sorted(known_cards()) == sorted((*departments, *specialists))

    def test_more_rounds_bring_more(self, knows):
        worths = [knows("R3 Y4 G5", left=left) for left in range(1, 7)]
        assert worths == sorted(worths)
        assert 5 < worths[0] < 20
        assert 30 < worths[-1] < 80

    def test_healthy_patients_bring_more(self, knows):
        assert knows("R5 Y5 G5") > knows("R4 Y4 G4") > knows("R2 Y2 G2")

    def test_what_treats_many_brings_more(self, knows):
        assert knows("R4 Y4") > knows("R4 Y4", specialists="S_CONS") + 1
        assert knows("R4 Y4") > knows("R4 Y4", "D_P3_R") + 1

    def test_colours_are_alike(self, knows):
        worths = [
            knows(f"{one}4 {one}2 {other}5", f"D_P3_{one} D_ANAES", f"S_COL_{other} S_CONS")
            for one, other in ("RY", "YG", "GR", "RG")
        ]
        assert max(worths) - min(worths) < 1.5

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_a_beginning_promises_a_usual_end(self, hospital, seats):
        state = hospital.start(seats)
        case = case_of(state, state.own, 8, is_first=True)
        kinds = [kind_of(COLOURS[0], 3), kind_of(COLOURS[1], 4), kind_of(COLOURS[2], 5)]
        assert 45 < experience_of(case).worth(kinds, 0) < 90

    def test_a_department_of_another_file_counts_as_the_one_that_does_the_same(self, hospital):
        cards = json.loads(example())
        for card in cards["departments"]:
            card["id"] = card["id"].replace("D_", "N_")
        other = hospital.start(2, content=json.dumps(cards))
        house = hospital.start(2)

        def case(state, card):
            found = case_of(state, state.own, 4, is_first=False)
            return list(shown(found._replace(departments=(card,))))

        for card in house.content.departments:
            numbers = case(house, card)
            assert numbers[KINDS + known_cards().index(card)] == 1
            assert case(other, card.replace("D_", "N_")) == numbers

    def test_each_specialist_of_the_house_counts_as_itself(self, hospital):
        state = hospital.start(2)
        case = case_of(state, state.own, 4, is_first=False)
        for card in state.content.specialists:
            numbers = list(shown(case._replace(specialists=(card,))))
            assert numbers[KINDS + known_cards().index(card)] == 1

    def test_experimental_cards_count_as_one_of_the_house(self, hospital):
        state = hospital.start(2, experimental="on")
        case = case_of(state, state.own, 4, is_first=False)
        departments, specialists = state.content.deck(True)
        for card in departments:
            numbers = list(shown(case._replace(departments=(card,))))
            assert sum(numbers[KINDS : KINDS + 12]) == 1
        for card in specialists:
            numbers = list(shown(case._replace(specialists=(card,))))
            assert sum(numbers[KINDS + 12 : KINDS + 24]) == 1


class TestReckoning:
    def test_packed_rows_add_up_like_numbers(self):
        """The same by numbers that are not whole, lane by lane."""
        rng, known = Random(4), reckoning(3)
        weights = known._weights
        for _ in range(20):
            numbers = [float(rng.random() < 0.2) for _ in weights.rows]
            sums = [
                sum(map(mul, numbers, column)) + always
                for *column, always in zip(*weights.rows, weights.always, strict=True)
            ]
            *hidden, straight = sums
            outer = [weight / (1 << 16) for weight in weights.outer]
            expected = 10 * (sum(max(0, one) * w for one, w in zip(hidden, outer, strict=True)))
            total = sum(row for number, row in zip(numbers, known.rows, strict=True) if number)
            total += known.beginning([0.0] * len(numbers))
            assert known.points(total) == pytest.approx(expected + 10 * straight, abs=1e-3)

    def test_points_are_a_row_of_their_own(self):
        known = reckoning(5)
        start = known.beginning([0.0] * len(known.rows))
        assert known.points(start + known.row_of(-2)) == pytest.approx(known.points(start) - 2)


class TestWorth:
    # 7: who was not treated gets worse, a 1 dies; 9: that costs two points.
    def test_neglect_is_foreseen(self, worth):
        assert worth("R4+ Y3") == pytest.approx(worth("R4+ Y2+"))
        assert worth("R4+ Y1") == pytest.approx(worth("R4+") - 2)
        assert worth("R4+ Y2", administrator="A_TRIAGE") == pytest.approx(
            worth("R4+ Y2+", administrator="A_TRIAGE")
        )

    # 8: by the scale, and five more when nobody is in the wards.
    def test_who_leaves_counts_at_once(self, worth):
        assert worth("R4+", discharged=7) == pytest.approx(worth("R4+") + 14)

    def test_empty_wards_count_at_once(self, worth, knows):
        later = knows("", "", "", left=3, administrator="-")
        assert worth("", left=3) == pytest.approx(later + 5)

    # 9: who took the lowest ambulance begins.
    def test_who_begins_the_next_round_is_known_as_soon_as_it_is_certain(self, hospital):
        def lowest(one, other):
            state = hospital.position(hospital.ward(ambulance=one), hospital.ward(ambulance=other))
            return has_lowest(state, state.own)

        assert (lowest(1, 2), lowest(2, 3), lowest(3, 2)) == (True, True, False)
        start = hospital.start(2)
        assert not has_lowest(start, start.own)


class TestChoosing:
    def test_a_department_that_fits_the_wards_is_drafted(self, hospital, decides):
        state = hospital.position(
            hospital.ward("R4 R4 R4 R3 R5", "D_SAME_R D_P3_R", ambulance=1),
            hospital.ward(ambulance=2),
            phase="take",
            round=4,
            market="D_RUN_R D_RUN_Y -",
        )
        assert decides(state) == "take D_RUN_R"

    def test_a_specialist_who_fits_the_rooms_is_drafted(self, hospital, decides):
        state = hospital.position(
            hospital.ward("Y3 Y3 Y4 G2", "D_P3_Y D_SAME_Y", ambulance=1),
            hospital.ward(ambulance=2),
            phase="take",
            round=5,
            market="S_COL_R S_COL_Y -",
        )
        assert decides(state) == "take S_COL_Y"

    # 8: seven together bring 14, and empty wards 5 more; three and then four bring 12.
    def test_six_who_leave_together_next_time_are_saved_up(self, hospital, worth):
        together = worth("R6+ Y6+ G6+ R6+ Y6+ G6+", left=1, rooms="D_ANAES D_ANAES D_P3_R")
        some_now = worth("R6+ Y6+ G6+ R5", left=1, discharged=2, rooms="D_ANAES D_ANAES D_P3_R")
        assert together > some_now


# Alone: in place of a report that is finished lies the one above, and another is drawn there.
@pytest.mark.parametrize(
    ("done", "lower", "upper", "drawn"),
    [
        pytest.param((), ("M04", "M05", "M06"), ("M01", "M02", "M03"), 0, id="none is finished"),
        pytest.param(("M05",), ("M04", "M02", "M06"), ("M01", "M03"), 1, id="one is finished"),
    ],
)
def test_a_report_that_is_finished_makes_room(hospital, done, lower, upper, drawn):
    state = hospital.position(hospital.ward("R3"), reports="M01 M02 M03 M04 M05 M06 filed -")
    case = case_after(ahead_of(state, state.own), done)
    assert (case.next_reports, case.more_reports, case.unknown) == (lower, upper, drawn)
