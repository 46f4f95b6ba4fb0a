"""Cadet's network: how large it is, and its weights in a file."""

from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np

from echappee.engine import Refused
from echappee.flamme.bots.patron import layout
from echappee.flamme.bots.patron.network import WeightsFormat, read
from echappee.kernel.arrays import Small

SEEN: Final = layout.QUESTION
"""It sees what patron sees, but for the question: that is always which card to play."""
INNER: Final = 32
"""The width of both layers inside."""
CARDS: Final = layout.KINDS
"""Its answers."""
CADET: Final = WeightsFormat("cadet", b"echappee cadet 2\n", (SEEN, INNER, INNER, CARDS))
LAYERS: Final = ("first_layer", "second_layer", "last_layer")
"""What a desk calls them; the last row of each is its bias."""


@cache
def shipped() -> tuple[Small, ...]:
    """The layers in the package."""
    try:
        data = files(__package__).joinpath("cadet.weights").read_bytes()
    except OSError:
        raise Refused("bad-weights", "the weights of cadet cannot be read") from None
    return tuple(np.array(matrix, np.int16) for matrix in read(data, CADET).matrices)
