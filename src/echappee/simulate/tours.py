"""Many tours between bots: how one of them is ridden, and all of them counted."""

from functools import partial
from typing import NamedTuple

from echappee.bots import drive, make_bot
from echappee.engine import Refused
from echappee.flamme import FLAMME, Ruleset
from echappee.homas import HOMAS
from echappee.simulate.run import Progress, in_parts, no_collector
from echappee.simulate.tour_statistics import TourResult, TourTally
from echappee.tours.campaign import Campaign, new_campaign, new_stage_race, stage_seed
from echappee.tours.standings import JERSEYS


class TourPlan(NamedTuple):
    """So many tours of one kind. `bots` names who answers for each team, in seat order; "-" for nobody."""

    calendar: str
    """A preset's name, or the days in a row."""
    teams: tuple[str, ...]
    """The kind of each team."""
    bots: tuple[str, ...]
    rules: Ruleset | None
    """None in Homas Tour Pro, where there is nothing to choose."""
    tours: int
    seed: int

    @property
    def game(self) -> str:
        """The game that is ridden."""
        return HOMAS.name if self.rules is None else FLAMME.name

    def check(self) -> None:
        """Refuse a plan that cannot be carried out, before any stage is ridden."""
        if self.tours < 1:
            raise Refused("bad-tours", f"at least one tour must be ridden, not {self.tours}")
        if len(self.bots) != len(self.teams):
            raise Refused("bad-teams", f"{len(self.teams)} teams need as many bots, not {len(self.bots)}")
        for name, kind in zip(self.bots, self.teams, strict=True):
            if kind == "team":
                make_bot(name, 0, self.game)
        self.begin(0)

    def begin(self, number: int) -> Campaign:
        """The tour of this number before its first stage."""
        seed = stage_seed(self.seed, number)
        if self.rules is None:
            return new_stage_race(self.calendar, self.teams, self.bots, seed)
        return new_campaign(self.calendar, self.teams, self.bots, self.rules, seed)


def ride_tour(plan: TourPlan, number: int) -> Campaign:
    """The tour of this number, ridden to its end; all chance in it hangs on seed and number alone."""
    campaign = plan.begin(number)
    while not campaign.over:
        race = campaign.begin()
        bots = {
            team.colour: make_bot(name, f"{plan.seed}/{number}/{campaign.number}/{team.colour}", plan.game)
            for team, name in zip(race.position.teams, plan.bots, strict=True)
            if team.colour in campaign.tour.seats
        }
        drive(race, bots)
        campaign.close()
    return campaign


def simulate_tours(plan: TourPlan, jobs: int = 1, progress: Progress = lambda _: None) -> TourResult:
    """Ride all tours of Flamme Rouge of the plan and count."""
    plan.check()
    total = TourTally()
    for tally in in_parts(partial(_tally, plan), plan.tours, jobs):
        total.merge(tally)
        progress(tally.tours)
    tour = plan.begin(0).tour
    worn = JERSEYS if tour.rules.super_combative else JERSEYS[:-1]
    return TourResult.of(total, tour.colours, len(tour.days), worn)


def _tally(plan: TourPlan, numbers: range) -> TourTally:
    tally = TourTally()
    with no_collector():
        for number in numbers:
            campaign = ride_tour(plan, number)
            tally.add(campaign.outcome, campaign.books[-1])
    return tally
