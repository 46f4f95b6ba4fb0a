import pytest

from echappee.homas.rules import COLOURS, ROLES, Setup
from echappee.homas.simulate.races import RacePlan
from echappee.simulate import simulate
from echappee.simulate.intervals import mean_interval

FLAT = "road:0x20;red=8"


def plan(races: int, seed: int = 1, road: str = FLAT, teams: str = "random,random,neutral") -> RacePlan:
    words = tuple(teams.split(","))
    kinds = tuple("neutral" if word == "neutral" else "team" for word in words)
    return RacePlan(Setup(road, kinds), words, races, seed)


def test_the_result_counts_what_the_races_say() -> None:
    result = simulate(plan(12))
    ends = [plan(12).ride(number).whole.position for number in range(12)]
    winners = [end.ranking[0] for end in ends]
    rounds = [end.round for end in ends]
    assert result.tally.size == 12
    assert result.length.mean == pytest.approx(sum(rounds) / 12)
    assert result.length.interval == mean_interval(12, sum(rounds), sum(turn**2 for turn in rounds))
    assert result.wins("team") == {
        colour: sum(winner.team == colour for winner in winners) for colour in COLOURS
    }
    assert result.wins("role") == {
        role: sum(ROLES[winner.role - 1] == role for winner in winners) for role in ROLES
    }


def test_the_same_seed_gives_the_same_figures_whatever_the_jobs() -> None:
    alone = simulate(plan(20))
    assert simulate(plan(20), jobs=2) == alone
    assert simulate(plan(20, seed=2)) != alone


def test_a_stage_goes_on_until_all_are_home() -> None:
    classic, stage = (plan(3, road=road).ride(2).whole.position for road in (FLAT, FLAT + ";stage"))
    assert not all(rider.home for rider in classic.riders)
    assert all(rider.home for rider in stage.riders)
