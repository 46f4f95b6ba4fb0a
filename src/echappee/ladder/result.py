"""How strong the bots of a ladder are, judged by how they finished.

The ratings come from openskill, a library for races of any number of teams, on a scale that can be explained.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from echappee.simulate.charts import Bar, Bars, Chart, share_bar
from echappee.simulate.intervals import Z
from echappee.simulate.result import ResultGrid

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MEAN: Final = 1000
"""The rating of a bot without races."""
STEP: Final = 100
"""A bot that is rated this much higher wins two of three races of two teams."""
COLUMNS: Final = ("", "rating", "95 % interval", "races", "won", "share")


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


def rate(bots: Sequence[str], orders: Sequence[Sequence[str]]) -> Mapping[str, Rating]:
    """By name, after races that ended in these orders; of two seats of one bot the better one counts."""
    rules = model()
    found = {name: rules.rating() for name in bots}
    for order in orders:
        names = list(dict.fromkeys(order))
        if len(names) > 1:
            rated = rules.rate([[found[name]] for name in names])
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

    @property
    def share(self) -> float:
        return self.won / self.races if self.races else 0.0


class LadderResult(NamedTuple):
    """All bots, the strongest first."""

    races: int
    standings: Sequence[Standing]

    @classmethod
    def of(cls, bots: Sequence[str], orders: Sequence[Sequence[str]]) -> "LadderResult":
        """The result of races in which bots finished in these orders."""
        ratings = rate(bots, orders)
        ridden = Counter(name for order in orders for name in set(order))
        won = Counter(order[0] for order in orders)
        found = [Standing(name, ratings[name], ridden[name], won[name]) for name in dict.fromkeys(bots)]
        return cls(len(orders), sorted(found, key=lambda each: -each.rating.middle))

    def as_json(self) -> dict[str, object]:
        """All figures, with 95 % intervals."""
        rows = [
            {
                "name": each.name,
                "rating": each.rating.middle,
                "interval": list(each.rating.interval),
                "races": each.races,
                "won": each.won,
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
