"""The bodies of HTTP requests and answers about tables."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from echappee.games import DEFAULT
from echappee.server.messages.settings import Settings
from echappee.server.messages.wire import FigureRow, SaidWire
from echappee.sheets.paper import SheetTeam
from echappee.sheets.sheet import Sheet

RequestId = Annotated[str, Meta(min_length=1, max_length=64)]


class JobTicket(Struct, frozen=True):
    """A long job was begun, or joined. Its id is a ticket: only the holder can ask about the job."""

    job: str


class JobState(Struct, frozen=True, omit_defaults=True):
    """How far a job is."""

    state: Literal["waiting", "running", "done", "failed"]
    ahead: int = 0
    """How many jobs begin before it."""
    done: float = 0.0
    """How much of the job is done, from 0 to 1."""
    code: str = ""
    """Why it failed."""
    detail: str = ""


class Me(Struct, frozen=True):
    """The device that asks, known to tables by a hash of its token."""

    device: str


class ServerInfo(Struct, frozen=True):
    """Facts about the server that a page should know."""

    friends: list[str]
    """Its addresses for friends in the same network; none if it does not listen there."""


class Coaching(Struct, frozen=True):
    """What the coach says about a question."""

    wins: dict[str, FigureRow]
    """By answer: the win chance, as the seat knows the race."""
    best: str | None
    """The best answer; null if it is too close to call."""
    policy: str
    """Who rode the races."""
    chances: dict[str, dict[str, int]]
    """By answer, in percent: other things that may happen, under the game's names."""
    said: dict[str, SaidWire]
    """By answer, the most important thing to say about it."""


class Forking(Struct, frozen=True):
    """A record, and how many of its entries come before the starting point."""

    record: str
    entries: Annotated[int, Meta(ge=0)]


class Opening(Struct, frozen=True):
    """A table to open. The same `id` sent twice opens one table."""

    settings: Settings
    """For a fork, only the seats count; everything else is as in the record."""
    id: RequestId | None = None
    fork: Forking | None = None


class Invitation(Struct, frozen=True):
    """A new table and its two codes, which are shown once: the server keeps only their hashes."""

    id: str
    player_code: str
    watcher_code: str
    player_link: str
    watcher_link: str


class Entering(Struct, frozen=True):
    """A code for entering a table."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class Entered(Struct, frozen=True):
    """The table that the code belongs to."""

    table: str


class TableLeft(Struct, frozen=True):
    """The table that this device has left, or that was deleted."""

    table: str


class MoveOffer(Struct, frozen=True):
    """The way to another device: a code, a link with it, and how many seconds it is valid."""

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
    winning_team: str = ""
    """The team of that rider, or the one that won the tour."""
    game: str = DEFAULT
    name: str = ""
    """The name of its road, if the id does not say enough."""
    tour: str = ""
    """The tour's name, or its calendar; `stage` is then the current or the next one."""
    day: int = 0
    """How many stages of the tour are over."""
    days: int = 0
    """How many stages the tour has."""
    points: tuple[int, ...] = ()
    """The tour points of the teams in seat order, once a stage is over; at the end with their bonus."""


class OwnTableRow(Struct, frozen=True):
    """A table of this device."""

    table: TableRow
    your_turn: bool
    updated: float
    """In seconds since 1970."""


class TableLists(Struct, frozen=True):
    """Public tables, and the device's own: the newest hundred, the latest used first."""

    public: tuple[TableRow, ...]
    yours: tuple[OwnTableRow, ...]
    earlier: int = 0
    """Send this number as `before` to get older ones; 0 if these are all."""
    notice: str = ""
    """The code of a refusal for lack of room, present or coming; empty if there is enough."""


class PushKey(Struct, frozen=True):
    """The public key for notices, as browsers take it; empty where the server sends none."""

    key: str


class Subscribing(Struct, frozen=True, kw_only=True):
    """The browser's push subscription, and the language of its notifications."""

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
    """Which of the servers with this database this is; empty if it is the only one."""


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something was not done: `code` is stable and for programs, `detail` is one line for people."""

    code: str
    detail: str
    rounds: int = 0
    """If a record stops making sense: the last round up to which it is valid."""


class TourSheets(Struct, frozen=True, kw_only=True):
    """The sheets of a tour, one per page of paper."""

    title: str
    moment: str
    """How far the tour has come."""
    teams: dict[str, SheetTeam]
    """By colour."""
    sheets: tuple[Sheet, ...]
