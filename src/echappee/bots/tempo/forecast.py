"""Where everybody may be after this round's moves, from the cards that anybody can count."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from echappee.flamme import Card, Course, RiderView
from echappee.flamme.movement import limit

Chances = dict[int, float]
"""How likely a rider ends its move on each square."""


@lru_cache(maxsize=64)
def distances(course: Course) -> Sequence[Sequence[int]]:
    """How far the road lets each card value carry a rider, by starting square and value."""
    return [
        [limit(course, start, max(value, course.at(start).least)) for value in range(13)]
        for start in range(len(course.squares) + 13)
    ]


def reach(course: Course, rider: RiderView, card: Card) -> int:
    """The square this card takes the rider to on an open road."""
    table = distances(course)
    if rider.crashed:
        return rider.square + (table[rider.square][card.value - 2] if card.value > 2 else 0)
    return rider.square + table[rider.square][card.value]


def chances(course: Course, rider: RiderView) -> Chances:
    """Where this rider may end its move: its card if we know it, else any card left is equally likely."""
    cards = (rider.card,) if rider.card else rider.deck or (Card(2),)
    found: Chances = {}
    share = 1 / len(cards)
    for card in cards:
        square = reach(course, rider, card)
        found[square] = found.get(square, 0.0) + share
    return found


class Forecast(NamedTuple):
    """The others' chances, as one of our riders sees them."""

    ahead: list[Chances]
    """Of riders who move earlier and may take the road away."""
    rivals: list[tuple[Chances, bool]]
    """Of other teams' riders, and whether they move earlier."""
    empty: dict[int, float]
    """How likely each square is to be empty; one not named is empty for certain."""
    front: float
    """Where the first of the others is expected."""


def forecast(course: Course, riders: Iterable[RiderView], rider: RiderView) -> Forecast:
    """What this rider may expect of all the others."""
    ahead: list[Chances] = []
    rivals: list[tuple[Chances, bool]] = []
    empty: dict[int, float] = {}
    front = 0.0
    for other in riders:
        if not other.racing or other.name == rider.name:
            continue
        its = chances(course, other)
        earlier = other.rank < rider.rank
        if earlier:
            ahead.append(its)
        if other.team != rider.team:
            rivals.append((its, earlier))
        front = max(front, sum(square * share for square, share in its.items()))
        for square, share in its.items():
            empty[square] = empty.get(square, 1.0) * (1 - share)
    return Forecast(ahead, rivals, empty, front)


def full(chances: Iterable[Chances], square: int, lanes: int) -> float:
    """How likely these riders fill every lane of the square."""
    counts = [1.0] + [0.0] * lanes
    for its in chances:
        if share := its.get(square, 0.0):
            for count in range(lanes, 0, -1):
                kept = counts[count] if count == lanes else counts[count] * (1 - share)
                counts[count] = kept + counts[count - 1] * share
            counts[0] *= 1 - share
    return counts[lanes]
