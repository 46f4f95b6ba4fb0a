"""How a socket is opened: in the web server's usual way, which then hands it over and is done."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from echappee.server.http.identity import network_of
from echappee.server.http.slow_clients import Gate, GatedConfig
from echappee.server.logs import log
from echappee.server.socket.open_socket import OpenSocket

HAND_OVER = "echappee.socket"
"""The ASGI extension by which the application takes over an accepted socket."""

ServeSocket = Callable[[OpenSocket], Coroutine[object, object, None]]


class OpeningProtocol(WebSocketsSansIOProtocol):
    """Lives from the request until the application has accepted or refused it."""

    config: GatedConfig

    async def run_asgi(self) -> None:
        """Ask the application; a socket that it does not take over is closed."""
        self.scope["extensions"][HAND_OVER] = {"open": self.hand_over}
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:  # noqa: BLE001 - any error ends this connection only
            log("socket failed", logging.ERROR, failed=True)
            self.send_500_response()
        if self in self.connections:
            self.transport.close()
        # These refer to what refers to them; without a cycle everything is freed at once.
        self.conn.parser.close()
        del self.scope["extensions"][HAND_OVER]

    def data_received(self, data: bytes) -> None:
        """The request. A client that sends more before it is answered is cut off."""
        if self.handshake_initiated:
            self.transport.abort()
        else:
            super().data_received(data)

    def hand_over(self, talk: ServeSocket, allow: Callable[[float], bool]) -> None:
        """Let the application use this socket, which is open now."""
        connections = cast("set[asyncio.Protocol]", self.connections)  # it is only asked to shut down
        lost = partial(_lost, connections, self.config.gate, self._network)
        socket = OpenSocket(self.transport, lost, allow, self.config.gently)
        self.transport.set_protocol(socket)
        connections.remove(self)
        connections.add(socket)
        talking = self.loop.create_task(talk(socket))
        self.tasks.add(talking)
        talking.add_done_callback(self.tasks.discard)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection was counted when it was made, before it became a socket."""
        self.config.gate.leave(self._network)
        super().connection_lost(exc)

    @property
    def _network(self) -> str:
        return network_of(self.client[0] if self.client else "")


def _lost(connections: set[asyncio.Protocol], gate: Gate, network: str, socket: OpenSocket) -> None:
    connections.discard(socket)
    gate.leave(network)
