"""Grades: how good a choice was, by what it cost in win chance. `docs/study.md` has the same figures."""

from typing import Final

GRADES: Final = (
    (0.005, "best"),
    (0.02, "good"),
    (0.05, "inaccuracy"),
    (0.10, "mistake"),
    (1.0, "blunder"),
)
"""Up to which cost each is given: the first one that fits."""
OPEN: Final = "open"
"""Instead of a grade, where the cost is unclear."""


def grade(cost: float) -> str:
    return next(name for most, name in GRADES if cost <= most)
