"""Many races and stage races of Homas Tour Pro, and the races in which its bots are compared."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from echappee.homas.rules import Setup, setup_tags
from echappee.homas.simulate.races import plan_races
from echappee.homas.simulate.tours import count_tour, tour_result
from echappee.homas.tours.books import StageResult
from echappee.notation import DIRECTED, Tags
from echappee.simulate.engines import needing_fast
from echappee.simulate.game_simulation import Contest, GameSimulation
from echappee.simulate.plan import Say

CLASSICS: Final = (
    "milan-san-remo",
    "tour-of-flanders",
    "paris-roubaix",
    "amstel-gold-race",
    "liege-bastogne-liege",
    "world-championship",
    "tour-of-lombardy",
)


def contests() -> Iterator[Contest]:
    for teams, course in product((2, 4), CLASSICS):
        setup = Setup(course, (DIRECTED,) * teams)
        yield Contest(f"{course}, {teams} teams", teams, setup_tags(setup))


def stage_in_kernel(tags: Tags, bots: Sequence[str], say: Say) -> StageResult:
    """The result of a stage of a tour, ridden by the kernel."""
    with needing_fast():
        from echappee.homas.simulate.kernel_races import stage_result  # noqa: PLC0415 - needs `fast`

    return stage_result(tags, bots, say)


SIMULATE: Final = GameSimulation(
    races=plan_races,
    count_tour=count_tour,
    tour_result=tour_result,
    stage_in_kernel=stage_in_kernel,
    contests=contests,
)
