"""Cards tried in races: what each was worth in races that the kernel rides to their end."""

from collections.abc import Mapping
from math import ceil
from typing import Final

from echappee.engine import Question, Refused
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import Setup, TeamSetup, View, set_up
from echappee.simulate.intervals import Estimate
from echappee.study.decision import Refined

ERROR: Final = 0.01
"""The standard error that is small enough: one point."""
FIRST: Final = 500
"""How many races are ridden with each card to see how many it takes."""
SPARE: Final = 1.2
"""Some more than that, for it may have looked better than it is."""
MOST: Final = 2500
"""With this many the error is never larger."""


def warm_up() -> None:
    """Have the kernel compiled, which takes a while the first time."""
    _check_installed()
    from echappee.flamme.kernel import Kernel  # noqa: PLC0415 - it needs the extra `fast`

    start = set_up(Setup(find_stage("base-1").tiles, (TeamSetup(), TeamSetup())))
    Kernel(start, ("random", "random")).ride(1)


def refine(question: Question, view: View, seed: int = 1) -> Refined:
    """Every card in as many races as it takes, all in the same ones; refuses anything but cards."""
    found = ride_on(question, view, FIRST, seed)
    error = max(each.error for each in found.values())
    if error > ERROR:
        races = ceil(FIRST * SPARE * (error / ERROR) ** 2)
        found = ride_on(question, view, min(MOST, races), seed)
    return Refined("tempo", found)


def ride_on(question: Question, view: View, races: int, seed: int) -> Mapping[str, Estimate]:
    """This many races with each card."""
    _check_installed()
    from echappee.flamme.kernel.compiling import is_compiled  # noqa: PLC0415 - as above
    from echappee.flamme.thinking import rollouts  # noqa: PLC0415

    if not is_compiled():
        raise Refused("kernel-cold", "the kernel is not compiled yet: `echappee study --refine` does it")
    answers = question.options() or ()
    found = rollouts(view, question, answers, races, seed)
    return {answer: Estimate(*each) for answer, each in zip(answers, found, strict=True)}


def _check_installed() -> None:
    try:
        import numba  # noqa: F401, PLC0415
    except ImportError:
        raise Refused("no-fast", "riding on needs the kernel: pip install 'echappee[fast]'") from None
