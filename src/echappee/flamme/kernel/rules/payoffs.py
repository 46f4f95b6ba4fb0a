"""Each team's result of a race: its place, or the share of a win that patron rides for."""

from typing import Any, Final

from echappee.flamme.kernel.rules.ranking import is_ahead
from echappee.flamme.kernel.rules.tokens import TOKEN_BITS
from echappee.flamme.kernel.state import PODIUM, TIME, TOKENS
from echappee.kernel import Race, Table, compiled

POINT: Final = 10
"""The worth of a point of the podium or of a token where times count, in seconds."""


@compiled
def write_wins(table: Table, race: Race, out: Any) -> None:  # noqa: ANN401 - an array of numba
    """1 for the team that won; where times count, for the best of the stage, shared between equals."""
    for team in range(len(out)):
        out[team] = 0.0
    if not table.timed:
        first = 0
        for rider in range(table.riders):
            if is_ahead(table, race, rider, first):
                first = rider
        out[table.team[first]] = 1.0
        return
    best, equal = _score(table, race, 0), 0
    for team in range(table.teams):
        best = max(best, _score(table, race, team))
    for team in range(table.teams):
        equal += _score(table, race, team) == best
    for team in range(table.teams):
        out[team] = 1.0 / equal if _score(table, race, team) == best else 0.0


@compiled
def write_places(table: Table, race: Race, out: Any) -> None:  # noqa: ANN401 - as above
    """1 for the best team, -1 for the last one, even steps between, by the best rider of each."""
    for team in range(table.teams):
        place = 0
        for other in range(table.teams):
            place += _is_better(table, race, other, team)
        out[team] = 1 - 2 * place / max(1, table.teams - 1)


@compiled
def _is_better(table: Table, race: Race, one: int, other: int) -> bool:
    return one != other and is_ahead(table, race, _best(table, race, one), _best(table, race, other))


@compiled
def _best(table: Table, race: Race, team: int) -> int:
    one, other = table.own[team, 0], table.own[team, 1]
    return one if is_ahead(table, race, one, other) else other


@compiled
def _score(table: Table, race: Race, team: int) -> int:
    """The times of its riders, less what their points are worth."""
    score = 0
    for index in range(2):
        rider = table.own[team, index]
        if rider >= 0:
            score += POINT * race.riders[rider, PODIUM] - race.riders[rider, TIME]
            tokens = race.riders[rider, TOKENS]
            while tokens:
                score += POINT * ((tokens & 31) - 1 & 7)  # as in tokens.py
                tokens >>= TOKEN_BITS
    return score
