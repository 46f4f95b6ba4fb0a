"""Sends messages to push services: to the endpoint of a subscription, and nowhere else."""

import asyncio
import ipaddress
import socket
import ssl
import time
from typing import NamedTuple
from urllib.parse import urlsplit

from echappee.engine import Refused
from echappee.server.push.keys import PushKeys, browser_key, encrypt, to_bytes
from echappee.server.store.interface import Subscription

OPEN_NET = ipaddress.IPv6Network("2000::/3")
"""The IPv6 addresses of the open internet; all others are local, or contain an IPv4 address."""
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
    """Refuse anything but https at its usual port; `local` also allows a receiver on this machine."""
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
    """A numeric address of the service; ConnectionError if any of its addresses is not on the open internet.

    The connection is made to this very address, so a name that changes in between cannot redirect it.
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
        elif ip not in OPEN_NET or ip.sixtofour or ip.teredo:
            return False
    return ip.is_global and not ip.is_multicast


LIMIT_S = 10.0
"""The time limit for one message, however slow the service is."""

KEPT_S = 24 * 3600
"""How long a service keeps a message for a device that is switched off."""

GONE = {404, 410}
"""The service does not know this subscription (any more)."""


class PushSender:
    """Sends in the calling thread. Tests use `local`: their receiver is on this machine."""

    def __init__(self, keys: PushKeys, contact: str, *, local: bool = False) -> None:
        self.key = keys.public
        self._keys = keys
        self._contact = contact
        self._local = local
        self._tls = ssl.create_default_context()

    def check(self, subscription: Subscription) -> None:
        """Refuse a subscription that could never be served."""
        read_endpoint(subscription.endpoint, local=self._local)
        try:
            browser_key(to_bytes(subscription.p256dh))
            secret = to_bytes(subscription.auth)
        except ValueError:
            secret = b""
        if len(secret) != 16:
            raise Refused("bad-subscription", "the keys of the subscription are not valid")

    def send(self, subscription: Subscription, message: bytes, topic: str) -> bool:
        """Send this; a later message replaces it. Returns whether the subscription still exists."""
        endpoint = read_endpoint(subscription.endpoint, local=self._local)
        body = encrypt(message, to_bytes(subscription.p256dh), to_bytes(subscription.auth))
        headers = {
            "Host": endpoint.origin.partition("://")[2],
            "Authorization": self._keys.authorization(endpoint.origin, self._contact, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "TTL": str(KEPT_S),
            "Topic": topic,
            "Urgency": "high",
            "Connection": "close",
        }
        return asyncio.run(self._post(endpoint, headers, body)) not in GONE

    async def _post(self, endpoint: PushAddress, headers: dict[str, str], body: bytes) -> int:
        """The status of the answer. Redirections are not followed, and the body is not read."""
        lines = [f"POST {endpoint.path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        async with asyncio.timeout(LIMIT_S):
            address = await address_of(endpoint, local=self._local)
            reader, writer = await asyncio.open_connection(
                address,
                endpoint.port,
                ssl=self._tls if endpoint.secure else None,
                server_hostname=endpoint.host if endpoint.secure else None,
            )
            try:
                writer.write("\r\n".join([*lines, "", ""]).encode() + body)
                await writer.drain()
                return _status(await reader.readline())
            finally:
                writer.close()


def _status(line: bytes) -> int:
    """The status in a line such as HTTP/1.1 201 Created."""
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
        raise ConnectionError("the push service does not speak HTTP")
    return int(words[1])
