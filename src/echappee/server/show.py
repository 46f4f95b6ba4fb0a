"""What one connection may see of a table: the one place where it is cut. Nothing else is ever sent."""

from collections.abc import Collection
from typing import NamedTuple

from echappee.engine import Event
from echappee.flamme import FlammeRace
from echappee.notation import commitment
from echappee.server.protocol import SeatState, TableState
from echappee.server.seats import Seat
from echappee.server.table import Table
from echappee.server.wire import (
    EventWire,
    FlammeView,
    QuestionWire,
    RoadWire,
    event_wire,
    question_wire,
    road_wire,
    view_wire,
)


class Sight(NamedTuple):
    """A table as one device may see it."""

    table: TableState
    seats: tuple[str, ...]
    """The seats whose views it has; none for a spectator."""
    road: RoadWire | None
    views: tuple[FlammeView, ...]
    questions: tuple[QuestionWire, ...]
    answers: dict[str, str]
    heard: tuple[Event, ...]
    """Everything told to it in phases that have ended."""

    def events(self, since: int) -> tuple[EventWire, ...]:
        """What it has heard after so many events."""
        return tuple(event_wire(event) for event in self.heard[since:])


def show(table: Table, device: str, here: Collection[str]) -> Sight:
    """The table as this device may see it; `here` are the devices that are connected."""
    race = table.race
    seats = tuple(seat.colour for seat in table.seats_of(device) if not seat.automatic)
    state = _table_state(table, device, here)
    if race is None:
        return Sight(state, seats, None, (), (), {}, ())
    views = {seat: race.view(seat) for seat in seats or (None,)}
    questions = tuple(question_wire(q, views[q.seat]) for q in race.questions if q.seat in seats)
    return Sight(
        state,
        seats,
        road_wire(next(iter(views.values())).course),
        tuple(map(view_wire, views.values())),
        questions,
        _changeable(race, seats),
        tuple(event for event in race.events if event.audience is None or event.audience in seats),
    )


def _table_state(table: Table, device: str, here: Collection[str]) -> TableState:
    racing = table.race is not None
    asked = {question.seat for question in table.race.questions} if table.race else set()
    return TableState(
        id=table.id,
        status="over" if table.over else "racing" if racing else "open",
        settings=table.settings,
        seats=tuple(_seat_state(seat, device, here, asked) for seat in table.seats.values()),
        host=device == table.host,
        player=table.public or device in table.players,
        public=table.public,
        commitment=commitment(table.seed) if racing else "",
        seed=table.seed if table.over else "",
        next=table.next,
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


def _changeable(race: FlammeRace, seats: Collection[str]) -> dict[str, str]:
    return {str(entry.key): entry.result for entry in race.changeable() if entry.key.seat in seats}
