"""Wheels that are offered: whom to follow, relay or counter, and who falls back (rules 2.3 to 2.8)."""

from collections.abc import Mapping, Sequence

from echappee.homas.bots.capitaine.outlook import Outlook
from echappee.homas.bots.capitaine.turn import TurnWorth, passing_on, taking
from echappee.homas.bots.capitaine.worth import Place, price
from echappee.homas.bots.domestique.fitness import held_back
from echappee.homas.rules.offers import NONE, Offers


def follow(sight: Outlook, offers: Offers) -> str:
    """The rider that gains most for the team by following, with the team-mates it can pull along."""
    best, chosen = 0.0, NONE
    for name, square in offers.landings.items():
        index = sight.index(name)
        if held_back(sight, index):
            continue
        brings = TurnWorth(sight, index).gain(sight.course.numbers[square]) + sight.plan.follow
        brings += sight.blur(name)
        worth = sight.share(index) * brings + _coming_along(sight, index, brings, {index})
        if brings > 0 and worth > best:
            best, chosen = worth, name
    return chosen


def _coming_along(sight: Outlook, index: int, brings: float, taken: set[int]) -> float:
    """What the team gains behind this rider, one in the wheel of the other."""
    best = 0.0
    for other in sight.wheel(sight.riders[index].square):
        if other in taken or not sight.mine(other) or not sight.free(other) or held_back(sight, other):
            continue
        own = sight.share(other) * brings + _coming_along(sight, other, brings, taken | {other})
        best = max(best, own)
    return best


def relay(sight: Outlook, options: Sequence[str]) -> str:
    """The rider that gains most by it, or loses less than refusing would cost."""
    asker = max(
        (index for index, rider in enumerate(sight.riders) if rider.waiting),
        key=lambda index: sight.riders[index].square,
    )
    riders = {name: sight.index(name) for name in options if name != NONE}
    refused = -passing_on(sight, asker) if sight.mine(asker) else _refusing(sight, asker, riders)
    worth = {name: taking(sight, asker, index) for name, index in riders.items()}
    best = max(worth, key=lambda name: worth[name] + sight.share(riders[name]) * sight.blur(name))
    return best if worth[best] > refused else NONE


def _refusing(sight: Outlook, asker: int, riders: Mapping[str, int]) -> float:
    """What it costs if nobody takes a rival's relay; a neutral rider or a mate of the rival would."""
    team = sight.riders[asker].team
    others = [sight.riders[index] for index in sight.behind(asker)]
    if any(other.neutral or other.team == team for other in others):
        return 0.0
    return -sight.plan.one_die * sum(sight.share(index) for index in riders.values())


def counter(sight: Outlook, offers: Offers) -> str:
    """The riders that should spend a card to go with the attack."""
    return max(offers.answers, key=lambda answer: _countering(sight, answer, offers.landings))


def _countering(sight: Outlook, answer: str, lands: Mapping[str, str]) -> float:
    if answer == NONE:
        return 0.0
    total = 0.0
    for part in answer.split(","):
        name, card = part.split("-")
        index = sight.index(name)
        if held_back(sight, index):
            return -1.0
        gain = TurnWorth(sight, index).gain(sight.course.numbers[lands[name]]) + sight.plan.counter
        gain += sight.blur(part)
        total += sight.share(index) * (gain - price(sight, sight.riders[index], (card,)))
    return total


def fall_back(sight: Outlook, options: Sequence[str]) -> str:
    """The riders that are better off on the square behind them."""
    names = {name for option in options if option != NONE for name in option.split(",")}
    better = {name for name in names if _better_behind(sight, sight.index(name))}
    return max((option for option in options if better.issuperset(option.split(","))), key=len, default=NONE)


def _better_behind(sight: Outlook, index: int) -> bool:
    number = sight.square(index).behind[0]
    share = sight.share(index)
    gain = share * Place(sight, index).gain(number) + _picked_up(sight, number)
    return gain > share * sight.plan.retreat


def _picked_up(sight: Outlook, number: int) -> float:
    """What it is worth to have one of the team in the wheel that has nobody before it."""
    alone = [
        other
        for other in map(sight.on, sight.course.at(number).behind)
        if other is not None
        and sight.mine(other)
        and not Place(sight, other).shelter(sight.riders[other].square)
    ]
    return sum(sight.plan.pick_up * sight.share(other) for other in alone)
