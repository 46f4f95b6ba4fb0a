"""Tables in one SQLite file: one thread writes, one reads, and the event loop never waits for a disk."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from echappee.engine import Refused
from echappee.locks import Lock
from echappee.server.store.interface import (
    NEWEST,
    Change,
    Listed,
    Move,
    NewTable,
    OneServer,
    Stored,
    Subscription,
    Summary,
)
from echappee.server.store.sqlite import reads
from echappee.server.store.sqlite.changes import add_acts, add_snapshot, add_table, delete_table
from echappee.server.store.sqlite.files import lock_of, make_private
from echappee.server.store.sqlite.moves import add_move, find_move, remove_move
from echappee.server.store.sqlite.schema import errors_refused, open_reader, open_writer, write_nothing_new
from echappee.server.store.sqlite.subscriptions import add_subscription, remove_subscription
from echappee.server.store.sqlite.writer import Work, Writer

A = ParamSpec("A")
T = TypeVar("T")


class SqliteStore(OneServer):
    """A store in one file. Nothing else may write to that file while it is open."""

    def __init__(
        self,
        lock: Lock,
        writing: sqlite3.Connection,
        reading: sqlite3.Connection,
        clock: Callable[[], float],
    ) -> None:
        self._lock = lock
        self._writer = Writer(writing)
        self._reading = reading
        self._reader = ThreadPoolExecutor(1, "echappee-reader")
        self._clock = clock
        self._closing: asyncio.Future[None] | None = None

    @classmethod
    def open(cls, path: Path, clock: Callable[[], float] = time.time) -> "SqliteStore":
        """The store in this file, which is made if it does not exist; reads no table yet."""
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

    async def keep_snapshot(self, table: str, snapshot: bytes) -> None:
        await self._write(partial(add_snapshot, table=table, snapshot=snapshot))

    async def delete(self, table: str) -> None:
        await self._write(partial(delete_table, table=table))

    async def load(self, table: str) -> Stored | None:
        return await self._read(reads.load, table)

    async def find_code(self, code_hash: str) -> tuple[str, bool] | None:
        return await self._read(reads.find_code, code_hash)

    async def public_tables(self, limit: int) -> list[Summary]:
        return await self._read(reads.public_tables, limit)

    async def tables_of(self, device: str, limit: int, before: int = NEWEST) -> list[Listed]:
        return await self._read(reads.tables_of, device, limit, before)

    async def overdue(self, now: float, limit: int) -> list[str]:
        return await self._read(reads.overdue, now, limit)

    async def subscribe(self, table: str, device: str, subscription: Subscription) -> None:
        await self._write(partial(add_subscription, table=table, device=device, subscription=subscription))

    async def unsubscribe(self, table: str, device: str) -> None:
        await self._write(partial(remove_subscription, table=table, device=device))

    async def subscription(self, table: str, device: str) -> Subscription | None:
        return await self._read(reads.subscription, table, device)

    async def offer_move(self, code_hash: str, move: Move) -> None:
        await self._write(partial(add_move, code_hash=code_hash, move=move))

    async def find_move(self, code_hash: str) -> Move | None:
        return await self._read(find_move, code_hash)

    async def end_move(self, code_hash: str) -> None:
        await self._write(partial(remove_move, code_hash=code_hash))

    async def check(self) -> None:
        await self._write(write_nothing_new)

    async def close(self) -> None:
        if self._closing is None:
            self._closing = asyncio.get_running_loop().run_in_executor(None, self._close)
        await asyncio.shield(self._closing)

    async def _write(self, work: Work) -> None:
        self._check_open()
        await self._writer.write(work)

    async def _read(
        self, read: Callable[Concatenate[sqlite3.Connection, A], T], *args: A.args, **kwargs: A.kwargs
    ) -> T:
        self._check_open()
        work = partial(read, self._reading, *args, **kwargs)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, work)
        except sqlite3.Error as error:
            raise Refused("not-read", f"this could not be read: {error}") from error

    def _check_open(self) -> None:
        if self._closing is not None:
            raise Refused("store-closed", "the server is stopping")

    def _close(self) -> None:
        self._reader.shutdown()
        self._reading.close()
        # The writer is closed last: it then moves its log into the file, and one file is left.
        self._writer.close()
        self._lock.release()
