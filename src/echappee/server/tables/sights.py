"""What each device may see of a table. Only here is anything hidden, and nothing else is ever sent.

Parts that several devices see alike are made once (`MadeOnce`). The key of such a part is everything it was
made from, hidden values included, so that sharing reveals nothing. `sent.py` knows what each connection was
sent.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import NamedTuple

from echappee.engine import Question
from echappee.notation import SomeRace, commitment
from echappee.server.messages.protocol import TableState
from echappee.server.messages.wire import EventWire, QuestionWire, RoadWire, TourWire, ViewWire
from echappee.server.tables.game_table import Known
from echappee.server.tables.presence import NOBODY_HERE, Attendance
from echappee.server.tables.radio import Radio
from echappee.server.tables.table import Table
from echappee.server.tables.table_state import Kind, PublicState, public_state, state_for, tour_told
from echappee.tours.tour import SomeTour

_numbers = count(1)


def _no_events(_since: int) -> tuple[EventWire, ...]:
    return ()


@dataclass(slots=True, kw_only=True)  # a frozen one would take 1.2 µs longer for each device
class Visible:
    """A table as one device may see it, or several that see the same. It is never modified."""

    table: TableState
    seats: tuple[str, ...]
    """The seats whose views it contains; none for a spectator."""
    road: RoadWire | None = None
    views: tuple[ViewWire, ...] = ()
    questions: tuple[QuestionWire, ...] = ()
    answers: dict[str, str] = field(default_factory=dict)
    latest: dict[str, str] = field(default_factory=dict)
    """By seat, the question of its latest answer that can be changed."""
    heard: int = 0
    """How many events were told so far."""
    events: Callable[[int], tuple[EventWire, ...]] = field(default=_no_events, compare=False, repr=False)
    """The events after this number."""
    tour: TourWire | None = None
    now: float | None = None
    """The server's clock, where the table has one."""
    number: int = field(default_factory=_numbers.__next__, compare=False)
    """Unique among everything that was ever visible."""
    messages: dict[int, bytes | None] = field(default_factory=dict, compare=False, repr=False)
    """The messages about it, by the number of the state before (0: none); None if nothing has changed.

    Equal earlier states share one message.
    """


class MadeOnce:
    """Parts made for one device and shared with others; most do not change while others think."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._attendance = NOBODY_HERE
        self._public: PublicState
        """The table at the latest look, as everybody sees it."""
        self._asked: tuple[Question, ...] = ()
        """The questions that were open then."""
        self._changeable: list[_Changeable] = []
        self._now: dict[Kind, Visible] = {}
        """Parts made since that look."""
        self._latest: dict[Kind, Visible] = {}
        self._races: dict[tuple[str, ...], _RaceSeen] = {}
        """By the seats that see them."""
        self._race: SomeRace | None = None
        self._commitment = ""
        """The hash of the seed of this race."""
        self._radio: Radio | None = None
        self._known = Known()
        self._tour: tuple[tuple[SomeTour, int, int], TourWire] | None = None

    def look(self, attendance: Attendance = NOBODY_HERE) -> "MadeOnce":
        """Take the current state of the table, with these people at it."""
        table = self._table
        if table.race is not self._race:
            self._races, self._race, self._radio, self._known = {}, table.race, None, Known()
            self._commitment = commitment(table.chance) if table.race else ""
        self._attendance, self._now = attendance, {}
        self._asked = table.race.questions if table.race else ()
        changeable = table.race.changeable() if table.race else ()
        self._changeable = [_Changeable(key.seat, str(key), result) for key, result, _ in changeable]
        self._public = public_state(table, attendance, self._commitment, self._asked)
        return self

    def seen_by(self, device: str) -> Visible:
        """What this device may see of the table as of the latest look."""
        table = self._table
        seats = tuple([seat.colour for seat in table.seats_of(device)])
        kind = Kind(seats, host=device == table.host, player=device in table.players)
        made = self._now.get(kind)
        if made is None:
            made, latest = self._visible(kind), self._latest.get(kind)
            if latest == made:
                made = latest
            self._now[kind] = self._latest[kind] = made
        return made

    def _visible(self, kind: Kind) -> Visible:
        table, attendance = self._table, self._attendance
        state = state_for(self._public, table, kind, attendance)
        tour = self._tour_wire(table.tour) if table.tour else None
        now = attendance.now if table.settings.clock else None
        if table.race is None:
            return Visible(table=state, seats=kind.seats, tour=tour, now=now)
        seen = self._race_seen(table.race, kind.seats)
        return Visible(
            table=state,
            seats=kind.seats,
            road=seen.road,
            views=seen.views,
            questions=seen.questions,
            answers=seen.answers,
            latest=seen.latest,
            heard=seen.heard,
            events=seen.events,
            tour=tour,
            now=now,
        )

    def _race_seen(self, race: SomeRace, seats: tuple[str, ...]) -> "_RaceSeen":
        """What these seats (none: a spectator) may see of the race."""
        stamps = tuple([race.stamp(seat) for seat in seats or (None,)])
        seen = self._races.get(seats)
        if seen is None or seen.stamps != stamps:
            seen = self._races[seats] = self._look_again(race, seats, stamps)
        return seen

    def _look_again(
        self, race: SomeRace, seats: tuple[str, ...], stamps: tuple[tuple[object, ...], ...]
    ) -> "_RaceSeen":
        radio = self._radio = self._radio or Radio(race)
        game, known = radio.game, self._known
        views = {seat: race.view(seat) for seat in seats or (None,)}
        questions = [question for question in self._asked if question.id.seat in seats]
        own = [each for each in self._changeable if each.seat in seats]
        heard = radio.heard(seats)
        return _RaceSeen(
            stamps=stamps,
            road=game.road_wire(next(iter(views.values()))),
            views=tuple([game.view_wire(view, known) for view in views.values()]),
            questions=tuple([game.question_wire(each, views[each.id.seat]) for each in questions]),
            answers={each.question: each.answer for each in own},
            latest={each.seat: each.question for each in own},
            heard=heard,
            events=lambda since: radio.told(seats, since, heard),
        )

    def _tour_wire(self, tour: SomeTour) -> TourWire:
        """The tour; it changes only when a stage is over."""
        stamp = tour, tour.number, tour.edits
        if self._tour is None or self._tour[0] != stamp:
            self._tour = stamp, tour_told(tour)
        return self._tour[1]


class _Changeable(NamedTuple):
    """An answer that can still be changed or taken back."""

    seat: str
    question: str
    answer: str


class _RaceSeen(NamedTuple):
    """Some seats' picture of a race; it is valid while the race has these stamps."""

    stamps: tuple[tuple[object, ...], ...]
    road: RoadWire | None
    views: tuple[ViewWire, ...]
    questions: tuple[QuestionWire, ...]
    answers: dict[str, str]
    latest: dict[str, str]
    heard: int
    events: Callable[[int], tuple[EventWire, ...]]
