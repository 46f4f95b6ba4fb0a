"""What terrain and weather do to a square, as data (rules 0.2.3, 7.2, 7.3.1).

Movement, slipstream and exhaustion read these fields and know none of the names.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

NO_LIMIT = 99


class Square(NamedTuple):
    """A square as the rules see it; terrain and weather are kept for those who draw it."""

    lanes: int = 2
    least: int = 0
    most: int = NO_LIMIT
    shelter: bool = True
    slippery: bool = False
    draws: int = 4
    terrain: str = "flat"
    weather: str = ""


Change = Callable[[Square], Square]

TERRAIN: Mapping[str, Change] = {
    "flat": lambda square: square,
    "ascent": lambda square: square._replace(most=5, shelter=False),
    "descent": lambda square: square._replace(least=5),
    "cobbles": lambda square: square._replace(shelter=False),
    "supply": lambda square: square._replace(least=4),
}

WEATHER: Mapping[str, Change] = {
    "": lambda square: square,
    "crosswind": lambda square: square._replace(shelter=False),
    "headwind": lambda square: square._replace(draws=3),
    "tailwind": lambda square: square._replace(draws=5),
    "wet": lambda square: square._replace(slippery=True),
}

TERRAIN_MARKS = {"^": "ascent", "v": "descent", "o": "cobbles", "s": "supply"}
WEATHER_MARKS = {"%": "crosswind", "<": "headwind", ">": "tailwind", "~": "wet"}


def square(terrain: str, lanes: int, *, weather: str = "", slippery: bool = False) -> Square:
    """The square with this terrain under this weather."""
    made = TERRAIN[terrain](Square(lanes=lanes, slippery=slippery, terrain=terrain))
    return WEATHER[weather](made._replace(weather=weather))
