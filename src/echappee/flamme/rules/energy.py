"""Energy phase (rules 2, 6.2): seats play a card for each rider, then automatic teams turn theirs up."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from echappee.engine import Key, Listed, Talk, Tell, ask, draw, together
from echappee.flamme.rules.cards import ATTACK, ATTACK_IN_FRONT, EXHAUSTION, Card, Pile, pile, without
from echappee.flamme.rules.end import take
from echappee.flamme.rules.position import Position, Rider, advance


class Hand(NamedTuple):
    """The cards of a hand, the same as text, and the deck without them."""

    cards: Pile
    texts: tuple[str, ...]
    pile: Pile
    recycled: Pile


def draw_hand(rider: Rider, number: int, key: Key, tell: Tell) -> Talk[Hand]:
    """Draw from the face-down part; the recycled cards are shuffled in when it runs out (2.2)."""
    hand: Pile = ()
    face_down, face_up = rider.pile, rider.recycled
    reshuffled = len(face_down) < number
    if reshuffled:
        hand, face_down, face_up = face_down, face_up, ()
    more = min(number - len(hand), len(face_down))
    drawn = yield from draw(key, face_down, more)
    hand = pile(hand + drawn) if hand else drawn
    texts = tuple(map(str, hand))
    tell("drew", "2.2.2" if reshuffled else "2.2.1", rider=rider.name, hand=texts, reshuffled=reshuffled)
    return Hand(hand, texts, without(face_down, drawn), face_up)


def whole_deck(rider: Rider) -> Hand:
    """With declared cards any card of the deck may be named, and nothing is recycled (2.4.1)."""
    cards = pile(rider.pile + rider.recycled)
    return Hand(cards, tuple(map(str, cards)), (), ())


def choose(hand: Hand, key: Key) -> Talk[Card]:
    """The card that its seat chooses from the hand."""
    answer = yield from ask(key, Listed(hand.texts), sealed=True)
    return hand.cards[hand.texts.index(answer)]


def recycled(hand: Hand, card: Card) -> Pile:
    """Everything but the card played goes face up under the deck (2.3.1)."""
    return pile(hand.recycled + without(hand.cards, (card,)))


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
    """What one card of the Peloton's deck means for each of its racing riders, the foremost first (6.2.4)."""
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


class SeatPlay(NamedTuple):
    """A seat's riders with their cards, by their index among all riders, and those that recover."""

    riders: dict[int, Rider]
    recovering: list[int]


SeatStrand = Callable[[Position, Sequence[int], Tell], Talk[SeatPlay]]


def energy(position: Position, tell: Tell) -> Talk[Position]:
    """Draw, play one, recycle the rest; for the second rider only after the first (2.1)."""
    return (yield from _play(position, tell, _draw_and_play))


def declare(position: Position, tell: Tell) -> Talk[Position]:
    """Name the card each rider played, out of all its deck can still hold (2.4.1)."""
    return (yield from _play(position, tell, _name_cards))


def _play(position: Position, tell: Tell, strand: SeatStrand) -> Talk[Position]:
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


def _draw_and_play(position: Position, racing: Sequence[int], tell: Tell) -> Talk[SeatPlay]:
    own = {position.riders[index].type: index for index in racing}
    seat = position.riders[racing[0]].team
    if len(own) == 2:
        first = yield from ask(position.key("first", seat), Listed(tuple(own)), sealed=True)
        own = {first: own.pop(first), **own}
    played = SeatPlay({}, [])
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


def _name_cards(position: Position, racing: Sequence[int], tell: Tell) -> Talk[SeatPlay]:
    played = SeatPlay({}, [])
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
