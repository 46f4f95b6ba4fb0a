"""Where would this card take my rider? (rule 3.4.1), answered from a view for screens and bots."""

from typing import NamedTuple

from echappee.flamme.cards import Card
from echappee.flamme.movement import limit, speed
from echappee.flamme.views import RiderView, View


class Landing(NamedTuple):
    """Where the road lets a card take a rider, and who might be there first."""

    distance: int
    square: int
    raised: int
    """What the starting square adds."""
    limited: int
    """What a limit of the road takes away."""
    rivals: tuple[str, ...]
    """Riders who move earlier and may end in that square with a card they may hold."""
    crowded: bool
    """Whether they are enough to fill it."""


def preview(view: View, name: str, card: Card) -> Landing:
    """Where this card would take the rider of this name."""
    rider = view.rider(name)
    wanted, allowed = reach(view, rider, card)
    square = rider.square + allowed
    rivals = tuple(other.name for other in view.riders if _may_end_in(view, other, rider, square))
    less = max(card.value - 2 * rider.crashed, 0)
    return Landing(
        allowed, square, wanted - less, wanted - allowed, rivals, len(rivals) >= view.course.at(square).lanes
    )


def reach(view: View, rider: RiderView, card: Card) -> tuple[int, int]:
    """The speed this card gives the rider, and the distance that the road then allows."""
    wanted = speed(rider, card.value, view.course)
    return wanted, limit(view.course, rider.square, wanted)


def _may_end_in(view: View, other: RiderView, rider: RiderView, square: int) -> bool:
    if not other.racing or other.rank >= rider.rank:
        return False
    cards = (other.card,) if other.card else tuple(dict.fromkeys(other.deck))
    return any(other.square + reach(view, other, card)[1] == square for card in cards)
