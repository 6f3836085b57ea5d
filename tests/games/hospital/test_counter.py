"""The score counter: it takes what eight rounds can leave, and says why where it cannot.

A column is the patients discharged in each of eight rounds, then the rounds with empty
wards, blood bags, deaths, points of the administrator and of reports, unfinished reports,
patients left, and their values together.
"""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random

import pytest

from tabletop import games
from tabletop.games.hospital import counter
from tabletop.games.hospital.content_file import problem
from tabletop.games.hospital.events import RoundScored
from tabletop.kernel.game import CHANCE

COUNTER = games.counter("hospital")
LINE = {line.id: at for at, line in enumerate(COUNTER.lines)}
USUAL = "2 3 4 3 5 2 4 1"
"""24 patients are discharged; after every round somebody lies in the wards."""


def told(line: str, entered: int) -> str:
    found = COUNTER.problem(LINE[line], entered)
    return "" if found is None else str(found)


def column(rounds: str = USUAL, **entered: int) -> list[int]:
    """A column with 0 where nothing is said; one death and two patients left make USUAL full."""
    lines = dict.fromkeys(LINE, 0)
    lines |= {f"round-{number}": int(gone) for number, gone in enumerate(rounds.split(), 1)}
    return list((lines | entered).values())


def against(rounds: str = USUAL, players: int = 2, **entered: int) -> str:
    """The line and the reason that are told of a column whose single numbers are possible."""
    entered.setdefault("values", 3 * entered.get("left", 0))
    numbers = column(rounds, **entered)
    assert not any(COUNTER.problem(line, number) for line, number in enumerate(numbers))
    found = COUNTER.contradiction(numbers, players)
    if found is None:
        return ""
    line = "" if found.line is None else f"{COUNTER.lines[found.line].id}: "
    return f"{line}{found.problem}"


class TestScales:
    def test_discharged_patients_are_worth_more_the_more_leave_together(self):
        """Si 7 patients sortent à la fin d'une manche, le score est de 14 points."""
        for number in range(1, 9):
            line = COUNTER.lines[LINE[f"round-{number}"]]
            scale = [0, 1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35]
            assert [line.points(patients) for patients in range(13)] == scale

    @pytest.mark.parametrize(
        ("line", "each"), [("empty", 5), ("blood", 1), ("deaths", -2), ("unfinished", -2)]
    )
    def test_others_bring_the_same_each_and_say_so(self, line, each):
        assert [COUNTER.lines[LINE[line]].points(count) for count in (0, 1, 6)] == [
            0,
            each,
            6 * each,
        ]
        assert COUNTER.each(LINE[line], ()) == each

    @pytest.mark.parametrize("line", ["administrator", "reports"])
    def test_administrators_and_reports_are_points(self, line):
        assert COUNTER.lines[LINE[line]].points(7) == 7
        assert COUNTER.each(LINE[line], ()) is None

    @pytest.mark.parametrize("line", ["left", "values"])
    def test_who_is_left_brings_nothing(self, line):
        assert {COUNTER.lines[LINE[line]].points(number) for number in range(13)} == {0}


class TestLines:
    @pytest.mark.parametrize("line", ["reports", "unfinished"])
    def test_of_reports_are_there_alone(self, line):
        kind = COUNTER.lines[LINE[line]]
        assert [players for players in COUNTER.seats if kind.is_for(players)] == [1]

    @pytest.mark.parametrize("line", ["left", "values"])
    def test_that_decide_are_there_with_others(self, line):
        kind = COUNTER.lines[LINE[line]]
        assert kind.decides
        assert [players for players in COUNTER.seats if kind.is_for(players)] == [2, 3, 4]


class TestOneNumber:
    @pytest.mark.parametrize(
        ("line", "most", "why"),
        [
            (
                "round-1",
                9,
                "in round 1 at most 9 patients lie in the wards, and 10 cannot be discharged",
            ),
            (
                "round-2",
                12,
                "in round 2 at most 12 patients lie in the wards, and 13 cannot be discharged",
            ),
            ("empty", 8, "a game has 8 rounds, not 9"),
            ("blood", 21, "nobody can win more than 21 blood bags in a game"),
            ("deaths", 37, "no more than 37 patients come in a game"),
            ("administrator", 84, "no administrator brings more than 84 points"),
            ("reports", 480, "all reports together do not bring more than 480 points"),
            ("unfinished", 6, "only 6 reports lie there, not 7"),
            ("left", 12, "there are 12 beds, not 13"),
            ("values", 72, "12 patients of value 6 are 72 together, and 73 is too many"),
        ],
    )
    def test_has_its_limit_and_says_why(self, line, most, why):
        assert [told(line, entered) for entered in range(most + 1)] == [""] * (most + 1)
        assert told(line, most + 1) == why
        assert told(line, 999)

    @pytest.mark.parametrize(
        ("card", "key", "most"),
        [
            ({"effect": "bonus", "color": "any", "at_least": 1}, "points", counter.MOST_POINTS),
            ({"effect": "departments"}, "points", counter.MOST_POINTS),
            ({"effect": "specialists"}, "points", counter.MOST_POINTS),
            ({"effect": "blood_bank", "bags": 1}, "points", counter.MOST_POINTS),
            ({"effect": "blood_bank", "points": 1}, "bags", counter.MOST_BAGS),
        ],
    )
    def test_goes_as_far_as_any_administrator_in_a_file_of_contents(self, card, key, most):
        assert not own("administrators", card | {key: most})
        assert str(most) in own("administrators", card | {key: most + 1})

    def test_goes_as_far_as_any_report_in_a_file_of_contents(self):
        most = counter.MOST_OF_REPORT
        assert not own("solo_reports", {"needs": "R", "points": most})
        assert str(most) in own("solo_reports", {"needs": "R", "points": most + 1})


def own(section: str, card: dict[str, object]) -> str:
    """What is wrong with a file of contents that has this card, too."""
    house = files("tabletop.games.hospital").joinpath("house.json").read_text(encoding="utf-8")
    raw = json.loads(house)
    names = {"en": "New", "fr": "Nouveau"} if section == "administrators" else {}
    raw[section].append({"id": "NEW", **names, **card})
    return str(problem(json.dumps(raw)) or "")


class TestPatients:
    """Who came was discharged, has died or is left."""

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_none_gets_lost(self, players):
        assert not against(deaths=1, left=2, players=players)
        game = "27 come in a game, with Panic 29, with Epidemic 35, with both 37"
        assert against(deaths=1, left=1, players=players) == (
            f"24 discharged, 1 dead and 1 left are 26 patients, but {game}"
        )
        assert against("9 3 4 4 4 4 4 4", left=2, players=players).endswith(
            f"38 patients, but {game}"
        )

    @pytest.mark.parametrize("players", [2, 3])
    def test_are_as_many_as_the_variants_bring(self, players):
        assert [left for left in range(13) if not against(left=left, players=players)] == [3, 5, 11]

    def test_four_players_may_lack_some_for_an_epidemic(self):
        """None comes where the bag is empty."""
        found = [left for left in range(13) if not against(left=left, players=4)]
        assert found == list(range(3, 12))

    @pytest.mark.parametrize(
        ("rounds", "left", "most"),
        [
            pytest.param("7 3 3 3 3 3 3 0", 2, 6, id="six in a first round without variants"),
            pytest.param("9 3 3 3 3 3 3 0", 2, 8, id="eight in a first round with Panic"),
            pytest.param("8 4 4 4 4 4 4 0", 3, 7, id="seven in a first round with Epidemic"),
        ],
    )
    def test_cannot_leave_before_they_came(self, rounds, left, most):
        first = rounds[0]
        assert against(rounds, left=left) == (
            f"round-1: in round 1 at most {most} patients lie in the wards, "
            f"and {first} cannot be discharged"
        )

    def test_nine_can_leave_at_once_with_panic_and_epidemic(self):
        assert not against("9 0 0 5 5 5 5 5", left=3, empty=1)

    def test_cannot_leave_later_who_left_before(self):
        # Three come in round 2, and nobody else is there.
        assert against("6 4 2 3 3 3 3 3").startswith("round-2: in round 2 at most 3 patients")

    def test_die_where_there_are_no_beds(self):
        # Twelve lie there after round 3; three come in round 4 and three in round 5.
        assert against("0 0 0 0 9 3 3 3", deaths=6, left=3) == ""
        assert against("0 0 0 0 9 3 3 4", deaths=5, left=3) == (
            "deaths: with 12 beds and so few discharged, at least 6 die for want of one"
        )

    @pytest.mark.parametrize("deaths", range(7))
    def test_of_whom_nobody_knows_more_alone(self, deaths):
        """Alone nobody is equal: who is left is not looked at."""
        assert not against(deaths=deaths, players=1)
        assert not against("3 3 3 3 3 3 3 4", deaths=deaths, left=1, values=40, players=1)

    def test_may_be_left_in_every_bed(self):
        assert not against("2 2 2 2 2 2 3 0", left=12)
        assert not against("2 2 2 2 2 2 3 0", players=1)

    def test_can_all_be_told_alone(self):
        assert against("1 1 1 1 1 1 1 1", deaths=6, players=1) == (
            "8 discharged and 6 dead cannot be all patients: 27 come in a game, with Panic 29, "
            "with Epidemic 35, with both 37, and no more than 12 can be left"
        )

    def test_who_did_not_play_has_none(self):
        assert not against("0 0 0 0 0 0 0 0")


class TestEmptyWards:
    def test_are_seen_where_everybody_who_came_has_left(self):
        assert not against("6 3 3 3 3 3 3 3", empty=8)
        assert against("6 3 3 3 3 3 3 3", empty=7) == (
            "empty: at least 8 of the rounds end with empty wards, not 7"
        )

    def test_are_not_empty_where_somebody_is_left(self):
        assert not against("6 3 3 3 3 3 3 1", left=2, empty=7)
        assert against("6 3 3 3 3 3 3 1", left=2, empty=8) == (
            "empty: at most 7 of the rounds end with empty wards, not 8"
        )

    def test_are_empty_at_the_end_where_nobody_is_left(self):
        assert not against("2 3 4 3 5 2 4 3", deaths=1, empty=1)
        assert against("2 3 4 3 5 2 4 3", deaths=1) == (
            "empty: at least 1 of the rounds end with empty wards, not 0"
        )

    @pytest.mark.parametrize("empty", range(4))
    def test_may_be_empty_by_a_death(self, empty):
        """One is there after rounds 1, 6 and 7, who may have died before; or dies at last."""
        assert not against("5 2 2 3 4 4 3 2", deaths=1, left=1, empty=empty)

    def test_are_not_empty_while_somebody_is_there_who_leaves_later(self):
        # Two are there after round 1 and one after round 2: one of the two has left, not died.
        assert not against("4 4 3 3 3 3 3 2", deaths=2, empty=7)
        assert against("4 4 3 3 3 3 3 2", deaths=2, empty=8).startswith("empty: at most 7 of")


class TestValues:
    @pytest.mark.parametrize("values", range(2, 13))
    def test_are_from_1_to_6_each(self, values):
        assert not against(deaths=1, left=2, values=values)

    @pytest.mark.parametrize("values", [0, 1, 13])
    def test_others_cannot_be(self, values):
        assert against(deaths=1, left=2, values=values) == (
            f"values: patients left: 2; so their values are 2 to 12 together, not {values}"
        )

    def test_are_none_where_nobody_is_left(self):
        assert against("2 3 4 3 5 2 4 3", deaths=1, empty=1, values=4) == (
            "values: nobody is left, so there are no values to add up"
        )


class TestPoints:
    def test_of_an_administrator_depend_on_blood_beyond_forty(self):
        assert not against(deaths=1, left=2, administrator=40)
        assert against(deaths=1, left=2, blood=10, administrator=41) == (
            "administrator: blood bags left: 10; so no administrator brings more than 40 points"
        )
        assert not against(deaths=1, left=2, blood=11, administrator=44)

    def test_of_reports_need_somebody_discharged(self):
        assert not against(deaths=1, reports=480, players=1)
        assert against("1 0 0 0 0 0 0 0", deaths=30, reports=21, players=1) == (
            "reports: each report needs a discharged patient: 1 bring 20 points at most"
        )


class TestRanking:
    @pytest.mark.parametrize(
        ("second", "winners", "reason"),
        [
            pytest.param({"administrator": 4, "left": 3, "values": 9}, (1,), "points", id="points"),
            pytest.param(
                {"administrator": 3, "left": 1, "values": 1}, (1,), "patients", id="fewer"
            ),
            pytest.param({"administrator": 3, "left": 2, "values": 6}, (0,), "values", id="values"),
            pytest.param({"administrator": 3, "left": 2, "values": 7}, (0, 1), "shared", id="all"),
        ],
    )
    def test_most_points_then_fewest_left_then_highest_values(self, second, winners, reason):
        """Le moins de patients restant, puis le score le plus élevé des dés restants."""
        first = column(administrator=3, left=2, values=7)
        ranking = COUNTER.ranking([first, column(**second)])
        assert ranking.winners == winners
        assert ranking.reason == reason

    def test_alone_nobody_wins(self):
        assert COUNTER.ranking([column()]).reason == "alone"


VARIANTS = ("panic", "epidemic", "virus", "experimental")
GAME = games.load("hospital")


def final(seats: int, seed: int):
    """A match by chance and whim with some of the variants, and who was discharged by round."""
    rng = Random(f"{seats} {seed}")
    options = {variant: rng.choice(["off", "on"]) for variant in VARIANTS}
    choose = games.bot("hospital", "random")
    state = GAME.initial(options, seats)
    scored: list[list[RoundScored]] = [[] for _ in range(seats)]
    while (turn := GAME.turn(state)) is not None:
        action = GAME.sample(state, rng) if turn == CHANCE else choose(GAME, state, rng, 0.0)
        step = GAME.apply(state, action)
        state = step.state
        for event in step.events:
            if isinstance(event, RoundScored):
                scored[event.seat].append(event)
    return state, scored


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_every_match_can_be_counted_as_it_ended(seats, seed):
    state, scored = final(seats, seed)
    decided = []
    for wards, rounds, score in zip(state.hospitals, scored, GAME.scores(state), strict=True):
        parts = dict(score.parts)
        unfinished = sum(map(bool, state.reports))
        entered = {
            "empty": sum(each.empty > 0 for each in rounds),
            "blood": wards.blood,
            "deaths": wards.deaths,
            # The blood bank's share is the administrator's.
            "administrator": parts["administrator"] + parts["blood"] - wards.blood,
            "reports": parts.get("reports", 0) + 2 * unfinished,
            "unfinished": unfinished,
            "left": len(wards.patients),
            "values": sum(one.value for one in wards.patients),
        }
        gone = " ".join(str(each.patients) for each in rounds)
        assert not against(gone, players=seats, **entered)
        numbers = column(gone, **entered)
        points = [line.points(number) for line, number in zip(COUNTER.lines, numbers, strict=True)]
        assert sum(points) == score.total
        decided.append([*points[: LINE["left"]], *numbers[LINE["left"] :]])
    assert COUNTER.ranking(decided) == GAME.ranking(state)
