"""Races that the kernel rode, as rows."""

from collections.abc import Collection

from echappee.flamme.kernel import Results
from echappee.flamme.rules import Position
from echappee.flamme.simulate.rows import Row
from echappee.flamme.simulate.statistics import TYPES
from echappee.simulate.plan import Columns


def columns_of(start: Position, results: Results, first: int) -> Columns:
    """The columns of `Row`; the first of these races has this number."""
    races, riders = results.ranks.shape
    columns: dict[str, Collection[object]] = {
        "race": [number for number in range(first, first + races) for _ in range(riders)],
        "rounds": results.rounds.repeat(riders),
        "team": [rider.team for rider in start.riders] * races,
        "type": [TYPES[rider.type] for rider in start.riders] * races,
        "rank": results.ranks.ravel(),
        "home": results.home.ravel(),
        "square": results.squares.ravel(),
        "exhaustion": results.taken.ravel(),
        "led": results.led.ravel(),
        "time": results.times.ravel() if start.ruleset.timed else [None] * (races * riders),
        "podium": results.podium.ravel(),
    }
    return {name: columns[name] for name in Row._fields}
