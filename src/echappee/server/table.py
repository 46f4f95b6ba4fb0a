"""A table: people and bots around one race. It is what its acts made of it, and nothing else."""

from collections.abc import Iterable

from echappee.engine import Refused
from echappee.flamme import FlammeRace
from echappee.server import acts, deeds, permits
from echappee.server.acts import AnyAct
from echappee.server.forks import read_fork
from echappee.server.seats import Seat, empty_seats


class Table:
    """A live table. Acts are checked first, stored, and only then applied; applying cannot fail."""

    def __init__(self, id: str, seed: str, opened: acts.Opened) -> None:
        self.id = id
        self.seed = seed
        self.host = opened.device
        self.settings = opened.settings
        self.fork = read_fork(opened.fork) if opened.fork else None
        self.public = False
        self.players = {opened.device}
        self.watchers: set[str] = set()
        self.seats = empty_seats(opened.settings)
        self.race: FlammeRace | None = None
        self.next = ""
        self.requests = {(opened.device, opened.request)}

    @classmethod
    def of(cls, id: str, seed: str, log: Iterable[AnyAct]) -> "Table":
        """The table that these acts made."""
        first, *rest = log
        assert isinstance(first, acts.Opened)
        table = cls(id, seed, first)
        for act in rest:
            table.apply(act)
        return table

    @property
    def over(self) -> bool:
        """Whether its race has been ridden to the end."""
        return self.race is not None and self.race.over

    def seats_of(self, device: str) -> list[Seat]:
        """The seats that this device holds."""
        return [seat for seat in self.seats.values() if device and seat.device == device]

    def heard(self, act: AnyAct) -> bool:
        """Whether this very request was already done: sending it twice is harmless."""
        return bool(act.request) and (act.device, act.request) in self.requests

    def check(self, act: AnyAct) -> None:
        """Refuse an act that may not be done now."""
        permits.check(act, self)

    def allows(self, act: AnyAct) -> bool:
        """Whether this act may be done now."""
        try:
            self.check(act)
        except Refused:
            return False
        return True

    def apply(self, act: AnyAct) -> None:
        """Do what an act says that was checked."""
        if act.request:
            self.requests.add((act.device, act.request))
        deeds.do(act, self)

    @property
    def running(self) -> FlammeRace:
        """Its race; refused before the start."""
        if self.race is None:
            raise Refused("not-started", "the race has not started yet")
        return self.race

    def people_beside(self, seat: Seat) -> set[str]:
        """The devices of the other people who ride."""
        return {other.device for other in self.seats.values() if other.ridden_by_person} - {seat.device}
