"""A flat Monte Carlo searcher: each card of the hand is ridden out many times, and the best one is played.

It is there to be measured against. It knows what its seat may know: the cards of the others are drawn again.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from echappee.flamme.bots.patron.inputs import NUMBERS
from echappee.flamme.bots.patron.layout import TEAMS
from echappee.flamme.kernel.card_table import USUAL
from echappee.flamme.kernel.outside import worths
from echappee.flamme.kernel.rules.piles import BITS, KINDS, TIRED
from echappee.flamme.kernel.state import CARD, HAND, PILE, RECYCLED, ROW
from echappee.flamme.kernel.tables import DIRECTED
from echappee.flamme.rules.cards import EXHAUSTION
from echappee.kernel.arrays import Batch, Table, Words
from training.company import RANDOM, TEMPO
from training.racing import Racing

ROLLOUTS: Final = 128
"""For each card."""
CHUNK: Final = 64
"""How many cards a thread tries before it takes more."""
LONGEST: Final = 1 << 10
"""More decisions than a race has."""
ANSWER: Final = np.array(
    [[NUMBERS[card] for card in (*row, *[EXHAUSTION] * (KINDS - len(row)))] for row in USUAL[:-1]]
)
"""Which answer it is to play a card, by the rider's row and the kind; nobody answers for the Peloton."""


class Tries(NamedTuple):
    """Cards that are tried, one row each."""

    decision: Words
    """Which decision it is for."""
    kind: Words
    starts: Batch
    """The race with this card played, as the seat imagines it."""


class Searcher:
    """Answers for the seats of one policy, with all processors."""

    def __init__(self, races: Racing, policy: int, seed: int, rollouts: int = ROLLOUTS) -> None:
        self._races, self._policy = races, policy
        self._seed, self._rollouts = seed, rollouts
        self._tables = _by_tempo(races.tables)
        self._steps = 0
        self._threads = ThreadPoolExecutor(cpu_count())

    def answer(self, going: NDArray[np.bool_]) -> None:
        """In all races that are going; every seat is asked for a card, tempo answers everything else."""
        self._steps += 1
        rows = self._races.rows
        where, seats = np.nonzero((rows.asked == self._policy) & going[:, None])
        riders = self._races.races["about"][where, seats]
        tries = _tries(self._races.races[where], self._tables["team"][rows.table[where]], seats, riders)
        shares = self._shares(tries, where, seats)
        best = np.full(len(where), -1.0)
        np.maximum.at(best, tries.decision, shares)
        chosen = shares == best[tries.decision]
        kind = np.zeros(len(where), np.int64)
        kind[tries.decision[chosen][::-1]] = tries.kind[chosen][::-1]  # of equal ones the first
        row = self._races.races["riders"][where, riders, ROW]
        rows.answers[where, seats] = ANSWER[row, kind]

    def _shares(self, tries: Tries, where: Words, seats: Words) -> NDArray[np.float64]:
        """The share of a win of each card; the cards of a decision meet the same chances."""
        rows = self._races.rows
        name = (rows.number[where] * LONGEST + self._steps) * TEAMS + seats

        def share(part: slice) -> NDArray[np.float64]:
            decision = tries.decision[part]
            many = len(decision)
            numbers = name[decision][:, None] * self._rollouts + np.arange(self._rollouts)
            which = np.repeat(np.arange(many), self._rollouts)
            tables = self._tables[rows.table[where[decision]]]
            found = worths(tables, tries.starts[part], which, numbers.reshape(-1), self._seed)
            own = found[np.arange(len(which)), np.repeat(seats[decision], self._rollouts)]
            means: NDArray[np.float64] = own.reshape(many, self._rollouts).mean(axis=1)
            return means

        return np.concatenate([np.zeros(0), *self._threads.map(share, _parts(len(tries.decision)))])


def _parts(many: int) -> Iterator[slice]:
    return (slice(at, at + CHUNK) for at in range(0, many, CHUNK))


def _by_tempo(tables: Table) -> Table:
    """The same races, with tempo in all seats."""
    made = tables.copy()
    made["policies"] = np.where(made["kinds"] == DIRECTED, TEMPO, RANDOM)
    return made


def _tries(races: Batch, team_of: Words, seats: Words, riders: Words) -> Tries:
    """Every card that each rider may play."""
    imagined = _imagine(races.copy(), team_of != seats[:, None])
    hand = races["decks"][np.arange(len(races)), riders, HAND]
    kinds = np.arange(KINDS)
    most = np.where(kinds == TIRED, -1, (1 << BITS) - 1)
    decision, kind = np.nonzero(hand[:, None] >> BITS * kinds & most)
    starts, rider = imagined[decision], riders[decision]
    each = np.arange(len(starts))
    starts["riders"][each, rider, CARD] = kind
    starts["decks"][each, rider, RECYCLED] += hand[decision] - (1 << BITS * kind)
    starts["decks"][each, rider, HAND] = 0
    return Tries(decision, kind, starts)


def _imagine(races: Batch, hidden: NDArray[np.bool_]) -> Batch:
    """All cards of these riders lie face down again, even those played but not yet shown."""
    riders, decks = races["riders"], races["decks"]
    card = riders[:, :, CARD].astype(np.int64)
    played = np.where(card >= 0, 1 << BITS * np.maximum(card, 0), 0)
    everything = decks[:, :, PILE] + decks[:, :, RECYCLED] + decks[:, :, HAND] + played
    decks[:, :, PILE] = np.where(hidden, everything, decks[:, :, PILE])
    for column in (RECYCLED, HAND):
        decks[:, :, column] = np.where(hidden, 0, decks[:, :, column])
    riders[:, :, CARD] = np.where(hidden, -1, riders[:, :, CARD])
    return races
