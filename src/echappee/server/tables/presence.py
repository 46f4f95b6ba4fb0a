"""Presence at a table: people who are connected or absent, votes for a bot to replace the absent, and shouts.

None of this is stored. After a restart everybody is absent, and nobody has agreed to anything.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from types import MappingProxyType
from typing import Final, NamedTuple

from echappee.engine import Key, Refused
from echappee.server.limits import Buckets, Rate
from echappee.server.messages.protocol import Called
from echappee.server.tables.clocks import SeatClock
from echappee.server.tables.seats import TableSeat
from echappee.server.tables.table import Table

AWAY_S = 30.0
"""After this long without a connection, a person can be replaced."""

UNANSWERED_S = 180.0
"""After this long without an answer to an open question, too."""


ASKING: Final = ("nudge", "rest")
"""The shouts that ask something of others: to answer, or to let bots ride the rest."""

SHOUTS = Rate(6 / 60, 6)
ASKS = Rate(1 / 60, 1)


class LatestShout(NamedTuple):
    """A seat's latest shout, and the number of its shouts."""

    word: str
    number: int


SILENT: Final = LatestShout("", 0)


class Shouts:
    """The latest shout of each seat, and how many more each may make."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._shouts = Buckets(SHOUTS, clock)
        self._asks = Buckets(ASKS, clock)
        self.latest: dict[str, LatestShout] = {}

    def shout(self, seat: str, word: Called) -> None:
        if not (self._asks if word in ASKING else self._shouts).take(seat):
            raise Refused("too-fast", "a little less often, please")
        before = self.latest.get(seat)
        self.latest[seat] = LatestShout(word, before.number + 1 if before else 1)


NO_CLOCKS: Final[Mapping[str, SeatClock]] = MappingProxyType({})


class Attendance(NamedTuple):
    """Public facts about the people at a table."""

    here: AbstractSet[str] = frozenset()
    """The devices that are connected."""
    absent: frozenset[str] = frozenset()
    """The seats whose people can be replaced by a bot."""
    agreed: Mapping[str, int] = {}
    """How many people agree to a bot, by seat."""
    shouts: Mapping[str, LatestShout] = {}
    """The latest shout of each seat."""
    clocks: Mapping[str, SeatClock] = NO_CLOCKS
    """The clocks of people, if the table has one."""
    now: float = 0.0
    kept_until: float | None = None
    """When the table will be removed if nothing more happens at it."""


NOBODY_HERE = Attendance()


class Presence:
    """Follows the devices and the questions of one table."""

    def __init__(self, table: Table, clock: Callable[[], float]) -> None:
        self._table = table
        self._clock = clock
        self._began = clock()
        self._connections: Counter[str] = Counter()
        self._left: dict[str, float] = {}
        self._asked: dict[str, tuple[list[Key], float]] = {}
        """By seat, its open questions and since when they are open."""
        self._votes: dict[str, set[str]] = {}
        self.shouts = Shouts(clock)

    @property
    def here(self) -> AbstractSet[str]:
        """Not a copy: copying a crowd at every arrival would be slow."""
        return self._connections.keys()

    def attendance(
        self, clocks: Mapping[str, SeatClock] = NO_CLOCKS, now: float = 0.0, kept_until: float | None = None
    ) -> Attendance:
        """Everything public about them; the caller may add what it knows of time."""
        agreed = {colour: len(votes) for colour, votes in self._votes.items()}
        absent = frozenset([seat.colour for seat in self._table.seats.values() if self.is_absent(seat)])
        return Attendance(
            here=self.here,
            absent=absent,
            agreed=agreed,
            shouts=dict(self.shouts.latest),
            clocks=clocks,
            now=now,
            kept_until=kept_until,
        )

    def join(self, device: str) -> bool:
        """A connection of this device begins; returns whether it is the only one."""
        self._connections[device] += 1
        self._forget_votes(device)
        return self._connections[device] == 1

    def leave(self, device: str) -> bool:
        """A connection of this device has ended; returns whether it was the last."""
        self._connections[device] -= 1
        if self._connections[device]:
            return False
        del self._connections[device]
        if self._table.seats_of(device):
            self._left[device] = self._clock()
        return True

    def answered(self, device: str) -> None:
        """This device has answered, or taken its seat back, so it is not absent."""
        for seat in self._table.seats_of(device):
            self._votes.pop(seat.colour, None)
            self._asked.pop(seat.colour, None)

    def follow_questions(self) -> None:
        """Note since when each seat has had its open questions."""
        race, now = self._table.race, self._clock()
        keys: dict[str, list[Key]] = {}
        for question in race.questions if race else ():
            keys.setdefault(question.id.seat, []).append(question.id)
        before, self._asked = self._asked, {}
        for seat, asked in keys.items():
            known = before.get(seat)
            self._asked[seat] = known if known and known[0] == asked else (asked, now)

    def is_absent(self, seat: TableSeat) -> bool:
        """Whether a bot may ride for this seat's person, if the others agree."""
        if not seat.ridden_by_person or self._table.race is None or self._table.race.over:
            return False
        now, clock = self._clock(), self._table.settings.clock
        away = seat.device not in self._connections
        if away and now - self._left.get(seat.device, self._began) >= (clock.decision if clock else AWAY_S):
            return True
        if clock:  # the clock decides when an answer is late
            return False
        return seat.colour in self._asked and now - self._asked[seat.colour][1] >= UNANSWERED_S

    def waited_for(self, patience_s: float) -> dict[str, frozenset[str]]:
        """The devices with an open question that are absent, or have not answered for this long."""
        now, found = self._clock(), dict[str, frozenset[str]]()
        for seat in self._table.seats.values():
            asked, since = self._asked.get(seat.colour, (list[Key](), now))
            late = seat.device not in self._connections or now - since >= patience_s
            if asked and late and seat.ridden_by_person:
                found[seat.device] = found.get(seat.device, frozenset()) | set(map(str, asked))
        return found

    def vote(self, colour: str, device: str) -> bool:
        """Count this device's vote for a bot; returns whether everybody who is present agrees now."""
        seat = self._table.seats[colour]
        if not self.is_absent(seat):
            raise Refused("still-here", f"a bot can ride for {colour} once its person {self._long_enough()}")
        votes = self._votes.setdefault(colour, set())
        votes.add(device)
        return self._table.people_beside(seat) & self.here <= votes

    def _long_enough(self) -> str:
        if clock := self._table.settings.clock:
            return f"has been away for {clock.decision} seconds, or the clock of this table is out"
        return (
            f"has been away for {AWAY_S:.0f} seconds, or has not answered for {UNANSWERED_S / 60:.0f} minutes"
        )

    def _forget_votes(self, device: str) -> None:
        for seat in self._table.seats_of(device):
            self._votes.pop(seat.colour, None)
