"""The web server's end of a request, with deadlines: a client that sends or reads too slowly is cut off."""

from asyncio import TimerHandle, Transport
from typing import Final

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol

from echappee.server.gate import Gate
from echappee.server.http.identity import network_of

DEADLINES: Final = {h11.IDLE: 10.0, h11.SEND_BODY: 20.0, h11.DONE: 120.0}
"""Seconds for the headers of a request, for its body, and for reading the response."""

LAST_BYTES_S: Final = 20.0


class GatedConfig(Config):
    """The web server's settings, with the gate that its connections come through."""

    gate: Gate


class ImpatientHttpProtocol(H11Protocol):
    """Counts a connection at the gate, and gives each part of a request its time."""

    config: GatedConfig

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer: TimerHandle | None = None
        self._timed: object = None
        self._address = network_of(self.client[0] if self.client else "")
        self._inside = self.config.gate.enter(self._address)
        if self._inside:
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        if self._inside:
            self._inside = False
            self.config.gate.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        self._stop()
        super().on_response_complete()
        if self.transport.is_closing():
            self._abort_later()
        self._watch()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._abort_later()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop()
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Start the time of what comes next; the time of a part does not start again with each byte of it."""
        state = self.conn.their_state
        if state is self._timed or self.transport.is_closing():
            return
        self._stop()
        if state in DEADLINES and self.transport.get_protocol() is self:
            self._timed = state
            self._timer = self.loop.call_later(DEADLINES[state], self.transport.abort)

    def _abort_later(self) -> None:
        """A connection that is being closed waits until the client has read the rest, but not for ever."""
        self._stop()
        self._timer = self.loop.call_later(LAST_BYTES_S, self.transport.abort)

    def _stop(self) -> None:
        self._timed = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
