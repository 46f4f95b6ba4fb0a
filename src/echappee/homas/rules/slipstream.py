"""Slipstream: whom riders can follow, and where they land (rules 2.3.3, 2.3.4, 2.6.4, 3.2.3, 3.4.2)."""

from collections.abc import Collection
from typing import Final, NamedTuple

from echappee.engine.speed import fast_maker
from echappee.homas.board.course import NOWHERE, Course, Square
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.reach import Way, leads


class Trace(NamedTuple):
    """The trail that riders follow: the leader's old square, its new one, the way between."""

    old: int
    new: int
    way: Way
    """All squares ridden over, the rearmost first, without `new`."""
    file: tuple[int, ...] = ()
    """Riders who passed the relay: each has the first right to follow the one before it (2.4.4)."""


make_trace: Final = fast_maker(Trace)


def shelters(course: Course, one: Square, other: Square) -> bool:
    """Whether riders who start on these squares can follow and relay each other."""
    if course.cobbles_break_wheels and "cobbles" in (one.road, other.road):
        return False
    return one.road == other.road or not (one.mountain or other.mountain)


def landing(bunch: Bunch, index: int, trace: Trace, before: Collection[int] = ()) -> int | None:
    """The square straight behind, else the best free square of the way; None if that is not forward.

    `before` are the squares of those that have countered the same rider: the next ones are put to the right
    and to the left of straight.
    """
    line = line_of(bunch, index, trace)
    squares, taken = bunch.course.squares, bunch.taken
    start, ahead = squares[line[0]].progress, squares[trace.new]
    for number in ahead.behind if before else ahead.behind[:1]:
        if number in taken or number in before:
            continue
        if number in line or _beside(bunch.course, number, line):
            return number
    for number in reversed(line):
        free = number not in taken and number not in before
        if free and start < squares[number].progress < ahead.progress:
            return number
    return None


def line_of(bunch: Bunch, index: int, trace: Trace) -> Way:
    """The way of a rider that goes along, from its own square.

    A rider from a second row rides over a square between.
    """
    own, squares = bunch.riders[index].square, bunch.course.squares
    first = squares[trace.way[0]]
    if own in first.behind:
        return (own, *trace.way)
    between = [n for n in first.behind if n != NOWHERE and own in squares[n].behind]
    return (own, *between[:1], *trace.way)


def go_along(bunch: Bunch, index: int, trace: Trace, end: int) -> Trace:
    """End the rider's move on this square; others may go along on the trail it leaves."""
    new = make_trace((bunch.riders[index].square, end, line_of(bunch, index, trace), _passed(index, trace)))
    bunch.end_move(index, end)
    return new


def _passed(index: int, trace: Trace) -> tuple[int, ...]:
    """The riders behind this one in the file that passed the relay (2.4.4)."""
    return trace.file[trace.file.index(index) + 1 :] if index in trace.file else ()


def _beside(course: Course, place: int, line: Way) -> bool:
    """Whether a rider on this line can reach that square: no thick line is between (2.3.3)."""
    if place == NOWHERE or not leads(course, line[0], place):
        return False
    square = course.squares[place]
    if not square.bent:
        return True
    level = next(under for under in map(course.at, reversed(line)) if under.progress <= square.progress)
    return not level.bent or square.side == level.side
