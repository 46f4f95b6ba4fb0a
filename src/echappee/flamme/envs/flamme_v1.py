"""The environments of Flamme Rouge, version 1: all of them have the same observations and actions."""

from functools import partial

from echappee.envs.latest import env_of, parallel_of, seat_env, vector_env

parallel_env = partial(parallel_of, "flamme")
env = partial(env_of, "flamme")
one_seat_env = partial(seat_env, "flamme")
many_races_env = partial(vector_env, "flamme")
