"""Rollouts: every answer is tried in the same races, which the kernel's tempo rides to their end."""

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from math import sqrt
from typing import NamedTuple

import numpy as np

from echappee.engine import Entry, Question, Race, SeededDealer
from echappee.flamme.bots.tempo import TempoBot
from echappee.flamme.kernel.card_table import rows_of
from echappee.flamme.kernel.choices import POLICIES
from echappee.flamme.kernel.outside import table_of, worths
from echappee.flamme.kernel.packing import pack
from echappee.flamme.rules import FLAMME, FlammeRace, Position, Rider, View
from echappee.flamme.thinking.imagined import after
from echappee.kernel.arrays import Batch, Reals, Table, Words
from echappee.simulate.intervals import Estimate

TEMPO = POLICIES.index("tempo")
RACES = 16
"""How many races are ridden from each world in which a bid is tried."""


class Tries(NamedTuple):
    """A start for each answer that is tried, and a table for the kernel with tempo in all seats."""

    table: Table
    starts: Batch
    seat: int
    """The index of the team that answers."""

    def tables(self, number: int) -> Table:
        """As many as there are starts: each one has its table."""
        return np.repeat(self.table, number)

    def ride(self, per_start: int, numbers: Words, seed: int) -> Reals:
        """The seat's share of each win: this many races from every start, one start after the other."""
        which = np.repeat(np.arange(len(self.starts)), per_start)
        shares: Reals = worths(self.tables(len(self.starts)), self.starts, which, numbers, seed)
        return shares[:, self.seat]


class BidEstimate(NamedTuple):
    """The win chance with an answer, and how often the seat's rider gets away."""

    chance: Estimate
    away: float


def rollouts(
    view: View, question: Question, answers: Sequence[str], per_answer: int, seed: int = 0
) -> tuple[Estimate, ...]:
    """Ride this many races after each of these cards; race n has the same draws after all of them.

    Where times count, a team's best time wins, as in `kernel/rules/payoffs.py`. A race that the kernel cannot
    ride is refused with the code `kernel-cannot`.
    """
    tries = tries_of(view, question, answers)
    numbers = np.tile(np.arange(per_answer), len(answers))
    return estimates(tries.ride(per_answer, numbers, seed).reshape(len(answers), -1))


def bid_rollouts(
    start: Position, heard: Iterable[Entry], question: Question, worlds: int, seed: int = 0
) -> dict[str, BidEstimate]:
    """Try every bid in the same worlds: tempo bids for the others, and the kernel rides the races from there.

    `heard` is what the seat has drawn and answered since the start.
    """
    answers, entries = question.options() or (), tuple(heard)
    ends = [
        [_bid(start, entries, question, answer, f"{seed}/{world}") for world in range(worlds)]
        for answer in answers
    ]
    tries = _tries([end for each in ends for end in each], question.seat)
    numbers = np.tile(np.arange(worlds * RACES), len(answers))
    shares = tries.ride(RACES, numbers, seed).reshape(len(answers), worlds, RACES)
    return {
        answer: BidEstimate(chance, _away(each, question.seat))
        for answer, chance, each in zip(answers, estimates(shares.mean(axis=2)), ends, strict=True)
    }


def tries_of(view: View, question: Question, answers: Sequence[str]) -> Tries:
    """These cards, each played in the position as its seat imagines it."""
    return _tries([after(view, question, answer) for answer in answers], question.seat)


def start_of(*positions: Position) -> Batch:
    """A start in the kernel for these positions."""
    return np.concatenate([pack(position, rows_of(position)) for position in positions])


def estimates(shares: Reals) -> tuple[Estimate, ...]:
    """The mean of each row, and its standard error."""
    errors = shares.std(axis=1) / sqrt(shares.shape[1])
    return tuple(map(Estimate, shares.mean(axis=1).tolist(), errors.tolist()))


def _tries(positions: Sequence[Position], seat: str) -> Tries:
    seats = [team.colour for team in positions[0].teams]
    return Tries(_table(_bare(positions[0])), start_of(*positions), seats.index(seat))


def _bare(position: Position) -> Position:
    """The part of a position that tables are made from: it stays the same round after round."""
    riders = [
        Rider(rider.team, rider.type, rider.automatic, crashed=rider.crashed, specialist=rider.specialist)
        for rider in position.riders
    ]
    return position._replace(riders=tuple(riders), round=1)


@lru_cache(maxsize=16)
def _table(bare: Position) -> Table:
    table, _ = table_of(bare, [TEMPO] * len(bare.teams), questions=0)
    return table


def _bid(start: Position, heard: Iterable[Entry], question: Question, answer: str, world: str) -> Position:
    """The position after the bids."""
    race: FlammeRace = Race(FLAMME, start, SeededDealer(f"bids/{world}".encode()), heard)
    race.answer(question.id, answer)
    bot = TempoBot(0)
    while race.position.phase == start.phase:
        asked = race.questions[0]
        race.answer(asked.id, bot.answer(asked, partial(race.view, asked.seat)))
    return race.position


def _away(ends: Sequence[Position], seat: str) -> float:
    """The share of worlds in which a rider of this seat broke away: its bid has left the race."""
    own = [any(rider.played for rider in end.riders if rider.team == seat) for end in ends]
    return sum(own) / len(own)
