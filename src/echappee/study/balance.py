"""How a team came from its chance at the start to its result: luck, mistakes, gifts, and the rest."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from math import hypot
from operator import sub
from typing import Final, NamedTuple

from echappee.engine import Entry, Seat
from echappee.study.analysis import Balance
from echappee.study.chances import Measured, RaceShares, WinChances, added, measured
from echappee.study.decision import Decision

OWN: Final = "own"
OTHERS: Final = "others"
REST: Final = "rest"
"""What choices changed, and steps that were not looked at one by one."""


class Leg(NamedTuple):
    """A step of the race, and the chances after it."""

    entries: Sequence[Entry]
    """None before the start."""
    chances: WinChances

    @property
    def drawn(self) -> bool:
        """Whether nothing but chance decided."""
        return all(entry.chance for entry in self.entries)

    def part(self, seat: Seat) -> str:
        """What the change of this team's chance counts as."""
        if not self.drawn:
            return REST
        return OWN if any(entry.key.seat == seat for entry in self.entries) else OTHERS


def balances(
    passages: Sequence[Leg],
    decisions: Sequence[Decision],
    results: Mapping[Seat, Fraction],
    *,
    split: bool,
) -> Mapping[Seat, Balance]:
    """The balance of every team; all passages have the same races."""
    graded = [decision for decision in decisions if decision.graded]
    return {seat: _balance(passages, graded, seat, result, split=split) for seat, result in results.items()}


def _balance(
    passages: Sequence[Leg], graded: Sequence[Decision], seat: Seat, result: Fraction, *, split: bool
) -> Balance:
    changes = _changes(passages, seat)
    start, luck = passages[0].chances.of(seat), measured(added(changes[OWN], changes[OTHERS]))
    mistakes = Measured.total(each.cost.gifts[seat] for each in graded if each.key.seat == seat)
    gifts = Measured.total(each.cost.gifts[seat] for each in graded if each.key.seat != seat)
    left = result - start.mean - luck.mean - mistakes.mean - gifts.mean
    error = hypot(measured(changes[REST]).error, mistakes.error, gifts.error)
    return Balance(
        start=start,
        luck=luck,
        own=measured(changes[OWN]) if split else None,
        others=measured(changes[OTHERS]) if split else None,
        mistakes=mistakes,
        gifts=gifts,
        unexplained=Measured(left, error),
        result=result,
    )


def _changes(passages: Sequence[Leg], seat: Seat) -> Mapping[str, RaceShares]:
    """By part: the changes of this team's chance, race by race, so that its error is that of the sum."""
    nothing: RaceShares = [0] * len(passages[0].chances.winners)
    found = {OWN: nothing, OTHERS: nothing, REST: nothing}
    for part, change in _passed(passages, seat):
        found[part] = added(found[part], change)
    return found


def _passed(passages: Sequence[Leg], seat: Seat) -> Iterator[tuple[str, RaceShares]]:
    shares = [passage.chances.parts(seat) for passage in passages]
    for passage, (before, after) in zip(passages[1:], pairwise(shares), strict=True):
        yield passage.part(seat), list(map(sub, after, before))
