"""Libraries of others learn in version 1, where they are installed."""

import gymnasium
import pytest

import echappee.envs  # noqa: F401 - makes the environments known to Gymnasium
from tests.envs.riding import GAMES

pytestmark = [pytest.mark.soak, pytest.mark.filterwarnings("ignore")]  # those of other libraries
GAME = pytest.mark.parametrize("game", GAMES)


@GAME
def test_stable_baselines_learns_with_masks(game: str) -> None:
    contrib = pytest.importorskip("sb3_contrib")
    env = gymnasium.make(f"echappee/{game.title()}-v1", bots=("random",) * 3)
    model = contrib.MaskablePPO("MultiInputPolicy", env, n_steps=256, seed=1)
    model.learn(512)
    seen, _ = env.reset(seed=1)
    action, _ = model.predict(seen, action_masks=env.unwrapped.action_masks())
    assert seen["action_mask"][action] == 1
