"""Many stage races of Homas Tour Pro: how one of them is ridden, and what is counted."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from echappee.homas.rules import HOMAS
from echappee.homas.rules.cards import COLOURS, ROLES
from echappee.homas.rules.lineup import BOARD
from echappee.homas.rules.setup import NEUTRAL
from echappee.homas.tours import StageRace, new_tour
from echappee.homas.tours.books import places, team_of
from echappee.homas.tours.calendar import print_calendar
from echappee.homas.tours.stage_setup import read_setup
from echappee.homas.tours.standings import CLASSIFICATIONS, jerseys, team_times
from echappee.simulate.intervals import share_interval
from echappee.simulate.result import TEAM, TourResult
from echappee.simulate.run import check_bots, check_size, ride_tour, tallied
from echappee.simulate.tally import ResultFigure, Tally
from echappee.tours.tour import stage_seed

WORN = tuple(each.jersey for each in CLASSIFICATIONS)


class TourPlan(NamedTuple):
    """Many stage races of one kind. `bots` names the bot of each team, in seat order; "-" for none."""

    calendar: str
    """A preset's name, or the courses in a row."""
    teams: tuple[str, ...]
    """The kind of each team."""
    bots: tuple[str, ...]
    size: int
    seed: int
    lineup: str = BOARD

    def check(self) -> None:
        check_size(self.size, "tours")
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

    def tally(self, numbers: range) -> Tally:
        """Ride the stage races of these numbers and count."""
        return tallied(numbers, self.ride, count_tour)

    def result(self, total: Tally) -> TourResult:
        """The rider in yellow at the end has won."""
        stages, tours = len(self.begin(0).setup.days), total.size
        worn = {team: {name: total["jersey", team, name] for name in WORN} for team in COLOURS}
        races = "1 race" if tours == 1 else f"{tours} races"
        return TourResult(
            tally=total,
            stages=stages,
            figures={
                "wins_by_team": total.share_figure(TEAM, COLOURS),
                "wins_by_role": total.share_figure("role", ROLES),
                "stages_by_team": ResultFigure(total.by_name("stage", COLOURS)),
                "firsts_by_team": ResultFigure(total.by_name("first", COLOURS)),
                "jerseys_by_team": ResultFigure(worn),
            },
            title=f"{races} of {stages} stages",
            columns=("wins", "share (95 %)", "stages", "teams", "green", "polka"),
            cells={
                team: (
                    *_win_cells(total[TEAM, team], tours),
                    *map(str, (total["stage", team], total["first", team])),
                    *map(str, (worn[team]["green"], worn[team]["polka"])),
                )
                for team in COLOURS
            },
            caption="wins by time, of stages and of teams; jerseys",
            unnamed=NEUTRAL,
        )


def plan_tours(tags: Mapping[str, str], bots: Sequence[str], tours: int, seed: int) -> TourPlan:
    """Stage races that are made of what these tags say."""
    setup = read_setup(tags)
    return TourPlan(
        calendar=print_calendar(setup.days),
        teams=setup.teams,
        bots=tuple(bots),
        size=tours,
        seed=seed,
        lineup=setup.lineup,
    )


def count_tour(tally: Tally, tour: StageRace) -> None:
    """Its winner, the jerseys at the end, the winners of stages and the first of the team classification."""
    worn = jerseys(tour.books[-1])
    tally.add(1, TEAM, team_of(worn["yellow"]))
    tally.add(1, "role", ROLES[int(worn["yellow"][1]) - 1])
    tally.add(1, "first", team_times(tour.books[-1])[0][0])
    for jersey, rider in worn.items():
        tally.add(1, "jersey", team_of(rider), jersey)
    for result in tour.results:
        tally.add(1, "stage", team_of(places(result)[0]))


def _win_cells(wins: int, tours: int) -> tuple[str, str]:
    low, high = share_interval(wins, tours)
    return str(wins), f"{wins / tours:.0%} ({low:.0%}–{high:.0%})"
