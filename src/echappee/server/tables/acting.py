"""Does acts at tables: checks them, applies them, stores them, and only then tells anybody.

An act is applied before it is stored because the table's summary, which is stored with the act, is known only
afterwards. That is safe: until the act is stored the table is not settled, so nobody sees it and no other act
begins. If storing fails, the table in memory is dropped, the people at it are disconnected, and the next
visitor loads it from the store again.

Acts that arrive while others are being stored form a group: they are stored in one go, and announced once,
together with those before them.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from echappee.engine import Refused
from echappee.server.errands import Errands
from echappee.server.store.interface import Store
from echappee.server.tables import acts
from echappee.server.tables.acts import Act
from echappee.server.tables.live import Live, WaitingAct
from echappee.server.tables.table import Table
from echappee.server.work import Background

TOLD_TOGETHER = 2
"""How many groups of acts are announced together: usually one, and the acts that came while it was stored."""

UNSETTLED = Refused("try-again", "the last change could not be stored; come back to the table")


class Done(NamedTuple):
    """An act of a group, and the reason if it could not be done."""

    waiting: WaitingAct
    error: Exception | None = None


class Acting:
    def __init__(
        self,
        store: Store,
        background: Background,
        errands: Errands,
        forget: Callable[[Live], None],
        changed: Callable[[Live, Sequence[Act]], None],
    ) -> None:
        """`forget` drops a table that could not be stored; `changed` is called with stored acts."""
        self._store = store
        self._background = background
        self._errands = errands
        self._forget = forget
        self._changed = changed

    async def do(self, live: Live, act: Act) -> None:
        """Do an act; it is stored when this returns. A lost connection does not interrupt it."""
        waiting = WaitingAct(act, asyncio.get_running_loop().create_future())
        live.inbox.append(waiting)
        if not live.working:
            live.working = True
            self._errands.begin(self._work(live))
        await waiting.done

    async def step(self, act: Act, step: Callable[[Table], None], table: Table) -> None:
        """Check or do an act; the table is locked until then."""
        if act.slow:
            await self._background.run(act.slow, partial(step, table))
        else:
            step(table)

    async def _work(self, live: Live) -> None:
        """Do the waiting acts of this table."""
        try:
            while live.inbox:
                async with live.lock:
                    await self._do_what_waits(live)
        finally:
            live.working = False

    async def _do_what_waits(self, live: Live) -> None:
        before, done = live.acts, list[Done]()
        for _ in range(TOLD_TOGETHER):
            group, live.inbox = live.inbox, []
            done += await self._do_group(live, group)
            if not live.inbox:
                break
        # Acknowledgements are sent after the news, and so together with it.
        _settle(done)
        if live.settled and live.acts > before:
            self._announce(live, [waiting.act for waiting, error in done if error is None])

    async def _do_group(self, live: Live, group: Sequence[WaitingAct]) -> list[Done]:
        """Do and store these acts; if storing fails, none of them has happened."""
        try:
            if not live.settled:
                raise UNSETTLED  # noqa: TRY301 - the table is forgotten after any error
            return await self._do_all(live, group)
        except BaseException as error:
            self._forget(live)
            if not isinstance(error, Exception):
                for waiting in group:
                    waiting.done.cancel()
                raise
            return [Done(waiting, error) for waiting in group]

    async def _do_all(self, live: Live, group: Sequence[WaitingAct]) -> list[Done]:
        """Do these acts and store them; one that cannot be done harms no other."""
        done, new = list[Done](), list[Act]()
        for waiting in group:
            act = waiting.act
            try:
                is_new = await self._is_new(live, act)
            except Exception as error:  # noqa: BLE001 - nothing has been done yet; its sender hears of any error
                done.append(Done(waiting, error))
                continue
            done.append(Done(waiting))
            if is_new:
                live.settled = False
                await self.step(act, act.do, live.table)
                live.clocks.follow()
                new.append(act)
        if new:
            change = live.change(*new)
            await self._store.append(change)
            live.follow(change)
            live.settled = True
        return done

    async def _is_new(self, live: Live, act: Act) -> bool:
        """Whether there is anything to do; refuses an act that is not allowed."""
        if act.heard(live.table):
            return False
        await self.step(act, act.check, live.table)
        return act.changes(live.table)

    def _announce(self, live: Live, done: Sequence[Act]) -> None:
        for act in done:
            if isinstance(act, acts.Answered | acts.CameBack) and act.device:
                live.presence.answered(act.device)
        live.tell({act.device for act in done})
        self._changed(live, done)


def _settle(group: Sequence[Done]) -> None:
    for (_, future), error in group:
        if future.done():  # its caller has given up
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
