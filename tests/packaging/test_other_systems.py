"""What Windows, macOS, Flatpak and the workflow are told: read here, run elsewhere."""

from __future__ import annotations

import plistlib
import re
import runpy
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
import yaml

from tabletop import __version__
from tabletop.kernel.save import SUFFIX

TREE = Path(__file__).parents[2]
PACKAGING = TREE / "packaging"
MATCH = "application/x-tabletop-match"


def text(name: str) -> str:
    return (TREE / name).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def plist() -> dict[str, Any]:
    """The entries as macOS would read them."""
    made = runpy.run_path(str(PACKAGING / "plist.py"))
    entries = {"CFBundleIdentifier": made["IDENTIFIER"], **made["ENTRIES"]}
    found: dict[str, Any] = plistlib.loads(plistlib.dumps(entries))
    return found


def test_everybody_knows_it_by_the_same_name(plist):
    metainfo = ElementTree.fromstring(text("packaging/linux/tabletop.metainfo.xml"))
    (flatpak,) = (PACKAGING / "flatpak").glob("*.yml")
    names = {
        plist["CFBundleIdentifier"],
        metainfo.findtext("id"),
        flatpak.stem,
        yaml.safe_load(flatpak.read_text(encoding="utf-8"))["id"],
    }
    assert len(names) == 1


class Spec:
    """The spec as PyInstaller would run it on another system, with nothing frozen."""

    def __init__(self, work: Path):
        self.programs: dict[str, dict[str, Any]] = {}
        self.collected: list[str] = []
        self.app: dict[str, Any] = {}
        self.names = {
            "__file__": str(PACKAGING / "tabletop.spec"),
            "SPECPATH": str(PACKAGING),
            "workpath": str(work),
            "Analysis": lambda *_, **__: SimpleNamespace(
                scripts=[], pure=[], binaries=[("Qt6Core.dll", "", "BINARY")], datas=[]
            ),
            "PYZ": lambda *_: None,
            "EXE": self._program,
            "COLLECT": self._collect,
            "BUNDLE": lambda _, **named: self.app.update(named),
        }

    def _program(self, *_: object, **named: Any) -> None:
        self.programs[named["name"]] = named

    def _collect(self, *parts: Any, name: str) -> None:
        self.collected = [entry[0] for part in parts if isinstance(part, list) for entry in part]


@pytest.fixture
def spec(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Runs the spec as on the system of that name."""

    def run(system: str) -> Spec:
        hooks = SimpleNamespace(
            collect_data_files=lambda *_: [], collect_submodules=lambda *_, **__: []
        )
        for name in ("PyInstaller", "PyInstaller.utils"):
            monkeypatch.setitem(sys.modules, name, SimpleNamespace())
        monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
        monkeypatch.setattr(sys, "path", [*sys.path])
        monkeypatch.setattr(sys, "platform", system)
        made = Spec(tmp_path)
        exec(compile(text("packaging/tabletop.spec"), "tabletop.spec", "exec"), made.names)
        for name in ("icons", "plist", "version_resource"):
            sys.modules.pop(name, None)
        return made

    return run


class TestMacOS:
    def test_the_app_has_its_entries_and_both_icons(self, spec) -> None:
        app = spec("darwin").app
        assert app["name"] == "Tabletop.app"
        assert app["bundle_identifier"] == "org.example.Tabletop"
        assert app["info_plist"]["CFBundleVersion"] == __version__
        assert Path(app["icon"]).read_bytes().startswith(b"icns")

    def test_the_icon_of_a_match_is_where_its_entry_looks(self, spec, plist) -> None:
        (document,) = plist["CFBundleDocumentTypes"]
        assert document["CFBundleTypeIconFile"] in spec("darwin").collected

    def test_the_version_is_this_one(self, plist) -> None:
        assert plist["CFBundleShortVersionString"] == __version__
        assert plist["CFBundleVersion"] == __version__

    def test_our_files_are_its_own(self, plist) -> None:
        (kind,) = plist["UTExportedTypeDeclarations"]
        (document,) = plist["CFBundleDocumentTypes"]
        assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
        assert document["LSHandlerRank"] == "Owner"
        assert kind["UTTypeTagSpecification"] == {
            "public.filename-extension": [SUFFIX[1:]],
            "public.mime-type": [MATCH],
        }

    def test_what_it_may_do_is_little(self) -> None:
        allowed = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
        assert allowed == {"com.apple.security.cs.allow-unsigned-executable-memory": True}


class TestWindows:
    def test_there_is_a_program_for_the_desktop_and_one_for_the_commands(self, spec) -> None:
        programs = spec("win32").programs
        assert {name: made["console"] for name, made in programs.items()} == {
            "tabletop": False,
            "tabletop-cli": True,
        }
        for name, made in programs.items():
            assert f"'{name}.exe'" in Path(made["version"]).read_text(encoding="utf-8")
            assert Path(made["icon"]).is_file()

    def test_the_icon_of_a_match_is_where_the_registry_looks(self, spec, setup) -> None:
        assert "tabletop-match.ico" in spec("win32").collected
        assert "{app}\\_internal\\tabletop-match.ico,0" in setup

    def test_the_version_is_this_one(self) -> None:
        resource = runpy.run_path(str(PACKAGING / "version_resource.py"))
        said = resource["text"]("tabletop.exe")
        compile(said, "version", "eval")
        assert f"'FileVersion', '{__version__}'" in said
        assert "'OriginalFilename', 'tabletop.exe'" in said

    @pytest.mark.parametrize(
        ("version", "numbers"),
        [("0.1.0", (0, 1, 0, 0)), ("2.0", (2, 0, 0, 0)), ("1.2.3rc4", (1, 2, 3, 4))],
    )
    def test_a_version_is_four_numbers(self, version, numbers) -> None:
        assert runpy.run_path(str(PACKAGING / "version_resource.py"))["numbers"](version) == numbers

    @pytest.fixture
    def setup(self) -> str:
        return text("packaging/windows/tabletop.iss")

    def test_a_double_click_opens_our_files_and_removing_takes_that_back(self, setup) -> None:
        keys = [line for line in setup.splitlines() if line.startswith("Root:")]
        assert any(f"\\{SUFFIX}\\OpenWithProgids" in key for key in keys)
        assert any('""{app}\\tabletop.exe"" ""%1""' in key for key in keys)
        assert all(key.startswith("Root: HKA;") for key in keys)
        for tree in (SUFFIX, "Tabletop.Match"):
            named = [key for key in keys if f"Classes\\{tree}" in key]
            assert any("uninsdelete" in key for key in named)

    def test_removing_leaves_what_is_the_users(self, setup) -> None:
        assert not re.search(r"^\[UninstallDelete\]", setup, re.MULTILINE)

    def test_it_is_said_in_both_languages(self, setup) -> None:
        told = re.findall(r"^(en|fr)\.(\w+)=", setup, re.MULTILINE)
        assert {key for lang, key in told if lang == "en"} == {
            key for lang, key in told if lang == "fr"
        }


class TestWorkflow:
    @pytest.fixture
    def jobs(self) -> dict[str, Any]:
        found: dict[str, Any] = yaml.safe_load(text(".github/workflows/build.yml"))["jobs"]
        return found

    def test_it_builds_on_the_three_systems_after_the_tests(self, jobs) -> None:
        systems = {job["runs-on"].split("-")[0] for job in jobs.values()}
        assert systems == {"ubuntu", "windows", "macos"}
        assert "make test" in [step.get("run") for step in jobs["test"]["steps"]]
        for name, job in jobs.items():
            assert name == "test" or job["needs"] == "test"

    def test_what_it_runs_is_there(self, jobs) -> None:
        runs = "\n".join(step.get("run", "") for job in jobs.values() for step in job["steps"])
        for name in re.findall(r"packaging[\\/][\w.\\/-]+", runs):
            assert (TREE / name.replace("\\", "/")).is_file(), name
        targets = re.findall(r"^([a-z]+):", text("Makefile"), re.MULTILINE)
        for target in re.findall(r"^make (\w+)", runs, re.MULTILINE):
            assert target in targets


def test_whatever_the_notes_name_is_there():
    notes = text("packaging/README.md")
    for name in re.findall(
        r"`((?:linux|windows|macos|flatpak|pictures)/[\w./-]*|\w+\.py)\b", notes
    ):
        assert (PACKAGING / name).exists(), name
    for name in re.findall(r"`((?:tests|ui|\.github)/[\w./-]+)`", notes):
        assert (TREE / name).exists(), name
