"""Commits all waiting changes as one group, in one statement, and then wakes the waiting callers."""

import asyncio

import psycopg
from psycopg_pool import AsyncConnectionPool

from echappee.engine import Refused
from echappee.server.store.postgres.changes import CHANGE_ALL, Values, columns_of, refusal_of
from echappee.server.store.postgres.migrations import said

LARGEST_GROUP = 1000
"""A limit, so that nobody waits long for the rest of a group."""

_Job = tuple[Values, "asyncio.Future[None]"]


class Writer:
    """Writes one group at a time; changes that arrive meanwhile form the next group."""

    def __init__(self, pool: AsyncConnectionPool) -> None:
        self.commits = 0
        self._pool = pool
        self._waiting: list[_Job] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, values: Values) -> None:
        """Write this change; returns when it is durable, and raises if it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((values, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        await done

    async def finish(self) -> None:
        """Wait until no change is waiting."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
            await self._commit(group)

    async def _commit(self, group: list[_Job]) -> None:
        try:
            codes = await self._change([values for values, _ in group])
        except psycopg.DataError as error:
            if len(group) > 1:  # one bad change must not harm the others
                for job in group:
                    await self._commit([job])
                return
            _settle(group, not_stored(error))
        except psycopg.Error as error:
            await self._pool.check()  # if one connection was cut, others may have been
            _settle(group, not_stored(error))
        else:
            self.commits += 1
            for job, code in zip(group, codes, strict=True):
                _settle([job], refusal_of(code, job[0]))

    async def _change(self, group: list[Values]) -> list[str]:
        async with self._pool.connection() as connection:
            rows = await connection.execute(CHANGE_ALL, columns_of(group), prepare=True)
            return [code for (code,) in await rows.fetchall()]


def not_stored(error: psycopg.Error) -> Refused:
    return Refused("not-stored", f"this could not be stored, and was not done: {said(error)}")


def _settle(group: list[_Job], error: Refused | None) -> None:
    for _, done in group:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
