"""Arithmetic of chances."""

from collections.abc import Iterable


def at_least(count: int, shares: Iterable[float]) -> float:
    """How likely so many of several independent events happen."""
    exactly = [1.0] + [0.0] * count
    for share in shares:
        for number in range(count, 0, -1):
            kept = exactly[number] * (1.0 if number == count else 1.0 - share)
            exactly[number] = kept + exactly[number - 1] * share
        exactly[0] *= 1.0 - share
    return exactly[count]
