"""Energy phase (rules 2): every seat draws and plays for both riders, all at the same time."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from echappee.engine import Listed, Talk, Tell, ask, together
from echappee.flamme.rules.automatic import turn_up
from echappee.flamme.rules.cards import EXHAUSTION, without
from echappee.flamme.rules.exhaustion import take
from echappee.flamme.rules.hands import choose, draw_hand, recycled, whole_deck
from echappee.flamme.rules.position import Position, Rider, advance


class Played(NamedTuple):
    """A seat's riders with their cards, by their index among all riders, and those that recover."""

    riders: dict[int, Rider]
    recovering: list[int]


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
    for seat in played.values():
        for index, rider in seat.riders.items():
            riders[index] = rider
        for index in seat.recovering:
            riders[index] = _recover(riders[index], tell)
    riders = yield from turn_up(position, riders, tell)
    return advance(position._replace(riders=tuple(riders)), tell)


def _may_recover(position: Position, rider: Rider) -> Talk[bool]:
    """Whether the rider gives an exhaustion card back with the card it plays, if it can (9.3.3)."""
    deck = rider.pile + rider.recycled if position.ruleset.declared else rider.recycled
    if EXHAUSTION not in deck:
        return False
    answer = yield from ask(
        position.key("recover", rider.team, rider.type), Listed(("yes", "no")), sealed=True
    )
    return answer == "yes"


def _recover(rider: Rider, tell: Tell) -> Rider:
    """One exhaustion card less, told when all have played (9.3.3)."""
    tell("recovered", "9.3.3", rider=rider.name)
    if EXHAUSTION in rider.recycled:
        return rider._replace(recycled=without(rider.recycled, (EXHAUSTION,)))
    return rider._replace(pile=without(rider.pile, (EXHAUSTION,)))


def _give_to_the_empty(riders: Iterable[Rider], tell: Tell) -> Iterable[Rider]:
    """A rider without any card takes an exhaustion card (2.2.4). An empty deck is not a secret."""
    for rider in riders:
        empty = rider.racing and not rider.automatic and not rider.pile and not rider.recycled
        yield take(rider, "2.2.4", tell) if empty else rider


def _draw_and_play(position: Position, racing: Sequence[int], tell: Tell) -> Talk[Played]:
    own = {position.riders[index].type: index for index in racing}
    seat = position.riders[racing[0]].team
    if len(own) == 2:
        first = yield from ask(position.key("first", seat), Listed(tuple(own)), sealed=True)
        own = {first: own.pop(first), **own}
    played = Played({}, [])
    for name, index in own.items():
        rider = position.riders[index]
        number = position.course.at(rider.square).draws
        hand = yield from draw_hand(rider, number, position.key("draw", seat, name), tell)
        card = yield from choose(hand, position.key("card", seat, name))
        tell("played", "2.3.1", rider=rider.name, card=str(card))
        rider = rider.playing(card, hand.pile, recycled(hand, card))
        played.riders[index] = rider
        if card.powers.recovers and (yield from _may_recover(position, rider)):
            played.recovering.append(index)
    return played


def _name_cards(position: Position, racing: Sequence[int], tell: Tell) -> Talk[Played]:
    played = Played({}, [])
    for index in racing:
        rider = position.riders[index]
        hand = whole_deck(rider)
        card = yield from choose(hand, position.key("card", rider.team, rider.type))
        tell("declared", "2.4.1", rider=rider.name, card=str(card))
        rider = rider.playing(card, without(hand.cards, (card,)), ())
        played.riders[index] = rider
        if card.powers.recovers and (yield from _may_recover(position, rider)):
            played.recovering.append(index)
    return played
