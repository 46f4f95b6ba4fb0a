"""What a race is worth to its teams."""

from echappee.homas.kernel.state import OWN, SQUARES, TEAMS
from echappee.kernel import Race, Reals, compiled

LAST = 1_000
"""The place of a rider that is not home."""


@compiled
def write_places(race: Race, out: Reals) -> None:
    """1 for the best team, -1 for the last one, even steps between, by the best rider of each (4.1.3)."""
    for team in range(TEAMS):
        place = 0
        for other in range(TEAMS):
            place += _best(race, other) < _best(race, team)
        out[team] = 1 - 2 * place / (TEAMS - 1)


@compiled
def _best(race: Race, team: int) -> int:
    """Its best rider as a number, less for a better one: by place, then by who is ahead."""
    best = -1
    for rider in range(OWN * team, OWN * team + OWN):
        place = race.place[rider] or LAST
        key = (place * 2 * SQUARES + SQUARES - race.square[rider]) * OWN * TEAMS + rider
        best = key if best < 0 or key < best else best
    out = race.disqualified[team] * (LAST + 1) * 2 * SQUARES * OWN * TEAMS
    return best + out
