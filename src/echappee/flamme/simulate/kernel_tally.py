"""Counting races that the kernel rode."""

from collections import Counter
from collections.abc import Sequence

from echappee.flamme.kernel import Results
from echappee.flamme.rules import Position
from echappee.flamme.simulate.statistics import TYPES, Tally


def tally_of(start: Position, results: Results) -> Tally:
    """What `Tally.add` counts, for all of these races at once."""
    rounds = results.rounds.astype("int64")
    wins = (results.ranks == 1).sum(axis=0).tolist()
    tally = Tally(
        races=len(rounds),
        rounds=int(rounds.sum()),
        rounds_squared=int((rounds**2).sum()),
        types=_by([TYPES[rider.type] for rider in start.riders], wins),
        teams=_by([rider.team for rider in start.riders], wins),
    )
    if start.ruleset.timed:
        _add_times(tally, start, results)
    return tally


def _add_times(tally: Tally, start: Position, results: Results) -> None:
    for team in start.teams:
        own = list(start.of(team.colour))
        times = results.times[:, own].astype("int64").sum(axis=1)
        tally.times[team.colour] = int(times.sum())
        tally.times_squared[team.colour] = int((times**2).sum())
        tally.podium[team.colour] = int(results.podium[:, own].sum())


def _by(names: Sequence[str], counts: Sequence[int]) -> Counter[str]:
    """The counts of all riders with the same name together."""
    found = Counter[str]()
    for name, count in zip(names, counts, strict=True):
        found[name] += count
    return found
