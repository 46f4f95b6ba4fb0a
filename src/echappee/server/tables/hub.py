"""All tables: opened, found, loaded when a person comes, and unloaded when everybody has left."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TypeVar

from echappee.engine import Refused
from echappee.server.config import Rate
from echappee.server.logs import log
from echappee.server.store.interface import NewTable, Store, Stored
from echappee.server.tables import acts
from echappee.server.tables.acts import Act
from echappee.server.tables.acts.act import check_host, check_rider
from echappee.server.tables.bot_pool import BotPool
from echappee.server.tables.bot_riders import BotRiders
from echappee.server.tables.choices import Settings
from echappee.server.tables.clocks import Clocks
from echappee.server.tables.codes import Names, new_code, new_id, secret_hash
from echappee.server.tables.live import Live
from echappee.server.tables.log import read_table
from echappee.server.tables.log_record import LogRecord
from echappee.server.tables.moves import Moves
from echappee.server.tables.snapshots import print_snapshot
from echappee.server.tables.table import Table

IDLE_S = 600.0
"""A table is unloaded when nobody has been at it for this long."""

MOST_QUIET = 500
"""More tables that nobody is at are not kept in memory."""

SOME, MANY = 50, 500
"""A snapshot is stored after this many acts: when a table is unloaded, and while it is in memory."""

MOST_AT_THE_END = 300
"""So that stopping does not take long."""

MOST_ACTS = 20_000
"""How much one device may do at one table: more than all answers of the longest tour, on one screen."""

T = TypeVar("T")

NO_TABLE = Refused("no-such-table", "there is no such table, or you may not see it")


class Hub:
    """The only way to tables. Everything it acknowledges is stored.

    An act is checked, applied to the table in memory, stored, and only then announced. It is applied before
    it is stored because the table's summary, which is stored with the act, is known only afterwards. That
    is safe: until the act is stored the table is not settled, so nobody is shown it and no other act begins.
    If storing fails, the table in memory is dropped, the people at it are disconnected, and the table is
    loaded from the store for the next one to come.
    """

    def __init__(
        self, store: Store, bots: BotPool, clock: Callable[[], float], pace: Rate | None = None
    ) -> None:
        self.store = store
        self._clock = clock
        self._began = clock()
        self._pace = pace
        self._live: dict[str, Live] = {}
        self._moves = Moves(store, clock)
        self._builder = ThreadPoolExecutor(1, "echappee-builder")
        # Anybody can send settings with many roads: tables that are loaded do not wait behind those.
        self._settler = ThreadPoolExecutor(1, "echappee-settler")
        self._loading: dict[str, asyncio.Lock] = {}
        self._doing: set[asyncio.Task[None]] = set()
        self.riders = BotRiders(bots, self.act)

    @property
    def tables(self) -> tuple[Live, ...]:
        """The tables in memory."""
        return tuple(self._live.values())

    def is_live(self, id: str) -> bool:
        """Whether this table is in memory."""
        return id in self._live

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    async def open_once(self, act: acts.Opened, names: Names) -> Names:
        """Open the table with these names, unless the same request has opened it already."""
        try:
            return await self.open(act, names=names)
        except Refused as refusal:
            if refusal.code != "duplicate-table":
                raise
            return names

    async def open(self, act: acts.Opened, company: Table | None = None, names: Names | None = None) -> Names:
        """Open a table, if these names are given with them; returns its names."""
        names = names or Names(new_id(), new_code(), new_code())
        new = NewTable(
            id=names.id,
            seed=secrets.token_hex(32),
            player_hash=secret_hash(names.player_code),
            watcher_hash=secret_hash(names.watcher_code),
        )
        table = Table(new.id, new.seed)
        await self._step(act, act.check, table)
        await self._step(act, act.do, table)
        live = Live(table, 0, self._clock, self._pace)
        await self.store.create(new, live.change(act))
        live.acts = 1
        self._live[new.id] = live
        for follow in _company(company, act.device):
            if follow.allowed(live.table):  # a person whose seat is gone comes along without one
                await self._do(live, follow)
        return names

    async def enter(self, device: str, code: str) -> str:
        """Come in by a code; returns the table's id."""
        found = await self.store.find_code(secret_hash(code))
        if found is None:
            raise Refused("no-such-code", "there is no table with this code")
        live = await self.find(found[0])
        admitted = acts.Admitted(device=device, player=found[1])
        if admitted.allowed(live.table):
            await self.act(live, admitted)
        return found[0]

    async def offer_move(self, live: Live, device: str) -> str:
        """A code that brings the seats of this device to another one."""
        check_rider(live.table, device)
        return await self._moves.offer(live.table.id, device)

    async def move(self, device: str, code: str) -> str:
        """Bring the seats of the device that has this code to this one; returns the table's id."""
        move = await self._moves.find(code)
        live = await self.find(move.table)
        await self.act(live, acts.Moved(device=device, source=move.device))
        await self._moves.used(code)
        return move.table

    async def leave(self, live: Live, device: str) -> None:
        """Take a device away from the table for good."""
        act = acts.WentHome if live.table.over else acts.Left
        await self.act(live, act(device=device))

    async def delete(self, live: Live, device: str) -> None:
        """Delete the table for good; its host may, if nobody else sits there."""
        async with live.lock:
            check_host(live.table, device)
            if live.table.others_seated(device):
                raise Refused("not-alone", "other people sit at this table; leave it to them")
            # What waits for the lock finds the table unsettled and is refused.
            live.settled = False
            try:
                await self.store.delete(live.table.id)
            finally:
                self._live.pop(live.table.id, None)

    async def visit(self, id: str, device: str) -> Live:
        """The table, if this device may enter; otherwise it looks as if there were none."""
        live = await self.find(id)
        if not live.table.may_enter(device):
            raise NO_TABLE
        return live

    async def find(self, id: str) -> Live:
        """The table, loaded if it is not in memory."""
        lock = self._loading.setdefault(id, asyncio.Lock())
        async with lock:
            if id not in self._live:
                self._live[id] = await self._take_over(id)
        live = self._live[id]
        live.used = self._clock()
        self.riders.wake(live)
        return live

    async def _take_over(self, id: str) -> Live:
        """Become the owner of this table and load it, with everything that its last owner stored."""
        epoch = await self.store.claim(id)
        stored = await self.store.load(id)
        if stored is None:
            self._loading.pop(id, None)
            raise NO_TABLE
        try:
            live = await self._read(id, partial(self._loaded, id, stored))
        except Refused:
            # A server of another version may be able to read it.
            await self._release(id, epoch)
            raise
        live.epoch = epoch
        return live

    async def log_record(self, id: str, device: str, stage: int = 0) -> str:
        """The record of a table of another edition, which cannot be loaded, from its log alone."""
        stored = await self.store.load(id)
        if stored is None:
            raise NO_TABLE
        kept = await self._read(id, lambda: LogRecord(id, stored.seed, map(acts.read_act, stored.acts)))
        if not kept.table.may_enter(device):
            raise NO_TABLE
        return kept.text(stage)

    async def build(self, work: Callable[[], T]) -> T:
        """Do what would hold up the event loop in the thread for it, one after the other."""
        return await self._run(self._builder, work)

    async def _run(self, thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(thread, work)

    async def act(self, live: Live, act: Act) -> None:
        """Do an act at a table; it is stored when this returns. A lost connection does not interrupt it."""
        if act.device:
            self._check_pace(live, act)
        await self._do(live, act)

    async def _do(self, live: Live, act: Act) -> None:
        await asyncio.shield(self._begin(self._act(live, act)))

    async def agree(self, live: Live, act: acts.Agreed) -> None:
        """Count a vote for a bot; once everybody else who is here agrees, the bot rides."""
        if act.heard(live.table):
            return
        act.check(live.table)
        if live.presence.vote(act.seat, act.device):
            await self.act(live, act)
        else:
            live.tell()

    async def rematch(self, live: Live, act: acts.Rematched, settings: Settings | None) -> str:
        """Open the next table for the same people; returns its id."""
        async with live.rematching:
            act.check(live.table)
            settings = settings or live.table.settings
            opened = acts.Opened(device=act.device, settings=settings, next_of=live.table.id)
            id, _, _ = await self.open(opened, live.table)
            await self.act(live, acts.Rematched(device=act.device, request=act.request, table=id))
        return id

    def tick(self) -> None:
        """What time alone changes: clocks run out, people become absent, and quiet tables are unloaded."""
        for live in tuple(self._live.values()):
            self._replace_the_late(live)
            live.tell_of_absence()
        self.unload_idle()

    def unload_idle(self) -> None:
        """Unload tables that nobody is at: those left long ago, and where there are very many also others."""
        quiet = [live for live in self._live.values() if live.quiet]
        quiet.sort(key=lambda live: live.used)
        for number, live in enumerate(quiet, start=1):
            if self._clock() - live.used > IDLE_S or len(quiet) - number >= MOST_QUIET:
                del self._live[live.table.id]
                self._loading.pop(live.table.id, None)
                self._keep_snapshot(live, SOME)
                self._begin(self._release(live.table.id, live.epoch))

    def keep_only(self, held: Mapping[str, int]) -> list[str]:
        """Forget the tables that have another owner by now, and say which; `held` has the epochs of ours."""
        lost = [live for live in self._live.values() if held.get(live.table.id) != live.epoch]
        for live in lost:
            live.settled = False  # what is still being done at it is refused
            self._forget(live)
        return [live.table.id for live in lost]

    async def close(self) -> None:
        """Let the acts that have begun finish, then close the store."""
        await self.riders.stop()
        await asyncio.gather(*self._doing, return_exceptions=True)
        # Other servers can take the tables over now; a snapshot may also come later.
        with suppress(Refused):
            await self.store.leave()
        for live in tuple(self._live.values())[:MOST_AT_THE_END]:
            self._keep_snapshot(live, SOME)
        await asyncio.gather(*self._doing, return_exceptions=True)
        self.riders.pool.close()
        for thread in (self._builder, self._settler):
            thread.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    async def _act(self, live: Live, act: Act) -> None:
        async with live.lock:
            if not live.settled:
                raise Refused("try-again", "the last change could not be stored; come back to the table")
            if act.heard(live.table):
                return
            await self._step(act, act.check, live.table)
            if not act.changes(live.table):
                return
            live.settled = False
            try:
                await self._step(act, act.do, live.table)
                live.clocks.follow()
                await self.store.append(live.change(act))
            except BaseException:
                self._forget(live)
                raise
            live.acts += 1
            live.settled = True
        if isinstance(act, acts.Answered | acts.CameBack) and act.device:
            live.presence.answered(act.device)
        live.used = self._clock()
        live.tell(act.device)
        # A fork that has just started has ridden a whole record already.
        self._keep_snapshot(live, 1 if live.table.fork and isinstance(act, acts.Started) else MANY)
        self.riders.wake(live)

    def _forget(self, live: Live) -> None:
        """Drop this table from memory, unless it has been loaded again since."""
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]

    async def _release(self, id: str, epoch: int) -> None:
        with suppress(Refused):
            await self.store.release(id, epoch)

    async def _step(self, act: Act, step: Callable[[Table], None], table: Table) -> None:
        """Check or do an act; nobody else does anything with the table meanwhile."""
        if isinstance(act, acts.Opened | acts.Configured):
            await self._run(self._settler, partial(step, table))
        elif act.slow:
            await self.build(partial(step, table))
        else:
            step(table)

    async def _read(self, id: str, reading: Callable[[], T]) -> T:
        """What is made of a stored table; a table that is damaged has one answer, whatever the damage is."""
        try:
            return await self.build(reading)
        except Exception as error:
            if isinstance(error, Refused) and error.code == "other-edition":
                raise
            log("table damaged", logging.ERROR, failed=True, table=id)
            raise Refused("bad-table", "this table is damaged and cannot be read") from error

    def _loaded(self, id: str, stored: Stored) -> Live:
        """The table of this log, with the sentences about its race, so that no visitor waits for them."""
        table = read_table(id, stored.seed, stored.acts, stored.snapshot)
        clocks = Clocks(table, self._clock, stored.clock, self._began)
        live = Live(table, len(stored.acts), self._clock, self._pace, clocks)
        live.visible("").events(0)
        return live

    def _keep_snapshot(self, live: Live, after: int) -> None:
        """Store a snapshot if this many acts were done since the last one. It is only a help: it may fail."""
        if live.table.race is None or live.acts - live.snapshot < after:
            return
        live.snapshot = live.acts
        self._begin(self._store_snapshot(live))

    def _begin(self, doing: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        """Do this whatever becomes of the one who asked for it; closing waits for it."""
        task = asyncio.create_task(doing)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        return task

    async def _store_snapshot(self, live: Live) -> None:
        async with live.lock:
            if not live.settled:
                return
            body = await self.build(partial(print_snapshot, live.table, live.acts))
        if body is not None:
            with suppress(Refused):
                await self.store.keep_snapshot(live.table.id, body)

    def _check_pace(self, live: Live, act: Act) -> None:
        """Refuse what would make a log grow without end."""
        if live.table.acts_of[act.device] >= MOST_ACTS:
            raise Refused("too-many-acts", f"one device does at most {MOST_ACTS} things at a table")
        if not live.pace.take(act.cost):
            raise Refused("too-fast", "too much is done at this table at once; try again")

    def _replace_the_late(self, live: Live) -> None:
        """Let bots ride for people whose time is out, unless an act is under way: it may be their answer."""
        if live.lock.locked():
            return
        for seat, question in live.clocks.run_out():
            act = acts.RanOut(device="", seat=seat, question=question, stage=live.table.stage)
            self._begin(self._do_if_allowed(live, act))

    async def _do_if_allowed(self, live: Live, act: Act) -> None:
        with suppress(Refused):
            await self._act(live, act)


def _company(table: Table | None, host: str) -> list[Act]:
    """The acts that bring the people of one table to the next."""
    if table is None:
        return []
    devices = sorted((table.players | table.watchers) - {host})
    admitted: list[Act] = [acts.Admitted(device=device, player=device in table.players) for device in devices]
    return admitted + [
        acts.Sat(device=seat.device, seat=seat.colour, name=seat.name)
        for seat in table.seats.values()
        if seat.device
    ]
