"""Energy phase (rules 2): every seat draws and plays for both riders, all at the same time."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from echappee.engine import Listed, Talk, Tell, ask, together
from echappee.flamme.automatic import turn_up
from echappee.flamme.cards import without
from echappee.flamme.exhaustion import take
from echappee.flamme.hands import choose, draw_hand, recycled, whole_deck
from echappee.flamme.position import Position, Rider, advance

Played = dict[int, Rider]
"""A seat's riders with their cards, by their place among all riders."""

Strand = Callable[[Position, Sequence[int], Tell], Talk[Played]]


def energy(position: Position, tell: Tell) -> Talk[Position]:
    """Draw, play one, recycle the rest; for the second rider only after the first (2.1)."""
    return (yield from _play(position, tell, _draw_and_play))


def declare(position: Position, tell: Tell) -> Talk[Position]:
    """Name the card each rider played, out of all its deck can still hold (2.4.1)."""
    return (yield from _play(position, tell, _name_cards))


def _play(position: Position, tell: Tell, strand: Strand) -> Talk[Position]:
    position = position._replace(riders=tuple(_give_to_the_empty(position.riders, tell)))
    racing = {seat: [at for at in position.of(seat) if position.riders[at].racing] for seat in position.seats}
    played = yield from together(
        {seat: partial(strand, position, own) for seat, own in racing.items() if own}
    )
    riders = list(position.riders)
    for by_seat in played.values():
        for index, rider in by_seat.items():
            riders[index] = rider
    riders = yield from turn_up(position, riders, tell)
    return advance(position._replace(riders=tuple(riders)), tell)


def _give_to_the_empty(riders: Iterable[Rider], tell: Tell) -> Iterable[Rider]:
    """A rider without any card takes an exhaustion card (2.2.4). That its deck is empty is no secret."""
    for rider in riders:
        empty = rider.racing and not rider.automatic and not rider.pile and not rider.recycled
        yield take(rider, "2.2.4", tell) if empty else rider


def _draw_and_play(position: Position, racing: Sequence[int], tell: Tell) -> Talk[Played]:
    own = {position.riders[index].type: index for index in racing}
    seat = position.riders[racing[0]].team
    if len(own) == 2:
        first = yield from ask(position.key("first", seat), Listed(tuple(own)), sealed=True)
        own = {first: own.pop(first), **own}
    played: Played = {}
    for name, index in own.items():
        rider = position.riders[index]
        number = position.course.at(rider.square).draws
        hand = yield from draw_hand(rider, number, position.key("draw", seat, name), tell)
        card = yield from choose(hand, position.key("card", seat, name))
        tell("played", "2.3.1", rider=rider.name, card=str(card))
        played[index] = rider._replace(pile=hand.pile, recycled=recycled(hand, card), card=card)
    return played


def _name_cards(position: Position, racing: Sequence[int], tell: Tell) -> Talk[Played]:
    played: Played = {}
    for index in racing:
        rider = position.riders[index]
        hand = whole_deck(rider)
        card = yield from choose(hand, position.key("card", rider.team, rider.type))
        tell("declared", "2.4.1", rider=rider.name, card=str(card))
        played[index] = rider._replace(pile=without(hand.cards, (card,)), recycled=(), card=card)
    return played
