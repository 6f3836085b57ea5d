"""The bots: what they decide where the choice is plain, and how well they do."""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games
from tabletop.games.hospital import ahead, experience, planning, prospects, ways
from tabletop.games.hospital.position import CHANCES, Phase
from tabletop.kernel.game import CHANCE
from tabletop.simulation import played_out

LEVELS = ["busy", "greedy", "foresight"]
VARIANTS = [
    pytest.param({}, id="base"),
    pytest.param({"panic": "on", "epidemic": "on"}, id="panic and epidemic"),
    pytest.param({"virus": "on", "experimental": "on"}, id="virus and experimental"),
    pytest.param({"administrators": "off"}, id="first game"),
]


@pytest.fixture
def greedy():
    return games.bot("hospital", "greedy")


@pytest.fixture
def decides(hospital, greedy):
    """What the bot does, as a line."""

    def decides(state, seed=1):
        return hospital.game.encode(greedy(hospital.game, state, Random(seed), 0.1))

    return decides


@pytest.fixture
def works(hospital, decides):
    """What the bot does until its shift is over, and the position then."""

    def works(state):
        lines, seat, round = [], state.asked, state.round
        while (state.asked, state.round) == (seat, round) and state.phase is not Phase.OVER:
            assert state.phase not in CHANCES, "nothing is thrown in this test"
            lines.append(decides(state))
            state = hospital.play(state, lines[-1])
        return lines, state

    return works


def match(hospital, bots, seed, options=()):
    """A match to its end; every action is checked to be legal."""
    seats = len(bots)
    return played_out(
        hospital.game,
        hospital.start(seats, **dict(options)),
        [games.bot("hospital", bot) for bot in bots],
        Random(f"bag/{seed}"),
        [Random(f"mind/{seed}/{seat}") for seat in range(seats)],
    )


class TestEveryPhase:
    def test_levels_stand_weakest_first(self):
        assert list(games.bots("hospital")) == ["random", *LEVELS]

    @pytest.mark.parametrize("level", LEVELS)
    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    @pytest.mark.parametrize("options", VARIANTS)
    def test_it_keeps_the_rules_wherever_whim_has_led(self, hospital, level, seats, options):
        bot, asked = games.bot("hospital", level), set()
        walk = hospital.walk(hospital.start(seats, **options), f"{seats} {options}")
        for number, state in enumerate(walk):
            if hospital.game.turn(state) in (None, CHANCE):
                continue
            if state.phase not in asked or number % 70 == 0:
                asked.add(state.phase)
                action = bot(hospital.game, state, Random(3), 0.1)
                assert action in hospital.game.legal_actions(state)
        assert asked >= {Phase.AMBULANCE, Phase.TAKE, Phase.RETURN, Phase.WORK, Phase.GROUP}

    @pytest.mark.parametrize("level", LEVELS)
    def test_the_same_question_has_the_same_answer_whatever_is_remembered(self, hospital, level):
        bot = games.bot("hospital", level)
        walk = list(hospital.walk(hospital.start(2, experimental="on"), "again"))
        asked = [state for state in walk if hospital.game.turn(state) not in (None, CHANCE)][5::80]
        answers = [bot(hospital.game, state, Random(1), 0.1) for state in asked]
        for state, answer in list(zip(asked, answers, strict=True))[::-1]:
            for known in (
                planning.plan,
                planning.plan_inside,
                prospects.prospects_by,
                ways.ways_in,
                ahead.worth_by,
                experience.experience_of,
            ):
                known.cache_clear()
            assert bot(hospital.game, state, Random(2), 0.1) == answer


class TestBusy:
    """Where most is healed at once, and nothing further."""

    @pytest.fixture
    def does(self, hospital):
        def does(state):
            action = games.bot("hospital", "busy")(hospital.game, state, Random(1), 0.1)
            return hospital.game.encode(action)

        return does

    def test_it_sends_to_the_room_that_heals_most(self, hospital, does):
        state = hospital.position(hospital.ward("R2 Y3 G4", "D_P3_Y"), hospital.ward())
        assert does(state) == "send nurse to D_P3_Y"

    def test_it_sends_who_can_add_most(self, hospital, does):
        state = hospital.position(
            hospital.ward("R2 Y3 G4", "D_P3_Y", "S_COL_R S_CONS"), hospital.ward()
        )
        assert does(state) == "send S_CONS to D_P3_Y"

    def test_it_would_rather_see_somebody_leave(self, hospital, does):
        state = hospital.position(
            hospital.ward("R3 R6", "R_ONC:nurse R_PHA:nurse"), hospital.ward()
        )
        assert does(hospital.play(state, "send nurse to R_CCU")) == "treat a2"

    def test_it_keeps_its_bags_but_for_a_life(self, hospital, does):
        rooms = "R_CCU:nurse R_ONC:nurse R_IMG:nurse"
        kept, used = (
            hospital.position(hospital.ward(beds, rooms, blood=1), hospital.ward())
            for beds in ("G2 Y6", "G1 Y6")
        )
        assert (does(kept), does(used)) == ("idle", "blood a1")


class TestDischarging:
    # 8: twelve patients are 35 points, and empty wards 5 more.
    def test_twelve_who_can_leave_together_do(self, hospital, works):
        state = hospital.position(
            hospital.ward(
                "R6 R6 R6 Y6 Y6 Y6 G6 G6 G6 R6 Y6 G6",
                "D_SAME_R D_SAME_Y D_SAME_G D_ANAES",
                "S_CONS",
            ),
            hospital.ward(),
        )
        _, after = works(state)
        assert hospital.points(after) == {"discharged": 35, "empty": 5}

    def test_a_bag_discharges_the_last_one(self, hospital, works):
        state = hospital.position(hospital.ward("R6 Y6 G6 R6", blood=1), hospital.ward(), round=8)
        lines, after = works(state)
        assert len([line for line in lines if line.startswith("blood")]) == 1
        assert hospital.points(after) == {"discharged": 7, "empty": 5}


class TestBlood:
    def test_a_bag_fills_a_group_of_three(self, hospital, works):
        # Two red sixes and a yellow one; as red, all three leave together.
        state = hospital.position(
            hospital.ward("R6 R6 Y6 G6 Y6", "D_SAME_R", blood=1), hospital.ward(), round=8
        )
        lines, after = works(state)
        assert len([line for line in lines if line.endswith(" as R")]) == 1
        assert hospital.points(after) == {"discharged": 9, "empty": 5}

    def test_a_bag_saves_a_life(self, hospital, works):
        state = hospital.position(
            hospital.ward("G1 Y3+", "R_CCU:nurse R_ONC:nurse R_IMG:nurse", blood=1),
            hospital.ward(),
            round=7,
        )
        lines, after = works(state)
        assert lines == ["blood a1", "idle"]
        assert hospital.count(after, "deaths") == 0

    def test_a_bag_is_kept_where_it_brings_nothing(self, hospital, works):
        state = hospital.position(hospital.ward("R2 Y2 G2 R2", blood=2), hospital.ward(), round=8)
        lines, after = works(state)
        assert not [line for line in lines if line.startswith("blood")]
        assert hospital.points(after) == {"blood": 2}


class TestSending:
    def test_the_specialist_goes_where_it_can_add_something(self, hospital, works):
        # The oncologist treats again whom the room has treated, if that one is yellow.
        state = hospital.position(
            hospital.ward(
                "R6 Y5",
                "R_IMG:nurse R_ICU:nurse R_PHA:nurse",
                "S_MORE_Y",
            ),
            hospital.ward(),
            round=8,
        )
        lines, after = works(state)
        assert lines[0].startswith("send S_MORE_Y to R_")
        assert lines[1:3] == ["treat a2", "treat a2"]
        assert hospital.points(after) == {"discharged": 1}

    def test_nobody_who_could_be_saved_dies(self, hospital, works):
        state = hospital.position(hospital.ward("R1 Y1 G1 R4 Y5 G4"), hospital.ward(), round=5)
        _, after = works(state)
        assert hospital.count(after, "deaths") == 0

    def test_nobody_is_idle_while_somebody_can_be_treated_for_good(self, hospital, works):
        state = hospital.position(
            hospital.ward("R4 Y3 G2 R3", specialists="S_CONS"), hospital.ward(), round=2
        )
        lines, _ = works(state)
        assert len([line for line in lines if line.startswith("send")]) == 4

    def test_a_group_that_somebody_else_began_is_completed(self, hospital, decides):
        state = hospital.position(
            hospital.ward("R2 R2 R2 Y6 Y6 G5", "D_SAME_R"), hospital.ward(), round=8
        )
        state = hospital.play(state, "send nurse to D_SAME_R", "treat a2")
        assert decides(state) in ("treat a1", "treat a3")


class TestIntake:
    def test_healthy_patients_are_preferred(self, hospital, decides):
        state = hospital.position(
            hospital.ward("R3", ambulance=0),
            hospital.ward(ambulance=0),
            phase="ambulance",
            ambulances="R2 Y2 G2 / R2 Y2 G2 / R5 Y5 G5 swaps 0",
        )
        assert decides(state) == "ambulance 3"

    # 3: the lowest taken ambulance brings a bag.
    def test_the_last_one_takes_a_bag_rather_than_a_little_more_health(self, hospital, decides):
        state = hospital.position(
            hospital.ward("R5", ambulance=2),
            hospital.ward("R5", ambulance=0),
            phase="ambulance",
            asked=2,
            ambulances="R4 Y5 G5 / - / R5 Y5 G5 swaps 0",
        )
        assert decides(state) == "ambulance 1"

    # 3: who has no bed for all loses those who were there; who can leave makes room.
    def test_with_full_wards_those_who_leave_soon_are_worth_more_than_a_bag(
        self, hospital, decides
    ):
        state = hospital.position(
            hospital.ward("R5", ambulance=2),
            hospital.ward("R3 R3 Y3 Y3 G3 G3 R4 Y4 G4", ambulance=0),
            phase="ambulance",
            asked=2,
            ambulances="R2 Y2 G2 / - / R5 Y5 G5 swaps 0",
        )
        assert decides(state) == "ambulance 3"

    def test_equal_patients_stay_where_they_are(self, hospital, decides):
        state = hospital.position(
            hospital.ward("R3"),
            hospital.ward("R3"),
            phase="ties",
            asked=2,
            ambulances="R2 R3 Y3 / G3 R4 G4 / R5 Y5 G5 swaps 0",
        )
        assert decides(state) == "leave"

    def test_the_weakest_goes_to_the_mortuary(self, hospital, decides):
        state = hospital.position(
            hospital.ward("R4 Y5 G6 R4 Y1 G5 R6 Y4 G4 R5"),
            hospital.ward(),
            phase="missing",
            ambulances="- / R2 Y2 G2 / R5 Y5 G5 swaps 0",
            waiting="drawn - arriving R3 Y3 G3 offered -",
        )
        assert decides(state) == "mortuary b2"


class TestImproving:
    def take(self, hospital, market, round):
        return hospital.position(
            hospital.ward("R5 R4 R3 R3 G2", ambulance=1),
            hospital.ward(ambulance=2),
            phase="take",
            round=round,
            market=f"{market} -",
        )

    def test_a_room_that_helps_at_once_and_later(self, hospital, decides):
        assert decides(self.take(hospital, "D_SAME_Y D_P3_R", 3)) == "take D_P3_R"

    def test_a_worker_who_helps_is_kept(self, hospital, decides):
        state = hospital.play(self.take(hospital, "D_SAME_Y S_CONS", 4), "take S_CONS")
        assert decides(state) == "return nothing"

    def test_what_is_of_no_use_any_more_becomes_a_bag(self, hospital, decides):
        state = hospital.play(self.take(hospital, "D_SAME_Y S_CONS", 8), "take D_SAME_Y")
        assert decides(state) == "return D_SAME_Y"


class TestEndOfTheShift:
    def test_who_would_die_is_spared(self, hospital, decides):
        state = hospital.position(
            hospital.ward("R4 Y1 G6", administrator="A_TRIAGE"), hospital.ward(), phase="spare"
        )
        assert decides(state) == "spare a2"

    def test_alone_the_reports_that_bring_most_are_finished(self, hospital, decides):
        state = hospital.position(
            hospital.ward("R4", discharged="R6 R6 Y6 G6"),
            phase="report",
            reports="M02 M05 M06 M01 M04 M09 filed -",
        )
        assert decides(state) == "report M04 R Y G"


@pytest.mark.no_cover
class TestStrength:
    def test_each_level_wins_at_the_one_below(self, hospital):
        for weaker, stronger, matches in zip(["random", *LEVELS], LEVELS, (3, 1, 1), strict=False):
            for seed in range(matches):
                bots = [stronger, weaker, weaker]
                ended = match(hospital, bots[seed % 3 :] + bots[: seed % 3], seed)
                assert hospital.game.ranking(ended.state).winners == (-seed % 3,)

    @pytest.mark.parametrize(("level", "points"), [("busy", 10), ("greedy", 45), ("foresight", 55)])
    def test_against_itself_it_does_as_well_as_it_should(self, hospital, level, points):
        totals = [
            score.total for score in hospital.game.scores(match(hospital, [level] * 2, 0).state)
        ]
        assert sum(totals) / len(totals) >= points

    @pytest.mark.parametrize(("level", "seats"), [("busy", 2), ("greedy", 2), ("foresight", 1)])
    def test_with_everything_at_once(self, hospital, level, seats):
        options = dict.fromkeys(("panic", "epidemic", "virus", "experimental"), "on")
        ended = match(hospital, [level] * seats, 1, options)
        assert all(score.total > -20 for score in hospital.game.scores(ended.state))
