"""The road in columns, as it is drawn: one square each, or two above one another where it splits."""

from collections.abc import Sequence
from typing import NamedTuple

from echappee.flamme.rules import Course


class Column(NamedTuple):
    """The square on the road, and the one on an outer way above it; 0 for no square.

    Both ways of a split end in the same column, so squares above one another are equally far from its exit.
    """

    road: int
    outer: int = 0


def columns(course: Course, last: int) -> list[Column]:
    found: list[Column] = []
    square = 1
    while square <= last:
        found.append(Column(square))
        ahead = course.next(square)
        square = ahead[0]
        if len(ahead) > 1:
            inner, outer = (_way(course, first) for first in ahead)
            length = max(len(inner), len(outer))
            found += map(Column, _padded(inner, length), _padded(outer, length))
            square = course.next(inner[-1])[0]
    return found


def column_of(laid: Sequence[Column]) -> dict[int, int]:
    """The column of every square, counted from 0."""
    return {square: index for index, column in enumerate(laid) for square in column if square}


def opens(course: Course, column: Column) -> bool:
    """Whether the road splits after this column."""
    return column.road > 0 and len(course.next(column.road)) > 1


def closes(course: Course, column: Column) -> bool:
    """Whether the ways meet after this column."""
    return column.outer > 0 and len(course.before(course.next(column.outer)[0])) > 1


def _way(course: Course, first: int) -> list[int]:
    """One of the ways of a split, up to where they meet."""
    way = [first]
    while len(course.before(following := course.next(way[-1])[0])) == 1:
        way.append(following)
    return way


def _padded(way: Sequence[int], length: int) -> list[int]:
    return [0] * (length - len(way)) + list(way)
