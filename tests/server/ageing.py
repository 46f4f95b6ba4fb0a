"""A server whose tables grow old as fast as a test wants, and tables of any size."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from echappee.server.growth import DAY_S, Growth
from echappee.server.metrics import Metrics
from echappee.server.store.interface import Change, NewTable
from echappee.server.tables import acts
from echappee.server.tables.acts import Configured, Opened, print_act
from echappee.server.tables.hub import Hub
from echappee.server.tables.live import Live
from echappee.server.tables.space import Space
from echappee.server.upkeep.expiry import Expiry
from tests.server.keeping import AnyStore, Place, change, open_store
from tests.server.memory_store import AtOnce, LocalBots
from tests.server.players import OPEN, RANDOM, SHORT, set_to

RULES = Growth(lobby=2, bots=30, race=None)


class Club:
    """A server whose clock stands still until it is told another time."""

    def __init__(self, store: AnyStore, growth: Growth, time: list[float]) -> None:
        self.time = time
        self.store = store
        self.metrics = Metrics()
        self.hub = Hub(store, LocalBots(), AtOnce(), lambda: time[0], space=Space(growth))
        self.expiry = Expiry(self.hub, self.metrics, lambda: time[0])

    async def open(self, *, people: bool = True) -> Live:
        settings = set_to(OPEN, RANDOM) if people else set_to(RANDOM, RANDOM)
        names = await self.hub.open(Opened(device="ann", settings=settings))
        return await self.hub.find(names.id)

    async def ride(self, live: Live, answers: int = 999) -> Live:
        """Ann rides, or only bots do."""
        table = live.table
        if seats := [seat.colour for seat in table.seats.values() if seat.free]:
            await self.hub.act(live, acts.Sat(device="ann", seat=seats[0], name="Ann"))
        await self.hub.act(live, acts.Started(device="ann"))
        for _ in range(answers):
            while thinking := tuple(self.hub.riders.thinking):
                await asyncio.gather(*thinking)
            asked = [question for question in table.running.questions if table.seats[question.seat].device]
            if not asked:
                break
            answer = asked[0].sample(lambda _: 0)
            await self.hub.act(live, acts.Answered(device="ann", question=str(asked[0].id), answer=answer))
        return live

    async def after(self, days: float) -> set[str]:
        """The tables of Ann that are left after this many days."""
        self.time[0] += days * DAY_S
        self.hub.unload_idle()
        while await self.expiry.step():
            pass
        return {listed.summary.id for listed in await self.store.tables_of("ann", 99)}


@asynccontextmanager
async def opened_club(place: Place, growth: Growth = RULES) -> AsyncIterator[Club]:
    now = [1_000_000.0]
    club = Club(await open_store(place, lambda: now[0]), growth, now)
    try:
        yield club
    finally:
        await club.hub.close()


def lobby_of(id: str, size: int, status: str = "open") -> tuple[NewTable, Change]:
    """A table of about this size, whose settings were changed again and again."""
    first = print_act(Opened(device="ann", settings=set_to(OPEN, OPEN)))
    wanted = [set_to(OPEN, OPEN, stage=SHORT), set_to(OPEN, RANDOM)]
    bodies = [first]
    while size > 0:
        body = print_act(Configured(device="ann", request="x" * 900, settings=wanted[len(bodies) % 2]))
        bodies.append(body)
        size -= len(body)
    stored = change(id, 0, status=status)._replace(acts=tuple(bodies))
    return NewTable(id, f"seed {id}", f"player {id}", f"watcher {id}"), stored
