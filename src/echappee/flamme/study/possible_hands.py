"""Hands that a rider could have drawn: always the same ones for the same cards."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from echappee.flamme.rules import RiderView, View
from echappee.flamme.rules.cards import Pile, pile, without

HANDS: Final = 4
"""How many hands the average worth of a draw is taken over."""


class PossibleHand(NamedTuple):
    """Cards that a rider may have drawn, and the rest of its deck."""

    cards: Pile
    pile: Pile
    recycled: Pile


def before_drawing(rider: RiderView, began: View) -> Sequence[PossibleHand]:
    """Hands that this rider could have drawn instead of the one it has.

    None where there was nothing to draw from but this hand.
    """
    hand, face_down, recycled = rider.hand or (), rider.pile or (), rider.recycled or ()
    if recycled:
        face_down = pile(face_down + hand)
    else:  # they may have been shuffled in
        before = began.rider(rider.name)
        face_down, recycled = before.pile or (), before.recycled or ()
    if len(hand) >= len(face_down) + len(recycled):
        return ()
    random = Random(f"{rider.name} {face_down} {recycled} {len(hand)}")
    return [_draw(random, face_down, recycled, len(hand)) for _ in range(HANDS)]


def _draw(random: Random, face_down: Pile, recycled: Pile, size: int) -> PossibleHand:
    if size <= len(face_down):
        cards = pile(random.sample(face_down, size))
        return PossibleHand(cards, without(face_down, cards), recycled)
    more = random.sample(recycled, size - len(face_down))
    return PossibleHand(pile((*face_down, *more)), without(recycled, pile(more)), ())


def guessed(view: View, rider: RiderView) -> Sequence[RiderView]:
    """The rider with hands out of all its cards: a spectator cannot see where they are."""
    random = Random(f"{rider.name} {rider.deck} {view.round}")
    draws = min(view.course.at(rider.square).draws, len(rider.deck))
    hands = [pile(random.sample(rider.deck, draws)) for _ in range(HANDS)]
    return [
        rider._replace(hand=hand, pile=without(rider.deck, hand), recycled=(), card=None) for hand in hands
    ]


def with_rider(view: View, drawn: RiderView) -> View:
    """The view in which one rider is like this."""
    return view._replace(riders=tuple(drawn if each.name == drawn.name else each for each in view.riders))
