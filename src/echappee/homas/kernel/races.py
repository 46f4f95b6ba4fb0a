"""Riding races in the kernel: many at once for arrays of results, or one step by step for its ledger."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from echappee.engine import Entry
from echappee.homas.kernel.decisions import POLICIES
from echappee.homas.kernel.entry import CODE, ride_races
from echappee.homas.kernel.ledger import entries
from echappee.homas.kernel.packing import pack, unpack
from echappee.homas.kernel.rules.cards import ALL_OF_IT, KINDS, WIDTH
from echappee.homas.kernel.state import OVER, OWN
from echappee.homas.kernel.tables import read_table
from echappee.homas.rules import HOMAS, Position, View
from echappee.kernel import Batch, RacesInKernel, Small, Words, policy_number
from echappee.kernel.arrays import TO_THE_END
from echappee.notation import GameRules


class Results(NamedTuple):
    """Riders are in the order of the start's `riders`: team by team, numbers 1 to 4."""

    turns: Small
    """How many turns each race took."""
    events: Words
    """How often the event table was consulted."""
    falls: Words
    ranks: Words
    """1 for the winner; this and all that follow have a column per rider."""
    home: Small
    """The turn a rider came home in; 0 if it was still out."""
    delays: Small
    """Seconds behind the winner, for those that are home."""
    squares: Small
    cards: Words
    """Energy cards that a rider has left."""


def results_of(batch: Batch) -> Results:
    """The results of these races."""
    cards = batch["cards"].astype(np.int64)
    return Results(
        turns=batch["round"],
        events=batch["events"],
        falls=batch["falls"],
        ranks=_ranks(batch),
        home=batch["home"],
        delays=batch["delay"],
        squares=batch["square"],
        cards=np.sum([cards >> WIDTH * kind & ALL_OF_IT for kind in range(KINDS)], axis=0),
    )


def _ranks(batch: Batch) -> Words:
    """Every rider's rank, as `Position.ranking` has it; `lexsort` takes the most important key last."""
    out = batch["disqualified"].repeat(OWN, axis=1)
    place = np.where(batch["place"] > 0, batch["place"], 1_000)
    order = np.lexsort([-batch["square"], place, out], axis=-1)
    ranks = np.empty_like(order)
    np.put_along_axis(ranks, order, np.arange(1, order.shape[1] + 1)[None, :], axis=1)
    return ranks


class Kernel(RacesInKernel[Position, View, Results]):
    """Races that begin in the same position, under the same policies; a part is a phase or a move."""

    def __init__(
        self,
        start: Position,
        policies: Sequence[str],
        *,
        seed: int = 0,
        say: Callable[[str], object] | None = None,
    ) -> None:
        """`policies` names what decides for each team, in seat order; "-" for neutral teams.

        `say` is told in one line if the first ride takes longer because the kernel must be compiled.
        """
        numbers = [policy_number(name, POLICIES) for name in policies]
        super().__init__(start, pack(start), seed, OVER)
        self.table = read_table(start, numbers)
        if say:
            CODE.announce(say)

    @property
    def _rules(self) -> GameRules[Position, View]:
        return HOMAS

    def _ride(self, races: Batch, first: int, parts: int = TO_THE_END) -> np.record:
        return ride_races(self.table, races, first, self.seed, parts)

    def _entries(self, desk: np.record) -> Iterator[Entry]:
        return entries(self.start, desk)

    def _position(self, race: np.record) -> Position:
        return unpack(self.start, race)

    def _results(self, batch: Batch) -> Results:
        return results_of(batch)
