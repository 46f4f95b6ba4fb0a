"""Tables that nobody touches go, by the owner's rules; what people use stays."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from echappee.games import load
from echappee.server.config import DatabaseUrl
from echappee.server.growth import DAY_S, Growth, Kept
from echappee.server.store.postgres import PostgresStore, leases
from echappee.server.store.postgres.migrations import open_connection
from echappee.server.store.sqlite import DATABASE, SqliteStore
from echappee.server.tables import acts
from echappee.server.tables.live import Live
from echappee.server.upkeep.expiry import LATER_S
from tests.cli.running import Here
from tests.server.ageing import RULES, Club, lobby_of, opened_club
from tests.server.keeping import Place, run
from tests.server.store.test_old_databases import DUMPS, restored, tables_of


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


async def test_of_two_servers_one_removes_a_table_and_neither_one_that_is_in_use(
    database: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LEASE_S", 600.0)  # however busy this machine is
    async with opened_club(database) as one, opened_club(database) as other:
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
    database: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lobby that was opened just now at one of them stays at the other."""
    monkeypatch.setattr(leases, "LEASE_S", 600.0)
    real = time.time
    stores = []
    for hours in (-24, 24):
        monkeypatch.setattr(time, "time", lambda hours=hours: real() + hours * 3600)
        stores.append(PostgresStore.open(database))
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
