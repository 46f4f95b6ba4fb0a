"""A digest is a short fingerprint of a position line; two races that agree on it agree on everything."""

import hashlib

LENGTH = 12


def digest(line: str) -> str:
    return hashlib.sha256(line.encode()).hexdigest()[:LENGTH]
