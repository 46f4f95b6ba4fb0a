"""The state of a table on the wire: made once as everybody sees it, then completed for each device."""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from echappee.engine import Question
from echappee.games import game_named
from echappee.server.messages.protocol import SeatState, TableState
from echappee.server.messages.wire import ChangeRow, CrewRow, LineWanted, StageLines, TourWire
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.presence import SILENT, Attendance
from echappee.server.tables.seats import TableSeat
from echappee.server.tables.table import Table
from echappee.tours import GameTours
from echappee.tours.tour import SomeTour


class Kind(NamedTuple):
    """Devices of one kind see the same of a table."""

    seats: tuple[str, ...]
    """Their seats; none for spectators."""
    host: bool
    player: bool
    """Whether they may sit down, even if the table is not public."""


class PublicState(NamedTuple):
    """A table as spectators see it."""

    state: TableState
    asked: frozenset[str]
    """The seats with a question; others may see more of them thinking."""


def public_state(
    table: Table, attendance: Attendance, commitment: str, questions: Iterable[Question]
) -> PublicState:
    race = table.race
    asked = frozenset([question.id.seat for question in questions])
    longer = _think_longer(table)
    state = TableState(
        id=table.id,
        status=table.status,
        settings=table.settings,
        seats=tuple([_seat_state(seat, attendance, asked, longer) for seat in table.seats.values()]),
        player=table.public,
        public=table.public,
        stage=table.stage,
        commitment=commitment,
        seed=table.chance if race and race.over else "",
        next=table.next,
        forked_round=table.fork.round if table.fork else None,
        kept_until=attendance.kept_until,
    )
    return PublicState(state, asked)


def state_for(public: PublicState, table: Table, kind: Kind, attendance: Attendance) -> TableState:
    """The table as these devices see it: their own seats, and what they may do."""
    state, asked = public
    player = table.public or kind.player
    if not kind.seats and not kind.host and player == state.player:
        return state
    return replace(
        state,
        seats=tuple(
            [_own(seat, attendance, asked) if seat.colour in kind.seats else seat for seat in state.seats]
        ),
        host=kind.host,
        player=player,
        visitors=_visitors(table, attendance) if kind.host else 0,
    )


def tour_told(tour: SomeTour) -> TourWire:
    """The tour as everybody sees it, with what was entered and may be."""
    days = range(len(tour.setup.days))
    return replace(
        game_named(tour.game).room(GameTable).tour_wire(tour),
        stages=tuple(
            StageLines(
                lines=tour.lines_of(number), entered=tour.was_entered(number), missing=tour.missing_in(number)
            )
            for number in range(tour.number)
        ),
        wanted=tuple(tuple(LineWanted(*line) for line in tour.asks(number)) for number in days),
        changes=tuple(ChangeRow(*change) for change in tour.changes),
        crew=tuple(
            CrewRow(rider, team, game_named(tour.game).room(GameTours).mark(rider), tour.packed(rider))
            for team in tour.setup.colours
            for rider in game_named(tour.game).room(GameTable).riders[team]
        ),
    )


def _think_longer(table: Table) -> frozenset[str]:
    """The seats shown as thinking until the end of the phase, whether they are or not."""
    if table.race is None or table.race.over:
        return frozenset()
    return frozenset(table.game.room(GameTable).think_to_the_end(table.race.position))


def _seat_state(
    seat: TableSeat, attendance: Attendance, asked: frozenset[str], longer: frozenset[str]
) -> SeatState:
    hidden = seat.colour in longer
    clock = None if hidden else attendance.clocks.get(seat.colour)
    shout = attendance.shouts.get(seat.colour, SILENT)
    return SeatState(
        colour=seat.colour,
        kind="person" if seat.device else seat.setting.kind,
        name=seat.name,
        bot=_bot(seat),
        here=seat.device in attendance.here,
        thinking=hidden or seat.colour in asked,
        failed=seat.failed,
        absent=seat.colour in attendance.absent,
        agreed=attendance.agreed.get(seat.colour, 0),
        shout=shout.word,
        shouts=shout.number,
        until=clock.until if clock else None,
        reserve=clock.reserve if clock else 0,
    )


def _own(seat: SeatState, attendance: Attendance, asked: frozenset[str]) -> SeatState:
    """A seat as its player sees it, with nothing hidden."""
    clock = attendance.clocks.get(seat.colour)
    return replace(
        seat,
        you=True,
        thinking=seat.colour in asked,
        until=clock.until if clock else None,
        reserve=clock.reserve if clock else 0,
    )


def _bot(seat: TableSeat) -> str:
    if seat.automatic:
        return seat.setting.name
    return seat.bot or ("" if seat.device else seat.setting.name)


def _visitors(table: Table, attendance: Attendance) -> int:
    """How many people still look for a seat, not counting the host, who is told."""
    if table.status != "open":
        return 0
    known = {table.host, *(seat.device for seat in table.seats.values())} & attendance.here
    if table.public:
        return len(attendance.here) - len(known)
    return len((table.players & attendance.here) - known)
