import json
from typing import cast

from echappee.homas.tours import StageRace
from echappee.homas.tours.books import places, team_of
from echappee.homas.tours.standings import jerseys, team_times
from echappee.simulate import TourPlan, simulate

PLAN = TourPlan(
    "homas",
    {"calendar": "tour-de-france-prologue dauphine-libere-3", "teams": "team team neutral neutral neutral"},
    ("domestique", "random", "-", "-", "-"),
    size=3,
    seed=1,
)


def test_the_same_seed_gives_the_same_races_whatever_the_jobs() -> None:
    alone = simulate(PLAN)
    assert simulate(PLAN, jobs=2) == alone
    assert simulate(PLAN._replace(seed=2)) != alone


def test_the_figures_are_those_of_the_races() -> None:
    tours = [cast("StageRace", PLAN.ride(number).whole) for number in range(PLAN.size)]
    result = json.loads(json.dumps(simulate(PLAN).as_json()))
    assert (result["tours"], result["stages"]) == (3, 2)
    ends = [jerseys(tour.books[-1]) for tour in tours]
    for team in ("white", "red", "blue", "green", "black"):
        assert result["wins_by_team"][team] == sum(team_of(worn["yellow"]) == team for worn in ends)
        assert result["jerseys_by_team"][team]["green"] == sum(
            team_of(worn["green"]) == team for worn in ends
        )
        won = [team_of(places(each)[0]) for tour in tours for each in tour.results]
        assert result["stages_by_team"][team] == won.count(team)
        firsts = [team_times(tour.books[-1])[0][0] for tour in tours]
        assert result["firsts_by_team"][team] == firsts.count(team)
        low, high = result["intervals"]["wins_by_team"][team]
        assert low <= result["wins_by_team"][team] / 3 <= high
    assert sum(result["wins_by_role"].values()) == 3
