"""What the rules leave to chance, and the one function that turns a seed into an outcome."""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from math import perm
from typing import TYPE_CHECKING, Final, NamedTuple

from echappee.engine.ledger import Key

if TYPE_CHECKING:
    from hashlib import _Hash

BLOCK: Final = 64
"""Bytes that SHA-256 reads at a time; HMAC makes its key this long."""
BITS: Final = 256
"""What it gives."""
Outcome = tuple[object, ...]
"""The items drawn, in the pile's own order unless the draw is ordered."""


class Draw(NamedTuple):
    """A request to chance: `take` items of this pile, all equally likely.

    The pile is in canonical order. Dice are a draw of one from their faces, a shuffle is an ordered
    draw of everything.
    """

    key: Key
    pile: Sequence[object]
    take: int
    ordered: bool = False


def outcome(seed: bytes, race: str, request: Draw) -> Outcome:
    """The outcome that this seed fixes for this request (documented in docs/chance.md)."""
    key, left, take, ordered = request
    number = _number(seed, f"{race}|{key!s}", len(left), take)
    if take == 1:
        return (left[number],)
    indices = list(range(len(left)))
    drawn = []
    for size in range(len(left), len(left) - take, -1):
        number, index = divmod(number, size)
        drawn.append(indices.pop(index))
    if not ordered:
        drawn.sort()
    return tuple([left[index] for index in drawn])


def _number(seed: bytes, message: str, size: int, take: int) -> int:
    """The number of one of the ways to draw, all equally likely."""
    length, fair, ways = _fair(size, take)
    begun, ended = _keyed(seed)
    drawn, blocks = b"", 0
    while True:
        inner, outer = begun.copy(), ended.copy()  # this is HMAC-SHA-256 of the message
        inner.update(f"{message}|{blocks}".encode())
        outer.update(inner.digest())
        drawn += outer.digest()
        if len(drawn) == length:
            number = int.from_bytes(drawn)
            if number < fair:
                return number % ways
            drawn = b""
        blocks += 1


@lru_cache(maxsize=256)
def _fair(size: int, take: int) -> tuple[int, int, int]:
    """How many bytes a draw reads, below which number all remainders are equally likely, and the ways."""
    ways = perm(size, take)
    blocks = (ways.bit_length() + 63) // BITS + 1
    space = 1 << BITS * blocks
    return blocks * BITS // 8, space - space % ways, ways


@lru_cache(maxsize=64)
def _keyed(seed: bytes) -> "tuple[_Hash, _Hash]":
    """The inner and the outer hash of HMAC when they have read the seed: most of the work, done once."""
    key = (seed if len(seed) <= BLOCK else sha256(seed).digest()).ljust(BLOCK, b"\0")
    return sha256(bytes(byte ^ 0x36 for byte in key)), sha256(bytes(byte ^ 0x5C for byte in key))
