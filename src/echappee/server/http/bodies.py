"""What the HTTP API takes and gives, as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from echappee.bots.game_bots import InWords
from echappee.games import DEFAULT
from echappee.server.tables.choices import Settings
from echappee.server.tables.wire import EventWire, RoadWire, SaidWire, ViewWire

RequestId = Annotated[str, Meta(min_length=1, max_length=64)]


class Me(Struct, frozen=True):
    """The device that asks, as tables know it: a hash of its token."""

    device: str


class Coaching(Struct, frozen=True):
    """What the coach says about a question."""

    chances: dict[str, dict[str, int]]
    """By answer, in percent, with the game's names for what may happen."""
    said: dict[str, SaidWire]
    """By answer, what is most important about it."""


class Forking(Struct, frozen=True):
    """A record, and how many of its entries come before the moment to start from."""

    record: str
    entries: Annotated[int, Meta(ge=0)]


class Opening(Struct, frozen=True):
    """A table to be opened. The same `id` sent twice opens one table."""

    settings: Settings
    """For a fork, only the seats count; the rest is as in the record."""
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
    """A code to come in by."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class Entered(Struct, frozen=True):
    """The table that the code opened."""

    table: str


class TableLeft(Struct, frozen=True):
    """The table that this device has left, or that was deleted."""

    table: str


class MoveOffer(Struct, frozen=True):
    """The way to another device: a code, the link that carries it, and for how many seconds it is valid."""

    code: str
    link: str
    seconds: int


class TableRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table in a list."""

    id: str
    status: str
    stage: str
    seats: tuple[str, ...]
    """The person or bot in each seat, in seat order; empty where nobody sits."""
    open_seats: int
    round: int
    winner: str
    """The rider who won, as in blue.R, or the team that won a tour; empty before the end."""
    game: str = DEFAULT
    name: str = ""
    """The name of its road, where the id does not say enough."""
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
    """In seconds since 1970."""


class TableLists(Struct, frozen=True):
    """Tables that anybody may join, and the device's own: the newest hundred, the latest used first."""

    public: tuple[TableRow, ...]
    yours: tuple[OwnTableRow, ...]
    earlier: int = 0
    """Ask with `before` and this number for those that were opened earlier; 0 if these are all."""


class RoadRow(Struct, frozen=True, kw_only=True):
    """A road that can be chosen, in a few fields; each game adds its own."""

    id: str
    name: str
    set: str
    """The set that it belongs to; empty if it belongs to none."""
    squares: int
    """From the start to the finish line."""


class RoadSet(Struct, frozen=True):
    """A set of roads, and its name."""

    id: str
    called: InWords


class Roads(Struct, frozen=True):
    """The roads of a game, and their sets in the order in which they are offered."""

    sets: tuple[RoadSet, ...]
    roads: tuple[RoadRow, ...]


class RoadText(Struct, frozen=True):
    """A road as in settings: an id, or one written by hand as its game writes roads."""

    road: Annotated[str, Meta(max_length=400)]


class FindingRow(Struct, frozen=True):
    """Something wrong with a road."""

    code: str
    severity: str
    detail: str


class Findings(Struct, frozen=True):
    """Everything that is wrong with a road; empty for a good one."""

    findings: tuple[FindingRow, ...]


class PortraitRow(Struct, frozen=True, kw_only=True):
    """How somebody is drawn."""

    skin: str
    hair: str
    cut: str
    wears: str
    jersey: str
    marks: str
    pattern: str


class BotRow(Struct, frozen=True, kw_only=True):
    """A bot that can take a seat."""

    name: str
    called: InWords
    about: InWords
    level: int
    """From 1 to 5."""
    character: str
    """The person that it is; the same person rides at several levels. Empty if it is nobody."""
    portrait: PortraitRow | None


class AutomaticRow(Struct, frozen=True, kw_only=True):
    """A team that rides by rule and can take a seat."""

    name: str
    called: InWords
    about: InWords


class TourRow(Struct, frozen=True, kw_only=True):
    """A tour that can be chosen by its name."""

    name: str
    called: InWords
    about: InWords
    """Empty where the name says enough."""
    calendar: str


class SeatChoiceRow(Struct, frozen=True, kw_only=True):
    """Something of its game's own that can be chosen for a seat."""

    name: str
    called: InWords
    about: InWords


class GameRow(Struct, frozen=True, kw_only=True):
    """A game that tables can be opened for, and everything that can be chosen for one; lists are in order."""

    name: str
    title: str
    colours: tuple[str, ...]
    """The seats, in order."""
    every_seat: bool
    """Whether all seats are always there: those that nobody takes are automatic."""
    bots: tuple[BotRow, ...]
    stand_in: str
    """The bot that rides for empty seats and for absent people, and the usual opponent."""
    automatic: tuple[AutomaticRow, ...]
    most_directed: int
    """The most teams that are not automatic."""
    first_road: str
    """The road to begin with."""
    road_lengths: tuple[int, int]
    """The fewest and the most squares of a road written by hand; zeros if they are not limited."""
    formats: tuple[str, ...]
    """How a road can be ridden; the first is the plain race, which the rules of settings do not name."""
    rules: tuple[str, ...]
    """The rules of a race that can be chosen, beside its format."""
    tour_rules: tuple[str, ...]
    """Those of a tour."""
    tours: tuple[TourRow, ...]
    tour_lengths: tuple[int, int]
    """The fewest and the most stages of a tour."""
    seat_choices: dict[str, tuple[SeatChoiceRow, ...]]
    """What a seat's extras can be, where that is a name from a list, by extra."""


class LanguageRow(Struct, frozen=True):
    """A language, and its own name for itself."""

    id: str
    name: str


class Games(Struct, frozen=True):
    """The games and the languages there are; the first of each is the default."""

    games: tuple[GameRow, ...]
    languages: tuple[LanguageRow, ...]


class Replaying(Struct, frozen=True):
    """A record to be replayed, perhaps only up to this round."""

    record: str
    rounds: Annotated[int, Meta(ge=0, le=99999)] | None = None


class SeatRow(Struct, frozen=True):
    """A seat of a recorded race: a person, a bot of this name, or an automatic team of this kind."""

    colour: str
    kind: str
    name: str


class MomentRow(Struct, frozen=True, kw_only=True):
    """The beginning of a phase."""

    round: int
    phase: str
    events: int
    """How many events came before it."""
    entries: int
    """How many entries were written before it; a fork names this number."""
    fork: bool
    """Whether a table can start from here."""


class Replay(Struct, frozen=True, kw_only=True):
    """A recorded race with everything that happened in it. Nothing is hidden."""

    stage: str
    """The id of a known stage, or empty."""
    name: str
    """The stage's name."""
    seats: tuple[SeatRow, ...]
    rules: tuple[str, ...]
    over: bool
    seeded: bool
    """Whether the record contains its seed."""
    settings: Settings | None
    """The settings of a table for the same race; null if no table can ride it."""
    road: RoadWire
    """The road, with everything that lies on it."""
    start: ViewWire
    """The riders before the first event, with everything they have."""
    events: tuple[EventWire, ...]
    moments: tuple[MomentRow, ...]
    jerseys: dict[str, str]
    """In a stage of a tour, the riders who wear the leaders' jerseys, by colour: yellow, green and so on."""


class PushKey(Struct, frozen=True):
    """The public key for notices, as browsers take it; empty where the server sends none."""

    key: str


class Subscribing(Struct, frozen=True, kw_only=True):
    """What the push service gave a browser, and the language of the notifications."""

    endpoint: Annotated[str, Meta(max_length=500)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=50)]
    language: Annotated[str, Meta(max_length=10)]


class Subscribed(Struct, frozen=True):
    """The table that this device gets notifications about."""

    table: str


class Health(Struct, frozen=True):
    """The server is well."""

    status: str
    version: str
    node: str
    """Which of the servers with this database it is; empty if it has the database for itself."""
