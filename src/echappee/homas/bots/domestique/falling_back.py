"""After the turn: who falls back a square, into a wheel or to a team mate (rule 2.8)."""

from collections.abc import Sequence

from echappee.homas.bots.domestique.sight import Sight
from echappee.homas.bots.domestique.team import helper, share
from echappee.homas.bots.domestique.worth import Worth
from echappee.homas.rules.offers import NONE

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
