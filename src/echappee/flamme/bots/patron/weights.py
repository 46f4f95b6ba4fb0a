"""Patron's weights as a file: a line that says what it is, one about how it was made, then 16-bit numbers."""

import hashlib
import json
from array import array
from collections.abc import Sequence
from itertools import pairwise
from sys import byteorder
from typing import Final, NamedTuple

from echappee.engine import Refused
from echappee.flamme.bots.patron.layout import ANSWERS, INPUTS, QUESTIONS, TEAMS

MAGIC: Final = b"echappee patron 2\n"
SIZES: Final = (INPUTS, 384, 256, 256, 2 * ANSWERS + TEAMS)
"""The inputs, three layers, the answers."""
FRACTION: Final = 12
"""The bits of a weight behind the point."""

Matrix = list["array[int]"]
"""One row per input of the layer, the last row for its bias."""


class Weights(NamedTuple):
    """What a file holds."""

    matrices: Sequence[Matrix]
    questions: frozenset[str]
    """The questions among `QUESTIONS` that the network has learned to answer."""


def write(weights: Weights, made: str) -> bytes:
    """The bytes of a file; `made` says how the weights were found."""
    body = b"".join(_little(row).tobytes() for matrix in weights.matrices for row in matrix)
    head = {
        "made": made,
        "questions": [question for question in QUESTIONS if question in weights.questions],
        "sizes": SIZES,
        "sha256": hashlib.sha256(body).hexdigest(),
    }
    return MAGIC + json.dumps(head).encode() + b"\n" + body


def read(data: bytes) -> Weights:
    """The weights in the bytes of a file."""
    if not data.startswith(MAGIC):
        raise Refused("bad-weights", "this is not a file of weights for patron")
    head, _, body = data.removeprefix(MAGIC).partition(b"\n")
    questions = _questions(head, body)
    if questions is None:
        raise Refused("bad-weights", "the weights of patron are damaged, or of another version")
    found, at = [], 0
    for rows, width in pairwise(SIZES):
        matrix = []
        for _ in range(rows + 1):
            matrix.append(_little(array("h", body[at : at + 2 * width])))
            at += 2 * width
        found.append(matrix)
    return Weights(found, questions)


def _questions(head: bytes, body: bytes) -> frozenset[str] | None:
    """The questions that the head names, if it belongs to this body, and both to a network like ours."""
    try:
        said = json.loads(head)
    except ValueError:
        return None
    numbers = sum((rows + 1) * width for rows, width in pairwise(SIZES))
    fits = (
        isinstance(said, dict)
        and said.get("sizes") == list(SIZES)
        and said.get("sha256") == hashlib.sha256(body).hexdigest()
        and len(body) == 2 * numbers
        and isinstance(said.get("questions"), list)
    )
    return frozenset(QUESTIONS).intersection(said["questions"]) if fits else None


def _little(row: "array[int]") -> "array[int]":
    """Files are little-endian on every machine."""
    if byteorder == "big":
        row = row[:]
        row.byteswap()
    return row
