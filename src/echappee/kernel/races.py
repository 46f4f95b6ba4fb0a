"""Riding races in a kernel: many at once for arrays of results, or one part by part for its ledger."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from typing import Final, Generic, TypeVar

import numpy as np

from echappee.engine import Entry, Race, Refused, ScriptedDealer
from echappee.kernel.arrays import TO_THE_END, Batch
from echappee.notation import GameRules, Record, record_of
from echappee.notation.game_rules import SomePosition, SomeView

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)
R = TypeVar("R")

CHUNK: Final = 1024
"""How many races a thread rides before it takes more."""
NOBODY: Final = "-"
"""The policy of an automatic team."""


class RiddenPart(Generic[P]):
    """The draws and decisions of one part of a race, and the position after it, which is read on request."""

    def __init__(self, entries: Iterable[Entry], read: Callable[[], P]) -> None:
        self.entries = tuple(entries)
        self._read = read

    @cached_property
    def position(self) -> P:
        return self._read()


class RacesInKernel(ABC, Generic[P, V, R]):
    """Races that begin in the same position, under the same policies.

    A part of a race ends where the reference notes a position: after a phase, or on the way in a long one.
    """

    def __init__(self, start: P, first: Batch, seed: int, over: int) -> None:
        """`first` is a race in the position `start`; one whose phase has the number `over` is over."""
        self.start = start
        self.seed = signed(seed)
        self._first, self._over = first, over

    @property
    @abstractmethod
    def _rules(self) -> GameRules[P, V]:
        """The reference."""

    @abstractmethod
    def _ride(self, races: Batch, first: int, parts: int = TO_THE_END) -> np.record:
        """Ride these races in place, from this number on; the desk has a log if only one part is ridden."""

    @abstractmethod
    def _entries(self, desk: np.record) -> Iterable[Entry]:
        """The log of a desk as entries of a ledger."""

    @abstractmethod
    def _position(self, race: np.record) -> P:
        """The position that a race has reached."""

    @abstractmethod
    def _results(self, batch: Batch) -> R:
        """The results of finished races."""

    def ride(self, races: int, first: int = 0, jobs: int = 1) -> R:
        """Ride races to their end, from the one with this number on: the same ones however many jobs."""
        batch = np.repeat(self._first, races)
        with ThreadPoolExecutor(jobs) as threads:
            parts = [(batch[at : at + CHUNK], first + at) for at in range(0, races, CHUNK)]
            list(threads.map(lambda part: self._ride(*part), parts))
        return self._results(batch)

    def follow(self, number: int, parts: int = TO_THE_END) -> Iterator[RiddenPart[P]]:
        """One race part by part, as the reference would write it down."""
        race = self._first.copy()
        while race[0]["phase"] != self._over and parts > 0:
            parts -= 1
            desk = self._ride(race, number, 1)
            yield RiddenPart(self._entries(desk), partial(self._position, race[0].copy()))

    def watch(self, races: int, first: int = 0) -> Iterator[Batch]:
        """Many races at their start, then after each part until the last one is over: always the same array.

        The races are those that `ride` rides.
        """
        batch = np.repeat(self._first, races)
        yield batch
        while (batch["phase"] != self._over).any():
            self._ride(batch, first, 1)
            yield batch

    def end(self, number: int) -> P:
        """The position in which one race ends."""
        race = self._first.copy()
        self._ride(race, number)
        return self._position(race[0])

    def record(self, number: int, tags: Mapping[str, str]) -> Record:
        """One race as a record, ridden again by the reference; `tags` say how it was set up."""
        ledger = [entry for part in self.follow(number) for entry in part.entries]
        return record_of(self._rules, Race(self._rules, self.start, ScriptedDealer(), ledger), tags)


def policy_number(name: str, policies: Sequence[str]) -> int:
    """The number of this policy among those that a kernel has; an automatic team has none, so any will do."""
    if name == NOBODY:
        return 0
    if name not in policies:
        raise Refused("kernel-cannot", f"the kernel has no policy {name!r}; it has {', '.join(policies)}")
    return policies.index(name)


def signed(seed: int) -> int:
    """The lowest 64 bits of a seed."""
    return int(np.uint64(seed & 0xFFFFFFFFFFFFFFFF).astype(np.int64))
