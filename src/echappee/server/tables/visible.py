"""What one connection may see of a table: the one place where it is cut. Nothing else is ever sent."""

from collections.abc import Collection
from typing import NamedTuple

from echappee.flamme.table.wire import EventWire, QuestionWire
from echappee.notation import commitment
from echappee.notation.game_rules import SomeRace
from echappee.server.socket.protocol import SeatState, TableState
from echappee.server.tables.game_table import AnyTour, AnyView, Game, Road
from echappee.server.tables.games import game_ridden
from echappee.server.tables.radio import Heard, Radio
from echappee.server.tables.seats import Seat
from echappee.server.tables.table import Table
from echappee.tours.tour import SomeTour


class Sight(NamedTuple):
    """A table as one device may see it."""

    table: TableState
    seats: tuple[str, ...]
    """The seats whose views it has; none for a spectator."""
    road: Road | None
    views: tuple[AnyView, ...]
    questions: tuple[QuestionWire, ...]
    answers: dict[str, str]
    heard: Heard
    """Everything told to it so far."""
    tour: AnyTour | None

    def events(self, since: int) -> tuple[EventWire, ...]:
        """What it has heard after so many events."""
        return self.heard.since(since)


class Cut(NamedTuple):
    """What some seats may see of a race, and the stamps that say how long it holds."""

    stamps: tuple[tuple[object, ...], ...]
    road: Road
    views: tuple[AnyView, ...]
    questions: tuple[QuestionWire, ...]
    answers: dict[str, str]
    heard: Heard


class Cuts:
    """Remembers cuts: while others think, most of what a seat may see stays as it was."""

    def __init__(self) -> None:
        self._cuts: dict[tuple[str, ...], Cut] = {}
        self._race: SomeRace | None = None
        self._radio: Radio | None = None
        self._tour: tuple[tuple[SomeTour, int], AnyTour] | None = None

    def of(self, race: SomeRace, seats: tuple[str, ...]) -> Cut:
        """What these seats (none: a spectator) may see of the race."""
        if race is not self._race:
            self._cuts, self._race, self._radio = {}, race, None
        stamps = tuple(race.stamp(seat) for seat in seats or (None,))
        cut = self._cuts.get(seats)
        if cut is None or cut.stamps != stamps:
            self._radio = self._radio or Radio(race)
            cut = self._cuts[seats] = _cut(race, seats, stamps, self._radio)
        return cut

    def tour(self, game: Game, tour: SomeTour) -> AnyTour:
        """The tour; it changes only when a stage is over."""
        stamp = tour, tour.number
        if self._tour is None or self._tour[0] != stamp:
            self._tour = stamp, game.tour(tour)
        return self._tour[1]


def show(table: Table, device: str, here: Collection[str], cuts: Cuts | None = None) -> Sight:
    """The table as this device may see it; `here` are the devices that are connected."""
    seats = tuple(seat.colour for seat in table.seats_of(device) if not seat.automatic)
    state, cuts = _table_state(table, device, here), cuts or Cuts()
    tour = cuts.tour(table.game, table.tour) if table.tour else None
    if table.race is None:
        return Sight(state, seats, None, (), (), {}, Heard(), tour)
    return Sight(state, seats, *cuts.of(table.race, seats)[1:], tour)


def _cut(race: SomeRace, seats: tuple[str, ...], stamps: tuple[tuple[object, ...], ...], radio: Radio) -> Cut:
    game, views = game_ridden(race), {seat: race.view(seat) for seat in seats or (None,)}
    return Cut(
        stamps,
        game.road(next(iter(views.values()))),
        tuple(map(game.view, views.values())),
        tuple(game.question(q, views[q.seat]) for q in race.questions if q.seat in seats),
        _changeable(race, seats),
        radio.heard(seats),
    )


def _table_state(table: Table, device: str, here: Collection[str]) -> TableState:
    asked = {question.seat for question in table.race.questions} if table.race else set()
    return TableState(
        id=table.id,
        status=table.status,
        settings=table.settings,
        seats=tuple(_seat_state(seat, device, here, asked) for seat in table.seats.values()),
        host=device == table.host,
        player=table.public or device in table.players,
        public=table.public,
        stage=table.stage,
        commitment=commitment(table.chance) if table.race else "",
        seed=table.chance if table.race and table.race.over else "",
        next=table.next,
        forked_round=table.fork.position.round if table.fork else None,
    )


def _seat_state(seat: Seat, device: str, here: Collection[str], asked: Collection[str]) -> SeatState:
    return SeatState(
        seat.colour,
        kind="person" if seat.device else seat.setting.kind,
        name=seat.name,
        bot=seat.setting.name
        if seat.automatic
        else seat.bot or (seat.setting.name if not seat.device else ""),
        you=bool(seat.device) and seat.device == device,
        here=seat.device in here,
        thinking=seat.colour in asked,
        failed=seat.failed,
        agreed=len(seat.agreed),
    )


def _changeable(race: SomeRace, seats: Collection[str]) -> dict[str, str]:
    return {str(entry.key): entry.result for entry in race.changeable() if entry.key.seat in seats}
