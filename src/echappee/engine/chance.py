"""What the rules leave to chance, and the one function that turns a seed into an outcome."""

import hmac
import struct
from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from echappee.engine.keys import Key

Outcome = tuple[object, ...]
"""The items drawn. Unless a draw is ordered they stand in the pile's own order."""


class Draw(NamedTuple):
    """A request to chance: so many items of this pile, all equally likely.

    The pile is in canonical order. Dice are a draw of one from their faces, a shuffle is an ordered
    draw of everything.
    """

    key: Key
    pile: Sequence[object]
    take: int
    ordered: bool = False


def outcome(seed: bytes, race: str, request: Draw) -> Outcome:
    """The outcome that this seed fixes for this request (documented in docs/notation.md)."""
    words = _words(seed, f"{race}|{request.key}")
    places = list(range(len(request.pile)))
    drawn = []
    for left in range(len(places), len(places) - request.take, -1):
        fair = 65536 - 65536 % left
        word = next(words)
        while word >= fair:  # it would favour the first places
            word = next(words)
        drawn.append(places.pop(word % left))
    if not request.ordered:
        drawn.sort()
    return tuple([request.pile[place] for place in drawn])


def _words(seed: bytes, message: str) -> Iterator[int]:
    """An endless stream of 16-bit numbers: HMAC-SHA-256 of the message and a block counter."""
    for block in count():
        digest = hmac.digest(seed, f"{message}|{block}".encode(), "sha256")
        yield from struct.unpack(">16H", digest)
