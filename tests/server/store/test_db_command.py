import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from echappee.games import game_named, load
from echappee.notation import commitment, read_record, verify
from echappee.server.store.interface import NewTable
from echappee.server.store.sqlite import DATABASE, SqliteStore
from echappee.server.store.sqlite.inspect import SqliteInspector
from echappee.server.store.sqlite.migrations import VERSION
from echappee.server.tables.acts import read_act
from echappee.server.tables.live import Live
from echappee.server.tables.log import read_table
from echappee.server.tables.records import record_text
from tests.cli.running import Here
from tests.server.keeping import change, open_tables
from tests.server.players import MUSCLE, OPEN, RANDOM, SHORT, Company, set_to
from tests.server.refusals import refused


def ridden(id: str, *, to_the_end: bool = True) -> Company:
    """Ann against a bot and an automatic team."""
    company = Company(set_to(OPEN, RANDOM, MUSCLE), id)
    company.sit("ann", "blue")
    company.start()
    company.ride(until="" if to_the_end else "energy")
    return company


async def keep(store: SqliteStore, company: Company) -> None:
    """Store a table act by act, as the server does."""
    first, *rest = map(read_act, company.log)
    table = read_table(company.table.id, company.table.seed, company.log[:1])
    codes = NewTable(
        id=table.id, seed=table.seed, player_hash=f"{table.id} player", watcher_hash=f"{table.id} watcher"
    )
    await store.create(codes, Live(table, 0, time.monotonic).change(first))
    for seq, act in enumerate(rest, start=1):
        act.do(table)
        await store.append(Live(table, seq, time.monotonic).change(act))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with a finished race and one under way."""

    async def fill() -> None:
        store = SqliteStore.open(tmp_path / "data" / DATABASE)
        await keep(store, ridden("over"))
        await keep(store, ridden("racing", to_the_end=False))
        await store.close()

    asyncio.run(fill())
    return tmp_path / "data"


def damage(data: Path, *statements: str) -> None:
    with closing(sqlite3.connect(data / DATABASE, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def test_a_table_in_order_is_counted(here: Here, data: Path) -> None:
    ran = here("db", "check", "--data", str(data))
    acts = len(ridden("over").log) + len(ridden("racing", to_the_end=False).log)
    assert ran == (0, f"{data / DATABASE}: in order; 2 tables, 1 over, {acts} acts\n", "")


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("DELETE FROM acts WHERE table_id = 'over' AND seq = 3", "table over: an act is missing"),
        (
            "UPDATE acts SET body = '{' WHERE table_id = 'racing' AND seq = 2",
            "table racing: it cannot be rebuilt",
        ),
        ("DELETE FROM acts WHERE table_id = 'racing'", "table racing: an act is missing"),
        (
            "UPDATE tables SET status = 'open' WHERE id = 'over'",
            "table over: the lists do not agree with its acts",
        ),
        ("UPDATE acts SET table_id = 'lost' WHERE table_id = 'over'", "a row of acts belongs to no table"),
        ("UPDATE tables SET seats = '[' WHERE id = 'over'", "table over: how lists show it cannot be read"),
        ("UPDATE tables SET seats = x'00' WHERE id = 'over'", "table over: how lists show it cannot be read"),
    ],
)
def test_what_is_wrong_is_found(here: Here, data: Path, statement: str, found: str) -> None:
    damage(data, statement)
    ran = here("db", "check", "--data", str(data))
    assert ran.status == 1
    assert any(line.startswith(found) for line in ran.lines), ran.out
    assert ran.lines[-1].startswith(f"{data / DATABASE}: not in order")


def test_a_damaged_page_is_found(here: Here, data: Path) -> None:
    path = data / DATABASE
    content = bytearray(path.read_bytes())
    content[2 * 4096 :] = b"\x5a" * (len(content) - 2 * 4096)
    path.write_bytes(content)
    assert here("db", "check", "--data", str(data)).status == 1
    assert here("db", "export", "--data", str(data)).status in {1, 2}
    assert here("db", "backup", "copy.sqlite", "--data", str(data)).status == 2
    assert [each for each in Path().iterdir() if each != data and each.is_file()] == []


@pytest.mark.parametrize("action", [("check",), ("backup", "copy.sqlite"), ("export",)])
def test_a_missing_database_is_refused_in_one_line(here: Here, action: tuple[str, ...]) -> None:
    ran = here("db", *action)
    assert ran.status == 2
    assert "there is no database" in ran.err
    assert str(Path.cwd() / "echappee" / DATABASE) in ran.err


def test_another_version_is_refused_in_one_line(here: Here, data: Path) -> None:
    damage(data, "PRAGMA user_version = 99")
    assert (
        f"is of version 99; this program opens versions 1 to {VERSION}"
        in here("db", "check", "--data", str(data)).err
    )
    damage(data, "PRAGMA user_version = 3")
    assert "is of version 3, and this command reads" in here("db", "check", "--data", str(data)).err
    damage(data, "PRAGMA user_version = 0")
    assert "is empty" in here("db", "check", "--data", str(data)).out


def test_every_finished_race_is_exported_and_proves_its_deal(here: Here, data: Path) -> None:
    ran = here("db", "export", "--data", str(data))
    (line,) = ran.lines
    exported = json.loads(line)
    assert (exported["table"], exported["status"]) == ("over", "over")
    record = read_record(exported["record"])
    assert verify(game_named("flamme").rules, record).over
    assert here("db", "export", "races", "--data", str(data)).out == "races: 1 records\n"
    assert Path("races/over.race").read_text(encoding="utf-8") == exported["record"]
    assert here("verify", "races/over.race").status == 0
    assert here("replay", "races/over.race").status == 0


def test_a_bad_table_does_not_keep_the_others_from_being_exported(here: Here, data: Path) -> None:
    damage(data, "UPDATE tables SET status = 'over' WHERE id = 'racing'")
    ran = here("db", "export", "--data", str(data))
    assert ran.status == 1
    assert len(ran.lines) == 1
    assert ran.err.startswith("echappee: table racing: ")


def test_there_is_a_record_only_of_a_race_ridden_to_the_end() -> None:
    over = ridden("over").table
    loaded = load(record_text(over))
    assert loaded.race.over
    assert loaded.tags["players"] == "person random -"
    assert loaded.tags["stage"] == "own"
    assert loaded.tags["tiles"] == SHORT
    assert (loaded.tags["race"], loaded.tags["seed"]) == (over.id, over.seed)
    assert loaded.tags["commitment"] == commitment(over.seed)
    for table in (ridden("racing", to_the_end=False).table, Company(set_to(OPEN, OPEN)).table):
        with refused("not-over"):
            record_text(table)


def test_a_backup_is_one_complete_file(here: Here, data: Path) -> None:
    assert here("db", "backup", "copy.sqlite", "--data", str(data)).status == 0
    assert [each.name for each in Path().iterdir() if each.is_file()] == ["copy.sqlite"]
    assert Path("copy.sqlite").stat().st_mode & 0o777 == 0o600
    (data / "restored").mkdir()
    Path("copy.sqlite").rename(data / "restored" / DATABASE)
    assert "2 tables, 1 over" in here("db", "check", "--data", str(data / "restored")).out


def test_a_backup_overwrites_no_file(here: Here, data: Path) -> None:
    Path("copy.sqlite").write_text("mine")
    ran = here("db", "backup", "copy.sqlite", "--data", str(data))
    assert ran.status == 2
    assert "this file exists already" in ran.err
    assert Path("copy.sqlite").read_text() == "mine"
    assert here("db", "backup", "nowhere/copy.sqlite", "--data", str(data)).status == 2


def test_a_backup_of_a_busy_server_is_of_one_moment(tmp_path: Path) -> None:
    path = tmp_path / "data" / DATABASE
    tables = [f"t{number}" for number in range(20)]

    async def write(store: SqliteStore, stop: asyncio.Event) -> int:
        """In each round one table after the other: no earlier one is ever behind a later one."""
        seq = 0
        while not stop.is_set():
            seq += 1
            for id in tables:
                await store.append(change(id, seq))
        return seq

    async def live() -> int:
        store, stop = SqliteStore.open(path), asyncio.Event()
        await open_tables(store, *tables)
        writing = asyncio.create_task(write(store, stop))
        for number in range(5):
            await asyncio.to_thread(_back_up, path, tmp_path / f"{number}.sqlite")
        stop.set()
        rounds = await writing
        await store.close()
        return rounds

    rounds = asyncio.run(live())
    for number in range(5):
        counts = list(_counts(tmp_path / f"{number}.sqlite", tables))
        assert counts == sorted(counts, reverse=True)
        assert counts[0] - counts[-1] <= 1
        assert counts[0] <= rounds + 1


def _back_up(path: Path, target: Path) -> None:
    with closing(SqliteInspector(path)) as inspector:
        inspector.back_up(target)


def _counts(copy: Path, tables: list[str]) -> Iterator[int]:
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for id in tables:
            yield connection.execute("SELECT count(*) FROM acts WHERE table_id = ?", (id,)).fetchone()[0]
