"""A store that fails: said once in the log and at /healthz; a damaged table has one answer."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosedError

from echappee.engine import Refused
from echappee.server import logs
from echappee.server.logs import LOGGER, MINUTE_S, MOST_PER_MINUTE, Repeats, log
from echappee.server.metrics import Metrics
from echappee.server.store.measured import VALID_S, MeasuredStore, StoreCheck
from echappee.server.store.sqlite import DATABASE, SqliteStore
from echappee.server.tables import acts
from echappee.server.tables.hub import Hub
from echappee.server.wiring import Parts
from tests.server.clients import ALONE, Device
from tests.server.keeping import open_tables, opened
from tests.server.memory_store import AtOnce, Failure, MemoryStore, Room
from tests.server.players import OPEN, set_to
from tests.server.refusals import refused
from tests.server.running import serve_here


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What is logged."""
    stream, before = io.StringIO(), list(LOGGER.handlers)
    logs.set_up_logs(stream)
    yield stream
    LOGGER.handlers = before


def events(lines: io.StringIO) -> list[str]:
    return [json.loads(line)["event"] for line in lines.getvalue().splitlines()]


def measure(room: Room) -> None:
    store = MeasuredStore(room.store, Metrics(), lambda _table: None)
    room.hub = Hub(store, room.bots, AtOnce(), lambda: room.now)


async def test_a_snapshot_that_cannot_be_stored_is_not_worth_a_word(
    room: Room, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_table: str, _snapshot: bytes) -> None:
        raise Refused("not-stored", "no connection")

    monkeypatch.setattr(room.store, "keep_snapshot", fails)
    measure(room)
    live = await room.race(set_to(OPEN, OPEN), "blue", "red")
    room.hub._snapshots.keep(live, 1)
    await room.settled()
    await room.ride(live, 1)
    assert events(lines) == []


async def test_a_disk_that_fails_is_logged_once_and_once_more_when_it_works(
    room: Room, lines: io.StringIO
) -> None:
    measure(room)
    live = await room.open(set_to(OPEN))
    room.store.failures = 3
    for _ in range(3):
        live = await room.hub.find(live.table.id)
        with pytest.raises(Failure):
            await room.hub.act(live, acts.Sat(device="ann", seat="blue", name="Ann"))
    assert events(lines) == ["nothing can be stored"]
    live = await room.hub.find(live.table.id)
    await room.hub.act(live, acts.Sat(device="ann", seat="blue", name="Ann"))
    assert events(lines) == ["nothing can be stored", "storing works again"]


async def test_health_is_whether_something_can_be_stored_and_is_asked_seldom() -> None:
    store, now = MemoryStore(), 0.0
    health = StoreCheck(store, lambda: now)
    assert await health.is_well()
    store.failures = 1
    assert await health.is_well()
    now += VALID_S
    assert [await health.is_well() for _ in range(5)] == [False] * 5
    now += VALID_S
    assert await health.is_well()


def test_a_server_whose_disk_is_full_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full() -> None:
        raise Refused("not-stored", "the disk is full")

    with serve_here(tmp_path) as context:
        monkeypatch.setattr(context.hub.store, "check", full)
        answer = Device(context.config.url).get("/healthz")
        assert (answer.status, answer.body["code"]) == (503, "unwell")


def test_a_disk_that_can_only_be_read_is_told_until_it_can_be_written_again(
    tmp_path: Path, lines: io.StringIO
) -> None:
    later = 0.0
    with serve_here(tmp_path, clock=lambda: monotonic() + later) as context:
        ann = Device(context.config.url)
        table = ann.open()["id"]
        ann.sit_at(table).do("sit", seat="blue", name="Ann")
        set_read_only(context, on=True)
        for name in ("Bea", "Cid", "Dora"):
            with ann.sit_at(table) as socket, pytest.raises(ConnectionClosedError, match="try-again"):
                socket.do("sit", seat="blue", name=name)
        assert ann.post("/api/tables", {"settings": ALONE}).body["code"] == "not-stored"
        assert ann.get("/healthz").body["code"] == "unwell"
        with ann.sit_at(table) as socket:
            assert socket.now["table"]["seats"][0]["name"] == "Ann"
        set_read_only(context, on=False)
        with ann.sit_at(table) as socket:
            assert socket.do("sit", seat="blue", name="Eve")["type"] == "ack"
        later += VALID_S
        assert ann.get("/healthz").status == 200
    assert events(lines) == ["table opened", "nothing can be stored", "storing works again"]


def set_read_only(context: Parts, *, on: bool) -> None:
    """What the database says of every write is then what it says on a disk that was mounted read-only."""
    store = context.hub.store
    assert isinstance(store, MeasuredStore)
    assert isinstance(store._store, SqliteStore)
    store._store._writer._connection.execute(f"PRAGMA query_only = {on}")


async def test_the_check_of_a_store_writes(tmp_path: Path) -> None:
    """Otherwise a disk without room would look well."""
    async with opened(tmp_path / "data" / DATABASE) as store:
        await open_tables(store, "a")
        log_file = tmp_path / "data" / f"{DATABASE}-wal"
        before = log_file.stat().st_size
        await store.check()
        assert log_file.stat().st_size > before


def test_a_line_that_comes_too_often_is_left_out() -> None:
    now, repeats = 0.0, Repeats(lambda: now)
    record = logging.makeLogRecord({"name": "x", "levelno": logging.ERROR, "msg": "out of descriptors"})
    other = logging.makeLogRecord({"name": "x", "levelno": logging.ERROR, "msg": "something else"})
    assert [repeats.filter(record) for _ in range(1000)].count(True) == MOST_PER_MINUTE
    assert repeats.filter(other)
    now += MINUTE_S
    assert repeats.filter(record)
    assert vars(record)["facts"] == {"left_out": 1000 - MOST_PER_MINUTE}


def test_what_is_not_a_warning_is_always_logged(lines: io.StringIO) -> None:
    for _ in range(MOST_PER_MINUTE + 5):
        log("table opened")
    assert len(events(lines)) == MOST_PER_MINUTE + 5


@pytest.mark.parametrize(
    "damaged",
    [
        b"",
        b"{",
        b'{"act":"flown","device":"ann"}',
        b'{"act":"answered","device":"ann","question":"1/energy/blue/R/card","answer":"5"}',
        b'{"act":"sat","device":"ann","seat":"purple","name":"Ann"}',
    ],
)
async def test_a_damaged_table_has_one_answer(room: Room, damaged: bytes) -> None:
    live = await room.open(set_to(OPEN))
    room.store.acts[live.table.id].append(damaged)
    room.hub.shelf.live.clear()
    with refused("bad-table"):
        await room.hub.visit(live.table.id, "ann")
