"""The line above the board, the box, the options and the end, in each language."""

from __future__ import annotations

import re
from dataclasses import asdict
from itertools import combinations

import pytest

from tabletop.games.hospital.position import CHANCES, Phase
from tabletop.kernel.game import CHANCE, Ranking
from tabletop.kernel.seats import Player, unnamed
from tests.ui.hospital.conftest import LINES, ward
from tests.ui.hospital.test_words import ANNA_AND_BEN, GAME, OTHER, positions, whole
from ui.games.hospital import HospitalBox
from ui.games.hospital.words import Words

WITH_CARDS = (Phase.GROUP, Phase.SPECIALIST)
"""Where the room or the specialist asks."""


class TestAsked:
    """The line above the board says who is asked what, in every position."""

    def test_it_names_who_is_asked(self, lang):
        players = tuple(Player(name, "blue", "circle") for name in ("Anna", "Ben", "Chloé"))
        for state in positions():
            words = Words(players[: state.seats])
            line = words.asked(state)
            assert whole(line)
            if GAME.turn(state) in (CHANCE, None) or state.phase in WITH_CARDS:
                continue
            assert players[state.asked].name in line
            others = [one for seat, one in enumerate(players) if seat != state.asked]
            assert not any(one.name in line for one in others)

    def test_every_phase_has_a_line_of_its_own(self, lang):
        words, seen = Words(unnamed([None] * 3)), {}
        for state in positions():
            seen.setdefault(state.phase, set()).add(re.sub(r"\d", "", words.asked(state)))
        assert set(seen) == set(Phase)
        # The market is revealed in two phases, and patients are thrown anew in two.
        same = [{Phase.MARKET, Phase.MORE}, {Phase.THROW, Phase.AGAIN}]
        for (one, lines), (other, others) in combinations(seen.items(), 2):
            assert {one, other} in same or not lines & others, (one, other)

    def test_what_a_bot_does_is_told_of_it(self, lang):
        players = tuple(Player(name, "blue", "circle", "random") for name in "ABC")
        for state in positions():
            words = Words(players[: state.seats])
            line = words.asked(state)
            assert whole(line)
            if state.phase not in CHANCES and state.phase is not Phase.OVER:
                assert players[state.asked].name in line
                assert "?" not in line

    @pytest.mark.parametrize(
        ("line", "asked"),
        [
            ("send nurse to R_CCU", "Critical Care: choose a patient."),
            ("send nurse to D_SAME_R", "Cardiology: choose patient 1."),
            ("send nurse to X_TRIAL", "Clinical Trials: who gets worse by 1?"),
            ("send nurse to X_TRANS", "Transplant Unit: choose a patient."),
            ("send nurse to X_DRUG", "Experimental Drugs: choose patient 1."),
        ],
    )
    def test_a_room_says_whom_it_takes_next(self, qapp, line, asked):
        own = ward("R3 R3 R3 G2", "D_SAME_R X_TRIAL X_TRANS X_DRUG")
        state = LINES.play(LINES.position(own, OTHER, agreed="experimental"), line)
        assert Words(ANNA_AND_BEN).asked(state) == asked

    def test_and_after_the_first(self, qapp):
        own = ward("R3 R3 R3 G2", "D_SAME_R X_TRIAL X_TRANS X_DRUG")
        state = LINES.position(own, OTHER, agreed="experimental")
        words = Words(ANNA_AND_BEN)
        told = [
            words.asked(LINES.play(state, f"send nurse to {room}", "treat a1"))
            for room in ("D_SAME_R", "X_TRIAL", "X_TRANS", "X_DRUG")
        ]
        assert told == [
            "Cardiology: choose patient 2.",
            "Clinical Trials: choose patient 2.",
            "Transplant Unit: with whom does it exchange values?",
            "Experimental Drugs: choose patient 2.",
        ]


class TestAround:
    """The box, the options, the end."""

    def test_the_box_names_the_game_and_says_that_the_cards_are_its_own(self, lang):
        box = HospitalBox()
        assert all(map(whole, (box.title(), box.blurb(), box.thanks())))
        assert "Tabletop" in box.thanks()

    def test_every_option_and_value_has_words(self, lang):
        words = Words()
        for option in GAME.options:
            assert whole(words.option(option.id))
            values = getattr(option, "values", ("",))
            told = [words.value(option.id, value) for value in values]
            assert all(map(whole, told))
            assert len(set(told)) == len(told)

    def test_the_bots_say_how_they_think(self, lang):
        told = [Words().bot(level) for level in ("random", "greedy")]
        assert all(whole(name) and whole(thinks) for name, thinks in told)
        assert Words().bot("cautious") == ("cautious", "")

    def test_every_part_of_the_points_has_a_name_of_its_own(self, lang):
        parts = [part for part, _ in GAME.scores(LINES.start(1))[0].parts]
        told = [Words().part(part) for part in parts]
        assert all(map(whole, told))
        assert len(set(told)) == len(told) == 6

    @pytest.mark.parametrize("reason", ["points", "patients", "values", "shared", "alone"])
    def test_the_end_says_who_has_won_and_by_what(self, lang, reason):
        words = Words(ANNA_AND_BEN)
        winners = {"alone": (), "shared": (0, 1)}.get(reason, (1,))
        told = words.reason(None, Ranking((1, 1), winners, reason))
        assert whole(told)
        assert all(words.name_of(seat) in told for seat in winners)

    def test_real_patients_are_asked_for(self, lang):
        words = Words(ANNA_AND_BEN)
        told = {words.by_hand(state) for state in positions() if state.phase in CHANCES}
        assert len(told) == 5
        assert all(map(whole, told))
        assert all(asdict(words.chance()).values())
