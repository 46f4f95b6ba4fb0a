"""What is stored has a bound: for one address, and for all together."""

import asyncio
import time
from pathlib import Path

import pytest

from echappee.server.config import NO_LIMITS
from echappee.server.growth import DAY_S, Growth, Kept
from echappee.server.limits import Rate
from echappee.server.store.sqlite import DATABASE
from echappee.server.tables import acts
from echappee.server.tables.space import OPENING, RESERVE, Space, size_on_disk
from tests.counts import count
from tests.server.ageing import RULES, lobby_of, opened_club
from tests.server.clients import TWO, Device
from tests.server.memory_store import Room
from tests.server.players import OPEN, set_to
from tests.server.refusals import code_of
from tests.server.running import PATIENCE_S, serve_here


async def test_pages_of_deleted_tables_are_given_back_to_the_disk(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    async with opened_club(path) as club:
        for number in range(20):
            filled = lobby_of(f"t{number}", 100_000)
            await club.store.create(*filled)
        full = await club.store.bytes_used()
        assert await club.after(3) == set()
        for _ in range(20):
            await club.store.shrink()
        assert await club.store.bytes_used() < full / 10
    assert path.stat().st_size < full / 10


@pytest.mark.soak
def test_ten_days_of_use_at_the_limits_fit_in_the_bound(tmp_path: Path) -> None:
    """The bound of docs/running.md for one address; half of it are lobbies, half finished races of bots."""
    asyncio.run(_ten_days(tmp_path / DATABASE, count(20) / 20))


async def _ten_days(path: Path, share: float) -> None:
    rate = Rate(1024 * share, 64 * 2**20 * share)
    bound = (rate.burst + 10 * DAY_S * rate.per_second) * 1.25
    async with opened_club(path) as club:
        space = Space(RULES, rate, lambda: club.time[0])
        space.met("ann", "address")
        number = 0
        for hour in range(10 * 24):
            club.time[0] += 3600
            while await code_of(_opening(space)) == "":
                new, first = lobby_of(f"t{number}", 60_000, ("open", "over")[number % 2])
                await club.store.create(new, first)
                space.charge("ann", sum(map(size_on_disk, first.acts)) + OPENING)
                number += 1
            while await club.expiry.step():
                pass
            if hour % 24 == 0:
                assert await club.store.bytes_used() < bound
        assert size_of(path) + size_of(path.with_name(f"{DATABASE}-wal")) < bound + 64 * 2**20
        assert club.metrics.expired[Kept.LOBBY] > number / 4
        await club.after(31)
        for _ in range(int(bound // 2**20) + 1):
            await club.store.shrink()
    assert size_of(path) < 2**20


def size_of(path: Path) -> int:
    return path.stat().st_size


async def _opening(space: Space) -> None:
    space.check_opening("ann")


async def test_before_the_disk_is_full_people_are_warned_and_then_nothing_is_acknowledged(room: Room) -> None:
    space = room.hub.space
    space.most = 1000
    live = await room.open(set_to(OPEN, OPEN), "blue")
    codes = []
    for used in (0, 900, 1000, 1100):
        space.used = used
        opened = await code_of(room.open(set_to(OPEN, OPEN)))
        done = await code_of(room.hub.act(live, acts.Sat(device="ann", seat="blue", name=f"Ann {used}")))
        codes.append((space.warning(""), opened, done))
    assert codes == [
        ("", "", ""),
        ("disk-nearly-full", "", ""),
        ("disk-full", "disk-full", ""),
        ("disk-full", "disk-full", "disk-full"),
    ]
    assert len(room.store.acts[live.table.id]) == 1 + 1 + 3
    space.used = 0
    assert await code_of(room.hub.act(live, acts.Sat(device="ann", seat="blue", name="Ann again"))) == ""


@pytest.mark.parametrize(
    ("used", "free", "code"),
    [
        (0, None, ""),
        (950, None, "disk-nearly-full"),
        (100, RESERVE + 900, ""),
        (100, RESERVE + 10, "disk-nearly-full"),
        (100, RESERVE, "disk-full"),
        (100, 0, "disk-full"),
        (0, 0, "disk-full"),
    ],
)
def test_a_small_disk_is_full_before_the_limit_is_reached(used: int, free: int | None, code: str) -> None:
    space = Space(Growth(most_bytes=1000))
    space.look(used, free)
    assert space.warning("") == code


def test_what_one_address_stores_is_counted_over_http_and_sockets(tmp_path: Path) -> None:
    limits = NO_LIMITS._replace(stored=Rate(0.0, 60_000))
    with serve_here(tmp_path, limits) as parts:
        ann = Device(parts.config.url)
        id = ann.open(TWO)["id"]
        with ann.sit_at(id) as socket:
            told = [socket.do("sit", seat="blue", name=f"Ann {number}")["type"] for number in range(20)]
            assert set(told) == {"ack"}
            while ann.post("/api/tables", {"settings": TWO}).status == 201:
                pass
            assert socket.do("sit", seat="blue", name="Ann")["code"] == "address-full"
        assert ann.post("/api/tables", {"settings": TWO}).body["code"] == "address-full"
        assert ann.get("/api/tables").body["notice"] == "address-full"


async def test_an_address_that_fills_the_disk_is_warned_and_refused_for_a_while(room: Room) -> None:
    now = [0.0]
    space = room.hub.space = Space(Growth(), Rate(10, 100_000), lambda: now[0])
    for device, address in (("ann", "1.2.3.4"), ("bob", "5.6.7.8")):
        space.met(device, address)
    seen = [space.warning("1.2.3.4")]
    while (code := await code_of(room.open(set_to(OPEN, OPEN)))) == "":
        seen.append(space.warning("1.2.3.4"))
    assert code == "address-full"
    assert list(dict.fromkeys(seen)) == ["", "address-nearly-full", "address-full"]
    space.check_opening("bob")
    now[0] += 3600
    space.check_opening("ann")


def test_a_running_server_removes_tables_and_warns_of_a_full_disk(tmp_path: Path) -> None:
    later = 0.0
    with serve_here(tmp_path, clock=lambda: time.time() + later) as parts:
        ann = Device(parts.config.url)
        ann.open()
        (row,) = ann.get("/api/tables").body["yours"]
        assert ann.get(f"/api/tables/{row['table']['id']}").body["kept_until"] > time.time() + DAY_S
        later = 3 * DAY_S
        until = time.monotonic() + PATIENCE_S
        while ann.get("/api/tables").body["yours"] and time.monotonic() < until:
            time.sleep(0.1)
        assert ann.get("/api/tables").body == {"public": [], "yours": [], "earlier": 0, "notice": ""}
        told = ann.get("/metrics").text
        assert 'echappee_expired_total{kind="lobby"} 1\n' in told
        assert f"echappee_disk_limit_bytes {parts.hub.space.most}\n" in told
        parts.hub.space.used = parts.hub.space.most or 0
        assert ann.get("/api/tables").body["notice"] == "disk-full"
        refused = ann.post("/api/tables", {"settings": TWO})
        assert (refused.status, refused.body["code"]) == (503, "disk-full")
