"""A plan whose races are ridden by the kernel; what is counted of them is the same."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from echappee.engine import Refused
from echappee.flamme.rules import Position
from echappee.flamme.simulate.plan import Plan
from echappee.flamme.simulate.statistics import Result, Tally
from echappee.flamme.simulate.study_plan import StudyPlan
from echappee.flamme.simulate.trails import Trail
from echappee.simulate.charts import Chart
from echappee.simulate.engines import CPU
from echappee.simulate.plan import Columns, Say

if TYPE_CHECKING:
    from echappee.flamme.kernel import Kernel, Results
    from echappee.flamme.kernel.graphics import Card

PACKAGES = ("numba", "numpy")


@dataclass(frozen=True)
class KernelPlan:
    """Races of this plan; their dice are the kernel's, so race n is another one than the reference's."""

    plan: Plan
    kernel: "Kernel"
    card: "Card | None" = None
    """The graphics card that rides, if one does."""

    @property
    def size(self) -> int:
        """How many races."""
        return self.plan.races

    @property
    def start(self) -> Position:
        """The position in which every race begins."""
        return self.kernel.start

    def check(self) -> None:
        """The plan was checked when the kernel took it."""

    def tally(self, numbers: range) -> Tally:
        """Ride the races of these numbers and count."""
        from echappee.flamme.simulate.kernel_tally import tally_of  # noqa: PLC0415 - needs the extra `fast`

        return tally_of(self.start, self._ride(numbers))

    def rows(self, numbers: range) -> tuple[Tally, Columns]:
        """The same, with the rows of these races."""
        from echappee.flamme.simulate.kernel_rows import columns_of  # noqa: PLC0415 - as above
        from echappee.flamme.simulate.kernel_tally import tally_of  # noqa: PLC0415 - as above

        results = self._ride(numbers)
        return tally_of(self.start, results), columns_of(self.start, results, numbers.start)

    def trails(self, numbers: range) -> list[Trail]:
        """The same races, round by round."""
        from echappee.flamme.simulate.kernel_trails import trails_of  # noqa: PLC0415 - as above

        return trails_of(self.kernel, numbers)

    def follow(self, races: int) -> StudyPlan:
        """Follow the first races."""
        return StudyPlan(self, races)

    def result(self, total: Tally) -> Result:
        """The statistics of what was counted."""
        return self.plan.result(total)

    def charts(self, result: Result, teams: Sequence[str]) -> Sequence[Chart]:
        """Who wins, in pictures."""
        return self.plan.charts(result, teams)

    def _ride(self, numbers: range) -> "Results":
        if self.card is None:
            return self.kernel.ride(len(numbers), numbers.start)
        from echappee.flamme.kernel.results import results_of  # noqa: PLC0415 - as above

        return results_of(self.start, self.card.fetch(self.card.ride(len(numbers), numbers.start)))


def plan_in_kernel(plan: Plan, device: str, say: Say) -> KernelPlan:
    """Refuses what the kernel cannot ride. Its code is compiled here, so that it does not count as riding."""
    try:
        from echappee.flamme.kernel import Kernel  # noqa: PLC0415 - needs the extra `fast`
    except ModuleNotFoundError as error:
        if error.name not in PACKAGES:
            raise
        detail = f"the kernel needs the package {error.name}: pip install 'echappee[fast]'"
        raise Refused("no-fast", detail) from None
    places = plan.placement == "random"
    kernel = Kernel(plan.start, plan.bots, seed=plan.seed, random_places=places, say=say)
    ridden = KernelPlan(plan, kernel, None if device == CPU else _card(kernel, say))
    ridden.tally(range(1))
    return ridden


def _card(kernel: "Kernel", say: Say) -> "Card":
    card = kernel.on_card()
    say("compiling the kernel for the graphics card: this takes about a minute")
    return card
