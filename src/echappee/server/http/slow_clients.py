"""The web server's end of a connection: how many there may be, how much they may send, and how slowly."""

import os
from asyncio import TimerHandle, Transport
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from echappee.server.config import BODY_S, HEADERS_S, READING_S, Config
from echappee.server.errands import Gently
from echappee.server.http.identity import network_of
from echappee.server.limits import Count, Throttle

RESERVED = 200
"""File descriptors kept for the database, for workers, and for connections about to be turned away."""

AT_ONCE = 4
"""How many connections are accepted in one go, before the gate counts them and other tasks run."""

PROXIES = "FORWARDED_ALLOW_IPS"
"""The environment variable with the addresses of proxies; see docs/deploying.md."""

DEADLINES: Final = {h11.IDLE: HEADERS_S, h11.SEND_BODY: BODY_S}
"""Seconds for each part of a request."""

LAST_BYTES_S: Final = 20.0

SLICE: Final = 4096
"""How many bytes are parsed before their content is counted."""

HEADERS: Final = 20
"""How many headers a request has at no extra cost."""


class Gate:
    """Counts connections. A proxy has no limit of its own, because everybody comes through it."""

    def __init__(
        self, most: int, of_one_address: int | None, throttle: Throttle, proxies: Collection[str] = ()
    ) -> None:
        self._most = most
        self._counts = Count(of_one_address)
        self._throttle = throttle
        self._proxied = 0
        self._proxies = proxies

    def enter(self, address: str) -> bool:
        """Count one more connection, if there is room for it."""
        if self._counts.total + self._proxied >= self._most:
            return False
        if address in self._proxies:
            self._proxied += 1
            return True
        return not self._throttle.bars.holds(address) and self._counts.add(address)

    def leave(self, address: str) -> None:
        if address in self._proxies:
            self._proxied -= 1
        else:
            self._counts.remove(address)

    def allowance(self, address: str) -> Callable[[float], bool]:
        """Counts what comes over a new connection from this address; a proxy's clients count one by one."""
        if address in self._proxies:
            return lambda _cost: True
        return self._throttle.of_connection(address)


def gate_of(config: Config, throttle: Throttle) -> Gate:
    """The gate of a server.

    A server with a public address is behind a proxy, which runs on this machine or is named in the
    environment; so are other servers with the same database.
    """
    shared = config.public_url or config.database
    proxies = {"127.0.0.1", "::1", *os.environ.get(PROXIES, "").split(",")} if shared else set()
    descriptors = _descriptors()
    most = max(descriptors - RESERVED, descriptors // 4)
    opened = None if config.limits.opened is None else min(config.limits.opened, most // 2)
    return Gate(most, opened, throttle, proxies)


def _descriptors() -> int:
    """How many files and connections this process may have open; it raises its limit as far as it can."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return 512
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return soft


class GatedConfig(uvicorn.Config):
    """The web server's settings, with the gate for its connections and their deadlines."""

    gate: Gate
    gently: Gently


class CountedRequests(h11.Connection):
    """Parses requests. Each request and each piece of a body costs one, and each twenty headers one more.

    A body may be split into pieces of one byte, and each takes as long to parse as a large one.
    """

    def __init__(self, allow: Callable[[float], bool], cut_off: Callable[[], None]) -> None:
        """`cut_off` is called if the client has sent more than it may."""
        super().__init__(h11.SERVER)
        self._allow = allow
        self._cut_off = cut_off

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        event = super().next_event()
        if isinstance(event, h11.Request):
            allowed = self._allow(1 + len(event.headers) // HEADERS)
        else:
            allowed = not isinstance(event, h11.Data) or self._allow(1)
        if allowed:
            return event
        self._cut_off()
        return h11.NEED_DATA


class ImpatientHttpProtocol(H11Protocol):
    """Counts a connection at the gate and what it sends, and sets a deadline for each part of a request."""

    config: GatedConfig

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer: TimerHandle | None = None
        self._timed: object = None
        self._patience = READING_S
        """How much longer the response may wait for the client to read."""
        self._waiting: tuple[float, TimerHandle] | None = None
        """When the response began to wait, and the timer that ends the wait."""
        self._address = network_of(self.client[0] if self.client else "")
        self.conn = CountedRequests(self.config.gate.allowance(self._address), transport.abort)
        self._inside = self.config.gate.enter(self._address)
        if self._inside:
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._goes_on()
        if self._inside:
            self._inside = False
            self.config.gate.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            super().data_received(data[start : start + SLICE])
        self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._waiting is None:
            timer = self.loop.call_later(self._patience, self.transport.abort)
            self._waiting = self.loop.time(), timer

    def resume_writing(self) -> None:
        super().resume_writing()
        self._goes_on()

    def on_response_complete(self) -> None:
        self._stop()
        self._patience = READING_S
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
        """Start the timer of the next part; further bytes of the same part do not restart it."""
        state = self.conn.their_state
        if state is self._timed or self.transport.is_closing():
            return
        self._stop()
        if state in DEADLINES and self.transport.get_protocol() is self:
            self._timed = state
            self._timer = self.loop.call_later(DEADLINES[state], self.transport.abort)

    def _goes_on(self) -> None:
        """The client reads again, or is gone: the time it took counts against the rest of this response."""
        if self._waiting is not None:
            since, timer = self._waiting
            self._patience -= self.loop.time() - since
            timer.cancel()
            self._waiting = None

    def _abort_later(self) -> None:
        """A closing connection gets a while in which the client may read the rest."""
        self._stop()
        self._timer = self.loop.call_later(LAST_BYTES_S, self.transport.abort)

    def _stop(self) -> None:
        self._timed = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
