"""The contents of the box: the house's own, and a table's own file, checked entry by entry."""

from __future__ import annotations

import json
import pickle
import tomllib
from pathlib import Path
from random import Random

import pytest

from tabletop import games
from tabletop.games.hospital.content import (
    BloodBank,
    Bonus,
    PerDepartment,
    PerSpecialist,
    Spare,
)
from tabletop.games.hospital.content_file import HOUSE, LARGEST, about, content_of, example
from tabletop.games.hospital.effects import Level, Opposite, Reroll, Swap, Treat, Trial
from tabletop.kernel import save
from tabletop.kernel.errors import NotationError, OptionError
from tabletop.kernel.game import CHANCE, one_of
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import File, settled
from tabletop.kernel.seats import unnamed

CARDS = tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))
RELATIONS = {"any": "", "same_value": "same", "run": "run", "all_colors": "colours"}


def in_words(effect) -> str:
    """An effect as ``cards.toml`` tells it."""
    colour = "any" if getattr(effect, "colour", None) is None else effect.colour.name[0]
    match effect:
        case Treat(pick=pick, add=add):
            bound = {"equal": effect.equal, "other": effect.other, "again": effect.again}
            words = [RELATIONS[effect.relation], *(word for word, is_so in bound.items() if is_so)]
            told = " ".join([f"{pick} {colour}", *filter(None, words), f"add {add}"])
        case Swap(of_treated):
            told = "2 any first swap" if of_treated else "2 any swap"
        case Trial(add, of_treated):
            told = f"3 any first trial add {add}" if of_treated else f"3 any trial add {add}"
        case Reroll(pick=pick):
            told = f"{pick} any reroll"
        case Level():
            told = "2 any level"
        case Opposite():
            told = f"1 {colour} turn"
    values = sorted(getattr(effect, "values", range(1, 7)))
    return told if len(values) == 6 else f"{told} from {' '.join(map(str, values))}"


def of_specialist(one) -> str:
    """A specialist's condition and effect as ``cards.toml`` tells them."""
    condition = "" if one.treated is None else f"if {one.treated.name[0]} : "
    return condition + in_words(one.effect)


class TestHouse:
    def test_rooms_do_what_the_figures_say(self):
        told = [
            {card: in_words(room.effect) for card, room in rooms.items()}
            for rooms in (HOUSE.starting, HOUSE.departments, HOUSE.more_departments)
        ]
        kinds = ("starting rooms", "departments", "experimental departments")
        assert told == [CARDS[kind] for kind in kinds]

    def test_specialists_do_what_the_figures_say(self):
        told = [
            {card: of_specialist(one) for card, one in cards.items()}
            for cards in (HOUSE.specialists, HOUSE.more_specialists)
        ]
        assert told == [CARDS[kind] for kind in ("specialists", "experimental specialists")]

    def test_specialists_of_equal_value_ask_for_the_value_of_their_colour(self):
        for one in HOUSE.workers.values():
            if isinstance(one.effect, Treat) and one.effect.equal:
                assert one.effect.of is one.treated is not None

    def test_reports(self):
        told = {
            card: "".join(letter * count for letter, count in zip("RYG", report.needs, strict=True))
            + f"{'?' * report.any} {report.points}"
            for card, report in HOUSE.reports.items()
        }
        letters = {card: _sorted(needs) for card, needs in CARDS["reports"].items()}
        assert told == letters

    def test_administrators(self):
        charges = {card: one.charge for card, one in HOUSE.administrators.items()}
        red, yellow, green = (charges[card] for card in ("A_RED", "A_YEL", "A_GRN"))
        assert [each.colour.name for each in (red, yellow, green)] == ["RED", "YELLOW", "GREEN"]
        assert {(each.at_least, each.points) for each in (red, yellow, green)} == {(2, 1)}
        assert charges["A_MASS"] == Bonus(None, 6, 2)
        assert charges["A_TRIAGE"] == Spare()
        assert charges["A_BLOOD"] == BloodBank(1, 2)
        assert (charges["A_BUILD"], charges["A_STAFF"]) == (PerDepartment(1), PerSpecialist(1))
        assert list(charges) == list(CARDS["administrators"])

    def test_names_in_both_languages(self):
        named = {**HOUSE.rooms, **HOUSE.workers, **HOUSE.administrators}
        assert {card: f"{one.names.en} | {one.names.fr}" for card, one in named.items()} == CARDS[
            "names"
        ]

    def test_a_name_is_spoken_in_its_language_and_in_english_elsewhere(self):
        names = HOUSE.rooms["D_SURG"].names
        assert names.en != names.fr
        assert [names.spoken(language) for language in ("en", "fr", "eo")] == [
            names.en,
            names.fr,
            names.en,
        ]

    def test_two_copies_of_every_improvement_and_six_of_each_colour(self):
        for cards in (HOUSE.departments, HOUSE.specialists):
            assert [one.copies for one in cards.values()] == [2] * 12
            tiles = [one.tile for one in cards.values()]
            assert tiles == [tile for tile in ("red", "yellow", "green", "blue") for _ in "123"]
        for cards, tiles in (
            (HOUSE.more_departments, ["blue"] * 4),
            (HOUSE.more_specialists, ["blue"] * 3 + ["red", "yellow", "green"]),
        ):
            assert [one.copies for one in cards.values()] == [2] * len(tiles)
            assert [one.tile for one in cards.values()] == tiles


def _sorted(needs: str) -> str:
    letters, points = needs.split()
    return "".join(sorted(letters, key="RYG?".index)) + f" {points}"


def house() -> dict:
    """The house's own file, to be changed."""
    return json.loads(example())


def changed(section: str, number: int, **keys) -> str:
    """The house's file with one entry changed; a key of None is left out."""
    raw = house()
    entry = raw[section][number - 1]
    entry.update(keys)
    raw[section][number - 1] = {key: value for key, value in entry.items() if value is not None}
    return json.dumps(raw)


def with_parts(**parts) -> str:
    """The house's file with whole parts changed; one of None is left out."""
    raw = {**house(), **parts}
    return json.dumps({name: part for name, part in raw.items() if part is not None})


def then(**keys) -> dict:
    return {"effect": "treat", "pick": 1, "color": "R", "add": 1, **keys}


SURG, CONS = ("departments", 12), ("specialists", 11)
REFUSED = [
    ("{", "the contents are no JSON"),
    ("[" * 100_000, "the contents are no JSON"),
    ("[]", "the contents are no JSON object"),
    ('"house"', "the contents are no JSON object"),
    (" " * LARGEST + "{}", f"more than {LARGEST} characters"),
    (with_parts(departments=None), 'have no list "departments"'),
    (with_parts(specialists={}), 'have no list "specialists"'),
    (with_parts(solo_reports="M01"), 'have no list "solo_reports"'),
    (with_parts(starting_rooms=None), 'have no list "starting_rooms"'),
    (with_parts(administrators=None), 'have no list "administrators"'),
    (with_parts(experimental_departments=None), 'have no list "experimental_departments"'),
    (with_parts(experimental_specialists=None), 'have no list "experimental_specialists"'),
    (with_parts(about=["by us"]), '"about" is a text of up to 1000 characters'),
    (with_parts(about="x" * 1001), '"about" is a text of up to 1000 characters'),
    (with_parts(extras=[]), 'an unknown part "extras"'),
    (with_parts(departments=["D_SURG"]), "departments 1: it is no JSON object"),
    (with_parts(starting_rooms=house()["starting_rooms"][1:]), "5 starting rooms, and not 6"),
    (with_parts(departments=house()["departments"][1:]), '"departments" has only 22 cards; 24'),
    (with_parts(specialists=house()["specialists"][:11]), '"specialists" has only 22 cards; 24'),
    (with_parts(administrators=house()["administrators"][:7]), '"administrators" has only 7'),
    (with_parts(solo_reports=house()["solo_reports"][:8]), '"solo_reports" has only 8 cards; 9'),
    (changed(*SURG, copies=1), '"departments" has only 23 cards; 24 are needed'),
    (changed(*SURG, id="D_RUN_R"), r"departments 12 \(D_RUN_R\): another entry has this id"),
    (changed(*CONS, id="D_SURG"), r"specialists 11 \(D_SURG\): another entry has this id"),
    (changed(*SURG, id=None), 'departments 12: "id" is missing'),
    (changed(*SURG, id=7), 'departments 12: "id" is a text of up to 60 characters'),
    (changed(*SURG, id=""), 'departments 12: "id" is a text of up to 60 characters'),
    (changed(*SURG, id="D" * 61), 'departments 12: "id" is a text of up to 60 characters'),
    (changed(*SURG, id="D SURG"), 'an id is letters and digits, and not "D SURG"'),
    (changed(*SURG, id="CHIRÜ"), 'an id is letters and digits, and not "CHIRÜ"'),
    (changed(*SURG, id="nothing"), 'departments 12: "nothing" is a word of the game'),
    (changed(*CONS, id="nurse"), 'specialists 11: "nurse" is a word of the game'),
    (changed("administrators", 1, id="nobody"), '"nobody" is a word of the game'),
    (changed(*SURG, id="_"), 'an id is letters and digits, and not "_"'),
    (changed(*SURG, en=None), r'departments 12 \(D_SURG\): "en" is missing'),
    (changed(*SURG, fr=["Chirurgie"]), r'\(D_SURG\): "fr" is a text of up to 60 characters'),
    (changed(*SURG, en=" "), r'\(D_SURG\): "en" is a text of up to 60 characters'),
    (changed(*SURG, en="S\nurgery"), r'\(D_SURG\): "en" has characters that cannot be shown'),
    (changed(*SURG, tile="violet"), r'\(D_SURG\): "tile" is red or yellow or green or blue'),
    (changed(*SURG, tile=["red"]), r'\(D_SURG\): "tile" is red or yellow'),
    (changed(*SURG, tile=None), r'\(D_SURG\): "tile" is missing'),
    (changed(*SURG, copies=0), r'\(D_SURG\): "copies" is a number from 1 to 24'),
    (changed(*SURG, copies=25), r'\(D_SURG\): "copies" is a number from 1 to 24'),
    (changed(*SURG, copies=2.0), r'\(D_SURG\): "copies" is a number from 1 to 24'),
    (changed(*SURG, copies=True), r'\(D_SURG\): "copies" is a number from 1 to 24'),
    (changed(*SURG, copies="2"), r'\(D_SURG\): "copies" is a number from 1 to 24'),
    (changed(*SURG, copies=None), r'\(D_SURG\): "copies" is missing'),
    (changed(*SURG, effect="heal"), r'\(D_SURG\): "effect" is treat or swap or trial or reroll'),
    (changed(*SURG, pick=0), r'\(D_SURG\): "pick" is a number from 1 to 6'),
    (changed(*SURG, pick=7), r'\(D_SURG\): "pick" is a number from 1 to 6'),
    (changed(*SURG, add=6), r'\(D_SURG\): "add" is a number from 1 to 5'),
    (changed(*SURG, add=None), r'\(D_SURG\): "add" is missing'),
    (changed(*SURG, color="B"), r'\(D_SURG\): "color" is R or Y or G or any'),
    (changed(*SURG, rel="pair"), r'"rel" is any or same_value or run or all_colors'),
    (changed(*SURG, rel="all_colors"), r"\(D_SURG\): all_colors takes 3 patients"),
    (changed(*SURG, rel="all_colors", pick=4), r'\(D_SURG\): "pick" is a number from 1 to 3'),
    (changed(*SURG, rel="all_colors", color="R"), "patients of one colour are not of all colours"),
    (changed(*SURG, rel="run", pick=2, values=[1, 3, 5]), '"values" has no 2 faces in a row'),
    (changed(*SURG, values=[]), r'\(D_SURG\): "values" is a list of different faces'),
    (changed(*SURG, values=[7]), r'\(D_SURG\): "values" is a list of different faces'),
    (changed(*SURG, values=[1, 1]), r'\(D_SURG\): "values" is a list of different faces'),
    (changed(*SURG, values="12"), r'\(D_SURG\): "values" is a list of different faces'),
    (changed(*SURG, values=[1.0]), r'\(D_SURG\): "values" is a list of different faces'),
    (changed(*SURG, colour="R"), r'\(D_SURG\): "colour" is unknown here'),
    (changed(*SURG, effect="level"), r'\(D_SURG\): "pick" is unknown here'),
    (changed(*SURG, other=True), r'\(D_SURG\): "other" is for specialists'),
    (changed(*SURG, same_value_as_treated=True), '"same_value_as_treated" is for specialists'),
    (changed(*SURG, already_treated_by_room=True), '"already_treated_by_room" is for specialists'),
    (changed(*SURG, of_treated=True), r'\(D_SURG\): "of_treated" is for specialists'),
    (changed(*SURG, other=1), r'\(D_SURG\): "other" is true or false'),
    (changed("starting_rooms", 1, tile="red"), r'\(R_CCU\): "tile" is unknown here'),
    (changed("starting_rooms", 1, copies=2), r'\(R_CCU\): "copies" is unknown here'),
    (changed("experimental_departments", 2, add=0), r'\(X_TRIAL\): "add" is a number from 1 to 5'),
    (changed("experimental_departments", 3, pick=9), r'\(X_DRUG\): "pick" is a number from 1 to 6'),
    (changed(*CONS, **{"if": None}), r'specialists 11 \(S_CONS\): "if" is missing'),
    (changed(*CONS, **{"if": []}), r'\(S_CONS\): "if" is a JSON object'),
    (changed(*CONS, **{"if": {"color": "R"}}), r'\(S_CONS\) if: "color" is unknown here'),
    (changed(*CONS, **{"if": {"treated_color": "X"}}), r'\(S_CONS\) if: "treated_color" is R or Y'),
    (changed(*CONS, then=None), r'\(S_CONS\): "then" is missing'),
    (changed(*CONS, then=then(pick=0)), r'\(S_CONS\) then: "pick" is a number from 1 to 6'),
    (changed(*CONS, then=then(other="yes")), r'\(S_CONS\) then: "other" is true or false'),
    (changed(*CONS, then=then(id_="x")), r'\(S_CONS\) then: "id_" is unknown here'),
    (
        changed(*CONS, then=then(other=True, already_treated_by_room=True)),
        r"\(S_CONS\) then: nobody was treated by the room and was not",
    ),
    (changed(*CONS, tile="red"), r'\(S_CONS\): "tile" is unknown here'),
    (changed(*CONS, meeple=None), r'\(S_CONS\): "meeple" is missing'),
    (changed("experimental_specialists", 4, then={"effect": "opposite", "values": [0]}), "XS_R"),
    (changed("administrators", 1, effect=None), r'\(A_TRIAGE\): "effect" is missing'),
    (changed("administrators", 1, effect="rest"), '"effect" is spare or bonus or blood_bank'),
    (changed("administrators", 1, points=1), r'\(A_TRIAGE\): "points" is unknown here'),
    (changed("administrators", 2, at_least=13), r'\(A_RED\): "at_least" is a number from 1 to 12'),
    (changed("administrators", 2, points=6), r'\(A_RED\): "points" is a number from 1 to 5'),
    (changed("administrators", 2, color="B"), r'\(A_RED\): "color" is R or Y or G or any'),
    (changed("administrators", 6, bags=6), r'\(A_BLOOD\): "bags" is a number from 0 to 5'),
    (changed("administrators", 7, points=0), r'\(A_BUILD\): "points" is a number from 1 to 5'),
    (changed("administrators", 8, points=None), r'\(A_STAFF\): "points" is missing'),
    (changed("solo_reports", 14, needs="R Y G + 2"), r'\(M14\): needs are letters like "R R Y'),
    (changed("solo_reports", 14, needs="RYG"), r'\(M14\): needs are letters like "R R Y'),
    (changed("solo_reports", 14, needs="R + any 7"), r'\(M14\): needs are letters like "R R Y'),
    (changed("solo_reports", 14, needs=None), r'\(M14\): "needs" is missing'),
    (changed("solo_reports", 14, points=21), r'\(M14\): "points" is a number from 0 to 20'),
    (changed("solo_reports", 14, tile="red"), r'\(M14\): "tile" is unknown here'),
]


class TestRefused:
    @pytest.mark.parametrize(
        ("text", "why"),
        REFUSED,
        ids=[f"{number}: {why[:40]}" for number, (_, why) in enumerate(REFUSED)],
    )
    def test_the_error_names_the_entry(self, hospital, text, why):
        with pytest.raises(OptionError, match=why) as caught:
            hospital.start(2, content=text)
        assert str(caught.value).startswith("option content of hospital cannot be used: ")
        assert len(str(caught.value)) < 300

    @pytest.mark.parametrize("text", ["", "  ", example(), json.dumps(house(), indent=4)])
    def test_the_houses_own_is_not_refused(self, hospital, text):
        assert hospital.game.turn(hospital.start(2, content=text)) == CHANCE

    # Only a run asks for faces in a row.
    @pytest.mark.parametrize("rel", ["any", "same_value"])
    def test_other_patients_may_be_of_faces_apart(self, hospital, rel):
        text = changed(*SURG, rel=rel, pick=2, values=[1, 3, 5])
        assert hospital.game.turn(hospital.start(2, content=text)) == CHANCE

    @pytest.mark.parametrize("about", ["by us | / ; \n . α", "", None])
    def test_about_may_say_anything(self, hospital, about):
        start = hospital.start(2, content=with_parts(about=about))
        assert hospital.game.parse(hospital.game.notation(start)) == start

    def test_what_it_says_of_itself_is_told(self):
        assert about(with_parts(about="by us")) == "by us"
        assert about(with_parts(about=None)) == ""
        assert about("") == house()["about"]

    def test_a_position_with_broken_contents_is_refused_too(self, hospital):
        line = hospital.game.notation(hospital.start(2)).replace("content house", "content {}")
        with pytest.raises(NotationError, match='no list "starting_rooms"'):
            hospital.game.parse(line)


def own_file() -> str:
    """A table's own contents: other rooms, other ids, more copies, effects mixed anew."""
    raw = house()
    raw["about"] = "Our box: α | β / γ"
    for number, entry in enumerate(raw["departments"]):
        entry["id"] = f"OURS{number}"
    raw["departments"][0] |= {"pick": 2, "color": "any", "values": [6, 1, 2], "copies": 5}
    raw["departments"][1] = {**raw["departments"][1], "rel": "any", "pick": 6}
    raw["departments"][2] = {"id": "TURN", "en": "T", "fr": "T", "tile": "red", "copies": 2} | {
        "effect": "opposite",
        "color": "any",
    }
    raw["specialists"][0]["then"] |= {"pick": 2, "rel": "run", "same_value_as_treated": False}
    raw["specialists"][1]["if"] = {}
    raw["starting_rooms"][0] |= {"color": "any", "pick": 2}
    raw["administrators"][0] = {**raw["administrators"][1], "id": "BOSS", "at_least": 1}
    raw["experimental_departments"] = []
    return json.dumps(raw)


class TestOwnFile:
    def test_it_is_an_option_that_takes_a_file(self):
        game = games.load("hospital")
        (option,) = (option for option in game.options if isinstance(option, File))
        assert (option.id, option.default) == ("content", "")
        assert option.problem(own_file()) is None
        assert 'no list "starting_rooms"' in str(option.problem("{}"))

    @pytest.mark.parametrize("experimental", ["off", "on"])
    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_a_match_is_played_saved_and_opened(self, seats, experimental):
        game = games.load("hospital")
        agreed = settled(
            game.options, {"content": own_file(), "experimental": experimental}, game.id
        )
        match = Match(game, Setup(agreed, unnamed([None] * seats), seed=seats))
        rng = Random(seats)
        while (turn := match.turn) is not None:
            legal = game.legal_actions(match.state)
            match.play(match.drawn() if turn == CHANCE else one_of(legal, rng))
            if match.ply % 40 == 0:
                line = game.notation(match.state)
                assert "\n" not in line
                assert game.parse(line) == match.state
                assert pickle.loads(pickle.dumps(match.state)) == match.state
        opened = save.from_json(save.to_json(match), games.load)
        assert opened.state == match.state
        assert opened.setup == match.setup

    def test_its_cards_are_on_the_table(self, hospital):
        state = hospital.start(2, content=own_file())
        assert "OURS5" in state.content.deck(False)[0]
        assert "D_P3_Y" not in state.content.rooms
        assert hospital.part(state, "decks").startswith("5 2 2 2")

    def test_a_room_of_it_does_what_the_file_says(self, hospital):
        line = hospital.game.notation(hospital.working("R1 Y6 G4"))
        content = hospital.game.notation(hospital.start(2, content=own_file())).split(" | ", 10)
        line = line.replace("content house", content[10]).replace("decks 2", "decks 5")
        line = line.replace("A_TRIAGE", "BOSS")
        state = hospital.game.parse(line)
        state = hospital.play(state, "send nurse to R_CCU", "treat a1")
        assert hospital.picks(state) == "a2 a3"
        state = hospital.play(state, "treat a2")
        assert (hospital.beds(state), hospital.discharged(state)) == ("R2+ . G4", "Y6")

    def test_the_same_file_is_the_same_contents_however_it_is_laid_out(self):
        assert content_of(json.dumps(json.loads(own_file()), indent=3)) == content_of(own_file())
        assert content_of(own_file()) != HOUSE
