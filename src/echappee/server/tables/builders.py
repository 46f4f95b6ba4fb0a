"""Threads for what would hold up the event loop: one that builds tables, one that looks at settings."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from echappee.server.tables import acts
from echappee.server.tables.acts import Act
from echappee.server.tables.table import Table

T = TypeVar("T")


class Builders:
    def __init__(self) -> None:
        self._builder = ThreadPoolExecutor(1, "echappee-builder")
        # Anybody can send settings with many roads: tables that are loaded do not wait behind those.
        self._settler = ThreadPoolExecutor(1, "echappee-settler")

    async def build(self, work: Callable[[], T]) -> T:
        """Do this work in the thread for it, one after the other."""
        return await asyncio.get_running_loop().run_in_executor(self._builder, work)

    async def step(self, act: Act, step: Callable[[Table], None], table: Table) -> None:
        """Check or do an act; nobody else does anything with the table meanwhile."""
        if isinstance(act, acts.Opened | acts.Configured):
            await asyncio.get_running_loop().run_in_executor(self._settler, partial(step, table))
        elif act.slow:
            await self.build(partial(step, table))
        else:
            step(table)

    def close(self) -> None:
        for thread in (self._builder, self._settler):
            thread.shutdown(wait=False, cancel_futures=True)
