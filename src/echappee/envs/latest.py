"""Version 1 of all environments: a game's module names what is here for that game."""

from collections.abc import Mapping, Sequence

from echappee.envs.all_seats import MAX_CYCLES, RaceEnv
from echappee.envs.asked_seats import TurnEnv
from echappee.envs.many_races import VectorRaceEnv
from echappee.envs.one_seat import Opponent, SeatEnv


def parallel_of(
    game: str,
    tags: Mapping[str, str] | None = None,
    max_cycles: int = MAX_CYCLES,
    render_mode: str | None = None,
) -> RaceEnv:
    """PettingZoo: all seats act in each step."""
    return RaceEnv(game, tags, max_cycles, render_mode, version=1)


def env_of(game: str, tags: Mapping[str, str] | None = None, render_mode: str | None = None) -> TurnEnv:
    """PettingZoo: seats act when they are asked."""
    return TurnEnv(game, tags, render_mode)


def seat_env(
    game: str,
    tags: Mapping[str, str] | None = None,
    seat: str | None = None,
    bots: Sequence[Opponent] | None = None,
    render_mode: str | None = None,
) -> SeatEnv:
    """Gymnasium: one seat acts, and bots ride for the others."""
    return SeatEnv(game, tags, seat, bots, render_mode, version=1)


def vector_env(
    game: str,
    num_envs: int = 1,
    tags: Mapping[str, str] | None = None,
    policies: Sequence[str] | None = None,
) -> VectorRaceEnv:
    """Gymnasium: many races at once in the kernel."""
    return VectorRaceEnv(game, num_envs, tags, policies)
