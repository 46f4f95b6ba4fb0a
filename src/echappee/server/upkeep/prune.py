"""`echappee db prune`: what a server does over time, done at once."""

import time
from pathlib import Path

from echappee.server.config import DatabaseUrl
from echappee.server.growth import Growth, Kept
from echappee.server.metrics import Metrics
from echappee.server.store.interface import OldTable, Store
from echappee.server.store.sqlite import SqliteStore
from echappee.server.tables.bots import BotPool
from echappee.server.tables.hub import Hub
from echappee.server.tables.space import Space
from echappee.server.upkeep.expiry import Expiry
from echappee.server.workers import Threads, Workers


async def prune(place: Path | DatabaseUrl, growth: Growth) -> int:
    """Remove every table that has expired; returns how many."""
    store = _opened(place)
    hub = Hub(store, BotPool(Workers(0)), Threads(), store.now, space=Space(growth))
    expiry, removed = Expiry(hub, Metrics(), store.now), 0
    try:
        while gone := await expiry.step():
            removed += gone
    finally:
        await hub.close()
    return removed


def _opened(place: Path | DatabaseUrl) -> Store:
    if isinstance(place, Path):
        return SqliteStore.open(place, time.time)
    from echappee.server.store.postgres import PostgresStore  # noqa: PLC0415 - not every server has it

    return PostgresStore.open(place)


def why(old: OldTable, growth: Growth, now: float) -> str:
    """Why this table is removed, for people."""
    days = round((now - old.updated) / 86_400)
    what = {
        Kept.LOBBY: "never started",
        Kept.BOTS: "over, and only bots rode",
        Kept.RACE: "over",
    }[old.kind]
    return f"{what}; nothing has happened for {days} days, and it is kept for {getattr(growth, old.kind):g}"
