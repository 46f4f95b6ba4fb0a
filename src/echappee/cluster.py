"""Riding on many machines: workers of a Dask cluster may come, go and be lost, and no figure changes.

Dask gives the part of a lost worker to another one, and a part contains the same races wherever it is ridden.
"""

import logging
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from functools import partial
from typing import Final, NamedTuple, TypeVar

import dask
from distributed import Client, KilledWorker, LocalCluster
from distributed.client import ClosedClientError

from echappee.engine import Refused
from echappee.simulate.engines import Engine
from echappee.simulate.run import a_few_ahead, parts_of

P = TypeVar("P")
PATIENCE: Final = 10
"""How many seconds a scheduler may take to answer, and the first worker to appear."""
ANY_PORT: Final = "127.0.0.1:0"
LARGER: Final = 16
"""Parts are larger than for one machine, so that one scheduler can keep a thousand workers busy."""


class Cluster(NamedTuple):
    """Workers that ride parts of a plan."""

    client: Client

    def parts(self, ride: Callable[[range], P], size: int, engine: Engine) -> Iterator[P]:
        """The result of each part of this many races, in order."""
        threads = sum(self.client.nthreads().values())
        parts = parts_of(size, threads, LARGER * engine.most)
        # Dask's executor would wait for ever for a result that is ready but cannot be fetched any more.
        give = partial(self.client.submit, ride, pure=False)
        try:
            yield from a_few_ahead(give, parts, 2 * threads)
        except KilledWorker:
            raise Refused("cluster-lost", "several workers were lost with the same part") from None
        except (CancelledError, ClosedClientError, OSError):
            raise Refused("cluster-lost", "the scheduler of the cluster is gone") from None


@contextmanager
def connect(address: str | None, workers: int) -> Iterator[Cluster]:
    """The cluster at this address; without one, a cluster of this many processes on this machine."""
    _silence()
    if address is None:
        with _started_here(workers) as started, Client(started) as client:
            yield Cluster(client)
        return
    with _client(address) as client:
        _check_workers(client, address)
        yield Cluster(client)


def _silence() -> None:
    """Real problems are refused in one line. Some of Dask's loggers have levels of their own."""
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL)


def _started_here(workers: int) -> LocalCluster:
    """Without Dask's profiler, which samples each worker a hundred times a second.

    A worker whose scheduler closes first would report that as an error.
    """
    settings = {"distributed.worker.profile.enabled": False, "logging.distributed": "critical"}
    with _without_interrupts(), dask.config.set(settings):
        return LocalCluster(
            n_workers=workers, threads_per_worker=1, dashboard_address=ANY_PORT, silence_logs=logging.CRITICAL
        )


def _client(address: str) -> Client:
    try:
        return Client(address, timeout=PATIENCE)
    except (OSError, ValueError):
        raise Refused("no-cluster", f"no Dask scheduler answers at {address}") from None


def _check_workers(client: Client, address: str) -> None:
    """Workers of other versions might ride other races."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise Refused("no-cluster", f"the cluster at {address} has no workers") from None
    versions = client.get_versions(packages=["echappee"])
    ours = versions["client"]["packages"]["echappee"]
    for worker, found in versions["workers"].items():
        theirs = found["packages"]["echappee"]
        if theirs != ours:
            raise Refused("other-version", f"the worker {worker} has Échappée {theirs}, not {ours}")


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C, which is for the program that gives them work."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
