"""The bot that rides for the finish: each kind of question has its own way of being answered."""

from collections.abc import Callable, Sequence

from echappee.bots.tempo.bids import Bidding
from echappee.bots.tempo.evaluation import Evaluation
from echappee.bots.tempo.placement import place
from echappee.bots.tempo.weights import WEIGHTS, Weights
from echappee.engine import Question
from echappee.flamme import Card, View
from echappee.flamme.cards import ROULEUR


class TempoBot:
    """Gives the answer with the best evaluation; it leaves nothing to chance, so all seeds give the same."""

    def __init__(self, seed: int | str = 0, weights: Weights = WEIGHTS) -> None:  # noqa: ARG002 - see above
        self._weights = weights

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        """One of the answers that the question allows."""
        options = question.options()
        assert options, "every question of these rules lists its answers"
        if len(options) == 1:
            return options[0]
        if question.id.phase == "placement":
            return place(options)
        if question.id.kind in ("first", "rider"):
            # Both measured: the Rouleur bids better, and rides better as the one whose card is known.
            return ROULEUR
        return self._card(question, options, look())

    def _card(self, question: Question, options: Sequence[str], view: View) -> str:
        rider = view.rider(f"{question.seat}.{question.id.rider}")
        if question.id.phase == "breakaway":
            worth = Bidding(view, rider).worth
        else:
            worth = Evaluation(view, rider, self._weights).worth
        return max(options, key=lambda option: worth(Card.parse(option)))
