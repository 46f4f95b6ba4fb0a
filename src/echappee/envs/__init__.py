"""Races as environments for programs that learn: PettingZoo for all seats, Gymnasium for one of them."""

import gymnasium

from echappee.envs.all_seats import RaceEnv
from echappee.envs.game_envs import Field, GameEnvs
from echappee.envs.one_seat import SeatEnv
from echappee.games import games

for name in games():
    gymnasium.register(
        f"echappee/{name.title()}-v0", entry_point="echappee.envs.one_seat:SeatEnv", kwargs={"game": name}
    )

__all__ = ["Field", "GameEnvs", "RaceEnv", "SeatEnv"]
