"""What the rules leave to chance, and the dealers that answer it: from a seed, or a script."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from hashlib import sha256
from itertools import combinations, permutations
from math import comb, perm
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from echappee.engine.ledger import Key, outcome_text
from echappee.engine.refusals import Refused

if TYPE_CHECKING:
    from hashlib import _Hash

BLOCK: Final = 64
"""Bytes that SHA-256 reads at a time; HMAC pads its key to this length."""
BITS: Final = 256
"""The size of its result."""
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
    """An index into all the ways to draw, each equally likely."""
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
    """HMAC's inner and outer hash after reading the seed: most of the work, done once."""
    key = (seed if len(seed) <= BLOCK else sha256(seed).digest()).ljust(BLOCK, b"\0")
    return sha256(bytes(byte ^ 0x36 for byte in key)), sha256(bytes(byte ^ 0x5C for byte in key))


class Dealer(Protocol):
    def deal(self, request: Draw) -> Outcome | None:
        """The items drawn for this request; None leaves the request open."""


class SeededDealer:
    """Every outcome is fixed by the seed and the race's id before the first question is asked."""

    def __init__(self, seed: bytes | int, race: str = "") -> None:
        self.seed = seed if isinstance(seed, bytes) else str(seed).encode()
        self.race = race

    def deal(self, request: Draw) -> Outcome:
        return outcome(self.seed, self.race, request)


class ScriptedDealer:
    """Deals scripted outcomes by key, and leaves other draws open. An empty script only reads a ledger."""

    def __init__(self, script: Mapping[str, str] | None = None) -> None:
        self.script = script or {}

    def deal(self, request: Draw) -> Outcome | None:
        text = self.script.get(str(request.key))
        return None if text is None else read_outcome(request, text)


def outcomes(request: Draw, most: int = 10_000) -> dict[str, Fraction]:
    """Every outcome of an open draw as `Race.deal` takes it, with its probability.

    Outcomes that read the same are one. More than `most` ways to draw are refused: sample one instead.
    """
    size, take = len(request.pile), request.take
    ways = perm(size, take) if request.ordered else comb(size, take)
    if ways > most:
        raise Refused(
            "too-many-outcomes", f"{request.key}: there are {ways:,} ways to draw, more than {most:,}"
        )
    drawn = (permutations if request.ordered else combinations)(request.pile, take)
    found = Counter(map(outcome_text, drawn))
    return {text: Fraction(count, ways) for text, count in found.items()}


def sample_outcome(request: Draw, pick: Callable[[int], int]) -> str:
    """One outcome as `Race.deal` takes it, all ways equally likely; `pick(n)` gives a number below n."""
    left = list(range(len(request.pile)))
    drawn = [left.pop(pick(len(left))) for _ in range(request.take)]
    return outcome_text([request.pile[index] for index in (drawn if request.ordered else sorted(drawn))])


def read_outcome(request: Draw, text: str) -> Outcome:
    """The outcome in this text, checked against the pile."""
    left = list(request.pile)
    drawn = []
    for word in text.split(",") if text else ():
        index = next((i for i, item in enumerate(left) if str(item) == word), None)
        if index is None:
            raise Refused(
                "bad-outcome", f"{request.key}: {word} cannot be drawn from {outcome_text(request.pile)}"
            )
        drawn.append(left.pop(index))
    if len(drawn) != request.take:
        raise Refused("bad-outcome", f"{request.key}: {request.take} items expected, not {text or 'none'}")
    if not request.ordered and drawn != sorted(drawn, key=request.pile.index):
        raise Refused("bad-outcome", f"{request.key}: {text} is not in the pile's order")
    return tuple(drawn)
