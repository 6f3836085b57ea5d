"""What a screen reader is told over AT-SPI: the shelf, each table, and what happens there."""

from __future__ import annotations

import sys
from itertools import groupby

import pytest
from PySide6.QtWidgets import QApplication

from tabletop import games
from tabletop.kernel.match import Match
from ui import games as looks
from ui import language

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="only on Linux do screen readers listen to AT-SPI"
)
_RIGHT, _RETURN, _ESCAPE = 0xFF53, 0xFF0D, 0xFF1B


def each(*names: str | None) -> pytest.MarkDecorator:
    """A match of each of these games; None for the shelf alone."""
    return pytest.mark.parametrize("match", names, indirect=True, scope="module")


def title(match: Match) -> str:
    return looks.box(match.game.id).title()


def asked(reader) -> str:
    """The line above the table, which is the first one in the window."""
    first: str = reader.ask("names", "label")[0]
    return first


@each(*games.names())
def test_a_table_is_told_group_by_group_and_thing_by_thing(
    reader, match: Match, qapp: QApplication
) -> None:
    language.install(qapp, "en")
    words = looks.words(match.game.id, match.setup.players)
    scene = looks.scene(match.game, match.setup.players, words)
    scene.sync(match.state)
    wanted = scene.things(match.state)
    nodes = reader.tree("panel", title(match))
    told: dict[str, list[str]] = {}
    for node in nodes:
        if node["depth"] == 0:
            group = told.setdefault(node["name"], [])
        else:
            group.append(node["name"])
    # Plates and the like stand beside the groups.
    told = {name: members for name, members in told.items() if members}
    order = list(dict.fromkeys(thing.group for thing in wanted))
    by_group = sorted(wanted, key=lambda thing: order.index(thing.group))
    assert told == {
        name: [thing.words for thing in group]
        for name, group in groupby(by_group, lambda thing: thing.group)
    }
    wide, high = reader.screen
    for node in nodes:
        left, top, width, height = node["place"]
        assert node["role"] in ("panel", "list item", "image", "label", "push button"), node
        assert width > 0, node
        assert height > 0, node
        assert 0 <= left < left + width <= wide, node
        assert 0 <= top < top + height <= high, node


@each("caries")
def test_a_tooth_is_told_by_its_number_and_what_is_on_it(reader, match: Match) -> None:
    nodes = reader.tree("panel", "Grace's teeth")
    assert len(nodes) == 16
    assert nodes[11]["name"] == "tooth 12, cavity with sugar"
    assert nodes[11]["role"] == "list item"
    assert asked(reader) == "Ada, throw the dice to move."


@each("caries")
def test_a_throw_is_pressed_and_heard(reader, match: Match) -> None:
    reader.press("push button", "Throw")
    assert "Ada, " in reader.hears("announcement", "Ada throws")
    reader.hears("name", "die, shows")


def focus(reader) -> list[str]:
    """Where the focus has been, thing by thing."""
    reader.events += reader.ask("events")
    return [said for kind, said in reader.events if kind == "focus"]


@each("croco")
def test_the_focus_follows_the_cursor_of_the_keyboard(reader, match: Match) -> None:
    reader.tree("panel", "Croco")
    reader.forget()
    reader.ask("key", _RIGHT)
    first = reader.hears("focus", ": ")
    reader.ask("key", _RIGHT)
    # That the table itself has the focus may be heard late.
    (second,) = reader.until(
        lambda: [said for said in focus(reader) if ": " in said and said != first]
    )
    reader.ask("key", _RETURN)
    reader.hears("focus", "cell ")
    reader.ask("key", _ESCAPE)
    reader.until(lambda: focus(reader)[-1] == second)


@each("croco")
def test_a_token_is_taken_up_and_put_down(reader, match: Match) -> None:
    reader.tree("panel", "Croco")
    reader.forget()
    reader.press("list item", "b1: 1−")

    def first_cell() -> dict[str, str] | None:
        nodes = [node for node in reader.tree("panel", "Croco") if node["actions"]]
        told = nodes[0]["name"].startswith("cell") and "1−" in nodes[0]["description"]
        return nodes[0] if told else None

    cell = reader.until(first_cell)
    assert reader.hears("focus", "cell ") == cell["name"]
    reader.press("list item", cell["name"])
    reader.hears("announcement", "Grace places 1− on cell")
    reader.until(lambda: "b1: empty" in [n["name"] for n in reader.tree("panel", "Croco")])


@each("clever", "hospital")
def test_what_is_offered_beside_the_things_is_pressed_and_heard(reader, match: Match) -> None:
    nodes = reader.tree("panel", title(match))
    plates = [node for node in nodes if node["depth"] == 0 and node["role"] == "push button"]
    before = asked(reader)
    reader.forget()
    reader.press("push button", plates[0]["name"])
    reader.until(lambda: asked(reader) != before)
    reader.hears("announcement", asked(reader))


@each(None)
def test_a_match_is_begun_from_the_shelf(reader, match: None) -> None:
    for game in games.names():
        box = looks.box(game)
        card = reader.until(
            lambda box=box: reader.ask("describe", "push button", f"New match of {box.title()}")
        )
        assert card["description"].startswith(box.blurb())
    reader.press("push button", "New match of Caries")
    reader.press("push button", "Begin")
    reader.tree("panel", "Caries")
    reader.hears("announcement", "begins")
