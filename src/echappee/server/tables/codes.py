"""Ids and secrets: what is kept of a secret is its hash."""

import hashlib
import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without characters that people mix up."""

CODE_LENGTH = 9
ID_LENGTH = 12


def new_id() -> str:
    """A new table's id: no secret, but nothing to guess either."""
    return _random(ID_LENGTH)


def new_code() -> str:
    """A new code to come in by, short enough to be read out."""
    return _random(CODE_LENGTH)


def new_token() -> str:
    """A new device's token."""
    return secrets.token_urlsafe(32)


def secret_hash(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.strip().lower().replace("-", "").encode()).hexdigest()


def token_hash(token: str) -> str:
    """What is kept of a device's token: its public face here."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def _random(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
