"""The study of a race: chances moment by moment, graded choices, and how each team came to its result."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal, NamedTuple

from echappee.engine import Key, Seat
from echappee.study.chances import Measured, RaceNumbers, WinChances
from echappee.study.decision import LOST, Decision
from echappee.study.trying import Trials
from echappee.words.sentences import Sentence

VERSION: Final = 2
"""Of the JSON of a study."""
TURNS: Final = 3
"""How many moments count as having turned a race."""
EXPLAINED: Final = 12
"""How many decisions are explained in words, the costliest first."""


EffortName = Literal["first", "full", "advice"]
"""For somebody who waits, for a whole study, for one decision."""


class StudyEffort(NamedTuple):
    """How many races a study rides."""

    name: EffortName
    races: int
    """From each moment."""
    trials: Trials
    split: bool = True
    """Whether a team's own draws are told from those of the others."""
    turns: int = 1_000_000
    """In how many rounds every draw and choice is looked at: those in which the chances changed most."""
    jobs: int = 1
    """From how many situations races are ridden at the same time; it changes nothing else."""
    threads: bool = False
    """Whether that takes threads, and not processes."""
    provisional: bool = False
    """Whether the same machine will ride more races once it is prepared for them."""
    lacking: bool = False
    """Whether it lacks the packages of the kernel, so that it cannot be prepared."""
    policy: str = ""
    """The bot that rides in all seats."""

    @property
    def rides(self) -> RaceNumbers:
        """The races from each moment."""
        return RaceNumbers(self.races, policy=self.policy, by_rules=self.trials.by_rules)

    def ridden_by(self, policy: str, second: str = "", *, by_rules: bool = False) -> "StudyEffort":
        """The second policy is asked what it thinks of mistakes."""
        trials = self.trials._replace(policy=policy, second=second, by_rules=by_rules)
        return self._replace(policy=policy, trials=trials)


FIRST: Final = StudyEffort("first", 280, Trials(24, 72, 0.04, 0.04), split=False, threads=True)
"""For somebody who waits."""
FULL: Final = StudyEffort("full", 4000, Trials(128, 2048, 0.015, 0.008), threads=True)
ADVICE: Final = StudyEffort("advice", 500, Trials(125, 500, 0.02, 0.02))
"""For one decision, or one position."""
SLOW_FIRST: Final = StudyEffort("first", 12, Trials(6, 12, 0.1, 0.1), split=False, turns=1)
"""The same without a kernel."""
SLOW_FULL: Final = StudyEffort("full", 24, Trials(12, 48, 0.05, 0.05), turns=1)
QUICK_EFFORTS: Final = {effort.name: effort for effort in (FIRST, FULL, ADVICE)}
SLOW_ADVICE: Final = StudyEffort("advice", 8, Trials(4, 8, 0.1, 0.1))
SLOW_EFFORTS: Final = {effort.name: effort for effort in (SLOW_FIRST, SLOW_FULL, SLOW_ADVICE)}


class Balance(NamedTuple):
    """A team's race: `start + luck + mistakes + gifts + unexplained = result`, exactly."""

    start: Measured
    luck: Measured
    """What draws brought."""
    own: Measured | None
    """Its own draws; None where they are not told from the others."""
    others: Measured | None
    """The draws of others, and those of nobody."""
    mistakes: Measured
    """What its graded decisions cost; never above zero."""
    gifts: Measured
    """What the graded decisions of the others gave it."""
    unexplained: Measured
    """The rest: hidden cards, what choices did together, and that people do not ride as the policy does."""
    result: Fraction

    @property
    def adjusted(self) -> Measured:
        """The result with average luck."""
        return Measured(min(Fraction(1), max(Fraction(0), self.result - self.luck.mean)), self.luck.error)


class ChartRow(NamedTuple):
    """The win chances of all teams where a phase begins, or at the end of the race."""

    round: int
    phase: str
    events: int
    """How many events of the race came before, and how many entries of the record."""
    entries: int
    chances: WinChances


class Drawn(NamedTuple):
    """A draw, and the chances of all teams before and after it."""

    key: Key
    result: str
    before: WinChances
    after: WinChances


class TurningPoint(NamedTuple):
    """A moment that turned the race: two rows of the chart, and the team whose chance changed most."""

    before: int
    after: int
    seat: Seat
    said: Sequence[Sentence] = ()


class SameLevel(NamedTuple):
    """As good as which bots somebody rides."""

    level: int
    better: int
    """Than how many of them, in percent."""


class Performance(NamedTuple):
    """What the decisions of a seat cost on average."""

    cost: Measured
    decisions: int


@dataclass(frozen=True)
class Analysis:
    """The study of a finished race."""

    game: str
    effort: StudyEffort
    standing_of: Callable[[float], SameLevel | None]
    """As good as which bots somebody rides who loses this much per decision in full studies."""
    seats: Mapping[Seat, Balance]
    decisions: Sequence[Decision]
    chart: Sequence[ChartRow]
    turning: Sequence[TurningPoint]
    draws: Sequence[Drawn]
    moments: int
    """From how many moments races were ridden."""
    began: Mapping[tuple[int, str], int]
    """How many events came before each phase, by round and phase."""
    round_word: str = "round"
    """The game's word for a round."""

    def __repr__(self) -> str:
        teams, choices = ", ".join(self.seats), len(self.decisions)
        return f"<Study: {self.game}, {teams}; {choices} decisions, {self.ridden:,} races ridden>"

    @property
    def ridden(self) -> int:
        """All races of the study."""
        answers = (chances for each in self.decisions for chances in each.tried.answers.values())
        tried = sum(len(chances.winners) for chances in answers)
        return self.moments * self.effort.races + tried + sum(2 * each.cost.races for each in self.decisions)

    def performance(self, seat: Seat) -> Performance:
        """Of the decisions in which there was something left to win."""
        real = [each for each in self.of(seat) if each.grade != LOST]
        lost = Measured.total(each.cost.own for each in real if each.graded)
        count = max(1, len(real))
        return Performance(Measured(lost.mean / count, lost.error / count), len(real))

    def standing(self, seat: Seat) -> SameLevel | None:
        """Known where it has had something to decide, in a full study."""
        found = self.performance(seat)
        known = found.decisions and self.effort.name == "full"
        return self.standing_of(float(found.cost.mean)) if known else None

    def of(self, seat: Seat) -> Sequence[Decision]:
        return [each for each in self.decisions if each.key.seat == seat]

    def given(self, giver: Seat, taker: Seat) -> Measured:
        """What the graded decisions of one team gave another; what they cost it, if both are the same."""
        return Measured.total(each.cost.gifts[taker] for each in self.of(giver) if each.graded)

    @property
    def costly(self) -> Sequence[Decision]:
        """The graded decisions, the costliest first."""
        return costliest(self.decisions)


def costliest(decisions: Sequence[Decision]) -> Sequence[Decision]:
    return sorted((each for each in decisions if each.graded), key=lambda each: -each.cost.own.mean)
