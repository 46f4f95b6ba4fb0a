"""Exhaustion (rules 4.3): open road ahead tires a rider."""

from collections.abc import Sequence

from echappee.engine import Tell
from echappee.flamme.cards import EXHAUSTION, pile
from echappee.flamme.course import Course
from echappee.flamme.lanes import Lanes
from echappee.flamme.position import Rider


def exhaustion(course: Course, riders: Sequence[Rider], tell: Tell) -> list[Rider]:
    """Give an exhaustion card to each rider whose next square is completely empty (4.3.1)."""
    lanes = Lanes(course, riders)
    return [
        take(rider, "4.3.1", tell)
        if rider.racing and not rider.automatic and lanes.empty(rider.square + 1)
        else rider
        for rider in riders
    ]


def take(rider: Rider, rule: str, tell: Tell) -> Rider:
    """The rider with one exhaustion card more among its recycled cards."""
    tell("exhausted", rule, rider=rider.name)
    return rider._replace(recycled=pile((*rider.recycled, EXHAUSTION)), taken=rider.taken + 1)
