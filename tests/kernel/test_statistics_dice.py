"""Are the dice fair? What fell, what is to be expected of it, and which dice are asked."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tabletop import games
from tabletop.fairness import at_least, by_kind, evenness, fallen, together
from tabletop.kernel.errors import LibraryError
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from tabletop.library import Library

WITH_DICE = [name for name in games.names() if games.dice(name) is not None]


@pytest.fixture
def library(tmp_path):
    made = Library(tmp_path / "matches.sqlite")
    yield made
    made.close()


def played(name: str, seats: int, seed: int) -> Match:
    """A match at random, to its end."""
    game = games.load(name)
    setup = Setup(settled(game.options, {}, name), unnamed([None] * seats), seed)
    match, choice = Match(game, setup), Random(seed)
    while match.turn is not None:
        drawn = match.turn == CHANCE
        match.play(match.drawn() if drawn else choice.choice(game.legal_actions(match.state)))
    return match


def faces(name: str, line: str) -> list[tuple[str, int]]:
    return list(games.dice(name).shown(games.load(name).decode(line)))


class TestShown:
    @pytest.mark.parametrize(
        ("game", "line", "shown"),
        [
            ("caries", "roll 3 5", [("d6", 3), ("d6", 5)]),
            ("caries", "knock 16", [("d16", 16)]),
            ("caries", "tooth 16", []),
            ("caries", "starts 1", []),
            ("clever", "roll 1 2 3", [("d6", 1), ("d6", 2), ("d6", 3)]),
            ("clever", "starts 2", []),
            ("hospital", "extra Y3", [("admitted", 3)]),
            ("hospital", "reroll 6 1", [("rethrown", 6), ("rethrown", 1)]),
        ],
    )
    def test_faces_are_those_of_the_line(self, game, line, shown):
        assert faces(game, line) == shown

    def test_patients_are_dice_that_show_2_to_5_until_they_are_thrown_anew(self):
        match = played("hospital", 2, 1)
        dice = games.dice("hospital")
        shown = Counter(kind for one in match.actions for kind, _ in dice.shown(one))
        assert shown["admitted"] >= 9
        assert list(dice.kinds["admitted"]) == [2, 3, 4, 5]
        assert list(dice.kinds["rethrown"]) == [1, 2, 3, 4, 5, 6]

    def test_croco_has_none(self):
        assert games.dice("croco") is None

    @pytest.mark.parametrize("name", WITH_DICE)
    def test_only_chance_shows_dice_and_only_faces_that_there_are(self, name):
        game, dice = games.load(name), games.dice(name)
        fell: Counter[tuple[str, int]] = Counter()
        for seats in game.seats:
            for step in played(name, seats, seats).log:
                shown = list(dice.shown(step.action))
                assert not shown or step.actor == CHANCE
                fell.update(shown)
        assert set(fell) <= {(kind, face) for kind, those in dice.kinds.items() for face in those}
        assert {face for kind, face in fell if kind == next(iter(dice.kinds))} == set(
            next(iter(dice.kinds.values()))
        )

    @pytest.mark.parametrize("name", WITH_DICE)
    def test_the_dice_of_the_app_are_fair(self, name):
        """Of a heap large enough to show a die that is loaded a little."""
        dice = games.dice(name)
        fell: Counter[tuple[str, int]] = Counter()
        for seed in range(12):
            match = played(name, 2, seed)
            fell.update(die for one in match.actions for die in dice.shown(one))
        for kind, those in dice.kinds.items():
            found = evenness(those, [fell[kind, face] for face in those])
            assert found.chance is None or found.chance > 0.001


class TestEvenness:
    @pytest.mark.parametrize(
        ("freedom", "square", "chance"),
        [
            (1, 3.8415, 0.05),
            (2, 9.2103, 0.01),
            (3, 9.3484, 0.025),
            (4, 9.4877, 0.05),
            (5, 11.0705, 0.05),
            (5, 4.3515, 0.5),
            (15, 24.9958, 0.05),
            (15, 37.6973, 0.001),
        ],
    )
    def test_chances_are_those_of_the_table(self, freedom, square, chance):
        assert at_least(square, freedom) == pytest.approx(chance, rel=1e-4)

    def test_chances_end_at_everything_and_nothing(self):
        assert at_least(0, 5) == 1
        assert at_least(1e6, 5) == at_least(1e6, 4) == 0

    def test_the_band_holds_95_of_100_fair_faces(self):
        """Counted by the odds themselves: a face falls by a binomial."""
        throws, faces = 600, 6
        found = evenness(range(1, 7), [100] * 6)
        odds, held = (1 - 1 / faces) ** throws, 0.0
        for times in range(throws + 1):
            held += odds if found.low <= times <= found.high else 0
            odds *= (throws - times) / (times + 1) / (faces - 1)
        assert found.expected == 100
        assert held == pytest.approx(0.95, abs=0.01)

    def test_of_even_dice_is_nothing_to_wonder_at(self):
        found = evenness(range(1, 7), [100, 104, 95, 99, 103, 99])
        assert (found.throws, found.is_seldom, found.outside) == (600, False, ())
        assert found.chance > 0.5

    def test_of_a_loaded_die_is_seldom(self):
        found = evenness(range(1, 7), [90, 90, 90, 90, 90, 150])
        assert found.is_seldom
        assert found.outside == (6,)

    def test_of_few_throws_says_nothing(self):
        few = evenness(range(1, 7), [29, 0, 0, 0, 0, 0])
        assert (few.chance, few.is_seldom, few.enough) == (None, False, 30)
        assert evenness(range(1, 7), [30, 0, 0, 0, 0, 0]).is_seldom

    def test_of_nothing_is_no_trouble(self):
        none = evenness(range(1, 7), [0] * 6)
        assert (none.throws, none.outside, none.chance) == (0, (), None)


class TestFallen:
    def test_counts_the_faces_of_each_match(self, library, caries):
        ids = []
        for line in ("roll 2", "roll 5"):
            match = caries.begin("Anna")
            caries.play(match, "one die", line)
            ids.append(library.begin(match).id)
        found = fallen(library.path, "caries", ids)
        first, second = (by_kind(games.dice("caries"), found[one])["d6"].fallen for one in ids)
        assert first == (0, 1, 0, 0, 0, 0)
        assert second == (0, 0, 0, 0, 1, 0)
        both = by_kind(games.dice("caries"), together(found[ids[0]], found[ids[1]]))
        assert both["d6"].fallen == (0, 1, 0, 0, 1, 0)
        assert both["d16"].throws == 0

    def test_agrees_with_the_log(self, library):
        match = played("caries", 2, 5)
        kept = library.begin(match)
        counted = Counter(die for one in match.actions for die in games.dice("caries").shown(one))
        found = by_kind(games.dice("caries"), fallen(library.path, "caries", [kept.id])[kept.id])
        for kind, dice in found.items():
            assert dict(zip(dice.faces, dice.fallen, strict=True)) == {
                face: counted[kind, face] for face in dice.faces
            }
        assert found["d16"].throws > 0

    def test_leaves_out_what_was_taken_back(self, library, caries):
        match = caries.begin("Anna")
        caries.play(match, "one die", "roll 2", "one die", "roll 2")
        match.undo()
        kept = library.begin(match)
        found = fallen(library.path, "caries", [kept.id])[kept.id]
        assert sum(found) == 1

    def test_leaves_out_what_cannot_be_read_and_what_is_gone(self, library, caries):
        match = caries.begin("Anna")
        caries.play(match, "one die", "roll 2", "one die")
        kept = library.begin(match)
        with library._file.transaction() as file:
            file.execute("UPDATE actions SET text = 'roll 9' WHERE ply = 1")
        assert fallen(library.path, "caries", [kept.id, 99]) == {kept.id: (0,) * 22, 99: (0,) * 22}

    def test_a_library_that_is_not_there_is_not_made(self, tmp_path):
        path = tmp_path / "nowhere.sqlite"
        with pytest.raises(LibraryError, match="cannot be used"):
            fallen(path, "caries", [1])
        assert not path.exists()

    def test_a_file_that_is_none_is_a_sentence(self, tmp_path):
        path = tmp_path / "letter.sqlite"
        path.write_text("Dear Anna, " * 100)
        with pytest.raises(LibraryError, match=r"letter\.sqlite cannot be used"):
            fallen(path, "caries", [1])

    def test_a_name_with_signs_of_an_address_is_read(self, tmp_path, caries):
        library = Library(tmp_path / "what? #1%20.sqlite")
        match = caries.begin("Anna")
        caries.play(match, "one die", "roll 2")
        kept = library.begin(match)
        assert sum(fallen(library.path, "caries", [kept.id])[kept.id]) == 1
        library.close()


def test_together_with_nothing_is_the_same():
    assert together((), (1, 2)) == together((1, 2), ()) == (1, 2)
    assert together((1, 2), (3, 4)) == (4, 6)
