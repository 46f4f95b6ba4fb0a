"""The races of an environment: race n of a seed is race n of a simulation from that seed."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from echappee.engine import Race, Refused, Seat, SeededDealer
from echappee.envs.conversation import Conversation
from echappee.envs.game_envs import Encoding, GameEnvs
from echappee.envs.scenes import scene_pixels, scene_text
from echappee.envs.window import Window
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


ANSI, RGB_ARRAY, HUMAN = RENDER_MODES = ("ansi", "rgb_array", "human")
LARGEST_SEED: Final = 2**63
Observation = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class RaceState:
    """A race at one moment, from which an environment can ride on as often as wanted."""

    seed: int
    number: int
    conversation: Conversation[Any, Any]


class Racing:
    """One race after the other with the same set-up: the common part of all environments of the reference."""

    def __init__(
        self, game: str, version: int, tags: Mapping[str, str] | None, render_mode: str | None
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            modes = f"{', '.join(RENDER_MODES[:-1])} or {RENDER_MODES[-1]}"
            raise Refused("bad-options", f"a render mode is {modes}, not {render_mode}")
        self.rules, self.version = game_named(game).rules, version
        self.envs: GameEnvs[Any] = game_named(game).room(GameEnvs)
        self.encoding: Encoding[Any] = self.envs.encodings[version]
        self.tags = dict(self.envs.tags if tags is None else tags)
        self.start = self.rules.begin(self.tags)
        self.seats: list[Seat] = [team.colour for team in self.start.teams if team.kind == DIRECTED]
        self.render_mode = render_mode
        self.seed = 0
        self.number = -1
        self.conversation: Conversation[Any, Any]
        self._window: Window | None = None

    @property
    def race(self) -> SomeRace:
        """The race that is ridden, with its ledger: `echappee.games.save` makes a record of it."""
        return self.conversation.race

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.encoding.words))

    def observation_space(self) -> spaces.Space[Any]:
        return observed(self.encoding.dtype, self.encoding.size, len(self.encoding.words))

    def state_space(self) -> spaces.Box:
        """What all seats observe, one after the other."""
        return numbers_of(self.encoding.dtype, len(self.seats) * self.encoding.size)

    def begin(self, seed: int | None, generator: np.random.Generator, seats: Collection[Seat]) -> None:
        """The first race of this seed; without a seed, the next race, or the first one of a random seed."""
        if seed is not None:
            self.seed, self.number = seed, 0
        elif self.number < 0:
            self.seed, self.number = int(generator.integers(LARGEST_SEED)), 0
        else:
            self.number += 1
        race = Race(self.rules, self.start, SeededDealer(self.seed, str(self.number)))
        self.conversation = Conversation(self.encoding, race, seats)

    def clone_state(self) -> RaceState:
        return RaceState(self.seed, self.number, self.conversation.clone())

    def restore_state(self, state: RaceState) -> None:
        self.seed, self.number = state.seed, state.number
        self.conversation = state.conversation.clone()

    def observe(self, seat: Seat) -> Observation:
        asked = self.conversation.asked.get(seat)
        return {
            "observation": self.encoding.observe(self.race.view(seat), asked),
            "action_mask": self.encoding.mask(asked),
        }

    def state(self) -> NDArray[Any]:
        return np.concatenate([self.observe(seat)["observation"] for seat in self.seats])

    def render(self) -> str | NDArray[np.uint8] | None:
        """What a spectator sees; in the mode `human` it is shown in a window."""
        if self.render_mode is None:
            return None
        scene = self.envs.scene(self.race.view(None))
        if self.render_mode == ANSI:
            return scene_text(scene)
        pixels = scene_pixels(scene)
        if self.render_mode == RGB_ARRAY:
            return pixels
        if self._window is None:
            self._window = Window(self.rules.title)
        self._window.show(pixels)
        return None

    def show(self) -> None:
        """After each step in the mode `human`, as Gymnasium and PettingZoo expect."""
        if self.render_mode == HUMAN:
            self.render()

    def close(self) -> None:
        if self._window is not None:
            self._window.close()
            self._window = None


def observed(dtype: type[np.int16] | type[np.uint8], size: int, actions: int) -> spaces.Dict:
    """The space of an observation with its mask."""
    return spaces.Dict(
        {"observation": numbers_of(dtype, size), "action_mask": spaces.Box(0, 1, (actions,), np.int8)}
    )


def numbers_of(dtype: type[np.int16] | type[np.uint8], size: int) -> spaces.Box:
    kind = np.iinfo(dtype)
    return spaces.Box(int(kind.min), int(kind.max), (size,), dtype)
