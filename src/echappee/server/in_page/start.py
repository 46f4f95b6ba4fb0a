"""Starts the server of a page, for the JavaScript of its worker."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from msgspec import json

from echappee.server.in_page.lane import Helper
from echappee.server.in_page.page_server import PageServer
from echappee.server.store.row_store import RowStore
from echappee.server.store.rows import DEVICE
from echappee.server.tables.codes import new_token


class BrowserDatabase(Protocol):
    """The browser's own database, as its JavaScript offers it: everything as JSON."""

    async def write(self, change: str) -> None:
        """Write `{rows, gone}` in one transaction; returns when that is complete."""

    async def under(self, beginning: str) -> str:
        """The keys that begin so with their texts, as a list of pairs."""


class BrowserRows:
    def __init__(self, database: BrowserDatabase) -> None:
        self._database = database

    async def write(self, rows: Mapping[str, str], gone: Sequence[str]) -> None:
        if rows or gone:
            await self._database.write(json.encode({"rows": rows, "gone": gone}).decode())

    async def under(self, beginning: str) -> Sequence[tuple[str, str]]:
        return json.decode(await self._database.under(beginning), type=list[tuple[str, str]])


async def start(
    database: BrowserDatabase, helpers: Callable[[str], Helper], tell: Callable[[str], None]
) -> Callable[[str], None]:
    """Call the result with whatever a page says."""
    rows = BrowserRows(database)
    store = await RowStore.open(rows, time.time)
    server = PageServer(store, await _token(rows), helpers, tell)
    living.append(asyncio.create_task(server.live()))
    return server.hear


living: list[asyncio.Task[None]] = []
"""A task that nobody refers to would be forgotten."""


async def _token(rows: BrowserRows) -> str:
    """The token of this device: made once, and kept."""
    known = await rows.under(DEVICE)
    if known:
        return known[0][1]
    token = new_token()
    await rows.write({DEVICE: token}, ())
    return token
