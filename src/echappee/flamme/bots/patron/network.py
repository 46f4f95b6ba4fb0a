"""Patron's network: its weights in a file, and its answers. Smaller networks have such files, too."""

import hashlib
import json
import zlib
from array import array
from collections.abc import Callable, Sequence
from importlib.resources import files
from itertools import pairwise
from sys import byteorder
from typing import TYPE_CHECKING, Final, NamedTuple

from echappee.engine import Refused
from echappee.flamme.bots.patron.layout import ANSWERS, INPUTS, QUESTIONS, TEAMS

SIZES: Final = (INPUTS, 1024, 512, 512, 2 * ANSWERS + TEAMS)
"""The inputs, three layers, the answers."""
FRACTION: Final = 12
"""The bits of a weight behind the point."""

Matrix = list["array[int]"]
"""One row per input of the layer; the last row is its bias."""


class WeightsFormat(NamedTuple):
    """Which files are read for a network."""

    name: str
    magic: bytes
    """How they begin; it counts their versions."""
    sizes: tuple[int, ...]
    """Of the inputs, of each layer, and of the answers."""

    @property
    def bytes(self) -> int:
        """How many the weights are before they are packed."""
        return 2 * sum((rows + 1) * width for rows, width in pairwise(self.sizes))


PATRON: Final = WeightsFormat("patron", b"echappee patron 3\n", SIZES)


class NetworkWeights(NamedTuple):
    """The content of a file."""

    matrices: Sequence[Matrix]
    questions: frozenset[str]
    """The questions among `QUESTIONS` that the network has learned to answer."""


def write(weights: NetworkWeights, made: str, kind: WeightsFormat = PATRON) -> bytes:
    """The bytes of a file; `made` says how the weights were found."""
    numbers = b"".join(_little(row).tobytes() for matrix in weights.matrices for row in matrix)
    body = zlib.compress(numbers, 9)
    head = {
        "made": made,
        "questions": [question for question in QUESTIONS if question in weights.questions],
        "sizes": kind.sizes,
        "sha256": hashlib.sha256(body).hexdigest(),
    }
    return kind.magic + json.dumps(head).encode() + b"\n" + body


def read(data: bytes, kind: WeightsFormat = PATRON) -> NetworkWeights:
    """The weights in the bytes of a file."""
    if not data.startswith(kind.magic):
        raise Refused("bad-weights", f"this is not a file of weights for {kind.name}")
    head, _, packed = data.removeprefix(kind.magic).partition(b"\n")
    questions, body = _questions(head, packed, kind.sizes), _unpacked(packed, kind.bytes)
    if questions is None or len(body) != kind.bytes:
        raise Refused("bad-weights", f"the weights of {kind.name} are damaged, or of another version")
    found, at = [], 0
    for rows, width in pairwise(kind.sizes):
        matrix = []
        for _ in range(rows + 1):
            matrix.append(_little(array("h", body[at : at + 2 * width])))
            at += 2 * width
        found.append(matrix)
    return NetworkWeights(found, questions)


def _unpacked(packed: bytes, most: int) -> bytes:
    """At most as many bytes as the network has; none from anything else."""
    try:
        return zlib.decompressobj().decompress(packed, most)
    except zlib.error:
        return b""


def _questions(head: bytes, body: bytes, sizes: Sequence[int]) -> frozenset[str] | None:
    """The questions in the header, if it fits this body and both fit our network."""
    try:
        said = json.loads(head)
    except ValueError:
        return None
    fits = (
        isinstance(said, dict)
        and said.get("sizes") == list(sizes)
        and said.get("sha256") == hashlib.sha256(body).hexdigest()
        and isinstance(said.get("questions"), list)
    )
    return frozenset(QUESTIONS).intersection(said["questions"]) if fits else None


def _little(row: "array[int]") -> "array[int]":
    """Files are little-endian on every machine."""
    if byteorder == "big":
        row = row[:]
        row.byteswap()
    return row


if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

PLACES: Final = 8
"""Fraction bits of a layer's output; the inputs have one less."""
INPUT_PLACES: Final = 7
SHIFTS: Final = (INPUT_PLACES + FRACTION - PLACES, FRACTION, FRACTION)
UNIT: Final = 1 << PLACES + FRACTION
"""The value of 1 in the last layer's numbers."""


class Answers(NamedTuple):
    """The network's output about one decision, in units of `UNIT`."""

    likes: Sequence[int]
    """The rating of each answer."""
    more: Sequence[int]
    """How much each answer adds to the win chance, as a logit."""
    teams: Sequence[int]
    """The win chance of every team, the seat's own first, as logits."""


Forward = Callable[[bytes], Answers]


class Network(NamedTuple):
    """A network that has learned some questions."""

    forward: Forward
    questions: frozenset[str]

    def __call__(self, inputs: bytes) -> Answers:
        return self.forward(inputs)


def load() -> Network:
    """The network in the package; it answers faster if numpy is installed."""
    weights = shipped_weights()
    try:
        return Network(quick(weights.matrices), weights.questions)
    except ImportError:
        return Network(plain(weights.matrices), weights.questions)


def shipped_weights() -> NetworkWeights:
    try:
        data = files(__package__).joinpath("patron.weights").read_bytes()
    except OSError:
        raise Refused("bad-weights", "the weights of patron cannot be read") from None
    return read(data)


def plain(matrices: Sequence[Matrix]) -> Forward:
    """With the standard library alone; most inputs are zero and cost nothing."""

    def answer(inputs: bytes) -> Answers:
        values: Sequence[int] = inputs
        for number, matrix in enumerate(matrices):
            bias = INPUT_PLACES if number == 0 else PLACES
            sums = [weight << bias for weight in matrix[-1]]
            for value, row in zip(values, matrix, strict=False):  # the last row is not for a value
                if value:
                    sums = [total + value * weight for total, weight in zip(sums, row, strict=True)]
            if number + 1 < len(matrices):
                values = [total >> SHIFTS[number] if total > 0 else 0 for total in sums]
        return _answers(sums)

    return answer


def quick(matrices: Sequence[Matrix]) -> Forward:
    """With numpy."""
    import numpy as np  # noqa: PLC0415 - playing does not need it

    sums_of = in_rows(matrices)

    def answer(inputs: bytes) -> Answers:
        return _answers([int(total) for total in sums_of(np.frombuffer(inputs, np.uint8))])

    return answer


def in_rows(matrices: Sequence[Matrix]) -> "Callable[[NDArray[np.uint8]], NDArray[np.float64]]":
    """The output of the last layer for one input, or for many at once: one row for each."""
    import numpy as np  # noqa: PLC0415 - as above

    arrays = [np.array(matrix, np.float64) for matrix in matrices]

    def sums_of(inputs: "NDArray[np.uint8]") -> "NDArray[np.float64]":
        values = inputs.astype(np.float64)
        for number, matrix in enumerate(arrays):
            bias = INPUT_PLACES if number == 0 else PLACES
            sums: NDArray[np.float64] = values @ matrix[:-1] + matrix[-1] * (1 << bias)
            if number + 1 < len(arrays):
                values = np.floor(np.maximum(sums, 0) / (1 << SHIFTS[number]))
        return sums

    return sums_of


def _answers(sums: Sequence[int]) -> Answers:
    return Answers(sums[:ANSWERS], sums[ANSWERS : 2 * ANSWERS], sums[2 * ANSWERS :])
