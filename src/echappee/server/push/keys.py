"""The keys of a server that sends notices, and notices encrypted for one device."""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from msgspec import json

from echappee.engine import Refused

HEAD = {"typ": "JWT", "alg": "ES256"}
VALID_S = 12 * 3600
"""How long a signature is valid; push services accept 24 hours at most."""


def new_keys() -> bytes:
    """A new private key, as the text of a file."""
    return ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class PushKeys:
    """A private key, and what is signed with it."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public = to_text(public_bytes(private.public_key()))

    @classmethod
    def read(cls, path: Path) -> "PushKeys":
        """The keys in this file, or a refusal in one line."""
        try:
            found = serialization.load_pem_private_key(path.read_bytes(), password=None)
        except OSError as error:
            reason = (error.strerror or "no reason given").lower()
            raise Refused("bad-push-keys", f"{path}: cannot be read, {reason}") from None
        except (ValueError, TypeError):
            found = None
        if not isinstance(found, ec.EllipticCurvePrivateKey) or not isinstance(found.curve, ec.SECP256R1):
            raise Refused("bad-push-keys", f"{path}: not a file that echappee push-keys has made")
        return cls(found)

    def authorization(self, origin: str, contact: str, now: float) -> str:
        """The header that tells this push service which server is sending."""
        claims = {"aud": origin, "exp": int(now) + VALID_S, "sub": contact}
        token = ".".join(to_text(json.encode(part)) for part in (HEAD, claims))
        pair = decode_dss_signature(self._private.sign(token.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(32) for number in pair)
        return f"vapid t={token}.{to_text(signature)}, k={self.public}"


def to_text(data: bytes) -> str:
    """Bytes as the text that Web Push uses for keys: base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """The bytes in this text; ValueError if there are none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


RECORD = 4096
"""The size of a record; a message fits into one."""
LAST = b"\x02"
"""Ends the last record."""


def browser_key(data: bytes) -> ec.EllipticCurvePublicKey:
    """The public key of a browser; ValueError if it is not one."""
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)


def encrypt(
    message: bytes,
    browser: bytes,
    secret: bytes,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The message encrypted for the browser with this key and secret; only tests pass sender and salt."""
    sender, salt = sender or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    ours = public_bytes(sender.public_key())
    shared = sender.exchange(ec.ECDH(), browser_key(browser))
    material = _derived(shared, secret, b"WebPush: info\0" + browser + ours, 32)
    key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + len(ours).to_bytes(1) + ours
    return head + AESGCM(key).encrypt(nonce, message + LAST, None)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)
