"""How strong the bots of a ladder are, judged by how they finished.

The ratings come from openskill, a library for races of any number of teams, on a scale that can be explained.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from echappee.simulate.charts import Bar, Bars, Chart, share_bar
from echappee.simulate.intervals import Z
from echappee.simulate.result import FAILED, ResultGrid

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MEAN: Final = 1000
"""The rating of a bot without races."""
STEP: Final = 100
"""A bot that is rated this much higher wins two of three races of two teams."""
COLUMNS: Final = ("", "rating", "95 % interval", "races", "won", "share", FAILED)


class Finish(NamedTuple):
    """How a race of bots ended."""

    order: tuple[str, ...]
    """Those that rode it to the end, the best first."""
    failed: tuple[str, ...] = ()
    """Those that failed; all of them have lost against all others, and nobody against each other."""


class Rating(NamedTuple):
    middle: float
    doubt: float
    """One standard deviation."""

    @property
    def interval(self) -> tuple[float, float]:
        """The ends of the 95 % interval."""
        return self.middle - Z * self.doubt, self.middle + Z * self.doubt


def model() -> "PlackettLuce":
    """The rating model. Bots do not change from race to race, so no doubt is added between two races."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only ladders need it

    return PlackettLuce(tau=0)


def rate(bots: Sequence[str], finishes: Sequence[Finish]) -> Mapping[str, Rating]:
    """By name, after races that ended like this; of two seats of one bot the better one counts."""
    rules = model()
    found = {name: rules.rating() for name in bots}
    for order, failed in finishes:
        names = list(dict.fromkeys(order + failed))
        ranks = [float(min(place, len(order))) for place in map((order + failed).index, names)]
        if len(names) > 1:
            rated = rules.rate([[found[name]] for name in names], ranks=ranks)
            found |= {name: rating for name, [rating] in zip(names, rated, strict=True)}
    unit = STEP / (log(2) * sqrt(2) * rules.beta)
    return {
        name: Rating(MEAN + unit * (each.mu - rules.mu), unit * each.sigma) for name, each in found.items()
    }


class Standing(NamedTuple):
    """One bot on the ladder."""

    name: str
    rating: Rating
    races: int
    won: int
    failed: int = 0
    """Races in which it failed, in one of its seats at least."""

    @property
    def share(self) -> float:
        return self.won / self.races if self.races else 0.0


class LadderResult(NamedTuple):
    """All bots, the strongest first."""

    races: int
    standings: Sequence[Standing]

    @classmethod
    def of(cls, bots: Sequence[str], finishes: Sequence[Finish]) -> "LadderResult":
        """The result of races that ended like this."""
        ratings = rate(bots, finishes)
        ridden = Counter(name for order, failed in finishes for name in {*order, *failed})
        won = Counter(name for order, _ in finishes for name in order[:1])
        lost = Counter(name for _, failed in finishes for name in set(failed))
        found = [
            Standing(name, ratings[name], ridden[name], won[name], lost[name]) for name in dict.fromkeys(bots)
        ]
        return cls(len(finishes), sorted(found, key=lambda each: -each.rating.middle))

    def as_json(self) -> dict[str, object]:
        """All figures, with 95 % intervals."""
        rows = [
            {
                "name": each.name,
                "rating": each.rating.middle,
                "interval": list(each.rating.interval),
                "races": each.races,
                "won": each.won,
                "failed": each.failed,
            }
            for each in self.standings
        ]
        return {"races": self.races, "bots": rows}

    def grid(self, teams: Sequence[str]) -> ResultGrid:  # noqa: ARG002 - bots are known by their names
        """The ladder, from the top."""
        rows = [
            (
                each.name,
                f"{each.rating.middle:.0f}",
                "{:.0f} – {:.0f}".format(*each.rating.interval),
                str(each.races),
                str(each.won),
                f"{each.share:.1%}",
                str(each.failed),
            )
            for each in self.standings
        ]
        caption = "1,000 is the mean of all; 100 more win two of three races of two teams"
        return ResultGrid(f"{self.races:,} races", COLUMNS, [rows], caption)

    def charts(self) -> Sequence[Chart]:
        """The same in pictures."""
        ratings = [Bar(each.name, each.rating.middle, *each.rating.interval) for each in self.standings]
        shares = [share_bar(each.name, each.won, each.races) for each in self.standings if each.races]
        return (
            Bars("Ratings", "1,000 is the mean of all", ratings),
            Bars("Races won", "in whatever company they rode", shares, percent=True),
        )
