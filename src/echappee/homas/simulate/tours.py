"""What is counted in many stage races of Homas Tour Pro."""

from collections.abc import Collection

from echappee.engine import Seat
from echappee.homas.rules.cards import COLOURS, ROLES
from echappee.homas.rules.setup import NEUTRAL
from echappee.homas.tours import StageRace
from echappee.homas.tours.books import places, team_of
from echappee.homas.tours.stage_setup import TourSetup
from echappee.homas.tours.standings import CLASSIFICATIONS, TIME, jerseys, team_times
from echappee.simulate.intervals import share_interval
from echappee.simulate.result import TEAM, TourResult
from echappee.simulate.tally import ResultFigure, Tally
from echappee.tours.ranking import ranked

WORN = tuple(each.jersey for each in CLASSIFICATIONS)


def tour_result(total: Tally, setup: TourSetup) -> TourResult:
    """The winner is the rider in yellow at the end."""
    stages, tours = len(setup.days), total.size
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


def count_tour(tally: Tally, tour: StageRace, failed: Collection[Seat]) -> None:
    """Its winner, the final jerseys, the winners of stages and the leader of the team classification."""
    worn = {
        jersey: rider for jersey, rider in jerseys(tour.books[-1]).items() if team_of(rider) not in failed
    }
    for winner in [rider for rider in ranked(tour.books[-1], TIME) if team_of(rider) not in failed][:1]:
        tally.add(1, TEAM, team_of(winner))
        tally.add(1, "role", ROLES[int(winner[1]) - 1])
    for team in [team for team, _ in team_times(tour.books[-1]) if team not in failed][:1]:
        tally.add(1, "first", team)
    for jersey, rider in worn.items():
        tally.add(1, "jersey", team_of(rider), jersey)
    for result in tour.results:
        for rider in [rider for rider in places(result) if team_of(rider) not in failed][:1]:
            tally.add(1, "stage", team_of(rider))


def _win_cells(wins: int, tours: int) -> tuple[str, str]:
    low, high = share_interval(wins, tours)
    return str(wins), f"{wins / tours:.0%} ({low:.0%}–{high:.0%})"
