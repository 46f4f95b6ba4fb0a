"""The kernel rides the same plans: other dice, the same figures."""

from collections.abc import Collection, Iterator
from math import sqrt

import pytest

from echappee.engine import Refused
from echappee.flamme.kernel import Kernel
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import Ruleset, Setup, TeamSetup
from echappee.flamme.simulate.followed import FollowPlan
from echappee.flamme.simulate.kernel_races import KernelPlan, plan_in_kernel
from echappee.flamme.simulate.races import RacePlan
from echappee.kernel.arrays import Batch
from echappee.simulate import simulate
from echappee.simulate.engines import GRAPHICS_CARD, KERNEL, REFERENCE, choose_engine
from tests.counts import count

TEAMS = (TeamSetup(), TeamSetup(), TeamSetup("muscle"))
BOTS = ("tempo", "random", "-")
MOST_APART = 3.3
"""In standard errors; one pair of means in a thousand is further apart by chance."""


def silent(_: str) -> None: ...


def plan(races: int, ruleset: Ruleset = Ruleset(), bots: tuple[str, ...] = BOTS) -> RacePlan:  # noqa: B008
    return RacePlan(Setup(find_stage("base-4").tiles, TEAMS, ruleset), bots, races, 1, "random")


def in_kernel(reference: RacePlan) -> KernelPlan:
    return plan_in_kernel(reference, "cpu", silent)


def whole(column: Collection[object]) -> list[int]:
    return [int(str(value)) for value in column]


def apart(one: tuple[float, float], other: tuple[float, float]) -> float:
    """How many standard errors lie between the middles of two 95 % intervals."""
    wide = sqrt((one[1] - one[0]) ** 2 + (other[1] - other[0]) ** 2) / 2 / 1.96
    return abs(sum(one) - sum(other)) / 2 / wide


@pytest.mark.soak
def test_both_engines_give_the_same_figures() -> None:
    races = count(4000, 40)
    reference = simulate(plan(races)).as_json()["intervals"]
    kernel = simulate(in_kernel(plan(20_000)), engine=KERNEL).as_json()["intervals"]
    assert isinstance(reference, dict)
    assert isinstance(kernel, dict)
    assert apart(reference["rounds_mean"], kernel["rounds_mean"]) < MOST_APART
    for group in ("wins_by_type", "wins_by_team"):
        for name in reference[group]:
            assert apart(reference[group][name], kernel[group][name]) < MOST_APART, name


def test_what_the_kernel_counts_is_what_its_races_come_to() -> None:
    timed = in_kernel(plan(40, Ruleset(tour=True)))
    result = simulate(timed, engine=KERNEL)
    _, rows = timed.rows(range(40))
    wins = [team for team, rank in zip(rows["team"], rows["rank"], strict=True) if rank == 1]
    assert result.wins("team") == {colour: wins.count(colour) for colour in ("blue", "red", "green")}
    times = [time for team, time in zip(rows["team"], whole(rows["time"]), strict=True) if team == "blue"]
    assert result.tally.mean("time", "blue", per=2).mean == pytest.approx(sum(times) / 80)
    assert result.length.mean == pytest.approx(sum(whole(rows["rounds"])) / 240)


def test_more_jobs_and_smaller_parts_give_the_same_figures() -> None:
    ridden = in_kernel(plan(300))
    assert simulate(ridden, jobs=2, engine=KERNEL) == simulate(ridden, engine=KERNEL)
    assert simulate(ridden, engine=REFERENCE) == simulate(ridden, engine=KERNEL)


def test_trails_end_as_the_races_do() -> None:
    ridden = in_kernel(plan(30))
    _, rows = ridden.rows(range(30))
    trails = ridden.trails(range(30))
    riders = len(ridden.start.riders)
    for number, trail in enumerate(trails):
        own = slice(number * riders, (number + 1) * riders)
        assert trail.ranks == whole(rows["rank"])[own]
        assert [stop.square for stop in trail.stops[-1]] == whole(rows["square"])[own]
        assert [stop.taken for stop in trail.stops[-1]] == whole(rows["exhaustion"])[own]
        assert len(trail.stops) == 1 + whole(rows["rounds"])[number * riders]
    assert simulate(FollowPlan(ridden, 30), engine=KERNEL).tally.size == 30


def test_the_engine_that_was_asked_for_rides_or_nothing_does() -> None:
    reference = plan(5)
    assert choose_engine(reference, "auto", "cpu", silent).engine == KERNEL
    assert choose_engine(reference, "kernel", "cpu", silent).engine == KERNEL
    assert choose_engine(reference, "reference", "cpu", silent) == (reference, REFERENCE)


def test_auto_takes_the_reference_for_a_bot_that_the_kernel_does_not_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("echappee.flamme.kernel.races.POLICIES", ("random",))
    assert choose_engine(plan(5), "auto", "cpu", silent).engine == REFERENCE
    with pytest.raises(Refused, match="the kernel has no policy 'tempo'"):
        choose_engine(plan(5), "kernel", "cpu", silent)


class NoRealCard:
    """Has the interface of a graphics card, and rides on the processor."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel

    def ride(self, races: int, first: int) -> Iterator[Batch]:
        return self.kernel.watch(races, first)

    def fetch(self, records: Iterator[Batch]) -> Batch:
        return list(records)[-1]


def test_a_graphics_card_rides_the_same_races(monkeypatch: pytest.MonkeyPatch) -> None:
    def give(kernel: Kernel) -> NoRealCard:
        return NoRealCard(kernel)

    monkeypatch.setattr(Kernel, "on_card", give)
    choice = choose_engine(plan(60), "auto", "cuda", silent)
    assert choice.engine == GRAPHICS_CARD
    assert simulate(choice.plan, engine=choice.engine) == simulate(in_kernel(plan(60)), engine=KERNEL)


def test_without_a_graphics_card_nothing_rides_on_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Kernel) -> None:
        raise Refused("no-card", "there is none")

    monkeypatch.setattr(Kernel, "on_card", refuse)
    with pytest.raises(Refused, match="there is none"):
        choose_engine(plan(5), "auto", "cuda", silent)
