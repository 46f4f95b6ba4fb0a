"""Homas Tour Pro as an environment."""

from typing import Final

from echappee.envs.game_envs import GameEnvs
from echappee.homas.envs.observation import FIELDS, observe
from echappee.homas.envs.scene import scene_of
from echappee.homas.envs.words import WORDS, spelling_of
from echappee.homas.rules import Setup
from echappee.homas.rules.setup import setup_tags

ENVS: Final = GameEnvs(
    tags=setup_tags(Setup("milan-san-remo", ("team",) * 4)),
    words=WORDS,
    spelling=spelling_of,
    fields=FIELDS,
    observe=observe,
    scene=scene_of,
)
