"""Work that is dealt out in heaps: to processes of this machine, or to a cluster.

joblib deals, by the name of a backend: loky starts processes here, dask and ray start
them or go to a cluster that runs already. A frozen app deals by itself. Heaps come back
in any order, so what is done with them must not depend on it.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from tabletop import __version__
from tabletop.kernel.errors import TabletopError

BACKENDS: Final = ("loky", "dask", "ray")

_HEAPS: Final = 16
"""So many or more for each process: the last one keeps the others waiting for no longer."""
_LARGEST_HEAP: Final = 400
"""Games that one process is handed at a time."""
_PATIENCE: Final = 10
"""Seconds that a cluster may take to answer."""
_WATCH: Final = 0.5
"""Seconds between two looks whether the parent lives."""
_SILENT: Final = 100
"""A level of logging above all there are."""

T = TypeVar("T")


class BackendError(TabletopError):
    """There is nobody to deal work out to in that way."""


@dataclass(frozen=True, slots=True)
class Workers:
    """So many processes of a backend; None is one here, and all there are of a cluster.

    *cluster* is the address of one that runs already.
    """

    jobs: int | None = None
    backend: str = "loky"
    cluster: str | None = None


@dataclass(frozen=True, slots=True)
class _Hands:
    """Workers that are ready: how many, how joblib reaches them, and how it deals."""

    count: int
    backend: Mapping[str, Any]
    dealing: Mapping[str, Any]


def dealt(work: Callable[[range], T], count: int, workers: Workers) -> Iterator[T]:
    """What *work* makes of the numbers below *count*, heap by heap, in any order.

    *work* goes to other processes, by name or bit by bit. Raises BackendError, and
    whatever *work* raises.
    """
    if workers.backend == "loky" and workers.cluster is None:
        jobs = workers.jobs or 1
        if jobs == 1:
            yield from map(work, _heaps(count, 1))
            return
        if getattr(sys, "frozen", False):
            yield from _pooled(work, count, jobs)
            return
    with _START[workers.backend](workers) as hands:
        # Imported here: a tenth of a second that one process does not need.
        joblib = importlib.import_module("joblib")
        # Only here joblib learns of the backends that are not its own.
        with joblib.parallel_config(**hands.backend), _interrupts_ignored():
            parallel = joblib.Parallel(**hands.dealing)
            found = parallel(joblib.delayed(work)(heap) for heap in _heaps(count, hands.count))
        yield from found


def _heaps(count: int, hands: int) -> list[range]:
    heap = max(1, min(_LARGEST_HEAP, count // (_HEAPS * hands)))
    return [range(first, min(first + heap, count)) for first in range(0, count, heap)]


def _pooled(work: Callable[[range], T], count: int, jobs: int) -> Iterator[T]:
    """What loky does, where it cannot: it starts `python -m`, and a frozen app is no python."""
    multiprocessing = importlib.import_module("multiprocessing")
    # Its processes are this one's own children, which newer Pythons let a server start on Linux.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    with _interrupts_ignored():
        pool = context.Pool(jobs, _begin, (os.getpid(),))
    with pool:
        yield from pool.imap_unordered(work, _heaps(count, jobs))


@contextmanager
def _loky(workers: Workers) -> Iterator[_Hands]:
    """Processes of this machine."""
    if workers.cluster is not None:
        raise BackendError(
            'loky works on this machine alone: a cluster like "{address}" takes dask or ray.',
            address=workers.cluster,
        )
    jobs = workers.jobs or 1
    yield _Hands(
        jobs,
        {"backend": "loky", "n_jobs": jobs},
        {"return_as": "generator_unordered", "initializer": _begin, "initargs": (os.getpid(),)},
    )


@contextmanager
def _dask(workers: Workers) -> Iterator[_Hands]:
    """The workers of a Dask cluster, or of one that is started here for so long."""
    distributed = _library("distributed", "dask")
    with _dask_cluster(distributed, workers) as address:
        try:
            if workers.cluster is not None:
                # A client that never had an address complains when it is dropped.
                importlib.import_module("distributed.comm").resolve_address(workers.cluster)
            client = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
            client.wait_for_workers(1, timeout=_PATIENCE)
        except (OSError, ValueError) as error:
            raise _unanswered(workers) from error
        with client:
            if workers.cluster is not None:
                _ask_version(workers, lambda: client.run_on_scheduler(*_VERSION))
                _ask_version(workers, lambda: max(client.run(*_VERSION).values()))
            yield _Hands(
                sum(client.ncores().values()),
                {"backend": "dask", "client": client},
                {"return_as": "generator_unordered"},
            )


@contextmanager
def _dask_cluster(distributed: Any, workers: Workers) -> Iterator[Any]:
    if workers.cluster is not None:
        yield workers.cluster
        return
    with _interrupts_ignored():
        started = distributed.LocalCluster(
            n_workers=workers.jobs or 1,
            threads_per_worker=1,
            memory_limit=None,
            dashboard_address="127.0.0.1:0",
            silence_logs=_SILENT,
        )
    with started:
        yield started


@contextmanager
def _ray(workers: Workers) -> Iterator[_Hands]:
    """The processors of a Ray cluster, or of one that is started here for so long."""
    ray = _library("ray", "ray")
    importlib.import_module("ray.util.joblib").register_ray()
    try:
        with _interrupts_ignored():
            ray.init(
                address=workers.cluster or "local",
                num_cpus=None if workers.cluster else workers.jobs or 1,
                log_to_driver=False,
                logging_level=_SILENT,
            )
    except (ConnectionError, ValueError) as error:
        raise _unanswered(workers) from error
    try:
        if workers.cluster is not None:
            asked = ray.remote(_VERSION[0])
            _ask_version(workers, lambda: ray.get(asked.remote(*_VERSION[1:])))
        jobs = workers.jobs or int(ray.cluster_resources().get("CPU", 1))
        # Its way to deal is that of multiprocessing, which tells no progress.
        yield _Hands(jobs, {"backend": "ray", "n_jobs": jobs}, {"return_as": "list"})
    finally:
        ray.shutdown()


_START: Final = {"loky": _loky, "dask": _dask, "ray": _ray}


_VERSION: Final = (pkgutil.resolve_name, "tabletop:__version__")
"""How a machine that may not know Tabletop at all is asked for its version."""


def _ask_version(workers: Workers, asked: Callable[[], str]) -> None:
    """Refuses a cluster that lacks what plays the games: it would wait for ever instead."""
    try:
        found = asked()
    except (ImportError, AttributeError):
        found = "none"
    if found != __version__:
        raise BackendError(
            "the cluster at {address} needs Tabletop {ours} on its machines, and has {found}.",
            address=workers.cluster,
            ours=__version__,
            found=found,
        )


def _library(module: str, extra: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise BackendError(
            "the backend {extra} needs a library that is not installed: "
            "pip install 'tabletop[{extra}]' brings it.",
            extra=extra,
        ) from error


def _unanswered(workers: Workers) -> BackendError:
    return BackendError(
        "no {backend} cluster with workers answers at {address}.",
        backend=workers.backend,
        address=workers.cluster or "this machine",
    )


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Ctrl-C is ignored meanwhile: processes started now are deaf to it, not only later."""
    if threading.current_thread() is not threading.main_thread():
        # Only there a program says what it does with signals.
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin(parent: int) -> None:
    """The first thing in a new process: Ctrl-C is for its *parent*, which it does not outlive."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        # Whose parent was killed would wait for work for minutes.
        while os.getppid() == parent:
            time.sleep(_WATCH)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
