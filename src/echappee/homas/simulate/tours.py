"""Many stage races of Homas Tour Pro: how one of them is ridden."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from echappee.homas.rules import HOMAS
from echappee.homas.rules.lineup import BOARD
from echappee.homas.simulate.tour_statistics import TourResult, TourTally
from echappee.homas.tours import StageRace, new_tour
from echappee.homas.tours.calendar import print_calendar
from echappee.homas.tours.new_tour import read_setup
from echappee.simulate.run import check_bots, check_size, no_collector, ride_tour
from echappee.tours.tour import stage_seed


class TourPlan(NamedTuple):
    """Many stage races of one kind. `bots` names the bot of each team, in seat order; "-" for none."""

    calendar: str
    """A preset's name, or the courses in a row."""
    teams: tuple[str, ...]
    """The kind of each team."""
    bots: tuple[str, ...]
    tours: int
    seed: int
    lineup: str = BOARD

    @property
    def size(self) -> int:
        """How many stage races."""
        return self.tours

    def check(self) -> None:
        """Refuse a plan that cannot be carried out, before any stage is ridden."""
        check_size(self.tours, "tours")
        check_bots(self.teams, self.bots, HOMAS.name)
        self.begin(0)

    def begin(self, number: int) -> StageRace:
        """The stage race of this number before its first stage."""
        return new_tour(self.calendar, self.teams, self.bots, stage_seed(self.seed, number), self.lineup)

    def ride(self, number: int) -> StageRace:
        """The stage race of this number, ridden to its end; all chance in it derives from seed and number."""
        tour = self.begin(number)
        ride_tour(tour, self.bots, f"{self.seed}/{number}")
        return tour

    def tally(self, numbers: range) -> TourTally:
        """Ride the stage races of these numbers and count."""
        tally = TourTally()
        with no_collector():
            for number in numbers:
                tally.add(self.ride(number))
        return tally

    def result(self, total: TourTally) -> TourResult:
        """The statistics of what was counted."""
        return TourResult.of(total, len(self.begin(0).setup.days))


def plan_tours(tags: Mapping[str, str], bots: Sequence[str], tours: int, seed: int) -> TourPlan:
    """Stage races that are made of what these tags say."""
    setup = read_setup(tags)
    return TourPlan(
        calendar=print_calendar(setup.days),
        teams=setup.teams,
        bots=tuple(bots),
        tours=tours,
        seed=seed,
        lineup=setup.lineup,
    )
