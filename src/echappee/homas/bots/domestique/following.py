"""Wheels that are offered: whom to follow, whom to relay, which attack to counter (rules 2.3, 2.4, 2.6)."""

from collections.abc import Mapping, Sequence

from echappee.homas.bots.domestique.fitness import held_back
from echappee.homas.bots.domestique.leading import without_wheel
from echappee.homas.bots.domestique.road import TURN
from echappee.homas.bots.domestique.sight import Sight
from echappee.homas.bots.domestique.team import helper, share
from echappee.homas.bots.domestique.worth import Worth, card_price
from echappee.homas.rules.offers import NONE, Offers


def follow(sight: Sight, offers: Offers) -> str:
    """The rider that gains most for the team by following, with the team-mates it can pull along."""
    best, chosen = 0.0, NONE
    for name, square in offers.landings.items():
        index = sight.index(name)
        number = sight.course.numbers[square]
        if (brings := _brings(sight, index, number)) <= 0:
            continue
        worth = share(sight, index) * brings + _coming_along(sight, index, brings, {index})
        if worth > best:
            best, chosen = worth, name
    return chosen


def _brings(sight: Sight, index: int, number: int) -> float:
    """How much more following to this square gains than a wheel must."""
    if held_back(sight, index):
        return 0.0
    worth = Worth(sight, index)
    return worth.of(number) - without_wheel(worth) + sight.weights.follow


def _coming_along(sight: Sight, index: int, brings: float, taken: set[int]) -> float:
    """What the team gains behind this rider, one in the wheel of the other."""
    best = 0.0
    for other in sight.wheel(sight.riders[index].square):
        if other in taken or not sight.mine(other) or not sight.free(other) or held_back(sight, other):
            continue
        own = share(sight, other) * brings + _coming_along(sight, other, brings, taken | {other})
        best = max(best, own)
    return best


def relay(sight: Sight, options: Sequence[str]) -> str:
    """A helper takes the relay of a team mate, or where otherwise nobody would; the others stay behind."""
    names = [name for name in options if name != NONE]
    helpers = [name for name in names if helper(sight, sight.index(name))]
    if not helpers:
        return NONE
    waiting = [index for index, rider in enumerate(sight.riders) if rider.waiting]
    asker = max(waiting, key=lambda index: sight.riders[index].square)
    neutrals = any(sight.riders[index].neutral for index in sight.behind(asker))
    return helpers[0] if sight.mine(asker) or not neutrals else NONE


def counter(sight: Sight, offers: Offers) -> str:
    """The riders that should spend a card to go with the attack."""
    return max(offers.answers, key=lambda answer: _counter_worth(sight, answer, offers.landings))


def _counter_worth(sight: Sight, answer: str, lands: Mapping[str, str]) -> float:
    if answer == NONE:
        return 0.0
    total = 0.0
    for part in answer.split(","):
        name, card = part.split("-")
        index = sight.index(name)
        rider = sight.riders[index]
        if held_back(sight, index):
            return -1.0
        gain = Worth(sight, index).gain(sight.course.numbers[lands[name]]) - TURN + sight.weights.counter
        total += gain - card_price(sight, rider, card, len(rider.cards))
    return total
