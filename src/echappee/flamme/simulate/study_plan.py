"""Following races of a plan round by round, whichever engine rides them."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from echappee.flamme.rules import Position
from echappee.flamme.simulate.study import StudyTally, study_trails
from echappee.flamme.simulate.study_result import RaceStudy
from echappee.flamme.simulate.trails import Trail


class Followed(Protocol):
    """A plan whose races can be followed."""

    @property
    def start(self) -> Position:
        """The position in which every race begins."""

    def check(self) -> None:
        """Refuse a plan that cannot be carried out."""

    def trails(self, numbers: range) -> Sequence[Trail]:
        """The races of these numbers, round by round."""


class StudyPlan(NamedTuple):
    """The first races of a plan."""

    plan: Followed
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
