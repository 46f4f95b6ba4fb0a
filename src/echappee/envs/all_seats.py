"""PettingZoo: every seat is an agent, and all of them act in each step.

A seat without a question idles.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from echappee.engine import Refused, Seat
from echappee.envs.races import RENDER_MODES, Observation, RaceState, Racing, rewards_of
from echappee.notation.game_rules import SomeRace

MAX_CYCLES = 10_000
"""More steps than any race takes if every word is allowed."""
Infos = dict[Seat, dict[str, object]]


class CycleState(NamedTuple):
    """A race and how many steps were done in it."""

    race: RaceState
    cycles: int
    agents: tuple[Seat, ...]


class RaceEnv(ParallelEnv[Seat, Observation, int]):
    """Races of one game; `tags` set them up, as in a record."""

    def __init__(
        self,
        game: str,
        tags: Mapping[str, str] | None = None,
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
        version: int = 0,
    ) -> None:
        self.metadata = {
            "name": f"{game}_v{version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
        }
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self._racing = Racing(game, version, tags, render_mode)
        self.possible_agents = self._racing.seats
        self.agents: list[Seat] = []
        self.state_space = self._racing.state_space()
        self._cycles = 0
        self._generator, _ = np_random()

    @property
    def race(self) -> SomeRace:
        return self._racing.race

    @cached_property
    def observation_spaces(self) -> dict[Seat, spaces.Space[Any]]:
        return {seat: self._racing.observation_space() for seat in self.possible_agents}

    @cached_property
    def action_spaces(self) -> dict[Seat, spaces.Space[Any]]:
        return {seat: self._racing.action_space() for seat in self.possible_agents}

    def observation_space(self, agent: Seat) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Seat) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - there are none
    ) -> tuple[dict[Seat, Observation], Infos]:
        """Begin the first race of this seed, or the next race if no seed is given."""
        self._racing.begin(seed, self._generator, self.possible_agents)
        self._cycles = 0
        self.agents = list(self.possible_agents)
        self._racing.show()
        return self._observations(), {seat: {} for seat in self.agents}

    def step(
        self, actions: dict[Seat, int]
    ) -> tuple[dict[Seat, Observation], dict[Seat, float], dict[Seat, bool], dict[Seat, bool], Infos]:
        """A word that is not allowed changes nothing; `infos` say why it was refused.

        A seat that is left out idles.
        """
        seats = self.agents
        idle = self._racing.encoding.idle
        infos: Infos = {seat: self._say(seat, actions.get(seat, idle)) for seat in seats}
        self._racing.conversation.listen()
        self._cycles += 1
        over, late = self.race.over, self._cycles >= self.max_cycles
        worth = rewards_of(self.race.position) if over else {}
        observations = self._observations()
        if over or late:
            self.agents = []
        self._racing.show()
        return (
            observations,
            {seat: worth.get(seat, 0.0) for seat in seats},
            dict.fromkeys(seats, over),
            dict.fromkeys(seats, late and not over),
            infos,
        )

    def render(self) -> str | NDArray[np.uint8] | None:
        return self._racing.render()

    def close(self) -> None:
        self._racing.close()

    def state(self) -> NDArray[Any]:
        """What all seats observe, one after the other: what each of them knows, and no other hidden card."""
        return self._racing.state()

    def clone_state(self) -> CycleState:
        """This moment, for `restore_state`: as often as wanted, with the same dice each time."""
        return CycleState(self._racing.clone_state(), self._cycles, tuple(self.agents))

    def restore_state(self, state: CycleState) -> None:
        self._racing.restore_state(state.race)
        self._cycles, self.agents = state.cycles, list(state.agents)

    def _say(self, seat: Seat, word: int) -> dict[str, object]:
        if word == self._racing.encoding.idle and seat not in self._racing.conversation.asked:
            return {}
        try:
            self._racing.conversation.say(seat, int(word))
        except Refused as refusal:
            return {"refused": str(refusal)}
        return {}

    def _observations(self) -> dict[Seat, Observation]:
        return {seat: self._racing.observe(seat) for seat in self.agents}


def env_in_turn(
    game: str,
    tags: Mapping[str, str] | None = None,
    max_cycles: int = MAX_CYCLES,
    render_mode: str | None = None,
) -> AECEnv[Seat, Observation, int]:
    """Version 0 for agents that act one after the other, converted by PettingZoo itself."""
    return parallel_to_aec(RaceEnv(game, tags, max_cycles, render_mode))
