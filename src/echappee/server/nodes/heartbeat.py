"""Keeps the tables of this server its own, and notices when it was away for too long."""

from echappee.engine import Refused
from echappee.server.logs import log
from echappee.server.socket.sockets import Sockets
from echappee.server.tables.hub import Hub

BEAT_S = 0.3
"""Several beats fit into a lease: one that comes late costs nothing."""


class Heartbeat:
    def __init__(self, hub: Hub, sockets: Sockets) -> None:
        self._hub = hub
        self._sockets = sockets

    async def beat(self) -> None:
        try:
            alive, held = await self._hub.store.beat()
        except Refused:  # without the database nothing can be stored either; the next beat tells
            return
        self._sockets.relays.keep(alive)
        if held is None:
            return
        for table in self._hub.keep_only(held):
            log("table lost", table=table)
            self._sockets.drop(table)
