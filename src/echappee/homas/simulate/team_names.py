"""What tables call the five teams."""

from collections.abc import Sequence
from itertools import zip_longest

from echappee.homas.rules.cards import COLOURS
from echappee.homas.rules.setup import NEUTRAL


def team_names(teams: Sequence[str]) -> list[str]:
    """As in white (domestique); teams without a word of their own are neutral."""
    words = zip_longest(COLOURS, teams, fillvalue=NEUTRAL)
    return [f"{colour} ({word})" for colour, word in words]
