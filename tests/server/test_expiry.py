"""What is stored does not grow without end: tables that nobody touches go, and the rest has a bound."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from echappee.games import load
from echappee.server.config import DatabaseUrl
from echappee.server.growth import DAY_S, Growth, Kept
from echappee.server.limits import Rate
from echappee.server.metrics import Metrics
from echappee.server.store.interface import Change, NewTable
from echappee.server.store.postgres import PostgresStore
from echappee.server.store.postgres.migrations import open_connection
from echappee.server.store.sqlite import DATABASE, SqliteStore
from echappee.server.tables import acts
from echappee.server.tables.acts import Configured, Opened, print_act
from echappee.server.tables.hub import Hub
from echappee.server.tables.live import Live
from echappee.server.tables.space import OPENING, Space, size_on_disk
from echappee.server.upkeep.expiry import LATER_S, Expiry
from tests.cli.running import Here
from tests.counts import count
from tests.server.keeping import AnyStore, Place, change, open_store, run
from tests.server.memory_store import AtOnce, LocalBots, Room
from tests.server.players import OPEN, RANDOM, SHORT, set_to
from tests.server.refusals import code_of
from tests.server.test_old_databases import DUMPS, restored, tables_of

RULES = Growth(lobby=2, bots=30, race=None)


class Club:
    """A server whose clock stands still until it is told another time."""

    def __init__(self, store: AnyStore, growth: Growth, time: list[float]) -> None:
        self.time = time
        self.store = store
        self.metrics = Metrics()
        self.hub = Hub(store, LocalBots(), AtOnce(), lambda: time[0], space=Space(growth))
        self.expiry = Expiry(self.hub, self.metrics, lambda: time[0])

    async def open(self, *, people: bool = True) -> Live:
        settings = set_to(OPEN, RANDOM) if people else set_to(RANDOM, RANDOM)
        names = await self.hub.open(Opened(device="ann", settings=settings))
        return await self.hub.find(names.id)

    async def ride(self, live: Live, answers: int = 999) -> Live:
        """Ann rides, or only bots do."""
        table = live.table
        if seats := [seat.colour for seat in table.seats.values() if seat.free]:
            await self.hub.act(live, acts.Sat(device="ann", seat=seats[0], name="Ann"))
        await self.hub.act(live, acts.Started(device="ann"))
        for _ in range(answers):
            while thinking := tuple(self.hub.riders.thinking):
                await asyncio.gather(*thinking)
            asked = [question for question in table.running.questions if table.seats[question.seat].device]
            if not asked:
                break
            answer = asked[0].sample(lambda _: 0)
            await self.hub.act(live, acts.Answered(device="ann", question=str(asked[0].id), answer=answer))
        return live

    async def after(self, days: float) -> set[str]:
        """The tables of Ann that are left after this many days."""
        self.time[0] += days * DAY_S
        self.hub.unload_idle()
        while await self.expiry.step():
            pass
        return {listed.summary.id for listed in await self.store.tables_of("ann", 99)}


@asynccontextmanager
async def opened_club(place: Place, growth: Growth = RULES) -> AsyncIterator[Club]:
    now = [1_000_000.0]
    club = Club(open_store(place, lambda: now[0]), growth, now)
    try:
        yield club
    finally:
        await club.hub.close()


async def test_tables_go_when_nobody_has_touched_them_for_so_long_as_the_rules_say(place: Place) -> None:
    async with opened_club(place) as club:
        lobby, bots = await club.open(), await club.ride(await club.open(people=False))
        over, racing = await club.ride(await club.open()), await club.ride(await club.open(), 2)
        assert [live.table.status for live in (lobby, bots, over, racing)] == [
            "open",
            "over",
            "over",
            "racing",
        ]
        ids = [live.table.id for live in (lobby, bots, over, racing)]
        assert await club.after(1.9) == set(ids)
        assert await club.after(0.2) == set(ids[1:])
        assert await club.after(27.8) == set(ids[1:])
        assert await club.after(0.2) == set(ids[2:])
        assert await club.after(4000) == set(ids[2:])
        assert club.metrics.expired == {Kept.LOBBY: 1, Kept.BOTS: 1, Kept.RACE: 0}


async def test_an_owner_sets_the_rules(place: Place) -> None:
    async with opened_club(place, Growth(lobby=None, bots=1, race=5)) as club:
        lobby, over = await club.open(), await club.ride(await club.open())
        racing = await club.ride(await club.open(), 2)
        assert await club.after(4) == {lobby.table.id, over.table.id, racing.table.id}
        assert await club.after(2) == {lobby.table.id, racing.table.id}


async def test_its_page_says_until_when_a_table_is_kept(place: Place) -> None:
    async with opened_club(place) as club:
        lobby, bots = await club.open(), await club.ride(await club.open(people=False))
        over, racing = await club.ride(await club.open()), await club.ride(await club.open(), 2)
        hour = club.time[0] // 3600 * 3600

        def told(live: Live) -> float | None:
            return live.visible("ann").table.kept_until

        assert [told(live) for live in (over, racing)] == [None, None]
        assert [told(live) for live in (lobby, bots)] == [hour + 2 * DAY_S, hour + 30 * DAY_S]
        club.time[0] += DAY_S
        assert told(lobby) == hour + 2 * DAY_S
        await club.hub.act(lobby, acts.Published(device="ann", public=True))
        assert told(lobby) == hour + 3 * DAY_S


async def test_a_table_with_somebody_at_it_stays_and_goes_later(place: Place) -> None:
    async with opened_club(place) as club:
        lobby = await club.open()

        def listen(_: object) -> None: ...

        lobby.join(listen, "ann")
        assert await club.after(9) == {lobby.table.id}
        lobby.leave(listen)
        assert await club.after(2 * LATER_S / DAY_S) == set()


@pytest.mark.parametrize("folder", ["archive", "file/archive"], ids=["written", "not written"])
async def test_the_record_is_written_before_a_table_goes(folder: str, place: Place, tmp_path: Path) -> None:
    archive = tmp_path / folder
    (tmp_path / "file").touch()
    async with opened_club(place, RULES._replace(archive=archive)) as club:
        lobby, bots = await club.open(), await club.ride(await club.open(people=False))
        left = await club.after(31)
        if folder == "file/archive":
            assert left == {bots.table.id}
            assert club.metrics.unwritten == 1
            return
        assert left == set()
        (written,) = archive.iterdir()
        assert (written.name, load(written.read_text("utf-8")).race.over) == (f"{bots.table.id}.race", True)
        assert lobby.table.id not in written.name


async def test_of_two_servers_one_removes_a_table_and_neither_one_that_is_in_use(place: Place) -> None:
    if isinstance(place, Path):
        pytest.skip("only one server can open a file")
    async with opened_club(place) as one, opened_club(place) as other:
        await one.store.beat()
        await other.store.beat()
        mine, idle = await one.open(), await one.open()
        await one.store.release(idle.owned)
        one.hub.shelf.forget(idle)

        def listen(_: object) -> None: ...

        mine.join(listen, "ann")
        other.time[0] += 9 * DAY_S
        one.time[0] += 9 * DAY_S
        await one.store.beat()
        gone = await asyncio.gather(one.expiry.step(), other.expiry.step())
        assert sum(gone) == 1
        assert {listed.summary.id for listed in await one.store.tables_of("ann", 9)} == {mine.table.id}
        await one.hub.act(mine, acts.Published(device="ann", public=True))


async def test_servers_whose_clocks_are_a_day_apart_agree_on_the_time(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lobby that was opened just now at one of them stays at the other."""
    if isinstance(place, Path):
        pytest.skip("only one server can open a file")
    real = time.time
    stores = []
    for hours in (-24, 24):
        monkeypatch.setattr(time, "time", lambda hours=hours: real() + hours * 3600)
        stores.append(PostgresStore.open(place))
    monkeypatch.undo()
    late, early = stores
    clubs = [Club(store, Growth(lobby=0.5), [store.now()]) for store in stores]
    try:
        await late.beat()
        await early.beat()
        lobbies = [await club.open() for club in clubs]
        for club, live in zip(clubs, lobbies, strict=True):
            club.hub.shelf.forget(live)
            await club.store.release(live.owned)
        for club in clubs:
            assert await club.after(0) == {live.table.id for live in lobbies}
        assert await clubs[0].after(0.6) == set()
    finally:
        for club in clubs:
            await club.hub.close()


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


def lobby_of(id: str, size: int, status: str = "open") -> tuple[NewTable, Change]:
    """A table of about this size, whose settings were changed again and again."""
    first = print_act(Opened(device="ann", settings=set_to(OPEN, OPEN)))
    wanted = [set_to(OPEN, OPEN, stage=SHORT), set_to(OPEN, RANDOM)]
    bodies = [first]
    while size > 0:
        body = print_act(Configured(device="ann", request="x" * 900, settings=wanted[len(bodies) % 2]))
        bodies.append(body)
        size -= len(body)
    stored = change(id, 0, status=status)._replace(acts=tuple(bodies))
    return NewTable(id, f"seed {id}", f"player {id}", f"watcher {id}"), stored


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
    space.growth = Growth(most_bytes=1000)
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


async def test_a_busy_server_removes_tables_later(tmp_path: Path) -> None:
    async with opened_club(tmp_path / DATABASE) as club:
        await club.open()
        club.time[0] += 3 * DAY_S
        club.hub.unload_idle()
        club.metrics.acts += 10_000
        assert await club.expiry.step() == 0
        assert await club.expiry.step() == 1


async def test_the_record_of_a_table_of_an_edition_that_is_gone_is_written_too(tmp_path: Path) -> None:
    path = restored(DUMPS[0], tmp_path)
    gone = set(tables_of(DUMPS[0], gone=True))
    async with opened_club(path, Growth(lobby=None, race=1, archive=tmp_path / "archive")) as club:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE tables SET updated = ?", (club.time[0],))
            connection.executemany("UPDATE tables SET status = 'over' WHERE id = ?", [(id,) for id in gone])
        assert not await club.after(2) & gone
    assert gone <= {file.stem for file in (tmp_path / "archive").iterdir()}


def test_a_shared_database_is_pruned_by_its_own_clock(here: Here, database: DatabaseUrl) -> None:
    url = database.reveal()

    async def fill() -> None:
        store = PostgresStore.open(database)
        try:
            for id, status in (("lobby", "open"), ("new", "open"), ("bots", "over"), ("racing", "racing")):
                await store.create(*lobby_of(id, 100, status))
        finally:
            await store.close()

    asyncio.run(fill())
    with open_connection(database) as connection:
        connection.execute("UPDATE tables SET updated = updated - 86400 * 40, owner = NULL WHERE id <> 'new'")
    assert here("db", "prune", "--dry-run", "--database", url).lines[:-1] == [
        "table lobby: never started; nothing has happened for 40 days, and it is kept for 2",
        "table bots: over, and only bots rode; nothing has happened for 40 days, and it is kept for 30",
    ]
    assert here("db", "prune", "--database", url).lines == [f"{database}: 2 tables removed"]
    with open_connection(database) as connection:
        assert connection.execute("SELECT id FROM tables ORDER BY id").fetchall() == [("new",), ("racing",)]


def test_what_would_be_pruned_is_listed_with_the_reason_and_then_goes(here: Here, tmp_path: Path) -> None:
    path = tmp_path / "data" / DATABASE

    async def fill(store: SqliteStore) -> None:
        for id, status in (("lobby", "open"), ("bots", "over"), ("racing", "racing")):
            await store.create(*lobby_of(id, 100, status))

    run(path, fill, clock=lambda: time.time() - 40 * DAY_S)
    before = path.read_bytes()
    ran = here("db", "prune", "--dry-run", "--data", str(path.parent))
    assert (ran.status, ran.lines) == (
        0,
        [
            "table lobby: never started; nothing has happened for 40 days, and it is kept for 2",
            "table bots: over, and only bots rode; nothing has happened for 40 days, and it is kept for 30",
            f"{path}: 2 tables would be removed",
        ],
    )
    assert path.read_bytes() == before
    assert here(
        "db", "prune", "--keep-lobbies", "0", "--keep-bot-races", "0", "--data", str(path.parent)
    ).lines == [f"{path}: 0 tables removed"]
    assert here("db", "prune", "--data", str(path.parent)).lines == [f"{path}: 2 tables removed"]
    assert here("db", "prune", "--dry-run", "--data", str(path.parent)).lines == [
        f"{path}: 0 tables would be removed"
    ]
