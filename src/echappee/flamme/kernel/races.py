"""Riding races in the kernel: many at once for arrays of results, or one phase by phase for its ledger."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from echappee.engine import Entry, Race, Refused, ScriptedDealer
from echappee.flamme.kernel.card_table import rows_of
from echappee.flamme.kernel.choices import POLICIES, RANDOM, TEMPO
from echappee.flamme.kernel.entry import CODE, ride_races
from echappee.flamme.kernel.ledger import entries
from echappee.flamme.kernel.packing import pack, unpack
from echappee.flamme.kernel.policies.tempo.weights import write_weights
from echappee.flamme.kernel.rules.phases import TO_THE_END
from echappee.flamme.kernel.state import OVER
from echappee.flamme.kernel.tables import read_table
from echappee.flamme.rules import FLAMME, Position
from echappee.kernel import Batch, Small, Words
from echappee.notation import Record, record_of

if TYPE_CHECKING:
    from echappee.flamme.kernel.graphics import GraphicsCard
from echappee.flamme.kernel.rules.ranking import LATE
from echappee.flamme.kernel.state import HOME, LANE, LED, PODIUM, SQUARE, TAKEN, TIME

CHUNK: Final = 1024
"""How many races a thread rides before it takes more."""
DEVICES: Final = ("cpu", "cuda")
NOBODY: Final = "-"
"""The policy of an automatic team."""


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


class RiddenPhase(NamedTuple):
    """The draws and decisions of one phase, and the position after it."""

    entries: tuple[Entry, ...]
    position: Position


class Kernel:
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
        self.start = start
        self.seed = signed(seed)
        numbers = [policy_number(name) for name in policies]
        placers = [RANDOM] * len(numbers) if random_places else numbers
        self._rows = rows_of(start)
        self._first = pack(start, self._rows)
        self._table = read_table(start, self._rows, numbers, placers)
        if TEMPO in numbers:
            write_weights(self._table[0], start)
        if say and not CODE.is_compiled():
            say("compiling the kernel, once: this takes about a minute")

    def ride(self, races: int, first: int = 0, jobs: int = 1, device: str = "cpu") -> Results:
        """Ride races to their end, from the one with this number on: the same ones however many jobs.

        The device is `cpu`, or `cuda` for a graphics card.
        """
        if device not in DEVICES:
            raise Refused("no-device", f"a device is {' or '.join(DEVICES)}, not {device}")
        if device != DEVICES[0]:
            card = self.on_card()
            return results_of(self.start, card.fetch(card.ride(races, first)))
        batch = np.repeat(self._first, races)
        with ThreadPoolExecutor(jobs) as threads:
            parts = [(batch[at : at + CHUNK], first + at) for at in range(0, races, CHUNK)]
            list(threads.map(lambda part: self._ride(*part), parts))
        return results_of(self.start, batch)

    def on_card(self) -> "GraphicsCard":
        """The same races on the graphics card of this machine."""
        from echappee.flamme.kernel.graphics import GraphicsCard  # noqa: PLC0415 - loading it takes time

        return GraphicsCard(self._table, self._first, self.seed)

    def follow(self, number: int, phases: int = TO_THE_END) -> Iterator[RiddenPhase]:
        """One race phase by phase, as the reference would write it down."""
        race = self._first.copy()
        while race[0]["phase"] != OVER and phases > 0:
            phases -= 1
            work = self._ride(race, number, phases=1)
            written = tuple(entries(self.start, self._rows, work))
            yield RiddenPhase(written, unpack(self.start, self._rows, race[0]))

    def watch(self, races: int, first: int = 0) -> Iterator[Batch]:
        """Many races at their start, then after each phase until the last one is over: always the same array.

        The races are those that `ride` rides.
        """
        batch = np.repeat(self._first, races)
        yield batch
        while (batch["phase"] != OVER).any():
            self._ride(batch, first, phases=1)
            yield batch

    def record(self, number: int, tags: Mapping[str, str]) -> Record:
        """One race as a record, ridden again by the reference; `tags` say how it was set up."""
        ledger = [entry for moment in self.follow(number) for entry in moment.entries]
        return record_of(FLAMME, Race(FLAMME, self.start, ScriptedDealer(), ledger), tags)

    def _ride(self, races: Batch, first: int, phases: int = TO_THE_END) -> np.record:
        """Ride these races in place; the desk has a log if only one phase is ridden."""
        return ride_races(self._table, races, first, self.seed, phases)


def policy_number(name: str) -> int:
    """The number of this policy; an automatic team has none, so any will do."""
    if name == NOBODY:
        return RANDOM
    if name not in POLICIES:
        raise Refused("kernel-cannot", f"the kernel has no policy {name!r}; it has {', '.join(POLICIES)}")
    return POLICIES.index(name)


def signed(seed: int) -> int:
    """The lowest 64 bits of a seed."""
    return int(np.uint64(seed & 0xFFFFFFFFFFFFFFFF).astype(np.int64))
