import json

import pytest

from echappee.engine import Refused
from echappee.homas.rules import Setup
from echappee.homas.rules.cards import COLOURS, ROLES
from echappee.homas.simulate.races import RacePlan
from echappee.simulate import simulate
from echappee.simulate.intervals import mean_interval, share_interval

FLAT = "road:0x20;red=8"


def plan(races: int, seed: int = 1, road: str = FLAT, teams: str = "random,random,neutral") -> RacePlan:
    words = tuple(teams.split(","))
    kinds = tuple("neutral" if word == "neutral" else "team" for word in words)
    return RacePlan(Setup(road, kinds), words, races, seed)


def test_the_result_counts_what_the_races_say() -> None:
    result = simulate(plan(12))
    ends = [plan(12).ride(number).position for number in range(12)]
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


def test_the_result_is_json_with_counts_and_intervals() -> None:
    told = json.loads(json.dumps(simulate(plan(6)).as_json()))
    assert set(told) == {"races", "turns_mean", "wins_by_team", "wins_by_role", "intervals"}
    assert list(told["wins_by_team"]) == ["white", "red", "blue", "green", "black"]
    assert list(told["wins_by_role"]) == ["leader", "allrounder", "sprinter", "climber"]
    assert sum(told["wins_by_team"].values()) == sum(told["wins_by_role"].values()) == 6
    low, high = told["intervals"]["turns_mean"]
    assert low <= told["turns_mean"] <= high
    shares = told["intervals"]["wins_by_team"]
    assert shares["red"] == list(share_interval(told["wins_by_team"]["red"], 6))
    assert set(told["intervals"]["wins_by_role"]) == set(ROLES)


def test_the_same_seed_gives_the_same_figures_whatever_the_jobs() -> None:
    alone = simulate(plan(20))
    assert simulate(plan(20), jobs=2) == alone
    assert simulate(plan(20, seed=2)) != alone


def test_progress_is_told_until_all_races_are_done() -> None:
    done: list[int] = []
    simulate(plan(9), progress=done.append)
    assert sum(done) == 9
    assert len(done) > 1


def test_a_stage_goes_on_until_all_are_home() -> None:
    classic, stage = (plan(3, road=road).ride(2).position for road in (FLAT, FLAT + ";stage"))
    assert not all(rider.home for rider in classic.riders)
    assert all(rider.home for rider in stage.riders)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"size": 0}, "bad-races"),
        ({"bots": ("random",)}, "bad-teams"),
        ({"bots": ("tempo", "random", "neutral")}, "unknown-bot"),
        ({"setup": Setup("nowhere", ("team", "team", "neutral"))}, "unknown-course"),
        ({"setup": Setup(FLAT, ("neutral", "neutral", "neutral"))}, "bad-teams"),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused(changes: dict[str, object], code: str) -> None:
    with pytest.raises(Refused) as caught:
        simulate(plan(5)._replace(**changes))  # type: ignore[arg-type]
    assert caught.value.code == code


def test_no_jobs_at_all_are_refused() -> None:
    with pytest.raises(Refused, match="at least one job"):
        simulate(plan(5), jobs=0)
