"""Replays and forks asked for over HTTP, from a real server."""

from pathlib import Path
from typing import Any

import pytest

from echappee.flamme.rules import FLAMME
from echappee.notation import read_record, verify
from echappee.server.config import LARGEST_RECORD
from tests.server.clients import ALONE, Device
from tests.server.running import Server, start_server
from tests.server.studies.test_replays import golden


def replay(device: Device, record: str, **wanted: object) -> dict[str, Any]:
    reply = device.post("/api/replay", {"record": record, **wanted})
    assert reply.status == 200, reply.text[:300]
    body: dict[str, Any] = reply.body
    return body


def entries_at(told: dict[str, Any], round_number: int) -> int:
    """How many entries were written before this round."""
    found: int = next(row["entries"] for row in told["moments"] if row["round"] == round_number)
    return found


def ridden(device: Device) -> tuple[str, str]:
    """A race of this device against a bot; its table and its record."""
    table: str = device.open(ALONE)["id"]
    with device.sit_at(table) as socket:
        socket.do("sit", seat="blue", name="Ann")
        socket.do("start")
        socket.ride()
    return table, device.get(f"/api/tables/{table}/record").text


def test_your_own_race_is_replayed_and_taken_up(server: Server) -> None:
    device = Device(server.url)
    table, record = ridden(device)
    own = {row["table"]["id"]: row["table"] for row in device.get("/api/tables").body["yours"]}[table]
    told = replay(device, record)
    won = next(event for event in told["events"] if event["code"] == "won")
    assert own["winning_team"] == own["winner"].partition(".")[0]
    assert (own["round"], own["winner"]) == (told["moments"][-1]["round"], won["args"]["rider"])
    assert [seat["kind"] for seat in told["seats"]] == ["person", "bot"]
    entries = entries_at(told, 2)
    start = next(row["events"] for row in told["moments"] if row["round"] == 2)
    past = [event for event in told["events"][:start] if event.get("to") in {None, "blue"}]
    wanted = {"settings": told["settings"], "fork": {"record": record, "entries": entries}}
    reply = device.post("/api/tables", wanted)
    assert reply.status == 201
    fork = reply.body["id"]
    with device.sit_at(fork) as socket:
        assert socket.now["table"]["forked_round"] == 2
        socket.do("sit", seat="blue", name="Ann")
        socket.do("start")
        assert socket.events[: len(past)] == past
        socket.ride()
    proof = verify(FLAMME, read_record(device.get(f"/api/tables/{fork}/record").text))
    assert proof.taken_over == sum(entry.chance for entry in read_record(record).entries[:entries])
    assert (proof.over, proof.committed) == (True, True)


def test_a_fork_is_the_same_after_a_power_cut(tmp_path: Path) -> None:
    server = start_server(tmp_path)
    device = Device(server.url)
    told = replay(device, golden("two-teams"))
    fork = {"record": golden("two-teams"), "entries": entries_at(told, 9)}
    table = device.post("/api/tables", {"settings": {"seats": [{}, {}]}, "fork": fork}).body["id"]
    with device.sit_at(table) as socket:
        socket.do("sit", seat="blue", name="Ann")
        socket.do("sit", seat="red", name="Ben")
        opened = socket.now["table"]
        server.kill()
    server = start_server(tmp_path)
    device = Device(server.url, device.token)
    try:
        with device.sit_at(table) as socket:
            assert socket.now["table"] == opened | {"seats": socket.now["table"]["seats"]}
            socket.do("start")
            first = socket.now["questions"][0]
            assert first["id"].startswith("9/energy/blue/")
            socket.do("answer", question=first["id"], answer=first["options"][0])
            views, heard = socket.now["views"], socket.events
        server.kill()
        server = start_server(tmp_path)
        device = Device(server.url, device.token)
        with device.sit_at(table) as socket:
            assert (socket.now["views"], socket.events) == (views, heard)
            socket.ride()
        assert verify(FLAMME, read_record(device.get(f"/api/tables/{table}/record").text)).over
    finally:
        assert server.stop() == 0


def test_a_broken_record_says_how_far_it_holds(server: Server) -> None:
    device = Device(server.url)
    broken = golden("base").replace("round 5\n", "round 5\nnonsense\n")
    reply = device.post("/api/replay", {"record": broken})
    assert reply.status == 422
    assert (reply.body["code"], reply.body["rounds"]) == ("bad-record", 4)
    assert "line" in reply.body["detail"]
    assert not replay(device, broken, rounds=4)["over"]
    nothing = device.post("/api/replay", {"record": ""})
    assert (nothing.status, nothing.body.keys()) == (422, {"code", "detail"})


@pytest.mark.parametrize(
    ("path", "wanted", "status", "code"),
    [
        ("/api/replay", {}, 400, "malformed"),
        ("/api/replay", {"record": 7}, 400, "malformed"),
        ("/api/replay", {"record": "", "rounds": -1}, 400, "malformed"),
        ("/api/replay", {"record": " " * LARGEST_RECORD}, 413, "too-large"),
        ("/api/tables", {"settings": ALONE, "fork": {"record": "", "entries": 0}}, 422, "bad-record"),
        ("/api/tables", {"settings": ALONE, "fork": {"record": "", "entries": -1}}, 400, "malformed"),
        (
            "/api/tables",
            {"settings": ALONE, "fork": {"record": golden("base"), "entries": 0}},
            422,
            "bad-fork",
        ),
        (
            "/api/tables",
            {"settings": ALONE, "fork": {"record": golden("two-teams"), "entries": 2}},
            422,
            "bad-fork",
        ),
    ],
)
def test_what_cannot_be_ridden_is_refused(
    server: Server, path: str, wanted: dict[str, Any], status: int, code: str
) -> None:
    device = Device(server.url)
    reply = device.post(path, wanted)
    assert (reply.status, reply.body["code"]) == (status, code)
    assert device.get("/api/tables").body["yours"] == []


def test_replays_are_for_everybody_but_not_from_a_foreign_page(server: Server) -> None:
    nobody = Device(server.url, "")
    assert replay(nobody, golden("base"))["over"]
    reply = nobody.post("/api/replay", {"record": golden("base")}, Origin="https://evil.example")
    assert (reply.status, reply.body["code"]) == (403, "foreign-origin")
