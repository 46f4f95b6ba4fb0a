"""A message that only one browser can read (RFC 8291, with the record of RFC 8188)."""

import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from echappee.server.push.keys import public_bytes

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
    """The message for the browser with this public key and this secret; only tests name sender and salt."""
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
