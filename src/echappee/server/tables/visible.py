"""What one connection may see of a table. Only here is anything hidden, and nothing else is ever sent."""

from collections.abc import Collection
from dataclasses import dataclass, field
from itertools import count
from typing import NamedTuple

from msgspec import Struct

from echappee.games import game_named, game_of
from echappee.notation import commitment
from echappee.notation.game_rules import SomeRace
from echappee.server.messages.protocol import TableState
from echappee.server.messages.wire import EventWire, QuestionWire, RoadWire, TourWire, ViewWire
from echappee.server.tables.game_table import GameTable, Known
from echappee.server.tables.presence import NOBODY_HERE, Attendance
from echappee.server.tables.radio import Heard, Radio
from echappee.server.tables.table import Table
from echappee.server.tables.table_state import Kind, public_state, state_for
from echappee.tours.tour import SomeTour

_numbers = count(1)


@dataclass(slots=True)
class Messages:
    """How something visible was told: one message serves everybody who saw the same before."""

    number: int = field(default_factory=_numbers.__next__, compare=False)
    """No two things that were ever visible have the same one."""
    by_last: dict[int, bytes | None] = field(default_factory=dict, compare=False)
    """By the number of what was seen before (0: nothing); None where nothing has changed."""


class Visible(Struct, frozen=True, kw_only=True):
    """A table as one device may see it, or several that see the same."""

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
    messages: Messages

    def events(self, since: int) -> tuple[EventWire, ...]:
        """What it has heard after this many events."""
        return self.heard.since(since)


class VisibleRace(NamedTuple):
    """What some seats may see of a race; it is valid while the race has these stamps."""

    stamps: tuple[tuple[object, ...], ...]
    road: RoadWire | None
    views: tuple[ViewWire, ...]
    questions: tuple[QuestionWire, ...]
    answers: dict[str, str]
    heard: Heard


NOT_STARTED = VisibleRace(stamps=(), road=None, views=(), questions=(), answers={}, heard=Heard())


class VisibleCache:
    """Remembers what was made: while others think, most of what a seat may see does not change."""

    def __init__(self) -> None:
        self._latest: dict[Kind, Visible] = {}
        self._made: dict[tuple[str, ...], VisibleRace] = {}
        self._race: SomeRace | None = None
        self.commitment = ""
        """The hash of the seed of the race."""
        self._radio: Radio | None = None
        self._known = Known()
        self._tour: tuple[tuple[SomeTour, int], TourWire] | None = None

    def of_race(self, race: SomeRace, seats: tuple[str, ...]) -> VisibleRace:
        """What these seats (none: a spectator) may see of the race."""
        stamps = tuple([race.stamp(seat) for seat in seats or (None,)])
        made = self._made.get(seats)
        if made is None or made.stamps != stamps:
            self._radio = self._radio or Radio(race)
            made = self._made[seats] = _visible_race(race, seats, stamps, self._radio, self._known)
        return made

    def of_tour(self, tour: SomeTour) -> TourWire:
        """The tour; it changes only when a stage is over."""
        stamp = tour, tour.number
        if self._tour is None or self._tour[0] != stamp:
            self._tour = stamp, game_named(tour.game).room(GameTable).tour_wire(tour)
        return self._tour[1]

    def follow(self, table: Table) -> None:
        """Forget what was made of a race that is no longer the table's."""
        if table.race is not self._race:
            self._made, self._race, self._radio, self._known = {}, table.race, None, Known()
            self.commitment = commitment(table.chance) if table.race else ""

    def same(self, kind: Kind, visible: Visible) -> Visible:
        """This, or what was made before for devices of this kind if that is the same."""
        latest = self._latest.get(kind)
        if latest is None or latest != visible:
            latest = self._latest[kind] = visible
        return latest


class Sights:
    """What devices may see of a table at one moment. What they have in common is made once."""

    def __init__(self, table: Table, attendance: Attendance, cache: VisibleCache) -> None:
        self._table = table
        self._attendance = attendance
        self._cache = cache
        cache.follow(table)
        self._public = public_state(table, attendance, cache.commitment)
        self._made: dict[Kind, Visible] = {}

    def of(self, device: str) -> Visible:
        table = self._table
        seats = tuple([seat.colour for seat in table.seats_of(device)])
        kind = Kind(seats, host=device == table.host, player=device in table.players)
        if kind not in self._made:
            self._made[kind] = self._cache.same(kind, self._visible(kind))
        return self._made[kind]

    def _visible(self, kind: Kind) -> Visible:
        table, attendance, cache = self._table, self._attendance, self._cache
        race = cache.of_race(table.race, kind.seats) if table.race else NOT_STARTED
        return Visible(
            table=state_for(self._public, table, kind, attendance),
            seats=kind.seats,
            road=race.road,
            views=race.views,
            questions=race.questions,
            answers=race.answers,
            heard=race.heard,
            tour=cache.of_tour(table.tour) if table.tour else None,
            now=attendance.now if table.settings.clock else None,
            messages=Messages(),
        )


def make_visible(
    table: Table, device: str, attendance: Attendance = NOBODY_HERE, cache: VisibleCache | None = None
) -> Visible:
    """The table as this device may see it, with these people at it."""
    return Sights(table, attendance, cache or VisibleCache()).of(device)


def _visible_race(
    race: SomeRace, seats: tuple[str, ...], stamps: tuple[tuple[object, ...], ...], radio: Radio, known: Known
) -> VisibleRace:
    game, views = game_of(race).room(GameTable), {seat: race.view(seat) for seat in seats or (None,)}
    return VisibleRace(
        stamps=stamps,
        road=game.road_wire(next(iter(views.values()))),
        views=tuple([game.view_wire(view, known) for view in views.values()]),
        questions=tuple([game.question_wire(q, views[q.seat]) for q in race.questions if q.seat in seats]),
        answers=_changeable(race, seats),
        heard=radio.heard(seats),
    )


def _changeable(race: SomeRace, seats: Collection[str]) -> dict[str, str]:
    return {str(entry.key): entry.result for entry in race.changeable() if entry.key.seat in seats}
