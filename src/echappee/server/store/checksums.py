"""Checksums of stored acts: each covers all acts of its table up to it, so that damage shows."""

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final
from zlib import crc32

_HALF: Final = 2**31
"""Both databases store four bytes with a sign."""


def crc_of_head(*words: str) -> int:
    """The checksum of the constant part of a table: its id, its seed and the hashes of its codes."""
    return crc32("\n".join(words).encode("utf-8", "surrogatepass")) - _HALF


def crcs_after(before: int, acts: Iterable[bytes]) -> tuple[int, ...]:
    """The checksum after each of these acts, starting from the one before the first."""
    return tuple(accumulate(acts, _next, initial=before))[1:]


def first_altered(head: int, acts: Sequence[bytes], crcs: Sequence[int | None]) -> int | None:
    """The number of the first act that is not as it was stored, or out of place; None if all are fine.

    Acts stored by an earlier version have no checksum; the next act with one covers them.
    """
    found = enumerate(zip(crcs_after(head, acts), crcs, strict=True))
    return next((number for number, (real, stored) in found if stored not in (None, real)), None)


def _next(before: int, act: bytes) -> int:
    return crc32(act, before + _HALF) - _HALF
