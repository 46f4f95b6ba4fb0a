"""Patron's network as a judge: the win chance of every answer, and of every team.

The chance of a seat is the chance of its best answer. The network also says how likely a win is with every
answer. That is less exact, so only the ratio to the best answer counts. An answer in several steps costs what
its steps cost.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import exp
from random import Random
from typing import Final, NamedTuple

from echappee.engine import Question
from echappee.flamme.bots.patron.decision import decide, steps_of, steps_to
from echappee.flamme.bots.patron.inputs import Inputs, is_usual
from echappee.flamme.bots.patron.layout import DONE
from echappee.flamme.bots.patron.network import UNIT, Answers, Network, load
from echappee.flamme.rules import Pile, Position, RiderView, View, pile, without

HANDS: Final = 4
"""How many hands the average worth of a draw is taken over."""


class PossibleHand(NamedTuple):
    """Cards that a rider may have drawn, and the rest of its deck."""

    cards: Pile
    pile: Pile
    recycled: Pile


def before_drawing(rider: RiderView, began: View) -> Sequence[PossibleHand]:
    """Hands that this rider could have drawn instead of the one it has.

    None where there was nothing to draw from but this hand.
    """
    hand, face_down, recycled = rider.hand or (), rider.pile or (), rider.recycled or ()
    if recycled:
        face_down = pile(face_down + hand)
    else:  # they may have been shuffled in
        before = began.rider(rider.name)
        face_down, recycled = before.pile or (), before.recycled or ()
    if len(hand) >= len(face_down) + len(recycled):
        return ()
    random = Random(f"{rider.name} {face_down} {recycled} {len(hand)}")
    return [_draw(random, face_down, recycled, len(hand)) for _ in range(HANDS)]


def _draw(random: Random, face_down: Pile, recycled: Pile, size: int) -> PossibleHand:
    if size <= len(face_down):
        cards = pile(random.sample(face_down, size))
        return PossibleHand(cards, without(face_down, cards), recycled)
    more = random.sample(recycled, size - len(face_down))
    return PossibleHand(pile((*face_down, *more)), without(recycled, pile(more)), ())


def guessed(view: View, rider: RiderView) -> Sequence[RiderView]:
    """The rider with hands out of all its cards: a spectator cannot see where they are."""
    random = Random(f"{rider.name} {rider.deck} {view.round}")
    draws = min(view.course.at(rider.square).draws, len(rider.deck))
    hands = [pile(random.sample(rider.deck, draws)) for _ in range(HANDS)]
    return [
        rider._replace(hand=hand, pile=without(rider.deck, hand), recycled=(), card=None) for hand in hands
    ]


def with_rider(view: View, drawn: RiderView) -> View:
    """The view in which one rider is like this."""
    return view._replace(riders=tuple(drawn if each.name == drawn.name else each for each in view.riders))


AskNetwork = Callable[[bytes], Answers]
POINT: Final = 10
"""The worth of a point of the podium or of a token where times count, in seconds, as patron learned it."""
BEFORE_RIDING: Final = {"draft": "pick", "weather": "place rider", "placement": "place rider"}
"""The first question to a team before its riders are on the road, by phase."""


class NetworkJudge:
    """Judges a position as patron would in the seat's place."""

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
        """The average over some possible hands, always the same ones."""
        rider = view.rider(f"{question.seat}.{question.id.rider}") if question.id.rider else None
        hands = before_drawing(rider, began) if rider and rider.hand else ()
        if not rider or not hands:
            return chance_with(question, view, best_answer(question, view, self._look), self._look)
        (step,) = steps_of(question)
        return sum(self._with_hand(view, rider, hand, step) for hand in hands) / len(hands)

    def teams(self, view: View) -> Mapping[str, float]:
        """A seat with a hand judges for itself; for a spectator, the average opinion of all teams.

        Each team judges with some hands drawn from its deck.
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

    def _with_hand(self, view: View, rider: RiderView, hand: PossibleHand, step: str) -> float:
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
    """The judge with the network in the package."""
    return NetworkJudge(load())


def _asked(view: View, question: str) -> Sequence[RiderView]:
    """One rider of each directed team: the foremost on the road, or the first one."""
    found: dict[str, RiderView] = {}
    riders = [rider for rider in view.riders if not rider.automatic]
    if question == "card":
        on_road = (rider for rider in riders if rider.racing and rider.deck)
        riders = sorted(on_road, key=lambda rider: rider.rank)
    for rider in riders:
        found.setdefault(rider.team, rider)
    return list(found.values())


def shares(found: Answers, teams: int) -> Sequence[float]:
    """The win chances of the teams, the seat's first; they add up to 1."""
    logits = found.teams[:teams]
    parts = [exp((logit - max(logits)) / UNIT) for logit in logits]
    return [part / sum(parts) for part in parts]


def chance_with(question: Question, view: View, answer: str, look: AskNetwork) -> float:
    """The win chance of the seat with this answer: the same for studies, the coach, *Why?* and puzzles."""
    left = Counter(steps_to(question, answer))
    chances: list[float] = []

    def follow(looked: bytes, options: Sequence[int]) -> int:
        found = look(looked)
        if not chances:
            chances.append(shares(found, len(view.teams))[0])
        wins = {option: _win(found, option, len(view.teams)) for option in options}
        chosen = max((option for option in options if left[option]), key=wins.__getitem__, default=DONE)
        left[chosen] -= 1
        chances.append(wins[chosen] / max(wins.values()))
        return chosen

    decide(question, view, follow)
    chance = 1.0
    for each in chances:
        chance *= each
    return chance


def _win(found: Answers, option: int, teams: int) -> float:
    """How likely a win is with this answer, taken by itself."""
    own, *others = (logit / UNIT for logit in found.teams[:teams])
    rest = sum(exp(logit - own) for logit in others)
    return 1 / (1 + rest * exp(-found.more[option] / UNIT))


def best_answer(question: Question, view: View, look: AskNetwork) -> str:
    """The answer composed of the best steps."""

    def prefer(looked: bytes, options: Sequence[int]) -> int:
        more = look(looked).more
        return max(options, key=lambda option: more[option])

    return decide(question, view, prefer)


def results(position: Position) -> Mapping[str, float]:
    """1 for the team that won; where times count, for the best team of the stage, shared between equals."""
    scores = {team.colour: _score(position, team.colour) for team in position.teams}
    if not position.ruleset.timed:
        winner = position.ranking[0].team
        return {team: float(team == winner) for team in scores}
    best = [team for team, score in scores.items() if score == max(scores.values())]
    return {team: (team in best) / len(best) for team in scores}


def winner(view: View) -> str | None:
    """The team that has already won while others still ride; if times count, that is open to the end."""
    first = min(view.riders, key=lambda rider: rider.rank)
    over = first.home or (first.racing and view.course.to_go(first.square) < 0)
    return first.team if over and not view.ruleset.timed else None


def _score(position: Position, team: str) -> int:
    """The points of its riders, as seconds, less their times."""
    own = [rider for rider in position.riders if rider.team == team]
    points = sum(rider.podium + sum(token.value for token in rider.tokens) for rider in own)
    return POINT * points - sum(rider.time or 0 for rider in own)
