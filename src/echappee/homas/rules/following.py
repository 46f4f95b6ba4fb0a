"""Aspiration (rule 2.3): who may follow the rider that has just moved, and in which order."""

from collections.abc import Iterator
from typing import Final

from echappee.engine import Key, Talk, ask
from echappee.homas.board.course import Square
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.lost_turns import buy_back, can_buy_back
from echappee.homas.rules.offers import NONE, Offers, by_director
from echappee.homas.rules.shelter import shelters
from echappee.homas.rules.slipstream import go_along, landing, line_of
from echappee.homas.rules.trace import Trace

WORTHWHILE: Final = 6
"""The squares, or as good as, for which neutral riders follow (2.9.4)."""


def follow(bunch: Bunch, trace: Trace) -> Talk[None]:
    """Offer the wheel of the rider that moved, then that of its follower, to the end of the file."""
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
        yield from buy_back(bunch, index)
        trace = _take_the_wheel(bunch, index, trace)


def _choose(bunch: Bunch, key: Key, offers: list[int], trace: Trace) -> Talk[int | None]:
    """Which of a director's riders follows, if any."""
    names = [bunch.riders[offer].name for offer in offers]
    lands = tuple(bunch.course.at(landing(bunch, offer, trace) or 0).name for offer in offers)
    chosen = yield from ask(key, Offers((*names, NONE), lands))
    return None if chosen == NONE else offers[names.index(chosen)]


def _take_the_wheel(bunch: Bunch, index: int, trace: Trace) -> Trace:
    end, ahead = landing(bunch, index, trace), bunch.on(trace.new)
    assert end is not None
    leader = "" if ahead is None else bunch.riders[ahead].name
    new = go_along(bunch, index, trace, end)
    name = bunch.riders[index].name
    bunch.tell("followed", "2.3.1", rider=name, leader=leader, start=new.old, square=new.new)
    return new


def _offers(bunch: Bunch, trace: Trace) -> Iterator[int]:
    """Those that may follow, in order, as long as everybody before them has refused (2.3.2, 2.3.6)."""
    leader = bunch.course.at(trace.old)
    first = list(dict.fromkeys([*trace.file[:1], *bunch.wheel(trace.old)]))
    yield from (index for index in first if _may_follow(bunch, index, leader, trace))
    second = [*trace.file[1:2], *(p for index in first for p in bunch.wheel(bunch.riders[index].square))]
    for index in dict.fromkeys(second):
        if index not in first and _may_follow(bunch, index, leader, trace):
            yield index


def _may_follow(bunch: Bunch, index: int, leader: Square, trace: Trace) -> bool:
    rider = bunch.riders[index]
    if not rider.waiting or (rider.wait and not can_buy_back(bunch, index)):
        return False
    return shelters(bunch.course, leader, bunch.square(index)) and landing(bunch, index, trace) is not None


def _neutral_follows(bunch: Bunch, index: int, trace: Trace) -> bool:
    """Neutral riders follow where that is as good as six squares from where they stand (2.9.4)."""
    end = landing(bunch, index, trace)
    assert end is not None
    start, front = bunch.square(index), bunch.course.at(end).progress
    line = (bunch.course.at(number).progress for number in line_of(bunch, index, trace))
    return sum(start.progress < progress <= front for progress in line) - start.grade >= WORTHWHILE
