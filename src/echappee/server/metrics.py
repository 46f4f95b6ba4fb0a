"""What the server counts about itself, in the text format that Prometheus reads."""

import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator

from echappee.server.logs import log
from echappee.server.store.interface import (
    NEWEST,
    Beat,
    Change,
    Listed,
    Move,
    NewTable,
    NotOwner,
    Store,
    Stored,
    Subscription,
    Summary,
)

BOUNDS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
BOT_FAILED = b'{"act":"bot-failed"'


class Metrics:
    """Counters since the server started."""

    def __init__(self) -> None:
        self.acts = 0
        self.bot_failures = 0
        self.failures = 0
        """Requests and connections that ended in an error of ours."""
        self.resynchronised = 0
        self.refusals: Counter[str] = Counter()
        self._appends: list[int] = [0] * (len(BOUNDS_S) + 1)
        self._append_s = 0.0

    def appended(self, acts: Iterable[bytes], took_s: float) -> None:
        for act in acts:
            self.acts += 1
            self.bot_failures += act.startswith(BOT_FAILED)
        self._append_s += took_s
        index = next((i for i, bound in enumerate(BOUNDS_S) if took_s <= bound), len(BOUNDS_S))
        self._appends[index] += 1

    def text(self, connections: int, live_tables: int, behind: int, passed_on: int) -> str:
        """All counters, and these gauges with them."""
        lines = [
            *_one("connections", "gauge", "Open WebSocket connections.", connections),
            *_one("behind", "gauge", "Connections whose client reads too slowly.", behind),
            *_one("passed_on", "gauge", "Connections to tables that are at another server.", passed_on),
            *_one("live_tables", "gauge", "Tables in memory.", live_tables),
            *_one("acts_total", "counter", "Acts stored.", self.acts),
            *_one("bot_failures_total", "counter", "Bots that failed and were replaced.", self.bot_failures),
            *_one("failures_total", "counter", "Requests and connections ended by an error.", self.failures),
            *_one(
                "resynchronised_total", "counter", "Slow readers sent everything again.", self.resynchronised
            ),
            *_head("refusals_total", "counter", "Refusals by code."),
            *(f'echappee_refusals_total{{code="{code}"}} {n}' for code, n in sorted(self.refusals.items())),
            *self._histogram(),
        ]
        return "\n".join(lines) + "\n"

    def _histogram(self) -> Iterator[str]:
        yield from _head("append_seconds", "histogram", "How long until acts stored in one go were durable.")
        total = 0
        for bound, count in zip((*map(str, BOUNDS_S), "+Inf"), self._appends, strict=True):
            total += count
            yield f'echappee_append_seconds_bucket{{le="{bound}"}} {total}'
        yield f"echappee_append_seconds_sum {self._append_s:.6f}"
        yield f"echappee_append_seconds_count {total}"


class MeasuredStore:
    """A store that is timed; `failed` is called with each table that could not be stored."""

    def __init__(self, store: Store, metrics: Metrics, failed: Callable[[str], None]) -> None:
        self._store = store
        self._metrics = metrics
        self._failed = failed
        self._failing = False

    @property
    def node(self) -> str:
        return self._store.node

    @property
    def sure(self) -> bool:
        return self._store.sure

    async def create(self, table: NewTable, first: Change) -> None:
        begun = time.perf_counter()
        await self._watched(self._store.create(table, first))
        self._metrics.appended(first.acts, time.perf_counter() - begun)

    async def append(self, change: Change) -> None:
        begun = time.perf_counter()
        try:
            await self._watched(self._store.append(change))
        except BaseException:
            self._failed(change.table)
            raise
        self._metrics.appended(change.acts, time.perf_counter() - begun)

    async def check(self) -> None:
        await self._watched(self._store.check())

    async def _watched(self, writing: Awaitable[None]) -> None:
        """Log when writing begins to fail, and when it works again, but not each time in between."""
        try:
            await writing
        except NotOwner:
            raise
        except Exception:
            if not self._failing:
                self._failing = True
                log("nothing can be stored", logging.ERROR, failed=True)
            raise
        if self._failing:
            self._failing = False
            log("storing works again")

    async def keep_snapshot(self, table: str, snapshot: bytes) -> None:
        await self._store.keep_snapshot(
            table, snapshot
        )  # only a help: it may fail, and says nothing about acts

    async def delete(self, table: str) -> None:
        await self._watched(self._store.delete(table))

    async def load(self, table: str) -> Stored | None:
        return await self._store.load(table)

    async def find_code(self, code_hash: str) -> tuple[str, bool] | None:
        return await self._store.find_code(code_hash)

    async def public_tables(self, limit: int) -> list[Summary]:
        return await self._store.public_tables(limit)

    async def tables_of(self, device: str, limit: int, before: int = NEWEST) -> list[Listed]:
        return await self._store.tables_of(device, limit, before)

    async def overdue(self, now: float, limit: int) -> list[str]:
        return await self._store.overdue(now, limit)

    async def subscribe(self, table: str, device: str, subscription: Subscription) -> None:
        await self._watched(self._store.subscribe(table, device, subscription))

    async def unsubscribe(self, table: str, device: str) -> None:
        await self._watched(self._store.unsubscribe(table, device))

    async def subscription(self, table: str, device: str) -> Subscription | None:
        return await self._store.subscription(table, device)

    async def offer_move(self, code_hash: str, move: Move) -> None:
        await self._watched(self._store.offer_move(code_hash, move))

    async def find_move(self, code_hash: str) -> Move | None:
        return await self._store.find_move(code_hash)

    async def end_move(self, code_hash: str) -> None:
        await self._watched(self._store.end_move(code_hash))

    async def claim(self, table: str) -> int:
        return await self._store.claim(table)

    async def release(self, table: str, epoch: int) -> None:
        await self._store.release(table, epoch)

    async def beat(self) -> Beat:
        return await self._store.beat()

    async def leave(self) -> None:
        await self._store.leave()

    async def close(self) -> None:
        await self._store.close()


def _head(name: str, kind: str, about: str) -> tuple[str, str]:
    return f"# HELP echappee_{name} {about}", f"# TYPE echappee_{name} {kind}"


def _one(name: str, kind: str, about: str, value: int) -> tuple[str, str, str]:
    return *_head(name, kind, about), f"echappee_{name} {value}"
