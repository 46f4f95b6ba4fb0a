"""Renews this server's hold on its tables, and notices when it was away for too long."""

from collections.abc import Callable, Iterable

from echappee.engine import Refused
from echappee.server.logs import log
from echappee.server.tables.hub import Hub


class Heartbeat:
    def __init__(
        self, hub: Hub, drop: Callable[[str], None], looks: Iterable[Callable[[frozenset[str]], None]]
    ) -> None:
        """`drop` is called with each lost table, `looks` with the addresses of all servers that are alive."""
        self._hub = hub
        self._drop = drop
        self._looks = looks

    async def beat(self) -> None:
        try:
            alive, held = await self._hub.store.beat()
        except Refused:  # nothing can be stored without the database either; the next beat tells
            return
        for look in self._looks:
            look(alive)
        if held is None:
            return
        for table in self._hub.shelf.keep_only(held):
            log("table lost", table=table)
            self._drop(table)
