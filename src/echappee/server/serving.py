"""Runs a server: takes its port and its database, serves until told to stop, and shuts down in order."""

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from types import FrameType

import uvicorn

from echappee.engine import Refused
from echappee.server.config import Config
from echappee.server.errands import Gently
from echappee.server.http.app import make_app
from echappee.server.http.slow_clients import AT_ONCE, GatedConfig, ImpatientHttpProtocol, gate_of
from echappee.server.logs import log
from echappee.server.push.herald import Sender
from echappee.server.socket.handover import OpeningProtocol
from echappee.server.store.interface import Store
from echappee.server.store.sqlite import DATABASE, SqliteStore
from echappee.server.wiring import Parts

STOP_S = 10
BACKLOG = 1024
SWITCH_S = 0.0005
"""How long the event loop may wait for the thread that builds tables, each time it has work again."""

SEND_BUFFER = 128 * 1024


def serve(config: Config, ready: Callable[[Config], None], sender: Sender | None = None) -> None:
    """Serve until a signal ends it; `ready` is called with the port that was taken."""
    taken = bind(config)
    config = config._replace(port=taken.getsockname()[1], bot_processes=_bot_processes())
    with taken:
        parts = Parts(open_store(config), config, sender=sender)
        calm_the_collector()
        sys.setswitchinterval(SWITCH_S)
        log("start", url=config.url, data=str(config.database or config.data))
        Server(parts, lambda: ready(config)).run([taken])
    log("stop")


def open_store(config: Config) -> Store:
    """The store that a server was told to use."""
    if config.database is None:
        return SqliteStore.open(config.data / DATABASE)
    from echappee.server.store.postgres import PostgresStore  # noqa: PLC0415 - not every server has it

    return PostgresStore.open(config.database, config.address)


def bind(config: Config) -> socket.socket:
    """The socket to listen on; a port that cannot be had is refused in one line."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    # With TCP named here, asyncio sends small messages without waiting for more.
    taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # By default the system would buffer megabytes for a client that does not read; we want to notice it.
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        taken.bind((config.host, config.port))
        taken.listen(BACKLOG)
    except (OSError, OverflowError, UnicodeError) as error:
        taken.close()
        raise _no_port(config, error) from None
    return taken


class Server(uvicorn.Server):
    """The web server, which exits quietly when told to stop."""

    def __init__(self, parts: Parts, ready: Callable[[], None]) -> None:
        config = GatedConfig(
            make_app(parts.context, parts.running),
            ws=OpeningProtocol,
            ws_ping_interval=None,  # sockets have their own
            # No compression: the length of a compressed message could give away what is hidden.
            ws_per_message_deflate=False,
            http=ImpatientHttpProtocol,
            loop="asyncio",
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=STOP_S,
            backlog=AT_ONCE,
        )
        config.gate = gate_of(parts.context.config, parts.context.throttle)
        config.gently = Gently()
        super().__init__(config)
        self._ready = ready
        self._context = parts.context

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            # The system may queue as many; `backlog` is how many are accepted at once.
            listening.listen(BACKLOG)
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._context.stopping = True
        super().handle_exit(sig, frame)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """SIGINT and SIGTERM stop the server without an error: a requested stop is a success."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {sig: signal.signal(sig, self.handle_exit) for sig in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(self.serve(sockets))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop if it is installed (there is none for Windows), else Python's own."""
    return import_module("uvloop").new_event_loop if find_spec("uvloop") else None


def _bot_processes() -> int:
    """One per core, but at least two: with a single one, all bots would wait behind one that hangs."""
    return max(2, os.cpu_count() or 2)


def calm_the_collector() -> None:
    """Races and connections leave no reference cycles, so collect garbage rarely.

    New objects are searched in small parts of a few milliseconds each, all of them hardly ever: searching
    everything again and again would hold people up.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(4_000, 2, 8_000)


def _no_port(config: Config, error: Exception) -> Refused:
    address = f"{config.host}:{config.port}"
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return Refused("port-in-use", f"{address} is in use; choose another one with --port")
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return Refused("no-port", f"cannot listen at {address}: {reason.lower()}")
