"""The bodies of requests about recorded races and puzzles: replays, studies, the study board."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from echappee.server.messages.settings import Settings
from echappee.server.messages.wire import EventWire, FigureRow, QuestionWire, RoadWire, SaidWire, ViewWire


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


class Explaining(Struct, frozen=True):
    """A record, and whose decisions in which round of it."""

    record: str
    seat: Annotated[str, Meta(max_length=40)]
    round: Annotated[int, Meta(ge=0, le=99999)]


class ExplainedRow(Struct, frozen=True, kw_only=True):
    """A decision of a recorded race, and what each answer could have led to."""

    rider: str
    answer: str
    wins: dict[str, FigureRow]
    """By answer: the win chance, as the seat knew the race."""
    best: str | None
    """The best answer; null if it is too close to call."""
    known: FigureRow
    """The seat's win chance when the phase began, all cards known: as in the chart."""
    chances: dict[str, dict[str, int]]
    """By answer, as the coach gives them, with the game's other figures beside them."""


class Explained(Struct, frozen=True):
    """The decisions of a seat in a round, in the order in which they were taken."""

    decisions: tuple[ExplainedRow, ...]


class Studying(Struct, frozen=True):
    """The record of a race that is over, and how many races may be ridden for it."""

    record: str
    effort: Literal["first", "full"] = "full"


class Starting(Struct, frozen=True):
    """A road of a game, and how many teams are to be put on it."""

    game: Annotated[str, Meta(max_length=40)]
    road: Annotated[str, Meta(max_length=40)]
    teams: Annotated[int, Meta(ge=1, le=6)]


class TakingUp(Struct, frozen=True):
    """The record of a race that is over, and how many of its entries come before the moment."""

    record: str
    entries: Annotated[int, Meta(ge=0)]


class PositionLine(Struct, frozen=True):
    """A position as one line of text."""

    position: str


class Asking(Struct, frozen=True):
    """A position, and a rider with a hand; without a rider no cards are judged."""

    position: str
    rider: Annotated[str, Meta(max_length=40)] = ""
    hand: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=40)] = ()
    """Empty for any hand that the rider may draw."""


class BoardState(Struct, frozen=True, kw_only=True):
    """A position on the study board: its picture, and each team's chance to win."""

    policy: str
    """Who rode the races."""
    road: RoadWire
    view: ViewWire
    """The riders with everything they have."""
    teams: dict[str, FigureRow]
    """The win chance of every team, by seat: as the rider's seat sees it, or with all cards known where no
    rider was named."""
    hand: tuple[str, ...]
    wins: dict[str, FigureRow]
    """By card of the hand: the win chance."""
    best: str | None
    """The best card; null if it is too close to call."""
    chances: dict[str, dict[str, int]]
    """By card of the hand, as the coach says it."""
    said: dict[str, SaidWire]


class PuzzleRow(Struct, frozen=True):
    """A puzzle in the list; its number is its place, from 1 on."""

    theme: str
    level: int
    rating: int


class Puzzles(Struct, frozen=True):
    """All puzzles of a game."""

    puzzles: tuple[PuzzleRow, ...]


class PuzzleAnswer(Struct, frozen=True, kw_only=True):
    """The value of an answer: its win chance from 0 to 1, the standard error, and the explanation."""

    answer: str
    chance: float
    error: float
    said: tuple[SaidWire, ...]


class PuzzleState(Struct, frozen=True, kw_only=True):
    """A puzzle: the table as the seat that is asked sees it, and its answers, the best first."""

    number: int
    theme: str
    level: int
    rating: int
    position: str
    """As a line, when the phase began."""
    road: RoadWire
    view: ViewWire
    events: tuple[EventWire, ...]
    """What the seat has heard since the position."""
    question: QuestionWire
    answers: tuple[PuzzleAnswer, ...]
