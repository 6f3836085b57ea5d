"""What macOS wants to know of Tabletop.app: the entries of its Info.plist beside PyInstaller's own.

Keys are those of Apple's Information Property List reference: an app that owns a kind of
file exports its type, says that it edits it, and names the icon in ``Resources``.
"""

from __future__ import annotations

from typing import Any, Final

from tabletop import __version__
from tabletop.kernel.save import SUFFIX

IDENTIFIER: Final = "org.example.Tabletop"
"""Who publishes and signs it puts a name of their own here."""
MATCH: Final = f"{IDENTIFIER}.match"
_MATCH_ICON: Final = "tabletop-match.icns"
_OLDEST: Final = "13.0"
"""The oldest macOS for which the wheels of PySide6 6.11 are made."""

ENTRIES: Final[dict[str, Any]] = {
    "CFBundleName": "Tabletop",
    "CFBundleDisplayName": "Tabletop",
    "CFBundleShortVersionString": __version__,
    "CFBundleVersion": __version__,
    "CFBundleDevelopmentRegion": "en",
    "CFBundleLocalizations": ["en", "fr"],
    "LSApplicationCategoryType": "public.app-category.board-games",
    "LSMinimumSystemVersion": _OLDEST,
    "NSHighResolutionCapable": True,
    "NSRequiresAquaSystemAppearance": False,
    "NSHumanReadableCopyright": "The Tabletop developers. MIT licence.",
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Match of Tabletop",
            "CFBundleTypeRole": "Editor",
            "CFBundleTypeIconFile": _MATCH_ICON,
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [MATCH],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": MATCH,
            "UTTypeDescription": "Match of Tabletop",
            "UTTypeConformsTo": ["public.json"],
            "UTTypeIconFile": _MATCH_ICON,
            "UTTypeTagSpecification": {
                "public.filename-extension": [SUFFIX.removeprefix(".")],
                "public.mime-type": ["application/x-tabletop-match"],
            },
        }
    ],
}
