"""A push service on this machine, and the browser that reads what it is sent."""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import SimpleQueue
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from echappee.server.push.keys import public_bytes, to_text
from echappee.server.store.interface import Subscription

PATIENCE_S = 20


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """The keys of a browser."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self.public = public_bytes(self._private.public_key())
        self.secret = os.urandom(16)

    def subscription(self, endpoint: str, language: str = "en") -> Subscription:
        return Subscription(endpoint, to_text(self.public), to_text(self.secret), language)

    def read(self, body: bytes) -> bytes:
        """The message in this body, as RFC 8291 says a browser reads it."""
        salt, size, theirs = body[:16], body[20], body[21:86]
        assert size == len(theirs) == 65
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        info = b"WebPush: info\0" + self.public + theirs
        material = HKDF(SHA256(), 32, self.secret, info).derive(self._private.exchange(ec.ECDH(), other))
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        return AESGCM(key).decrypt(nonce, body[86:], None).removesuffix(b"\x02")


class Service:
    """A push service that answers every message with the same status."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.status = 201
        self._received: SimpleQueue[Received] = SimpleQueue()

    def take(self, received: Received) -> None:
        self._received.put(received)

    def next(self) -> Received:
        return self._received.get(timeout=PATIENCE_S)

    @property
    def quiet(self) -> bool:
        return self._received.empty()


@contextmanager
def push_service() -> Iterator[Service]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.take(Received(self.path, dict(self.headers), body))
            self.send_response(service.status)
            self.send_header("Location", f"{service.url}/elsewhere")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name of the base
            """Be quiet."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = Service(f"http://127.0.0.1:{server.server_port}")
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join()
