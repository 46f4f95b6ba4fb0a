"""Where would this card take my rider? (rule 3.4.1), answered from a view for screens and bots."""

from collections.abc import Container, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from echappee.flamme.rules.cards import Card, Pile
from echappee.flamme.rules.course import Course, Way
from echappee.flamme.rules.movement import reach, speed
from echappee.flamme.rules.views import RiderView, View


class Landing(NamedTuple):
    """Where the road lets a card take a rider, and which riders might be there first."""

    distance: int
    square: int
    raised: int
    """The squares added by the starting square."""
    limited: int
    """The squares taken away by a limit of the road."""
    rivals: tuple[str, ...]
    """Riders who move earlier and may end in that square with a card they may hold."""
    crowded: bool
    """Whether enough of them may come to fill it and keep this card out."""
    way: Way
    """The squares it enters."""


def preview(view: View, name: str, card: Card) -> Landing:
    """Where this card would take the rider of this name, as its seat knows the road: `blue.R` and so on.

    Riders who move earlier may still stand in the way: `rivals` are those who might.
    """
    return previews(view, name, (card,))[0]


def previews(view: View, name: str, cards: Sequence[Card]) -> list[Landing]:
    """Where each of these cards would take the rider."""
    rider = view.rider(name)
    rank, rides = rider.rank, [ride(view, rider, card) for card in cards]
    furthest = max([way[-1] for _, way in rides if way], default=rider.square)  # nobody rides backwards
    ends = {
        other.name: _ends(view.course, other.square, other.crashed, _playable(other))
        for other in view.company(rider)
        if other.racing and other.square <= furthest and other.rank < rank
    }
    return [_landing(view, rider, card, ridden, ends) for card, ridden in zip(cards, rides, strict=True)]


def _landing(
    view: View, rider: RiderView, card: Card, ridden: tuple[int, Way], ends: Mapping[str, Container[int]]
) -> Landing:
    wanted, way = ridden
    square = way[-1] if way else rider.square
    rivals = tuple([name for name, squares in ends.items() if square in squares])
    less = max(card.value - 2 * rider.crashed, 0)
    full = len(rivals) >= view.course.at(square).lanes and not card.powers.nimble
    return Landing(
        distance=len(way),
        square=square,
        raised=wanted - less,
        limited=wanted - len(way),
        rivals=rivals,
        crowded=full,
        way=way,
    )


def ride(view: View, rider: RiderView, card: Card) -> tuple[int, Way]:
    """This card's speed for the rider, and the way on which the road lets it go furthest."""
    wanted = speed(rider, card, view.course)
    return wanted, max(reach(view.course, rider.square, wanted, card.powers.climb), key=len)


def _playable(rider: RiderView) -> Pile:
    """The cards that it may play in this round, as far as anybody knows."""
    return (rider.card,) if rider.card else rider.deck


class OnRoad(NamedTuple):
    """The facts about a rider that its speed depends on."""

    square: int
    crashed: bool


# Many look at a rider from the same place, and it has the same cards for a while.
@lru_cache(maxsize=10_000)
def _ends(course: Course, square: int, crashed: bool, cards: Pile) -> frozenset[int]:  # noqa: FBT001
    """Where these cards may take a rider unhindered: by either way of a split, if equally far (8.3.4)."""
    ends: set[int] = set()
    for card in set(cards):
        found = reach(course, square, speed(OnRoad(square, crashed), card, course), card.powers.climb)
        furthest = max(map(len, found))
        ends.update((square, *way)[-1] for way in found if len(way) == furthest)
    return frozenset(ends)
