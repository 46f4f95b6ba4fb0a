"""Breakaway (rules 6.4, 6.5): every seat bids cards of one rider for a start in front."""

from functools import partial
from typing import NamedTuple

from echappee.engine import Listed, Seat, Talk, Tell, ask, together
from echappee.flamme.rules.cards import EXHAUSTION, Pile, pile
from echappee.flamme.rules.energy import choose, draw_hand, recycled, whole_deck
from echappee.flamme.rules.position import Position, Rider, Ruleset, advance
from echappee.flamme.rules.specialists import BAROUDEUR


class Bid(NamedTuple):
    """The bid of a seat so far: its rider, already without the bid cards, and its index among all riders."""

    rider_index: int
    rider: Rider
    cards: Pile = ()
    doubled: bool = False
    """Whether it is one card that counts double, as a Baroudeur may bid (6.5.1)."""

    @property
    def strength(self) -> tuple[int, int, int]:
        """Sorts bids, the best first: the sum, then further back, then further left (6.4.4, 6.4.5)."""
        value = sum(card.value for card in self.cards) * (2 if self.doubled else 1)
        return (-value, self.rider.square, -self.rider.lane)

    @property
    def price(self) -> int:
        """The exhaustion cards that winning costs (6.4.7, 6.5.2)."""
        return 1 if self.doubled else 2


def breakaway(position: Position, tell: Tell) -> Talk[Position]:
    """Bid twice, send the best bidders ahead, give the others their cards back."""
    bids = yield from together({seat: partial(_first_bid, position, seat) for seat in position.seats})
    _reveal(bids, tell)
    others = {seat: bid for seat, bid in bids.items() if not bid.doubled}
    again = yield from together({seat: partial(_bid, position, bid, 2) for seat, bid in others.items()})
    _reveal(again, tell)
    bids |= again
    riders = list(position.riders)
    ranked = sorted(bids.values(), key=lambda bid: bid.strength)
    for rank, bid in enumerate(ranked):
        if rank < len(position.course.breakaway):
            riders[bid.rider_index] = _break_away(bid, *position.course.breakaway[rank], tell)
        else:
            riders[bid.rider_index] = _fall_back(bid, tell)
    return advance(position._replace(riders=tuple(riders)), tell)


def _first_bid(position: Position, seat: Seat, tell: Tell) -> Talk[Bid]:
    """Choose the rider in secret, then bid its first card (6.4.2)."""
    types = {position.riders[index].type: index for index in position.of(seat)}
    answer = yield from ask(position.key("rider", seat), Listed(tuple(types)), sealed=True)
    index = types[answer]
    rider = position.riders[index]
    bid = Bid(index, rider, doubled=doubles(position.ruleset, rider.specialist))
    return (yield from _bid(position, bid, 1, tell))


def doubles(ruleset: Ruleset, specialist: str) -> bool:
    """Whether a rider that is this specialist bids one card that counts double (6.5.1)."""
    return ruleset.baroudeur_bid and specialist == BAROUDEUR


def _bid(position: Position, bid: Bid, number: int, tell: Tell) -> Talk[Bid]:
    """Draw four cards, bid one, recycle the others (6.4.3); a card drawn alone is the bid (6.5.1)."""
    rider, seat = bid.rider, bid.rider.team
    drawing, choosing = (position.key(f"{kind}{number}", seat, rider.type) for kind in ("draw", "card"))
    if position.ruleset.declared:
        hand = whole_deck(rider)
    else:
        hand = yield from draw_hand(rider, 1 if bid.doubled else 4, drawing, tell)
    if bid.doubled and not position.ruleset.declared:
        card = hand.cards[0]
    else:
        card = yield from choose(hand, choosing)
    tell("bid", "6.5.1" if bid.doubled else "6.4.3", rider=rider.name, card=str(card))
    rider = rider._replace(pile=hand.pile, recycled=recycled(hand, card))
    return bid._replace(rider=rider, cards=(*bid.cards, card))


def _reveal(bids: dict[Seat, Bid], tell: Tell) -> None:
    for bid in bids.values():
        shown = tuple(map(str, bid.cards))
        if bid.doubled:
            tell("bid-doubled", "6.5.1", rider=bid.rider.name, cards=shown)
        else:
            tell("bid-revealed", "6.4.3", rider=bid.rider.name, cards=shown)


def _break_away(bid: Bid, square: int, lane: int, tell: Tell) -> Rider:
    """Forward to the square won; the bid cards are gone, exhaustion cards come in (6.4.6, 6.4.7, 6.5.2)."""
    rider, price = bid.rider, bid.price
    tell("broke-away", "6.4.6", rider=rider.name, square=square, lane=lane, exhaustion=price)
    deck = pile((*rider.pile, *rider.recycled, *(EXHAUSTION,) * price))
    return rider._replace(
        square=square, lane=lane, pile=deck, recycled=(), played=pile(bid.cards), taken=rider.taken + price
    )


def _fall_back(bid: Bid, tell: Tell) -> Rider:
    """The bid cards go back into the deck, which is shuffled (6.4.8, 6.4.9)."""
    rider = bid.rider
    tell("bid-lost", "6.4.8", rider=rider.name)
    return rider._replace(pile=pile(rider.pile + rider.recycled + bid.cards), recycled=())
