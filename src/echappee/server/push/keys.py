"""The keys by which push services know a server (RFC 8292, VAPID)."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from msgspec import json

from echappee.engine import Refused

HEAD = {"typ": "JWT", "alg": "ES256"}
VALID_S = 12 * 3600
"""How long a signature holds; services take 24 hours at most."""


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
        """The keys in this file; refused in one line if there are none."""
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
        """The header that says to the service of this origin which server is sending."""
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
