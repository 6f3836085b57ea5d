"""Does the Debian package bring the app to a desktop, and leave no trace but the matches?"""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop import __version__
from tests.packaging.frozen import Frozen, closed, is_running, played, until

TREE = Path(__file__).parents[2]
MATCH = "application/x-tabletop-match"
_APT = [
    *["apt-get", "--quiet=2", "--yes", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120"],
    # A package from a folder that only its owner may read is taken all the same.
    *["-o", "APT::Sandbox::User=root"],
]


def told(*command: object) -> str:
    """What a command of the system says."""
    return subprocess.run(
        [*map(str, command)], capture_output=True, text=True, check=True
    ).stdout.strip()


@pytest.fixture(scope="module")
def package(products: Path) -> Path:
    if shutil.which("dpkg-deb") is None:
        pytest.skip("only where dpkg-deb is, a package for Debian can be made")
    with (products.parent / "deb.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not list(products.glob("*.deb")):
            script = TREE / "packaging" / "deb.py"
            told(sys.executable, script, "--into", products, "--compression", "none")
    (made,) = products.glob("*.deb")
    return made


@pytest.fixture
def fields(package: Path) -> dict[str, str]:
    """What the package says of itself."""
    return dict(re.findall(r"^(\S+): (.*)$", told("dpkg-deb", "--field", package), re.MULTILINE))


def test_it_says_what_it_is(fields):
    assert (fields["Package"], fields["Version"]) == ("tabletop", __version__)
    # Kilobytes, and a little for folders.
    assert 50_000 < int(fields["Installed-Size"]) <= 200_000


def test_it_depends_on_what_a_window_needs_and_on_no_python(fields):
    depends = {word.split()[0] for word in fields["Depends"].split(", ")}
    assert {"libc6", "libegl1", "libxcb-cursor0", "libxkbcommon-x11-0"} <= depends
    assert not [name for name in depends if "python" in name or "qt" in name or "gtk" in name]
    assert {"desktop-file-utils", "shared-mime-info"} <= set(fields["Recommends"].split(", "))


def test_what_it_depends_on_is_what_a_fresh_machine_of_ours_gets(fields):
    ours = set((TREE / "packaging" / "system-packages.txt").read_text().split())
    always_there = {"libc6", "libgcc-s1", "libstdc++6", "zlib1g", "libzstd1"}
    # Brought by libgl1.
    always_there |= {"libxcb-glx0"}
    depends = {word.split()[0] for word in fields["Depends"].split(", ")}
    assert depends <= ours | always_there


def test_its_sums_are_those_of_its_files(package, tmp_path):
    told("dpkg-deb", "--raw-extract", package, tmp_path)
    subprocess.run(
        ["md5sum", "--check", "--quiet", "DEBIAN/md5sums"],
        cwd=tmp_path,
        check=True,
        capture_output=True,
    )
    listed = len((tmp_path / "DEBIAN" / "md5sums").read_text().splitlines())
    files = [path for path in tmp_path.rglob("*") if path.is_file() and not path.is_symlink()]
    assert listed == len([path for path in files if path.parent.name != "DEBIAN"])


def test_everybody_may_read_it_and_nobody_else_may_write(package):
    for line in told("dpkg-deb", "--contents", package).splitlines():
        mode, owner, *_ = line.split()
        assert owner == "root/root"
        assert mode in {"drwxr-xr-x", "-rwxr-xr-x", "-rw-r--r--", "lrwxrwxrwx"}, line


def test_its_copyright_names_whoever_is_in_it(package, tmp_path):
    told("dpkg-deb", "--extract", package, tmp_path)
    copyright = (tmp_path / "usr/share/doc/tabletop/copyright").read_text()
    for name in ("Tabletop", "Qt", "Python", "pyqtgraph", "NumPy", "msgspec", "platformdirs"):
        assert re.search(rf"^{name}.*: ", copyright, re.MULTILINE), name


@pytest.fixture(scope="module")
def installed(package: Path) -> Iterator[Path]:
    """The command, as long as the package is installed on this machine."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        pytest.skip("a package is installed by root, with apt-get")
    with (Path(tempfile.gettempdir()) / "tabletop-installed.lock").open("w") as lock:
        # A machine has one of it, also where several test it at the same time.
        fcntl.flock(lock, fcntl.LOCK_EX)
        state = subprocess.run(["dpkg", "--status", "tabletop"], capture_output=True, check=False)
        if state.returncode == 0:
            pytest.skip("Tabletop is installed here; it is not ours to remove")
        told(*_APT, "install", package)
        yield Path("/usr/bin/tabletop")
        # Where it is gone already, dpkg is content.
        told("dpkg", "--purge", "tabletop")


@pytest.fixture
def app(installed, surroundings):
    app = Frozen(installed, surroundings)
    yield app
    app.end()


def test_installed_it_starts(app):
    assert app("--version").stdout == f"tabletop {__version__}\n"
    assert app("simulate", "caries", "--games", "4", "--jobs", "2").returncode == 0


def test_its_window_opens_a_match_and_closes(app, evening, display):
    window = app.opened(evening, DISPLAY=display)
    until(played(3), window)
    assert closed(window) == 0


@pytest.mark.usefixtures("installed")
def test_the_desktop_knows_it(evening):
    assert "tabletop.desktop" in told("gio", "mime", MATCH)
    assert f"standard::content-type: {MATCH}" in told("gio", "info", evening)
    icons = told("gio", "info", "--attributes=standard::icon", evening)
    assert "application-x-tabletop-match" in icons


@pytest.mark.usefixtures("installed")
def test_a_double_click_opens_the_match(surroundings, evening, display, home):
    subprocess.run(
        ["gio", "open", evening],
        env={**surroundings, "PATH": os.defpath, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"},
        check=True,
    )
    try:
        until(played(3))
    finally:
        ours = [process for process in of_home(home) if is_running(process)]
        # The window; what it has started ends with it.
        os.kill(min(ours), signal.SIGTERM)
    until(lambda: not any(map(is_running, ours)))


def test_removed_it_leaves_only_the_matches(app, evening, display, home):
    window = app.opened(evening, DISPLAY=display)
    until(played(3), window)
    assert closed(window) == 0
    files = [Path(line) for line in told("dpkg", "--listfiles", "tabletop").splitlines()]
    own = [file for file in files if not file.is_dir() or file.name == "tabletop"]
    assert len(own) > 100
    kept = {path: path.stat().st_mtime for path in home.rglob("*")}
    told(*_APT, "remove", "tabletop")
    assert [file for file in own if os.path.lexists(file)] == []
    assert MATCH not in Path("/usr/share/mime/types").read_text().split()
    assert {path: path.stat().st_mtime for path in home.rglob("*")} == kept
    assert played(3)()


def of_home(home: Path) -> Iterator[int]:
    """The processes that keep their matches in a home."""
    for environment in Path("/proc").glob("[0-9]*/environ"):
        try:
            if f"TABLETOP_HOME={home}".encode() in environment.read_bytes().split(b"\0"):
                yield int(environment.parent.name)
        except OSError:
            # It has just ended.
            continue
