"""What a bot saw when it played a card: patron's win chance with each, and what the coach would have said."""

from echappee.engine import Question
from echappee.flamme.bots.patron import PatronBot
from echappee.flamme.bots.people.prospects import Outlook
from echappee.flamme.rules import Card, View
from echappee.flamme.table.coach import risks
from echappee.server.tables.game_table import Advice


def explain(question: Question, view: View) -> Advice:
    """By card, chances in percent, and the squares that a climb takes; nothing if patron has no opinion."""
    wins = PatronBot().chances(question, lambda: view)
    if not wins:
        return {}
    outlook = Outlook(view, view.rider(f"{question.seat}.{question.id.rider}"))
    return {
        card: {
            "win": round(100 * wins[card]),
            **chances,
            "wasted": round(outlook.prospect(Card.parse(card)).wasted),
        }
        for card, chances in risks(question, view).items()
    }
