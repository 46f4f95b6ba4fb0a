"""The settings of a server: where it listens, its public address, and how much each client may ask of it."""

import ipaddress
import socket
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, urlencode, urlsplit

from echappee.engine import Refused
from echappee.server.growth import Growth
from echappee.server.limits import Rate


class Limits(NamedTuple):
    """How much one connection or one address may ask of the server; None means no limit."""

    messages: Rate | None = Rate(20, 60)
    """Messages per connection."""
    address_messages: Rate | None = Rate(1000, 2000)
    """Messages per address, over all its connections."""
    frames: Rate | None = Rate(60, 300)
    """Traffic per connection: each frame, KiB and request counts. One that exceeds this is closed."""
    address_frames: Rate | None = Rate(2000, 4000)
    """Traffic per address, over all its connections."""
    requests: Rate | None = Rate(50, 200)
    """HTTP requests and new connections per address."""
    tables: Rate | None = Rate(0.5, 30)
    """Tables opened per address."""
    codes: Rate | None = Rate(0.2, 10)
    """Codes tried per address."""
    all_codes: Rate | None = Rate(50, 500)
    """Codes tried from all addresses together, so that many addresses do not guess faster than one."""
    replays: Rate | None = Rate(2, 30)
    """Records sent per address."""
    acts: Rate | None = Rate(10, 300)
    """Acts per table, by everybody at it."""
    stored: Rate | None = Rate(1024, 64 * 2**20)
    """Bytes stored per address."""
    connections: int | None = 200
    """Open sockets per address."""
    opened: int | None = 300
    """Open connections per address, sockets and requests together."""


NO_LIMITS = Limits(*[None] * len(Limits._fields))

LARGEST_MESSAGE = 16 * 1024
"""A longer message or body is refused."""

LARGEST_RECORD = 256 * 1024
"""The largest body that may contain a record."""

LARGEST_FRAME = 64 * 1024
"""A message longer than this is not read to its end: the connection is closed with 1009."""

MOST_PARTS = 64
"""The most frames that one message may be split into."""

HEADERS_S = 10.0
"""The time limit for the headers of a request."""

BODY_S = 20.0
"""The time limit for the body of a request."""

READING_S = 120.0
"""How long a response may wait for a client that does not read it; the time to compute it does not count."""

HELLO_S = 5.0
"""How long a new connection may stay silent before its `hello`."""

QUEUE = 64
"""How many messages may wait for a slow reader.

Beyond that they are dropped, and the client is told everything again.
"""

CATCH_UP_S = 10.0
"""How long a reader that has fallen behind may take to catch up."""


SCHEMES: Final = ("postgresql", "postgres")
SECRET: Final = ("password", "sslpassword")
"""Query parameters that are secret."""


class DatabaseUrl:
    """The address of a PostgreSQL database.

    It often contains a password, which is left out when it is printed.
    """

    def __init__(self, text: str) -> None:
        try:
            parts = urlsplit(text)
            good = parts.scheme in SCHEMES and parts.port != 0
        except ValueError:
            good = False
        if not good:
            # The input is not repeated: it may contain a password.
            raise Refused("bad-database", "an address such as postgresql://user@host/name was expected")
        self._text = text
        host = parts.netloc.rpartition("@")
        user = host[0].partition(":")[0]
        query = urlencode([pair for pair in parse_qsl(parts.query) if pair[0] not in SECRET], safe="/")
        shown = parts._replace(netloc=f"{user}{host[1]}{host[2]}", query=query)
        self._shown = shown.geturl()

    def reveal(self) -> str:
        return self._text

    def __str__(self) -> str:
        return self._shown

    def __repr__(self) -> str:
        return f"DatabaseUrl({self._shown!r})"


class Config(NamedTuple):
    data: Path
    host: str = "127.0.0.1"
    port: int = 8421
    public_url: str = ""
    limits: Limits = Limits()
    database: DatabaseUrl | None = None
    """A PostgreSQL database; None for a file in the data folder."""
    node_url: str = ""
    """How other servers with the same database reach this one."""
    bot_processes: int = 1
    """The number of processes in which bots think."""
    growth: Growth = Growth()
    neighbours: tuple[str, ...] | None = None
    """The addresses of this machine in the local network; None unless the server was opened to friends."""

    @property
    def url(self) -> str:
        """The address that people type."""
        if self.public_url:
            return self.public_url
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)  # noqa: S104 - what was asked for
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    @property
    def friends(self) -> tuple[str, ...]:
        """The addresses that friends in the same network type."""
        return tuple(f"http://{address}:{self.port}" for address in self.neighbours or ())

    @property
    def address(self) -> str:
        """The address for other servers: the machine's name if this server listens everywhere."""
        host = socket.gethostname() if self.host in {"0.0.0.0", "::"} else self.host  # noqa: S104 - as above
        return self.node_url or (
            f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"
        )

    @property
    def secure(self) -> bool:
        """Whether the server can be reached over https only."""
        return self.url.startswith("https:")

    def own_origin(self, origin: str, host: str) -> bool:
        """Whether a page of this origin is ours, given the Host header of its request.

        A name that merely resolves to this machine is believed only if the server is open to the
        network anyway: otherwise any page could point its own name here (DNS rebinding).
        """
        if origin == self.url:
            return True
        same = origin in {f"http://{host}", f"https://{host}"}
        return same and (_is_address(host) or not _is_address(self.host) or not _is_loopback(self.host))


def read_public_url(text: str) -> str:
    """A public address such as https://velo.example: a scheme, a host and perhaps a port, nothing else."""
    try:
        parts = urlsplit(text)
        good = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good or parts.path not in {"", "/"} or parts.query or parts.fragment or "@" in parts.netloc:
        raise Refused("bad-url", f"an address such as https://velo.example was expected, not {text!r}")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _is_address(host: str) -> bool:
    """Whether this is `localhost` or a numeric address, with or without a port."""
    try:
        name = urlsplit(f"//{host}").hostname or host
    except ValueError:
        return False
    return name == "localhost" or _ip(name) is not None


def _is_loopback(host: str) -> bool:
    ip = _ip(host)
    return host == "localhost" or (ip is not None and ip.is_loopback)


def _ip(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text.strip("[]"))
    except ValueError:
        return None
