"""How hard a puzzle is, by how likely riders of different kinds find its answer."""

from collections.abc import Mapping
from math import exp, log10
from statistics import fmean
from typing import Final

from echappee.engine import Question
from echappee.flamme.bots.patron import PatronBot
from echappee.flamme.bots.people import HABITS, HASTE
from echappee.flamme.bots.people.prospects import Prospects, leaning
from echappee.flamme.bots.tempo import TempoBot
from echappee.flamme.rules import Card, View, preview

AVERAGE: Final = 1500
"""The rating of a puzzle that is solved as often as missed."""
SPREAD: Final = 800
"""How much higher a puzzle is rated that is missed ten times as often as solved."""
SIGHT: Final = 0.1
"""By how much chances must differ for a rider with a rough eye."""
NEVER: Final = 0.1
"""How likely an answer against all habits is found."""
LIKE_A_BOT: Final = 0.75
"""How likely a rider like a bot finds the bot's answer."""


def rating(question: Question, view: View, chances: Mapping[str, float]) -> int:
    """The rating, from how likely hasty, rough and thrifty riders, and two bots, find the best answer."""
    best = max(chances, key=chances.__getitem__)
    bots = (bot.answer(question, lambda: view) == best for bot in (TempoBot(0), PatronBot(0)))
    found = (
        _hasty(question, view)[best],
        _rough(chances)[best],
        _thrifty(question, view, best),
        *(LIKE_A_BOT if right else 1 - LIKE_A_BOT for right in bots),
    )
    return round(AVERAGE + SPREAD * fmean(log10((1 - each) / each) for each in found))


def _hasty(question: Question, view: View) -> Mapping[str, float]:
    """How likely each answer is for a hasty rider; see `bots/people`."""
    answers = question.options() or ()
    if question.id.kind != "card":
        return _shares(dict.fromkeys(answers, 0.0))
    outlook = Prospects(view, view.rider(f"{question.seat}.{question.id.rider}"))
    return _shares({each: leaning(HABITS, outlook.prospect(Card.parse(each))) / HASTE for each in answers})


def _rough(chances: Mapping[str, float]) -> Mapping[str, float]:
    return _shares({answer: chance / SIGHT for answer, chance in chances.items()})


def _thrifty(question: Question, view: View, best: str) -> float:
    """How likely the best answer is for somebody who pays no more than a square costs, and else guesses."""
    answers = question.options() or ()
    if question.id.kind != "card":
        return 1 / len(answers)
    name = f"{question.seat}.{question.id.rider}"
    cheapest: dict[int, str] = {}
    for answer in sorted(answers, key=lambda each: Card.parse(each).value):
        cheapest.setdefault(preview(view, name, Card.parse(answer)).square, answer)
    return 1 / len(cheapest) if best in cheapest.values() else NEVER


def _shares(likes: Mapping[str, float]) -> Mapping[str, float]:
    """A preferred answer is likelier; they add up to 1."""
    most = max(likes.values())
    parts = {answer: exp(like - most) for answer, like in likes.items()}
    return {answer: part / sum(parts.values()) for answer, part in parts.items()}
