"""Workers on other machines: they take work from servers by the database, and nothing is lost with one."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from echappee.server.config import DatabaseUrl
from echappee.server.http import study_endpoints
from echappee.server.queue import client, parcels
from echappee.server.queue.lanes import Lane
from echappee.server.studies.replays import replay_json
from echappee.server.wiring import Parts
from echappee.server.work import Job, WorkerFailure
from tests.server.clients import Device
from tests.server.light_work import asleep, halve, name, sleep, sleep_elsewhere
from tests.server.running import ROOT, serve_here, wait_for
from tests.server.strange_worker import know_tests
from tests.server.studies.test_replays import golden

T = TypeVar("T")

LIMIT_S = 60.0
SOON_S = 0.2
FOR_EVER_S = 3600.0


until = partial(wait_for, patience_s=LIMIT_S)


@contextmanager
def working(database: DatabaseUrl) -> Iterator["subprocess.Popen[str]"]:
    """A worker with one process, in a process of its own."""
    command = [sys.executable, "-m", "tests.server.strange_worker", "worker", "--processes", "1"]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=os.environ | {"ECHAPPEE_DATABASE": database.reveal()},
    )
    try:
        assert process.stdout
        assert "working for the servers of" in process.stdout.readline()
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.fixture
def node(database: DatabaseUrl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Parts]:
    monkeypatch.setattr(parcels, "JOBS", dict(parcels.JOBS))
    monkeypatch.setattr(client, "PATIENCE_S", FOR_EVER_S)
    know_tests()
    with serve_here(tmp_path, database=database) as context:
        yield context


def staffed(node: Parts) -> bool:
    return node.queue is not None and node.queue.staffed


def begin(node: Parts, job: Job[T], lane: str = "short") -> "Future[T]":
    """Let the server do this, on its own loop."""
    assert node.queue
    assert node.queue._listening
    return asyncio.run_coroutine_threadsafe(lane_of(node, lane).run(job), node.queue._listening.get_loop())


def lane_of(node: Parts, name: str) -> Lane:
    lane = node.jobs._lanes[name]
    assert isinstance(lane, Lane)
    return lane


def taken(node: Parts) -> bool:
    assert node.queue
    return any(sent.by for sent in node.queue._sent.values())


def at_home(node: Parts) -> bool:
    """Whether a process of the server itself has done anything."""
    bots = node.hub.riders.pool._workers
    assert isinstance(bots, Lane)
    return any(lane.here.started for lane in (bots, lane_of(node, "short"), lane_of(node, "long")))


def test_a_worker_answers_and_says_when_it_leaves(node: Parts, database: DatabaseUrl) -> None:
    record, ann = golden("base"), Device(node.config.url)
    with working(database) as worker:
        until(lambda: staffed(node))
        assert ann.post("/api/replay", {"record": record}).body == _replayed(record)
        assert ann.post("/api/replay", {"record": "nonsense"}).body["code"] == "bad-record"
        with pytest.raises(WorkerFailure):
            begin(node, Job(partial(sleep, FOR_EVER_S), SOON_S)).result(LIMIT_S)
        unwanted = begin(node, Job(partial(sleep, FOR_EVER_S), FOR_EVER_S))
        until(lambda: taken(node))
        unwanted.cancel()  # so that the only process of the worker is free again
        id = ann.open({"seats": [{"kind": "bot", "name": "tempo"}] * 2, "stage": "base-1"})["id"]
        with ann.sit_at(id) as watching:
            assert watching.do("start")["type"] == "ack"
            watching.until(lambda now: now["table"]["status"] == "over")
        assert not at_home(node)
        worker.terminate()
        assert worker.wait(LIMIT_S) == 0
        until(lambda: not staffed(node))
    other = golden("two-teams")
    assert ann.post("/api/replay", {"record": other}).body == _replayed(other)
    assert at_home(node)


def test_what_a_worker_does_not_answer_is_done_at_home(
    node: Parts, database: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck = partial(sleep_elsewhere, os.getpid())
    with working(database) as worker:
        until(lambda: staffed(node))
        first = begin(node, Job(stuck, FOR_EVER_S))
        until(lambda: taken(node))
        with monkeypatch.context() as hurried:
            hurried.setattr(client, "PATIENCE_S", -LIMIT_S + SOON_S)
            assert begin(node, Job(stuck, LIMIT_S)).result(LIMIT_S) == "at home"
        assert not first.done()
        worker.kill()
        second = begin(node, Job(stuck, FOR_EVER_S))
        assert [each.result(LIMIT_S) for each in (first, second)] == ["at home"] * 2


def test_long_work_elsewhere_holds_up_no_short_one_and_tells_how_far_it_is(
    node: Parts, database: DatabaseUrl, tmp_path: Path
) -> None:
    path = tmp_path / "go on"
    with working(database):
        until(lambda: staffed(node))
        long = Job(partial(halve, str(path)), LIMIT_S)
        endless = [Job(partial(sleep, FOR_EVER_S), FOR_EVER_S) for _ in range(3)]
        halving, *sleeping = [begin(node, job, "long") for job in (long, *endless)]
        until(lambda: long.done() == 0.5)
        assert [lane_of(node, "long").ahead(job) for job in endless] == [0, 1, 2]
        assert begin(node, Job(partial(name, "short"), LIMIT_S)).result(LIMIT_S)[0] == "short"
        path.touch()
        assert halving.result(LIMIT_S) == b"{}"
        for _ in sleeping:  # each in turn has the only process, until nobody wants it any more
            until(lambda: any(job.begun for job in endless))
            taken = next(number for number, job in enumerate(endless) if job.begun)
            sleeping.pop(taken).cancel()
            endless.pop(taken)
        assert not at_home(node)


def test_a_study_is_followed_and_cancelled_while_a_worker_elsewhere_does_it(
    node: Parts, database: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study_endpoints, "study_json", asleep)
    ann = Device(node.config.url)
    with working(database):
        until(lambda: staffed(node))
        first, second = (ann.post("/api/study", {"record": text}).body["job"] for text in ("one", "two"))
        until(lambda: taken(node))
        assert ann.request("DELETE", f"/api/jobs/{first}", None, {}).status == 200
        until(lambda: node.context.tickets.find(second).wanted.job.begun)
        assert ann.request("DELETE", f"/api/jobs/{second}", None, {}).status == 200
        until(lambda: not taken(node))
        assert not at_home(node)


def _replayed(record: str) -> object:
    return json.loads(replay_json(record, None))
