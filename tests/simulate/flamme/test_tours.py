import json
from typing import cast

import pytest

from echappee.flamme.tours import FlammeTour, outcome_of
from echappee.simulate import TourPlan, simulate

TAGS = {"calendar": "short", "teams": "team team", "rules": "specialists"}
PLAN = TourPlan("flamme", TAGS, ("tempo", "random"), size=6, seed=1)


def test_the_same_seed_gives_the_same_tours_with_any_number_of_jobs() -> None:
    alone = simulate(PLAN)
    assert simulate(PLAN, jobs=2) == alone
    assert simulate(PLAN._replace(seed=2)) != alone


def test_the_figures_are_those_of_the_tours() -> None:
    tours = [cast("FlammeTour", PLAN.ride(number).whole) for number in range(PLAN.size)]
    result = json.loads(json.dumps(simulate(PLAN).as_json()))
    assert (result["tours"], result["stages"]) == (6, 3)
    for team in ("blue", "red"):
        points = [outcome_of(tour).total[team] for tour in tours]
        assert result["points_mean"][team] == pytest.approx(sum(points) / 6)
        low, high = result["intervals"]["points_mean"][team]
        assert low < result["points_mean"][team] < high
        won = sum(outcome_of(tour).ranking[0] == team for tour in tours)
        assert result["wins_by_team"][team] == won
        low, high = result["intervals"]["wins_by_team"][team]
        assert low <= won / 6 <= high
    assert sum(team["yellow"] for team in result["jerseys_by_team"].values()) == 6


def test_no_two_tours_of_a_plan_are_dealt_alike() -> None:
    seeds = [PLAN.ride(number).whole.seed for number in range(3)]
    assert len(set(seeds)) == 3


def jerseys(plan: TourPlan) -> dict[str, dict[str, int]]:
    told = simulate(plan).as_json()["jerseys_by_team"]
    assert isinstance(told, dict)
    return told


def test_the_combative_jersey_is_counted_where_it_is_ridden_for() -> None:
    fought = jerseys(PLAN._replace(tags={**TAGS, "rules": "super-combative"}))
    assert list(fought["blue"]) == ["yellow", "green", "polka", "combative"]
    assert 0 < sum(team["combative"] for team in fought.values()) <= 6
    assert "combative" not in jerseys(PLAN._replace(size=1))["blue"]


def test_automatic_teams_ride_along() -> None:
    plan = PLAN._replace(
        tags={**TAGS, "teams": "team muscle peloton", "rules": "base"}, bots=("random", "-", "-")
    )
    assert sum(simulate(plan._replace(size=1)).tally.by_name("team", ("blue", "red", "green")).values()) == 1
