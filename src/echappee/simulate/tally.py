"""Counts over many races or tours, and the shares and means they lead to."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from echappee.simulate.intervals import Mean, mean_interval, share_intervals

Name = str | int | tuple[int, ...]
SQUARES = "squares"
"""The end of the key under which squares of a value are added up."""


class ResultFigure(NamedTuple):
    """A figure of a result for JSON: the value, and its 95 % interval if it has one."""

    value: object
    interval: object = None


@dataclass(slots=True)
class Tally:
    """Whole numbers only, so that the order in which parts are added cannot matter."""

    size: int = 0
    """How many races, or tours."""
    counts: Counter[tuple[Name, ...]] = field(default_factory=Counter)
    """The keys say what was counted, and for whom."""

    def __getitem__(self, key: tuple[Name, ...]) -> int:
        return self.counts[key]

    def add(self, number: int, *key: Name) -> None:
        self.counts[key] += number

    def measure(self, value: int, *key: Name) -> None:
        """Add a value that has a mean."""
        self.add_measured(value, value**2, *key)

    def add_measured(self, total: int, squares: int, *key: Name) -> None:
        """Add many such values at once: their sum, and that of their squares."""
        self.counts[key] += total
        self.counts[*key, SQUARES] += squares

    def merge(self, other: "Tally") -> None:
        self.size += other.size
        self.counts.update(other.counts)

    def by_name(self, what: str, names: Iterable[str]) -> dict[str, int]:
        return {name: self.counts[what, name] for name in names}

    def by_number(self, what: str) -> Counter[int]:
        """Everything that was counted under a number alone."""
        return Counter(
            {
                key[1]: count
                for key, count in self.counts.items()
                if key[0] == what and len(key) == 2 and isinstance(key[1], int)
            }
        )

    def mean(self, *key: Name, of: int = 0, per: int = 1) -> Mean:
        """The mean of a value over the races, or over another number if one is given; divided by `per`."""
        count, total = of or self.size, self.counts[key]
        low, high = mean_interval(count, total, self.counts[*key, SQUARES])
        return Mean(total / count / per, (low / per, high / per))

    def share_figure(self, what: str, names: Iterable[str]) -> ResultFigure:
        """How often each of these won, and which share of the races that is."""
        wins = self.by_name(what, names)
        return ResultFigure(wins, share_intervals(wins, self.size))

    def mean_figure(self, what: str, names: Iterable[str], per: int = 1) -> ResultFigure:
        """The mean of each of these."""
        means = {name: self.mean(what, name, per=per) for name in names}
        return ResultFigure(
            {name: mean.mean for name, mean in means.items()},
            {name: list(mean.interval) for name, mean in means.items()},
        )


def figures_json(counted: str, size: int, figures: Mapping[str, ResultFigure]) -> dict[str, object]:
    """All values, then the intervals of those that have one."""
    return {
        counted: size,
        **{name: figure.value for name, figure in figures.items()},
        "intervals": {
            name: figure.interval for name, figure in figures.items() if figure.interval is not None
        },
    }
