"""What a bot saw when it played a card: the win chance with each, and what the coach would have said."""

from echappee.engine import Question
from echappee.flamme.bots.people.prospects import Prospects
from echappee.flamme.rules import Card, View
from echappee.flamme.table.coach import advise
from echappee.server.tables.game_table import Advice


def explain(question: Question, view: View) -> Advice:
    """By card, chances in percent, and the squares that a climb takes; nothing if the coach cannot tell."""
    told = advise(question, view).chances
    if not any("win" in chances for chances in told.values()):
        return {}
    outlook = Prospects(view, view.rider(f"{question.seat}.{question.id.rider}"))
    return {
        card: {**chances, "wasted": round(outlook.prospect(Card.parse(card)).wasted)}
        for card, chances in told.items()
    }
