"""The second referee's own road: four lanes of squares with edges, and what one step leads to."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from echappee.homas.board.course_text import ALWAYS_MOUNTAIN, COURSES, FLAT_LAP, kilometres_of, sections
from echappee.homas.board.handmade import written
from echappee.homas.board.squares import Curve, Roadway

LANES = (1, 2, 3, 4)
ROW = 30
"""Two, three or four rows can be shared by two squares more without a remainder."""
BEYOND = 60
"""Rows behind the finishing line: more than anybody rides there."""


@dataclass(frozen=True, eq=False)
class Spot:
    """A square: its edges are counted in thirtieths of a row."""

    name: str
    lane: int
    rear: int
    front: int
    row: int
    kind: str
    number: int
    mountain: bool
    curve: Curve | None

    def beyond(self, row: int) -> bool:
        """Whether it lies behind the line in front of this row."""
        return self.front > row * ROW

    @property
    def inner(self) -> bool:
        """Whether it is on the inside of a curve."""
        return self.curve is not None and (self.curve.side == "right") == (self.lane <= 2)


class Road:
    """All squares of a course. Lane 1 is the right-hand side."""

    def __init__(self, roadway: Roadway) -> None:
        spots = [spot for lane in LANES for spot in _lane(roadway, lane)]
        self.named = {spot.name: spot for spot in spots}
        self._by_rear = {(spot.lane, spot.rear): spot for spot in spots}
        self._by_front = {(spot.lane, spot.front): spot for spot in spots}
        self.ahead = {spot: [far for far in self._around(spot, forward=True) if far] for spot in spots}
        self.wheel = {spot: self._around(spot, forward=False) for spot in spots}

    def _around(self, spot: Spot, *, forward: bool) -> list[Spot | None]:
        """The squares one step ahead or behind: straight, to the right, to the left."""
        edges, edge = (self._by_rear, spot.front) if forward else (self._by_front, spot.rear)
        found = [edges.get((lane, edge)) for lane in (spot.lane, spot.lane - 1, spot.lane + 1)]
        return [other if other and not parted(spot, other) else None for other in found]

    def beside(self, spot: Spot) -> Spot | None:
        """The square directly to the left."""
        other = self._by_front.get((spot.lane + 1, spot.front))
        return other if other and not parted(spot, other) else None

    def straight_ahead(self, spot: Spot) -> Spot | None:
        """The next square of the same lane."""
        return self._by_rear.get((spot.lane, spot.front))


def parted(one: Spot, other: Spot) -> bool:
    """Whether the thick line of a curve is between these neighbours."""
    return bool(one.curve and other.curve) and {one.lane, other.lane} == {2, 3}


@lru_cache(maxsize=64)
def road(text: str) -> Road:
    """The road of this course."""
    return Road(_roadway(text))


def _roadway(text: str) -> Roadway:
    """Rows and curves as the data has them."""
    if text in COURSES:
        race = COURSES[text]
        letters = [part.partition(":")[0] for part in race["route"]]
        return sections(letters, race["squares"], {ALWAYS_MOUNTAIN, *race.get("mountains", ())}).roadway
    if kilometres := kilometres_of(text):
        return sections(FLAT_LAP * 9, kilometres // 2 + 25).roadway
    made = written(text)
    return Roadway(tuple(made.rows), tuple(made.curves))


def _lane(roadway: Roadway, lane: int) -> Iterator[Spot]:
    row = -4
    while row <= len(roadway.rows) + BEYOND:
        curve = next((curve for curve in roadway.curves if curve.first == row), None)
        if curve is None:
            yield _spot(roadway, f"{row}.{lane}", ((row - 1) * ROW, row * ROW), None)
            row += 1
        else:
            yield from _bend(roadway, curve, lane)
            row = curve.last + 1


def _bend(roadway: Roadway, curve: Curve, lane: int) -> Iterator[Spot]:
    """A curve's squares in one lane: outside two more share the same stretch."""
    inside = (curve.side == "right") == (lane <= 2)
    rows = curve.last - curve.first + 1
    squares = rows if inside else rows + 2
    names = [str(row) for row in range(curve.first, curve.last + 1)] + [f"{curve.last}+1", f"{curve.last}+2"]
    for index in range(squares):
        rear, front = ((curve.first - 1) * ROW + (index + n) * rows * ROW // squares for n in (0, 1))
        yield _spot(roadway, f"{names[index]}.{lane}", (rear, front), curve)


def _spot(roadway: Roadway, name: str, edges: tuple[int, int], curve: Curve | None) -> Spot:
    row = ceil(sum(edges) / 2 / ROW)
    what = roadway.row(row)
    kind = "flat"
    if what.cobbles:
        kind = "cobbles"
    elif what.grade:
        kind = "climb" if what.grade < 0 else "descent"
    return Spot(name, int(name[-1]), *edges, row, kind, what.grade, what.mountain, curve)
