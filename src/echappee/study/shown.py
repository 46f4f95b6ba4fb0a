"""Percentages as people see them: whole numbers that add up to what they should."""

from collections.abc import Mapping
from fractions import Fraction
from math import floor
from typing import TypeVar

K = TypeVar("K")


def percentages(shares: Mapping[K, Fraction]) -> dict[K, int]:
    """Shares in whole percent. If they add up to a whole percentage, so do these: the largest rests go up."""
    exact = {name: 100 * share for name, share in shares.items()}
    found = {name: floor(percent) for name, percent in exact.items()}
    left = round(sum(exact.values())) - sum(found.values())
    rests = sorted(exact, key=lambda name: found[name] - exact[name])
    return {name: number + (name in rests[:left]) for name, number in found.items()}
