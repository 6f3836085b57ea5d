"""Every diagram in the rules can be drawn, shows what its address says, and has its words below."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPointF, QUrl
from PySide6.QtGui import QTextDocument

from tabletop.games.croco import setting
from tabletop.games.croco.names import read_cell, read_space
from tabletop.kernel.errors import TabletopError
from tabletop.resources import asset
from ui import games as looks
from ui import language
from ui.games.croco.diagrams import drawn
from ui.games.croco.drawings import BOARD, camp_file, cell_element, space_element
from ui.rules_window import RulesWindow
from ui.stage import pixmaps
from ui.stage.theme import DARK, LIGHT, THEMES

_DIAGRAM = re.compile(r"!\[(.*?)\]\((.*?)\)")
CAMP = "camp/green/1+_2+_3+_3+_4+_5+_1-_2-_3-_4-_5-_7-"


def diagrams(spoken):
    """What the rules show, with its address, in order."""
    text = asset(f"croco/rules.{spoken}.md").read_text(encoding="utf-8")
    return _DIAGRAM.findall(text)


ADDRESSES = sorted({address for spoken in language.LANGUAGES for _, address in diagrams(spoken)})
OWN = [
    "croco:3/._._.",
    "croco:5/._b4-_g_._.",
    "croco:7/g_b_g7-_._._._./3_5",
    f"croco:{CAMP}",
    "croco:camp/blue/._._._._._._6-_._._._._./a1_f2",
]


class TestRules:
    """The rules show pictures, the same in each language."""

    def test_there_are_some_and_in_each_language_the_same(self):
        found = [[address for _, address in diagrams(spoken)] for spoken in language.LANGUAGES]
        assert len(found[0]) >= 8
        assert found[0] == found[1]

    @pytest.mark.parametrize("spoken", language.LANGUAGES)
    def test_each_stands_on_a_line_of_its_own_and_says_what_it_shows(self, spoken):
        text = asset(f"croco/rules.{spoken}.md").read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if "![" in line]
        assert len(lines) == len(diagrams(spoken))
        for line in lines:
            assert _DIAGRAM.fullmatch(line), line
        for words, _ in diagrams(spoken):
            assert len(words) > 20
            assert words[-1] in ".?"

    @pytest.mark.parametrize("address", [*ADDRESSES, *OWN])
    @pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
    def test_it_can_be_drawn(self, qapp, address, theme):
        game, _, what = address.partition(":")
        image = looks.diagram(game, what, theme, 1.0)
        assert image.width() > 150
        assert image.height() > 40

    @pytest.mark.parametrize("address", ADDRESSES)
    def test_what_lies_there_could_lie_there(self, address):
        """A crocodile is as long as it is, and one token on it shows its number."""
        _, _, what = address.partition(":")
        kind, lying, *_ = what.split("/")
        if kind == "camp":
            tokens = what.split("/")[2].split("_")
            assert len(tokens) == 12
            return
        cells = lying.split("_")
        assert len(cells) == int(kind)
        assert sum(len(cell) > 1 for cell in cells) <= 1
        assert all(setting.read_lying(cell) or cell == "." for cell in cells)
        if any(cell in ("g", "b") for cell in cells):
            assert any(len(cell) > 1 for cell in cells), "somebody controls it"


@pytest.mark.parametrize("spoken", language.LANGUAGES)
class TestWindow:
    """In the window of the rules."""

    @pytest.fixture
    def shown(self, qtbot, settings, qapp, spoken):
        language.install(qapp, spoken)
        made = RulesWindow()
        qtbot.addWidget(made)
        made.read("croco")
        yield made
        language.install(qapp, "en")

    def test_what_it_shows_stands_below(self, shown, spoken):
        block, captions = shown.text.document().begin(), []
        while block.isValid():
            if block.text() == "\N{OBJECT REPLACEMENT CHARACTER}":
                captions.append(block.next().text())
            block = block.next()
        assert captions == [words for words, _ in diagrams(spoken)]

    def test_each_is_there_as_it_was_drawn(self, shown, spoken):
        kind = QTextDocument.ResourceType.ImageResource
        for _, address in diagrams(spoken):
            image = shown.text.document().resource(kind.value, QUrl(address))
            game, _, what = address.partition(":")
            ratio = shown.devicePixelRatioF()
            assert image == looks.diagram(game, what, LIGHT, ratio), address

    def test_each_is_seen_whole_without_scrolling_sideways(self, qtbot, shown, spoken):
        shown.show()
        qtbot.waitExposed(shown)
        assert shown.text.horizontalScrollBar().maximum() == 0


class TestPicture:
    """A picture shows what its address tells."""

    def test_by_night_it_is_another_one(self, qapp):
        for what in ("5/._b4-_g_._.", CAMP):
            assert drawn(what, LIGHT, 1.0) != drawn(what, DARK, 1.0)

    @pytest.mark.parametrize("what", ["5/._b4-_g_._.", CAMP])
    def test_twice_the_pixels_are_the_same_points(self, qapp, what):
        one, two = drawn(what, LIGHT, 1.0), drawn(what, LIGHT, 2.0)
        assert abs(two.width() - 2 * one.width()) <= 1
        assert abs(two.height() - 2 * one.height()) <= 1
        assert two.devicePixelRatio() == 2.0

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            pytest.param("5/._._._._.", "5/._b4-_._._.", id="a token"),
            pytest.param("5/._b4-_._._.", "5/._g4-_._._.", id="its clan"),
            pytest.param("5/._b4-_._._.", "5/._b4+_._._.", id="its sign"),
            pytest.param("5/._b4-_._._.", "5/._b3-_._._.", id="its number"),
            pytest.param("5/._b4-_._._.", "5/._b_._._.", id="turned over"),
            pytest.param("5/._b4-_._._.", "5/b4-_._._._.", id="its cell"),
            pytest.param("5/._b4-_._._.", "5/._b4-_._._./2", id="lit"),
            pytest.param("5/._b4-_._._./2", "5/._b4-_._._./2_3", id="two lit"),
            pytest.param("5/._._._._.", "6/._._._._._.", id="the crocodile"),
            pytest.param(CAMP, CAMP.replace("1+", "."), id="an emptied space"),
            pytest.param(CAMP, f"{CAMP}/a1", id="a lit space"),
        ],
    )
    def test_what_differs_is_seen(self, qapp, one, other):
        assert drawn(one, LIGHT, 1.0) != drawn(other, LIGHT, 1.0)

    def test_a_token_lies_on_its_cell_and_nowhere_else(self, qapp):
        bare, taken = drawn("5/._._._._.", LIGHT, 2.0), drawn("5/._b4-_._._.", LIGHT, 2.0)
        part = pixmaps.place(BOARD, "crocodile-5")
        scale = taken.height() / part.height()
        for cell in range(1, 6):
            where = pixmaps.place(BOARD, cell_element(read_cell(f"5.{cell}")))
            at = (where.center() - part.topLeft()) * scale
            changed = any(
                bare.pixel(round(at.x()) + x, round(at.y()) + y)
                != taken.pixel(round(at.x()) + x, round(at.y()) + y)
                for x in range(-20, 21, 5)
                for y in range(-20, 21, 5)
            )
            assert changed == (cell == 2)

    def test_in_a_camp_the_space_that_is_named_is_lit(self, qapp):
        bare, lit = drawn(CAMP, LIGHT, 2.0), drawn(f"{CAMP}/c2", LIGHT, 2.0)
        size = pixmaps.size(camp_file(0))
        scale = lit.width() / size.width()
        changed = [
            QPointF(x, y) / scale
            for x in range(lit.width())
            for y in range(lit.height())
            if bare.pixel(x, y) != lit.pixel(x, y)
        ]
        place = pixmaps.place(camp_file(0), space_element(read_space("c2")))
        assert changed
        assert all(place.adjusted(-5, -5, 5, 5).contains(point) for point in changed)


@pytest.mark.parametrize(
    "what",
    [
        pytest.param("9/._._.", id="no such crocodile"),
        pytest.param("five/._._._._.", id="a number in letters"),
        pytest.param("5/._b9-_._._.", id="no such token"),
        pytest.param("5/._x_._._.", id="nothing that lies"),
        pytest.param("5/._._._._._.", id="too many cells"),
        pytest.param("5/._._.", id="too few cells"),
        pytest.param("5", id="no cells"),
        pytest.param("5/._._._._./6", id="a lit cell too far"),
        pytest.param("5/._._._._./0", id="a lit cell before the first"),
        pytest.param("5/._._._._./a", id="a lit cell that is no number"),
        pytest.param("camp/red/._._._._._._._._._._._.", id="no such clan"),
        pytest.param("camp/green", id="a camp of nothing"),
        pytest.param("camp/green/1+", id="too few spaces"),
        pytest.param(CAMP.replace("1+", "6+"), id="a token of the other clan"),
        pytest.param(f"{CAMP}/g1", id="no such space"),
        pytest.param("", id="nothing"),
    ],
)
def test_an_address_that_tells_nothing_is_said(qapp, what):
    with pytest.raises(TabletopError):
        drawn(what, LIGHT, 1.0)
