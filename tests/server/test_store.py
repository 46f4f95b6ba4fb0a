import asyncio
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from echappee.engine import Refused
from echappee.server.store.interface import Change, Stored
from echappee.server.store.sqlite import DATABASE, SqliteStore
from tests.server.keeping import change, new, open_tables, run


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / DATABASE


def test_what_was_kept_is_there_after_opening_again(path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await open_tables(store, "one")
        await store.append(change("one", 1))

    async def read(store: SqliteStore) -> None:
        assert await store.load("one") == Stored("seed of one", (b"act 0", b"act 1"))
        assert await store.load("two") is None

    run(path, write)
    run(path, read)


def test_file_and_folder_are_readable_by_their_owner_only(path: Path) -> None:
    async def look(_store: SqliteStore) -> None:
        modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
        assert set(modes.values()) == {0o600}
        assert modes.keys() >= {DATABASE, f"{DATABASE}-wal", f"{DATABASE}.lock"}

    run(path, look)
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert {file.name for file in path.parent.iterdir()} == {DATABASE, f"{DATABASE}.lock"}


def test_changes_that_wait_at_the_same_time_are_committed_together(path: Path) -> None:
    tables = [f"t{number}" for number in range(200)]

    async def write(store: SqliteStore) -> None:
        await asyncio.gather(*(store.create(new(id), change(id, 0)) for id in tables))
        before = store.commits
        await asyncio.gather(*(store.append(change(id, 1)) for id in tables))
        assert 1 <= store.commits - before <= 20

    async def read(store: SqliteStore) -> None:
        for id in tables:
            stored = await store.load(id)
            assert stored is not None
            assert len(stored.acts) == 2

    run(path, write)
    run(path, read)


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (change("a", 1), "out-of-order"),
        (change("a", 3), "out-of-order"),
        (change("nowhere", 0), "out-of-order"),
        (change("a", 2, members=("\ud800",)), None),
    ],
    ids=["again", "gap", "no-table", "no-text"],
)
def test_a_bad_change_in_a_group_fails_alone(path: Path, bad: Change, code: str | None) -> None:
    async def session(store: SqliteStore) -> None:
        await open_tables(store, "a", "b", "c")
        await store.append(change("a", 1, members=("ann",)))
        good = [change("b", 1), bad, change("c", 1)]
        first, error, last = await asyncio.gather(*map(store.append, good), return_exceptions=True)
        assert first is None
        assert last is None
        assert isinstance(error, Exception)
        assert code is None or (isinstance(error, Refused) and error.code == code)
        kept = [await store.load(id) for id in ("a", "b", "c")]
        assert [len(stored.acts) for stored in kept if stored] == [2, 2, 2]
        assert await store.load("nowhere") is None
        await store.append(change("a", 2))

    run(path, session)


@pytest.mark.parametrize("taken", ["id", "player_hash", "watcher_hash"])
def test_a_table_with_an_id_or_code_that_is_taken_is_not_kept(path: Path, taken: str) -> None:
    async def session(store: SqliteStore) -> None:
        await open_tables(store, "a")
        twin = new("b")._replace(**{taken: getattr(new("a"), taken)})
        with pytest.raises(Refused, match="already"):
            await store.create(twin, change(twin.id, 0))
        assert await store.load("b") is None
        assert len(await store.tables_of("ann", 9)) == 1

    run(path, session)


def test_a_code_finds_its_table_and_says_whether_it_is_for_players(path: Path) -> None:
    async def session(store: SqliteStore) -> None:
        await open_tables(store, "a", "b")
        assert await store.find_code("players of b") == ("b", True)
        assert await store.find_code("watchers of a") == ("a", False)
        assert await store.find_code("seed of a") is None

    run(path, session)


def test_public_tables_that_are_not_over_are_listed_the_newest_first(path: Path) -> None:
    async def session(store: SqliteStore) -> None:
        for id in ("a", "b", "c", "d", "e"):
            await store.create(new(id), change(id, 0, status="open", public=id != "c"))
        await store.append(change("d", 1, status="over", public=True))
        await store.append(change("a", 1, status="racing", public=True))
        listed = await store.public_tables(9)
        assert [summary.id for summary in listed] == ["e", "b", "a"]
        assert listed[2] == change("a", 1, public=True).summary
        assert [summary.id for summary in await store.public_tables(2)] == ["e", "b"]
        await store.append(change("e", 1, public=False))
        assert [summary.id for summary in await store.public_tables(1)] == ["b"]

    run(path, session, clock=count(1.0).__next__)


def test_a_list_shows_the_round_and_the_winner_of_a_race(path: Path) -> None:
    async def session(store: SqliteStore) -> None:
        await open_tables(store, "a")
        seen = []
        for seq, status in ((1, "racing"), (2, "over")):
            await store.append(change("a", seq, status=status, ridden=seq))
            (own,) = await store.tables_of("ann", 9)
            seen.append((own.summary.round, own.summary.winner))
        assert seen == [(1, ""), (2, "blue.R")]

    run(path, session)


def test_a_device_finds_its_tables_in_pages_the_newest_first_and_whether_it_is_its_turn(path: Path) -> None:
    async def session(store: SqliteStore) -> None:
        await open_tables(store, "a", "b", "c")
        await store.append(change("a", 1, members=("ann", "bob"), asked=("bob",)))
        own = await store.tables_of("ann", 9)
        assert [(each.summary.id, each.your_turn, each.updated) for each in own] == [
            ("c", False, 3.0),
            ("b", False, 2.0),
            ("a", False, 4.0),
        ]
        first = await store.tables_of("ann", 2)
        assert [each.summary.id for each in first] == ["c", "b"]
        assert [each.summary.id for each in await store.tables_of("ann", 2, first[-1].number)] == ["a"]
        assert [each.your_turn for each in await store.tables_of("bob", 9)] == [True]
        assert await store.tables_of("cid", 9) == []

    run(path, session, clock=count(1.0).__next__)


def test_turns_and_members_follow_every_act(path: Path) -> None:
    async def turns(store: SqliteStore) -> dict[str, bool]:
        found = {device: await store.tables_of(device, 9) for device in ("ann", "bob", "cid")}
        return {device: each[0].your_turn for device, each in found.items() if each}

    async def session(store: SqliteStore) -> None:
        await open_tables(store, "a")
        assert await turns(store) == {"ann": False}
        await store.append(change("a", 1, members=("ann", "bob", "cid"), asked=("ann", "bob")))
        assert await turns(store) == {"ann": True, "bob": True, "cid": False}
        await store.append(change("a", 2, members=("ann", "cid"), asked=("cid",)))
        assert await turns(store) == {"ann": False, "cid": True}

    run(path, session)


def test_a_deleted_table_leaves_nothing_behind(path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await open_tables(store, "one", "two")
        await store.keep_snapshot("one", b"snapshot")
        await store.delete("one")
        assert await store.load("one") is None
        assert await store.find_code(new("one").player_hash) is None
        assert await store.load("two") == Stored("seed of two", (b"act 0",))

    run(path, write)
    with closing(sqlite3.connect(path)) as connection:
        for table in ("acts", "members", "snapshots"):
            left = connection.execute(f"SELECT count(*) FROM {table} WHERE table_id = 'one'")  # noqa: S608
            assert left.fetchone() == (0,)


def test_no_new_work_is_taken_once_it_closes_but_what_was_begun_is_kept(path: Path) -> None:
    async def write() -> None:
        store = SqliteStore.open(path)
        await open_tables(store, "a")
        begun = asyncio.create_task(store.append(change("a", 1)))
        await asyncio.sleep(0)
        await asyncio.gather(store.close(), store.close())
        await begun
        with pytest.raises(Refused, match="stopping"):
            await store.append(change("a", 2))
        with pytest.raises(Refused, match="stopping"):
            await store.load("a")

    async def read(store: SqliteStore) -> None:
        stored = await store.load("a")
        assert stored is not None
        assert len(stored.acts) == 2

    asyncio.run(write())
    run(path, read)
