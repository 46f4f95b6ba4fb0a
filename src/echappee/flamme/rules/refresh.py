"""Refresh phase (rules 11.3): every rider takes cards back, up to a total value, and shuffles everything."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from echappee.engine import Pick, Talk, Tell, ask, together
from echappee.flamme.rules.cards import EXHAUSTION, Card, Pile, pile, without
from echappee.flamme.rules.course import REFRESH
from echappee.flamme.rules.position import Position, Rider, Token, next_round

LIMIT = 24
"""The total value that a rider may take back; one more for the rider with the token (11.3.3)."""
NONE = "none"


class Retrieval(NamedTuple):
    """Any of these cards up to a total value: written in their order, as in 3,6,7,8, or none."""

    cards: Pile
    limit: int

    def allows(self, answer: str) -> bool:
        try:
            cards = read_cards(answer)
            without(self.cards, cards)
        except ValueError:
            return False
        return _total(cards) <= self.limit and print_cards(cards) == answer

    def listed(self) -> Sequence[str] | None:
        """There are too many to list."""
        return None

    def only(self) -> str | None:
        """Nobody has to take cards, so there is always a choice."""
        return None

    def sample(self, pick: Pick) -> str:
        """Cards one by one, until chance stops or nothing more fits."""
        taken: list[Card] = []
        left = list(self.cards)
        while fitting := [card for card in left if _total(taken) + card.value <= self.limit]:
            index = pick(len(fitting) + 1)
            if index == len(fitting):
                break
            taken.append(fitting[index])
            left.remove(fitting[index])
        return print_cards(pile(taken))


def refresh(position: Position, tell: Tell) -> Talk[Position]:
    """Every seat chooses for its riders; it happens once, then the token has no further use (11.3.5)."""
    racing = {seat: [at for at in position.of(seat) if position.riders[at].racing] for seat in position.seats}
    taken = yield from together(
        {seat: partial(_choose, position, own) for seat, own in racing.items() if own}
    )
    riders = list(position.riders)
    for by_seat in taken.values():
        for index, cards in by_seat.items():
            riders[index] = _refreshed(riders[index], cards, tell)
    return next_round(position._replace(riders=tuple(riders)), tell)


def limit_of(rider: Rider) -> int:
    return LIMIT + (Token(REFRESH, 1) in rider.tokens)


def print_cards(cards: Sequence[Card]) -> str:
    """The answer that takes these cards."""
    return ",".join(map(str, cards)) or NONE


def read_cards(text: str) -> Pile:
    """The cards of an answer; ValueError if it is not one."""
    return () if text == NONE else pile(map(Card.parse, text.split(",")))


def _choose(position: Position, own: Sequence[int], _: Tell) -> Talk[dict[int, Pile]]:
    chosen: dict[int, Pile] = {}
    for index in own:
        rider = position.riders[index]
        cards = tuple(card for card in rider.played if card != EXHAUSTION)
        choices = Retrieval(cards, limit_of(rider))
        chosen[index] = ()
        if cards:
            answer = yield from ask(position.key("refresh", rider.team, rider.type), choices, sealed=True)
            chosen[index] = read_cards(answer)
    return chosen


def _refreshed(rider: Rider, cards: Pile, tell: Tell) -> Rider:
    """The cards taken back, the recycled and the face-down ones, all shuffled together (11.3.4)."""
    tell("refreshed", "11.3.4", rider=rider.name, cards=tuple(map(str, cards)))
    deck = pile(rider.pile + rider.recycled + cards)
    return rider._replace(pile=deck, recycled=(), played=without(rider.played, cards))


def _total(cards: Sequence[Card]) -> int:
    return sum(card.value for card in cards)
