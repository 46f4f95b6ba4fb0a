"""All tables: opened, entered, left, deleted, and everything done at them."""

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

from echappee.engine import Refused
from echappee.server.errands import Errands
from echappee.server.limits import Rate
from echappee.server.messages.settings import Settings
from echappee.server.store.interface import NewTable, Store
from echappee.server.tables import acts
from echappee.server.tables.acting import Acting
from echappee.server.tables.acts import Act
from echappee.server.tables.acts.act import check_host, check_rider
from echappee.server.tables.bots import BotPool, BotRiders
from echappee.server.tables.codes import Moves, Names, new_code, new_id, secret_hash
from echappee.server.tables.live import Live
from echappee.server.tables.records import record_text
from echappee.server.tables.shelf import NO_TABLE, Shelf, SnapshotKeeper
from echappee.server.tables.space import OPENING, Space
from echappee.server.tables.table import Table
from echappee.server.work import Background

MOST_AT_THE_END = 300
"""How many snapshots are made when the server stops, so that stopping does not take long."""

MOST_ACTS = 20_000
"""How much one device may do at one table: more than all answers of the longest tour, on one screen."""

T = TypeVar("T")


class Hub:
    """The only way to tables. Everything it acknowledges is stored."""

    def __init__(  # noqa: PLR0913, PLR0917 - the parts of a server
        self,
        store: Store,
        bots: BotPool,
        background: Background,
        clock: Callable[[], float],
        pace: Rate | None = None,
        space: Space | None = None,
    ) -> None:
        self.store = store
        self._clock = clock
        self._moves = Moves(store, clock)
        self._background = background
        self._errands = Errands()
        self.space = space or Space()
        self.shelf = Shelf(store, background, self._errands, clock, pace)
        self.shelf.growth = self.space.growth
        self._snapshots = SnapshotKeeper(store, background, self._errands)
        self.riders = BotRiders(bots, self.act)
        self._acting = Acting(store, background, self._errands, self.shelf.forget, self._changed)

    async def open_once(self, act: acts.Opened, names: Names) -> Names:
        """Open the table with these names, unless the same request has opened it already."""
        try:
            return await self.open(act, names=names)
        except Refused as refusal:
            if refusal.code != "duplicate-table":
                raise
            return names

    async def open(self, act: acts.Opened, company: Table | None = None, names: Names | None = None) -> Names:
        """Open a table, with these names if they are given; returns its names."""
        self.space.check_opening(act.device)
        names = names or Names(new_id(), new_code(), new_code())
        new = NewTable(
            id=names.id,
            seed=act.settings.draws or secrets.token_hex(32),
            player_hash=secret_hash(names.player_code),
            watcher_hash=secret_hash(names.watcher_code),
        )
        table = Table(new.id, new.seed)
        await self._acting.step(act, act.check, table)
        await self._acting.step(act, act.do, table)
        live = self.shelf.make(table)
        live.crc = new.crc
        first = live.change(act)
        await self.store.create(new, first)
        live.follow(first)
        self.space.charge(act.device, live.unpaid + OPENING)
        live.payer, live.unpaid = act.device, 0
        self.shelf.live[new.id] = live
        for follow in _company(company, act.device):
            if follow.allowed(live.table):  # a person whose seat no longer exists comes along without one
                await self._acting.do(live, follow)
        return names

    async def enter(self, device: str, code: str) -> str:
        """Enter a table by its code; returns the table's id."""
        found = await self.store.find_code(secret_hash(code))
        if found is None:
            raise Refused("no-such-code", "there is no table with this code")
        live = await self.find(found[0])
        admitted = acts.Admitted(device=device, player=found[1])
        if admitted.allowed(live.table):
            await self.act(live, admitted)
        return found[0]

    async def offer_move(self, live: Live, device: str) -> str:
        """A code that brings this device's seats to another one."""
        person = live.table.person(device)
        check_rider(live.table, person)
        return await self._moves.offer(live.owned, person)

    async def move(self, device: str, code: str) -> str:
        """Let the owner of this code ride on this device too; returns the table's id."""
        move = await self._moves.find(code)
        live = await self.find(move.table)
        act = acts.Moved if live.table.seats_of(device) else acts.Shared
        await self.act(live, act(device=device, source=move.device))
        await self._moves.used(live.owned, code)
        return move.table

    async def leave(self, live: Live, device: str) -> None:
        """Remove a person from the table for good, with all their devices."""
        act = acts.WentHome if live.table.over else acts.Left
        await self.act(live, act(device=live.table.person(device)))

    async def delete(self, live: Live, device: str) -> None:
        """Delete the table for good; only its host may, and only if nobody else sits there."""
        async with live.lock:
            person = live.table.person(device)
            check_host(live.table, person)
            if live.table.others_seated(person):
                raise Refused("not-alone", "other people sit at this table; leave it to them")
            await self._remove(live)

    async def expire(self, live: Live, before: float, record: Callable[[str, str], None] | None) -> bool:
        """Remove a table that has been untouched since then; its record is written first."""
        async with live.lock:
            if live.updated >= before or not live.quiet_but_locked or not live.settled:
                return False
            if record is not None and live.table.over:
                text = await self.build(partial(record_text, live.table))
                await self.build(partial(record, live.table.id, text))
            await self._remove(live)
        return True

    async def visit(self, id: str, device: str) -> Live:
        """The table, if this device may enter; otherwise the refusal says that there is none."""
        live = await self.find(id)
        if not live.table.may_enter(device):
            raise NO_TABLE
        return live

    async def find(self, id: str) -> Live:
        """The table, loaded if it is not in memory."""
        live = await self.shelf.find(id)
        self.riders.wake(live)
        return live

    async def build(self, work: Callable[[], T]) -> T:
        """Do slow work in its thread, one piece after the other."""
        return await self._background.run("race", work)

    async def act(self, live: Live, act: Act) -> None:
        """Do an act at a table; it is stored when this returns. A lost connection does not interrupt it."""
        if act.device:
            _check_pace(live, act)
            self.space.check_act(act.device)
            live.payer = act.device
        await self._acting.do(live, act)

    async def agree(self, live: Live, act: acts.Agreed) -> None:
        """Count a vote for a bot; once everybody else who is present agrees, the bot rides."""
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
        """Do what depends on time alone: clocks run out, people become absent, quiet tables are unloaded."""
        for live in tuple(self.shelf.live.values()):
            self._replace_the_late(live)
            live.tell_of_absence()
        self.unload_idle()

    def unload_idle(self) -> None:
        """Unload tables that nobody uses."""
        for live in self.shelf.unload_idle():
            self._snapshots.keep(live)
            self._errands.begin(self.shelf.release(live.owned))

    async def unload(self, live: Live) -> None:
        """Unload a table that was only looked at, unless somebody has come to it since."""
        if live.quiet:
            self.shelf.forget(live)
            await self.shelf.release(live.owned)

    async def close(self) -> None:
        """Let the acts that have begun finish, then close the store."""
        await self.riders.stop()
        await self._errands.finish()
        # Other servers can take the tables over now; a snapshot may also be written later.
        with suppress(Refused):
            await self.store.leave()
        for live in tuple(self.shelf.live.values())[:MOST_AT_THE_END]:
            self._snapshots.keep(live)
        await self._errands.finish()
        self.riders.pool.close()
        self._background.close()
        await self.store.close()

    async def _remove(self, live: Live) -> None:
        """Delete a table that is locked. Anybody who waits for the lock finds it unsettled and is refused."""
        live.settled = False
        try:
            await self.store.delete(live.owned)
        finally:
            self.shelf.forget(live)

    def _changed(self, live: Live, done: Sequence[Act]) -> None:
        live.used = self._clock()
        self.space.charge(live.payer, live.unpaid)
        live.unpaid = 0
        self._snapshots.follow(live, done)
        self.riders.wake(live)

    def _replace_the_late(self, live: Live) -> None:
        """Let bots ride for people who are out of time, unless an act is being done: perhaps their answer."""
        if live.working or live.lock.locked():
            return
        for seat, question in live.clocks.run_out():
            act = acts.RanOut(device="", seat=seat, question=question, stage=live.table.stage)
            self._errands.begin(self._do_if_allowed(live, act))

    async def _do_if_allowed(self, live: Live, act: Act) -> None:
        with suppress(Refused):
            await self._acting.do(live, act)


def _check_pace(live: Live, act: Act) -> None:
    """Refuse an act that would let a log grow without end."""
    if live.table.acts_of[act.device] >= MOST_ACTS:
        raise Refused("too-many-acts", f"one device does at most {MOST_ACTS} things at a table")
    if not live.pace.take(act.cost):
        raise Refused("too-fast", "too much is done at this table at once; try again")


def _company(table: Table | None, host: str) -> list[Act]:
    """The acts that bring the people of one table to the next."""
    if table is None:
        return []
    devices = sorted((table.players | table.watchers) - {host})
    admitted: list[Act] = [acts.Admitted(device=device, player=device in table.players) for device in devices]
    seated: list[Act] = [
        acts.Sat(device=seat.device, seat=seat.colour, name=seat.name)
        for seat in table.seats.values()
        if seat.device
    ]
    return (
        admitted + seated + [acts.Shared(device=twin, source=person) for twin, person in table.twins.items()]
    )
