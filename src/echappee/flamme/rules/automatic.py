"""Automatic teams (rules 6.2): no seat decides for them, their decks do."""

from echappee.engine import Talk, Tell, draw
from echappee.flamme.rules.cards import ATTACK, ATTACK_IN_FRONT, EXHAUSTION, Card, without
from echappee.flamme.rules.position import Position, Rider


def turn_up(position: Position, riders: list[Rider], tell: Tell) -> Talk[list[Rider]]:
    """Turn up the automatic teams' cards, once every seat has played (6.2.3)."""
    riders = list(riders)
    for team in position.teams:
        if team.kind == "peloton":
            yield from _turn_for_both(position, riders, position.of(team.colour), tell)
        elif team.kind == "muscle":
            for index in position.of(team.colour):
                yield from _turn_for_one(position, riders, index, tell)
    return riders


def shared(card: Card, racing: int) -> tuple[Card, ...]:
    """What one card of the Peloton's deck is for each of its racing riders, the foremost first (6.2.4)."""
    return (ATTACK_IN_FRONT, card) if card == ATTACK and racing == 2 else (card,) * racing


def _turn_for_both(position: Position, riders: list[Rider], pair: tuple[int, ...], tell: Tell) -> Talk[None]:
    """The Peloton's one deck is its Rouleur's and moves both riders (6.2.1)."""
    racing = sorted((index for index in pair if riders[index].racing), key=lambda index: riders[index].rank)
    if not racing:
        return
    holder = pair[0]
    card, riders[holder] = yield from _turn(position, riders[holder])
    for index, mine in zip(racing, shared(card, len(racing)), strict=True):
        rider = riders[index]
        riders[index] = rider._replace(card=mine)
        tell("turned", "6.2.4" if card == ATTACK else "6.2.3", rider=rider.name, card=str(mine))
    tell("deck", "6.2.3", rider=riders[holder].name, card=str(card))


def _turn_for_one(position: Position, riders: list[Rider], index: int, tell: Tell) -> Talk[None]:
    if not riders[index].racing:
        return
    card, rider = yield from _turn(position, riders[index])
    riders[index] = rider._replace(card=card)
    tell("turned", "6.2.3", rider=rider.name, card=str(card))
    tell("deck", "6.2.3", rider=rider.name, card=str(card))


def _turn(position: Position, rider: Rider) -> Talk[tuple[Card, Rider]]:
    """One card off this rider's deck; an empty deck counts as a 2 (6.2.5)."""
    if not rider.pile:
        return EXHAUSTION, rider
    (card,) = yield from draw(position.key("deck", rider.team, rider.type), rider.pile, 1)
    return card, rider._replace(pile=without(rider.pile, (card,)))
