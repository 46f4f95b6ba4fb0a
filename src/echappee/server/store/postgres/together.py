"""Asks the database about all waiting tables in one statement.

When a server dies, the others are asked for all its tables at the same moment. One by one, each would wait
for a connection and then for several turns of a busy event loop.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Generic, TypeVar

LARGEST_GROUP = 50
"""A limit, so that the first of many tables need not wait for the last."""

T = TypeVar("T")


class GroupedQuery(Generic[T]):
    """Asks about one group of tables at a time; requests that arrive meanwhile form the next group."""

    def __init__(self, ask: Callable[[list[str]], Awaitable[Mapping[str, T]]]) -> None:
        self._ask = ask
        self._waiting: list[tuple[str, asyncio.Future[T | None]]] = []
        self._asking: asyncio.Task[None] | None = None

    async def get(self, table: str) -> T | None:
        """The database's answer about this table; None if there is no such table."""
        answer: asyncio.Future[T | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, answer))
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask_for_all())
        return await answer

    async def _ask_for_all(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
            error, found = None, dict[str, T]()
            try:
                found |= await self._ask(sorted({table for table, _ in group}))
            except Exception as failure:  # noqa: BLE001 - it is raised for those who wait
                error = failure
            for table, answer in group:
                if answer.done():  # its caller has given up
                    continue
                if error is None:
                    answer.set_result(found.get(table))
                else:
                    answer.set_exception(error)
