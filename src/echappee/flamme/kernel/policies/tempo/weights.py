"""The layout of tempo's numbers among the weights of a table."""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from echappee.flamme.bots.tempo.road import Road
from echappee.flamme.bots.tempo.start import RATINGS, rate
from echappee.flamme.bots.tempo.weights import TRIAL, WEIGHTS, Weights
from echappee.flamme.kernel.card_table import NAMES
from echappee.flamme.kernel.road_table import road_size
from echappee.flamme.kernel.tables import VALUES
from echappee.flamme.rules import Course, Position
from echappee.kernel.arrays import Small, Table

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
"""From here on, the rating of each specialist on this road."""


def write_weights(table: Table, position: Position) -> None:
    """Write the weights, and what tempo computes once per road."""
    rules, laid = position.ruleset, position.course
    weights = TRIAL if rules.trial else WEIGHTS
    table["weights"][: len(weights)] = weights
    table["weights"][RATING : RATING + len(NAMES)] = _ratings(laid, trial=rules.trial)
    found = _findings(laid)
    squares = len(found.gains)
    table["gains"][1:squares] = found.gains[1:]
    for name, counted in (("ascents", found.ascents), ("descents", found.descents)):
        table[name][:squares] = counted
        table[name][squares:] = counted[-1]


@lru_cache(maxsize=128)
def _ratings(laid: Course, *, trial: bool) -> list[float]:
    return [rate(RATINGS[name], laid, trial=trial) for name in NAMES]


class _Findings(NamedTuple):
    """By square: how far cards go, and the number of ascents and descents up to it."""

    gains: Small
    ascents: Small
    descents: Small


@lru_cache(maxsize=128)
def _findings(laid: Course) -> _Findings:
    """It takes as long as the rest of a table, and races often share a road."""
    squares = road_size(laid)
    road = Road(laid, squares)
    gains = [[0] * VALUES, *(road.gains(square)[:VALUES] for square in range(1, squares))]
    # Tempo counts those ahead.
    passed = [[ahead[0] - each for each in ahead[:squares]] for ahead in (road.ascents, road.descents)]
    return _Findings(*(np.array(each, np.int16) for each in (gains, *passed)))
