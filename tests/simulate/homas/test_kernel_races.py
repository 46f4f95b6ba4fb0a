import json

import pytest

from echappee.engine import Race, ScriptedDealer
from echappee.homas.rules import HOMAS, ROLES, Setup
from echappee.homas.simulate.kernel_races import KernelPlan, plan_in_kernel
from echappee.homas.simulate.races import COLUMNS, RacePlan
from echappee.homas.simulate.trails import trail_of
from echappee.simulate import TourPlan, simulate
from echappee.simulate.engines import AUTO, CPU, KERNEL, REFERENCE, choose_engine

STAGE = "road:0x12,-3x8,0x8;red=8;hill=20;sprint=10;stage;left=3-5"


def plan(road: str, races: int = 6) -> KernelPlan:
    words = ("random", "random", "-")
    return plan_in_kernel(RacePlan(Setup(road, ("team", "team", "neutral")), words, races, 1), CPU, print)


@pytest.mark.parametrize("road", ["road:0x20;red=8", STAGE])
def test_the_kernel_counts_what_its_races_say(road: str) -> None:
    result, ends = simulate(plan(road)), [plan(road).kernel.end(number) for number in range(6)]
    assert result.length.mean == pytest.approx(sum(end.round for end in ends) / 6)
    assert sum(result.wins("team").values()) == 6
    for what, wins in (("team", result.wins("team")), ("role", result.wins("role"))):
        winners = [end.ranking[0] for end in ends]
        names = [each.team if what == "team" else ROLES[each.role - 1] for each in winners]
        assert {name: names.count(name) for name in wins} == wins


def test_the_rows_of_the_kernel_are_those_of_its_races() -> None:
    tally, columns = plan(STAGE).rows(range(2, 4))
    assert tally.size == 2
    assert tuple(columns) == COLUMNS
    for race, number in enumerate((2, 3)):
        end = plan(STAGE).kernel.end(number)
        part = slice(20 * race, 20 * race + 20)
        told = zip(*(list(columns[name])[part] for name in COLUMNS[:5]), strict=True)
        riders = enumerate(end.ranking, 1)
        assert list(told) == [(number, end.round, r.team, ROLES[r.role - 1], rank) for rank, r in riders]


@pytest.mark.parametrize("road", ["road:0x20;red=8", STAGE, "tour-de-france-prologue"])
def test_the_kernel_follows_races_as_the_reference_does(road: str) -> None:
    ridden = plan(road)
    for number, trail in enumerate(ridden.trails(range(6))):
        ledger = [entry for part in ridden.kernel.follow(number) for entry in part.entries]
        race = Race(HOMAS, ridden.start, ScriptedDealer(), ledger)
        assert trail == trail_of(race, frozenset())


def test_followed_races_add_up() -> None:
    told = json.loads(json.dumps(simulate(plan(STAGE).follow(6)).as_json()))
    for name in ("grid_rows", "grid_lanes", "seats", "roles"):
        assert sum(each["share"] for each in told[name].values()) == pytest.approx(1)
    assert [climb["name"] for climb in told["climbs"]] == ["row 20"]


def test_tours_are_ridden_by_the_kernel_if_it_has_the_bots() -> None:
    tags = {
        "calendar": "tour-de-france-prologue dauphine-libere-3",
        "teams": "team team neutral neutral neutral",
    }
    bots = ("random", "random", "-", "-", "-")
    tours = TourPlan("homas", tags, bots, size=3, seed=1)
    choice = choose_engine(tours, AUTO, CPU, print)
    assert choice.engine == KERNEL
    told = simulate(choice.plan).as_json()
    assert simulate(choice.plan, jobs=2, engine=KERNEL).as_json() == told
    assert sum(told["wins_by_team"].values()) == 3  # type: ignore[attr-defined]
    assert choose_engine(tours._replace(bots=("domestique", *bots[1:])), AUTO, CPU, print).engine == REFERENCE
