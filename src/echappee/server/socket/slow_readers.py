"""The web server's end of a socket, which drops clients that stop reading."""

from collections.abc import Collection

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from echappee.server.http.identity import network_of
from echappee.server.http.slow_clients import GatedConfig

SLOW = 1013
ABORT_S = 5.0
AHEAD = 8
"""Messages that a client may send before the first of them is taken."""
WHOLE_TEXT = 0x81
WRITE = "echappee.write"
"""The extension by which the application finds `write_texts`."""


class ImpatientProtocol(WebSocketsSansIOProtocol):
    """Cuts off a client that reads nothing: a close sent the usual way would wait for ever."""

    config: GatedConfig

    async def run_asgi(self) -> None:
        """Run the conversation; when it has ended, make sure that the socket closes too."""
        self.scope["extensions"][WRITE] = {"texts": self.write_texts}
        await super().run_asgi()
        if self.disconnected:
            return
        if not self.writable.is_set() and not self.close_sent:
            self.close_sent = True
            self.conn.send_close(SLOW, "slow-reader")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.loop.call_later(ABORT_S, self._abort)

    def send_receive_event_to_app(self) -> None:
        """Hand on a message. Reading is paused only if many wait: to do so for each would cost a lot."""
        self.read_paused = self.read_paused or self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()

    def write_texts(self, texts: Collection[bytes]) -> bool:
        """Send these texts at once, without the layers between; False if the client has to read first."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (text_head(len(text)), text)]))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection was counted when it was made, before it became a socket."""
        self.config.gate.leave(network_of(self.client[0] if self.client else ""))
        super().connection_lost(exc)

    def _abort(self) -> None:
        if not self.disconnected:
            self.transport.abort()


def text_head(size: int) -> bytes:
    """What comes before a text of this many bytes (RFC 6455, 5.2): one whole frame, not masked."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
