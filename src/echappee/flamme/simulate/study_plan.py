"""Following races of a plan round by round, whichever engine rides them."""

from typing import NamedTuple

from echappee.flamme.simulate.kernel_plan import KernelPlan
from echappee.flamme.simulate.plan import Plan
from echappee.flamme.simulate.study import StudyTally, study_trails
from echappee.flamme.simulate.study_result import RaceStudy


class StudyPlan(NamedTuple):
    """The first races of a plan."""

    plan: Plan | KernelPlan
    races: int

    @property
    def size(self) -> int:
        """How many races."""
        return self.races

    def check(self) -> None:
        """Refuse what cannot be ridden."""
        self.plan.check()

    def tally(self, numbers: range) -> StudyTally:
        """Ride the races of these numbers and count."""
        return study_trails(self.plan.start, self.plan.trails(numbers))

    def result(self, total: StudyTally) -> RaceStudy:
        """The statistics of what was counted."""
        start = self.plan.start
        return RaceStudy(total, tuple(team.colour for team in start.teams), start.course)
