"""Limits on what a connection or an address may ask for: token buckets."""

from collections.abc import Callable
from typing import NamedTuple

MOST_BUCKETS = 10_000
"""How many buckets are kept. Beyond that, full ones are dropped (which changes nothing), then the oldest."""

BARRED_S = 10.0
"""How long an address is barred after a flood."""


class Rate(NamedTuple):
    """A rate: how many per second on average, and how many at once."""

    per_second: float
    burst: float


class Bucket:
    """A token bucket: it fills over time, and each request takes one out."""

    __slots__ = ("_clock", "_level", "_rate", "_when")

    def __init__(self, rate: Rate | None, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._level = rate.burst if rate else 0.0
        self._when = clock()

    def take(self, cost: float = 1) -> bool:
        """Take one out, or more for an expensive request; takes nothing if there is not enough."""
        if self._rate is None:
            return True
        self._fill(self._rate)
        if self._level < cost:
            return False
        self._level -= cost
        return True

    def charge(self, cost: float) -> None:
        """Take this much out even if there is not enough: it has happened already."""
        if self._rate is not None:
            self._fill(self._rate)
            self._level -= cost

    @property
    def share(self) -> float:
        """How full it is: at most 1, and below 0 if more was charged than there was."""
        if self._rate is None:
            return 1.0
        self._fill(self._rate)
        return self._level / self._rate.burst

    @property
    def full(self) -> bool:
        """Whether nothing has been taken for a while."""
        if self._rate is None:
            return True
        self._fill(self._rate)
        return self._level >= self._rate.burst

    def _fill(self, rate: Rate) -> None:
        now = self._clock()
        self._level = min(rate.burst, self._level + (now - self._when) * rate.per_second)
        self._when = now


class Buckets:
    def __init__(self, rate: Rate | None, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, cost: float = 1) -> bool:
        """Take this much out of the bucket of this address, if there is enough."""
        return self._rate is None or self.of(address).take(cost)

    def of(self, address: str) -> Bucket:
        """The bucket of this address."""
        if address not in self._buckets:
            self._make_room()
            self._buckets[address] = Bucket(self._rate, self._clock)
        return self._buckets[address]

    def _make_room(self) -> None:
        if len(self._buckets) < MOST_BUCKETS:
            return
        self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.full}
        # A tenth at a time: searching all of them for every new address would be slow.
        too_many = max(0, len(self._buckets) - MOST_BUCKETS * 9 // 10)
        for address in tuple(self._buckets)[:too_many]:
            del self._buckets[address]


class Barred:
    """Addresses barred after a flood: for a while they get no new connection."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._until: dict[str, float] = {}

    def bar(self, address: str) -> None:
        self._until.pop(address, None)
        if len(self._until) >= MOST_BUCKETS:
            del self._until[next(iter(self._until))]
        self._until[address] = self._clock() + BARRED_S

    def holds(self, address: str) -> bool:
        """Whether this address is barred."""
        return self._until.get(address, 0.0) > self._clock()

    @property
    def count(self) -> int:
        """The number of barred addresses."""
        return sum(until > self._clock() for until in self._until.values())


class Throttle:
    """How much each connection and each address may send; an address that sends more is barred."""

    def __init__(
        self,
        connection: Rate | None,
        address: Rate | None,
        clock: Callable[[], float],
        flooded: Callable[[str], None],
    ) -> None:
        """`flooded` is called with the address of each connection that has to be cut off."""
        self.bars = Barred(clock)
        self._connection = connection
        self._addresses = Buckets(address, clock)
        self._clock = clock
        self._flooded = flooded

    def of_connection(self, address: str) -> Callable[[float], bool]:
        """Call the result with the cost of each piece of input; False if the connection must be cut off."""
        bucket = Bucket(self._connection, self._clock)

        def allow(cost: float) -> bool:
            if bucket.take(cost) and self._addresses.take(address, cost):
                return True
            self.bars.bar(address)
            self._flooded(address)
            return False

        return allow


class Count:
    """Counts what each address has at the moment, and says whether it may have one more."""

    def __init__(self, most: int | None) -> None:
        self._most = most
        self._counts: dict[str, int] = {}
        self.total = 0
        """The total over all addresses."""

    def add(self, address: str) -> bool:
        """Count one more, unless this address has reached its limit."""
        count = self._counts.get(address, 0)
        if self._most is not None and count >= self._most:
            return False
        self._counts[address] = count + 1
        self.total += 1
        return True

    def remove(self, address: str) -> None:
        self._counts[address] -= 1
        self.total -= 1
        if not self._counts[address]:
            del self._counts[address]
