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
    """Messages of one connection."""
    address_messages: Rate | None = Rate(1000, 2000)
    """Messages of all connections of one address."""
    frames: Rate | None = Rate(60, 300)
    """What one connection sends, whatever it is: each frame, and each KiB. More than that ends it."""
    address_frames: Rate | None = Rate(2000, 4000)
    """The same for all connections of one address."""
    requests: Rate | None = Rate(50, 200)
    """HTTP requests and new connections of one address."""
    tables: Rate | None = Rate(0.5, 30)
    """Tables opened from one address."""
    codes: Rate | None = Rate(0.2, 10)
    """Codes tried from one address."""
    all_codes: Rate | None = Rate(50, 500)
    """Codes tried from all addresses together, so that many of them do not guess faster than one."""
    replays: Rate | None = Rate(2, 30)
    """Records sent from one address."""
    acts: Rate | None = Rate(10, 300)
    """What all people do at one table."""
    stored: Rate | None = Rate(1024, 64 * 2**20)
    """Bytes stored because of what one address did."""
    connections: int | None = 200
    """Open sockets of one address."""
    opened: int | None = 300
    """Open connections of one address, sockets and requests together."""


NO_LIMITS = Limits(*[None] * len(Limits._fields))

LARGEST_MESSAGE = 16 * 1024
"""A longer message or body is refused."""

LARGEST_RECORD = 256 * 1024
"""A body with a record in it may be this long."""

LARGEST_FRAME = 64 * 1024
"""A message longer than this is not read to its end: the connection is closed (1009)."""

MOST_PARTS = 64
"""In how many frames a message may come."""

HEADERS_S = 10.0
"""How long the headers of a request may take."""

BODY_S = 20.0
"""How long its body may take."""

READING_S = 120.0
"""How long a response may wait for a client that does not read it; working it out does not count."""

HELLO_S = 5.0
"""How long a new connection may stay silent."""

QUEUE = 64
"""How many messages may wait for a slow reader. Beyond that they are dropped, and it starts afresh."""

CATCH_UP_S = 10.0
"""How long a reader that fell behind may take to read again."""


SCHEMES: Final = ("postgresql", "postgres")
SECRET: Final = ("password", "sslpassword")
"""Parameters after the question mark that are secret too."""


class DatabaseUrl:
    """The address of a PostgreSQL database. It often contains a password; as text it is shown without."""

    def __init__(self, text: str) -> None:
        try:
            parts = urlsplit(text)
            good = parts.scheme in SCHEMES and parts.port != 0
        except ValueError:
            good = False
        if not good:
            # What was given is not repeated: there may be a password in it.
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
    """In how many processes bots think."""
    growth: Growth = Growth()
    neighbours: tuple[str, ...] | None = None
    """The addresses of this machine in a network of friends; None if it is not there for them."""

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
        """How other servers reach this one: by the name of this machine if it listens everywhere."""
        host = socket.gethostname() if self.host in {"0.0.0.0", "::"} else self.host  # noqa: S104 - as above
        return self.node_url or (
            f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"
        )

    @property
    def secure(self) -> bool:
        """Whether people reach it only over https."""
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
    """An address such as https://velo.example: scheme and host, perhaps a port, and nothing after it."""
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
