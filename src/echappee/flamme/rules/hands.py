"""Drawing a hand and playing one card of it (rules 2.2, 2.3), in the energy phase and for bids."""

from typing import NamedTuple

from echappee.engine import Key, Listed, Talk, Tell, ask, draw
from echappee.flamme.rules.cards import Card, Pile, pile, without
from echappee.flamme.rules.position import Rider


class Hand(NamedTuple):
    """Cards in the hand as they are and as they are written, and the deck without them."""

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
    """The card its seat chooses from the hand."""
    answer = yield from ask(key, Listed(hand.texts), sealed=True)
    return hand.cards[hand.texts.index(answer)]


def recycled(hand: Hand, card: Card) -> Pile:
    """Everything but the card played goes face up under the deck (2.3.1)."""
    return pile(hand.recycled + without(hand.cards, (card,)))
