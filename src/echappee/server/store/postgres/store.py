"""Tables in a PostgreSQL database, which many servers share. Each table has one owner at a time."""

import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import LiteralString, TypeVar

import psycopg
from psycopg_pool import AsyncConnectionPool

from echappee.engine import Refused
from echappee.server.config import DatabaseUrl
from echappee.server.errands import Errands
from echappee.server.store.interface import FIRST_EPOCH, Beat, Change, NewTable, NotOwner, Owned, Stored
from echappee.server.store.postgres import leases, migrations
from echappee.server.store.postgres.changes import CHANGE_ALL, columns_of, refusal_of, values_of
from echappee.server.store.postgres.inspect import stored_tables
from echappee.server.store.postgres.leases import LeaseConnection
from echappee.server.store.postgres.together import GroupedQuery
from echappee.server.store.postgres.writer import Writer, not_stored
from echappee.server.store.sql import SqlStore

CONNECTIONS = 8
"""The most connections per server, besides the urgent ones."""

URGENT = 2

_OPEN = """
INSERT INTO tables (id, seed, player_hash, watcher_hash, game, status, stage, public, seats, open_seats,
    round, winner, tour, day, days, points, created, updated, clock, acts, owner, epoch, people)
VALUES (%s, %s, %s, %s, '', '', '', false, '[]', 0, 0, '', '', 0, 0, '[]', %s, %s, '', 0, %s, %s, 0)
"""

_SIZE = """
SELECT sum(pg_total_relation_size(oid)) FROM pg_class
WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
"""

T = TypeVar("T")


class PostgresStore(SqlStore):
    """A store in a database. Any number of servers may use it, each as a node with its own address."""

    def __init__(
        self,
        pool: AsyncConnectionPool,
        urgent: AsyncConnectionPool,
        secret: str,
        address: str,
        clock: Callable[[], float],
    ) -> None:
        self.node = secrets.token_hex(4)
        self.secret = secret
        self.address = address
        self._pool = pool
        self._urgent = urgent
        """For acts and heartbeats, which never wait behind a crowd that loads or opens tables."""
        self._clock = clock
        self._writer = Writer(urgent)
        self._claims = GroupedQuery(
            lambda tables: self._write(partial(leases.claim, node=self.node, tables=tables))
        )
        self._loads = GroupedQuery(lambda tables: self._read(partial(stored_tables, tables=tables)))
        self._errands = Errands()
        """For all other work: a pool may lose a connection whose user is cancelled."""
        self._sure_until = 0.0
        self._closing = False

    @classmethod
    def open(
        cls, url: DatabaseUrl, address: str = "", clock: Callable[[], float] | None = None
    ) -> "PostgresStore":
        """The store in this database, which is prepared if necessary; reads no table yet."""
        with migrations.open_connection(url) as connection:
            migrations.bring_up_to_date(connection, url)
            secret = migrations.secret_in(connection)
            # By the database's clock: those of the servers need not agree.
            began = migrations.time_in(connection) - time.monotonic()
        clock = clock or (lambda: began + time.monotonic())
        return cls(_pool(url, CONNECTIONS), _pool(url, URGENT), secret, address, clock)

    @property
    def sure(self) -> bool:
        return time.monotonic() < self._sure_until

    @property
    def commits(self) -> int:
        """How many groups have been committed."""
        return self._writer.commits

    async def create(self, table: NewTable, first: Change) -> None:
        await self._write(partial(_create, node=self.node, table=table, first=first, now=self._clock()))

    async def append(self, change: Change) -> None:
        await self._open()
        await self._writer.write(values_of(change, self._clock()))

    async def delete(self, owned: Owned) -> None:
        await self._execute(owned, "DELETE FROM tables WHERE id = ?", owned.table)

    async def load(self, table: str) -> Stored | None:
        return await self._loads.get(table)

    async def claim(self, table: str) -> int:
        claimed = await self._claims.get(table)
        if claimed is None:
            return 0
        if claimed.epoch is None:
            raise NotOwner("this table is at another server; come back to it", claimed.address or "")
        return claimed.epoch

    async def release(self, owned: Owned) -> None:
        await self._write(partial(leases.release, node=self.node, owned=owned))

    async def beat(self) -> Beat:
        until = time.monotonic() + leases.LEASE_S
        beat = await self._write(partial(leases.beat, node=self.node, address=self.address), self._urgent)
        self._sure_until = until
        return beat

    async def leave(self) -> None:
        await self._write(partial(leases.leave, node=self.node))

    def now(self) -> float:
        return self._clock()

    async def bytes_used(self) -> int:
        (used,) = await self._rows(int, _SIZE)
        return used

    def bytes_free(self) -> None:
        """The disk may be another machine's."""

    async def shrink(self) -> None:
        """The database does that by itself."""

    async def check(self) -> None:
        await self._write(lambda connection: connection.execute("UPDATE version SET number = number"))

    async def close(self) -> None:
        if not self._closing:
            self._closing = True
            await self._writer.finish()
            await self._errands.finish()
            await self._pool.close()
            await self._urgent.close()

    async def _execute(self, owned: Owned, statement: LiteralString, *values: object) -> None:
        async def work(connection: LeaseConnection) -> None:
            async with connection.transaction():
                await leases.check(connection, owned)
                await connection.execute(statement.replace("?", "%s"), values)

        await self._write(work)

    async def _write(
        self, work: Callable[[LeaseConnection], Awaitable[T]], pool: AsyncConnectionPool | None = None
    ) -> T:
        try:
            return await self._do(work, pool or self._pool)
        except psycopg.Error as error:
            raise not_stored(error) from error

    async def _rows(self, make: Callable[..., T], statement: LiteralString, *values: object) -> list[T]:
        async def read(connection: LeaseConnection) -> list[T]:
            rows = await connection.execute(statement.replace("?", "%s"), values)
            return [make(*row) for row in await rows.fetchall()]

        return await self._read(read)

    async def _read(self, read: Callable[[LeaseConnection], Awaitable[T]]) -> T:
        try:
            return await self._do(read, self._pool)
        except psycopg.Error as error:
            raise Refused("not-read", f"this could not be read: {migrations.said(error)}") from error

    async def _do(self, work: Callable[[LeaseConnection], Awaitable[T]], pool: AsyncConnectionPool) -> T:
        await self._open()

        async def with_connection() -> T:
            async with pool.connection() as connection:
                return await work(connection)

        return await self._errands.see_through(with_connection())

    async def _open(self) -> None:
        if self._closing:
            raise Refused("store-closed", "the server is stopping")
        await self._pool.open()
        await self._urgent.open()


def _pool(url: DatabaseUrl, most: int) -> AsyncConnectionPool:
    return AsyncConnectionPool(
        migrations.conninfo(url),
        kwargs={"autocommit": True},
        min_size=1,
        max_size=most,
        timeout=migrations.CONNECT_S,
        open=False,
    )


async def _create(connection: LeaseConnection, node: str, table: NewTable, first: Change, now: float) -> None:
    try:
        async with connection.transaction():
            await connection.execute(_OPEN, (*table, now, now, node, FIRST_EPOCH))
            values = values_of(first, now)
            row = await (await connection.execute(CHANGE_ALL, columns_of([values]))).fetchone()
            if row and (refusal := refusal_of(row[0], values)):
                raise refusal
    except psycopg.errors.UniqueViolation:
        raise Refused(
            "duplicate-table", f"there is a table {table.id}, or one with its codes, already"
        ) from None
