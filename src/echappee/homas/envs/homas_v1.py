"""The environments of Homas Tour Pro, version 1: all of them have the same observations and actions."""

from functools import partial

from echappee.envs.latest import env_of, parallel_of, seat_env, vector_env

parallel_env = partial(parallel_of, "homas")
env = partial(env_of, "homas")
one_seat_env = partial(seat_env, "homas")
many_races_env = partial(vector_env, "homas")
