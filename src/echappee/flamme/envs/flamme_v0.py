"""The environments of Flamme Rouge, version 0, as PettingZoo names and finds them."""

from functools import partial

from echappee.envs.all_seats import RaceEnv, env_in_turn

parallel_env = partial(RaceEnv, "flamme")
env = partial(env_in_turn, "flamme")
