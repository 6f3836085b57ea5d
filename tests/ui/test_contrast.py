"""Can every text and every mark be told from its ground, in each of the four themes?

By WCAG 2.2: letters 4.5 to 1, and 7 to 1 where high contrast was asked for; marks 3 to 1.
What stands in drawings is measured on the picture, since colours lie on colours there.
"""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QColor, QPalette

from tabletop.kernel.seats import COLOURS, SHAPES
from tabletop.resources import asset
from tests.ui.colours import at_place, clearest, contrast
from ui import style
from ui.stage.theme import DICE_TINT, THEMES, palette, seat_tint

by_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))

LETTERS = [
    ("ink", "table"),
    ("ink", "paper"),
    ("ink", "shade"),
    ("quiet", "table"),
    ("quiet", "paper"),
    ("quiet", "shade"),
    ("accent", "paper"),
    ("warning", "paper"),
    # What is chosen in a list, a menu or a row of buttons.
    ("paper", "accent"),
]
NUMBERS = {
    "clever/sheet.svg": r"(yellow|blue|green)-\d+(-\d)?|points-.*|round-\d",
    "clever/mini.svg": r"(yellow|blue|green)-\d+(-\d)?",
    "hospital/patients.svg": r"mini-[RYG]-\d",
    "croco/tokens.svg": r".*-(plus|minus)-\d",
    "croco/board.svg": r"cell-\d-\d",
    "caries/chart.svg": r"lap-\d",
}
MARKS = {
    "clever/sheet.svg": r"bonus-.*",
    "clever/dice.svg": r"\w+-[1-6]",
    "clever/bonuses.svg": r"(?!.*(box|shadow)).*",
    "hospital/patients.svg": r"[RYG]-[1-6]|changed-[RYG]",
    "hospital/symbols.svg": r"[a-z]+-([RYG\d]|any)|blood|death|first|bed|crowd|swap|trial",
    "hospital/workers.svg": r"(mini-)?(nurse|red|yellow|green|blue)|administrator",
    "croco/tokens.svg": r"crest-.*|.*-hidden",
    "caries/chart.svg": r"tooth-\d\d",
    "caries/pieces.svg": r"mark-.*|hole|appointment|cube",
    "caries/spaces.svg": r"dentist|sugar|brushing|appointment|knock",
}


def letters_need(theme) -> float:
    return 7.0 if theme.is_high else 4.5


def unclear(file: str, which: str, theme, least: float) -> dict[str, float]:
    """The places of a drawing on which nothing stands out, with what stands out most."""
    svg = asset(file).read_text(encoding="utf-8")
    places = [place for place in re.findall(r'\bid="([^"]+)"', svg) if re.fullmatch(which, place)]
    assert places, f"{file} has no {which}"
    found = {place: round(clearest(at_place(file, place, theme)), 2) for place in places}
    return {place: seen for place, seen in found.items() if seen < least}


@by_theme
class TestWindow:
    @pytest.mark.parametrize(("letters", "ground"), LETTERS)
    def test_letters_can_be_read(self, theme, letters: str, ground: str) -> None:
        assert contrast(theme.colour(letters), theme.colour(ground)) >= letters_need(theme)

    def test_what_cannot_be_done_can_still_be_read(self, theme) -> None:
        shown = palette(theme)
        for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            closed = shown.color(QPalette.ColorGroup.Disabled, role)
            assert contrast(closed, theme.colour("paper")) >= letters_need(theme)

    def test_no_rule_of_the_sheet_sets_letters_on_a_ground_they_fade_on(self, theme) -> None:
        read = {(theme.colour(a).name(), theme.colour(b).name()) for a, b in LETTERS}
        faint = []
        for rule in re.findall(r"\{([^}]*)\}", style.sheet(theme)):
            letters = re.search(r"(?<![-\w])color: (#\w+)", rule)
            ground = re.search(r"background: (#\w+)", rule)
            if letters and ground:
                pair = (letters[1].lower(), ground[1].lower())
                if pair not in read:
                    faint.append(pair)
        assert faint == []

    @pytest.mark.parametrize("ground", ["table", "paper"])
    @pytest.mark.parametrize("mark", ["accent", "ink", "warning"])
    def test_marks_can_be_seen(self, theme, mark: str, ground: str) -> None:
        assert contrast(theme.colour(mark), theme.colour(ground)) >= 3

    def test_edges_can_be_seen_where_contrast_is_high(self, theme) -> None:
        if theme.is_high:
            for ground in ("table", "paper", "shade"):
                assert contrast(theme.colour("line"), theme.colour(ground)) >= 3


@by_theme
class TestDrawings:
    @pytest.mark.parametrize("file", NUMBERS)
    def test_numbers_can_be_read(self, qapp, theme, file: str) -> None:
        assert unclear(file, NUMBERS[file], theme, letters_need(theme)) == {}

    @pytest.mark.parametrize("file", MARKS)
    def test_marks_can_be_seen(self, qapp, theme, file: str) -> None:
        assert unclear(file, MARKS[file], theme, 3) == {}

    @pytest.mark.parametrize("sides", [6, 16])
    def test_dice_can_be_read(self, qapp, theme, sides: int) -> None:
        for face in range(1, sides + 1):
            seen = at_place("common/dice.svg", f"d{sides}-{face}", theme, DICE_TINT)
            assert clearest(seen) >= 4.5, face

    @pytest.mark.parametrize("ground", ["table", "paper"])
    @pytest.mark.parametrize("colour", COLOURS)
    @pytest.mark.parametrize("shape", SHAPES)
    def test_the_sign_of_a_seat_can_be_seen(self, qapp, theme, shape, colour, ground) -> None:
        seen = at_place("common/emblems.svg", shape, theme, seat_tint(colour), ground)
        parts = [theme.resolved(f"@{colour}"), theme.resolved(f"@{colour}-edge")]
        painted = [part for part in parts if int(part[1:], 16) in seen]
        clear = max(contrast(QColor(part), theme.colour(ground)) for part in painted)
        assert clear >= 3


def test_lines_are_bolder_where_contrast_is_high() -> None:
    assert [theme.stroke > 1 for theme in THEMES.values()] == [False, False, True, True]
