"""Energy phase (rules 2): every seat draws and plays for both riders, all at the same time."""

from collections.abc import Callable, Iterable
from functools import partial

from echappee.engine import Listed, Seat, Talk, Tell, ask, together
from echappee.flamme.automatic import turn_up
from echappee.flamme.cards import without
from echappee.flamme.exhaustion import take
from echappee.flamme.hands import choose, draw_hand, gather, recycle
from echappee.flamme.position import Position, Rider, advance

Played = dict[int, Rider]
"""A seat's riders with their cards, by their place among all riders."""


def energy(position: Position, tell: Tell) -> Talk[Position]:
    """Draw, play one, recycle the rest; for the second rider only after the first (2.1)."""
    return (yield from _play(position, tell, _draw_and_play))


def declare(position: Position, tell: Tell) -> Talk[Position]:
    """Name the card each rider played, out of all its deck can still hold (2.4.1)."""
    return (yield from _play(position, tell, _name_cards))


def _play(
    position: Position, tell: Tell, strand: Callable[[Position, Seat, Tell], Talk[Played]]
) -> Talk[Position]:
    position = position._replace(riders=tuple(_give_to_the_empty(position.riders, tell)))
    seats = [seat for seat in position.seats if _racing(position, seat)]
    played = yield from together({seat: partial(strand, position, seat) for seat in seats})
    riders = list(position.riders)
    for by_seat in played.values():
        for index, rider in by_seat.items():
            riders[index] = rider
    riders = yield from turn_up(position, riders, tell)
    return advance(position._replace(riders=tuple(riders)), tell)


def _racing(position: Position, seat: Seat) -> list[int]:
    return [index for index in position.of(seat) if position.riders[index].racing]


def _give_to_the_empty(riders: Iterable[Rider], tell: Tell) -> Iterable[Rider]:
    """A rider without any card takes an exhaustion card (2.2.4). That its deck is empty is no secret."""
    for rider in riders:
        empty = rider.racing and not rider.automatic and not rider.pile and not rider.recycled
        yield take(rider, "2.2.4", tell) if empty else rider


def _draw_and_play(position: Position, seat: Seat, tell: Tell) -> Talk[Played]:
    riders = _racing(position, seat)
    if len(riders) == 2:
        types = tuple(position.riders[index].type for index in riders)
        first = yield from ask(position.key("first", seat), Listed(types), sealed=True)
        riders.sort(key=lambda index: position.riders[index].type != first)
    played: Played = {}
    for index in riders:
        rider = position.riders[index]
        count = position.course.at(rider.square).draws
        hand, rider = yield from draw_hand(rider, count, position.key("draw", seat, rider.type), tell)
        card = yield from choose(hand, position.key("card", seat, rider.type))
        tell("played", "2.3.1", rider=rider.name, card=str(card))
        played[index] = recycle(rider, hand, card)._replace(card=card)
    return played


def _name_cards(position: Position, seat: Seat, tell: Tell) -> Talk[Played]:
    played: Played = {}
    for index in _racing(position, seat):
        rider = gather(position.riders[index])
        card = yield from choose(rider.pile, position.key("card", seat, rider.type))
        tell("declared", "2.4.1", rider=rider.name, card=str(card))
        played[index] = rider._replace(card=card, pile=without(rider.pile, (card,)))
    return played
