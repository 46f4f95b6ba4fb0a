"""Sprints (rules 4.2, 5.8): everything at the line, nothing on the way."""

from collections.abc import Sequence

from echappee.homas.rules.cards import value
from echappee.homas.rules.options import ROLL


def rush(options: Sequence[str]) -> str:
    """Dice only: points and seconds on the way are not worth a card."""
    return options[options.index(ROLL)]


def sprint(options: Sequence[str]) -> str:
    """As many cards as there may be."""
    return max(options, key=_squares)


def _squares(option: str) -> int:
    return 0 if option == ROLL else sum(value(card) for card in option.split("+"))
