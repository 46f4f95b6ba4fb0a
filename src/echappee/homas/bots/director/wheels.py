"""Offered wheels: whom to follow, relay or counter, and who falls back (rules 2.3 to 2.8)."""

from collections.abc import Mapping, Sequence

from echappee.homas.bots.director.fitness import held_back
from echappee.homas.bots.director.sight import Sight
from echappee.homas.bots.director.turn import TurnWorth, passing_on, taking
from echappee.homas.bots.director.worth import Worth, price
from echappee.homas.rules.offers import NONE, Offers


def follow(sight: Sight, offers: Offers) -> str:
    """The rider that gains most for the team by following, with the team-mates it can pull along."""
    best, chosen = 0.0, NONE
    for name, square in offers.landings.items():
        index = sight.index(name)
        if held_back(sight, index):
            continue
        brings = TurnWorth(sight, index).gain(sight.course.numbers[square]) + sight.skill.follow
        brings += sight.blur(name)
        worth = sight.share(index) * brings + _coming_along(sight, index, brings, {index})
        if brings > 0 and worth > best:
            best, chosen = worth, name
    return chosen


def _coming_along(sight: Sight, index: int, brings: float, taken: set[int]) -> float:
    """The team's gain behind this rider, each in the wheel of the one before."""
    best = 0.0
    for other in sight.wheel(sight.riders[index].square):
        if other in taken or not sight.mine(other) or not sight.free(other) or held_back(sight, other):
            continue
        own = sight.share(other) * brings + _coming_along(sight, other, brings, taken | {other})
        best = max(best, own)
    return best


def relay(sight: Sight, options: Sequence[str]) -> str:
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


def _refusing(sight: Sight, asker: int, riders: Mapping[str, int]) -> float:
    """The cost if nobody takes a rival's relay; a neutral rider or a team-mate of the rival would."""
    team = sight.riders[asker].team
    others = [sight.riders[index] for index in sight.behind(asker)]
    if any(other.neutral or other.team == team for other in others):
        return 0.0
    return -sight.skill.one_die * sum(sight.share(index) for index in riders.values())


def counter(sight: Sight, offers: Offers) -> str:
    """The riders that should spend a card to go with the attack."""
    return max(offers.answers, key=lambda answer: _countering(sight, answer, offers.landings))


def _countering(sight: Sight, answer: str, lands: Mapping[str, str]) -> float:
    if answer == NONE:
        return 0.0
    parts, total = answer.split(","), 0.0
    if not sight.can_spare(len(parts)):
        return -1.0
    for number, part in enumerate(parts):
        name, card = part.split("-")
        index = sight.index(name)
        if held_back(sight, index):
            return -1.0
        gain = TurnWorth(sight, index).gain(sight.course.numbers[lands[name]]) + sight.skill.counter
        gain += sight.blur(part) - (sight.skill.chase * number if sight.is_far else 0.0)
        total += sight.share(index) * (gain - price(sight, sight.riders[index], (card,)))
    return total


def fall_back(sight: Sight, options: Sequence[str]) -> str:
    """The riders that are better off on the square behind them."""
    names = {name for option in options if option != NONE for name in option.split(",")}
    better = {name for name in names if _better_behind(sight, sight.index(name))}
    return max((option for option in options if better.issuperset(option.split(","))), key=len, default=NONE)


def _better_behind(sight: Sight, index: int) -> bool:
    number = sight.square(index).behind[0]
    share, worth = sight.share(index), Worth(sight, index)
    gain = share * (worth.of(number) - worth.of(sight.riders[index].square)) + _picked_up(sight, number)
    return gain > share * sight.skill.retreat


def _picked_up(sight: Sight, number: int) -> float:
    """The worth of having one of the team in the wheel of this rider, who has nobody ahead."""
    alone = [
        other
        for other in map(sight.on, sight.course.at(number).behind)
        if other is not None
        and sight.mine(other)
        and not Worth(sight, other).shelter(sight.riders[other].square)
    ]
    return sum(sight.skill.pick_up * sight.share(other) for other in alone)
