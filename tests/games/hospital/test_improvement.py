"""The market and the improvement of hospitals (4)."""

from __future__ import annotations

from collections import Counter

import pytest


def improving(hospital, market: str, *hospitals: str, **other):
    """Everybody has patients; who took the lowest ambulance takes from the market first."""
    return hospital.position(*hospitals, phase="take", market=f"{market} -", **other)


class TestMarket:
    @pytest.mark.parametrize(("seats", "cards"), [(3, 4), (4, 6)])
    def test_as_many_departments_as_specialists(self, hospital, seats, cards):
        state = hospital.position(*[hospital.ward()] * seats, phase="market")
        both = ["D_SAME_R", "D_P3_R", "D_P3_R"], ["S_EQ_R", "S_EQ_R", "S_CONS"]
        half = cards // 2
        line = " ".join(["market", *both[0][:half], *both[1][:half]])
        assert not hospital.can(state, line.rpartition(" ")[0])
        assert not hospital.can(state, f"{line} S_ANAE")
        state = hospital.play(state, line)
        assert hospital.asks(state).endswith(" fill")
        assert len(hospital.part(state, "market").split()) - 1 == cards

    # With two players the first one says of what another is revealed; so does who is alone.
    @pytest.mark.parametrize("seats", [1, 2])
    @pytest.mark.parametrize(
        ("kind", "good", "bad"),
        [("department", "D_P3_R", "S_EQ_R"), ("specialist", "S_EQ_R", "D_P3_R")],
    )
    def test_two_or_one_choose_a_kind_after_having_seen_one_of_each(
        self, hospital, seats, kind, good, bad
    ):
        first = seats
        wards = [hospital.ward()] * seats
        state = hospital.position(*wards, phase="market", first=first, asked=first)
        state = hospital.play(state, "market D_SURG S_CONS")
        assert hospital.asks(state) == f"{first} reveal"
        assert hospital.part(state, "market") == "D_SURG S_CONS -"
        assert hospital.may(state) == ["reveal department", "reveal specialist"]
        state = hospital.play(state, f"reveal {kind}")
        assert hospital.can(state, f"market {good}")
        assert not hospital.can(state, f"market {bad}")
        assert not hospital.can(state, f"market {good} {good}")
        state = hospital.play(state, f"market {good}")
        assert hospital.asks(state) == f"{first} fill"
        assert sorted(hospital.part(state, "market").split()[:-1]) == sorted(
            ["D_SURG", "S_CONS", good]
        )

    @pytest.mark.parametrize(
        "line",
        [
            pytest.param("D_P3_R D_P3_R S_EQ_R S_EQ_R", id="both copies of each"),
            pytest.param("D_SAME_R D_P3_R S_EQ_R S_CONS", id="four different ones"),
        ],
    )
    def test_what_may_be_revealed(self, hospital, line):
        state = hospital.position(*[hospital.ward()] * 3, phase="market")
        assert hospital.can(state, f"market {line}")

    @pytest.mark.parametrize(
        "line",
        [
            pytest.param("D_P3_R D_SAME_R S_EQ_R S_CONS", id="in the order of the deck"),
            pytest.param("S_EQ_R S_CONS D_SAME_R D_P3_R", id="departments first"),
            pytest.param("D_P3_Y D_P3_Y S_EQ_R S_CONS", id="the second copy is built"),
            pytest.param("D_SAME_R D_P3_R S_PARA S_CONS", id="both copies are hired"),
            pytest.param("D_SAME_R X_GENE S_EQ_R S_CONS", id="experimental ones only then"),
            pytest.param("D_SAME_R R_CCU S_EQ_R S_CONS", id="no starting room"),
            pytest.param("D_SAME_R M01 S_EQ_R S_CONS", id="no report"),
        ],
    )
    def test_what_may_not(self, hospital, line):
        wards = (
            hospital.ward(rooms="D_P3_Y", specialists="S_PARA"),
            hospital.ward(specialists="S_PARA"),
            hospital.ward(),
        )
        state = hospital.position(*wards, phase="market")
        assert not hospital.can(state, f"market {line}")

    @pytest.mark.parametrize("experimental", ["off", "on"])
    def test_experimental_medicine_adds_its_cards_to_the_decks(self, hospital, experimental):
        counts = [
            len(deck.split())
            for deck in hospital.part(hospital.start(2, experimental=experimental), "decks").split(
                " / "
            )
        ]
        assert counts == ([16, 18] if experimental == "on" else [12, 12])

    # At four players the decks of 24 are used up exactly.
    def test_at_four_players_each_card_was_revealed_as_often_as_it_was_printed(self, hospital):
        revealed = Counter[str]()
        for state in hospital.walk(hospital.start(4), "decks"):
            if hospital.asks(state).endswith("fill"):
                revealed.update(hospital.part(state, "market").split()[:-1])
                last = state
        assert set(revealed.values()) == {2}
        assert len(revealed) == 24
        assert set(hospital.part(last, "decks").replace(" / ", " ").split()) == {"0"}

    @pytest.mark.parametrize("seats", [1, 2, 3])
    def test_what_is_left_does_not_come_up_again(self, hospital, seats):
        revealed = Counter[str]()
        for state in hospital.walk(hospital.start(seats), f"decks/{seats}"):
            if hospital.asks(state).endswith("fill"):
                revealed.update(hospital.part(state, "market").split()[:-1])
        assert max(revealed.values()) == 2
        assert revealed.total() == 8 * {1: 3, 2: 3, 3: 4}[seats]


class TestTaking:
    def test_in_the_order_of_the_ambulances(self, hospital):
        wards = [hospital.ward(ambulance=number) for number in (5, 2, 4, 1)]
        state = improving(hospital, "D_SAME_R D_P3_R D_SURG S_EQ_R S_PARA S_CONS", *wards, asked=4)
        asked = []
        for _ in range(4):
            asked.append(hospital.asks(state))
            state = hospital.play(state, hospital.may(state)[0], "return nothing")
        assert asked == ["4 take", "2 take", "3 take", "1 take"]
        assert hospital.asks(state) == "1 work"

    def test_one_each_and_what_is_taken_is_gone(self, hospital):
        wards = hospital.ward(), hospital.ward()
        state = improving(hospital, "D_P3_R S_EQ_R S_EQ_R", *wards, asked=2)
        assert hospital.may(state) == ["take D_P3_R", "take S_EQ_R"]
        state = hospital.play(state, "take S_EQ_R", "return nothing")
        assert hospital.may(state) == ["take D_P3_R", "take S_EQ_R"]
        state = hospital.play(state, "take S_EQ_R", "return nothing")
        assert hospital.asks(state) == "1 work"
        assert (hospital.cards(state, 1), hospital.cards(state, 2)) == ("S_EQ_R", "S_EQ_R")
        assert hospital.part(state, "market") == "- -"

    def test_one_must_be_taken(self, hospital):
        state = improving(hospital, "D_P3_R S_EQ_R", hospital.ward(), hospital.ward(), asked=2)
        assert not hospital.can(state, "return nothing")

    # It is possible to have several of one kind; their place means nothing.
    @pytest.mark.parametrize("card", ["D_P3_R", "S_CONS"])
    def test_doubles_are_allowed(self, hospital, card):
        own = {"rooms" if card[0] == "D" else "specialists": card}
        wards = hospital.ward(), hospital.ward(**own)
        state = improving(hospital, f"D_SURG {card}", *wards, asked=2)
        assert hospital.cards(hospital.play(state, f"take {card}"), 2) == f"{card} {card}"

    def test_a_new_room_and_a_new_specialist_work_at_once(self, hospital):
        wards = hospital.ward("R3 Y3"), hospital.ward("R3")
        state = improving(hospital, "D_P3_R S_CONS", *wards, asked=2)
        ways = ("take D_P3_R", "return nothing", "take S_CONS", "return nothing")
        state = hospital.play(state, *ways)
        assert hospital.may(state, "send S_CONS")
        assert "D_P3_R" in hospital.rooms(hospital.play(state, "idle"))


class TestReturning:
    def returning(self, hospital, **own):
        wards = hospital.ward(), hospital.ward(**own)
        return hospital.play(improving(hospital, "D_P3_R S_CONS", *wards, asked=2), "take D_P3_R")

    def test_nothing_or_any_improvement_the_new_one_too(self, hospital):
        state = self.returning(hospital, rooms="D_SURG", specialists="S_EQ_R S_EQ_R")
        assert hospital.may(state) == [
            "return nothing",
            "return D_SURG",
            "return D_P3_R",
            "return S_EQ_R",
        ]

    @pytest.mark.parametrize(
        ("card", "left"),
        [
            ("D_P3_R", "D_SURG S_EQ_R S_EQ_R"),
            ("D_SURG", "D_P3_R S_EQ_R S_EQ_R"),
            ("S_EQ_R", "D_SURG D_P3_R S_EQ_R"),
            ("nothing", "D_SURG D_P3_R S_EQ_R S_EQ_R"),
        ],
    )
    def test_one_leaves_for_a_blood_bag(self, hospital, card, left):
        state = self.returning(hospital, rooms="D_SURG", specialists="S_EQ_R S_EQ_R", blood=1)
        state = hospital.play(state, f"return {card}")
        assert hospital.cards(state, 2) == left
        assert hospital.count(state, "blood", 2) == (1 if card == "nothing" else 2)

    # At most one a round.
    def test_at_most_one(self, hospital):
        state = self.returning(hospital, rooms="D_SURG")
        assert hospital.asks(hospital.play(state, "return D_SURG")) == "1 take"

    def test_starting_rooms_never(self, hospital):
        may = hospital.may(self.returning(hospital))
        assert may == ["return nothing", "return D_P3_R"]

    def test_what_was_returned_does_not_come_back(self, hospital):
        state = self.returning(hospital)
        decks, market = hospital.part(state, "decks"), hospital.part(state, "market")
        state = hospital.play(state, "return D_P3_R")
        assert (hospital.part(state, "decks"), hospital.part(state, "market")) == (decks, market)
