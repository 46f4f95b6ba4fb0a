"""What a climb did to riders of a type, with intervals."""

from typing import NamedTuple

from echappee.flamme.simulate.climbs import Climb
from echappee.flamme.simulate.study import StudyTally
from echappee.simulate.intervals import mean_interval


class Mean(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    interval: tuple[float, float]

    @property
    def cells(self) -> tuple[str, str]:
        """For a grid."""
        low, high = self.interval
        return f"{self.mean:.2f}", f"{low:.2f} – {high:.2f}"


def name_of(climb: Climb) -> str:
    return f"climb {climb.first}–{climb.last}"


def lost_on(tally: StudyTally, climb: Climb, kind: str) -> Mean:
    """The squares that riders of this type lost there to the rider in front."""
    return _mean(tally.crossed[climb, kind], tally.lost[climb, kind], tally.lost_squared[climb, kind])


def tired_on(tally: StudyTally, climb: Climb, kind: str) -> Mean:
    """The exhaustion cards that they took there."""
    return _mean(tally.crossed[climb, kind], tally.tired[climb, kind], tally.tired_squared[climb, kind])


def _mean(count: int, total: int, squares: int) -> Mean:
    return Mean(total / count, mean_interval(count, total, squares))
