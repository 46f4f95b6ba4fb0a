"""Version 1 of Homas Tour Pro: the words of version 0, and an observation that the kernel makes too."""

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from echappee.envs.game_envs import Encoding, Steps
from echappee.envs.spelling import IDLE
from echappee.homas.bots.layout import WORDS
from echappee.homas.envs.observation_v1 import FIELDS, observe
from echappee.homas.envs.words import spelling_of
from echappee.homas.rules import set_up
from echappee.homas.rules.setup import read_setup


def steps(tags: Mapping[str, str], policies: Sequence[str], races: int, seed: int = 0) -> Steps:
    """Races of the kernel, which is loaded only here."""
    from echappee.homas.kernel.outside import Stepper  # noqa: PLC0415 - it needs the extra `fast`

    return Stepper(set_up(read_setup(tags)), policies, races, seed)


VERSION_1: Final = Encoding(
    words=WORDS, idle=IDLE, spelling=spelling_of, fields=FIELDS, observe=observe, dtype=np.uint8
)
