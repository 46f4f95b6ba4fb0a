"""How far a rider gets, by which way, and where neutral riders end (2.1, 2.2, 2.9, 7.1)."""

from collections.abc import Iterable
from itertools import pairwise

from tests.oracle.homas.road import ROW, Spot
from tests.oracle.homas.table import Rider, Rode, Table, Talk


def lets_through(table: Table, rider: Rider, spot: Spot) -> bool:
    """Whether this rider can ride through a square on which another one stands."""
    other = table.on(spot)
    if other is None or other is rider:
        return True
    if rider.at.kind == "climb" or spot.kind == "climb":
        return True
    if other.team == rider.team or other.still:
        return True
    return other.neutral and not table.solo


def ends(table: Table, rider: Rider, squares: int) -> dict[Spot, int]:
    """The squares to end on, each with the fewest riders in the way."""
    levels = [{rider.at: 0}]
    for _ in range(squares):
        levels.append(_next(table, rider, levels[-1]))
    free = [{spot: n for spot, n in level.items() if not table.on(spot)} for level in levels[1:]]
    if table.solo and not rider.neutral:
        return next((level for level in reversed(free) if level), {})
    found: dict[Spot, int] = {}
    for level in free:
        for spot, riders in level.items():
            found[spot] = min(riders, found.get(spot, riders))
    return found


def _next(table: Table, rider: Rider, level: dict[Spot, int]) -> dict[Spot, int]:
    """One square further."""
    found: dict[Spot, int] = {}
    for spot, riders in level.items():
        if lets_through(table, rider, spot):
            passed = riders + (spot is not rider.at and table.on(spot) is not None)
            for far in table.road.ahead[spot]:
                found[far] = min(passed, found.get(far, passed))
    return found


def ridden(table: Table, rider: Rider, end: Spot, squares: int) -> Talk[tuple[Spot, ...]]:
    """The way to this square, the starting square first; of several that are as good any will do."""
    names: Iterable[str] = yield Rode(rider.name, rider.at.name, end.name)
    way = (rider.at, *(table.road.named[name] for name in names))
    assert way[-1] is end, f"{rider.name} rides to {end.name}"
    assert len(way) - 1 <= squares, f"{rider.name} has {squares} squares"
    for near, far in pairwise(way):
        assert far in table.road.ahead[near], f"no step leads from {near.name} to {far.name}"
        assert lets_through(table, rider, near), f"{rider.name} cannot ride through {near.name}"
    passed = sum(table.on(spot) is not None for spot in way[1:-1])
    assert passed == ends(table, rider, squares)[end], f"{rider.name} can get to {end.name} through fewer"
    return way


def neutral_end(table: Table, rider: Rider, found: dict[Spot, int]) -> Spot:
    """The furthest square; a wheel for a row; then the right. Through others only for a row."""
    alone = [spot for spot, riders in found.items() if not riders]
    furthest = max(spot.front for spot in found)
    near_enough = alone and furthest - max(spot.front for spot in alone) < ROW
    open_ends = alone if near_enough else list(found)
    furthest = max(spot.front for spot in open_ends)
    wheels = [spot for spot in open_ends if _in_a_wheel(table, rider, spot) and furthest - spot.front <= ROW]
    return max(wheels or open_ends, key=lambda spot: (spot.front, -spot.lane))


def _in_a_wheel(table: Table, rider: Rider, spot: Spot) -> bool:
    other = table.on(table.road.straight_ahead(spot))
    return other is not None and other is not rider
