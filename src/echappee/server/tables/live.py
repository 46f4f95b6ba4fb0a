"""A table in memory: its lock, the length of its log, and the people who listen."""

import asyncio
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from echappee.server.config import Rate
from echappee.server.limits import Bucket
from echappee.server.messages.protocol import Called
from echappee.server.store.interface import FIRST_EPOCH, Change, Summary
from echappee.server.tables.acts import Act
from echappee.server.tables.acts.act import own_seat
from echappee.server.tables.audience import Audience, Listener
from echappee.server.tables.clocks import Clocks
from echappee.server.tables.game_table import GameTable, ListedRace
from echappee.server.tables.log import print_entry
from echappee.server.tables.presence import Attendance, Presence
from echappee.server.tables.table import Table
from echappee.server.tables.visible import Sights, Visible, VisibleCache, make_visible

Asked = tuple[int, str]
"""A question, and the stage of a tour that asks it."""

CROWD = 40
"""More listeners than this are not told in one go."""


class Waiting(NamedTuple):
    """An act that waits to be done, and the future that says that it was."""

    act: Act
    done: "asyncio.Future[None]"


class Live:
    """A table in memory. One group of acts is done at a time; listeners hear about each."""

    def __init__(
        self,
        table: Table,
        acts: int,
        clock: Callable[[], float],
        pace: Rate | None = None,
        clocks: Clocks | None = None,
    ) -> None:
        self.table = table
        self.presence = Presence(table, clock)
        self.clocks = clocks or Clocks(table, clock)
        self._clock = clock
        self.acts = acts
        self.epoch = FIRST_EPOCH
        """Which of the owners of this table we are; the store refuses what a former one sends."""
        self.pace = Bucket(pace, clock)
        """How much the people here may do, all together."""
        self.lock = asyncio.Lock()
        self.inbox: list[Waiting] = []
        """What is to be done next, as one group."""
        self.working = False
        """Whether acts are being done."""
        self.rematching = asyncio.Lock()
        self.used = 0.0
        self.snapshot = acts
        """How many acts were stored when the latest snapshot was made, or the table was loaded."""
        self.settled = True
        """Whether everything that was done at the table is stored; see `acting.py`."""
        self.answering: set[Asked] = set()
        """Questions that bots are thinking about."""
        self._audience = Audience()
        self._absent: frozenset[str] = frozenset()
        """The seats that everybody was told are absent."""
        self._cache = VisibleCache()
        self._news = 0
        self._telling: asyncio.Task[None] | None = None
        """Tells a crowd."""
        self.presence.follow_questions()

    @property
    def watched(self) -> bool:
        """Whether anybody is connected."""
        return len(self._audience) > 0

    @property
    def quiet(self) -> bool:
        """Whether nobody is here, no bot thinks and nothing is being done."""
        return not self.watched and not self.answering and not self.working and not self.lock.locked()

    def join(self, listener: Listener, device: str) -> None:
        """Tell this listener what the device may see, now and after every change."""
        self._audience.add(listener, device)
        if self.presence.join(device) and self.table.seats_of(device):
            self.tell()
        else:
            # Nobody but the host sees a difference: a crowd that comes in is not told of each other.
            self._tell({listener: device} | self._who_counts_visitors())

    def leave(self, listener: Listener) -> None:
        """Send nothing more to this listener."""
        device = self._audience.remove(listener)
        if device is None or not self.presence.leave(device):
            return
        if self.table.seats_of(device):
            self.tell()
        else:
            self._tell(self._who_counts_visitors())

    def tell(self, first: AbstractSet[str] = frozenset()) -> None:
        """Tell everybody what they may see; a device that may no longer enter hears nothing.

        In a crowd, these devices and the riders hear at once, and the others a few at a time.
        """
        self.presence.follow_questions()
        attendance = self._attendance()
        self._absent = attendance.absent
        if len(self._audience) <= CROWD:
            self._tell(self._audience.everybody(), attendance)
            return
        near = {*first, self.table.host, *(seat.device for seat in self.table.seats.values())}
        self._tell(self._audience.of(near), attendance)
        self._news += 1
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_crowd())

    def tell_of_absence(self) -> None:
        """Tell everybody if somebody has stayed away for so long by now that a bot may ride."""
        if self.watched and self.presence.attendance().absent != self._absent:
            self.tell()

    def shout(self, device: str, seat: str, word: Called) -> None:
        """Let this device call something out for its seat."""
        own_seat(self.table, seat, device)
        self.presence.shouts.shout(seat, word)
        self.tell({device})

    def visible(self, device: str) -> Visible:
        """The table as this device may see it now."""
        return make_visible(self.table, device, self._attendance(), self._cache)

    def _tell(self, listeners: Mapping[Listener, str], attendance: Attendance | None = None) -> None:
        if not self.settled:
            return
        sights = Sights(self.table, attendance or self._attendance(), self._cache)
        for listener, device in tuple(listeners.items()):
            if self.table.may_enter(device):
                listener(sights.of(device))

    def _attendance(self) -> Attendance:
        return self.presence.attendance()._replace(clocks=self.clocks.seats, now=self._clock())

    def _who_counts_visitors(self) -> dict[Listener, str]:
        """The host before the start, on every screen."""
        return self._audience.of((self.table.host,)) if self.table.status == "open" else {}

    async def _tell_crowd(self) -> None:
        told = -1
        while told != self._news:
            told = self._news
            everybody = tuple(self._audience.everybody().items())
            for start in range(0, len(everybody), CROWD):
                some = everybody[start : start + CROWD]
                self._tell({listener: device for listener, device in some if listener in self._audience})
                await asyncio.sleep(0)

    def change(self, *done: Act) -> Change:
        """The acts that were just done, as they are stored."""
        table = self.table
        return Change(
            table=table.id,
            seq=self.acts,
            acts=tuple([print_entry(act, table) for act in done]),
            summary=summary(table),
            members=tuple(sorted(table.players | table.watchers)),
            asked=tuple(sorted(_waited_for(table))),
            clock=self.clocks.print(),
            due=self.clocks.due,
            epoch=self.epoch,
        )


def _waited_for(table: Table) -> set[str]:
    """The devices whose turn it is; between two stages, every rider's."""
    asked = {question.seat for question in table.race.questions} if table.race else set()
    if table.status == "between":
        asked = set(table.seats)
    return {seat.device for seat in table.seats.values() if seat.ridden_by_person and seat.colour in asked}


def summary(table: Table) -> Summary:
    """The table in a list."""
    tour = table.tour
    standing = (
        table.game.room(GameTable).standing(tour)
        if tour
        else ListedRace(table.settings.stage, _winner(table))
    )
    return Summary(
        id=table.id,
        game=table.settings.game,
        status=table.status,
        stage=standing.stage,
        public=table.public,
        seats=tuple(seat.name or seat.bot or seat.setting.name for seat in table.seats.values()),
        open_seats=sum(seat.free for seat in table.seats.values()),
        round=table.race.position.round if table.race else 0,
        winner=standing.winner,
        tour=table.settings.tour,
        day=tour.number if tour else 0,
        days=len(tour.setup.days) if tour else 0,
        points=standing.points,
    )


def _winner(table: Table) -> str:
    return str(table.race.position.ranking[0].name) if table.race and table.over else ""
