"""What is counted in many tours of bots."""

from collections.abc import Collection

from echappee.engine import Seat
from echappee.flamme.tours import FlammeTour, outcome_of
from echappee.flamme.tours.books import team_of
from echappee.flamme.tours.stage_setup import TourSetup
from echappee.flamme.tours.standings import JERSEYS, jerseys
from echappee.simulate.intervals import share_interval
from echappee.simulate.result import TEAM, TourResult
from echappee.simulate.tally import ResultFigure, Tally


def tour_result(total: Tally, setup: TourSetup) -> TourResult:
    """Wins, points and jerseys by team."""
    tours = total.size
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


def count_tour(tally: Tally, tour: FlammeTour, failed: Collection[Seat]) -> None:
    outcome = outcome_of(tour)
    for winner in [team for team in outcome.ranking if team not in failed][:1]:
        tally.add(1, TEAM, winner)
    for team, points in outcome.total.items():
        tally.measure(0 if team in failed else points, "points", team)
    for jersey, rider in jerseys(tour.books[-1]).items():
        if team_of(rider) not in failed:
            tally.add(1, "jersey", team_of(rider), jersey)


def _win_cells(wins: int, tours: int) -> tuple[str, str, str]:
    low, high = share_interval(wins, tours)
    return str(wins), f"{wins / tours:.1%}", f"{low:.0%} – {high:.0%}"
