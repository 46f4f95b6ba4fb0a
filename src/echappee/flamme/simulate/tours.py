"""Many tours between bots: how one of them is ridden, and what is counted."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from echappee.flamme.rules import FLAMME, Ruleset
from echappee.flamme.rules.position import read_rules
from echappee.flamme.tours import FlammeTour, new_tour, outcome_of
from echappee.flamme.tours.books import team_of
from echappee.flamme.tours.standings import JERSEYS, jerseys
from echappee.simulate.intervals import share_interval
from echappee.simulate.result import TEAM, TourResult
from echappee.simulate.run import check_bots, check_size, ride_tour, tallied
from echappee.simulate.tally import ResultFigure, Tally
from echappee.tours.tour import stage_seed


class TourPlan(NamedTuple):
    """Many tours of one kind. `bots` names the bot of each team, in seat order; "-" for none."""

    calendar: str
    """A preset's name, or the days in a row."""
    teams: tuple[str, ...]
    """The kind of each team."""
    bots: tuple[str, ...]
    rules: Ruleset
    size: int
    seed: int

    def check(self) -> None:
        check_size(self.size, "tours")
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

    def tally(self, numbers: range) -> Tally:
        """Ride the tours of these numbers and count."""
        return tallied(numbers, self.ride, count_tour)

    def result(self, total: Tally) -> TourResult:
        setup, tours = self.begin(0).setup, total.size
        worn = JERSEYS if setup.rules.super_combative else JERSEYS[:-1]
        held = {team: {name: total["jersey", team, name] for name in worn} for team in setup.colours}
        return TourResult(
            tally=total,
            stages=len(setup.days),
            figures={
                "wins_by_team": total.share_figure(TEAM, setup.colours),
                "points_mean": total.mean_figure("points", setup.colours),
                "jerseys_by_team": ResultFigure(held),
            },
            title=f"{tours} tours of {len(setup.days)} stages",
            columns=(
                *("wins", "share", "95 %", "points"),
                *(name.replace("combative", "comb.") for name in worn),
            ),
            cells={
                team: (
                    *_win_cells(total[TEAM, team], tours),
                    f"{total.mean('points', team).mean:.1f}",
                    *map(str, held[team].values()),
                )
                for team in setup.colours
            },
        )


def plan_tours(tags: Mapping[str, str], bots: Sequence[str], tours: int, seed: int) -> TourPlan:
    """Tours that are made of what these tags say."""
    teams, rules = tuple(tags["teams"].split(" ")), read_rules(tags["rules"])
    return TourPlan(
        calendar=tags["calendar"], teams=teams, bots=tuple(bots), rules=rules, size=tours, seed=seed
    )


def count_tour(tally: Tally, tour: FlammeTour) -> None:
    outcome = outcome_of(tour)
    tally.add(1, TEAM, outcome.ranking[0])
    for team, points in outcome.total.items():
        tally.measure(points, "points", team)
    for jersey, rider in jerseys(tour.books[-1]).items():
        tally.add(1, "jersey", team_of(rider), jersey)


def _win_cells(wins: int, tours: int) -> tuple[str, str, str]:
    low, high = share_interval(wins, tours)
    return str(wins), f"{wins / tours:.1%}", f"{low:.0%} – {high:.0%}"
