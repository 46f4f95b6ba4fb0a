"""The study of a race, as it is sent."""

from msgspec import Struct

from echappee.server.messages.wire import FigureRow, SaidWire


class StandingRow(Struct, frozen=True):
    """As good as the bots at this level, and better than how many of them, in percent."""

    level: int
    better: int


class PerformanceRow(Struct, frozen=True):
    """What a decision cost on average, from 0 to 1, its standard error, and how many decisions there were."""

    mean: float
    error: float
    decisions: int
    standing: StandingRow | None


class BalanceRow(Struct, frozen=True, kw_only=True):
    """How a team came to its result: `start + luck + mistakes + gifts + unexplained = result`."""

    start: FigureRow
    luck: FigureRow
    """What all draws brought it."""
    mistakes: FigureRow
    """What its graded decisions cost; never above zero."""
    gifts: FigureRow
    """What the graded decisions of the others gave it."""
    unexplained: FigureRow
    result: FigureRow
    own: FigureRow | None = None
    """Luck with its own draws; null if a first study did not tell them from the others."""
    others: FigureRow | None = None
    adjusted: FigureRow
    """The result with average luck."""
    performance: PerformanceRow
    grades: dict[str, int]
    """How many decisions have each grade."""


class GradedRow(Struct, frozen=True, kw_only=True):
    """A decision with its grade."""

    question: str
    round: int
    phase: str
    seat: str
    rider: str
    """The type of the rider it was about; empty if it was about none."""
    kind: str
    events: int
    """How many events came before its phase."""
    played: str
    best: str
    answers: dict[str, FigureRow]
    """The win chance with each answer, as the seat knew the race."""
    cost: FigureRow
    grade: str
    """best, inaccuracy, mistake, blunder; close: too close to call; lost: nothing was left to win."""
    disputed: bool
    """Whether it would cost nothing if the second policy rode on."""
    gifts: dict[str, FigureRow]
    """What a graded decision gave the others."""
    tried: int
    """How many races were ridden to compare this answer with the best one."""
    said: tuple[SaidWire, ...]
    """The explanation of the best answer and this one, if the decision was costly."""


class ChancesRow(Struct, frozen=True, kw_only=True):
    """The win chance of every team where a phase begins, and at the end; what is shown adds up to 100."""

    round: int
    phase: str
    events: int
    """How many events came before this moment."""
    entries: int
    teams: dict[str, FigureRow]


class TurningRow(Struct, frozen=True, kw_only=True):
    """A moment that turned the race: the phase that began there, and the team whose chance changed most."""

    round: int
    phase: str
    events: int
    before: int
    """Which of the chances, counted from 0."""
    after: int
    seat: str
    said: tuple[SaidWire, ...]
    """What happened, in one sentence."""


class DrawnRow(Struct, frozen=True, kw_only=True):
    """A draw, and the chance of its team before and after it."""

    round: int
    phase: str
    seat: str
    rider: str
    kind: str
    result: str
    """As in the record."""
    events: int
    before: FigureRow
    after: FigureRow


class Studied(Struct, frozen=True, kw_only=True):
    """The study of a race."""

    version: int
    effort: str
    provisional: bool
    """Whether the server will ride more races for it once its kernel is compiled."""
    lacking: bool
    """Whether the packages of the kernel are missing there."""
    policy: str
    """Who rode on in all seats."""
    second: str
    """Who rode on once more, after what cost something; empty if nobody did."""
    races: int
    """How many races were ridden from each moment."""
    ridden: int
    """How many in all."""
    teams: tuple[str, ...]
    seats: dict[str, BalanceRow]
    given: dict[str, dict[str, FigureRow]]
    """What the graded decisions of each team gave every team; what they cost it."""
    chances: tuple[ChancesRow, ...]
    turning: tuple[TurningRow, ...]
    """At most three, in the order of the race."""
    decisions: tuple[GradedRow, ...]
    draws: tuple[DrawnRow, ...]
    """None in a first study."""
