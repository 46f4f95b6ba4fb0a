"""Keeps the tables of this server its own, and notices when it was away for too long."""

from typing import TYPE_CHECKING

from echappee.engine import Refused
from echappee.server.logs import log
from echappee.server.socket.sockets import Sockets
from echappee.server.tables.hub import Hub

if TYPE_CHECKING:
    from echappee.server.queue.client import QueueClient

BEAT_S = 0.3
"""Several beats fit into a lease: one that comes late costs nothing."""


class Heartbeat:
    def __init__(self, hub: Hub, sockets: Sockets, queue: "QueueClient | None" = None) -> None:
        self._hub = hub
        self._sockets = sockets
        self._queue = queue

    async def beat(self) -> None:
        try:
            alive, held = await self._hub.store.beat()
        except Refused:  # without the database nothing can be stored either; the next beat tells
            return
        self._sockets.relays.keep(alive)
        if self._queue:
            self._queue.look(alive)
        if held is None:
            return
        for table in self._hub.keep_only(held):
            log("table lost", table=table)
            self._sockets.drop(table)
