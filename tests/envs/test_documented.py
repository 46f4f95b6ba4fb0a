from pathlib import Path

import pytest

from echappee.envs import GameEnvs
from echappee.flamme.envs.vector import VECTOR_FIELDS
from echappee.flamme.kernel.observation import SIZE
from echappee.flamme.kernel.rules.questions import ACTIONS
from echappee.games import game_named
from tests.envs.riding import GAMES, racing

PAGE = (Path(__file__).parents[2] / "docs/environments.md").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_an_observation_is_documented(game: str) -> None:
    envs = game_named(game).room(GameEnvs)
    for field in envs.fields:
        assert f"| `{field.name}` | {' × '.join(map(str, field.shape))} | {field.about} |\n" in PAGE
    assert f"\n{envs.size} numbers, {len(envs.words)} words." in PAGE


def test_so_is_every_field_of_the_vectorised_environment() -> None:
    for field in VECTOR_FIELDS:
        assert f"| `{field.name}` | {' × '.join(map(str, field.shape))} | {field.about} |\n" in PAGE
    assert f"{SIZE} numbers" in PAGE
    assert f"An action is one of {ACTIONS}:" in PAGE


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_has_the_fields_that_are_documented(game: str) -> None:
    env = racing(game)
    assert env.observe(env.seats[0])["observation"].size == env.envs.size
