"""Where the riders of a race were after each round, as the reference rode it."""

from typing import NamedTuple

from echappee.flamme.rules import FlammeRace, Position


class Stop(NamedTuple):
    """Where a rider was at the end of a round, and the exhaustion cards that it had taken by then."""

    square: int
    lane: int
    taken: int


class Trail(NamedTuple):
    """One race; riders are in the order of its start."""

    stops: list[list[Stop]]
    """On the grid, then after each round."""
    ranks: list[int]


def trail_of(race: FlammeRace) -> Trail:
    ends = [*positions_after(race, "placement"), *positions_after(race, "end")]
    stops = [[Stop(rider.square, rider.lane, rider.taken) for rider in end.riders] for end in ends]
    return Trail(stops, ranks_of(race.position))


def positions_after(race: FlammeRace, phase: str) -> list[Position]:
    """The positions in which the phase of this name ended."""
    begun = [moment.position for moment in race.moments]
    return [
        after
        for before, after in zip(begun, [*begun[1:], race.position], strict=True)
        if before.phase == phase
    ]


def ranks_of(position: Position) -> list[int]:
    """1 for the winner."""
    order = [(rider.team, rider.type) for rider in position.ranking]
    return [1 + order.index((rider.team, rider.type)) for rider in position.riders]
