"""Every kind of damage is found by `echappee db check`; `echappee db rescue` saves the rest."""

import asyncio
import json
import shutil
import sqlite3
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import pytest

from echappee.server.config import DatabaseUrl
from echappee.server.store.copies import ALL
from echappee.server.store.postgres.migrations import open_connection
from echappee.server.store.sqlite import DATABASE, SqliteStore
from echappee.server.store.sqlite.migrations import VERSION
from echappee.server.store.sqlite.pages import INDEX_LEAF, TABLE_LEAF
from tests.cli.running import Here
from tests.counts import count
from tests.server.make_database import dealt_alike, fill

PAGE: Final = 4096
VICTIM: Final = "(SELECT id FROM tables WHERE number = 2)"
"""A race that is over."""


def rows_in(path: Path) -> dict[str, list[object]]:
    """Everything in a file, but for the snapshots, which follow from the acts."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        return {
            rows.name: connection.execute(f"SELECT {rows.columns} FROM {rows.name} ORDER BY 1, 2").fetchall()  # noqa: S608 - the names are ours
            for rows in ALL
            if rows.name != "snapshots"
        }


class Whole(NamedTuple):
    """A database in order: closed, and while its log has not been moved into the file."""

    closed: Path
    logged: Path
    rows: dict[str, list[object]]

    @property
    def tables(self) -> int:
        return len(self.rows["tables"])


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Whole:
    """Tables of every kind, with all their acts."""
    folder = tmp_path_factory.mktemp("whole")
    path, logged = folder / DATABASE, folder / "logged" / DATABASE

    async def make() -> None:
        await fill(SqliteStore.open(path))

    with dealt_alike():  # the fixture that deals alike in a test begins only after this one
        asyncio.run(make())
    logged.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("VACUUM")  # so that every page is in use
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        for number in range(1, 12):
            connection.execute("UPDATE tables SET updated = updated + 1 WHERE number = ?", (number,))
            connection.execute("UPDATE acts SET seq = seq WHERE seq = ?", (number,))
        for suffix in ("", "-wal"):
            shutil.copy(f"{path}{suffix}", f"{logged}{suffix}")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return Whole(path, logged, rows_in(path))


def changed(at: Callable[[bytearray], slice], to: bytes, suffix: str = "") -> Callable[[Path], None]:
    """Other bytes at this place of the file, or of its log."""

    def do(path: Path) -> None:
        file = path.with_name(path.name + suffix)
        content = bytearray(file.read_bytes())
        place = at(content)
        content[place] = (to * PAGE)[: place.stop - place.start]
        file.write_bytes(content)

    return do


def on_page(kind: int, holding: bytes, start: int, length: int) -> Callable[[bytearray], slice]:
    """This part of the first page of this kind with these bytes on it."""

    def find(content: bytearray) -> slice:
        for page in range(PAGE, len(content), PAGE):
            if content[page] == kind and holding in content[page : page + PAGE]:
                return slice(page + start, page + start + length)
        raise AssertionError(holding)

    return find


def flipped(holding: bytes, inside: int) -> Callable[[Path], None]:
    """One byte of what is stored, a few bytes after these: not of what is left of a row that has moved."""

    def do(path: Path) -> None:
        content, before, place = path.read_bytes(), rows_in(path), -1
        while rows_in(path) == before:
            place = content.index(holding, place + 1)
            other = bytearray(content)
            other[place + inside] ^= 0x04
            path.write_bytes(other)

    return do


def told(*statements: str) -> Callable[[Path], None]:
    """What other programs can do to a database."""

    def do(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            for statement in statements:
                connection.execute(statement.replace("VICTIM", VICTIM))

    return do


def cut(share: float) -> Callable[[Path], None]:
    def do(path: Path) -> None:
        content = path.read_bytes()
        path.write_bytes(content[: int(len(content) * share)])

    return do


def another_snapshot(path: Path) -> None:
    """Readable, and made by these very rules, but of another race."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        (body,) = connection.execute("SELECT body FROM snapshots").fetchone()
        kept = json.loads(zlib.decompress(body))
        kept["ledger"] = kept["ledger"][1:]
        connection.execute("UPDATE snapshots SET body = ?", (zlib.compress(json.dumps(kept).encode()),))


def replaced(content: bytes) -> Callable[[Path], None]:
    def do(path: Path) -> None:
        path.write_bytes(content)

    return do


class Damage(NamedTuple):
    do: Callable[[Path], None]
    code: str
    lost: int | None = 0
    """How many tables a rescue cannot save whole; None where nothing can be saved or it does not matter."""
    logged: bool = False


LOG_FRAME: Final = 24 + PAGE
KINDS: Final[dict[str, Damage]] = {
    "a page of acts is zeroed": Damage(
        changed(on_page(INDEX_LEAF, b'{"act"', 0, PAGE), b"\0"), "page-damaged", None
    ),
    "a page of acts has another head": Damage(
        changed(on_page(INDEX_LEAF, b'{"act"', 0, 8), b"\x5a"), "page-damaged", None
    ),
    "a page of acts is noise": Damage(
        changed(on_page(INDEX_LEAF, b'{"act":"answered"', 0, PAGE), Random(1).randbytes(PAGE)),
        "page-damaged",
        None,
    ),
    "a page of tables has another head": Damage(
        changed(on_page(TABLE_LEAF, b"paris-nice", 0, 8), b"\x5a"), "page-damaged", None
    ),
    "a page of an index is zeroed": Damage(
        changed(lambda _: slice(5 * PAGE, 6 * PAGE), b"\0"), "page-damaged", None
    ),
    "an index misses a row": Damage(
        told(
            "PRAGMA writable_schema = ON",
            "UPDATE sqlite_master SET rootpage ="
            " (SELECT rootpage FROM sqlite_master WHERE name = 'tables_by_due')"
            " WHERE name = 'members_by_device'",
        ),
        "index-damaged",
    ),
    "one byte of an act is flipped": Damage(flipped(b'{"act":"answered"', 30), "act-altered", 1),
    "one byte of a seed is flipped": Damage(
        told("UPDATE tables SET seed = replace(seed, substr(seed, 9, 1), 'x') WHERE id = VICTIM"),
        "act-altered",
        1,
    ),
    "the hash of a code is altered": Damage(
        told("UPDATE tables SET player_hash = 'x' || player_hash WHERE id = VICTIM"), "act-altered", 1
    ),
    "the file is cut off": Damage(cut(0.6), "damaged-database", None),
    "the file is cut off inside a page": Damage(cut(0.601), "damaged-database", None),
    "a page of the log is altered": Damage(
        changed(lambda _: slice(32 + LOG_FRAME * 3 + 900, 32 + LOG_FRAME * 3 + 910), b"\x5a", "-wal"),
        "log-damaged",
        None,
        logged=True,
    ),
    "the head of the log is altered": Damage(
        changed(lambda _: slice(2, 6), b"\x5a", "-wal"), "log-damaged", logged=True
    ),
    "an act is missing": Damage(
        told("DELETE FROM acts WHERE seq = 9 AND table_id = VICTIM"), "act-missing", 1
    ),
    "the last act is missing": Damage(
        told(
            "DELETE FROM acts WHERE table_id = VICTIM AND seq ="
            " (SELECT max(seq) FROM acts WHERE table_id = VICTIM)"
        ),
        "act-missing",
        1,
    ),
    "an act is altered and still allowed": Damage(
        told(
            "UPDATE acts SET body = CAST(replace(CAST(body AS TEXT), 'Ann', 'Bea') AS BLOB)"
            ' WHERE table_id = VICTIM AND CAST(body AS TEXT) LIKE \'%"name":"Ann"%\''
        ),
        "act-altered",
        1,
    ),
    "acts have changed places": Damage(
        told(
            "UPDATE acts SET seq = -1 WHERE seq = 9 AND table_id = VICTIM",
            "UPDATE acts SET seq = 9 WHERE seq = 10 AND table_id = VICTIM",
            "UPDATE acts SET seq = 10 WHERE seq = -1 AND table_id = VICTIM",
        ),
        "act-altered",
        1,
    ),
    "a checksum is altered": Damage(
        told("UPDATE acts SET crc = crc + 1 WHERE seq = 9 AND table_id = VICTIM"), "act-altered", 1
    ),
    "an act of an earlier version cannot be ridden": Damage(
        told("UPDATE acts SET crc = NULL", "UPDATE acts SET body = '{' WHERE seq = 9 AND table_id = VICTIM"),
        "cannot-be-ridden",
        1,
    ),
    "the acts are of no table": Damage(
        told("PRAGMA foreign_keys = OFF", "DELETE FROM tables WHERE id = VICTIM"), "row-of-no-table", 1
    ),
    "a snapshot is noise": Damage(told("UPDATE snapshots SET body = x'5a5a5a'"), "snapshot-altered"),
    "a snapshot is of another race": Damage(another_snapshot, "snapshot-altered"),
    "a list shows another status": Damage(
        told("UPDATE tables SET status = 'open' WHERE id = VICTIM"), "lists-differ"
    ),
    "a list cannot be read": Damage(
        told("UPDATE tables SET seats = '[' WHERE id = VICTIM"), "table-unreadable"
    ),
    "a person is missing in a list": Damage(
        told("DELETE FROM members WHERE device = 'ann' AND table_id = VICTIM"), "members-differ"
    ),
    "the head of the file is altered": Damage(changed(lambda _: slice(0, 16), b"\x5a"), "header-damaged"),
    "the size of pages is altered": Damage(changed(lambda _: slice(16, 18), b"\x5a"), "header-damaged"),
    "the sign of the program is altered": Damage(told("PRAGMA application_id = 7"), "foreign-database"),
    "the version is a newer one": Damage(told(f"PRAGMA user_version = {VERSION + 1}"), "newer-database"),
    "the version is an older one": Damage(told("PRAGMA user_version = 3"), "older-database"),
    "the file is a text": Damage(replaced(b"a shopping list\n" * 99), "no-database", None),
    "the file is empty": Damage(replaced(b""), "empty-database", None),
}


def damaged(whole: Whole, damage: Damage, folder: Path) -> Path:
    """The database after this has happened to it."""
    source, path = whole.logged if damage.logged else whole.closed, folder / "data" / DATABASE
    path.parent.mkdir(parents=True)
    for suffix in ("", "-wal"):
        if Path(f"{source}{suffix}").exists():
            shutil.copy(f"{source}{suffix}", f"{path}{suffix}")
    damage.do(path)
    return path


def test_nothing_is_found_in_a_whole_database(whole: Whole, here: Here, tmp_path: Path) -> None:
    for logged in (False, True):
        path = damaged(whole, Damage(lambda _: None, "", logged=logged), tmp_path / str(logged))
        ran = here("db", "check", "--data", str(path.parent), "--json")
        told = json.loads(ran.out)
        assert (ran.status, told["findings"], told["run"]["command"]) == (0, [], "db check")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_damage_is_found_and_what_can_be_saved_is(
    kind: str, whole: Whole, here: Here, tmp_path: Path
) -> None:
    damage = KINDS[kind]
    path = damaged(whole, damage, tmp_path)
    files = {file: file.read_bytes() for file in path.parent.iterdir()}
    ran = here("db", "check", "--data", str(path.parent), "--json")
    found = json.loads(ran.out)["findings"]
    assert (ran.status, damage.code in {finding["code"] for finding in found}) == (1, True), ran.out
    plain = here("db", "check", "--data", str(path.parent))
    if damage.code in {"newer-database", "older-database"}:
        assert (plain.status, plain.err) == (2, f"echappee: {found[0]['text']}\n")
    else:
        assert len(plain.lines) == len(found) + 1
        assert "not in order" in plain.lines[-1]

    saved = here("db", "rescue", str(path), "--to", "new/tables.sqlite", "--json")
    assert {file: file.read_bytes() for file in files} == files
    if damage.lost is None and saved.status == 2:
        assert "no table of echappee is in it" in saved.err
        return
    told = json.loads(saved.out)
    assert told["run"]["command"] == "db rescue"
    if damage.lost is not None:
        assert (told["whole"], len(told["findings"])) == (whole.tables - damage.lost, damage.lost), told
    checked = here("db", "check", "--data", "new", "--json")
    assert (checked.status, json.loads(checked.out)["tables"]) == (0, told["whole"] + told["in_part"]), (
        checked.out
    )


@pytest.mark.parametrize("kind", [kind for kind, damage in KINDS.items() if damage.lost == 0])
def test_where_no_act_is_damaged_everything_is_saved(
    kind: str, whole: Whole, here: Here, tmp_path: Path
) -> None:
    path = damaged(whole, KINDS[kind], tmp_path)
    assert here("db", "rescue", str(path), "--to", "new.sqlite").status == 0
    assert rows_in(Path("new.sqlite")) == whole.rows


def vouched(rows: dict[str, list[object]]) -> dict[str, list[object]]:
    """What can be compared with the acts; when something was done, for instance, can not."""
    return {
        "tables": [(row[1:5], row[6:9], row[13:15]) for row in rows["tables"]],  # type: ignore[index]
        "acts": rows["acts"],
        "members": [row[:2] for row in rows["members"]],  # type: ignore[index]
    }


@pytest.mark.soak
def test_a_flipped_byte_is_found_or_changes_nothing(whole: Whole, here: Here, tmp_path: Path) -> None:
    """At any place of the file; and whatever a rescue calls whole is what was stored."""
    content, random = whole.closed.read_bytes(), Random(1)
    known = vouched(whole.rows)["tables"]
    path = tmp_path / "data" / DATABASE
    path.parent.mkdir()
    for number in range(count(200, share=50)):
        place = random.randrange(len(content))
        damaged = bytearray(content)
        damaged[place] ^= 1 << random.randrange(8)
        path.write_bytes(damaged)
        if here("db", "check", "--data", str(path.parent)).status == 0:
            assert vouched(rows_in(path)) == vouched(whole.rows), place
        new = tmp_path / f"{number}.sqlite"
        saved = json.loads(here("db", "rescue", str(path), "--to", str(new), "--json").out)
        broken = {finding["table"] for finding in saved["findings"]}
        kept = vouched(rows_in(new))["tables"]
        assert [row for row in kept if row[0][0] not in broken] == [  # type: ignore[index]
            row
            for row in known
            if row[0][0] not in broken  # type: ignore[index]
        ], place
        new.unlink()


def test_what_is_damaged_in_a_shared_database_is_found_and_the_rest_saved(
    whole: Whole, here: Here, tmp_path: Path, database: DatabaseUrl
) -> None:
    url = database.reveal()
    path = damaged(whole, Damage(lambda _: None, ""), tmp_path)
    assert here("db", "copy", url, "--data", str(path.parent)).status == 0
    assert here("db", "check", "--database", url).status == 0
    with open_connection(database) as connection:
        for number, change in enumerate(("DELETE FROM acts", "UPDATE acts SET body = 'x'"), start=2):
            connection.execute(
                f"{change} WHERE seq = 9 AND table_id = (SELECT id FROM tables WHERE number = {number})"  # noqa: S608 - as above
            )
    ran = here("db", "check", "--database", url, "--json")
    assert {finding["code"] for finding in json.loads(ran.out)["findings"]} == {"act-missing", "act-altered"}
    saved = json.loads(here("db", "rescue", "--database", url, "--to", "new.sqlite", "--json").out)
    assert (saved["whole"], saved["in_part"]) == (whole.tables - 2, 2)


def test_a_rescue_overwrites_nothing_and_waits_for_no_server(
    whole: Whole, here: Here, tmp_path: Path
) -> None:
    path = damaged(whole, Damage(lambda _: None, ""), tmp_path)
    Path("taken.sqlite").touch()
    assert "exists already" in here("db", "rescue", str(path), "--to", "taken.sqlite").err

    async def served() -> None:
        store = SqliteStore.open(path)
        assert "another server has it open" in here("db", "rescue", str(path), "--to", "new.sqlite").err
        await store.close()

    asyncio.run(served())
    assert not Path("new.sqlite").exists()
