"""Cards to take back in the refresh phase: what people type for them, and the best choice."""

import re

from echappee.flamme.rules import Card
from echappee.flamme.rules.cards import pile, without
from echappee.flamme.rules.refresh import NONE, Retrieval, print_cards
from echappee.flamme.terminal.drawing.cards import count, meant

BEST = "best"


def read_retrieval(choices: Retrieval, text: str) -> str | None:
    """The answer that is meant: cards by value in any order, `best` or `none`; None if it is not allowed."""
    typed = text.strip().lower()
    if typed in (BEST, NONE):
        return print_cards(best(choices) if typed == BEST else ())
    left, taken = choices.cards, []
    for word in re.split(r"[ ,]+", typed):
        card = meant(left, word)
        if card is None:
            return None
        left = without(left, (card,))
        taken.append(card)
    answer = print_cards(pile(taken))
    return answer if choices.allows(answer) else None


def best(choices: Retrieval) -> tuple[Card, ...]:
    """The greatest total that is allowed, made of as few cards as possible."""
    by_total: dict[int, tuple[Card, ...]] = {0: ()}
    for card in reversed(choices.cards):
        for total, cards in list(by_total.items()):
            more = total + card.value
            known = by_total.get(more)
            if more <= choices.limit and (known is None or len(known) > len(cards) + 1):
                by_total[more] = (*cards, card)
    return pile(by_total[max(by_total)])


def expected_cards(choices: Retrieval) -> str:
    """What may be typed, in a few words."""
    return f"type cards of {count(choices.cards)} with a total of at most {choices.limit}, best or none"
