"""The web server's end of a socket, which drops clients that stop reading."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SLOW = 1013
ABORT_S = 5.0


class ImpatientProtocol(WebSocketsSansIOProtocol):
    """Cuts off a client that reads nothing: a close sent the usual way would wait for ever."""

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

    def _abort(self) -> None:
        if not self.disconnected:
            self.transport.abort()
