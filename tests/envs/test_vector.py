"""The vectorised environment: the kernel stops at each decision, and the reference rides the same race."""

import gymnasium
import numpy as np
import pytest

from echappee.engine import Entry, Race, Refused, ScriptedDealer
from echappee.envs.races import rewards_of
from echappee.flamme.envs.vector import VECTOR_FIELDS, FlammeVectorEnv
from echappee.flamme.kernel.card_table import rows_of
from echappee.flamme.kernel.ledger import entries
from echappee.flamme.kernel.observation import SIZE
from echappee.flamme.kernel.outside import Stepper
from echappee.flamme.kernel.packing import unpack
from echappee.flamme.kernel.rules.questions import DONE, FIRST, REFRESHING, SPRINTEUR
from echappee.flamme.kernel.state import PILE, RECYCLED
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, Position, Ruleset, Setup, TeamSetup, set_up
from tests.counts import count
from tests.kernel.setups import setup_of

EVERYTHING = Ruleset(weather=True, breakaway=True, specialists=True, extended=True, baroudeur_bid=True)
POLICIES = ("agent", "agent", "random", "tempo")


def policies_of(start: Position, seed: int) -> list[str]:
    """Agents and policies in turn, from another one on in each race, but always with an agent."""
    people = [team.colour for team in start.teams if not team.automatic]
    names = {colour: POLICIES[(index + seed) % len(POLICIES)] for index, colour in enumerate(people)}
    if "agent" not in names.values():
        names[people[0]] = "agent"
    return [names.get(team.colour, "-") for team in start.teams]


def ride_both(start: Position, policies: list[str], seed: int) -> None:
    """Ride a race decision by decision, and its ledger in the reference."""
    stepper, random = Stepper(start, policies, 1, seed), np.random.default_rng(seed)
    ledger = written(start, stepper.begin())
    while not stepper.over[0]:
        assert stepper.masks[0].sum() > 1
        action = random.choice(np.flatnonzero(stepper.masks[0]))
        ledger += written(start, stepper.step(np.array([action])))
    race = Race(FLAMME, start, ScriptedDealer(), ledger)
    assert race.over
    assert not race.unread
    assert race.position == unpack(start, rows_of(start), stepper.races[0])
    worth = rewards_of(race.position)
    assert stepper.worth[0].tolist() == pytest.approx([worth[team.colour] for team in start.teams])


def written(start: Position, desk: np.record) -> list[Entry]:
    """What was drawn and decided in a step."""
    assert desk["logged"] < len(desk["log"]), "more than the log has lines for"
    return list(entries(start, rows_of(start), desk))


def twins(start: Position) -> Stepper:
    """The same race twice, with agents everywhere, at its first decision."""
    stepper = Stepper(start, ["agent"] * len(start.teams), 2, 1)
    stepper._outside.rows.number[:] = -1
    stepper.begin()
    return stepper


def question(stepper: Stepper) -> int:
    """What is asked in the first of the races."""
    return int(stepper.races["asked"][0, stepper.teams[0]])


@pytest.mark.soak
def test_the_reference_rides_the_same_races() -> None:
    for seed in range(count(400)):
        start = set_up(setup_of(seed))
        ride_both(start, policies_of(start, seed), seed)


def test_also_where_everything_is_asked() -> None:
    start = set_up(Setup(find_stage("peloton-7-2-4").tiles, (TeamSetup(),) * 4, EVERYTHING))
    for seed in range(4):
        ride_both(start, ["agent"] * 4, seed)


def test_what_others_hide_changes_no_observation() -> None:
    start = set_up(Setup(find_stage("base-1").tiles, (TeamSetup(),) * 2))
    stepper = twins(start)
    while stepper.races["round"][0] < 4 or question(stepper) != FIRST:
        stepper.step(stepper.masks.argmax(axis=1))
    mine = int(stepper.teams[0])
    for rider in start.of(start.teams[1 - mine].colour):
        decks = stepper.races["decks"][1, rider]
        decks[[PILE, RECYCLED]] = decks[[RECYCLED, PILE]]
    assert stepper.races[0].tobytes() != stepper.races[1].tobytes()
    stepper.step(np.array([SPRINTEUR, SPRINTEUR]))
    assert stepper.teams.tolist() == [mine, mine]
    assert stepper.seen[0].tobytes() == stepper.seen[1].tobytes()
    assert stepper.masks[0].tobytes() == stepper.masks[1].tobytes()


def test_nor_do_the_cards_that_others_take_back_in_a_refresh() -> None:
    stepper = twins(set_up(Setup(find_stage("peloton-7-2-4").tiles, (TeamSetup(),) * 2, EVERYTHING)))
    while question(stepper) != REFRESHING:
        stepper.step(stepper.masks.argmax(axis=1))
    other = int(stepper.teams[0])
    stepper.step(np.array([DONE, stepper.masks[1].argmax()]))
    while (stepper.teams == other).any():
        stepper.step(np.where(stepper.teams == other, DONE, -1))
    assert stepper.teams.tolist() == [1 - other] * 2
    assert stepper.seen[0].tobytes() == stepper.seen[1].tobytes()
    assert stepper.races[0].tobytes() != stepper.races[1].tobytes()


def test_the_same_seed_gives_the_same_races_and_the_next_ones_follow() -> None:
    envs = [FlammeVectorEnv(8, policies=("agent", "random", "tempo", "random")) for _ in range(2)]
    for env in envs:
        env.reset(seed=3)
    over = 0
    for _ in range(120):
        told = []
        for env in envs:
            actions = env._steps.masks.argmax(axis=1)
            observations, rewards, done, cut, infos = env.step(actions)
            assert env.observation_space.contains(observations)
            assert not infos["refused"].any()
            assert not cut.any()
            assert (done | (rewards == 0)).all()
            told.append((observations["observation"].tobytes(), rewards.tolist(), done.tolist()))
        assert told[0] == told[1]
        over += done.sum()
    assert over > 8
    assert set(envs[0]._steps.numbers.tolist()) != set(range(8))


def test_an_action_that_is_not_allowed_changes_nothing() -> None:
    env = gymnasium.make_vec(
        "echappee/FlammeVector-v0", num_envs=2, vectorization_mode=gymnasium.VectorizeMode.VECTOR_ENTRY_POINT
    )
    observations, _ = env.reset(seed=1)
    before = observations["observation"].copy()
    observations, _, _, _, infos = env.step(np.array([0, int(observations["action_mask"][1].argmax())]))
    assert infos["refused"].tolist() == [True, False]
    assert (observations["observation"] == before).all(axis=1).tolist() == [True, False]


def test_fields_are_all_of_an_observation() -> None:
    assert sum(field.size for field in VECTOR_FIELDS) == SIZE


@pytest.mark.parametrize("policies", [("agent",), ("random",) * 4, ("agent", "patron", "-", "-")])
def test_policies_that_do_not_fit_are_refused(policies: tuple[str, ...]) -> None:
    with pytest.raises(Refused):
        FlammeVectorEnv(1, policies=policies)
