"""Aspiration (rule 2.3): who may follow the rider that has just moved, and in which order."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from echappee.engine import Talk, ask
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.lost_turns import buy_back, can_buy_back
from echappee.homas.rules.offers import NONE, Offers, by_director, make_offers
from echappee.homas.rules.position import index_of
from echappee.homas.rules.slipstream import Trace, go_along, landing, line_of, shelters

WORTHWHILE: Final = 6
"""The squares, in effect, for which neutral riders follow (2.9.4)."""


def follow(bunch: Bunch, trace: Trace) -> Talk[None]:
    """Offer the wheel of the rider that moved, then that of its follower, to the end of the file."""
    number = 0
    while first := _first_row(bunch, trace):
        index = None
        ends: dict[int, int] = {}
        refused: list[int] = []
        for seat, offers in by_director(bunch, _offers(bunch, trace, first, ends)):
            if bunch.riders[offers[0]].neutral:
                index = next((p for p in offers if _neutral_follows(bunch, p, trace, ends[p])), None)
            else:
                key = bunch.key("follow", bunch.step, number, seat=seat)
                number += 1
                chosen = yield from ask(key, _wheels(bunch, offers, ends, trace, refused))
                index = None if chosen == NONE else index_of(chosen)
            if index is not None:
                break
            refused += offers
        if index is None:
            return
        yield from buy_back(bunch, index)
        trace = _take_the_wheel(bunch, index, trace, ends[index])


def _wheels(
    bunch: Bunch, offers: list[int], ends: Mapping[int, int], trace: Trace, refused: Sequence[int]
) -> Offers:
    """The choices of a director: one of its riders follows, or none."""
    riders, squares = bunch.riders, bunch.course.names
    names = [riders[offer].name for offer in offers]
    lands = tuple([squares[ends[offer]] for offer in offers])
    return make_offers(((*names, NONE), lands, (), trace, tuple(refused)))


def _take_the_wheel(bunch: Bunch, index: int, trace: Trace, end: int) -> Trace:
    ahead = bunch.on(trace.new)
    leader = "" if ahead is None else bunch.riders[ahead].name
    new = go_along(bunch, index, trace, end)
    name = bunch.riders[index].name
    bunch.tell("followed", "2.3.1", rider=name, leader=leader, start=new.old, square=new.new)
    return new


def _first_row(bunch: Bunch, trace: Trace) -> list[int]:
    """Riders in the wheel; behind a rider that took the relay, the one that passed it is first (2.4.4)."""
    wheel = bunch.wheel(trace.old)
    return list(dict.fromkeys((trace.file[0], *wheel))) if trace.file else wheel


def _offers(bunch: Bunch, trace: Trace, first: list[int], ends: dict[int, int]) -> Iterator[int]:
    """The riders that may follow, in order, as long as everybody before them has refused (2.3.2, 2.3.6).

    `ends` receives the square that each of them would reach.
    """
    for index in first:
        if _may_follow(bunch, index, trace, ends):
            yield index
    second = [*trace.file[1:2], *[p for index in first for p in bunch.wheel(bunch.riders[index].square)]]
    for index in dict.fromkeys(second):
        if index not in first and _may_follow(bunch, index, trace, ends):
            yield index


def _may_follow(bunch: Bunch, index: int, trace: Trace, ends: dict[int, int]) -> bool:
    rider = bunch.riders[index]
    if rider.moved or (rider.wait and not can_buy_back(bunch, index)):
        return False
    squares = bunch.course.squares
    if not shelters(bunch.course, squares[trace.old], squares[rider.square]):
        return False
    end = landing(bunch, index, trace)
    if end is not None:
        ends[index] = end
    return end is not None


def _neutral_follows(bunch: Bunch, index: int, trace: Trace, end: int) -> bool:
    """Neutral riders follow if that is as good as six squares from where they stand (2.9.4)."""
    squares = bunch.course.squares
    start, front = bunch.square(index), squares[end].progress
    line = [squares[number].progress for number in line_of(bunch, index, trace)]
    return sum([start.progress < progress <= front for progress in line]) - start.grade >= WORTHWHILE
