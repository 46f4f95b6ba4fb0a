"""The web server's end of a socket, which drops clients that stop reading."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from echappee.server.http.identity import network_of
from echappee.server.http.slow_clients import GatedConfig

SLOW = 1013
ABORT_S = 5.0


class ImpatientProtocol(WebSocketsSansIOProtocol):
    """Cuts off a client that reads nothing: a close sent the usual way would wait for ever."""

    config: GatedConfig

    async def run_asgi(self) -> None:
        """Run the conversation; when it has ended, make sure that the socket closes too."""
        await super().run_asgi()
        if self.disconnected:
            return
        if not self.writable.is_set() and not self.close_sent:
            self.close_sent = True
            self.conn.send_close(SLOW, "slow-reader")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.loop.call_later(ABORT_S, self._abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection was counted when it was made, before it became a socket."""
        self.config.gate.leave(network_of(self.client[0] if self.client else ""))
        super().connection_lost(exc)

    def _abort(self) -> None:
        if not self.disconnected:
            self.transport.abort()
