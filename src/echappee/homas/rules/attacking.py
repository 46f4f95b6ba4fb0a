"""Attacks and who counters them (rule 2.6)."""

from collections.abc import Collection, Iterator
from itertools import combinations, product
from typing import Final

from echappee.engine import Talk, ask
from echappee.homas.board.course import Square
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.cards import sorted_cards
from echappee.homas.rules.dice import roll
from echappee.homas.rules.effort import spend_one
from echappee.homas.rules.offers import NONE, Offers, by_director
from echappee.homas.rules.options import own_cards
from echappee.homas.rules.reach import leads
from echappee.homas.rules.shelter import shelters
from echappee.homas.rules.trace import Trace

COUNTERS: Final = 6
"""What a neutral rider must roll to counter (2.9.9)."""


def counter(bunch: Bunch, trace: Trace) -> Talk[None]:
    """All in the wheel of the attacker may counter, then all in theirs, each for a card (2.6.2, 2.6.3).

    In the wheel of who took the relay, who passed it is asked before all others (2.4.4).
    """
    queue = [trace.old]
    passed = dict(
        zip((trace.old, *(bunch.riders[index].square for index in trace.file)), trace.file, strict=False)
    )
    asked: set[int] = set()  # who is in several wheels is asked once
    number = 0
    while queue:
        old = queue.pop(0)
        ahead = bunch.course.at(old)
        wheel = [p for p in bunch.wheel(old) if p not in asked and _may_counter(bunch, p, ahead, trace)]
        wheel.sort(key=lambda index: index != passed.get(old))
        asked.update(wheel)
        for seat, those in by_director(bunch, iter(wheel)):
            offers = [index for index in those if _behind(bunch, index, trace) is not None]
            if not offers:  # those who were quicker have taken all the room
                continue
            if bunch.riders[offers[0]].neutral:
                queue += yield from _neutrals_counter(bunch, offers, trace)
                continue
            key = bunch.start.key("counter", bunch.start.step, number, seat=seat)
            number += 1
            answer = yield from ask(key, _offers(bunch, offers, trace))
            for part in () if answer == NONE else answer.split(","):
                name, card = part.split("-")
                queue.append(_counter(bunch, bunch.start.index_of(name), trace, card))


def _neutrals_counter(bunch: Bunch, offers: list[int], trace: Trace) -> Talk[list[int]]:
    """Neutral riders counter on a six (2.9.9); the squares that were left."""
    left = []
    for index in offers:
        if _behind(bunch, index, trace) is None:
            break
        (face,) = yield from roll(bunch, index, f"counter-{bunch.start.step}", 1)
        bunch.tell("neutral-counters", "2.9.9", rider=bunch.riders[index].name, die=face)
        if face == COUNTERS:
            left.append(_counter(bunch, index, trace, ""))
    return left


def _offers(bunch: Bunch, offers: list[int], trace: Trace) -> Offers:
    """The answers, and where each rider would come to if it were the only one to go."""
    names = tuple(bunch.riders[index].name for index in offers)
    lands = tuple(bunch.course.at(_behind(bunch, index, trace) or 0).name for index in offers)
    return Offers(tuple(_answers(bunch, offers, trace)), lands, names)


def _answers(bunch: Bunch, offers: list[int], trace: Trace) -> Iterator[str]:
    """None, or riders each with the card it spends, in the order in which they are asked."""
    yield NONE
    for size in range(1, len(offers) + 1):
        for indices in combinations(offers, size):
            if _room(bunch, indices, trace):
                cards = (sorted_cards(set(own_cards(bunch, index))) for index in indices)
                names = [bunch.riders[index].name for index in indices]
                for spent in product(*cards):
                    yield ",".join(map("-".join, zip(names, spent, strict=True)))


def _room(bunch: Bunch, indices: tuple[int, ...], trace: Trace) -> bool:
    """Whether there is a square for each of these, one after the other."""
    taken: list[int] = []
    for index in indices:
        end = _behind(bunch, index, trace, taken)
        if end is None:
            return False
        taken.append(end)
    return True


def _may_counter(bunch: Bunch, index: int, ahead: Square, trace: Trace) -> bool:
    rider = bunch.riders[index]
    if not rider.waiting or rider.wait or not shelters(bunch.course, ahead, bunch.square(index)):
        return False
    return (rider.neutral or bool(own_cards(bunch, index))) and _behind(bunch, index, trace) is not None


def _counter(bunch: Bunch, index: int, trace: Trace, card: str) -> int:
    """Spend the card and go with the attack; the square that was left, whose wheel is asked next."""
    old, end = bunch.riders[index].square, _behind(bunch, index, trace)
    assert end is not None
    if card:
        spend_one(bunch, index, card)
    bunch.put((index, end))
    bunch.change(index, moved=True)
    bunch.tell("countered", "2.6.2", rider=bunch.riders[index].name, card=card, start=old, square=end)
    return old


def _behind(bunch: Bunch, index: int, trace: Trace, taken: Collection[int] = ()) -> int | None:
    """The first free square behind the attacker: straight, right, left, then behind those (2.6.4)."""
    start = bunch.riders[index].square
    queue = [trace.new]
    for number in queue:  # it grows while it is read
        free = number != trace.new and number not in taken and bunch.on(number) is None
        if free and leads(bunch.course, start, number):
            return number
        queue += [n for n in bunch.course.at(number).behind if n > start and n not in queue]
    return None
