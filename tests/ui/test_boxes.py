"""Does the box on the shelf say what is in it?"""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tabletop import games
from tabletop.kernel.seats import COLOURS
from ui import games as looks
from ui.new_match import NewMatch
from ui.stage.theme import LIGHT


@pytest.mark.parametrize("name", games.names())
def test_the_box_names_the_players_that_the_rules_allow(qapp: QApplication, name):
    assert looks.box(name).seats == games.load(name).seats


@pytest.mark.parametrize("name", games.names())
def test_the_box_says_everything(qapp: QApplication, name):
    box = looks.box(name)
    assert all((box.title(), box.blurb(), box.thanks()))


@pytest.mark.parametrize("name", games.names())
def test_there_is_a_colour_for_every_seat_and_the_dialog_offers_no_other(qtbot, settings, name):
    colours = looks.box(name).colours
    dialog = NewMatch(games.load(name), settings, LIGHT)
    qtbot.addWidget(dialog)
    assert set(colours) <= set(COLOURS)
    for row in dialog.seats.rows:
        offered = [row.colour.itemData(number) for number in range(row.colour.count())]
        assert offered == list(colours)
    seated = [player.colour for player in dialog.seats.players()]
    assert len(set(seated)) == len(seated)
    assert set(seated) <= set(colours)
