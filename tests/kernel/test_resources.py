"""Where everything lies: the assets of the program, and the folders of whoever plays."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
import pytest

from tabletop import resources
from tabletop.kernel.errors import TabletopError
from tabletop.library_file import place


@pytest.fixture
def at_home(monkeypatch):
    """No other folder is named."""
    monkeypatch.delenv(resources.HOME)


@pytest.fixture
def nobody(at_home, monkeypatch):
    """The system knows no user, as in a container."""

    def unknown(*_names):
        raise RuntimeError("Could not determine home directory.")

    for name in ("user_data_path", "user_log_path"):
        monkeypatch.setattr(platformdirs, name, unknown)
    monkeypatch.setattr(Path, "home", unknown)


class TestOwnFolders:
    def test_the_environment_may_name_one_for_everything(self, home):
        assert resources.own("data") == resources.own("log") == resources.logs() == home

    @pytest.mark.usefixtures("at_home")
    def test_else_they_are_where_the_system_has_them(self):
        found = {resources.own("data"), resources.own("log")}
        assert found == {
            platformdirs.user_data_path("tabletop", "Tabletop"),
            platformdirs.user_log_path("tabletop", "Tabletop"),
        }

    @pytest.mark.usefixtures("nobody")
    def test_who_is_nobody_has_none(self):
        assert resources.own("data") is None
        with pytest.raises(TabletopError) as caught:
            place()
        assert str(caught.value) == (
            "the system knows no folder of yours; name one in TABLETOP_HOME to keep matches."
        )
        with pytest.raises(OSError, match="tabletop"):
            resources.logs().mkdir(parents=True)

    @pytest.mark.usefixtures("at_home")
    def test_no_folder_is_made_that_is_called_like_a_home(self, monkeypatch):
        """What older versions of platformdirs answer where there is no user."""
        monkeypatch.setattr(platformdirs, "user_data_path", lambda *_: Path("~/.local/share"))
        assert resources.own("data") is None


class TestDocuments:
    def test_files_are_looked_for_at_home(self, monkeypatch, tmp_path):
        monkeypatch.setenv("HOME" if os.name == "posix" else "USERPROFILE", str(tmp_path))
        assert resources.documents() == tmp_path

    @pytest.mark.usefixtures("nobody")
    def test_who_has_no_home_begins_where_one_stands(self):
        assert resources.documents() == Path()


class TestAssets:
    def test_are_found_beside_the_program(self):
        assert resources.asset("caries/board.svg").is_file()

    def test_where_they_are_missing_it_is_told(self, monkeypatch, tmp_path):
        monkeypatch.setattr(resources, "__file__", str(tmp_path / "tabletop" / "resources.py"))
        with pytest.raises(TabletopError, match="no folder assets beside"):
            resources.root.__wrapped__()
