"""The bot that rides for the finish: every question has its own way of being answered."""

from collections.abc import Callable

from echappee.bots.tempo.evaluation import worth
from echappee.bots.tempo.forecast import forecast, reach
from echappee.bots.tempo.weights import WEIGHTS, Weights
from echappee.engine import Question
from echappee.flamme import Card, View


class TempoBot:
    """Plays the card with the best evaluation; nothing is left to chance, so the seed changes nothing."""

    def __init__(self, seed: int | str = 0, weights: Weights = WEIGHTS) -> None:
        del seed
        self._weights = weights

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        """One of the answers that the question allows."""
        options = question.options()
        assert options
        kind = question.id.kind
        if len(options) == 1 or kind in ("first", "rider"):
            return options[0]
        if kind.startswith("place"):
            return options[0]
        view = look()
        rider = view.rider(f"{question.seat}.{question.id.rider}")
        mates = [mate for mate in view.own if mate.type != rider.type and mate.racing and mate.card]
        mate = reach(view.course, mates[0], mates[0].card) if mates and mates[0].card else 0
        around = forecast(view.course, view.riders, rider)
        return max(
            options,
            key=lambda option: worth(self._weights, view.course, rider, mate, around, Card.parse(option)),
        )
