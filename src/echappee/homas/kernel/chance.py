"""Draws and decisions: their numbers in the log, and the random numbers that belong to them."""

from typing import Final

from echappee.homas.kernel.state import RIDERS
from echappee.homas.rules.bunch import FACES
from echappee.kernel import Race, compiled, numbers, split, write

# What is drawn.
RAIN: Final = 0
TEAM_ORDER: Final = 1
STACK: Final = 2
DIE: Final = 3
EVENT_DIE: Final = 4
TEAM_DIE: Final = 5
COUNTER_DIE: Final = 6
DASH_DIE: Final = 7

# What is decided.
CARDS: Final = 16
KEEP: Final = 17
LETTER: Final = 18
PLACE: Final = 19
LEAD: Final = 20
TAKE: Final = 21
SEVEN: Final = 22
TO: Final = 23
THEN: Final = 24
CHANCE: Final = 25
DISCARD: Final = 26
RECOVERY: Final = 27
WAIT: Final = 28
RELAY: Final = 29
FOLLOW: Final = 30
COUNTER: Final = 31
DASH: Final = 32
FALL_BACK: Final = 33

MOST_STEPS: Final = 256
"""More moves than there are in a turn."""
TIMES: Final = 1024
"""More draws or decisions of one kind than there are in one step."""
SIDES: Final = len(FACES)


@compiled
def chance(race: Race, what: int, who: int, time: int) -> tuple[int, int, int, int]:
    """Four random numbers for this draw or decision in this step, however often the step is ridden."""
    return numbers(race, (what * MOST_STEPS + race.step) * RIDERS + who, time)


@compiled
def given(race: Race) -> int:
    """The result of this draw, if it has happened before the moment in which the race begins; else -1."""
    if race.drawn == 0:
        return -1
    race.drawn -= 1
    return race.drawn_results[race.drawn]


@compiled
def note(race: Race, what: int, who: int, time: int, result: int) -> None:
    """Write down what was drawn or decided in this step."""
    write(race, what, who, race.step * TIMES + time, result)


@compiled
def roll(race: Race, what: int, rider: int, time: int, dice: int) -> tuple[int, int]:
    """Up to two dice for this rider; 0 for one that is not rolled."""
    if dice == 0:
        return 0, 0
    index, left = split(chance(race, what, rider, time)[0], SIDES)
    first = _fallen(race, index)
    note(race, what, rider, 2 * time, first)
    if dice == 1:
        return first, 0
    second = _fallen(race, split(left, SIDES)[0])
    note(race, what, rider, 2 * time + 1, second)
    return first, second


@compiled
def _fallen(race: Race, index: int) -> int:
    """How this die has fallen already, or falls."""
    fallen = given(race)
    return fallen if fallen >= 0 else index + 1
