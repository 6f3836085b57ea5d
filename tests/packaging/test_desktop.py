"""Does a desktop understand what we tell it: menus, actions, icons, the kind of our files?"""

from __future__ import annotations

import configparser
import json
import os
import struct
import subprocess
import sys
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from tabletop import __version__, games
from tabletop.cli import main
from tabletop.kernel import save
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import Player

PACKAGING = Path(__file__).parents[2] / "packaging"
MATCH = "application/x-tabletop-match"


def made(script: str, *words: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """A script of ``packaging`` that has run."""
    return subprocess.run(
        [sys.executable, PACKAGING / script, *map(str, words)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("usr") / "share"
    assert made("share.py", folder).stderr == ""
    return folder


def spoken_by(tool: str, *words: object) -> str:
    """What a validator said; it must be content."""
    done = subprocess.run([tool, *map(str, words)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


class TestMenu:
    @pytest.fixture
    def desktop(self, share: Path) -> configparser.ConfigParser:
        found = configparser.ConfigParser(interpolation=None, delimiters="=")
        found.optionxform = str  # type: ignore[assignment,method-assign]
        found.read(share / "applications" / "tabletop.desktop", encoding="utf-8")
        return found

    def test_the_validator_is_content(self, share) -> None:
        assert spoken_by("desktop-file-validate", share / "applications" / "tabletop.desktop") == ""

    def test_every_game_has_an_action_and_nothing_else_has(self, desktop) -> None:
        listed = desktop["Desktop Entry"]["Actions"].rstrip(";").split(";")
        assert listed == [f"new-{name}" for name in games.names()]
        assert set(desktop.sections()) == {
            "Desktop Entry",
            *(f"Desktop Action {action}" for action in listed),
        }

    @pytest.mark.parametrize("game", games.names())
    def test_an_action_is_a_command_that_opens_the_window(self, desktop, game, monkeypatch) -> None:
        asked = []
        monkeypatch.setattr("ui.app.run", lambda path, new="": asked.append((path, new)) or 0)
        program, *words = desktop[f"Desktop Action new-{game}"]["Exec"].split()
        assert program == "tabletop"
        assert main(words) == 0
        assert asked == [(None, game)]

    @pytest.mark.parametrize("game", games.names())
    def test_an_action_is_said_in_both_languages(self, desktop, game) -> None:
        action = desktop[f"Desktop Action new-{game}"]
        assert action["Name"].startswith("New match of ")
        assert action["Name[fr]"].startswith("Nouvelle partie\N{NO-BREAK SPACE}: ")

    def test_all_that_is_read_is_said_in_french_too(self, desktop) -> None:
        entry = desktop["Desktop Entry"]
        for key in ("GenericName", "Comment", "Keywords"):
            assert entry[f"{key}[fr]"] != entry[key]

    def test_it_is_found_by_the_window_and_by_the_kind_of_file(self, desktop) -> None:
        entry = desktop["Desktop Entry"]
        assert entry["StartupWMClass"] == "tabletop"
        assert entry["Exec"] == "tabletop %f"
        assert entry["MimeType"] == f"{MATCH};"


class TestSoftwareCentre:
    @pytest.fixture
    def file(self, share: Path) -> Path:
        (found,) = (share / "metainfo").glob("*.metainfo.xml")
        return found

    @pytest.fixture
    def component(self, file: Path) -> ElementTree.Element:
        return ElementTree.parse(file).getroot()

    def test_the_validator_is_content(self, file) -> None:
        assert "Validation was successful" in spoken_by(
            "appstreamcli", "validate", "--no-net", file
        )

    def test_it_is_the_program_of_the_menu(self, file, component) -> None:
        assert file.name == f"{component.findtext('id')}.metainfo.xml"
        assert component.findtext("launchable") == "tabletop.desktop"
        assert component.findtext("provides/mediatype") == MATCH

    def test_the_newest_release_is_this_version(self, component) -> None:
        newest = component.find("releases/release")
        assert newest is not None
        assert newest.get("version") == __version__
        assert len(newest.findall("description/ul/li")) > 5

    def test_every_game_is_told_of_and_shown(self, component) -> None:
        told = "".join(component.find("description").itertext())
        shown = [image.text or "" for image in component.iterfind("screenshots/screenshot/image")]
        for game in games.names():
            assert game.title() in told
            assert any(address.endswith(f"/{game}.png") for address in shown)
            assert (PACKAGING / "pictures" / f"{game}.png").is_file()

    def test_what_is_told_in_english_is_told_in_french(self, component) -> None:
        lang = "{http://www.w3.org/XML/1998/namespace}lang"
        where = ("description", "description/ul", "screenshots/screenshot")
        for parent in (found for path in where for found in component.iterfind(path)):
            spoken = [part.get(lang) for part in parent if part.tag in {"p", "li", "caption"}]
            assert spoken == [None, "fr"] * (len(spoken) // 2)
        assert [part.get(lang) for part in component.iterfind("summary")] == [None, "fr"]

    def test_what_is_not_out_has_the_day_of_the_build(self, tmp_path) -> None:
        made("share.py", tmp_path, SOURCE_DATE_EPOCH="86400")
        (file,) = (tmp_path / "metainfo").glob("*.xml")
        newest = ElementTree.parse(file).find("releases/release")
        assert newest is not None
        if newest.get("type") == "development":
            assert newest.get("date") == "1970-01-02"
        else:
            date.fromisoformat(newest.get("date", ""))


@pytest.fixture(scope="module")
def known(share: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a desktop knows of our kind of file, beside the usual ones."""
    folder = tmp_path_factory.mktemp("known")
    packages = folder / "mime" / "packages"
    packages.mkdir(parents=True)
    ours = share / "mime" / "packages" / "tabletop.xml"
    (packages / ours.name).write_bytes(ours.read_bytes())
    spoken_by("update-mime-database", folder / "mime")
    return folder


class TestKindOfFile:
    @pytest.fixture
    def match(self, tmp_path: Path) -> Path:
        game = games.load("croco")
        players = (Player("Ada", "blue", "circle"), Player("Bea", "green", "square"))
        file = tmp_path / "evening.tabletop"
        save.write(Match(game, Setup(settled(game.options, {}, game.id), players, 3)), file)
        return file

    def kind(self, known: Path, file: Path, how: str = "MatchDefault") -> str:
        """What Qt, which reads the same database, takes the file for."""
        ask = (
            "import sys; from PySide6.QtCore import QMimeDatabase as D;"
            f"print(D().mimeTypeForFile(sys.argv[1], D.MatchMode.{how}).name())"
        )
        return subprocess.run(
            [sys.executable, "-c", ask, file],
            env={**os.environ, "XDG_DATA_DIRS": "/usr/share", "XDG_DATA_HOME": str(known)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()

    def test_a_save_is_known_by_its_name(self, known, match) -> None:
        assert self.kind(known, match, "MatchExtension") == MATCH

    def test_and_by_what_is_in_it_whatever_it_is_called(self, known, match) -> None:
        assert self.kind(known, match.rename(match.with_suffix(""))) == MATCH

    def test_other_json_stays_what_it_is(self, known, tmp_path) -> None:
        other = tmp_path / "other.json"
        other.write_text(json.dumps({"format": "something-else"}), encoding="utf-8")
        assert self.kind(known, other) == "application/json"


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The icons of the other systems."""
    folder = tmp_path_factory.mktemp("icons")
    assert made("icons.py", folder).stderr == ""
    return folder


class TestIcons:
    SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)

    @pytest.mark.parametrize(
        "name", ["apps/tabletop", "mimetypes/application-x-tabletop-match"], ids=["app", "match"]
    )
    def test_there_is_one_of_each_size(self, share, name) -> None:
        theme = share / "icons" / "hicolor"
        for side in self.SIZES:
            with Image.open(theme / f"{side}x{side}" / f"{name}.png") as picture:
                assert picture.size == (side, side)
                # Something is drawn, and its corners are not.
                assert picture.convert("RGBA").getpixel((side // 2, side // 2))[3] == 255
                assert picture.convert("RGBA").getpixel((0, 0))[3] == 0
        assert ElementTree.parse(theme / "scalable" / f"{name}.svg").getroot().tag.endswith("svg")

    @pytest.mark.parametrize("name", ["tabletop", "tabletop-match"])
    def test_windows_reads_its_own(self, elsewhere, name) -> None:
        with Image.open(elsewhere / f"{name}.ico") as icon:
            assert {(16, 16), (32, 32), (48, 48), (256, 256)} <= icon.info["sizes"]
            for size in icon.info["sizes"]:
                icon.size = size
                picture = icon.convert("RGBA")
                assert picture.size == size
                assert picture.getpixel((size[0] // 2, size[1] // 2))[3] == 255
                assert picture.getpixel((0, 0))[3] == 0

    def test_a_small_one_stands_upright(self, elsewhere, share) -> None:
        png = share / "icons" / "hicolor" / "32x32" / "apps" / "tabletop.png"
        with Image.open(elsewhere / "tabletop.ico") as icon, Image.open(png) as picture:
            icon.size = (32, 32)
            assert icon.convert("RGBA").tobytes() == picture.convert("RGBA").tobytes()

    @pytest.mark.parametrize("name", ["tabletop", "tabletop-match"])
    def test_macos_reads_its_own(self, elsewhere, name) -> None:
        content = (elsewhere / f"{name}.icns").read_bytes()
        assert struct.unpack(">4sI", content[:8]) == (b"icns", len(content))
        with Image.open(elsewhere / f"{name}.icns") as icon:
            assert {(512, 512, 2), (128, 128, 1), (16, 16, 2)} <= set(icon.info["sizes"])
            icon.load()
