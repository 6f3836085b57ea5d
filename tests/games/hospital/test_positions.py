"""Positions to which no match comes: what lies on the table does not fit what is asked."""

from __future__ import annotations

import pytest

from tabletop.kernel.errors import NotationError
from tests.games.hospital.conftest import ADMINISTRATORS, REPORTS, ward

ONE, TWO, THREE = ([ward()] * seats for seats in (1, 2, 3))
BEGUN = ward("R3 Y4 G5")
WITH_ONE = ward("R3 Y4 G5", administrator="A_TRIAGE")
FULL = ward("R3 " * 4 + "Y3 " * 4 + "G3 " * 4)
FILLED = "R2 R2 Y2 / Y2 Y3 G3 / G4 G4 G5 swaps 0"
SECOND_TAKEN = "R2 R2 Y2 / - / G4 G4 G5 swaps 0"


def waiting(*, drawn: str = "-", arriving: str = "-", offered: str = "-") -> str:
    return f"drawn {drawn} arriving {arriving} offered {offered}"


def at(hospital, wards, phase: str, **told) -> str:
    """A position that a match comes to, as a line."""
    return hospital.game.notation(hospital.position(*wards, phase=phase, **told))


def no_position(hospital, wards, phase: str, **told) -> None:
    with pytest.raises(NotationError, match=r"it does not fit what is asked\.$"):
        hospital.position(*wards, phase=phase, **told)


def no_line(hospital, line: str, old: str, new: str) -> None:
    assert old in line
    with pytest.raises(NotationError, match=r"it does not fit what is asked\.$"):
        hospital.game.parse(line.replace(old, new, 1))


class TestTurn:
    @pytest.mark.parametrize(
        ("phase", "told"),
        [
            pytest.param("market", {"asked": 2}, id="who begins has the market revealed"),
            pytest.param("fill", {"asked": 2}, id="and throws the patients"),
            pytest.param("ties", {"asked": 1, "ambulances": FILLED}, id="the last may exchange"),
            pytest.param("lot", {"first": 2, "asked": 2}, id="nobody begins before the lot"),
            pytest.param("patients", {"round": 2}, id="patients are given out once"),
            pytest.param("over", {"round": 7}, id="there are eight rounds"),
            pytest.param("reports", {}, id="reports are for who plays alone"),
        ],
    )
    def test_who_is_asked_and_when(self, hospital, phase, told):
        no_position(hospital, TWO, phase, **told)

    def test_alone_there_is_no_lot(self, hospital):
        no_line(hospital, hospital.game.notation(hospital.start(1)), "patients |", "lot |")

    def test_three_choose_no_kind(self, hospital):
        no_line(hospital, at(hospital, THREE, "fill"), "fill |", "reveal |")

    def test_reports_come_where_none_lies(self, hospital):
        no_position(hospital, ONE, "reports")

    def test_alone_no_report_is_gone_before_the_first_round(self, hospital):
        line = hospital.game.notation(hospital.start(1))
        no_line(hospital, line, f"/ {REPORTS[0]} ", "/ ")


class TestPreparing:
    @pytest.mark.parametrize(
        ("wards", "phase", "told"),
        [
            pytest.param(TWO, "market", {"waiting": waiting(drawn="R Y")}, id="drawn, but later"),
            pytest.param(
                TWO, "market", {"waiting": waiting(offered="A_RED")}, id="offered, but later"
            ),
            pytest.param(
                TWO,
                "admit",
                {"asked": 2, "waiting": waiting(drawn="R Y Y")},
                id="who came before has none",
            ),
            pytest.param(
                TWO,
                "admit",
                {"waiting": waiting(drawn="R Y")},
                id="one lies neither here nor there",
            ),
            pytest.param([ward(), BEGUN], "patients", {}, id="who comes later has some"),
            pytest.param([BEGUN, ward()], "patients", {}, id="who is asked has some"),
            pytest.param([BEGUN, BEGUN], "lot", {}, id="all have some before the lot"),
            pytest.param([ward("R3 " * 12), BEGUN], "offer", {}, id="more than were drawn"),
            pytest.param([BEGUN, BEGUN], "offer", {"asked": 2}, id="who came before kept nobody"),
            pytest.param([WITH_ONE, BEGUN], "offer", {}, id="who is asked kept somebody"),
            pytest.param([BEGUN, WITH_ONE], "offer", {}, id="who comes later kept somebody"),
            pytest.param([ward(rooms="D_SURG"), ward()], "patients", {}, id="a department"),
            pytest.param([ward(specialists="S_CONS"), ward()], "patients", {}, id="a specialist"),
            pytest.param([BEGUN, BEGUN], "offer", {"agreed": "first-game"}, id="in a first game"),
        ],
    )
    def test_everybody_begins_alike(self, hospital, wards, phase, told):
        no_position(hospital, wards, phase, **told)

    def test_there_are_two_administrators_for_everybody(self, hospital):
        for wards, phase in ((TWO, "patients"), ([BEGUN, BEGUN], "offer")):
            line = at(hospital, wards, phase)
            cards = " ".join(ADMINISTRATORS)
            no_line(hospital, line, f"cards {cards}", f"cards {' '.join(ADMINISTRATORS[:3])}")


class TestMarket:
    @pytest.mark.parametrize(
        ("phase", "market"),
        [
            pytest.param("market", "D_SURG -", id="some before it is revealed"),
            pytest.param("reveal", "D_SURG -", id="too few to choose a kind"),
            pytest.param("reveal", "D_SURG S_CONS S_ANAE -", id="too many to choose a kind"),
            pytest.param("more", "D_SURG specialist", id="too few of any kind"),
            pytest.param("fill", "D_SURG -", id="one for two"),
            pytest.param("fill", "D_SURG D_P3_R S_CONS S_ANAE -", id="more than are revealed"),
            pytest.param("take", "D_SURG -", id="one for two who take"),
            pytest.param("return", "- -", id="none for who takes later"),
        ],
    )
    def test_not_so_many_lie_there(self, hospital, phase, market):
        asked = 2 if phase in ("take", "return") else 1
        no_position(hospital, TWO, phase, market=market, asked=asked)

    @pytest.mark.parametrize(
        ("phase", "asked", "market"),
        [
            ("fill", 1, "D_SURG S_CONS -"),
            ("take", 2, "D_SURG S_CONS -"),
            ("return", 2, "D_SURG -"),
            ("take", 1, "D_SURG -"),
            ("return", 1, "- -"),
        ],
    )
    def test_as_many_as_are_still_taken_are_enough(self, hospital, phase, asked, market):
        state = hospital.position(*TWO, phase=phase, market=market, asked=asked)
        assert hospital.asks(state) == f"{asked} {phase}"

    # Two a round of each, for the kind is free to choose: four for the rounds 7 and 8.
    @pytest.mark.parametrize(
        ("phase", "enough"), [("market", 4), ("reveal", 3), ("fill", 2), ("work", 2)]
    )
    def test_the_decks_suffice_for_the_rounds_to_come(self, hospital, phase, enough):
        head, decks, rest = at(hospital, TWO, phase, round=7).partition(" | decks ")
        left = " ".join("1" * enough + "0" * (12 - enough))
        scarce = f"{head}{decks}{left} / {rest.partition(' / ')[2]}"
        assert hospital.game.notation(hospital.game.parse(scarce)) == scarce
        no_line(hospital, scarce, "decks 1 ", "decks 0 ")

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            pytest.param("bag 15 15 15", "bag -1 15 15", id="dice"),
            pytest.param("decks 2", "decks -1", id="departments"),
            pytest.param("2 | cards", "-1 | cards", id="specialists"),
        ],
    )
    def test_nothing_is_there_less_than_not_at_all(self, hospital, old, new):
        line = at(hospital, TWO, "market")
        assert old in line
        with pytest.raises(NotationError, match="nothing is there less than not at all"):
            hospital.game.parse(line.replace(old, new, 1))


class TestAmbulances:
    @pytest.mark.parametrize(
        ("wards", "phase", "told"),
        [
            pytest.param([ward(ambulance=1)] * 2, "work", {}, id="two have the same"),
            pytest.param([ward(ambulance=0), ward()], "work", {}, id="one has none at work"),
            pytest.param([ward(ambulance=2), ward()], "market", {}, id="one has some before"),
            pytest.param(TWO, "work", {"ambulances": FILLED}, id="they wait at work"),
            pytest.param(TWO, "work", {"ambulances": "- swaps 1"}, id="exchanged at work"),
            pytest.param(
                [ward(), ward(ambulance=2)],
                "ambulance",
                {"ambulances": SECOND_TAKEN},
                id="who comes later has one",
            ),
            pytest.param(
                TWO, "ambulance", {"asked": 2, "ambulances": FILLED}, id="who came before has none"
            ),
            pytest.param(TWO, "ambulance", {"ambulances": SECOND_TAKEN}, id="nobody has taken it"),
            pytest.param(
                [ward(ambulance=2), ward()],
                "ambulance",
                {"asked": 2, "ambulances": FILLED},
                id="it was taken, and they wait in it",
            ),
            pytest.param(
                [ward(ambulance=2), ward()],
                "ties",
                {"asked": 2, "ambulances": FILLED},
                id="taken before the exchange",
            ),
            pytest.param(
                TWO, "ambulance", {"ambulances": FILLED.replace("R2 R2 Y2", "R2 Y2 R2")}, id="order"
            ),
            pytest.param(
                TWO, "ambulance", {"ambulances": FILLED.replace("R2 R2", "R1 R2")}, id="a 1"
            ),
            pytest.param(
                TWO, "ambulance", {"ambulances": FILLED.replace("R2 Y2", "R2+ Y2")}, id="treated"
            ),
            pytest.param(
                TWO,
                "ties",
                {"asked": 2, "ambulances": FILLED.replace("swaps 0", "swaps 10")},
                id="more exchanges than dice",
            ),
        ],
    )
    def test_each_is_taken_by_one_in_turn(self, hospital, wards, phase, told):
        no_position(hospital, wards, phase, **told)

    def test_who_begins_may_have_the_first(self, hospital):
        state = hospital.position(ward(ambulance=1), ward(ambulance=2))
        assert hospital.asks(state) == "1 work"


class TestArriving:
    @pytest.mark.parametrize(
        ("phase", "arriving"),
        [
            pytest.param("extra", "R2 R2", id="two and one more"),
            pytest.param("extra", "R2 R2 Y2 Y3", id="four and one more"),
            pytest.param("extra", "R2 R2 Y6", id="a 6"),
            pytest.param("missing", "R2 R2", id="two"),
            pytest.param("missing", "R2 R2 Y2 Y3 G3", id="five"),
            pytest.param("missing", "R2 R2+ Y2", id="treated"),
        ],
    )
    def test_three_arrive_and_one_more(self, hospital, phase, arriving):
        told = {"ambulances": SECOND_TAKEN, "waiting": waiting(arriving=arriving)}
        no_position(hospital, [FULL, ward()], phase, **told)

    @pytest.mark.parametrize("phase", ["extra", "missing"])
    @pytest.mark.parametrize("ambulances", ["R2 R2 Y2 / - / G4 G4", "R2 R2 Y2 / -"])
    def test_the_other_ambulances_wait_filled(self, hospital, phase, ambulances):
        told = {"ambulances": f"{ambulances} swaps 0", "waiting": waiting(arriving="Y2 Y3 G3")}
        with pytest.raises(NotationError, match="nothing lies there for what is asked"):
            hospital.position(FULL, ward(), phase=phase, **told)

    def test_nobody_arrives_at_work(self, hospital):
        no_position(hospital, TWO, "work", waiting=waiting(arriving="R2 R2 Y2"))

    def test_out_of_an_empty_bag_comes_nobody(self, hospital):
        rest = "R2 R3 R3 / - / Y3 Y3 Y3 / Y4 G4 G4 / G4 G4 G5 swaps 0"
        line = at(
            hospital,
            [FULL] * 4,
            "missing",
            ambulances=rest,
            waiting=waiting(arriving="R2 R2 Y2"),
        )
        assert " | bag 0 0 0 | " in line
        no_line(hospital, line, "missing |", "extra |")


class TestRest:
    AT_WORK = (ward(rooms="R_CCU:nurse"), ward(discharged="R6"))

    @pytest.mark.parametrize("wards", [[ward(), each] for each in AT_WORK])
    @pytest.mark.parametrize(
        ("phase", "told"),
        [
            ("market", {}),
            ("fill", {}),
            ("ambulance", {"ambulances": FILLED}),
            ("take", {"market": "D_SURG S_CONS -"}),
            ("return", {"market": "D_SURG S_CONS -"}),
            ("over", {"round": 8}),
        ],
    )
    def test_nobody_works_between_the_shifts(self, hospital, wards, phase, told):
        no_position(hospital, wards, phase, **told)

    @pytest.mark.parametrize("phase", ["work", "spare"])
    def test_who_works_later_may_have_worked(self, hospital, phase):
        for other in self.AT_WORK:
            assert hospital.asks(hospital.position(ward("R3"), other, phase=phase)) == f"1 {phase}"
