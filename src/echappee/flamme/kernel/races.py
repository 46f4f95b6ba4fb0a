"""Riding races in the kernel: many at once for arrays of results, or one phase by phase for its ledger."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from echappee.engine import Entry, Refused
from echappee.flamme.kernel.card_table import rows_of
from echappee.flamme.kernel.choices import POLICIES, RANDOM, TEMPO
from echappee.flamme.kernel.entry import CODE, ride_races
from echappee.flamme.kernel.ledger import entries
from echappee.flamme.kernel.packing import pack, unpack
from echappee.flamme.kernel.policies.tempo.weights import write_weights
from echappee.flamme.kernel.state import OVER
from echappee.flamme.kernel.tables import read_table
from echappee.flamme.rules import FLAMME, Position, View
from echappee.kernel import Batch, RacesInKernel, Small, Words, policy_number
from echappee.kernel.arrays import TO_THE_END
from echappee.notation import GameRules

if TYPE_CHECKING:
    from echappee.flamme.kernel.graphics import GraphicsCard
from echappee.flamme.kernel.rules.ranking import LATE
from echappee.flamme.kernel.state import HOME, LANE, LED, PODIUM, SQUARE, TAKEN, TIME

DEVICES: Final = ("cpu", "cuda")


class Results(NamedTuple):
    """Riders are in the order of the start's `riders`."""

    rounds: Small
    """How many rounds each race took; all other arrays have a column per rider."""
    ranks: Words
    """1 for the winner."""
    home: Small
    """The round in which a rider came home; 0 if it was still out."""
    squares: Small
    taken: Small
    """Exhaustion cards."""
    led: Small
    """The rounds after which it led the race, until the first rider was home."""
    times: Small
    """In seconds; -1 where no times are taken."""
    podium: Small


def results_of(start: Position, batch: Batch) -> Results:
    """The results of races that began here."""
    riders = batch["riders"][:, : len(start.riders)]
    return Results(
        batch["round"],
        _ranks(start, riders),
        *(riders[:, :, column] for column in (HOME, SQUARE, TAKEN, LED, TIME, PODIUM)),
    )


def _ranks(start: Position, riders: Small) -> Words:
    """Every rider's rank, as `Position.ranking` has it; `lexsort` takes the most important key last."""
    home = np.where(riders[:, :, HOME] > 0, riders[:, :, HOME], LATE)
    behind, lane = -riders[:, :, SQUARE], riders[:, :, LANE]
    keys = [lane, behind, home]
    if start.ruleset.trial:
        keys = [*_trial_keys(start, home, behind, lane), -riders[:, :, PODIUM], behind, home]
    order = np.lexsort(keys, axis=-1)
    ranks = np.empty_like(order)
    np.put_along_axis(ranks, order, np.arange(1, order.shape[1] + 1)[None, :], axis=1)
    return ranks


def _trial_keys(start: Position, home: Small, behind: Small, lane: Small) -> Sequence[Small]:
    """The sort keys for riders level on the road: team-mate, tour points, seat, lane; the last first."""
    pairs = [start.of(rider.team) for rider in start.riders]
    mates = [sum(pair) - index if len(pair) == 2 else index for index, pair in enumerate(pairs)]
    seats = [[team.colour for team in start.teams].index(rider.team) for rider in start.riders]
    points = np.broadcast_to([start.teams[seat].points for seat in seats], home.shape)
    keys = np.stack([home[:, mates], behind[:, mates], points, np.broadcast_to(seats, home.shape), lane])
    for index, pair in enumerate(pairs):
        if len(pair) == 1:  # no team-mate: its points come in that place
            keys[:, :, index] = np.roll(keys[:, :, index], -2, axis=0)
    return list(keys[::-1])


class Kernel(RacesInKernel[Position, View, Results]):
    """Races that begin in the same position, under the same policies."""

    def __init__(
        self,
        start: Position,
        policies: Sequence[str],
        *,
        seed: int = 0,
        random_places: bool = False,
        say: Callable[[str], object] | None = None,
    ) -> None:
        """`policies` names what decides for each team, in seat order; "-" for automatic teams.

        `say` is told in one line if the first ride takes longer because the kernel must be compiled.
        """
        numbers = [policy_number(name, POLICIES) for name in policies]
        placers = [RANDOM] * len(numbers) if random_places else numbers
        self._rows = rows_of(start)
        super().__init__(start, pack(start, self._rows), seed, OVER)
        self._table = read_table(start, self._rows, numbers, placers)
        if TEMPO in numbers:
            write_weights(self._table[0], start)
        if say:
            CODE.announce(say)

    def ride(self, races: int, first: int = 0, jobs: int = 1, device: str = "cpu") -> Results:
        """As every kernel does, on the processor; or on a graphics card (`cuda`)."""
        if device not in DEVICES:
            raise Refused("no-device", f"a device is {' or '.join(DEVICES)}, not {device}")
        if device != DEVICES[0]:
            card = self.on_card()
            return self._results(card.fetch(card.ride(races, first)))
        return super().ride(races, first, jobs)

    def on_card(self) -> "GraphicsCard":
        """The same races on the graphics card of this machine."""
        from echappee.flamme.kernel.graphics import GraphicsCard  # noqa: PLC0415 - loading it takes time

        return GraphicsCard(self._table, self._first, self.seed)

    @property
    def _rules(self) -> GameRules[Position, View]:
        return FLAMME

    def _ride(self, races: Batch, first: int, parts: int = TO_THE_END) -> np.record:
        return ride_races(self._table, races, first, self.seed, parts)

    def _entries(self, desk: np.record) -> Iterator[Entry]:
        return entries(self.start, self._rows, desk)

    def _position(self, race: np.record) -> Position:
        return unpack(self.start, self._rows, race)

    def _results(self, batch: Batch) -> Results:
        return results_of(self.start, batch)
