"""How hard a puzzle is: its rating, from how likely riders of different kinds find the best answer."""

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log10
from statistics import fmean
from typing import Final

AVERAGE: Final = 1500
"""The rating of a puzzle that is solved as often as missed."""
SPREAD: Final = 800
"""How much higher a puzzle is rated that is missed ten times as often as solved."""
SIGHT: Final = 0.1
"""By how much chances must differ for a rider with a rough eye."""
LIKE_A_BOT: Final = 0.75
"""How likely a rider like a bot finds the bot's answer."""


def rated(found: Iterable[float]) -> int:
    """The rating of a puzzle whose answer riders find with these probabilities."""
    return round(AVERAGE + SPREAD * fmean(log10((1 - each) / each) for each in found))


def level_of(rating: int, levels: Sequence[int]) -> int:
    """From 1 to 5, the easiest first; `levels` are the highest ratings of the first four."""
    return 1 + sum(rating > most for most in levels)


def roughly(chances: Mapping[str, float]) -> Mapping[str, float]:
    """How likely a rider with a rough eye gives each answer."""
    return shares({answer: chance / SIGHT for answer, chance in chances.items()})


def like_a_bot(*, right: bool) -> float:
    """How likely a rider like a bot finds an answer that the bot gives, or does not give."""
    return LIKE_A_BOT if right else 1 - LIKE_A_BOT


def shares(likes: Mapping[str, float]) -> Mapping[str, float]:
    """A preferred answer is likelier; they add up to 1."""
    most = max(likes.values())
    parts = {answer: exp(like - most) for answer, like in likes.items()}
    return {answer: part / sum(parts.values()) for answer, part in parts.items()}
