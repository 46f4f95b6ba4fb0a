"""Flamme Rouge as an environment."""

from typing import Final

import gymnasium
import numpy as np

from echappee.envs.game_envs import Encoding, GameEnvs
from echappee.envs.scenes import COBBLES, COLOURS, DOWNHILL, FLAT, LINE, UPHILL, Figure, Ground, Scene
from echappee.envs.spelling import IDLE
from echappee.flamme.envs.observation import FIELDS, observe
from echappee.flamme.envs.version_1 import VERSION_1, steps
from echappee.flamme.envs.words import WORDS, spelling_of
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import Setup, TeamSetup, View, setup_tags

gymnasium.register(
    "echappee/FlammeVector-v0", vector_entry_point="echappee.flamme.envs.vector:FlammeVectorEnv"
)


GROUNDS: Final = {
    "flat": FLAT,
    "ascent": UPHILL,
    "descent": DOWNHILL,
    "cobbles": COBBLES,
    "supply": Ground("s", (110, 170, 190)),
}


def scene_of(view: View) -> Scene:
    """All squares from the first to the last; upper-case letters are Sprinteurs."""
    course = view.course
    road = [
        LINE if at == course.line else GROUNDS[square.terrain] for at, square in enumerate(course.squares, 1)
    ]
    figures = [
        Figure(
            min(rider.square, len(road)) - 1,
            rider.lane,
            rider.team[0].upper() if rider.type == "S" else rider.team[0],
            COLOURS[rider.team],
        )
        for rider in view.riders
        if rider.square
    ]
    lanes = max(square.lanes for square in course.squares)
    return Scene(f"round {view.round}, {view.phase}", lanes, road, figures)


ENVS: Final = GameEnvs(
    tags=setup_tags(Setup(find_stage("base-1").tiles, (TeamSetup(),) * 4)),
    encodings={
        0: Encoding(
            words=WORDS, idle=IDLE, spelling=spelling_of, fields=FIELDS, observe=observe, dtype=np.int16
        ),
        1: VERSION_1,
    },
    scene=scene_of,
    steps=steps,
    policies={"tempo": "tempo", "random": "random"},
)
