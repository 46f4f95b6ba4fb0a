"""Flamme Rouge as an environment."""

from typing import Final

import gymnasium

from echappee.envs.game_envs import GameEnvs
from echappee.flamme.envs.observation import FIELDS, observe
from echappee.flamme.envs.scene import scene_of
from echappee.flamme.envs.words import WORDS, spelling_of
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import Setup, TeamSetup
from echappee.flamme.rules.setup import setup_tags

gymnasium.register(
    "echappee/FlammeVector-v0", vector_entry_point="echappee.flamme.envs.vector:FlammeVectorEnv"
)

ENVS: Final = GameEnvs(
    tags=setup_tags(Setup(find_stage("base-1").tiles, (TeamSetup(),) * 4)),
    words=WORDS,
    spelling=spelling_of,
    fields=FIELDS,
    observe=observe,
    scene=scene_of,
)
