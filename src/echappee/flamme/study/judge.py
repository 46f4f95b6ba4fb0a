"""Patron's network as a judge: the win chance of every answer, and of every team."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from echappee.engine import Question
from echappee.flamme.bots.patron.deciding import steps_of
from echappee.flamme.bots.patron.inputs import Inputs, is_usual
from echappee.flamme.bots.patron.network import Network, load
from echappee.flamme.rules import RiderView, View
from echappee.flamme.study.following import best_answer, chance_with, shares
from echappee.flamme.study.hands import Hand, before_drawing, guessed, with_rider
from echappee.flamme.study.results import winner

BEFORE_RIDING: Final = {"draft": "pick", "weather": "place rider", "placement": "place rider"}
"""What a team is asked before its riders are on the road, by phase."""


class NetworkJudge:
    """Looks at what patron would look at in the seat's place."""

    name = "patron"

    def __init__(self, network: Network) -> None:
        self._network = network
        self._look = cache(network.forward)

    def answers(self, question: Question, view: View, played: str) -> Mapping[str, float]:
        """For every question that the network has learned, if there was a choice and the race was open."""
        if winner(view) or not self._network.questions.issuperset(steps_of(question)) or not is_usual(view):
            return {}
        options = question.options() or {best_answer(question, view, self._look), played}
        if question.options() and len(options) == 1:
            return {}
        return {option: chance_with(question, view, option, self._look) for option in options}

    def before_draw(self, question: Question, view: View, began: View) -> float:
        """On average over some hands that could have been drawn, always the same ones."""
        rider = view.rider(f"{question.seat}.{question.id.rider}") if question.id.rider else None
        hands = before_drawing(rider, began) if rider and rider.hand else ()
        if not rider or not hands:
            return chance_with(question, view, best_answer(question, view, self._look), self._look)
        (step,) = steps_of(question)
        return sum(self._with_hand(view, rider, hand, step) for hand in hands) / len(hands)

    def teams(self, view: View) -> Mapping[str, float]:
        """What a seat with a hand thinks; of a spectator's view, what every team would think on average.

        They would think it with some hands out of their decks.
        """
        seats = [team.colour for team in view.teams]
        if won := winner(view):
            return {seat: float(seat == won) for seat in seats}
        question = BEFORE_RIDING.get(view.phase, "card")
        if question not in self._network.questions or not is_usual(view):
            return {}
        asked = [rider for rider in view.riders if rider.hand] or _asked(view, question)
        looks = [self._seen_by(view, rider, question) for rider in asked]
        return {seat: sum(look[seat] for look in looks) / len(looks) for seat in seats} if looks else {}

    def _with_hand(self, view: View, rider: RiderView, hand: Hand, step: str) -> float:
        drawn = rider._replace(hand=hand.cards, pile=hand.pile, recycled=hand.recycled)
        return self._shares(with_rider(view, drawn), drawn, step)[0]

    def _seen_by(self, view: View, rider: RiderView, question: str) -> Mapping[str, float]:
        """The chances of all teams as this rider's team would see them."""
        seats = [team.colour for team in view.teams]
        first = seats.index(rider.team)
        own = view._replace(seat=rider.team)
        drawn = guessed(view, rider) if question == "card" and not rider.hand else [rider]
        found = [self._shares(with_rider(own, each), each, question) for each in drawn]
        mean = [sum(column) / len(found) for column in zip(*found, strict=True)]
        return {seat: mean[(index - first) % len(seats)] for index, seat in enumerate(seats)}

    def _shares(self, view: View, rider: RiderView, question: str) -> Sequence[float]:
        return shares(self._look(bytes(Inputs(view, rider, question).bytes)), len(view.teams))


@cache
def network_judge() -> NetworkJudge:
    """With the network in the package."""
    return NetworkJudge(load())


def _asked(view: View, question: str) -> Sequence[RiderView]:
    """One rider of each team that somebody rides for: the foremost on the road, or its first one."""
    found: dict[str, RiderView] = {}
    riders = [rider for rider in view.riders if not rider.automatic]
    if question == "card":
        on_road = (rider for rider in riders if rider.racing and rider.deck)
        riders = sorted(on_road, key=lambda rider: rider.rank)
    for rider in riders:
        found.setdefault(rider.team, rider)
    return list(found.values())
