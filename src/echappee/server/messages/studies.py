"""The bodies of requests about recorded races and puzzles: replays, studies, the study board."""

from typing import Annotated

from msgspec import Meta, Struct

from echappee.server.messages.settings import Settings
from echappee.server.messages.wire import EventWire, QuestionWire, RoadWire, SaidWire, ViewWire


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
    chances: dict[str, dict[str, int]]
    """By answer, as the coach gives them, with the game's other figures beside them."""


class Explained(Struct, frozen=True):
    """The decisions of a seat in a round, in the order in which they were taken."""

    decisions: tuple[ExplainedRow, ...]


class Studying(Struct, frozen=True):
    """The record of a race that is over."""

    record: str


class BalanceRow(Struct, frozen=True, kw_only=True):
    """How a seat came to its result: start, skill and luck add up to it. All are win chances from 0 to 1."""

    start: float
    skill: float
    """What its decisions cost; never above zero."""
    draws: float
    """Luck: its own draws."""
    others: float
    """Luck: the others' draws and choices, and what followed from them."""
    judge: float
    """Luck: the judge changed its mind although nothing had happened."""
    open: float
    """Luck: turns that were not examined."""
    result: float
    performance: float
    """What a decision cost on average."""


class GradedRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision with its grade."""

    question: str
    round: int
    phase: str
    seat: str
    rider: str
    """The type of the rider it was about; empty if it was about none."""
    kind: str
    played: str
    best: str
    cost: float
    grade: str
    answers: dict[str, float]
    """The win chance with each answer; where there are too many, with the best one and this one."""
    events: int
    """How many events came before its phase."""
    error: float = 0.0
    """The standard error of the cost, if it was found by riding races."""
    said: tuple[SaidWire, ...] = ()
    """The explanation of the best answer and this one, if the decision was costly."""


class ChancesRow(Struct, frozen=True, kw_only=True):
    """The win chance of every team at the end of a phase, by seat; they add up to 1."""

    round: int
    phase: str
    events: int
    """How many events came before this moment."""
    teams: dict[str, float]


class RollRow(Struct, frozen=True, kw_only=True):
    """A roll that was examined, and the chance of its team before and after it."""

    round: int
    seat: str
    rider: str
    result: str
    """As text, such as 4+6."""
    before: float
    after: float
    exact: bool
    """Whether the chance before it is exact."""


class Studied(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The study of a race."""

    judge: str
    races: int
    """How many races were ridden from each moment; 0 where the judge only looks."""
    seats: dict[str, BalanceRow]
    """By seat; of those that decided something."""
    decisions: tuple[GradedRow, ...]
    chances: tuple[ChancesRow, ...]
    deciding: tuple[int, ...]
    """Which of the chances changed most from the one before: the moments that decided the race."""
    rolls: tuple[RollRow, ...] = ()
    """The rolls that were examined, in the order of the race."""


class Refining(Struct, frozen=True):
    """The record of a race that is over, and a question of it."""

    record: str
    question: Annotated[str, Meta(max_length=100)]


class RefinedRow(Struct, frozen=True, kw_only=True):
    """What each answer to a question was worth in races ridden from there, from 0 to 1."""

    by: str
    """The bot that rode them."""
    best: str
    cost: float
    error: float
    """The standard error of the cost."""
    grade: str
    answers: dict[str, float]
    errors: dict[str, float]


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

    judge: str
    road: RoadWire
    view: ViewWire
    """The riders with everything they have."""
    teams: dict[str, float]
    """The win chance of every team, by seat, as the rider's seat sees it, or a spectator where no rider was
    named; empty where the judge cannot tell."""
    hand: tuple[str, ...]
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
