"""Drawing a hand and playing one card of it (rules 2.2, 2.3), in the energy phase and for bids."""

from echappee.engine import Key, Listed, Talk, Tell, ask, draw
from echappee.flamme.cards import Card, Pile, pile, without
from echappee.flamme.position import Rider


def draw_hand(rider: Rider, count: int, key: Key, tell: Tell) -> Talk[tuple[Pile, Rider]]:
    """So many cards from the face-down part, the recycled ones shuffled in when it runs out (2.2)."""
    hand: Pile = ()
    face_down, recycled = rider.pile, rider.recycled
    reshuffled = len(face_down) < count
    if reshuffled:
        hand, face_down, recycled = face_down, recycled, ()
    more = min(count - len(hand), len(face_down))
    drawn = yield from draw(key, face_down, more)
    hand = pile(hand + drawn)
    tell(
        "drew", "2.2.2" if reshuffled else "2.2.1", rider=rider.name, hand=_texts(hand), reshuffled=reshuffled
    )
    return hand, rider._replace(pile=without(face_down, drawn), recycled=recycled)


def choose(hand: Pile, key: Key) -> Talk[Card]:
    """The card its seat chooses from these."""
    answer = yield from ask(key, Listed(_texts(hand)), sealed=True)
    return next(card for card in hand if str(card) == answer)


def recycle(rider: Rider, hand: Pile, card: Card) -> Rider:
    """Everything but the card played goes face up under the deck (2.3.1)."""
    return rider._replace(recycled=pile(rider.recycled + without(hand, (card,))))


def gather(rider: Rider) -> Rider:
    """The whole deck face down: with declared cards nobody follows what is recycled (2.4.1)."""
    return rider._replace(pile=pile(rider.pile + rider.recycled), recycled=())


def _texts(cards: Pile) -> tuple[str, ...]:
    return tuple(map(str, cards))
