"""The measure: how often each team wins when a race is ridden on. Every win chance comes from here.

Races are numbered, and race n meets the same chances from whatever situation it is ridden. So situations are
compared race by race, and a difference has a smaller error than the chances that it lies between.
"""

from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import hypot, sqrt
from operator import add, sub
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from echappee.engine import Entry, Seat

P = TypeVar("P")
V = TypeVar("V")
P_co = TypeVar("P_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)

UNIT: Final = 27_720
"""A win as a whole number of parts: up to twelve teams can share one without a rest."""


class Truth(NamedTuple, Generic[P_co]):
    """A position at the beginning of a phase, and all draws and answers of the phase so far.

    Hands and piles are as they are, their order is unknown. Only for races that are over.
    """

    position: P_co
    entries: Sequence[Entry] = ()


class SeatView(NamedTuple, Generic[V_co]):
    """What one seat knows: its view at the beginning of the phase, and what it has drawn, answered and heard.

    Hidden cards are dealt again in every race.
    """

    view: V_co
    entries: Sequence[Entry] = ()


class RaceNumbers(NamedTuple):
    """Which races are ridden: how many from this number on, and who decides in all seats."""

    races: int
    first: int = 0
    seed: int = 0
    policy: str = ""
    """Empty for the game's usual one."""
    by_rules: bool = False
    """Whether the rules ride, even if the kernel is ready by now: the races of a study have one engine."""


Winners: TypeAlias = "array[int]"
"""By race: the teams that share the win, one bit each in seat order."""
RideOn = Callable[[Sequence[Truth[P] | SeatView[V]], RaceNumbers], Sequence[Winners]]
"""What a game adds: the winners of these races from each of the situations."""
RideViews = Callable[[Sequence[SeatView[V]], RaceNumbers], Sequence[Winners]]
"""The same for races that are still going on: it takes no position."""


class Measured(NamedTuple):
    """A mean of races, such as a win chance or a difference of two, and its standard error."""

    mean: Fraction
    error: float

    @staticmethod
    def total(figures: Iterable["Measured"]) -> "Measured":
        """The sum of figures from races that have nothing in common."""
        found = list(figures)
        return Measured(
            sum((each.mean for each in found), Fraction(0)), hypot(*(each.error for each in found))
        )


NOTHING: Final = Measured(Fraction(0), 0.0)
RaceShares = Sequence[int]
"""By race: a share of a win, or a change of it, in parts of `UNIT`."""


@dataclass(frozen=True)
class WinChances:
    """How often each team won."""

    seats: tuple[Seat, ...]
    """All teams, in the order of the bits."""
    winners: Winners

    def parts(self, seat: Seat) -> RaceShares:
        bit = 1 << self.seats.index(seat)
        worth = {won: UNIT // won.bit_count() if won & bit else 0 for won in set(self.winners)}
        return [worth[won] for won in self.winners]

    def of(self, seat: Seat) -> Measured:
        return measured(self.parts(seat))

    @property
    def figures(self) -> Mapping[Seat, Measured]:
        """Of all teams; their means add up to 1."""
        return {seat: self.of(seat) for seat in self.seats}

    def more(self, other: "WinChances", seat: Seat) -> Measured:
        """By how much this team wins more often than in the other situation, race by race."""
        return measured(list(map(sub, self.parts(seat), other.parts(seat))))

    def joined(self, later: "WinChances") -> "WinChances":
        """With the races that were ridden later from the same situation."""
        return WinChances(self.seats, self.winners + later.winners)

    def first(self, races: int) -> "WinChances":
        """Only the first races."""
        return WinChances(self.seats, self.winners[:races])


def certain(seats: tuple[Seat, ...], winners: Iterable[Seat], races: int) -> WinChances:
    """The race is over: these teams have won."""
    return WinChances(seats, array("H", [sum(1 << seats.index(seat) for seat in winners)] * races))


def added(one: RaceShares, other: RaceShares) -> RaceShares:
    return list(map(add, one, other))


def measured(parts: RaceShares) -> Measured:
    """The error is as if one more race had made a difference: where none did, one still might."""
    races, values = len(parts), Counter(parts)
    total = sum(value * number for value, number in values.items())
    squares = sum(value * value * number for value, number in values.items())
    mean = Fraction(total, races * UNIT)
    spread = squares / UNIT**2 - races * float(mean) ** 2
    return Measured(mean, sqrt((1 + spread) / (races * max(1, races - 1))))
