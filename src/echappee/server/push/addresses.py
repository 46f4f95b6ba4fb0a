"""Where messages may be sent: to services on the open internet, and never into the network of the host."""

import asyncio
import ipaddress
import socket
from typing import NamedTuple
from urllib.parse import urlsplit

from echappee.engine import Refused

NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
LONGEST = 500


class PushAddress(NamedTuple):
    """The address that a browser was given by its push service."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        usual = 443 if self.secure else 80
        port = "" if self.port == usual else f":{self.port}"
        return f"{'https' if self.secure else 'http'}://{self.host}{port}"


def read_endpoint(url: str, *, local: bool = False) -> PushAddress:
    """Refuse anything but https at its usual port; `local` also takes a receiver on this machine."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    open_net = parts.scheme == "https" and port in {None, 443}
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not parts.hostname or "@" in parts.netloc or not plain or not (open_net or local):
        raise Refused("bad-subscription", "the endpoint is not an https address of a push service")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    secure = parts.scheme == "https"
    return PushAddress(secure, parts.hostname, port or (443 if secure else 80), path)


async def address_of(endpoint: PushAddress, *, local: bool = False) -> str:
    """A numeric address of the service; ConnectionError if any that its name has is not on the open internet.

    The connection is made to this very address, so a name that changes in between leads nowhere else.
    """
    found = await asyncio.get_running_loop().getaddrinfo(
        endpoint.host, endpoint.port, type=socket.SOCK_STREAM
    )
    addresses = [str(address[0]) for *_, address in found]
    if not addresses or not (local or all(map(is_public, addresses))):
        raise ConnectionError(f"{endpoint.host} is not on the open internet")
    return addresses[0]


def is_public(address: str) -> bool:
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped:
            ip = ip.ipv4_mapped
        elif ip.sixtofour or ip.teredo or ip in NAT64:  # they may lead to any address of the old kind
            return False
    return ip.is_global and not ip.is_multicast
