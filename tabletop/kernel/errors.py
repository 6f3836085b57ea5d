"""What can go wrong, each as one sentence a player can read.

The text of every error says what is wrong and where; the command line prints
it as it is and leaves with exit code 2, the window shows it in a dialog.
"""


class TabletopError(Exception):
    """Anything a player may be told in one sentence."""


class IllegalAction(TabletopError):
    """An action that the rules do not allow here; quotes the action and the position."""


class NotationError(TabletopError):
    """A line of text that is no action or no position of the game."""


class OptionError(TabletopError):
    """An unknown option, a value it does not take, or a number of seats the game has not."""


class SaveError(TabletopError):
    """A saved match that is broken, foreign or newer; names the place."""


class LibraryError(TabletopError):
    """The library of matches cannot be read or written."""


class UnknownGame(TabletopError):
    """No folder of that name below ``tabletop/games``."""


class UnknownBot(TabletopError):
    """The game has no bot of that name."""


class ExportError(TabletopError):
    """A sheet, a picture or a file could not be written."""
