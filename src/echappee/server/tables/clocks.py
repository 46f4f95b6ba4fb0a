"""The clocks of a table that has one in its settings: how long each person may still think.

A person's clock runs while a question is open: first the time for this decision, then the reserve of the
race. An answer that is taken back does not bring its time back. The engine knows nothing of this.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from msgspec import MsgspecError, Struct, json
from msgspec.structs import replace

from echappee.server.messages.settings import Clock
from echappee.server.tables.seats import TableSeat
from echappee.server.tables.table import Table

GRACE_S = 600.0
"""After a long or unknown downtime, everybody has at least this much time."""


class Downtime(NamedTuple):
    """When this server started, and when the one before it was last alive, if that is known."""

    began: float = 0.0
    died: float | None = None

    @property
    def long(self) -> bool:
        return self.died is None or self.began - self.died > GRACE_S

    def since(self, moment: float) -> float:
        """How much of the time since then the server was down."""
        if self.died is None:
            return 0.0
        return max(0.0, self.began - max(self.died, moment))


NO_DOWNTIME = Downtime()


class SeatClock(Struct, frozen=True, omit_defaults=True):
    """What one person has left."""

    reserve: float
    question: str = ""
    """The latest question to this person."""
    left: float = 0.0
    """The time left for that question when the clock was last started or stopped."""
    since: float | None = None
    """When it was started; None if it stands still."""

    @property
    def until(self) -> float | None:
        """When the reserve will begin to run."""
        return None if self.since is None else self.since + self.left

    @property
    def out(self) -> float | None:
        """When everything will be used up."""
        return None if self.until is None else self.until + self.reserve

    def asked(self, question: str, clock: Clock, now: float) -> "SeatClock":
        """The clock now that this question is open; it may be the same one as before."""
        if question != self.question:
            return replace(self.stopped(now), question=question, left=float(clock.decision), since=now)
        return self if self.since is not None else replace(self, since=now)

    def stopped(self, now: float) -> "SeatClock":
        if self.since is None:
            return self
        spent = max(0.0, now - self.since)
        return replace(
            self,
            left=max(0.0, self.left - spent),
            reserve=max(0.0, self.reserve - max(0.0, spent - self.left)),
            since=None,
        )

    def resumed(self, now: float, down: Downtime) -> "SeatClock":
        """A stored clock: it stood still while the server was down."""
        if self.since is None:
            return self
        # The clock of the machine may have been put back.
        going = replace(self, since=min(self.since + down.since(self.since), now))
        assert going.since is not None
        assert going.out is not None
        if not down.long or down.began <= self.since <= now:
            return going
        return replace(going, since=going.since + max(0.0, down.began + GRACE_S - going.out))


class RunOut(NamedTuple):
    """A seat whose person has no time left for this question."""

    seat: str
    question: str


class _Kept(Struct, frozen=True):
    """The state stored with each act."""

    stage: int
    seats: dict[str, SeatClock]


class Clocks:
    """Runs the clocks of one table."""

    def __init__(
        self, table: Table, now: Callable[[], float], kept: bytes = b"", down: Downtime = NO_DOWNTIME
    ) -> None:
        self._table = table
        self._now = now
        stored = _read(kept)
        self._stage = stored.stage
        self._seats = {colour: seat.resumed(now(), down) for colour, seat in stored.seats.items()}
        self.follow()

    @property
    def seats(self) -> Mapping[str, SeatClock]:
        """The clocks of people, by seat; none where the table has no clock."""
        return self._seats

    @property
    def due(self) -> float | None:
        """When the first person will be out of time."""
        return min((out for seat in self._seats.values() if (out := seat.out) is not None), default=None)

    def follow(self) -> None:
        """Start the clocks of people with an open question, and stop the others."""
        clock, race = self._table.settings.clock, self._table.race
        if clock is None or race is None:
            return
        if self._stage != self._table.stage:  # each stage of a tour has its own reserve
            self._stage, self._seats = self._table.stage, {}
        asked = {question.seat: str(question.id) for question in race.questions}
        self._seats = {
            seat.colour: self._followed(seat, asked.get(seat.colour), clock)
            for seat in self._table.seats.values()
            if seat.device
        }

    def _followed(self, seat: TableSeat, question: str | None, clock: Clock) -> SeatClock:
        before, now = self._seats.get(seat.colour) or SeatClock(float(clock.reserve)), self._now()
        if seat.bot:  # a person who comes back gets the whole time for a decision again
            return replace(before.stopped(now), question="")
        return before.stopped(now) if question is None else before.asked(question, clock, now)

    def run_out(self) -> Iterator[RunOut]:
        now = self._now()
        for colour, seat in self._seats.items():
            if seat.out is not None and seat.out <= now:
                yield RunOut(colour, seat.question)

    def print(self) -> bytes:
        return json.encode(_Kept(self._stage, self._seats)) if self._seats else b""


def _read(kept: bytes) -> _Kept:
    """The stored state; unreadable clocks start afresh."""
    try:
        return json.decode(kept, type=_Kept) if kept else _Kept(0, {})
    except MsgspecError:
        return _Kept(0, {})
