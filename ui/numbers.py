"""Numbers as the language of the window writes them."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def number(value: float, decimals: int = 0, *, grouped: bool = False) -> str:
    """A number with a minus sign, and not with a hyphen; *grouped* by thousands in a sentence."""
    locale = QLocale()
    if not grouped:
        locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale.toString(float(value), "f", decimals).replace("-", "\N{MINUS SIGN}")
