"""The fields of a study as plain data, for type checkers; docs/study.md says more about each."""

from typing import NotRequired, TypedDict

from echappee.engine import Value


class MeasuredJson(TypedDict):
    """A figure from 0 to 1, its standard error, and what to print, in percent."""

    mean: float
    error: float
    shown: int


class StandingJson(TypedDict):
    """As good as the bots at this level, and better than how many of them, in percent."""

    level: int
    better: int


class PerformanceJson(TypedDict):
    """What the decisions of a team cost on average."""

    mean: float
    error: float
    decisions: int
    standing: StandingJson | None


class BalanceJson(TypedDict):
    """How a team came to its result."""

    start: MeasuredJson
    luck: MeasuredJson
    mistakes: MeasuredJson
    gifts: MeasuredJson
    unexplained: MeasuredJson
    result: MeasuredJson
    own: NotRequired[MeasuredJson]
    """Where its own draws are told from those of the others."""
    others: NotRequired[MeasuredJson]
    adjusted: MeasuredJson
    performance: PerformanceJson
    grades: dict[str, int]


class SaidJson(TypedDict):
    """A sentence: its id in the catalogues, the rule behind it, and what it is about."""

    id: str
    rule: str
    args: dict[str, Value]


class MomentJson(TypedDict):
    """The win chances where a phase begins."""

    round: int
    phase: str
    events: int
    entries: int
    teams: dict[str, MeasuredJson]


class TurnJson(TypedDict):
    """A moment that turned the race, between two rows of the chances."""

    round: int
    phase: str
    events: int
    before: int
    after: int
    seat: str
    said: list[SaidJson]


class ChosenJson(TypedDict):
    """A graded decision."""

    question: str
    round: int
    phase: str
    seat: str
    rider: str
    kind: str
    events: int
    played: str
    best: str
    answers: dict[str, MeasuredJson]
    cost: MeasuredJson
    grade: str
    disputed: bool
    gifts: dict[str, MeasuredJson]
    tried: int
    said: list[SaidJson]


class DrawnJson(TypedDict):
    """A draw of a team, and its chance before and after it."""

    round: int
    phase: str
    seat: str
    rider: str
    kind: str
    result: str
    events: int
    before: MeasuredJson
    after: MeasuredJson


class StudyJson(TypedDict):
    """A whole study."""

    version: int
    effort: str
    provisional: bool
    lacking: bool
    policy: str
    second: str
    races: int
    ridden: int
    teams: list[str]
    seats: dict[str, BalanceJson]
    given: dict[str, dict[str, MeasuredJson]]
    chances: list[MomentJson]
    turning: list[TurnJson]
    decisions: list[ChosenJson]
    draws: list[DrawnJson]
