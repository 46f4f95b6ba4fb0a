"""How many connections there may be: of one address, and in all, as the server has files to open too."""

import os
from collections.abc import Collection
from contextlib import suppress

from echappee.server.config import Config
from echappee.server.limits import Count

RESERVED = 200
"""Descriptors for the database, for workers, and for connections that are about to be turned away."""

AT_ONCE = 4
"""How many connections are taken before anybody else has a turn, and the gate has looked at them."""

PROXIES = "FORWARDED_ALLOW_IPS"
"""The environment variable with the addresses of proxies; see docs/deploying.md."""


class Gate:
    """Counts what is connected. A proxy has no limit of its own: everybody comes through it."""

    def __init__(self, most: int, of_one_address: int | None, proxies: Collection[str] = ()) -> None:
        self._most = most
        self._counts = Count(of_one_address)
        self._proxied = 0
        self._proxies = proxies

    def enter(self, address: str) -> bool:
        """Count one more, if there is room for it."""
        if self._counts.total + self._proxied >= self._most:
            return False
        if address in self._proxies:
            self._proxied += 1
            return True
        return self._counts.add(address)

    def leave(self, address: str) -> None:
        if address in self._proxies:
            self._proxied -= 1
        else:
            self._counts.remove(address)


def gate_of(config: Config) -> Gate:
    """The gate of a server: with a public address it is behind a proxy, which is on this machine or named.

    Other servers with the same database are named too.
    """
    shared = config.public_url or config.database
    proxies = {"127.0.0.1", "::1", *os.environ.get(PROXIES, "").split(",")} if shared else set()
    descriptors = _descriptors()
    most = max(descriptors - RESERVED, descriptors // 4)
    opened = None if config.limits.opened is None else min(config.limits.opened, most // 2)
    return Gate(most, opened, proxies)


def _descriptors() -> int:
    """How many files and connections this process may have open; it takes all that it may take."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return 512
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return soft
