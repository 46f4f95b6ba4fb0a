"""How hard a puzzle is, by how likely riders of different kinds find its answer."""

from collections.abc import Mapping
from typing import Final

from echappee.engine import Question
from echappee.flamme.bots.patron import PatronBot
from echappee.flamme.bots.people import HABITS, HASTE
from echappee.flamme.bots.people.prospects import Prospects, leaning
from echappee.flamme.bots.tempo import TempoBot
from echappee.flamme.rules import Card, View, preview
from echappee.study.difficulty import like_a_bot, rated, roughly, shares

NEVER: Final = 0.1
"""How likely an answer against all habits is found."""


def rating(question: Question, view: View, chances: Mapping[str, float]) -> int:
    """The rating, from how likely hasty, rough and thrifty riders, and two bots, find the best answer."""
    best = max(chances, key=chances.__getitem__)
    bots = (bot.answer(question, lambda: view) == best for bot in (TempoBot(0), PatronBot(0)))
    found = (
        _hasty(question, view)[best],
        roughly(chances)[best],
        _thrifty(question, view, best),
        *(like_a_bot(right=right) for right in bots),
    )
    return rated(found)


def _hasty(question: Question, view: View) -> Mapping[str, float]:
    """How likely each answer is for a hasty rider; see `bots/people`."""
    answers = question.options() or ()
    if question.id.kind != "card":
        return shares(dict.fromkeys(answers, 0.0))
    outlook = Prospects(view, view.rider(f"{question.seat}.{question.id.rider}"))
    return shares({each: leaning(HABITS, outlook.prospect(Card.parse(each))) / HASTE for each in answers})


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
