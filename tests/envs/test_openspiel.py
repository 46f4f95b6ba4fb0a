"""Both games in OpenSpiel: its own tests, its algorithms, and the races of the reference."""

import importlib
from random import Random
from typing import Any

import pytest

from echappee.engine import Race, ScriptedDealer
from echappee.games import game_named
from tests.counts import count
from tests.envs.riding import GAMES

pyspiel = pytest.importorskip("pyspiel")
importlib.import_module("echappee.openspiel")
GAME = pytest.mark.parametrize("name", GAMES)


def ridden(state: Any, seed: int) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """Ride this state to its end; every chance node is whole."""
    lot = Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(lot.choices(actions, chances)[0])
        else:
            state.apply_action(lot.choice(state.legal_actions()))
    return state


@pytest.mark.soak
@GAME
def test_random_races_pass_its_own_test(name: str) -> None:
    game = pyspiel.load_game(f"echappee_{name}")
    if name == "flamme" or count(20) == 20:
        pyspiel.random_sim_test(game, num_sims=count(20), serialize=False, verbose=False)


@GAME
def test_the_reference_repeats_its_races(name: str) -> None:
    game = pyspiel.load_game(f"echappee_{name}", {"teams": 3})
    state = ridden(game.new_initial_state(), 1)
    race = state.talk.race
    again: Race[Any, Any] = Race(
        game_named(name).rules, race.moments[0].position, ScriptedDealer(), race.ledger
    )
    assert again.position == race.position
    assert len(state.returns()) == 3
    assert all(-1 <= worth <= 1 for worth in state.returns())


def test_a_race_is_stored_as_its_history() -> None:
    game = pyspiel.load_game("echappee_flamme", {"stage": "base-2"})
    state = ridden(game.new_initial_state(), 2)
    _, restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(restored) == str(state)
    assert restored.returns() == state.returns()


def test_a_seat_cannot_tell_what_it_may_not_know() -> None:
    """Two cards that the first seat may play face down look the same to the second."""
    game = pyspiel.load_game("echappee_flamme")
    state, lot = game.new_initial_state(), Random(3)
    while state.current_player() != 0 or state.talk.asked["blue"].question.id.kind != "card":
        actions = [each for each, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(lot.choice(actions or state.legal_actions()))
    told = set()
    for action in state.legal_actions():
        other = state.child(action)
        told.add((other.information_state_string(1), tuple(other.information_state_tensor(1))))
    assert len(told) == 1
    assert len({state.child(action).information_state_string(0) for action in state.legal_actions()}) > 1


def test_its_algorithms_run() -> None:
    numpy = pytest.importorskip("numpy")
    mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
    sampling = importlib.import_module("open_spiel.python.algorithms.outcome_sampling_mccfr")
    game = pyspiel.load_game("echappee_flamme")
    solver = sampling.OutcomeSamplingSolver(game)
    solver.iteration()
    assert len(solver._infostates) > 50
    lot = numpy.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, lot), random_state=lot)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()
