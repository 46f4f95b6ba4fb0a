"""Races as environments for programs that learn: PettingZoo for all seats, Gymnasium for one of them."""

from echappee.engine.refusals import install

try:
    import gymnasium
    import numpy as np  # noqa: F401 - if it is missing, this is the place to say so
    import pettingzoo  # noqa: F401 - as above
except ModuleNotFoundError as missing:
    detail = f"environments need the package {missing.name}: {install('envs')}"
    raise ModuleNotFoundError(detail, name=missing.name) from None

from echappee.envs.all_seats import RaceEnv
from echappee.envs.asked_seats import TurnEnv
from echappee.envs.frozen import FrozenAgent
from echappee.envs.game_envs import Encoding, Field, GameEnvs
from echappee.envs.many_races import VectorRaceEnv
from echappee.envs.one_seat import SeatEnv
from echappee.games import games

for name in games():
    gymnasium.register(
        f"echappee/{name.title()}-v0", entry_point="echappee.envs.one_seat:SeatEnv", kwargs={"game": name}
    )
    gymnasium.register(
        f"echappee/{name.title()}-v1",
        entry_point="echappee.envs.latest:seat_env",
        vector_entry_point="echappee.envs.latest:vector_env",
        kwargs={"game": name},
    )

__all__ = ["Encoding", "Field", "FrozenAgent", "GameEnvs", "RaceEnv", "SeatEnv", "TurnEnv", "VectorRaceEnv"]
