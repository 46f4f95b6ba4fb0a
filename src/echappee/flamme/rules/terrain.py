"""The effects of terrain and weather on a square, as data (rules 0.2.3, 7.2, 7.3.1).

Movement, slipstream and exhaustion read the fields of a square and know none of these names.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

NO_LIMIT = 99


class Square(NamedTuple):
    """A square as the rules see it; its marks are kept for drawing it and writing it down."""

    lanes: int = 2
    least: int = 0
    dive: int = 0
    """The least speed of a card that is strong on descents (9.3.2)."""
    most: int = NO_LIMIT
    shelter: bool = True
    slippery: bool = False
    draws: int = 4
    marks: str = ""

    @property
    def terrain(self) -> str:
        return next((TERRAIN_MARKS[mark] for mark in self.marks if mark in TERRAIN_MARKS), "flat")

    @property
    def weather(self) -> str:
        """The name of its weather; a blue square of a sharp corner counts as wet."""
        return next((WEATHER_MARKS[mark] for mark in self.marks if mark in WEATHER_MARKS), "")


TERRAIN_MARKS = {"^": "ascent", "v": "descent", "o": "cobbles", "s": "supply"}
WEATHER_MARKS = {"~": "wet", "%": "crosswind", "<": "headwind", ">": "tailwind"}
MARK_OF = {name: mark for mark, name in (TERRAIN_MARKS | WEATHER_MARKS).items()} | {"flat": "", "": ""}

EFFECTS: Mapping[str, Callable[[Square], Square]] = {
    "^": lambda square: square._replace(most=5, shelter=False),
    "v": lambda square: square._replace(least=5, dive=7),
    "o": lambda square: square._replace(shelter=False),
    "s": lambda square: square._replace(least=max(4, square.least)),
    "~": lambda square: square._replace(slippery=True),
    "%": lambda square: square._replace(shelter=False),
    "<": lambda square: square._replace(draws=3),
    ">": lambda square: square._replace(draws=5),
}
"""The effect of each mark, in the canonical order of marks; several marks all apply."""


def square(marks: str = "", lanes: int = 2) -> Square:
    """The square with these marks, in any order."""
    made = Square(lanes, marks="".join(mark for mark in EFFECTS if mark in marks))
    for mark in made.marks:
        made = EFFECTS[mark](made)
    return made
