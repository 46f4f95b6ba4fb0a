"""The weights of capitaine and of its levels are data, and so is what the search for them moves."""

import json
from importlib.resources import files

import pytest

from echappee.homas.bots import capitaine
from echappee.homas.bots.capitaine.weights import Weights, weights
from training.homas import NAMES, State, made, moved


def data(name: str) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = json.loads((files(capitaine) / name).read_text("utf-8"))
    return found


def test_the_file_has_every_weight_that_is_searched_for_and_no_other() -> None:
    assert tuple(data("weights.json")) == NAMES


@pytest.mark.parametrize("level", ["espoir", "cadet"])
def test_a_weaker_level_changes_some_weights_and_its_judgement_is_blurred(level: str) -> None:
    own = data("levels.json")[level]
    assert own.keys() < set(Weights._fields)
    assert weights(level).blur > weights().blur == 0
    assert {name for name in NAMES if getattr(weights(level), name) != getattr(weights(), name)} == (
        own.keys() - {"blur"}
    )


def test_the_search_moves_towards_what_did_well() -> None:
    state = State(0, (0.0, 5.0), (1.0, 1.0))
    better, worse = [[2.0, 0.0]] * 24, [[-2.0, 0.0]] * 24
    after = moved(state, better + worse)
    assert after.generation == 1
    assert after.middle[0] > 0.5
    assert after.middle[1] == 5.0


def test_weights_are_kept_where_they_have_a_meaning() -> None:
    assert made((-1.0,) * len(NAMES)).spread > 0
