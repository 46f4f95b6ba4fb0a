"""Cards tried by riding on: what each was worth in races that the kernel rides to their end."""

from math import ceil
from typing import Final

from echappee.engine import Question, Refused
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import Setup, TeamSetup, View, set_up
from echappee.study.decision import Estimate, Refined

ERROR: Final = 0.01
"""The standard error that is small enough: one point."""
FIRST: Final = 500
"""How many races are ridden with each card to see how many it takes."""
MOST: Final = 2500
"""With this many the error is never larger."""
SEED: Final = 1


def warm_up() -> None:
    """Have the kernel compiled, which takes a while the first time."""
    _check_installed()
    from echappee.flamme.kernel import Kernel  # noqa: PLC0415 - it needs the extra `fast`

    start = set_up(Setup(find_stage("base-1").tiles, (TeamSetup(), TeamSetup())))
    Kernel(start, ("random", "random")).ride(1)


def refine(question: Question, view: View) -> Refined:
    """Every card in as many races as it takes, all in the same ones; refuses anything but cards."""
    _check_installed()
    from echappee.flamme.kernel.compiling import is_compiled  # noqa: PLC0415 - as above
    from echappee.flamme.thinking import rollouts  # noqa: PLC0415

    if not is_compiled():
        raise Refused("kernel-cold", "the kernel is not compiled yet: `echappee study --refine` does it")
    answers = question.options() or ()
    found = rollouts(view, question, answers, FIRST, SEED)
    error = max(each.error for each in found)
    if error > ERROR:
        races = min(MOST, ceil(FIRST * (error / ERROR) ** 2))
        found = rollouts(view, question, answers, races, SEED)
    estimates = (Estimate(each.mean, each.error) for each in found)
    return Refined("tempo", dict(zip(answers, estimates, strict=True)))


def _check_installed() -> None:
    try:
        import numba  # noqa: F401, PLC0415
    except ImportError:
        raise Refused("no-fast", "riding on needs the kernel: pip install 'echappee[fast]'") from None
