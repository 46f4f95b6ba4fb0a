"""The road as tempo reads it: looked up often, so computed once."""

from functools import lru_cache
from typing import Final, NamedTuple

from echappee.flamme.rules import Card, Course
from echappee.flamme.rules.layout import NO_LIMIT, Square
from echappee.flamme.rules.movement import reach, speed

HIGHEST: Final = 11
"""No card has a higher value."""
BEYOND: Final = 32
"""More squares than a rider can look ahead from where it may land."""
SIGHT: Final = 4
"""How many squares ahead other riders matter."""


class StartPoint(NamedTuple):
    """A rider's starting square, and whether it has crashed there."""

    square: int
    crashed: bool


class MoveEnd(NamedTuple):
    """Where a card may take a rider, and whether that is less than the road allows."""

    square: int
    short: bool


class Road:
    """The squares of a course that matter, and the road between each of them and the line."""

    def __init__(self, course: Course, last: int) -> None:
        squares = [Square(), *(course.at(number) for number in range(1, last + BEYOND))]
        self.line = course.line
        self.along = [0, *(course.along(number) for number in range(1, last + BEYOND))]
        """How far along the road each square lies: where a road splits, its number does not tell."""
        self.finish = course.along(course.line)
        """How far along the road the line lies."""
        self.lanes = [square.lanes for square in squares]
        self.shelter = [square.shelter for square in squares]
        self.slippery = [square.slippery for square in squares]
        self.hand = [square.draws - Square().draws for square in squares]
        """How many more cards than usual are drawn on each square."""
        self.ascents = self._ahead([square.most < NO_LIMIT for square in squares])
        """How many squares with a greatest speed lie ahead of each square."""
        self.descents = self._ahead([square.least > 0 for square in squares])
        """How many squares with a least speed lie ahead of each square."""
        self._course = course
        self._choices: dict[tuple[int, Card, bool], tuple[MoveEnd, ...]] = {}
        self._gains: dict[int, list[int]] = {}
        self._sight: dict[int, tuple[tuple[int, ...], ...]] = {}

    def choices(self, start: int, card: Card, *, crashed: bool = False) -> tuple[MoveEnd, ...]:
        """Where this card takes a rider that starts here; each choice applies if the one before is full."""
        key = (start, card, crashed)
        found = self._choices.get(key)
        if found is None:
            found = self._choices[key] = self._choose(start, card, crashed=crashed)
        return found

    def gains(self, start: int) -> list[int]:
        """How far a plain card takes a rider that starts here, by its value."""
        found = self._gains.get(start)
        if found is None:
            found = self._gains[start] = [self.gain(start, Card(value)) for value in range(HIGHEST + 1)]
        return found

    def gain(self, start: int, card: Card) -> int:
        """How many squares this card takes a rider that starts here, within the limits of the road."""
        return self.along[self.choices(start, card)[0].square] - self.along[start]

    def sight(self, square: int) -> tuple[tuple[int, ...], ...]:
        """The squares one, two … steps ahead of this one, inner ways first."""
        found = self._sight.get(square)
        if found is None:
            steps: list[tuple[int, ...]] = [(square,)]
            for _ in range(SIGHT):
                following = (ahead for each in steps[-1] for ahead in self._course.next(each))
                steps.append(tuple(dict.fromkeys(following)))
            found = self._sight[square] = tuple(steps[1:])
        return found

    def behind(self, square: int) -> tuple[int, ...]:
        """The squares that this one follows."""
        return self._course.before(square)

    def _choose(self, start: int, card: Card, *, crashed: bool) -> tuple[MoveEnd, ...]:
        wanted = speed(StartPoint(start, crashed), card, self._course)
        ways = [(start, *way) for way in reach(self._course, start, wanted, card.powers.climb)]
        allowed = max(map(len, ways)) - 1
        full = dict.fromkeys(MoveEnd(way[allowed], short=False) for way in ways if len(way) > allowed)
        if card.powers.nimble:
            return tuple(full)[:1]
        last = allowed - 1
        less = dict.fromkeys(MoveEnd(way[last], short=True) for way in ways if 0 <= last < len(way))
        return (*full, *less)

    def _ahead(self, marked: list[bool]) -> list[int]:
        count = 0
        ahead = [0] * len(marked)
        for number in range(len(marked) - 1, -1, -1):
            ahead[number] = count
            count += marked[number] and number <= self.line
        return ahead


@lru_cache(maxsize=64)
def _road(course: Course, hundreds: int) -> Road:
    return Road(course, 100 * hundreds)


def read_road(course: Course, front: int) -> Road:
    """The road to some distance beyond this square."""
    return _road(course, 1 + front // 100)
