"""One row per rider and race, for tables; both engines give the same columns."""

from collections.abc import Iterable
from typing import NamedTuple

from echappee.flamme.rules import FlammeRace
from echappee.flamme.simulate.statistics import TYPES
from echappee.flamme.simulate.trails import positions_after, ranks_of
from echappee.simulate.plan import Columns


class Row(NamedTuple):
    """How a race ended for a rider."""

    race: int
    rounds: int
    """Of the race."""
    team: str
    type: str
    rank: int
    home: int
    """The round in which it came home; 0 if it was still out."""
    square: int
    exhaustion: int
    """The cards that it had taken."""
    led: int
    """The rounds after which it led the race, until somebody was home."""
    time: int | None
    """In seconds, where times are taken."""
    podium: int


def rows_of(race: FlammeRace, number: int) -> list[Row]:
    end = race.position
    leaders = _leaders(race)
    ranks = ranks_of(end)
    return [
        Row(
            race=number,
            rounds=end.round,
            team=rider.team,
            type=TYPES[rider.type],
            rank=ranks[index],
            home=rider.home,
            square=rider.square,
            exhaustion=rider.taken,
            led=leaders.count(index),
            time=rider.time,
            podium=rider.podium,
        )
        for index, rider in enumerate(end.riders)
    ]


def columns_of(rows: Iterable[Row]) -> Columns:
    return dict(zip(Row._fields, map(list, zip(*rows, strict=True)), strict=True))


def _leaders(race: FlammeRace) -> list[int]:
    """The rider in front after each round, until somebody is home."""
    found = []
    for position in positions_after(race, "end"):
        found.append(ranks_of(position).index(1))
        if any(rider.home for rider in position.riders):
            break
    return found
