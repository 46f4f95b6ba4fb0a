"""Where would this card take my rider? (rule 3.4.1), answered from a view for screens and bots."""

from typing import NamedTuple

from echappee.flamme.rules.cards import Card
from echappee.flamme.rules.course import Way
from echappee.flamme.rules.movement import reach, speed
from echappee.flamme.rules.views import RiderView, View


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
    """Whether there are enough of them to fill it and keep this card out."""
    way: Way
    """The squares it enters."""


def preview(view: View, name: str, card: Card) -> Landing:
    rider = view.rider(name)
    wanted, way = ride(view, rider, card)
    square = way[-1] if way else rider.square
    rivals = tuple(other.name for other in view.company(rider) if _may_end_in(view, other, rider, square))
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
    """The speed this card gives the rider, and the way on which the road then lets it go furthest."""
    wanted = speed(rider, card, view.course)
    return wanted, max(reach(view.course, rider.square, wanted, card.powers.climb), key=len)


def _may_end_in(view: View, other: RiderView, rider: RiderView, square: int) -> bool:
    if not other.racing or other.rank >= rider.rank:
        return False
    cards = (other.card,) if other.card else tuple(dict.fromkeys(other.deck))
    return any(square in _ends(view, other, card) for card in cards)


def _ends(view: View, rider: RiderView, card: Card) -> set[int]:
    """Where this card may take the rider unhindered: by either way of a split, if equally far (8.3.4)."""
    found = reach(view.course, rider.square, speed(rider, card, view.course), card.powers.climb)
    furthest = max(map(len, found))
    return {(rider.square, *way)[-1] for way in found if len(way) == furthest}
