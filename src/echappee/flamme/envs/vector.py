"""Version 0 of many races of Flamme Rouge at once: its observations and actions are those of nothing else."""

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from echappee.engine import Refused
from echappee.envs.game_envs import Field
from echappee.envs.many_races import AGENT, NOBODY, ManyRaces
from echappee.envs.races import observed
from echappee.flamme.bots.patron.layout import QUESTIONS
from echappee.flamme.envs import ENVS
from echappee.flamme.kernel.observation import AHEAD, PILES, RIDER_COLUMNS, ROAD, SIZE
from echappee.flamme.kernel.outside import Stepper
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


class FlammeVectorEnv(ManyRaces):
    """`policies` names the decider of each team in seat order: `agent`, or a policy of the kernel."""

    def __init__(
        self, num_envs: int, tags: Mapping[str, str] | None = None, policies: Sequence[str] | None = None
    ) -> None:
        position = set_up(read_setup(ENVS.tags if tags is None else tags))
        seats = [not team.automatic for team in position.teams]
        deciders = [AGENT if seat else NOBODY for seat in seats] if policies is None else list(policies)
        if len(deciders) != len(seats):
            raise Refused("bad-teams", f"{len(seats)} teams need as many policies, not {len(deciders)}")
        if AGENT not in deciders:
            raise Refused("bad-teams", f"the policy of at least one team must be {AGENT}")

        def make(seed: int) -> Stepper:
            return Stepper(position, deciders, num_envs, seed)

        super().__init__(num_envs, make, observed(np.int16, SIZE, ACTIONS))
