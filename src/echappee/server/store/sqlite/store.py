"""Tables in one SQLite file: one thread writes, one reads, and the event loop never waits for the disk."""

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import LiteralString, TypeVar

from echappee.engine import Refused
from echappee.locks import Lock
from echappee.server.store.interface import Change, NewTable, Owned, Stored
from echappee.server.store.one_server import OneServer
from echappee.server.store.sql import SqlStore
from echappee.server.store.sqlite.files import lock_of, make_private
from echappee.server.store.sqlite.inspect import stored_table
from echappee.server.store.sqlite.migrations import (
    errors_refused,
    open_reader,
    open_writer,
    write_nothing_new,
)
from echappee.server.store.sqlite.writer import Work, Writer, add_acts, add_table, delete_table

AT_ONCE = 256
"""Pages given back to the disk in one go: a megabyte, which takes a few milliseconds."""

T = TypeVar("T")


class SqliteStore(SqlStore, OneServer):
    """A store in one file. Nothing else may write to that file while it is open."""

    def __init__(
        self,
        lock: Lock,
        writing: sqlite3.Connection,
        reading: sqlite3.Connection,
        clock: Callable[[], float],
    ) -> None:
        self._lock = lock
        self._folder = Path(writing.execute("PRAGMA database_list").fetchone()[2]).parent
        self._writer = Writer(writing)
        self._reading = reading
        self._reader = ThreadPoolExecutor(1, "echappee-reader")
        self._clock = clock
        self._closing: asyncio.Future[None] | None = None

    @classmethod
    def open(cls, path: Path, clock: Callable[[], float] = time.time) -> "SqliteStore":
        """The store in this file, which is created if necessary; reads no table yet."""
        make_private(path)
        lock = lock_of(path)
        try:
            with errors_refused(path):
                return cls(lock, open_writer(path), open_reader(path), clock)
        except BaseException:
            lock.release()
            raise

    @property
    def commits(self) -> int:
        """How many groups have been committed."""
        return self._writer.commits

    async def create(self, table: NewTable, first: Change) -> None:
        await self._write(partial(add_table, table=table, first=first, now=self._clock()))

    async def append(self, change: Change) -> None:
        await self._write(partial(add_acts, change=change, now=self._clock()))

    async def delete(self, owned: Owned) -> None:
        await self._write(partial(delete_table, table=owned.table))

    async def load(self, table: str) -> Stored | None:
        return await self._read(partial(stored_table, self._reading, table))

    def now(self) -> float:
        return self._clock()

    async def bytes_used(self) -> int:
        def read() -> int:
            (pages,), (free,), (size,) = (
                self._reading.execute(f"PRAGMA {name}").fetchone()
                for name in ("page_count", "freelist_count", "page_size")
            )
            return int((pages - free) * size)

        return await self._read(read)

    def bytes_free(self) -> int | None:
        try:
            return shutil.disk_usage(self._folder).free
        except OSError:
            return None

    async def shrink(self) -> None:
        def work(connection: sqlite3.Connection) -> None:
            (free,) = connection.execute("PRAGMA freelist_count").fetchone()
            # Python takes only the first step of this statement, which gives one page back.
            for _ in range(min(free, AT_ONCE)):
                connection.execute("PRAGMA incremental_vacuum(1)")

        await self._write(work)

    async def check(self) -> None:
        await self._write(write_nothing_new)

    async def close(self) -> None:
        if self._closing is None:
            self._closing = asyncio.get_running_loop().run_in_executor(None, self._close)
        await asyncio.shield(self._closing)

    async def _write(self, work: Work) -> None:
        self._check_open()
        await self._writer.write(work)

    async def _execute(self, _owned: Owned, statement: LiteralString, *values: object) -> None:
        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.execute(statement, values)
            except sqlite3.IntegrityError:
                raise Refused("no-such-table", "there is no such table") from None

        await self._write(work)

    async def _rows(self, make: Callable[..., T], statement: LiteralString, *values: object) -> list[T]:
        def read() -> list[T]:
            return [make(*row) for row in self._reading.execute(statement, values).fetchall()]

        return await self._read(read)

    async def _read(self, read: Callable[[], T]) -> T:
        self._check_open()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, read)
        except sqlite3.Error as error:
            raise Refused("not-read", f"this could not be read: {error}") from error

    def _check_open(self) -> None:
        if self._closing is not None:
            raise Refused("store-closed", "the server is stopping")

    def _close(self) -> None:
        self._reader.shutdown()
        self._reading.close()
        # The writer is closed last: it then moves its log into the file, so that one file is left.
        self._writer.close()
        self._lock.release()
