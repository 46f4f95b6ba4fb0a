"""Riding on a cluster: real workers and a real scheduler, one of them killed."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import versions
from distributed.comm import CommClosedError
from pyarrow.parquet import read_table

from echappee.cluster import connect
from echappee.engine import Refused
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import Setup, TeamSetup
from echappee.flamme.simulate.races import RacePlan
from echappee.simulate.engines import REFERENCE, Engine
from echappee.simulate.run import add_up
from tests.cli.running import ENVIRONMENT, Here
from tests.simulate.dask_cluster import DaskCluster, dask_cluster

PLAN = RacePlan(Setup(find_stage("base-1").tiles, (TeamSetup(),) * 2), ("random",) * 2, 48, 1)
CACHED = versions._version_cached
SMALL = Engine("reference", 1, REFERENCE.pool)
"""Sixteen races in a part."""
WORDS = ("simulate", "--stage", "abcu", "--teams", "random,random", "--races", "40", "--engine", "reference")
CTRL_C = f"""
import os, signal, sys, time
from echappee.cli.main import main
from echappee.cluster import Cluster

whole = Cluster.parts

def interrupted(self, *args):
    for part in whole(self, *args):
        before = signal.getsignal(signal.SIGINT)
        os.killpg(0, signal.SIGINT)
        while signal.getsignal(signal.SIGINT) is before:  # another thread may have got the signal
            time.sleep(0.01)
        yield part

if __name__ == "__main__":
    Cluster.parts = interrupted
    sys.exit(main([*{WORDS}, "--json", "--cluster", "local", "--out", "races.parquet"]))
"""


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskCluster]:
    with dask_cluster(tmp_path_factory.mktemp("cluster"), workers=2) as running:
        yield running


def test_a_cluster_gives_the_figures_and_rows_of_one_machine(here: Here, cluster: DaskCluster) -> None:
    alone = here(*WORDS, "--out", "alone.parquet")
    shared = here(*WORDS, "--out", "shared.parquet", "--cluster", cluster.address)
    assert (shared.status, shared.err) == (0, "")
    assert shared.lines[:-1] == alone.lines[:-1], "the last line says how fast it was"
    assert read_table("shared.parquet") == read_table("alone.parquet")


def test_a_killed_worker_changes_no_figure(cluster: DaskCluster) -> None:
    with connect(cluster.address, 1) as crew:
        parts = crew.parts(PLAN.tally, PLAN.size, SMALL)
        first = next(parts)
        cluster.workers.pop().kill()
        rest = list(parts)
    assert len(rest) > 4
    assert add_up([first, *rest], lambda _: None) == PLAN.tally(range(PLAN.size))


def test_workers_of_another_version_are_refused(
    cluster: DaskCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        versions, "_version_cached", lambda name: "0.0" if name == "echappee" else CACHED(name)
    )
    with pytest.raises(Refused, match=r"has Échappée .+, not 0\.0"), connect(cluster.address, 1):
        pass


def test_a_result_that_cannot_be_fetched_is_told(
    cluster: DaskCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise CommClosedError

    with connect(cluster.address, 1) as crew:
        parts = crew.parts(PLAN.tally, PLAN.size, SMALL)
        next(parts)
        monkeypatch.setattr(crew.client, "_gather", fail)
        with pytest.raises(Refused, match="the scheduler of the cluster is gone"):
            list(parts)


def test_a_scheduler_that_is_gone_is_told(cluster: DaskCluster) -> None:
    with connect(cluster.address, 1) as crew:
        parts = crew.parts(PLAN.tally, PLAN.size, SMALL)
        next(parts)
        cluster.scheduler.kill()
        with pytest.raises(Refused, match="the scheduler of the cluster is gone"):
            list(parts)


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    script = tmp_path / "interrupted.py"
    script.write_text(CTRL_C)
    ran = subprocess.run(
        [sys.executable, script],
        cwd=tmp_path,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=False,
        start_new_session=True,
    )
    assert (ran.returncode, ran.stderr) == (130, "stopped after 10 of 40 races\n")
    assert '"races": 10,' in ran.stdout
    assert set(read_table(tmp_path / "races.parquet")["race"].to_pylist()) == set(range(10))


def test_a_cluster_that_does_not_answer_is_refused() -> None:
    with pytest.raises(Refused, match="no Dask scheduler answers at nowhere://"), connect("nowhere://", 1):
        pass


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--cluster", "127.0.0.1:1", "--jobs", "2"), "--jobs is not for a cluster that is running already"),
        (("--cluster", "local", "--device", "cuda"), "--cluster is not for the device cuda"),
    ],
)
def test_options_that_a_cluster_does_not_take(here: Here, words: tuple[str, ...], told: str) -> None:
    ran = here("simulate", "--stage", "abcu", "--teams", "random,random", *words)
    assert (ran.status, ran.err) == (2, f"echappee: {told}\n")
