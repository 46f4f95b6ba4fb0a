"""A table that somebody is at: its lock, its place in the log, and who is connected."""

import asyncio
from collections.abc import Callable

from echappee.server.store.interface import Change, Summary
from echappee.server.tables.acts import AnyAct, print_act
from echappee.server.tables.game_table import GameTable, Standing
from echappee.server.tables.permits import may_enter
from echappee.server.tables.table import Table
from echappee.server.tables.visible import Visible, VisibleCache, make_visible

Asked = tuple[int, str]
"""A question, and the stage of a tour that asks it."""

Listener = Callable[[Visible], None]
"""Called with what a device may see, whenever the table has changed."""


class Live:
    """A table in memory. One act at a time; listeners are told after each."""

    def __init__(self, table: Table, acts: int) -> None:
        self.table = table
        self.acts = acts
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.used = 0.0
        self.settled = True
        """Whether all that was done at the table is stored; what is not is shown to nobody."""
        self.answering: set[Asked] = set()
        """Questions that bots are thinking about."""
        self._listeners: dict[Listener, str] = {}
        self._cache = VisibleCache()

    @property
    def watched(self) -> bool:
        """Whether anybody is connected."""
        return bool(self._listeners)

    @property
    def here(self) -> set[str]:
        """The devices that are connected."""
        return set(self._listeners.values())

    def join(self, listener: Listener, device: str) -> None:
        """Tell this listener what the device may see, now and after every change."""
        self._listeners[listener] = device
        self.tell()

    def leave(self, listener: Listener) -> None:
        """Tell this listener nothing more."""
        if self._listeners.pop(listener, None) is not None:
            self.tell()

    def tell(self) -> None:
        """Tell everybody what they may see; who may not enter any more hears nothing."""
        if not self.settled:
            return
        here = self.here
        for listener, device in tuple(self._listeners.items()):
            if may_enter(self.table, device):
                listener(make_visible(self.table, device, here, self._cache))

    def change(self, act: AnyAct) -> Change:
        """The act that was just done as it is stored, with what the lists must know after it."""
        table = self.table
        return Change(
            table.id,
            self.acts,
            print_act(act),
            summary(table),
            tuple(sorted(table.players | table.watchers)),
            tuple(sorted(_waited_for(table))),
        )


def _waited_for(table: Table) -> set[str]:
    """The devices whose turn it is; between two stages anybody who rides can go on."""
    asked = {question.seat for question in table.race.questions} if table.race else set()
    if table.status == "between":
        asked = set(table.seats)
    return {seat.device for seat in table.seats.values() if seat.ridden_by_person and seat.colour in asked}


def summary(table: Table) -> Summary:
    """The table in a list."""
    tour = table.tour
    standing = (
        table.game.room(GameTable).standing(tour) if tour else Standing(table.settings.stage, _winner(table))
    )
    return Summary(
        table.id,
        table.status,
        standing.stage,
        table.public,
        tuple(seat.name or seat.bot or seat.setting.name for seat in table.seats.values()),
        sum(seat.free for seat in table.seats.values()),
        table.race.position.round if table.race else 0,
        standing.winner,
        table.settings.tour,
        tour.number if tour else 0,
        len(tour.setup.days) if tour else 0,
        standing.points,
        table.settings.game,
    )


def _winner(table: Table) -> str:
    return str(table.race.position.ranking[0].name) if table.race and table.over else ""
