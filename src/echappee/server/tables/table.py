"""A table: people and bots around one race or one tour. Its state follows from its acts alone."""

from collections import Counter
from hashlib import sha256

from echappee.bots import GameBots
from echappee.engine import Refused, SeededDealer
from echappee.games import Game, game_named
from echappee.notation.game_rules import SomeRace
from echappee.server.messages.settings import Settings
from echappee.server.tables.forks import Fork
from echappee.server.tables.seats import TableSeat, filled_in, player, tour_of
from echappee.tours.tour import SomeTour, stage_seed

MOST_PEOPLE = 200
"""How many people may come in. A public table may have many more spectators, who need not come in."""


class Table:
    """A table in memory, empty until the act that opens it. Only acts change it (`server/tables/acts`)."""

    def __init__(self, id: str, seed: str) -> None:
        self.id = id
        self.seed = seed
        self.host = ""
        self.settings = Settings(())
        self.tour: SomeTour | None = None
        self.fork: Fork | None = None
        self.public = False
        self.players: set[str] = set()
        self.watchers: set[str] = set()
        self.twins: dict[str, str] = {}
        """For each additional device of a person, the one that has the seats."""
        self.seats: dict[str, TableSeat] = {}
        self.started = False
        """Whether the race has begun; the race itself is added later when a snapshot is restored."""
        self.race: SomeRace | None = None
        self.next = ""
        self.acts_of: Counter[str] = Counter()
        """How many acts each device has done."""
        self.requests: set[tuple[str, str]] = set()
        """The finished requests of each device."""

    def set_to(self, settings: Settings) -> None:
        """Take these settings; the seats stay as they are."""
        self.settings = filled_in(settings)
        self.tour = tour_of(settings, _tour_seed(self.seed)) if settings.tour else None
        if self.tour:
            self.tour.published = True

    @property
    def game(self) -> Game:
        return game_named(self.settings.game)

    @property
    def stand_in(self) -> str:
        """The bot that rides for seats without a person."""
        return self.game.room(GameBots).stand_in

    @property
    def over(self) -> bool:
        """Whether its race, or the last stage of its tour, is over."""
        if self.tour:
            return self.tour.over
        return self.race is not None and self.race.over

    @property
    def status(self) -> str:
        """Open, racing, between two stages, or over."""
        if self.race is None and not self.entered:
            return "open"
        if self.race and not self.race.over:
            return "racing"
        return "over" if self.over else "between"

    @property
    def entered(self) -> bool:
        """Whether no stage is on, and the latest one of its tour was entered, not ridden here."""
        return self.race is None and self.tour is not None and self.tour.number > 0

    @property
    def stage(self) -> int:
        """The current or latest stage of its tour, counted from 1; 0 if there is none."""
        if self.tour is None:
            return 0
        return self.tour.number + (self.race is not None and not self.race.over)

    @property
    def chance(self) -> str:
        """The seed of the current race. Each stage has its own, because it is revealed after the stage."""
        return str(stage_seed(self.tour.seed, self.stage - 1)) if self.tour else self.seed

    @property
    def dealer(self) -> SeededDealer:
        """Deals from that seed; in a tour, for the current or next stage."""
        if self.tour:
            return SeededDealer(str(stage_seed(self.tour.seed, self.tour.number)).encode(), race="")
        return SeededDealer(self.seed.encode(), self.drawn_for)

    @property
    def drawn_for(self) -> str:
        """The race that the draws are for: this one alone, unless they are fixed."""
        return "" if self.settings.draws else self.id

    def person(self, device: str) -> str:
        """The device with the seats of this one's person; most people have one device."""
        return self.twins.get(device, device)

    def seats_of(self, device: str) -> list[TableSeat]:
        """The seats of this device's person."""
        return [seat for seat in self.seats.values() if device and seat.device == device]

    def may_enter(self, device: str) -> bool:
        """Whether this device may see the table at all."""
        return self.public or device in self.players or device in self.watchers

    @property
    def running(self) -> SomeRace:
        """Its race; refused before the start."""
        if self.race is None:
            raise Refused("not-started", "the race has not started yet")
        return self.race

    def check_room(self, device: str) -> None:
        """Refuse one more device if very many have come in: each is stored with every act."""
        known = self.players | self.watchers
        if device not in known and len(known) >= MOST_PEOPLE:
            raise Refused("table-full", f"{MOST_PEOPLE} devices have come in already")

    def people_beside(self, seat: TableSeat) -> set[str]:
        """The devices of the other people who ride."""
        return {other.device for other in self.seats.values() if other.ridden_by_person} - {seat.device}

    def others_seated(self, device: str) -> list[str]:
        """The other devices that have a seat, in seat order."""
        return [seat.device for seat in self.seats.values() if seat.device not in ("", device)]

    def let_go(self, device: str) -> None:
        """This person is no longer at the table; a host is succeeded by the next person with a seat."""
        for each in (device, *(twin for twin, person in self.twins.items() if person == device)):
            self.players.discard(each)
            self.watchers.discard(each)
            self.twins.pop(each, None)
        if device == self.host:
            self.host = self.others_seated(device)[0]

    def fill_seats(self) -> None:
        """The race begins: bots take the seats that are still open."""
        for seat in self.seats.values():
            seat.start(self.stand_in)
        self.started = True
        self.name_players()

    def name_players(self) -> None:
        """Tell the tour who rides for each seat."""
        if self.tour:
            self.tour.players = tuple(map(player, self.seats.values()))


def _tour_seed(seed: str) -> int:
    return int.from_bytes(sha256(seed.encode()).digest())
