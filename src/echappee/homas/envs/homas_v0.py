"""The environments of Homas Tour Pro, version 0, as PettingZoo names and finds them."""

from functools import partial

from echappee.envs.all_seats import RaceEnv, env_in_turn

parallel_env = partial(RaceEnv, "homas")
env = partial(env_in_turn, "homas")
