"""Bytes as the text that Web Push uses for keys: base64url without padding."""

from base64 import urlsafe_b64decode, urlsafe_b64encode


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """The bytes in this text; ValueError if there are none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
