"""Arithmetic of chances: `race.exactly` says how likely it is that exactly this many events happen."""

from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.state import Race


@compiled
def begin(race: Race, count: int) -> None:
    """Nothing has happened yet."""
    race.exactly[0] = 1.0
    for number in range(1, count + 1):
        race.exactly[number] = 0.0


@compiled
def add_up_to(race: Race, count: int, share: float) -> None:
    """One more independent event; the last number means as many or more."""
    for number in range(count, 0, -1):
        kept = race.exactly[number] * (1.0 if number == count else 1.0 - share)
        race.exactly[number] = kept + race.exactly[number - 1] * share
    race.exactly[0] *= 1.0 - share


@compiled
def add_exactly(race: Race, count: int, share: float) -> None:
    """One more independent event; more than there are numbers for are forgotten."""
    for number in range(count - 1, 0, -1):
        race.exactly[number] += share * (race.exactly[number - 1] - race.exactly[number])
    if count:
        race.exactly[0] *= 1.0 - share
