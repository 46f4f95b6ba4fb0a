"""Where would this card take my rider? (rule 3.4.1), answered from a view for screens and bots."""

from collections.abc import Container, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from echappee.engine import fast_maker
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


_fast_landing: Final = fast_maker(Landing)


def preview(view: View, name: str, card: Card) -> Landing:
    """Where this card would take the rider of this name, as its seat knows the road: `blue.R` and so on.

    Riders who move earlier may still stand in the way: `rivals` are those who might.
    """
    return previews(view, name, (card,))[0]


def previews(view: View, name: str, cards: Sequence[Card]) -> list[Landing]:
    """Where each of these cards would take the rider."""
    course, rider = view.course, view.rider(name)
    start, crashed, rank = rider.square, rider.crashed, rider.rank
    rides = [ride_alone(course, start, crashed, card) for card in cards]
    furthest = max([ride.square for ride in rides], default=start)  # nobody rides backwards
    ends = [
        (other.name, _ends(course, other.square, other.crashed, _playable(other)))
        for other in view.met(rider)
        if other.square <= furthest and other.rank < rank
    ]
    return [_landing(course, card, ride, ends) for card, ride in zip(cards, rides, strict=True)]


def _landing(
    course: Course, card: Card, ride: "RideAlone", ends: Sequence[tuple[str, Container[int]]]
) -> Landing:
    _, raised, limited, way, square, _ = ride
    rivals = tuple([name for name, squares in ends if square in squares]) if ends else ()
    crowded = bool(rivals) and len(rivals) >= course.at(square).lanes and not card.powers.nimble
    return _fast_landing((len(way), square, raised, limited, rivals, crowded, way))


def _playable(rider: RiderView) -> Pile:
    """The cards that it may play in this round, as far as anybody knows."""
    return (rider.card,) if rider.card else rider.deck


class OnRoad(NamedTuple):
    """The facts about a rider that its speed depends on."""

    square: int
    crashed: bool


class RideAlone(NamedTuple):
    """Where the road lets a card take a rider whom nobody hinders."""

    wanted: int
    """The card's speed before any limit."""
    raised: int
    limited: int
    way: Way
    """The way on which it gets furthest, the inner one of equals."""
    square: int
    """The end of that way."""
    ends: frozenset[int]
    """The ends of all ways that are as long: there may be two where the road splits (8.3.4)."""


# Many look at a rider from the same place, and it has the same cards for a while.
@lru_cache(maxsize=10_000)
def ride_alone(course: Course, square: int, crashed: bool, card: Card) -> RideAlone:  # noqa: FBT001
    """This card's ride from there on an empty road."""
    wanted = speed(OnRoad(square, crashed), card, course)
    found = reach(course, square, wanted, card.powers.climb)
    way = max(found, key=len)
    return RideAlone(
        wanted=wanted,
        raised=wanted - max(card.value - 2 * crashed, 0),
        limited=wanted - len(way),
        way=way,
        square=(square, *way)[-1],
        ends=frozenset((square, *each)[-1] for each in found if len(each) == len(way)),
    )


@lru_cache(maxsize=10_000)
def _ends(course: Course, square: int, crashed: bool, cards: Pile) -> frozenset[int]:  # noqa: FBT001
    """Where any of these cards may take a rider unhindered."""
    return frozenset().union(*[ride_alone(course, square, crashed, card).ends for card in set(cards)])
