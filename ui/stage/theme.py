"""The colours of the table, by day and by night, and both once more with high contrast.

An SVG is drawn in the light theme's colours, so that an artist sees in Inkscape
what a player sees; for any other theme those exact colours are exchanged.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Final

from PySide6.QtGui import QColor, QPalette

HIGH: Final = "-high"
"""How the name of a theme with high contrast ends."""
_BOLD: Final = 1.6
_DEEP: Final = (("#BE342D", "#9E1F19"), ("#33844D", "#1B6436"))
"""Red and green with white numbers, as deep as high contrast wants them by day and by night."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The tokens of `look.md`, and the few more that the drawings need."""

    name: str
    table: str
    paper: str
    shade: str
    line: str
    ink: str
    quiet: str
    accent: str
    warning: str
    yellow: str
    blue: str
    green: str
    orange: str
    purple: str
    enamel: str
    gum: str
    gum_shade: str

    @property
    def is_dark(self) -> bool:
        """Whether light letters stand on a dark ground."""
        return self.name.startswith("dark")

    @property
    def is_high(self) -> bool:
        """Whether colours are as far apart as they can be."""
        return self.name.endswith(HIGH)

    @property
    def stroke(self) -> float:
        """How many times as wide the lines are that show what may be touched."""
        return _BOLD if self.is_high else 1.0

    def colour(self, token: str) -> QColor:
        """The colour of a token by its name."""
        return QColor(getattr(self, token))

    def resolved(self, colour: str) -> str:
        """A colour as it is, or the token that ``@token`` names; ``@token-edge`` is darker."""
        if not colour.startswith("@"):
            return colour
        token = colour[1:].removesuffix("-edge")
        found: str = getattr(self, token)
        return QColor(found).darker(150).name().upper() if colour.endswith("-edge") else found

    def painted(self, svg: str) -> str:
        """A drawing made in the light theme, in this theme's colours."""
        tokens = (field.name for field in fields(Theme) if field.name != "name")
        pairs = [(getattr(LIGHT, token), getattr(self, token)) for token in tokens]
        if self.is_high:
            pairs += _DEEP
        return svg if self is LIGHT else exchanged(svg, pairs)


def exchanged(svg: str, colours: Iterable[tuple[str, str]]) -> str:
    """The drawing with colours exchanged; no colour is exchanged twice."""
    pairs = list(colours)
    for number, (old, _) in enumerate(pairs):
        svg = svg.replace(old, f"\0{number}\0")
    for number, (_, new) in enumerate(pairs):
        svg = svg.replace(f"\0{number}\0", new)
    return svg


LIGHT: Final = Theme(
    name="light",
    table="#E7E1D3",
    paper="#FBF8F1",
    shade="#EFE9DC",
    line="#D8CFBC",
    ink="#22303A",
    quiet="#516068",
    accent="#0F7B7B",
    warning="#B3402A",
    yellow="#E9B824",
    blue="#2F6DB5",
    green="#3B8F57",
    orange="#DD6B20",
    purple="#7A4B9E",
    enamel="#FFFFFF",
    gum="#E3A9A0",
    gum_shade="#C98479",
)

DARK: Final = Theme(
    name="dark",
    table="#1D2326",
    paper="#2A3236",
    shade="#343D42",
    line="#46525A",
    ink="#EDEBE3",
    quiet="#A9B4B8",
    accent="#4FC1B8",
    warning="#F0846B",
    yellow="#F0C440",
    blue="#7DB0EA",
    green="#6CBF88",
    orange="#F29459",
    purple="#BC9BE0",
    enamel="#F2EEE4",
    gum="#8E5A55",
    gum_shade="#6F4541",
)

LIGHT_HIGH: Final = Theme(
    name="light-high",
    table="#F1ECE0",
    paper="#FFFFFF",
    shade="#F6F2EA",
    line="#857C68",
    ink="#0C141A",
    quiet="#2F3D45",
    accent="#00504F",
    warning="#8C1D10",
    yellow="#F3BD1C",
    blue="#14508F",
    green="#1B6436",
    orange="#E8731C",
    purple="#5C2D80",
    enamel="#FFFFFE",
    gum="#EDB9B0",
    gum_shade="#A9584C",
)

DARK_HIGH: Final = Theme(
    name="dark-high",
    table="#05080A",
    paper="#12181B",
    shade="#1E272C",
    line="#7E8C94",
    ink="#FFFFFF",
    quiet="#D5DEE2",
    accent="#74EBDF",
    warning="#FFAE99",
    yellow="#FFDA57",
    blue="#A6CEFF",
    green="#8DE5AA",
    orange="#FFB37F",
    purple="#DBC0FF",
    enamel="#FFFDF7",
    gum="#8E5A55",
    gum_shade="#C98A80",
)

THEMES: Final = {theme.name: theme for theme in (LIGHT, DARK, LIGHT_HIGH, DARK_HIGH)}


def theme_of(shown: QPalette) -> Theme:
    """The theme whose *palette* is shown; the light one for any other."""
    table = shown.color(QPalette.ColorRole.Window)
    return next((theme for theme in THEMES.values() if theme.colour("table") == table), LIGHT)


SEAT_FILL: Final = "#C0FFEE"
SEAT_EDGE: Final = "#C0FFE0"


def seat_tint(colour: str) -> tuple[tuple[str, str], ...]:
    """The exchange that paints a seat's pieces, in whatever theme."""
    return (SEAT_FILL, f"@{colour}"), (SEAT_EDGE, f"@{colour}-edge")


DICE_TINT: Final = (("#FACADE", "#FFFDF6"), ("#FACAD0", "#D9D0BA"), ("#0D0D0D", "#22303A"))
"""Ivory dice with dark pips, by day and by night."""


def palette(theme: Theme) -> QPalette:
    """The window's colours: Qt's own scheme has no effect where there is no platform theme."""
    role = QPalette.ColorRole
    made = QPalette()
    for what, token in (
        (role.Window, "table"),
        (role.WindowText, "ink"),
        (role.Base, "paper"),
        (role.AlternateBase, "shade"),
        (role.ToolTipBase, "paper"),
        (role.ToolTipText, "ink"),
        (role.Text, "ink"),
        (role.Button, "shade"),
        (role.ButtonText, "ink"),
        (role.BrightText, "paper"),
        (role.Highlight, "accent"),
        (role.HighlightedText, "paper"),
        (role.Link, "accent"),
        (role.LinkVisited, "accent"),
        (role.PlaceholderText, "quiet"),
        (role.Accent, "accent"),
        (role.Light, "paper"),
        (role.Midlight, "shade"),
        (role.Mid, "line"),
        (role.Dark, "quiet"),
        (role.Shadow, "ink"),
    ):
        made.setColor(what, theme.colour(token))
    for what in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, what, theme.colour("quiet"))
    return made
