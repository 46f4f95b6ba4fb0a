"""Many tours between bots: how one of them is ridden, and all of them counted."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from echappee.flamme.rules import FLAMME, Ruleset
from echappee.flamme.rules.position import read_rules
from echappee.flamme.simulate.tour_statistics import TourResult, TourTally
from echappee.flamme.tours import FlammeTour, new_tour, outcome_of
from echappee.flamme.tours.standings import JERSEYS
from echappee.simulate.run import check_bots, check_size, no_collector, ride_tour
from echappee.tours.tour import stage_seed


class TourPlan(NamedTuple):
    """Many tours of one kind. `bots` names the bot of each team, in seat order; "-" for none."""

    calendar: str
    """A preset's name, or the days in a row."""
    teams: tuple[str, ...]
    """The kind of each team."""
    bots: tuple[str, ...]
    rules: Ruleset
    tours: int
    seed: int

    @property
    def size(self) -> int:
        """How many tours."""
        return self.tours

    def check(self) -> None:
        """Refuse a plan that cannot be carried out, before any stage is ridden."""
        check_size(self.tours, "tours")
        check_bots(self.teams, self.bots, FLAMME.name)
        self.begin(0)

    def begin(self, number: int) -> FlammeTour:
        """The tour of this number before its first stage."""
        return new_tour(self.calendar, self.teams, self.bots, self.rules, stage_seed(self.seed, number))

    def ride(self, number: int) -> FlammeTour:
        """The tour of this number, ridden to its end; all chance in it derives from seed and number."""
        tour = self.begin(number)
        ride_tour(tour, self.bots, f"{self.seed}/{number}")
        return tour

    def tally(self, numbers: range) -> TourTally:
        """Ride the tours of these numbers and count."""
        tally = TourTally()
        with no_collector():
            for number in numbers:
                tour = self.ride(number)
                tally.add(outcome_of(tour), tour.books[-1])
        return tally

    def result(self, total: TourTally) -> TourResult:
        """The statistics of what was counted."""
        setup = self.begin(0).setup
        worn = JERSEYS if setup.rules.super_combative else JERSEYS[:-1]
        return TourResult.of(total, setup.colours, len(setup.days), worn)


def plan_tours(tags: Mapping[str, str], bots: Sequence[str], tours: int, seed: int) -> TourPlan:
    """Tours that are made of what these tags say."""
    teams, rules = tuple(tags["teams"].split(" ")), read_rules(tags["rules"])
    return TourPlan(
        calendar=tags["calendar"], teams=teams, bots=tuple(bots), rules=rules, tours=tours, seed=seed
    )
