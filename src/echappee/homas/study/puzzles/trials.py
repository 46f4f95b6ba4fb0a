"""Answers tried in races of the kernel: all at a glance, two of them again, and what is left closely."""

from collections.abc import Mapping, Sequence
from math import hypot
from statistics import fmean
from typing import TYPE_CHECKING, Final

from echappee.engine import Question, Refused
from echappee.engine.refusals import install
from echappee.homas.rules import View
from echappee.simulate.intervals import Estimate
from echappee.study.demands import GAP, LIKELY, SEEDS, is_clear

if TYPE_CHECKING:
    from echappee.homas.thinking.rollouts import Tries
    from echappee.homas.thinking.turn_end import TurnEnd

GLANCED: Final = 40
"""How many races with each answer show which two are the best."""
LOOKED: Final = 120
"""How many races with these two show whether a closer look pays."""
CLOSELY: Final = 400
"""How many races are ridden with each answer and the draws of each seed."""
EXPLAINED: Final = 120
"""How many races show what the turn brings."""


def check_installed() -> None:
    try:
        import numba  # noqa: F401, PLC0415
    except ImportError:
        raise Refused("no-fast", f"finding puzzles needs the kernel: {install('fast')}") from None


def promising(view: View, question: Question) -> Sequence[str]:
    """The answers, the two that look the best first; none if the second looks nearly as good."""
    tries, options = _tries(view, question, 0), question.options() or ()
    glanced = {option: _mean(tries, option, GLANCED) for option in options}
    order = sorted(options, key=glanced.__getitem__, reverse=True)
    looked = {option: _mean(tries, option, LOOKED) for option in order[:2]}
    order[:2] = sorted(looked, key=looked.__getitem__, reverse=True)
    return order if is_clear(looked, GAP * LIKELY) else ()


def looked_closely(view: View, question: Question, options: Sequence[str]) -> Mapping[str, Estimate] | None:
    """The chance with each answer; None if the first of these is not clearly the best with every seed."""
    tries = [_tries(view, question, seed) for seed in SEEDS]
    found: list[dict[str, Estimate]] = [{} for _ in SEEDS]
    for some in (options[:2], options[2:]):
        for each, estimates in zip(tries, found, strict=True):
            estimates |= {option: _estimate(each, option) for option in some}
            means = {option: estimate.mean for option, estimate in estimates.items()}
            if not is_clear(means) or max(means, key=means.__getitem__) != options[0]:
                return None
    return {option: _joined([each[option] for each in found]) for option in question.options() or ()}


def turn_ends(view: View, question: Question) -> "Mapping[str, TurnEnd]":
    """The team after the turn, with each answer."""
    from echappee.homas.thinking.turn_end import turn_end  # noqa: PLC0415 - it needs the extra `fast`

    tries, options = _tries(view, question, 0), question.options() or ()
    return {option: turn_end(tries, view.course, question.seat, option, EXPLAINED) for option in options}


def _tries(view: View, question: Question, seed: int) -> "Tries":
    from echappee.homas.thinking.rollouts import Tries  # noqa: PLC0415 - it needs the extra `fast`

    return Tries(view, question, seed)


def _mean(tries: "Tries", option: str, races: int) -> float:
    return float(tries.ride(option, range(races)).mean())


def _estimate(tries: "Tries", option: str) -> Estimate:
    from echappee.homas.thinking.rollouts import estimate  # noqa: PLC0415 - it needs the extra `fast`

    return estimate(tries.ride(option, range(CLOSELY)))


def _joined(found: Sequence[Estimate]) -> Estimate:
    """As if their races belonged to one."""
    return Estimate(fmean(each.mean for each in found), hypot(*(each.error for each in found)) / len(found))
