"""Work is dealt out to processes here or to a cluster, and the same comes of it."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import pkgutil
import signal
import socket
import subprocess
import sys
import threading
from types import SimpleNamespace

import distributed
import joblib
import pytest
from distributed import LocalCluster
from joblib.parallel import ThreadingBackend

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


def test_by_a_dask_cluster_that_is_started_for_so_long(arena, alone, monkeypatch):
    """Its workers are threads here, so that they start sooner."""
    started = []

    def begun(**how):
        started.append(LocalCluster(**how, processes=False, protocol="tcp"))
        return started[-1]

    monkeypatch.setattr(distributed, "LocalCluster", begun)
    assert without_seconds(arena("--backend", "dask", "--jobs", "2")) == alone
    (cluster,) = started
    assert cluster.status is distributed.Status.closed


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


def test_a_cluster_that_does_not_know_tabletop_is_refused(cluster, tabletop, monkeypatch):
    monkeypatch.setattr(workers, "_VERSION", (pkgutil.resolve_name, "tabletop:unheard_of"))
    words = ("--backend", "dask", "--cluster", cluster)
    assert "on its machines, and has none" in tabletop("arena", *WORDS, *words).sentence


def test_a_frozen_app_deals_by_itself(arena, alone, monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(multiprocessing, "freeze_support", lambda: None)
    assert without_seconds(arena("--jobs", "2")) == alone


def test_who_is_no_main_thread_says_nothing_of_ctrl_c(alone):
    before = signal.getsignal(signal.SIGINT)
    bout = pairing(Contender("random"), Contender("careful"), 2)
    tournament = Tournament("caries", (bout,), 4, 9, {}, 0.1)
    found = []
    elsewhere = threading.Thread(
        target=lambda: found.append(fought_out(tournament, Workers(jobs=2)))
    )
    elsewhere.start()
    elsewhere.join()
    (fought,) = found[0].fought
    (same,) = fought_out(tournament).fought
    assert [side.points for side in fought.sides] == [side.points for side in same.sides]
    assert signal.getsignal(signal.SIGINT) is before


class Ray:
    """Stands in for Ray, which is larger than all else here: a cluster of two in this process."""

    def __init__(self):
        self.begun = []
        self.is_running = False

    def init(self, **how):
        if how["address"] == "nowhere":
            raise ConnectionError
        self.begun.append(how)
        self.is_running = True

    def shutdown(self):
        self.is_running = False

    def cluster_resources(self):
        return {"CPU": 2.0}

    def remote(self, act):
        return SimpleNamespace(remote=act)

    def get(self, found):
        return found


@pytest.fixture
def ray(monkeypatch):
    made = Ray()
    monkeypatch.setitem(sys.modules, "ray", made)
    backend = SimpleNamespace(
        register_ray=lambda: joblib.register_parallel_backend("ray", ThreadingBackend)
    )
    monkeypatch.setitem(sys.modules, "ray.util", SimpleNamespace(joblib=backend))
    monkeypatch.setitem(sys.modules, "ray.util.joblib", backend)
    return made


class TestRay:
    def test_one_is_started_here_for_so_long(self, ray, arena, alone):
        assert without_seconds(arena("--backend", "ray", "--jobs", "2")) == alone
        (how,) = ray.begun
        assert (how["address"], how["num_cpus"]) == ("local", 2)
        assert not ray.is_running

    def test_a_cluster_is_asked_for_its_version_and_left_again(self, ray, arena, alone):
        assert without_seconds(arena("--backend", "ray", "--cluster", "head:6379")) == alone
        (how,) = ray.begun
        assert (how["address"], how["num_cpus"]) == ("head:6379", None)
        assert not ray.is_running

    def test_one_of_another_version_is_refused_and_left(self, ray, tabletop, monkeypatch):
        monkeypatch.setattr(workers, "__version__", "99.0")
        words = ("--backend", "ray", "--cluster", "head:6379")
        sentence = tabletop("arena", *WORDS, *words).sentence
        assert "the cluster at head:6379 needs Tabletop 99.0 on its machines" in sentence
        assert not ray.is_running

    def test_one_that_does_not_answer_is_named(self, ray, tabletop):
        words = ("--backend", "ray", "--cluster", "nowhere")
        sentence = tabletop("arena", *WORDS, *words).sentence
        assert "no ray cluster with workers answers at nowhere" in sentence


def test_a_process_does_not_outlive_who_has_started_it(monkeypatch):
    """As a process of the jobs sees it when ``kill -9`` has ended its parent."""
    ended, parents = threading.Event(), iter([7, 7])
    monkeypatch.setattr(workers, "_WATCH", 0.01)
    monkeypatch.setattr(workers.signal, "signal", lambda number, what: None)
    monkeypatch.setattr(workers.os, "getppid", lambda: next(parents, 1))
    monkeypatch.setattr(workers.os, "_exit", lambda code: ended.set())
    workers._begin(7)
    assert ended.wait(20)
