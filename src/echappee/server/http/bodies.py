"""What the HTTP API takes and gives, as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from echappee.flamme.table.wire import EventWire, FlammeView, RoadWire
from echappee.homas.table.wire import HomasMark, HomasRoad, HomasView
from echappee.server.tables.choices import Settings

RequestId = Annotated[str, Meta(min_length=1, max_length=64)]


class Me(Struct, frozen=True):
    """The device that asks, as tables know it: a hash of its token."""

    device: str


class Forking(Struct, frozen=True):
    """A record, and the moment to ride on from: so many of its entries were written by then."""

    record: str
    entries: Annotated[int, Meta(ge=0)]


class Opening(Struct, frozen=True):
    """A table to be opened. With the same `id` sent twice it is the same table."""

    settings: Settings
    """Of a fork only who sits where; the rest is as in the record."""
    id: RequestId | None = None
    fork: Forking | None = None


class Invitation(Struct, frozen=True):
    """A new table, and the two ways in. The codes are shown once: the server keeps their hashes."""

    id: str
    player_code: str
    watcher_code: str
    player_link: str
    watcher_link: str


class Entering(Struct, frozen=True):
    """A code that somebody was given."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class Entered(Struct, frozen=True):
    """The table that the code opened."""

    table: str


class TableRow(Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    id: str
    status: str
    stage: str
    seats: tuple[str, ...]
    """Who sits where, in seat order; empty where nobody does."""
    open_seats: int
    round: int
    winner: str
    """The rider who won, as in blue.R, or the team that won a tour; empty before the end."""
    game: str = "flamme"
    name: str = ""
    """What people call the course, in Homas Tour Pro."""
    tour: str = ""
    """The tour's name, or its calendar; `stage` is then the one that is on or comes next."""
    day: int = 0
    """How many stages of the tour are over."""
    days: int = 0
    """How many it has."""
    points: tuple[int, ...] = ()
    """The tour points of the teams in seat order, once a stage is over; at the end with their bonus."""


class OwnTableRow(Struct, frozen=True):
    """One of the device's own tables."""

    table: TableRow
    your_turn: bool
    updated: float
    """Seconds since 1970."""


class TableLists(Struct, frozen=True):
    """Tables that anybody may join, and the device's own, the latest first."""

    public: tuple[TableRow, ...]
    yours: tuple[OwnTableRow, ...]


class StageRow(Struct, frozen=True):
    """A stage and what can be said about it in a few fields."""

    id: str
    name: str
    set: str
    players: tuple[int, int]
    squares: int
    """From the start to the line."""
    tiles: tuple[str, ...]
    climbs: int
    terrain: dict[str, int]
    grid: int
    """How many riders can start."""
    breakaway: int
    """How many places a breakaway has."""
    official: bool
    special: str
    confidence: str
    designer: str
    note: str


class Stages(Struct, frozen=True):
    """The known stages."""

    stages: tuple[StageRow, ...]


class GradeRow(Struct, frozen=True, omit_defaults=True):
    """A row of a course: its printed number, and whether it is of cobbles or belongs to a mountain."""

    grade: int = 0
    road: str = "flat"
    mountain: bool = False


class CourseRow(Struct, frozen=True):
    """A course of Homas Tour Pro and what can be said about it in a few fields."""

    id: str
    name: str
    race: str
    """The id of the stage race that it belongs to; empty for a classic."""
    race_name: str
    squares: int
    """From the front row of the grid to the line."""
    hours: float
    marks: tuple[HomasMark, ...]
    rows: tuple[GradeRow, ...]
    """From row 1 to the line."""
    red: int
    """The row of the red letter; 0 where there are no team cards."""
    finish: str
    cards: tuple[int, ...]
    limit: int | None
    trial: bool
    rain: bool
    hell: bool


class Courses(Struct, frozen=True):
    """The courses of Homas Tour Pro."""

    courses: tuple[CourseRow, ...]


class TileRow(Struct, frozen=True):
    """A row of tiles, such as `a b c u`."""

    tiles: Annotated[str, Meta(max_length=400)]


class FindingRow(Struct, frozen=True):
    """Something that speaks against a road."""

    code: str
    severity: str
    detail: str


class Findings(Struct, frozen=True):
    """Everything that speaks against a row of tiles; nothing if it is a good road."""

    findings: tuple[FindingRow, ...]


class BotRow(Struct, frozen=True):
    """A bot that can be given a seat."""

    name: str
    description: str
    games: tuple[str, ...]
    """The games that it rides."""


class Bots(Struct, frozen=True):
    """The bots there are."""

    bots: tuple[BotRow, ...]


class Replaying(Struct, frozen=True):
    """A record to be ridden again, perhaps only up to this round."""

    record: str
    rounds: Annotated[int, Meta(ge=0, le=99999)] | None = None


class SeatRow(Struct, frozen=True):
    """A seat of a recorded race: a person, a bot of this name, or an automatic team of this kind."""

    colour: str
    kind: str
    name: str


class MomentRow(Struct, frozen=True):
    """The beginning of a phase."""

    round: int
    phase: str
    events: int
    """How many events came before it."""
    entries: int
    """How many entries were written before it; a fork names this number."""
    fork: bool
    """Whether a table can ride on from here."""


class Replay(Struct, frozen=True):
    """A recorded race with everything that happened in it. Nothing is hidden."""

    stage: str
    """The id of a known stage, or empty."""
    name: str
    """The stage's name."""
    seats: tuple[SeatRow, ...]
    rules: tuple[str, ...]
    over: bool
    seeded: bool
    """Whether the record tells its seed."""
    settings: Settings | None
    """What a table would be set to that rides the same race; null if none can."""
    road: RoadWire | HomasRoad
    """The road with its weather."""
    start: FlammeView | HomasView
    """The riders before the first event, each with its piles."""
    events: tuple[EventWire, ...]
    moments: tuple[MomentRow, ...]
    jerseys: dict[str, str]
    """In a stage of a tour: the riders who wear the jerseys of its leaders, by yellow, green and so on."""


class Health(Struct, frozen=True):
    """The server is well."""

    status: str
    version: str
