"""How certain means and shares of many races are."""

from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

Z = 1.959964
"""The normal quantile of a 95 % interval."""


class Estimate(NamedTuple):
    """A mean of some races, such as a win chance, and its standard error."""

    mean: float
    error: float


class Mean(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    interval: tuple[float, float]

    @property
    def cells(self) -> tuple[str, str]:
        """For a grid."""
        low, high = self.interval
        return f"{self.mean:.2f}", f"{low:.2f} – {high:.2f}"


def mean_interval(count: int, total: int, squares: int) -> tuple[float, float]:
    """The 95 % interval of a mean."""
    mean = total / count
    variance = max(0.0, squares / count - mean**2) * count / max(1, count - 1)
    half = Z * sqrt(variance / count)
    return mean - half, mean + half


def share_interval(wins: int, races: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's method, which holds near 0 and 1 too."""
    share = wins / races
    scale = 1 + Z**2 / races
    centre = (share + Z**2 / (2 * races)) / scale
    half = Z * sqrt(share * (1 - share) / races + Z**2 / (4 * races**2)) / scale
    return max(0.0, centre - half), min(1.0, centre + half)


def share_intervals(wins: Mapping[str, int], races: int) -> dict[str, list[float]]:
    """The 95 % interval of each share of these races."""
    return {name: list(share_interval(count, races)) for name, count in wins.items()}
