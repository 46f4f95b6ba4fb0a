"""What one connection may see of a table. Only here is anything hidden, and nothing else is ever sent."""

from collections.abc import Collection
from typing import NamedTuple

from echappee.games import game_named, game_of
from echappee.notation import commitment
from echappee.notation.game_rules import SomeRace
from echappee.server.socket.protocol import SeatState, TableState
from echappee.server.tables.clocks import SeatClock
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.presence import NOBODY_HERE, Attendance
from echappee.server.tables.radio import Heard, Radio
from echappee.server.tables.seats import Seat
from echappee.server.tables.shouts import SILENT
from echappee.server.tables.table import Table
from echappee.server.tables.wire import EventWire, QuestionWire, RoadWire, TourWire, ViewWire
from echappee.tours.tour import SomeTour


class Visible(NamedTuple):
    """A table as one device may see it."""

    table: TableState
    seats: tuple[str, ...]
    """The seats whose views it has; none for a spectator."""
    road: RoadWire | None
    views: tuple[ViewWire, ...]
    questions: tuple[QuestionWire, ...]
    answers: dict[str, str]
    heard: Heard
    """Everything it has been told so far."""
    tour: TourWire | None
    now: float | None = None
    """The server's clock, where the table has one."""

    def events(self, since: int) -> tuple[EventWire, ...]:
        """What it has heard after this many events."""
        return self.heard.since(since)


class VisibleRace(NamedTuple):
    """What some seats may see of a race; it is valid while the race has these stamps."""

    stamps: tuple[tuple[object, ...], ...]
    road: RoadWire
    views: tuple[ViewWire, ...]
    questions: tuple[QuestionWire, ...]
    answers: dict[str, str]
    heard: Heard


class VisibleCache:
    """Remembers what was made: while others think, most of what a seat may see does not change."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, ...], VisibleRace] = {}
        self._race: SomeRace | None = None
        self._radio: Radio | None = None
        self._tour: tuple[tuple[SomeTour, int], TourWire] | None = None

    def of_race(self, race: SomeRace, seats: tuple[str, ...]) -> VisibleRace:
        """What these seats (none: a spectator) may see of the race."""
        if race is not self._race:
            self._made, self._race, self._radio = {}, race, None
        stamps = tuple(race.stamp(seat) for seat in seats or (None,))
        made = self._made.get(seats)
        if made is None or made.stamps != stamps:
            self._radio = self._radio or Radio(race)
            made = self._made[seats] = _visible_race(race, seats, stamps, self._radio)
        return made

    def of_tour(self, tour: SomeTour) -> TourWire:
        """The tour; it changes only when a stage is over."""
        stamp = tour, tour.number
        if self._tour is None or self._tour[0] != stamp:
            self._tour = stamp, game_named(tour.game).room(GameTable).tour_wire(tour)
        return self._tour[1]


def make_visible(
    table: Table, device: str, attendance: Attendance = NOBODY_HERE, cache: VisibleCache | None = None
) -> Visible:
    """The table as this device may see it, with these people at it."""
    cache = cache or VisibleCache()
    seats = tuple(seat.colour for seat in table.seats_of(device) if not seat.automatic)
    race = cache.of_race(table.race, seats) if table.race else None
    return Visible(
        table=_table_state(table, device, attendance),
        seats=seats,
        road=race.road if race else None,
        views=race.views if race else (),
        questions=race.questions if race else (),
        answers=race.answers if race else {},
        heard=race.heard if race else Heard(),
        tour=cache.of_tour(table.tour) if table.tour else None,
        now=attendance.now if table.settings.clock else None,
    )


def _visible_race(
    race: SomeRace, seats: tuple[str, ...], stamps: tuple[tuple[object, ...], ...], radio: Radio
) -> VisibleRace:
    game, views = game_of(race).room(GameTable), {seat: race.view(seat) for seat in seats or (None,)}
    return VisibleRace(
        stamps=stamps,
        road=game.road_wire(next(iter(views.values()))),
        views=tuple(map(game.view_wire, views.values())),
        questions=tuple(game.question_wire(q, views[q.seat]) for q in race.questions if q.seat in seats),
        answers=_changeable(race, seats),
        heard=radio.heard(seats),
    )


def _table_state(table: Table, device: str, attendance: Attendance) -> TableState:
    asked, longer = _thinking(table), _think_longer(table, device)
    clocks = {colour: clock for colour, clock in attendance.clocks.items() if colour not in longer}
    return TableState(
        id=table.id,
        status=table.status,
        settings=table.settings,
        seats=tuple(
            _seat_state(seat, device, attendance, asked | longer, clocks.get(seat.colour))
            for seat in table.seats.values()
        ),
        host=device == table.host,
        player=table.public or device in table.players,
        public=table.public,
        visitors=_visitors(table, attendance) if device == table.host else 0,
        stage=table.stage,
        commitment=commitment(table.chance) if table.race else "",
        seed=table.chance if table.race and table.race.over else "",
        next=table.next,
        forked_round=table.fork.round if table.fork else None,
    )


def _visitors(table: Table, attendance: Attendance) -> int:
    """How many people still look for a seat; the host, who counts them, is not one of them."""
    if table.status != "open":
        return 0
    known = {table.host, *(seat.device for seat in table.seats.values())} & attendance.here
    if table.public:
        return len(attendance.here) - len(known)
    return len((table.players & attendance.here) - known)


def _thinking(table: Table) -> set[str]:
    return {question.seat for question in table.race.questions} if table.race else set()


def _think_longer(table: Table, device: str) -> set[str]:
    """The seats that this device sees think to the end of the phase, whether they do or not."""
    if table.race is None or table.race.over:
        return set()
    others = {seat.colour for seat in table.seats.values() if seat.device != device or not device}
    return others & set(table.game.room(GameTable).think_to_the_end(table.race.position))


def _seat_state(
    seat: Seat, device: str, attendance: Attendance, asked: Collection[str], clock: SeatClock | None
) -> SeatState:
    return SeatState(
        colour=seat.colour,
        kind="person" if seat.device else seat.setting.kind,
        name=seat.name,
        bot=seat.setting.name
        if seat.automatic
        else seat.bot or (seat.setting.name if not seat.device else ""),
        you=bool(seat.device) and seat.device == device,
        here=seat.device in attendance.here,
        thinking=seat.colour in asked,
        failed=seat.failed,
        absent=seat.colour in attendance.absent,
        agreed=attendance.agreed.get(seat.colour, 0),
        shout=attendance.shouts.get(seat.colour, SILENT).word,
        shouts=attendance.shouts.get(seat.colour, SILENT).number,
        until=clock.until if clock else None,
        reserve=clock.reserve if clock else 0,
    )


def _changeable(race: SomeRace, seats: Collection[str]) -> dict[str, str]:
    return {str(entry.key): entry.result for entry in race.changeable() if entry.key.seat in seats}
