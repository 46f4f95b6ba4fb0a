import numpy as np
import pytest

from echappee.envs import RaceEnv
from echappee.envs.scenes import CELL, Figure, Ground, Scene, scene_pixels, scene_text
from tests.envs.riding import GAMES

FLAT, UP = Ground(".", (1, 1, 1)), Ground("^", (2, 2, 2))
SCENE = Scene("round 1", 2, [FLAT] * 60 + [UP], [Figure(0, 0, "r", (9, 0, 0)), Figure(60, 1, "b", (0, 0, 9))])


def test_a_long_road_goes_on_below() -> None:
    assert scene_text(SCENE).splitlines() == ["round 1", "." * 60, "r" + "." * 59, "", "b", "^"]


def test_riders_are_drawn_in_their_lanes() -> None:
    pixels = scene_pixels(SCENE)
    assert pixels.shape == (6 * CELL, 60 * CELL, 3)
    assert [tuple(pixels[row * CELL, 0]) for row in (0, 1, 3, 4)] == [
        (1, 1, 1),
        (9, 0, 0),
        (0, 0, 9),
        (2, 2, 2),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_race_can_be_looked_at(game: str) -> None:
    text, pixels = (RaceEnv(game, render_mode=mode) for mode in ("ansi", "rgb_array"))
    for env in (text, pixels):
        env.reset(seed=1)
    assert "|" in str(text.render())
    drawn = pixels.render()
    assert isinstance(drawn, np.ndarray)
    assert drawn.shape[2] == 3
