"""Sends messages to push services: to the endpoint of a subscription, and nowhere else."""

import asyncio
import ssl
import time

from echappee.engine import Refused
from echappee.server.push.addresses import PushAddress, address_of, read_endpoint
from echappee.server.push.encryption import browser_key, encrypt
from echappee.server.push.keys import PushKeys, to_bytes
from echappee.server.store.interface import Subscription

LIMIT_S = 10.0
"""How long one message may take, however slowly a service answers."""

KEPT_S = 24 * 3600
"""How long a service keeps a message for a device that is switched off."""

GONE = {404, 410}
"""The service knows no such subscription (any more)."""


class PushSender:
    """Sends in the thread that asks it to. Tests are `local`: their receiver is on this machine."""

    def __init__(self, keys: PushKeys, contact: str, *, local: bool = False) -> None:
        self.key = keys.public
        self._keys = keys
        self._contact = contact
        self._local = local
        self._tls = ssl.create_default_context()

    def check(self, subscription: Subscription) -> None:
        """Refuse a subscription to which nothing could be sent."""
        read_endpoint(subscription.endpoint, local=self._local)
        try:
            browser_key(to_bytes(subscription.p256dh))
            secret = to_bytes(subscription.auth)
        except ValueError:
            secret = b""
        if len(secret) != 16:
            raise Refused("bad-subscription", "the keys of the subscription are not valid")

    def send(self, subscription: Subscription, message: bytes, topic: str) -> bool:
        """Send this; a later message on the topic replaces it. Says whether the subscription still exists."""
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
        """The status of the answer. Redirections are not followed, and nothing else of it is read."""
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
    """As in HTTP/1.1 201 Created."""
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
        raise ConnectionError("the push service does not speak HTTP")
    return int(words[1])
