"""Breakaway (rules 6.4): every seat bids two cards of one rider for a start in front."""

from functools import partial
from typing import NamedTuple

from echappee.engine import Listed, Seat, Talk, Tell, ask, together
from echappee.flamme.cards import EXHAUSTION, Pile, pile
from echappee.flamme.hands import choose, draw_hand, recycled, whole_deck
from echappee.flamme.position import Position, Rider, advance


class Bid(NamedTuple):
    """What a seat has bid so far: its rider (at this place among all), the bid cards out of its deck."""

    place: int
    rider: Rider
    cards: Pile = ()

    @property
    def strength(self) -> tuple[int, int, int]:
        """Sorts bids, the best first: the sum, then further back, then further left (6.4.4, 6.4.5)."""
        return (-sum(card.value for card in self.cards), self.rider.square, -self.rider.lane)


def breakaway(position: Position, tell: Tell) -> Talk[Position]:
    """Bid twice, send the best bidders ahead, give the others their cards back."""
    bids = yield from together({seat: partial(_first_bid, position, seat) for seat in position.seats})
    _reveal(bids, tell)
    bids = yield from together({seat: partial(_bid, position, bid, 2) for seat, bid in bids.items()})
    _reveal(bids, tell)
    riders = list(position.riders)
    ranked = sorted(bids.values(), key=lambda bid: bid.strength)
    for rank, bid in enumerate(ranked):
        if rank < len(position.course.breakaway):
            riders[bid.place] = _break_away(bid, *position.course.breakaway[rank], tell)
        else:
            riders[bid.place] = _fall_back(bid, tell)
    return advance(position._replace(riders=tuple(riders)), tell)


def _first_bid(position: Position, seat: Seat, tell: Tell) -> Talk[Bid]:
    """Choose the rider in secret, then bid its first card (6.4.2)."""
    types = {position.riders[index].type: index for index in position.of(seat)}
    answer = yield from ask(position.key("rider", seat), Listed(tuple(types)), sealed=True)
    place = types[answer]
    return (yield from _bid(position, Bid(place, position.riders[place]), 1, tell))


def _bid(position: Position, bid: Bid, number: int, tell: Tell) -> Talk[Bid]:
    """Draw four cards, bid one, recycle the others (6.4.3)."""
    rider, seat = bid.rider, bid.rider.team
    if position.ruleset.declared:
        hand = whole_deck(rider)
    else:
        hand = yield from draw_hand(rider, 4, position.key(f"draw{number}", seat, rider.type), tell)
    card = yield from choose(hand, position.key(f"card{number}", seat, rider.type))
    tell("bid", "6.4.3", rider=rider.name, card=str(card))
    rider = rider._replace(pile=hand.pile, recycled=recycled(hand, card))
    return bid._replace(rider=rider, cards=(*bid.cards, card))


def _reveal(bids: dict[Seat, Bid], tell: Tell) -> None:
    for bid in bids.values():
        tell("bid-revealed", "6.4.3", rider=bid.rider.name, cards=tuple(map(str, bid.cards)))


def _break_away(bid: Bid, square: int, lane: int, tell: Tell) -> Rider:
    """Forward to the place won; the bid cards are gone and two exhaustion cards come in (6.4.6, 6.4.7)."""
    rider = bid.rider
    tell("broke-away", "6.4.6", rider=rider.name, square=square, lane=lane)
    deck = pile((*rider.pile, *rider.recycled, EXHAUSTION, EXHAUSTION))
    return rider._replace(
        square=square, lane=lane, pile=deck, recycled=(), played=pile(bid.cards), taken=rider.taken + 2
    )


def _fall_back(bid: Bid, tell: Tell) -> Rider:
    """The bid cards go back into the deck, which is shuffled (6.4.8, 6.4.9)."""
    rider = bid.rider
    tell("bid-lost", "6.4.8", rider=rider.name)
    return rider._replace(pile=pile(rider.pile + rider.recycled + bid.cards), recycled=())
