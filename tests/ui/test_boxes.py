"""Does the box on the shelf say what is in it?"""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tabletop import games
from ui import games as looks


@pytest.mark.parametrize("name", games.names())
def test_the_box_names_the_players_that_the_rules_allow(qapp: QApplication, name):
    assert looks.box(name).seats == games.load(name).seats


@pytest.mark.parametrize("name", games.names())
def test_the_box_says_everything(qapp: QApplication, name):
    box = looks.box(name)
    assert all((box.title(), box.blurb(), box.thanks()))
