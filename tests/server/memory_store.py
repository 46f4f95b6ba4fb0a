"""A store without a disk, and a hub for it with bots in this process and a clock that stands still."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from typing import TypeVar

from echappee.bots import make_bot
from echappee.engine import Question
from echappee.notation.game_rules import SomeView
from echappee.server.growth import Kept
from echappee.server.messages.settings import Settings
from echappee.server.socket.bell import Gone
from echappee.server.store.interface import (
    NEWEST,
    Change,
    ListedTable,
    Move,
    NewTable,
    OldTable,
    Owned,
    Stored,
    Subscription,
    Summary,
)
from echappee.server.store.one_server import OneServer
from echappee.server.tables import acts
from echappee.server.tables.acts import Opened
from echappee.server.tables.bots import BotFailure, BotPool
from echappee.server.tables.hub import Hub
from echappee.server.tables.live import Live
from echappee.server.tables.log import read_table
from echappee.server.tables.table import Table
from echappee.server.work import Background, Slow
from echappee.server.workers import Workers
from tests.server.players import said

T = TypeVar("T")


class Failure(Exception):
    """The disk is full."""


class MemoryStore(OneServer):
    """Stores acts in order; `failures` says how many of the next calls fail."""

    def __init__(self) -> None:
        self.tables: dict[str, NewTable] = {}
        self.acts: dict[str, list[bytes]] = {}
        self.last: dict[str, Change] = {}
        self.snapshots: dict[str, bytes] = {}
        self.subscriptions: dict[tuple[str, str], Subscription] = {}
        self.moves: dict[str, Move] = {}
        self.loads = 0
        self.failures = 0
        self.closed = False
        self._free = asyncio.Event()
        self._free.set()

    @contextmanager
    def held_up(self) -> Iterator[None]:
        """Nothing becomes durable before this ends."""
        self._free.clear()
        try:
            yield
        finally:
            self._free.set()

    async def create(self, table: NewTable, first: Change) -> None:
        await self._work()
        assert table.id not in self.tables
        assert first.seq == 0
        self.tables[table.id] = table
        self.acts[table.id] = list(first.acts)
        self.last[table.id] = first

    async def append(self, change: Change) -> None:
        await self._work()
        assert change.seq == len(self.acts[change.table])
        self.acts[change.table] += change.acts
        self.last[change.table] = change

    async def delete(self, owned: Owned) -> None:
        await self._work()
        for kept in (self.tables, self.acts, self.last, self.snapshots):
            kept.pop(owned.table, None)

    async def load(self, table: str) -> Stored | None:
        self.loads += 1
        await asyncio.sleep(0)
        if table not in self.tables:
            return None
        new, acts = self.tables[table], tuple(self.acts[table])
        clock = self.last[table].clock
        return Stored(new.seed, acts, self.snapshots.get(table), clock, 0.0, new.crc, (None,) * len(acts))

    async def keep_snapshot(self, owned: Owned, snapshot: bytes) -> None:
        await self._work()
        self.snapshots[owned.table] = snapshot

    async def find_code(self, code_hash: str) -> tuple[str, bool] | None:
        for table in self.tables.values():
            if code_hash in (table.player_hash, table.watcher_hash):
                return table.id, code_hash == table.player_hash
        return None

    async def public_tables(self, limit: int) -> list[Summary]:
        changes = reversed(self.last.values())
        found = [change.summary for change in changes if change.summary.public]
        return [summary for summary in found if summary.status != "over"][:limit]

    async def tables_of(self, device: str, limit: int, before: int = NEWEST) -> list[ListedTable]:
        mine = [
            ListedTable(summary=change.summary, your_turn=device in change.asked, updated=0.0, number=number)
            for number, change in enumerate(self.last.values(), start=1)
            if device in change.members and number < before
        ]
        return mine[::-1][:limit]

    async def overdue(self, now: float, limit: int) -> list[str]:
        due = sorted((change.due, id) for id, change in self.last.items() if change.due is not None)
        return [id for when, id in due if when <= now][:limit]

    def now(self) -> float:
        return 0.0

    async def old_tables(self, kind: Kept, before: float, limit: int) -> list[OldTable]:
        raise NotImplementedError

    async def bytes_used(self) -> int:
        return sum(len(act) for acts in self.acts.values() for act in acts)

    def bytes_free(self) -> None: ...

    async def shrink(self) -> None: ...

    async def subscribe(self, owned: Owned, device: str, subscription: Subscription) -> None:
        await self._work()
        self.subscriptions[owned.table, device] = subscription

    async def unsubscribe(self, owned: Owned, device: str) -> None:
        await self._work()
        self.subscriptions.pop((owned.table, device), None)

    async def subscription(self, table: str, device: str) -> Subscription | None:
        return self.subscriptions.get((table, device))

    async def offer_move(self, _owned: Owned, code_hash: str, move: Move) -> None:
        await self._work()
        self.moves = {code: offer for code, offer in self.moves.items() if offer[:2] != move[:2]}
        self.moves[code_hash] = move

    async def find_move(self, code_hash: str) -> Move | None:
        return self.moves.get(code_hash)

    async def end_move(self, _owned: Owned, code_hash: str) -> None:
        await self._work()
        self.moves.pop(code_hash, None)

    async def check(self) -> None:
        await self._work()

    async def close(self) -> None:
        self.closed = True

    async def _work(self) -> None:
        await asyncio.sleep(0)
        await self._free.wait()
        assert not self.closed
        if self.failures:
            self.failures -= 1
            raise Failure


LIMIT_S = 60.0


class LocalBots(BotPool):
    """Bots that think in this process; some of them fail."""

    def __init__(self, *failing: str) -> None:
        super().__init__(Workers(0))
        self.failing = failing
        self.thoughts: list[str] = []
        self.shares: list[str] = []

    async def answer(
        self, game: str, bot: str, seed: str, question: Question, view: SomeView, *, share: str = ""
    ) -> str:
        await asyncio.sleep(0)
        self.thoughts.append(str(question.id))
        self.shares.append(share)
        if bot in self.failing:
            raise BotFailure(bot)
        return make_bot("random", seed, game).answer(question, lambda: view)


class AtOnce:
    """Work in the background, where there are no threads: it is simply done."""

    async def run(self, _slow: Slow, work: Callable[[], T]) -> T:
        return work()

    def close(self) -> None: ...


class Room:
    """A hub with its parts, and a clock that stands still."""

    def __init__(self, *failing: str, background: Background | None = None) -> None:
        self.now = 1000.0
        self.store = MemoryStore()
        self.bots = LocalBots(*failing)
        self.hub = Hub(self.store, self.bots, background or AtOnce(), lambda: self.now)

    async def open(self, settings: Settings, *seats: str) -> Live:
        """A table where Ann has these seats."""
        id, _, _ = await self.hub.open(Opened(device="ann", settings=settings))
        live = await self.hub.find(id)
        for seat in seats:
            await self.hub.act(live, acts.Sat(device="ann", seat=seat, name="Ann"))
        return live

    async def race(self, settings: Settings, *seats: str, **others: str) -> Live:
        """A race that has started: Ann has these seats, and others, by name, one each."""
        live = await self.open(settings, *seats)
        for device, seat in others.items():
            await self.hub.act(live, acts.Admitted(device=device, player=True))
            await self.hub.act(live, acts.Sat(device=device, seat=seat, name=device.title()))
        await self.hub.act(live, acts.Started(device="ann"))
        return live

    async def ride(self, live: Live, answers: int = 10_000) -> Live:
        """Ann answers every question, until the race is over or she has given this many answers."""
        for _ in range(answers):
            table = live.table
            if table.over:
                break
            mine = [q for q in table.running.questions if table.seats[q.seat].ridden_by_person]
            if mine:
                await self.hub.act(live, said(table, mine[0], mine[0].sample(lambda _: 0)))
            else:
                await asyncio.sleep(0)
        return live

    async def answer(self, live: Live, seat: str = "") -> str:
        """This seat, or the one that is asked first, gives its first answer; returns the question's id."""
        question = next(q for q in live.table.running.questions if seat in {"", q.seat})
        await self.hub.act(live, said(live.table, question, question.sample(lambda _: 0)))
        return str(question.id)

    async def ride_until_asked(self, live: Live, seat: str) -> None:
        """Everybody else answers until this seat is asked."""
        while seat not in {question.seat for question in live.table.running.questions}:
            await self.answer(live)

    async def settled(self) -> None:
        """Wait until everything that was begun is stored."""
        while tasks := tuple(self.hub._errands.running):
            await asyncio.gather(*tasks)

    async def quiet(self) -> None:
        """Wait until no bot thinks."""
        while tasks := tuple(self.hub.riders.thinking):
            await asyncio.gather(*tasks, return_exceptions=True)


class Reading:
    """A client that keeps what it is sent, as long as it reads."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.reads.set()
        self.got: list[bytes] = []
        self.writes: list[int] = []
        """How many messages came in one go."""
        self.closed: tuple[int, str] | None = None

    def write(self, texts: Collection[bytes]) -> bool:
        if self.reads.is_set():
            self.writes.append(len(texts))
            self.got += texts
        return self.reads.is_set()

    async def drained(self) -> None:
        await self.reads.wait()

    def close(self, code: int, reason: str) -> None:
        self.closed = code, reason


class ClientChannel:
    """The channel of one client: what it says goes in, what it is told comes out."""

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self._said: asyncio.Queue[str | None] = asyncio.Queue()

    def say(self, text: str | None) -> None:
        self._said.put_nowait(text)

    async def receive(self) -> str | None:
        text = await self._said.get()
        if text is None:
            raise Gone
        return text

    def write(self, texts: Collection[bytes]) -> bool:
        self.told += texts
        return True

    async def send(self, text: bytes) -> None:
        self.told.append(text)

    async def drained(self) -> None: ...

    def close(self, code: int, reason: str) -> None:
        raise AssertionError((code, reason))

    def allow(self) -> bool:
        return True

    def refused(self, code: str) -> None:
        raise AssertionError(code)


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run this in its own loop, with a time limit."""

    async def bounded() -> None:
        await asyncio.wait_for(test(), LIMIT_S)

    asyncio.run(bounded())


def stored(room: Room, live: Live) -> Table:
    """The table as it is stored."""
    return read_table(live.table.id, live.table.seed, room.store.acts[live.table.id])
