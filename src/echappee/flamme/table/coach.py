"""What the coach says about the cards of a hand, in percent."""

from echappee.engine import Question
from echappee.flamme.rules import Card, View
from echappee.flamme.study.odds import odds
from echappee.server.tables.game_table import Advice


def advise(question: Question, view: View) -> Advice:
    """The chances of each card; nothing about any other question."""
    key = question.id
    if key.kind != "card":
        return {}
    found = odds(view, f"{key.seat}.{key.rider}", map(Card.parse, question.options() or ()))
    return {
        str(card): {name: round(100 * chance) for name, chance in chances._asdict().items()}
        for card, chances in found.items()
    }
