"""Wheels that are offered: whom to follow, relay or counter, and who falls back (rules 2.3 to 2.8)."""

from collections.abc import Mapping, Sequence

from echappee.homas.bots.domestique.fitness import held_back
from echappee.homas.bots.domestique.road import TURN
from echappee.homas.bots.domestique.sight import Sight, helper, share
from echappee.homas.bots.domestique.turn import without_wheel
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


ENOUGH = 0.3
"""What must be gained, because somebody else may fall back too."""


def fall_back(sight: Sight, options: Sequence[str]) -> str:
    """The riders that are better off on the square behind them."""
    names = {name for option in options if option != NONE for name in option.split(",")}
    better = {name for name in names if _better_behind(sight, sight.index(name))}
    return max((option for option in options if better.issuperset(option.split(","))), key=len, default=NONE)


def _better_behind(sight: Sight, index: int) -> bool:
    number = sight.square(index).behind[0]
    gain = Worth(sight, index).gain(number) * share(sight, index)
    return gain + _picked_up(sight, index, number) > ENOUGH


def _picked_up(sight: Sight, index: int, number: int) -> float:
    """What it is worth to have a team-mate in the wheel that has nobody in front of it."""
    if not helper(sight, index):
        return 0.0
    found = 0.0
    for behind in sight.course.at(number).behind:
        other = sight.on(behind)
        if other is None or not sight.mine(other) or helper(sight, other):
            continue
        if not Worth(sight, other).shelter(behind):
            found = sight.weights.pick_up
    return found
