"""After the turn: who falls back a square, into a wheel or to a team-mate (rule 2.8)."""

from collections.abc import Sequence

from echappee.homas.bots.capitaine.outlook import Outlook
from echappee.homas.bots.capitaine.places import Place
from echappee.homas.rules.offers import NONE


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
