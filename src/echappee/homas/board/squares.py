"""From rows to squares (rules 0.1, 0.2): each lane's squares, their neighbours, and the thick lines."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from echappee.homas.board.course import LANES, NOWHERE, ROW, Square


class Row(NamedTuple):
    """One row of the road: its number, and its kind of road."""

    grade: int = 0
    cobbles: bool = False
    mountain: bool = False

    @property
    def road(self) -> str:
        """flat, climb, descent or cobbles."""
        if self.cobbles:
            return "cobbles"
        return "climb" if self.grade < 0 else "descent" if self.grade > 0 else "flat"


class Curve(NamedTuple):
    """A curve by the rows of its inner lanes."""

    side: str
    """left or right: the side of the inner lanes."""
    first: int
    last: int

    @property
    def rows(self) -> int:
        """How many squares an inner lane has in it."""
        return self.last - self.first + 1

    def inner(self, lane: int) -> bool:
        return (lane <= 2) == (self.side == "right")


class Roadway(NamedTuple):
    """The road from row 1 to the line, and its curves in riding order."""

    rows: tuple[Row, ...]
    curves: tuple[Curve, ...] = ()

    def row(self, number: int) -> Row:
        """The row with this number; before and behind the road it is flat (0.2.2)."""
        return self.rows[number - 1] if 1 <= number <= len(self.rows) else Row()


GRID_ROWS: Final = 5
RUN_OFF: Final = 45
"""Rows beyond the line, more than anybody can ride there."""

LaneSquares = tuple[list[Square], ...]
"""The squares of lane 1 to 4, in riding order."""


def lay(roadway: Roadway) -> tuple[Square, ...]:
    """All squares with their neighbours: the grid, the road, and beyond the line a straight flat one."""
    columns = tuple(list(_column(roadway, lane)) for lane in LANES)
    squares = sorted((square for column in columns for square in column), key=lambda s: (s.progress, -s.lane))
    numbers = {square.name: number for number, square in enumerate(squares)}
    ahead: dict[str, list[int]] = {name: [] for name in numbers}
    behind: dict[str, list[int]] = {name: [NOWHERE] * 3 for name in numbers}
    left: dict[str, int] = {}
    for lane in LANES:
        for step, side in ((0, 0), (-1, 2), (1, 1)):
            for near, far in _steps(roadway, columns, lane, lane + step):
                ahead[near].append(numbers[far])
                behind[far][side] = numbers[near]
        left |= {near: numbers[beside] for near, beside in _beside(roadway, columns, lane)}
    return tuple(
        replace(
            square,
            ahead=tuple(ahead[square.name]),
            behind=(behind[square.name][0], behind[square.name][1], behind[square.name][2]),
            left=left.get(square.name, NOWHERE),
        )
        for square in squares
    )


def _column(roadway: Roadway, lane: int) -> Iterator[Square]:
    """The squares of one lane, from the back of the grid to the end of the run-off."""
    bends = {curve.first: curve for curve in roadway.curves}
    row = 1 - GRID_ROWS
    while row <= len(roadway.rows) + RUN_OFF:
        if row in bends:
            yield from _bend(roadway, bends[row], lane)
            row = bends[row].last + 1
        else:
            yield _square(roadway, f"{row}.{lane}", row, ((row - 1) * ROW, row * ROW))
            row += 1


def _bend(roadway: Roadway, curve: Curve, lane: int) -> Iterator[Square]:
    """One lane's squares in a curve: as many as rows inside, two more outside (0.1.2)."""
    inner = curve.inner(lane)
    count = curve.rows if inner else curve.rows + 2
    size = curve.rows * ROW // count
    start = (curve.first - 1) * ROW
    for index in range(count):
        rear, front = start + index * size, start + (index + 1) * size
        row = -(-(rear + front) // (2 * ROW))  # the row with the middle of the square
        extra = index + 1 - curve.rows
        name = f"{curve.first + index}" if extra <= 0 else f"{curve.last}+{extra}"
        yield replace(_square(roadway, f"{name}.{lane}", row, (rear, front)), interior=inner)


def _square(roadway: Roadway, name: str, row: int, edges: tuple[int, int]) -> Square:
    kind, lane = roadway.row(row), int(name[-1])
    rear, front = edges
    return Square(
        name=name,
        row=row,
        lane=lane,
        progress=front,
        rear=rear,
        road=kind.road,
        grade=kind.grade,
        mountain=kind.mountain,
        interior=False,
    )


def _steps(roadway: Roadway, columns: LaneSquares, lane: int, other: int) -> Iterator[tuple[str, str]]:
    """Steps from one lane to another: one square on; across the middle not while the thick line lasts."""
    if other not in LANES:
        return
    begins = {square.rear: square for square in columns[other - 1]}
    for square in columns[lane - 1]:
        far = begins.get(square.progress)
        if far is None or (_across(lane, other) and _divided(roadway, square) and _divided(roadway, far)):
            continue
        yield square.name, far.name


def _beside(roadway: Roadway, columns: LaneSquares, lane: int) -> Iterator[tuple[str, str]]:
    """Squares with the one directly to their left, unless the thick line is between."""
    if lane + 1 not in LANES:
        return
    level = {square.progress: square for square in columns[lane]}
    for square in columns[lane - 1]:
        beside = level.get(square.progress)
        if beside is not None and not (_across(lane, lane + 1) and _divided(roadway, square)):
            yield square.name, beside.name


def _divided(roadway: Roadway, square: Square) -> bool:
    """Whether the thick line runs through this square's part of the road."""
    return any((curve.first - 1) * ROW < square.progress <= curve.last * ROW for curve in roadway.curves)


def _across(lane: int, other: int) -> bool:
    """Whether the thick line would lie between these lanes."""
    return {lane, other} == {2, 3}
