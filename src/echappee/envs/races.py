"""The races of an environment: race n of a seed is race n of a simulation from that seed."""

from collections.abc import Collection, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from echappee.engine import Race, Refused, Seat, SeededDealer
from echappee.envs.game_envs import IDLE, Conversation, GameEnvs
from echappee.envs.scenes import scene_pixels, scene_text
from echappee.games import game_named
from echappee.notation.game_rules import DIRECTED, SomePosition, SomeRace
from echappee.simulate.run import failed_last


def rewards_of(end: SomePosition, failed: Collection[Seat] = ()) -> dict[str, float]:
    """1 for the team of the winner, -1 for the team whose best rider came in last, even steps between.

    Teams whose bots failed come behind all others.
    """
    order = list(dict.fromkeys(rider.team for rider in failed_last(end.ranking, failed)))
    steps = max(1, len(order) - 1)
    return {team: 1 - 2 * place / steps for place, team in enumerate(order)}


ANSI, RGB_ARRAY = RENDER_MODES = ("ansi", "rgb_array")
LARGEST_SEED = 2**63
INT16 = (np.iinfo(np.int16).min, np.iinfo(np.int16).max)
Observation = dict[str, NDArray[Any]]


class Racing:
    """One race after the other with the same set-up: the common part of both kinds of environments."""

    def __init__(self, game: str, tags: Mapping[str, str] | None, render_mode: str | None) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise Refused("bad-options", f"a render mode is {' or '.join(RENDER_MODES)}, not {render_mode}")
        self.rules = game_named(game).rules
        self.envs: GameEnvs[Any] = game_named(game).room(GameEnvs)
        self.tags = dict(self.envs.tags if tags is None else tags)
        self.start = self.rules.begin(self.tags)
        self.seats: list[Seat] = [team.colour for team in self.start.teams if team.kind == DIRECTED]
        self.render_mode = render_mode
        self.seed = 0
        self.number = -1
        self.conversation: Conversation[Any, Any]

    @property
    def race(self) -> SomeRace:
        """The race that is ridden, with its ledger: `echappee.games.save` makes a record of it."""
        return self.conversation.race

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.envs.words))

    def observation_space(self) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(*INT16, (self.envs.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (len(self.envs.words),), np.int8),
            }
        )

    def begin(self, seed: int | None, generator: np.random.Generator, seats: Collection[Seat]) -> None:
        """The first race of this seed; without a seed, the next race, or the first one of a random seed."""
        if seed is not None:
            self.seed, self.number = seed, 0
        elif self.number < 0:
            self.seed, self.number = int(generator.integers(LARGEST_SEED)), 0
        else:
            self.number += 1
        race = Race(self.rules, self.start, SeededDealer(self.seed, str(self.number)))
        self.conversation = Conversation(self.envs, race, seats)

    def observe(self, seat: Seat) -> Observation:
        asked = self.conversation.asked.get(seat)
        mask = np.zeros(len(self.envs.words), np.int8)
        mask[list(asked.allowed) if asked else IDLE] = 1
        return {"observation": self.envs.observe(self.race.view(seat), asked), "action_mask": mask}

    def render(self) -> str | NDArray[np.uint8] | None:
        """What a spectator sees."""
        if self.render_mode is None:
            return None
        scene = self.envs.scene(self.race.view(None))
        return scene_text(scene) if self.render_mode == ANSI else scene_pixels(scene)
