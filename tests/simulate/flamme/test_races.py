import json
from math import sqrt

import pytest

from echappee.engine import Refused
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import Ruleset, Setup, TeamSetup
from echappee.flamme.simulate.races import RacePlan
from echappee.simulate import simulate
from echappee.simulate.intervals import mean_interval, share_interval
from tests.counts import SOAK, count

FOUR = (TeamSetup(),) * 4
RANDOM = ("random",) * 4


def plan(stage: str, races: int, seed: int = 1, placement: str = "random") -> RacePlan:
    return RacePlan(Setup(find_stage(stage).tiles, FOUR), RANDOM, races, seed, placement)


# Two unrelated public engines agree on these figures for four random teams placed at random, stopped at the
# first finisher; the shares are of races won by a Rouleur.
@pytest.mark.soak
@pytest.mark.parametrize(("stage", "rounds", "share"), [("base-2", 15.1, 0.805), ("base-1", 14.0, 0.715)])
def test_random_races_run_as_other_engines_say(stage: str, rounds: float, share: float) -> None:
    races = count(10_000, 100)
    wide = sqrt(10_000 / races)
    result = simulate(plan(stage, races), jobs=2 if SOAK else 1)
    assert result.length.mean == pytest.approx(rounds, abs=0.15 * max(1, wide / 3))
    assert result.wins("type")["rouleur"] / races == pytest.approx(share, abs=0.02 * max(1, wide / 2))


def test_the_same_seed_gives_the_same_figures_with_any_number_of_jobs() -> None:
    alone = simulate(plan("base-1", 30))
    assert simulate(plan("base-1", 30), jobs=2) == alone
    assert simulate(plan("base-1", 30, seed=2)) != alone


def test_progress_is_told_until_all_races_are_done() -> None:
    done: list[int] = []
    simulate(plan("base-1", 12), progress=done.append)
    assert sum(done) == 12
    assert len(done) > 1


def test_riding_out_takes_longer() -> None:
    out = plan("base-1", 5)._replace(setup=Setup(find_stage("base-1").tiles, FOUR, Ruleset(ride_out=True)))
    assert simulate(out).length.mean > simulate(plan("base-1", 5)).length.mean


@pytest.mark.parametrize(
    ("stage", "ruleset"),
    [("gt-4-2-4", Ruleset(tour=True)), ("gt-1", Ruleset(ttt=True)), ("gt-10", Ruleset(itt=True))],
)
def test_where_times_are_taken_they_are_counted(stage: str, ruleset: Ruleset) -> None:
    timed = RacePlan(Setup(find_stage(stage).tiles, FOUR, ruleset), RANDOM, 6, 1)
    result = simulate(timed)
    told = json.loads(json.dumps(result.as_json()))
    assert sum(told["podium_by_team"].values()) == 6 * 6
    ends = [timed.ride(number).whole.position for number in range(6)]
    blue = [rider.time or 0 for end in ends for rider in end.riders if rider.team == "blue"]
    assert told["times_mean"]["blue"] == pytest.approx(sum(blue) / 12)
    low, high = told["intervals"]["times_mean"]["blue"]
    assert low < told["times_mean"]["blue"] < high


def test_without_timing_there_are_no_times() -> None:
    result = simulate(plan("base-1", 2)).as_json()
    assert set(result) == {
        "races",
        "rounds_mean",
        "wins_by_type",
        "wins_by_team",
        "failed_by_team",
        "intervals",
    }


def test_timed_races_give_the_same_figures_with_any_number_of_jobs() -> None:
    timed = RacePlan(Setup(find_stage("gt-10").tiles, FOUR, Ruleset(itt=True)), RANDOM, 12, 1)
    assert simulate(timed, jobs=2) == simulate(timed)


def test_specialists_are_given_or_drafted() -> None:
    tiles = find_stage("gt-4-2-4").tiles
    given = Setup(tiles, (TeamSetup(rouleur="grimpeur", sprinteur="flahute"), TeamSetup()))
    drafted = Setup(tiles, (TeamSetup(), TeamSetup()), Ruleset(specialists=True))
    first, second = (RacePlan(setup, RANDOM[:2], 1, 1).ride(0).whole.position for setup in (given, drafted))
    assert [rider.specialist for rider in first.riders] == ["grimpeur", "flahute", "", ""]
    assert all(rider.specialist for rider in second.riders)


def test_automatic_teams_need_no_bot() -> None:
    teams = (TeamSetup(), TeamSetup("peloton"), TeamSetup("muscle"))
    result = simulate(RacePlan(Setup(find_stage("base-1").tiles, teams), ("random", "-", "-"), 5, 1))
    assert sum(result.wins("team").values()) == 5


def test_no_jobs_at_all_are_refused() -> None:
    with pytest.raises(Refused, match="at least one job"):
        simulate(plan("base-1", 5), jobs=0)


def test_the_interval_of_a_share_is_wilsons() -> None:
    low, high = share_interval(8, 10)
    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)
    assert share_interval(0, 10)[0] == 0
    assert share_interval(10, 10)[1] == pytest.approx(1)


def test_the_interval_of_a_mean_is_the_normal_one() -> None:
    low, high = mean_interval(4, 10, 30)  # 1, 2, 3, 4
    assert (low + high) / 2 == pytest.approx(2.5)
    assert high - low == pytest.approx(2 * 1.959964 * sqrt(5 / 3 / 4))
