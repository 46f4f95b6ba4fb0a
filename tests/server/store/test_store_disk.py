import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from echappee.engine import Refused
from echappee.server.store.interface import Summary
from echappee.server.store.sqlite import DATABASE, SqliteStore, default_data_folder, migrations
from echappee.server.store.sqlite.inspect import SqliteInspector
from echappee.server.store.sqlite.migrations import VERSION
from echappee.server.upkeep.inspection import check
from tests.counts import count
from tests.server.keeping import acts_in, change, open_tables, opened, run
from tests.server.refusals import refused

ROOT = Path(__file__).parents[3]


def refusal(path: Path) -> Refused:
    with pytest.raises(Refused) as caught:
        SqliteStore.open(path)
    assert caught.value.detail.startswith(str(path))
    assert "\n" not in caught.value.detail
    return caught.value


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / DATABASE


def test_file_and_folder_are_readable_by_their_owner_only(path: Path) -> None:
    async def look(_store: SqliteStore) -> None:
        modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
        assert set(modes.values()) == {0o600}
        assert modes.keys() >= {DATABASE, f"{DATABASE}-wal", f"{DATABASE}.lock"}

    run(path, look)
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert {file.name for file in path.parent.iterdir()} == {DATABASE, f"{DATABASE}.lock"}


async def test_a_full_database_acknowledges_nothing_and_recovers(path: Path) -> None:
    async with opened(path) as store:
        await open_tables(store, "a", "b")
        assert isinstance(store, SqliteStore)
        writing = store._writer._connection
        (pages,) = writing.execute("PRAGMA page_count").fetchone()
        writing.execute(f"PRAGMA max_page_count = {pages}")
        large = change("a", 1)._replace(acts=(b"x" * 100_000,))
        with pytest.raises(Refused, match="stored, and was not done"):
            await store.append(large)
        assert (await acts_in(store, "a")) == (b"act 0",)
        writing.execute("PRAGMA max_page_count = 100000")
        await asyncio.gather(store.append(large), store.append(change("b", 1)))


FULL_DISK = """
import asyncio, resource, sys
from pathlib import Path
from echappee.engine import Refused
from echappee.server.store.sqlite import SqliteStore
from tests.server.keeping import change, open_tables

async def live():
    store = SqliteStore.open(Path(sys.argv[1]))
    tables = [f"t{number}" for number in range(40)]
    await open_tables(store, *tables)
    written = Path(sys.argv[1] + "-wal").stat().st_size
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (written + 5000, hard))
    group = [change(id, 1)._replace(acts=(b"x" * 3000,)) for id in tables]
    failed = await asyncio.gather(*map(store.append, group), return_exceptions=True)
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    print(sum(isinstance(each, Refused) and each.code == "not-stored" for each in failed))
    print(sum([len((await store.load(id)).acts) for id in tables]))
    await asyncio.gather(*map(store.append, group))
    print(sum([len((await store.load(id)).acts) for id in tables]))
    await store.close()

asyncio.run(live())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no file's size")
def test_a_commit_that_the_disk_refuses_is_acknowledged_to_nobody(path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", FULL_DISK, str(path)], cwd=ROOT, check=True, capture_output=True, text=True
    )
    failed, kept, kept_later = map(int, ran.stdout.split())
    assert (failed, kept, kept_later) == (40, 40, 80)


WRITES = """
import asyncio, sys
from itertools import count
from pathlib import Path
from echappee.server.store.sqlite import SqliteStore
from tests.server.keeping import change, new

async def write(store, id):
    await store.create(new(id), change(id, 0))
    for seq in count(1):
        print(id, seq - 1, flush=True)
        await store.append(change(id, seq))

async def live():
    store = SqliteStore.open(Path(sys.argv[1]))
    await asyncio.gather(*(write(store, f"{sys.argv[2]}-{number}") for number in range(20)))

asyncio.run(live())
"""


@pytest.mark.soak
def test_everything_acknowledged_survives_a_kill(path: Path) -> None:
    acknowledged: dict[str, int] = {}
    chance = random.Random(3)
    for life in range(max(2, count(1000, share=500))):
        process = subprocess.Popen(
            [sys.executable, "-c", WRITES, str(path), str(life)], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        wanted = chance.randrange(1, 2000)
        for number, line in enumerate(process.stdout):
            if number == wanted:
                process.send_signal(signal.SIGKILL)
            if line.endswith("\n"):
                id, seq = line.split()
                acknowledged[id] = int(seq)
        process.stdout.close()
        assert process.wait(10) == -signal.SIGKILL

    async def read(store: SqliteStore) -> None:
        for id, seq in acknowledged.items():
            assert (await acts_in(store, id))[: seq + 1] == tuple(
                b"act %d" % number for number in range(seq + 1)
            )

    assert acknowledged
    with closing(SqliteInspector(path)) as inspector:  # before any server has tidied up
        assert check(inspector).acts >= sum(acknowledged.values()) + len(acknowledged)
    run(path, read)


def test_a_second_server_is_refused_until_the_first_has_ended(path: Path) -> None:
    hold = (
        "import sys; from pathlib import Path; from echappee.server.store.sqlite import SqliteStore;"
        "store = SqliteStore.open(Path(sys.argv[1])); print('open', flush=True); sys.stdin.read()"
    )
    first = subprocess.Popen(
        [sys.executable, "-c", hold, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        assert refusal(path).code == "database-in-use"
        first.kill()
    asyncio.run(SqliteStore.open(path).close())


def database(path: Path, *statements: str) -> None:
    path.parent.mkdir(exist_ok=True)
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


async def nothing(_store: SqliteStore) -> None:
    """A server without any client."""


def test_a_database_of_a_newer_version_is_refused_and_left_alone(path: Path) -> None:
    run(path, nothing)
    database(path, f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    assert refusal(path).code == "newer-database"
    assert path.read_bytes() == before


def test_an_older_database_is_brought_up_to_date_with_all_that_is_in_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(path, lambda store: open_tables(store, "a"))
    step = "ALTER TABLE tables ADD COLUMN note TEXT NOT NULL DEFAULT '';"
    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, step))
    monkeypatch.setattr(migrations, "VERSION", VERSION + 1)

    async def read(store: SqliteStore) -> None:
        assert await acts_in(store, "a") == (b"act 0",)

    run(path, read)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION + 1,)
        assert connection.execute("SELECT note FROM tables").fetchall() == [("",)]


async def test_a_database_of_the_first_version_is_listed_and_written_to(path: Path) -> None:
    head = f"PRAGMA application_id = {migrations.APPLICATION_ID}; PRAGMA user_version = 1;"
    row = "INSERT INTO tables VALUES (1, 'a', 's', 'p', 'w', 'racing', 'base-1', 0, '[\"Ann\"]', 0, 1, 1);"
    rest = "INSERT INTO acts VALUES ('a', 0, 'act 0'); INSERT INTO members VALUES ('a', 'ann', 1);"
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(head + migrations.MIGRATIONS[0] + row + rest)
    async with opened(path) as store:
        (old,) = await store.tables_of("ann", 9)
        assert old.summary == Summary(
            id="a",
            game="flamme",
            status="racing",
            stage="base-1",
            public=False,
            seats=("Ann",),
            open_seats=0,
        )
        await store.append(change("a", 1, status="over", ridden=8))
        (new,) = await store.tables_of("ann", 9)
        assert (new.summary.round, new.summary.winner) == (8, "blue.R")


def test_a_step_that_fails_leaves_the_database_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(path, nothing)
    step = "CREATE TABLE half (done TEXT); CREATE TABLE tables (again TEXT);"
    with monkeypatch.context() as patched:
        patched.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, step))
        assert refusal(path).code == "not-that-version"
    run(path, nothing)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'half'").fetchone() == (0,)


async def test_what_cannot_be_read_is_refused_and_the_next_can_be(path: Path) -> None:
    async with opened(path) as store:
        await open_tables(store, "a")
        assert isinstance(store, SqliteStore)
        store._writer._connection.execute("ALTER TABLE acts RENAME TO gone")
        with refused("not-read"):
            await store.load("a")
        assert await store.find_code("players of a") == ("a", True)


def test_a_database_of_another_program_is_refused_and_left_alone(path: Path) -> None:
    database(path, "CREATE TABLE holidays (day TEXT)")
    before = path.read_bytes()
    assert refusal(path).code == "foreign-database"
    assert path.read_bytes() == before


def test_a_file_that_is_not_a_database_is_refused_and_left_alone(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("a shopping list\n" * 100)
    assert refusal(path).code == "no-database"
    assert path.read_text().startswith("a shopping list")


def test_a_database_that_was_cut_off_is_refused(path: Path) -> None:
    run(path, lambda store: open_tables(store, "a"))
    os.truncate(path, path.stat().st_size // 2)
    assert refusal(path).code == "damaged-database"


def test_a_folder_that_cannot_be_made_or_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert refusal(tmp_path / "file" / DATABASE).code == "data-not-writable"
    (tmp_path / "folder" / DATABASE).mkdir(parents=True)
    assert refusal(tmp_path / "folder" / DATABASE).code == "data-not-writable"


def test_a_refused_opening_leaves_no_lock_behind(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("a shopping list\n" * 100)
    refusal(path)
    path.unlink()
    run(path, nothing)


@pytest.fixture
def linux(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("HOME", "/home/ann")
    return monkeypatch


def test_data_is_stored_where_the_system_wants_it(linux: pytest.MonkeyPatch) -> None:
    linux.setenv("XDG_DATA_HOME", "/data")
    assert default_data_folder() == Path("/data/echappee")
    linux.setenv("XDG_DATA_HOME", "relative")
    assert default_data_folder() == Path("/home/ann/.local/share/echappee")
    linux.setattr(sys, "platform", "darwin")
    assert default_data_folder() == Path("/home/ann/Library/Application Support/echappee")
    linux.setattr(sys, "platform", "win32")
    linux.setenv("LOCALAPPDATA", "/local")
    assert default_data_folder() == Path("/local/echappee")
