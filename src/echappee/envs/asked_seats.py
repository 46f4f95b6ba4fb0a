"""PettingZoo: every seat is an agent, and it acts when it is asked; nobody ever idles."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv

from echappee.engine import Refused, Seat
from echappee.envs.all_seats import Infos
from echappee.envs.races import RENDER_MODES, Observation, RaceState, Racing, rewards_of
from echappee.notation.game_rules import SomeRace


class TurnState(NamedTuple):
    """A race, and whose turn it is in it."""

    race: RaceState
    agents: tuple[Seat, ...]
    selection: Seat
    infos: Infos
    rewards: dict[Seat, float]


class TurnEnv(AECEnv[Seat, Observation, int]):
    """Races of one game; `tags` set them up, as in a record.

    Of the seats that decide at the same time the first one in seat order acts, then the next: none sees what
    another has chosen.
    """

    def __init__(
        self,
        game: str,
        tags: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        version: int = 1,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{game}_v{version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._racing = Racing(game, version, tags, render_mode)
        self.possible_agents = self._racing.seats
        self.agents: list[Seat] = []
        self.terminations: dict[Seat, bool] = {}
        self.state_space = self._racing.state_space()
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
    ) -> None:
        """Begin the first race of this seed, or the next race if no seed is given."""
        self._racing.begin(seed, self._generator, self.possible_agents)
        self._begin(self.possible_agents)
        self._select()
        self._racing.show()

    def step(self, action: int | None) -> None:
        """A word that is not allowed changes nothing; the infos of the seat say why it was refused."""
        seat = self.agent_selection
        if self.terminations[seat]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[seat] = 0.0
        self.infos[seat] = {}
        try:
            self._racing.conversation.say(seat, -1 if action is None else int(action))
        except Refused as refusal:
            self.infos[seat] = {"refused": str(refusal)}
        self._racing.conversation.listen()
        if self.race.over:
            self.rewards = {each: rewards_of(self.race.position)[each] for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._select()
        self._racing.show()

    def observe(self, agent: Seat) -> Observation:
        return self._racing.observe(agent)

    def render(self) -> str | NDArray[np.uint8] | None:
        return self._racing.render()

    def close(self) -> None:
        self._racing.close()

    def state(self) -> NDArray[Any]:
        """What all seats observe, one after the other: what each of them knows, and no other hidden card."""
        return self._racing.state()

    def clone_state(self) -> TurnState:
        """This moment, for `restore_state`: as often as wanted, with the same dice each time."""
        infos = {seat: dict(self.infos[seat]) for seat in self.agents}
        race = self._racing.clone_state()
        return TurnState(
            race, tuple(self.agents), self.agent_selection, infos, dict(self._cumulative_rewards)
        )

    def restore_state(self, state: TurnState) -> None:
        self._racing.restore_state(state.race)
        self._begin(state.agents)
        self.agent_selection = state.selection
        self.infos = {seat: dict(info) for seat, info in state.infos.items()}
        self._cumulative_rewards = dict(state.rewards)
        if self.race.over:
            self.rewards = dict(state.rewards)
            self.terminations = dict.fromkeys(self.agents, True)

    def _begin(self, agents: tuple[Seat, ...] | list[Seat]) -> None:
        self.agents = list(agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {seat: {} for seat in self.agents}

    def _select(self) -> None:
        """The first seat that is asked; when the race is over, the first of those that are left."""
        asked = self._racing.conversation.asked
        self.agent_selection = next((seat for seat in self.agents if seat in asked), self.agents[0])
