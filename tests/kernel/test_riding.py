import numpy as np
import pytest

from echappee.engine import Race, Refused, ScriptedDealer
from echappee.flamme.kernel import Kernel, Results
from echappee.flamme.rules import FLAMME, Ruleset, Setup, TeamSetup, set_up, setup_tags
from echappee.flamme.rules.course_text import course
from echappee.notation import print_record, read_record, replay
from tests.counts import count
from tests.kernel.setups import four, setup_of

RANDOM = ("random",) * 4


def ridden(setup: Setup, races: int, policy: str = "random") -> Results:
    start = set_up(setup)
    return Kernel(start, [policy] * len(start.teams), seed=1, random_places=True).ride(races)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("stage", "rounds", "rouleurs"), [("base-2", 15.135, 0.8095), ("base-1", 14.015, 0.713)]
)
def test_random_teams_ride_as_in_other_engines(stage: str, rounds: float, rouleurs: float) -> None:
    """Two unrelated programs agree on these figures; the share is within a point of either."""
    results = ridden(four(stage), count(1_000_000))
    assert results.rounds.mean() == pytest.approx(rounds, abs=0.05)
    assert (results.ranks.argmin(axis=1) % 2 == 0).mean() == pytest.approx(rouleurs, abs=0.01)


def test_race_n_of_a_seed_is_always_the_same() -> None:
    kernel = Kernel(set_up(four("base-2")), RANDOM, seed=5)
    alone, together = kernel.ride(3000), kernel.ride(3000, jobs=3)
    later = kernel.ride(10, first=1500)
    for name in Results._fields:
        assert np.array_equal(getattr(alone, name), getattr(together, name))
        assert np.array_equal(getattr(alone, name)[1500:1510], getattr(later, name))
    other = Kernel(set_up(four("base-2")), RANDOM, seed=6).ride(10)
    assert not np.array_equal(alone.squares[:10], other.squares)


@pytest.mark.soak
def test_results_say_what_the_last_position_says() -> None:
    for number in range(count(1000)):
        start = set_up(setup_of(number))
        kernel = Kernel(start, ["random"] * len(start.teams), seed=2)
        results = kernel.ride(1, first=number)
        *_, last = kernel.follow(number)
        position = last.position
        order = [position.riders[index].name for index in results.ranks[0].argsort()]
        assert order == [rider.name for rider in position.ranking]
        assert results.rounds[0] == position.round
        assert list(results.home[0]) == [rider.home for rider in position.riders]
        assert list(results.squares[0]) == [rider.square for rider in position.riders]
        assert list(results.taken[0]) == [rider.taken for rider in position.riders]
        assert list(results.podium[0]) == [rider.podium for rider in position.riders]
        times = [-1 if rider.time is None else rider.time for rider in position.riders]
        assert list(results.times[0]) == times


def test_the_rounds_in_the_lead_are_those_that_the_reference_tells() -> None:
    setup = four("base-2", Ruleset(tour=True, super_combative=True))
    kernel = Kernel(set_up(setup), RANDOM, seed=3)
    for number in range(20):
        ledger = [entry for moment in kernel.follow(number) for entry in moment.entries]
        race = Race(FLAMME, kernel.start, ScriptedDealer(), ledger)
        told = [event.args["rider"] for event in race.events if event.code == "led"]
        led = kernel.ride(1, first=number).led[0]
        assert list(led) == [told.count(rider.name) for rider in kernel.start.riders]


def test_a_race_of_the_kernel_is_a_record_like_any_other() -> None:
    setup = four("base-2", Ruleset(weather=True, specialists=True))
    kernel = Kernel(set_up(setup), RANDOM, seed=9)
    text = print_record(kernel.record(4, setup_tags(setup)))
    *_, last = kernel.follow(4)
    assert replay(FLAMME, read_record(text)).position == last.position


@pytest.mark.parametrize("policy", ["random", "tempo"])
def test_every_policy_takes_the_exhaustion_that_the_rules_give(policy: str) -> None:
    """Somebody leads every round, so every round tires at least one rider of the foremost pack."""
    results = ridden(four("base-2"), 200, policy)
    assert (results.taken.sum(axis=1) >= results.rounds - 1).all()


def test_policies_can_be_mixed_and_tempo_beats_chance() -> None:
    results = Kernel(set_up(four("base-2")), ("random", "tempo", "random", "random"), seed=1).ride(400)
    winners = results.ranks.argmin(axis=1) // 2
    assert (winners == 1).mean() > 0.5


def test_a_policy_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(Refused, match="no policy 'domestique'") as refused:
        Kernel(set_up(four("base-2")), ("domestique",) * 4)
    assert refused.value.code == "kernel-cannot"


def test_a_device_that_is_not_one_is_refused() -> None:
    with pytest.raises(Refused, match="a device is cpu or cuda, not tpu"):
        Kernel(set_up(four("base-2")), RANDOM).ride(1, device="tpu")


def test_a_position_that_no_race_leads_to_is_refused_by_name() -> None:
    start = set_up(Setup(four("base-2").tiles, (TeamSetup(),) * 2))
    lonely = start._replace(riders=start.riders[:3])
    with pytest.raises(Refused, match="two riders in every team") as refused:
        Kernel(lonely, ("random",) * 2)
    assert refused.value.code == "kernel-cannot"
    with pytest.raises(Refused, match="roads of up to"):
        Kernel(start._replace(course=course("squares:999;900")), ("random",) * 2)
