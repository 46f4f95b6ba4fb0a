"""An agent that has stopped learning, as a bot: it rides wherever bots ride."""

from collections.abc import Callable
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from echappee.engine import Question, Refused
from echappee.envs.game_envs import Encoding, GameEnvs
from echappee.envs.spelling import OpenQuestion
from echappee.games import game_named

Policy = Callable[[NDArray[Any], NDArray[np.int8]], int]
"""From an observation and the mask of the allowed actions to one of them."""


class FrozenAgent:
    """A bot that observes and acts as in the environments of this version."""

    def __init__(self, policy: Policy, game: str, version: int = 1) -> None:
        envs: GameEnvs[Any] = game_named(game).room(GameEnvs)
        self._encoding: Encoding[Any] = envs.encodings[version]
        self._policy = policy

    def answer(self, question: Question, look: Callable[[], object]) -> str:
        asked = OpenQuestion(question, self._encoding.spelling(question))
        asked.listen()
        while asked.allowed:
            mask = self._encoding.mask(asked)
            word = int(self._policy(self._encoding.observe(look(), asked), mask))
            if word not in asked.allowed:
                raise Refused("not-allowed", f"the policy of an agent chose {word}, which is not allowed")
            asked.say(word)
        return asked.answer

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """It remembers nothing, and its policy may be large."""
        return self
