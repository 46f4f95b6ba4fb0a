"""What the coach says about the cards of a hand beside their win chances: their risks, and why."""

from typing import Final

from echappee.engine import Question
from echappee.flamme.bots.people.prospects import Prospects
from echappee.flamme.rules import Card, View
from echappee.flamme.study.odds import Odds, odds
from echappee.flamme.study.reasons import card_sentence
from echappee.server.tables.game_table import Advice, Counsel

RISKS: Final = ("exhausted", "sheltered", "blocked")
"""Which of the known chances the coach shows for a card."""


def counsel(question: Question, view: View) -> Counsel:
    """The risks of each card; nothing for other questions."""
    name = _rider(question)
    found = _odds(question, view)
    return Counsel(
        chances={str(card): _percent(chances) for card, chances in found.items()},
        said={str(card): card_sentence(view, name, card, chances) for card, chances in found.items()},
    )


def explain(question: Question, view: View) -> Advice:
    """The facts about each card when it was played: risks, and the squares that a climb takes."""
    told = counsel(question, view).chances
    if not told:
        return {}
    outlook = Prospects(view, view.rider(f"{question.seat}.{question.id.rider}"))
    return {
        card: {**chances, "wasted": round(outlook.prospect(Card.parse(card)).wasted)}
        for card, chances in told.items()
    }


def _odds(question: Question, view: View) -> dict[Card, Odds]:
    if question.id.kind != "card":
        return {}
    return odds(view, _rider(question), map(Card.parse, question.options() or ()))


def _rider(question: Question) -> str:
    return f"{question.seat}.{question.id.rider}"


def _percent(chances: Odds) -> dict[str, int]:
    return {name: round(100 * chance) for name, chance in chances._asdict().items() if name in RISKS}
