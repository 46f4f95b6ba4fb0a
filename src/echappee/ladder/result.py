"""How strong the bots of a ladder are, by how they finished."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from echappee.ladder.rating import Rating, rate
from echappee.simulate.charts import Bar, Bars, Chart, share_bar
from echappee.simulate.result import ResultGrid

COLUMNS = ("", "rating", "95 % interval", "races", "won", "share")


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
        """From the order in which bots finished, race by race."""
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
