"""Many clients ask for short and long work at once, and wait for it or not: nothing of it is left."""

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from echappee.server.http import jobs, study_endpoints
from tests.counts import count
from tests.server.clients import Device
from tests.server.light_work import stroll
from tests.server.running import serve_here, wait_for
from tests.server.studies.test_replays import golden

CLIENTS = 6
RECORD = golden("base")


def short_work(device: Device, random: Random) -> None:
    round_number = random.randrange(1, 9)
    replay = device.post("/api/replay", {"record": RECORD, "rounds": round_number})
    assert replay.status == 200, replay.text[:200]
    explained = device.post("/api/explain", {"record": RECORD, "seat": "red", "round": round_number})
    assert explained.status == 200, explained.text[:200]
    road = device.get(f"/api/games/homas/roads/road:0x{random.randrange(20, 60)},-2x4")
    assert road.status == 200, road.text[:200]


def long_work(device: Device, random: Random) -> None:
    """Begin a study; then follow it to its end, for a while or not at all, and perhaps cancel it."""
    reply = device.post("/api/study", {"record": random.choice(("0", "0.01", "0.05", "0.1", "0.5"))})
    if reply.status == 503:
        assert reply.body["code"] == "busy"
        return
    assert reply.status == 202, reply.text
    job, patience = reply.body["job"], random.choice((0, 2, 1000))
    last = {"state": "waiting"}
    if patience:
        for told, state in enumerate(device.follow(job)):
            last = state
            if told == patience:
                break
    if last["state"] in {"done", "failed"}:
        result = device.get(f"/api/jobs/{job}/result")
        # A slow machine may have forgotten it meanwhile.
        assert result.status in {200 if last["state"] == "done" else 500, 404}, result.text
    if random.random() < 0.5:
        assert device.request("DELETE", f"/api/jobs/{job}", None, {}).status in {200, 404}


@pytest.mark.soak
def test_nothing_is_left_of_mixed_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study_endpoints, "study_json", stroll)
    monkeypatch.setattr(jobs, "AWAY_S", 1.0)
    with serve_here(tmp_path, clock=time.monotonic) as parts:

        def ask(seed: int) -> None:
            device, random = Device(parts.config.url), Random(seed)
            for _ in range(count(400)):
                random.choice((short_work, long_work))(device, random)

        with ThreadPoolExecutor(CLIENTS) as clients:
            list(clients.map(ask, range(CLIENTS)))
        lanes = parts.context.metrics.lanes
        wait_for(lambda: not any(lane.jobs for lane in lanes.values()))
        wait_for(lambda: not parts.tickets._tickets)
        assert not parts.jobs._wanted
        assert not any(parts.jobs._weights.values())
        assert lanes["short"].ended["done"] > 0 < lanes["long"].ended["done"]
        assert lanes["short"].ended["failed"] == 0
