"""The messages between a browser and the server, as docs/protocol.md describes them.

JSON Schema and TypeScript types are generated from these (`python -m echappee.server.schema`).
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from echappee.server.messages.settings import Settings
from echappee.server.messages.wire import EventWire, QuestionWire, RoadWire, TourWire, ViewWire

VERSION = 2

Word = Annotated[str, Meta(max_length=200)]
"""A seat, a question or an answer: none is nearly as long as this. A person's name has limits of its own."""


Called = Literal["allez", "bravo", "ouch", "thanks", "sorry", "phew", "nudge", "rest"]
"""The words that can be shouted."""


class Seen(Struct, frozen=True):
    """What a returning client already has: how many events, heard for these seats (in this stage)."""

    seats: tuple[str, ...]
    events: int
    stage: int = 0
    """The stage of the tour that they belong to, as in the table's state."""


class Command(Struct, frozen=True, kw_only=True, tag_field="type"):
    """A request of the client. `id` is its own: the same id sent twice is done once."""

    id: str


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message on a socket."""

    version: int
    table: str
    seen: Seen | None = None


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat, or change your name."""

    seat: Word
    name: str


class Stand(Command, frozen=True, tag="stand"):
    """Leave your seat before the start."""

    seat: Word


class Configure(Command, frozen=True, tag="configure"):
    """Change the settings (host, before the start)."""

    settings: Settings


class Publish(Command, frozen=True, tag="publish"):
    """Put the table on the public list or take it off (host)."""

    public: bool


class Start(Command, frozen=True, tag="start"):
    """Start the race (host)."""


class Answer(Command, frozen=True, tag="answer"):
    """Answer a question, or change an answer that may still be changed."""

    question: Word
    answer: Word
    stage: int = 0
    """The stage of the tour that asked: a late answer is not taken for one to the next stage. 0: any."""


class Retract(Command, frozen=True, tag="retract"):
    """Take back an answer that may still be taken back."""

    question: Word
    stage: int = 0


class Agree(Command, frozen=True, tag="agree"):
    """Agree that a bot should ride for the person of this seat, who is absent."""

    seat: Word


class ComeBack(Command, frozen=True, tag="come-back"):
    """Take your seat back from the bot."""

    seat: Word


class TakeOver(Command, frozen=True, tag="take-over"):
    """Take over from a bot in a race that is under way."""

    seat: Word
    name: str


class HandOver(Command, frozen=True, tag="hand-over"):
    """Let a bot ride for your seat; `come-back` takes it back."""

    seat: Word


class Shout(Command, frozen=True, tag="shout"):
    """Shout something to everybody at the table; `nudge` and `rest` ask something of the others."""

    seat: Word
    word: Called


class NextStage(Command, frozen=True, tag="next-stage"):
    """Begin the next stage of the tour once a stage is over (host and riders)."""


class EnterStage(Command, frozen=True, tag="enter-stage"):
    """Enter the result of a stage that was ridden at a real table: the next one, or an earlier one again."""

    stage: int
    """Counted from 1."""
    text: Annotated[str, Meta(max_length=6000)]
    """The result as in the file of a tour; empty: take the latest stage out again."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Open the next table for the same people, with new settings if any are given."""

    settings: Settings | None = None


class Ping(Command, frozen=True, tag="ping"):
    """Is anybody there?"""


ClientMessage = (
    Hello
    | Sit
    | Stand
    | Configure
    | Publish
    | Start
    | Answer
    | Retract
    | Agree
    | ComeBack
    | TakeOver
    | HandOver
    | Shout
    | NextStage
    | EnterStage
    | Rematch
    | Ping
)


class SeatState(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A seat as everybody sees it."""

    colour: str
    kind: str
    name: str = ""
    """The person's name."""
    bot: str = ""
    """The bot, or the automatic team, that rides for it."""
    you: bool = False
    here: bool = False
    """Whether its person is connected."""
    thinking: bool = False
    failed: bool = False
    """Whether its first bot failed and a simple one replaced it."""
    absent: bool = False
    """Whether a bot may ride for this person, if the others agree."""
    agreed: int = 0
    """How many people agree that a bot should ride for this person."""
    shout: str = ""
    """The latest shout of this seat."""
    shouts: int = 0
    """How often it has shouted: a higher number is a new shout."""
    until: float | None = None
    """If the table has a clock: when the time for this decision is up and the reserve begins to run."""
    reserve: float = 0
    """The seconds of reserve left when the clock was last started or stopped."""


class TableState(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table as this client sees it."""

    id: str
    status: str
    """open, racing, between (a stage is over, its tour is not) or over"""
    settings: Settings
    seats: tuple[SeatState, ...]
    host: bool = False
    """Whether this client is the host."""
    player: bool = False
    """Whether this client may sit down."""
    public: bool = False
    visitors: int = 0
    """For the host, before the start: how many connected people could sit down and have not."""
    stage: int = 0
    """The current or latest stage of a tour, counted from 1; 0 before the first, and without a tour."""
    commitment: str = ""
    """The hash of the seed, from the start on; in a tour each stage has its own."""
    seed: str = ""
    """The seed, when the race is over."""
    next: str = ""
    """The table of the rematch."""
    forked_round: int | None = None
    """For a fork: the round of the other race in which this one begins."""
    kept_until: float | None = None
    """When the table is deleted if nothing more happens at it, in seconds since 1970; null if it is kept."""


class News(Struct, frozen=True, kw_only=True, tag_field="type", tag="news"):
    """What has changed for this client; anything left out is unchanged.

    The first one answers `hello` and leaves nothing out. Its events follow the ones this client has;
    `fresh` says that these are all the events, and that the client must forget those it had.
    """

    version: int | UnsetType = UNSET
    table: TableState | UnsetType = UNSET
    road: RoadWire | UnsetType = UNSET
    views: tuple[ViewWire, ...] | UnsetType = UNSET
    questions: tuple[QuestionWire, ...] | UnsetType = UNSET
    answers: dict[str, str] | UnsetType = UNSET
    """The client's own answers that can still be changed, by question."""
    latest: dict[str, str] | UnsetType = UNSET
    """The question that each of its seats answered last, if that answer can still be changed."""
    events: tuple[EventWire, ...] | UnsetType = UNSET
    fresh: bool | UnsetType = UNSET
    tour: TourWire | UnsetType | None = UNSET
    """Left out if the table has no tour; null when the settings have just dropped it."""
    now: float | UnsetType = UNSET
    """With `table`, if it has a clock: the server's time, for comparing with `until`."""


class Ack(Struct, frozen=True, tag_field="type", tag="ack", omit_defaults=True):
    """The command with this id was done, and is stored safely."""

    id: str
    table: str = ""
    """For a rematch: the new table."""


class Refusal(Struct, frozen=True, tag_field="type", tag="refused"):
    """Why the command with this id (empty: the message) was not done."""

    id: str
    code: str
    detail: str


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """Yes."""

    id: str


ServerMessage = News | Ack | Refusal | Pong
