"""Aspiration (rule 2.3): who may follow the rider that has just moved, in which order, and to where."""

from collections.abc import Iterator
from typing import Final

from echappee.engine import Key, Talk, ask
from echappee.homas.board.course import NOWHERE, Course, Square
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.offers import NONE, Offers, by_director
from echappee.homas.rules.reach import Way, leads
from echappee.homas.rules.shelter import shelters
from echappee.homas.rules.trace import Trace

WORTHWHILE: Final = 6
"""The squares, or as good as, for which neutral riders follow (2.9.4)."""


def follow(bunch: Bunch, trace: Trace) -> Talk[None]:
    """Offer the wheel of the rider who moved, then that of who follows, and so on to the end of the file."""
    number = 0
    while True:
        index = None
        for seat, offers in by_director(bunch, _offers(bunch, trace)):
            if bunch.riders[offers[0]].neutral:
                index = next((p for p in offers if _neutral_follows(bunch, p, trace)), None)
            else:
                key = bunch.start.key("follow", bunch.start.step, number, seat=seat)
                number += 1
                index = yield from _choose(bunch, key, offers, trace)
            if index is not None:
                break
        if index is None:
            return
        trace = _take_the_wheel(bunch, index, trace)


def _choose(bunch: Bunch, key: Key, offers: list[int], trace: Trace) -> Talk[int | None]:
    """Which of a director's riders follows, if any."""
    names = [bunch.riders[offer].name for offer in offers]
    lands = tuple(bunch.course.at(landing(bunch, offer, trace) or 0).name for offer in offers)
    chosen = yield from ask(key, Offers((*names, NONE), lands))
    return None if chosen == NONE else offers[names.index(chosen)]


def _take_the_wheel(bunch: Bunch, index: int, trace: Trace) -> Trace:
    old, new = bunch.riders[index].square, landing(bunch, index, trace)
    assert new is not None
    line = _line(bunch, index, trace)
    ahead = bunch.on(trace.new)
    bunch.put((index, new))
    bunch.change(index, moved=True)
    leader = "" if ahead is None else bunch.riders[ahead].name
    bunch.tell("followed", "2.3.1", rider=bunch.riders[index].name, leader=leader, start=old, square=new)
    file = trace.file[trace.file.index(index) + 1 :] if index in trace.file else ()
    return Trace(old, new, line, file)


def _line(bunch: Bunch, index: int, trace: Trace) -> Way:
    """The way a follower takes, from its own square; one from a second row rides over a square between."""
    own, first = bunch.riders[index].square, bunch.course.at(trace.way[0])
    if own in first.behind:
        return (own, *trace.way)
    between = [n for n in first.behind if n != NOWHERE and own in bunch.course.at(n).behind]
    return (own, *between[:1], *trace.way)


def landing(bunch: Bunch, index: int, trace: Trace) -> int | None:
    """Where a follower is put: straight behind, else the best free square of the way (2.3.3, 2.3.4)."""
    line = _line(bunch, index, trace)
    start, ahead = bunch.square(index).progress, bunch.course.at(trace.new)
    straight = ahead.behind[0]
    reached = (straight,) if _beside(bunch.course, straight, line) else ()
    for number in reached + line[::-1]:
        if start < bunch.course.at(number).progress < ahead.progress and bunch.on(number) is None:
            return number
    return None


def _beside(course: Course, straight: int, line: Way) -> bool:
    """Whether who rides along this line can come to that square: no thick line is between (2.3.3)."""
    if straight == NOWHERE or not leads(course, line[0], straight):
        return False
    square = course.at(straight)
    level = next(course.at(n) for n in reversed(line) if course.at(n).progress <= square.progress)
    return not (square.bent and level.bent and square.side != level.side)


def _offers(bunch: Bunch, trace: Trace) -> Iterator[int]:
    """Those who may follow, in order, as long as everybody before them has refused (2.3.2, 2.3.6)."""
    leader = bunch.course.at(trace.old)
    first = list(dict.fromkeys([*trace.file[:1], *bunch.wheel(trace.old)]))
    yield from (index for index in first if _may_follow(bunch, index, leader, trace))
    behind = [[bunch.on(number) for number in bunch.square(index).behind] for index in first]
    second = [*trace.file[1:2], *(row[side] for side in range(3) for row in behind)]
    for index in dict.fromkeys(second):
        if index is not None and index not in first and _may_follow(bunch, index, leader, trace):
            yield index


def _may_follow(bunch: Bunch, index: int, leader: Square, trace: Trace) -> bool:
    rider = bunch.riders[index]
    if not rider.waiting or rider.wait:
        return False
    return shelters(bunch.course, leader, bunch.square(index)) and landing(bunch, index, trace) is not None


def _neutral_follows(bunch: Bunch, index: int, trace: Trace) -> bool:
    """Neutral riders follow where that is as good as six squares from where they stand (2.9.4)."""
    end = landing(bunch, index, trace)
    assert end is not None
    start, front = bunch.square(index), bunch.course.at(end).progress
    line = (bunch.course.at(number).progress for number in _line(bunch, index, trace))
    return sum(start.progress < progress <= front for progress in line) - start.grade >= WORTHWHILE
