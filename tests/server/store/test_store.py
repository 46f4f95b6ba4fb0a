import asyncio
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from echappee.engine import Refused
from echappee.server.store.checksums import crcs_after
from echappee.server.store.interface import Change, Owned
from echappee.server.store.postgres.migrations import open_connection
from tests.server.keeping import MemoryRows, Place, acts_in, change, new, open_store, open_tables, opened


async def test_what_was_kept_is_there_after_opening_again(place: Place) -> None:
    async with opened(place) as store:
        await open_tables(store, "one")
        await store.append(change("one", 1))
    async with opened(place) as store:
        found = await store.load("one")
        assert found is not None
        assert (found.seed, found.acts) == ("seed of one", (b"act 0", b"act 1"))
        assert await store.load("two") is None


async def test_acts_that_are_appended_together_are_stored_in_order(place: Place) -> None:
    async with opened(place) as store:
        await open_tables(store, "one")
        several = (b'{"name":"Zo\xc3\xab \\u0000"}', b"act 2", b"act 3")
        await store.append(change("one", 1)._replace(acts=several))
        with pytest.raises(Refused, match="not the next"):
            await store.append(change("one", 2)._replace(acts=several))
        await store.append(change("one", 4))
        assert await acts_in(store, "one") == (b"act 0", *several, b"act 4")


async def test_changes_that_wait_at_the_same_time_are_committed_together(place: Place) -> None:
    tables = [f"t{number}" for number in range(200)]
    async with opened(place) as store:
        await asyncio.gather(*(store.create(new(id), change(id, 0)) for id in tables))
        before = store.commits
        await asyncio.gather(*(store.append(change(id, 1)) for id in tables))
        assert 1 <= store.commits - before <= 20
    async with opened(place) as store:
        for id in tables:
            assert len(await acts_in(store, id)) == 2


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
async def test_a_bad_change_in_a_group_fails_alone(place: Place, bad: Change, code: str | None) -> None:
    async with opened(place) as store:
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


@pytest.mark.parametrize("taken", ["id", "player_hash", "watcher_hash"])
async def test_a_table_with_an_id_or_code_that_is_taken_is_not_kept(place: Place, taken: str) -> None:
    async with opened(place) as store:
        await open_tables(store, "a")
        twin = new("b")._replace(**{taken: getattr(new("a"), taken)})
        with pytest.raises(Refused, match="already"):
            await store.create(twin, change(twin.id, 0))
        assert await store.load("b") is None
        assert len(await store.tables_of("ann", 9)) == 1


async def test_a_code_finds_its_table_and_says_whether_it_is_for_players(place: Place) -> None:
    async with opened(place) as store:
        await open_tables(store, "a", "b")
        assert await store.find_code("players of b") == ("b", True)
        assert await store.find_code("watchers of a") == ("a", False)
        assert await store.find_code("seed of a") is None


async def test_public_tables_that_are_not_over_are_listed_the_newest_first(place: Place) -> None:
    async with opened(place, clock=count(1.0).__next__) as store:
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


async def test_a_list_shows_the_round_and_the_winner_of_a_race(place: Place) -> None:
    async with opened(place) as store:
        await open_tables(store, "a")
        seen = []
        for seq, status in ((1, "racing"), (2, "over")):
            await store.append(change("a", seq, status=status, ridden=seq))
            (own,) = await store.tables_of("ann", 9)
            seen.append((own.summary.round, own.summary.winner))
        assert seen == [(1, ""), (2, "blue.R")]


async def test_a_device_finds_its_tables_in_pages_the_newest_first_and_whether_it_is_its_turn(
    place: Place,
) -> None:
    async with opened(place, clock=count(1.0).__next__) as store:
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


async def test_turns_and_members_follow_every_act(place: Place) -> None:
    async def turns() -> dict[str, bool]:
        found = {device: await store.tables_of(device, 9) for device in ("ann", "bob", "cid")}
        return {device: each[0].your_turn for device, each in found.items() if each}

    async with opened(place) as store:
        await open_tables(store, "a")
        assert await turns() == {"ann": False}
        await store.append(change("a", 1, members=("ann", "bob", "cid"), asked=("ann", "bob")))
        assert await turns() == {"ann": True, "bob": True, "cid": False}
        await store.append(change("a", 2, members=("ann", "cid"), asked=("cid",)))
        assert await turns() == {"ann": False, "cid": True}


def rows_of(place: Place, table: str) -> int:
    """How many rows belong to this table."""
    if isinstance(place, MemoryRows):
        return sum(f"/{table}" in key for key in place.kept)
    found = 0
    with closing(sqlite3.connect(place) if isinstance(place, Path) else open_connection(place)) as connection:
        for name in ("acts", "members", "snapshots"):
            rows = connection.execute(f"SELECT count(*) FROM {name} WHERE table_id = '{table}'")  # noqa: S608
            found += rows.fetchone()[0]  # type: ignore[index]
    return found


async def test_a_deleted_table_leaves_nothing_behind(place: Place) -> None:
    async with opened(place) as store:
        await open_tables(store, "one", "two")
        await store.keep_snapshot(Owned("one"), b"snapshot")
        await store.delete(Owned("one"))
        assert await store.load("one") is None
        assert await store.find_code(new("one").player_hash) is None
        assert await acts_in(store, "two") == (b"act 0",)
    assert rows_of(place, "one") == 0


async def test_no_new_work_is_taken_once_it_closes_but_what_was_begun_is_kept(place: Place) -> None:
    store = await open_store(place)
    await open_tables(store, "a")
    begun = asyncio.create_task(store.append(change("a", 1)))
    await asyncio.sleep(0)
    await asyncio.gather(store.close(), store.close())
    await begun
    with pytest.raises(Refused, match="stopping"):
        await store.append(change("a", 2))
    with pytest.raises(Refused, match="stopping"):
        await store.load("a")
    async with opened(place) as again:
        stored = await again.load("a")
    assert stored is not None
    assert len(stored.acts) == 2


ALTER = {
    "an act": "UPDATE acts SET body = CAST('act X' AS {bytes}) WHERE seq = 1",
    "the seed": "UPDATE tables SET seed = 'another seed'",
    "the order": "UPDATE acts SET seq = CASE seq WHEN 1 THEN 12 WHEN 2 THEN 11 END WHERE seq IN (1, 2)",
}


def alter(place: Place, what: str) -> None:
    if isinstance(place, MemoryRows):
        place.alter(what)
        return
    with closing(sqlite3.connect(place) if isinstance(place, Path) else open_connection(place)) as connection:
        connection.execute(ALTER[what].format(bytes="BLOB" if isinstance(place, Path) else "BYTEA"))
        if what == "the order":
            connection.execute("UPDATE acts SET seq = seq - 10 WHERE seq > 10")
        connection.commit()


@pytest.mark.parametrize(("what", "act"), [("an act", 1), ("the seed", 0), ("the order", 1)])
async def test_a_table_that_was_altered_outside_is_known_by_its_checksums(
    place: Place, what: str, act: int
) -> None:
    crcs = crcs_after(new("a").crc, (b"act 0", b"act 1", b"act 2"))
    async with opened(place) as store:
        await store.create(new("a"), change("a", 0)._replace(crcs=crcs[:1]))
        await store.append(change("a", 1)._replace(acts=(b"act 1", b"act 2"), crcs=crcs[1:]))
        found = await store.load("a")
        assert found is not None
        assert (found.crcs, found.altered) == (crcs, None)
    alter(place, what)
    async with opened(place) as store:
        found = await store.load("a")
        assert found is not None
        assert found.altered == act


async def test_a_page_whose_storage_is_full_has_done_nothing_and_says_so() -> None:
    place = MemoryRows()
    async with opened(place) as store:
        await open_tables(store, "a")
        place.full = True
        with pytest.raises(Refused, match="could not be stored"):
            await store.append(change("a", 1))
        place.full = False
        assert await acts_in(store, "a") == (b"act 0",)
        await store.append(change("a", 1))
