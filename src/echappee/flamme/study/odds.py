"""What a card may lead to this round, judged from a view: tiring, slipstream, being blocked.

The other riders play any card that can be counted in their decks, each as likely as the next. If there are
only a few cases, all of them are ridden and the chances are exact; otherwise always the same sample is
ridden. The rules themselves ride a case, on a position imagined from what the seat may know.
"""

from collections.abc import Iterable, Sequence
from itertools import product
from math import prod
from random import Random
from typing import Final, NamedTuple

from echappee.engine import Tell
from echappee.flamme.rules import EXHAUSTION, Card, Pile, Position, Rider, RiderView, View
from echappee.flamme.rules.end import end
from echappee.flamme.rules.energy import shared
from echappee.flamme.rules.movement import movement

CASES: Final = 200
"""The most cases ridden for a card: enough for figures that are right to a few percent."""
SEED: Final = 1

CardsPlayed = tuple[Card, ...]
"""A card for each rider."""


class Odds(NamedTuple):
    """Chances from 0 to 1 of what may happen to a rider this round."""

    exhausted: float
    """It takes an exhaustion card at the end."""
    sheltered: float
    """Slipstream pulls it ahead."""
    blocked: float
    """It stops short because others are in the way."""
    blocking: float = 0.0
    """A rider of another team stops short because others are in its way."""


def odds(view: View, name: str, cards: Iterable[Card]) -> dict[Card, Odds]:
    """The chances of this rider with each of these cards."""
    rider = [each.name for each in view.riders].index(name)
    hands = _hands(view)
    found = {}
    for card in dict.fromkeys(cards):
        hands[rider] = (card,)
        found[card] = _average([_ride(_imagined(view, played), rider) for played in _cases(hands)])
    return found


def _hands(view: View) -> list[Pile]:
    """The cards that each rider may play; (EXHAUSTION,) if it does not matter."""
    hands = [_hand(rider) for rider in view.riders]
    for holder, pair in _pelotons(view):
        hands[pair[0]] = view.riders[holder].deck or (EXHAUSTION,)
        for other in pair[1:]:
            hands[other] = (EXHAUSTION,)
    return hands


def _hand(rider: RiderView) -> Pile:
    if not rider.racing:
        return (EXHAUSTION,)
    return (rider.card,) if rider.card else rider.deck or (EXHAUSTION,)


def _pelotons(view: View) -> list[tuple[int, list[int]]]:
    """Of each Peloton team: the rider that holds its one deck, and its riders on the road, foremost first."""
    found = []
    for team in view.teams:
        pair = [index for index, rider in enumerate(view.riders) if rider.team == team.colour]
        racing = sorted((i for i in pair if view.riders[i].racing), key=lambda i: view.riders[i].rank)
        if team.kind == "peloton" and racing:
            found.append((pair[0], racing))
    return found


def _cases(hands: Sequence[Pile]) -> list[CardsPlayed]:
    if prod(map(len, hands)) <= CASES:
        return list(product(*hands))
    random = Random(SEED)
    return [tuple(map(random.choice, hands)) for _ in range(CASES)]


def _imagined(view: View, played: CardsPlayed) -> Position:
    """The table as the seat knows it, if the others had played these cards."""
    cards = list(played)
    for _holder, racing in _pelotons(view):
        for index, card in zip(racing, shared(cards[racing[0]], len(racing)), strict=True):
            cards[index] = card
    riders = tuple(_rider(rider, card) for rider, card in zip(view.riders, cards, strict=True))
    return Position(
        ruleset=view.ruleset,
        course=view.course,
        teams=view.teams,
        riders=riders,
        round=view.round,
        phase="movement",
    )


def _rider(rider: RiderView, card: Card) -> Rider:
    return Rider(
        rider.team,
        rider.type,
        automatic=rider.automatic,
        square=rider.square,
        lane=rider.lane,
        crashed=rider.crashed,
        card=card if rider.racing else None,
        home=rider.home,
        tokens=rider.tokens,
        podium=rider.podium,
    )


def _ride(position: Position, rider: int) -> Odds:
    tell = Tell()
    moved = movement(position, tell)
    ended = end(moved, tell)
    name, team = position.riders[rider].name, position.riders[rider].team
    own = [event for event in tell.events if event.args.get("rider") == name]
    stopped = [str(event.args["rider"]) for event in tell.events if event.args.get("blocked")]
    return Odds(
        exhausted=any(event.code == "exhausted" for event in own),
        sheltered=ended.riders[rider].square > moved.riders[rider].square,
        blocked=name in stopped,
        blocking=any(not other.startswith(f"{team}.") for other in stopped),
    )


def _average(ridden: Sequence[Odds]) -> Odds:
    return Odds(*(sum(column) / len(ridden) for column in zip(*ridden, strict=True)))
