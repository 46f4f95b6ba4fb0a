"""Gymnasium: thousands of races at once, ridden by the kernel of a game."""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from echappee.bots import GameBots
from echappee.engine import Refused
from echappee.engine.refusals import install
from echappee.envs.game_envs import GameEnvs, Steps
from echappee.envs.races import LARGEST_SEED, Observation, observed
from echappee.games import game_named
from echappee.notation.game_rules import DIRECTED

AGENT = "agent"
"""The policy of a team whose actions are given."""
NOBODY = "-"
"""The policy of an automatic team."""
NEWEST = 1
"""The version whose observations and actions the kernels of all games have."""
VectorStep = tuple[Observation, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorState(NamedTuple):
    """All races of an environment at one moment."""

    steps: Steps
    over: NDArray[np.bool_]


class ManyRaces(VectorEnv[Observation, NDArray[np.int64], NDArray[np.bool_]]):
    """A step is one decision in every race.

    The arrays are the kernel's own: they are valid until the next step.
    """

    def __init__(self, num_envs: int, make: Callable[[int], Steps], space: spaces.Dict) -> None:
        """`make` makes the races of a seed, which are this many."""
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_action_space = spaces.Discrete(space["action_mask"].shape[0])  # type: ignore[index]
        self.single_observation_space = space
        self._width = space["observation"].shape[0]  # type: ignore[index]
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(space, num_envs)
        self._make = make
        self._steps = make(0)
        self._rows = np.arange(num_envs)
        self._over = np.zeros(num_envs, bool)
        self._cut = np.zeros(num_envs, bool)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the first races of this seed; they differ by their numbers."""
        super().reset(seed=seed, options=options)
        self._steps = self._make(int(self.np_random.integers(LARGEST_SEED)) if seed is None else seed)
        self._steps.begin()
        self._over = self._steps.over
        return self._observations(), self._infos()

    def step(self, actions: NDArray[np.int64]) -> VectorStep:
        """An action that is not allowed changes nothing; `refused` in the infos says where.

        A race that was over before this step begins again as the next one, whatever its action.
        """
        steps, began = self._steps, self._over
        refused = ~began & (steps.masks[self._rows, actions] == 0)
        asked = steps.teams
        steps.step(actions)
        self._over = steps.over
        rewards = np.where(self._over, steps.worth[self._rows, asked], 0.0)
        return self._observations(), rewards, self._over, self._cut, self._infos() | {"refused": refused}

    def clone_state(self) -> VectorState:
        """This moment of all races, for `restore_state`: as often as wanted, with the same dice each time."""
        return VectorState(deepcopy(self._steps), self._over.copy())

    def restore_state(self, state: VectorState) -> tuple[Observation, dict[str, Any]]:
        """Go back to that moment, and what is observed there."""
        self._steps, self._over = deepcopy(state.steps), state.over.copy()
        return self._observations(), self._infos()

    def _observations(self) -> Observation:
        """The first figures of what the kernel shows: those of the space, whatever it shows besides."""
        return {"observation": self._steps.seen[:, : self._width], "action_mask": self._steps.masks}

    def _infos(self) -> dict[str, Any]:
        """The team that is asked, and for finished races each team's result."""
        return {"team": self._steps.teams, "worth": self._steps.worth}


class VectorRaceEnv(ManyRaces):
    """Races of one game, with the observations and actions of its other environments.

    `policies` names the decider of each team in seat order: `agent` for the actions given, a policy of the
    kernel, and `-` for automatic teams. Without them the first seat is an agent, and the kernel rides the
    others.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        tags: Mapping[str, str] | None = None,
        policies: Sequence[str] | None = None,
    ) -> None:
        envs: GameEnvs[Any] = game_named(game).room(GameEnvs)
        encoding = envs.encodings[NEWEST]
        chosen = dict(envs.tags if tags is None else tags)
        kinds = [team.kind for team in game_named(game).rules.begin(chosen).teams]
        deciders = _usual(game, envs, kinds) if policies is None else list(policies)
        if len(deciders) != len(kinds):
            raise Refused("bad-teams", f"{len(kinds)} teams need as many policies, not {len(deciders)}")
        if AGENT not in deciders:
            raise Refused("bad-teams", f"the policy of at least one team must be {AGENT}")

        def make(seed: int) -> Steps:
            return envs.steps(chosen, deciders, num_envs, seed)

        space = observed(encoding.dtype, encoding.size, len(encoding.words))
        try:
            super().__init__(num_envs, make, space)
        except ModuleNotFoundError as error:
            detail = f"many races at once need the package {error.name}: {install('fast')}"
            raise Refused("no-fast", detail) from None


def _usual(game: str, envs: GameEnvs[Any], kinds: Sequence[str]) -> list[str]:
    """An agent in the first seat, and the stand-in of the game in the others."""
    riding = envs.policies[game_named(game).room(GameBots).stand_in]
    first = kinds.index(DIRECTED)
    return [
        NOBODY if kind != DIRECTED else AGENT if seat == first else riding for seat, kind in enumerate(kinds)
    ]
