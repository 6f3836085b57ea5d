"""Work is dealt out to processes here or to a cluster, and the same comes of it."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys

import pytest

from tabletop import workers
from tabletop.arena import Contender, Tournament, fought_out, pairing
from tabletop.kernel.errors import IllegalAction
from tabletop.workers import Workers

WORDS = ("caries", "random", "careful", "--games", "60", "--seed", "9")


@pytest.fixture
def arena(tabletop):
    return lambda *words: tabletop("arena", *WORDS, *words, "--json").json


@pytest.fixture
def alone(arena):
    """What comes of it in one process."""
    return without_seconds(arena())


def without_seconds(told):
    """What must not depend on the machine."""
    assert told.pop("seconds") > 0
    for bout in told["bouts"]:
        for side in bout["bots"]:
            assert 0 < side.pop("seconds_a_move") <= side.pop("longest_move")
    return json.dumps(told)


@pytest.fixture(scope="module")
def cluster():
    """The address of a Dask cluster that runs already."""
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=False,
        protocol="tcp",
        dashboard_address="127.0.0.1:0",
        silence_logs=100,
    ) as running:
        yield running.scheduler_address


def test_in_two_processes(arena, alone):
    assert without_seconds(arena("--jobs", "2")) == alone


@pytest.fixture
def dashboard():
    """Somebody else's Dask shows its dashboard where it usually does."""
    with socket.socket() as taken:
        # Where another program has it already, that is as good.
        with contextlib.suppress(OSError):
            taken.bind(("0.0.0.0", 8787))
            taken.listen()
        yield


@pytest.mark.usefixtures("dashboard")
def test_by_dask_in_two_processes(alone):
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "tabletop",
            "arena",
            *WORDS,
            "--jobs",
            "2",
            "--backend",
            "dask",
            "--json",
        ],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert without_seconds(json.loads(done.stdout)) == alone
    assert done.stderr == ""


def test_by_a_dask_cluster(cluster, arena, alone):
    words = ("--backend", "dask", "--cluster", cluster)
    assert without_seconds(arena(*words)) == alone
    # It runs on when the tournament is over.
    assert without_seconds(arena(*words)) == alone


def test_a_bot_that_breaks_the_rules_is_found_out_there_too(cluster):
    def cheats(game, state, rng, budget):
        return game.decode("roll 6")

    bout = pairing(Contender("random"), Contender("cheats", cheats), 2)
    tournament = Tournament("caries", (bout,), 4, 0, {}, 0.1)
    with pytest.raises(IllegalAction, match='"roll 6" in the position'):
        fought_out(tournament, Workers(backend="dask", cluster=cluster))


def test_a_cluster_of_another_version_is_refused(cluster, tabletop, monkeypatch):
    monkeypatch.setattr(workers, "__version__", "99.0")
    words = ("--backend", "dask", "--cluster", cluster)
    sentence = tabletop("arena", *WORDS, *words).sentence
    assert f"the cluster at {cluster} needs Tabletop 99.0 on its machines" in sentence


@pytest.mark.parametrize(("backend", "module"), [("dask", "distributed"), ("ray", "ray")])
def test_a_library_that_is_missing_is_named_with_its_extra(tabletop, monkeypatch, backend, module):
    monkeypatch.setitem(sys.modules, module, None)
    sentence = tabletop("arena", *WORDS, "--backend", backend).sentence
    assert f"pip install 'tabletop[{backend}]'" in sentence
