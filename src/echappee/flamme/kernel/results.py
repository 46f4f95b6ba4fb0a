"""What many races came to, as arrays: one row per race, one column per rider."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from echappee.flamme.kernel.packing import Batch
from echappee.flamme.kernel.rules.ranking import LATE
from echappee.flamme.kernel.state import HOME, LANE, LED, PODIUM, SQUARE, TAKEN, TIME, Small, Words
from echappee.flamme.rules.position import Position


class Results(NamedTuple):
    """Riders are in the order of the start's `riders`."""

    rounds: Small
    """How many rounds each race took; all other arrays have a column per rider."""
    ranks: Words
    """1 for the winner."""
    home: Small
    """The round in which a rider came home; 0 if it was still out."""
    squares: Small
    taken: Small
    """Exhaustion cards."""
    led: Small
    """The rounds after which it led the race, until somebody was home."""
    times: Small
    """In seconds; -1 where no times are taken."""
    podium: Small


def results_of(start: Position, batch: Batch) -> Results:
    """The results of races that began here."""
    riders = batch["riders"][:, : len(start.riders)]
    return Results(
        batch["round"],
        _ranks(start, riders),
        *(riders[:, :, column] for column in (HOME, SQUARE, TAKEN, LED, TIME, PODIUM)),
    )


def _ranks(start: Position, riders: Small) -> Words:
    """Every rider's rank, as `Position.ranking` has it; `lexsort` takes the most important key last."""
    home = np.where(riders[:, :, HOME] > 0, riders[:, :, HOME], LATE)
    behind, lane = -riders[:, :, SQUARE], riders[:, :, LANE]
    keys = [lane, behind, home]
    if start.ruleset.trial:
        keys = [*_trial_keys(start, home, behind, lane), -riders[:, :, PODIUM], behind, home]
    order = np.lexsort(keys, axis=-1)
    ranks = np.empty_like(order)
    np.put_along_axis(ranks, order, np.arange(1, order.shape[1] + 1)[None, :], axis=1)
    return ranks


def _trial_keys(start: Position, home: Small, behind: Small, lane: Small) -> Sequence[Small]:
    """What decides between riders level on the road: team-mate, tour points, seat, lane; the last first."""
    pairs = [start.of(rider.team) for rider in start.riders]
    mates = [sum(pair) - index if len(pair) == 2 else index for index, pair in enumerate(pairs)]
    seats = [[team.colour for team in start.teams].index(rider.team) for rider in start.riders]
    points = np.broadcast_to([start.teams[seat].points for seat in seats], home.shape)
    keys = np.stack([home[:, mates], behind[:, mates], points, np.broadcast_to(seats, home.shape), lane])
    for index, pair in enumerate(pairs):
        if len(pair) == 1:  # no team-mate: its points come in that place
            keys[:, :, index] = np.roll(keys[:, :, index], -2, axis=0)
    return list(keys[::-1])
