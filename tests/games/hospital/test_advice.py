"""What foresight tells: the worth of every action, and what each hospital may expect."""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games
from tabletop.games.hospital.actions import Send
from tabletop.games.hospital.advice import ADVICE
from tabletop.games.hospital.position import Phase
from tabletop.kernel.advice import Measure
from tabletop.kernel.game import CHANCE

LITTLE = 0.1


@pytest.fixture
def weigh(hospital):
    """By line, the points that each action is worth."""

    def weigh(state, budget=LITTLE):
        worths = ADVICE.weigh(hospital.game, state, Random(4), budget)
        return {hospital.game.encode(action): worth for action, worth in worths.items()}

    return weigh


@pytest.fixture
def outlook(hospital):
    """By seat, the points that may be expected."""
    return lambda state: ADVICE.outlook(hospital.game, state)


def match(hospital, seats, bot="busy", seed=1, **options):
    """The positions of a match that is played by bots."""
    game, choose, dice = hospital.game, games.bot("hospital", bot), Random(f"advice/{seed}")
    state = hospital.start(seats, **options)
    while (turn := game.turn(state)) is not None:
        yield state
        if turn == CHANCE:
            action = game.sample(state, dice)
        else:
            action = choose(game, state, Random(1), LITTLE)
        state = game.apply(state, action).state
    yield state


class TestWhole:
    def test_points_are_measured_and_a_fast_level_plays_on(self):
        assert ADVICE.measure is Measure.POINTS
        assert ADVICE.quick == "busy"

    @pytest.mark.parametrize(
        ("seats", "options"),
        [
            (1, {}),
            (2, {"experimental": "on", "virus": "on"}),
            (3, {"epidemic": "on", "panic": "on"}),
        ],
    )
    def test_every_action_is_weighed_and_foresight_takes_the_best(self, hospital, seats, options):
        game, foresight, phases = hospital.game, games.bot("hospital", "foresight"), set()
        for number, state in enumerate(match(hospital, seats, **options)):
            if game.turn(state) in (None, CHANCE) or (state.phase in phases and number % 67):
                continue
            phases.add(state.phase)
            legal = game.legal_actions(state)
            worths = ADVICE.weigh(game, state, Random(number), LITTLE)
            assert list(worths) == list(legal)
            chosen = foresight(game, state, Random(number + 1), LITTLE)
            assert worths[chosen] == max(worths.values())
        assert phases >= {Phase.AMBULANCE, Phase.TAKE, Phase.RETURN, Phase.WORK, Phase.GROUP}


class TestWeigh:
    # 8: seven patients are 14 points, and empty wards 5 more.
    def test_in_the_last_round_it_is_what_the_shift_brings(self, hospital, weigh):
        state = hospital.position(
            hospital.ward("R6 R6 R6 Y6 Y6 Y6 G6", "D_SAME_R D_SAME_Y", points="20 0 0 0"),
            hospital.ward(),
            round=8,
        )
        worths = weigh(state)
        assert worths["send nurse to D_SAME_R"] == pytest.approx(20 + 14 + 5)
        # Nobody sent: six of them are left with a 5.
        assert worths["idle"] == pytest.approx(20, abs=0.2)

    def test_whom_to_treat_is_weighed_by_what_still_can_be_done(self, hospital, weigh):
        state = hospital.position(
            hospital.ward("R6 R3", "R_ONC:nurse R_PHA:nurse"), hospital.ward(), round=8
        )
        worths = weigh(hospital.play(state, "send nurse to R_CCU"))
        assert worths["treat a1"] == pytest.approx(1, abs=0.1)
        assert worths["treat a2"] == pytest.approx(0, abs=0.1)

    def test_a_specialist_is_worth_what_it_adds(self, hospital, weigh):
        state = hospital.position(
            hospital.ward("R3 R6", "R_ONC:nurse R_PHA:nurse R_IMG:nurse", "S_CONS"),
            hospital.ward(),
            round=8,
        )
        state = hospital.play(state, "send S_CONS to R_CCU", "treat a1")
        worths = weigh(state)
        assert worths["treat a2"] - worths["skip"] == pytest.approx(1, abs=0.1)

    def test_a_bag_is_a_point_and_whom_it_discharges_is_another(self, hospital, weigh):
        state = hospital.position(
            hospital.ward("R6 Y1 G3+", "R_ONC:nurse R_PHA:nurse R_CLI:nurse", blood=1),
            hospital.ward(),
            round=8,
        )
        worths = weigh(state)
        # The yellow one dies, but for the bag.
        assert worths["idle"] == pytest.approx(1 - 2, abs=0.1)
        assert worths["blood a2"] == pytest.approx(0, abs=0.1)
        assert worths["blood a1"] == pytest.approx(1 - 2, abs=0.1)

    def test_nothing_in_a_shift_is_worth_more_than_the_plan(self, hospital):
        game = hospital.game
        state = hospital.position(
            hospital.ward("R4 R5 Y3 Y6 G2 G6 R1", "D_ANAES D_P3_G", "S_CONS S_PARA", blood=1),
            hospital.ward(),
        )
        worths = ADVICE.weigh(game, state, Random(1), LITTLE)
        best = max(worths, key=worths.__getitem__)
        assert isinstance(best, Send)
        assert len(set(worths.values())) > 5

    def test_a_group_that_it_does_not_think_of_is_worth_no_more_than_none(self, hospital, weigh):
        # 64 groups of three colours: it thinks of those that are in danger.
        state = hospital.position(
            hospital.ward("R1 R2 R3 R4 Y1 Y2 Y3 Y4 G1 G2 G3 G4", "R_ONC:nurse R_PHA:nurse D_ANAES"),
            hospital.ward(),
            round=8,
        )
        idle = weigh(state)["idle"]
        worths = weigh(hospital.play(state, "send nurse to D_ANAES"))
        assert worths["treat a1"] > worths["treat a2"] > worths["treat b1"]
        assert worths["treat b1"] == pytest.approx(idle, abs=0.1)

    def test_the_healthier_ambulance_is_worth_more(self, hospital, weigh):
        state = hospital.position(
            hospital.ward("R3", ambulance=0),
            hospital.ward(ambulance=0),
            phase="ambulance",
            ambulances="R2 Y2 G2 / R2 Y2 G2 / R5 Y5 G5 swaps 0",
        )
        worths = weigh(state)
        assert set(worths) == {"ambulance 2", "ambulance 3"}
        assert worths["ambulance 3"] > worths["ambulance 2"] + 1

    def test_what_fits_the_wards_is_worth_more(self, hospital, weigh):
        """Three reds with one value: the red group, not the yellow one."""
        state = hospital.position(
            hospital.ward("R4 R4 R4 G2", ambulance=1),
            hospital.ward(ambulance=2),
            phase="take",
            round=6,
            market="D_SAME_R D_SAME_Y -",
        )
        worths = weigh(state)
        assert worths["take D_SAME_R"] > worths["take D_SAME_Y"] + 0.5

    def test_at_the_end_what_is_of_no_use_is_worth_a_bag(self, hospital, weigh):
        state = hospital.position(
            hospital.ward("R2", ambulance=1),
            hospital.ward(ambulance=2),
            phase="take",
            round=8,
            market="D_SAME_Y S_CONS -",
        )
        worths = weigh(hospital.play(state, "take D_SAME_Y"))
        assert worths["return D_SAME_Y"] - worths["return nothing"] == pytest.approx(1)

    def test_a_kind_of_which_only_some_are_left_is_weighed_by_those(self, hospital, weigh):
        wards = hospital.ward("R3 Y4 G5"), hospital.ward("R3")
        state = hospital.position(*wards, phase="reveal")
        # Whatever helps red patients only was taken by the other, twice.
        taken = "D_SAME_R D_SAME_R D_RUN_R D_RUN_R D_P3_R D_P3_R"
        rest = hospital.position(wards[0], hospital.ward("R3", taken), round=8, phase="reveal")
        for each in (state, rest):
            assert set(weigh(each)) == {"reveal department", "reveal specialist"}
        assert weigh(state)["reveal department"] != weigh(rest)["reveal department"]


class TestOutlook:
    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_it_begins_with_a_usual_end_and_ends_with_the_points(self, hospital, outlook, seats):
        first, *others = match(hospital, seats)
        assert all(30 < worth < 80 for worth in outlook(first))
        phases = {state.phase: state for state in others}
        for state in phases.values():
            assert len(outlook(state)) == seats
        *_, last = others
        assert outlook(last) == tuple(score.total for score in hospital.game.scores(last))

    def test_healthy_patients_in_the_ambulances_are_luck_for_all(self, hospital, outlook):
        def thrown(value):
            patients = " / ".join(f"R{value} Y{value} G{value}" for _ in range(3))
            return hospital.position(
                hospital.ward("R3"), hospital.ward("Y4"), phase="ties",
                asked=2, ambulances=f"{patients} swaps 0",
            )  # fmt: skip

        good, bad = outlook(thrown(5)), outlook(thrown(2))
        assert all(one > other + 1 for one, other in zip(good, bad, strict=True))

    def test_who_has_more_points_may_expect_more(self, hospital, outlook):
        wards = [hospital.ward("R3 Y5", points=points) for points in ("30 5 0 0", "10 0 0 0")]
        one, other = outlook(hospital.position(*wards, round=5))
        assert one - other == pytest.approx(25, abs=3)

    def test_a_shift_that_is_over_counts_once(self, hospital, outlook):
        state = hospital.position(hospital.ward("R6 Y6"), hospital.ward("R3"), round=8)
        state = hospital.play(
            state, "send nurse to R_CCU", "treat a1", "send nurse to R_ONC", "treat a2"
        )
        before = outlook(state)
        after = hospital.play(state, "idle")
        assert hospital.total(after) == 3 + 5
        assert outlook(after)[0] == before[0] == pytest.approx(8)

    # Alone: a finished report brings its points, one that is left takes two.
    def test_alone_the_report_that_can_be_finished_counts(self, hospital, outlook):
        one, other = (
            outlook(
                hospital.position(
                    hospital.ward("R6 Y6 G6"), round=8, reports=f"M01 M02 M03 {below} filed -"
                )
            )[0]
            for below in ("M04 M08 M09", "M10 M08 M09")
        )
        assert one - other == pytest.approx(3 + 2)

    @pytest.mark.parametrize(("round", "close"), [(8, 1e-6), (3, 2)])
    def test_alone_what_a_report_will_bring_is_told_before_it_is_filed(
        self, hospital, outlook, round, close
    ):
        state = hospital.position(
            hospital.ward("R5+", discharged="R6 Y6 G6"),
            round=round,
            reports="M01 M02 M03 M04 M08 M09 filed -",
        )
        state = hospital.play(state, "idle")
        assert hospital.asks(state) == "1 report"
        after = hospital.play(state, "report M04 R Y G")
        assert outlook(state)[0] == pytest.approx(outlook(after)[0], abs=close)
