"""What happens when an action of the window is triggered: by menu, tool or key."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from ui.window import Window

_FULL = Qt.WindowState.WindowFullScreen


def connect(window: Window) -> None:
    """Every action does what it says."""
    _connect_window(window)
    _connect_page(window)
    _connect_choices(window)


def _connect_window(window: Window) -> None:
    """What the window does, or opens beside it."""
    do, aside = window.do, window.aside
    for action, act in (
        (do.new, window.new_match),
        (do.open, window.ask_open),
        (do.matches, window.show_matches),
        (do.statistics, window.show_statistics),
        (do.counter, window.show_counter),
        (do.save, window.save),
        (do.save_as, window.save_as),
        (do.print, lambda: window.show_sheets("print")),
        (do.preview, lambda: window.show_sheets("preview")),
        (do.export, lambda: window.show_sheets("export")),
        (do.home, window.show_shelf),
        (do.quit, window.close),
        (do.full_screen, lambda: window.setWindowState(window.windowState() ^ _FULL)),
        (do.settings, aside.show_settings),
        (do.rules, lambda: aside.show_rules(window.game())),
        (do.analysis, window.show_analysis),
        (do.keys, lambda: aside.show_keys(window.menus)),
        (do.cheat, lambda: window.show_sheets("print", "cheat")),
        (do.about, aside.show_about),
    ):
        action.triggered.connect(lambda _=False, act=act: act())


def _connect_choices(window: Window) -> None:
    """What is one of several, or on or off."""
    do, settings = window.do, window.settings

    def pace_bots(action: QAction) -> None:
        if window.page is not None:
            settings.keep_pace_of_bots(window.game(), action.data())

    def switch_sound(wanted: bool) -> None:
        settings.sound = "on" if wanted else "off"
        if window.page is not None:
            window.page.sounds.tell_whether()

    do.languages.triggered.connect(lambda action: setattr(settings, "language", action.data()))
    do.paces.triggered.connect(pace_bots)
    do.sound.triggered.connect(switch_sound)
    do.sound.setChecked(settings.sound == "on")
    settings.changed.connect(lambda: do.sound.setChecked(settings.sound == "on"))


def _connect_page(window: Window) -> None:
    """What the match on the table does."""
    do = window.do
    for action, name in (
        (do.undo, "undo"),
        (do.redo, "redo"),
        (do.throw, "throw"),
        (do.hint, "hint.toggle"),
        (do.review, "past.toggle"),
        (do.guide, "guided.toggle"),
        (do.zoom_in, "zoom_in"),
        (do.zoom_out, "zoom_out"),
        (do.zoom_fit, "zoom_fit"),
    ):
        action.triggered.connect(lambda _=False, name=name: attrgetter(name)(window.page)())
