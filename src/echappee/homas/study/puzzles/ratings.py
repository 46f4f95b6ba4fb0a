"""How hard a puzzle is, by how likely riders of different kinds find its answer."""

from collections.abc import Mapping

from echappee.engine import Question
from echappee.homas.bots.director import Director, skills
from echappee.homas.rules import View
from echappee.study.difficulty import like_a_bot, rated, roughly

THRIFTY = 3
"""The level of a director that looks less far."""


def rating(question: Question, view: View, chances: Mapping[str, float]) -> int:
    """The rating, from how likely a rough rider, one who guesses, and two bots find the best answer."""
    best = max(chances, key=chances.__getitem__)
    bots = (Director(), Director(using=skills(THRIFTY)))
    right = (bot.answer(question, lambda: view) == best for bot in bots)
    return rated((roughly(chances)[best], 1 / len(chances), *(like_a_bot(right=each) for each in right)))
