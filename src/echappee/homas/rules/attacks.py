"""Attacks, and the riders that counter them (rule 2.6)."""

from collections.abc import Iterator, Sequence
from itertools import combinations, groupby, product
from typing import Final

from echappee.engine import Seat, Talk, ask
from echappee.homas.rules.bunch import Bunch, roll
from echappee.homas.rules.cards import sorted_cards
from echappee.homas.rules.effort import spend_one
from echappee.homas.rules.lost_turns import buy_back, can_buy_back
from echappee.homas.rules.offers import NONE, Offers, by_director
from echappee.homas.rules.options import own_cards
from echappee.homas.rules.slipstream import Trace, go_along, landing, shelters

COUNTERS: Final = 6
"""What a neutral rider must roll to counter (2.9.9)."""


def counter(bunch: Bunch, trace: Trace) -> Talk[None]:
    """All in the wheel of the attacker may counter, then all in theirs, each for a card (2.6.2, 2.6.3)."""
    traces = [trace]
    asked: set[int] = set()  # a rider in several wheels is asked once
    number = 0
    for ahead in traces:  # it grows while it is read
        gone: list[Trace] = []
        wheel = [p for p in _wheel(bunch, ahead) if p not in asked and _may_counter(bunch, p, ahead)]
        for seat, those in _questions(bunch, wheel):
            offers = [p for p in those if _may_counter(bunch, p, ahead) and _room(bunch, (p,), ahead, gone)]
            if bunch.riders[those[0]].neutral:
                asked.update((yield from _neutrals_counter(bunch, offers, ahead, gone)))
            elif offers:
                before = tuple(sorted(asked))
                asked.update(offers)
                key = bunch.key("counter", bunch.step, number, seat=seat)
                number += 1
                answer = yield from ask(key, _offers(bunch, offers, ahead, gone, before))
                for part in () if answer == NONE else answer.split(","):
                    name, card = part.split("-")
                    yield from _counter(bunch, bunch.start.index_of(name), ahead, gone, card)
        traces += gone


def _wheel(bunch: Bunch, ahead: Trace) -> list[int]:
    """The wheel in its order; behind a rider that took the relay, the one that passed it is first (2.4.4)."""
    return sorted(bunch.wheel(ahead.old), key=lambda index: index not in ahead.file[:1])


def _questions(bunch: Bunch, wheel: list[int]) -> Iterator[tuple[Seat, list[int]]]:
    """Consecutive riders of one director share a question; one that has to buy turns back is asked alone."""
    for seat, those in by_director(bunch, iter(wheel)):
        for _, run in groupby(those, lambda index: bunch.riders[index].wait and index + 1):
            yield seat, list(run)


def _may_counter(bunch: Bunch, index: int, ahead: Trace) -> bool:
    rider = bunch.riders[index]
    if rider.moved:
        return False
    able = not rider.wait if rider.neutral else can_buy_back(bunch, index, besides=1)
    return able and shelters(bunch.course, bunch.course.at(ahead.old), bunch.square(index))


def _landing(bunch: Bunch, index: int, ahead: Trace, gone: Sequence[Trace]) -> int | None:
    """Where the rider lands behind the one it counters, after those that countered before it (2.6.4)."""
    return landing(bunch, index, ahead, [trace.new for trace in gone])


def _neutrals_counter(bunch: Bunch, offers: list[int], ahead: Trace, gone: list[Trace]) -> Talk[list[int]]:
    """Neutral riders counter on a six, as long as there is room (2.9.9); those that have rolled."""
    rolled = []
    for index in offers:
        if not _room(bunch, (index,), ahead, gone):
            continue
        rolled.append(index)
        (face,) = yield from roll(bunch, index, f"counter-{bunch.step}", 1)
        bunch.tell("neutral-counters", "2.9.9", rider=bunch.riders[index].name, die=face)
        if face == COUNTERS:
            yield from _counter(bunch, index, ahead, gone, "")
    return rolled


def _offers(
    bunch: Bunch, offers: list[int], ahead: Trace, gone: list[Trace], before: tuple[int, ...]
) -> Offers:
    """The answers, and where each rider would land if it countered alone."""
    names = tuple(bunch.riders[index].name for index in offers)
    lands = tuple(bunch.course.at(_landing(bunch, index, ahead, gone) or 0).name for index in offers)
    answers = tuple(_answers(bunch, offers, ahead, gone))
    return Offers(answers, lands, names, None if gone else ahead, before)


def _answers(bunch: Bunch, offers: list[int], ahead: Trace, gone: list[Trace]) -> Iterator[str]:
    """None, or riders each with the card it spends, in the order in which they are asked."""
    yield NONE
    for size in range(1, len(offers) + 1):
        for indices in combinations(offers, size):
            if _room(bunch, indices, ahead, gone):
                cards = (sorted_cards(set(own_cards(bunch, index))) for index in indices)
                names = [bunch.riders[index].name for index in indices]
                for spent in product(*cards):
                    yield ",".join(map("-".join, zip(names, spent, strict=True)))


def _room(bunch: Bunch, indices: tuple[int, ...], ahead: Trace, gone: list[Trace]) -> bool:
    """Whether there is a square for each of these, one after the other."""
    taken = [trace.new for trace in gone]
    for index in indices:
        end = landing(bunch, index, ahead, taken)
        if end is None:
            return False
        taken.append(end)
    return True


def _counter(bunch: Bunch, index: int, ahead: Trace, gone: list[Trace], card: str) -> Talk[None]:
    """Spend the card and go with the attack; then riders in this rider's wheel may counter."""
    end, leader = _landing(bunch, index, ahead, gone), bunch.on(ahead.new)
    assert end is not None
    assert leader is not None
    if card:
        spend_one(bunch, index, card)
    yield from buy_back(bunch, index)
    new = go_along(bunch, index, ahead, end)
    gone.append(new)
    name, whom = bunch.riders[index].name, bunch.riders[leader].name
    bunch.tell("countered", "2.6.2", rider=name, leader=whom, card=card, start=new.old, square=new.new)
