"""A table in memory: its lock, the length of its log, and its listeners."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from echappee.server.growth import Growth
from echappee.server.limits import Bucket, Rate
from echappee.server.messages.protocol import Called
from echappee.server.store.checksums import crcs_after
from echappee.server.store.interface import FIRST_EPOCH, Change, Owned
from echappee.server.tables.acts import Act
from echappee.server.tables.acts.act import own_seat
from echappee.server.tables.clocks import Clocks
from echappee.server.tables.lists import summary
from echappee.server.tables.log import print_entry
from echappee.server.tables.presence import Attendance, Presence
from echappee.server.tables.sights import MadeOnce, Visible
from echappee.server.tables.space import size_on_disk
from echappee.server.tables.table import Table

Asked = tuple[int, str]
"""A question, and the stage of a tour that asks it."""

HOUR_S = 3600.0

CROWD = 40
"""A larger number of listeners is not told in one go."""


Listener = Callable[[Visible], None]
"""Called with the device's picture of the table whenever the table has changed."""


class WaitingAct(NamedTuple):
    """An act waiting to be done, and the future that reports its end."""

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
        """How many owners the table has had, this server included; the store refuses acts of a former one."""
        self.crc: int | None = None
        """The checksum after the latest stored act; without it the next ones get none."""
        self.pace = Bucket(pace, clock)
        """The rate limit of everybody here together."""
        self.updated = clock()
        """When the latest act was stored."""
        self.people = 0
        """How many seats people have had in its races."""
        self.growth = Growth()
        self.payer = ""
        """The device that last did something here."""
        self.unpaid = 0
        """How many bytes were stored since that device was last charged."""
        self.lock = asyncio.Lock()
        self.inbox: list[WaitingAct] = []
        """The acts to be done next, as one group."""
        self.working = False
        """Whether acts are being done."""
        self.rematching = asyncio.Lock()
        self.used = 0.0
        self.snapshot = acts
        """How many acts were stored when the latest snapshot was made, or the table was loaded."""
        self.settled = True
        """Whether everything done at the table is stored; see `acting.py`."""
        self.answering: set[Asked] = set()
        """Questions that bots are thinking about."""
        self._audience = _Audience()
        self._absent: frozenset[str] = frozenset()
        """The seats last announced as absent."""
        self._made = MadeOnce(table)
        self._news = 0
        self._counting = False
        """Whether a count of visitors for the host is under way."""
        self._telling: asyncio.Task[None] | None = None
        """Tells a crowd."""
        self.presence.follow_questions()

    @property
    def owned(self) -> Owned:
        """The table with this server's epoch, for writing to the store."""
        return Owned(self.table.id, self.epoch)

    @property
    def watched(self) -> bool:
        """Whether anybody is connected."""
        return len(self._audience) > 0

    @property
    def quiet(self) -> bool:
        """Whether nobody is connected, no bot thinks and no act is being done."""
        return self.quiet_but_locked and not self.lock.locked()

    @property
    def quiet_but_locked(self) -> bool:
        """The same for a caller that holds the lock."""
        return not self.watched and not self.answering and not self.working

    @property
    def kept_until(self) -> float | None:
        """When the table will be removed if nothing more happens at it, to the hour; None if it stays."""
        kind = self.growth.kind_of(self.table.status, self.people)
        seconds = self.growth.seconds(kind) if kind else None
        return None if seconds is None else (self.updated + seconds) // HOUR_S * HOUR_S

    def join(self, listener: Listener, device: str) -> None:
        """Tell this listener what the device may see, now and after every change."""
        self._audience.add(listener, device)
        if self.presence.join(device) and self.table.seats_of(device):
            self.tell()
        else:
            # Nobody but the host sees a difference: members of a crowd are not told of each other.
            self._tell({listener: device})
            if device != self.table.host:
                self._count_visitors()

    def leave(self, listener: Listener) -> None:
        """Stop telling this listener."""
        device = self._audience.remove(listener)
        if device is None or not self.presence.leave(device):
            return
        if self.table.seats_of(device):
            self.tell()
        else:
            self._count_visitors()

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
        """Tell everybody if somebody has been absent for so long that a bot may ride."""
        if self.watched and self.presence.attendance().absent != self._absent:
            self.tell()

    def shout(self, device: str, seat: str, word: Called) -> None:
        """Let this device shout something for its seat."""
        own_seat(self.table, seat, device)
        self.presence.shouts.shout(seat, word)
        self.tell({device})

    def visible(self, device: str) -> Visible:
        """The table as this device may see it now."""
        return self._made.look(self._attendance()).seen_by(self.table.person(device))

    def _tell(self, listeners: Mapping[Listener, str], attendance: Attendance | None = None) -> None:
        if not self.settled:
            return
        made = self._made.look(attendance or self._attendance())
        for listener, device in tuple(listeners.items()):
            if self.table.may_enter(device):
                listener(made.seen_by(device))

    def _attendance(self) -> Attendance:
        return self.presence.attendance(self.clocks.seats, self._clock(), self.kept_until)

    def _count_visitors(self) -> None:
        """Tell the host soon how many visitors there are before the start, once for many who come or go."""
        if self.table.status == "open" and not self._counting:
            self._counting = True
            asyncio.get_running_loop().call_soon(self._tell_host)

    def _tell_host(self) -> None:
        self._counting = False
        self._tell(self._audience.of((self.table.host,)))

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
        """The acts just done, as they are stored."""
        table = self.table
        acts = tuple([print_entry(act, table) for act in done])
        return Change(
            table=table.id,
            seq=self.acts,
            acts=acts,
            summary=summary(table),
            members=tuple(sorted(table.players | table.watchers)),
            asked=tuple(sorted(_waited_for(table))),
            clock=self.clocks.print(),
            due=self.clocks.due,
            epoch=self.epoch,
            crcs=() if self.crc is None else crcs_after(self.crc, acts),
            people=sum(bool(seat.device) for seat in table.seats.values()) if table.status != "open" else 0,
        )

    def follow(self, stored: Change) -> None:
        """This change is stored."""
        self.acts += len(stored.acts)
        self.unpaid += sum(map(size_on_disk, stored.acts))
        self.updated = self._clock()
        self.people = max(self.people, stored.people)
        self.crc = stored.crcs[-1] if stored.crcs else None


class _Audience:
    """The listeners of a table; a device has one for each of its connections."""

    def __init__(self) -> None:
        self._devices: dict[Listener, str] = {}
        self._screens: dict[str, dict[Listener, str]] = {}

    def __len__(self) -> int:
        return len(self._devices)

    def __contains__(self, listener: Listener) -> bool:
        return listener in self._devices

    def add(self, listener: Listener, device: str) -> None:
        self._devices[listener] = device
        self._screens.setdefault(device, {})[listener] = device

    def remove(self, listener: Listener) -> str | None:
        """The device of this listener, which gets no more news; None if it was not listening."""
        device = self._devices.pop(listener, None)
        if device is not None:
            del self._screens[device][listener]
            if not self._screens[device]:
                del self._screens[device]
        return device

    def everybody(self) -> Mapping[Listener, str]:
        return self._devices

    def of(self, devices: Iterable[str]) -> dict[Listener, str]:
        """The listeners of these devices."""
        return {listener: device for device in devices for listener in self._screens.get(device, ())}


def _waited_for(table: Table) -> set[str]:
    """The devices whose turn it is; between two stages, every rider's."""
    asked = {question.id.seat for question in table.race.questions} if table.race else set()
    if table.status == "between":
        asked = set(table.seats)
    riders = {seat.device for seat in table.seats.values() if seat.ridden_by_person and seat.colour in asked}
    return riders | {twin for twin, person in table.twins.items() if person in riders}
