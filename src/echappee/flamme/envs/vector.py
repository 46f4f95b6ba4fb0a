"""Many races of Flamme Rouge at once on the kernel, as a vectorised Gymnasium environment."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from echappee.engine import Refused
from echappee.envs.game_envs import Field
from echappee.flamme.bots.patron.layout import QUESTIONS
from echappee.flamme.envs import ENVS
from echappee.flamme.kernel.observation import AHEAD, PILES, RIDER_COLUMNS, ROAD, SIZE
from echappee.flamme.kernel.outside import ASKS, Stepper
from echappee.flamme.kernel.rules.piles import KINDS
from echappee.flamme.kernel.rules.questions import ACTIONS
from echappee.flamme.kernel.state import RIDERS
from echappee.flamme.rules.setup import read_setup, set_up

VECTOR_FIELDS: Final = (
    Field("round", (1,), "the round, 0 before the start"),
    Field("kind", (len(QUESTIONS),), f"1 for the kind of the question: {', '.join(QUESTIONS)}"),
    Field("asked", (2,), "1 for the seat's rider that the question is about: Rouleur, Sprinteur"),
    Field("hand", (KINDS,), "how many cards of each kind there are to choose from"),
    Field("values", (KINDS,), "the value of each kind of card of that rider"),
    Field("riders", (RIDERS, len(RIDER_COLUMNS)), f"the seat's team first: {', '.join(RIDER_COLUMNS)}"),
    Field("own", (2, len(PILES), KINDS), f"cards of the seat's riders by kind: {', '.join(PILES)}"),
    Field("road", (2, AHEAD, len(ROAD)), f"from each own rider on, squares: {', '.join(ROAD)}"),
)


INT16: Final = (np.iinfo(np.int16).min, np.iinfo(np.int16).max)
LARGEST_SEED: Final = 2**63
Observations = dict[str, NDArray[Any]]
VectorStep = tuple[Observations, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class FlammeVectorEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[np.bool_]]):
    """`policies` names the decider of each team in seat order: `agent`, or a policy of the kernel.

    The arrays are the kernel's own: they are valid until the next step.
    """

    def __init__(
        self, num_envs: int, tags: Mapping[str, str] | None = None, policies: Sequence[str] | None = None
    ) -> None:
        self._position = set_up(read_setup(ENVS.tags if tags is None else tags))
        seats = [not team.automatic for team in self._position.teams]
        self._policies = [ASKS if seat else "-" for seat in seats] if policies is None else list(policies)
        if len(self._policies) != len(seats):
            raise Refused("bad-teams", f"{len(seats)} teams need as many policies, not {len(self._policies)}")
        if ASKS not in self._policies:
            raise Refused("bad-teams", f"the policy of at least one team must be {ASKS}")
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(*INT16, (SIZE,), np.int16),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._stepper = Stepper(self._position, self._policies, num_envs)
        self._over = np.zeros(num_envs, bool)
        self._cut = np.zeros(num_envs, bool)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin the first races of this seed; they differ by their numbers."""
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(LARGEST_SEED)) if seed is None else seed
        self._stepper = Stepper(self._position, self._policies, self.num_envs, drawn)
        self._stepper.begin()
        self._over = self._stepper.over
        return self._observations(), self._infos()

    def step(self, actions: NDArray[np.int64]) -> VectorStep:
        """An action that is not allowed changes nothing; `refused` in the infos says where.

        A race that was over before this step begins again as the next one, whatever its action.
        """
        stepper, began = self._stepper, self._over
        refused = ~began & (stepper.masks[np.arange(self.num_envs), actions] == 0)
        asked = stepper.teams
        stepper.step(actions)
        self._over = stepper.over
        rewards = np.where(self._over, stepper.worth[np.arange(self.num_envs), asked], 0.0)
        return self._observations(), rewards, self._over, self._cut, self._infos() | {"refused": refused}

    def _observations(self) -> Observations:
        return {"observation": self._stepper.seen, "action_mask": self._stepper.masks}

    def _infos(self) -> dict[str, Any]:
        """The team that is asked, and for finished races each team's result."""
        return {"team": self._stepper.teams, "worth": self._stepper.worth}
