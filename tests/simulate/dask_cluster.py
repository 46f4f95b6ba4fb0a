"""A real Dask cluster on this machine: a scheduler and workers, each in its own process."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

from distributed import Client

LOOPBACK = ("--host", "127.0.0.1", "--dashboard-address", "127.0.0.1:0")


class DaskCluster(NamedTuple):
    address: str
    scheduler: subprocess.Popen[bytes]
    workers: list[subprocess.Popen[bytes]]


@contextmanager
def dask_cluster(folder: Path, workers: int) -> Iterator[DaskCluster]:
    """Workers are not replaced when they are killed."""
    file = folder / "scheduler.json"
    started = [_start("scheduler", *LOOPBACK, "--port", "0", "--scheduler-file", str(file))]
    try:
        address = _address(file)
        for _ in range(workers):
            started.append(_start("worker", address, *LOOPBACK, "--nthreads", "1", "--no-nanny"))
        with Client(address) as client:
            client.wait_for_workers(workers, timeout=60)
        yield DaskCluster(address, started[0], started[1:])
    finally:
        for process in started:
            process.kill()
            process.wait()


def _start(*words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "dask", *words],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _address(file: Path) -> str:
    """The scheduler writes the file when it listens."""
    until = monotonic() + 60
    while monotonic() < until:
        if file.exists() and (text := file.read_text("utf-8")):
            return str(json.loads(text)["address"])
        sleep(0.05)
    raise AssertionError("the scheduler has not started")
