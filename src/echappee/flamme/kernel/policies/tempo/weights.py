"""Where tempo finds its numbers among the weights of a table."""

from typing import Final

import numpy as np

from echappee.flamme.bots.tempo.draft import RATINGS, rate
from echappee.flamme.bots.tempo.road import Road
from echappee.flamme.bots.tempo.weights import TRIAL, WEIGHTS, Weights
from echappee.flamme.kernel.card_table import NAMES
from echappee.flamme.kernel.road_table import road_size
from echappee.flamme.kernel.tables import VALUES, Table
from echappee.flamme.rules.position import Position

(
    ADVANCE,
    RESERVE,
    LEGS,
    EXHAUSTION,
    ROAD,
    PATIENCE,
    LEAD,
    DROPPED,
    CRASH,
    HAND,
    WIN,
    SHAKEN,
    AT_HOME,
    PODIUM,
    TOKEN,
    PACE,
    ASCENT,
    DESCENT,
    BOLDNESS,
) = range(len(Weights._fields))
RATING: Final = 32
"""From here on how good each specialist is on this road."""


def write_weights(table: Table, position: Position) -> None:
    """The weights, and what tempo works out about a road only once."""
    rules, laid = position.ruleset, position.course
    weights = TRIAL if rules.trial else WEIGHTS
    table["weights"][: len(weights)] = weights
    ratings = [rate(RATINGS[name], laid, trial=rules.trial) for name in NAMES]
    table["weights"][RATING : RATING + len(NAMES)] = ratings
    squares = road_size(laid)
    road = Road(laid, squares)
    for square in range(1, squares):
        table["gains"][square] = road.gains(square)[:VALUES]
    # How many there are up to each square; tempo counts those ahead.
    last = squares - 1
    for name, ahead in (("ascents", road.ascents), ("descents", road.descents)):
        table[name][:squares] = ahead[0] - np.array(ahead[:squares])
        table[name][squares:] = ahead[0] - ahead[last]
