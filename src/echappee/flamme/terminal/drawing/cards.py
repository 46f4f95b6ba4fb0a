"""Cards as they are shown and typed: 5, 2e for exhaustion, 9n for a nimble 9; and what powers do."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from echappee.flamme.rules import Card
from echappee.flamme.rules.cards import POWERS

POWER_LETTERS: Final = {
    "asc6": "u",
    "asc7": "u",
    "desc7": "d",
    "recovery": "r",
    "relentless": "t",
    "breakaway": "b",
    "chase": "c",
    "nimble": "n",
}
POWER_WORDS: Final = {
    "asc6": "up to 6 uphill",
    "asc7": "up to 7 uphill",
    "desc7": "7 downhill",
    "recovery": "sheds exhaustion",
    "relentless": "no exhaustion",
    "breakaway": "nobody follows",
    "chase": "closes a gap",
    "nimble": "always finds room",
}
LETTER_WORDS: Final = {
    POWER_LETTERS[power]: "strong uphill" if power.startswith("asc") else word
    for power, word in POWER_WORDS.items()
}
"""What a letter means; the two powers for climbs share one."""


def powers_of(card: Card) -> list[str]:
    return [power for power in card.kind.split("+")[1:] if power in POWERS]


def short(card: Card) -> str:
    """The card as it is shown: a letter for every power."""
    letters = "".join(POWER_LETTERS[power] for power in powers_of(card))
    return f"{card.value}{letters}" if letters else str(card)


def count(cards: Iterable[Card]) -> str:
    """Cards by value, as in 3×2 5 9×3."""
    counted = Counter(map(short, cards))
    return " ".join(f"{card}×{number}" if number > 1 else card for card, number in counted.items()) or "none"


def what_they_do(cards: Iterable[Card]) -> str:
    """The powers of these cards in a few words; empty if they have none."""
    powers = dict.fromkeys(power for card in cards for power in powers_of(card))
    return ", ".join(POWER_WORDS[power] for power in powers)


def meant(cards: Sequence[Card], typed: str) -> Card | None:
    """The card of these that was typed: in full, in short, or by its value if only one has it."""
    for name in (str, short):
        found = [card for card in cards if name(card) == typed.lower()]
        if found:
            return found[0]
    of_value = {card for card in cards if str(card.value) == typed}
    return of_value.pop() if len(of_value) == 1 else None
