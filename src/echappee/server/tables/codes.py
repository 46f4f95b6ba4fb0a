"""Ids and secrets. Of a secret, only its hash is stored."""

import hashlib
import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without characters that people confuse."""

CODE_LENGTH = 9
ID_LENGTH = 12


def new_id() -> str:
    """A new table's id: not a secret, but hard to guess."""
    return _random(ID_LENGTH)


def new_code() -> str:
    """A new code to come in by, short enough to be read aloud."""
    return _random(CODE_LENGTH)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def secret_hash(secret: str) -> str:
    """The hash that is stored."""
    return hashlib.sha256(secret.strip().lower().replace("-", "").encode()).hexdigest()


def token_hash(token: str) -> str:
    """The id of a device: the hash of its token."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def _random(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
